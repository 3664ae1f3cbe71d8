"""Setting up the table and the players."""

from collections import Counter

import pytest

from emberhall.games.mage_knight.content import DEEDS, ENEMY, HERO, SKILL, TILE, UNIT, kind_of
from emberhall.games.mage_knight.content.tracks import LEVELS, REPUTATION, row_of
from emberhall.games.mage_knight.ground import PORTAL, spaces
from emberhall.games.mage_knight.rules.between_rounds import deal_units
from emberhall.games.mage_knight.rules.common import command_limit, new_wound
from emberhall.games.mage_knight.rules.common import level_of as stats
from emberhall.games.mage_knight.rules.exploring import lay, stack
from emberhall.games.mage_knight.rules.foes import draw_enemy
from emberhall.games.mage_knight.rules.hand import hand_limit
from emberhall.games.mage_knight.rules.interaction import start_interaction
from emberhall.games.mage_knight.rules.level_up import level_up
from emberhall.games.mage_knight.rules.mana import roll_source
from emberhall.games.mage_knight.setup import setup
from emberhall.games.mage_knight.state import DUMMY, Placed, Setup, Table, TileCard
from emberhall.games.mage_knight.terms import BROWN_PILE, DESERT, GREEN, GREEN_PILE, PILES, RED_PILE, VIOLET_PILE
from emberhall.kernel import ALL, NOWHERE, Deck, FaceDown, Pile, Rng, hidden_from
from emberhall.rulebook import rule
from tests.mage_knight.games import opened
from tests.mage_knight.positions import HEROES, ManaDice, Position, fight, land, visit


@rule("MK-GAME-03", "MK-GAME-04", "MKW-SETUP-09", "MKW-SETUP-10")
def test_heroes_are_chosen_in_a_random_order_each_only_once() -> None:
    play = Position(setup(Setup(scenario="full_conquest"), 3, Rng(1)))
    order = list(play.state.order)
    assert sorted(order) == [0, 1, 2]
    assert play.ask.seat == order[0]
    assert play.keys == [f"pick_hero:{hero}" for hero in HEROES]
    play.do("pick_hero:tovak")
    assert play.ask.seat == order[1]
    assert "pick_hero:tovak" not in play.keys
    play.do("pick_hero:arythea", "pick_hero:norowas")
    assert [play.state.players[seat].hero for seat in order] == ["tovak", "arythea", "norowas"]
    assert play.state.heroes_left == ["goldyx"]
    assert play.state.order == order


@rule("MKW-SETUP-12", "MK-AUCT-01")
def test_the_order_of_choosing_is_random() -> None:
    assert {tuple(setup(Setup(), 3, Rng(seed)).order) for seed in range(40)} == {
        (0, 1, 2),
        (0, 2, 1),
        (1, 0, 2),
        (1, 2, 0),
        (2, 0, 1),
        (2, 1, 0),
    }


@rule("MK-GAME-05", "MK-SETUP-25")
def test_the_table_is_laid_after_heroes_are_chosen() -> None:
    state = setup(Setup(scenario="full_conquest"), 2, Rng(1))
    assert [placed.tile for placed in state.map] == ["start_a"]
    assert (state.source, state.unit_offer.cards, state.spell_offer.cards) == ([], [], [])
    assert len(opened("full_conquest").state.map) == 3


@rule("MK-SETUP-01", "MK-SETUP-02", "MKW-SETUP-17", "MKW-SETUP-18")
def test_heroes_start_without_fame_and_reputation() -> None:
    for player in opened("full_conquest", 3).state.players:
        assert (player.fame, player.reputation, player.level) == (0, 0, 1)


@rule("MK-SETUP-03", "MKW-SETUP-01", "MKW-COMP-05", "MKW-COMP-06", "MK-COMP-03")
def test_tokens_are_sorted_by_their_backs_face_down_each_pile_with_its_discards() -> None:
    state = setup(Setup(), 2, Rng(1))
    assert len(state.enemies) == len(state.enemies_out) == len(PILES) == 6
    for pile, deck in enumerate(state.enemies):
        assert {ENEMY[kind_of(token)].pile for token in deck} == {pile}
        assert not state.enemies_out[pile]
        assert set(deck.cards) <= hidden_from(state, 0)
    assert [len(deck) for deck in state.enemies] == [12, 10, 10, 10, 10, 8]
    assert len(state.ruins) == 12
    assert set(state.ruins.cards) <= hidden_from(state, 0)
    assert state.enemies[0].cards != setup(Setup(), 2, Rng(2)).enemies[0].cards


