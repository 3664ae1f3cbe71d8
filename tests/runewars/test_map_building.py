"""A map the players build, and what they place on it."""

import pytest

from emberhall.games.runewars.content import FACTIONS, TILES, board_of, lying, spots_of, written
from emberhall.games.runewars.content.kinds import Lying
from emberhall.games.runewars.rules.control import controller
from emberhall.games.runewars.rules.map_building import (
    choose_factions,
    home_lays,
    lay_homes,
    lay_markers,
    lay_tiles,
    relay,
    shores,
    tile_lays,
    undo_homes,
)
from emberhall.games.runewars.rules.runes import has_rune
from emberhall.games.runewars.rules.starting_positions import (
    for_first_runes,
    place_first_heroes,
    place_first_runes,
    place_first_strongholds,
)
from emberhall.games.runewars.setup import set_up
from emberhall.games.runewars.state import Setup, Table
from emberhall.geometry.hexes import distance, neighbours
from emberhall.kernel import Ask, Flow, Rng
from emberhall.rulebook import rule

from .positions import answer, game


def building(seats: int = 2, seed: int = 1) -> Table:
    """A game before its map is built."""
    return Table(set_up(Setup(map="built"), seats, Rng(seed)), seats)


def run(flow: Flow[None], pick: int = 0) -> list[str]:
    """Run a rule with the same choice each time; returns who was asked what."""
    asked = []
    try:
        question = next(flow)
        while True:
            assert isinstance(question, Ask)
            asked.append(f"{question.seat} {question.prompt.id}")
            question = flow.send(question.options[pick % len(question.options)])
    except StopIteration:
        return asked


def through(t: Table, phase: str, pick: int = 0) -> list[str]:
    """Build until this phase; returns all questions."""
    steps = {
        "factions": choose_factions,
        "tiles": lay_tiles,
        "markers": lay_markers,
        "runes": place_first_runes,
        "homes": lay_homes,
        "strongholds": place_first_strongholds,
        "heroes": place_first_heroes,
    }
    asked: list[str] = []
    while t.state.phase != phase:
        asked += run(steps[t.state.phase](t), pick)
    return asked


@rule("RW-SETUP-01", "RW-SETUP-02", "RW-SETUP-03", "RW-FATE-12")
def test_the_first_player_chooses_a_faction_first() -> None:
    t = building(3)
    first = t.state.first
    order = [first, (first + 1) % 3, (first + 2) % 3]
    assert through(t, "tiles") == [f"{seat} ask-faction" for seat in order]
    assert [t.state.players[seat].faction for seat in order] == list(FACTIONS)[:3]


@rule("RW-MAP-01", "RW-MAP-02", "RW-MAP-03", "RW-MAP-04", "RW-SETUP-28")
def test_two_tiles_for_each() -> None:
    t = building(4)
    through(t, "tiles")
    dealt = [tile for player in t.state.players for tile in player.tiles]
    assert len(dealt) == len(set(dealt)) == 8
    assert set(dealt) <= {"1", "2", "3", "4", "5", "6", "7", "8", "9"}
    assert all(not player.quests for player in t.state.players)


@rule("RW-MAP-05", "RW-MAP-06", "RW-MAP-07", "RW-MAP-08", "RW-MAP-09")
def test_tiles_are_laid_in_turn() -> None:
    t = building()
    through(t, "tiles")
    first = t.state.first
    run(lay_tiles(t))
    assert [one.at for one in lying(t.state.map)] == [(0, 0)]
    assert t.state.queue == [1 - first, first, 1 - first]
    through(t, "markers")
    tiles = lying(t.state.map)
    assert len(tiles) == 4
    for n, tile in enumerate(tiles[1:], 1):
        assert tile in tile_lays(written(tiles[:n]), tile.tile)
    assert set(t.state.places) == {area.id for tile in tiles for area in TILES[tile.tile].areas}


@rule("RW-MAP-10", "RW-MAP-11", "RW-MAP-12", "RW-MAP-13", "RW-MAP-14")
def test_markers_are_at_the_edge_and_apart() -> None:
    t = building()
    through(t, "markers")
    asked = through(t, "runes")
    assert asked == [f"{t.state.first} ask-marker"] * 2
    one, other = t.state.markers
    taken = {spot.hex for spot in board_of(t.state.map).spots.values()}
    for marker in (one, other):
        assert distance(*marker) == 1
        assert not taken & set(marker)
        assert sum(near in taken for cell in marker for near in neighbours(cell)) >= 3
    assert min(distance(a, b) for a in one for b in other) >= 3


