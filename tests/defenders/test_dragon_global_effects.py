"""Global Effects: how they come and go, and what each of them does."""

import pytest

from emberhall.games.defenders.content import GLOBAL_EFFECTS
from emberhall.games.defenders.state import Setup
from emberhall.rulebook import rule
from tests.defenders.positions import QUIET, realm

RAMPAGE = Setup(scenario="dragons_rampage")


@rule("DR-GLOBAL-01")
def test_five_help_and_five_hinder() -> None:
    assert sum(effect.positive for effect in GLOBAL_EFFECTS.values()) == 5
    assert len(GLOBAL_EFFECTS) == 10


@rule("DR-GLOBAL-02", "DR-GLOBAL-03", "DR-GLOBAL-04")
def test_a_global_effect_comes_into_play_and_another_card_is_drawn_at_once() -> None:
    # d12: a red one in Blood Flats, a blue one in Bounty Bay
    play = realm(darkness=["global.dark_skies", "d12", "d33"], generals={"gorgutt": "orc_valley"}).do("end_day")
    assert play.state.global_effect == "dark_skies"
    assert play.minions("blood_flats") == "red"
    assert play.minions("bounty_bay") == "blue"
    assert play.on_board() == 2  # one card of the Night, and nothing from the effect itself
    assert play.state.darkness_deck.cards == ["d33"]
    assert play.state.darkness_discard.cards == ["d12"]


@rule("DR-GLOBAL-02")
def test_it_holds_for_all_players() -> None:
    hands = {"rogue": ["pleasant_hill.2"], "cleric": ["ancient_ruins.2"]}  # eagles
    play = realm("rogue cleric", hands=hands, effect="dark_skies")
    assert "fly:pleasant_hill.2:orc_valley" in play.keys
    assert "fly:pleasant_hill.2:gryphon_forest" not in play.keys
    play.do("end_day")
    assert "fly:ancient_ruins.2:gryphon_forest" not in play.keys


@rule("DR-GLOBAL-05", "DR-GLOBAL-09")
def test_a_new_effect_on_a_later_night_takes_the_place_of_the_old_one() -> None:
    play = realm(darkness=["global.dark_skies", "quiet.1", "global.fair_winds", "quiet.2"]).do("end_day", "end_day")
    assert play.state.global_effect == "fair_winds"
    assert "global.dark_skies" in play.state.darkness_discard.cards


@rule("DR-GLOBAL-05")
def test_a_moving_general_ends_the_effect() -> None:
    play = realm(darkness=["d01", "d41"], effect="dark_skies")  # d01 names a place where Varkolak is not expected
    play.do("end_day")
    assert play.state.global_effect == "dark_skies"
    play.do("end_day")
    assert play.at("varkolak") == "windy_pass"
    assert play.state.global_effect == ""
    assert "global.dark_skies" in play.state.darkness_discard.cards


@rule("DR-GLOBAL-05")
def test_a_general_moved_by_the_next_card_ends_it_too() -> None:
    play = realm(darkness=["global.dark_skies", "d41"]).do("end_day")
    assert play.at("varkolak") == "windy_pass"
    assert play.state.global_effect == ""


@rule("DR-GLOBAL-06", "DR-GLOBAL-07", "DR-GLOBAL-09")
def test_a_second_effect_in_the_same_draw_does_nothing_and_a_full_card_still_follows() -> None:
    cards = ["global.dark_skies", "global.fair_winds", "d12"]
    play = realm(darkness=cards, generals={"gorgutt": "orc_valley"}).do("end_day")
    assert play.state.global_effect == "dark_skies"
    assert play.state.darkness_discard.cards == ["global.fair_winds", "d12"]
    assert play.minions("blood_flats") == "red"


@rule("DR-GLOBAL-10")
def test_with_six_heroes_they_work_the_same() -> None:
    heroes = "paladin rogue cleric ranger dwarf sorceress"
    play = realm(heroes, darkness=["global.dark_skies", "quiet.1"], setup=RAMPAGE).do("end_day")
    assert play.state.global_effect == "dark_skies"
    assert len(play.state.darkness_deck) == 0


# Wards of Darius


def test_a_negative_effect_can_be_warded_off_and_its_card_is_drawn_all_the_same() -> None:
    hands = {"cleric": ["wizard_council_wards"]}
    cards = ["global.dark_skies", "d12"]
    play = realm("paladin cleric", hands=hands, darkness=cards, generals={"gorgutt": "orc_valley"}).do("end_day")
    assert (play.ask.seat, play.prompt) == (1, "ask-ward")
    play.do("play:wizard_council_wards")
    assert play.state.global_effect == ""
    assert play.minions("blood_flats") == "red"
    assert play.state.gone.cards == ["wizard_council_wards"]
    declined = realm("paladin cleric", hands=hands, darkness=["global.dark_skies", "quiet.1"]).do("end_day", "pass")
    assert declined.state.global_effect == "dark_skies"
    good = realm("paladin cleric", hands=hands, darkness=["global.fair_winds", "quiet.1"]).do("end_day")
    assert good.prompt == "ask-action"


# what they do


def test_the_healing_touch_helps_to_heal_the_land() -> None:
    where, hand = {"ranger": "orc_valley"}, {"ranger": ["windy_pass.1"]}
    play = realm("ranger", at=where, hands=hand, crystals={"orc_valley": 1}, effect="healing_touch")
    assert play.load(4, 1).do("heal_land:windy_pass.1").crystals("orc_valley") == 0
    without = realm("ranger", at=where, hands=hand, crystals={"orc_valley": 1})
    assert without.load(4, 1).do("heal_land:windy_pass.1").crystals("orc_valley") == 1


