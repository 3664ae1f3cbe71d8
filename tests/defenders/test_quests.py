"""Quests: drawing, attempting, completing; their rewards."""

import pytest

from emberhall.games.defenders.content import PLACE, QUESTS
from emberhall.games.defenders.content.kinds import RollTask
from emberhall.games.defenders.effects.nodes.acts import RaidNear
from emberhall.rulebook import rule
from tests.defenders.positions import realm

DRAGONS = "brimstone hemlock sapphire_dragon onyx"

ROLLS = [
    (quest.id, quest.task) for quest in QUESTS.values() if quest.box == "base" and isinstance(quest.task, RollTask)
]


@rule("DR-QUEST-01", "DR-QUEST-06")
@pytest.mark.parametrize(("quest", "task"), ROLLS, ids=[quest for quest, _ in ROLLS])
def test_a_roll_that_reaches_the_number_completes_the_quest(quest: str, task: RollTask) -> None:
    play = realm("rogue", at={"rogue": task.place}, quests={"rogue": quest}, quest_deck=["raids"])
    reward = [1] if isinstance(QUESTS[quest].act, RaidNear) else []
    play.load(*[task.on - 1] * (task.dice - 1), task.on, *reward).do(f"attempt:{quest}")
    assert play.unrolled == []
    rogue = play.hero("rogue")
    assert rogue.completed == [quest]
    assert rogue.quest == "raids"
    assert rogue.actions == 5


@rule("DR-QUEST-01", "DR-QUEST-07")
@pytest.mark.parametrize(("quest", "task"), ROLLS, ids=[quest for quest, _ in ROLLS])
def test_a_failed_roll_discards_the_quest_unless_it_may_be_tried_again(quest: str, task: RollTask) -> None:
    play = realm("rogue", at={"rogue": task.place}, quests={"rogue": quest}, quest_deck=["raids"])
    play.load(*[task.on - 1] * task.dice).do(f"attempt:{quest}")
    rogue = play.hero("rogue")
    assert rogue.completed == []
    assert rogue.quest == (quest if quest in ("war_banner_of_valor", "unicorn_steed") else "raids")


@rule("DR-QUEST-02")
def test_a_quest_about_a_dead_general_is_discarded_and_replaced_at_once() -> None:
    play = realm(
        "rogue wizard",
        at={"rogue": "dark_woods"},
        hands={"rogue": ["dark_woods.1"]},
        wounds={"varkolak": 4},
        quests={"wizard": "scout_varkolak"},
        quest_deck=["raids"],
        dice=[6],
    )
    play.do("challenge:varkolak", "commit:dark_woods.1")
    assert play.hero("wizard").quest == "raids"
    assert play.hero("wizard").completed == []
    assert "scout_varkolak" in play.state.quest_discard.cards
    # and when such a Quest is drawn
    drawn = realm(
        "rogue",
        at={"rogue": "greenleaf_village"},
        quests={"rogue": "ancient_tree_of_magic"},
        quest_deck=["scout_varkolak", "scout_gorgutt", "rumors"],
        dead=["varkolak", "gorgutt"],
        dice=[1, 1, 1, 1],
    )
    drawn.do("attempt:ancient_tree_of_magic")
    assert drawn.hero("rogue").quest == "rumors"


@rule("DR-QUEST-04")
def test_a_quest_cannot_be_thrown_away() -> None:
    play = realm("rogue", quests={"rogue": "raids"})
    assert not [key for key in play.keys if "raids" in key]


@rule("DR-QUEST-05")
def test_quests_differ_in_difficulty_and_reward() -> None:
    base = [quest for quest in QUESTS.values() if quest.box == "base"]
    assert len(base) == 24
    assert len({quest.task for quest in base}) == 24
    assert len({(quest.act, quest.traits) for quest in base}) >= 20


@rule("DR-QUEST-08")
def test_defeated_minions_lie_on_the_quest_card_until_it_is_completed() -> None:
    play = realm(
        "rogue", at={"rogue": "wolf_pass"}, quests={"rogue": "dragon_hunter"}, minions={"wolf_pass": "blue blue red"}
    )
    play.load(4, 5, 6).do("attack")
    assert play.hero("rogue").collected == [0, 0, 2, 0]
    assert play.state.supply[2] == 23  # the two are on the card, not in the supply
    assert play.state.supply[0] == 25  # the Demon is not wanted
    last = realm(
        "rogue",
        at={"rogue": "wolf_pass"},
        quests={"rogue": "dragon_hunter"},
        collected={"rogue": [0, 0, 2, 0]},
        minions={"wolf_pass": "blue blue"},
    )
    last.load(5, 5).do("attack")
    assert last.hero("rogue").completed == ["dragon_hunter"]
    assert last.hero("rogue").collected == [0, 0, 0, 0]
    assert last.state.supply[2] == 25