@rule("RW-MAP-15")
def test_without_room_for_markers_all_begin_again() -> None:
    t = building()
    through(t, "markers")
    mine = {seat: len(player.tiles) for seat, player in enumerate(t.state.players)}
    assert mine == {0: 0, 1: 0}
    relay(t.state)
    assert [len(player.tiles) for player in t.state.players] == [2, 2]
    assert (t.state.map, t.state.places, t.state.phase, len(t.state.queue)) == ("", {}, "tiles", 4)


@rule("RW-MAP-16", "RW-MAP-17", "RW-MAP-18", "RW-MAP-19", "RW-MAP-20")
def test_first_runes_are_placed_away_from_home_realms() -> None:
    t = building()
    through(t, "runes")
    first = t.state.first
    assert t.state.queue == [first, 1 - first]
    cells = {near for marker in t.state.markers for cell in marker for near in neighbours(cell)}
    asked = through(t, "homes")
    assert asked == [f"{first} ask-place-rune"] * 2 + [f"{1 - first} ask-place-rune"] * 2
    there = [area for area, place in t.state.places.items() if has_rune(place)]
    assert len(there) == 4
    assert not [area for area in there if board_of(t.state.map).spots[area].hex in cells]
    kinds = sorted(t.state.places[area].rune.cards[0].partition(".")[0] for area in there)
    assert kinds == ["dragon", "dragon", "false", "false"]


@rule("RW-MAP-18", "RW-MAP-19")
def test_no_first_rune_beside_a_home_realm() -> None:
    """The home realms of the map for two touch 1C, 6B, 6C and 4A, 4B, 7B: touching one area is enough."""
    state = game()
    found = for_first_runes(state)
    assert sorted(found) == ["1A", "1B", "4C", "6A", "6D", "7A", "7C"]


@rule("RW-MAP-21", "RW-MAP-22", "RW-MAP-24", "RW-MAP-25", "RW-MAP-27", "RW-MAP-28", "RW-SETUP-04", "RW-NEUT-01")
def test_home_realms_take_the_place_of_markers() -> None:
    t = building()
    through(t, "homes")
    markers, first = list(t.state.markers), t.state.first
    asked = through(t, "strongholds")
    assert asked == [f"{1 - first} ask-home", f"{first} ask-home"]
    homes = [one for one in lying(t.state.map) if TILES[one.tile].faction]
    covered = [{spot.hex for spot in spots_of(one)} for one in homes]
    assert all(any(set(marker) <= cells for cells in covered) for marker in markers)
    assert min(distance(a, b) for a in covered[0] for b in covered[1]) > 1
    for area, spot in board_of(t.state.map).spots.items():
        place = t.state.places[area]
        assert place.standing == ({spot.area.neutral: spot.area.neutrals} if spot.area.neutral else {})
        assert bool(place.city) == spot.area.city
    assert [len(player.quests) for player in t.state.players] == [2, 2]


@rule("RW-MAP-26", "RW-MAP-23")
def test_home_realms_that_would_touch_are_taken_back() -> None:
    t = building()
    through(t, "homes")
    run(lay_homes(t))
    unused = len(t.state.runes)
    undo_homes(t)
    assert (t.state.phase, t.state.markers) == ("markers", [])
    assert not any(TILES[one.tile].faction for one in lying(t.state.map))
    assert len(t.state.runes) == unused + 4
    assert set(t.state.places) == set(board_of(t.state.map).spots)
    through(t, "strongholds", 3)


@rule("RW-SETUP-11", "RW-SETUP-13", "RW-SETUP-14", "RW-SETUP-16", "RW-SETUP-26", "RW-SETUP-27")
def test_strongholds_armies_and_heroes_in_the_home_realms() -> None:
    t = Table(game(), 2)
    through(t, "season")
    for seat, player in enumerate(t.state.players):
        mine = [area for area, place in t.state.places.items() if place.home == seat]
        assert len(mine) == 3
        assert sum(t.state.places[area].stronghold == seat for area in mine) == 1
        assert sum(t.state.places[area].units() for area in mine) == 5
        assert player.strongholds == 3
        assert player.heroes[0].area in mine
        assert all(controller(t.state, area) == seat for area in mine)
        assert not player.fresh  # the first tactics cards may be played in the first spring


