"""Goldyx's Skills."""

from functools import partial
from typing import Any

import pytest

from emberhall.games.mage_knight.state import Claim
from emberhall.games.mage_knight.terms import BLACK, GREEN, ICE, PHYSICAL, RED, SIEGE, WHITE
from emberhall.rulebook import rule
from tests.mage_knight.positions import again, colours, fight, land, rivals, visit

duel = partial(rivals, "goldyx", rival="march rage")


@pytest.mark.parametrize(("effect", "element"), [(0, PHYSICAL), (1, ICE)])
def test_freezing_power(effect: int, element: int) -> None:
    play = fight("goldyx", "diggers", skills="freezing_power")
    play.do("target:0", "use_skill:freezing_power", f"effect:{effect}")
    assert play.combat.points[4 * SIEGE + element] == 1


def test_potion_making_not_in_combat() -> None:
    play = land("goldyx", skills="potion_making", hand="wound wound march").do("use_skill:potion_making")
    assert play.turn.heal == 2
    assert play.hero.skills_down == ["potion_making"]
    assert fight("goldyx", skills="potion_making", hand="wound").offers("use_skill") == []


@pytest.mark.parametrize("colour", ["white", "green", "red"])
def test_crystal_crafts(colour: str) -> None:
    skill = f"{colour}_crystal_craft"
    play = land("goldyx", skills=skill).do(f"use_skill:{skill}")
    assert play.hero.crystals == colours("blue", 4)
    assert play.hero.mana == colours(colour, 6)
    assert play.hero.skills_down == [skill]


def test_glittering_fortune_counts_colours_of_crystals() -> None:
    play = visit("goldyx", skills="glittering_fortune", crystals="red red blue white")
    play.do("use_skill:glittering_fortune")
    assert play.turn.influence == 3
    assert play.offers("use_skill") == []
    assert land("goldyx", skills="glittering_fortune", crystals="red").offers("use_skill") == []
    play = fight("goldyx", phase="block", skills="glittering_fortune", crystals="red", hand="diplomacy").do("block:0:0")
    play.do("play:diplomacy:basic")  # Influence as Block
    assert play.offers("use_skill") == []  # it is for interactions only


# Flight

LAKES = """
 p l F
p @ l p
 l O p
"""


@rule("MK-MOVE-28", "MK-MOVE-29", "MK-MOVE-30")
def test_flight_to_a_neighbour_is_free() -> None:
    spots = {"F": "plains", "O": "plains !prowlers"}
    play = land("goldyx", LAKES, spots=spots, skills="flight").do("use_skill:flight")
    assert sorted(play.keys) == ["space:-1,0", "space:0,-1"]  # neither lakes nor the enemy's space
    play.do("space:0,-1")
    assert play.prompt == "ask-move"
    assert play.turn.move == 0
    assert play.hero.skills_down == ["flight"]


def test_flight_of_two_spaces_costs_two_move_points() -> None:
    spots = {"F": "plains", "O": "plains !prowlers"}
    play = land("goldyx", LAKES, spots=spots, skills="flight", move=3).do("use_skill:flight", "space:F")
    assert play.stands_on("F")
    assert play.turn.move == 1
    near = land("goldyx", LAKES, spots=spots, skills="flight", move=3).do("use_skill:flight", "space:-1,0")
    assert near.turn.move == 3
    assert fight("goldyx", skills="flight").offers("use_skill") == []
    assert visit("goldyx", skills="flight").offers("use_skill") == []


@pytest.mark.parametrize(("move", "far"), [(0, False), (1, False), (2, True), (9, True)])
def test_flight_goes_no_further_than_two_spaces(move: int, far: bool) -> None:
    spots = {"B": "plains", "C": "plains"}
    play = land("goldyx", "@ l B C", spots=spots, skills="flight", move=move)
    assert (play.offers("use_skill") != []) == far  # nothing but a lake is nearer
    if far:
        play.do("use_skill:flight")
        assert play.stands_on("B")
        assert play.turn.move == move - 2


@rule("MK-MOVE-30")
def test_flight_needs_a_place_to_land_and_movement() -> None:
    assert land("goldyx", " l l\nl @ l\n l l", skills="flight").offers("use_skill") == []
    play = land("goldyx", skills="flight")
    play.turn.still = True
    assert again(play).offers("use_skill") == []


# Universal Power


@pytest.mark.parametrize(
    ("card", "mana", "move"),
    [
        ("march", "green", 4),
        ("march", "red", 3),
        ("fireball", "red", 4),
        ("ruby_ring", "red", 3),
        ("agility", "white", 4),
    ],
)
def test_universal_power(card: str, mana: str, move: int) -> None:
    play = land("goldyx", skills="universal_power", hand=card, mana=mana).do("use_skill:universal_power")
    assert play.turn.move == move
    assert play.hero.mana == [0] * 6
    assert play.offers("use_skill") == []


def test_universal_power_needs_basic_mana_and_a_card() -> None:
    assert land("goldyx", skills="universal_power", hand="march").offers("use_skill") == []
    assert land("goldyx", skills="universal_power", hand="", mana="red").offers("use_skill") == []
    assert land("goldyx", skills="universal_power", hand="march", mana="black", night=True).offers("use_skill") == []
    play = land("goldyx", skills="universal_power", hand="march", mana="gold")
    play.do("use_skill:universal_power", "pick_colour:green")
    assert play.turn.move == 4


