"""Skills of the heroes."""

import pytest

from emberhall.games.defenders.content import PLACE
from emberhall.games.defenders.state import General, Setup
from emberhall.rulebook import rule
from tests.defenders.positions import realm

DRAGONS = "brimstone hemlock sapphire_dragon onyx"


@rule("DR-SKILL-02")
def test_ambush_counts_against_the_general_of_the_shape_not_of_the_colour() -> None:
    hand = {"sorceress": ["dark_woods.1", "onyx.dark_woods.1"]}
    own = realm("sorceress", at={"sorceress": "dark_woods"}, hands=hand, setup=Setup(no_penalties=True))
    own.do("style:black").load(3).do("challenge:varkolak", "commit:dark_woods.1")
    assert own.general("varkolak").life == 4  # 4 is needed, and 1 is added
    agent = realm("sorceress", agent="agent_onyx", at={"sorceress": "wolf_pass"}, generals={"onyx": "wolf_pass"},
                  hands={"sorceress": ["dark_woods.1"]}, wounds={"onyx": 3})  # fmt: skip
    agent.do("style:black").load(6, 4).do("challenge_agent:onyx", "commit:dark_woods.1")
    assert agent.agent.alive  # the Undead are not his race: a 4 is no 5
    assert not agent.hero("sorceress").attacked


@rule("DR-SCEN5-07", "DR-SKILL-02")
def test_ambush_does_not_count_against_a_dragon_without_a_race() -> None:
    play = realm("sorceress", at={"sorceress": "fire_river"}, hands={"sorceress": ["brimstone.orc_valley.1"]},
                 setup=Setup(scenario="lands_on_fire", no_penalties=True))  # fmt: skip
    play.state.generals.append(General(card="brimstone", at=PLACE["fire_river"], life=6, most=6))
    play.do("style:red").load(4).do("challenge:brimstone", "commit:brimstone.orc_valley.1")
    assert play.general("brimstone").life == 6


@rule("DR-SKILL-02")
def test_the_sorceress_keeps_her_shape_until_the_turn_ends() -> None:
    play = realm("sorceress rogue").do("style:blue")
    assert play.state.supply[2] == 24
    play.do("end_day")
    assert (play.state.active, play.state.supply[2]) == (1, 25)


@rule("DR-SKILL-02")
def test_the_sorceress_cannot_be_sent_to_the_city_or_an_inn_in_her_shape() -> None:
    hands = {"sorceress": ["hammer_of_valor"]}
    play = realm("sorceress rogue", at={"sorceress": "wolf_pass", "rogue": "wolf_pass"}, hands=hands)
    play.do("style:red", "play:hammer_of_valor", "who:0:sorceress")
    assert {"where:monarch_city", "where:gryphon_inn"}.isdisjoint(play.keys)
    assert "where:dark_woods" in play.keys
    other = realm("sorceress rogue", at={"sorceress": "wolf_pass", "rogue": "wolf_pass"}, hands=hands)
    other.do("style:red", "play:hammer_of_valor", "who:1:rogue")
    assert "where:monarch_city" in other.keys


@rule("DR-SKILL-02")
def test_dragon_slayer_counts_against_both_sapphires() -> None:
    given = {"at": {"dwarf": "blizzard_mountains"}, "setup": Setup(no_penalties=True)}
    great = realm("dwarf", cast=DRAGONS, hands={"dwarf": ["sapphire_dragon.wolf_pass.1"]}, **given)  # type: ignore[arg-type]
    great.load(1).do("challenge:sapphire_dragon", "commit:sapphire_dragon.wolf_pass.1")
    assert great.keys == ["reroll:dragon_slayer", "pass"]
    masters = realm("dwarf", cast=DRAGONS, at={"dwarf": "wolf_pass"}, minions={"wolf_pass": "blue"}, dice=[1])
    assert masters.do("attack").prompt == "ask-action"  # Dragon Masters are no Dragonkin


def test_ambush_counts_for_the_first_attack_on_the_shapes_kind() -> None:
    play = realm("sorceress", at={"sorceress": "bounty_bay"}, minions={"bounty_bay": "red"}).do("style:red")
    play.load(1).do("attack")
    assert play.hero("sorceress").attacked
    play.load(3).do("attack")  # 4 is needed, and the two more are used up
    assert play.on_board() == 1
    other = realm("sorceress", at={"sorceress": "bounty_bay"}, minions={"bounty_bay": "blue"}).do("style:green")
    assert not other.load(1).do("attack").hero("sorceress").attacked


@pytest.mark.parametrize(("shape", "hurt", "ambushed"), [("green", 1, True), ("red", 0, False)])
def test_ambush_counts_against_the_general_of_the_shape(shape: str, hurt: int, ambushed: bool) -> None:
    play = realm("sorceress", at={"sorceress": "thorny_woods"}, hands={"sorceress": ["wyvern_forest.1"]},
                 setup=Setup(no_penalties=True))  # fmt: skip
    play.do(f"style:{shape}").load(2).do("challenge:gorgutt", "commit:wyvern_forest.1")
    assert play.general("gorgutt").life == 6 - hurt
    assert play.hero("sorceress").attacked == ambushed


def test_the_longest_mount_counts_and_the_eagle_rider_may_enter_the_city() -> None:
    plain = realm("eagle_rider", at={"eagle_rider": "bounty_bay"}).do("style:ground")
    both = realm("eagle_rider", at={"eagle_rider": "bounty_bay"}, completed={"eagle_rider": ["unicorn_steed"]})
    both.do("style:ground")
    assert plain.offers("mount") == both.offers("mount") != []
    assert "walk:monarch_city" in plain.keys
