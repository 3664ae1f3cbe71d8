"""A hero's death, and the new hero."""

from emberhall.games.defenders.content import IDS, QUESTS
from emberhall.games.defenders.content.kinds import NO_LOCATION
from emberhall.games.defenders.effects.book import PLAYED_BY, possible
from emberhall.rulebook import rule
from tests.defenders.positions import realm

DRAGONS = "brimstone hemlock sapphire_dragon onyx"
GREEN_CARDS = ["raven_forest.1", "raven_forest.2"]


@rule("DR-WOUND-09")
def test_a_new_hero_skips_the_rest_of_the_day_and_its_wounds() -> None:
    play = realm("ranger rogue", cast=DRAGONS, at={"ranger": "wolf_pass"}, life={"ranger": 1},
                 minions={"wolf_pass": "black", "monarch_city": "black black"}, dice=[1])  # fmt: skip
    play.do("attack", "take_hero:cleric")
    assert play.state.active == 1  # Evening and Night are over
    assert (play.hero("cleric").life, len(play.hand("cleric"))) == (6, 4)


@rule("DR-DEFEAT-01", "DR-WOUND-10")
def test_a_hero_killed_by_the_penalty_discards_the_whole_hand_unasked() -> None:
    hand = [*GREEN_CARDS, "dark_woods.1", "dark_woods.2"]
    play = realm("rogue", at={"rogue": "thorny_woods"}, life={"rogue": 2}, hands={"rogue": hand}, dice=[2])
    play.do("challenge:gorgutt", "commit:raven_forest.1", "done")
    assert play.prompt == "ask-hero"
    assert sorted(play.state.hero_discard.cards) == sorted(hand)


@rule("DR-WOUND-09", "DR-IMP-11")
def test_a_new_hero_is_not_moved_to_the_city_by_the_defeat() -> None:
    play = realm("rogue", cast=DRAGONS, at={"rogue": "dark_woods"}, life={"rogue": 1}, slain={"rogue": ["hemlock"]},
                 dead=["hemlock"], minions={"monarch_city": "green"},
                 hands={"rogue": ["onyx.dark_woods.1"]})  # fmt: skip
    play.load(6, 1, 1).do("challenge:onyx", "commit:onyx.dark_woods.1", "take_hero:dwarf")
    assert play.minions("monarch_city") == "green"  # he stands among them: nobody has come in


@rule("DR-GHEAL-03")
def test_players_without_a_hero_do_not_delay_a_generals_healing() -> None:
    play = realm("rogue wizard dwarf", at={"rogue": "thorny_woods", "wizard": "thorny_woods"}, wounds={"gorgutt": 3},
                 life={"wizard": 1}, hands={"rogue": GREEN_CARDS[:1], "wizard": GREEN_CARDS[1:]})  # fmt: skip
    play.state.fallen = ["cleric", "eagle_rider", "paladin", "ranger", "sorceress"]
    play.load(3, 2).do("challenge:gorgutt", "commit:raven_forest.1", "commit:raven_forest.2", "next:0:rogue")
    assert play.general("gorgutt").life == 2
    assert [hero.life for hero in play.state.heroes] == [4, 0, 5]
    assert play.general("gorgutt").waits == 2


@rule("DR-WOUND-09")
def test_a_full_round_skips_players_without_a_hero() -> None:
    play = realm("paladin rogue", cast=DRAGONS, life={"rogue": 0}, kept={"paladin": ["seal_the_lair"]},
                 darkness=["onyx.d41", "onyx.d41"])  # fmt: skip
    play.do("use:seal_the_lair", "which:onyx", "end_day")
    assert play.at("onyx") == "dark_woods"
    assert play.do("end_day").at("onyx") == "windy_pass"


@rule("DR-WOUND-09")
def test_a_player_without_a_hero_cannot_purify_land() -> None:
    play = realm("ranger rogue", life={"rogue": 0}, kept={"rogue": ["crystal_of_light"]})
    play.hero("rogue").at = NO_LOCATION
    play.state.crystals = [1] * len(IDS)
    act = QUESTS["crystal_of_light"].act
    assert act is not None
    assert not possible(play.state, PLAYED_BY[1], act)
    assert possible(play.state, PLAYED_BY[0], act)
