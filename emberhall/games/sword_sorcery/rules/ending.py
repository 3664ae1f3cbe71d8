"""Winning and losing together."""

from typing import NoReturn

from emberhall.games.sword_sorcery.state import Table
from emberhall.kernel import Message, Outcome, Over, msg


def lose(t: Table, reason: Message) -> NoReturn:
    """Lose the quest."""
    t.say(reason)
    _end(t, Outcome((), reason))


def win(t: Table) -> NoReturn:
    """Win the quest."""
    reason = msg("end-won")
    t.say(reason)
    _end(t, Outcome(tuple(range(t.seats)), reason))


def _end(t: Table, outcome: Outcome) -> NoReturn:
    """End the game; an attack under way is abandoned."""
    t.state.outcome, t.state.bout = outcome, None
    raise Over
