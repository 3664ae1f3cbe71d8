"""Campaigns: sessions linked by a document, and by nothing else.

A session is a scenario of the game, or an interlude between two (a shop, a town), which is played on the document
itself. A document has a chair for every player the game can have; the chairs that take part are its party. In a
scenario the party sit side by side, in the order of their chairs; in an interlude each player has the seat of their
chair.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from .document import Chapter, Document, Exchange, Played
from .errors import CampaignError, SaveError
from .game import Game
from .interludes import campaign_of, chairs_of, copied, interlude
from .messages import Message
from .reading import converted
from .rng import Rng, Seed
from .secrecy import Viewer, eyes, redact
from .session import Session
from .table import Event, Outcome, Table
from .zones import ALL

D = TypeVar("D", bound=Document)


# changes to a document: each returns a new one and the lines to tell


class Written(NamedTuple):
    """A document after a change, and what the story says about it."""

    document: Any
    lines: tuple[Event, ...]


def begin(game: Game[Any, Any], agreement: Any, party: Iterable[int], seed: Seed) -> Written:
    """The document of a new campaign with these chairs in its party."""
    campaign = campaign_of(game)
    document = campaign.begin(campaign.agreement() if agreement is None else agreement, Rng(seed))
    return _with(game, Written(document, ()), party)


def _with(game: Game[Any, Any], written: Written, party: Iterable[int]) -> Written:
    document, lines = written
    for chair in sorted(set(party)):
        document, more = join(game, document, chair)
        lines += more
    return Written(document, lines)


class Foreign(NamedTuple):
    """A file of another program, and the name under which the game knows the program."""

    program: str
    data: bytes


def imported(game: Game[Any, Any], agreement: Any, party: Iterable[int], seed: Seed, file: Foreign) -> Written:
    """The document of a campaign that comes from another program; the lines tell what could not be carried."""
    campaign, chairs = campaign_of(game), sorted(set(party))
    for chair in chairs:
        _check_chair(game, chair)
    agreed = campaign.agreement() if agreement is None else agreement
    document, lost = exchange(game, file.program).read(file.data, agreed, chairs, Rng(seed))
    lines = tuple(Event(0, ALL, message) for message in (carried_from(game, file.program), *lost))
    return _with(game, Written(document, lines), chairs)


def founded(game: Game[Any, Any], agreement: Any, party: Iterable[int], seed: Seed, file: Foreign | None) -> Written:
    """A new campaign, or the one in a file of another program."""
    if file is None:
        return begin(game, agreement, party, seed)
    written = imported(game, agreement, party, seed, file)
    examine(game, written.document, exchange(game, file.program).title)
    return written


class Exported(NamedTuple):
    """A campaign in another program's file, and what the file cannot carry."""

    data: bytes
    lost: tuple[Message, ...]


def exported(game: Game[Any, Any], document: Any, program: str) -> Exported:
    """The campaign as another program's file."""
    return Exported(*exchange(game, program).write(copied(document)))


def exchange(game: Game[Any, Any], program: str) -> Exchange[Any]:
    """How campaigns of the game move to this program and back."""
    known = campaign_of(game).exchanges
    if program not in known:
        raise CampaignError("no-exchange", game=game.name, program=program, known=tuple(known))
    return known[program]


def carried_from(game: Game[Any, Any], program: str) -> Message:
    """What the chronicle says of a campaign that comes from another program."""
    return Message("carried-from", {"program": exchange(game, program).title})


def join(game: Game[Any, Any], document: Any, chair: int) -> Written:
    """Seat a newcomer in an empty chair."""
    _check_chair(game, chair)
    if chair in document.party:
        raise CampaignError("chair-taken", chair=chair + 1)

    def joined(t: Table[Any]) -> None:
        t.state.party = sorted([*t.state.party, chair])
        campaign_of(game).joins(t, chair)

    return _written(game, document, joined)


def leave(game: Game[Any, Any], document: Any, chair: int) -> Written:
    """Remove a chair from the party for good."""
    _check_chair(game, chair)
    if chair not in document.party:
        raise CampaignError("chair-empty", chair=chair + 1)

    def left(t: Table[Any]) -> None:
        t.state.party.remove(chair)
        campaign_of(game).leaves(t, chair)

    return _written(game, document, left)


def _check_chair(game: Game[Any, Any], chair: int) -> None:
    if not 0 <= chair < chairs_of(game):
        raise CampaignError("no-such-chair", chair=chair + 1, last=chairs_of(game))


def _written(game: Game[Any, Any], document: Any, happen: Callable[[Table[Any]], None]) -> Written:
    events: list[Event] = []
    t = Table(copied(document), chairs_of(game), events)
    happen(t)
    return Written(t.state, tuple(events))


def ahead(game: Game[Any, Any], document: Any) -> Sequence[Chapter]:
    """What may be played next."""
    return () if document.outcome is not None else campaign_of(game).ahead(document)


def find_chapter(game: Game[Any, Any], document: Any, key: str) -> Chapter:
    """The chapter with this key, if it may be played next."""
    for chapter in ahead(game, document):
        if chapter.key() == key:
            return chapter
    raise CampaignError("chapter-not-ahead", key=key)