@rule("MK-SETUP-04")
def test_an_empty_pile_is_refilled_from_its_discards() -> None:
    state = setup(Setup(), 2, Rng(1))
    deck, out = state.enemies[RED_PILE], state.enemies_out[RED_PILE]
    tokens = set(deck.cards)
    out.cards, deck.cards = deck.cards, []
    assert draw_enemy(Table(state, 2), RED_PILE) in tokens
    assert (len(deck), len(out)) == (7, 0)


@rule("MK-SETUP-05", "MK-COMP-06", "MK-SETUP-07", "MK-SETUP-08", "MK-COMP-02", "MK-COMP-04", "MKW-SETUP-25")
def test_decks_are_shuffled_and_three_spells_and_advanced_actions_offered() -> None:
    state = opened("full_conquest").state
    assert [DEEDS[card].kind for card in state.spell_offer] == ["spell"] * 3
    assert [DEEDS[card].kind for card in state.advanced_offer] == ["advanced"] * 3
    assert {DEEDS[card].kind for card in state.artifact_deck} == {"artifact"}
    for deck in (state.artifact_deck, state.spell_deck, state.advanced_deck):
        assert set(deck.cards) <= hidden_from(state, 0)
    other = opened("full_conquest", seed=2).state
    assert state.artifact_deck.cards != other.artifact_deck.cards
    assert state.spell_offer.cards != other.spell_offer.cards


@rule("MK-SETUP-03", "MK-SETUP-05", "MK-SETUP-07", "MK-SETUP-08", "MK-SETUP-10", "MK-PLAYER-08", "MK-PLAYER-13")
def test_every_deck_and_pile_is_shuffled() -> None:
    def decks(seed: int) -> list[tuple[str, ...]]:
        play = Position(setup(Setup(scenario="full_conquest"), 2, Rng(seed))).do("pick_hero:arythea", "pick_hero:tovak")
        state = play.state
        hero = next(player for player in state.players if player.hero == "arythea")
        units = [(*state.regular_deck, *state.unit_offer), tuple(state.elite_deck)]
        deeds = [
            (*hero.deck, *hero.hand),
            tuple(state.artifact_deck),
            tuple(state.spell_deck),
            tuple(state.advanced_deck),
        ]
        return [*units, *deeds, tuple(hero.stack), tuple(state.ruins), *map(tuple, state.enemies)]

    games = [decks(seed) for seed in range(5)]
    assert [len(set(orders)) for orders in zip(*games, strict=True)] == [5] * 14


@rule("MK-SETUP-06", "MKW-COMP-14")
def test_wounds_lie_open_in_a_pile() -> None:
    state = opened("full_conquest").state
    assert isinstance(state.wounds, Pile)
    assert {new_wound(state).partition(".")[0] for _ in range(3)} == {"wound"}


@rule("MK-SETUP-09", "MK-COMP-07")
def test_the_common_skill_area_is_empty() -> None:
    assert not opened("full_conquest").state.common_skills


@rule("MK-SETUP-10", "MK-COMP-09", "MKW-COMP-15")
def test_two_decks_of_units() -> None:
    state = opened("full_conquest").state
    assert {UNIT[kind_of(unit)].elite for unit in state.regular_deck} == {False}
    assert {UNIT[kind_of(unit)].elite for unit in state.elite_deck} == {True}
    hidden = hidden_from(state, 0)
    assert set(state.regular_deck.cards) | set(state.elite_deck.cards) <= hidden


