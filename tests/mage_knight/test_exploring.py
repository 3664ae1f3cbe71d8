"""Revealing tiles, map shapes, and what tiles bring."""

import pytest

from emberhall.games.mage_knight.content import ENEMY, TILE, kind_of
from emberhall.games.mage_knight.ground import TILE_STEPS, Slot, adjacent, ground, ground_key, spaces, word
from emberhall.games.mage_knight.rules.exploring import all_slots, lay, reveal
from emberhall.games.mage_knight.rules.scenario import agreed
from emberhall.games.mage_knight.state import Placed, Setup, Table, TileCard
from emberhall.games.mage_knight.terms import (
    BLUE,
    DESERT,
    GRAY_PILE,
    GREEN,
    GREEN_PILE,
    HILLS,
    PILES,
    RED,
    RED_PILE,
    SEA,
    TERRAINS,
    WHITE,
)
from emberhall.kernel import Rng
from emberhall.rulebook import rule
from tests.mage_knight.positions import Position, empty, land

START = "start_a 0 0, country_01 1 0, country_02 0 1"


def edge(at: str = "country_01.NE", *, tiles: str = START, **things: object) -> Position:
    """A turn at the edge of a real map."""
    things.setdefault("hand", "march")
    return land(tiles=tiles, at=at, **things)  # type: ignore[arg-type]


def stack(play: Position, *, country: str = "", core: str = "", country_box: str = "", core_box: str = "") -> Position:
    """The remaining tiles, the next one first."""
    state = play.state
    state.countryside.cards = [TileCard(tile) for tile in reversed(country.split())]
    state.core.cards = [TileCard(tile) for tile in reversed(core.split())]
    state.countryside_box.cards = [TileCard(tile) for tile in reversed(country_box.split())]
    state.core_box.cards = [TileCard(tile) for tile in reversed(core_box.split())]
    play.session = Position(state).session
    return play


def positions(shape: str, *taken: tuple[int, int]) -> dict[tuple[int, int], Slot]:
    """The free positions of a map with tiles in these places."""
    state = empty(["arythea"])
    state.ground = ground_key(shape, False, [Placed(TileCard("country_01"), a, b) for a, b in taken])
    return {(slot.a, slot.b): slot for found in ground(state).slots.values() for slot in found}


def revealed(tile: str, *, night: bool = False, scenario: str = "solo_conquest", **options: object) -> Position:
    """A map on which this tile was just laid at (1, 1)."""
    play = land(tiles=START, at="@", hand="march", night=night, scenario=scenario, options=options)
    for deck in (play.state.countryside, play.state.core, play.state.countryside_box, play.state.core_box):
        if tile in deck:
            deck.remove(TileCard(tile))
    lay(Table(play.state, 1), TileCard(tile), 1, 1)
    for (at, _), corner in zip(spaces(play.state.map[-1]), ("C", "NE", "E", "SE", "SW", "W", "NW"), strict=True):
        play.spots[corner] = at
    return play


# where and for how much


@rule("MK-EXPLORE-01", "MKW-EXPL-01", "MKW-EXPL-12")
def test_tiles_are_revealed_from_the_edge_of_the_map() -> None:
    assert edge("country_01.E", move=2).offers("explore") == ["explore:1:1"]
    assert edge("country_01.SW", move=2).offers("explore") == []  # inland, or behind the coast
    assert edge("country_01.W", move=2).offers("explore") == []  # its free side lies beyond the coast
    assert edge("@", move=2).offers("explore") == []


@rule("MK-EXPLORE-04", "MKW-EXPL-03")
def test_revealing_costs_two_move_points() -> None:
    assert edge(move=1).offers("explore") == []
    play = edge(move=3)
    play.do(play.offers("explore")[0])
    assert play.turn.move == 1
    assert len(play.state.map) == 4


@rule("MK-EXPLORE-05")
def test_the_top_tile_of_the_stack_is_laid() -> None:
    play = stack(edge("country_01.E", move=2), country="country_09 country_07", core="core_01")
    play.do("explore:1:1")
    placed = play.state.map[-1]
    assert (placed.tile, placed.a, placed.b) == ("country_09", 1, 1)
    assert play.state.countryside.cards == ["country_07"]


