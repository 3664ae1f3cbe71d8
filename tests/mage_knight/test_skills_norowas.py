"""Norowas's Skills."""

from typing import Any

import pytest

from emberhall.games.mage_knight.content import HERO, SKILLS
from emberhall.games.mage_knight.rules.choosing_heroes import skills_of
from emberhall.games.mage_knight.rules.common import command_limit
from emberhall.games.mage_knight.state import EnemyToken, SkillToken
from emberhall.games.mage_knight.terms import (
    BROWN_PILE,
    CITY,
    COLD_FIRE,
    DESERT,
    FOREST,
    HILLS,
    LAKE,
    MOUNTAIN,
    NEVER,
    PHYSICAL,
    PLAINS,
    RANGED,
    SWAMP,
    WASTELAND,
)
from emberhall.rulebook import rule
from tests.mage_knight.positions import Position, again, colours, empty, equip, fight, land, visit


def duel(skill: str, *, scenario: str = "full_conquest", drawing: str, **things: Any) -> Position:
    """A turn of Norowas with a Skill, Arythea on X."""
    spots = {"X": "plains", "C": "city"}
    play = land("norowas", drawing, spots=spots, others={"arythea": "X"}, scenario=scenario, skills=skill, **things)
    equip(play.state.players[1], hand="march rage")
    return again(play)


@pytest.mark.parametrize(
    ("unit", "move"),
    [
        ("peasants herbalists", 2),
        ("peasants/spent herbalists/wounded foresters", 1),
        ("peasants peasants foresters herbalists", 3),
    ],
)
def test_forward_march_counts_ready_unwounded_units_up_to_three(unit: str, move: int) -> None:
    play = land("norowas", skills="forward_march", unit=unit).do("use_skill:forward_march")
    assert play.turn.move == move


@pytest.mark.parametrize(("night", "n"), [(False, 2), (True, 1)])
def test_day_sharpshooting(night: bool, n: int) -> None:
    play = fight("norowas", skills="day_sharpshooting", night=night).do("target:0", "use_skill:day_sharpshooting")
    assert play.combat.points[4 * RANGED] == n


@pytest.mark.parametrize(("night", "influence"), [(False, 3), (True, 2)])
def test_bright_negotiation(night: bool, influence: int) -> None:
    play = visit("norowas", skills="bright_negotiation", night=night).do("use_skill:bright_negotiation")
    assert play.turn.influence == influence


@pytest.mark.parametrize(
    ("skill", "crystal", "mana"),
    [("leaves_in_the_wind", "green", "white"), ("whispers_in_the_treetops", "white", "green")],
)
def test_leaves_and_whispers(skill: str, crystal: str, mana: str) -> None:
    play = land("norowas", skills=skill).do(f"use_skill:{skill}")
    assert play.hero.crystals == colours(crystal, 4)
    assert play.hero.mana == colours(mana, 6)
    assert play.hero.skills_down == [skill]


def test_inspiration_readies_or_heals_a_unit() -> None:
    play = land("norowas", skills="inspiration", unit="peasants/spent foresters").do("use_skill:inspiration")
    assert [unit.ready for unit in play.hero.units] == [True, True]
    play = land("norowas", skills="inspiration", unit="peasants/wounded foresters/wounded").do("use_skill:inspiration")
    play.do("pick_unit:foresters")
    assert [unit.wounds for unit in play.hero.units] == [1, 0]
    assert play.hero.skills_down == ["inspiration"]
    play = land("norowas", skills="inspiration", unit="peasants foresters/wounded").do("use_skill:inspiration")
    assert [unit.wounds for unit in play.hero.units] == [0, 0]  # only the wounded one could be chosen
    assert land("norowas", skills="inspiration", unit="peasants").offers("use_skill") == []
    assert fight("norowas", skills="inspiration", unit="peasants/wounded").offers("use_skill") == []


def test_motivation_of_norowas() -> None:
    play = land("norowas", skills="motivation_norowas").do("use_skill:motivation_norowas")
    assert len(play.hand()) == 2
    assert play.hero.mana == colours("white", 6)


# Leadership


