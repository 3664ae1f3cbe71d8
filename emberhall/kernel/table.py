"""The table: the state, and the only ways in which rules draw random numbers or show something hidden."""

from collections.abc import Sequence
from typing import Generic, TypeVar

import msgspec

from .messages import Message
from .rng import Rng
from .zones import ALL, SecretZone, Zone

_ENCODER = msgspec.msgpack.Encoder()

C = TypeVar("C", bound=str)
T = TypeVar("T")


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the seats that won (none: everybody lost), the reason, and the scores, if it has any."""

    winners: tuple[int, ...]
    reason: Message
    scores: tuple[float, ...] = ()


class State(msgspec.Struct, kw_only=True):
    """The base of every game's state: random numbers and, at the end, the outcome."""

    rng: Rng
    outcome: Outcome | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None


S_co = TypeVar("S_co", bound=State, covariant=True)


class Event(msgspec.Struct, frozen=True):
    """A line of the story: after how many decisions it was told, to whom (seats as bits), and the words."""

    at: int
    to: int
    message: Message


class Beat(msgspec.Struct, frozen=True, gc=False):
    """A moment worth seeing: after how many decisions and lines of the story, who had been shown secrets, the state."""

    at: int
    events: int
    revealed: int
    state: bytes


class Table(Generic[S_co]):
    """What rules play on: the state, random numbers, hidden cards, and the story so far.

    >>> from emberhall.kernel import Deck, Hand
    >>> table, deck, hand = Table(State(rng=Rng(1)), seats=2), Deck(["march.1", "rage.1"]), Hand(owner=0)
    >>> table.draw(deck, hand)
    'rage.1'
    >>> deck.cards, hand.cards
    (['march.1'], ['rage.1'])
    """

    __slots__ = ("at", "beats", "events", "marks", "revealed", "seats", "state")

    def __init__(self, state: S_co, seats: int, events: list[Event] | None = None) -> None:
        self.state = state
        self.seats = seats
        self.events = events  # None: nobody listens
        self.beats: list[Beat] | None = None  # None: nobody watches
        self.revealed = 0  # seats (bits) that have been shown something since the session last asked
        self.at = 0
        self.marks = True  # someone may come back to checkpoints

    # chance

    def roll(self, sides: int = 6) -> int:
        """One die."""
        return 1 + self.state.rng.below(sides)

    def dice(self, count: int, sides: int = 6) -> list[int]:
        """Several dice, in the order they fell."""
        below = self.state.rng.below
        return [1 + below(sides) for _ in range(count)]

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        return self.state.rng.below(n)

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, at random."""
        return self.state.rng.pick(items)

    def shuffle(self, zone: Zone[C]) -> None:
        """Shuffle the cards: nobody knows their order any more."""
        self.state.rng.shuffle(zone.cards)
        if isinstance(zone, SecretZone):
            zone.known.clear()

    # secrets

    def draw(self, deck: SecretZone[C], to: Zone[C]) -> C:
        """Move the top card to another zone; everybody who sees that zone sees the card."""
        card = deck.cards.pop()
        seen = deck.eyes()
        if deck.known:
            seen |= deck.known.pop(card, 0)
        to.cards.append(card)
        if to.eyes() != seen:
            self._lay(card, seen, to)
        return card

    def deal(self, deck: SecretZone[C], to: Zone[C], n: int) -> None:
        """Move the top n cards to another zone, one after the other, or as many as there are."""
        if deck.known:
            for _ in range(min(n, len(deck.cards))):
                self.draw(deck, to)
        elif n > 0:
            cards = deck.cards[: -n - 1 : -1]
            del deck.cards[-n:]
            to.cards += cards
            seen = deck.eyes()
            if to.eyes() != seen:
                for card in cards if seen else cards[:1]:  # if nobody saw them, one stands for all
                    self._lay(card, seen, to)

    def flip(self, deck: SecretZone[C]) -> C:
        """Take the top card and show it to everybody. It is in no zone until the rule puts it into one."""
        card = deck.cards.pop()
        seen = deck.eyes()
        if deck.known:
            seen |= deck.known.pop(card, 0)
        self.revealed |= ALL & ~seen
        return card

    def take(self, card: C, zone: SecretZone[C]) -> C:
        """Take this card out of a secret zone and show it to everybody."""
        self.show(card, zone, ALL)
        zone.remove(card)
        return card

    def move(
        self, card: C, source: Zone[C], to: Zone[C], *, bottom: bool = False, secretly_by: int | None = None
    ) -> None:
        """Move a card between zones. Seats that knew the card still know it, and seats that see the new zone see it.

        If a seat moves it secretly (a card played face down from a hand), seats that do not see the old zone cannot
        tell which card went, and no longer know any card there for sure.
        """
        if secretly_by is not None and isinstance(source, SecretZone):
            source.known = {other: 1 << secretly_by for other, who in source.known.items() if who >> secretly_by & 1}
        seen = source.seen_by(card)
        source.remove(card)
        if bottom:
            to.cards.insert(0, card)
        else:
            to.cards.append(card)
        self._lay(card, seen, to)

    def move_all(self, source: Zone[C], to: Zone[C], *, bottom: bool = False) -> None:
        """Move all cards of a zone to another, one after the other."""
        if bottom or isinstance(source, SecretZone):
            for card in tuple(source.cards):
                self.move(card, source, to, bottom=bottom)
            return
        to.cards += source.cards
        if isinstance(to, SecretZone) and to.eyes() != ALL:  # everybody has seen them lie open
            to.known.update(dict.fromkeys(source.cards, ALL))
        source.cards.clear()

    def _lay(self, card: C, seen: int, to: Zone[C]) -> None:
        """Note who sees a card in its new zone; `seen` are the seats that knew it before."""
        sees = to.eyes()
        if sees != seen:
            self.revealed |= sees & ~seen
            if seen & ~sees and isinstance(to, SecretZone):
                to.known[card] = seen

    def show(self, card: C, zone: SecretZone[C], to: int = ALL) -> None:
        """Let seats (bits; ALL: everybody) look at a card where it lies."""
        self.revealed |= to & ~zone.seen_by(card)
        zone.known[card] = zone.known.get(card, 0) | to

    def peek(self, deck: SecretZone[C], count: int, seat: int) -> list[C]:
        """Let a seat look at the top cards, the topmost first."""
        top = deck.cards[-count:][::-1] if count else []
        for card in top:
            self.show(card, deck, 1 << seat)
        return top

    # the story

    def beat(self) -> None:
        """Mark a moment worth seeing between two decisions: a table with people shows it."""
        if self.beats is not None:
            told = len(self.events) if self.events is not None else 0
            self.beats.append(Beat(self.at, told, self.revealed, _ENCODER.encode(self.state)))

    def say(self, message: Message, to: int | None = None, others: Message | None = None) -> None:
        """Add a line to the story: for everybody, or for one seat, with perhaps another line for the others."""
        if self.events is None:
            return
        if to is None:
            self.events.append(Event(self.at, ALL, message))
            return
        self.events.append(Event(self.at, 1 << to, message))
        if others is not None:
            self.events.append(Event(self.at, ~(1 << to), others))
