"""Save files: a game's options, seed and decisions as readable JSON. A snapshot is only a short cut."""

import base64
import hashlib
import os
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from .errors import EmberhallError, SaveError
from .game import Game
from .reading import converted
from .registry import find_game
from .seams import Kept, enter, kept_of, play_across
from .session import Session
from .steps import Recorded, Snapshot

F = TypeVar("F", bound=msgspec.Struct)

FORMAT = "emberhall"
VERSION = 2  # 2: random numbers come from a keyed generator, so older games cannot be replayed


class SavedSnapshot(msgspec.Struct):
    """A state at a checkpoint, with the number of decisions before it and the version of the rules."""

    at: int
    state: str
    sha256: str
    version: int | None = None
    story: str = ""


class Log(msgspec.Struct, kw_only=True):
    """A game as a function of its decisions: what a save file holds."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    game_version: int
    options: dict[str, Any]
    seats: int
    seed: int | str  # written as text; older files have a number
    choices: list[tuple[int, str]]
    snapshot: SavedSnapshot | None = None
    #: Where play went on under new rules: the choices before it cannot be replayed.
    seam: SavedSnapshot | None = None


def log_of(session: Session[Any], *, snapshot: bool = False) -> Log:
    """The log of a session; with a snapshot it can be continued even after the rules change."""
    newest = kept_of(session) if snapshot else None
    seam = session.seam
    return Log(
        game=session.game.name,
        game_version=session.game.version,
        options=msgspec.to_builtins(session.options),
        seats=session.seats,
        seed=session.seed,
        choices=[(seat, option.key()) for seat, option in session.choices],
        snapshot=newest and saved(newest),
        seam=seam and saved(Kept(session.game.version, seam.at, seam.state)),
    )


def saved(kept: Kept) -> SavedSnapshot:
    """A snapshot in the form it has in a file."""
    digest = hashlib.sha256(kept.state).hexdigest()
    state, story = (base64.b64encode(part).decode() for part in (kept.state, kept.story))
    return SavedSnapshot(kept.at, state, digest, kept.version, story)


def to_json(log: Log) -> bytes:
    """The log as readable JSON, one decision per line."""
    head = msgspec.to_builtins(log)
    choices = head.pop("choices")
    for name in ("snapshot", "seam"):
        if head[name] is None:
            del head[name]
    lines = ",\n".join("    " + msgspec.json.encode(choice).decode() for choice in choices)
    start = msgspec.json.format(msgspec.json.encode(head)).decode().removesuffix("\n}")
    body = f"[\n{lines}\n  ]" if choices else "[]"
    return f'{start},\n  "choices": {body}\n}}\n'.encode()


def from_json(data: bytes, name: str) -> Log:
    """The log in a file's bytes, or a SaveError that says what is wrong with them."""
    return read_file(data, name, Log, foreign="save-foreign")


def read_file(data: bytes, name: str, kind: type[F], *, foreign: str) -> F:
    """A file's bytes as a struct that begins with its format and version, and names a game."""
    form, known = (field.default for field in msgspec.structs.fields(kind)[:2])
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        if f'"{form}"'.encode() in data[:200]:
            raise SaveError("save-damaged", file=name, why=str(error)) from None
        raise SaveError(foreign, file=name) from None
    if not isinstance(raw, dict) or raw.get("format") != form:
        raise SaveError(foreign, file=name)
    version = raw.get("version")
    if isinstance(version, int) and version > known:
        raise SaveError("save-newer", file=name, version=version, known=known)
    try:
        found = converted(raw, kind)
    except (msgspec.ValidationError, UnicodeError, RecursionError, OverflowError) as error:
        raise SaveError("save-damaged", file=name, why=str(error)) from None
    game: str = getattr(found, "game", "")
    if ":" in game:  # a file must not say which module is imported
        raise SaveError("save-damaged", file=name, why=f"“{game}” is no name of a game")
    return found


