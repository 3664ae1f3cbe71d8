"""Building the map together: factions, tiles, home realm markers, home realms."""

from functools import lru_cache

from emberhall.games.runewars.choices import LayTile, PickFaction, PickHexes, PickTile
from emberhall.games.runewars.content import FACTIONS, QUESTS, TILES, Spot, board_of, lying, misfit, spots_of, written
from emberhall.games.runewars.content.kinds import Lying
from emberhall.games.runewars.rules.control import board
from emberhall.games.runewars.rules.setting_up import choose_faction, deal, inhabit
from emberhall.games.runewars.rules.starting_positions import clockwise, next_phase
from emberhall.games.runewars.state import Place, State, Table
from emberhall.geometry.hexes import Hex, distance, neighbours
from emberhall.kernel import Flow, choose, msg

#: How many open sides of the map a marker touches, and how far it is from every other marker (RW-MAP-11, RW-MAP-12).
TOUCHES, APART = 3, 3


def choose_factions(t: Table) -> Flow[None]:
    """Each player in turn chooses a faction; then the tiles are dealt.

    RW-SETUP-03, RW-MAP-01, RW-MAP-02, RW-MAP-03.
    """
    state = t.state
    seat = state.queue[0]
    taken = [player.faction for player in state.players]
    options = [PickFaction(id) for id in FACTIONS if id not in taken]
    picked = yield from choose(seat, msg("ask-faction"), options, "RW-SETUP-03")
    choose_faction(state, seat, picked.faction)
    state.queue.pop(0)
    if not state.queue:
        dealt = state.rng.shuffled([quest.area[0] for quest in QUESTS.values() if quest.setup])
        for player in state.players:
            player.tiles = [dealt.pop(), dealt.pop()]
        next_phase(state, "tiles", clockwise(state, state.first) * 2)


def lay_tiles(t: Table) -> Flow[None]:
    """Each player in turn lays one of their tiles (RW-MAP-05 to RW-MAP-09)."""
    state = t.state
    seat = state.queue[0]
    player = state.players[seat]
    places = {tile: tile_lays(state.map, tile) for tile in player.tiles}
    options = [PickTile(tile) for tile, found in places.items() if found]
    if not options:  # no tile fits anywhere: lay the map again
        relay(state)
        return
    tile = (yield from choose(seat, msg("ask-tile"), options, "RW-MAP-05")).tile
    ways = [LayTile(tile, one.turn, *one.at) for one in places[tile]]
    way = yield from choose(seat, msg("ask-lay"), ways, "RW-MAP-07")
    player.tiles.remove(tile)
    add_tile(state, Lying(tile, way.turn, (way.q, way.r)))
    state.queue.pop(0)
    if not state.queue:
        next_phase(state, "markers", [state.first] * len(state.players))


def add_tile(state: State, tile: Lying) -> None:
    """Add a tile to the map."""
    state.map = written((*lying(state.map), tile))
    for area in TILES[tile.tile].areas:
        state.places[area.id] = Place()


def relay(state: State) -> None:
    """Everyone takes back their tiles, and the map is laid again (RW-MAP-15)."""
    laid = [one.tile for one in lying(state.map)]
    order = clockwise(state, state.first) * 2
    done = order[: len(laid)]
    for seat, tile in zip(done, laid, strict=True):
        state.players[seat].tiles.append(tile)
    state.map, state.places, state.markers = "", {}, []
    next_phase(state, "tiles", order)


@lru_cache(maxsize=512)
def tile_lays(layout: str, tile: str) -> tuple[Lying, ...]:
    """The ways a tile can be laid; the first tile has only one (RW-MAP-06, RW-MAP-07, RW-MAP-08)."""
    if not layout:
        return (Lying(tile, 0, (0, 0)),)
    land = board_of(layout)
    taken = {spot.hex for spot in land.spots.values()}
    edge = sorted({cell for here in taken for cell in neighbours(here)} - taken)
    found: dict[tuple[int, Hex], Lying] = {}
    for turn in range(6):
        shape = [spot.hex for spot in spots_of(Lying(tile, turn, (0, 0)))]
        for q, r in edge:
            for dq, dr in shape:
                at = (q - dq, r - dr)
                if (turn, at) not in found:
                    one = Lying(tile, turn, at)
                    if not misfit(land, spots_of(one)):
                        found[turn, at] = one
    return tuple(found.values())


