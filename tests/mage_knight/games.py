"""Games for tests of set-up, Rounds and scenarios: freshly set up, or at a chosen moment with chosen heroes."""

from typing import Any

from emberhall.games.mage_knight.rules.rounds import turn_over
from emberhall.games.mage_knight.rules.scenarios.goals import end_game
from emberhall.games.mage_knight.setup import setup
from emberhall.games.mage_knight.state import Setup, State, Table, Turn
from emberhall.kernel import Outcome, Rng
from tests.mage_knight.positions import Position, empty, equip


def opened(scenario: str = "first_reconnaissance", seats: int = 2, seed: int = 1, **options: Any) -> Position:
    """A game with random heroes, set up to the choice of the first Tactic."""
    options.setdefault("heroes", "random")
    return Position(setup(Setup(scenario=scenario, **options), seats, Rng(seed)))  # type: ignore[arg-type]


def heroes(words: str, scenario: str = "full_conquest", **options: Any) -> State:
    """The state of a game of these heroes, each with two cards in the deck, on an empty map."""
    state = empty(words.split(), scenario=scenario, **options)
    for player in state.players:
        equip(player)
    return state


def next_round(state: State) -> Position:
    """The Round is over: play goes on between Rounds."""
    state.phase = "prepare"
    return Position(state)


def end_turn_of(state: State, seat: int = 0) -> None:
    """The turn of a seat is over."""
    state.turn = Turn(seat)
    state.turn_of = state.order.index(seat)
    turn_over(Table(state, len(state.players)))


def reckoned(state: State) -> Outcome:
    """The outcome if the game ended now."""
    end_game(Table(state, len(state.players)))
    assert state.outcome is not None
    return state.outcome
