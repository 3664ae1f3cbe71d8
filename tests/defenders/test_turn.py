"""The turn: Day, Evening, Night; actions and Life tokens."""

from random import Random

import pytest

from emberhall.games.defenders.game import GAME
from emberhall.games.defenders.rules.day import DAY
from emberhall.games.defenders.state import Setup
from emberhall.kernel import Menu, Session
from emberhall.rulebook import rule
from tests.defenders.positions import QUIET, realm

CARDS = [
    f"{place}.1" for place in ["blood_flats", "cursed_plateau", "ghost_marsh", "orc_valley", "windy_pass", "wolf_pass"]
]


@rule("DR-TURN-01")
def test_day_evening_night_in_this_order() -> None:
    play = realm("paladin dwarf", at={"paladin": "bounty_bay"}, darkness=["d10"], deck=["blood_flats.1", "wolf_pass.1"])
    assert play.prompt == "ask-action"
    play.do("end_day")
    assert play.hand("paladin") == ["blood_flats.1", "wolf_pass.1"]
    assert play.minions("bounty_bay") == "blue"
    assert play.state.active == 1


@rule("DR-TURN-02", "DR-TURN-03", "DR-TURN-04", "DR-TURN-05")
def test_as_many_actions_as_life_tokens_and_they_come_back() -> None:
    play = realm("dwarf", at={"dwarf": "monarch_city"}, life={"dwarf": 3})
    for place in ("bounty_bay", "monarch_city", "bounty_bay"):
        play.do(f"walk:{place}")
    assert play.keys == ["end_day"]  # the next Day has three actions again
    play.do("end_day")
    assert play.state.turns == 1
    assert play.hero("dwarf").actions == 3
    assert play.hero("dwarf").life == 3


@rule("DR-TURN-06")
def test_life_is_lost_to_minions_and_to_generals() -> None:
    play = realm("rogue dwarf", at={"dwarf": "bounty_bay"}, minions={"bounty_bay": "green green"})
    play.do("end_day", "end_day")
    assert play.hero("dwarf").life == 4  # two Orcs, armor stops one
    play = realm("rogue", at={"rogue": "thorny_woods"}, hands={"rogue": ["wyvern_forest.1"]}, dice=[2])
    play.do("challenge:gorgutt", "commit:wyvern_forest.1")
    assert play.hero("rogue").life == 4


@rule("DR-TURN-08")
def test_the_same_action_may_be_repeated() -> None:
    play = realm("paladin", at={"paladin": "bounty_bay"}, minions={"bounty_bay": "blue"}, dice=[1, 2, 3, 4])
    play.do("attack", "attack", "attack", "attack")
    assert play.hero("paladin").actions == 1
    assert "attack" in play.keys


@rule("DR-TURN-08")
def test_each_action_may_be_repeated() -> None:
    walking = realm("paladin").do("walk:bounty_bay", "walk:monarch_city", "walk:bounty_bay", "walk:monarch_city")
    assert walking.offers("walk:bounty_bay") == ["walk:bounty_bay"]
    hand = {"paladin": ["amarak_peak.1", "amarak_peak.2", "wolf_pass.1"]}
    healing = realm("paladin", at={"paladin": "bounty_bay"}, crystals={"bounty_bay": 3}, hands=hand)
    healing.load(5, 1, 5, 1).do("heal_land:amarak_peak.1", "heal_land:amarak_peak.2")
    assert healing.offers("heal_land") == ["heal_land:wolf_pass.1"]
    tired = realm("paladin", at={"paladin": "bounty_bay"}, life={"paladin": 2}).do("heal")
    assert tired.hero("paladin").life == 4
    assert "heal" in tired.keys
    riding = realm("paladin").do("mount:brookdale_village", "mount:monarch_city", "mount:brookdale_village")
    assert riding.offers("mount:monarch_city") == ["mount:monarch_city"]


@rule("DR-TURN-09")
def test_rumors_twice_a_turn_at_most() -> None:
    play = realm("paladin", at={"paladin": "gryphon_inn"})
    play.do("rumors:red", "rumors:red")
    assert play.hero("paladin").actions == 3
    assert play.offers("rumors") == []
    play.do("end_day")
    assert len(play.offers("rumors")) == 4


@rule("DR-TURN-10")
def test_fewer_actions_may_be_spent() -> None:
    play = realm("paladin dwarf").do("end_day")
    assert play.state.active == 1


@rule("DR-SKILL-02")
def test_skills_that_are_actions_cost_one_and_others_nothing() -> None:
    play = realm("wizard", minions={"monarch_city": "red"}, hands={"wizard": ["orc_valley.1"]}, dice=[2])
    play.do("throw_fireball:orc_valley.1")
    assert play.minions("monarch_city") == ""
    assert play.hero("wizard").actions == 4
    free = realm("cleric", at={"cleric": "bounty_bay"}, minions={"bounty_bay": "black"})
    free.do("end_day", "where:monarch_city", "walk:angel_tear_falls")
    assert free.hero("cleric").life == 6
    assert free.hero("cleric").actions == 5


# Evening


@rule("DR-EVENING-01")
def test_two_hero_cards_in_the_evening() -> None:
    play = realm("paladin", deck=CARDS).do("end_day")
    assert play.hand("paladin") == CARDS[:2]


