"""New rules, old games: play goes on from the newest snapshot where the decisions no longer fit.

After a change of rules a record is replayed. If a decision is no longer offered, or the replay ends in another position
than the snapshot holds, the session goes on from the snapshot. What came before that seam is kept as a record and
cannot be replayed.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from .errors import EmberhallError, SaveError
from .game import Game
from .messages import msg
from .reading import decoded
from .session import Session
from .steps import Recorded, Snapshot
from .table import Event
from .zones import ALL

_EVENTS = msgspec.msgpack.Decoder(list[Event])


class Kept(NamedTuple):
    """A state at a checkpoint under one version of the rules, and the story up to it, if that was kept."""

    version: int
    at: int
    state: bytes
    story: bytes = b""


def kept_of(session: Session[Any], *, story: bool = False) -> Kept | None:
    """The newest snapshot of a session, to be kept in case the rules change."""
    newest = session.newest_snapshot()
    if newest is None:
        return None
    told = msgspec.msgpack.encode(session.events[: newest.events]) if story else b""
    return Kept(session.game.version, newest.at, newest.state, told)


def upgraded(game: Game[Any, Any], kept: Kept, name: str) -> Any:
    """The state in its present shape: new fields take their defaults, the game's migrations do everything else."""
    before = abs(kept.version)  # below zero: the same rules, but what was hidden was dealt again
    if before > game.version:
        raise SaveError("save-newer-game", file=name, game=game.name, version=kept.version, known=game.version)
    steps = [game.migrations[version] for version in range(before, game.version) if version in game.migrations]
    state = kept.state
    try:
        if steps:
            plain = msgspec.msgpack.decode(state)
            for step in steps:
                plain = step(plain)
            state = msgspec.msgpack.encode(plain)
        return decoded(state, game.state)
    except Exception as error:  # a migration is the game's own code, and the state may be of any shape
        why = f"{type(error).__name__}: {error}"
        raise SaveError(
            "save-other-state", file=name, game=game.name, version=kept.version, known=game.version, why=why
        ) from error


def enter(session: Session[Any], kept: Kept, choices: Sequence[tuple[int, str]], name: str) -> None:
    """Continue the session from a kept state; from now on, the first `kept.at` choices are only a record."""
    state = upgraded(session.game, kept, name)
    past = [(seat, Recorded(key)) for seat, key in choices[: kept.at]]
    seam = Snapshot(kept.at, 0, msgspec.msgpack.encode(state))
    try:
        session.go_on(
            seam,
            list(past),
            [*_told(kept), Event(kept.at, ALL, msg("dealt-again" if kept.version < 0 else "rules-changed"))],
        )
    except EmberhallError as error:
        raise SaveError(
            "save-other-state",
            file=name,
            game=session.game.name,
            version=kept.version,
            known=session.game.version,
            why=str(error),
        ) from error


def _told(kept: Kept) -> list[Event]:
    try:
        told = _EVENTS.decode(kept.story) if kept.story else []
    except msgspec.DecodeError:  # a lost story must not cost the game
        return []
    return [event for event in told if event.at <= kept.at]


def play_across(
    begin: Callable[[], Session[Any]],
    kept: Kept | None,
    choices: Sequence[tuple[int, str]],
    redo: Callable[[Session[Any], int], None],
    name: str,
) -> Session[Any]:
    """Replay choices made under other rules; if they do not fit, continue from the snapshot.

    Decisions after the snapshot are made again as far as they are still offered; the rest are dropped.
    """
    try:
        session = begin()
        while len(session.choices) < len(choices):
            if kept is not None and len(session.choices) == kept.at and not _same(session, kept, name):
                break
            redo(session, len(session.choices))
        else:
            if kept is None or kept.at < len(choices) or _same(session, kept, name):
                return session
    except EmberhallError:
        if kept is None:
            raise
    assert kept is not None
    session = begin()
    enter(session, kept, choices, name)
    try:
        for at in range(kept.at, len(choices)):
            redo(session, at)
    except EmberhallError:
        pass
    return session


def _same(session: Session[Any], kept: Kept, name: str) -> bool:
    """Whether the session is in the position that the snapshot holds, as far as that can still be read."""
    newest = session.newest_snapshot()
    if newest is None or newest.at != kept.at:
        return False
    try:
        return bool(upgraded(session.game, kept, name) == decoded(newest.state, session.game.state))
    except SaveError:
        return True  # nobody can tell, and the decisions fit
