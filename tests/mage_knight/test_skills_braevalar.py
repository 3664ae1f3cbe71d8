"""Braevalar: his own cards and his Skills."""

from typing import Any

import pytest

from emberhall.games.mage_knight.content import HERO, deck_of, kind_of
from emberhall.games.mage_knight.ground import Slot
from emberhall.games.mage_knight.rules.movement import explore_cost
from emberhall.games.mage_knight.rules.safe_spaces import is_safe
from emberhall.games.mage_knight.state import PREVENTED, Lasting, UnitCard
from emberhall.games.mage_knight.terms import (
    BLUE,
    COLD_FIRE,
    CUMBERSOME,
    DESERT,
    FIRE,
    GREEN,
    ICE,
    LAKE,
    MOUNTAIN,
    NEVER,
    PHYSICAL,
    RANGED,
    RED,
    SWAMP,
)
from emberhall.rulebook import rule
from tests.mage_knight.positions import Position, again, fight, land, visit


def battle(foes: str = "prowlers", **things: Any) -> Position:
    return fight("braevalar", foes, **things)


@rule("MKX-COMP-31")
def test_his_deck() -> None:
    deck = [kind_of(card) for card in deck_of("braevalar")]
    assert len(deck) == 16
    assert (deck.count("stamina"), deck.count("march")) == (1, 1)
    assert (deck.count("druidic_paths"), deck.count("one_with_the_land")) == (1, 1)
    assert HERO["braevalar"].crystals == (BLUE, BLUE, GREEN)


def test_druidic_paths_ease_one_space() -> None:
    spots = {"A": "plains", "S": "swamp", "T": "swamp"}
    play = land("braevalar", "@ A S T", spots=spots, hand="druidic_paths")
    play.do("play:druidic_paths:basic")
    assert play.turn.move == 2
    play.turn.move = 11
    play = again(play).do("walk:A")
    assert play.turn.move == 9  # never below 2
    play.do("walk:S")
    assert play.turn.move == 5  # 4 instead of 5
    play.do("walk:T")
    assert play.turn.move == 0  # one space only


def test_the_eased_space_can_be_entered_with_one_point_less() -> None:
    play = land("braevalar", "@ H", spots={"H": "hills"}, hand="druidic_paths").do("play:druidic_paths:basic", "walk:H")
    assert play.turn.move == 0


def test_strong_druidic_paths_ease_a_terrain() -> None:
    play = land("braevalar", "@ p", hand="druidic_paths", mana="blue").do("play:druidic_paths:strong", "effect:4")
    assert play.turn.move == 4
    assert (play.turn.costs[SWAMP], play.turn.costs[DESERT]) == (4, 5)


@pytest.mark.parametrize(("effect", "what"), [("effect:0", (2, 0)), ("effect:1", (0, 1))])
def test_one_with_the_land(effect: str, what: tuple[int, int]) -> None:
    play = land("braevalar", "@ p", hand="one_with_the_land wound").do("play:one_with_the_land:basic", effect)
    assert (play.turn.move, play.turn.heal) == what


@pytest.mark.parametrize(("night", "element"), [(False, FIRE), (True, ICE)])
def test_strong_one_with_the_land_blocks_with_the_terrain(night: bool, element: int) -> None:
    play = battle(phase="block", hand="one_with_the_land", mana="green", night=night).do("block:0:0")
    play.do("play:one_with_the_land:strong")
    assert play.combat.block[element] == 2  # plains
    play = battle(phase="block", hand="one_with_the_land").do("block:0:0", "play:one_with_the_land:basic")
    assert play.combat.block[PHYSICAL] == 2