def test_raids_want_one_of_each_colour() -> None:
    play = realm("rogue", at={"rogue": "wolf_pass"}, quests={"rogue": "raids"}, minions={"wolf_pass": "red red green"})
    play.load(6, 6, 6).do("attack")
    assert play.hero("rogue").collected == [1, 1, 0, 0]
    assert play.state.supply[0] == 24


def test_rumors_visits_the_inns_for_no_action_and_draws_four() -> None:
    play = realm(
        "wizard",
        quests={"wizard": "rumors"},
        quest_deck=["raids"],
        visited={"wizard": ["gryphon_inn", "eagle_nest_inn"]},
    )
    play.do("teleport_to:chimera_inn")
    assert play.hero("wizard").completed == ["rumors"]
    assert len(play.hand("wizard")) == 4
    assert play.hero("wizard").actions == 4
    first = realm("wizard", quests={"wizard": "rumors"}).do("teleport_to:chimera_inn")
    assert first.hero("wizard").completed == []
    assert len(first.hero("wizard").visited) == 1


def test_organize_militia_wants_an_action_in_each_location() -> None:
    quest = {"wizard": "organize_militia"}
    play = realm("wizard", at={"wizard": "pleasant_hill"}, quests=quest, visited={"wizard": ["greenleaf_village"]})
    play.do("attempt:organize_militia")
    assert play.hero("wizard").actions == 4
    assert play.offers("attempt") == []
    play.do("teleport_to:mccorm_highlands", "attempt:organize_militia")
    assert play.hero("wizard").completed == ["organize_militia"]
    assert play.hero("wizard").kept == ["organize_militia"]


def test_find_magic_gate_wants_a_gate_in_a_red_location() -> None:
    play = realm(
        "dwarf", at={"dwarf": "orc_valley"}, hands={"dwarf": ["orc_valley.1"]}, quests={"dwarf": "find_magic_gate"}
    )
    play.do("build:orc_valley.1")
    assert play.hero("dwarf").completed == ["find_magic_gate"]
    other = realm(
        "dwarf", at={"dwarf": "wolf_pass"}, hands={"dwarf": ["wolf_pass.1"]}, quests={"dwarf": "find_magic_gate"}
    )
    other.do("build:wolf_pass.1")
    assert other.hero("dwarf").completed == []


@rule("DR-QUEST-01", "DR-QUEST-02")
def test_find_magic_gate_is_replaced_when_the_last_gate_is_built() -> None:
    gates = ["dancing_stone", "wolf_pass", "raven_forest", "bounty_bay"]
    quests = {"dwarf": "raids", "rogue": "find_magic_gate"}
    play = realm("dwarf rogue", at={"dwarf": "dark_woods"}, hands={"dwarf": ["dark_woods.1"]}, gates=gates[:3],
                 quests=quests, quest_deck=["rumors"])  # fmt: skip
    assert play.do("build:dark_woods.1").hero("rogue").quest == "find_magic_gate"  # one is left
    last = realm("dwarf rogue", at={"dwarf": "dark_woods"}, hands={"dwarf": ["dark_woods.1"]}, gates=gates,
                 quests=quests, quest_deck=["rumors"])  # fmt: skip
    last.do("build:dark_woods.1")
    assert last.hero("rogue").quest == "rumors"
    assert last.hero("rogue").completed == []
    assert last.hero("dwarf").quest == "raids"
    spell = realm("dwarf rogue", hands={"dwarf": ["magic_gate_spell"]}, gates=gates, quests=quests,
                  quest_deck=["rumors"])  # fmt: skip
    assert spell.do("play:magic_gate_spell", "where:orc_valley").hero("rogue").quest == "rumors"