def test_leadership_raises_a_block_an_attack_or_a_ranged_attack() -> None:
    play = fight("norowas", phase="block", skills="leadership", unit="peasants").do("block:0:0", "use_skill:leadership")
    assert play.combat.block[PHYSICAL] == 2 + 3
    play = fight("norowas", phase="attack", skills="leadership", unit="peasants").do("target:0", "use_skill:leadership")
    assert play.combat.unit_points[PHYSICAL] == 2 + 2
    play = fight("norowas", skills="leadership", unit="utem_crossbowmen").do("target:0", "use_skill:leadership")
    assert play.combat.unit_points[4 * RANGED] == 2 + 1
    assert not play.hero.units[0].ready
    assert play.offers("use_skill") == []
    assert play.turn.mods == []


def test_leadership_raises_no_siege_attack() -> None:
    for foe in ("diggers", "prowlers"):
        play = fight("norowas", foe, skills="leadership", unit="catapults", mana="").do("target:0")
        assert play.offers("activate") != []
        assert play.offers("use_skill") == []


def test_leadership_raises_nothing_else() -> None:
    play = fight("norowas", phase="block", skills="leadership", unit="herbalists peasants").do("block:0:0")
    play.do("use_skill:leadership")  # not the mana of the Herbalists
    assert [unit.ready for unit in play.hero.units] == [True, False]
    assert play.combat.block[PHYSICAL] == 2 + 3


@pytest.mark.parametrize(("phase", "begin", "value"), [("attack", "target:0", 5 + 2), ("block", "block:0:0", 5 + 3)])
def test_leadership_raises_the_cold_fire_of_the_altem_mages(phase: str, begin: str, value: int) -> None:
    play = fight("norowas", phase=phase, skills="leadership", unit="altem_mages", mana="red").do(begin)
    play.do("use_skill:leadership", "yes")
    assert (play.combat.unit_points if phase == "attack" else play.combat.block)[COLD_FIRE] == value + 2


def test_leadership_waits_for_its_moment_and_raises_one_ability() -> None:
    play = fight("norowas", phase="block", skills="leadership", unit="peasants peasants", hand="rage stamina")
    play.do("block:0:0", "play:rage:basic", "use_skill:leadership", "activate:peasants:0", "activate:peasants:0")
    assert play.combat.block[PHYSICAL] == 2 + (2 + 3) + 2


def test_leadership_needs_a_unit() -> None:
    play = fight("norowas", phase="block", skills="leadership", unit="peasants/spent").do("block:0:0")
    assert play.offers("use_skill") == []
    assert land("norowas", skills="leadership", unit="peasants").offers("use_skill") == []


# Bonds of Loyalty


def bonds(**things: Any) -> Position:
    return visit("norowas", skills="bonds_of_loyalty", **things)


def test_bonds_of_loyalty_brings_two_units_when_gained() -> None:
    play = land("norowas", hand="march", fame=2, deck="rage rage rage")
    play.hero.fame = 5
    play.hero.stack.cards = [SkillToken("bonds_of_loyalty"), SkillToken("forward_march")]
    play.state.unit_offer.cards = []
    before = len(play.state.regular_deck)
    play = again(play).do("end_turn", "pick_skill:bonds_of_loyalty")
    assert len(play.state.unit_offer) == 2
    assert len(play.state.regular_deck) == before - 2
    assert play.hero.skills == ["bonds_of_loyalty"]
    assert command_limit(play.hero) == 2


def test_bonds_of_loyalty_are_not_used_but_always_there() -> None:
    assert land("norowas", skills="bonds_of_loyalty").offers("use_skill") == []
    assert bonds().offers("use_skill") == []


def test_bonds_of_loyalty_make_a_unit_cheaper() -> None:
    play = bonds(offer="herbalists foresters peasants", hand="promise")
    assert play.offers("recruit") == ["recruit_loyal:herbalists", "recruit_loyal:foresters", "recruit_loyal:peasants"]
    play.do("recruit_loyal:foresters")
    assert play.turn.influence == 0
    assert play.hero.units[0].bonded
    assert play.offers("recruit") == []  # one Unit only


def test_a_unit_under_bonds_of_loyalty_is_recruited_like_others() -> None:
    play = bonds(offer="foresters", hand="heroic_tale", deck="").do("play:heroic_tale:basic")
    play.do("recruit_loyal:foresters")
    assert list(play.state.unit_offer) == []
    play.do("end_turn")
    assert play.state.players[0].reputation == 1  # Heroic Tale, once


