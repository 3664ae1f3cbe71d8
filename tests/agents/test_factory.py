"""Agents as Python has them: classes, functions and instances, besides names."""

from typing import Any

import pytest

import emberhall
from emberhall.agents import UnknownAgent, agent_name, make_agent
from emberhall.arena import BadMatch
from emberhall.kernel import IllegalChoice, Rng, View, find_game, game_names

DUEL = "tests.games.duel:GAME"


class Last:
    """Takes the last option."""

    looks_ahead = False

    def choose(self, view: View[Any]) -> int:
        assert view.ask is not None
        return len(view.ask.options) - 1


class Lucky:
    """Takes any option."""

    looks_ahead = False

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: View[Any]) -> int:
        assert view.ask is not None
        return self.rng.below(len(view.ask.options))


def first_option(view: View[Any]) -> object:
    assert view.ask is not None
    return view.ask.options[0]


def first_key(view: View[Any]) -> object:
    assert view.ask is not None
    return view.ask.keys()[0]


def first_place(view: View[Any]) -> object:
    return 0


@pytest.mark.parametrize("agent", [Last, Lucky, Last(), first_option, first_key, first_place])
def test_an_agent_is_a_class_a_function_or_an_instance(agent: Any) -> None:
    simulation = emberhall.simulate(DUEL, [agent, "random"], games=4, seats=2)
    assert simulation.summary.faults == ()
    assert sorted(one.agent for one in simulation.summary.standings) == sorted([agent_name(agent), "random"])


def test_functions_that_answer_alike_play_alike() -> None:
    games = [
        [result.decisions for result in emberhall.simulate(DUEL, [agent], games=5, seats=2).results]
        for agent in (first_option, first_key, first_place)
    ]
    assert games[0] == games[1] == games[2]


def test_agents_of_one_name_are_told_apart() -> None:
    simulation = emberhall.simulate(DUEL, [Last, Last(), "random"], games=6, seats=2)
    assert [one.agent for one in simulation.summary.standings] == ["Last", "Last-2", "random"]


def test_agents_travel_to_other_processes() -> None:
    here = emberhall.simulate(DUEL, [Last, first_key], games=6)
    elsewhere = emberhall.simulate(DUEL, [Last, first_key], games=6, jobs=2)
    assert here.results == elsewhere.results


def test_an_agent_that_cannot_travel_is_refused() -> None:
    with pytest.raises(BadMatch, match=r"Play in this one \(jobs=0\)"):
        emberhall.simulate(DUEL, [lambda view: 0], games=6, jobs=2)
    assert emberhall.simulate(DUEL, [lambda view: 0], games=2).summary.faults == ()


def test_whatever_is_not_an_agent_is_refused() -> None:
    game = find_game(DUEL)
    with pytest.raises(UnknownAgent, match=r"Rng has no choose\(\)"):
        make_agent(Rng, game, Rng(1))
    with pytest.raises(UnknownAgent, match="does not accept these settings"):
        make_agent("tests.agents.test_factory:Last:depth=3", game, Rng(1))


def test_a_function_may_only_answer_with_what_is_offered() -> None:
    agent = make_agent(lambda view: "fly", find_game(DUEL), Rng(1))
    with pytest.raises(IllegalChoice, match="fly"):
        agent.choose(emberhall.play(DUEL).view(0))


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_its_own_bot_under_one_name(game: str) -> None:
    """Four names over five games, and one that stands for all of them."""
    rules = find_game(game)
    assert type(make_agent("own", rules, Rng(1))) is type(make_agent(next(iter(rules.bots)), rules, Rng(1)))


def test_a_game_without_a_bot_has_greedy_for_its_own() -> None:
    assert type(make_agent("own:guesses=1", find_game(DUEL), Rng(1))).__name__ == "GreedyAgent"


def test_an_unknown_agent_is_told_who_there_is() -> None:
    with pytest.raises(UnknownAgent, match="heuristic, random, greedy, rollout and own"):
        make_agent("nobody", find_game("defenders"), Rng(1))