def lay_markers(t: Table) -> Flow[None]:
    """The first player places a marker for each home realm at the edge of the map (RW-MAP-10 to RW-MAP-15)."""
    state = t.state
    options = [PickHexes(*one, *other) for one, other in sites(state)]
    if not options:
        relay(state)
        return
    picked = yield from choose(state.first, msg("ask-marker"), options, "RW-MAP-11")
    state.markers.append(((picked.q, picked.r), (picked.q2, picked.r2)))
    state.queue.pop(0)
    if not state.queue:
        next_phase(state, "runes", clockwise(state, state.first, -1))


@lru_cache(maxsize=512)
def shores(layout: str) -> tuple[tuple[Hex, Hex], ...]:
    """Pairs of free hexes at the edge of a map that touch three open sides of it (RW-MAP-11, RW-MAP-14)."""
    at = {spot.hex: spot for spot in board_of(layout).spots.values()}
    edge = sorted({cell for here in at for cell in neighbours(here)} - set(at))
    pairs = {(min(one, other), max(one, other)) for one in edge for other in neighbours(one) if other not in at}
    return tuple(sorted({pair for pair in pairs if _open_sides(at, pair[0]) + _open_sides(at, pair[1]) >= TOUCHES}))


def _open_sides(at: dict[Hex, Spot], cell: Hex) -> int:
    found = 0
    for side, near in enumerate(neighbours(cell)):
        if near in at and at[near].sides[side - 3] == "open":
            found += 1
    return found


def sites(state: State) -> list[tuple[Hex, Hex]]:
    """Where the next marker may go: three areas away from every other one (RW-MAP-12, RW-MAP-13)."""
    laid = [cell for marker in state.markers for cell in marker]
    return [
        pair for pair in shores(state.map) if all(distance(cell, other) >= APART for cell in pair for other in laid)
    ]


def lay_homes(t: Table) -> Flow[None]:
    """Each player lays their home realm at a marker, the first player last (RW-MAP-21 to RW-MAP-26)."""
    state = t.state
    seat = state.queue[0]
    tile = FACTIONS[state.players[seat].faction].home
    ways = [LayTile(tile, one.turn, *one.at) for marker in state.markers for one in home_lays(state.map, tile, marker)]
    if not ways:
        undo_homes(t)
        return
    way = yield from choose(seat, msg("ask-home"), list(dict.fromkeys(ways)), "RW-MAP-22")
    home = Lying(tile, way.turn, (way.q, way.r))
    covered = {spot.hex for spot in spots_of(home)}
    state.markers = [marker for marker in state.markers if not covered.issuperset(marker)]
    add_tile(state, home)
    state.queue.pop(0)
    if not state.queue:
        inhabit(state)
        deal(state)
        next_phase(state, "strongholds", clockwise(state, state.first))


@lru_cache(maxsize=512)
def home_lays(layout: str, tile: str, marker: tuple[Hex, Hex]) -> tuple[Lying, ...]:
    """The ways a home realm can cover a marker without touching another home realm.

    RW-MAP-22, RW-MAP-24, RW-MAP-25.
    """
    land = board_of(layout)
    at = {spot.hex: spot for spot in land.spots.values()}
    found = []
    for turn in range(6):
        shape = [spot.hex for spot in spots_of(Lying(tile, turn, (0, 0)))]
        for dq, dr in shape:
            one = Lying(tile, turn, (marker[0][0] - dq, marker[0][1] - dr))
            spots = spots_of(one)
            cells = {spot.hex for spot in spots}
            if marker[1] in cells and not cells & set(at) and _fits(at, spots):
                found.append(one)
    return tuple(found)


def _fits(at: dict[Hex, Spot], spots: list[Spot]) -> bool:
    """Whether coloured borders touch no coloured ones, and the home realm touches no other."""
    for spot in spots:
        for side, near in enumerate(neighbours(spot.hex)):
            if near in at:
                other = at[near]
                if other.tile.faction or (spot.sides[side] != "open" != other.sides[side - 3]):
                    return False
    return True


def undo_homes(t: Table) -> None:
    """Home realms would touch: take back runes, home realms and markers (RW-MAP-26)."""
    state = t.state
    kept = [one for one in lying(state.map) if not TILES[one.tile].faction]
    state.map, state.markers = written(kept), []
    for place in state.places.values():
        t.move_all(place.rune, state.runes)
    state.places = {area: place for area, place in state.places.items() if area in board(state).spots}
    next_phase(state, "markers", [state.first] * len(state.players))
