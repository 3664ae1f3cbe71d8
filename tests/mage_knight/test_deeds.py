"""Playing Deed cards, activating Units, using Skills."""

from emberhall.games.mage_knight.content import DEEDS, HERO, deck_of, kind_of
from emberhall.games.mage_knight.terms import BLUE, GREEN, ICE, PHYSICAL, RANGED, RED, WHITE
from emberhall.rulebook import rule
from tests.mage_knight.positions import fight, land, visit

# Deed cards


@rule("MK-DEED-02", "MK-PLAYER-08")
def test_decks_start_with_basic_actions_only() -> None:
    for hero in HERO:
        assert {DEEDS[kind_of(card)].kind for card in deck_of(hero)} == {"basic"}


@rule("MK-DEED-03", "MK-DEED-16", "MK-END-08", "MKW-TURN-07")
def test_played_cards_lie_in_the_play_area_until_the_end_of_the_turn() -> None:
    play = land(hand="march rage", deck="stamina stamina")
    play.do("play:march:basic", "sideways:rage:move")
    assert [kind_of(card) for card in play.hero.play.cards] == ["march", "rage"]
    play.do("end_turn")
    assert [kind_of(card) for card in play.state.players[0].discard.cards] == ["march", "rage"]
    assert len(play.state.players[0].play) == 0


@rule("MKW-CARD-07", "MK-DEED-20", "MK-MOVE-21", "MKW-EXPL-07")
def test_either_the_basic_or_the_strong_effect_and_never_later() -> None:
    play = land(hand="march", mana="green")
    play.do("play:march:basic")
    assert play.turn.move == 2
    assert play.offers("play") == []
    assert play.hero.mana[GREEN] == 1
    play = land(hand="march", mana="green").do("play:march:strong")
    assert play.turn.move == 4


@rule("MK-DEED-10", "MKW-ART-03", "MKW-ART-04", "MK-END-09", "MK-EFFECT-21")
def test_the_strong_effect_of_an_artifact_throws_it_away() -> None:
    play = land(hand="ruby_ring")
    play.do("play:ruby_ring:basic")
    assert [kind_of(card) for card in play.hero.play.cards] == ["ruby_ring"]
    play = land(hand="ruby_ring")
    play.do("play:ruby_ring:strong")
    assert play.state.box.cards == ["ruby_ring"]
    assert len(play.hero.play) == 0


@rule("MK-DEED-11", "MK-HEAL-02", "MKW-WOUND-01")
def test_wounds_cannot_be_played() -> None:
    play = land(hand="wound march")
    assert [key for key in play.keys if "wound" in key] == []
    assert [key for key in fight(hand="wound", phase="block").do("block:0:0").keys if "wound" in key] == []


@rule("MKW-CARD-10")
def test_sideways_needs_and_takes_no_mana() -> None:
    play = land(hand="fireball", mana="red")
    play.do("sideways:fireball:move")
    assert play.hero.mana[RED] == 1


@rule("MK-DEED-12", "MK-INTER-08", "MKW-SPELL-05", "MKW-ART-05")
def test_sideways_uses_by_moment() -> None:
    assert land(hand="rage").offers("sideways") == ["sideways:rage:move"]
    assert visit(hand="fireball ruby_ring").offers("sideways") == [
        "sideways:fireball:influence",
        "sideways:ruby_ring:influence",
    ]
    assert fight(hand="rage", phase="block").do("block:0:0").offers("sideways") == ["sideways:rage:block"]
    assert fight(hand="rage", phase="attack").do("target:0").offers("sideways") == ["sideways:rage:attack"]
    assert fight(hand="rage").do("target:0").offers("sideways") == []


@rule("MKW-CARD-12")
def test_no_card_sideways_for_healing() -> None:
    play = land(hand="rage wound").do("rest", "done")
    assert play.offers("sideways") == []


