"""Locations On Fire, the Extinguish action, and Brimstone's Dragon Flight."""

import pytest

from emberhall.games.defenders.content import CITY, DARKNESS_CARDS, GENERALS, IDS, PLACE
from emberhall.rulebook import rule
from tests.defenders.positions import realm

DRAGONS = "brimstone hemlock sapphire_dragon onyx"
#: Hemlock this far on his path does not move by the cards used here.
FAR = {"hemlock": "orc_valley"}
NINE = ["dark_woods", "golden_oak_forest", "enchanted_glade", "unicorn_forest", "blood_flats", "scorpion_canyon",
        "windy_pass", "rock_bridge_pass", "brookdale_village"]  # fmt: skip


# Fire tokens


@rule("DR-FIRE-01")
def test_fire_elementals_fall_to_a_four() -> None:
    play = realm("ranger", cast=DRAGONS, at={"ranger": "blood_flats"}, minions={"blood_flats": "red red red"})
    play.load(3, 4, 5).do("attack")
    assert play.minions("blood_flats") == "red"


@rule("DR-FIRE-02", "DR-FIRE-03", "DR-FIRE-04")
def test_the_third_fire_elemental_sets_the_location_on_fire_and_does_not_taint_it() -> None:
    # d33: 2 red in Blood Flats
    play = realm(cast=DRAGONS, darkness=["onyx.d33"], minions={"blood_flats": "red"}, generals={"onyx": "dark_woods"})
    play.do("end_day")
    assert play.minions("blood_flats") == "red red red"
    assert play.fires == ["blood_flats"]
    assert play.crystals("blood_flats") == 0
    two = realm(cast=DRAGONS, darkness=["onyx.d33"]).do("end_day")
    assert two.minions("blood_flats") == "red red"
    assert two.fires == []


@rule("DR-FIRE-03")
def test_three_fire_elementals_set_monarch_city_on_fire_too() -> None:
    minions = {"monarch_city": "red red black", "wolf_pass": "red"}
    play = realm(cast=DRAGONS, darkness=["monarch_city_card"], minions=minions, at={"paladin": "dark_woods"})
    play.do("end_day")
    assert play.minions("monarch_city") == "red red red black"
    assert play.fires == ["monarch_city"]


@rule("DR-FIRE-05", "DR-FIRE-07")
def test_ten_tokens_and_at_most_one_in_a_location() -> None:
    assert realm(cast=DRAGONS).state.fires_left == 10
    again = realm(cast=DRAGONS, darkness=["brimstone.d02"], fires=["land_of_amazons"]).do("end_day")
    assert again.at("brimstone") == "land_of_amazons"
    assert again.fires == ["land_of_amazons"]
    assert again.state.fires_left == 9
    # all ten burn: three Fire Elementals find no token left
    play = realm(
        cast=DRAGONS, darkness=["hemlock.d07"], fires=[*NINE, "fire_river"], minions={"pleasant_hill": "red"},
        generals=FAR,
    ).do("end_day")  # fmt: skip
    assert play.minions("pleasant_hill") == "red red red"
    assert "pleasant_hill" not in play.fires
    assert len(play.fires) == 10


@rule("DR-FIRE-06")
def test_nothing_else_sets_a_location_on_fire() -> None:
    # d12: a red one joins two blue ones; d01: Onyx moves
    mixed = realm(cast=DRAGONS, darkness=["hemlock.d12"], minions={"blood_flats": "blue red"}, generals=FAR)
    assert mixed.do("end_day").minions("blood_flats") == "red red blue"
    assert mixed.fires == []
    moved = realm(cast=DRAGONS, darkness=["onyx.d41"]).do("end_day")
    assert moved.at("onyx") == "windy_pass"
    assert moved.fires == []
    blue = realm(cast=DRAGONS, darkness=["hemlock.d12"], minions={"bounty_bay": "blue blue"}, generals=FAR)
    assert blue.do("end_day").minions("bounty_bay") == "blue blue blue"
    assert blue.fires == []


@rule("DR-FIRE-08", "DR-FIRE-09")
def test_in_a_fire_the_third_minion_taints_and_stays_without_an_overrun() -> None:
    minions = {"bounty_bay": "black black"}
    play = realm(cast=DRAGONS, darkness=["hemlock.d12"], fires=["bounty_bay"], minions=minions, generals=FAR)
    play.do("end_day")
    assert play.minions("bounty_bay") == "blue black black"
    assert play.crystals("bounty_bay") == 1
    assert play.minions("monarch_city") == play.minions("mermaid_harbor") == ""
    without = realm(cast=DRAGONS, darkness=["hemlock.d12"], minions=minions, generals=FAR).do("end_day")
    assert without.crystals("bounty_bay") == 0
    fourth = realm(
        cast=DRAGONS, darkness=["hemlock.d12"], fires=["bounty_bay"], minions={"bounty_bay": "black black black"},
        generals=FAR,
    ).do("end_day")  # fmt: skip
    assert fourth.minions("monarch_city") == "blue"


