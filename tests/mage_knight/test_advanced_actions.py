"""Every Advanced Action of the base game: both effects, and what they need."""

from typing import Any

import pytest

from emberhall.games.mage_knight.content import DEEDS
from emberhall.games.mage_knight.rules.move_costs import set_costs
from emberhall.games.mage_knight.state import Claim, Lasting
from emberhall.games.mage_knight.terms import (
    BLACK,
    BLUE,
    COLOURS,
    FIRE,
    GOLD,
    ICE,
    LAKE,
    PHYSICAL,
    RANGED,
    RED,
    SIEGE,
    SWAMP,
    WHITE,
)
from emberhall.rulebook import rule
from tests.mage_knight.positions import Position, cards, colours, fight, land, visit

LAKES = """
  l s p
 p @ l
  m p d
"""


def melee(play: Position) -> int:
    """The normal physical Attack assembled so far."""
    return play.combat.points[PHYSICAL]


def offer(play: Position, advanced: str = "", spells: str = "") -> Position:
    """Lay out these cards in the offers."""
    if advanced:
        play.state.advanced_offer.cards = cards("", advanced)
    if spells:
        play.state.spell_offer.cards = cards("", spells)
    return Position(play.state, play.spots)


# red


@pytest.mark.parametrize(
    ("bolt", "colour", "points"),
    [("fire_bolt", "red", (3, FIRE)), ("ice_bolt", "blue", (3, ICE)), ("swift_bolt", "white", (4, PHYSICAL))],
)
def test_bolts_give_a_crystal_or_a_ranged_attack(bolt: str, colour: str, points: tuple[int, int]) -> None:
    play = land(hand=f"{bolt} march")
    play.do(f"play:{bolt}:basic")
    assert play.hero.crystals == colours(colour, 4)
    play = fight(foes="prowlers", hand=bolt, mana=colour)
    assert f"play:{bolt}:strong" not in play.keys  # no attack declared
    play.do("target:0", f"play:{bolt}:strong")
    assert play.combat.points[4 * RANGED + points[1]] == points[0]
    play.do("strike")
    assert play.state.players[0].fame == 2


def test_crushing_bolt_gives_a_crystal_or_a_siege_attack() -> None:
    play = land(hand="crushing_bolt")
    play.do("play:crushing_bolt:basic")
    assert play.hero.crystals == colours("green", 4)
    play = fight(foes="diggers", hand="crushing_bolt swift_bolt", mana="green white")
    play.do("target:0")
    assert play.offers("play:swift_bolt:strong") == []  # the enemy is fortified
    play.do("play:crushing_bolt:strong")
    assert play.combat.points[4 * SIEGE] == 3
    assert "strike" in play.keys


def test_blood_rage_may_take_a_wound_for_a_stronger_attack() -> None:
    for how, choice, attack, wounds in (
        ("basic", 0, 2, 0),
        ("basic", 1, 5, 1),
        ("strong", 0, 4, 0),
        ("strong", 1, 9, 1),
    ):
        play = fight(phase="attack", hand="blood_rage", mana="red")
        play.do("target:0", f"play:blood_rage:{how}", f"effect:{choice}")
        assert (melee(play), play.hand().count("wound")) == (attack, wounds)


def test_blood_rage_counts_although_its_wound_knocks_the_hero_out() -> None:
    play = fight(phase="attack", hand="blood_rage march")
    play.combat.wounds = 4
    play.do("target:0", "play:blood_rage:basic", "effect:1")
    assert play.combat.knocked_out
    assert play.hand() == ["wound"]
    assert melee(play) == 5


def test_intimidate_costs_reputation() -> None:
    for how, influence, attack, loss in (("basic", 4, 3, -1), ("strong", 8, 7, -2)):
        play = visit(hand="intimidate", mana="red")
        play.do(f"play:intimidate:{how}")
        assert (play.turn.influence, play.hero.reputation) == (influence, loss)
        play = fight(phase="attack", hand="intimidate", mana="red")
        play.do("target:0", f"play:intimidate:{how}")
        assert (melee(play), play.hero.reputation) == (attack, loss)


def test_blood_ritual_takes_a_wound_for_a_crystal_and_mana_of_any_colour() -> None:
    play = land(hand="blood_ritual")
    play.do("play:blood_ritual:basic")
    assert len(play.offers("pick_colour")) == 6
    play.do("pick_colour:gold")
    assert play.hand() == ["wound"]
    assert (play.hero.crystals, play.hero.mana) == (colours("red", 4), colours("gold", 6))


def test_blood_ritual_strong_gives_three_mana_and_may_turn_one_into_a_crystal() -> None:
    play = land(hand="blood_ritual", mana="red")
    play.do("play:blood_ritual:strong", "pick_colour:black", "pick_colour:blue", "pick_colour:blue", "yes")
    assert play.hand() == ["wound"]
    assert (play.hero.crystals, play.hero.mana) == (colours("blue", 4), colours("black blue", 6))
    play = land(hand="blood_ritual", mana="red")
    play.do("play:blood_ritual:strong", "pick_colour:green", "pick_colour:green", "pick_colour:green", "no")
    assert (play.hero.crystals, play.hero.mana) == (colours("", 4), colours("green green green", 6))


