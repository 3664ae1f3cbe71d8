"""Arythea's Skills."""

from typing import Any

import pytest

from emberhall.games.mage_knight.content import SKILL
from emberhall.games.mage_knight.effects.describe import describe
from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.state import Lasting, SkillToken
from emberhall.games.mage_knight.terms import COLD_FIRE, COLOURS, FIRE, GREEN, PHYSICAL, RED, SIEGE, WHITE
from emberhall.rulebook import rule
from tests.mage_knight.positions import Position, again, cards, colours, equip, fight, land, units, visit


def duel(skill: str, *, scenario: str = "full_conquest", **things: Any) -> Position:
    """A turn of Arythea with a Skill, Tovak on X and Goldyx on Y."""
    spots = {"X": "plains", "Y": "plains"}
    return land(
        "arythea",
        " p p p\np @ X Y\n p p p",
        spots=spots,
        others={"tovak": "X", "goldyx": "Y"},
        scenario=scenario,
        skills=skill,
        **things,
    )


@rule("MK-SKILL-11")
@pytest.mark.parametrize(("night", "move"), [(False, 1), (True, 2)])
def test_dark_paths_once_a_turn(night: bool, move: int) -> None:
    play = land(skills="dark_paths", hand="march", night=night).do("use_skill:dark_paths")
    assert play.turn.move == move
    assert play.offers("use_skill") == []
    assert play.hero.skills_down == []


@pytest.mark.parametrize(("effect", "element"), [(0, PHYSICAL), (1, FIRE)])
def test_burning_power(effect: int, element: int) -> None:
    play = fight(foes="diggers", skills="burning_power").do("target:0", "use_skill:burning_power", f"effect:{effect}")
    assert play.combat.points[4 * SIEGE + element] == 1


@pytest.mark.parametrize(("effect", "element"), [(0, PHYSICAL), (1, FIRE)])
def test_hot_swordsmanship(effect: int, element: int) -> None:
    play = fight(phase="attack", skills="hot_swordsmanship")
    play.do("target:0", "use_skill:hot_swordsmanship", f"effect:{effect}")
    assert play.combat.points[element] == 2
    assert fight(skills="hot_swordsmanship").do("target:0").offers("use_skill") == []  # no Ranged Attack


@pytest.mark.parametrize(("night", "influence"), [(False, 2), (True, 3)])
def test_dark_negotiation(night: bool, influence: int) -> None:
    play = visit(skills="dark_negotiation", night=night).do("use_skill:dark_negotiation")
    assert play.turn.influence == influence


@rule("MK-SKILL-06")
@pytest.mark.parametrize("colour", ["red", "black"])
def test_dark_fire_magic_once_a_round(colour: str) -> None:
    play = land(skills="dark_fire_magic", hand="march", deck="march march march march march")
    play.state.dummy, play.state.order = None, [0]
    play = again(play)
    play.do("use_skill:dark_fire_magic", f"pick_colour:{colour}")
    assert play.hero.crystals == colours("red", 4)
    assert play.hero.mana == colours(colour, 6)
    assert play.hero.skills_down == ["dark_fire_magic"]
    play.do("end_turn", "begin_turn")
    assert "sideways:march:move" in play.keys  # the next turn
    assert play.offers("use_skill") == []


# Power of Pain


@pytest.mark.parametrize(("use", "field"), [("move", "move"), ("influence", "influence")])
def test_power_of_pain_plays_a_wound_sideways(use: str, field: str) -> None:
    play = (land if use == "move" else visit)(skills="power_of_pain", hand="wound wound march")
    play.do("use_skill:power_of_pain")
    assert getattr(play.turn, field) == 2
    assert play.hand() == ["wound", "march"]
    assert play.offers("use_skill") == []


def test_power_of_pain_in_combat() -> None:
    play = fight(phase="attack", skills="power_of_pain", hand="wound").do("target:0", "use_skill:power_of_pain")
    assert play.combat.points[PHYSICAL] == 2
    play = fight(phase="block", skills="power_of_pain", hand="wound")
    assert play.offers("use_skill") == []  # not before there is an attack to block
    play.do("block:0:0", "use_skill:power_of_pain")
    assert play.combat.block[PHYSICAL] == 2
    assert fight(skills="power_of_pain", hand="wound").do("target:0").offers("use_skill") == []