@rule("DR-FIRE-10", "DR-MOVE-10")
def test_entering_a_fire_costs_two_actions() -> None:
    play = realm("ranger", fires=["wolf_pass"])
    play.do("walk:wolf_pass")
    assert play.hero("ranger").actions == 3
    play.do("walk:orc_valley")
    assert play.hero("ranger").actions == 2
    weak = realm("ranger", fires=["wolf_pass"], life={"ranger": 1})
    assert "walk:wolf_pass" not in weak.keys
    assert "walk:bounty_bay" in weak.keys


@rule("DR-MOVE-11")
def test_every_fire_on_the_way_costs_an_action_more() -> None:
    hand = {"ranger": ["minotaur_forest.2", "wolf_pass.1"]}  # horse, gate
    play = realm("ranger", fires=["wolf_pass", "minotaur_forest"], hands=hand)
    play.do("ride:minotaur_forest.2:minotaur_forest")  # through Wolf Pass, there is no other way
    assert play.hero("ranger").actions == 2
    gate = realm("ranger", fires=["wolf_pass"], hands=hand).do("gate:wolf_pass.1:wolf_pass")
    assert gate.hero("ranger").actions == 3
    around = realm("ranger", fires=["dancing_stone"], hands={"ranger": ["wolf_pass.2"]})
    around.do("ride:wolf_pass.2:whispering_woods")  # by way of Orc Valley, past the fire
    assert around.hero("ranger").actions == 4


@rule("DR-FIRE-11", "DR-TURN-07")
def test_a_burn_for_ending_the_turn_in_a_fire_besides_other_wounds() -> None:
    play = realm("ranger", at={"ranger": "wolf_pass"}, fires=["wolf_pass"]).do("end_day")
    assert play.hero("ranger").life == 4
    worse = realm("ranger", at={"ranger": "wolf_pass"}, fires=["wolf_pass"], minions={"wolf_pass": "blue blue"})
    assert worse.do("end_day").hero("ranger").life == 2


@rule("DR-FIRE-12")
@pytest.mark.parametrize(("hero", "life"), [("paladin", 4), ("dwarf", 4), ("rogue", 5)])
def test_neither_armor_nor_shadows_help_against_a_burn(hero: str, life: int) -> None:
    where = {hero: "wolf_pass"}
    play = realm(hero, at=where, fires=["wolf_pass"], minions={"wolf_pass": "blue"}).do("end_day")
    assert play.hero(hero).life == life


def test_the_eagle_rider_burns_even_in_the_sky() -> None:
    play = realm("eagle_rider", at={"eagle_rider": "wolf_pass"}, fires=["wolf_pass"], minions={"wolf_pass": "blue"})
    play.do("style:sky", "end_day")
    assert play.hero("eagle_rider").life == 3


# the Extinguish action


@rule("DR-FIRE-13", "DR-FIRE-15", "DR-HCARD-05")
def test_a_card_of_the_colour_and_a_four_put_the_fire_out() -> None:
    hand = {"ranger": ["amarak_peak.1", "orc_valley.1", "battle_fury"]}
    play = realm("ranger", at={"ranger": "wolf_pass"}, fires=["wolf_pass", "dark_woods"], hands=hand)
    assert play.offers("extinguish") == ["extinguish:amarak_peak.1"]
    play.load(1, 4).do("extinguish:amarak_peak.1")
    assert play.fires == ["dark_woods"]
    assert play.state.fires_left == 9
    assert play.hero("ranger").actions == 4
    assert play.state.hero_discard.cards == ["amarak_peak.1"]
    elsewhere = realm("ranger", at={"ranger": "orc_valley"}, fires=["wolf_pass"], hands=hand)
    assert elsewhere.offers("extinguish") == []


@rule("DR-FIRE-13", "DR-FIRE-14")
def test_with_two_threes_the_card_is_lost_and_the_fire_burns_on() -> None:
    hand = {"ranger": ["amarak_peak.1"]}
    play = realm("ranger", at={"ranger": "wolf_pass"}, fires=["wolf_pass"], hands=hand)
    play.load(3, 3).do("extinguish:amarak_peak.1")
    assert play.fires == ["wolf_pass"]
    assert play.hand("ranger") == []
    assert play.hero("ranger").actions == 4


