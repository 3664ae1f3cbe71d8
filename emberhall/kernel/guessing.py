"""Guessing what a viewer cannot see, so that bots can try things out without knowing more than they should.

The guess is made at the last checkpoint and play goes on from there, so that the questions since then follow from it.
If the viewer would then have seen something else, the guess is made in the middle of the running rule instead.
"""

from typing import Any, TypeVar

from .errors import RulesFault
from .reading import decoder
from .rewind import Rewindable
from .rng import Rng
from .run import ENCODER
from .secrecy import Viewer, determinize, eyes, has_secrets, hidden_from, redact
from .steps import Decision, Guess, Snapshot

R = TypeVar("R", bound=Rewindable[Any])

_TRIES = 3  # how often a guess is tried at a checkpoint


def guess(session: R, viewer: Viewer, rng: Rng) -> R:
    """A fork in which everything hidden from the viewer is guessed, open secret answers included."""
    if not session.keep:
        return guess(session.fork(keep=True), viewer, rng)
    looking = eyes(viewer)
    choices = session.choices
    if answered := len(session.answered):
        settled, open_ones = choices[:-answered], choices[-answered:]
        choices = settled + [choice for choice in open_ones if 1 << choice[0] & looking]
    secrets = has_secrets(session.game.state)
    twin = _guess_at_checkpoint(session, viewer, choices, rng) if secrets else None
    made = Guess(len(choices), rng.key(), viewer, cards=twin is None)
    if twin is None:
        twin = session._fork(choices, keep=False)
    made.make(twin.table.state)
    twin._guesses = (*twin._guesses, made)
    if twin._origin is not None:  # it never sets itself up again
        twin.options = redact(session.options, viewer)
    return twin


def _guess_at_checkpoint(session: R, viewer: Viewer, choices: list[Decision], rng: Rng) -> R | None:
    """A fork guessed at the last checkpoint; None where the viewer would have seen something else since."""
    snapshot = session.newest_snapshot()
    if snapshot is None:
        return None
    hidden = hidden_from(session.table.state, viewer)
    seen = redact(session.table.state, viewer)
    for _ in range(_TRIES):
        state = decoder(session.game.state).decode(snapshot.state)
        chance = state.rng.state
        determinize(state, viewer, rng, hidden)
        state.rng.state = chance  # dice that have been rolled stay as they fell
        try:
            twin = session._twin(Snapshot(snapshot.at, 0, ENCODER.encode(state)), choices, keep=False)
        except RulesFault:
            continue
        if redact(twin.table.state, viewer) == seen:
            return twin
    return None
