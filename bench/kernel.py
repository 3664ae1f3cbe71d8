"""What the kernel costs: a decision, a fork, a session in memory."""

import copy
import time
import tracemalloc
from collections.abc import Callable
from random import Random

from _table import Row, run

from emberhall.agents import play_out
from emberhall.kernel import Session, find_game

ROUNDS = 15


def speeds(*tasks: Callable[[], int]) -> list[float]:
    """How often each task is done per second of processor time, over all rounds.

    Tasks take turns, so that all are disturbed alike. The best round would say less: each plays other games, and the
    luckiest would be all that is seen.
    """
    done, spent = [0] * len(tasks), [0.0] * len(tasks)
    for _ in range(ROUNDS):
        for i, task in enumerate(tasks):
            start = time.process_time()
            done[i] += task()
            spent[i] += time.process_time() - start
    return [count / seconds for count, seconds in zip(done, spent, strict=True)]


def decisions() -> list[Row]:
    """Random games of tic-tac-toe, here and in OpenSpiel."""
    game = find_game("bench.tic_tac_toe:GAME")
    random = Random(1)

    def ours() -> int:
        return sum(play_out(Session(game, None, 2, seed, keep=False), random, 9) for seed in range(6000))

    kept = Random(2)

    def ours_kept() -> int:
        return sum(play_out(Session(game, None, 2, seed), kept, 9) for seed in range(1500))

    try:
        import pyspiel
        from open_spiel.python.games import tic_tac_toe  # noqa: F401 (registers the game)
    except ImportError:
        speed, with_undo = speeds(ours, ours_kept)
        print("OpenSpiel is not installed (pip install 'emberhall[bench]'): nothing to compare decisions with")
        return [
            Row("tic-tac-toe, random playout", speed, "decisions/s"),
            Row("the same with snapshots for undo", with_undo, "decisions/s"),
        ]
    theirs_game = pyspiel.load_game("python_tic_tac_toe")

    def theirs() -> int:
        made = 0
        for _ in range(200):
            state = theirs_game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(random.random() * len(actions))])
                made += 1
        return made

    speed, with_undo, other = speeds(ours, ours_kept, theirs)
    name = "OpenSpiel python_tic_tac_toe"
    return [
        Row("tic-tac-toe, random playout", speed, "decisions/s", name, other, speed / other, 8),
        Row("the same with snapshots for undo", with_undo, "decisions/s", name, other, with_undo / other),
    ]


def forks() -> list[Row]:
    """A fork against a deep copy of the same state: 151 hexes, 4 players, at each of 60 decisions.

    A fork is ready to be played on: it has asked the rules what may be chosen. Where that means finding all paths on
    the field it is dearest; the last row is without that, at the start of a turn.
    """
    game = find_game("tests.games.skirmish:GAME")
    random = Random(3)
    session = Session(game, None, 4, 1)
    start = session.fork(keep=True)
    positions = []
    for _ in range(60):
        positions.append(session.fork(keep=True))
        play_out(session, random, 1)

    def fork() -> int:
        for position in positions * 10:
            position.fork()
        return len(positions) * 10

    def deepcopy() -> int:
        for position in positions[::3]:
            copy.deepcopy(position.state)
        return len(positions[::3])

    def fork_start() -> int:
        for _ in range(1000):
            start.fork()
        return 1000

    forked, copied, at_start = speeds(fork, deepcopy, fork_start)
    what = f"fork, {len(start.state.cells)} hexes, {start.seats} players"
    other = "copy.deepcopy of the state"
    return [
        Row(f"{what}: mean of 60 positions", 1e6 / forked, "µs", other, 1e6 / copied, forked / copied, 6),
        Row(f"{what}: start of a turn", 1e6 / at_start, "µs", other, 1e6 / copied, at_start / copied),
    ]


def memory() -> list[Row]:
    """The memory of a live session in mid-game, with everything undo needs."""
    rows = []
    for place, seats, made in (("bench.tic_tac_toe:GAME", 2, 4), ("tests.games.skirmish:GAME", 4, 40)):
        game = find_game(place)
        play_out(Session(game, None, seats, 0), Random(0), made)  # so that one-time loading is not measured
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        sessions = [Session(game, None, seats, seed) for seed in range(50)]
        for session in sessions:
            play_out(session, Random(session.seed), made)
        used = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        rows.append(Row(f"memory of a session: {game.name}, {made} decisions", used / len(sessions) / 1024, "KiB"))
    return rows


if __name__ == "__main__":
    run(lambda: decisions() + forks() + memory())
