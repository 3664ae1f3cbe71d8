"""Agents of the Dark Lord."""

import pytest

from emberhall.games.defenders.content import AGENTS, IDS, OF_COLOUR
from emberhall.games.defenders.game import GAME
from emberhall.games.defenders.rules.ending import scores
from emberhall.games.defenders.setup import unfit
from emberhall.games.defenders.state import Setup
from emberhall.games.defenders.terms import GREEN
from emberhall.kernel import Session
from emberhall.rulebook import rule
from tests.defenders.positions import QUIET, realm

FAR = {"balazarg": "bounty_bay", "gorgutt": "orc_valley", "varkolak": "father_oak_forest"}
HONORS = Setup(honors=True)


@rule("DR-AGENT-01", "DR-AGENT-03")
def test_the_agents_with_what_their_cards_say() -> None:
    found = {agent.id: (agent.dragon, agent.life, agent.hit, agent.skill) for agent in AGENTS.values()}
    assert found == {
        "agent_brimstone": ("brimstone", 4, 5, "fire_breath"),
        "agent_hemlock": ("hemlock", 4, 4, "poison_breath"),
        "agent_onyx": ("onyx", 4, 5, "acid_breath"),
    }
    starts = [realm(agent=agent).at(agent) for agent in AGENTS]
    assert starts == ["fire_river", "wyvern_forest", "mccorm_highlands"]


# activation


@rule("DR-AGENT-03", "DR-AGENT-09", "DR-SCEN2-09")
def test_brimstone_flies_by_red_cards_sets_fires_and_burns() -> None:
    # d13: the red General; second location McCorm Highlands
    where = {"paladin": "mccorm_highlands"}
    play = realm(agent="agent_brimstone", at=where, darkness=["d13"], generals=FAR, phase="night")
    assert play.at("agent_brimstone") == "mccorm_highlands"
    assert play.fires == ["mccorm_highlands"]
    assert play.hero("paladin").life == 4
    special = realm(agent="agent_brimstone", darkness=["patrols_red"], generals={"balazarg": "raven_forest"})
    assert special.do("end_day").at("agent_brimstone") == "mermaid_harbor"
    ten = ["dark_woods", "golden_oak_forest", "enchanted_glade", "unicorn_forest", "blood_flats", "scorpion_canyon",
           "windy_pass", "rock_bridge_pass", "brookdale_village", "fire_river"]  # fmt: skip
    burning = realm(agent="agent_brimstone", darkness=["d13"], fires=ten, generals=FAR).do("end_day")
    assert burning.over == ""  # only the General burns the city
    assert burning.at("agent_brimstone") == "mccorm_highlands"


@rule("DR-AGENT-09")
def test_cards_of_other_colours_leave_the_agent_alone() -> None:
    where = {"paladin": "mccorm_highlands"}
    for card in ("d04", "d28", "d42", "quiet.1"):
        play = realm(agent="agent_brimstone", at=where, darkness=[card], generals=FAR, phase="night")
        assert play.at("agent_brimstone") == "fire_river"
        assert play.hero("paladin").life == 5


@rule("DR-AGENT-09")
def test_the_icon_counts_even_if_its_general_is_dead_or_the_card_only_moves() -> None:
    play = realm(agent="agent_brimstone", darkness=["quiet.1", "d13"], dead=["balazarg"]).do("end_day")
    assert play.at("agent_brimstone") == "mccorm_highlands"
    assert play.minions("mccorm_highlands") == ""


