"""The Night: Darkness Spreads cards, the march of the Generals, the War Status."""

import pytest
from msgspec.structs import replace

from emberhall.games.defenders.content import DARKNESS_CARDS, PLACE
from emberhall.games.defenders.terms import BLACK, RED
from emberhall.rulebook import rule
from tests.defenders.positions import QUIET, realm


@rule("DR-NIGHT-01", "DR-WAR-02", "DR-WAR-03", "DR-WAR-04", "DR-DATA-02")
def test_one_two_or_three_cards_by_war_status() -> None:
    # d44 2 green in Wyvern Forest, d46 1 black in Fire River, d12 1 red in Blood Flats
    cards = ["d44", "d46", "d12"]
    early = realm(darkness=cards).do("end_day")
    assert (early.minions("wyvern_forest"), early.minions("fire_river")) == ("green green", "")
    middle = realm(darkness=cards, defeated=1).do("end_day")
    assert (middle.minions("wyvern_forest"), middle.minions("fire_river")) == ("green green", "")
    assert len(middle.state.darkness_discard) == 2
    late = realm(darkness=cards, defeated=2).do("end_day")
    assert late.minions("fire_river") == "black"
    assert late.minions("blood_flats") == ""
    assert len(late.state.darkness_discard) == 3


@rule("DR-WAR-03")
def test_the_last_card_moves_a_general_with_his_minions() -> None:
    # d06: red and black minions, and Gorgutt to Amarak Peak with 2 Orcs
    play = realm(darkness=["quiet.1", "d06"], defeated=1).do("end_day")
    assert play.minions("withered_hills") == ""
    assert play.at("gorgutt") == "amarak_peak"
    assert play.minions("amarak_peak") == "green green"


@rule("DR-WAR-05")
def test_a_special_card_for_movement_only() -> None:
    patrols = realm(darkness=["quiet.1", "patrols_black"], defeated=1).do("end_day")
    assert patrols.minions("unicorn_forest") == ""
    assert patrols.at("varkolak") == "windy_pass"
    city = realm(darkness=["quiet.1", "monarch_city_card", "d01"], defeated=1, minions={"wolf_pass": "blue"})
    city.state.hero_discard.cards = [city.state.hero_deck.cards.pop()]
    city.do("end_day")
    assert city.minions("monarch_city") == ""
    assert city.state.hero_discard.cards == []  # shuffled back all the same
    assert len(city.state.darkness_deck) == 3


@rule("DR-NIGHT-02")
def test_minions_come_before_the_general() -> None:
    # d43: 2 red in Orc Valley, then Gorgutt to Orc Valley with 2 Orcs: one Orc fits, the next overruns
    play = realm(darkness=["d43"], generals={"gorgutt": "eagle_peak_pass"}).do("end_day")
    assert play.minions("orc_valley") == "red red green"
    assert play.crystals("orc_valley") == 1
    assert play.minions("wolf_pass") == "green"


@rule("DR-NIGHT-03")
def test_the_minions_on_the_card_in_the_colours_on_the_card() -> None:
    play = realm(darkness=["d22"]).do("end_day")  # 1 blue in Eagle Peak Pass, 1 green in Heaven's Glade
    assert play.minions("eagle_peak_pass") == "blue"
    assert play.minions("heavens_glade") == "green"
    play = realm(darkness=["d13"], generals={"balazarg": "bounty_bay"}).do("end_day")
    assert (play.minions("crystal_hills"), play.minions("mccorm_highlands")) == ("blue", "black black")
    assert play.on_board() == 3