@rule("MK-SETUP-11", "MK-SETUP-12", "MK-SETUP-15", "MK-SETUP-17", "MK-DATA-01", "MK-COMP-16", "MK-DUMMY-07")
@rule("MKW-SETUP-05", "MKW-SETUP-20", "MKW-SOURCE-01", "MK-SETUP-31", "MKW-COMP-32")
@pytest.mark.parametrize(
    ("scenario", "seats", "number"),
    [("solo_conquest", 1, 3), ("full_conquest", 2, 4), ("full_cooperation", 3, 5), ("full_conquest", 4, 6)],
)
def test_units_and_dice_by_number_of_real_players(scenario: str, seats: int, number: int) -> None:
    state = opened(scenario, seats).state
    assert (DUMMY in state.order) == (scenario != "full_conquest")
    assert len(state.unit_offer) == number
    assert not any(UNIT[kind_of(unit)].elite for unit in state.unit_offer)
    assert len(state.source) == number
    assert state.reserve == 8 - number


@rule("MK-SETUP-13", "MK-OPTDAY-01", "MKW-SETUP-19", "MKW-SHAPE-04", "MK-SETUP-18", "MK-SETUP-19", "MKW-SETUP-07")
@rule("MK-COMP-14", "MKW-COMP-16")
def test_the_game_starts_by_day_with_the_day_tactics() -> None:
    play = opened("full_conquest")
    assert not play.state.night
    assert play.keys == [
        "pick_tactic:early_bird",
        "pick_tactic:rethink",
        "pick_tactic:mana_steal",
        "pick_tactic:planning",
        "pick_tactic:great_start",
        "pick_tactic:the_right_moment",
    ]


@rule("MK-SETUP-20", "MK-SETUP-21", "MK-SETUP-22", "MK-SETUP-23", "MK-SETUP-24", "MK-COMP-08", "MKW-NEXT-05")
@rule("MKW-COMP-03", "MKW-COMP-04", "MKW-COMP-02", "MK-SCEN-03")
def test_the_stack_of_tiles() -> None:
    state = setup(Setup(scenario="full_conquest"), 3, Rng(1))
    kinds = Counter(TILE[tile].kind for tile in state.core)
    assert len(state.countryside) == 9
    assert kinds == {"city": 3, "core": 2}
    assert len(state.countryside_box) == 2
    assert Counter(TILE[tile].kind for tile in state.core_box) == {"city": 1, "core": 2}
    tiles = {*state.countryside, *state.core, *state.countryside_box, *state.core_box}
    assert tiles <= hidden_from(state, 0)
    assert stack(state)[0] is state.countryside  # above the Core tiles
    state.countryside.cards = []
    assert stack(state)[0] is state.core
    orders = {tuple(setup(Setup(scenario="full_conquest"), 3, Rng(seed)).core.cards) for seed in range(30)}
    assert {TILE[order[-1]].kind for order in orders} == {"city", "core"}  # mixed
    boxes = {setup(Setup(scenario="full_conquest"), 3, Rng(seed)).core_box.cards[-1] for seed in range(30)}
    assert {TILE[tile].kind for tile in boxes} == {"city", "core"}
    assert len({tuple(sorted(order)) for order in orders}) > 4  # picked at random


@rule("MK-SETUP-26", "MK-SETUP-27", "MK-MAP-01", "MK-MAP-04")
@pytest.mark.parametrize(
    ("seats", "start", "places"), [(2, "start_a", [(1, 0), (0, 1)]), (4, "start_b", [(1, 0), (0, 1), (-1, 1)])]
)
def test_tiles_beside_the_starting_tile(seats: int, start: str, places: list[tuple[int, int]]) -> None:
    state = opened("full_conquest", seats).state
    assert state.map[0] == Placed(state.map[0].tile, 0, 0)
    assert state.map[0].tile == start
    assert [(placed.a, placed.b) for placed in state.map[1:]] == places
    assert {TILE[placed.tile].kind for placed in state.map[1:]} == {"countryside"}
    assert {placed.turns for placed in state.map} == {0}


@rule("MK-SETUP-28", "MKW-SETUP-02")
def test_sites_of_the_first_tiles_get_their_tokens() -> None:
    state = opened().state
    tokens = {
        at: [kind_of(token) for token in state.places[at].enemies]
        for placed in state.map
        for at, shown in spaces(placed)
        if shown.rampaging == GREEN_PILE
    }
    assert len(tokens) == 2
    assert sorted(state.rampaging) == sorted(tokens)
    assert all(ENEMY[kind].pile == GREEN_PILE for (kind,) in tokens.values())


