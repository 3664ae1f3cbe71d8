"""Tovak's Skills."""

from functools import partial

import pytest

from emberhall.games.mage_knight.content import SKILL
from emberhall.games.mage_knight.effects.describe import describe
from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.state import Lasting
from emberhall.games.mage_knight.terms import ARCANE_IMMUNITY, FIRE, GREEN, ICE, PHYSICAL, RANGED
from emberhall.rulebook import rule
from tests.mage_knight.positions import again, cards, colours, equip, fight, land, rivals, visit

duel = partial(rivals, "tovak")


@pytest.mark.parametrize(("night", "move"), [(False, 2), (True, 1)])
def test_double_time(night: bool, move: int) -> None:
    play = land("tovak", skills="double_time", night=night).do("use_skill:double_time")
    assert play.turn.move == move
    assert play.offers("use_skill") == []


@pytest.mark.parametrize(("night", "n"), [(False, 1), (True, 2)])
def test_night_sharpshooting(night: bool, n: int) -> None:
    play = fight("tovak", skills="night_sharpshooting", night=night).do("target:0", "use_skill:night_sharpshooting")
    assert play.combat.points[4 * RANGED] == n
    assert fight("tovak", "diggers", skills="night_sharpshooting").do("target:0").offers("use_skill") == []


@pytest.mark.parametrize(("effect", "element"), [(0, PHYSICAL), (1, ICE)])
def test_cold_swordsmanship(effect: int, element: int) -> None:
    play = fight("tovak", phase="attack", skills="cold_swordsmanship")
    play.do("target:0", "use_skill:cold_swordsmanship", f"effect:{effect}")
    assert play.combat.points[element] == 2


@pytest.mark.parametrize(("effect", "element", "n"), [(0, PHYSICAL, 3), (1, FIRE, 2), (2, ICE, 2)])
def test_shield_mastery(effect: int, element: int, n: int) -> None:
    play = fight("tovak", phase="block", skills="shield_mastery")
    play.do("block:0:0", "use_skill:shield_mastery", f"effect:{effect}")
    assert play.combat.block[element] == n


@pytest.mark.parametrize(("foe", "armor"), [("fire_golems_enemy", 2), ("ice_golems_enemy", 2)])
def test_resistance_break_lowers_armor_by_the_resistances(foe: str, armor: int) -> None:
    play = fight("tovak", f"{foe} prowlers", skills="resistance_break").do("use_skill:resistance_break")
    assert [foe.armor for foe in play.foes] == [armor, 3]  # Prowlers have no resistance and cannot be chosen
    assert play.offers("use_skill") == []


def test_resistance_break_leaves_one_and_spares_the_immune() -> None:
    play = fight("tovak", "fire_golems_enemy", skills="resistance_break")
    play.foes[0].armor = 2
    play = again(play).do("use_skill:resistance_break")
    assert play.foes[0].armor == 1
    assert fight("tovak", "prowlers", skills="resistance_break").offers("use_skill") == []
    immune = fight("tovak", "fire_golems_enemy", skills="resistance_break")
    immune.foes[0].abilities |= ARCANE_IMMUNITY
    assert again(immune).offers("use_skill") == []
    assert land("tovak", skills="resistance_break").offers("use_skill") == []


def test_resistance_break_in_every_phase_except_damage() -> None:
    for phase in ("ranged", "block", "damage", "attack"):
        play = fight("tovak", "fire_golems_enemy", phase=phase, skills="resistance_break", unit="peasants")
        assert (play.offers("use_skill") != []) == (phase != "damage")


def test_i_feel_no_pain_discards_a_wound_for_a_card() -> None:
    play = land("tovak", skills="i_feel_no_pain", hand="wound wound", deck="rage march", begin=True)
    assert play.prompt == "ask-rest"  # with Wounds only; Skills can be used
    play = land("tovak", skills="i_feel_no_pain", hand="wound stamina", deck="rage march").do(
        "use_skill:i_feel_no_pain"
    )
    assert play.hand() == ["stamina", "march"]
    assert play.hero.discard.cards == cards("tovak", "wound")
    assert play.offers("use_skill") == []
    assert fight("tovak", skills="i_feel_no_pain", hand="wound").offers("use_skill") == []
    assert land("tovak", skills="i_feel_no_pain", hand="march").offers("use_skill") == []


