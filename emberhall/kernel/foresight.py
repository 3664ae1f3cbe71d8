"""Foresight: what an option would lead to, as far as the player may know before choosing it.

It plays on in a fork and stops where chance or something hidden comes in, at a question to another player, or at the
player's own next question.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, Generic, Literal, NamedTuple, TypeVar

from .ask import Ask
from .rewind import Rewindable
from .secrecy import Viewer, eyes, redact
from .table import State, Table
from .zones import ALL, SecretZone, Zone

C = TypeVar("C", bound=str)
T = TypeVar("T")
S = TypeVar("S", bound=State)

#: Why foresight stops: the viewer is asked, chance comes in, something hidden comes in, others answer in secret,
#: another player is asked, or the game is over.
Stop = Literal["asked", "chance", "hidden", "secret", "others", "over"]


class Foreseen(NamedTuple, Generic[S]):
    """What an option leads to: the state as the viewer sees it, where it stopped, and the viewer's next question."""

    state: S
    stop: Stop
    ask: Ask | None


class _Veil(BaseException):
    """Chance or something hidden comes in. Not an `Exception`, so that rules do not catch it."""

    def __init__(self, stop: Literal["chance", "hidden"]) -> None:
        self.stop: Literal["chance", "hidden"] = stop


class _Ahead(Table[Any]):
    """A table for looking ahead: play stops before anything is drawn or revealed."""

    __slots__ = ()
    looking: ClassVar[int] = ALL

    def roll(self, sides: int = 6) -> int:
        raise _Veil("chance")

    def dice(self, count: int, sides: int = 6) -> list[int]:
        if count:
            raise _Veil("chance")
        return []

    def below(self, n: int) -> int:
        raise _Veil("chance")

    def pick(self, items: Sequence[T]) -> T:
        raise _Veil("chance")

    def shuffle(self, zone: Zone[C]) -> None:
        if len(zone.cards) > 1:
            raise _Veil("chance")
        super().shuffle(zone)

    def draw(self, deck: SecretZone[C], to: Zone[C]) -> C:
        if deck.cards:
            self._unveil(to.eyes() & ~deck.seen_by(deck.cards[-1]))
        return super().draw(deck, to)

    def flip(self, deck: SecretZone[C]) -> C:
        if deck.cards:
            self._unveil(ALL & ~deck.seen_by(deck.cards[-1]))
        return super().flip(deck)

    def move(
        self, card: C, source: Zone[C], to: Zone[C], *, bottom: bool = False, secretly_by: int | None = None
    ) -> None:
        if card in source.cards:
            self._unveil(to.eyes() & ~source.seen_by(card))
        super().move(card, source, to, bottom=bottom, secretly_by=secretly_by)

    def show(self, card: C, zone: SecretZone[C], to: int = ALL) -> None:
        self._unveil(to & ~zone.seen_by(card))
        super().show(card, zone, to)

    def _unveil(self, shown: int) -> None:
        """Seats (bits) are about to be shown something."""
        if shown & self.looking:
            raise _Veil("hidden")


@cache
def _ahead(looking: int) -> type[_Ahead]:
    """The kind of table for looking ahead with these eyes."""
    return type("_Ahead", (_Ahead,), {"__slots__": (), "looking": looking})


def foresee(session: Rewindable[S], viewer: Viewer, seat: int, key: str, then: str = "") -> Foreseen[S]:
    """What follows if the seat chooses the option with this key, as far as the viewer may know beforehand.

    `then` is its answer to the question that follows, if that offers it.
    """
    if len(session.answered) + len(session.asks) > 1 and session.anyone is None:
        return Foreseen(redact(session.table.state, viewer), "secret", None)
    fork = session.fork()
    before = fork.table.state.rng.state
    fork.table.__class__ = _ahead(eyes(viewer))
    fork.table.revealed = 0
    try:
        fork.choose(key, seat)
        offered = [ask.seat for ask in fork.asks if ask.option(then) is not None] if then else []
        if offered == [seat]:
            fork.choose(then, seat)
    except _Veil as veil:
        if fork.table.revealed & eyes(viewer):  # shown past the table: how far it went would reveal something
            return Foreseen(redact(session.table.state, viewer), "hidden", None)
        return Foreseen(redact(fork.table.state, viewer), veil.stop, None)
    if fork.table.state.rng.state != before:  # drawn past the table: none of it is told
        return Foreseen(redact(session.table.state, viewer), "chance", None)
    if fork.table.revealed & eyes(viewer):  # shown past the table: who is asked may tell something
        return Foreseen(redact(session.table.state, viewer), "hidden", None)
    state = redact(fork.table.state, viewer)
    mine = next((ask for ask in fork.asks if 1 << ask.seat & eyes(viewer)), None)
    stop: Stop = "over" if fork.outcome is not None else "asked" if mine is not None else "others"
    return Foreseen(state, stop, mine)
