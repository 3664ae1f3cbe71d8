"""What a game knows about its turns, for agents that think a turn through before they play it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from .ask import Option
from .table import State

S = TypeVar("S", bound=State)


def _think(state: Any, options: Sequence[Option], random: Random) -> None:
    return None


@dataclass(frozen=True, eq=False)
class Judgement(Generic[S]):
    """Where a turn ends and what to try in it. Use it for games whose turns are long chains of small choices.

    The game's `evaluate` says how good the end of the turn is. A game lists its judgement among its `bots`.
    """

    #: A mark of the running turn, and whether the turn with that mark is over.
    turn: Callable[[S], object]
    over: Callable[[S, Any], bool]
    #: The part of the turn that the state is in; what is learnt about a choice holds for that part.
    phase: Callable[[S], str] = lambda state: ""
    #: How likely an option is tried before anything is learnt about it, as a logarithm of its odds.
    urge: Callable[[Option], float] = lambda option: 0.0
    #: The index of the option to take without thinking; None: think.
    at_once: Callable[[S, Sequence[Option], Random], int | None] = _think
    #: The most decisions in a turn.
    longest: int = 150
