"""The floor of a map as numbers: which hexes touch, how far apart they are for ranges, and who sees whom.

Sets of hexes are bitmaps: a hex has its bit by row and column, so that all hexes of a set step to a neighbour at once.
"""

from collections.abc import Iterable, Iterator

from emberhall.geometry.hexes import Edge, Hex, direction_of, neighbours, step
from emberhall.geometry.sight import Walls

#: The distance between hexes that no way joins.
FAR = 1 << 24


class Ground:
    """Hexes by number, fixed for as long as no door opens. Everything outside, and every wall, parts them."""

    __slots__ = (
        "_apart",
        "_near",
        "_number",
        "_rings",
        "_sees",
        "_steps",
        "_width",
        "beside",
        "bits",
        "hexes",
        "index",
        "inside",
        "open",
        "walls",
    )

    def __init__(self, floor: Iterable[Hex], walls: Walls) -> None:
        self.walls = walls
        self.hexes: tuple[Hex, ...] = tuple(floor)
        solid = walls.hexes
        index = self.index = {cell: i for i, cell in enumerate(self.hexes)}
        thin = {(a, b) for edge in walls.edges for a, b in _sides(edge)}
        inside = {cell: i for cell, i in index.items() if cell not in solid}
        #: For each hex those that it touches with no wall between.
        self.beside: tuple[tuple[int, ...], ...] = tuple(
            [
                tuple([inside[b] for b in neighbours(a) if b in inside and (a, b) not in thin]) if a in inside else ()
                for a in self.hexes
            ]
        )
        #: Whether there is no wall anywhere that could hide something.
        self.open = not walls.hexes and not walls.edges
        self._draw_bits(inside.values(), thin)
        self._apart: dict[int, list[int]] = {}
        self._rings: dict[int, tuple[int, ...]] = {}
        self._near: dict[tuple[int, int], int] = {}
        self._sees: dict[tuple[int, int], bool] = {}

    def _draw_bits(self, inside: Iterable[int], thin: Iterable[tuple[Hex, Hex]]) -> None:
        left, top = min([q for q, _ in self.hexes], default=0), min([r for _, r in self.hexes], default=0)
        #: A column more than there are, never inside: no step leads from the end of a row into the next.
        self._width = width = max([q for q, _ in self.hexes], default=0) - left + 2
        #: The bit of each hex, and the bits of all that can be entered.
        self.bits = tuple([1 << (r - top) * width + q - left for q, r in self.hexes])
        self.inside = floor = self.bitmap(inside)
        self._number = {bit: at for at, bit in enumerate(self.bits)}
        #: For each direction the hexes from which a step that way is open.
        self._steps = [
            floor & floor >> 1, floor & floor >> width, floor & floor >> width - 1,
            floor & floor << 1, floor & floor << width, floor & floor << width - 1,
        ]  # fmt: skip
        for a, b in thin:
            if a in self.index:
                self._steps[direction_of(a, b)] &= ~self.bits[self.index[a]]

    @classmethod
    def revealed(cls, floor: Iterable[Hex], inside: Iterable[Hex], edges: Iterable[Edge] = ()) -> "Ground":
        """A floor of which only the open hexes can be seen and entered; all else is wall."""
        known = frozenset(inside)
        cells = tuple(floor)
        around = Walls.around(known, edges)
        return cls(cells, Walls(around.hexes.union([cell for cell in cells if cell not in known]), edges))

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
            known = self._rings[a] = tuple(self._spread(a))
        return known

    def _spread(self, a: int) -> Iterator[int]:
        ring = self.bits[a]
        left = self.inside
        while ring:
            yield ring
            left &= ~ring
            ring = self.around(ring) & left

    def near(self, a: int, range: int) -> int:
        """The hexes within range and in line of sight of this one (GH-LOS-05, -08)."""
        known = self._near.get((a, range))
        if known is None:
            known = 0
            for ring in self.rings(a)[: range + 1]:
                known |= ring
            if not self.open:
                known = self.bitmap([b for b in self.numbers(known) if self.sees(a, b)])
            self._near[a, range] = known
        return known

    def apart(self, a: int) -> list[int]:
        """The distance of every hex from this one, never counted through walls (GH-LOS-08)."""
        known = self._apart.get(a)
        if known is None:
            known = [FAR] * len(self.hexes)
            for steps, ring in enumerate(self.rings(a)):
                for at in self.numbers(ring):
                    known[at] = steps
            self._apart[a] = known
        return known

    def sees(self, a: int, b: int) -> bool:
        """Whether there is a line of sight between two hexes (GH-LOS-02)."""
        if self.open:
            return True
        pair = (a, b) if a < b else (b, a)
        known = self._sees.get(pair)
        if known is None:
            known = self._sees[pair] = self.walls.in_sight(self.hexes[a], self.hexes[b])
        return known


def _sides(edge: Edge) -> tuple[tuple[Hex, Hex], tuple[Hex, Hex]]:
    """The two hexes that an edge parts, in either order."""
    cell, side = edge
    across = step(cell, side)
    return (cell, across), (across, cell)