@pytest.mark.parametrize(("how", "more"), [("basic", 2), ("strong", 3)])
def test_into_the_heat_strengthens_units_and_spares_them(how: str, more: int) -> None:
    play = fight(foes="prowlers prowlers", hand="into_the_heat rage", mana="red", unit="peasants peasants foresters")
    play.do(f"play:into_the_heat:{how}", "end_phase", "block:0:0", "activate:peasants:0")
    assert play.combat.block[PHYSICAL] == 2 + more
    play.do("play:rage:basic")
    assert play.combat.block[PHYSICAL] == 2 + more + 2  # the hero's own Block is as it was
    play.do("parry", "end_phase")
    assert play.state.phase == "attack"  # no Unit could be assigned the damage of the second attack
    assert all(unit.wounds == 0 for unit in play.hero.units)
    assert play.hand().count("wound") == 2
    play.do("target:0", "activate:peasants:0")
    assert play.combat.unit_points[PHYSICAL] == 2 + more


def test_into_the_heat_is_played_before_anything_else_in_combat() -> None:
    assert land(hand="into_the_heat", mana="red").offers("play") == []
    play = fight(hand="into_the_heat fire_bolt", mana="red")
    assert "play:into_the_heat:basic" in play.keys
    assert "play:into_the_heat:basic" in play.do("target:0", "give_up").keys  # nothing was done
    play.do("play:fire_bolt:basic")
    assert play.offers("play:into_the_heat") == []
    assert fight(phase="block", hand="into_the_heat", mana="red").offers("play") == []


@rule("MK-UNIT-16")
def test_into_the_heat_raises_no_move_points() -> None:
    play = fight(foes="orc_stonethrowers", hand="into_the_heat", unit="peasants")
    play.do("play:into_the_heat:basic", "end_phase", "activate:peasants:2")
    assert play.turn.move == 2


@rule("MK-UNIT-16")
def test_into_the_heat_raises_only_what_a_unit_has() -> None:
    play = fight(foes="prowlers", hand="into_the_heat", unit="herbalists")
    play.do("play:into_the_heat:basic", "activate:herbalists:2")
    assert play.hero.mana == colours("green", 6)
    assert play.offers("activate") == []


@rule("MK-EFFECT-21", "MK-EFFECT-11")
def test_decompose_gives_two_crystals_of_the_colour_thrown_away() -> None:
    play = land(hand="decompose march fireball wound ruby_ring")
    play.do("play:decompose:basic")
    assert play.hero.crystals == colours("green green", 4)
    assert play.hand() == ["fireball", "wound", "ruby_ring"]
    assert [card for card in play.state.box if card.startswith("march")]


def test_decompose_strong_gives_the_three_other_colours() -> None:
    play = land(hand="decompose march stamina", mana="red")
    play.do("play:decompose:strong", "pick_card:stamina")
    assert play.hero.crystals == colours("red green white", 4)
    assert play.hand() == ["march"]


@rule("MK-DEED-18", "MKW-TERM-01")
def test_decompose_needs_another_action_card() -> None:
    assert land(hand="decompose fireball wound ruby_ring", crystals="red").offers("play:decompose") == []


@rule("MK-EFFECT-04", "MK-EFFECT-05")
def test_maximal_effect_uses_a_basic_effect_three_times() -> None:
    play = land(hand="maximal_effect march")
    play.do("play:maximal_effect:basic")
    assert play.turn.move == 6
    assert play.hand() == []
    assert [card for card in play.state.box if card.startswith("march")]
    play = fight(foes="prowlers prowlers", phase="block", hand="maximal_effect determination")
    assert play.offers("play:maximal_effect") == []  # Block counts for one attack only
    play.do("block:0:0", "play:maximal_effect:basic")
    assert play.combat.block[PHYSICAL] == 6
    play.do("parry", "block:1:0")
    assert play.combat.block[PHYSICAL] == 0


def test_maximal_effect_uses_a_strong_effect_twice_without_its_mana() -> None:
    play = land(hand="maximal_effect march stamina wound", mana="red")
    play.do("play:maximal_effect:strong", "pick_card:march")
    assert play.turn.move == 8
    assert play.hero.mana == [0] * 6
    assert play.hand() == ["stamina", "wound"]


def test_maximal_effect_asks_for_what_its_half_can_use() -> None:
    play = fight(hand="maximal_effect swiftness", mana="red").do("target:0")
    assert play.offers("play") == ["play:maximal_effect:strong"]  # no Move points in combat
    play = land(hand="maximal_effect fire_bolt", mana="red")
    assert play.offers("play:maximal_effect") == ["play:maximal_effect:basic"]  # no attack while moving


@rule("MK-EFFECT-06")
def test_maximal_effect_is_used_as_often_as_can_be_paid_for() -> None:
    play = land(hand="maximal_effect crystallize", mana="red").do("play:maximal_effect:basic")
    assert play.hero.crystals == colours("red", 4)
    assert play.prompt == "ask-move"


@rule("MK-EFFECT-06", "MK-DEED-18")
def test_maximal_effect_has_the_limits_and_costs_of_the_card_it_uses() -> None:
    assert land(hand="maximal_effect rage").offers("play:maximal_effect") == []  # no Attack while moving
    assert land(hand="maximal_effect fireball", mana="red").offers("play:maximal_effect") == []  # no Action card
    assert land(hand="maximal_effect improvisation").offers("play:maximal_effect") == []  # nothing to discard
    play = land(hand="maximal_effect improvisation rage determination")
    play.do("play:maximal_effect:basic", "pick_card:rage")
    assert play.turn.move == 6  # two cards could be discarded, so the effect was used twice
    assert play.hand() == []


