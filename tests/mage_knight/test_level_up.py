"""Level-up."""

import pytest

from emberhall.games.mage_knight.content.tracks import row_of
from emberhall.games.mage_knight.rules.common import command_limit, gain_fame
from emberhall.games.mage_knight.rules.hand import hand_limit
from emberhall.games.mage_knight.rules.level_up import due
from emberhall.games.mage_knight.state import Deed, SkillToken, Table
from emberhall.kernel import ALL
from emberhall.rulebook import rule
from tests.mage_knight.positions import Position, land

OFFER = ["ice_bolt", "fire_bolt", "in_need"]


def levelling(fame: int = 3, *, common: str = "", **things: object) -> Position:
    """The end of a turn in which a hero has reached this much Fame."""
    things.setdefault("hand", "")
    play = land("goldyx", scenario="first_reconnaissance", others={"tovak": ""}, fame=fame, **things)  # type: ignore[arg-type]
    state = play.state
    state.advanced_offer.cards = [Deed(card) for card in OFFER]
    state.advanced_deck.cards = [Deed("ambush"), Deed("frost_bridge")]
    state.common_skills.cards = [SkillToken(skill) for skill in common.split()]
    stack = ("freezing_power", "potion_making", "white_crystal_craft", "green_crystal_craft")
    play.hero.stack.cards = [SkillToken(skill) for skill in stack]
    play.turn.free = True
    return play.do("end_turn")


@rule("MK-LEVEL-01", "MKW-LEVEL-06", "MKW-LEVEL-07")
@pytest.mark.parametrize(("fame", "prompt"), [(2, "over"), (3, "ask-skill"), (7, "ask-skill")])
def test_a_level_for_each_line_crossed(fame: int, prompt: str) -> None:
    play = levelling(fame)
    if prompt == "over":
        assert play.turn.seat == 1  # the next one's turn
        assert play.state.players[0].level == 1
    else:
        assert play.prompt == prompt
        assert play.hero.level == 2


@rule("MKW-LEVEL-06")
def test_fame_counts_at_once_but_the_level_rises_at_the_end_of_the_turn() -> None:
    play = land("goldyx", hand="march")
    gain_fame(Table(play.state, 1), play.hero, 3)
    assert play.hero.fame == 3
    assert play.hero.level == 1
    assert due(play.hero)


@rule("MK-LEVEL-05", "MK-LEVEL-06", "MK-LEVEL-08", "MKW-LEVEL-08", "MKW-LEVEL-15", "MKW-LEVEL-16", "MKW-LEVEL-18")
@rule("MKW-LEVEL-13")
def test_an_even_level_gives_one_of_two_skills_and_any_advanced_action() -> None:
    play = levelling()
    assert play.keys == ["pick_skill:green_crystal_craft", "pick_skill:white_crystal_craft"]
    play.do("pick_skill:white_crystal_craft")
    hero = play.state.players[0]
    assert hero.skills == ["white_crystal_craft"]
    assert play.state.common_skills.cards == ["green_crystal_craft"]
    assert hero.stack.cards == ["freezing_power", "potion_making"]
    assert play.keys == ["pick_card:ice_bolt", "pick_card:fire_bolt", "pick_card:in_need"]


@rule("MK-LEVEL-09", "MK-LEVEL-10", "MKW-LEVEL-18", "MKW-LEVEL-19")
def test_the_advanced_action_goes_on_top_of_the_deck_and_the_offer_slides_down() -> None:
    play = levelling(deck="march rage")
    play.do("pick_skill:white_crystal_craft", "pick_card:fire_bolt")
    assert play.state.advanced_offer.cards == ["ice_bolt", "in_need", "frost_bridge"]  # the new one on top
    assert play.state.players[0].hand.cards[0] == "fire_bolt"  # drawn first, at the end of the same turn