def test_power_of_pain_needs_a_wound_and_discards_it() -> None:
    assert land(skills="power_of_pain", hand="march").offers("use_skill") == []
    play = land(skills="power_of_pain", hand="wound march", deck="").do("use_skill:power_of_pain", "end_turn", "done")
    assert play.state.players[0].discard.cards == cards("arythea", "wound")


# Invocation


@rule("MK-DEED-18")
def test_invocation_gives_mana_to_be_spent_at_once() -> None:
    play = land(skills="invocation", hand="wound march")
    assert play.offers("use_skill") == []  # nothing takes red, and there is no card but March for green
    play = land(skills="invocation", hand="stamina march").do("use_skill:invocation")
    assert play.turn.move == 4  # March is green; Stamina was discarded for it
    assert play.hand() == []
    assert play.hero.mana == [0] * 6
    assert play.turn.skills == ["invocation"]


def test_invocation_colours() -> None:
    play = fight(phase="attack", skills="invocation", hand="wound rage", night=True).do("target:0")
    play.do("use_skill:invocation")  # the Wound, red, Rage
    assert play.combat.points[PHYSICAL] == 4
    assert play.hero.discard.cards == cards("arythea", "wound")
    play = land(skills="invocation", hand="wound stamina march promise").do("use_skill:invocation")
    assert play.keys == ["pick_card:stamina", "pick_card:promise"]  # a Wound gives red or black
    play.do("pick_card:promise")  # for green: white would be of no use
    assert play.turn.move == 4


def test_invocation_takes_black_at_night_only() -> None:
    day = land(skills="invocation", hand="wound fireball", mana="red")
    assert day.offers("use_skill") == []
    play = fight(skills="invocation", hand="wound fireball", mana="red", night=True).do("target:0")
    play.do("use_skill:invocation")
    assert play.keys == ["pick_colour:red", "pick_colour:black"]
    play.do("pick_colour:black")
    assert play.combat.points[4 * SIEGE + FIRE] == 8
    assert play.hero.mana == [0] * 6


def test_invoked_mana_is_spent_before_other_mana() -> None:
    play = land(skills="invocation", hand="stamina march", crystals="green", source="green").do("use_skill:invocation")
    assert play.hero.crystals == colours("green", 4)
    assert play.state.source == [GREEN]
    assert play.hero.mana == [0] * 6


def test_invoked_mana_may_pay_for_an_effect() -> None:
    play = land(skills="invocation", hand="crystallize promise").do("use_skill:invocation")
    assert "pick_colour:white" in play.keys
    play.do("pick_colour:white")
    assert play.hero.crystals == colours("white", 4)
    for mana in ("", "blue"):
        play = land(skills="invocation", hand="crystallize wound", mana=mana, night=True).do("use_skill:invocation")
        assert play.hero.crystals == colours("red", 4)  # black mana makes no crystal
        assert play.hero.mana == colours(mana, 6)


def test_invocation_discards_any_wound_and_never_the_card_it_powers() -> None:
    play = fight(phase="attack", skills="invocation", hand="wound wound rage").do("target:0", "use_skill:invocation")
    assert play.combat.points[PHYSICAL] == 4  # nothing was asked: one Wound is like another
    assert play.hand() == ["wound"]
    play = land(skills="invocation", hand="march tranquility wound").do("use_skill:invocation", "pick_card:march")
    assert play.hero.discard.cards == cards("arythea", "march")
    play.do("effect:0")
    assert play.turn.heal == 2  # Tranquility, the only green card left


def test_invocation_leaves_what_the_mana_is_spent_on_the_cards_it_needs() -> None:
    play = land(skills="invocation", hand="concentration march")
    assert play.offers("use_skill") == ["use_skill:invocation"]
    play.do("use_skill:invocation")  # Concentration for March: the other way round nothing would be left to boost
    assert play.turn.move == 4
    assert play.hero.discard.cards == cards("arythea", "concentration")