def test_maximal_effect_chooses_again_each_time() -> None:
    play = land(hand="maximal_effect mana_draw blood_ritual", mana="red")
    play.do("play:maximal_effect:basic", "pick_card:blood_ritual")
    play.do("pick_colour:gold", "pick_colour:blue", "pick_colour:red")
    assert play.hero.mana == colours("gold blue red red", 6)
    assert play.hero.crystals == colours("red red red", 4)
    assert play.hand() == ["mana_draw", "wound", "wound", "wound"]


@rule("MK-EFFECT-07")
def test_maximal_effect_keeps_the_colour_of_the_card_it_uses() -> None:
    play = fight(foes="ice_golems_enemy", phase="block", hand="maximal_effect ice_shield", mana="red")
    play.do("block:0:0", "play:maximal_effect:strong", "parry")
    assert play.foes[0].armor == 4  # resistant to Ice: a blue card does not lower its Armor
    play = fight(foes="fire_golems_enemy", phase="block", hand="maximal_effect ice_shield", mana="red")
    play.do("block:0:0", "play:maximal_effect:strong", "parry")
    assert play.foes[0].armor == 1  # resistant to Fire, the colour of Maximal Effect


@rule("MK-EFFECT-06")
def test_two_compound_effects_do_not_lend_each_other_for_ever() -> None:
    play = land("arythea", hand="maximal_effect concentration march", mana="red green")
    play.do("play:maximal_effect:strong", "pick_card:concentration")
    assert play.turn.move == 6  # March, powered, +2; nothing is left for the second time
    assert play.hand() == []


# blue


def test_ice_shield_blocks_and_lowers_armor() -> None:
    play = fight(foes="swordsmen", phase="block", hand="ice_shield determination", mana="blue blue")
    play.do("block:0:0", "play:ice_shield:basic")
    assert play.combat.block[ICE] == 3
    play = fight(foes="swordsmen", phase="block", hand="ice_shield determination", mana="blue blue")
    play.do("block:0:0", "play:ice_shield:strong")
    assert play.combat.block[ICE] == 3
    play.do("play:determination:strong", "parry")
    assert play.foes[0].armor == 2


@rule("MK-COMBAT-27", "MK-ABIL-22")
def test_ice_shield_lowers_no_armor_without_a_block_or_of_the_resistant() -> None:
    play = fight(foes="swordsmen", phase="block", hand="ice_shield", mana="blue")
    play.do("block:0:0", "play:ice_shield:strong", "give_up")
    assert play.foes[0].armor == 5
    play = fight(foes="golems", phase="block", hand="ice_shield", mana="blue")
    play.do("block:0:0", "play:ice_shield:strong", "parry")
    assert play.foes[0].armor == 2
    for foe, armor in (("ice_golems_enemy", 4), ("sorcerers_enemy", 6)):
        play = fight(foes=foe, phase="block", hand="ice_shield determination", mana="blue blue")
        play.do("block:0:0", "play:ice_shield:strong", "play:determination:strong", "parry")
        assert play.foes[0].armor == armor


def test_frost_bridge_makes_swamps_cheap_and_opens_lakes() -> None:
    play = land(drawing=LAKES, hand="frost_bridge march", mana="blue")
    play.do("play:frost_bridge:basic")
    assert play.turn.move == 2
    assert (play.turn.costs[SWAMP], play.turn.costs[LAKE]) == (1, 99)
    play = land(drawing=LAKES, hand="frost_bridge march", mana="blue")
    play.do("play:frost_bridge:strong")
    assert play.turn.move == 4
    assert (play.turn.costs[SWAMP], play.turn.costs[LAKE]) == (1, 1)


@pytest.mark.parametrize(("how", "n"), [("basic", 4), ("strong", 7)])
def test_pure_magic_does_what_the_colour_says(how: str, n: int) -> None:
    paid = "blue" if how == "strong" else ""
    play = land(hand="pure_magic", mana=f"{paid} green")
    play.do(f"play:pure_magic:{how}")
    assert (play.turn.move, play.hero.mana) == (n, [0] * 6)
    play = visit(hand="pure_magic", mana=f"{paid} white")
    play.do(f"play:pure_magic:{how}")
    assert play.turn.influence == n
    play = fight(phase="block", hand="pure_magic", mana=f"{paid} blue")
    play.do("block:0:0", f"play:pure_magic:{how}")
    assert play.combat.block[PHYSICAL] == n
    play = fight(phase="attack", hand="pure_magic", mana=f"{paid} red")
    play.do("target:0", f"play:pure_magic:{how}")
    assert melee(play) == n


@rule("MK-DEED-18")
def test_pure_magic_needs_mana_that_has_a_use_besides_its_own() -> None:
    assert land(hand="pure_magic").offers("play") == []
    assert land(hand="pure_magic", mana="blue").offers("play") == []  # Block has no use while moving
    assert land(hand="pure_magic", mana="green").offers("play") == ["play:pure_magic:basic"]
    play = land(hand="pure_magic", mana="green", crystals="blue", source="blue green")
    play.do("play:pure_magic:strong")
    assert play.offers("pay") == ["pay:crystal:blue", "pay:die:blue"]  # either leaves the green mana


def test_mana_for_a_card_leaves_enough_for_what_it_asks_besides() -> None:
    play = land(hand="pure_magic", crystals="blue", source="blue green")
    play.do("play:pure_magic:strong")  # blue by the crystal, as the one die must be the green one
    assert play.hero.crystals == [0] * 4
    assert (play.turn.move, play.state.source) == (7, [BLUE])


