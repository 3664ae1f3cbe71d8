"""The floor of a scenario: which hexes touch, how far apart they are for ranges, and what is in line of sight."""

from collections.abc import Iterable

from emberhall.geometry.floors import FAR, Floor
from emberhall.geometry.hexes import Edge, Hex
from emberhall.geometry.sight import Walls

__all__ = ["FAR", "Ground"]


class Ground(Floor):
    """The hexes of the map by number, fixed until a door opens. Everything outside is wall."""

    __slots__ = ("_near", "_sees", "open", "steps", "walls")

    def __init__(self, floor: Iterable[Hex], walls: Walls) -> None:
        super().__init__(floor, walls.hexes, walls.edges)
        self.walls = walls
        #: Whether there is no wall anywhere that could hide something.
        self.open = not walls.hexes and not walls.edges
        #: From each hex the steps to those beside it, where each costs one movement point.
        self.steps = tuple([tuple([(to, 1) for to in near]) for near in self.beside])
        self._near: dict[tuple[int, int], int] = {}
        self._sees: dict[tuple[int, int], bool] = {}

    @classmethod
    def revealed(cls, floor: Iterable[Hex], inside: Iterable[Hex], edges: Iterable[Edge] = ()) -> "Ground":
        """A floor where only the open hexes can be seen and entered; everything else is wall."""
        known = frozenset(inside)
        cells = tuple(floor)
        around = Walls.around(known, edges)
        return cls(cells, Walls(around.hexes.union([cell for cell in cells if cell not in known]), edges))

    def near(self, a: int, range: int) -> int:
        """The hexes within range and in line of sight of this one (GH-LOS-05, GH-LOS-08)."""
        known = self._near.get((a, range))
        if known is None:
            known = 0
            for ring in self.rings(a)[: range + 1]:
                known |= ring
            if not self.open:
                known = self.bitmap([b for b in self.numbers(known) if self.sees(a, b)])
            self._near[a, range] = known
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
