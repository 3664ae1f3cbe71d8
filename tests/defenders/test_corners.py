"""Corners of the rules: what happens to the dead and their successors, in a borrowed shape, with nothing to roll."""

import pytest

from emberhall.games.defenders.content import IDS, PLACE, QUESTS
from emberhall.games.defenders.content.kinds import NO_LOCATION
from emberhall.games.defenders.effects.book import possible
from emberhall.games.defenders.game import GAME
from emberhall.games.defenders.scene.battle import battle
from emberhall.games.defenders.state import General, Setup
from emberhall.kernel import Session
from emberhall.rulebook import rule
from tests.defenders.positions import QUIET, realm

DRAGONS = "brimstone hemlock sapphire_dragon onyx"
IMPS = "balazarg hemlock sapphire varkolak"
GREEN_CARDS = ["raven_forest.1", "raven_forest.2"]


# the Sorceress in her shape


@rule("DR-SKILL-02")
def test_the_ambush_is_on_the_general_of_the_kind_not_on_any_of_the_colour() -> None:
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
def test_there_is_no_ambush_on_a_dragon_who_came_without_a_race() -> None:
    play = realm("sorceress", at={"sorceress": "fire_river"}, hands={"sorceress": ["brimstone.orc_valley.1"]},
                 setup=Setup(scenario="lands_on_fire", no_penalties=True))  # fmt: skip
    play.state.generals.append(General(card="brimstone", at=PLACE["fire_river"], life=6, most=6))
    play.do("style:red").load(4).do("challenge:brimstone", "commit:brimstone.orc_valley.1")
    assert play.general("brimstone").life == 6


@rule("DR-SKILL-02")
def test_a_shape_is_for_the_turn() -> None:
    play = realm("sorceress rogue").do("style:blue")
    assert play.state.supply[2] == 24
    play.do("end_day")
    assert (play.state.active, play.state.supply[2]) == (1, 25)


@rule("DR-SKILL-02")
def test_in_her_shape_she_is_sent_neither_to_the_city_nor_to_an_inn() -> None:
    hands = {"sorceress": ["hammer_of_valor"]}
    play = realm("sorceress rogue", at={"sorceress": "wolf_pass", "rogue": "wolf_pass"}, hands=hands)
    play.do("style:red", "play:hammer_of_valor", "who:0:sorceress")
    assert {"where:monarch_city", "where:gryphon_inn"}.isdisjoint(play.keys)
    assert "where:dark_woods" in play.keys
    other = realm("sorceress rogue", at={"sorceress": "wolf_pass", "rogue": "wolf_pass"}, hands=hands)
    other.do("style:red", "play:hammer_of_valor", "who:1:rogue")
    assert "where:monarch_city" in other.keys


# Sapphire is Sapphire, dragon or not


@rule("DR-SKILL-02")
def test_the_dragon_slayer_knows_sapphire_in_either_guise() -> None:
    given = {"at": {"dwarf": "blizzard_mountains"}, "setup": Setup(no_penalties=True)}
    great = realm("dwarf", cast=DRAGONS, hands={"dwarf": ["sapphire_dragon.wolf_pass.1"]}, **given)  # type: ignore[arg-type]
    great.load(1).do("challenge:sapphire_dragon", "commit:sapphire_dragon.wolf_pass.1")
    assert great.keys == ["reroll:dragon_slayer", "pass"]
    masters = realm("dwarf", cast=DRAGONS, at={"dwarf": "wolf_pass"}, minions={"wolf_pass": "blue"}, dice=[1])
    assert masters.do("attack").prompt == "ask-action"  # Dragon Masters are no Dragonkin