# cards played sideways


@pytest.mark.parametrize(("card", "n"), [("march", 2), ("agility", 3), ("fireball", 3), ("ruby_ring", 3)])
def test_i_dont_give_a_damn(card: str, n: int) -> None:
    play = land("tovak", skills="i_dont_give_a_damn", hand=f"{card} wound").do("use_skill:i_dont_give_a_damn")
    assert play.turn.move == n
    assert play.hand() == ["wound"]
    assert play.offers("use_skill") == []


def test_i_dont_give_a_damn_in_other_moments() -> None:
    play = visit("tovak", skills="i_dont_give_a_damn", hand="march").do("use_skill:i_dont_give_a_damn")
    assert play.turn.influence == 2
    play = fight("tovak", phase="block", skills="i_dont_give_a_damn", hand="march rage").do("block:0:0")
    play.do("use_skill:i_dont_give_a_damn", "sideways:rage:block")
    assert play.combat.block[PHYSICAL] == 2
    play = fight("tovak", phase="attack", skills="i_dont_give_a_damn", hand="march").do("target:0")
    play.do("use_skill:i_dont_give_a_damn")
    assert play.combat.points[PHYSICAL] == 2
    assert fight("tovak", skills="i_dont_give_a_damn", hand="march").do("target:0").offers("use_skill") == []
    assert land("tovak", skills="i_dont_give_a_damn", hand="").offers("use_skill") == []


@pytest.mark.parametrize("skill", ["i_dont_give_a_damn", "who_needs_magic"])
def test_cards_are_turned_wherever_points_have_a_use(skill: str) -> None:
    play = fight("tovak", "prowlers prowlers", skills=skill, hand="wings_of_wind march", mana="white black", night=True)
    assert play.offers("use_skill") == []
    play.do("play:wings_of_wind:strong", "foe:0", f"use_skill:{skill}")  # Move points stop the other one
    play.do(*play.offers("keep_dice"))
    assert play.turn.move == 2
    play = fight("tovak", skills=skill, hand="learning march").do("play:learning:basic", f"use_skill:{skill}")
    play.do(*play.offers("keep_dice"))
    assert play.turn.influence == 2 + 2


def test_who_needs_magic_gives_more_without_a_die() -> None:
    play = land("tovak", skills="who_needs_magic", hand="march rage mana_draw", source="blue green")
    play.do("use_skill:who_needs_magic", "sideways:march:move", "forgo_dice")
    assert play.turn.move == 3
    assert play.offers("play:mana_draw") == ["play:mana_draw:basic"]  # no die powers it any more
    play.do("play:mana_draw:basic")
    assert play.turn.dice_left == 0  # not even one more


def test_who_needs_magic_gives_two_if_the_dice_are_kept() -> None:
    play = land("tovak", skills="who_needs_magic", hand="march rage", source="green")
    play.do("use_skill:who_needs_magic", "sideways:rage:move", "keep_dice")
    assert play.turn.move == 2
    play.do("play:march:strong")
    assert play.turn.move == 6
    used = land("tovak", skills="who_needs_magic", hand="march rage", source="green").do("play:march:strong")
    used.do("use_skill:who_needs_magic")
    assert used.turn.move == 4 + 2  # a die was used: there is no choice
    used = land("tovak", skills="who_needs_magic", hand="mana_draw march", mana="white", source="green")
    used.do("play:mana_draw:strong", "pick_colour:red", "use_skill:who_needs_magic")
    assert used.turn.move == 2  # a die that was set was used too