def test_fair_winds_carry_from_harbour_to_harbour() -> None:
    play = realm("ranger", at={"ranger": "bounty_bay"}, effect="fair_winds")
    assert play.offers("sail") == ["sail:sea_bird_port", "sail:mermaid_harbor", "sail:seagaul_lagoon"]
    play.do("sail:sea_bird_port")
    assert play.at("ranger") == "sea_bird_port"
    assert play.hero("ranger").actions == 4
    assert realm("ranger", at={"ranger": "orc_valley"}, effect="fair_winds").offers("sail") == []


def test_the_kings_rally_helps_against_minions_but_not_against_generals() -> None:
    play = realm("ranger", at={"ranger": "orc_valley"}, minions={"orc_valley": "blue"}, effect="kings_rally")
    assert play.load(4).do("attack").minions("orc_valley") == ""
    general = realm("cleric", at={"cleric": "dark_woods"}, hands={"cleric": ["dark_woods.1"]}, effect="kings_rally")
    assert general.load(3, 1, 1).do("challenge:varkolak", "commit:dark_woods.1").general("varkolak").life == 5


def test_tales_at_the_hearth_bring_three_cards() -> None:
    deck = ["orc_valley.1", "orc_valley.2", "windy_pass.1", "windy_pass.2"]
    play = realm("ranger", at={"ranger": "gryphon_inn"}, deck=deck, effect="friendly_inns").do("rumors:red")
    assert play.hand("ranger") == deck[:3]


def test_clear_roads_take_horses_a_step_further() -> None:
    play = realm("paladin", hands={"paladin": ["orc_valley.2"]}, effect="clear_roads")
    assert "ride:orc_valley.2:amarak_peak" in play.keys  # three steps away
    assert "mount:amarak_peak" in play.keys
    assert "ride:orc_valley.2:amarak_peak" not in realm("paladin", hands={"paladin": ["orc_valley.2"]}).keys


def test_dark_skies_also_hold_down_the_eagle_rider() -> None:
    play = realm("eagle_rider", effect="dark_skies").do("style:sky")
    assert "mount:eagle_peak_pass" in play.keys
    assert "mount:amarak_peak" not in play.keys


def test_closed_inns_know_no_rumors_and_heal_two() -> None:
    hand = {"ranger": ["local_information"]}
    play = realm("ranger", at={"ranger": "gryphon_inn"}, life={"ranger": 1}, hands=hand, effect="inns_closed")
    assert play.offers("rumors") == []
    assert play.offers("play") == []
    assert play.do("heal").hero("ranger").life == 3
    opened = realm("ranger", at={"ranger": "gryphon_inn"}, life={"ranger": 1}, hands=hand)
    assert opened.offers("rumors")
    assert opened.do("heal").hero("ranger").life == 5


def test_locked_gates_cannot_be_used_or_built() -> None:
    hand = {"wizard": ["dancing_stone.1", "magic_gate_spell", "orc_valley.1"]}
    gates = ["dancing_stone", "dark_woods"]
    play = realm("wizard", at={"wizard": "orc_valley"}, hands=hand, gates=gates, effect="gates_locked")
    assert play.offers("gate") == []
    assert play.offers("build") == []
    assert play.offers("play") == []
    assert "teleport_to:dark_woods" in play.keys
    opened = realm("wizard", at={"wizard": "orc_valley"}, hands=hand, gates=gates)
    assert opened.offers("gate")
    assert opened.offers("build")
    assert opened.offers("play")


def test_winds_of_chaos_carry_every_hero_away_and_are_gone() -> None:
    deck = ["orc_valley.1", "battle_fury", "dark_woods.1"]
    cards = ["global.winds_of_chaos", "d12"]
    play = realm("paladin rogue cleric", phase="night", deck=deck, darkness=cards, effect="fair_winds",
                 generals={"gorgutt": "orc_valley"})  # fmt: skip
    assert [play.at(hero) for hero in ("paladin", "rogue", "cleric")] == ["orc_valley", "monarch_city", "dark_woods"]
    assert play.state.global_effect == ""
    assert play.state.hero_discard.cards == ["orc_valley.1", "dark_woods.1"]
    assert play.state.gone.cards == ["battle_fury"]
    assert play.state.darkness_discard.cards == ["global.fair_winds", "global.winds_of_chaos", "d12"]


@pytest.mark.parametrize(("minions", "life"), [("blue", 3), ("", 5)])
def test_creeping_dread_wounds_once_more_among_minions(minions: str, life: int) -> None:
    play = realm("ranger", at={"ranger": "orc_valley"}, minions={"orc_valley": minions}, effect="creeping_dread",
                 darkness=QUIET)  # fmt: skip
    assert play.do("end_day").hero("ranger").life == life


def test_the_wizard_exchanges_the_card_behind_an_effect() -> None:
    play = realm("wizard", darkness=["global.dark_skies", "d12", "quiet.1"]).do("end_day")
    assert play.prompt == "ask-wisdom"
    assert play.state.global_effect == "dark_skies"
    play.do("yes")
    assert play.on_board() == 0
    assert play.state.darkness_discard.cards == ["d12", "quiet.1"]