@rule("DR-QUEST-02", "DR-SCEN1-04")
def test_sapphire_the_great_blue_dragon_can_be_scouted() -> None:
    play = realm("ranger", cast=DRAGONS, at={"ranger": "enchanted_glade"}, quests={"ranger": "crystal_of_light"},
                 quest_deck=["scout_sapphire"])  # fmt: skip
    play.load(5, 1, 1).do("attempt:crystal_of_light")
    assert play.hero("ranger").quest == "scout_sapphire"
    there = realm("ranger", cast=DRAGONS, at={"ranger": "blizzard_mountains"}, quests={"ranger": "scout_sapphire"},
                  deck=["sapphire_dragon.wolf_pass.1"])  # fmt: skip
    assert there.do("attempt:scout_sapphire").hand("ranger") == ["sapphire_dragon.wolf_pass.1"]


# the dead and their successors


@rule("DR-WOUND-09")
def test_who_takes_the_place_of_the_dead_has_no_day_and_no_wounds_of_it() -> None:
    play = realm("ranger rogue", cast=DRAGONS, at={"ranger": "wolf_pass"}, life={"ranger": 1},
                 minions={"wolf_pass": "black", "monarch_city": "black black"}, dice=[1])  # fmt: skip
    play.do("attack", "take_hero:cleric")
    assert play.state.active == 1  # Evening and Night are over
    assert (play.hero("cleric").life, len(play.hand("cleric"))) == (6, 4)


@rule("DR-DEFEAT-01", "DR-WOUND-10")
def test_who_dies_of_the_penalty_is_not_asked_which_cards_go() -> None:
    hand = [*GREEN_CARDS, "dark_woods.1", "dark_woods.2"]
    play = realm("rogue", at={"rogue": "thorny_woods"}, life={"rogue": 2}, hands={"rogue": hand}, dice=[2])
    play.do("challenge:gorgutt", "commit:raven_forest.1", "done")
    assert play.prompt == "ask-hero"
    assert sorted(play.state.hero_discard.cards) == sorted(hand)


@rule("DR-WOUND-09", "DR-IMP-11")
def test_a_successor_is_not_driven_to_the_city_by_the_general() -> None:
    play = realm("rogue", cast=DRAGONS, at={"rogue": "dark_woods"}, life={"rogue": 1}, slain={"rogue": ["hemlock"]},
                 dead=["hemlock"], minions={"monarch_city": "green"},
                 hands={"rogue": ["onyx.dark_woods.1"]})  # fmt: skip
    play.load(6, 1, 1).do("challenge:onyx", "commit:onyx.dark_woods.1", "take_hero:dwarf")
    assert play.minions("monarch_city") == "green"  # he stands among them: nobody has come in


@rule("DR-GHEAL-03")
def test_whom_the_battle_leaves_without_a_hero_is_not_waited_for() -> None:
    play = realm("rogue wizard dwarf", at={"rogue": "thorny_woods", "wizard": "thorny_woods"}, wounds={"gorgutt": 3},
                 life={"wizard": 1}, hands={"rogue": GREEN_CARDS[:1], "wizard": GREEN_CARDS[1:]})  # fmt: skip
    play.state.fallen = ["cleric", "eagle_rider", "paladin", "ranger", "sorceress"]
    play.load(3, 2).do("challenge:gorgutt", "commit:raven_forest.1", "commit:raven_forest.2", "next:0:rogue")
    assert play.general("gorgutt").life == 2
    assert [hero.life for hero in play.state.heroes] == [4, 0, 5]
    assert play.general("gorgutt").waits == 2


@rule("DR-WOUND-09")
def test_a_round_of_turns_passes_players_without_a_hero() -> None:
    play = realm("paladin rogue", cast=DRAGONS, life={"rogue": 0}, kept={"paladin": ["seal_the_lair"]},
                 darkness=["onyx.d41", "onyx.d41"])  # fmt: skip
    play.do("use:seal_the_lair", "which:onyx", "end_day")
    assert play.at("onyx") == "dark_woods"
    assert play.do("end_day").at("onyx") == "windy_pass"


