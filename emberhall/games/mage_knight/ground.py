"""The ground under the heroes: spaces as numbers, their neighbours, and where tiles may be added; worked out per map.

A space (q, r) is the number `(q + 64) * 128 + r + 64`, so that a step is an addition.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec.structs import astuple

from emberhall.games.mage_knight.content import TILE
from emberhall.games.mage_knight.content.kinds import Hex
from emberhall.games.mage_knight.content.tiles import FIXED, SHAPES
from emberhall.games.mage_knight.state import Placed, State, TileCard
from emberhall.games.mage_knight.terms import CITY, COVERS, SEA
from emberhall.geometry.hexes import rotate
from emberhall.kernel import Option

_WIDTH = 128
_SHIFT = 64

#: Steps to the neighbours: E, SE, SW, W, NW, NE.
STEPS = (_WIDTH, 1, 1 - _WIDTH, -_WIDTH, -1, _WIDTH - 1)
ADJACENT = frozenset(STEPS)
#: Where these steps lead on the drawn map, in half widths to the right and in rows down.
_FACING = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
EAST = STEPS[0]

#: The spaces of a tile as offsets from its centre, in the order of its entry: C, NE, E, SE, SW, W, NW.
_OFFSETS = ((0, 0), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
_UP, _UP_RIGHT = (1, -3), (3, -2)
#: Neighbouring tile positions.
TILE_STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def space(q: int, r: int) -> int:
    """The number of a space."""
    return (q + _SHIFT) * _WIDTH + r + _SHIFT


def axial(at: int) -> tuple[int, int]:
    """The coordinates of a space."""
    return at // _WIDTH - _SHIFT, at % _WIDTH - _SHIFT


def word(at: int) -> str:
    """A space in words: `3,-2`."""
    q, r = axial(at)
    return f"{q},{r}"


def adjacent(a: int, b: int) -> bool:
    """Whether two spaces share an edge."""
    return a - b in ADJACENT


def distance(a: int, b: int) -> int:
    """The number of steps between two spaces."""
    (aq, ar), (bq, br) = axial(a), axial(b)
    return max(abs(aq - bq), abs(ar - br), abs(aq + ar - bq - br))


@cache
def towards(a: int, b: int) -> int:
    """The direction (the index of `STEPS`) that leads best from one space to another."""
    (aq, ar), (bq, br) = axial(a), axial(b)
    q, r = bq - aq, br - ar
    return max(range(6), key=lambda way: (2 * q + r) * _FACING[way][0] + 3 * r * _FACING[way][1])


def centre(a: int, b: int) -> int:
    """The middle space of a tile position."""
    return space(a * _UP[0] + b * _UP_RIGHT[0], a * _UP[1] + b * _UP_RIGHT[1])


PORTAL = centre(0, 0)


def spaces(placed: Placed) -> tuple[tuple[int, Hex], ...]:
    """The spaces that a tile covers, with what they show."""
    return _covered(astuple(placed))


@lru_cache(4096)
def _covered(lies: tuple[Any, ...]) -> tuple[tuple[int, Hex], ...]:
    placed = Placed(*lies)
    middle = centre(placed.a, placed.b)
    q, r = axial(middle)
    found = []
    for offset, printed in zip(_OFFSETS, TILE[placed.tile].hexes, strict=True):
        dq, dr = rotate(offset, placed.turns)
        at = space(q + dq, r + dr)
        found.append((at, _shown(placed, at, middle, printed)))
    return tuple(found)


def _shown(placed: Placed, at: int, middle: int, printed: Hex) -> Hex:
    if at == middle and placed.city != -1:
        return Hex(CITY, "city", (placed.city,)) if placed.city >= 0 else Hex(CITY, COVERS.get(placed.city, ""))
    if placed.graveyard and printed.site == "magical_glade":
        return Hex(printed.terrain, "graveyard")
    if at == middle + EAST and placed.quarter >= 0:  # what lies below is ignored (MK-OPTCITY-08)
        return Hex(CITY, "quarter", (placed.quarter,))
    return printed


class Slot(NamedTuple):
    """A free tile position: how many tiles it touches, and which kinds of tiles may be laid there."""

    a: int
    b: int
    countryside: bool
    core: bool
    box: bool

    @property
    def core_box(self) -> bool:
        return self.core and self.box


O = TypeVar("O", bound=Option)  # noqa: E741


class Walk(NamedTuple, Generic[O]):
    """A step: where it leads, the terrain there, whether a fortified site is there, and the option for it, or
    the one that tells of a fight; a wall between costs a Move point more."""

    to: int
    terrain: int
    fortified: bool
    option: O
    fight: O
    wall: int


class Ground(NamedTuple):
    """What a map is made of, apart from what lies on it."""

    hexes: dict[int, Hex]
    terrain: dict[int, int]
    near: dict[int, tuple[int, ...]]
    slots: dict[int, tuple[Slot, ...]]
    kinds: dict[int, str]
    #: From each space the steps to its neighbours; filled when a hero first stands there.
    walks: dict[int, tuple[Walk[Any], ...]]
    #: Pairs of spaces with a wall between them, both ways round.
    walls: frozenset[tuple[int, int]]
    #: The city spaces beside a space, where there are any.
    cities: dict[int, tuple[int, ...]]


#: Grounds already worked out, by their description.
GROUNDS: dict[str, Ground] = {}


def ground(state: State) -> Ground:
    """The ground of the map as it lies."""
    found = GROUNDS.get(state.ground)
    if found is None:
        if len(GROUNDS) > 4096:
            GROUNDS.clear()
        found = GROUNDS[state.ground] = _work_out(state.ground)
    return found


def ground_key(shape: str, coast_core: bool, tiles: list[Placed]) -> str:
    """The text that describes a map: its shape, whether Core tiles may lie on the coast, and its tiles."""
    rows = (f"{p.tile}/{p.a}/{p.b}/{p.turns}/{p.city}/{p.quarter}/{int(p.graveyard)}" for p in tiles)
    return ";".join([f"{shape}/{int(coast_core)}", *rows])


def _work_out(key: str) -> Ground:
    head, *rows = key.split(";")
    shape, coast_core = head.split("/")
    tiles = []
    for row in rows:
        tile, *numbers, graveyard = row.split("/")
        a, b, turns, city, quarter = map(int, numbers)
        tiles.append(Placed(TileCard(tile), a, b, turns, city, quarter, graveyard == "1"))
    hexes = {at: shown for placed in tiles for at, shown in spaces(placed) if shown.terrain != SEA}
    kinds: dict[int, str] = {at: TILE[placed.tile].kind for placed in tiles for at, _ in spaces(placed)}
    walls = [edge for placed in tiles if TILE[placed.tile].walls for edge in _walls(placed)]
    return make_ground(hexes, kinds, _slots(shape, coast_core == "1", tiles), walls)


def _walls(placed: Placed) -> Iterator[tuple[int, int]]:
    """The edges of a tile that have a wall (MKX-WALL-01)."""
    at = [found for found, _ in spaces(placed)]
    for a, b in TILE[placed.tile].walls:
        yield at[a], at[b]


def make_ground(
    hexes: dict[int, Hex], kinds: dict[int, str], slots: list[Slot], walls: Iterable[tuple[int, int]] = ()
) -> Ground:
    """The ground with these spaces, free positions for tiles, and walls."""
    beside = {at: tuple(slot for slot in slots if at in _spaces_around(slot.a, slot.b)) for at in hexes}
    near = {at: tuple(at + step for step in STEPS if at + step in hexes) for at in hexes}
    cities = {at: tuple(to for to in around if hexes[to].terrain == CITY) for at, around in near.items()}
    return Ground(
        hexes,
        {at: shown.terrain for at, shown in hexes.items()},
        near,
        {at: found for at, found in beside.items() if found},
        kinds,
        {},
        frozenset(pair for a, b in walls for pair in ((a, b), (b, a))),
        {at: found for at, found in cities.items() if found},
    )


@cache
def _tile_spaces(a: int, b: int) -> frozenset[int]:
    q, r = axial(centre(a, b))
    return frozenset(space(q + dq, r + dr) for dq, dr in _OFFSETS)


@cache
def slot_of(at: int) -> tuple[int, int]:
    """The tile position that a space belongs to, whether a tile lies there or not."""
    q, r = axial(at)
    # the lattice of tiles: q = a + 3 b, r = -3 a - 2 b, up to one step
    return round((-2 * q - 3 * r) / 7), round((3 * q + r) / 7)


@cache
def _spaces_around(a: int, b: int) -> frozenset[int]:
    """The spaces that share an edge with one of a tile position."""
    return frozenset(at + step for at in _tile_spaces(a, b) for step in STEPS)


def slots_within_two(land: Ground, at: int) -> tuple[Slot, ...]:
    """The free positions with a space at most two steps away."""
    slots = dict.fromkeys(slot for found in land.slots.values() for slot in found)
    return tuple(slot for slot in slots if any(distance(at, to) <= 2 for to in _tile_spaces(slot.a, slot.b)))


def _slots(shape: str, coast_core: bool, tiles: list[Placed]) -> list[Slot]:
    """Free positions where some kind of tile may be laid.

    MK-EXPLORE-03, MK-EXPLORE-08, MK-EXPLORE-09, MK-EXPLORE-10, MK-EXPLORE-13.
    """
    if shape in FIXED:
        there = {(placed.a, placed.b) for placed in tiles}
        return [
            Slot(a, b, kind == "countryside", kind == "core", False)
            for (a, b), kind in FIXED[shape].items()
            if (a, b) not in there
        ]
    fits = SHAPES[shape]
    taken = {(placed.a, placed.b) for placed in tiles}

    def touched(a: int, b: int) -> list[tuple[int, int]]:
        return [(a + da, b + db) for da, db in TILE_STEPS if (a + da, b + db) in taken]

    free: dict[tuple[int, int], None] = {}
    for a, b in taken:
        for da, db in TILE_STEPS:
            if (a + da, b + db) not in taken and fits(a + da, b + db):
                free[a + da, b + db] = None
    slots = []
    for a, b in free:
        around = touched(a, b)
        coast = shape == "wedge" and (a == 0 or b == 0)
        countryside = len(around) >= 2 or any(len(touched(*tile)) >= 2 for tile in around)
        core = len(around) >= 2 and (coast_core or not coast)
        slots.append(Slot(a, b, countryside, core, len(around) >= 3))
    return slots
