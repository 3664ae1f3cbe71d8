"""New rules, old games: play goes on from the newest snapshot where the decisions no longer fit.

The record stays the truth as long as it can be played. After a change of rules it is played again; if a decision is not
offered any longer, or the position is another one than the snapshot holds, the session goes on from the snapshot. What
came before that seam is kept as a record and cannot be played again.
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
    """A state at a checkpoint as the rules of a version left it, with the story up to there where it was kept."""

    version: int
    at: int
    state: bytes
    story: bytes = b""


def kept_of(session: Session[Any], *, story: bool = False) -> Kept | None:
    """The newest snapshot of a session, to be kept for other rules."""
    newest = session.newest_snapshot()
    if newest is None:
        return None
    told = msgspec.msgpack.encode((session.table.events or [])[: newest.events]) if story else b""
    return Kept(session.game.version, newest.at, newest.state, told)


def upgraded(game: Game[Any, Any], kept: Kept, name: str) -> Any:
    """The state in the shape that the game has now: fields only added take their defaults, else migrations run."""
    before = abs(kept.version)  # below zero: of the same rules, but dealt anew
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
    """Let the session go on from what was kept; the first `kept.at` of the choices are a record from now on."""
    state = upgraded(session.game, kept, name)
    past = [(seat, Recorded(key)) for seat, key in choices[: kept.at]]
    seam = Snapshot(kept.at, 0, msgspec.msgpack.encode(state))
    try:
        session.go_on(
            seam,
            list(past),
            [*_told(kept), Event(kept.at, ALL, msg("dealt-anew" if kept.version < 0 else "rules-changed"))],
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
    except msgspec.DecodeError:  # the story is not worth a game
        return []
    return [event for event in told if event.at <= kept.at]


def play_across(
    begin: Callable[[], Session[Any]],
    kept: Kept | None,
    choices: Sequence[tuple[int, str]],
    redo: Callable[[Session[Any], int], None],
    name: str,
) -> Session[Any]:
    """The session after choices that were made under other rules: played again if that fits, else from the snapshot.

    Decisions after the snapshot are made again as far as they are offered; the rest has not happened.
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
    """Whether the session stands where the snapshot was taken, as far as the snapshot can still be read."""
    newest = session.newest_snapshot()
    if newest is None or newest.at != kept.at:
        return False
    try:
        return bool(upgraded(session.game, kept, name) == decoded(newest.state, session.game.state))
    except SaveError:
        return True  # nobody can tell, and the decisions fit
