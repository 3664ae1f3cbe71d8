"""The floor of a map as numbers: which hexes touch, how far apart they are for ranges, and who sees whom."""

from collections.abc import Iterable

from emberhall.geometry.hexes import Edge, Hex, neighbours, step
from emberhall.geometry.sight import Walls

#: The distance between hexes that no way joins.
FAR = 1 << 24


class Ground:
    """Hexes by number, fixed for as long as no door opens. Everything outside, and every wall, parts them."""

    __slots__ = ("_apart", "_sees", "beside", "hexes", "index", "open", "walls")

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
        self._apart: dict[int, list[int]] = {}
        self._sees: dict[tuple[int, int], bool] = {}

    @classmethod
    def revealed(cls, floor: Iterable[Hex], inside: Iterable[Hex], edges: Iterable[Edge] = ()) -> "Ground":
        """A floor of which only the open hexes can be seen and entered; all else is wall."""
        known = frozenset(inside)
        cells = tuple(floor)
        around = Walls.around(known, edges)
        return cls(cells, Walls(around.hexes.union([cell for cell in cells if cell not in known]), edges))

    def apart(self, a: int) -> list[int]:
        """The distance of every hex from this one, never counted through walls (GH-LOS-08)."""
        known = self._apart.get(a)
        if known is None:
            known = [FAR] * len(self.hexes)
            known[a] = steps = 0
            edge = [a]
            beside = self.beside
            while edge:
                steps += 1
                beyond = []
                for at in edge:
                    for to in beside[at]:
                        if known[to] == FAR:
                            known[to] = steps
                            beyond.append(to)
                edge = beyond
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
