"""Interaction with locals: where it is possible, what Influence buys, and at what price."""

import pytest

from emberhall.games.mage_knight.content import kind_of
from emberhall.games.mage_knight.state import Deed
from emberhall.rulebook import rule
from tests.mage_knight.positions import Position, again, land, visit

ONE = """
  p p
 p A p
  p p
"""


def here(site: str, **things: object) -> Position:
    """A turn on a site."""
    return land(drawing=ONE, spots={"A": site}, at="A", hand="promise", **things)  # type: ignore[arg-type]


def offer(play: Position, *cards: str) -> None:
    play.state.advanced_offer.cards = [Deed(card) for card in cards]


@rule("MK-INTER-01", "MKW-TOWER-03", "MKW-TOWER-04", "MKW-ASSAULT-11")
@pytest.mark.parametrize(
    ("site", "talks"),
    [
        ("plains village", True),
        ("plains monastery", True),
        ("plains monastery owner0", False),  # burned
        ("hills keep owner0", True),
        ("hills keep owner1", False),
        ("hills mage_tower owner0", True),
        ("hills mage_tower owner1", True),
        ("city city red owner1", True),
        ("hills keep golems", False),
        ("hills mage_tower monks", False),
        ("city city red golems", False),
        ("hills mine red", False),
        ("forest magical_glade", False),
        ("plains dungeon", False),
        ("plains", False),
    ],
)
def test_where_locals_talk_to_heroes(site: str, talks: bool) -> None:
    play = here(site, scenario="full_conquest", others={"tovak": ""})
    assert ("interact" in play.keys) is talks


@rule("MK-INTER-04", "MK-INTER-07", "MKW-REP-04", "MKW-VILL-01")
@pytest.mark.parametrize(("reputation", "influence"), [(0, 2), (2, 3), (7, 7), (-2, 1), (-4, 0), (-6, -3)])
def test_reputation_changes_influence(reputation: int, influence: int) -> None:
    play = visit("goldyx", "village", hand="promise", reputation=reputation).do("play:promise:basic")
    assert play.turn.influence == influence


@rule("MK-INTER-05")
def test_reputation_lost_during_the_interaction_changes_nothing() -> None:
    play = visit("tovak", "village", hand="threaten", mana="red", reputation=2).do("play:threaten:strong")
    assert play.hero.reputation == 1
    assert play.turn.influence == 6  # 5 and the bonus of +1 that +2 gave


@rule("MK-INTER-06", "MKW-REP-05")
def test_nobody_talks_to_a_hero_on_the_x_space() -> None:
    assert "interact" not in here("plains village", reputation=-7).keys
    assert "interact" in here("plains village", reputation=-6).keys


@rule("MKW-REP-01", "MKW-REP-07")
def test_the_reputation_track_ends_at_both_sides() -> None:
    from emberhall.games.mage_knight.rules.common import gain_reputation

    play = visit("goldyx", "village", hand="promise", reputation=7)
    gain_reputation(play.session.table, play.hero, 1)
    assert play.hero.reputation == 7
    assert play.turn.influence == 5
    gain_reputation(play.session.table, play.hero, -20)
    assert play.hero.reputation == -7


@rule("MK-INTER-03", "MKW-VILL-04")
def test_any_number_of_influence_effects_before_and_after_buying() -> None:
    play = visit("goldyx", "village", hand="promise threaten promise", mana="white", offer="peasants")
    play.do("play:promise:strong", "recruit:peasants")
    assert play.turn.influence == 0
    play.do("play:threaten:basic", "activate:peasants:1")  # Influence 2 each
    assert play.turn.influence == 4


@rule("MK-INTER-09")
def test_special_and_healing_effects_during_interaction() -> None:
    play = visit("goldyx", "village", hand="tranquility mana_draw wound")
    play.do("play:tranquility:basic", "effect:0", "heal_hand")
    assert play.hand() == ["mana_draw"]
    play = visit("goldyx", "village", hand="promise", tactic="mana_search", source="red")
    assert "use_tactic:mana_search" in play.keys
    play.do("use_tactic:mana_search")
    assert play.offers("use_tactic") == []
    assert play.state.phase == "interact"


@rule("MK-INTER-02", "MK-TURN-43")
def test_interaction_is_the_action_of_the_turn() -> None:
    play = here("plains village", move=3).do("interact")
    assert (play.turn.acted, play.turn.move) == (True, 0)
    assert play.offers("walk") == []


