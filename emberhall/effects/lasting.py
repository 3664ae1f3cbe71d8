"""What waits for its moment: *when* something happens, *do* an effect, *until* an end, as often as it may.

Rules announce moments, `yield from book.trigger(t, Moment.YOUR_ATTACK, playing)`. A game's `Listening` names what waits
for them, wherever it is: a lasting effect in the state, equipment in use, a title, a scenario rule. Order, conditions,
limits, charges and "you may" are handled here, once for all games.

A `Lasts` node that is done while a card is played leaves a small `Lasting` in the state: the card, its owner, and the
charges used. The effect itself stays in the content and is found through the card.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from emberhall.kernel import Flow, Message, Seat, State, Table, confirm, msg

from .nodes import Effect, Node, Test, walk

S = TypeVar("S", bound=State)
P = TypeVar("P")


class Lasts(Effect, Node, frozen=True):
    """When a moment comes, an effect happens: under a condition, until an end, or as often as it has charges.

    A charge has a value that the game makes use of (experience in Gloomhaven). With `may` the owner is asked each time;
    with `limit` it happens at most once in such a stretch of the game ("turn", "round").
    """

    when: str
    effect: Effect
    until: str = ""
    charges: tuple[int, ...] = ()
    may: bool = False
    test: Test | None = None
    limit: str = ""


class ByRule(Effect, msgspec.Struct, frozen=True):
    """What a rule does when a moment comes: a function of the table and what the moment is announced with."""

    does: Callable[[Any, Any], Flow[None] | None]


class Lasting(msgspec.Struct):
    """A lasting effect in the state: which `Lasts` of which card, its owner, its subject, the charges used.

    `last` is the stretch of the game in which it was last used, if it has a limit.
    """

    source: str
    owner: int
    at: int = 0
    about: int = -1
    used: int = 0
    last: int = -1


#: The lasting effects in a state, by the moment they wait for.
Waiting: TypeAlias = dict[str, list[Lasting]]


class Listener(NamedTuple, Generic[P]):
    """Something that waits for a moment that has come: what it does, and what its effect is played with here."""

    lasts: Lasts
    play: P
    #: The card, item or title it is printed on.
    source: str = ""
    #: Where its uses are counted, if it is a lasting effect in the state.
    lasting: Lasting | None = None


class Listening(Generic[S, P]):
    """How the effects of a game wait for moments. A game says who the listeners are and overrides what else differs."""

    #: The moments the rules announce.
    moments: type[StrEnum]
    #: The words for when lasting effects end, and for the stretches of the game that limit their use.
    ends: Collection[str] = ()
    limits: Collection[str] = ()

    def listeners(self, state: S, moment: str, play: P) -> Iterable[Listener[P]]:
        """What waits for a moment, in order; an empty list or tuple where nothing does.

        Make it a generator if one effect may end another that waits for the same moment: each listener is asked for
        when the effects before it are done.
        """
        raise NotImplementedError

    def ready(self, state: S, one: Listener[P]) -> bool:
        """Whether a listener may still be used in this stretch of the game. Asked only if it has a limit."""
        return one.lasting is None or one.lasting.last != self.stretch(state, one)

    def mark(self, state: S, one: Listener[P]) -> None:
        """Remember that a listener with a limit is used in this stretch of the game."""
        if one.lasting is not None:
            one.lasting.last = self.stretch(state, one)

    def stretch(self, state: S, one: Listener[P]) -> int:
        """The number of the current turn, round, ... that the listener's limit counts in."""
        raise NotImplementedError

    def accepts(self, state: S, one: Listener[P], seat: Seat, effect: Message) -> Flow[bool]:
        """Ask the player whether to use an optional effect."""
        return confirm(seat, msg("prompt-may", effect=effect))

    def begins(self, t: Table[S], one: Listener[P]) -> None:
        """An effect is about to be done; a game tells the story here."""

    def done(self, t: Table[S], one: Listener[P], play: P) -> None:
        """An effect was done; `play` is what the moment was announced with, to be told what the effect changed."""

    def spends(self, one: Listener[P]) -> bool:
        """Whether what was just done uses up a charge."""
        return True