def test_who_needs_magic_minds_no_die_on_a_tactic() -> None:
    play = land("tovak", skills="who_needs_magic", hand="march rage", source="blue", tactic="mana_steal")
    play.hero.tactic_die = GREEN
    play = again(play).do("play:march:strong", "use_skill:who_needs_magic")
    assert play.keys == ["forgo_dice", "keep_dice"]
    play = land("tovak", skills="who_needs_magic", hand="march stamina rage", source="blue", tactic="mana_steal")
    play.hero.tactic_die = GREEN
    play = again(play).do("play:march:strong", "play:stamina:strong", "use_skill:who_needs_magic")
    assert play.prompt == "ask-move"  # and a Source die


def test_who_needs_magic_forgoes_the_die_of_source_opening_too() -> None:
    for how, returned in (("keep_dice", ["return_skill:source_opening"]), ("forgo_dice", [])):
        play = rivals("tovak", "who_needs_magic", scenario="full_cooperation", hand="march rage", source="blue green")
        play.state.lasting.append(Lasting("source_opening", 1))
        play = again(play).do("use_skill:who_needs_magic", "sideways:rage:move", how)
        assert play.offers("return_skill") == returned


def test_only_one_skill_raises_a_card() -> None:
    play = land("tovak", skills="i_dont_give_a_damn who_needs_magic", hand="march")
    play.do("use_skill:i_dont_give_a_damn")
    assert play.turn.move == 2
    assert play.offers("use_skill") == []  # there is no other card


def test_motivation_of_tovak() -> None:
    play = land("tovak", skills="motivation_tovak").do("use_skill:motivation_tovak")
    assert len(play.hand()) == 2
    assert play.hero.mana == colours("blue", 6)


# interactive


@rule("MK-SKILL-08")
def test_mana_exploit_wounds_others_once_for_each_other_colour() -> None:
    play = duel("mana_exploit", hand="stamina", rival="rage march stamina threaten march")
    play.do("use_skill:mana_exploit", "pick_colour:green")
    assert play.hero.mana == colours("green", 6)
    play.do("end_turn")
    rival = play.hero
    assert rival.hero == "arythea"
    rival.mana = colours("blue blue green", 6)
    play = again(play).do("play:march:strong")
    assert "wound" not in play.hand()  # green is the colour named
    play.do("play:stamina:strong")
    assert play.hand().count("wound") == 1
    rival.hand.cards.extend(cards("tovak", "stamina"))
    play = again(play).do("play:stamina:strong")
    assert play.hand().count("wound") == 1  # blue once


def test_mana_exploit_wounds_for_each_colour_and_each_rival() -> None:
    drawing, spots = " p p p\np @ X Y\n p p p", {"X": "plains", "Y": "plains"}
    others = {"arythea": "X", "goldyx": "Y"}
    things = {"scenario": "full_conquest", "skills": "mana_exploit", "hand": "stamina"}
    play = land("tovak", drawing, spots=spots, others=others, **things)  # type: ignore[arg-type]
    for rival in play.state.players[1:]:
        equip(rival, hand="march stamina", tactic="")
    play = again(play).do("use_skill:mana_exploit", "pick_colour:red", "end_turn")
    for hero in ("arythea", "goldyx"):
        assert play.hero.hero == hero
        play.hero.mana = colours("green blue", 6)
        play = again(play).do("play:march:strong")
        assert play.hand().count("wound") == 1
        play.do("play:stamina:strong")
        assert play.hand().count("wound") == 2
        play.do("end_turn")


def test_mana_exploit_and_other_skills_do_not_touch_each_other() -> None:
    play = duel("mana_exploit", hand="march stamina", mana="blue")
    play.do("use_skill:mana_exploit", "pick_colour:red", "play:stamina:strong")
    assert play.hand() == ["march"]  # its owner uses any mana
    play = duel("mana_exploit", hand="march", mana="green", source="green")
    play.state.lasting.append(Lasting("source_opening", 1))
    play.do("play:march:strong", "pay:token:green")
    assert play.hand() == []  # another hero's Skill is no Mana Exploit


