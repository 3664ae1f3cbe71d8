"""Map tiles and ready-made maps, laid out as areas with hexes and borders."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

from emberhall.effects import BadContent
from emberhall.games.runewars.content.files import entries
from emberhall.games.runewars.content.kinds import Area, Lying, ReadyMap, Tile
from emberhall.games.runewars.terms import SIDES
from emberhall.geometry.hexes import Hex, add, neighbours
from emberhall.geometry.paths import distances_from

TILES = entries("tiles", Tile)
READY_MAPS = entries("ready_maps", ReadyMap)
AREAS: dict[str, Area] = {area.id: area for tile in TILES.values() for area in tile.areas}

Border = Literal["open", "water", "mountain"]


@dataclass(frozen=True)
class Spot:
    """An area on the map: its hex, its tile, and the borders on its six sides."""

    area: Area
    tile: Tile
    hex: Hex
    sides: tuple[Border, ...]


@dataclass(frozen=True)
class Board:
    """A map: its areas by id, and the neighbours of each with the border between them."""

    spots: dict[str, Spot]
    beside: dict[str, dict[str, Border]]
    #: A cache for `roads`.
    ways: dict[tuple[bool, bool], dict[str, tuple[str, ...]]] = field(default_factory=dict)
    #: A cache for `around`.
    near: dict[tuple[str, int], frozenset[str]] = field(default_factory=dict)

    def homes(self) -> dict[str, tuple[str, ...]]:
        """The areas of each home realm on it."""
        found: dict[str, tuple[str, ...]] = {}
        for id, spot in self.spots.items():
            if spot.tile.faction:
                found[spot.tile.faction] = (*found.get(spot.tile.faction, ()), id)
        return found

    def open_ways(self, area: str, *, water: bool = False, mountain: bool = False) -> tuple[str, ...]:
        """The areas one step away, crossing water and mountains where allowed (RW-TILE-05, RW-TILE-06)."""
        return self.roads(water=water, mountain=mountain)[area]

    def roads(self, *, water: bool, mountain: bool) -> dict[str, tuple[str, ...]]:
        """The areas one step away from each area."""
        found = self.ways.get((water, mountain))
        if found is None:
            free = {"open", "water" if water else "open", "mountain" if mountain else "open"}
            found = {
                area: tuple([near for near, border in beside.items() if border in free])
                for area, beside in self.beside.items()
            }
            self.ways[water, mountain] = found
        return found

    def around(self, area: str, steps: int) -> frozenset[str]:
        """The other areas within a number of steps, whatever the borders."""
        found = self.near.get((area, steps))
        if found is None:
            within = distances_from(area, self.beside.__getitem__, steps)
            found = self.near[area, steps] = frozenset(within) - {area}
        return found


def turned(cell: Hex, turn: int) -> Hex:
    """A hex rotated clockwise about the origin, by 60 degrees each time."""
    q, r = cell
    for _ in range(turn % 6):
        q, r = -r, q + r
    return q, r


def spots_of(lying: Lying) -> list[Spot]:
    """The areas of a tile, where they lie on the map."""
    tile = TILES[lying.tile]
    found = []
    for area in tile.areas:
        sides: list[Border] = ["open"] * 6
        for side in area.water:
            sides[(SIDES.index(side) + lying.turn) % 6] = "water"
        for side in area.mountain:
            sides[(SIDES.index(side) + lying.turn) % 6] = "mountain"
        found.append(Spot(area, tile, add(turned(area.hex, lying.turn), lying.at), tuple(sides)))
    return found


def lay(tiles: Sequence[Lying]) -> Board:
    """The map made of these tiles; overlapping tiles are refused."""
    spots: dict[str, Spot] = {}
    at: dict[Hex, str] = {}
    for lying in tiles:
        for spot in spots_of(lying):
            if spot.hex in at or spot.area.id in spots:
                raise ValueError(f"{spot.area.id} lies where {at.get(spot.hex, 'its tile')} is already")
            spots[spot.area.id] = spot
            at[spot.hex] = spot.area.id
    beside: dict[str, dict[str, Border]] = {id: {} for id in spots}
    for id, spot in spots.items():
        for side, cell in enumerate(neighbours(spot.hex)):
            if (near := at.get(cell)) is not None:
                mine, other = spot.sides[side], spots[near].sides[side - 3]
                beside[id][near] = other if mine == "open" else mine
    return Board(spots, beside)


def misfit(board: Board, tile: Sequence[Spot]) -> str:
    """The rule that forbids laying a tile there, or nothing (RW-MAP-07, RW-MAP-08)."""
    at = {spot.hex: (id, spot) for id, spot in board.spots.items()}
    mine, theirs = set(), set()
    for spot in tile:
        if spot.hex in at:
            return "RW-MAP-07"
        for side, cell in enumerate(neighbours(spot.hex)):
            if cell in at:
                id, other = at[cell]
                mine.add(spot.area.id)
                theirs.add(id)
                if spot.sides[side] != "open" and other.sides[side - 3] != "open":
                    return "RW-MAP-08"
    return "" if len(mine) >= 2 and len(theirs) >= 2 else "RW-MAP-07"


def written(tiles: Sequence[Lying]) -> str:
    """A layout of tiles as a word: `1:0:0:0 4:2:2:-1`."""
    return " ".join(f"{one.tile}:{one.turn}:{one.at[0]}:{one.at[1]}" for one in tiles)


def lying(layout: str) -> tuple[Lying, ...]:
    """The tiles of a map: of a ready-made one by its name, or of a layout."""
    if layout in READY_MAPS:
        return READY_MAPS[layout].tiles
    parts = (one.split(":") for one in layout.split())
    return tuple(Lying(tile, int(turn), (int(q), int(r))) for tile, turn, q, r in parts)


@lru_cache(maxsize=512)
def board_of(layout: str) -> Board:
    """The board of a ready-made map or a layout."""
    return lay(lying(layout))


if _faults := [
    f"ready_maps.json: {id}: there is no tile {lying.tile!r}"
    for id, setup in READY_MAPS.items()
    for lying in setup.tiles
    if lying.tile not in TILES
]:
    raise BadContent(_faults)