@pytest.mark.parametrize(("enemy", "wounds"), [("fire_mages_enemy", 2), ("ironclads", 7 // 2 + 1)])
def test_elemental_resistance(enemy: str, wounds: int) -> None:
    play = battle(f"{enemy} prowlers", phase="damage", skills="elemental_resistance", hand="march")
    play.do("use_skill:elemental_resistance", "suffer:0:0")
    taken = play.hand().count("wound")
    assert taken == wounds + 2  # 6 - 2 of fire, or 8 - 1 of another; then the prowlers' 4


def test_feral_allies_explore_cheaper_and_attack_or_weaken() -> None:
    play = land("braevalar", "@ p", skills="feral_allies", slots=[Slot(1, 0, True, True, True)])
    assert explore_cost(play.state) == 1
    play = battle(phase="attack", skills="feral_allies").do("target:0", "use_skill:feral_allies")
    assert play.combat.points[PHYSICAL] == 1
    play = battle(phase="block", skills="feral_allies").do("use_skill:feral_allies")
    assert play.foes[0].attacks[0].value == 3


@pytest.mark.parametrize(
    ("skill", "picks", "mana"),
    [
        ("thunderstorm", ("green", "white"), [0, 0, 1, 1, 0, 0]),
        ("thunderstorm", ("blue", "green"), [0, 1, 1, 0, 0, 0]),
        ("lightning_storm", ("blue", "red"), [1, 1, 0, 0, 0, 0]),
        ("lightning_storm", ("green", "blue"), [0, 1, 1, 0, 0, 0]),
    ],
)
def test_storms_give_mana(skill: str, picks: tuple[str, str], mana: list[int]) -> None:
    play = land("braevalar", "@ p", skills=skill)
    play.do(f"use_skill:{skill}", *(f"pick_colour:{colour}" for colour in picks))
    assert play.hero.mana == mana
    assert play.hero.skills_down == [skill]


@pytest.mark.parametrize(("site", "influence"), [("village", 3), ("keep owner0", 2)])
def test_beguile(site: str, influence: int) -> None:
    play = visit("braevalar", site, skills="beguile")
    before = play.turn.influence
    play.do("use_skill:beguile")
    assert play.turn.influence == before + influence


def test_forked_lightning_strikes_three_enemies() -> None:
    play = battle("prowlers prowlers prowlers prowlers", skills="forked_lightning")
    play.do("target:0", "target:1", "use_skill:forked_lightning")
    assert play.combat.points[4 * RANGED + COLD_FIRE] == 2
    assert "other_targets" in play.keys
    play.do("give_up", "target:2")
    assert "fork" in play.keys
    play.do("fork")
    assert play.combat.points[4 * RANGED + COLD_FIRE] == 1
    assert "fork" not in play.keys
    play.do("give_up", "target:3")
    assert "fork" not in play.keys  # three, no more
    two = battle("prowlers prowlers prowlers", skills="forked_lightning").do("target:1", "use_skill:forked_lightning")
    two.do("give_up", "target:1")
    assert "fork" not in two.keys  # each enemy once
    two.do("give_up", "target:2")
    assert "fork" in two.keys
    two.do("give_up", "end_phase", "block:0:0")
    assert "fork" not in two.keys  # no Block


@pytest.mark.parametrize(
    ("phase", "first", "card", "key", "result"),
    [
        ("block", "block:0:0", "stamina", "shape:stamina:basic:0:block", 2),
        ("block", "block:0:0", "swiftness", "shape:swiftness:basic:0:block", 2),
        ("attack", "target:0", "stamina", "shape:stamina:basic:0:attack", 2),
        ("attack", "target:0", "rage", "shape:rage:basic:1:attack", 2),
        ("block", "block:0:0", "tirelessness", "shape:tirelessness:basic:0:block", 2),
    ],
)
def test_shapeshift(phase: str, first: str, card: str, key: str, result: int) -> None:
    play = battle(phase=phase, skills="shapeshift", hand=f"{card} wound").do(first, "use_skill:shapeshift")
    if play.prompt == "ask-shape":
        play.do(key)
    points = play.combat.block if phase == "block" else play.combat.points
    assert points[PHYSICAL] == result
    assert (play.hand(), play.turn.played) == (["wound"], 1)


def test_shapeshift_for_move_with_mana() -> None:
    play = land("braevalar", "@ p", skills="shapeshift", hand="rage wound", mana="red").do("use_skill:shapeshift")
    play.do("shape:rage:strong:0:move")
    assert play.turn.move == 4
    assert play.hero.mana[RED] == 0


def test_secret_ways() -> None:
    spots = {"M": "mountain", "L": "lake"}
    play = land("braevalar", "@ M L", spots=spots, skills="secret_ways", mana="blue", hand="march")
    play.do("use_skill:secret_ways", "yes")
    assert (play.turn.move, play.hero.mana[BLUE]) == (1, 0)
    assert (play.turn.costs[MOUNTAIN], play.turn.costs[LAKE]) == (5, 2)
    assert is_safe(play.state, 0, play.spots["M"])
    assert is_safe(play.state, 0, play.spots["L"])
    play = land("braevalar", "@ M L", spots=spots, skills="secret_ways", mana="blue").do("use_skill:secret_ways", "no")
    assert play.turn.costs[LAKE] == NEVER
    assert not is_safe(play.state, 0, play.spots["L"])


@pytest.mark.parametrize(("mana", "cards"), [("green", 1), ("blue", 0)])
def test_regenerate(mana: str, cards: int) -> None:
    rival = {"arythea": "X"}
    play = land(
        "braevalar",
        "@ p X",
        spots={"X": "plains"},
        others=rival,
        scenario="full_conquest",
        skills="regenerate_braevalar",
        hand="wound",
        mana=mana,
        begin=False,
    )
    if play.prompt == "ask-before-turn":
        play.do("begin_turn")
    play.do("use_skill:regenerate_braevalar")
    assert play.hand().count("wound") == 0
    assert len(play.hand()) == cards


def test_natures_vengeance_makes_an_attack_cumbersome() -> None:
    play = battle(phase="block", skills="natures_vengeance", hand="march")
    play.do("use_skill:natures_vengeance")
    attack = play.foes[0].attacks[0]
    assert (attack.value, attack.extra & CUMBERSOME > 0) == (3, True)
    play.do("block:0:0", "play:march:basic", "spend_move")
    assert attack.value == 2
    assert [lasting.skill for lasting in play.state.lasting] == ["natures_vengeance"]


def test_others_feel_natures_vengeance_in_the_block_phase_only() -> None:
    spots = {"O": "plains !prowlers", "X": "plains"}
    play = land("arythea", "O @ X", spots=spots, others={"braevalar": "X"}, scenario="full_conquest", hand="march")
    play.state.lasting.append(Lasting("natures_vengeance", 1))
    play = again(play).do(next(key for key in play.keys if key.startswith("challenge")), "end_phase")
    assert play.foes[0].attacks[0].value == 5
    play.do("end_phase")
    assert play.hand().count("wound") == 2  # 4 damage, Armor 2
    assert "vengeance" not in [modifier.what for modifier in play.turn.mods]


def test_another_hero_returns_natures_help() -> None:
    spots = {"O": "plains !prowlers", "X": "plains"}
    play = land("arythea", "O @ X", spots=spots, others={"braevalar": "X"}, scenario="full_cooperation", hand="march")
    play.state.lasting.append(Lasting("natures_vengeance_coop", 1))
    play = again(play)
    assert "return_skill:natures_vengeance_coop" not in play.keys
    play.do(next(key for key in play.keys if key.startswith("challenge")), "end_phase")
    assert play.foes[0].attacks[0].value == 4
    play.do("return_skill:natures_vengeance_coop")
    assert play.foes[0].attacks[0].value == 3
    assert play.state.lasting == []


def test_secret_ways_without_blue_mana_are_over_mountains_only() -> None:
    play = land("braevalar", "@ p", skills="secret_ways", mana="red", hand="march").do("use_skill:secret_ways")
    assert play.prompt == "ask-move"  # nothing is asked
    assert (play.turn.costs[MOUNTAIN], play.turn.costs[LAKE]) == (5, NEVER)


def test_natures_vengeance_needs_an_attack() -> None:
    play = battle(phase="block", skills="natures_vengeance")
    assert "use_skill:natures_vengeance" in play.keys
    play.foes[0].attacks[0].state = PREVENTED
    assert "use_skill:natures_vengeance" not in again(play).keys


@pytest.mark.parametrize(("night", "element", "n"), [(False, FIRE, 5), (True, ICE, 3)])
def test_the_land_blocks_as_it_is_by_day_and_by_night(night: bool, element: int, n: int) -> None:
    spots = {"D": "desert", "O": "plains !prowlers"}
    things = {"hand": "one_with_the_land", "mana": "green"}
    play = land("braevalar", "D O", spots=spots, at="D", night=night, **things).do("challenge:O", "end_phase")  # type: ignore[arg-type]
    play.do("block:0:0", "play:one_with_the_land:strong")
    assert play.combat.block[element] == n


def test_beguile_on_a_magical_glade() -> None:
    both = {"expansions": ("lost_legion", "shades_of_tezla")}
    play = land(
        "braevalar", "G", spots={"G": "forest magical_glade"}, at="G", skills="beguile", options=both, mana="red"
    )
    play.state.unit_offer.cards = [UnitCard("magic_familiars.1")]
    play = again(play).do("call_familiars", "use_skill:beguile")
    assert play.turn.influence == 4


def test_what_can_be_shaped() -> None:
    play = battle(phase="block", skills="shapeshift", hand="tirelessness rage wound fire_bolt", mana="blue")
    play.do("block:0:0", "use_skill:shapeshift")
    assert play.keys == [
        "shape:tirelessness:basic:0:block",
        "shape:tirelessness:strong:0:block",  # there is blue mana, but no red
        "shape:rage:basic:0:block",
    ]
    play.do("shape:tirelessness:strong:0:block")
    assert (play.combat.block[PHYSICAL], play.hero.mana[BLUE]) == (4, 0)
    assert [modifier.what for modifier in play.turn.mods] == ["further_moves"]  # the rest of the card stays