@rule("MK-PLAYER-02", "MK-PLAYER-03", "MK-PLAYER-04", "MK-DATA-02", "MK-PLAYER-07", "MKW-SETUP-13", "MKW-DATA-03")
@rule("MKW-COMP-25", "MK-COMP-20")
def test_level_tokens() -> None:
    assert [(row.armor, row.hand, row.command) for row in LEVELS] == [
        (2, 5, 1),
        (2, 5, 1),
        (3, 5, 2),
        (3, 5, 2),
        (3, 6, 3),
        (3, 6, 3),
        (4, 6, 4),
        (4, 6, 4),
        (4, 7, 5),
        (4, 7, 5),
    ]
    state = opened("full_conquest").state
    player = state.players[0]
    assert stats(player).armor == 2
    assert hand_limit(state, player) == 5


@rule("MK-DATA-03", "MKW-DATA-04")
def test_the_fame_track() -> None:
    assert [row.fame for row in LEVELS] == [0, 3, 8, 15, 24, 35, 48, 63, 80, 99]
    assert [row_of(fame) for fame in (0, 2, 3, 7, 8, 98, 99, 150)] == [1, 1, 2, 2, 3, 9, 10, 10]


@rule("MK-DATA-04")
def test_the_reputation_track() -> None:
    assert [REPUTATION[n] for n in range(-7, 8)] == [None, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5]


@rule("MK-PLAYER-05", "MK-PLAYER-06", "MK-PLAYER-17")
def test_room_for_one_unit_and_none_yet() -> None:
    player = opened("full_conquest").state.players[0]
    assert player.units == []
    assert command_limit(player) == 1


@rule("MK-PLAYER-08", "MK-PLAYER-09", "MK-PLAYER-10", "MKW-SETUP-16", "MKW-SHAPE-02", "MKW-SHAPE-05")
def test_the_deed_deck_and_the_first_hand() -> None:
    state = opened("full_conquest").state
    player = state.players[0]
    cards = [*player.deck, *player.hand]
    assert sorted(map(kind_of, cards)) == sorted(HERO[player.hero].deck)
    assert (len(player.deck), len(player.hand), len(player.discard)) == (11, 5, 0)
    assert set(player.deck.cards) <= hidden_from(state, 0)
    assert not hidden_from(state, 0) & set(player.hand.cards)
    assert set(player.hand.cards) <= hidden_from(state, 1)


@rule("MK-PLAYER-11", "MKW-SETUP-11", "MKW-TURN-02")
def test_figures_enter_the_map_on_the_portal_in_the_first_turn() -> None:
    play = opened("full_conquest")
    assert [player.at for player in play.state.players] == [NOWHERE, NOWHERE]
    play.do("pick_tactic:planning", "pick_tactic:early_bird")
    assert play.hero.at == PORTAL
    assert sum(player.at == NOWHERE for player in play.state.players) == 1


@rule("MK-PLAYER-12", "MK-COMP-23")
def test_shields_never_run_out() -> None:
    play = visit("arythea", "city white conquered")
    place = play.at("A")
    place.shields = [0] * 99
    start_interaction(Table(play.state, 1), play.hero)
    assert play.turn.influence == 99


@rule("MK-PLAYER-13", "MK-PLAYER-18", "MK-COMP-24", "MKW-SETUP-14", "MKW-SETUP-15")
def test_skill_tokens_of_one_kind_of_interaction_are_stacked_face_down() -> None:
    for scenario, left_out in (("full_conquest", "cooperative"), ("full_cooperation", "competitive")):
        state = opened(scenario).state
        player = state.players[0]
        own = {skill.id for skill in SKILL.values() if skill.hero == player.hero and skill.variant != left_out}
        assert len(own) == 10
        assert player.stack
        assert set(player.stack.cards) <= own
        assert set(player.stack.cards) <= hidden_from(state, 0)
        assert (player.skills, player.skills_down) == ([], [])


@rule("MK-PLAYER-16", "MK-DUMMY-05")
def test_heroes_start_without_crystals() -> None:
    player = opened("full_conquest").state.players[0]
    assert sum(player.mana) == sum(player.crystals) == 0