@rule("DR-EVENING-02", "DR-EVENING-05")
def test_at_most_ten_cards_at_the_end_of_the_turn() -> None:
    hand = [f"{place}.{n}" for place in ("blood_flats", "ghost_marsh", "orc_valley", "amarak_peak") for n in (1, 2)]
    play = realm("paladin dwarf", hands={"paladin": [*hand, "wolf_pass.2", "dark_woods.1"]}, deck=CARDS[4:])
    play.do("end_day")
    assert play.prompt == "ask-discard"
    assert len(play.offers("discard")) == 12
    play.do("discard:ghost_marsh.1", "discard:wolf_pass.1")
    assert len(play.hand("paladin")) == 10
    assert "ghost_marsh.1" not in play.hand("paladin")
    assert play.state.active == 1


@rule("DR-EVENING-03")
def test_the_limit_is_checked_at_the_end_of_the_turn_only() -> None:
    hand = [f"{place}.{n}" for place in ("blood_flats", "ghost_marsh", "orc_valley", "amarak_peak") for n in (1, 2)]
    full = [*hand, "wolf_pass.1", "wolf_pass.2"]
    play = realm(
        "paladin", at={"paladin": "gryphon_inn"}, hands={"paladin": full}, deck=["windy_pass.1", "windy_pass.2"]
    )
    play.do("rumors:red")
    assert len(play.hand("paladin")) == 12
    assert play.prompt == "ask-action"


@rule("DR-EVENING-04")
def test_special_cards_count_for_the_limit() -> None:
    hand = [f"{place}.{n}" for place in ("blood_flats", "ghost_marsh", "orc_valley", "amarak_peak") for n in (1, 2)]
    play = realm("paladin", hands={"paladin": [*hand, "battle_luck.1"]}, deck=["spell_of_purity", "wolf_pass.1"])
    play.do("end_day")
    assert play.prompt == "ask-discard"
    play.do("discard:spell_of_purity")
    assert len(play.hand("paladin")) == 10


@rule("DR-EVENING-06", "DR-HCARD-11")
def test_an_empty_hero_deck_is_reshuffled_without_special_cards() -> None:
    play = realm("paladin", hands={"paladin": ["battle_luck.1"]})
    state = play.state
    state.hero_discard.cards, state.hero_deck.cards = state.hero_deck.cards[:5], []
    state.gone.cards = ["hammer_of_valor"]  # type: ignore[list-item]
    play.do("end_day")
    assert len(play.hand("paladin")) == 3
    assert len(state.hero_deck) == 3
    assert state.hero_discard.cards == []
    assert state.gone.cards == ["hammer_of_valor"]


def test_the_night_of_the_helper_is_quiet() -> None:
    play = realm("paladin").do("end_day")
    assert play.state.darkness_discard.cards == [QUIET[0]]


@pytest.mark.parametrize("setup", [Setup(), Setup(scenario="dragons_rampage", blessing=4), Setup(scenario="onslaught")])
def test_the_day_leaves_out_no_offer_that_has_something(setup: Setup) -> None:
    random, asked = Random(7), 0
    for seed in range(3):
        session = Session(GAME, setup, 3, seed, keep=False)
        while (ask := session.ask) is not None:
            if ask.prompt.id == "ask-action":
                asked += 1
                assert ask.options == Menu.options(DAY, session.state, ask.seat)
            session.take(random.randrange(len(ask.options)))
    assert asked > 100


@rule("DR-TURN-04")
def test_actions_that_no_token_pays_for_go_first() -> None:
    boots = {"paladin": ["boots_of_speed"]}
    play = realm("paladin", life={"paladin": 1}, completed=boots, at={"paladin": "bounty_bay"})
    paladin = play.hero("paladin")
    assert (paladin.bonus, paladin.spent, paladin.actions) == (2, 0, 3)
    play.do("walk:monarch_city")
    assert (paladin.bonus, paladin.spent) == (1, 0)
    play.do("heal")
    assert (paladin.bonus, paladin.actions) == (0, 1)  # healed tokens lie face down
    fight = realm("rogue", life={"rogue": 1}, completed={"rogue": ["boots_of_speed"]}, at={"rogue": "bounty_bay"},
                  minions={"bounty_bay": "blue"}, dice=[1, 1])  # fmt: skip
    fight.do("attack")
    assert (fight.hero("rogue").bonus, fight.hero("rogue").spent) == (1, 0)
    fight.do("attack", "walk:monarch_city")
    assert (fight.hero("rogue").bonus, fight.hero("rogue").spent) == (0, 1)
    assert fight.keys == ["end_day"]


def test_unused_bonus_actions_end_with_the_day() -> None:
    play = realm("rogue dwarf", completed={"rogue": ["boots_of_speed"]}).do("end_day")
    assert play.hero("rogue").bonus == 0


def test_players_without_a_hero_are_skipped() -> None:
    play = realm("paladin dwarf rogue ranger", life={"dwarf": 0, "rogue": 0}).do("end_day")
    assert play.state.active == 3
    assert play.do("end_day").state.active == 0


def test_questions_of_dawn_and_dusk_are_asked_in_their_phase() -> None:
    assert realm("eagle_rider").state.phase == "dawn"
    play = realm("paladin eagle_rider").do("end_day")
    assert (play.prompt, play.state.phase) == ("ask-style", "dawn")
    undead = {"bounty_bay": "black"}
    dusk = realm("cleric", at={"cleric": "bounty_bay"}, minions=undead).do("end_day")
    assert (dusk.prompt, dusk.state.phase) == ("ask-turn-undead", "dusk")
    shape = realm("sorceress")
    assert shape.prompt == "ask-shape"