@rule("MK-LEVEL-07", "MKW-LEVEL-20", "MKW-LEVEL-22")
def test_a_skill_of_another_hero_comes_with_the_lowest_advanced_action() -> None:
    play = levelling(common="double_time", hand="march march rage swiftness determination", deck="rage")
    skills = ["pick_skill:green_crystal_craft", "pick_skill:white_crystal_craft", "pick_skill:double_time"]
    assert play.keys == skills
    play.do("pick_skill:double_time")
    hero = play.state.players[0]
    assert hero.skills == ["double_time"]
    assert play.state.common_skills.cards == ["green_crystal_craft", "white_crystal_craft"]
    assert hero.stack.cards == ["freezing_power", "potion_making"]
    assert hero.deck.cards[-1] == "ice_bolt"  # without a question
    assert play.state.advanced_offer.cards == ["fire_bolt", "in_need", "frost_bridge"]


@rule("MK-LEVEL-11", "MKW-LEVEL-21")
def test_own_skills_once_rejected_cannot_be_taken_back() -> None:
    play = levelling(common="flight double_time")
    assert "pick_skill:flight" not in play.keys  # Goldyx's own
    assert "pick_skill:double_time" in play.keys


@rule("MKW-LEVEL-23")
def test_the_first_hero_finds_no_skills_of_others() -> None:
    assert len(levelling().keys) == 2


@rule("MKW-LEVEL-17")
def test_a_new_skill_can_be_used_from_the_next_turn() -> None:
    play = levelling().do("pick_skill:green_crystal_craft", "pick_card:fire_bolt")
    assert play.state.players[0].skills == ["green_crystal_craft"]
    assert sum(play.state.players[0].crystals) == 0  # not at once
    assert play.offers("use_skill") == []


@rule("MK-LEVEL-05")
def test_everybody_sees_the_skills_turned_up() -> None:
    play = levelling()
    known = play.hero.stack.known
    assert known[SkillToken("green_crystal_craft")] == known[SkillToken("white_crystal_craft")] == ALL


@rule("MK-LEVEL-03", "MK-LEVEL-04", "MKW-LEVEL-03", "MKW-LEVEL-04", "MKW-LEVEL-24", "MKW-LEVEL-02", "MKW-LEVEL-08")
def test_an_odd_level_gives_a_command_token_and_armor() -> None:
    play = land("goldyx", hand="march", scenario="first_reconnaissance", others={"tovak": ""}, level=2, fame=8)
    hero = play.hero
    assert (command_limit(hero), row_of(hero.fame)) == (1, 3)
    play.turn.free = True
    play.do("end_turn", "done")
    assert hero.level == 3
    assert command_limit(hero) == 2
    assert play.state.common_skills.cards == []
    assert hero.skills == []


@rule("MKW-LEVEL-05", "MK-LEVEL-03")
def test_the_hand_limit_rises_at_level_five() -> None:
    play = land("goldyx", level=4)
    assert hand_limit(play.state, play.hero) == 5
    play.hero.level = 5
    assert hand_limit(play.state, play.hero) == 6


@rule("MKW-LEVEL-04")
@pytest.mark.parametrize(("level", "wounds"), [(2, 2), (3, 1)])
def test_armor_of_the_new_level(level: int, wounds: int) -> None:
    from tests.mage_knight.positions import fight

    play = fight("goldyx", "diggers", hand="march", level=level).do("end_phase", "end_phase")
    assert play.hand().count("wound") == wounds  # 3 damage against Armor 2 or 3


@rule("MK-LEVEL-02", "MKW-LEVEL-12")
def test_several_levels_one_after_the_other() -> None:
    play = levelling(15)  # Levels 2, 3 and 4
    play.do("pick_skill:green_crystal_craft", "pick_card:fire_bolt")
    assert play.prompt == "ask-skill"
    assert play.hero.level == 4
    assert play.keys == ["pick_skill:potion_making", "pick_skill:freezing_power"]
    play.do("pick_skill:potion_making", "pick_card:ice_bolt")
    assert play.state.players[0].skills == ["green_crystal_craft", "potion_making"]


@rule("MKW-LEVEL-09", "MKW-LEVEL-10")
def test_there_is_no_level_above_ten_though_fame_goes_on() -> None:
    play = land("goldyx", level=10, fame=118)
    gain_fame(Table(play.state, 1), play.hero, 7)
    assert play.hero.fame == 125
    assert not due(play.hero)
    assert row_of(500) == 10