@rule("MK-EXPLORE-06", "MKW-EXPL-04", "MKW-EXPL-05")
def test_the_position_is_said_before_the_tile_is_drawn() -> None:
    play = stack(edge("country_01.NE", move=4), country="country_09 country_07")
    assert play.offers("explore") == ["explore:2:0", "explore:1:1"]
    play.do("explore:1:1", "explore:2:0")  # both from one space
    assert [(placed.tile, placed.a, placed.b) for placed in play.state.map[-2:]] == [
        ("country_09", 1, 1),
        ("country_07", 2, 0),
    ]
    assert play.turn.move == 0


@rule("MK-EXPLORE-07", "MK-OPTMAP-06", "MKW-TILE-11")
def test_tiles_are_never_turned() -> None:
    play = stack(edge("country_01.E", move=2), country="country_09")
    play.do("explore:1:1")
    assert [placed.turns for placed in play.state.map] == [0, 0, 0, 0]


@rule("MK-EXPLORE-02", "MKW-TILE-10")
def test_tiles_fit_together_without_gaps() -> None:
    middle = {at for at, _ in spaces(Placed(TileCard("country_01"), 0, 0))}
    around = [at for a, b in TILE_STEPS for at, _ in spaces(Placed(TileCard("country_02"), a, b))]
    assert len(set(around) | middle) == 49
    border = {at + step for at in middle for step in (128, 1, -127, -128, -1, 127)} - middle
    assert border <= set(around)


@rule("MKW-TILE-02")
def test_nobody_moves_onto_the_sea() -> None:
    play = edge("@", move=10)
    assert len(play.offers("walk")) == 3  # three of the spaces around the portal are sea
    sea = [at for at, shown in spaces(play.state.map[0]) if shown.terrain == SEA]
    assert len(sea) == 3
    assert not any(f"walk:{word(at)}" in play.keys for at in sea)


@rule("MKW-EXPL-02", "MKW-EXPL-08", "MKW-EXPL-09")
def test_revealing_is_movement_before_the_action() -> None:
    play = stack(edge("country_01.E", move=2), country="country_09")  # a village
    play.do("explore:1:1")
    assert play.turn.moved
    assert not play.turn.acted
    assert "rest" not in play.keys
    play.do("interact")
    assert play.offers("explore") == []


@rule("MKW-EXPL-10")
def test_nothing_is_revealed_while_resting() -> None:
    play = edge("country_01.E", move=2, hand="march march")
    assert "explore:1:1" in play.keys
    play.do("rest", "pick_card:march")
    assert play.offers("explore") == []


@rule("MKW-EXPL-11", "MKW-NEXT-01")
@pytest.mark.parametrize(("scenario", "fame"), [("first_reconnaissance", 1), ("solo_conquest", 0)])
def test_fame_for_a_tile_in_the_first_scenario_only(scenario: str, fame: int) -> None:
    play = edge("country_01.E", move=2, scenario=scenario)
    play.do("explore:1:1")
    assert play.hero.fame == fame


# which positions


WEDGE = [(0, 0), (1, 0), (0, 1)]


@rule("MK-EXPLORE-03", "MKW-TILE-13", "MK-DATA-13")
def test_no_tile_beyond_the_coast() -> None:
    free = positions("wedge", *WEDGE)
    assert set(free) == {(2, 0), (1, 1), (0, 2)}


@rule("MK-EXPLORE-08")
def test_a_countryside_tile_touches_two_tiles_or_one_that_touches_two() -> None:
    free = positions("wedge", *WEDGE)
    assert free[1, 1].countryside  # touches two
    assert free[2, 0].countryside  # touches one, which touches two
    lonely = positions("wedge", *WEDGE, (2, 0), (3, 0))
    assert not lonely[4, 0].countryside  # touches (3, 0), which touches only (2, 0)


@rule("MK-EXPLORE-09", "MK-EXPLORE-10", "MK-MAP-02", "MK-DATA-13")
def test_a_core_tile_touches_two_tiles_and_in_the_wedge_does_not_lie_on_the_coast() -> None:
    free = positions("wedge", *WEDGE, (1, 1))
    assert (free[2, 0].core, free[0, 2].core) == (False, False)  # two tiles, but on the coast
    assert not free[2, 1].core  # one tile
    free = positions("wedge", *WEDGE, (1, 1), (2, 0))
    assert free[2, 1].core
    assert positions("open", (0, 0), (1, 0), (0, 1), (-1, 1))[1, 1].core


