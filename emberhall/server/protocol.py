"""What the server sends, as types: the words of docs/protocol.md.

The server writes plain dictionaries. These structs say what is in them; the types of the browser client are generated
from here (`typescript.py`), and a test compares them with what the server really sends.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from emberhall.scene import Colour, Figure, Scene

#: A change of a scene: the path and the new value, or the path of what goes.
Change: TypeAlias = tuple[list[str | int], Any] | tuple[list[str | int]]
Patch: TypeAlias = list[Change]
Scope: TypeAlias = Literal["this", "turn"]


class Option(msgspec.Struct, kw_only=True):
    """An option of a question: its key, its words, and the ids of the elements it touches."""

    key: str
    label: str
    touches: list[str]
    #: Whether it ends a turn, a phase or a choice.
    ends: bool | UnsetType = UNSET
    #: The answer to the question that follows, chosen along with it. Only the client sets it.
    then: str | UnsetType = UNSET


class Ask(msgspec.Struct, kw_only=True):
    """A question to one of your seats."""

    seat: int
    prompt: str
    rule: str | None
    options: list[Option]
    #: What can be passed on in advance.
    passes: list[Scope] | UnsetType = UNSET


class Answer(Ask):
    """A question you have answered in secret, with the key you chose."""

    key: str


class Great(msgspec.Struct, kw_only=True):
    """How a great moment is announced."""

    emblem: str
    bad: bool | UnsetType = UNSET
    quiet: bool | UnsetType = UNSET


class Told(msgspec.Struct, kw_only=True):
    """A line of the story."""

    at: int
    text: str
    #: The names it mentions, as written in it.
    about: list[str]
    #: Only you were told.
    mine: bool | UnsetType = UNSET
    #: It says what was taken back, and by which seat.
    undone: bool | UnsetType = UNSET
    by: int | UnsetType = UNSET
    great: Great | UnsetType = UNSET
    #: Dice fell.
    dice: bool | UnsetType = UNSET


class Lines(msgspec.Struct, kw_only=True, rename={"start": "from"}):
    """Lines of the story from a number on."""

    start: int
    lines: list[Told]


class Player(msgspec.Struct, kw_only=True):
    """The person or bot in a seat."""

    seat: int
    kind: Literal["person", "open", "bot", "empty"]
    name: str | None
    you: bool
    online: bool
    bot: str | UnsetType = UNSET


class Undo(msgspec.Struct, kw_only=True):
    """What an undo of yours would do now."""

    kind: Literal["free", "consent", "change", "impossible"]
    to: int | None
    consent: list[int]
    free_from: int
    #: Where "reset my turn" goes back to.
    turn: int | None


class UndoRequest(msgspec.Struct, kw_only=True):
    """An undo that waits for consent."""

    by: list[int]
    name: str
    to: int
    needs: list[int]
    agreed: list[int]
    mine: bool


class Opening(msgspec.Struct, kw_only=True):
    """What can be played next: a scenario with its options."""

    label: str
    options: dict[str, str | int]


class Outcome(msgspec.Struct, kw_only=True):
    """How a game ended. `won`: whether a seat of yours won."""

    winners: list[int]
    reason: str
    scores: list[int]
    won: bool | None


class End(Outcome):
    """How the game ended, and what can be played next."""

    opens: list[Opening]


class You(msgspec.Struct, kw_only=True):
    """Your seats, the one looked through, and whether hands are secret from each other. `guided`: the coach is here."""

    seats: list[int]
    look: int | None
    curtain: bool
    watching: bool
    guided: bool


class Passed(msgspec.Struct, kw_only=True, rename={"scope": "for"}):
    """What a seat of yours passes on in advance."""

    seat: int
    scope: Scope


class Since(msgspec.Struct, kw_only=True):
    """What happened since you last looked."""

    decisions: int
    lines: list[Told]


class Standing(msgspec.Struct, kw_only=True):
    """What one viewer is told about a table now, without the scene."""

    type: Literal["view"]
    table: str
    seq: int
    decisions: int
    language: str
    asks: list[Ask]
    answers: list[Answer]
    passes: list[Passed]
    waiting: list[int]
    events: Lines
    undo: Undo
    redo: bool
    request: UndoRequest | None
    you: You
    players: list[Player]
    outcome: End | None
    looked: bool
    since: Since | UnsetType | None = UNSET


class View(Standing):
    """What one viewer sees of a table now."""

    scene: Scene


class Beat(msgspec.Struct, kw_only=True):
    """A moment on the way to a view: the change since the scene before it, and how many lines there are by then."""

    line: int
    patch: Patch


class Push(Standing):
    """A view over the WebSocket: `patch` may stand for `scene`, and `beats` lead there."""

    scene: Scene | UnsetType = UNSET
    patch: Patch | UnsetType = UNSET
    beats: list[Beat] | UnsetType = UNSET


class ChatLine(msgspec.Struct, kw_only=True):
    """A line of the chat; `phrase` is the id of a phrase of the game."""

    n: int
    at: str
    name: str
    seat: int | None
    text: str
    phrase: str | None


class Fault(msgspec.Struct, kw_only=True):
    """Why something is refused: a stable id, and words for people."""

    id: str
    text: str


class Players(msgspec.Struct, kw_only=True):
    """Someone sat down, left, came online or went offline."""

    type: Literal["players"]
    players: list[Player]


class Chatter(msgspec.Struct, kw_only=True):
    """New lines of the chat."""

    type: Literal["chat"]
    lines: list[ChatLine]


class Thinking(msgspec.Struct, kw_only=True):
    """A bot is thinking."""

    type: Literal["thinking"]
    seat: int


class Done(msgspec.Struct, kw_only=True):
    """Your message was carried out and stored."""

    type: Literal["done"]
    id: int | str | None
    seq: int | UnsetType = UNSET
    decisions: int | UnsetType = UNSET
    #: The undo needs the consent of others.
    asked: bool | UnsetType = UNSET


class Refusal(msgspec.Struct, kw_only=True):
    """Your message was refused; nothing changed."""

    type: Literal["error"]
    id: int | str | UnsetType | None = UNSET
    error: Fault


class Pong(msgspec.Struct, kw_only=True):
    """The answer to a ping."""

    type: Literal["pong"]
    id: int | str | UnsetType | None = UNSET


class Closing(msgspec.Struct, kw_only=True):
    """The server is shutting down."""

    type: Literal["closing"]


#: Everything that comes over the WebSocket.
Said: TypeAlias = Push | Players | Chatter | Thinking | Done | Refusal | Pong | Closing


class Following(msgspec.Struct, kw_only=True):
    """The decision taken at a moment of the past; its label is null unless the seat is yours."""

    seat: int
    label: str | None


class Past(msgspec.Struct, kw_only=True):
    """The position after some decisions, as you may see it."""

    at: int
    decisions: int
    scene: Scene
    waiting: list[int]
    lines: list[Told]
    next: Following | None


class Foreseen(msgspec.Struct, kw_only=True):
    """What an option would lead to; `stop` says where it ends."""

    key: str
    stop: Literal["asked", "others", "over", "chance", "hidden", "secret", "gone"]
    patch: Patch
    #: The elements of the next question.
    lit: list[str]
    asks: str | None


class Reason(msgspec.Struct, kw_only=True):
    """Why something cannot be chosen; `other`: only because something else is asked."""

    element: str
    why: str | None
    rule: str | None
    missing: str | None
    other: bool


class Lesson(msgspec.Struct, kw_only=True):
    """What the coach says now, what it points at, and the rules behind it."""

    id: str
    text: str
    points: list[str]
    rules: list[str]


class Coach(msgspec.Struct, kw_only=True):
    """The lesson that is due, how many of the game's are left, and whether the first game has taught enough."""

    lesson: Lesson | None
    left: int
    of: int
    done: bool


