"""What people ask of a table, over HTTP (as the body) or over the WebSocket (with `type` and `id`)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

LONGEST_CHAT = 500

Count = Annotated[int, Field(ge=0, le=2**31 - 1)]
Id: TypeAlias = int | Annotated[str, Field(max_length=64)] | None


class Body(BaseModel):
    """The body of a request. Types must match exactly; unknown fields are ignored."""

    model_config = ConfigDict(extra="ignore", strict=True)


class Spoken(Body):
    """A message that the socket takes as well; `id` comes back with the answer."""

    id: Id = None


class Choose(Spoken):
    """A decision, made after seeing the record up to `seq`."""

    type: Literal["choose"] = "choose"
    seat: Count
    key: str = Field(max_length=2000)
    seq: Count


class Pass(Spoken):
    """Pass in advance: on this matter, for this turn, or no longer."""

    type: Literal["pass"] = "pass"
    seat: Count
    scope: Literal["this", "turn"] | None = Field(None, alias="for")
    seq: Count


class UndoTo(Spoken):
    """Go back to the position after `to` decisions (by default, before your last one)."""

    type: Literal["undo"] = "undo"
    to: Count | None = None
    sure: bool = False
    seq: Count | None = None


class Redo(Spoken):
    """Redo the decision taken back last."""

    type: Literal["redo"] = "redo"
    seq: Count | None = None


class Consent(Spoken):
    """Agree to an undo, or refuse it."""

    type: Literal["consent"] = "consent"
    agree: bool
    seq: Count | None = None


class Chat(Spoken):
    """A line of chat: your own words, or one of the game's phrases."""

    type: Literal["chat"] = "chat"
    text: str = Field(default="", max_length=5000)
    phrase: str = Field(default="", max_length=100)


class Language(Spoken):
    """Speak this language from now on."""

    type: Literal["language"] = "language"
    language: Literal["en", "ru"]


class Look(Spoken):
    """Look from one of your seats, from all of them, or from none (the curtain)."""

    type: Literal["look"] = "look"
    seat: Count | Literal["all", "spectator"] | None = None


class Ping(Spoken):
    """Check that the server is still there."""

    type: Literal["ping"] = "ping"


Wish: TypeAlias = Annotated[
    Choose | Pass | UndoTo | Redo | Consent | Chat | Language | Look | Ping, Field(discriminator="type")
]

#: Reads messages that come over a socket.
READER: TypeAdapter[Wish] = TypeAdapter(Wish)