def test_steady_tempo_may_go_under_the_deck() -> None:
    play = land(hand="steady_tempo", deck="march stamina rage swiftness promise tranquility")
    play.do("play:steady_tempo:basic", "end_turn")
    assert play.turn.move == 2
    assert play.keys == ["at_bottom", "skip"]
    play.do("at_bottom")
    assert play.state.players[0].deck.cards == ["steady_tempo", "march.arythea.1"]
    play = land(hand="steady_tempo", deck="march stamina rage swiftness promise tranquility")
    play.do("play:steady_tempo:basic", "end_turn", "skip")
    assert play.state.players[0].discard.cards == ["steady_tempo"]


def test_steady_tempo_needs_a_deck_to_lie_under() -> None:
    play = land(hand="steady_tempo march", deck="")
    play.do("play:steady_tempo:basic", "end_turn")
    assert play.prompt == "ask-end-discard"
    assert play.state.players[0].discard.cards == ["steady_tempo"]


def test_steady_tempo_strong_may_be_drawn_again_at_once() -> None:
    play = land(hand="steady_tempo", mana="blue", deck="")
    play.do("play:steady_tempo:strong")
    assert play.turn.move == 4
    play.do("end_turn", "on_top")
    assert play.state.players[0].hand.cards == ["steady_tempo"]
    play = land(hand="steady_tempo", mana="blue", deck="march stamina rage swiftness promise tranquility")
    play.do("play:steady_tempo:strong", "end_turn", "on_top")
    assert play.state.players[0].hand.cards[0] == "steady_tempo"  # above all other cards


def test_steady_tempo_sideways_goes_to_the_discard_pile() -> None:
    play = land(hand="steady_tempo march", mana="blue")
    play.do("sideways:steady_tempo:move", "end_turn")
    assert play.prompt == "ask-end-discard"


def test_steady_tempo_thrown_away_does_not_come_back() -> None:
    play = land(hand="maximal_effect steady_tempo", mana="red", deck="march")
    play.do("play:maximal_effect:strong", "end_turn")
    assert "steady_tempo" in play.state.box
    assert play.state.players[0].hand.cards == ["march.arythea.1"]


def test_crystal_joy_thrown_away_does_not_come_back() -> None:
    play = land("goldyx", hand="maximal_effect crystal_joy march", mana="red", deck="")
    play.do("play:maximal_effect:strong", "pick_card:crystal_joy", "pick_colour:red", "pick_colour:white", "end_turn")
    assert play.prompt == "ask-end-discard"
    assert play.hand() == ["march"]


def test_crystal_mastery_adds_to_what_is_owned() -> None:
    assert land(hand="crystal_mastery").offers("play:crystal_mastery") == []
    play = land(hand="crystal_mastery", crystals="red white")
    play.do("play:crystal_mastery:basic")
    assert play.offers("pick_colour") == ["pick_colour:red", "pick_colour:white"]
    play.do("pick_colour:white")
    assert play.hero.crystals == colours("red white white", 4)


def test_crystal_mastery_brings_spent_crystals_back() -> None:
    play = land(hand="march crystal_mastery stamina", crystals="green blue blue", deck="rage")
    play.do("play:march:strong", "play:crystal_mastery:strong", "play:stamina:strong")
    assert play.hero.crystals == [0] * 4
    play.do("end_turn")
    assert play.state.players[0].crystals == colours("green blue blue", 4)


@rule("MK-MANA-04")
def test_crystal_mastery_fills_the_inventory_up_to_three() -> None:
    play = land(hand="crystal_mastery ice_bolt", crystals="blue blue blue", deck="rage")
    play.do("play:crystal_mastery:strong", "play:ice_bolt:basic", "end_turn")
    assert play.state.players[0].crystals == colours("blue blue blue", 4)


@rule("MK-EFFECT-04")
def test_magic_talent_plays_a_spell_of_the_offer() -> None:
    play = offer(land(hand="magic_talent rage march"), spells="flame_wall fireball restoration")
    play.do("play:magic_talent:basic", "pick_card:march")
    assert play.hero.discard.cards == ["march.arythea.1"]
    assert play.offers("play:restoration") == []  # its mana must be paid
    play = offer(land(hand="magic_talent rage march wound", mana="green"), spells="flame_wall fireball restoration")
    play.do("play:magic_talent:basic", "pick_card:march", "play:restoration:basic")
    assert (play.turn.heal, play.hero.mana) == (3, [0] * 6)
    assert play.state.spell_offer.cards == ["flame_wall", "fireball", "restoration"]
    assert play.hero.play.cards == ["magic_talent"]


def test_magic_talent_is_for_one_spell_of_the_colour() -> None:
    play = offer(land(hand="magic_talent march rage", mana="green green red"), spells="meditation fireball restoration")
    play.do("play:magic_talent:basic", "pick_card:march")
    assert [key for key in play.offers("play") if "rage" not in key] == [
        "play:meditation:basic",
        "play:restoration:basic",
    ]
    play.do("play:meditation:basic", "on_top")
    assert play.prompt == "ask-move"
    assert play.offers("play:restoration") == []


