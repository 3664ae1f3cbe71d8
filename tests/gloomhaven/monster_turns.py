"""Monster turns with known answers: `python -m tests.gloomhaven.monster_turns FILE` tries every case of a file.

A case is one monster about to act on a board of `columns` x `rows` hexes (column c, row w: `[c, w - c // 2]`), with
`terrain`, `thin_walls` as `[hex, edge]`, `characters` with their initiative, other `monsters`, the `active` one and its
`action`; `expected` lists every result that the rules allow: `move` where it ends, `attacks` the hexes of its targets.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from emberhall.games.gloomhaven.ground import Ground
from emberhall.games.gloomhaven.rules.monster_attack import Attack
from emberhall.games.gloomhaven.rules.monster_focus import Mind
from emberhall.games.gloomhaven.rules.monster_ways import Field, Move, Rival
from emberhall.geometry.hexes import Hex
from emberhall.geometry.sight import Walls


class Action(msgspec.Struct, frozen=True):
    """What the monster's card and statistics give it."""

    move: int
    range: int
    targets: int
    flying: bool
    jump: bool
    muddled: bool
    area: tuple[Hex, ...] | None


class Character(msgspec.Struct, frozen=True):
    """An enemy of the monster."""

    hex: Hex
    initiative: int


class Result(msgspec.Struct, frozen=True):
    """Where the monster ends, and whom it attacks."""

    move: Hex
    attacks: tuple[Hex, ...]


class Case(msgspec.Struct, frozen=True):
    """One monster about to act, and what it may do."""

    case: int
    columns: int
    rows: int
    terrain: dict[str, tuple[Hex, ...]]
    thin_walls: tuple[tuple[Hex, int], ...]
    characters: tuple[Character, ...]
    monsters: tuple[Hex, ...]
    active: Hex
    action: Action
    expected: tuple[Result, ...]


def read(path: Path) -> list[Case]:
    """The cases of a file."""
    return msgspec.json.decode(path.read_bytes(), type=list[Case])


def field_of(case: Case) -> Field:
    """The board of a case, as the monster sees it."""
    floor = [(c, w - c // 2) for c in range(case.columns) for w in range(case.rows)]
    ground = Ground(floor, Walls(case.terrain.get("wall", ()), case.thin_walls))

    def on(*kinds: str) -> int:
        return ground.bitmap([ground.index[cell] for kind in kinds for cell in case.terrain.get(kind, ())])

    rivals = tuple([Rival(ground.index[c.hex], c.initiative) for c in case.characters])
    allies = ground.bitmap([ground.index[cell] for cell in case.monsters])
    here = ground.index[case.active]
    return Field(ground, here, rivals, allies, 0, on("obstacle"), on("trap", "hazard"), on("difficult"))


def results(case: Case) -> set[Result]:
    """Everything the monster may do by the rules."""
    field, action = field_of(case), case.action
    attack = Attack(action.range, action.targets, action.area or (), action.muddled)
    mind = Mind(field, Move(action.move, action.jump, action.flying), attack)
    hexes = field.ground.hexes
    found = set()
    foci = mind.foci()
    for focus in foci:
        for at, best in mind.destinations(focus).items():
            if not best:
                found.add(Result(hexes[at], ()))
            for hits in best:
                hit = [hexes[rival.at] for i, rival in enumerate(field.rivals) if hits >> i & 1]
                found.add(Result(hexes[at], tuple(sorted(hit))))
    return found if foci else {Result(case.active, ())}


def right(case: Case) -> bool:
    """Whether the rules allow exactly the expected results."""
    return results(case) == {Result(r.move, tuple(sorted(r.attacks))) for r in case.expected}


def main(arguments: list[str]) -> int:
    """Print a line for each case of the files, and a count; how many are wrong."""
    cases = [case for argument in arguments for case in read(Path(argument))]
    wrong = 0
    for case in cases:
        if right(case):
            print(f"case {case.case}: right")
            continue
        wrong += 1
        print(f"case {case.case}: WRONG")
        print(f"  expected {_said(case.expected)}")
        print(f"  found    {_said(results(case))}")
    print(f"{len(cases) - wrong} of {len(cases)} right")
    return wrong


def _said(found: Any) -> str:
    return "; ".join(sorted(f"{r.move} attacks {', '.join(map(str, sorted(r.attacks))) or 'nobody'}" for r in found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) > 0)
