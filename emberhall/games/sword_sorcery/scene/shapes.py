"""The shapes of the areas: their outlines, and what stands on the borders."""

from collections.abc import Iterable
from functools import cache

from emberhall.games.sword_sorcery.content import QUESTS, TILES
from emberhall.games.sword_sorcery.content.ground import GROUNDS, Ground
from emberhall.games.sword_sorcery.terms import named
from emberhall.scene import Caption, Edge, Lamp
from emberhall.scene.elements import Surface

#: From twentieths of a cell to units of about one space, and a cell in those.
SCALE = 1 / 36
CELL = 20 * SCALE

Corner = tuple[int, int]
Side = tuple[Corner, Corner]
Loop = tuple[tuple[float, float], ...]

#: The sides of a cell, each with the cell beyond it; the cell lies to the right as you walk along them.
_SIDES: tuple[tuple[Corner, Corner, Corner], ...] = (
    ((0, 0), (1, 0), (0, -1)),
    ((1, 0), (1, 1), (1, 0)),
    ((1, 1), (0, 1), (0, 1)),
    ((0, 1), (0, 0), (-1, 0)),
)


@cache
def outlines(quest: str) -> tuple[tuple[Loop, ...], ...]:
    """For each area the corners of its loops."""
    there = GROUNDS[quest]
    around: list[list[Side]] = [[] for _ in there.ids]
    for area, side, beyond in _borders(there):
        if beyond != area:
            around[area].append(side)
    return tuple(tuple(_loops(sides)) for sides in around)


@cache
def edges(quest: str, closed: int) -> tuple[Edge, ...]:
    """Walls, barriers and chasms of a quest, and the doors that are closed."""
    there = GROUNDS[quest]
    found: dict[str, set[Side]] = {}
    for area, (a, b), beyond in _borders(there):
        kind = _kind(there, area, beyond, closed)
        if kind:
            found.setdefault(kind, set()).add((min(a, b), max(a, b)))
    return tuple(
        Edge(_spot(a), _spot(b), kind)  # type: ignore[arg-type]
        for kind, sides in sorted(found.items())
        for a, b in _joined(sides)
    )


@cache
def door_spots(quest: str) -> tuple[tuple[float, float], ...]:
    """For each door of a quest the middle of its border."""
    there = GROUNDS[quest]
    found = []
    for door in QUESTS[quest].doors:
        ends = {there.index[id] for id in door.between}
        corners = [c for area, side, beyond in _borders(there) if {area, beyond} == ends for c in side]
        x, y = (sum(one[axis] for one in corners) / len(corners) * CELL for axis in (0, 1))
        found.append((round(x, 3), round(y, 3)))
    return tuple(found)


@cache
def captions(quest: str) -> tuple[Caption, ...]:
    """The names of the tiles, each in an area at the upper edge: a broad one, else the leftmost; not across a wall."""
    there = GROUNDS[quest]
    found = []
    for tile, col, row in QUESTS[quest].map:
        tops = [(x, y) for y in (6 * row, 6 * row + 1) for x in range(6 * col, 6 * col + 6) if _begins(there, x, y)]
        wide = {(x, y): _run(there, x, y) for x, y in tops}
        x, y = min(tops, key=lambda at: (-min(wide[at], 3), at[0], at[1]), default=(6 * col, 6 * row))
        found.append(Caption(named("tile", tile), *_spot((x, y)), round(wide.get((x, y), 6) * CELL, 3)))
    return tuple(found)


def _begins(there: Ground, x: int, y: int) -> bool:
    """Whether this is the upper left cell of an area."""
    area = there.cells.get((x, y))
    return isinstance(area, int) and area not in (there.cells.get((x - 1, y)), there.cells.get((x, y - 1)))


def _run(there: Ground, x: int, y: int) -> int:
    """How many cells of the same area lie side by side from here on."""
    area, many = there.cells.get((x, y)), 1
    while there.cells.get((x + many, y)) == area:
        many += 1
    return many


def indoors(quest: str, area: int) -> bool:
    """Whether an area is under a roof."""
    return TILES[GROUNDS[quest].ids[area].partition(".")[0]].indoor


def paved(quest: str, area: int) -> Surface:
    """What people walk on in an area."""
    there = GROUNDS[quest]
    if (lies := there.terrain[area]) == "hazardous":
        return "mud"
    if lies == "difficult":
        return "rubble" if indoors(quest, area) else "thicket"
    return TILES[there.ids[area].partition(".")[0]].surface


#: Lamps keep this far from each other, in cells.
_APART = 4


@cache
def lamps(quest: str) -> tuple[Lamp, ...]:
    """Lanterns in the open and candles under roofs, in corners where figures do not stand."""
    there = GROUNDS[quest]
    found: list[tuple[float, float, bool]] = []
    for (x, y), area in sorted(there.cells.items()):
        if not isinstance(area, int) or there.cells.get((x - 1, y)) == area or there.cells.get((x, y - 1)) == area:
            continue
        if there.cells.get((x + 1, y)) != area and there.cells.get((x, y + 1)) != area:
            continue
        inside = indoors(quest, area)
        if all(abs(x - u) + abs(y - v) >= _APART or inside != other for u, v, other in found):
            found.append((x, y, inside))
    return tuple(
        Lamp(round((x + 0.28) * CELL, 3), round((y + 0.46) * CELL, 3), "candle" if inside else "lantern")
        for x, y, inside in found
    )


def _borders(there: Ground) -> Iterable[tuple[int, Side, int | str | None]]:
    """Every side of every cell of an area: the area, the side, and what is beyond; "wall" where nothing passes."""
    for (x, y), area in there.cells.items():
        if not isinstance(area, int):
            continue
        for a, b, (dx, dy) in _SIDES:
            cell = (x + dx, y + dy)
            beyond = there.cells.get(cell)
            if beyond != area and not there.open_border((x, y), cell):
                beyond = "wall"
            yield area, ((x + a[0], y + a[1]), (x + b[0], y + b[1])), beyond


def _kind(there: Ground, area: int, beyond: int | str | None, closed: int) -> str:
    if beyond == area:
        return ""
    if not isinstance(beyond, int):
        return "chasm" if beyond == "~" else "wall"
    if there.doors.get(frozenset((area, beyond)), 0) & closed:
        return "door"
    return "barrier" if (area, beyond) in there.barriers or (beyond, area) in there.barriers else ""


def _loops(sides: list[Side]) -> Iterable[Loop]:
    """Sides put end to end; where two loops touch in a corner, either way closes."""
    after: dict[Corner, list[Corner]] = {}
    for a, b in sides:
        after.setdefault(a, []).append(b)
    while after:
        here = min(after)
        loop = [here]
        while here in after:
            to = after[here].pop()
            if not after[here]:
                del after[here]
            here = to
            loop.append(here)
        yield tuple(
            _spot(c) for n, c in enumerate(loop[:-1]) if not _straight(loop[n - 1 if n else -2], c, loop[n + 1])
        )


def _straight(a: Corner, b: Corner, c: Corner) -> bool:
    return (a[0] == b[0] == c[0]) or (a[1] == b[1] == c[1])


def _joined(sides: set[Side]) -> Iterable[Side]:
    """Sides in one line become one."""
    left = sorted(sides)
    while left:
        a, b = left.pop(0)
        step = (b[0] - a[0], b[1] - a[1])
        while (more := (b, (b[0] + step[0], b[1] + step[1]))) in left:
            left.remove(more)
            b = more[1]
        yield a, b


def _spot(corner: Corner) -> tuple[float, float]:
    return round(corner[0] * CELL, 3), round(corner[1] * CELL, 3)