class Keeping(Listening[S, P]):
    """How a game keeps lasting effects in its state: they are what listens. A game says where they are and whose."""

    def __init__(self) -> None:
        self._lasts: dict[str, tuple[Lasts, ...]] = {}

    # what a game says

    def waiting(self, state: S) -> Waiting:
        """Where the lasting effects are in the state."""
        raise NotImplementedError

    def source(self, play: P) -> str:
        """The card that is being played."""
        raise NotImplementedError

    def owner(self, play: P) -> int:
        """The owner of what it does."""
        raise NotImplementedError

    def about(self, play: P) -> int:
        """What it is about, beside its owner."""
        return -1

    def content(self, source: str) -> object:
        """The content of a card, which holds its `Lasts` nodes."""
        raise NotImplementedError

    def joins(self, state: S, lasting: Lasting, play: P) -> P | None:
        """What a lasting effect is played with when its moment comes; None if this moment is not one of its own."""
        raise NotImplementedError

    def charge(self, t: Table[S], lasting: Lasting, worth: int) -> None:
        """A charge of this value has been used."""

    def ended(self, t: Table[S], lasting: Lasting) -> None:
        """The last effect of a card has ended, so the card leaves play."""

    # what follows

    def listeners(self, state: S, moment: str, play: P) -> Iterable[Listener[P]]:
        waiting = self.waiting(state).get(moment)
        if not waiting:
            return ()
        if len(waiting) > 1:
            return self._joining(state, waiting, play)
        lasting = waiting[0]
        mine = self.joins(state, lasting, play)
        return () if mine is None else (Listener(self.node(lasting), mine, lasting.source, lasting),)

    def _joining(self, state: S, waiting: list[Lasting], play: P) -> Iterator[Listener[P]]:
        for lasting in tuple(waiting):
            if any(other is lasting for other in waiting):  # not ended by one before it
                mine = self.joins(state, lasting, play)
                if mine is not None:
                    yield Listener(self.node(lasting), mine, lasting.source, lasting)

    def lasting(self, state: S, moment: str) -> Sequence[Lasting]:
        """The lasting effects that wait for a moment, in the order in which they began."""
        return self.waiting(state).get(moment, ())

    def lasts_of(self, source: str) -> tuple[Lasts, ...]:
        """The `Lasts` nodes of a card, in order."""
        found = self._lasts.get(source)
        if found is None:
            nodes = walk(self.content(source))
            found = self._lasts[source] = tuple(node for node in nodes if isinstance(node, Lasts))
        return found

    def node(self, lasting: Lasting) -> Lasts:
        """The node of a lasting effect, from the content of its card."""
        return self.lasts_of(lasting.source)[lasting.at]

    def begin(self, t: Table[S], play: P, effect: Lasts) -> Lasting:
        """From now on the effect waits for its moment."""
        source = self.source(play)
        lasting = Lasting(source, self.owner(play), self.lasts_of(source).index(effect), self.about(play))
        self.waiting(t.state).setdefault(effect.when, []).append(lasting)
        return lasting

    def use(self, t: Table[S], lasting: Lasting) -> None:
        """Use up a charge; after the last one the card has no more effect."""
        charges = self.node(lasting).charges
        worth = charges[lasting.used]
        lasting.used += 1
        self.charge(t, lasting, worth)
        if lasting.used == len(charges):
            self.end(t, source=lasting.source, owner=lasting.owner)

    def end(
        self, t: Table[S], until: str | None = None, *, source: str | None = None, owner: int | None = None
    ) -> None:
        """End the lasting effects with this end, from this card, of this owner: those that match everything given."""
        waiting = self.waiting(t.state)
        if not waiting:
            return
        gone: list[Lasting] = []
        for moment in list(waiting):
            ended = [one for one in waiting[moment] if self._ends(one, until, source, owner)]
            if ended:
                gone += ended
                waiting[moment][:] = [one for one in waiting[moment] if not any(one is other for other in ended)]
            if not waiting[moment]:
                del waiting[moment]
        for i, one in enumerate(gone):
            if all((other.source, other.owner) != (one.source, one.owner) for other in gone[:i]):
                self.ended(t, one)

    def _ends(self, one: Lasting, until: str | None, source: str | None, owner: int | None) -> bool:
        return (
            (until is None or self.node(one).until == until)
            and (source is None or one.source == source)
            and (owner is None or one.owner == owner)
        )

    def cache_clear(self) -> None:
        """Forget what lasts on which card: the content is read again."""
        self._lasts.clear()