def replay(
    log: Log,
    game: Game[Any, Any],
    name: str = "log",
    *,
    upto: int | None = None,
    keep: bool = True,
    trust: bool = False,
    kind: type[Session[Any]] = Session,
) -> Session[Any]:
    """Replay a log: the session after all its decisions, or after the first `upto`.

    A snapshot in the file is used only if you trust the file (it might not match the decisions), or if the rules have
    changed and the decisions no longer fit.

    >>> from emberhall.kernel import find_game
    >>> session = Session(find_game("defenders"), seed=1)
    >>> session.take(0)
    >>> replay(log_of(session), session.game).choices == session.choices
    True
    """
    if log.game_version > game.version:
        raise _other_rules(log, game, name, foreign="save-newer-game")
    if log.choices and (log.version < VERSION or log.game_version < 0):  # the dice fell differently then
        raise _other_rules(log, game, name, foreign="save-older-game")
    choices = log.choices if upto is None else log.choices[:upto]
    older = log.game_version < game.version
    kept = None
    if (trust or older) and log.snapshot and log.snapshot.at <= len(choices):
        kept = _restored(log.snapshot, log, name)

    def redo(session: Session[Any], at: int) -> None:
        _redo(session, choices, at, name)

    if older:
        try:
            return play_across(lambda: _begun(kind, log, game, name, keep=True), kept, choices, redo, name)
        except EmberhallError as error:
            if kept is not None:
                raise
            raise _other_rules(log, game, name, foreign="save-older-game") from error
    session = _begun(kind, log, game, name, keep=keep)
    if kept is not None:
        try:
            session.resume(Snapshot(kept.at, 0, kept.state), [(s, Recorded(k)) for s, k in choices[: kept.at]])
        except msgspec.DecodeError as error:
            raise SaveError("save-damaged", file=name, why=str(error)) from None
    _redo_all(session, choices, name)
    return session


def _other_rules(log: Log, game: Game[Any, Any], name: str, *, foreign: str) -> SaveError:
    return SaveError(foreign, file=name, game=game.name, version=log.game_version, known=game.version)


def _begun(kind: type[Session[Any]], log: Log, game: Game[Any, Any], name: str, *, keep: bool) -> Session[Any]:
    """The session at its start, or where it went on under other rules."""
    try:
        session = kind(game, game.parse_options(log.options), log.seats, log.seed, keep=keep)
        if keep:
            session.remember()  # while there is little to play again
    except SaveError:
        raise
    except Exception as error:  # the game's own code, and options of any shape
        raise SaveError("save-damaged", file=name, why=str(error)) from error
    if log.seam:
        if log.seam.at > len(log.choices):
            raise SaveError("save-damaged", file=name, why="it goes on after more decisions than it has")
        enter(session, _restored(log.seam, log, name), log.choices, name)
    return session


def _redo_all(session: Session[Any], choices: Sequence[tuple[int, str]], name: str) -> None:
    """Make the rest of the choices; only what follows the last one keeps its beats."""
    beats, session.table.beats = session.table.beats, None
    for at in range(len(session.choices), len(choices)):
        if at == len(choices) - 1:
            session.table.beats = beats
        _redo(session, choices, at, name)
    session.table.beats = beats


def _redo(session: Session[Any], choices: Sequence[tuple[int, str]], at: int, name: str) -> None:
    seat, key = choices[at]
    if not session.asks:
        raise SaveError("save-too-long", file=name, at=at, more=len(choices) - at)
    ask = session.asked(seat)
    if ask is None:
        raise SaveError("save-seat", file=name, at=at + 1, seat=seat)
    if ask.option(key) is None:
        raise SaveError("save-decision", file=name, at=at + 1, key=key, seat=seat)
    session.choose(key, seat)


def _restored(saved: SavedSnapshot, log: Log, name: str) -> Kept:
    try:
        state, story = (base64.b64decode(part, validate=True) for part in (saved.state, saved.story))
    except ValueError:
        state = story = b""
    if saved.at < 0 or hashlib.sha256(state).hexdigest() != saved.sha256:
        raise SaveError("save-damaged", file=name, why="the snapshot does not match its checksum")
    return Kept(log.game_version if saved.version is None else saved.version, saved.at, state, story)


def save(session: Session[Any], path: str | Path, *, snapshot: bool = False) -> None:
    """Write the session to a file in one step: a crash leaves the old file or the new one, never half of it."""
    write_safely(Path(path), to_json(log_of(session, snapshot=snapshot)))


def load(
    path: str | Path,
    find_game: Callable[[str], Game[Any, Any]] = find_game,
    *,
    keep: bool = True,
    trust: bool = False,
    kind: type[Session[Any]] = Session,
) -> Session[Any]:
    """Load the session saved in a file."""
    path = Path(path)
    log = read(path)
    try:
        game = find_game(log.game)
    except EmberhallError as error:
        raise SaveError("save-damaged", file=path.name, why=str(error)) from None
    return replay(log, game, path.name, keep=keep, trust=trust, kind=kind)


def read(path: Path) -> Log:
    """The log saved in a file."""
    return from_json(bytes_of(path), path.name)


def bytes_of(path: Path) -> bytes:
    """The contents of a file, or a SaveError."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise SaveError("save-unreadable", file=path.name, why=error.strerror or str(error)) from None


def write_safely(path: Path, data: bytes) -> None:
    """Replace the file's contents in one step."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