def test_an_inn_on_fire_takes_a_special_card_and_a_roll() -> None:
    hand = {"ranger": ["amarak_peak.1", "battle_fury"]}
    play = realm("ranger", at={"ranger": "gryphon_inn"}, fires=["gryphon_inn"], hands=hand)
    assert play.offers("extinguish") == ["extinguish:battle_fury"]
    assert play.offers("rumors")
    play.load(1, 1).do("extinguish:battle_fury")
    assert play.fires == ["gryphon_inn"]
    assert play.state.gone.cards == ["battle_fury"]


# Brimstone


@rule("DR-BRIM-01", "DR-DSETUP-13")
def test_brimstone_has_no_path_and_starts_at_fire_river() -> None:
    assert realm(cast=DRAGONS).at("brimstone") == "fire_river"
    assert GENERALS["brimstone"].path == ()


@rule("DR-BRIM-02", "DR-BRIM-03", "DR-BRIM-05")
def test_brimstone_flies_across_the_board_and_sets_the_location_on_fire_at_once() -> None:
    # d13: 2 black in McCorm Highlands; Brimstone with 1 red: the third minion, already in the fire
    play = realm(cast=DRAGONS, darkness=["brimstone.d13"], generals={"brimstone": "dark_woods"}).do("end_day")
    assert play.at("brimstone") == "mccorm_highlands"
    assert play.fires == ["mccorm_highlands"]
    assert play.minions("mccorm_highlands") == "red black black"
    assert play.crystals("mccorm_highlands") == 1
    stays = realm(cast=DRAGONS, darkness=["brimstone.d13"], generals={"brimstone": "mccorm_highlands"}).do("end_day")
    assert stays.fires == ["mccorm_highlands"]


@rule("DR-BRIM-04")
def test_major_wounds_keep_brimstone_on_the_ground() -> None:
    play = realm(cast=DRAGONS, darkness=["brimstone.d13"], wounds={"brimstone": 4}).do("end_day")
    assert play.at("brimstone") == "fire_river"
    assert play.fires == []
    minor = realm(cast=DRAGONS, darkness=["brimstone.d13"], wounds={"brimstone": 3}).do("end_day")
    assert minor.at("brimstone") == "mccorm_highlands"


@rule("DR-BRIM-06")
def test_no_card_sends_brimstone_to_monarch_city() -> None:
    flights = [card.to for card in DARKNESS_CARDS.values() if card.general == "brimstone"]
    assert len(flights) == 14
    assert CITY not in flights
    burning = realm(cast=DRAGONS, darkness=["brimstone.d13"], fires=["monarch_city"], at={"paladin": "dark_woods"})
    assert burning.do("end_day").at("brimstone") == "mccorm_highlands"
    assert burning.over == ""


@rule("DR-AIM-09", "DR-BRIM-07")
def test_with_ten_fires_the_next_flight_burns_monarch_city() -> None:
    play = realm(cast=DRAGONS, darkness=["brimstone.d13"], fires=[*NINE, "fire_river"]).do("end_day")
    assert play.over == "end-fire"
    assert play.session.outcome is not None
    assert play.session.outcome.winners == ()
    assert IDS[play.state.generals[0].at] == "monarch_city"


@rule("DR-BRIM-08")
def test_the_tenth_fire_is_no_loss_and_can_still_be_put_out() -> None:
    cards = ["brimstone.d13", "brimstone.d02"]
    play = realm("ranger", cast=DRAGONS, darkness=cards, fires=NINE, at={"ranger": "rock_bridge_pass"},
                 hands={"ranger": ["wolf_pass.1"]})  # fmt: skip
    play.do("end_day")
    assert len(play.fires) == 10
    assert play.over == ""
    play.load(4, 1).do("extinguish:wolf_pass.1").do("end_day")
    assert play.over == ""
    assert play.at("brimstone") == "land_of_amazons"


def test_a_flight_that_would_end_the_realm_can_be_stopped() -> None:
    play = realm("ranger", cast=DRAGONS, darkness=["brimstone.d13"], fires=[*NINE, "fire_river"],
                 hands={"ranger": ["strong_defenses"]})  # fmt: skip
    play.do("end_day", "play:strong_defenses")
    assert play.over == ""
    assert play.at("brimstone") == "fire_river"


# cards against fire


def test_rain_of_the_gods_puts_out_up_to_three_fires() -> None:
    fires = ["wolf_pass", "dark_woods", "fire_river", "blood_flats"]
    play = realm("ranger", fires=fires, hands={"ranger": ["rain_of_the_gods"]})
    play.do("play:rain_of_the_gods", "where:wolf_pass", "where:fire_river", "where:dark_woods")
    assert play.fires == ["blood_flats"]
    fewer = realm("ranger", fires=fires, hands={"ranger": ["rain_of_the_gods"]})
    fewer.do("play:rain_of_the_gods", "where:wolf_pass", "done")
    assert len(fewer.fires) == 3
    assert realm("ranger", hands={"ranger": ["rain_of_the_gods"]}).offers("play") == []