def test_hemlock_takes_cards_and_taints_where_two_minions_are() -> None:
    # d34: the green General; Gryphon Forest is far, the nearest green location from Wyvern Forest is Greenleaf Village
    hands = {"paladin": ["wolf_pass.1", "wolf_pass.2"]}
    where = {"paladin": "greenleaf_village"}
    play = realm(agent="agent_hemlock", at=where, hands=hands, darkness=["d34"], generals=FAR, phase="night",
                 minions={"greenleaf_village": "blue blue"})  # fmt: skip
    assert play.at("agent_hemlock") == "greenleaf_village"
    assert len(play.hand("paladin")) == 1
    assert play.crystals("greenleaf_village") == 1
    single = realm(agent="agent_hemlock", darkness=["d34"], generals=FAR, minions={"greenleaf_village": "blue"})
    assert single.do("end_day").crystals("greenleaf_village") == 0
    tainted = realm(agent="agent_hemlock", darkness=["d34"], generals=FAR, crystals={"greenleaf_village": 1})
    assert tainted.do("end_day").at("agent_hemlock") not in ("wyvern_forest", "greenleaf_village")


def test_onyx_hunts_the_nearest_hero() -> None:
    # d30: the black General; from McCorm Highlands two steps towards Monarch City lead over Amarak Peak
    play = realm("ranger", agent="agent_onyx", darkness=["d30"], generals=FAR).do("end_day")
    assert play.at("agent_onyx") == "eagle_peak_pass"
    caught = realm("ranger paladin", at={"ranger": "serpent_swamp", "paladin": "serpent_swamp"}, agent="agent_onyx",
                   darkness=["d30"], generals=FAR, phase="night")  # fmt: skip
    assert caught.at("agent_onyx") == "serpent_swamp"
    assert (caught.hero("ranger").life, caught.hero("paladin").life) == (4, 4)


@rule("DR-AGENT-05")
def test_an_agent_never_enters_monarch_city() -> None:
    play = realm("ranger", agent="agent_onyx", darkness=["d30"], generals={**FAR, "onyx": "wolf_pass"}).do("end_day")
    assert play.at("agent_onyx") == "wolf_pass"
    assert play.hero("ranger").life == 5
    beyond = realm("ranger", at={"ranger": "bounty_bay"}, agent="agent_onyx", darkness=["d30"],
                   generals={**FAR, "onyx": "dancing_stone"}).do("end_day")  # fmt: skip
    assert beyond.at("agent_onyx") == "bounty_bay"  # by way of Greenleaf Village
    assert beyond.over == ""


# what an Agent is not


@rule("DR-AGENT-06", "DR-OVER-06")
def test_an_agent_is_no_minion_for_the_limit_wounds_healing_or_battle() -> None:
    # d12: 1 blue in Bounty Bay
    play = realm("ranger", at={"ranger": "orc_valley"}, agent="agent_onyx", darkness=["d12"],
                 minions={"bounty_bay": "blue blue"}, generals={**FAR, "onyx": "bounty_bay"})  # fmt: skip
    play.do("end_day")
    assert play.minions("bounty_bay") == "blue blue blue"
    assert play.crystals("bounty_bay") == 0
    where = {"ranger": "wolf_pass"}
    wounded = realm("ranger", at=where, agent="agent_onyx", generals={"onyx": "wolf_pass"}, life={"ranger": 2})
    assert "attack" not in wounded.keys
    assert "heal" in wounded.keys
    general = realm("ranger", at={"ranger": "dark_woods"}, agent="agent_hemlock", generals={"hemlock": "dark_woods"},
                    hands={"ranger": ["dark_woods.1"]})  # fmt: skip
    assert "challenge:varkolak" in general.keys


@rule("DR-AGENT-07", "DR-MOVE-09")
def test_heroes_move_past_agents() -> None:
    play = realm("ranger", agent="agent_onyx", generals={"onyx": "wolf_pass"}, hands={"ranger": ["orc_valley.2"]})
    assert "walk:wolf_pass" in play.keys
    play.do("ride:orc_valley.2:minotaur_forest")  # Wolf Pass is the only way
    assert play.hero("ranger").actions == 4


@rule("DR-AGENT-08")
def test_ending_the_turn_beside_an_agent_costs_no_wound() -> None:
    where = {"ranger": "wolf_pass"}
    play = realm("ranger", at=where, agent="agent_onyx", generals={"onyx": "wolf_pass"}, darkness=QUIET)
    assert play.do("end_day").hero("ranger").life == 5


# battle