def test_invoked_mana_may_power_a_unit() -> None:
    play = fight(phase="attack", skills="invocation", hand="wound", unit="red_cape_monks").do("target:0")
    play.do("use_skill:invocation")
    assert play.combat.unit_points == [0, 4, *[0] * 10]  # Fire
    assert (play.hand(), play.hero.mana) == ([], [0] * 6)
    play = fight(phase="attack", skills="invocation", hand="wound", unit="northern_monks").do("target:0")
    assert play.offers("use_skill") == []  # they need blue mana
    play = fight(phase="attack", skills="invocation", hand="wound", unit="altem_mages").do("target:0")
    play.do("use_skill:invocation", "yes")
    assert play.combat.unit_points[COLD_FIRE] == 5 + 2
    play = fight(phase="attack", skills="invocation", hand="stamina", unit="altem_mages").do("target:0")
    assert play.offers("use_skill") == []  # green or white mana makes it no hotter


def test_invoked_mana_may_power_another_skill() -> None:
    play = land(skills="invocation universal_power", hand="wound rage").do("use_skill:invocation")
    assert play.turn.move == 4  # Rage sideways with red mana
    assert play.turn.skills == ["invocation", "universal_power"]
    play = land(skills="invocation potion_making", hand="wound rage")
    assert play.offers("use_skill") == ["use_skill:potion_making"]  # which takes no mana


def test_invoked_mana_may_be_what_a_card_asks_for_besides() -> None:
    play = land(skills="invocation", hand="magic_talent rage", mana="blue")
    play.state.spell_offer.cards = cards("", "fireball expose")
    play = again(play).do("use_skill:invocation")  # Rage for white mana
    assert play.hero.discard.cards == [*cards("arythea", "rage"), "expose"]
    assert play.hero.mana == [0] * 6
    play = land(skills="invocation", hand="magic_talent rage", mana="blue red")
    play.state.spell_offer.cards = cards("", "fireball snowstorm")
    assert again(play).offers("use_skill") == []  # Magic Talent can be paid for, but not with green or white


def test_invoked_mana_may_power_a_unit_called_to_arms() -> None:
    play = fight(phase="attack", skills="invocation", hand="wound call_to_arms", mana="white")
    play.state.unit_offer.cards = [unit.card for unit in units("northern_monks")]
    assert again(play).do("target:0").offers("use_skill") == []  # they need blue mana
    play = fight(phase="attack", skills="invocation", hand="wound call_to_arms", mana="white")
    play.state.unit_offer.cards = [unit.card for unit in units("northern_monks red_cape_monks")]
    play = again(play).do("target:0", "use_skill:invocation", "activate:red_cape_monks:1")
    assert play.combat.unit_points == [0, 4, *[0] * 10]  # Fire
    assert (play.hand(), play.hero.mana) == ([], [0] * 6)


def test_invoked_mana_may_buy_a_spell() -> None:
    play = visit("arythea", "mage_tower owner0", skills="invocation", hand="wound march")
    play.turn.influence = 7
    play.state.spell_offer.cards = cards("", "snowstorm")
    play.hero.mana = colours("blue", 6)
    assert again(play).offers("use_skill") == []  # it can be bought, but not with red
    play.state.spell_offer.cards = cards("", "snowstorm flame_wall")
    play = again(play).do("use_skill:invocation")
    assert play.hero.deck.cards[-1] == "flame_wall"
    assert (play.hand(), play.hero.mana, play.turn.influence) == (["march"], colours("blue", 6), 0)
    play = visit("arythea", "monastery", skills="invocation", hand="wound march")
    play.turn.influence = 6
    play.state.monastery_offer.cards = cards("", "blood_rage")
    assert again(play).offers("use_skill") == []  # an Advanced Action takes no mana


def test_invoked_mana_may_be_laid_on_an_altar() -> None:
    altar: dict[str, Any] = {"drawing": " p p\np A p\n p p", "at": "A", "skills": "invocation"}
    altar["spots"] = {"A": "plains ancient_ruins altar_red"}
    play = land(hand="wound march", mana="red red", **altar).do("use_skill:invocation")
    assert (play.turn.rewards, play.state.phase) == ([("fame", 7)], "after")
    assert (play.hand(), play.hero.mana) == (["march"], [0] * 6)
    assert land(hand="wound march", mana="red", **altar).offers("use_skill") == []
    assert land(hand="march", mana="red red red", **altar).offers("use_skill") == []
    rival: dict[str, Any] = {"others": {"tovak": "A"}, "scenario": "full_conquest"}
    play = land(hand="wound march", mana="red red", **altar, **rival)
    assert play.offers("use_skill") == []  # on the space of a rival
    play = land(hand="wound march", mana="red red", **altar).do("rest")
    assert play.offers("use_skill") == []  # a resting hero takes no other action