@rule("MK-DEED-17", "MK-DRAW-01", "MKW-TURN-09")
def test_unplayed_cards_stay_unless_discarded() -> None:
    play = land(hand="march rage stamina wound", deck="", scenario="first_reconnaissance", others={"tovak": ""})
    play.do("play:march:basic", "end_turn", "pick_card:rage", "done")
    assert [kind_of(card) for card in play.state.players[0].hand.cards] == ["stamina", "wound"]


@rule("MK-DEED-18", "MKW-CARD-16", "MK-EFFECT-18")
def test_an_effect_with_a_price_cannot_be_played_without_paying_it() -> None:
    assert land(hand="improvisation").offers("play") == []
    play = land(hand="improvisation march")
    play.do("play:improvisation:basic")
    assert play.hand() == []
    assert [kind_of(card) for card in play.hero.discard.cards] == ["march"]
    assert play.turn.move == 3


@rule("MK-DEED-19", "MK-EFFECT-19", "MKW-TERM-02", "MKW-TURN-11")
def test_a_wound_is_no_price() -> None:
    assert land(hand="improvisation wound").offers("play") == []
    play = land(hand="improvisation wound march rage")
    play.do("play:improvisation:basic")
    assert play.offers("pick_card") == ["pick_card:march", "pick_card:rage"]


@rule("MKW-COMBAT-04", "MK-UNIT-12", "MKW-UNIT-09")
def test_an_effect_with_a_choice_gives_one_of_them() -> None:
    play = fight(hand="rage", phase="block", unit="peasants")
    play.do("block:0:0", "play:rage:basic", "activate:peasants:0")
    assert play.combat.block[PHYSICAL] == 4
    play.do("parry")
    assert play.offers("activate") == []


# compound effects


@rule("MK-EFFECT-04", "MK-EFFECT-06", "MKW-CARD-13")
def test_concentration_plays_another_card_with_its_strong_effect() -> None:
    play = land(hand="concentration stamina fireball promise", mana="green")
    play.do("play:concentration:strong")  # of Action cards only Stamina is of use now
    assert play.turn.move == 6
    assert [kind_of(card) for card in play.hero.play.cards] == ["concentration", "stamina"]
    ranged = fight("tovak", "werewolf", hand="concentration swiftness", mana="green")
    ranged.do("target:0", "play:concentration:strong")
    assert ranged.combat.points[4 * RANGED] == 5
    alone = land(hand="concentration fireball", mana="green")
    assert alone.offers("play") == ["play:concentration:basic"]


@rule("MK-EFFECT-07")
def test_a_borrowed_effect_keeps_its_own_colour() -> None:
    play = fight("tovak", "ice_mages_enemy", phase="block", hand="concentration ice_shield", mana="green")
    play.do("block:0:0", "play:concentration:strong")
    assert play.combat.block[ICE] == 5
    assert play.combat.riders[0].colour == BLUE


# gaining cards


@rule("MK-EFFECT-13", "MK-EFFECT-14", "MK-INTER-21", "MKW-TOWER-06", "MKW-TOWER-07", "MKW-SPELL-01")
def test_a_bought_spell_goes_on_top_of_the_deck_and_the_offer_is_refilled() -> None:
    play = visit(site="mage_tower conquered", hand="promise", reputation=7, mana="red blue green white")
    play.state.spell_offer.cards = ["fireball", "chill", "tremor"]  # type: ignore[list-item]
    play.turn.influence = 7
    top = play.state.spell_deck.cards[-1]
    play.do("sideways:promise:influence", "buy:chill")
    assert play.hero.deck.cards[-1] == "chill"
    assert play.state.spell_offer.cards == ["fireball", "tremor", top]
    assert play.hero.mana == [1, 0, 1, 1, 0, 0]


# Units


