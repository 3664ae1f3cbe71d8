"""Many games at once: the same results from any workers, and their statistics."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from emberhall.agents import UnknownAgent
from emberhall.arena import BadMatch, lineups, play_game, prepare, simulate
from emberhall.kernel import BadSetup, find_game, place_of

from .breaking import Killed

DUEL = "tests.games.duel:GAME"
WARDENS = "tests.games.wardens:GAME"


def test_the_number_of_jobs_does_not_matter() -> None:
    alone = simulate(DUEL, ["random", "greedy:guesses=1"], games=24, seed=3)
    together = simulate(DUEL, ["random", "greedy:guesses=1"], games=24, seed=3, jobs=2)
    assert alone.results == together.results
    assert len(alone.results) == 24


def test_another_seed_plays_other_games() -> None:
    assert simulate(DUEL, games=5, seed=1).results != simulate(DUEL, games=5, seed=2).results


def test_ray_plays_the_same_games_whatever_happens_to_its_workers(tmp_path: Path) -> None:
    ray = pytest.importorskip("ray")
    alone = simulate(DUEL, games=20, seed=3)
    try:
        assert simulate(DUEL, games=20, seed=3, ray=True).results == alone.results
        with pytest.raises(UnknownAgent):
            simulate(DUEL, ["nobody"], games=2, ray=True)
        # a worker that is killed plays its game again; one that ends itself each time breaks that game alone
        killed = simulate(DUEL, [Killed(str(tmp_path / "killed")), "random"], games=6, seats=2, ray=True)
        assert (tmp_path / "killed").exists()
        assert [result for result in killed.results if result.fault] == []
        left = simulate(DUEL, ["tests.arena.breaking:Leaves", "random"], games=6, seats=2, ray=True)
        assert [n for n, result in enumerate(left.results) if result.fault] == [2]
        assert left.results[2].fault.what == "the process that played it died"
    finally:
        ray.shutdown()


def test_progress_counts_every_game_once() -> None:
    told: list[int] = []
    simulate(DUEL, games=37, progress=told.append)
    assert sum(told) == 37


def test_a_game_is_the_same_by_itself_and_in_a_series() -> None:
    series = simulate(WARDENS, games=4, seed=10, seats=2)
    alone = play_game(find_game(WARDENS), seats=2, agents=["random"], seed=12)
    assert series.results[2] == alone


def test_agents_take_turns_at_the_seats() -> None:
    assert lineups(["a", "b"], 2) == (("a", "b"), ("b", "a"))
    assert lineups(["a"], 3) == (("a", "a", "a"),)
    assert lineups(["a", "b"], 4) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
    # the seats of a side win together: one agent holds them
    assert lineups(["a", "b"], 4, [(0, 2), (1, 3)]) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
    assert lineups(["a", "b"], 3, [(0, 1, 2)]) == (("a", "a", "a"), ("b", "b", "b"))
    # more agents than seats: every pair meets, both ways round
    assert lineups(["a", "b", "c"], 2) == (
        ("a", "b"),
        ("b", "a"),
        ("a", "c"),
        ("c", "a"),
        ("b", "c"),
        ("c", "b"),
    )


def test_teams_compete_as_teams() -> None:
    """In Mage Knight's team games, each agent holds a whole team, and both teams in turn."""
    teams = {"scenario": "full_conquest", "teams": "seats"}
    match = prepare("mage_knight", ["random", "own"], games=2, seats=4, options=teams, seed=1)
    assert match.lineups == (("random", "own", "random", "own"), ("own", "random", "own", "random"))


def test_both_ways_round_are_played_with_the_same_luck() -> None:
    results = simulate(DUEL, ["random", "greedy:guesses=1"], games=4, seed=7).results
    assert [(r.seed, r.agents[0]) for r in results] == [
        (7, "random"),
        (7, "greedy:guesses=1"),
        (8, "random"),
        (8, "greedy:guesses=1"),
    ]


