"""A position under examination, and what the examiner remembers of the way there."""

from collections import Counter
from typing import Any

import msgspec

from emberhall.kernel import Ask, Rng, Session

ENCODER = msgspec.msgpack.Encoder()


class Stretch(msgspec.Struct):
    """What one seat has been asked, and where the game stood then, since another seat was asked."""

    seat: int = -1
    #: By the hash of the state: after how many decisions, and the question.
    asked: dict[int, list[tuple[int, Ask]]] = {}

    def before(self, session: Session[Any]) -> int | None:
        """Take note of where a session stands; after how many decisions it stood there before, if it did."""
        asks, at = session.asks, len(session.choices)
        seat = asks[0].seat if len(asks) == 1 else -1
        if seat != self.seat or seat < 0:
            self.seat, self.asked = seat, {}
        if seat < 0:
            return None
        known = self.asked.setdefault(hash(ENCODER.encode(session.state)), [])
        known.append((at, asks[0]))
        return next((when for when, ask in known[:-1] if when < at and same_question(ask, asks[0])), None)


def same_question(one: Ask, other: Ask) -> bool:
    """Whether two questions ask the same and offer the same."""
    return one.seat == other.seat and one.prompt == other.prompt and one.keys() == other.keys()


class Sample(msgspec.Struct):
    """A position under examination, in the middle of a game."""

    session: Session[Any]
    #: The components at the start.
    components: Counter[str]
    #: Chance of the examiner, not of the game.
    rng: Rng
    #: The way here since the seat to decide changed.
    stretch: Stretch = msgspec.field(default_factory=Stretch)

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """All who may look: every seat, and a spectator."""
        return (*range(self.session.seats), None)