class Hint(msgspec.Struct, kw_only=True):
    """What the game's own bot would choose."""

    key: str | None
    label: str | None


class Phrase(msgspec.Struct, kw_only=True):
    """A message the chat offers."""

    id: str
    text: str


class Term(msgspec.Struct, kw_only=True):
    """An explained word; a star in a form stands for any ending."""

    id: str
    name: str
    forms: list[str]
    rule: str
    text: list[str]


class Aim(msgspec.Struct, kw_only=True):
    """The objective: the goal, when the game ends, special rules."""

    goal: str
    end: list[str]
    special: list[str]


class Hero(msgspec.Struct, kw_only=True):
    """Who plays what, in the lists of the hall."""

    seat: int
    name: str
    emblem: str | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET


class Glance(msgspec.Struct, kw_only=True):
    """What anyone may see of a table in a list."""

    status: list[Figure]
    heroes: list[Hero]


class From(msgspec.Struct, kw_only=True):
    """The table and the moment another branched off."""

    table: str
    at: int


class TableInfo(msgspec.Struct, kw_only=True, rename={"branched": "from"}):
    """A table in lists and answers."""

    id: str
    game: str
    title: str
    listed: bool
    seeded: bool
    #: Someone has looked into what is hidden: a seed was named, or it was saved or copied.
    looked: bool
    created: str
    updated: str
    decisions: int
    over: bool
    waiting: list[int]
    options: dict[str, Any]
    campaign: str | None
    #: A first game, in which the coach speaks.
    guided: bool
    branched: From | None
    outcome: Outcome | None
    #: The secret of an invitation.
    invite: str | None
    players: list[Player]
    mine: bool
    your_turn: bool
    yours: bool
    #: In lists only: the table cannot be read, for instance because its rules are gone.
    broken: bool | UnsetType = UNSET
    glance: Glance | UnsetType | None = UNSET
    terms: list[Term] | UnsetType = UNSET
    names: list[str] | UnsetType = UNSET
    phrases: list[Phrase] | UnsetType = UNSET
    aim: Aim | UnsetType | None = UNSET


