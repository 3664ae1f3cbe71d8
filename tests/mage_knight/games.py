"""Games for tests of set-up, Rounds and scenarios: as they are set up, or at a moment of one with chosen heroes."""

from typing import Any

from emberhall.games.mage_knight.rules import rounds
from emberhall.games.mage_knight.rules.scenarios import goals
from emberhall.games.mage_knight.setup import setup
from emberhall.games.mage_knight.state import MageKnightState, Setup, Turn
from emberhall.kernel import Outcome, Rng, Table
from tests.mage_knight.positions import Play, empty, equip


def opened(scenario: str = "first_reconnaissance", seats: int = 2, seed: int = 1, **options: Any) -> Play:
    """A game with random heroes whose table is laid: the first Tactic is to be chosen."""
    options.setdefault("heroes", "random")
    return Play(setup(Setup(scenario=scenario, **options), seats, Rng(seed)))  # type: ignore[arg-type]


def heroes(words: str, scenario: str = "full_conquest", **options: Any) -> MageKnightState:
    """The state of a game of these heroes, each with two cards in the deck, on an empty map."""
    state = empty(words.split(), scenario=scenario, **options)
    for player in state.players:
        equip(player)
    return state


def next_round(state: MageKnightState) -> Play:
    """The Round is over: play goes on with what comes between Rounds."""
    state.phase = "prepare"
    return Play(state)


def turn_over(state: MageKnightState, seat: int = 0) -> None:
    """The turn of a seat is over."""
    state.turn = Turn(seat)
    state.turn_of = state.order.index(seat)
    rounds.end_of_turn(Table(state, len(state.players)))


def reckoned(state: MageKnightState) -> Outcome:
    """The outcome if the game ended now."""
    goals.end_game(Table(state, len(state.players)))
    assert state.outcome is not None
    return state.outcome
