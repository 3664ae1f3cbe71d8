"""A journey: one campaign being played, and its save file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from . import campaign as pen
from .campaign import Opening, Past, Written
from .document import Chapter
from .errors import CampaignError, EmberhallError, SaveError
from .game import Game
from .interludes import campaign_of, chairs_of
from .log import FORMAT, Log, bytes_of, log_of, read_file, replay, write_safely
from .rng import Seed
from .secrecy import Viewer, redact
from .session import Session

KIND = f"{FORMAT}-campaign"
VERSION = 1


class Journey:
    """A campaign being played: its document, what was played so far, and the current session."""

    document: Any

    def __init__(
        self,
        game: Game[Any, Any],
        agreement: Any = None,
        party: Iterable[int] | None = None,
        seed: Seed = 0,
        *,
        file: pen.Foreign | None = None,
    ) -> None:
        """A new campaign, or one that comes from another program's file."""
        self.game = game
        #: Who plays each chair, in whatever words the caller uses; "": nobody.
        self.players: list[str] = [""] * chairs_of(game)
        self.past: list[Past] = []
        self.opened: Opening | None = None
        self.session: Session[Any] | None = None
        members = tuple(sorted(set(range(game.seats[0]) if party is None else party)))
        self._write(pen.founded(game, agreement, members, seed, file), kind="begin", chairs=members)

    # between sessions

    @property
    def ahead(self) -> Sequence[Chapter]:
        """What may be played next."""
        return () if self.opened else pen.ahead(self.game, self.document)

    def join(self, chair: int) -> None:
        """Seat a newcomer in an empty chair."""
        self._between()
        self._write(pen.join(self.game, self.document, chair), kind="join", chairs=(chair,))

    def leave(self, chair: int) -> None:
        """Remove a chair from the party for good."""
        self._between()
        self._write(pen.leave(self.game, self.document, chair), kind="leave", chairs=(chair,))
        self.players[chair] = ""

    def start(self, key: str, seed: Seed = 0) -> Session[Any]:
        """Open a chapter that is ahead."""
        self._between()
        opened = pen.opening(self.game, self.document, key)
        self.session = opened.session(seed)
        self.opened = opened
        return self.session

    def view(self, viewer: Viewer = None) -> Any:
        """The document as these chairs may see it."""
        return redact(self.document, viewer)

    def scene(self, viewer: Viewer = None) -> Any:
        """What these chairs see between sessions."""
        return pen.scene(self.game, self.document, viewer)

    def _between(self) -> None:
        if self.opened is not None:
            raise CampaignError("chapter-running")

    # after a session

    def carry(self) -> None:
        """Carry the result of the finished session into the document."""
        opened, session = self._running()
        key = opened.chapter.key()
        written = pen.carry(self.game, self.document, key, session, opened.chairs)
        self.document = written.document
        self.past.append(pen.past_of(opened, session, written.lines))
        self.opened = self.session = None

    def abandon(self) -> None:
        """Abandon the current session: nothing of it is carried, and it can be tried again."""
        opened, session = self._running()
        if session.outcome is not None:
            raise CampaignError("chapter-over")
        self.past.append(pen.past_of(opened, None))
        self.opened = self.session = None

    def _running(self) -> tuple[Opening, Session[Any]]:
        if self.opened is None or self.session is None:
            raise CampaignError("no-chapter")
        return self.opened, self.session

    def _write(self, written: Written, **entry: Any) -> None:
        self.document = written.document
        self.past.append(Past(lines=written.lines, **entry))

    # files

    def save(self, path: Path) -> None:
        """Write the campaign to a file, in one step."""
        write_safely(path, to_json(self))


class Saved(msgspec.Struct, kw_only=True):
    """What a campaign's save file holds. The document is the one that the current chapter was opened from."""

    format: str = KIND
    version: int = VERSION
    game: str
    campaign_version: int
    players: list[str]
    document: dict[str, Any]
    past: list[Past]
    chapter: str | None = None
    session: Log | None = None


def to_json(journey: Journey) -> bytes:
    """The campaign as JSON for people to read."""
    saved = Saved(
        game=journey.game.name,
        campaign_version=campaign_of(journey.game).version,
        players=journey.players,
        document=pen.plain(journey.document),
        past=journey.past,
        chapter=journey.opened and journey.opened.chapter.key(),
        session=log_of(journey.session) if journey.session else None,
    )
    return msgspec.json.format(msgspec.json.encode(saved)) + b"\n"


def from_json(data: bytes, name: str) -> Saved:
    """The campaign in a file's bytes, or a SaveError that says what is wrong with them."""
    return read_file(data, name, Saved, foreign="save-no-campaign")


def resumed(saved: Saved, game: Game[Any, Any], name: str) -> Journey:
    """The campaign from its save, ready to be played on."""
    journey = Journey.__new__(Journey)
    journey.game = game
    journey.document = pen.restored(game, saved.document, saved.campaign_version, name)
    pen.examine(game, journey.document, name)
    journey.past = saved.past
    journey.opened = journey.session = None
    journey.players = saved.players
    if len(saved.players) != chairs_of(game):
        raise SaveError("save-damaged", file=name, why=f"{len(saved.players)} players for {chairs_of(game)} chairs")
    if saved.chapter is None or saved.session is None:
        return journey
    try:
        opened = pen.opening(game, journey.document, saved.chapter)
    except EmberhallError as error:
        raise SaveError("save-damaged", file=name, why=str(error)) from None
    if (saved.session.game, saved.session.seats) != (opened.game.name, len(opened.chairs)):
        raise SaveError("save-damaged", file=name, why=f"“{saved.session.game}” is not what is played")
    journey.opened = opened
    journey.session = replay(saved.session, opened.game, name)
    return journey


def read(path: Path) -> Saved:
    """What a save file holds."""
    return from_json(bytes_of(path), path.name)


def load(path: Path, find_game: Callable[[str], Game[Any, Any]]) -> Journey:
    """The campaign saved in a file."""
    saved = read(path)
    try:
        game = find_game(saved.game)
        campaign_of(game)
    except EmberhallError as error:
        raise SaveError("save-damaged", file=path.name, why=str(error)) from None
    return resumed(saved, game, path.name)