def test_magic_talent_lends_no_spell_of_another_colour() -> None:
    play = offer(land(hand="magic_talent steady_tempo stamina", mana="red blue"), spells="mana_meltdown space_bending")
    play.do("play:steady_tempo:basic")  # which lasts, too
    assert [key for key in play.offers("play") if "steady" not in key and "stamina" not in key] == [
        "play:magic_talent:basic",
        "play:magic_talent:strong",
    ]
    play.do("play:magic_talent:basic")  # Stamina is blue
    assert play.offers("play") == ["play:space_bending:basic"]


def test_magic_talent_lends_no_spell_that_would_do_nothing() -> None:
    for drawing, spells in (("@ p", ["play:underground_travel:basic"]), ("@ l", [])):
        play = offer(land(drawing=drawing, hand="magic_talent march", mana="green"), spells="underground_travel")
        assert play.do("play:magic_talent:basic").offers("play") == spells


@rule("MK-EFFECT-06")
def test_magic_talent_can_be_used_in_combat_and_for_the_strong_effect() -> None:
    play = offer(fight(hand="magic_talent rage", mana="red black", night=True), spells="fireball")
    play.do("play:magic_talent:basic")
    assert play.offers("play:fireball") == []  # an Attack needs a declared attack
    play.do("target:0", "play:fireball:strong")
    assert play.combat.points[4 * SIEGE + FIRE] == 8
    assert play.hand() == ["wound"]


@rule("MK-DEED-18", "MK-DEED-19")
def test_magic_talent_discards_a_card_that_has_a_colour() -> None:
    assert land(hand="magic_talent wound ruby_ring").offers("play:magic_talent") == []
    play = offer(land(hand="magic_talent wound fireball ruby_ring"), spells="snowstorm")
    play.do("play:magic_talent:basic")
    assert play.hero.discard.cards == ["fireball"]


@rule("MK-EFFECT-14")
def test_magic_talent_strong_takes_a_spell_into_the_discard_pile() -> None:
    play = land(hand="magic_talent", mana="blue white")
    assert offer(play, spells="fireball snowstorm tremor").offers("play:magic_talent:strong") == []
    play = offer(land(hand="magic_talent", mana="blue white red"), spells="fireball expose whirlwind")
    play.state.spell_deck.cards = cards("", "tremor")
    play.do("play:magic_talent:strong", "pay:token:white")
    assert play.keys == ["pick_card:expose", "pick_card:whirlwind"]  # the white ones
    play.do("pick_card:whirlwind")
    assert play.hero.discard.cards == ["whirlwind"]
    assert play.state.spell_offer.cards == ["fireball", "expose", "tremor"]
    assert play.hero.mana == colours("red", 6)


# green


@rule("MK-COMBAT-30")
def test_refreshing_walk_heals_outside_combat_only() -> None:
    for how, move, heal in (("basic", 2, 1), ("strong", 4, 2)):
        play = land(hand="refreshing_walk wound", mana="green")
        play.do(f"play:refreshing_walk:{how}")
        assert (play.turn.move, play.turn.heal) == (move, heal)
        play = fight(foes="prowlers", phase="attack", hand="refreshing_walk agility wound", mana="green")
        play.do("play:agility:basic", "target:0", f"play:refreshing_walk:{how}")
        assert (play.turn.move, play.turn.heal) == (2 + move, 0)


@rule("MK-MOVE-23")
def test_path_finding_makes_hard_ground_easier() -> None:
    play = land(hand="path_finding", mana="green")
    play.do("play:path_finding:basic")
    assert play.turn.move == 2
    assert play.turn.costs[:9] == [2, 2, 2, 3, 4, 4, 99, 99, 2]
    play = land(hand="path_finding", mana="green", night=True)
    play.do("play:path_finding:strong")
    assert play.turn.move == 4
    assert play.turn.costs[:9] == [2, 2, 2, 2, 2, 2, 99, 99, 2]


@pytest.mark.parametrize(("how", "costs"), [("basic", [2, 3, 3, 4, 4, 4]), ("strong", [2, 2, 2, 2, 2, 2])])
def test_path_finding_helps_on_every_ground_in_bad_weather(how: str, costs: list[int]) -> None:
    play = land(hand="path_finding", mana="green", others={"norowas": ""}, scenario="full_conquest")
    play.state.lasting.append(Lasting("prayer_of_weather", 1))
    set_costs(play.state)
    assert play.turn.costs[:9] == [3, 4, 4, 5, 5, 5, 99, 99, 3]
    play.do(f"play:path_finding:{how}")
    assert play.turn.costs[:9] == [*costs, 99, 99, 2]


def test_regeneration_heals_and_readies_a_unit_of_a_low_level() -> None:
    for how, heal, ready in (("basic", 1, ["peasants", "utem_guardsmen"]), ("strong", 2, 3)):
        units = "peasants/spent utem_guardsmen/spent fire_golems/spent altem_guardians/spent"
        play = land(hand="regeneration wound", mana="green", unit=units)
        play.do(f"play:regeneration:{how}")
        assert play.turn.heal == heal
        assert len(play.offers("pick_unit")) == (ready if isinstance(ready, int) else len(ready))
        play.do("pick_unit:utem_guardsmen")
        assert [unit.ready for unit in play.hero.units] == [False, True, False, False]


def test_regeneration_heals_without_a_unit_to_ready_but_not_in_combat() -> None:
    for how, heal in (("basic", 1), ("strong", 2)):
        play = land(hand="regeneration wound", mana="green")
        play.do(f"play:regeneration:{how}")
        assert play.turn.heal == heal
    assert fight(hand="regeneration", mana="green", unit="peasants/spent").offers("play") == []