@rule("DR-QUEST-02")
def test_the_last_gate_completes_find_magic_gate_and_it_is_not_drawn_again() -> None:
    gates = ["dancing_stone", "wolf_pass", "raven_forest", "bounty_bay"]
    play = realm("dwarf", at={"dwarf": "orc_valley"}, hands={"dwarf": ["orc_valley.1"]}, gates=gates,
                 quests={"dwarf": "find_magic_gate"}, quest_deck=["rumors"])  # fmt: skip
    play.do("build:orc_valley.1")
    assert (play.hero("dwarf").completed, play.hero("dwarf").quest) == (["find_magic_gate"], "rumors")
    drawn = realm("dwarf", at={"dwarf": "enchanted_glade"}, quests={"dwarf": "crystal_of_light"},
                  gates=[*gates, "orc_valley"], quest_deck=["find_magic_gate", "raids"]).load(5, 1, 1)  # fmt: skip
    assert drawn.do("attempt:crystal_of_light").hero("dwarf").quest == "raids"
    assert drawn.state.quest_discard.cards == ["find_magic_gate"]


def test_scouting_a_general_finds_a_card_of_that_colour() -> None:
    play = realm(
        "dwarf",
        at={"dwarf": "thorny_woods"},
        quests={"dwarf": "scout_gorgutt"},
        minions={"thorny_woods": "green green green"},
        deck=["orc_valley.1", "wolf_pass.1", "raven_forest.1", "raven_forest.2"],
    )
    play.do("attempt:scout_gorgutt")
    assert play.hand("dwarf") == ["raven_forest.1"]
    assert play.hero("dwarf").completed == ["scout_gorgutt"]
    assert "orc_valley.1" in play.state.hero_deck.cards
    assert realm("dwarf", quests={"dwarf": "scout_gorgutt"}).offers("attempt") == []


def test_visions_add_a_die_to_a_quest() -> None:
    play = realm("sorceress", at={"sorceress": "dark_woods"}, quests={"sorceress": "amulet_of_the_gods"})
    play.do("style:none").load(1, 1, 1, 1, 6).do("attempt:amulet_of_the_gods")
    assert play.hero("sorceress").completed == ["amulet_of_the_gods"]


# rewards


def test_boots_and_helm() -> None:
    assert realm("rogue", completed={"rogue": ["boots_of_speed"]}).hero("rogue").actions == 8
    play = realm("rogue", at={"rogue": "wolf_pass"}, completed={"rogue": ["helm_of_power"]}).do("end_day")
    assert len(play.hand("rogue")) == 3


def test_the_war_banner_saves_from_penalties() -> None:
    hand = ["wyvern_forest.1", "orc_valley.1", "orc_valley.2"]
    play = realm(
        "rogue", at={"rogue": "thorny_woods"}, hands={"rogue": hand}, completed={"rogue": ["war_banner_of_valor"]}
    )
    play.load(2).do("challenge:gorgutt", "commit:wyvern_forest.1")
    assert play.hero("rogue").life == 6
    assert play.hand("rogue") == ["orc_valley.1", "orc_valley.2"]


def test_find_magic_gate_gives_two_more_dice_once() -> None:
    play = realm(
        "rogue", at={"rogue": "wolf_pass"}, kept={"rogue": ["find_magic_gate"]}, minions={"wolf_pass": "green blue"}
    )
    assert play.offers("attack_with") == ["attack_with:find_magic_gate:green", "attack_with:find_magic_gate:blue"]
    play.load(1, 1, 2, 6).do("attack_with:find_magic_gate:blue")
    assert play.minions("wolf_pass") == "green"
    assert play.hero("rogue").kept == []
    battle = realm(
        "rogue", at={"rogue": "dark_woods"}, kept={"rogue": ["find_magic_gate"]}, hands={"rogue": ["dark_woods.1"]}
    )
    battle.load(6, 6, 6, 1, 1).do("challenge:varkolak", "use:find_magic_gate", "commit:dark_woods.1")
    assert battle.general("varkolak").life == 2


def test_an_envoy_removes_minions_nearby() -> None:
    play = realm("rogue", at={"rogue": "land_of_amazons"}, quests={"rogue": "amazon_envoy"},
                 minions={"cursed_plateau": "red red", "bounty_bay": "blue", "monarch_city": "black"})  # fmt: skip
    play.load(5, 1, 1, 2).do("attempt:amazon_envoy")
    assert sorted(play.keys) == ["done", "whence:bounty_bay:blue", "whence:cursed_plateau:red"]
    play.do("whence:cursed_plateau:red", "whence:cursed_plateau:red")
    assert play.minions("cursed_plateau") == ""
    assert play.minions("bounty_bay") == "blue"
    assert play.prompt == "ask-action"


