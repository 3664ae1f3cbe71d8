"""Map tiles of several hexes: laying them down, turned or mirrored, and how they lie to one another."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from emberhall.geometry.areas import AreaGraph
from emberhall.geometry.hexes import ORIGIN, Edge, Hex, disc, edge_between, mirror, neighbours, rotate

Shape: TypeAlias = tuple[Hex, ...]
"""The hexes of a tile as offsets from its anchor."""

FLOWER: Shape = disc(ORIGIN, 1)
"""A hex and the six around it."""

FLOWER_STEPS: Shape = tuple(rotate((2, 1), turns) for turns in range(6))
"""From the centre of a flower to the centres of the six around it, where flowers fill the plane without gaps."""


@dataclass(frozen=True, slots=True)
class Placement:
    """A tile lying on the map: its shape, where its anchor is, and how it is turned."""

    shape: Shape
    at: Hex = ORIGIN
    turns: int = 0
    mirrored: bool = False

    def hex_of(self, offset: Hex) -> Hex:
        """Where on the map a hex of the tile lies; a tile is first mirrored, then turned, then moved."""
        q, r = rotate(mirror(offset) if self.mirrored else offset, self.turns)
        return (q + self.at[0], r + self.at[1])

    def offset_of(self, cell: Hex) -> Hex:
        """Which hex of the tile lies on a hex of the map."""
        offset = rotate((cell[0] - self.at[0], cell[1] - self.at[1]), -self.turns)
        return mirror(offset) if self.mirrored else offset

    def edge_of(self, edge: Edge) -> Edge:
        """Where on the map a side of a hex of the tile lies."""
        offset, direction = edge
        return (self.hex_of(offset), ((1 - direction if self.mirrored else direction) + self.turns) % 6)

    def hexes(self) -> tuple[Hex, ...]:
        """The hexes of the map that the tile covers, in the order of its shape."""
        return tuple(self.hex_of(offset) for offset in self.shape)


def overlap(a: Placement, b: Placement) -> tuple[Hex, ...]:
    """The hexes that two tiles both cover."""
    covered = frozenset(b.hexes())
    return tuple(cell for cell in a.hexes() if cell in covered)


def seam(a: Placement, b: Placement) -> tuple[Edge, ...]:
    """The edges along which two tiles touch."""
    beyond = frozenset(b.hexes())
    return tuple(edge_between(cell, beside) for cell in a.hexes() for beside in neighbours(cell) if beside in beyond)


class TileMap:
    """Tiles by name on one map, none covering another; laying a tile gives a new map."""

    __slots__ = ("_tile_of", "tiles")

    def __init__(self, tiles: Mapping[str, Placement] | None = None) -> None:
        self.tiles: Mapping[str, Placement] = dict(tiles or {})
        self._tile_of: dict[Hex, str] = {}
        for name, placement in self.tiles.items():
            for cell in placement.hexes():
                if cell in self._tile_of:
                    raise ValueError(f"{name} covers {cell}, where {self._tile_of[cell]} lies")
                self._tile_of[cell] = name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TileMap) and self.tiles == other.tiles

    def __hash__(self) -> int:
        return hash(frozenset(self.tiles.items()))

    def __repr__(self) -> str:
        return f"TileMap({self.tiles!r})"

    def __contains__(self, cell: Hex) -> bool:
        return cell in self._tile_of

    def hexes(self) -> tuple[Hex, ...]:
        """Every hex that a tile covers, tile by tile."""
        return tuple(self._tile_of)

    def tile_at(self, cell: Hex) -> str | None:
        """The name of the tile on a hex, or None where there is none."""
        return self._tile_of.get(cell)

    def fits(self, placement: Placement) -> bool:
        """Whether a tile would cover no other."""
        return not any(cell in self._tile_of for cell in placement.hexes())

    def touched(self, placement: Placement) -> tuple[str, ...]:
        """The tiles that a tile lying there would touch, in alphabetical order."""
        own = frozenset(placement.hexes())
        beside = (cell for inside in own for cell in neighbours(inside) if cell not in own)
        return tuple(sorted({self._tile_of[cell] for cell in beside if cell in self._tile_of}))

    def lay(self, name: str, placement: Placement) -> "TileMap":
        """The map with one more tile."""
        if name in self.tiles:
            raise ValueError(f"{name} lies on the map already")
        return TileMap({**self.tiles, name: placement})

    def neighbours(self, name: str) -> tuple[str, ...]:
        """The tiles that touch a tile, in alphabetical order."""
        return self.touched(self.tiles[name])

    def rim(self) -> tuple[Hex, ...]:
        """The empty hexes beside the tiles, in order."""
        return tuple(sorted({cell for inside in self._tile_of for cell in neighbours(inside)} - self._tile_of.keys()))

    def components(self) -> tuple[tuple[str, ...], ...]:
        """The tiles in groups that hang together, each group and the groups in alphabetical order."""
        return AreaGraph({name: self.neighbours(name) for name in self.tiles}).components()


def placements(shape: Shape, cells: Iterable[Hex], *, mirrored: bool = False) -> tuple[Placement, ...]:
    """Every way to lay a tile on the given hexes alone, each set of covered hexes once."""
    ground = sorted(set(cells))
    free = frozenset(ground)
    found: dict[frozenset[Hex], Placement] = {}
    for flipped in (False, True) if mirrored else (False,):
        for turns in range(6):
            for at in ground:
                # The anchor need not be one of the tile's hexes, so its first hex is what is tried on the ground.
                placement = Placement(shape, at, turns, flipped)
                q, r = placement.hex_of(shape[0])
                placement = Placement(shape, (2 * at[0] - q, 2 * at[1] - r), turns, flipped)
                covered = frozenset(placement.hexes())
                if covered <= free:
                    found.setdefault(covered, placement)
    return tuple(found.values())
