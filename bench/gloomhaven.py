"""Gloomhaven: monsters' turns with known answers, a crowded board, and whole scenarios by random choice.

`--cases FILE` measures the monster turns of another file of the form of tests/gloomhaven/monster_turns.json.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from _table import ROOT, Row, run
from kernel import speeds

from emberhall.agents import play_out
from emberhall.games.gloomhaven.game import GAME
from emberhall.games.gloomhaven.ground import Ground
from emberhall.games.gloomhaven.rules.monster_attack import Attack
from emberhall.games.gloomhaven.rules.monster_focus import Mind
from emberhall.games.gloomhaven.rules.monster_ways import Field, Move, Rival
from emberhall.games.gloomhaven.state import Setup
from emberhall.geometry.sight import Walls
from emberhall.kernel import Session
from tests.gloomhaven.monster_turns import Case, field_of, read, results
from tests.gloomhaven.plain_mind import PlainMind

GAMES = 20
CASES = ROOT / "tests" / "gloomhaven" / "monster_turns.json"


def cases_file() -> Path:
    """The file named in the arguments, or the project's own cases."""
    if "--cases" not in sys.argv:
        return CASES
    at = sys.argv.index("--cases")
    found = Path(sys.argv[at + 1])
    del sys.argv[at : at + 2]
    return found


def plainly(case: Case) -> None:
    """Find the same turn by searching the whole board."""
    action = case.action
    attack = Attack(action.range, action.targets, action.area or (), action.muddled)
    mind = PlainMind(field_of(case), Move(action.move, action.jump, action.flying), attack)
    for focus in mind.foci():
        mind.destinations(focus)


def crowded() -> Field:
    """A hall of 140 hexes with walls, 20 figures, obstacles, traps and difficult ground."""
    floor = [(q, r - q // 2) for q in range(14) for r in range(10)]
    ground = Ground(floor, Walls([(6, r - 3) for r in (0, 1, 2, 7, 8, 9)]))
    random = Random(20)
    free = [at for at in range(len(floor)) if ground.bits[at] & ground.inside]
    taken = random.sample(free, 20)
    lying = random.sample([at for at in free if at not in taken], 18)
    rivals = tuple(Rival(at, 1000 * n) for n, at in enumerate(taken[1:8]))
    bitmap = ground.bitmap
    return Field(
        ground, taken[0], rivals, bitmap(taken[8:]), 0, bitmap(lying[:8]), bitmap(lying[8:12]), bitmap(lying[12:])
    )


def turn(field: Field, mind: Callable[..., Mind | PlainMind]) -> None:
    """One turn on it: Move 3, Attack with Range 3 on two targets."""
    thought = mind(field, Move(3), Attack(3, 2))
    for focus in thought.foci():
        thought.destinations(focus)


def monsters(cases: list[Case]) -> list[Row]:
    """Milliseconds of one turn: every case on a fresh board, and the crowded hall."""
    field = crowded()

    def ours() -> int:
        for case in cases:
            results(case)
        return len(cases)

    def plain() -> int:
        for case in cases:
            plainly(case)
        return len(cases)

    def crowd(mind: Callable[..., Mind | PlainMind]) -> Callable[[], int]:
        def turns() -> int:
            for _ in range(100):
                turn(field, mind)
            return 100

        return turns

    a, b, c, d = (1000 / found for found in speeds(ours, plain, crowd(Mind), crowd(PlainMind)))
    whole = "a search of the whole board"
    return [
        Row(f"Gloomhaven, a monster's turn, {len(cases)} cases", a, "ms", whole, b, b / a),
        Row("Gloomhaven, a monster's turn among 20 figures", c, "ms", whole, d, d / c),
    ]


def scenarios() -> list[Row]:
    """Whole scenarios, set-up included; every question lists all its legal options."""
    random = Random(1)
    seeds = iter(range(1_000_000))

    def decisions_of(seats: int) -> int:
        return sum(
            play_out(Session(GAME, Setup(), seats, next(seeds), keep=False), random, 20_000) for _ in range(GAMES)
        )

    def two() -> int:
        return decisions_of(2)

    def games() -> int:
        decisions_of(2)
        return GAMES

    def four() -> int:
        return decisions_of(4)

    decisions, whole, many = speeds(two, games, four)
    return [
        Row("Gloomhaven, scenario 1, 2 characters", decisions, "decisions/s"),
        Row("Gloomhaven, scenario 1, 2 characters", whole, "games/s"),
        Row("Gloomhaven, scenario 1, 4 characters", many, "decisions/s"),
    ]


if __name__ == "__main__":
    cases = read(cases_file())
    run(lambda: [*monsters(cases), *scenarios()])
