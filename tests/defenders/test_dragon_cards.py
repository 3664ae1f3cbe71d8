"""Cards of the Dragon Expansion: special Darkness Spreads cards, Special Hero cards, Quests."""

import pytest

from emberhall.games.defenders.content import IDS, OF_COLOUR
from emberhall.games.defenders.terms import GREEN
from emberhall.rulebook import rule
from tests.defenders.positions import QUIET, realm

DRAGONS = "brimstone hemlock sapphire_dragon onyx"
HEMLOCK = "balazarg hemlock sapphire varkolak"


# special Darkness Spreads cards


def test_an_imp_swarm_fills_the_empty_green_locations_without_swift_wings() -> None:
    minions = {"unicorn_forest": "red"}
    play = realm(cast=DRAGONS, darkness=["hemlock.imp_swarm"], minions=minions, wounds={"hemlock": 4}).do("end_day")
    green = [IDS[place] for place in OF_COLOUR[GREEN]]
    assert [play.minions(place) for place in green] == ["red" if p == "unicorn_forest" else "green" for p in green]
    assert play.on_board() == len(green)


def test_imp_mischief_takes_a_card_from_heroes_among_imps_and_brings_two_imps() -> None:
    hands = {"ranger": ["wolf_pass.1", "wolf_pass.2"], "cleric": ["orc_valley.1"]}
    play = realm("ranger cleric", cast=DRAGONS, at={"ranger": "gryphon_forest", "cleric": "dark_woods"}, hands=hands,
                 minions={"gryphon_forest": "green"}, darkness=["brimstone.imp_mischief"], phase="night")  # fmt: skip
    assert len(play.hand("ranger")) == 1
    assert play.hand("cleric") == ["orc_valley.1"]
    assert play.minions("greenleaf_village") == play.minions("father_oak_forest") == "green"
    assert play.minions("ancient_ruins") == "green"  # Swift Wings from Greenleaf Village
    assert play.at("brimstone") == "orc_valley"


def test_a_zealot_crusade_doubles_lonely_zealots() -> None:
    minions = {"dark_woods": "black", "wolf_pass": "black red", "orc_valley": "black black"}
    play = realm(cast=DRAGONS, darkness=["onyx.zealot_crusade"], minions=minions, wounds={"onyx": 4},
                 at={"paladin": "blood_flats"})  # fmt: skip
    play.do("end_day")
    assert play.minions("dark_woods") == "black black"
    assert play.minions("wolf_pass") == "red black"
    assert play.minions("orc_valley") == "black black"


def test_elemental_fury_feeds_every_fire_and_may_overrun() -> None:
    play = realm(cast=DRAGONS, darkness=["sapphire_dragon.elemental_fury"], fires=["blood_flats", "wolf_pass"],
                 minions={"wolf_pass": "blue blue blue"}, generals={"sapphire_dragon": "heavens_glade"},
                 at={"paladin": "dark_woods"})  # fmt: skip
    play.do("end_day")
    assert play.minions("blood_flats") == "red"
    assert play.minions("wolf_pass") == "blue blue blue"
    assert play.crystals("wolf_pass") == 1
    assert play.minions("minotaur_forest") == "red"
    assert play.at("sapphire_dragon") == "ancient_ruins"  # and the dragon moves on


def test_the_dragon_council_moves_the_dragon_nearest_to_the_city() -> None:
    generals = {"onyx": "sea_bird_port", "hemlock": "eagle_peak_pass"}
    card = ["sapphire_dragon.dragon_council"]
    tie = realm(cast=DRAGONS, darkness=card, generals=generals).do("end_day")
    assert tie.prompt == "ask-council"
    assert tie.keys == ["which:hemlock", "which:onyx"]
    tie.do("which:onyx")
    assert (tie.at("onyx"), tie.at("hemlock")) == ("father_oak_forest", "eagle_peak_pass")
    assert tie.on_board() == 0
    alone = realm(cast=DRAGONS, darkness=card, generals={"onyx": "father_oak_forest"}).do("end_day")
    assert alone.over == "end-general"
    wounded = realm(cast=DRAGONS, darkness=card, generals={"onyx": "father_oak_forest"}, wounds={"onyx": 4})
    assert wounded.do("end_day").at("onyx") == "father_oak_forest"


