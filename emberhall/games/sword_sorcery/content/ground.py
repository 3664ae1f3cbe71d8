"""The map of a quest: areas by number, where ways lead, and what lies on every line of sight."""

import itertools
from collections.abc import Callable, Sequence
from typing import TypeVar

from emberhall.games.sword_sorcery.content import QUESTS, TILES
from emberhall.games.sword_sorcery.content.kinds import Door, Quest, Token
from emberhall.geometry.paths import distances_from

K = TypeVar("K")
V = TypeVar("V")

#: Further than any range.
FAR = 99
_UNIT = 20  # a cell in the units of visibility marks


class Ground:
    """The areas of a quest. Doors are bits: ways and sight depend on which of them are closed."""

    def __init__(self, quest: str) -> None:
        plan = QUESTS[quest]
        self.ids: tuple[str, ...] = tuple(f"{tile}.{a.id}" for tile, _, _ in plan.map for a in TILES[tile].areas)
        self.index = {id: n for n, id in enumerate(self.ids)}
        self.marks: list[tuple[int, int]] = []
        self.terrain: list[str] = []
        self.cells: dict[tuple[int, int], int | str] = {}
        self._joins: set[frozenset[tuple[int, int]]] = set()
        self._walls: set[frozenset[int]] = set()
        self.barriers = barriers = set[tuple[int, int]]()
        for tile, col, row in plan.map:
            self._lay(tile, col, row, barriers)
        self._join(plan.map)
        #: The doors on the border of two areas, as bits.
        self.doors: dict[frozenset[int | str], int] = {}
        for bit, door in enumerate(plan.doors):
            self.doors[frozenset(self.index[id] for id in door.between)] = 1 << bit
        self._find_ways(barriers)
        #: For each pair of areas None (nothing is seen), or the doors and the areas on the line, as bits.
        half = [[self._line(a, b) for b in range(a + 1)] for a in range(len(self.ids))]
        self.lines: tuple[tuple[tuple[int, int] | None, ...], ...] = tuple(
            tuple(half[max(a, b)][min(a, b)] for b in range(len(self.ids))) for a in range(len(self.ids))
        )
        self._place(plan)
        self._apart: dict[tuple[int, bool, tuple[int, ...]], tuple[tuple[int, ...], ...]] = {}
        self._hindered: dict[tuple[int, int, int], int] = {}

    def _find_ways(self, barriers: set[tuple[int, int]]) -> None:
        touching = {
            (a, b)
            for cell, a in self.cells.items()
            for beside in _beside(cell)
            if isinstance(a, int) and isinstance(b := self.cells.get(beside), int) and a != b
            if self.open_border(cell, beside)
        }
        #: From each area where ways lead: to which area, through which door (0: none), whether past a barrier.
        self.ways: tuple[tuple[tuple[int, int, bool], ...], ...] = tuple(
            tuple(
                (b, self.doors.get(frozenset((a, b)), 0), (a, b) in barriers)
                for b in range(len(self.ids))
                if (a, b) in touching
            )
            for a in range(len(self.ids))
        )
        #: The same without ways past a barrier: to which area, through which door, whether it is difficult there.
        self.walks: tuple[tuple[tuple[int, int, bool], ...], ...] = tuple(
            tuple((to, door, self.terrain[to] == "difficult") for to, door, barrier in ways if not barrier)
            for ways in self.ways
        )

    def _place(self, plan: Quest) -> None:
        #: For each area what the plan of the quest puts there: tokens to act on, doors with their bits.
        acted = [token for act in plan.actions for token in act.tokens]
        self.tokens: tuple[tuple[Token, ...], ...] = tuple(
            tuple(t for t in plan.tokens if t.area == id and (t.kind in ("search", "chest") or t.id in acted))
            for id in self.ids
        )
        self.doors_at: tuple[tuple[tuple[int, Door], ...], ...] = tuple(
            tuple((1 << bit, door) for bit, door in enumerate(plan.doors) if id in door.between) for id in self.ids
        )
        #: Where shadows may be.
        self.shadows = tuple((token.id, self.index[token.area]) for token in plan.tokens if token.kind == "shadow")

    def _lay(self, tile: str, col: int, row: int, barriers: set[tuple[int, int]]) -> None:
        side = TILES[tile]
        for r, line in enumerate(side.grid):
            for c, letter in enumerate(line):
                place = (6 * col + c, 6 * row + r)
                self.cells[place] = letter if letter in "#~" else self.index[f"{tile}.{letter}"]
        for area in side.areas:
            self.marks.append((area.mark[0] + 6 * _UNIT * col, area.mark[1] + 6 * _UNIT * row))
            self.terrain.append(area.terrain)
        for link in side.links:
            a, b = (self.index[f"{tile}.{id}"] for id in link.between)
            if link.kind == "wall":
                self._walls.add(frozenset((a, b)))
            else:
                held = self.index[f"{tile}.{link.blocked_from}"]
                barriers.add((held, b if held == a else a))

    def _join(self, laid: tuple[tuple[str, int, int], ...]) -> None:
        at = {(col, row): TILES[tile] for tile, col, row in laid}
        for (col, row), side in at.items():
            east, south = at.get((col + 1, row)), at.get((col, row + 1))
            for n in range(6):
                if east and _opens(side.sides["east"], n) and _opens(east.sides["west"], n):
                    here = (6 * col + 5, 6 * row + n)
                    self._joins.add(frozenset((here, (here[0] + 1, here[1]))))
                if south and _opens(side.sides["south"], n) and _opens(south.sides["north"], n):
                    here = (6 * col + n, 6 * row + 5)
                    self._joins.add(frozenset((here, (here[0], here[1] + 1))))

    def open_border(self, a: tuple[int, int], b: tuple[int, int]) -> bool:
        """Whether nothing but a door can be between two cells that touch."""
        if (a[0] // 6, a[1] // 6) != (b[0] // 6, b[1] // 6) and frozenset((a, b)) not in self._joins:
            return False
        areas = self.cells.get(a), self.cells.get(b)
        return "#" not in areas and None not in areas and frozenset(areas) not in self._walls

    def _line(self, a: int, b: int) -> tuple[int, int] | None:
        """What is on the line from mark to mark (SS-LOS-01); through a corner it may pass on either side."""
        (x0, y0), (x1, y1) = self.marks[a], self.marks[b]
        dx, dy = x1 - x0, y1 - y0
        whole = (abs(dx) or 1) * (abs(dy) or 1)  # parts of the line: every border is crossed at one of them
        cuts = {0, whole}
        if dx:
            cuts |= {(k * _UNIT - x0) * whole // dx for k in range(min(x0, x1) // _UNIT, max(x0, x1) // _UNIT + 1)}
        if dy:
            cuts |= {(k * _UNIT - y0) * whole // dy for k in range(min(y0, y1) // _UNIT, max(y0, y1) // _UNIT + 1)}
        path = []
        for one, two in itertools.pairwise(sorted(cut for cut in cuts if 0 <= cut <= whole)):
            x, y = ((2 * whole * at + d * (one + two)) // (2 * whole * _UNIT) for at, d in ((x0, dx), (y0, dy)))
            path.append((x, y))
        doors = areas = 0
        for here, there in itertools.pairwise(path):
            steps = [(here, there)]
            if here[0] != there[0] and here[1] != there[1]:
                corners = [(here[0], there[1]), (there[0], here[1])]
                free = [c for c in corners if self.open_border(here, c) and self.open_border(c, there)]
                if not free:
                    return None
                steps = [(here, free[0]), (free[0], there)]
            for one_cell, next_cell in steps:
                if not self.open_border(one_cell, next_cell):
                    return None
                doors |= self.doors.get(frozenset((self.cells[one_cell], self.cells[next_cell])), 0)
            for cell in (here, there):
                found = self.cells[cell]
                if isinstance(found, int) and found not in (a, b):
                    areas |= 1 << found
        return doors, areas

    def apart(self, closed: int, flying: bool = False, sealed: Sequence[int] = ()) -> tuple[tuple[int, ...], ...]:
        """The distance of all areas from each by possible paths while these doors are closed (SS-FULL-RANGE-01).

        Sealed areas are no part of any path.
        """
        key = (closed, flying, tuple(sealed))
        known = self._apart.get(key)
        if known is None:
            known = self._apart[key] = tuple(self._from(area, *key) for area in range(len(self.ids)))
        return known

    def hindered(self, closed: int, start: int, end: int) -> int:
        """How many areas with a hindrance are entered on the shortest path that has the fewest (SS-AI-06)."""
        if start == end:
            return 0
        key = (closed, start, end)
        if key not in self._hindered:
            far = self.apart(closed)
            self._hindered[key] = min(
                (self.terrain[to] != "normal") + self.hindered(closed, to, end)
                for to, door, barrier in self.ways[start]
                if not door & closed and not barrier and far[to][end] < far[start][end]
            )
        return self._hindered[key]

    def _from(self, start: int, closed: int, flying: bool, sealed: tuple[int, ...]) -> tuple[int, ...]:
        def onward(area: int) -> list[int]:
            return [
                to
                for to, door, barrier in self.ways[area]
                if not door & closed and (flying or not barrier) and to not in sealed
            ]

        far = distances_from(start, onward)
        return tuple(far.get(area, FAR) for area in range(len(self.ids)))


def _opens(side: str, n: int) -> bool:
    return side == "open" or (side == "gate" and n in (2, 3))


def _beside(cell: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    x, y = cell
    return (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)


class Made(dict[K, V]):
    """What is made for each key when it is first looked up."""

    def __init__(self, make: Callable[[K], V]) -> None:
        self._make = make

    def __missing__(self, key: K) -> V:
        found = self[key] = self._make(key)
        return found

    def cache_clear(self) -> None:
        """Forget everything made so far."""
        self.clear()


#: The map of each quest.
GROUNDS: Made[str, Ground] = Made(Ground)