@rule("MK-SETUP-16", "MKW-SOURCE-03", "MKW-PREP-03")
def test_half_of_the_dice_show_basic_colours() -> None:
    state = setup(Setup(scenario="full_conquest", heroes="random"), 2, Rng(1))
    state.rng = ManaDice(1, faces=[4, 5, 5, 0, 4, 5, 4, 2, 5, 4])
    assert roll_source(Table(state, 2), 4) == [2, 5, 4, 0]


@rule("MKW-COMP-08")
def test_kinds_of_deed_cards() -> None:
    assert {card.kind for card in DEEDS.values()} == {"basic", "advanced", "spell", "artifact", "wound"}


@rule("MKW-COMP-01", "MK-COMP-18")
def test_tiles_have_seven_spaces_and_the_starting_tile_two_sides() -> None:
    assert sorted(tile.id for tile in TILE.values() if tile.kind == "start") == ["start_a", "start_b"]
    assert TILE["start_a"].hexes != TILE["start_b"].hexes
    assert {len(tile.hexes) for tile in TILE.values()} == {7}
    assert all(tile.hexes[0].site == "portal" for tile in TILE.values() if tile.kind == "start")


@rule("MKW-COMP-12")
@pytest.mark.parametrize("night", [False, True])
def test_the_stronger_half_of_a_spell_is_for_the_night(night: bool) -> None:
    play = fight("arythea", "prowlers", hand="fireball", mana="red black", night=night)
    play.do("target:0")
    assert play.offers("play:fireball") == ["play:fireball:basic", "play:fireball:strong"][: 1 + night]


@rule("MKW-COMP-13")
def test_the_stronger_effect_of_an_artifact_destroys_it() -> None:
    play = land("arythea", hand="ruby_ring march").do("play:ruby_ring:strong", "end_turn")
    assert "ruby_ring" in play.state.box


# the first scenario


@rule("MKW-TILE-01", "MKW-TILE-09", "MKS-RECON-05", "MKW-TILE-11")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_first_reconnaissance_starts_with_tiles_1_and_2(seats: int) -> None:
    state = opened(seats=seats).state
    assert [placed.tile for placed in state.map] == ["start_a", "country_01", "country_02"]


@rule("MKW-TILE-03", "MKW-TILE-04", "MKW-TILE-05", "MKW-TILE-06", "MKS-RECON-06", "MKS-RECON-07", "MKS-RECON-21")
@pytest.mark.parametrize(("seats", "last"), [(1, 8), (2, 8), (3, 9), (4, 11)])
def test_countryside_tiles_are_sorted_by_number(seats: int, last: int) -> None:
    state = setup(Setup(), seats, Rng(5))
    assert state.countryside.cards[::-1] == [f"country_{n:02}" for n in range(1, last + 1)]
    assert sorted(state.countryside_box.cards) == [f"country_{n:02}" for n in range(last + 1, 12)]
    assert all(state.countryside.known[tile] == ALL for tile in state.countryside)


@rule("MKW-TILE-07", "MKW-TILE-08", "MKS-RECON-08")
def test_one_city_among_three_core_tiles_below() -> None:
    places = set()
    for seed in range(30):
        state = setup(Setup(), 2, Rng(seed))
        kinds = [TILE[tile].kind for tile in state.core]
        assert sorted(kinds) == ["city", "core", "core"]
        places.add(kinds.index("city"))
        assert stack(state)[0] is state.countryside
    assert places == {0, 1, 2}


def _shown(*tiles: str) -> Counter[str]:
    return Counter(
        shown.site or f"!{PILES[shown.rampaging]}"
        for tile in tiles
        for shown in TILE[tile].hexes
        if shown.site or shown.rampaging >= 0
    )


@rule("MKW-TILE-12", "MKW-TILE-17", "MKW-DATA-02")
def test_the_starting_area() -> None:
    assert _shown("start_a", "country_01", "country_02") == {
        "portal": 1,
        "village": 2,
        "magical_glade": 2,
        "mine": 1,
        "!green": 2,
    }
    (mine,) = [shown for shown in TILE["country_02"].hexes if shown.site == "mine"]
    assert mine.colours == (GREEN,)