def test_brimstone_flies_to_the_ancient_ruins_after_the_council() -> None:
    play = realm(cast=DRAGONS, darkness=["sapphire_dragon.dragon_council"], generals={"brimstone": "wolf_pass"})
    play.do("end_day")
    assert play.at("brimstone") == "ancient_ruins"
    assert play.fires == ["ancient_ruins"]


def test_dragon_fear_wounds_heroes_within_a_step_and_armor_helps() -> None:
    where = {"ranger": "windy_pass", "dwarf": "dark_woods", "cleric": "rock_bridge_pass"}
    play = realm("ranger dwarf cleric", cast=DRAGONS, at=where, darkness=["onyx.dragon_fear"], phase="night")
    assert [play.hero(hero).life for hero in ("ranger", "dwarf", "cleric")] == [4, 5, 6]


# Special Hero cards


def test_the_gryphon_squadron_strikes_four_minions_in_two_locations() -> None:
    minions = {"wolf_pass": "red red", "dark_woods": "black black", "orc_valley": "green"}
    play = realm("ranger", minions=minions, hands={"ranger": ["griffon_squadron"]})
    play.do("play:griffon_squadron", "whence:wolf_pass:red", "whence:dark_woods:black")
    assert play.offers("whence:orc_valley") == []
    play.do("whence:wolf_pass:red", "whence:dark_woods:black")
    assert play.on_board() == 1
    assert play.prompt == "ask-action"


def test_royal_messengers_exchange_cards_between_heroes_apart() -> None:
    hands = {"ranger": ["royal_messengers", "wolf_pass.1"], "cleric": ["orc_valley.1", "orc_valley.2"], "dwarf": []}
    play = realm("ranger cleric dwarf", at={"cleric": "dark_woods"}, hands=hands)
    play.do("play:royal_messengers", "who:0:ranger")
    play.do("give:wolf_pass.1:1", "give:orc_valley.1:0", "done")
    assert play.hand("ranger") == ["orc_valley.1"]
    assert play.hand("cleric") == ["orc_valley.2", "wolf_pass.1"]
    together = realm("ranger cleric", hands={"ranger": ["royal_messengers"]})
    assert together.offers("play") == []


# Quests


@rule("DR-DSETUP-02", "DR-QUEST-03")
def test_scouting_a_dragon_finds_the_first_card_of_its_colour() -> None:
    deck = ["hemlock.raven_forest.1", "onyx.dark_woods.1", "onyx.dark_woods.2"]
    play = realm("ranger", cast=DRAGONS, at={"ranger": "dark_woods"}, quests={"ranger": "scout_onyx"}, deck=deck,
                 quest_deck=["scout_varkolak", "scout_hemlock"])  # fmt: skip
    play.do("attempt:scout_onyx")
    assert play.hand("ranger") == ["onyx.dark_woods.1"]
    assert play.hero("ranger").completed == ["scout_onyx"]
    assert play.hero("ranger").quest == "scout_hemlock"  # Varkolak is not in the game
    assert play.hero("ranger").actions == 4


@rule("DR-QUEST-03")
@pytest.mark.parametrize("quest", ["scout_onyx", "scout_hemlock", "scout_brimstone", "imp_catcher", "fire_tamer",
                                   "zealot_hunter", "master_hunter", "quench_the_flames"])  # fmt: skip
def test_quests_about_absent_dragons_are_replaced(quest: str) -> None:
    play = realm("ranger", at={"ranger": "enchanted_glade"}, quests={"ranger": "crystal_of_light"},
                 quest_deck=[quest, "raids"]).load(5, 1, 1)  # fmt: skip
    assert play.do("attempt:crystal_of_light").hero("ranger").quest == "raids"
    there = realm("ranger", cast=DRAGONS, at={"ranger": "enchanted_glade"}, quests={"ranger": "crystal_of_light"},
                  quest_deck=[quest, "raids"]).load(5, 1, 1)  # fmt: skip
    assert there.do("attempt:crystal_of_light").hero("ranger").quest == quest