def test_a_unit_under_bonds_of_loyalty_costs_five_less() -> None:
    play = bonds(offer="utem_crossbowmen", crystals="white", hand="promise threaten march rage")
    play.do("sideways:march:influence")
    assert play.offers("recruit") == ["recruit_loyal:utem_crossbowmen"]
    play.do("recruit_loyal:utem_crossbowmen")
    assert play.turn.influence == 0


@rule("MK-INTER-04")
def test_bonds_of_loyalty_do_not_make_up_for_a_bad_reputation() -> None:
    assert bonds(offer="herbalists", reputation=-2, hand="promise").offers("recruit") == []  # Influence -1
    play = bonds(offer="herbalists", reputation=-2, hand="promise").do("sideways:promise:influence")
    assert play.offers("recruit") == ["recruit_loyal:herbalists"]


def test_the_loyal_unit_is_not_disbanded_for_room() -> None:
    play = bonds(offer="foresters", unit="peasants peasants", reputation=7, hand="promise threaten")
    play.hero.units[1].bonded = True
    play = again(play).do("recruit:foresters")
    assert [(unit.card, unit.bonded) for unit in play.hero.units] == [("peasants.2", True), ("foresters.1", False)]


def test_a_unit_beyond_the_command_tokens_comes_under_bonds() -> None:
    play = bonds(offer="foresters", unit="peasants", reputation=7)
    play.do("recruit:foresters")
    assert [unit.bonded for unit in play.hero.units] == [False, True]


def test_the_loyal_unit_fights_where_units_cannot() -> None:
    play = land("norowas", " p p\np D p\n p p", spots={"D": "hills dungeon"}, at="D", unit="peasants peasants")
    play.hero.units[1].bonded = True
    play.do("enter")
    play.state.phase = "attack"
    assert again(play).do("target:0").offers("activate") == ["activate:peasants:0"]
    play.state.phase = "damage"
    play.foes[0].abilities = 0
    play = again(play)
    assert play.keys == ["assign:peasants", "hero_takes"]  # and it may be assigned damage there
    play.do("assign:peasants")
    assert [unit.wounds for unit in play.hero.units] == [0, 1]


def test_the_banner_of_the_loyal_unit_is_used_where_units_cannot_fight() -> None:
    for bonded, banners in ((True, ["use_banner:peasants"]), (False, [])):
        play = land("norowas", " p p\np D p\n p p", spots={"D": "hills dungeon"}, at="D", unit="peasants")
        play.hero.units[0].bonded, play.hero.units[0].banner = bonded, "banner_of_fear"
        play.state.enemies[BROWN_PILE].cards.append(EnemyToken("minotaur.9"))
        play = again(play).do("enter", "end_phase")
        assert play.offers("use_banner") == banners


# the weather

AROUND_A_SWAMP = " h f s\nl @ m d\n X C w"


def test_prayer_of_weather_helps_its_owner_and_slows_the_others() -> None:
    play = duel("prayer_of_weather", drawing=AROUND_A_SWAMP, hand="stamina", deck="rage rage march march march march")
    play.do("use_skill:prayer_of_weather")
    costs = play.turn.costs
    assert [costs[i] for i in (PLAINS, HILLS, FOREST, WASTELAND, DESERT, SWAMP, CITY)] == [
        1,
        1,
        1,
        2,
        3,
        3,
        1,
    ]
    assert costs[LAKE] == costs[MOUNTAIN] == NEVER
    play.do("end_turn")
    assert play.hero.hero == "arythea"
    assert play.turn.costs[:LAKE] == [3, 4, 4, 5, 5, 5]
    assert play.turn.costs[LAKE] == NEVER
    play.do("sideways:rage:move", "end_turn", "done")
    assert play.turn.costs[:LAKE] == [2, 3, 3, 4, 5, 5]


