"""What a game knows of its turns, for an agent that thinks them through before it plays them."""

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
    """A turn is a chain of small choices whose worth shows at its end: where it ends, and what to try in it.

    How good the end is says the game's `evaluate`. A game lists its judgement among its `bots`.
    """

    #: What marks the running turn, and whether the turn with this mark is over.
    turn: Callable[[S], object]
    over: Callable[[S, Any], bool]
    #: Where in a turn the state is; what is learnt of a choice is learnt for this word.
    phase: Callable[[S], str] = lambda state: ""
    #: How gladly an option is tried before anything is learnt, as a logarithm of its odds.
    urge: Callable[[Option], float] = lambda option: 0.0
    #: The place of the option to take without thinking; None: think.
    at_once: Callable[[S, Sequence[Option], Random], int | None] = _think
    #: No turn is longer than so many decisions.
    longest: int = 150