@rule("DR-QUEST-03")
def test_the_quest_of_a_slain_dragon_is_replaced() -> None:
    play = realm("ranger cleric", cast=DRAGONS, at={"ranger": "dark_woods"}, hands={"ranger": ["onyx.dark_woods.1"]},
                 wounds={"onyx": 4}, quests={"cleric": "scout_onyx"}, quest_deck=["raids"])  # fmt: skip
    play.load(6, 5).do("challenge:onyx", "commit:onyx.dark_woods.1")
    assert play.hero("cleric").quest == "raids"


@pytest.mark.parametrize(
    ("quest", "colour", "count", "dice"),
    [("imp_catcher", "green", 6, 3), ("fire_tamer", "red", 4, 4), ("zealot_hunter", "black", 4, 4),
     ("master_hunter", "blue", 2, 6)],
)  # fmt: skip
def test_hunting_the_races_of_the_dragons(quest: str, colour: str, count: int, dice: int) -> None:
    here = min(count, 3)
    play = realm("cleric", cast=DRAGONS, at={"cleric": "orc_valley"}, quests={"cleric": quest}, quest_deck=["raids"],
                 minions={"orc_valley": " ".join([colour] * here)})  # fmt: skip
    number = ["red", "green", "blue", "black"].index(colour)
    play.state.heroes[0].collected[number] = count - here
    play.state.supply[number] -= count - here
    play.load(*[dice] * here).do("attack")
    assert play.hero("cleric").completed == [quest]
    assert play.hero("cleric").kept == [quest]
    assert play.state.supply[number] == 25


def test_the_imp_catcher_cancels_a_placement_in_a_green_location() -> None:
    # d23: 2 red in Scorpion Canyon, 1 green in Gryphon Forest
    play = realm("paladin", cast=HEMLOCK, darkness=["d23"], kept={"paladin": ["imp_catcher"]},
                 generals={"varkolak": "windy_pass"})  # fmt: skip
    play.do("end_day", "use:imp_catcher")
    assert play.minions("gryphon_forest") == ""
    assert play.minions("seagaul_lagoon") == ""
    assert play.minions("scorpion_canyon") == "red red"


def test_dragon_scale_armor_stops_a_wound_of_every_event() -> None:
    play = realm("ranger", cast=DRAGONS, at={"ranger": "orc_valley"}, minions={"orc_valley": "black black"},
                 completed={"ranger": ["dragon_scale_armor"]}, darkness=QUIET).load(1, 1)  # fmt: skip
    assert play.do("attack").hero("ranger").life == 5  # Berserk
    assert play.do("end_day").hero("ranger").life == 4


def test_dragon_lore_is_gathered_in_three_places() -> None:
    play = realm("ranger", at={"ranger": "whispering_woods"}, quests={"ranger": "dragon_lore"}, quest_deck=["raids"])
    play.do("attempt:dragon_lore", "walk:ancient_ruins", "attempt:dragon_lore")
    assert play.hero("ranger").completed == []
    play.do("end_day")
    play.state.heroes[0].at = IDS.index("cursed_plateau")
    play.do("end_day", "attempt:dragon_lore")
    assert play.hero("ranger").completed == ["dragon_lore"]


@pytest.mark.parametrize(
    ("quest", "place", "dice"),
    [("dragon_scale_armor", "dragons_teeth_range", [6, 1, 1, 1]), ("the_black_arrow", "wyvern_forest", [5, 1, 1]),
     ("seal_the_lair", "crystal_hills", [6, 1, 1, 1])],
)  # fmt: skip
def test_quests_of_the_dragons_that_need_a_roll(quest: str, place: str, dice: list[int]) -> None:
    play = realm("ranger", at={"ranger": place}, quests={"ranger": quest}, quest_deck=["raids"])
    assert play.load(*dice).do(f"attempt:{quest}").hero("ranger").completed == [quest]
    failed = realm("ranger", at={"ranger": place}, quests={"ranger": quest}, quest_deck=["raids"])
    failed.load(*[face - 1 or 1 for face in dice]).do(f"attempt:{quest}")
    assert failed.hero("ranger").completed == []
    assert failed.hero("ranger").quest == "raids"