@rule("MKW-SKILL-11")
def test_calming_the_weather_expires_unused() -> None:
    deck = "rage rage march march march march"
    play = duel("calming_the_weather", scenario="full_cooperation", drawing=AROUND_A_SWAMP, hand="stamina", deck=deck)
    play.state.dummy, play.state.order = None, [0, 1]
    play = again(play).do("use_skill:calming_the_weather", "end_turn", "sideways:rage:move", "end_turn", "done")
    assert play.hero.hero == "norowas"
    assert play.state.lasting == []


@rule("MKW-SKILL-09")
def test_calming_the_weather_may_be_returned() -> None:
    play = duel("calming_the_weather", scenario="full_cooperation", drawing=AROUND_A_SWAMP, hand="stamina")
    play.do("use_skill:calming_the_weather")
    assert play.turn.costs[:LAKE] == [1, 1, 1, 2, 3, 3]
    assert play.offers("return_skill") == []
    play.do("end_turn")
    assert play.turn.costs[:LAKE] == [2, 3, 3, 4, 5, 5]
    play.do("return_skill:calming_the_weather")
    assert play.turn.costs[:LAKE] == [1, 2, 2, 3, 4, 4]
    assert play.turn.costs[LAKE:] == [NEVER, NEVER, 1, NEVER]
    assert play.state.lasting == []
    assert play.offers("return_skill") == []


def test_calming_the_weather_makes_nothing_cheaper_than_one() -> None:
    play = duel("calming_the_weather", scenario="full_cooperation", drawing=AROUND_A_SWAMP, hand="stamina")
    equip(play.state.players[1], hand="frost_bridge")
    play = again(play).do("use_skill:calming_the_weather", "end_turn", "play:frost_bridge:basic")
    play.do("return_skill:calming_the_weather")
    assert play.turn.costs[SWAMP] == 1


@rule("MK-SKILL-04")
def test_skills_of_other_heroes_are_used_like_yours() -> None:
    play = land("norowas", skills="dark_paths double_time").do("use_skill:dark_paths", "use_skill:double_time")
    assert play.turn.move == 3


@rule("MKW-SKILL-01")
def test_a_skill_is_at_hand_in_every_turn_without_being_drawn() -> None:
    play = land("norowas", skills="double_time", hand="rage rage", deck="march march march march march march")
    play.state.dummy, play.state.order = None, [0]
    play = again(play).do("use_skill:double_time", "sideways:rage:move", "end_turn", "done", "use_skill:double_time")
    assert play.turn.move == 2
    assert "double_time" not in play.hand()


@rule("MK-SKILL-01")
def test_each_hero_has_skills_of_its_own() -> None:
    tokens = {hero: {skill.id for skill in SKILLS if skill.hero == hero} for hero in HERO}
    assert all(len(ids) == 11 for ids in tokens.values())
    assert len(set.union(*tokens.values())) == 11 * len(HERO)


INTERACTIVE = {
    "arythea": ("healing_ritual", "ritual_of_pain"),
    "tovak": ("mana_exploit", "mana_overload"),
    "goldyx": ("source_freeze", "source_opening"),
    "norowas": ("prayer_of_weather", "calming_the_weather"),
}


@rule("MKW-SKILL-08")
@pytest.mark.parametrize("hero", INTERACTIVE)
@pytest.mark.parametrize(
    ("scenario", "seats", "token"), [("full_conquest", 2, 0), ("full_cooperation", 2, 1), ("solo_conquest", 1, 1)]
)
def test_one_of_the_two_interactive_skills_is_used(hero: str, scenario: str, seats: int, token: int) -> None:
    used = skills_of(empty(list(HERO)[:seats], scenario=scenario), hero)
    assert len(used) == 10
    assert [skill for skill in used if skill in INTERACTIVE[hero]] == [INTERACTIVE[hero][token]]


@rule("MK-SKILL-02", "MK-SKILL-03")
def test_skills_are_gained_at_even_levels_and_lie_face_up() -> None:
    play = land("norowas", hand="march", deck="rage rage rage")
    play.hero.fame = 8  # from Level 1 to 3
    play.hero.stack.cards = [SkillToken("double_time"), SkillToken("forward_march")]
    play = again(play).do("end_turn", "pick_skill:forward_march")
    play.do(play.offers("pick_card")[0])
    norowas = play.state.players[0]
    assert norowas.level == 3
    assert norowas.skills == ["forward_march"]
    assert norowas.skills_down == []