@rule("DR-NIGHT-04")
def test_a_card_with_the_colour_of_another_land(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card of the box has one, so here is one: red in the blue Wolf Pass, black in the green Heaven's Glade."""
    place = ((PLACE["wolf_pass"], RED, 2), (PLACE["heavens_glade"], BLACK, 1))
    monkeypatch.setitem(DARKNESS_CARDS, "d22", replace(DARKNESS_CARDS["d22"], place=place))
    play = realm(darkness=["d22"], generals={"balazarg": "bounty_bay"}).do("end_day")
    assert play.minions("wolf_pass") == "red red"
    assert play.minions("heavens_glade") == "black"
    assert play.on_board() == 3


@rule("DR-NIGHT-06", "DR-NIGHT-08")
def test_a_general_one_step_away_moves_and_brings_minions() -> None:
    play = realm(darkness=["d13"]).do("end_day")  # Balazarg to Raven Forest with 1 Demon
    assert play.at("balazarg") == "raven_forest"
    assert play.minions("raven_forest") == "red"


@rule("DR-NIGHT-07")
def test_a_general_elsewhere_neither_moves_nor_brings_minions() -> None:
    for place in ("raven_forest", "angel_tear_falls", "bounty_bay"):
        play = realm(darkness=["d13"], generals={"balazarg": place}).do("end_day")
        assert play.at("balazarg") == place
        assert play.minions("raven_forest") == ""
    far = realm(darkness=["d16"]).do("end_day")  # Angel Tear Falls is two steps away
    assert far.at("balazarg") == "scorpion_canyon"


@rule("DR-NIGHT-09")
def test_minions_of_a_general_can_overrun() -> None:
    play = realm(darkness=["d13"], minions={"raven_forest": "green green blue"}).do("end_day")
    assert play.crystals("raven_forest") == 1
    assert play.minions("pleasant_hill") == "red"


@rule("DR-NIGHT-10", "DR-NIGHT-11")
def test_next_moves_a_general_one_step_from_anywhere() -> None:
    play = realm(darkness=["d02"], generals={"balazarg": "angel_tear_falls"}).do("end_day")
    assert play.at("balazarg") == "bounty_bay"
    assert play.minions("bounty_bay") == "red"


@rule("DR-NIGHT-12")
def test_the_minions_of_the_start_stay_behind() -> None:
    play = realm(darkness=["d13"], minions={"scorpion_canyon": "red red red"}).do("end_day")
    assert play.minions("scorpion_canyon") == "red red red"
    assert play.minions("raven_forest") == "red"


@rule("DR-NIGHT-14")
def test_each_card_is_resolved_before_the_next() -> None:
    # d13 brings Balazarg to Raven Forest, so that d16 finds him one step from Angel Tear Falls
    play = realm(darkness=["d13", "d16"], defeated=1).do("end_day")
    assert play.at("balazarg") == "angel_tear_falls"
    other = realm(darkness=["d16", "d13"], defeated=1).do("end_day")
    assert other.at("balazarg") == "raven_forest"


@rule("DR-NIGHT-15", "DR-QUEST-09", "DR-QUEST-10")
def test_missing_minions_come_back_from_the_quest_card_that_has_most() -> None:
    play = realm(
        "rogue dwarf", darkness=["d10"], supply={"blue": 0}, quests={"rogue": "dragon_hunter", "dwarf": "raids"}
    )
    play.hero("rogue").collected = [0, 0, 2, 0]
    play.hero("dwarf").collected = [0, 0, 1, 0]
    play.do("end_day")
    assert play.over == ""
    assert play.minions("bounty_bay") == "blue"
    assert play.hero("rogue").collected == [0, 0, 1, 0]
    assert play.hero("dwarf").collected == [0, 0, 1, 0]


@rule("DR-QUEST-11")
def test_a_tie_between_quest_cards_is_decided_by_the_players() -> None:
    play = realm(
        "rogue dwarf", darkness=["d10"], supply={"blue": 0}, quests={"rogue": "dragon_hunter", "dwarf": "raids"}
    )
    play.hero("rogue").collected = [0, 0, 1, 0]
    play.hero("dwarf").collected = [0, 0, 1, 0]
    play.do("end_day")
    assert play.prompt == "ask-recall"
    play.do("who:1:dwarf")
    assert play.hero("dwarf").collected == [0, 0, 0, 0]
    assert play.minions("bounty_bay") == "blue"


@rule("DR-AIM-04")
def test_a_general_in_the_city_loses_the_game() -> None:
    play = realm(darkness=["d24"], generals={"balazarg": "bounty_bay"}).do("end_day")
    assert play.over == "end-general"
    far = realm(darkness=["d24"], generals={"balazarg": "angel_tear_falls"}).do("end_day")
    assert far.over == ""


# special cards of the deck


@rule("DR-DCARD-04", "DR-DCARD-05", "DR-DCARD-06")
def test_orc_patrols_put_an_orc_in_every_green_location_without_minions() -> None:
    minions = {"unicorn_forest": "black", "raven_forest": "green"}
    play = realm(darkness=["patrols_black"], minions=minions).do("end_day")
    assert play.minions("unicorn_forest") == "black"
    assert play.minions("raven_forest") == "green"
    for place in ("golden_oak_forest", "minotaur_forest", "father_oak_forest", "gryphon_forest", "greenleaf_village"):
        assert play.minions(place) == "green"
    assert sum(play.state.minions[1::4]) == 10  # eleven green locations, one of them held by Undead
    assert play.at("varkolak") == "windy_pass"
    assert play.minions("windy_pass") == "black"


@rule("DR-DCARD-04")
def test_an_orc_war_party_doubles_lonely_orcs() -> None:
    minions = {
        "unicorn_forest": "green",
        "raven_forest": "green green",
        "wolf_pass": "green",
        "orc_valley": "red green",
    }
    play = realm(darkness=["war_party_blue"], minions=minions).do("end_day")
    assert play.minions("unicorn_forest") == "green green"
    assert play.minions("wolf_pass") == "green green"
    assert play.minions("raven_forest") == "green green"
    assert play.minions("orc_valley") == "red green"


@rule("DR-DCARD-08")
def test_all_is_quiet() -> None:
    play = realm(darkness=["quiet.1"]).do("end_day")
    assert play.on_board() == 0
    assert all(general.step == 0 for general in play.state.generals)


@rule("DR-DCARD-09", "DR-DCARD-10")
def test_one_minion_of_each_colour_beside_the_city_enters_it() -> None:
    minions = {"wolf_pass": "red red blue", "minotaur_forest": "black"}
    play = realm(darkness=["monarch_city_card"], minions=minions).do("end_day")
    assert play.minions("monarch_city") == "red blue"
    assert play.minions("wolf_pass") == "red"
    assert play.minions("minotaur_forest") == "black"


@rule("DR-DCARD-11")
def test_the_players_choose_where_a_minion_comes_from() -> None:
    minions = {"wolf_pass": "red", "orc_valley": "red"}
    play = realm(darkness=["monarch_city_card"], minions=minions).do("end_day")
    assert play.prompt == "ask-enter-city"
    play.do("whence:orc_valley:red")
    assert (play.minions("wolf_pass"), play.minions("orc_valley")) == ("red", "")
    assert play.minions("monarch_city") == "red"


@rule("DR-DCARD-12")
def test_the_monarch_city_card_can_lose_the_game() -> None:
    minions = {"wolf_pass": "red blue", "monarch_city": "green green black"}
    play = realm(darkness=["monarch_city_card"], minions=minions).do("end_day")
    assert play.over == "end-city"


@rule("DR-DCARD-13", "DR-DCARD-14")
def test_the_monarch_city_card_shuffles_the_discards_back_but_no_special_cards() -> None:
    play = realm(darkness=["monarch_city_card", "d01", "d02"])
    state = play.state
    state.hero_discard.cards = [state.hero_deck.cards.pop(0) for _ in range(6)]
    state.gone.cards = ["battle_luck.1"]  # type: ignore[list-item]
    state.darkness_discard.cards = ["d03", "d04"]  # type: ignore[list-item]
    before = len(state.hero_deck)
    play.do("end_day")
    assert len(state.hero_deck) == before - 2 + 6  # two cards were drawn in the Evening
    assert state.hero_discard.cards == []
    assert sorted(state.darkness_deck.cards) == ["d01", "d02", "d03", "d04", "monarch_city_card"]
    assert play.dice.shuffles == [["d01", "d02", "d03", "d04", "monarch_city_card"], sorted(state.hero_deck.cards)]
    assert state.darkness_discard.cards == []
    assert state.gone.cards == ["battle_luck.1"]


@rule("DR-DCARD-15")
def test_an_empty_darkness_deck_is_reshuffled() -> None:
    play = realm(darkness=["quiet.1"]).do("end_day", "end_day")
    assert len(play.state.darkness_discard) == 1
    assert play.state.turns == 2


def test_quiet_nights_of_the_helper_cover_four_turns() -> None:
    assert len(QUIET) == 4


IMPS = "balazarg hemlock sapphire varkolak"
SETTLED = {"balazarg": "bounty_bay", "gorgutt": "orc_valley", "sapphire": "heavens_glade", "varkolak": "sea_bird_port"}


@rule("DR-HCARD-07")
@pytest.mark.parametrize(("card", "given", "asked"), [
    ("d22", {}, False),  # 1 blue in Eagle Peak Pass, 1 green in Heaven's Glade
    ("d22", {"minions": {"eagle_peak_pass": "blue blue"}}, False),
    ("d22", {"minions": {"eagle_peak_pass": "blue blue blue"}}, True),  # an overrun
    ("d22", {"minions": {"eagle_peak_pass": "blue blue"}, "fires": ["eagle_peak_pass"]}, True),  # a third one in fire
    ("d22", {"minions": {"eagle_peak_pass": "blue blue"}, "fires": ["wolf_pass"]}, False),
    ("d11", {"minions": {"cursed_plateau": "red"}}, True),  # the third Demon taints
    ("d11", {}, False),
    ("monarch_city_card", {}, True),
    ("dragon_council", {"cast": IMPS}, True),
    ("d24", {}, True),  # Balazarg goes to the city
    ("d13", {"generals": {}}, False),  # Balazarg goes to Raven Forest with 1 Demon
    ("d13", {"generals": {}, "minions": {"raven_forest": "green green"}}, False),
    ("d13", {"generals": {}, "minions": {"raven_forest": "green green green"}}, True),
    ("d22", {"cast": IMPS, "minions": {"heavens_glade": "blue blue blue"}}, True),
    ("d22", {"cast": IMPS, "minions": {"blizzard_mountains": "blue blue blue"}}, True),  # by Swift Wings
    ("d22", {"cast": IMPS, "minions": {"blizzard_mountains": "blue blue green"}}, False),  # an Imp is there
    ("d14", {"cast": IMPS, "minions": {"unicorn_forest": "blue blue"}}, False),  # never more than one Imp
    ("d14", {"minions": {"unicorn_forest": "blue blue"}}, True),
])  # fmt: skip
def test_cards_for_any_time_are_asked_for_only_where_harm_comes(
    card: str, given: dict[str, object], asked: bool
) -> None:
    place = {"generals": SETTLED, "hands": {"rogue": ["hammer_of_valor"]}, "darkness": [card, "quiet.1"], **given}
    play = realm("rogue", **place).do("end_day")  # type: ignore[arg-type]
    assert (play.prompt == "ask-special-shown") == asked


def test_after_the_night_nothing_of_its_card_is_left() -> None:
    play = realm("rogue", kept={"rogue": ["orc_hunter", "organize_militia"]}, darkness=["d04", "d22", "quiet.1"],
                 generals={"gorgutt": "amarak_peak"}).do("end_day")  # fmt: skip
    play.do("use:orc_hunter", "use:organize_militia")
    assert play.minions("gryphon_forest") == ""
    assert play.at("gorgutt") == "amarak_peak"
    assert (play.state.shown, play.state.cancelled, play.state.stopped) == ("", [], False)
    assert play.state.darkness_discard.cards == ["d04"]