@rule("MK-UNIT-05", "MK-UNIT-10", "MK-UNIT-11", "MKW-UNIT-10", "MKW-UNIT-17", "MK-HEAL-06")
def test_only_a_ready_unwounded_unit_is_activated_and_then_spent() -> None:
    play = land(hand="rage", unit="peasants peasants/spent foresters/wounded")
    assert play.offers("activate") == ["activate:peasants:2"]
    play.do("activate:peasants:2")
    assert not play.hero.units[0].ready
    assert play.offers("activate") == []


@rule("MK-UNIT-06", "MK-HEAL-07")
def test_wounded_and_spent_are_independent() -> None:
    play = fight("tovak", "prowlers", phase="block", unit="peasants", hand="march")
    play.do("end_phase", "assign:peasants")
    assert (play.hero.units[0].ready, play.hero.units[0].wounds) == (True, 1)


@rule("MK-UNIT-13", "MK-UNIT-14", "MKW-UNIT-14")
def test_an_ability_with_a_mana_symbol_costs_that_mana() -> None:
    assert "activate:herbalists:0" not in land(hand="rage", unit="herbalists").keys
    play = land(hand="rage", unit="herbalists", mana="green")
    play.do("activate:herbalists:0")
    assert (play.turn.heal, play.hero.mana[GREEN]) == (2, 0)


@rule("MK-UNIT-15")
def test_a_readied_unit_may_be_activated_again() -> None:
    play = land(hand="regeneration", unit="peasants/spent")
    play.do("play:regeneration:basic", "activate:peasants:2")
    assert play.turn.move == 2


@rule("MK-UNIT-23", "MKW-UNIT-11", "MK-ROUND-17", "MK-ROUND-18", "MK-HEAL-08")
def test_units_are_readied_between_rounds_not_turns() -> None:
    play = land(hand="rage march", deck="stamina", unit="peasants foresters/wounded")
    play.hero.units[1].ready = False
    play.do("activate:peasants:2", "end_turn", "pick_card:rage", "done")
    assert not play.state.players[0].units[0].ready
    while play.state.round == 1:
        play.session.take(0 if "announce_end_of_round" not in play.keys else play.keys.index("announce_end_of_round"))
    units = play.state.players[0].units
    assert [unit.ready for unit in units] == [True, True]
    assert [unit.wounds for unit in units] == [0, 1]


# Skills


@rule("MK-SKILL-11", "MKW-SKILL-06", "MKW-SKILL-07", "MKW-SKILL-15")
def test_a_skill_without_a_mark_is_used_once_a_turn() -> None:
    play = land(hand="rage march", skills="dark_paths", deck="stamina stamina rage swiftness promise")
    play.do("use_skill:dark_paths")
    assert play.offers("use_skill") == []
    play.do("end_turn", "pick_card:rage", "done")
    assert play.offers("use_skill") == ["use_skill:dark_paths"]


@rule("MK-SKILL-06", "MKW-SKILL-02", "MK-ROUND-15")
def test_a_skill_of_once_a_round_is_turned_down_until_the_next_round() -> None:
    play = land("goldyx", hand="rage march", skills="white_crystal_craft", deck="stamina stamina stamina")
    play.do("use_skill:white_crystal_craft")
    assert (play.hero.crystals[BLUE], play.hero.mana[WHITE]) == (1, 1)
    play.do("end_turn", "pick_card:rage", "done")
    assert play.offers("use_skill") == []
    assert play.state.players[0].skills_down == ["white_crystal_craft"]
    while play.state.round == 1:
        play.session.take(0 if "announce_end_of_round" not in play.keys else play.keys.index("announce_end_of_round"))
    assert play.state.players[0].skills_down == []


def test_an_extra_that_is_of_no_use_in_a_fight_does_not_make_a_card_playable_there() -> None:
    play = fight("tovak", "prowlers", hand="song_of_wind", mana="white blue")
    assert play.offers("play:song_of_wind") == []
    assert land(hand="song_of_wind", mana="white blue").offers("play:song_of_wind:strong") != []
