"""Where hexes lie on a picture: points for drawing them, and ASCII maps for reading and writing them."""

import textwrap
from collections.abc import Mapping
from enum import Enum
from math import cos, pi, sin, sqrt
from typing import TypeAlias

from emberhall.geometry.hexes import ORIGIN, Hex

Point: TypeAlias = tuple[float, float]
"""A place on the screen: x to the right, y downwards."""

_SQRT3 = sqrt(3)


class Layout(Enum):
    """How hexes stand on the screen."""

    POINTY = "pointy"
    FLAT = "flat"


def centre(cell: Hex, layout: Layout = Layout.POINTY, size: float = 1.0) -> Point:
    """The middle of a hex whose sides have the given length."""
    q, r = cell
    if layout is Layout.POINTY:
        return (size * _SQRT3 * (q + r / 2), size * 1.5 * r)
    return (size * 1.5 * q, size * _SQRT3 * (r + q / 2))


def corners(cell: Hex, layout: Layout = Layout.POINTY, size: float = 1.0) -> tuple[Point, ...]:
    """The six corners of a hex; side i lies between corners i and i + 1."""
    x, y = centre(cell, layout, size)
    first = -pi / 6 if layout is Layout.POINTY else 0.0
    return tuple((x + size * cos(first + i * pi / 3), y + size * sin(first + i * pi / 3)) for i in range(6))


def from_ascii(drawing: str, first: Hex = ORIGIN, layout: Layout = Layout.POINTY) -> dict[Hex, str]:
    """The cells of an ASCII map in reading order, the first of them at a given hex.

    A cell is one character; every other column of a line is blank, and the next line uses the columns left blank::

        a b c         pointy-top: b touches a, c, d and e
         d e          flat-top: a line is half a hex high, and b touches d and e
    """
    places = {
        (x, y): char
        for y, row in enumerate(textwrap.dedent(drawing).splitlines())
        for x, char in enumerate(row)
        if not char.isspace()
    }
    if not places:
        return {}
    x0, y0 = next(iter(places))
    for x, y in places:
        if (x - x0 + y - y0) % 2:
            raise ValueError(f"The cell in line {y + 1}, column {x + 1} stands between two hexes:\n{drawing}")
    q0, r0 = first
    return {
        (q0 + dq, r0 + dr): char for (x, y), char in places.items() for dq, dr in (_hex_at(x - x0, y - y0, layout),)
    }


def to_ascii(cells: Mapping[Hex, str], layout: Layout = Layout.POINTY) -> str:
    """The ASCII map of some cells, as from_ascii reads it."""
    if not cells:
        return ""
    for cell, char in cells.items():
        if len(char) != 1 or char.isspace():
            raise ValueError(f"A cell is drawn with one visible character; {cell} has {char!r}")
    places = {_place_of(cell, layout): char for cell, char in cells.items()}
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    top, bottom = min(y for _, y in places), max(y for _, y in places)
    rows = ("".join(places.get((x, y), " ") for x in range(left, right + 1)) for y in range(top, bottom + 1))
    return "\n".join(row.rstrip() for row in rows)


def first_drawn(cells: Mapping[Hex, str], layout: Layout = Layout.POINTY) -> Hex:
    """The hex that comes first when the ASCII map of the cells is read."""

    def reading_order(cell: Hex) -> tuple[int, int]:
        x, y = _place_of(cell, layout)
        return (y, x)

    return min(cells, key=reading_order)


def _place_of(cell: Hex, layout: Layout) -> tuple[int, int]:
    q, r = cell
    return (2 * q + r, r) if layout is Layout.POINTY else (q, 2 * r + q)


def _hex_at(x: int, y: int, layout: Layout) -> Hex:
    return ((x - y) // 2, y) if layout is Layout.POINTY else (x, (y - x) // 2)
