"""The search through turns, with judgements for small games."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from emberhall.agents import TurnSearchAgent, agent_names, make_agent
from emberhall.kernel import Judgement, Rng, Session, find_game

SKIRMISH = find_game("tests.games.skirmish:GAME")
TIC_TAC_TOE = find_game("bench.tic_tac_toe:GAME")

#: One cell is a turn.
CELL: Judgement[Any] = Judgement(turn=lambda state: state.turn, over=lambda state, mark: state.turn != mark)

#: A seat's fighter acts, to the end.
FIGHTER: Judgement[Any] = Judgement(
    turn=lambda state: (state.round, state.seat),
    over=lambda state, mark: (state.round, state.seat) != mark,
    phase=lambda state: state.phase,
    urge=lambda option: 1.0 if option.key().startswith("strike") else 0.0,
)


def test_a_game_brings_its_judgement_of_turns() -> None:
    game = replace(SKIRMISH, bots={"captain": "tests.agents.test_turns:FIGHTER"})
    assert agent_names(game)[0] == "captain"
    assert isinstance(make_agent("captain:turns=5,worlds=1", game, Rng(1)), TurnSearchAgent)


@pytest.mark.parametrize("worlds", [1, 2])
def test_a_turn_is_played_as_planned(worlds: int) -> None:
    session = Session(SKIRMISH, seed=5)
    agent = TurnSearchAgent(Rng(3), FIGHTER, turns=20, worlds=worlds)
    before = len(session.choices), session.state
    first = agent.choose(session.view(0))
    assert (len(session.choices), session.state) == before
    assert first == TurnSearchAgent(Rng(3), FIGHTER, turns=20, worlds=worlds).choose(session.view(0))
    while session.asks and session.ask is not None and session.ask.seat == 0:
        session.take(agent.choose(session.view(0)))
    assert session.state.seat != 0 or session.outcome


def test_the_winning_turn_is_found() -> None:
    def won(state: Any, seat: int) -> float:
        return 1.0 if state.outcome and seat in state.outcome.winners else 0.5

    session = Session(replace(TIC_TAC_TOE, evaluate=won))
    for cell in (0, 3, 1, 4):  # 0 and 1 are ours, 2 wins
        session.choose(f"cell:{cell}")
    assert session.ask is not None
    chosen = TurnSearchAgent(Rng(5), CELL, turns=40, worlds=1).choose(session.view(0))
    assert session.ask.options[chosen].key() == "cell:2"


def test_obvious_options_are_chosen_at_once() -> None:
    def last(state: Any, options: Any, random: Random) -> int:
        return len(options) - 1

    session = Session(SKIRMISH, seed=5)
    assert session.ask is not None
    chosen = TurnSearchAgent(Rng(1), replace(FIGHTER, at_once=last), turns=1).choose(session.view(0))
    assert chosen == len(session.ask.options) - 1