class Choice(msgspec.Struct, kw_only=True):
    """A value that an option of the set-up may have."""

    value: str | int | bool | None
    label: str
    hint: str | UnsetType = UNSET
    length: str | UnsetType = UNSET
    difficulty: str | UnsetType = UNSET
    #: How many players a scenario is for.
    seats: list[int] | UnsetType = UNSET


class GameOption(msgspec.Struct, kw_only=True):
    """An option of the set-up."""

    name: str
    kind: Literal["choice", "several", "yes-no", "number", "text"]
    label: str
    default: Any
    hint: str | UnsetType = UNSET
    #: The name of the group of options that begins with it.
    group: str | UnsetType = UNSET
    choices: list[Choice] | UnsetType = UNSET
    #: It selects the scenario.
    scenario: bool | UnsetType = UNSET
    low: int | UnsetType | None = UNSET
    high: int | UnsetType | None = UNSET
    fewest: int | UnsetType = UNSET
    most: int | UnsetType | None = UNSET
    may_be_empty: bool | UnsetType = UNSET


class Bot(msgspec.Struct, kw_only=True):
    """A bot that plays a game."""

    name: str
    title: str


class Few(msgspec.Struct, kw_only=True):
    """The fewest and the most players."""

    fewest: int
    most: int


class Program(msgspec.Struct, kw_only=True):
    """A program that campaigns can be moved to and from."""

    name: str
    title: str


class CampaignOf(msgspec.Struct, kw_only=True):
    """The campaign of a game."""

    chairs: int
    options: list[GameOption]
    exchanges: list[Program]


class GameInfo(msgspec.Struct, kw_only=True):
    """A game on offer."""

    name: str
    title: str
    description: str | None
    players: Few
    length: str | None
    difficulty: str | None
    rules: bool
    bots: list[Bot]
    options: list[GameOption]
    campaign: CampaignOf | None
    #: Whether there is a guided first game.
    learn: bool
    picture: str
    #: Its place on the sheet of vignettes, and how many there are; a game without one shows a scene.
    vignette: tuple[int, int] | None


class CampaignRow(msgspec.Struct, kw_only=True):
    """A campaign in a list."""

    id: str
    game: str
    title: str
    updated: str
    over: bool
    table: str | None
    names: list[str]
    mine: bool


class Chair(msgspec.Struct, kw_only=True):
    """A chair of a campaign."""

    seat: int
    kind: Literal["person", "bot", "open", "empty"]
    name: str | None
    bot: str | None
    you: bool
    online: bool


class Chapter(msgspec.Struct, kw_only=True):
    """What can be played next in a campaign, and who would like to. `unfit`: why not; `aside`: lists fold it."""

    key: str
    label: str
    touches: list[str]
    interlude: bool
    aside: bool
    unfit: str | None
    wanted: list[str]
    chosen: bool


class PastChapter(msgspec.Struct, kw_only=True):
    """What has been played in a campaign, or happened to it; `tales`: which of the lines are prose to be read aloud."""

    n: int
    kind: Literal["begin", "scenario", "interlude", "abandoned", "join", "leave"]
    key: str
    label: str | None
    chairs: list[int]
    decisions: int
    outcome: Outcome | None
    lines: list[str]
    tales: list[int]
    table: str | None
    at: str


class Running(msgspec.Struct, kw_only=True):
    """What is being played in a campaign."""

    table: str
    key: str
    label: str
    over: bool
    your_turn: bool
    unplayable: bool


class Seats(msgspec.Struct, kw_only=True):
    """Your chairs in a campaign, and the one looked through."""

    chairs: list[int]
    look: int | None
    curtain: bool


class CampaignInfo(msgspec.Struct, kw_only=True):
    """A campaign: its chairs, its document as a scene, what is ahead and what has been."""

    id: str
    game: str
    title: str
    seq: int
    listed: bool
    looked: bool
    created: str
    updated: str
    over: bool
    outcome: Outcome | None
    chairs: list[Chair]
    you: Seats
    yours: bool
    invite: str | None
    exchanges: list[Program]
    scene: Scene
    ahead: list[Chapter]
    together: bool
    running: Running | None
    past: list[PastChapter]


class Me(msgspec.Struct, kw_only=True):
    """Who you are to the server."""

    name: str | None
    login: str | None
    language: str


class Rule(msgspec.Struct, kw_only=True):
    """A rule of the rulebook."""

    id: str
    text: str
    chapter: str


class Book(msgspec.Struct, kw_only=True):
    """A part of the rulebook with its chapters."""

    title: str
    chapters: list[str]
