"""What Masks at Midnight is played with: the state, what a seat may choose, and the names of things."""

from typing import Literal, NewType

import msgspec

from emberhall.kernel import Deck, FaceDown, Hand, Message, Option, Pile, State, msg

Mask = NewType("Mask", str)  # "mask-4.2" is the second mask of strength 4
Prize = NewType("Prize", str)  # "gold-5.1" is worth 5

HAND_SIZE = 3


class Options(msgspec.Struct, frozen=True):
    """How many prizes are fought for, and whether seats may scout before they bid."""

    rounds: Literal[2, 4] = 4
    scouting: bool = True


class Player(msgspec.Struct, array_like=True):
    """What lies before a seat."""

    hand: Hand[Mask]
    bid: FaceDown[Mask]
    won: FaceDown[Prize]
    coins: int = 2


class DuelState(State, kw_only=True):
    """The whole table."""

    rounds: int
    scouting: bool
    masks: Deck[Mask]
    spent: Pile[Mask]
    chests: dict[str, Deck[Prize]]
    prize: FaceDown[Prize]
    lost: Pile[Prize]
    players: list[Player]
    round: int = 0
    phase: Literal["deal", "scout", "bid", "reveal", "spy"] = "deal"
    seat: int = 0
    winner: int | None = None


class Bid(Option, frozen=True, gc=False):
    """Put this mask on the table, face down."""

    card: Mask

    def label(self) -> Message:
        return msg("option-bid", card=mask_name(self.card))

    def touches(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class Peek(Option, frozen=True, gc=False):
    """Pay a coin and look at the prize."""

    def touches(self) -> tuple[str, ...]:
        return ("prize",)


class Fortune(Option, frozen=True, gc=False):
    """Pay a coin and look at the top masks of the deck."""

    count: int

    def touches(self) -> tuple[str, ...]:
        return ("masks",)


class Bury(Option, frozen=True, gc=False):
    """Put a mask you have seen on top of the deck under it."""

    card: Mask

    def label(self) -> Message:
        return msg("option-bury", card=mask_name(self.card))


PEEK, FORTUNE = Peek(), Fortune(2)


def worth(card: str) -> int:
    """The number on a mask or a prize."""
    return int(card.partition("-")[2].partition(".")[0])


def mask_name(card: Mask) -> Message:
    return msg("mask", strength=worth(card))


def prize_name(card: Prize) -> Message:
    return msg("prize", metal=msg(card.partition("-")[0]), worth=worth(card))


def seat_name(seat: int) -> Message:
    return msg("seat", number=seat + 1)