def test_raids_give_a_night_without_cards() -> None:
    play = realm("rogue", kept={"rogue": ["raids"]}, darkness=["d09"]).do("end_day")
    assert play.keys == ["use:raids", "pass"]
    play.do("use:raids")
    assert play.minions("bounty_bay") == ""
    assert len(play.state.darkness_deck) == 1
    play.do("end_day")
    assert play.minions("bounty_bay") == "blue blue"


def test_king_of_the_gryphons_moves_two_heroes() -> None:
    play = realm("rogue wizard", kept={"rogue": ["king_of_the_gryphons"]})
    play.do("use:king_of_the_gryphons", "who:1:wizard", "where:ghost_marsh", "who:0:rogue", "where:dark_woods")
    assert (play.at("rogue"), play.at("wizard")) == ("dark_woods", "ghost_marsh")
    assert play.hero("rogue").actions == 6


@pytest.mark.parametrize("hunter", ["orc_hunter", "demon_hunter", "dragon_hunter", "undead_hunter"])
def test_hunters_cancel_a_placement_in_a_location_of_their_colour(hunter: str) -> None:
    # d02: 2 green in Minotaur Forest (green), 1 black in Land of Amazons (black); d05: red and blue land
    card, place = {
        "orc_hunter": ("d02", "minotaur_forest"),
        "demon_hunter": ("d05", "ancient_ruins"),
        "dragon_hunter": ("d05", "eagle_peak_pass"),
        "undead_hunter": ("d02", "land_of_amazons"),
    }[hunter]
    play = realm("rogue", kept={"rogue": [hunter]}, darkness=[card]).do("end_day", f"use:{hunter}")
    assert play.minions(place) == ""
    assert play.on_board() > 0


def test_organized_militia_stops_a_general() -> None:
    play = realm("rogue", kept={"rogue": ["organize_militia"]}, darkness=["d13"]).do("end_day", "use:organize_militia")
    assert play.at("balazarg") == "scorpion_canyon"
    assert play.minions("raven_forest") == ""
    assert play.minions("mccorm_highlands") == "black black"


def test_crystals_are_removed_here_or_anywhere() -> None:
    here = realm("rogue", at={"rogue": "wolf_pass"}, kept={"rogue": ["crystal_of_light"]}, crystals={"wolf_pass": 2})
    assert here.do("use:crystal_of_light").crystals("wolf_pass") == 1
    away = realm("rogue", kept={"rogue": ["crystal_of_light"]}, crystals={"wolf_pass": 2})
    assert away.offers("use") == []
    tree = realm("rogue", kept={"rogue": ["ancient_tree_of_magic"]}, crystals={"wolf_pass": 2, "dark_woods": 1})
    tree.do("use:ancient_tree_of_magic", "where:dark_woods")
    assert tree.crystals("dark_woods") == 0


@rule("DR-QUEST-02", "DR-SCEN1-04")
def test_sapphire_can_be_scouted_as_the_great_blue_dragon() -> None:
    play = realm("ranger", cast=DRAGONS, at={"ranger": "enchanted_glade"}, quests={"ranger": "crystal_of_light"},
                 quest_deck=["scout_sapphire"])  # fmt: skip
    play.load(5, 1, 1).do("attempt:crystal_of_light")
    assert play.hero("ranger").quest == "scout_sapphire"
    there = realm("ranger", cast=DRAGONS, at={"ranger": "blizzard_mountains"}, quests={"ranger": "scout_sapphire"},
                  deck=["sapphire_dragon.wolf_pass.1"])  # fmt: skip
    assert there.do("attempt:scout_sapphire").hand("ranger") == ["sapphire_dragon.wolf_pass.1"]


@rule("DR-QUEST-01")
def test_drawing_a_quest_in_one_of_its_locations_counts_as_a_visit() -> None:
    play = realm("rogue", at={"rogue": "gryphon_inn"}, quests={"rogue": "orc_hunter"}, quest_deck=["rumors"],
                 collected={"rogue": [0, 5, 0, 0]}, minions={"gryphon_inn": "green"}, dice=[6])  # fmt: skip
    play.do("attack")
    assert (play.hero("rogue").quest, play.hero("rogue").visited) == ("rumors", [PLACE["gryphon_inn"]])


def test_starting_the_turn_at_a_quests_location_counts_as_a_visit() -> None:
    play = realm("wizard", at={"wizard": "gryphon_inn"}, quests={"wizard": "rumors"})
    assert play.hero("wizard").visited == [PLACE["gryphon_inn"]]