@rule("DR-WOUND-09")
def test_who_has_no_hero_is_nowhere_to_purify() -> None:
    play = realm("ranger rogue", life={"rogue": 0}, kept={"rogue": ["crystal_of_light"]})
    play.hero("rogue").at = NO_LOCATION
    play.state.crystals = [1] * len(IDS)
    act = QUESTS["crystal_of_light"].act
    assert act is not None
    assert not possible(play.state, 1, act)
    assert possible(play.state, 0, act)


# battles


@rule("DR-GROUP-03", "DR-GROUP-04")
def test_who_has_no_dice_has_no_place_in_the_order() -> None:
    where = {"rogue": "thorny_woods", "wizard": "thorny_woods"}
    play = realm("rogue wizard", at=where, hands={"wizard": GREEN_CARDS[:1]}, setup=Setup(no_penalties=True))
    play.load(3).do("challenge:gorgutt", "commit:raven_forest.1")
    assert play.prompt == "ask-action"
    assert play.general("gorgutt").life == 5
    red = realm("rogue wizard", at={"rogue": "scorpion_canyon", "wizard": "scorpion_canyon"},
                hands={"rogue": ["orc_valley.1"], "wizard": ["orc_valley.2"]},
                setup=Setup(no_penalties=True))  # fmt: skip
    red.load(1, 2, 4).do("challenge:balazarg", "commit:orc_valley.1", "commit:orc_valley.2")
    assert red.prompt == "ask-action"  # a card was corrupted, and one hero is left to roll
    assert red.general("balazarg").life == 5


@rule("DR-BATTLE-08")
def test_a_combat_skill_is_cancelled_once() -> None:
    where = {"rogue": "thorny_woods", "wizard": "thorny_woods"}
    play = realm("rogue wizard", at=where, hands={"rogue": GREEN_CARDS[:1]}, setup=Setup(no_penalties=True),
                 kept={"rogue": ["amaraks_blessing"], "wizard": ["amaraks_blessing"]})  # fmt: skip
    play.load(1).do("challenge:gorgutt", "use:amaraks_blessing", "commit:raven_forest.1")
    assert play.prompt == "ask-action"  # the wizard has nothing left to do
    assert play.hero("wizard").kept == ["amaraks_blessing"]


@rule("DR-HONOR-11")
def test_equals_choose_in_turn_order_from_who_dealt_the_last_blow() -> None:
    where = dict.fromkeys(("rogue", "wizard", "ranger"), "dark_woods")
    play = realm("rogue wizard ranger", at=where, dead=["balazarg", "gorgutt", "sapphire"], wounds={"varkolak": 4},
                 hands={"rogue": ["dark_woods.1"], "wizard": ["dark_woods.2"]}, setup=Setup(honors=True),
                 cup=[f"fame.2.{n}" for n in range(1, 9)])  # fmt: skip
    for seat, minor in enumerate((5, 0, 20)):
        play.state.heroes[seat].minor = minor
    play.load(6).do("challenge:varkolak", "commit:dark_woods.1", "commit:dark_woods.2", "next:1:wizard")
    assert [hero.minor + sum(hero.major) for hero in play.state.heroes] == [5, 5, 20]
    assert play.ask.seat == 1  # the wizard's blow, in the rogue's turn


@rule("DR-AGENT-03")
def test_the_scene_of_a_battle_with_an_agent_shows_his_card() -> None:
    play = realm("ranger", agent="agent_brimstone", at={"ranger": "fire_river"}, hands={"ranger": ["orc_valley.1"]})
    scene = battle(play.state)
    assert scene is not None  # any red card counts
    assert len(scene.stakes) == 1  # wounds, and no cards as for the General


# fighting minions