@rule("DR-AGENT-10", "DR-AGENT-12", "DR-CHAMP-06")
def test_killing_an_agent_gives_a_point_and_two_cards_and_the_war_goes_on_as_before() -> None:
    hand = ["dark_woods.1", "mermaid_harbor.2", "battle_luck.1", "orc_valley.1"]
    play = realm("cleric", at={"cleric": "wolf_pass"}, agent="agent_onyx", generals={"onyx": "wolf_pass"},
                 hands={"cleric": hand})  # fmt: skip
    play.do("challenge_agent:onyx")
    assert play.offers("commit") == ["commit:dark_woods.1", "commit:mermaid_harbor.2", "commit:battle_luck.1"]
    play.load(6, 5, 5, 5, 5).do("all")
    assert not play.agent.alive
    assert play.hero("cleric").agents == 1
    assert scores(play.state) == [1]
    assert len(play.hand("cleric")) == 3  # the red card and two new ones
    assert play.state.defeated == 0
    assert play.hero("cleric").actions == 5
    assert play.offers("challenge_agent") == []


@rule("DR-AGENT-03")
def test_a_failed_attack_costs_wounds_and_the_agent_heals() -> None:
    play = realm("cleric", at={"cleric": "wolf_pass"}, agent="agent_onyx", generals={"onyx": "wolf_pass"},
                 hands={"cleric": ["dark_woods.1", "dark_woods.2"]})  # fmt: skip
    play.load(6, 5, 5).do("challenge_agent:onyx", "all")
    assert play.agent.alive
    assert play.agent.life == 4
    assert play.at("cleric") == "monarch_city"
    assert play.hero("cleric").life == 4


def test_an_agent_is_attacked_only_where_no_minions_are_left_and_as_a_group() -> None:
    where = {"cleric": "wolf_pass", "ranger": "wolf_pass"}
    hands = {"cleric": ["dark_woods.1"], "ranger": ["mermaid_harbor.2"]}
    guarded = realm("cleric ranger", at=where, agent="agent_onyx", generals={"onyx": "wolf_pass"}, hands=hands,
                    minions={"wolf_pass": "red"})  # fmt: skip
    assert guarded.offers("challenge_agent") == []
    play = realm("cleric ranger", at=where, agent="agent_onyx", generals={"onyx": "wolf_pass"}, hands=hands,
                 wounds={"onyx": 1})  # fmt: skip
    play.do("challenge_agent:onyx", "commit:dark_woods.1").load(6, 6).do("commit:mermaid_harbor.2")
    play.load(5, 5, 5).do("next:0:cleric")
    assert not play.agent.alive
    assert [hero.agents for hero in play.state.heroes] == [0, 1]
    assert (len(play.hand("cleric")), len(play.hand("ranger"))) == (0, 2)  # the reward is the slayer's


@rule("DR-AGENT-11")
def test_the_heroes_win_while_the_agent_lives() -> None:
    play = realm("cleric", at={"cleric": "dark_woods"}, agent="agent_hemlock", dead=["balazarg", "gorgutt", "sapphire"],
                 hands={"cleric": ["dark_woods.1"]}, wounds={"varkolak": 4})  # fmt: skip
    play.load(4).do("challenge:varkolak", "commit:dark_woods.1")
    assert play.over == "end-won"
    assert play.agent.alive


@rule("DR-DATA-04")
def test_fame_for_attacking_and_for_killing_an_agent() -> None:
    lost = realm("cleric", at={"cleric": "wolf_pass"}, agent="agent_onyx", generals={"onyx": "wolf_pass"},
                 hands={"cleric": ["dark_woods.1"]}, setup=HONORS, cup=["2.1", "3.1", "4.1"])  # fmt: skip
    lost.load(6, 5).do("challenge_agent:onyx", "commit:dark_woods.1")
    assert (lost.hero("cleric").minor, lost.hero("cleric").major) == (1, [])
    won = realm("cleric", at={"cleric": "wolf_pass"}, agent="agent_onyx", generals={"onyx": "wolf_pass"},
                hands={"cleric": ["dark_woods.1"]}, wounds={"onyx": 3}, setup=HONORS,
                cup=["2.1", "3.1", "4.1"])  # fmt: skip
    won.load(6, 5).do("challenge_agent:onyx", "commit:dark_woods.1")
    assert (won.hero("cleric").minor, won.hero("cleric").major) == (1, [2, 3])


