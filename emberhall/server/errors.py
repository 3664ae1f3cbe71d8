"""Refusals, in the language of whoever asked."""

from __future__ import annotations

from typing import Any

from sqlalchemy.exc import InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from emberhall.kernel import (
    BadSetup,
    CampaignError,
    CannotUndo,
    EmberhallError,
    IllegalChoice,
    Message,
    RulesFault,
    SaveError,
    UnknownGame,
)
from emberhall.kernel.messages import Value
from emberhall.store import Gone

from .texts import TEXTS

#: What a database raises that has no room, may not be written, or does not answer.
CANNOT_WRITE = (OperationalError, InternalError, InterfaceError, PoolTimeout)

_STATUS = {
    CampaignError: 409,
    IllegalChoice: 409,
    CannotUndo: 409,
    RulesFault: 409,
    BadSetup: 422,
    UnknownGame: 404,
    SaveError: 409,
}


class Refused(Exception):
    """A request that cannot be carried out: an HTTP status, and a message for people."""

    def __init__(self, id: str, /, status: int = 409, **args: Value) -> None:
        super().__init__(id)
        self.id = id
        self.status = status
        self.message = Message(f"error-{id}", args)
        self._error: EmberhallError | None = None

    @classmethod
    def because(cls, error: EmberhallError) -> Refused:
        """A refusal by the kernel. What broke inside a game's rules goes to the logs, not to players."""
        id = error.message.id.removeprefix("error-")
        if isinstance(error, RulesFault):
            return cls("rules-fault-here")
        refused = cls(id, _STATUS.get(type(error), 409))
        refused._error = error
        return refused

    def body(self, language: str) -> dict[str, Any]:
        """The body of the answer."""
        return {
            "error": {
                "id": self.id,
                "text": self._error.say(language) if self._error else TEXTS.say(self.message, language),
            }
        }


def refusal(error: Exception) -> Refused:
    """What people are told about an error: what was wrong, or that we are sorry."""
    match error:
        case Refused():
            return error
        case EmberhallError():
            return Refused.because(error)
        case Gone():
            return Refused("no-such-table", 404)
        case _ if isinstance(error, CANNOT_WRITE):
            return Refused("cannot-write", 503)
        case _:
            return Refused("sorry", 500)
