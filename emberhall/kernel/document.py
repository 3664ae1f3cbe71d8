"""What a game says of its campaign: the document that stands between sessions, and what may be played next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from .answers import Reason
from .ask import Ask, Flow, Option
from .messages import Message
from .rng import Rng
from .table import Outcome, State, Table


class NoAgreement(msgspec.Struct, frozen=True):
    """Nothing to agree on."""


class Document(State, kw_only=True):
    """What a campaign remembers between its sessions; with an outcome, the campaign is over."""

    #: The chairs of those who take part at present, in order.
    party: list[int] = msgspec.field(default_factory=list)


class Chapter(Option, frozen=True, gc=False):
    """What may be played next: a scenario of the game or, with a name, one of the campaign's interludes."""

    interlude: ClassVar[str | None] = None
    #: Not on the main way of the campaign: lists fold it away.
    aside: ClassVar[bool] = False


class Played(NamedTuple):
    """A finished scenario: which one, its final state, its outcome, and the chair of each seat."""

    chapter: Any
    state: Any
    outcome: Outcome
    chairs: tuple[int, ...]


D = TypeVar("D", bound=Document)


@dataclass(frozen=True, eq=False)
class Exchange(Generic[D]):
    """How a campaign moves to another program, and back from it. Each way tells what cannot be carried."""

    #: What the program is called.
    title: str
    #: The document from the bytes of its file, before anybody has joined: with an agreement, for these chairs.
    #: A BadSetup says what is wrong with the file.
    read: Callable[[bytes, Any, Sequence[int], Rng], tuple[D, tuple[Message, ...]]]
    #: The bytes of its file, with nothing that is hidden from everybody.
    write: Callable[[D], tuple[bytes, tuple[Message, ...]]]


@dataclass(frozen=True, eq=False)
class Campaign(Generic[D]):
    """How a game plays its campaign. Like rules, these functions change the document and tell the story."""

    document: type[D]
    #: The document before anybody has joined.
    begin: Callable[[Any, Rng], D]
    #: What may be played next; nothing only when the document has an outcome.
    ahead: Callable[[D], Sequence[Chapter]]
    #: The set-up options of a scenario, with everything it needs from the document. Seat n is the n-th of the party.
    options: Callable[[D, Any], Any]
    #: Carries a finished scenario into the document. Nobody may learn from it what they have not seen at the table.
    carry: Callable[[Table[D], Played], None]
    #: The document as these chairs (bits) see it, made from a redacted one.
    scene: Callable[[D, int], Any]
    #: Why something cannot be chosen in an interlude (see `Game.why_not`).
    why_not: Callable[[D, Ask, str], Reason | None] = lambda document, ask, element: None
    #: What changes when a player takes a chair, or leaves it for good.
    joins: Callable[[Table[D], int], None] = lambda t, chair: None
    leaves: Callable[[Table[D], int], None] = lambda t, chair: None
    #: What can be done between scenarios, by name: flows on the document.
    interludes: Mapping[str, Callable[[Table[D]], Flow[Outcome]]] = field(default_factory=dict)
    #: What players agree on before a campaign: a frozen struct like the options of a game.
    agreement: type[msgspec.Struct] = NoAgreement
    #: How good the document is for a chair, 0 to 1: for bots that play interludes.
    evaluate: Callable[[D, int], float] = lambda document, chair: 0.5
    #: Bots that know the interludes, by name (see `Game.bots`).
    bots: Mapping[str, str] = field(default_factory=dict)
    #: Every component of the document, by id: the same throughout an interlude.
    components: Callable[[D], Iterable[str]] = lambda document: ()
    #: What nobody may be told yet. The examination looks for it in everything that is shown.
    locked: Callable[[D], Iterable[Message]] = lambda document: ()
    #: What a campaign has come to, in figures: for statistics over many of them.
    tally: Callable[[D], Mapping[str, int]] = lambda document: {}
    #: Programs that campaigns can be moved to and from, by name.
    exchanges: Mapping[str, Exchange[D]] = field(default_factory=dict)
    #: More decisions than any interlude takes, and more sessions than any campaign.
    longest: int = 1000
    #: Goes up when documents or interludes change; new fields need defaults.
    version: int = 1
    #: By version: turns a document of it, as plain data, into one of the next.
    migrations: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = field(default_factory=dict)