@rule("DR-FIGHT-04", "DR-SKILL-02")
def test_what_is_added_in_every_combat_is_added_to_a_fireball() -> None:
    play = realm("wizard", at={"wizard": "wolf_pass"}, hands={"wizard": ["orc_valley.1"]},
                 completed={"wizard": ["amulet_of_the_gods"]}, minions={"wolf_pass": "red blue"})  # fmt: skip
    play.load(1, 1).do("throw_fireball:orc_valley.1")
    assert play.on_board() == 0
    rally = realm("wizard", effect="kings_rally", at={"wizard": "wolf_pass"}, hands={"wizard": ["orc_valley.1"]},
                  minions={"wolf_pass": "red"})  # fmt: skip
    assert rally.load(1).do("throw_fireball:orc_valley.1").on_board() == 0


@rule("DR-QUEST-06", "DR-SKILL-02")
def test_the_dice_of_a_reward_count_for_arrows_too() -> None:
    play = realm("ranger", at={"ranger": "wolf_pass"}, kept={"ranger": ["find_magic_gate"]},
                 minions={"orc_valley": "red blue", IDS[PLACE["orc_valley"] + 1]: "red"})  # fmt: skip
    assert play.offers("shoot_with") == [f"shoot_with:find_magic_gate:orc_valley:{c}" for c in ("red", "blue")]
    play.load(1, 1, 1, 5).do("shoot_with:find_magic_gate:orc_valley:blue")
    assert play.minions("orc_valley") == "red"
    assert play.hero("ranger").kept == []
    assert play.hero("ranger").actions == 4


# cards


@rule("DR-HCARD-07")
def test_a_spy_watches_only_who_would_heal() -> None:
    hands = {"rogue": ["spy_in_the_camp", *GREEN_CARDS[:1]]}
    play = realm("rogue", at={"rogue": "thorny_woods"}, hands=hands, setup=Setup(no_penalties=True))
    play.load(3).do("challenge:gorgutt", "commit:raven_forest.1", "done")
    assert play.offers("play") == []  # he does not heal at the end of this turn anyway
    play.do("end_day")
    assert play.offers("play") == ["play:spy_in_the_camp"]


@rule("DR-HCARD-07")
def test_messengers_without_a_card_to_bring_do_not_ride() -> None:
    play = realm("ranger cleric", at={"cleric": "dark_woods"}, hands={"ranger": ["royal_messengers"]})
    assert play.offers("play") == []
    more = realm("ranger cleric", at={"cleric": "dark_woods"},
                 hands={"ranger": ["royal_messengers"], "cleric": ["orc_valley.1"]})  # fmt: skip
    assert more.offers("play") == ["play:royal_messengers"]


@rule("DR-HCARD-07")
@pytest.mark.parametrize("card", ["elven_archers", "kings_guard_attack"])
def test_where_no_minions_are_there_is_nothing_to_do_for_archers_and_guard(card: str) -> None:
    assert realm("rogue", hands={"rogue": [card]}, minions={"blood_flats": "red"}).offers("play") == []


@rule("DR-HCARD-07")
def test_cavalry_at_the_end_of_its_way_is_asked_nothing() -> None:
    play = realm("rogue", hands={"rogue": ["cavalry_sweep"]}, minions={"withered_hills": "red", "chimera_inn": "red"})
    play.do("play:cavalry_sweep", "where:withered_hills", "where:chimera_inn", "whence:chimera_inn:red")
    assert play.prompt == "ask-action"


@rule("DR-HCARD-07")
def test_one_dragonkin_is_all_that_cavalry_removes_from_a_location() -> None:
    play = realm("rogue", hands={"rogue": ["cavalry_sweep"]}, minions={"wolf_pass": "green blue blue"})
    play.do("play:cavalry_sweep", "where:wolf_pass", "whence:wolf_pass:blue")
    assert play.offers("whence") == []
    other = realm("rogue", hands={"rogue": ["cavalry_sweep"]}, minions={"wolf_pass": "green blue blue"})
    other.do("play:cavalry_sweep", "where:wolf_pass", "whence:wolf_pass:green")
    assert other.offers("whence") == []


