"""Line of sight between hexes, decided in whole numbers.

Two hexes see each other if a straight line from any corner of the one to any corner of the other touches no part of a
wall, not even a wall's corner.

Lines stay straight under a stretch of the plane, so hexes are stretched until all their corners are whole numbers:
the hex (q, r) has its centre at (3q, q + 2r) and is the set of points (x, y) around it with |y| <= 1, |x + y| <= 2 and
|x - y| <= 2.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

from emberhall.geometry.hexes import ORIGIN, Edge, Hex, direction_of, disc, distance, line, neighbours, one_edge

_Point: TypeAlias = tuple[int, int]

_CORNERS: tuple[_Point, ...] = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
"""Corners as seen from the centre; side i of a hex lies between corners i and i + 1."""

_LINES = tuple((i, j) for i in range(6) for j in range(6))
"""The corner lines between two hexes; line number n is bit n in a set of lines."""

_ALL_LINES = (1 << len(_LINES)) - 1

_SOLID = 8
"""The mark of a solid hex; marks 1 to 7 are sets of thin walls on the sides 0, 1 and 2."""


class Walls:
    """The walls of a map: solid hexes, and thin walls on the sides of hexes."""

    __slots__ = ("_marks", "_seen", "edges", "hexes")

    def __init__(self, hexes: Iterable[Hex] = (), edges: Iterable[Edge] = ()) -> None:
        self.hexes = frozenset(hexes)
        thin = list(edges)
        for cell, direction in thin:
            if not 0 <= direction < 6:
                raise ValueError(f"The sides of a hex are numbered 0 to 5; {cell} has no side {direction}")
        self.edges = frozenset(one_edge(edge) for edge in thin)
        marks: dict[Hex, int] = {}
        for cell, direction in self.edges:
            marks[cell] = marks.get(cell, 0) | 1 << direction
        marks.update(dict.fromkeys(self.hexes, _SOLID))
        self._marks = marks
        self._seen: dict[tuple[Hex, Hex], bool] = {}

    @classmethod
    def around(cls, floor: Iterable[Hex], edges: Iterable[Edge] = ()) -> "Walls":
        """The walls of a floor plan in which everything that is not floor is solid."""
        inside = frozenset(floor)
        return cls((beside for cell in inside for beside in neighbours(cell) if beside not in inside), edges)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Walls) and self.hexes == other.hexes and self.edges == other.edges

    def __hash__(self) -> int:
        return hash((self.hexes, self.edges))

    def __repr__(self) -> str:
        return f"Walls(hexes={sorted(self.hexes)}, edges={sorted(self.edges)})"

    def between(self, a: Hex, b: Hex) -> bool:
        """Whether a wall separates two neighbours: a thin wall between them, or one of them solid."""
        return a in self.hexes or b in self.hexes or one_edge((a, direction_of(a, b))) in self.edges

    def in_sight(self, a: Hex, b: Hex) -> bool:
        """Whether two hexes see each other by the rule of corners.

        A hex always sees itself and the neighbours that no wall separates from it: in a passage one hex wide every
        corner touches a wall, and yet figures side by side there can fight.
        """
        pair = (a, b) if a <= b else (b, a)
        known = self._seen.get(pair)
        if known is None:
            known = self._seen[pair] = self._look(*pair)
        return known

    def sight_lines(self, a: Hex, b: Hex) -> tuple[tuple[int, int], ...]:
        """The lines that touch no wall, each by the number of its corner of a and of its corner of b."""
        blocked = self._blocked(a, b)
        return tuple(corners for number, corners in enumerate(_LINES) if not blocked & 1 << number)

    def _look(self, a: Hex, b: Hex) -> bool:
        apart = distance(a, b)
        if apart == 0 or (apart == 1 and not self.between(a, b)):
            return True
        return self._blocked(a, b) != _ALL_LINES

    def _blocked(self, a: Hex, b: Hex) -> int:
        """The set of corner lines from a to b that touch a wall."""
        q, r = a
        target = (b[0] - q, b[1] - r)
        mark_of = self._marks.get
        blocked = 0
        for dq, dr in _corridor(target):
            mark = mark_of((q + dq, r + dr))
            if mark is not None:
                blocked |= _shadow(target, (dq, dr), mark)
                if blocked == _ALL_LINES:
                    break
        return blocked


@lru_cache(maxsize=4096)
def _corridor(target: Hex) -> tuple[Hex, ...]:
    """The hexes that corner lines from the origin to a target may touch, those nearest to the middle first."""
    x, y = _centre(target)
    # The corridor is as wide as a hex, so a hex touches it if their middles are no more than two half widths apart.
    reach = 2 * _half_width(x, y)
    aside = {}
    for cell in _about(target):
        cx, cy = _centre(cell)
        off = abs(cx * y - cy * x)
        if (
            off <= reach
            and min(0, y) - 2 <= cy <= max(0, y) + 2
            and min(0, x + y) - 4 <= cx + cy <= max(0, x + y) + 4
            and min(0, x - y) - 4 <= cx - cy <= max(0, x - y) + 4
        ):
            aside[cell] = off
    return tuple(sorted(aside, key=lambda cell: (aside[cell], cell)))


@lru_cache(maxsize=65536)
def _shadow(target: Hex, cell: Hex, mark: int) -> int:
    """The set of corner lines from the origin to a target that touch a wall of a certain mark in a hex."""
    cx, cy = _centre(cell)
    tx, ty = _centre(target)
    starts = [(x - cx, y - cy) for x, y in _CORNERS]
    ends = [(x + tx - cx, y + ty - cy) for x, y in _CORNERS]
    sides = [(_CORNERS[side], _CORNERS[side + 1]) for side in range(3) if mark & 1 << side]
    blocked = 0
    for number, (i, j) in enumerate(_LINES):
        p, q = starts[i], ends[j]
        if _touches_hex(p, q) if mark == _SOLID else any(_touch(p, q, a, b) for a, b in sides):
            blocked |= 1 << number
    return blocked


def _about(target: Hex) -> set[Hex]:
    """The hexes near the line from the origin to a target: more than any line between the two can touch."""
    return {cell for under in line(ORIGIN, target) for cell in disc(under, 2)}


def _centre(cell: Hex) -> _Point:
    return (3 * cell[0], cell[0] + 2 * cell[1])


def _half_width(dx: int, dy: int) -> int:
    """Half the width of a hex across a direction, in units of the direction's own length."""
    return max(2 * abs(dy), abs(dx) + abs(dy))


