"""Imps, Zealots and Dragon Masters."""

import pytest

from emberhall.games.defenders.content import ADJACENT, IDS, PLACE
from emberhall.kernel import Rng
from emberhall.rulebook import rule
from tests.defenders.positions import Position, realm

DRAGONS = "brimstone hemlock sapphire_dragon onyx"
HEMLOCK = "balazarg hemlock sapphire varkolak"
ONYX = "balazarg gorgutt sapphire onyx"


# Imps


@rule("DR-IMP-01")
def test_imps_fall_to_a_three() -> None:
    play = realm("ranger", cast=HEMLOCK, at={"ranger": "orc_valley"}, minions={"orc_valley": "green green green"})
    play.load(2, 3, 1).do("attack")
    assert play.minions("orc_valley") == "green green"


@rule("DR-IMP-02", "DR-IMP-03", "DR-IMP-04", "DR-IMP-06")
def test_one_imp_and_one_in_every_adjacent_location_without_imps() -> None:
    # d23: 2 red in Scorpion Canyon, 1 green in Gryphon Forest (beside Seagaul Lagoon, Gryphon Inn, Serpent Swamp)
    play = realm(
        cast=HEMLOCK, darkness=["d23"], minions={"serpent_swamp": "green"}, generals={"varkolak": "windy_pass"}
    )
    play.do("end_day")
    assert play.minions("gryphon_forest") == "green"
    assert play.minions("seagaul_lagoon") == "green"
    assert play.minions("gryphon_inn") == "green"
    assert play.minions("serpent_swamp") == "green"  # had one: no second
    assert play.minions("wolf_pass") == ""  # beside Seagaul Lagoon: Swift Wings work once
    assert play.minions("mccorm_highlands") == ""
    assert play.minions("scorpion_canyon") == "red red"


@rule("DR-IMP-03")
def test_never_more_than_one_imp_at_a_time_whatever_the_card_shows() -> None:
    # d25: 2 green in Greenleaf Village; d14: Hemlock moves on with 2 of his race
    play = realm(cast=HEMLOCK, darkness=["hemlock.d25"], generals={"hemlock": "amarak_peak"}, wounds={"hemlock": 4})
    assert play.do("end_day").minions("greenleaf_village") == "green"
    moved = realm(cast=HEMLOCK, darkness=["hemlock.d14"], minions={"unicorn_forest": "blue blue blue"})
    moved.do("end_day")
    assert moved.at("hemlock") == "amarak_peak"
    assert moved.minions("amarak_peak") == "green"
    assert moved.minions("ghost_marsh") == "green"


@rule("DR-IMP-05")
def test_an_imp_that_comes_by_swift_wings_can_overrun() -> None:
    play = realm(cast=HEMLOCK, darkness=["d23"], minions={"serpent_swamp": "blue blue black"},
                 generals={"varkolak": "windy_pass"})  # fmt: skip
    play.do("end_day")
    assert play.minions("serpent_swamp") == "blue blue black"
    assert play.crystals("serpent_swamp") == 1
    assert play.minions("mccorm_highlands") == "green"


def test_an_imp_that_is_not_placed_spreads_only_by_its_overrun() -> None:
    minions = {"gryphon_forest": "blue blue blue"}
    play = realm(cast=HEMLOCK, darkness=["d23"], minions=minions, crystals={"serpent_swamp": 1},
                 generals={"varkolak": "windy_pass"})  # fmt: skip
    play.do("end_day")
    assert play.crystals("gryphon_forest") == 1
    assert play.minions("seagaul_lagoon") == "green"
    assert play.minions("serpent_swamp") == ""  # an overrun does not reach tainted land


@rule("DR-IMP-07")
def test_imps_take_cards_instead_of_wounding() -> None:
    hand = ["wolf_pass.1", "wolf_pass.2", "orc_valley.1", "orc_valley.2"]
    play = realm("ranger cleric", cast=HEMLOCK, at={"ranger": "orc_valley"}, hands={"ranger": hand},
                 minions={"orc_valley": "green green blue"})  # fmt: skip
    play.do("end_day")
    assert play.hero("ranger").life == 4
    assert len(set(play.hand("ranger")) & set(hand)) == 2


@rule("DR-IMP-08", "DR-IMP-10")
def test_chance_takes_the_cards_also_when_playing_alone() -> None:
    hand = ["wolf_pass.1", "wolf_pass.2", "orc_valley.1", "orc_valley.2"]
    lost = []
    for seed in range(40):
        play = realm("ranger", cast=HEMLOCK, at={"ranger": "orc_valley"}, hands={"ranger": hand},
                     minions={"orc_valley": "green"})  # fmt: skip
        play.state.rng = Rng(seed)
        play.do("end_day")
        lost.append(play.state.hero_discard.cards[0])
    assert set(lost) == set(hand)


@rule("DR-IMP-09")
def test_more_imps_than_cards_cost_the_whole_hand_and_nothing_else() -> None:
    play = realm("ranger cleric", cast=HEMLOCK, at={"ranger": "orc_valley"}, hands={"ranger": ["wolf_pass.1"]},
                 minions={"orc_valley": "green green green"})  # fmt: skip
    play.do("end_day")
    assert "wolf_pass.1" not in play.hand("ranger")
    assert play.hero("ranger").life == 5


@rule("DR-IMP-11")
def test_the_imp_slayer_kills_imps_by_entering() -> None:
    play = realm("ranger", cast=HEMLOCK, dead=["hemlock"], slain={"ranger": ["hemlock"]},
                 minions={"orc_valley": "green green blue"})  # fmt: skip
    play.do("walk:orc_valley")
    assert play.minions("orc_valley") == "blue"
    assert play.hero("ranger").actions == 4
    assert play.state.supply[1] == 25
    orcs = realm("ranger", dead=["gorgutt"], slain={"ranger": ["gorgutt"]}, minions={"orc_valley": "green"})
    assert orcs.do("walk:orc_valley").minions("orc_valley") == "green"