@pytest.mark.parametrize(("how", "influence"), [("basic", 3 + 3), ("strong", 5 + 2 * 3)])
def test_in_need_counts_wounds_in_hand_and_on_units(how: str, influence: int) -> None:
    play = visit(hand="in_need wound wound", mana="green", unit="peasants/wounded foresters")
    play.do(f"play:in_need:{how}")
    assert play.turn.influence == influence


@pytest.mark.parametrize(("how", "move", "attack", "block"), [("basic", 2, 1, 2), ("strong", 4, 2, 4)])
def test_ambush_raises_the_first_attack_or_block_card(how: str, move: int, attack: int, block: int) -> None:
    def ambush(**things: Any) -> Position:
        play = land(spots={"@": "plains", "O": "plains !prowlers"}, drawing=" p p\np @ O\n p p", mana="green", **things)
        play.do(f"play:ambush:{how}")
        assert play.turn.move == move
        return play.do("challenge:O")

    play = ambush(hand="ambush rage determination rage")
    play.do("end_phase", "block:0:0", "play:determination:basic")
    assert play.combat.block[PHYSICAL] == 2 + block
    play.do("parry", "target:0", "play:rage:basic")
    assert melee(play) == 2  # the Block card came first
    play = land(hand="ambush march", mana="green").do(f"play:ambush:{how}", "play:march:basic")
    assert play.turn.move == move + 2  # no Move card
    play = ambush(hand="ambush swift_bolt rage crystal_mastery", crystals="white")
    play.do("target:0", "play:swift_bolt:strong")
    assert play.combat.points[4 * RANGED] == 4 + attack


def test_ambush_counts_for_sideways_cards_but_not_for_units_and_skills() -> None:
    play = land(
        spots={"O": "plains !prowlers"},
        drawing=" p p\np @ O\n p p",
        hand="ambush march stamina rage rage",
        unit="peasants",
    )
    play.do("play:ambush:basic", "challenge:O", "end_phase", "block:0:0", "activate:peasants:0")
    assert play.combat.block[PHYSICAL] == 2
    play.do("sideways:march:block")
    assert play.combat.block[PHYSICAL] == 2 + 1 + 2
    play.do("sideways:stamina:block")
    assert play.combat.block[PHYSICAL] == 2 + 1 + 2 + 1


def test_training_swaps_a_card_for_one_of_its_colour() -> None:
    play = offer(land(hand="training march rage fireball wound"), advanced="ambush in_need blood_rage")
    play.state.advanced_deck.cards = cards("", "learning")
    play.do("play:training:basic", "pick_card:march", "pick_card:in_need")
    assert play.hero.discard.cards == ["in_need"]
    assert play.state.box.cards[-1] == "march.arythea.1"
    assert play.state.advanced_offer.cards == ["ambush", "blood_rage", "learning"]
    play = offer(land(hand="training march rage", mana="green"), advanced="ambush in_need blood_rage")
    play.do("play:training:strong", "pick_card:rage")
    assert play.hand() == ["march", "blood_rage"]


@rule("MK-DEED-18")
def test_training_needs_a_card_of_a_colour_that_is_offered() -> None:
    play = offer(land(hand="training march fireball wound", mana="green"), advanced="learning diplomacy blood_rage")
    assert play.offers("play:training") == []
    play = offer(land(hand="training march rage", mana="green"), advanced="learning diplomacy blood_rage")
    play.do("play:training:basic")  # only Rage can be thrown away
    assert (play.hand(), play.hero.discard.cards) == (["march"], ["blood_rage"])


# white


def test_agility_turns_move_into_attack() -> None:
    play = fight(phase="attack", hand="agility march stamina")
    play.do("play:agility:basic", "target:0")
    assert play.turn.move == 2
    play.do("spend:agility", "spend:agility", "play:march:basic", "spend:agility")
    assert (melee(play), play.turn.move) == (3, 1)
    assert "strike" in play.keys
    assert "other_targets" in play.keys  # as after any attack that is added
    play = fight(hand="agility march", mana="white")
    play.do("play:agility:basic", "target:0")
    assert play.offers("spend") == []


def test_agility_strong_turns_two_move_into_a_ranged_attack() -> None:
    play = fight(hand="agility march", mana="white")
    play.do("play:agility:strong", "target:0")
    assert play.turn.move == 4
    play.do("spend:agility_ranged", "spend:agility_ranged")
    assert (play.combat.points[4 * RANGED], play.turn.move) == (2, 0)
    assert play.offers("spend") == []
    play = fight(foes="diggers", hand="agility march", mana="white")
    play.do("play:agility:strong", "target:0")
    assert play.offers("spend") == []  # the enemy is fortified


def test_agility_uses_move_left_over_from_the_movement() -> None:
    things: dict[str, Any] = {"spots": {"O": "plains !prowlers"}, "drawing": " p p\np @ O\n p p"}
    play = land(hand="agility march march stamina", mana="white", **things)
    play.do("play:agility:strong", "challenge:O", "target:0")
    assert play.turn.move == 0
    play.do("spend_left:ranged")
    assert play.combat.points[4 * RANGED] == 1
    assert "spend_left:ranged" in play.keys  # for the other two points
    play.do("give_up", "end_phase", "end_phase", "target:0", "spend_left:melee", "spend_left:melee")
    assert melee(play) == 2
    assert play.offers("spend_left") == []
    play = land(hand="agility march", **things)
    play.do("play:agility:basic", "challenge:O", "target:0")
    assert play.offers("spend_left") == []  # not as a Ranged Attack, without the strong effect
    play = land(hand="agility march", mana="white", **things)
    play.do("play:agility:strong")
    play.turn.move = 1
    play.do("challenge:O", "target:0")
    assert play.offers("spend_left") == []  # it takes two
    play = land(hand="march agility", **things)
    play.do("play:march:basic", "challenge:O", "end_phase", "end_phase", "play:agility:basic", "target:0")
    assert play.offers("spend_left") == []  # points lost before Agility was played


