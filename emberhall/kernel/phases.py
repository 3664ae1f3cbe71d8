"""A game as a loop over its phases, which any rule may end."""

from collections.abc import Callable, Mapping
from typing import Any

from .ask import CHECKPOINT, Flow
from .table import Outcome, Table


class Over(Exception):
    """Raised by a rule deep down when the game is over. Set the outcome in the state first."""


def in_phases(phases: Mapping[str, Callable[[Table[Any]], Flow[object]]]) -> Callable[[Table[Any]], Flow[Outcome]]:
    """Make a `play` that runs the phase named by `state.phase`, over and over, until the state has an outcome.

    There is a checkpoint before each phase, so the whole position must be in the state there. A rule deep down may set
    the outcome and raise `Over`.
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
