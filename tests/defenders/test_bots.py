"""The bot makes the choices any experienced player would make, and plays on to the end."""

import pytest

from emberhall.agents import agent_names, make_agent
from emberhall.arena import play_game
from emberhall.games.defenders.bots.answers import ANSWERS
from emberhall.games.defenders.bots.heuristic import HeuristicAgent
from emberhall.games.defenders.bots.judgement import evaluate
from emberhall.games.defenders.game import GAME
from emberhall.games.defenders.state import Setup
from emberhall.kernel import HIDDEN, Rng, Session
from tests.defenders.positions import Position, realm

BLACK_CARDS = [
    "sea_bird_port.2",
    "mermaid_harbor.2",
    "dark_woods.1",
    "dark_woods.2",
    "fire_river.1",
    "fire_river.2",
    "mermaid_harbor.1",
    "sea_bird_port.1",
    "dancing_stone.1",
    "dancing_stone.2",
]


def answer(play: Position) -> str:
    """The key of what the bot chooses."""
    ask = play.ask
    return ask.options[HeuristicAgent(Rng(1)).choose(play.session.view(ask.seat))].key()


def play_on(play: Position, until: str) -> list[str]:
    """What the bot chooses until it is asked this."""
    chosen = []
    while play.prompt != until:
        chosen.append(answer(play))
        play.do(chosen[-1])
    return chosen


# battles


def test_it_attacks_a_general_it_can_defeat() -> None:
    play = realm("dwarf", at={"dwarf": "dark_woods"}, hands={"dwarf": BLACK_CARDS}, wounds={"varkolak": 2})
    assert answer(play) == "challenge:varkolak"
    assert answer(play.do("challenge:varkolak")) == "all"


def test_it_does_not_attack_with_a_card_or_two() -> None:
    play = realm("dwarf", at={"dwarf": "dark_woods"}, hands={"dwarf": ["dark_woods.1", "fire_river.1"]})
    assert "challenge:varkolak" in play.keys
    assert answer(play) != "challenge:varkolak"


def test_it_goes_to_a_general_it_can_defeat() -> None:
    play = realm("dwarf", at={"dwarf": "sea_bird_port"}, hands={"dwarf": BLACK_CARDS}, wounds={"varkolak": 3})
    assert [answer(play), *play_on(play.do(answer(play)), "ask-commit")] == [
        "walk:windy_pass",
        "walk:dark_woods",
        "challenge:varkolak",
    ]


def test_heroes_wait_for_each_other_before_a_battle_that_neither_can_win_alone() -> None:
    hands = {"dwarf": BLACK_CARDS[:5], "paladin": BLACK_CARDS[5:]}
    at = {"dwarf": "dark_woods", "paladin": "monarch_city"}
    play = realm("dwarf paladin", at=at, hands=hands)
    assert "challenge:varkolak" in play.keys
    assert "challenge:varkolak" not in play_on(play, "ask-commit")[:-1]
    assert play.at("dwarf") == play.at("paladin") == "dark_woods"


# minions


def test_it_fights_where_a_location_is_about_to_be_overrun() -> None:
    play = realm("paladin", at={"paladin": "orc_valley"}, minions={"orc_valley": "red red red"})
    assert answer(play) == "attack"


def test_it_does_not_stay_for_the_night_among_minions_it_cannot_fight_any_more() -> None:
    play = realm("cleric", at={"cleric": "orc_valley"}, minions={"orc_valley": "blue blue blue"}, life={"cleric": 3})
    play.hero("cleric").spent = 2
    play.state.phase = "day"
    play = Position(play.state, 1, Setup())
    assert play.hero("cleric").actions == 1
    assert answer(play).startswith("walk:")


def test_it_takes_off_the_minions_of_the_most_threatened_location() -> None:
    minions = {"orc_valley": "red red red", "ghost_marsh": "red"}
    play = realm("dwarf", hands={"dwarf": ["battle_strategy"]}, minions=minions, generals={"gorgutt": "orc_valley"})
    assert answer(play) == "play:battle_strategy"
    assert answer(play.do("play:battle_strategy")) == "where:orc_valley"


# the Night


def test_it_keeps_a_general_out_of_monarch_city() -> None:
    play = realm("dwarf", hands={"dwarf": ["strong_defenses"]}, generals={"gorgutt": "orc_valley"}, darkness=["d10"])
    play.do("end_day")
    assert play.prompt == "ask-special-shown"
    assert answer(play) == "play:strong_defenses"


def test_it_keeps_its_card_where_nothing_happens() -> None:
    play = realm("dwarf", hands={"dwarf": ["militia_secures_area"]}, darkness=["d41"])
    play.do("end_day")
    assert answer(play) == "pass"


# cards


def test_cards_against_the_dead_go_first() -> None:
    deck = ["ancient_ruins.2", "ancient_ruins.1"]
    play = realm("dwarf", hands={"dwarf": BLACK_CARDS[:9]}, dead=["balazarg"], deck=deck).do("end_day")
    assert play.prompt == "ask-discard"
    assert answer(play) == "discard:ancient_ruins.1"


def test_it_listens_for_the_colour_it_has_most_of() -> None:
    play = realm("rogue", at={"rogue": "gryphon_inn"}, hands={"rogue": BLACK_CARDS[2:7]})
    assert answer(play) == "rumors:black"


# fairness


def test_with_secret_hands_it_plays_by_what_it_sees() -> None:
    session = Session(GAME, Setup(hands="secret"), 3, seed=2, keep=False)
    for _ in range(120):
        ask = session.ask
        if ask is None:
            break
        view = session.view(ask.seat)
        others = [hero.hand.cards for seat, hero in enumerate(view.state.heroes) if seat != ask.seat]
        assert all(card == HIDDEN for hand in others for card in hand)
        session.take(HeuristicAgent(Rng(1)).choose(view))


@pytest.mark.parametrize(
    ("scenario", "seats"),
    [("base", 1), ("base", 4), ("dragons_rampage", 6), ("realm_on_fire", 3), ("onslaught", 2), ("lands_on_fire", 5)],
)
def test_it_plays_every_scenario_to_the_end(scenario: str, seats: int) -> None:
    result = play_game(GAME, Setup(scenario=scenario), seats, ["heuristic"], seed=3)
    assert result.finished


def test_the_game_brings_it_along() -> None:
    assert agent_names(GAME)[0] == "heuristic"
    assert isinstance(make_agent("heuristic", GAME, Rng(0)), HeuristicAgent)


def test_its_answers_are_to_questions_that_the_game_asks() -> None:
    assert [prompt for prompt in ANSWERS if not GAME.texts.has(prompt, "en")] == []


# the evaluation


def test_the_evaluation_knows_better_from_worse() -> None:
    plain = evaluate(realm("dwarf").state, 0)
    assert 0 < plain < 1
    assert evaluate(realm("dwarf", dead=["gorgutt"]).state, 0) > plain
    assert evaluate(realm("dwarf", hands={"dwarf": BLACK_CARDS}).state, 0) > plain
    assert evaluate(realm("dwarf", minions={"orc_valley": "red red red"}).state, 0) < plain
    assert evaluate(realm("dwarf", crystals={"orc_valley": 4}).state, 0) < plain
    assert evaluate(realm("dwarf", generals={"gorgutt": "orc_valley"}).state, 0) < plain
    assert evaluate(realm("dwarf", life={"dwarf": 2}).state, 0) < plain
