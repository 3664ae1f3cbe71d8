"""Winning and losing together."""

from typing import NoReturn

from emberhall.games.sword_sorcery.state import Play
from emberhall.kernel import Message, Outcome, msg


class Over(Exception):
    """The quest has ended: whatever rule was under way is left. The outcome is in the state."""


def lose(t: Play, reason: Message) -> NoReturn:
    """All lose."""
    t.say(reason)
    t.state.outcome = Outcome((), reason)
    raise Over


def win(t: Play) -> NoReturn:
    """The quest is won."""
    reason = msg("end-won")
    t.say(reason)
    t.state.outcome = Outcome(tuple(range(t.seats)), reason)
    raise Over
