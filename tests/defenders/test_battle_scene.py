"""A battle as it is shown: the exact odds of what is prepared."""

import pytest

from emberhall.games.defenders.scene.battle import battle, hits
from emberhall.games.defenders.state import Setup
from emberhall.rulebook import rule
from tests.defenders.positions import realm

GREEN = ["wyvern_forest.1", "wyvern_forest.2", "raven_forest.1", "raven_forest.2"]  # 1, 2, 1 and 1 dice


def test_the_odds_are_those_of_the_dice() -> None:
    assert hits([(1, 4)]) == pytest.approx([1 / 2, 1 / 2])
    assert hits([(1, 5), (2, 5)]) == pytest.approx([8 / 27, 12 / 27, 6 / 27, 1 / 27])
    assert hits([(2, 1)]) == pytest.approx([0, 0, 1])


@rule("DR-GSKILL-04")
def test_a_parry_takes_a_hit_away() -> None:
    assert hits([(1, 3)], parried=True) == pytest.approx([2 / 6, 4 / 6])
    chances = hits([(1, 4), (1, 4)], parried=True)
    assert chances[2] == pytest.approx(9 / 36)
    assert chances[1] == pytest.approx(12 / 36)
    assert chances[0] == pytest.approx(15 / 36)


@rule("DR-GSKILL-01", "DR-GSKILL-02")
def test_a_corrupted_card_loses_all_its_dice() -> None:
    assert hits([(2, 1)], corrupted=True) == pytest.approx([1 / 6, 0, 5 / 6])


def test_a_battle_that_could_begin_shows_its_odds() -> None:
    play = realm("rogue wizard", at={"rogue": "thorny_woods"}, hands={"rogue": GREEN}, wounds={"gorgutt": 4})
    fight = play.session.view(0).scene().fight
    assert fight is not None
    assert fight.ahead
    assert (fight.foes[0].life, fight.foes[0].of) == (2, 6)
    assert fight.odds is not None
    assert len(fight.odds.results) == 6  # five dice
    assert [result.enough for result in fight.odds.results] == [False, False, True, True, True, True]
    assert [one.id for one in fight.ours] == ["attacker:0"]


def test_the_odds_ahead_count_the_cards_of_all_heroes_here_each_with_its_own_bonus() -> None:
    where = {"sorceress": "dark_woods", "cleric": "dark_woods"}
    hands = {"sorceress": ["land_of_amazons.1"], "cleric": ["sea_bird_port.2"]}  # a die and two
    play = realm("sorceress cleric", at=where, hands=hands, wounds={"varkolak": 4})  # 1 Life
    play.do("style:black")  # +1 against Varkolak, who is hit on 4 or more
    fight = play.session.view(0).scene().fight
    assert fight is not None
    assert fight.odds is not None
    assert fight.odds.name.id == "battle-with-all-here"
    assert fight.odds.chance == pytest.approx(1 - 2 / 6 * 3 / 6 * 3 / 6)
    assert [[figure.value for figure in one.figures] for one in fight.ours] == [[6, 1], [6, 2]]
    assert [line.text.args.get("n") for line in fight.foes[0].lines] == [3, 4, None]


def test_the_odds_of_what_is_prepared_count_the_bonus_of_whoever_prepared_it() -> None:
    where = {"sorceress": "dark_woods", "cleric": "dark_woods"}
    hands = {"sorceress": ["land_of_amazons.1"], "cleric": ["sea_bird_port.2"]}
    play = realm("sorceress cleric", at=where, hands=hands, wounds={"varkolak": 4})
    play.do("style:black", "challenge:varkolak", "commit:land_of_amazons.1")
    fight = play.session.view(0).scene().fight
    assert fight is not None
    assert fight.odds is not None
    assert not fight.ahead
    assert fight.odds.chance == pytest.approx(4 / 6)
    assert [one.note.id for one in fight.ours if one.note] == ["battle-attacks", "battle-may-join"]
    play.do("commit:sea_bird_port.2")
    fight = play.session.view(0).scene().fight
    assert fight is not None
    assert fight.odds is not None
    assert fight.odds.chance == pytest.approx(1 - 2 / 6 * 3 / 6 * 3 / 6)
    assert [one.note.id for one in fight.ours if one.note] == ["battle-attacks", "battle-joins"]


