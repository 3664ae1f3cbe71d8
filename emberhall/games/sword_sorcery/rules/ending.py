"""Winning and losing together."""

from typing import NoReturn

from emberhall.games.sword_sorcery.state import Table
from emberhall.kernel import Message, Outcome, Over, msg


def lose(t: Table, reason: Message) -> NoReturn:
    """All lose."""
    t.say(reason)
    _end(t, Outcome((), reason))


def win(t: Table) -> NoReturn:
    """The quest is won."""
    reason = msg("end-won")
    t.say(reason)
    _end(t, Outcome(tuple(range(t.seats)), reason))


def _end(t: Table, outcome: Outcome) -> NoReturn:
    """The attack under way is left."""
    t.state.outcome, t.state.bout = outcome, None
    raise Over
