"""What lasts: *when* something happens, *do* an effect, *until* an end, so often.

A `Lasts` node in the tree of a card, done, puts a small `Lasting` into the state: the card, whose it is, how often it
was used. The effect itself stays in the content and is found through the card. Rules announce moments, `yield from
book.happen(t, "your_attack", play)`, which costs one look into a dict where nobody waits.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

import msgspec

from emberhall.kernel import State, Table

from .nodes import Effect, Node, Test

S = TypeVar("S", bound=State)
P = TypeVar("P")


class Lasts(Effect, Node, frozen=True):
    """When a moment comes (and something is so), the effect; until an end, or as often as it has charges.

    A charge is worth something to the game (experience in Gloomhaven); `may`: the owner is asked each time; `limit`:
    not more than once in such a stretch of the game ("turn", "round").
    """

    when: str
    effect: Effect
    until: str = ""
    charges: tuple[int, ...] = ()
    may: bool = False
    test: Test | None = None
    limit: str = ""


class Lasting(msgspec.Struct):
    """A lasting effect in the state: which `Lasts` of which card, whose, what about, how many charges are used.

    `last` is the stretch of the game in which it was used last, where it has a limit.
    """

    source: str
    owner: int
    at: int = 0
    about: int = -1
    used: int = 0
    last: int = -1


#: The lasting effects of a game by the moment that they wait for.
Waiting: TypeAlias = dict[str, list[Lasting]]


def _nothing(t: Table[S], lasting: Lasting, worth: int) -> None:
    pass


def _ended(t: Table[S], lasting: Lasting) -> None:
    pass


@dataclass(frozen=True)
class Keeping(Generic[S, P]):
    """How a game keeps its lasting effects."""

    #: Where they are in the state.
    waiting: Callable[[S], Waiting]
    #: The card that is being played, and whose effect it is.
    source: Callable[[P], str]
    owner: Callable[[P], int]
    #: The content of a card, in which its `Lasts` nodes are.
    content: Callable[[str], object]
    #: What a lasting effect is played with when something happens; None: this does not concern it.
    joins: Callable[[Table[S], Lasting, P], P | None]
    #: The words that rules announce and end.
    moments: Collection[str] = ()
    ends: Collection[str] = ()
    #: The words for what limits its use, and the number of the present such stretch (turn, round).
    limits: Collection[str] = ()
    stretch: Callable[[S, str], int] = lambda state, limit: 0
    #: What a lasting effect is about, beside its owner.
    about: Callable[[P], int] = lambda play: -1
    #: Whether a charge is used by what was just done.
    spends: Callable[[P, Lasts], bool] = lambda play, lasts: True
    #: A charge worth so much has been used; and a card has no more effect, so that it leaves play.
    charge: Callable[[Table[S], Lasting, int], None] = _nothing
    ended: Callable[[Table[S], Lasting], None] = _ended
