"""Agents that play any game, on the small games of the tests."""

import pytest

from emberhall.agents import GreedyAgent, RandomAgent, RolloutAgent, UnknownAgent, agent_names, make_agent, split_specs
from emberhall.agents.factory import parse_spec
from emberhall.kernel import Rng, Session, View, find_game

DUEL = find_game("tests.games.duel:GAME")
SKIRMISH = find_game("tests.games.skirmish:GAME")
TIC_TAC_TOE = find_game("bench.tic_tac_toe:GAME")


def after(cells: str) -> Session:
    """Tic-tac-toe with these cells (1 to 9) taken in turn."""
    session = Session(TIC_TAC_TOE)
    for cell in cells:
        session.choose(f"cell:{int(cell) - 1}")
    return session


@pytest.mark.parametrize("agent", ["greedy", "rollout:budget=60"])
def test_a_win_in_one_is_taken(agent: str) -> None:
    session = after("1425")  # 1 and 2 are ours, 3 wins
    view = session.view(0)
    choice = make_agent(agent, TIC_TAC_TOE, Rng(5)).choose(view)
    assert view.ask.options[choice].key() == "cell:2"


def test_rollouts_see_the_threat_that_greed_does_not() -> None:
    session = after("157")  # 1 and 7 are theirs: 4 must be blocked
    view = session.view(1)
    choice = make_agent("rollout:budget=3000", TIC_TAC_TOE, Rng(5)).choose(view)
    assert view.ask.options[choice].key() == "cell:3"


def test_equal_seeds_choose_alike_and_the_session_stays_as_it_was() -> None:
    session = Session(SKIRMISH, seed=5)
    before = len(session.choices), session.state
    choices = [make_agent("rollout:budget=10", SKIRMISH, Rng(9)).choose(session.view(0)) for _ in range(2)]
    assert choices[0] == choices[1]
    assert (len(session.choices), session.state) == before


def test_an_agent_chooses_the_same_whatever_is_hidden_from_it() -> None:
    """Two games that differ only in what seat 0 cannot see look the same to every agent of seat 0."""
    session = Session(DUEL, seed=5)
    other = session.view(0).guess(Rng(77))
    assert other.state.players[1].hand.cards != session.state.players[1].hand.cards
    for agent in ("random", "greedy", "rollout:budget=20"):
        here = make_agent(agent, DUEL, Rng(1)).choose(session.view(0))
        there = make_agent(agent, DUEL, Rng(1)).choose(other.view(0))
        assert here == there, agent


def test_secret_answers_of_others_are_guessed_not_read() -> None:
    """Seat 1 has laid down its mask already: which one must not change what seat 0 does."""
    chosen = set()
    for theirs in range(3):
        session = Session(DUEL, DUEL.options(scouting=False), seed=8)
        session.take(theirs, 1)
        chosen.add(make_agent("greedy", DUEL, Rng(3)).choose(session.view(0)))
    assert len(chosen) == 1


def test_random_takes_every_option_sooner_or_later() -> None:
    view = after("").view(0)
    agent = RandomAgent(Rng(1))
    assert {agent.choose(view) for _ in range(200)} == set(range(9))


@pytest.mark.parametrize("agent", ["greedy:guesses=1", "rollout:budget=4"])
def test_agents_play_when_the_first_answer_counts(agent: str) -> None:
    game = find_game("tests.games.wardens:GAME")
    session = Session(game, game.parse_options({"help": True}), 3, 4)
    agents = [make_agent(agent, game, Rng(seat)) for seat in range(3)]
    answered = 0
    while asks := session.asks:
        reacting, ask = session.anyone is not None, asks[-1]
        index = agents[ask.seat].choose(session.view(ask.seat))
        answered += reacting and ask.options[index].key() != "pass"
        session.take(index, ask.seat)
    assert answered > 0, "someone threw a bucket"


def test_agents_by_name_and_settings() -> None:
    assert isinstance(make_agent("greedy:guesses=2", DUEL, Rng(0)), GreedyAgent)
    assert isinstance(make_agent("rollout", DUEL, Rng(0)), RolloutAgent)
    assert isinstance(make_agent("tests.agents.test_agents:LastOption", DUEL, Rng(0)), LastOption)
    assert parse_spec("a.b:C:depth=3,name=x,quick=true") == ("a.b:C", {"depth": 3, "name": "x", "quick": True})
    assert split_specs("random, rollout:budget=5,depth=2 ,greedy") == ["random", "rollout:budget=5,depth=2", "greedy"]


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("gredy", "gredy"),
        ("greedy:guess=2", "guess"),
        ("no.such.module:Agent", "no.such.module"),
        ("emberhall.agents:NoSuch", "NoSuch"),
        ("collections:Counter", "does not accept"),
    ],
)
def test_agents_that_do_not_exist_are_refused_in_words(spec: str, says: str) -> None:
    with pytest.raises(UnknownAgent, match=says) as refused:
        make_agent(spec, DUEL, Rng(0))
    assert refused.value.say("ru") != refused.value.say("en")


def test_a_game_brings_its_own_agents() -> None:
    from dataclasses import replace

    game = replace(DUEL, bots={"last": "tests.agents.test_agents:LastOption"})
    assert agent_names(game) == ["last", "random", "greedy", "rollout"]
    assert isinstance(make_agent("last", game, Rng(0)), LastOption)


class LastOption:
    """An agent from outside: all it needs is `choose`."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: View) -> int:
        return len(view.ask.options) - 1