def test_invoked_mana_that_is_not_spent_is_not_kept() -> None:
    play = land(skills="invocation", hand="blood_ritual stamina", mana="red")
    play.do("use_skill:invocation", "pick_colour:white", *["pick_colour:white"] * 3, "no")
    assert play.hero.mana == colours("white white white", 6)  # those of Blood Ritual
    assert play.turn.mods == []


# Polarization


@pytest.mark.parametrize(
    ("mana", "night", "gained"),
    [
        ("red", False, "blue"),
        ("blue", False, "red"),
        ("green", False, "white"),
        ("white", False, "green"),
        ("black", False, "gold"),
        ("gold", True, "black"),
    ],
)
def test_polarization_turns_one_mana(mana: str, night: bool, gained: str) -> None:
    play = land(skills="polarization", mana=mana, night=night).do("use_skill:polarization")
    assert play.hero.mana == colours(gained, 6)
    assert play.offers("use_skill") == []


def test_polarization_of_crystals_and_dice() -> None:
    play = land(skills="polarization", crystals="red", source="white gold").do("use_skill:polarization")
    assert play.keys == ["pay:crystal:red", "pay:die:white"]  # gold is any colour by Day anyway
    play.do("pay:die:white")
    assert play.hero.mana == colours("green", 6)
    assert play.turn.dice == [WHITE]
    assert play.turn.dice_left == 0
    play = land(skills="polarization", crystals="red").do("use_skill:polarization")
    assert play.hero.crystals == [0] * 4
    assert play.hero.mana == colours("blue", 6)


@pytest.mark.parametrize(("mana", "night"), [("gold", False), ("black", True), ("", False), ("", True)])
def test_polarization_needs_mana_that_gains_by_it(mana: str, night: bool) -> None:
    assert land(skills="polarization", mana=mana, night=night).offers("use_skill") == []
    assert land(skills="polarization", source=mana, night=night).offers("use_skill") == []


@pytest.mark.parametrize(("die", "night", "gained"), [("black", False, "gold"), ("gold", True, "black")])
def test_polarization_of_dice_of_the_other_time_of_day(die: str, night: bool, gained: str) -> None:
    play = land(skills="polarization", source=die, night=night).do("use_skill:polarization")
    assert play.hero.mana == colours(gained, 6)
    assert play.turn.dice == [COLOURS.index(die)]


@pytest.mark.parametrize(("amulet", "night"), [("amulet_of_darkness", False), ("amulet_of_the_sun", True)])
def test_polarization_where_gold_and_black_can_both_be_used(amulet: str, night: bool) -> None:
    play = land(skills="polarization", hand=amulet, mana="gold black", night=night)
    play.do(f"play:{amulet}:basic")
    while play.prompt != "ask-move":
        play.do(play.keys[0])
    play.do("use_skill:polarization")
    assert {"pay:token:gold", "pay:token:black"} <= set(play.keys)


def test_polarization_takes_no_second_die() -> None:
    play = land(skills="polarization", hand="march", source="green white").do("play:march:strong")
    assert play.offers("use_skill") == []


@pytest.mark.parametrize(("die", "gained"), [(RED, "blue"), (WHITE, "green")])
def test_polarization_of_the_die_on_the_tactic(die: int, gained: str) -> None:
    play = land(skills="polarization")
    play.hero.tactic_die = die
    play = again(play).do("use_skill:polarization")
    assert play.hero.mana == colours(gained, 6)
    assert play.hero.tactic_die == -1


def test_polarized_black_powers_no_spell_by_day() -> None:
    play = fight(skills="polarization", hand="fireball", mana="black red").do("target:0", "use_skill:polarization")
    play.do("pay:token:black")
    assert play.offers("play:fireball") == ["play:fireball:basic"]


# Motivation


@rule("MK-SKILL-07")
def test_motivation_draws_two_cards_and_mana_for_the_least_famous() -> None:
    play = duel("motivation_arythea", hand="rage", deck="march stamina promise")
    for rival in play.state.players[1:]:
        rival.fame = 5
    play = again(play).do("use_skill:motivation_arythea")
    assert play.hand() == ["rage", "promise", "stamina"]
    assert play.hero.mana == colours("red", 6)