def test_universal_power_in_combat() -> None:
    play = fight("goldyx", phase="block", skills="universal_power", hand="rage", mana="red")
    play.do("block:0:0", "use_skill:universal_power")
    assert play.combat.block[PHYSICAL] == 4
    play = fight("goldyx", skills="universal_power", hand="rage", mana="red").do("target:0")
    assert play.offers("use_skill") == []  # no card is played sideways at a distance


def test_motivation_of_goldyx() -> None:
    play = land("goldyx", skills="motivation_goldyx").do("use_skill:motivation_goldyx")
    assert len(play.hand()) == 2
    assert play.hero.mana == colours("green", 6)


# Source Freeze


@rule("MK-SKILL-08", "MK-SKILL-09")
def test_source_freeze_bars_the_normal_die_of_others() -> None:
    play = duel("source_freeze", hand="stamina march", source="green white black", rival="march mana_draw rage")
    play.do("use_skill:source_freeze", "play:march:strong")
    assert play.turn.move == 4  # its owner may use a die
    play.do("end_turn", "done")
    play.state.source = [GREEN, WHITE, BLACK]
    play = again(play)
    assert play.hero.hero == "arythea"
    assert play.offers("play:march") == ["play:march:basic"]
    play.do("play:mana_draw:basic")  # one more die than none
    assert play.offers("play:march") == ["play:march:basic", "play:march:strong"]


def test_source_freeze_thaws_with_a_crystal() -> None:
    play = duel("source_freeze", hand="stamina march rage", source="green white black")
    play.do(
        "use_skill:source_freeze", "sideways:rage:move", "end_turn", "done", "sideways:rage:move", "end_turn", "done"
    )
    assert play.prompt == "ask-thaw"
    assert play.keys == ["pick_die:green", "pick_die:white"]
    play.do("pick_die:white")
    assert play.hero.hero == "goldyx"
    assert play.hero.crystals == colours("white", 4)
    assert play.state.source == [GREEN, WHITE, BLACK]
    assert play.state.lasting == []
    assert play.turn.dice_left == 1


def test_source_freeze_thaws_without_a_crystal_if_no_die_shows_a_basic_colour() -> None:
    play = duel("source_freeze", hand="stamina march rage", source="gold black")
    play.do("use_skill:source_freeze", "sideways:rage:move", "end_turn", "done")
    play.do("sideways:rage:move", "end_turn", "done")
    assert play.hero.hero == "goldyx"
    assert (play.hero.crystals, play.state.lasting) == ([0] * 4, [])


# Source Opening


def test_source_opening_lends_a_die() -> None:
    play = duel("source_opening", scenario="full_cooperation", hand="stamina", source="green black", dice=[RED])
    play.do("use_skill:source_opening", "pick_die:black")
    assert play.state.source == [GREEN, RED]
    assert play.offers("return_skill") == []
    play.do("end_turn", "return_skill:source_opening")
    assert play.keys == ["pick_die:red", "pick_die:green"]
    play.do("pick_die:green", "as_it_lies")
    assert play.hero.hero == "arythea"
    assert play.hero.mana == colours("green", 6)
    assert play.turn.dice_left == 1  # and the normal die
    assert play.state.players[0].crystals == colours("green", 4)
    assert play.turn.dice_set == [GREEN]
    assert play.state.source == [RED]
    assert play.state.lasting == []


@rule("MK-FRIEND-05")
def test_source_opening_rerolls_gold_last_where_mana_is_friendly() -> None:
    things: dict[str, Any] = {"scenario": "full_cooperation", "hand": "stamina", "options": {"friendly_mana": True}}
    play = rivals("goldyx", "source_opening", source="gold blue", **things).do("use_skill:source_opening")
    assert play.keys == ["pick_die:blue", "skip"]


def test_source_opening_without_dice() -> None:
    play = duel("source_opening", scenario="full_cooperation", hand="stamina").do("use_skill:source_opening")
    assert [lasting.skill for lasting in play.state.lasting] == ["source_opening"]
    assert play.prompt == "ask-move"  # there was nothing to ask


def test_source_opening_die_may_be_rerolled() -> None:
    play = duel("source_opening", scenario="full_cooperation", hand="stamina", source="green")
    play.do("use_skill:source_opening", "skip", "end_turn", "return_skill:source_opening", "reroll")
    assert play.turn.dice == [GREEN]


@rule("MKW-SKILL-12")
def test_source_opening_alone_serves_in_the_next_turn() -> None:
    play = land("goldyx", skills="source_opening", hand="stamina rage", deck="march march march march", source="green")
    play.state.dummy, play.state.order = None, [0]
    play = again(play).do("use_skill:source_opening", "skip")
    assert play.offers("return_skill") == []
    play.do("sideways:rage:move", "end_turn", "done", "begin_turn", "return_skill:source_opening", "reroll")
    assert play.hero.mana == colours("green", 6)
    assert play.hero.crystals == colours("green", 4)


def test_universal_power_paid_with_cursed_mana_may_cost_the_card() -> None:
    play = fight("goldyx", "prowlers", skills="universal_power", hand="march rage", mana="red", phase="block")
    rival = land("tovak").hero
    rival.claims = [Claim(RED, income=False, curse=True)]
    play.state.players.append(rival)
    play.combat.wounds = 4  # one more knocks him out, and he discards his other cards
    play.do("block:0:0", "use_skill:universal_power", "sideways:rage:block")
    assert play.combat.knocked_out
    assert play.hand() == ["wound"]
    assert not any(play.combat.block)
