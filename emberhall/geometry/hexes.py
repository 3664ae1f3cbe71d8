"""Axial hexes as plain tuples: distances, rings, lines, turns, edges and their text keys."""

from collections.abc import Iterable
from typing import TypeAlias

Hex: TypeAlias = tuple[int, int]
"""A hex by its axial coordinates (q, r)."""

Edge: TypeAlias = tuple[Hex, int]
"""A side of a hex: the hex and the direction in which that side is crossed."""

ORIGIN: Hex = (0, 0)

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Steps to the six neighbours, clockwise on a screen; side i of a hex faces DIRECTIONS[i]."""


def neighbours(cell: Hex) -> tuple[Hex, ...]:
    """The six hexes around a hex, in the order of DIRECTIONS."""
    q, r = cell
    return ((q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1))


def step(cell: Hex, direction: int, n: int = 1) -> Hex:
    """The hex n steps away in a direction."""
    dq, dr = DIRECTIONS[direction % 6]
    return (cell[0] + n * dq, cell[1] + n * dr)


def add(a: Hex, b: Hex) -> Hex:
    """The hex a moved by the offset b."""
    return (a[0] + b[0], a[1] + b[1])


def subtract(a: Hex, b: Hex) -> Hex:
    """The offset that leads from b to a."""
    return (a[0] - b[0], a[1] - b[1])


def distance(a: Hex, b: Hex) -> int:
    """The number of steps between two hexes on an empty grid."""
    dq = a[0] - b[0]
    dr = a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def direction_of(a: Hex, b: Hex) -> int:
    """The direction in which the neighbour b lies from a."""
    try:
        return DIRECTIONS.index((b[0] - a[0], b[1] - a[1]))
    except ValueError:
        raise ValueError(f"{format_hex(a)} and {format_hex(b)} are not neighbours") from None


def ring(center: Hex, n: int) -> tuple[Hex, ...]:
    """The hexes exactly n steps from a centre, clockwise from the one in direction 4."""
    if n < 0:
        raise ValueError(f"A ring has a radius of 0 or more, not {n}")
    if n == 0:
        return (center,)
    cell = step(center, 4, n)
    around = []
    for direction in range(6):
        for _ in range(n):
            around.append(cell)
            cell = step(cell, direction)
    return tuple(around)


def disc(center: Hex, n: int) -> tuple[Hex, ...]:
    """The hexes within n steps of a centre, the nearest first."""
    return tuple(cell for radius in range(n + 1) for cell in ring(center, radius))


def line(a: Hex, b: Hex) -> tuple[Hex, ...]:
    """The hexes under the straight line between two centres, both ends included.

    Where the line runs along a border, the hexes on one side of it are taken: the same ones from either end.
    """
    n = distance(a, b)
    if n == 0:
        return (a,)
    dq, dr = subtract(b, a)
    # Of the three coordinates q, r and q + r one is whole at every step; one of the others is rounded, halves upwards.
    across = abs(dq + dr) == n
    way = []
    for i in range(n + 1):
        q = (2 * i * dq + n) // (2 * n)
        r = i * (dq + dr) // n - q if across else (2 * i * dr + n) // (2 * n)
        way.append((a[0] + q, a[1] + r))
    return tuple(way)


def rotate(cell: Hex, steps: int, about: Hex = ORIGIN) -> Hex:
    """A hex turned about another by steps of 60 degrees; one step takes DIRECTIONS[i] to DIRECTIONS[i + 1]."""
    q, r = cell[0] - about[0], cell[1] - about[1]
    for _ in range(steps % 6):
        q, r = -r, q + r
    return (q + about[0], r + about[1])


def mirror(cell: Hex, about: Hex = ORIGIN) -> Hex:
    """A hex mirrored in the line through another that swaps directions 0 and 1."""
    return (cell[1] - about[1] + about[0], cell[0] - about[0] + about[1])


def orientations(pattern: Iterable[Hex], *, free: bool = False) -> tuple[tuple[Hex, ...], ...]:
    """The different patterns among the six turns about the origin, then the six turns of the mirror image.

    A free pattern is not bound to the origin: it is moved so that its smallest hex is the origin, and patterns that
    differ only in their place count once.
    """
    original = tuple(pattern)
    found: dict[tuple[Hex, ...], None] = {}
    for image in (original, tuple(mirror(cell) for cell in original)):
        for steps in range(6):
            turned = sorted({rotate(cell, steps) for cell in image})
            found[tuple(subtract(cell, turned[0]) for cell in turned) if free else tuple(turned)] = None
    return tuple(found)


def other_side(edge: Edge) -> Edge:
    """The same edge as seen from the hex across it."""
    cell, direction = edge
    return (step(cell, direction), (direction + 3) % 6)


def one_edge(edge: Edge) -> Edge:
    """The edge by that of its two names whose direction is 0, 1 or 2."""
    return edge if edge[1] < 3 else other_side(edge)


def edge_between(a: Hex, b: Hex) -> Edge:
    """The edge that two neighbours share, by the name that `one_edge` gives it."""
    return one_edge((a, direction_of(a, b)))


def parse_hex(key: str) -> Hex:
    """The hex written as "q,r"."""
    q, comma, r = key.partition(",")
    try:
        if comma:
            return (int(q), int(r))
    except ValueError:
        pass
    raise ValueError(f'A hex is written as "q,r" with two whole numbers, not {key!r}')


def format_hex(cell: Hex) -> str:
    """A hex as the text "q,r"."""
    return f"{cell[0]},{cell[1]}"