@rule("MKW-TILE-14", "MKW-TILE-15", "MKW-TILE-16")
def test_new_sites_come_one_after_the_other() -> None:
    first = ["keep", "mage_tower", "monastery", "monster_den", "dungeon", "ancient_ruins"]
    known = set(_shown("country_01", "country_02"))
    for number, site in enumerate(first, 3):
        here = set(_shown(f"country_{number:02}"))
        assert site in here - known
        known |= here
    assert set(_shown("country_09", "country_10", "country_11")) <= known
    assert TILE["country_04"].hexes[0].terrain == DESERT
    core = _shown("core_01", "core_02", "core_03", "core_04")
    assert {"spawning_grounds", "tomb", "!red"} <= set(core)


@rule("MKW-SETUP-03")
def test_first_reconnaissance_has_advanced_actions_65_to_80() -> None:
    numbers = {DEEDS[card].number for card in setup(Setup(), 2, Rng(1)).advanced_deck}
    assert numbers <= set(range(65, 81))
    assert max(DEEDS[c].number for c in setup(Setup(scenario="full_conquest"), 2, Rng(1)).advanced_deck) > 80


@rule("MKW-SETUP-04", "MKS-RECON-13", "MKW-NEXT-02")
def test_first_reconnaissance_has_no_elite_units() -> None:
    for scenario, elite in (("first_reconnaissance", set()), ("full_conquest", {0, 2})):
        state = opened(scenario).state
        state.core_seen = True
        state.unit_offer.cards = []
        deal_units(Table(state, 2))
        assert {i for i, unit in enumerate(state.unit_offer) if UNIT[kind_of(unit)].elite} == elite


@rule("MKW-SETUP-06", "MKS-RECON-12")
def test_one_unit_of_the_first_offer_can_be_recruited_in_a_village() -> None:
    for seed in range(60):
        offer = opened(seats=1, seed=seed).state.unit_offer
        assert any("village" in UNIT[kind_of(unit)].where for unit in offer)
    others = (opened("solo_conquest", 1, seed).state.unit_offer for seed in range(60))
    assert not all(any("village" in UNIT[kind_of(unit)].where for unit in offer) for offer in others)


@rule("MKW-SETUP-22", "MKW-SETUP-23", "MKS-RECON-14", "MKW-LEVEL-14")
def test_offers_of_first_reconnaissance_are_laid_out_when_they_are_needed() -> None:
    state = opened().state
    assert (len(state.spell_offer), len(state.advanced_offer)) == (0, 0)
    t = Table(state, 2)
    lay(t, TileCard("country_03"), 1, 1)
    assert not state.spell_offer
    lay(t, TileCard("country_04"), 2, 0)
    assert len(state.spell_offer) == 3
    assert not state.advanced_offer
    state.turn.seat = 0
    next(level_up(t, state.players[0]))
    assert len(state.advanced_offer) == 3


@rule("MKW-SETUP-08")
def test_cities_of_first_reconnaissance_have_no_garrison() -> None:
    state = opened().state
    lay(Table(state, 2), TileCard("core_05"), 1, 1)
    (city,) = [place for place in state.places.values() if place.site == "city"]
    assert (city.garrison, city.level, city.conquered) == ([], 0, False)


@rule("MKW-COMP-22", "MK-DUMMY-04")
def test_the_dots_of_hero_cards_are_for_the_dummy_player() -> None:
    state = opened("solo_conquest", 1).state
    assert state.dummy is not None
    assert sum(state.dummy.crystals) == 3
    assert sum(state.players[0].crystals) == 0


@rule("MK-SETUP-30", "MK-COMP-01", "MKW-COMP-19")
def test_a_city_gets_its_garrison_when_it_is_revealed() -> None:
    state = opened("full_conquest").state
    assert not any(place.site == "city" for place in state.places.values())
    lay(Table(state, 2), TileCard("core_08"), 1, 1)  # red, Level 4
    (city,) = [place for place in state.places.values() if place.site == "city"]
    piles = [ENEMY[kind_of(zone.cards[0])].pile for zone in city.garrison]
    assert piles == [BROWN_PILE, VIOLET_PILE, VIOLET_PILE]
    assert all(isinstance(zone, FaceDown) for zone in city.garrison)
    assert isinstance(state.core, Deck)
