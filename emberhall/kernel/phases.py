"""A game as a loop over its phases, which any rule may end."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from .ask import CHECKPOINT, Flow
from .table import Outcome, Table


class Over(Exception):
    """Raised by a rule deep down when the game is over. Set the outcome in the state first."""


#: A phase of a game: a flow, or what is done at once where nobody is asked.
Phase: TypeAlias = Callable[[Table[Any]], Flow[object] | None]


def in_phases(phases: Mapping[str, Phase]) -> Callable[[Table[Any]], Flow[Outcome]]:
    """Make a `play` that runs the phase named by `state.phase`, over and over, until the state has an outcome.

    There is a checkpoint before each phase that asks, so the whole position must be in the state there. A phase that
    asks nothing does its work at once and returns None. A plain function may do some work before it returns the flow
    that asks, if the state says that it is done: play may be re-entered in between. A rule deep down may set the
    outcome and raise `Over`.
    """

    def play(t: Table[Any]) -> Flow[Outcome]:
        state = t.state
        try:
            while state.outcome is None:
                flow = phases[state.phase](t)
                if flow is not None:
                    if t.marks:
                        yield CHECKPOINT
                    yield from flow
        except Over:
            pass
        assert isinstance(state.outcome, Outcome)
        return state.outcome

    return play
