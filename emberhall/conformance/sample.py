"""A position under examination, and what the examiner remembers of the way to it."""

from collections import Counter
from typing import Any

import msgspec

from emberhall.kernel import Ask, Rng, Session
from emberhall.scene import Keeper

ENCODER = msgspec.msgpack.Encoder()


class Stretch(msgspec.Struct):
    """The questions put to one seat since another was last asked, and the states at each."""

    seat: int = -1
    #: By the hash of the state: after how many decisions, and the question.
    asked: dict[int, list[tuple[int, Ask]]] = {}

    def before(self, session: Session[Any]) -> int | None:
        """Note a session's position. Returns after how many decisions it was there before, or None."""
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
    #: The examiner's random numbers, not the game's.
    rng: Rng
    #: The way here, as long as one seat decided alone.
    stretch: Stretch = msgspec.field(default_factory=Stretch)
    #: The parts of the scene as they were drawn on the way here.
    keeper: Keeper = msgspec.field(default_factory=Keeper)

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """Every possible viewer: each seat, and a spectator."""
        return (*range(self.session.seats), None)
