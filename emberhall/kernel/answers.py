"""A game's answers to its players: why something cannot be chosen, and what a scenario is about."""

import msgspec

from .messages import Message


class Reason(msgspec.Struct, frozen=True):
    """Why something cannot be chosen: a sentence, the rule behind it, and what is missing."""

    why: Message
    rule: str | None = None
    missing: Message | None = None


class Aim(msgspec.Struct, frozen=True):
    """What a scenario is about, in words: the goal, how it ends, and the rules it adds."""

    goal: Message
    end: tuple[Message, ...] = ()
    special: tuple[Message, ...] = ()