GOODS = {
    "village": (3, ["buy_healing"]),
    "monastery": (6, ["buy_healing", "buy:refreshing_walk"]),
    "keep owner0": (20, []),
    "mage_tower owner0": (7, ["buy:fireball", "buy:snowstorm"]),
    "city red owner0": (12, ["buy_artifact"]),
    "city blue owner0": (7, ["buy:fireball", "buy:snowstorm"]),
    "city green owner0": (6, ["buy:path_finding", "buy:in_need", "buy_unseen"]),
    "city white owner0": (2, ["buy_elite"]),
}


def market(site: str, influence: int) -> Position:
    """An interaction with this much Influence, full offers and mana of every colour."""
    play = visit("goldyx", site, hand="march", crystals="red blue green white")
    play.turn.influence = influence
    play.state.monastery_offer.cards = [Deed("refreshing_walk")]
    play.state.spell_offer.cards = [Deed("fireball"), Deed("snowstorm")]
    offer(play, "path_finding", "in_need")
    return again(play)


@rule("MK-DATA-08", "MK-DATA-12", "MK-INTER-12")
@pytest.mark.parametrize("site", GOODS)
def test_what_is_sold_where_and_for_how_much(site: str) -> None:
    price, goods = GOODS[site]
    assert market(site, 20).offers("buy") == goods
    assert market(site, price).offers("buy") == goods
    cheaper = [] if site != "monastery" else ["buy_healing"]  # for 2
    assert market(site, price - 1).offers("buy") == cheaper


def test_nothing_is_sold_that_has_run_out() -> None:
    play = market("city green owner0", 20)
    play.state.advanced_deck.cards = []
    assert "buy_unseen" not in again(play).keys
    play = market("city white owner0", 20)
    play.state.elite_deck.cards = []
    assert "buy_elite" not in again(play).keys


@rule("MK-INTER-10")
def test_shields_elsewhere_give_no_influence() -> None:
    assert visit("goldyx", "keep owner0", hand="march").turn.influence == 0
    assert visit("goldyx", "mage_tower owner0", hand="march").turn.influence == 0


@rule("MK-INTER-10", "MK-INTER-28", "MKW-REP-06")
def test_shields_on_the_city_and_reputation_count_once() -> None:
    play = visit("goldyx", "city red conquered", hand="promise", reputation=2)
    assert play.turn.influence == 2  # one Shield, +1 for Reputation
    city = here("city city red owner0", reputation=2)
    city.at("A").shields = [0, 0, 0]
    city.do("interact")
    assert city.turn.influence == 4
    city.do("play:promise:basic")
    assert city.turn.influence == 6


@rule("MK-INTER-10")
def test_shields_of_others_on_the_city_do_not_count() -> None:
    city = here("city city red owner1", scenario="full_conquest", others={"tovak": ""})
    city.do("interact")
    assert city.turn.influence == 0


@rule("MK-INTER-11")
def test_a_bonus_alone_may_pay() -> None:
    play = visit("goldyx", "village", hand="march", reputation=6, offer="herbalists")
    play.do("recruit:herbalists")
    assert [unit.card for unit in play.hero.units] == ["herbalists.1"]
    assert play.hand() == ["march"]


ALL_UNITS = "peasants utem_guardsmen utem_swordsmen guardian_golems illusionists northern_monks altem_guardians"


@rule("MK-INTER-12", "MK-INTER-13", "MK-INTER-24", "MKW-UNIT-03", "MKW-VILL-02", "MKW-MONA-01", "MKW-KEEP-05")
@rule("MKW-TOWER-05", "MK-DATA-12")
@pytest.mark.parametrize(
    ("site", "recruits"),
    [
        ("village", ["peasants", "utem_guardsmen"]),
        ("monastery", ["illusionists", "northern_monks"]),
        ("keep owner0", ["utem_guardsmen", "utem_swordsmen", "guardian_golems"]),
        ("mage_tower owner0", ["guardian_golems", "illusionists"]),
        ("city red owner0", ["altem_guardians"]),
        ("city green owner0", ["altem_guardians"]),
        ("city blue owner0", ["altem_guardians"]),
        ("city white owner0", ALL_UNITS.split()),
    ],
)
def test_units_are_recruited_where_their_symbol_is(site: str, recruits: list[str]) -> None:
    play = visit("goldyx", site, offer=ALL_UNITS, hand="promise")
    play.turn.influence = 12
    play.do("play:promise:basic")
    assert [key.partition(":")[2] for key in play.offers("recruit")] == recruits