def test_imps_killed_by_entering_count_for_the_imp_catcher() -> None:
    play = realm("ranger", cast=HEMLOCK, dead=["hemlock"], slain={"ranger": ["hemlock"]},
                 minions={"orc_valley": "green green"}, quests={"ranger": "imp_catcher"})  # fmt: skip
    play.do("walk:orc_valley")
    assert play.hero("ranger").collected == [0, 2, 0, 0]


# Zealots


def zealots(hero: str, here: str = "black black black", *dice: int) -> Position:
    return realm(hero, cast=ONYX, at={hero: "orc_valley"}, minions={"orc_valley": here}).load(*dice)


@rule("DR-ZEAL-01")
def test_zealots_fall_to_a_four() -> None:
    play = zealots("ranger", "black black black", 4, 3, 6).do("attack")
    assert play.minions("orc_valley") == "black"


@rule("DR-ZEAL-02", "DR-TURN-07")
def test_zealots_that_are_left_wound_once_whatever_their_number() -> None:
    play = zealots("ranger", "black black black", 2, 2, 5).do("attack")
    assert play.hero("ranger").life == 4
    play.load(1, 3).do("attack")
    assert play.hero("ranger").life == 3
    play.load(4, 4).do("attack")
    assert play.hero("ranger").life == 3
    blue = zealots("ranger", "blue blue", 1, 1).do("attack")
    assert blue.hero("ranger").life == 5


@rule("DR-ZEAL-03", "DR-ZEAL-04")
def test_zealots_wound_at_the_end_of_the_turn_without_fear() -> None:
    assert zealots("ranger", "black black").do("end_day").hero("ranger").life == 3
    undead = realm("ranger", at={"ranger": "orc_valley"}, minions={"orc_valley": "black black"}).do("end_day")
    assert undead.hero("ranger").life == 2


@rule("DR-ZEAL-05", "DR-ZEAL-06")
@pytest.mark.parametrize("hero", ["dwarf", "paladin"])
def test_armor_stops_each_berserk_wound_and_one_at_the_end_of_the_turn(hero: str) -> None:
    play = zealots(hero, "black black black", 1, 1, 1).do("attack").load(1, 1, 1).do("attack")
    assert play.hero(hero).life == 5
    assert play.do("end_day").hero(hero).life == 3


@rule("DR-ZEAL-07")
def test_hiding_does_not_help_against_berserk_but_at_the_end_of_the_turn() -> None:
    # the example of the rulebook: 2, 2, 5, then 1, 3
    play = zealots("rogue", "black black black", 2, 2, 5).do("attack").load(1, 3).do("attack")
    assert play.hero("rogue").life == 4
    assert play.do("end_day").hero("rogue").life == 4


@rule("DR-ZEAL-08")
def test_the_cleric_adds_one_against_zealots() -> None:
    play = zealots("cleric", "black black", 3, 2).do("attack")
    assert play.minions("orc_valley") == "black"


# Dragon Masters


@rule("DR-DMAST-01", "DR-DMAST-02", "DR-DMAST-03")
@pytest.mark.parametrize(
    ("dead", "needed"),
    [([], 6), (["onyx"], 5), (["onyx", "hemlock"], 4), (["onyx", "hemlock", "brimstone"], 3)],
)
def test_dragon_masters_are_as_strong_as_there_are_dragons(dead: list[str], needed: int) -> None:
    play = realm("ranger", cast=DRAGONS, at={"ranger": "orc_valley"}, minions={"orc_valley": "blue blue"}, dead=dead)
    play.load(needed - 1, needed).do("attack")
    assert play.minions("orc_valley") == "blue"


@rule("DR-DMAST-02")
def test_without_dragons_a_two_is_enough() -> None:
    cast = "balazarg gorgutt sapphire_dragon varkolak"
    play = realm("ranger", cast=cast, at={"ranger": "orc_valley"}, minions={"orc_valley": "blue blue"},
                 dead=["sapphire_dragon"]).load(1, 2)  # fmt: skip
    assert play.do("attack").minions("orc_valley") == "blue"


@rule("DR-DMAST-03")
def test_the_number_falls_at_once_when_a_dragon_is_slain() -> None:
    hand = ["onyx.dark_woods.1"]
    play = realm("ranger", cast=DRAGONS, at={"ranger": "dark_woods"}, hands={"ranger": hand}, wounds={"onyx": 4},
                 minions={"windy_pass": "blue"})  # fmt: skip
    play.load(6, 6).do("challenge:onyx", "commit:onyx.dark_woods.1")
    assert not play.general("onyx").alive
    play.load(5).do("shoot:windy_pass")
    assert play.minions("windy_pass") == ""


@rule("DR-DMAST-04")
def test_a_dragon_as_agent_does_not_count_for_dragon_masters() -> None:
    cast = "balazarg gorgutt sapphire_dragon varkolak"
    play = realm("ranger", cast=cast, at={"ranger": "orc_valley"}, minions={"orc_valley": "blue"}, agent="agent_onyx")
    assert play.load(3).do("attack").minions("orc_valley") == ""


def test_swift_wings_reach_every_neighbour() -> None:
    # d32: 1 green in Father Oak Forest and 1 in Greenleaf Village; together they reach Monarch City once
    play = realm(cast=HEMLOCK, darkness=["d32"], at={"paladin": "dark_woods"}, generals={"balazarg": "raven_forest"})
    play.do("end_day")
    for beside in ADJACENT[PLACE["father_oak_forest"]]:
        assert play.minions(IDS[beside]).count("green") == 1
