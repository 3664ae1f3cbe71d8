"""A floor of hexes as numbers and bits: what touches, how far apart hexes are, and what a search spreads to.

A set of hexes is a bitmap, one integer. A hex has its bit by row and column, so all hexes of a set step to their
neighbours at once; use this where many searches run over the same small map.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from emberhall.geometry.hexes import Edge, Hex, direction_of, neighbours, step

FAR = 1 << 24
"""The distance between hexes that no path joins."""

Layer: TypeAlias = tuple[int, int]
"""A cost, and the hexes (bits) it applies to."""


class Floor:
    """The hexes of a floor by number. Solid hexes are not entered; thin walls separate two hexes."""

    __slots__ = ("_apart", "_number", "_rings", "_steps", "_width", "beside", "bits", "hexes", "index", "inside")

    def __init__(self, hexes: Iterable[Hex], solid: Iterable[Hex] = (), edges: Iterable[Edge] = ()) -> None:
        self.hexes: tuple[Hex, ...] = tuple(hexes)
        walls = frozenset(solid)
        index = self.index = {cell: i for i, cell in enumerate(self.hexes)}
        thin = {(a, b) for edge in edges for a, b in _sides(edge)}
        open_ = {cell: i for cell, i in index.items() if cell not in walls}
        #: For each hex those it touches with no wall between.
        self.beside: tuple[tuple[int, ...], ...] = tuple(
            [
                tuple([open_[b] for b in neighbours(a) if b in open_ and (a, b) not in thin]) if a in open_ else ()
                for a in self.hexes
            ]
        )
        self._draw_bits(open_.values(), thin)
        self._apart: dict[int, list[int]] = {}
        self._rings: dict[int, tuple[int, ...]] = {}

    def _draw_bits(self, open_: Iterable[int], thin: Iterable[tuple[Hex, Hex]]) -> None:
        left, top = min([q for q, _ in self.hexes], default=0), min([r for _, r in self.hexes], default=0)
        # One column more than the floor has, never inside: no step leads from the end of a row into the next.
        self._width = width = max([q for q, _ in self.hexes], default=0) - left + 2
        #: The bit of each hex, and the bits of all that can be entered.
        self.bits = tuple([1 << (r - top) * width + q - left for q, r in self.hexes])
        self.inside = floor = self.bitmap(open_)
        self._number = {bit: at for at, bit in enumerate(self.bits)}
        # For each direction the hexes from which a step that way is open.
        self._steps = [
            floor & floor >> 1, floor & floor >> width, floor & floor >> width - 1,
            floor & floor << 1, floor & floor << width, floor & floor << width - 1,
        ]  # fmt: skip
        for a, b in thin:
            if a in self.index:
                self._steps[direction_of(a, b)] &= ~self.bits[self.index[a]]

    def bitmap(self, hexes: Iterable[int]) -> int:
        """A set of hexes as bits."""
        bits, found = self.bits, 0
        for at in hexes:
            found |= bits[at]
        return found

    def numbers(self, some: int) -> list[int]:
        """The hexes of a bitmap, in order."""
        number = self._number
        if not some & (some - 1):
            return [number[some]] if some else []
        found = []
        while some:
            last = some & -some
            found.append(number[last])
            some ^= last
        found.sort()
        return found

    def around(self, some: int) -> int:
        """The hexes that touch one of these."""
        a, b, c, d, e, f = self._steps
        width = self._width
        return (
            (some & a) << 1
            | (some & b) << width
            | (some & c) << width - 1
            | (some & d) >> 1
            | (some & e) >> width
            | (some & f) >> width - 1
        )

    def rings(self, a: int) -> tuple[int, ...]:
        """The hexes at every distance from this one: itself, those beside it, and so on."""
        known = self._rings.get(a)
        if known is None:
            known = self._rings[a] = tuple([ring for _, ring in self.spread(self.bits[a], self.inside)])
        return known

    def apart(self, a: int) -> list[int]:
        """The distance of every hex from this one, never counted through walls."""
        known = self._apart.get(a)
        if known is None:
            known = [FAR] * len(self.hexes)
            for steps, ring in enumerate(self.rings(a)):
                for at in self.numbers(ring):
                    known[at] = steps
            self._apart[a] = known
        return known

    def spread(self, start: int, free: int) -> Iterator[Layer]:
        """The hexes at every distance from the start (bits) over free ones, the nearest first."""
        around, layer, steps = self.around, start, 0
        while layer:
            yield steps, layer
            free &= ~layer
            layer = around(layer) & free
            steps += 1

    def spread_by_cost(self, start: int, free: int, prices: Sequence[Layer], *, back: bool = False) -> Iterator[Layer]:
        """The hexes by the cost of reaching them from the start or, with `back`, of reaching the start from them.

        `prices` says what it costs to enter which hexes; every free hex has exactly one price.
        """
        around = self.around
        found = {0: start}
        while found:
            cost = min(found)
            layer = found.pop(cost) & free
            if not layer:
                continue
            yield cost, layer
            free &= ~layer
            for price, kind in prices:
                near = (around(layer & kind) if back else around(layer) & kind) & free
                if near:
                    found[cost + price] = found.get(cost + price, 0) | near


def _sides(edge: Edge) -> tuple[tuple[Hex, Hex], tuple[Hex, Hex]]:
    """The two hexes that an edge parts, in either order."""
    cell, side = edge
    across = step(cell, side)
    return (cell, across), (across, cell)