@rule("DR-DSETUP-02")
def test_two_fires_extinguished_complete_the_quest_and_make_fireproof() -> None:
    hand = {"ranger": ["amarak_peak.1", "wolf_pass.1", "bounty_bay.1"]}
    play = realm(
        "ranger", at={"ranger": "wolf_pass"}, fires=["wolf_pass", "bounty_bay", "dark_woods"], hands=hand,
        quests={"ranger": "quench_the_flames"}, quest_deck=["raids"],
    ).load(5, 5)  # fmt: skip
    play.do("extinguish:amarak_peak.1")
    assert play.hero("ranger").quest == "quench_the_flames"
    play.state.heroes[0].at = PLACE["bounty_bay"]
    play.do("end_day").load(5, 5).do("extinguish:wolf_pass.1")
    assert play.hero("ranger").completed == ["quench_the_flames"]
    assert play.hero("ranger").quest == "raids"
    burned = realm("ranger", at={"ranger": "wolf_pass"}, fires=["wolf_pass", "orc_valley"],
                   completed={"ranger": ["quench_the_flames"]})  # fmt: skip
    burned.do("walk:orc_valley")
    assert burned.hero("ranger").actions == 4
    assert burned.do("end_day").hero("ranger").life == 5


@rule("DR-QUEST-03")
def test_the_quest_of_fires_is_replaced_when_no_fire_can_come_any_more() -> None:
    hand = {"ranger": ["rain_of_the_gods"]}
    play = realm("ranger", fires=["wolf_pass"], hands=hand, quests={"ranger": "quench_the_flames"},
                 quest_deck=["raids"])  # fmt: skip
    play.do("play:rain_of_the_gods")
    assert play.hero("ranger").quest == "raids"
    fought = realm("ranger cleric", at={"ranger": "wolf_pass"}, fires=["wolf_pass"], quest_deck=["raids"],
                   hands={"ranger": ["amarak_peak.1"]}, quests={"cleric": "quench_the_flames"})  # fmt: skip
    assert fought.load(4, 4).do("extinguish:amarak_peak.1").hero("cleric").quest == "raids"
    waiting = realm("ranger", cast=DRAGONS, fires=["wolf_pass"], hands=hand, quests={"ranger": "quench_the_flames"})
    waiting.do("play:rain_of_the_gods")
    assert waiting.hero("ranger").quest == "quench_the_flames"  # Brimstone will bring fire


@rule("DR-QUEST-02", "DR-QUEST-03")
def test_the_quest_of_fires_outlives_brimstone_for_three_fire_elementals_light_fires() -> None:
    play = realm("ranger cleric", cast=DRAGONS, at={"ranger": "fire_river"}, wounds={"brimstone": 5},
                 hands={"ranger": ["brimstone.orc_valley.1"]}, quests={"cleric": "quench_the_flames"},
                 quest_deck=["raids"]).load(6)  # fmt: skip
    play.do("challenge:brimstone", "commit:brimstone.orc_valley.1")
    assert not play.general("brimstone").alive
    assert play.fires == []
    assert play.hero("cleric").quest == "quench_the_flames"


@rule("DR-QUEST-02")
def test_the_quest_of_fires_needs_as_many_fires_as_are_missing() -> None:
    """The Quest needs two fires; one that the hero has already put out counts."""
    for left, done, kept in ((2, [], True), (1, [], False), (1, ["orc_valley"], True), (0, ["orc_valley"], False)):
        burning = ["wolf_pass", "bounty_bay", "dark_woods"][: left + 1]
        play = realm("ranger cleric", at={"ranger": "wolf_pass"}, fires=burning, hands={"ranger": ["amarak_peak.1"]},
                     quests={"cleric": "quench_the_flames"}, visited={"cleric": done},
                     quest_deck=["raids"])  # fmt: skip
        play.load(4, 4).do("extinguish:amarak_peak.1")
        assert (play.hero("cleric").quest == "quench_the_flames") == kept, (left, done)


def test_dragon_scale_armor_stops_a_burn() -> None:
    play = realm("ranger", at={"ranger": "wolf_pass"}, fires=["wolf_pass"],
                 completed={"ranger": ["dragon_scale_armor"]})  # fmt: skip
    assert play.do("end_day").hero("ranger").life == 5


def test_gates_and_teleports_cost_two_actions_only_into_fire() -> None:
    given = {"hands": {"wizard": ["wolf_pass.1"]}, "fires": ["orc_valley"]}
    for way, left in (("teleport_to:orc_valley", 3), ("teleport_to:dark_woods", 4), ("gate:wolf_pass.1:wolf_pass", 4)):
        assert realm("wizard", **given).do(way).hero("wizard").actions == left  # type: ignore[arg-type]