def unfit(game: Game[Any, Any], document: Any, chapter: Chapter) -> Message | None:
    """Why the present party cannot play this chapter; None if it can."""
    many, seats = len(document.party), game.seats
    if chapter.interlude is not None:
        return None if many else Message("nobody-in-party")
    if many not in seats:
        title = game.title()
        return Message("error-bad-seats", {"game": title, "fewest": seats[0], "most": seats[-1], "seats": many})
    return game.unfit(campaign_of(game).options(document, chapter), many)


class Opening(NamedTuple):
    """How a chapter is opened: the game that is played, its options, and the chair of each seat."""

    chapter: Chapter
    game: Game[Any, Any]
    options: Any
    chairs: tuple[int, ...]

    def session(self, seed: Seed, *, keep: bool = True) -> Session[Any]:
        """The chapter at its beginning."""
        return Session(self.game, self.options, len(self.chairs), seed, keep=keep)


def opening(game: Game[Any, Any], document: Any, key: str) -> Opening:
    """How to open this chapter; an error if it is not ahead or the party cannot play it."""
    chapter = find_chapter(game, document, key)
    if not document.party:
        raise CampaignError("nobody-in-party")
    if chapter.interlude is not None:
        played = interlude(game, chapter.interlude)
        return Opening(chapter, played, played.options(document=copied(document)), tuple(range(chairs_of(game))))
    options = campaign_of(game).options(document, chapter)
    game.check(options, len(document.party))
    return Opening(chapter, game, options, tuple(document.party))


def carry(game: Game[Any, Any], document: Any, key: str, session: Session[Any], chairs: Sequence[int]) -> Written:
    """Carry the result of a finished session into the document it was opened from."""
    if session.outcome is None:
        raise CampaignError("chapter-not-over")
    chapter = find_chapter(game, document, key)
    if chapter.interlude is not None:
        return Written(copied(session.state), tuple(session.events))
    return carried(game, document, Played(chapter, session.state, session.outcome, tuple(chairs)))


def carried(game: Game[Any, Any], document: Any, played: Played) -> Written:
    """Carry the result of a finished scenario into the document."""
    return _written(game, document, lambda t: campaign_of(game).carry(t, played))


def scene(game: Game[Any, Any], document: Any, viewer: Viewer) -> Any:
    """The document as these chairs see it."""
    return campaign_of(game).scene(redact(document, viewer), eyes(viewer))


# documents in files and stores


def plain(document: Document) -> dict[str, Any]:
    """The document as plain data."""
    data: dict[str, Any] = msgspec.to_builtins(document)
    return data


def restored(game: Game[Any, Any], data: dict[str, Any], version: int, name: str) -> Any:
    """The document from plain data of this version, migrated to the present one; a SaveError if that fails."""
    campaign = campaign_of(game)
    if version > campaign.version:
        raise SaveError("save-newer-game", file=name, game=game.name, version=version, known=campaign.version)
    try:
        for step in range(version, campaign.version):
            data = campaign.migrations[step](data) if step in campaign.migrations else data
        document = copied(
            converted(data, campaign.document, str_keys=True)
        )  # JSON has no other; numbers may be too large
    except Exception as error:  # a migration is the game's own code, and the document may be of any shape
        if version < campaign.version:
            raise SaveError(
                "save-older-campaign", file=name, game=game.name, version=version, known=campaign.version
            ) from None
        raise SaveError("save-damaged", file=name, why=str(error)) from None
    if document.party != sorted(set(document.party)) or not set(document.party) <= set(range(chairs_of(game))):
        raise SaveError("save-damaged", file=name, why=f"the party is {document.party}")
    return document


def examine(game: Game[Any, Any], document: Any, name: str) -> None:
    """A SaveError unless everyone can look at a document from a file, and everything ahead can be opened."""
    try:
        for viewer in (None, *range(chairs_of(game))):
            scene(game, document, viewer)
        for chapter in ahead(game, document):
            chapter.label()
            if document.party and unfit(game, document, chapter) is None:
                opening(game, document, chapter.key()).session(0, keep=False)
    except Exception as error:  # the game's own code, and a document of any shape
        raise SaveError("save-damaged", file=name, why=str(error)) from error


class Past(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of the chronicle: a session played or abandoned (no outcome), or a player who joined or left."""

    kind: str  # begin, scenario, interlude, abandoned, join, leave
    key: str = ""
    label: Message | None = None
    chairs: tuple[int, ...] = ()
    outcome: Outcome | None = None
    decisions: int = 0
    lines: tuple[Event, ...] = ()

    def told(self, viewer: Viewer) -> list[Message]:
        """What it tells the holders of these chairs."""
        looking = eyes(viewer)
        return [line.message for line in self.lines if line.to & looking]


def past_of(opened: Opening, session: Session[Any] | None, lines: tuple[Event, ...] = ()) -> Past:
    """The entry for a chapter that was played to its end, or abandoned."""
    over = session is not None and session.outcome is not None
    kind = "interlude" if opened.chapter.interlude else "scenario"
    return Past(
        kind=kind if over else "abandoned",
        key=opened.chapter.key(),
        label=opened.chapter.label(),
        chairs=opened.chairs,
        outcome=session.outcome if session is not None else None,
        decisions=len(session.choices) if session is not None else 0,
        lines=lines,
    )