@rule("MK-INTER-13", "MKW-UNIT-04")
def test_a_unit_costs_the_influence_on_its_card() -> None:
    play = visit("goldyx", "village", offer="peasants utem_guardsmen", hand="promise promise", mana="white")
    play.do("play:promise:strong")
    assert play.offers("recruit") == ["recruit:peasants"]  # 4; the Guardsmen cost 5
    play.do("sideways:promise:influence")
    assert play.offers("recruit") == ["recruit:peasants", "recruit:utem_guardsmen"]
    play.do("recruit:peasants")
    assert play.turn.influence == 1
    assert [kind_of(unit) for unit in play.state.unit_offer] == ["utem_guardsmen"]
    assert [kind_of(unit.card) for unit in play.hero.units] == ["peasants"]


@rule("MK-INTER-14", "MK-INTER-15", "MKW-UNIT-08")
def test_a_recruited_unit_is_ready_and_may_be_used_for_what_comes_next() -> None:
    play = visit("goldyx", "village", offer="peasants herbalists", level=3, hand="promise", mana="white")
    assert play.offers("recruit") == []  # 0 Influence, and the Peasants in the offer do not help to pay for themselves
    assert play.offers("activate") == []
    play.do("play:promise:strong", "recruit:peasants", "activate:peasants:1")
    assert play.turn.influence == 2


@rule("MKW-UNIT-05", "MK-INTER-20", "MKW-MONA-05")
def test_the_unit_offer_is_not_refilled_in_the_round() -> None:
    play = visit("goldyx", "monastery", offer="illusionists herbalists", hand="promise")
    play.state.monastery_offer.cards = [Deed("refreshing_walk")]
    play.turn.influence = 20
    play.do("play:promise:basic", "recruit:herbalists", "buy:refreshing_walk")
    assert [kind_of(unit) for unit in play.state.unit_offer] == ["illusionists"]
    assert play.state.monastery_offer.cards == []
    play.do("end_turn")
    assert [kind_of(unit) for unit in play.state.unit_offer] == ["illusionists"]


@rule("MKW-UNIT-06", "MKW-UNIT-07", "MKW-UNIT-12", "MKW-LEVEL-01")
def test_without_a_free_command_token_a_unit_is_disbanded() -> None:
    play = visit("goldyx", "village", offer="foresters", unit="peasants/spent", hand="promise")
    play.turn.influence = 5
    play.do("play:promise:basic", "recruit:foresters")
    assert [(kind_of(unit.card), unit.ready) for unit in play.hero.units] == [("foresters", True)]
    assert play.state.unit_box.cards == ["peasants.1"]  # out of the game
    assert play.hero.discard.cards == []  # it had no Banner
    play = visit("goldyx", "village", offer="foresters", unit="peasants herbalists", level=3, hand="promise")
    play.turn.influence = 5
    play.do("play:promise:basic", "recruit:foresters", "pick_unit:herbalists")
    assert [kind_of(unit.card) for unit in play.hero.units] == ["peasants", "foresters"]
    two = visit("goldyx", "village", offer="foresters", unit="peasants", level=3, hand="promise")
    two.turn.influence = 5
    two.do("play:promise:basic", "recruit:foresters")
    assert [kind_of(unit.card) for unit in two.hero.units] == ["peasants", "foresters"]


@rule("MK-INTER-16", "MK-INTER-17", "MKW-VILL-05", "MKW-VILL-06", "MK-DATA-08")
@pytest.mark.parametrize(("site", "price"), [("village", 3), ("monastery", 2)])
def test_healing_is_bought(site: str, price: int) -> None:
    play = visit("goldyx", site, hand="promise tranquility wound wound", reputation=2)
    play.turn.influence = price - 1
    assert "buy_healing" not in play.keys
    play = visit("goldyx", site, hand="promise tranquility wound wound")
    play.turn.influence = price - 2
    play.do("play:promise:basic", "buy_healing")
    assert play.turn.influence == 0
    play.do("play:tranquility:basic", "effect:0")
    assert play.turn.heal == 2  # healing points from both
    play.do("heal_hand", "heal_hand")
    assert play.hand() == []