@rule("MK-EXPLORE-09", "MK-EXPLORE-05")
def test_core_tiles_come_when_no_countryside_tile_is_left() -> None:
    play = stack(edge("country_01.NE", move=2), country="", core="core_01")
    assert play.offers("explore") == ["explore:1:1"]
    reasons = [play.session.view(0).why_not(slot) for slot in ("slot:2,0", "slot:0,2")]
    assert [(reason.why.id, reason.rule) for reason in reasons if reason] == [
        ("why-core-alone", "MK-EXPLORE-09"),  # the hero stands at its edge, but a Core tile is not laid there
        ("why-no-edge", "MK-EXPLORE-01"),
    ]


@rule("MK-EXPLORE-11", "MK-EXPLORE-12", "MK-EXPLORE-13", "MK-EXPLORE-14")
def test_tiles_from_the_box_need_three_neighbours() -> None:
    tiles = f"{START}, country_03 1 1, country_04 2 0"
    play = stack(edge("country_03.NW", tiles=tiles, move=2), country_box="country_09", core_box="core_01")
    around = [(slot.a, slot.b) for slot in all_slots(play.state)]
    assert around == []  # no position touches three tiles
    tiles += ", country_05 1 2"
    play = stack(edge("country_03.NE", tiles=tiles, move=2), country_box="country_09", core_box="core_01")
    assert [(slot.a, slot.b) for slot in all_slots(play.state)] == [(0, 2), (2, 1)]
    play.do("explore:2:1")
    assert play.state.map[-1].tile == "country_09"
    play = stack(edge("country_03.NE", tiles=tiles, move=2), core_box="core_01")
    assert [(slot.a, slot.b) for slot in all_slots(play.state)] == [(2, 1)]  # (0, 2) is on the coast
    play.do("explore:2:1")
    assert play.state.map[-1].tile == "core_01"
    play = stack(edge("country_03.NE", tiles=tiles, move=2))
    assert play.offers("explore") == []


def rows(shape: str, tiles: int = 30) -> set[tuple[int, int]]:
    """All positions of a map that keeps growing."""
    taken = [(0, 0), (1, 0), (0, 1), (-1, 1)]
    for _ in range(tiles):
        free = [at for at, slot in positions(shape, *taken).items() if slot.countryside]
        taken.append(min(free, key=lambda at: (at[1], at[0])))
    return set(taken)


@rule("MK-MAP-05", "MK-MAP-06", "MK-MAP-08", "MK-MAP-09", "MK-DATA-13")
@pytest.mark.parametrize(
    ("shape", "columns"), [("open", [-2, -1, 0, 1, 2]), ("open_4", [-2, -1, 0, 1]), ("open_3", [-1, 0, 1])]
)
def test_the_number_of_rows_of_open_maps(shape: str, columns: list[int]) -> None:
    grown = rows(shape)
    assert sorted({a for a, _ in grown}) == columns
    coast = {a: min(b for c, b in grown if c == a) for a in columns}
    assert all(least == max(0, -a) for a, least in coast.items())  # nothing behind the coast


# what tiles bring


@rule("MK-EXPLORE-15", "MK-EXPLORE-16", "MKW-MONA-02")
def test_a_monastery_brings_an_advanced_action_beside_the_units() -> None:
    play = land(tiles=START, at="@", hand="march")
    state = play.state
    offer, top = list(state.advanced_offer), state.advanced_deck.cards[-1]
    lay(Table(state, 1), TileCard("country_05"), 1, 1)
    assert state.monastery_offer.cards == [top]
    assert state.advanced_offer.cards == offer


@rule("MK-DECK-01", "MK-SETUP-04")
def test_a_tile_brings_what_is_left() -> None:
    play = land(tiles=START, at="@", hand="march")
    state = play.state
    state.advanced_deck.cards = []
    for pile in (GREEN_PILE, GRAY_PILE):  # all tokens are in play
        state.enemies[pile].cards, state.enemies_out[pile].cards = [], []
    before = list(state.rampaging)
    for a, tile in enumerate(("country_05", "country_03"), 1):
        lay(Table(state, 1), TileCard(tile), a, 1)
    assert state.monastery_offer.cards == []
    assert state.rampaging == before
    (keep,) = [place for place in state.places.values() if place.site == "keep"]
    assert keep.garrison == []