def test_what_is_prepared_counts_once_the_battle_has_begun() -> None:
    play = realm("rogue", at={"rogue": "thorny_woods"}, hands={"rogue": GREEN}, setup=Setup(no_penalties=True))
    play.do("challenge:gorgutt")
    fight = play.session.view(0).scene().fight
    assert fight is not None
    assert fight.odds is not None
    assert (len(fight.odds.results), fight.odds.so_far) == (6, 0.0), "what could be, and what is"
    assert [line.text.id for line in fight.stakes] == ["note-penalty-none"]
    play.do("commit:wyvern_forest.2")
    fight = play.session.view(0).scene().fight
    assert fight is not None
    assert not fight.ahead
    assert fight.odds is not None
    assert len(fight.odds.results) == 3  # two dice
    assert (fight.odds.chance, fight.odds.so_far) == (0, None)


def test_nothing_is_shown_where_minions_stand_before_the_general() -> None:
    guarded = realm("rogue", at={"rogue": "thorny_woods"}, hands={"rogue": GREEN}, minions={"thorny_woods": "blue"})
    assert guarded.session.view(0).scene().fight is None


def test_buttons_for_preparing_cards_say_what_they_do() -> None:
    play = realm("rogue", at={"rogue": "thorny_woods"}, hands={"rogue": GREEN}).do("challenge:gorgutt")
    labels = {option.key(): option.label() for option in play.ask.options}
    assert (labels["all"].id, labels["all"].args) == ("option-all-roll", {"n": 5})
    assert labels["done"].id == "option-no-dice"
    play.do("commit:wyvern_forest.2")
    labels = {option.key(): option.label() for option in play.ask.options}
    assert (labels["done"].id, labels["done"].args) == ("option-roll", {"n": 2})
    assert (labels["all"].id, labels["all"].args) == ("option-all-roll", {"n": 5})
    where = {"rogue": "thorny_woods", "wizard": "thorny_woods"}
    two = realm("rogue wizard", at=where, hands={"rogue": GREEN, "wizard": ["heavens_glade.1"]}).do("challenge:gorgutt")
    assert two.ask.option("all").label().id == "option-all"  # the other hero is asked before the roll


def test_between_two_rolls_the_odds_are_those_of_the_dice_still_to_fall() -> None:
    where = {"rogue": "thorny_woods", "wizard": "thorny_woods", "dwarf": "thorny_woods"}
    hands = {"rogue": GREEN[:1], "wizard": ["heavens_glade.1"], "dwarf": ["unicorn_forest.1"]}  # a die each
    play = realm("rogue wizard dwarf", at=where, hands=hands, wounds={"gorgutt": 3})  # 3 Life
    play.do("challenge:gorgutt", "commit:wyvern_forest.1", "commit:heavens_glade.1", "commit:unicorn_forest.1")
    before = play.session.view(0).scene().fight
    assert before is not None
    assert before.odds is not None
    assert len(before.odds.results) == 4
    play.load(6).do("next:2:dwarf")
    after = play.session.view(0).scene().fight
    assert after is not None
    assert after.odds is not None
    assert [result.name for result in after.odds.results] == ["0", "1", "2", "3"]
    assert after.odds.results[0].chance == pytest.approx(3 / 36)  # a 1 and a 2, or two 1s: the hit dealt is parried
    assert before.odds.chance < after.odds.chance < 1


@rule("DR-AIM-05")
def test_a_supply_that_runs_out_is_told_in_time() -> None:
    play = realm("rogue", at={"rogue": "thorny_woods"})
    names = [figure.name.id for figure in play.session.view(0).scene().status]
    assert "figure-supply" not in names
    play.state.supply[2] = 5
    last = play.session.view(0).scene().status[-1]
    assert (last.name.id, last.value) == ("figure-supply", 5)


@rule("DR-AGENT-03")
def test_a_battle_with_an_agent_shows_the_agents_penalty() -> None:
    play = realm("ranger", agent="agent_brimstone", at={"ranger": "fire_river"}, hands={"ranger": ["orc_valley.1"]})
    scene = battle(play.state)
    assert scene is not None  # any red card counts
    assert len(scene.stakes) == 1  # wounds, and no cards as for the General