@rule("MK-HEAL-11")
@pytest.mark.parametrize(("site", "healers"), [("village", True), ("monastery", True), ("keep owner0", False)])
def test_healing_points_are_bought_in_an_interaction(site: str, healers: bool) -> None:
    play = land("goldyx", " p p\np A p\n p p", spots={"A": f"plains {site}"}, at="A", hand="promise wound")
    play.turn.influence = 6
    assert not play.offers("buy_healing")  # only the locals sell it
    play.do("interact")
    play.turn.influence = 6
    play.do("sideways:promise:influence")
    assert bool(play.offers("buy_healing")) is healers
    if healers:
        play.do("buy_healing")
        assert play.turn.heal == 1
        assert play.do("heal_hand").hand() == []


@rule("MK-INTER-18", "MK-INTER-19", "MKW-MONA-03", "MKW-MONA-04")
def test_monasteries_teach_what_lies_beside_the_units() -> None:
    play = visit("goldyx", "monastery", hand="promise", deck="march")
    offer(play, "path_finding", "in_need", "intimidate")
    play.state.monastery_offer.cards = [Deed("refreshing_walk"), Deed("stout_resolve")]
    play.turn.influence = 3
    play.do("sideways:promise:influence")
    assert play.offers("buy") == ["buy_healing"]  # a lesson costs 6, not 4
    play = visit("goldyx", "monastery", hand="promise", deck="march")
    offer(play, "path_finding", "in_need", "intimidate")
    play.state.monastery_offer.cards = [Deed("refreshing_walk"), Deed("stout_resolve")]
    play.turn.influence = 10
    play.do("play:promise:basic")
    assert play.offers("buy:") == ["buy:refreshing_walk", "buy:stout_resolve"]
    play.do("buy:stout_resolve", "buy:refreshing_walk")
    assert play.turn.influence == 0
    assert [kind_of(card) for card in play.hero.deck] == ["march", "stout_resolve", "refreshing_walk"]
    assert play.state.advanced_offer.cards == ["path_finding", "in_need", "intimidate"]


@rule("MKW-TOWER-08")
def test_the_one_die_of_the_turn_pays_for_one_spell() -> None:
    play = visit("goldyx", "mage_tower owner0", hand="promise", source="red red")
    play.state.spell_offer.cards = [Deed("fireball"), Deed("flame_wall"), Deed("snowstorm")]
    play.turn.influence = 14
    play.do("play:promise:basic")
    assert play.offers("buy:") == ["buy:fireball", "buy:flame_wall"]
    play.do("buy:fireball")
    assert play.offers("buy:") == []


@rule("MK-INTER-23", "MK-DATA-12")
def test_the_blue_city_sells_spells() -> None:
    play = visit("goldyx", "city blue owner0", hand="promise", crystals="blue", deck="march")
    play.state.spell_offer.cards = [Deed("fireball"), Deed("snowstorm"), Deed("restoration")]
    play.turn.influence = 5
    play.do("play:promise:basic")
    assert play.offers("buy:") == ["buy:snowstorm"]  # there is mana of no other colour
    play.do("buy:snowstorm")
    assert play.turn.influence == 0
    assert play.hero.crystals == [0, 0, 0, 0]
    assert play.hero.deck.cards[-1] == "snowstorm"
    assert len(play.state.spell_offer) == 3


@rule("MK-INTER-22", "MK-DATA-12")
def test_the_red_city_sells_artifacts_drawn_at_the_end_of_the_turn() -> None:
    play = visit("goldyx", "city red owner0", hand="promise promise", deck="march")
    play.state.artifact_deck.cards = [
        Deed(card) for card in ("ruby_ring", "emerald_ring", "sapphire_ring", "diamond_ring")
    ]
    play.turn.influence = 21
    play.do("sideways:promise:influence")
    assert "buy_artifact" in play.keys
    play.do("buy_artifact")
    assert play.turn.influence == 10
    assert "buy_artifact" not in play.keys  # 12 each
    play.do("play:promise:basic", "buy_artifact")
    assert play.turn.influence == 0
    assert len(play.state.artifact_deck) == 4
    play.do("end_turn")
    assert play.prompt == "ask-artifact"
    assert play.keys == ["pick_card:diamond_ring", "pick_card:sapphire_ring", "pick_card:emerald_ring"]
    play.do("pick_card:emerald_ring", "pick_card:diamond_ring")
    assert play.state.artifact_deck.cards == ["sapphire_ring", "ruby_ring"]


