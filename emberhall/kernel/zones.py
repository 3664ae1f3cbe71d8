"""Places where cards lie; the type of each says who may see them.

Cards are ids (strings), and every copy has its own (`march.1`, `march.2`), so an id is in one place only. Cards of one
type parameter share a back: `Deck[HeroCard]` and `Hand[HeroCard]` hold cards that look alike face down.
"""

from collections.abc import Iterator
from typing import Generic, TypeVar

import msgspec

C = TypeVar("C", bound=str)

#: What a viewer gets in place of a card they may not see.
HIDDEN = "?"

#: Everybody's eyes: the bits of every seat, and of spectators.
ALL = -1

#: The eyes of a spectator: a bit beyond all seats.
SPECTATOR = 1 << 62


class Zone(msgspec.Struct, Generic[C], array_like=True):
    """Cards in order; the last one is on top."""

    cards: list[C] = []

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[C]:
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def __bool__(self) -> bool:
        return bool(self.cards)

    def eyes(self) -> int:
        """The seats that always see the cards here, as bits."""
        return ALL

    def seen_by(self, card: C) -> int:
        """The seats that see this card, as bits."""
        return ALL

    def add(self, card: C) -> None:
        """Lay the card on top."""
        self.cards.append(card)

    def remove(self, card: C) -> None:
        """Take this card out."""
        self.cards.remove(card)


class Pile(Zone[C], Generic[C], array_like=True):
    """Cards that lie face up: everybody sees them."""


class SecretZone(Zone[C], Generic[C], array_like=True):
    """Cards that not everybody sees, and which of them each seat has been shown.

    `known` has the seats that know a card because they were shown it (bit n: seat n; ALL: everybody). `pool`
    tells backs apart within one card type: only cards of one pool look alike to those who do not see them.
    """

    known: dict[C, int] = {}
    pool: str = ""

    def eyes(self) -> int:
        return 0

    def remove(self, card: C) -> None:
        self.cards.remove(card)
        if self.known:
            self.known.pop(card, None)

    def seen_by(self, card: C) -> int:
        return self.eyes() | self.known.get(card, 0)


class Deck(SecretZone[C], Generic[C], array_like=True):
    """Cards that nobody sees."""


class Hand(SecretZone[C], Generic[C], array_like=True):
    """Cards that their owner sees."""

    owner: int = 0

    def eyes(self) -> int:
        return 1 << self.owner


class FaceDown(SecretZone[C], Generic[C], array_like=True):
    """Cards or tokens on the table, face down; the seats in `lookers` (bits) may look at them."""

    lookers: int = 0

    def eyes(self) -> int:
        return self.lookers
