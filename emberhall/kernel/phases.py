"""A game as a loop over its phases, and the end that a rule may bring at any time."""

from collections.abc import Callable, Mapping
from typing import Any

from .ask import CHECKPOINT, Flow
from .table import Outcome, Table


class Over(Exception):
    """The game has ended: whatever rule was under way is left. The outcome is in the state."""


def in_phases(phases: Mapping[str, Callable[[Table[Any]], Flow[None]]]) -> Callable[[Table[Any]], Flow[Outcome]]:
    """The `play` of a game that goes on from `state.phase` alone: what each phase does, until there is an outcome.

    Each time round the whole position is in the state. A rule deep below that has set the outcome may raise `Over`.
    """

    def play(t: Table[Any]) -> Flow[Outcome]:
        state = t.state
        try:
            while state.outcome is None:
                yield CHECKPOINT
                yield from phases[state.phase](t)
        except Over:
            pass
        assert isinstance(state.outcome, Outcome)
        return state.outcome

    return play