@rule("MK-INTER-25", "MK-DATA-12")
def test_the_white_city_brings_elite_units_into_the_offer() -> None:
    play = visit("goldyx", "city white owner0", hand="promise", offer="peasants")
    elite = play.state.elite_deck.cards[-2:]
    assert "buy_elite" not in play.keys  # 1 Influence
    play.do("play:promise:basic", "buy_elite")
    assert play.turn.influence == 1
    assert play.state.unit_offer.cards == ["peasants.1", elite[1]]
    assert "buy_elite" not in play.keys


@rule("MK-INTER-26", "MK-DATA-12")
def test_the_green_city_teaches_from_the_offer_or_the_deck_unseen() -> None:
    play = visit("goldyx", "city green owner0", hand="promise", deck="march")
    offer(play, "path_finding", "in_need", "intimidate")
    play.state.advanced_deck.cards = [Deed("ice_bolt"), Deed("fire_bolt"), Deed("blood_rage")]
    play.turn.influence = 10
    play.do("play:promise:basic", "buy:in_need")
    assert play.state.advanced_offer.cards == ["path_finding", "intimidate", "blood_rage"]
    assert play.hero.deck.cards[-1] == "in_need"
    play.do("buy_unseen")
    assert play.hero.deck.cards[-2:] == ["in_need", "fire_bolt"]
    assert not play.hero.deck.known.get(Deed("fire_bolt"))  # nobody has seen it
    assert len(play.state.advanced_offer) == 3
    assert play.turn.influence == 0


@rule("MK-INTER-27", "MKW-VILL-03")
def test_any_number_and_mix_of_purchases() -> None:
    play = visit("goldyx", "village", hand="promise wound wound", offer="peasants foresters herbalists", level=5)
    play.turn.influence = 16
    play.do("play:promise:basic", "recruit:peasants", "recruit:foresters", "recruit:herbalists")
    play.do("buy_healing", "buy_healing", "heal_hand", "heal_hand")
    assert play.turn.influence == 0
    assert len(play.hero.units) == 3


@rule("MKW-KEEP-11")
def test_nobody_is_recruited_in_the_turn_of_conquest() -> None:
    drawing = " p p\np @ K\n p p"
    play = land(
        drawing=drawing, spots={"K": "hills keep crossbowmen"}, move=3, hand="blood_rage promise", mana="red", level=3
    )
    play.do("walk:K", "end_phase", "end_phase", "target:0", "play:blood_rage:strong", "effect:1", "strike")
    assert play.at("K").shields == [0]
    assert play.state.phase == "after"
    assert "interact" not in play.keys


@rule("MKW-REP-02")
def test_reputation_starts_in_the_middle_where_it_changes_nothing() -> None:
    from tests.mage_knight.games import opened

    assert [player.reputation for player in opened(seats=3).state.players] == [0, 0, 0]
    assert visit("goldyx", "village", hand="promise").turn.influence == 0


@rule("MKW-UNIT-02")
def test_the_level_of_a_unit_counts_for_healing_and_scoring() -> None:
    from emberhall.games.mage_knight.rules.scoring import achievements

    play = visit("goldyx", "monastery", hand="march", unit="catapults/wounded", level=3)
    play.turn.influence = 6
    play.do("sideways:march:influence", "buy_healing", "buy_healing")
    assert play.offers("heal_unit") == []  # 2 points; Catapults are of Level 3
    assert achievements(play.state, 0).leader == 1  # half of 3, being wounded
    play.do("buy_healing", "heal_unit:catapults")
    assert achievements(play.state, 0).leader == 3


@rule("MK-CITY-10")
def test_several_heroes_may_be_in_a_conquered_city() -> None:
    drawing = " p p\np @ C\n p p"
    play = land(
        drawing=drawing,
        spots={"C": "city city red owner1"},
        scenario="full_conquest",
        others={"tovak": "C"},
        move=2,
        hand="march rage",
    )
    play.do("walk:C", "interact", "end_turn", "pick_card:rage", "done")
    assert [play.spots["C"] == player.at for player in play.state.players] == [True, True]