def test_motivation_ignores_players_who_have_left_the_game() -> None:
    play = duel("motivation_arythea", hand="rage", deck="march stamina promise")
    play.state.players[1].fame, play.state.players[2].gone = 5, True
    assert again(play).do("use_skill:motivation_arythea").hero.mana == colours("red", 6)


@pytest.mark.parametrize("fame", [0, 3])
def test_motivation_without_mana(fame: int) -> None:
    play = duel("motivation_arythea", hand="rage", fame=fame).do("use_skill:motivation_arythea")
    assert len(play.hand()) == 3
    assert play.hero.mana == [0] * 6


@rule("MK-SKILL-07", "MK-TURN-01", "MKW-SKILL-03")
def test_motivation_before_your_turn() -> None:
    play = land(skills="motivation_arythea dark_paths", hand="rage", deck="march stamina promise", begin=False)
    assert play.keys == ["use_skill:motivation_arythea", "begin_turn"]
    play.do("use_skill:motivation_arythea")
    assert play.hand() == ["rage", "promise", "stamina"]
    assert play.hero.mana == colours("red", 6)  # alone, a hero has the least Fame
    assert play.prompt == "ask-move"


def test_no_second_motivation_before_the_end_of_the_next_turn() -> None:
    both = "motivation_arythea motivation_tovak"
    play = land(skills=both, hand="rage march rage", deck="march stamina promise rage march stamina march", tactic="")
    play.state.dummy = None
    play.state.order = [0]
    play = again(play).do("use_skill:motivation_arythea")
    assert play.offers("use_skill") == []
    play.do("sideways:rage:move", "end_turn", "done")  # the next turn
    assert play.offers("use_skill") == []
    play.do(play.offers("sideways")[0], "end_turn", "done")
    assert play.keys == ["use_skill:motivation_tovak", "begin_turn"]


@rule("MK-SKILL-07")
def test_of_several_skills_only_a_motivation_that_lies_face_up_is_for_before_the_turn() -> None:
    skills = "dark_paths motivation_arythea motivation_tovak healing_ritual"
    play = land(skills=skills, hand="rage", deck="march stamina promise", begin=False)
    assert play.offers("use_skill") == ["use_skill:motivation_arythea", "use_skill:motivation_tovak"]
    play.hero.skills_down = [SkillToken("motivation_arythea")]
    play = again(play)
    assert play.offers("use_skill") == ["use_skill:motivation_tovak"]
    play.do("use_skill:motivation_tovak")
    assert play.hero.skills_down == ["motivation_arythea", "motivation_tovak"]


# Healing Ritual


def test_healing_ritual_gives_a_wound_to_the_nearest_hero() -> None:
    play = duel("healing_ritual", hand="wound wound wound march").do("use_skill:healing_ritual")
    assert play.keys == ["pick_card:wound", "done"]
    play.do("pick_card:wound")
    assert play.hand() == ["wound", "march"]
    assert [sum(card.startswith("wound") for card in rival.hand.cards) for rival in play.state.players] == [1, 1, 0]
    assert play.hero.skills_down == ["healing_ritual"]
    play = duel("healing_ritual", hand="wound wound").do("use_skill:healing_ritual", "done")
    assert play.hand() == ["wound"]
    play = duel("healing_ritual", hand="wound wound").do("use_skill:healing_ritual", "pick_card:wound")
    assert play.hand() == []


def test_healing_ritual_passes_over_heroes_who_are_gone_or_allied() -> None:
    play = duel("healing_ritual", hand="wound")
    play.state.players[1].gone = True
    play = again(play).do("use_skill:healing_ritual")
    assert [len(rival.hand) for rival in play.state.players] == [0, 0, 1]
    play = duel("healing_ritual", hand="wound")
    play.state.teams = [0, 0, 1]
    play = again(play).do("use_skill:healing_ritual")
    assert [len(rival.hand) for rival in play.state.players] == [0, 0, 1]


def test_healing_ritual_with_nobody_left_throws_both_wounds_away() -> None:
    play = duel("healing_ritual", hand="wound wound wound")
    for rival in play.state.players[1:]:
        rival.gone = True
    play = again(play).do("use_skill:healing_ritual", "pick_card:wound", "pick_card:wound")
    assert play.hand() == ["wound"]
    assert play.prompt != "ask-throw-wound"


