"""What people wish at a table, the same over HTTP (the body) and over the WebSocket (with `type` and `id`)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

LONGEST_CHAT = 500

Count = Annotated[int, Field(ge=0, le=2**31 - 1)]
Id: TypeAlias = int | Annotated[str, Field(max_length=64)] | None


class Body(BaseModel):
    """What a request says: exactly these types; fields that nobody knows are passed over."""

    model_config = ConfigDict(extra="ignore", strict=True)


class Spoken(Body):
    """What can be said over the socket, too; `id` comes back with the answer."""

    id: Id = None


class Choose(Spoken):
    """A decision, by whoever saw the record up to `seq`."""

    type: Literal["choose"] = "choose"
    seat: Count
    key: str = Field(max_length=2000)
    seq: Count


class Pass(Spoken):
    """Pass in advance: for this matter, for this turn, or no longer."""

    type: Literal["pass"] = "pass"
    seat: Count
    scope: Literal["this", "turn"] | None = Field(None, alias="for")
    seq: Count


class UndoTo(Spoken):
    """Back to the position after `to` decisions (before my last one, if it is not said)."""

    type: Literal["undo"] = "undo"
    to: Count | None = None
    sure: bool = False
    seq: Count | None = None


class Redo(Spoken):
    """Bring back the decision taken back last."""

    type: Literal["redo"] = "redo"
    seq: Count | None = None


class Consent(Spoken):
    """Whether I agree to an undo."""

    type: Literal["consent"] = "consent"
    agree: bool
    seq: Count | None = None


class Chat(Spoken):
    """Something to say to all at the table: words, or one of the phrases of its game."""

    type: Literal["chat"] = "chat"
    text: str = Field(default="", max_length=5000)
    phrase: str = Field(default="", max_length=100)


class Language(Spoken):
    """Speak this language from now on."""

    type: Literal["language"] = "language"
    language: Literal["en", "ru"]


class Look(Spoken):
    """Look through the eyes of one of my seats, of all of them, or of nobody (the curtain)."""

    type: Literal["look"] = "look"
    seat: Count | Literal["all", "spectator"] | None = None


class Ping(Spoken):
    """Are you there?"""

    type: Literal["ping"] = "ping"


Wish: TypeAlias = Annotated[
    Choose | Pass | UndoTo | Redo | Consent | Chat | Language | Look | Ping, Field(discriminator="type")
]

#: Reads what comes over a socket.
READER: TypeAdapter[Wish] = TypeAdapter(Wish)