def test_mana_exploit_counts_gold_as_what_it_is_used_for() -> None:
    play = duel("mana_exploit", hand="stamina", rival="march stamina")
    play.do("use_skill:mana_exploit")
    assert play.keys == [f"pick_colour:{colour}" for colour in ("red", "blue", "green", "white", "black")]
    play.do("pick_colour:green", "end_turn")
    play.hero.mana = colours("gold gold", 6)
    play = again(play).do("play:march:strong")
    assert "wound" not in play.hand()
    play.do("play:stamina:strong")
    assert "wound" in play.hand()


@rule("MKW-SKILL-14")
def test_interactive_skills_end_when_another_turn_follows_at_once() -> None:
    play = duel("mana_exploit", hand="stamina rage", rival="march", tactic="the_right_moment")
    play.do("use_skill:mana_exploit", "pick_colour:green", "use_tactic:the_right_moment", "sideways:rage:move")
    play.do("end_turn", "done")
    if play.prompt == "ask-before-turn":
        play.do("begin_turn")
    assert play.turn.seat == 0
    assert play.state.lasting == []


@rule("MK-SKILL-09", "MK-TURN-15", "MKW-SKILL-05")
def test_mana_exploit_ends_with_the_owners_next_turn() -> None:
    play = duel("mana_exploit", hand="stamina rage", rival="march", source="green")
    play.do("use_skill:mana_exploit", "pick_colour:green")
    assert play.state.lasting
    assert play.hero.skills_down == ["mana_exploit"]
    play.do("sideways:rage:move", "end_turn", "done", "end_turn")
    assert play.hero.hero == "tovak"
    assert play.state.lasting == []
    assert play.hero.skills_down == ["mana_exploit"]  # face down until the next Round
    assert play.hero.crystals == [0] * 4  # only Source Freeze gives one


@rule("MK-TURN-15", "MKW-SKILL-13")
def test_interactive_skills_end_though_the_turn_is_skipped() -> None:
    play = duel("mana_exploit", hand="stamina rage", rival="march march")
    play.do("use_skill:mana_exploit", "pick_colour:green", "end_turn", "pick_card:rage", "pick_card:stamina")
    play.state.players[0].skips = True
    play.do("sideways:march:move", "end_turn", "done")
    assert play.hero.hero == "arythea"
    assert play.state.lasting == []


@rule("MK-SKILL-09", "MK-SKILL-10")
def test_interactive_skills_end_with_the_round_and_are_turned_up() -> None:
    play = duel("mana_exploit", hand="stamina", deck="", rival="march")
    play.do("use_skill:mana_exploit", "pick_colour:green", "end_turn")
    play.hero.hand.cards, play.hero.deck.cards = [], []
    play.state.players[0].hand.cards = []
    play.state.round_turns = 1
    play = again(play).do("end_turn")
    assert play.state.round == 2
    assert play.state.lasting == []
    assert play.state.players[0].skills_down == []


@rule("MK-TEAM-02")
def test_interactive_skills_spare_the_team_mate() -> None:
    drawing, spots = " p p p\np @ X Y\n p p Z", {"X": "plains", "Y": "plains", "Z": "plains"}
    others = {"arythea": "X", "goldyx": "Y", "norowas": "Z"}
    play = land(
        "tovak",
        drawing,
        spots=spots,
        others=others,
        scenario="full_conquest",
        options={"teams": "seats"},
        skills="mana_exploit",
        hand="rage",
    )
    play.state.teams = [0, 1, 0, 1]
    for rival in play.state.players[1:]:
        equip(rival, hand="march", mana="green", tactic="")
    play = again(play).do("use_skill:mana_exploit", "pick_colour:red", "end_turn")
    assert play.hero.hero == "arythea"
    play.do("play:march:strong")
    assert play.hand() == ["wound"]
    play.do("end_turn")
    assert play.hero.hero == "goldyx"
    play.hero.mana = colours("green", 6)
    play = again(play).do("play:march:strong")
    assert play.hand() == []


