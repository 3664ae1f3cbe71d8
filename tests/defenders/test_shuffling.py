"""Piles are shuffled exactly when the rules say so."""

from emberhall.games.defenders.content import SCENARIOS, cards_of_general, location_cards, quest_cards, special_cards
from emberhall.games.defenders.game import GAME
from emberhall.games.defenders.rules.scenarios.lands_on_fire import light_fires
from emberhall.games.defenders.setup import set_up
from emberhall.games.defenders.state import Setup
from emberhall.kernel import Session, Table
from emberhall.rulebook import rule
from emberhall.testing import LoadedDice
from tests.defenders.positions import realm

LANDS = Setup(scenario="lands_on_fire")


@rule("DR-SETUP-11")
def test_the_decks_of_a_new_game() -> None:
    dice = LoadedDice(5)
    state = set_up(Setup(), 2, dice)
    generals = [general.card for general in state.generals]
    darkness = [card for general in generals for card in cards_of_general(general, orcs=True)]
    heroes = [card for general in generals for card in location_cards(general)]
    assert sorted([*darkness, "quiet.1", "quiet.2", "quiet.3", "monarch_city_card"]) in dice.shuffles
    assert sorted([*heroes, *special_cards(dragon=False)]) in dice.shuffles
    assert sorted(quest_cards(dragon=False)) in dice.shuffles


def test_special_cards_are_shuffled_before_some_are_returned_to_the_box() -> None:
    dice = LoadedDice(5)
    set_up(Setup(specials_removed=2), 2, dice)
    assert sorted(special_cards(dragon=False)) in dice.shuffles
    plain = LoadedDice(5)
    set_up(Setup(), 2, plain)
    assert sorted(special_cards(dragon=False)) not in plain.shuffles


def test_the_cup_of_fame() -> None:
    dice = LoadedDice(5)
    state = set_up(Setup(honors=True), 2, dice)
    assert sorted(state.cup.cards) in dice.shuffles


@rule("DR-DEASY-01")
def test_the_hero_deck_after_the_special_cards_were_chosen() -> None:
    setup = Setup(specials_removed=1, choose_removed_specials=True)
    session = Session(GAME, setup, 2, seed=3)
    first = session.state.active
    assert session.ask is not None
    assert session.ask.seat == first
    assert [len(hero.hand) for hero in session.state.heroes] == [0, 0]
    session.choose("discard:all_is_quiet")
    assert session.state.box.cards == ["all_is_quiet"]
    assert [len(hero.hand) for hero in session.state.heroes] == [2, 2]
    whole = sorted([*session.state.hero_deck.cards, *(card for hero in session.state.heroes for card in hero.hand)])
    assert session.state.hero_deck.cards != sorted(session.state.hero_deck.cards)
    assert len(whole) == len(set(whole)) == 80 + len(special_cards(dragon=False)) - 1


def test_the_hero_deck_after_a_card_was_found() -> None:
    play = realm("dwarf", at={"dwarf": "thorny_woods"}, quests={"dwarf": "scout_gorgutt"})
    play.do("attempt:scout_gorgutt")
    assert play.dice.shuffles == [sorted(play.state.hero_deck.cards)]


def test_an_empty_quest_deck_is_made_of_the_discards() -> None:
    play = realm("rogue", at={"rogue": "dark_woods"}, quests={"rogue": "amulet_of_the_gods"}, dice=[1, 1, 1, 1])
    play.state.quest_deck.cards = []
    play.state.quest_discard.cards = ["raids", "rumors", "duke_envoy"]  # type: ignore[list-item]
    play.do("attempt:amulet_of_the_gods")
    assert play.dice.shuffles == [["amulet_of_the_gods", "duke_envoy", "raids", "rumors"]]
    assert play.state.quest_discard.cards == []
    assert len(play.state.quest_deck) == 3


def test_an_empty_hero_deck_is_made_of_the_discards() -> None:
    play = realm("rogue dwarf", hands={"dwarf": ["wolf_pass.1"]})
    play.state.hero_deck.cards = []
    play.state.hero_discard.cards = ["blood_flats.1", "orc_valley.1", "windy_pass.1", "windy_pass.2"]  # type: ignore[list-item]
    play.do("end_day")
    assert play.dice.shuffles == [["blood_flats.1", "orc_valley.1", "windy_pass.1", "windy_pass.2"]]
    assert play.state.hero_discard.cards == []


@rule("DR-DCARD-15")
def test_an_empty_darkness_deck_is_made_of_the_discards() -> None:
    play = realm("paladin", darkness=[])
    play.state.darkness_discard.cards = ["quiet.1", "quiet.2"]  # type: ignore[list-item]
    play.do("end_day")
    assert play.dice.shuffles == [["quiet.1", "quiet.2"]]


@rule("DR-SCEN5-06")
def test_both_decks_when_brimstone_returns() -> None:
    play = realm("cleric", at={"cleric": "dark_woods"}, hands={"cleric": ["dark_woods.1"]}, wounds={"varkolak": 4},
                 darkness=["quiet.1"], setup=LANDS)  # fmt: skip
    light_fires(Table(play.state, 1), SCENARIOS["lands_on_fire"])
    heroes = [*play.state.hero_deck.cards, *location_cards("brimstone")]
    play.load(4).do("challenge:varkolak", "commit:dark_woods.1")
    darkness = ["quiet.1", *cards_of_general("brimstone", orcs=True)]
    assert play.dice.shuffles == [sorted(heroes), sorted(darkness)]


# placing minions


def test_every_minion_above_the_limit_overruns_where_that_is_agreed_on() -> None:
    """Two Dragonkin appear in Blizzard Mountains, where there are already three: one overrun or two."""
    full = {"blizzard_mountains": "blue blue blue"}
    far = {"balazarg": "bounty_bay", "sapphire": "heavens_glade"}
    one = realm(darkness=["d46"], generals=far, minions=full).do("end_day")
    each = realm(darkness=["d46"], generals=far, minions=full, setup=Setup(overrun_each=True)).do("end_day")
    assert (one.crystals("blizzard_mountains"), each.crystals("blizzard_mountains")) == (1, 2)
    assert (one.minions("heavens_glade"), each.minions("heavens_glade")) == ("blue", "blue blue")


def test_the_last_minions_of_the_supply_are_placed_before_any_is_taken_back() -> None:
    given = {"darkness": ["d46"], "generals": {"sapphire": "heavens_glade"}, "quests": {"paladin": "dragon_hunter"}}
    play = realm("paladin", **given, collected={"paladin": [0, 0, 1, 0]}, supply={"blue": 2})  # type: ignore[arg-type]
    assert play.do("end_day").hero("paladin").collected == [0, 0, 1, 0]
    short = realm("paladin", **given, collected={"paladin": [0, 0, 1, 0]}, supply={"blue": 1})  # type: ignore[arg-type]
    assert short.do("end_day").hero("paladin").collected == [0, 0, 0, 0]
    assert short.minions("blizzard_mountains") == "blue blue"


def test_an_overrun_takes_minions_back_from_quests_too() -> None:
    """One minion is left, and Blizzard Mountains has two neighbours."""
    play = realm("paladin", darkness=["d46"], generals={"sapphire": "heavens_glade"}, supply={"blue": 1},
                 minions={"blizzard_mountains": "green green green"}, quests={"paladin": "dragon_hunter"},
                 collected={"paladin": [0, 0, 2, 0]})  # fmt: skip
    play.do("end_day")
    assert play.hero("paladin").collected == [0, 0, 1, 0]
    assert (play.minions("heavens_glade"), play.minions("withered_hills")) == ("blue", "blue")