LAND = Setup(scenario="land_is_dying")


@rule("DR-HCARD-07")
@pytest.mark.parametrize(("card", "given", "asked"), [
    ("d13", {"minions": {"raven_forest": "red red"}}, True),  # Balazarg brings the third Demon
    ("d13", {"minions": {"raven_forest": "red green"}}, False),
    ("d02", {"generals": {"balazarg": "bounty_bay"}, "minions": {"minotaur_forest": "green"}}, True),  # to the city
    ("d01", {"minions": {"windy_pass": "green green"}}, False),  # one Demon among Orcs
    ("d01", {"minions": {"windy_pass": "red red"}}, True),
    ("brimstone.d17", {"cast": DRAGONS}, False),  # a Zealot in Brookdale Village, and a Fire Elemental with Brimstone
    ("brimstone.d17", {"cast": DRAGONS, "minions": {"brookdale_village": "blue"}}, True),  # the third, in his fire
    ("d16", {"generals": {"balazarg": "raven_forest"}, "minions": {"angel_tear_falls": "black"}}, True),  # 1 + 1 + 2
    ("hemlock.d12", {"cast": IMPS, "setup": LAND}, True),  # Hemlock moves and taints
    ("sapphire_dragon.elemental_fury", {"cast": DRAGONS, "fires": ["wolf_pass"],
                                        "minions": {"wolf_pass": "blue blue"}}, True),
    ("sapphire_dragon.elemental_fury", {"cast": DRAGONS, "fires": ["wolf_pass"],
                                        "minions": {"wolf_pass": "blue"}}, False),
    ("imp_mischief", {"cast": IMPS, "minions": {"father_oak_forest": "blue blue blue"}}, True),
    ("imp_mischief", {"cast": IMPS, "minions": {"wolf_pass": "blue blue blue"}}, True),  # by Swift Wings
    ("imp_mischief", {"cast": IMPS}, False),
    ("imp_mischief", {"cast": IMPS, "minions": {"monarch_city": "blue blue red red"}}, True),  # the fifth in the city
])  # fmt: skip
def test_cards_for_any_time_are_asked_for_wherever_harm_comes(card: str, given: dict[str, object], asked: bool) -> None:
    place = {"hands": {"rogue": ["hammer_of_valor"]}, "darkness": [card, *QUIET], "phase": "night", **given}
    play = realm("rogue", **place)  # type: ignore[arg-type]
    assert (play.prompt == "ask-special-shown") == asked


@rule("DR-HCARD-07", "DR-BRIM-05")
def test_the_fire_of_brimstone_is_harm_where_a_third_minion_comes_with_him() -> None:
    for minions, asked in (("black black", True), ("black", False)):
        play = realm("rogue", cast=DRAGONS, hands={"rogue": ["hammer_of_valor"]}, phase="night", dead=["onyx"],
                     defeated=1, darkness=["quiet.1", "brimstone.d13", *QUIET],
                     minions={"mccorm_highlands": minions})  # fmt: skip
        assert (play.prompt == "ask-special-shown") == asked
        if asked:
            assert play.do("pass").crystals("mccorm_highlands") == 1


@rule("DR-HCARD-07", "DR-AGENT-09")
def test_an_agent_who_taints_is_harm() -> None:
    for minions, asked in (("blue blue", True), ("blue", False)):
        play = realm("rogue", agent="agent_hemlock", darkness=["d34", *QUIET], hands={"rogue": ["hammer_of_valor"]},
                     minions={"greenleaf_village": minions}, generals={"gorgutt": "orc_valley"},
                     phase="night")  # fmt: skip
        assert (play.prompt == "ask-special-shown") == asked
    # d25 brings two Orcs to Greenleaf Village, and Hemlock after them
    both = realm("rogue", agent="agent_hemlock", darkness=["d25", *QUIET], hands={"rogue": ["hammer_of_valor"]},
                 generals={"gorgutt": "orc_valley"}, phase="night")  # fmt: skip
    assert both.prompt == "ask-special-shown"
    assert both.do("pass").crystals("greenleaf_village") == 1