@rule("MK-SETUP-04")
def test_ruins_are_drawn_from_the_discarded_ones_when_none_are_left() -> None:
    play = land(tiles=START, at="@", hand="march")
    state = play.state
    ruin = state.ruins.cards.pop()
    state.ruins.cards, state.ruins_out.cards = [], [ruin]
    lay(Table(state, 1), TileCard("country_08"), 1, 1)
    (found,) = [place for place in state.places.values() if place.site == "ancient_ruins"]
    assert found.ruin.cards == [ruin]
    assert state.ruins_out.cards == []


@rule("MK-EXPLORE-15")
@pytest.mark.parametrize(("tile", "corner", "pile"), [("country_05", "E", "green"), ("core_04", "C", "red")])
def test_rampaging_enemies_lie_open(tile: str, corner: str, pile: str) -> None:
    play = revealed(tile)
    assert [PILES[ENEMY[kind_of(token)].pile] for token in play.at(corner).enemies] == [pile]
    assert play.spots[corner] in play.state.rampaging


@rule("MKW-KEEP-01", "MKW-TOWER-01", "MK-EXPLORE-15")
@pytest.mark.parametrize(("tile", "corner", "pile"), [("country_03", "NE", "gray"), ("country_04", "C", "violet")])
def test_keeps_and_mage_towers_get_a_token_face_down(tile: str, corner: str, pile: str) -> None:
    (zone,) = revealed(tile).at(corner).garrison
    assert [PILES[ENEMY[kind_of(token)].pile] for token in zone] == [pile]
    assert not zone.known


@rule("MKW-DUN-01", "MK-EXPLORE-15")
@pytest.mark.parametrize(
    ("tile", "corner"), [("country_07", "SE"), ("country_06", "W"), ("core_01", "NE"), ("core_01", "W")]
)
def test_other_adventure_sites_get_nothing(tile: str, corner: str) -> None:
    place = revealed(tile).at(corner)
    assert not place.garrison
    assert not place.enemies


@rule("MKW-RUIN-01", "MKW-NIGHT-02")
@pytest.mark.parametrize("night", [False, True])
def test_ruins_lie_open_by_day_only(night: bool) -> None:
    place = revealed("country_08", night=night).at("NE")
    assert len(place.ruin.cards) == 1
    assert bool(place.ruin.known) is not night


@rule("MKW-DATA-02", "MKW-TILE-12", "MKW-TILE-17", "MKW-TILE-14", "MKW-TILE-15")
def test_what_the_tiles_of_the_first_scenario_show() -> None:
    def shown(*tiles: str) -> list[str]:
        return sorted(
            spot.site or "orcs" for tile in tiles for spot in TILE[tile].hexes if spot.site or spot.rampaging >= 0
        )

    start = ["magical_glade", "magical_glade", "mine", "orcs", "orcs", "portal", "village", "village"]
    assert shown("start_a", "country_01", "country_02") == start
    mines = [spot.colours for spot in TILE["country_02"].hexes if spot.site == "mine"]
    assert mines == [(GREEN,)]
    firsts = ["keep", "mage_tower", "monastery", "monster_den", "dungeon", "ancient_ruins"]
    seen = {"magical_glade", "mine", "orcs", "portal", "village"}
    for number, first in zip(range(3, 9), firsts, strict=True):
        new = set(shown(f"country_{number:02}")) - seen
        assert new == {first}
        seen |= new
    assert set(shown("country_09", "country_10", "country_11")) <= seen
    tower = next(spot for spot in TILE["country_04"].hexes if spot.site == "mage_tower")
    assert tower.terrain == DESERT


# cities


CITY_TILES = {"core_05": GREEN, "core_06": BLUE, "core_07": WHITE, "core_08": RED}

GARRISONS = {
    "core_05": "brown brown white",
    "core_06": "violet violet white",
    "core_07": "gray white white",
    "core_08": "brown violet white",
}


