"""Where hexes lie on a picture: points for drawing them, and ASCII maps for reading them."""

import textwrap
from enum import Enum
from math import sqrt
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


def _hex_at(x: int, y: int, layout: Layout) -> Hex:
    return ((x - y) // 2, y) if layout is Layout.POINTY else (x, (y - x) // 2)