# choosing the Agent


@rule("DR-AGENT-02", "DR-AGENT-13")
@pytest.mark.parametrize("agent", list(AGENTS))
def test_an_agent_joins_a_game_with_base_generals(agent: str) -> None:
    state = Session(GAME, GAME.parse_options({"agent": agent}), 2, seed=3).state
    assert state.agent is not None
    assert state.agent.card == agent
    assert [general.card for general in state.generals] == ["balazarg", "gorgutt", "sapphire", "varkolak"]
    assert Session(GAME, Setup(), 2, seed=3).state.agent is None


@rule("DR-AGENT-04")
def test_no_dragon_is_agent_and_general_at_once() -> None:
    both = GAME.parse_options({"scenario": "onslaught", "red": "brimstone", "agent": "agent_brimstone"})
    assert unfit(both, 2) is not None
    for seed in range(12):
        named = Session(GAME, Setup(scenario="onslaught", agent="agent_onyx"), 2, seed=seed).state
        assert named.generals[3].card == "varkolak"
        drawn = Session(GAME, Setup(scenario="onslaught", agent="random"), 2, seed=seed).state
        if drawn.agent is not None:
            assert AGENTS[drawn.agent.card].dragon not in [general.card for general in drawn.generals]


@rule("DR-AGENT-14")
def test_scenarios_prescribe_and_forbid_agents() -> None:
    for scenario in ("dragons_rampage", "land_is_dying", "lands_on_fire"):
        assert unfit(GAME.parse_options({"scenario": scenario, "agent": "agent_onyx"}), 2) is not None
        assert Session(GAME, GAME.parse_options({"scenario": scenario}), 2, seed=1).state.agent is None
    assert unfit(GAME.parse_options({"scenario": "realm_on_fire", "agent": "none"}), 2) is not None
    for agent in ("none", "random", *AGENTS):
        assert unfit(GAME.parse_options({"scenario": "onslaught", "agent": agent}), 2) is None


def test_a_dragon_as_agent_can_be_scouted() -> None:
    play = realm("ranger", at={"ranger": "wolf_pass"}, agent="agent_onyx", generals={"onyx": "wolf_pass"},
                 quests={"ranger": "scout_onyx"}, quest_deck=["raids"])  # fmt: skip
    play.do("attempt:scout_onyx")
    assert play.hero("ranger").completed == ["scout_onyx"]


@rule("DR-QUEST-03")
def test_the_quest_of_a_slain_agent_is_replaced() -> None:
    where = {"cleric": "wolf_pass"}
    play = realm("cleric ranger", at=where, agent="agent_onyx", generals={"onyx": "wolf_pass"}, wounds={"onyx": 3},
                 hands={"cleric": ["dark_woods.1"]}, quests={"ranger": "scout_onyx"}, quest_deck=["raids"])  # fmt: skip
    play.load(6, 5).do("challenge_agent:onyx", "commit:dark_woods.1")
    assert play.hero("ranger").quest == "raids"


def test_attacking_an_agent_takes_a_card_of_its_colour() -> None:
    where = {"cleric": "wolf_pass"}
    play = realm("cleric", at=where, agent="agent_onyx", generals={"onyx": "wolf_pass"},
                 hands={"cleric": ["orc_valley.1"]})  # fmt: skip
    assert play.offers("challenge_agent") == []


def test_hemlock_stays_where_all_green_land_is_tainted() -> None:
    crystals = {IDS[place]: 1 for place in OF_COLOUR[GREEN]}
    play = realm(agent="agent_hemlock", darkness=["d34"], generals=FAR, crystals=crystals)
    assert play.do("end_day").at("agent_hemlock") == "wyvern_forest"


