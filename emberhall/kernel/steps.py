"""What a session remembers: decisions, what followed each, snapshots, and guesses."""

from enum import Enum
from typing import NamedTuple, TypeAlias

import msgspec

from .ask import Option
from .messages import Message
from .rng import Rng
from .secrecy import Viewer, determinize, reseed
from .table import State

#: One decision: who chose what.
Decision: TypeAlias = tuple[int, Option]


class Recorded(Option, frozen=True, gc=False):
    """A decision known only by its key: it was made before the snapshot play was resumed from."""

    word: str

    def key(self) -> str:
        return self.word


class Undo(Enum):
    """What an undo costs."""

    FREE = "free"  # only own decisions, no chance, nothing hidden seen
    CONSENT = "consent"  # others must agree
    IMPOSSIBLE = "impossible"  # there is nothing to take back


class Step(msgspec.Struct, frozen=True, gc=False):
    """What followed a decision: whether chance was involved, and the seats (bits) that were shown something.

    `secret`: it was a secret answer, while others decided as well.
    """

    chance: bool
    revealed: int
    secret: bool = False


#: What follows most decisions.
QUIET = Step(False, 0)

#: A secret answer, while others are still deciding.
ANSWERED = Step(False, 0, secret=True)


class Retracted(msgspec.Struct, frozen=True, array_like=True):
    """A decision that is taken back: whose it was, who may be told which one (seats as bits), and its label."""

    seat: int
    to: int
    label: Message


class Snapshot(NamedTuple):
    """The state at a checkpoint, as bytes, with the number of decisions and of events before it."""

    at: int
    events: int
    state: bytes


class Guess(NamedTuple):
    """A guess at what is hidden, made after `at` decisions: the random numbers to come, and perhaps cards."""

    at: int
    seed: str
    viewer: Viewer
    cards: bool

    def make(self, state: State) -> None:
        """Put the guess into the state."""
        if self.cards:
            determinize(state, self.viewer, Rng(self.seed))
        else:
            reseed(state, Rng(self.seed))