@rule("MKW-SKILL-10")
def test_mana_overload_raises_the_first_card_powered_with_the_colour() -> None:
    play = duel("mana_overload", scenario="full_cooperation", hand="stamina", rival="march rage tranquility")
    play.do("use_skill:mana_overload", "pick_colour:green", "end_turn")
    play.hero.mana = colours("green green red", 6)
    play = again(play).do("play:tranquility:strong", "effect:1")
    assert play.state.lasting  # Tranquility gives nothing of the kind
    assert play.turn.mods == []
    play.do("play:march:strong")
    assert play.turn.move == 4 + 4
    assert play.state.lasting == []
    assert play.state.players[0].skills_down == ["mana_overload"]


def test_mana_overload_raises_no_healing_and_no_card_that_is_only_lent() -> None:
    rival = "tranquility concentration march wound"
    play = duel("mana_overload", scenario="full_cooperation", hand="stamina", rival=rival)
    play.do("use_skill:mana_overload", "pick_colour:green", "end_turn")
    play.hero.mana = colours("green green", 6)
    play = again(play).do("play:tranquility:strong", "effect:0")
    assert play.turn.heal == 2
    assert play.state.lasting
    play.do("play:concentration:strong")  # March, +2
    assert play.turn.move == 4 + 2
    assert play.state.lasting
    assert play.turn.mods == []


def test_mana_overload_beside_other_effects_and_skills() -> None:
    rival = "tranquility steady_tempo march"
    play = duel("mana_overload", scenario="full_cooperation", hand="stamina", rival=rival)
    play.do("use_skill:mana_overload", "pick_colour:green", "end_turn")
    play.state.lasting.insert(0, Lasting("ritual_of_pain", 0))
    play.hero.mana = colours("green green", 6)
    play = again(play).do("play:steady_tempo:basic", "play:tranquility:strong", "effect:1")
    assert [modifier.what for modifier in play.turn.mods] == ["tempo_bottom"]
    play.do("play:march:strong")
    assert play.turn.move == 2 + 4 + 4
    assert [lasting.skill for lasting in play.state.lasting] == ["ritual_of_pain"]


def test_mana_overload_says_what_it_gives() -> None:
    said = GAME.texts.say(describe(SKILL["mana_overload"].effect), "en")
    assert said.endswith("gives 4 more")


def test_mana_overload_works_for_its_owner_too() -> None:
    play = duel("mana_overload", scenario="full_cooperation", hand="march stamina", mana="blue")
    play.do("use_skill:mana_overload")
    assert "pick_colour:gold" not in play.keys
    play.do("pick_colour:green", "play:stamina:strong")
    assert play.turn.move == 4  # blue is another colour
    play.do("play:march:strong")
    assert play.turn.move == 4 + 4 + 4


@rule("MKW-SKILL-12")
def test_alone_the_owner_uses_mana_overload_in_the_next_turn() -> None:
    deck = "march march march march march"
    play = land("tovak", skills="mana_overload", hand="march", deck=deck, crystals="green green")
    play.state.dummy, play.state.order = None, [0]
    play = again(play).do("use_skill:mana_overload", "pick_colour:green", "play:march:strong", "pay:token:green")
    assert play.turn.move == 4
    play.do("end_turn", "begin_turn", "play:march:strong")
    assert play.turn.move == 4 + 4
    assert play.state.lasting == []


@rule("MKW-SKILL-12")
def test_alone_a_skill_not_used_in_the_next_turn_expires() -> None:
    play = land("tovak", skills="mana_overload", hand="rage rage", deck="march march stamina stamina promise swiftness")
    play.state.dummy, play.state.order = None, [0]
    play = again(play).do("use_skill:mana_overload", "pick_colour:green")
    for left in (1, 0):
        play.do(play.offers("sideways")[0], "end_turn", "done")
        while play.prompt == "ask-before-turn":
            play.do("begin_turn")
        assert len(play.state.lasting) == left