def test_agility_makes_a_ranged_attack_of_a_point_left_over_and_a_new_one() -> None:
    things: dict[str, Any] = {"spots": {"O": "plains !prowlers"}, "drawing": " p p\np @ O\n p p"}
    play = land(hand="agility march", mana="white", **things).do("play:agility:strong")
    play.turn.move = 1
    play.do("challenge:O", "target:0", "sideways:march:move")
    assert play.offers("spend") == ["spend_left:ranged"]
    play.do("spend_left:ranged")
    assert (play.combat.points[4 * RANGED], play.turn.move) == (1, 0)
    assert play.offers("spend") == []


def test_agility_played_several_times_offers_its_points_once() -> None:
    things: dict[str, Any] = {"spots": {"O": "plains !prowlers"}, "drawing": " p p\np @ O\n p p"}
    play = land(hand="maximal_effect agility", **things).do("play:maximal_effect:basic")
    play.do("challenge:O", "end_phase", "end_phase", "target:0")
    assert play.offers("spend") == ["spend_left:melee"]
    play.do(*["spend_left:melee"] * 6)
    assert melee(play) == 6
    assert play.offers("spend") == []


def test_agility_spends_its_own_points() -> None:
    things: dict[str, Any] = {"spots": {"O": "plains !prowlers"}, "drawing": " p p\np @ O\n p p"}
    play = land(hand="ambush agility march", **things).do("play:ambush:basic", "play:agility:basic")
    play.turn.move = 1
    play.do("challenge:O", "end_phase", "end_phase", "target:0", "spend_left:melee")
    assert play.offers("spend_left") == []
    play.do("sideways:march:attack")
    assert melee(play) == 1 + 1 + 1  # with Ambush


def test_song_of_wind_makes_open_ground_easier() -> None:
    play = land(hand="song_of_wind", mana="white")
    play.do("play:song_of_wind:basic")
    assert play.turn.move == 2
    assert play.turn.costs[:9] == [1, 3, 3, 3, 4, 5, 99, 99, 2]
    play = land(hand="song_of_wind", mana="white")
    play.do("play:song_of_wind:strong")
    assert play.turn.move == 2
    assert play.turn.costs[:9] == [0, 3, 3, 2, 3, 5, 99, 99, 2]


@rule("MK-MOVE-24", "MK-MOVE-25")
def test_song_of_wind_makes_the_way_free_but_no_cheaper_than_that() -> None:
    play = land(hand="maximal_effect song_of_wind")
    play.do("play:maximal_effect:basic")
    assert play.turn.costs[:9] == [0, 3, 3, 1, 2, 5, 99, 99, 2]
    play.turn.move = 0
    assert len(Position(play.state).offers("walk")) == 6


@rule("MK-MOVE-24")
def test_song_of_wind_opens_lakes_for_blue_mana() -> None:
    for answer, cost, left in (("yes", 0, 0), ("no", 99, 1)):
        play = land(hand="song_of_wind", mana="white blue")
        play.do("play:song_of_wind:strong", answer)
        assert (play.turn.costs[LAKE], play.hero.mana[BLUE]) == (cost, left)


@pytest.mark.parametrize(("how", "influence", "fame"), [("basic", 3, 0), ("strong", 6, 2)])
def test_heroic_tale_is_told_by_every_unit_recruited(how: str, influence: int, fame: int) -> None:
    play = visit(hand="heroic_tale promise promise", mana="white", offer="herbalists peasants", level=5)
    play.turn.influence = 3
    play = Position(play.state, play.spots)
    play.do("recruit:herbalists", f"play:heroic_tale:{how}")
    assert play.turn.influence == influence
    before = play.hero.fame
    play.do("play:promise:basic", "recruit:peasants", "end_turn")
    if play.prompt == "ask-end-discard":
        play.do("done")
    hero = play.state.players[0]
    assert (hero.reputation, hero.fame - before) == (2, fame)


def test_diplomacy_turns_influence_into_block() -> None:
    play = fight(phase="block", hand="diplomacy promise", mana="white")
    play.do("block:0:0", "play:diplomacy:basic")
    assert play.turn.influence == 2
    play.do("spend:diplomacy", "spend:diplomacy", "play:promise:basic", "spend:diplomacy", "spend:diplomacy")
    assert (play.combat.block[PHYSICAL], play.turn.influence) == (4, 0)
    assert "parry" in play.keys


@pytest.mark.parametrize(("choice", "word", "element"), [(0, "diplomacy_ice", ICE), (1, "diplomacy_fire", FIRE)])
def test_diplomacy_strong_blocks_with_an_element(choice: int, word: str, element: int) -> None:
    play = fight(phase="block", hand="diplomacy march", mana="white")
    play.do("block:0:0", "play:diplomacy:strong", f"effect:{choice}")
    assert play.turn.influence == 4
    for _ in range(4):
        play.do(f"spend:{word}")
    assert play.combat.block[element] == 4
    play.do("sideways:march:influence", f"spend:{word}")  # a card may be played sideways for Influence here
    assert play.combat.block[element] == 5