def test_a_layout_is_written_and_read() -> None:
    tiles = (Lying("1", 0, (0, 0)), Lying("4", 2, (2, -1)))
    assert written(tiles) == "1:0:0:0 4:2:2:-1"
    assert lying(written(tiles)) == tiles


MAP_BUILDING = "emberhall.games.runewars.rules.map_building"


def answer_first(t: Table) -> None:
    """The first tile is laid."""
    flow = lay_tiles(t)
    try:
        question = next(flow)
        while True:
            assert isinstance(question, Ask)
            question = flow.send(question.options[0])
    except StopIteration:
        pass


@rule("RW-MAP-15")
def test_a_tile_that_fits_nowhere_restarts_the_map(monkeypatch: pytest.MonkeyPatch) -> None:
    t = building()
    through(t, "tiles")
    answer_first(t)
    monkeypatch.setattr(f"{MAP_BUILDING}.tile_lays", lambda layout, tile: ())
    assert answer(lay_tiles(t)) == []
    assert (t.state.map, t.state.phase, len(t.state.queue)) == ("", "tiles", 4)
    assert [len(player.tiles) for player in t.state.players] == [2, 2]


@rule("RW-MAP-26")
def test_a_home_realm_that_fits_nowhere_takes_back_the_markers(monkeypatch: pytest.MonkeyPatch) -> None:
    t = building()
    through(t, "homes")
    monkeypatch.setattr(f"{MAP_BUILDING}.home_lays", lambda layout, tile, marker: ())
    assert answer(lay_homes(t)) == []
    assert (t.state.phase, t.state.markers) == ("markers", [])


@rule("RW-MAP-15")
def test_without_a_place_for_a_marker_the_map_is_laid_again(monkeypatch: pytest.MonkeyPatch) -> None:
    t = building()
    through(t, "markers")
    monkeypatch.setattr(f"{MAP_BUILDING}.shores", lambda layout: ())
    assert answer(lay_markers(t)) == []
    assert (t.state.map, t.state.phase) == ("", "tiles")


@rule("RW-MAP-11", "RW-MAP-14", "RW-MAP-22")
@pytest.mark.parametrize("seed", [1, 2])
def test_every_shore_and_every_home_covers_its_hexes(seed: int) -> None:
    """A shore is a pair of free hexes, named once; a home realm covers both, and no land."""
    t = building(2, seed)
    through(t, "markers")
    land_of = {spot.hex for spot in board_of(t.state.map).spots.values()}
    pairs = shores(t.state.map)
    assert len({frozenset(pair) for pair in pairs}) == len(pairs) > 0
    assert not any(land_of & set(pair) for pair in pairs)
    ways = 0
    for pair in pairs[:12]:
        for home in home_lays(t.state.map, "home_daqan", pair):
            cells = {spot.hex for spot in spots_of(home)}
            assert cells > set(pair)
            assert not cells & land_of
            ways += 1
    assert ways > 0


@rule("RW-MAP-22", "RW-MAP-24", "RW-MAP-25")
def test_coloured_borders_of_home_realms_touch_no_others() -> None:
    """On a map of four tiles with 14 shores the open sides of Daqan fit in 40 ways, the mountains of Waiqar in 36."""
    layout = "9:0:0:0 2:0:-1:1 5:0:-3:1 6:0:-4:3"
    at = {spot.hex: spot for spot in board_of(layout).spots.values()}
    found = shores(layout)
    assert len(found) == 14
    ways = {
        tile: [lay for pair in found for lay in home_lays(layout, tile, pair)]
        for tile in ("home_daqan", "home_latari", "home_waiqar", "home_uthuk")
    }
    for lay in (lay for lays in ways.values() for lay in lays):
        for spot in spots_of(lay):
            for side, near in enumerate(neighbours(spot.hex)):
                if near in at:
                    assert "open" in (spot.sides[side], at[near].sides[(side + 3) % 6])
    assert [len(lays) for lays in ways.values()] == [40, 38, 36, 40]
    daqan = ways["home_daqan"][0]
    settled = written((*lying(layout), daqan))
    cells = [spot.hex for spot in spots_of(daqan)]
    others = [lay for pair in found for lay in home_lays(settled, "home_waiqar", pair)]
    assert 0 < len(others) < 36
    assert all(distance(a, spot.hex) > 1 for lay in others for spot in spots_of(lay) for a in cells)