def test_what_cannot_be_played_is_refused_before_the_first_game() -> None:
    with pytest.raises(BadSetup, match="2 to 4"):
        simulate(DUEL, games=1, seats=7)
    with pytest.raises(BadMatch, match="3 agents"):
        simulate(DUEL, ["random", "random", "greedy"], games=1, seats=2, rotate=False)
    with pytest.raises(UnknownAgent):
        simulate(DUEL, ["nobody"], games=1)


def test_a_faulty_game_is_reported_from_another_process() -> None:
    with pytest.raises(UnknownAgent, match="does not accept these settings"):
        simulate(DUEL, ["tests.arena.test_arena:OnlyOnce", "random"], games=30, jobs=2)


class OnlyOnce:
    """An agent that can be made in the process that checks the match, and in no other."""

    def __init__(self, rng: object) -> None:
        import multiprocessing

        if multiprocessing.parent_process() is not None:
            raise ValueError("not here")

    def choose(self, view: object) -> int:
        return 0


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_failed_game_does_not_lose_the_others(jobs: int) -> None:
    simulation = simulate("tests.arena.breaking:RAISES", games=20, jobs=jobs)
    whole = simulate(DUEL, games=20)
    assert [r for r in simulation.results if not r.fault] == [r for r in whole.results if r.seed != 13]
    assert [(f.what, f.count, f.seed) for f in simulation.summary.faults] == [("KeyError: 'no such map'", 1, 13)]
    assert (simulation.summary.games, simulation.summary.unfinished) == (20, 0)
    (seat, other) = simulation.summary.seats
    assert (seat.of, other.of) == (20, 20)  # what broke was not won, but it was played


def test_a_process_that_dies_loses_one_game() -> None:
    told: list[int] = []
    simulation = simulate("tests.arena.breaking:DIES", games=48, jobs=2, progress=told.append)
    assert sum(told) == 48
    whole = simulate(DUEL, games=48)
    assert [r for r in simulation.results if not r.fault] == [r for r in whole.results if r.seed != 13]
    (fault,) = simulation.summary.faults
    assert (fault.what, fault.count, fault.seed) == ("the process that played it died", 1, 13)


@pytest.mark.parametrize("moment", ["while a worker starts", "while they play"])
def test_an_interrupt_does_not_wait_for_running_games(moment: str) -> None:
    """One Ctrl-C is enough, whenever it comes."""
    code = (
        "import signal, sys, time\n"
        "from multiprocessing.context import SpawnProcess\n"
        "from emberhall.arena import simulate\n"
        "begun = []\n"
        "def started(process, start=SpawnProcess.start):\n"
        "    start(process)\n"
        "    begun.append(process)\n"
        "    if len(begun) == 2:\n"
        "        time.sleep(3)  # until it asks for games\n"
        "        signal.raise_signal(signal.SIGINT)\n"
        "if __name__ == '__main__':\n"
        "    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell in the background has it ignored\n"
        "    if sys.argv[1] == 'while a worker starts':\n"
        "        SpawnProcess.start = started\n"
        "    simulate('tests.arena.breaking:SLEEPS', games=20, jobs=2)\n"
    )
    playing = subprocess.Popen(
        [sys.executable, "-c", code, moment], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        if moment == "while they play":
            assert playing.stdout is not None
            assert "playing" in playing.stdout.readline()  # said by a worker, or by two at once
            playing.send_signal(signal.SIGINT)
        _, errors = playing.communicate(timeout=40)  # a game takes 60 seconds
    finally:
        playing.kill()
    assert playing.returncode != 0
    assert "KeyboardInterrupt" in errors


def test_a_game_is_found_by_other_processes_where_it_lives() -> None:
    assert place_of(find_game("bench.tic_tac_toe:GAME")) == "bench.tic_tac_toe:GAME"


def test_greed_beats_chance_in_the_skirmish() -> None:
    summary = simulate("tests.games.skirmish:GAME", ["random", "greedy:guesses=1"], games=12, seed=1).summary
    greedy, random = summary.standings
    assert greedy.agent == "greedy:guesses=1"
    assert greedy.wins.count > random.wins.count