def test_a_new_hero_does_not_pay_for_the_battle_with_the_agent() -> None:
    where = {"cleric": "wolf_pass"}
    play = realm("cleric ranger", at=where, agent="agent_onyx", generals={"onyx": "wolf_pass"}, life={"cleric": 2},
                 hands={"cleric": ["dark_woods.1"]})  # fmt: skip
    play.load(6, 1).do("challenge_agent:onyx", "commit:dark_woods.1", "take_hero:dwarf")
    assert play.at("dwarf") == "monarch_city"
    assert play.hero("dwarf").life == 5


@rule("DR-AGENT-05", "DR-AGENT-09")
def test_onyx_hunts_around_the_city() -> None:
    play = realm("ranger", at={"ranger": "bounty_bay"}, agent="agent_onyx", generals={"onyx": "wolf_pass"},
                 darkness=["d30", *QUIET], phase="night")  # fmt: skip
    assert play.keys == ["where:pleasant_hill", "where:dancing_stone"]  # two steps of four, on either side
    beside = realm("ranger", agent="agent_onyx", generals={"onyx": "wolf_pass"}, darkness=["d30", *QUIET],
                   phase="night")  # fmt: skip
    assert beside.prompt == "ask-action"  # he is as near as he can be
    assert beside.at("agent_onyx") == "wolf_pass"


@rule("DR-AGENT-09")
def test_heroes_in_one_location_are_hunted_as_one() -> None:
    play = realm("ranger rogue", at={"ranger": "serpent_swamp", "rogue": "serpent_swamp"}, agent="agent_onyx",
                 darkness=["d30", *QUIET], phase="night")  # fmt: skip
    assert play.prompt == "ask-action"
    assert [hero.most - hero.life for hero in play.state.heroes] == [1, 1]


def test_an_agent_wounds_only_heroes_in_its_location() -> None:
    play = realm("ranger cleric", agent="agent_brimstone", darkness=["d13"], generals=FAR,
                 at={"ranger": "wolf_pass", "cleric": "mccorm_highlands"}).do("end_day")  # fmt: skip
    assert [hero.most - hero.life for hero in play.state.heroes] == [0, 1]


def test_onyx_hunts_the_nearest_hero_and_scales_protect() -> None:
    for completed, wounds in (((), 1), (("dragon_scale_armor",), 0)):
        play = realm("ranger cleric", agent="agent_onyx", darkness=["d08"], generals={**FAR, "onyx": "dark_woods"},
                     at={"ranger": "windy_pass", "cleric": "scorpion_canyon"},
                     completed={"ranger": completed}).do("end_day")  # fmt: skip
        assert play.at("agent_onyx") == "windy_pass"
        assert play.hero("ranger").most - play.hero("ranger").life == wounds


@pytest.mark.parametrize(("hands", "setup", "offered"), [
    ({"ranger": ["dark_woods.1"]}, Setup(), True),  # the other one needs no card
    ({"cleric": ["dark_woods.1"]}, Setup(), True),
    ({"cleric": ["dark_woods.1"]}, Setup(hands="secret"), False),
])  # fmt: skip
def test_starting_a_battle_with_an_agent_takes_a_card_of_its_colour(
    hands: dict[str, list[str]], setup: Setup, offered: bool
) -> None:
    play = realm("ranger cleric", agent="agent_onyx", at={"ranger": "dark_woods", "cleric": "dark_woods"}, hands=hands,
                 generals={**FAR, "onyx": "dark_woods"}, setup=setup)  # fmt: skip
    assert bool(play.offers("challenge_agent")) == offered


def test_a_slain_agent_has_no_life() -> None:
    play = realm("cleric", agent="agent_onyx", at={"cleric": "dark_woods"}, generals={**FAR, "onyx": "dark_woods"},
                 wounds={"onyx": 3}, hands={"cleric": ["dark_woods.1"]})  # fmt: skip
    play.load(3, 6).do("challenge_agent:onyx", "commit:dark_woods.1")
    assert (play.agent.life, play.agent.alive) == (0, False)