# Agents


@rule("DR-AGENT-05", "DR-AGENT-09")
def test_onyx_hunts_on_ways_around_the_city() -> None:
    play = realm("ranger", at={"ranger": "bounty_bay"}, agent="agent_onyx", generals={"onyx": "wolf_pass"},
                 darkness=["d30", *QUIET], phase="night")  # fmt: skip
    assert play.keys == ["where:pleasant_hill", "where:dancing_stone"]  # two steps of four, on either side
    beside = realm("ranger", agent="agent_onyx", generals={"onyx": "wolf_pass"}, darkness=["d30", *QUIET],
                   phase="night")  # fmt: skip
    assert beside.prompt == "ask-action"  # he is as near as he can be
    assert beside.at("agent_onyx") == "wolf_pass"


@rule("DR-AGENT-09")
def test_heroes_who_stand_together_are_one_prey() -> None:
    play = realm("ranger rogue", at={"ranger": "serpent_swamp", "rogue": "serpent_swamp"}, agent="agent_onyx",
                 darkness=["d30", *QUIET], phase="night")  # fmt: skip
    assert play.prompt == "ask-action"
    assert [hero.most - hero.life for hero in play.state.heroes] == [1, 1]


# Onslaught


@rule("DR-SCEN3-14")
def test_nobody_is_dealt_a_quest_that_another_has_returned() -> None:
    session = Session(GAME, Setup(scenario="onslaught"), 4, seed=2)
    seen: set[str] = set()
    for _ in range(4):
        assert session.ask is not None
        assert session.ask.prompt.id == "ask-keep-quest"
        keys = session.ask.keys()
        assert seen.isdisjoint(keys)
        seen.update(keys)
        session.choose(keys[0])
    assert len(seen) == 8


# the King's Blessing


@rule("DR-BLESS-02")
def test_the_active_player_decides_about_the_blessing_also_for_an_ally() -> None:
    where = {"rogue": "thorny_woods", "wizard": "thorny_woods"}
    play = realm("rogue wizard", at=where, hands={"wizard": GREEN_CARDS[:1]},
                 setup=Setup(no_penalties=True, blessing=1))  # fmt: skip
    play.session.table.events = events = []
    play.load(2).do("challenge:gorgutt", "commit:raven_forest.1")
    assert (play.prompt, play.ask.seat) == ("ask-reroll-other", 0)
    assert play.keys == ["reroll:blessing", "pass"]
    play.load(3).do("reroll:blessing")
    assert (play.state.blessing, play.general("gorgutt").life) == (0, 5)
    assert "say-blessed" in [event.message.id for event in events]


@rule("DR-BLESS-02")
def test_no_token_is_asked_for_where_a_card_does_nothing() -> None:
    # d16: Balazarg goes to Angel Tear Falls, which is not one step away; d13: to Raven Forest, which is
    for card, asked in (("d16", False), ("d13", True)):
        play = realm("rogue", darkness=["quiet.1", card, *QUIET], defeated=1, setup=Setup(blessing=1), phase="night")
        assert (play.prompt == "ask-bless-night") == asked


# Quests


@rule("DR-QUEST-01")
def test_an_inn_counts_as_visited_for_who_draws_the_quest_there() -> None:
    play = realm("rogue", at={"rogue": "gryphon_inn"}, quests={"rogue": "orc_hunter"}, quest_deck=["rumors"],
                 collected={"rogue": [0, 5, 0, 0]}, minions={"gryphon_inn": "green"}, dice=[6])  # fmt: skip
    play.do("attack")
    assert (play.hero("rogue").quest, play.hero("rogue").visited) == ("rumors", [PLACE["gryphon_inn"]])