def _touches_hex(p: _Point, q: _Point) -> bool:
    """Whether the segment pq touches the hex around (0, 0)."""
    px, py = p
    qx, qy = q
    return (
        min(py, qy) <= 1
        and max(py, qy) >= -1
        and min(px + py, qx + qy) <= 2
        and max(px + py, qx + qy) >= -2
        and min(px - py, qx - qy) <= 2
        and max(px - py, qx - qy) >= -2
        and abs(px * qy - py * qx) <= _half_width(qx - px, qy - py)
    )


def _touch(p: _Point, q: _Point, a: _Point, b: _Point) -> bool:
    """Whether the segments pq and ab have a point in common."""
    return (
        min(p[0], q[0]) <= max(a[0], b[0])
        and min(a[0], b[0]) <= max(p[0], q[0])
        and min(p[1], q[1]) <= max(a[1], b[1])
        and min(a[1], b[1]) <= max(p[1], q[1])
        and _turn(p, q, a) * _turn(p, q, b) <= 0
        and _turn(a, b, p) * _turn(a, b, q) <= 0
    )


def _turn(p: _Point, q: _Point, point: _Point) -> int:
    """On which side of the line through p and q a point lies: below, at or above 0."""
    return (q[0] - p[0]) * (point[1] - p[1]) - (q[1] - p[1]) * (point[0] - p[0])