def test_healing_ritual_lets_arythea_choose_among_the_nearest() -> None:
    play = duel("healing_ritual", hand="wound")
    play.state.players[2].at = play.state.players[1].at
    play = again(play).do("use_skill:healing_ritual", "pick_hero:goldyx")
    assert len(play.state.players[2].hand) == 1


def test_healing_ritual_needs_a_wound_and_peace() -> None:
    assert duel("healing_ritual", hand="march").offers("use_skill") == []
    assert fight(skills="healing_ritual", hand="wound").offers("use_skill") == []


# Ritual of Pain


@rule("MK-SKILL-08", "MK-SKILL-09", "MKW-SKILL-09")
def test_ritual_of_pain() -> None:
    play = duel("ritual_of_pain", scenario="full_cooperation", hand="wound wound march").do("use_skill:ritual_of_pain")
    play.do("pick_card:wound", "pick_card:wound")
    assert play.hand() == ["march"]
    assert [(lasting.skill, lasting.seat) for lasting in play.state.lasting] == [("ritual_of_pain", 0)]
    assert play.offers("return_skill") == []  # not by its owner
    equip(play.state.players[1], hand="wound march")
    play = again(play).do("end_turn")
    assert play.hero.hero == "tovak"
    play.do("return_skill:ritual_of_pain")
    assert play.turn.move == 3
    assert play.hand() == ["march"]
    assert play.state.lasting == []
    assert play.state.players[0].skills_down == ["ritual_of_pain"]


def test_ritual_of_pain_takes_two_wounds_at_most() -> None:
    play = duel("ritual_of_pain", scenario="full_cooperation", hand="wound wound wound march")
    play.do("use_skill:ritual_of_pain", "pick_card:wound", "pick_card:wound")
    assert play.hand() == ["wound", "march"]
    assert play.prompt == "ask-move"
    for answers, left in ((["pick_card:wound", "done"], ["wound", "march"]), (["done"], ["wound", "wound", "march"])):
        play = duel("ritual_of_pain", scenario="full_cooperation", hand="wound wound march")
        play.do("use_skill:ritual_of_pain", *answers)
        assert play.hand() == left
        assert [lasting.skill for lasting in play.state.lasting] == ["ritual_of_pain"]


def test_ritual_of_pain_helps_others_without_a_wound_of_the_own() -> None:
    play = duel("ritual_of_pain", scenario="full_cooperation", hand="march").do("use_skill:ritual_of_pain")
    assert [lasting.skill for lasting in play.state.lasting] == ["ritual_of_pain"]


def test_ritual_of_pain_is_returned_for_a_wound_that_has_a_use() -> None:
    for hand, offered in (("march", []), ("wound march", ["return_skill:ritual_of_pain"])):
        play = land(hand=hand, others={"tovak": ""}, scenario="full_cooperation")
        play.state.lasting.append(Lasting("ritual_of_pain", 1))
        assert again(play).offers("return_skill") == offered
    play = fight(hand="wound march")
    play.state.lasting.append(Lasting("ritual_of_pain", 1))
    play.state.players.append(land("tovak").hero)
    assert again(play).offers("return_skill") == []  # nothing is declared yet
    play.state.phase = "attack"
    play = again(play).do("target:0", "return_skill:ritual_of_pain")
    assert play.combat.points[PHYSICAL] == 3


def test_each_skill_in_the_middle_is_returned_by_itself() -> None:
    play = land(hand="wound march", others={"tovak": "", "norowas": ""}, scenario="full_cooperation")
    play.state.lasting += [Lasting("calming_the_weather", 2), Lasting("ritual_of_pain", 1)]
    play = again(play).do("return_skill:ritual_of_pain")
    assert play.turn.move == 3
    assert [lasting.skill for lasting in play.state.lasting] == ["calming_the_weather"]


def test_ritual_of_pain_says_what_it_gives() -> None:
    said = GAME.texts.say(describe(SKILL["ritual_of_pain"].effect), "en")
    assert said.endswith("to play a Wound sideways for 3")


def test_ritual_of_pain_not_in_combat() -> None:
    assert fight(skills="ritual_of_pain", hand="wound").offers("use_skill") == []