@rule("MK-EXPLORE-17", "MK-EXPLORE-18", "MK-EXPLORE-19", "MK-OPTMAP-07", "MK-OPTCITY-01")
@pytest.mark.parametrize("tile", CITY_TILES)
def test_a_city_gets_its_level_and_its_garrison_face_down(tile: str) -> None:
    play = revealed(tile)  # the first city of Solo Conquest: Level 5
    city = play.at("C")
    assert (city.site, city.colours, city.level) == ("city", [CITY_TILES[tile]], 5)
    backs = [PILES[ENEMY[kind_of(zone.cards[0])].pile] for zone in city.garrison]
    assert sorted(backs) == sorted(GARRISONS[tile].split())
    assert not any(zone.known for zone in city.garrison)


@rule("MK-OPTMAP-07")
def test_where_the_cities_lie() -> None:
    white = {spot.site or TERRAINS[spot.terrain] for spot in TILE["core_07"].hexes}
    assert {"keep", "lake"} <= white
    red = TILE["core_08"].hexes
    assert DESERT in [spot.terrain for spot in red]
    assert [spot.rampaging for spot in red].count(RED_PILE) == 2


@rule("MK-EXPLORE-18")
def test_the_second_city_has_the_level_of_the_second() -> None:
    play = revealed("core_07")
    lay(Table(play.state, 1), TileCard("core_05"), 2, 1)
    city = next(place for place in play.state.places.values() if place.colours == [GREEN] and place.site == "city")
    assert (city.level, len(city.garrison)) == (8, 4)


@rule("MK-OPTCITY-01", "MK-OPTCITY-02")
@pytest.mark.parametrize(("more", "level"), [(3, 8), (6, 11), (9, 11), (-4, 1)])
def test_levels_may_be_raised_up_to_eleven(more: int, level: int) -> None:
    city = revealed("core_08", city_levels=more).at("C")
    assert city.level == level
    assert len(city.garrison) == {8: 4, 11: 5, 1: 1}[level]


@rule("MKW-CITY-02", "MKW-CITY-01", "MKW-CITY-03")
def test_the_city_of_the_first_scenario_is_closed_and_ends_the_game() -> None:
    play = edge("country_01.NE", move=2, scenario="first_reconnaissance", others={"tovak": ""})
    stack(play, core="core_01 core_07")
    play.do("explore:1:1")
    play.turn.free = True
    play.do("end_turn", "done")
    assert play.state.game_turns == -1  # no city
    play = edge("country_01.NE", move=20, scenario="first_reconnaissance", others={"tovak": ""})
    stack(play, core="core_07")
    play.do("explore:1:1")
    city = next(at for at, place in play.state.places.items() if place.site == "city")
    assert not play.state.places[city].garrison
    play.state.players[0].at = city - 128
    assert adjacent(play.state.players[0].at, city)
    play.session = Position(play.state).session
    assert f"walk:{word(city)}" not in play.keys
    play.turn.free = True
    play.state.players[0].at = play.spots["country_01.NE"]
    play.session = Position(play.state).session
    play.do("end_turn", "done")
    assert play.state.game_turns == 2  # everybody has one more turn


# options for the map


@rule("MK-OPTMAP-02", "MK-OPTMAP-03")
def test_tiles_turned_at_random() -> None:
    turns = set()
    fixed = {at for at, _ in spaces(Placed(TileCard("country_03"), 1, 1))}
    for seed in range(60):
        state = empty(["arythea"], random_orientation=True)
        state.rng = Rng(seed)
        for tile, a, b in (("start_a", 0, 0), ("country_01", 1, 0), ("country_02", 0, 1), ("country_03", 1, 1)):
            lay(Table(state, 1), TileCard(tile), a, b)
        placed = state.map[-1]
        turns.add(placed.turns)
        assert state.map[0].turns == 0  # the starting tile lies as it lies
        assert {at for at, _ in spaces(placed)} == fixed  # it fills the same place
        keep = next(at for at, shown in spaces(placed) if shown.site == "keep")
        assert state.places[keep].site == "keep"
        assert ground(state).terrain[keep] == HILLS
    assert turns == {0, 1, 2, 3, 4, 5}