def test_diplomacy_gives_no_block_without_being_played() -> None:
    play = fight(phase="block", hand="promise", mana="white")
    assert play.do("block:0:0").offers("play") == []


def test_mana_storm_gives_a_crystal_and_rerolls_the_die() -> None:
    play = land(hand="mana_storm", source="gold red blue", dice=[WHITE])
    play.do("play:mana_storm:basic")
    assert play.keys == ["pick_die:red", "pick_die:blue"]  # not the gold one
    play.do("pick_die:blue")
    assert play.hero.crystals == colours("blue", 4)
    assert play.state.source == [GOLD, RED, WHITE]
    assert play.turn.dice_left == 1
    assert land(hand="mana_storm", source="black").offers("play:mana_storm") == []
    assert land(hand="mana_storm", source="gold", night=True).offers("play:mana_storm") == []


def test_mana_storm_strong_rerolls_all_dice_and_lets_more_be_used() -> None:
    play = land(
        hand="mana_storm march stamina song_of_wind rage",
        mana="white",
        source="red blue green",
        dice=[BLACK, GOLD, WHITE],
    )
    play.do("play:mana_storm:strong")
    assert play.state.source == [BLACK, GOLD, WHITE]
    assert play.turn.dice_left == 4
    play.do("play:march:strong", "pay:die:black", "play:stamina:strong", "play:song_of_wind:strong")
    assert play.turn.move == 4 + 4 + 2
    assert (play.state.source, play.turn.dice_left) == ([], 1)


def test_mana_storm_makes_gold_dice_good_at_night() -> None:
    play = land(hand="mana_storm march", mana="white", source="red", dice=[GOLD], night=True)
    play.do("play:mana_storm:strong", "play:march:strong")
    assert play.turn.move == 4
    assert play.turn.dice == [GOLD]


def test_learning_buys_a_card_of_the_offer_anywhere() -> None:
    play = offer(land(hand="learning promise promise march"), advanced="ambush in_need blood_rage")
    play.state.advanced_deck.cards = cards("", "diplomacy")
    play.do("play:learning:basic", "play:promise:basic")
    assert play.offers("spend") == []
    play.do("play:promise:basic", "spend:learning", "pick_card:in_need")
    assert (play.turn.influence, play.hero.discard.cards) == (0, ["in_need"])
    assert play.state.advanced_offer.cards == ["ambush", "blood_rage", "diplomacy"]
    play.turn.influence = 6
    assert Position(play.state, play.spots).offers("spend") == []  # once


@pytest.mark.parametrize(("how", "word", "price"), [("basic", "learning", 6), ("strong", "learning_hand", 9)])
def test_learning_in_combat_and_without_an_offer(how: str, word: str, price: int) -> None:
    for advanced, spending in (("ambush", [f"spend:{word}"]), ("", [])):
        play = fight(hand="learning march", mana="white").do(f"play:learning:{how}")
        play.state.advanced_offer.cards = cards("", advanced)
        play.turn.influence = price
        assert Position(play.state, play.spots).offers("spend") == spending


def test_learning_strong_buys_it_into_the_hand() -> None:
    play = offer(visit(hand="learning promise", mana="white"), advanced="ambush in_need blood_rage")
    play.turn.influence = 3
    play.do("play:learning:strong")
    assert play.offers("spend") == []
    play.do("play:promise:basic", "spend:learning_hand", "pick_card:ambush")
    assert (play.turn.influence, play.hand()) == (0, ["ambush"])


@pytest.mark.parametrize(("how", "word"), [("basic", "learning"), ("strong", "learning_hand")])
def test_learning_buys_one_card_a_turn_however_often_it_is_used(how: str, word: str) -> None:
    play = offer(land(hand="maximal_effect learning march", mana="red"), advanced="ambush in_need blood_rage")
    play.do(f"play:maximal_effect:{how}", "pick_card:learning")
    play.turn.influence = 27
    play = Position(play.state, play.spots).do(f"spend:{word}", "pick_card:ambush")
    assert play.offers("spend") == []


@pytest.mark.parametrize(("card", "colour"), [("decompose", "red"), ("maximal_effect", "red"), ("training", "green")])
def test_a_hero_who_is_knocked_out_by_cursed_mana_throws_nothing_away(card: str, colour: str) -> None:
    spots = {"O": "plains !prowlers", "X": "plains"}
    things: dict[str, Any] = {"others": {"norowas": "X"}, "scenario": "full_conquest", "spots": spots}
    play = land(hand=f"{card} mana_draw march", mana=colour, source="blue", drawing=" p X\np @ O\n p p", **things)
    play.state.players[1].claims = [Claim(COLOURS.index(colour), income=False, curse=True)]
    play.state.advanced_offer.cards = cards("", "ambush swift_bolt")
    play = Position(play.state, play.spots).do("challenge:O")
    play.combat.wounds = 4
    play = Position(play.state, play.spots).do(f"play:{card}:strong")
    assert play.combat.knocked_out
    assert (play.hand(), play.hero.crystals) == (["wound"], [0] * 4)


def test_every_advanced_action_is_written() -> None:
    cards_ = [card for card in DEEDS.values() if card.kind == "advanced" and card.set == "base"]
    assert len(cards_) == 28
    assert all(card.basic is not None and card.strong is not None for card in cards_)