@rule("MK-OPTMAP-04", "MK-OPTMAP-05")
@pytest.mark.parametrize("scenario", ["solo_conquest", "druid_nights"])
def test_random_cities(scenario: str) -> None:
    seen = set()
    for seed in range(20):
        state = empty(["arythea"], scenario=scenario, random_cities=True)
        state.rng = Rng(seed)
        t = Table(state, 1)
        lay(t, TileCard("start_a"), 0, 0)
        lay(t, TileCard("core_05"), 1, 0)
        lay(t, TileCard("core_06"), 0, 1)
        cities = [place for place in state.places.values() if place.site == "city"]
        first, second = (city.colours[0] for city in cities)
        assert first != second  # each city card is there once
        seen.add(first)
        if scenario == "solo_conquest":
            assert cities[0].garrison
    assert seen == {RED, BLUE, GREEN, WHITE}


@rule("MK-OPTMAP-01")
def test_other_numbers_of_tiles() -> None:
    state = empty(["arythea"], countryside_tiles=2, core_tiles=-1, city_tiles=1)
    assert len(state.countryside) + 2 == 9  # 7 and 2 more; 2 lie on the map
    kinds = sorted(TILE[tile].kind for tile in state.core)
    assert kinds == ["city", "city", "city", "core"]
    assert empty(["arythea"], map_shape="open_3").ground.startswith("open_3")


@rule("MK-OPTMAP-01")
def test_the_number_of_tiles_is_limited_and_some_of_each_kind_remain() -> None:
    def numbers(**options: int) -> list[int]:
        scenario = agreed(Setup(scenario="solo_conquest", **options), 1)  # type: ignore[arg-type]
        return [scenario.countryside[0], scenario.core[0], scenario.cities[0]]

    assert numbers() == [7, 2, 2]
    assert numbers(countryside_tiles=5, core_tiles=3, city_tiles=3) == [11, 4, 4]
    assert numbers(countryside_tiles=-5, core_tiles=-3, city_tiles=-3) == [3, 1, 1]


@rule("MK-SETUP-04")
def test_ruins_that_were_discarded_come_again_in_a_new_order() -> None:
    orders = set()
    for seed in range(6):
        state = empty(["arythea", "tovak"], scenario="full_conquest")
        state.rng = Rng(seed)
        state.ruins_out.cards, state.ruins.cards = sorted(state.ruins.cards), []
        lay(Table(state, 2), TileCard("country_08"), 5, 5)
        orders.add(tuple(state.ruins.cards))
    assert len(orders) == 6


@rule("MKW-KEEP-02")
@pytest.mark.parametrize("night", [False, True])
def test_a_revealed_garrison_beside_any_hero_is_turned_up_by_day(night: bool) -> None:
    tiles, rival = "start_a 0 0, country_01 1 0, country_02 0 1", {"tovak": "@"}
    play = land(tiles=tiles, others=rival, scenario="full_conquest", hand="march", night=night)
    state = play.state
    state.countryside.cards.append(TileCard("country_09"))
    before = set(ground(state).hexes)
    tower = next(at for at, shown in spaces(Placed(TileCard("country_09"), 1, 1)) if shown.site == "mage_tower")
    state.players[1].at = next(at for at in sorted(before) if adjacent(at, tower))
    reveal(Table(state, 2), state.players[0], 1, 1)
    assert not adjacent(state.players[0].at, tower)
    assert bool(state.places[tower].garrison[0].known) is not night


@rule("MKW-DATA-06")
@pytest.mark.parametrize(
    ("terrain", "day", "night"),
    [("forest", 3, 5), ("hills", 3, 3), ("desert", 5, 3), ("city", 2, 2), ("lake", None, None), ("sea", None, None)],
)
def test_move_costs(terrain: str, day: int | None, night: int | None) -> None:
    for dark, cost in ((False, day), (True, night)):
        for points in range(1, 9):
            play = land(drawing=" p p\np @ K\n p p", spots={"K": terrain}, move=points, night=dark, hand="march")
            assert ("walk:1,0" in play.keys) is (cost is not None and points >= cost)


def test_a_tile_that_can_be_revealed_shows_its_price() -> None:
    def price(play: Position) -> list[str]:
        scene = play.session.view(0).scene()
        return [space.cost for space in scene.boards[0].spaces if space.rings]

    assert price(edge("country_01.E", move=2)) == ["2"] * 3
    assert price(land("braevalar", tiles=START, at="country_01.E", skills="feral_allies")) == ["1"] * 3
