"""Refusals, in the language of whoever asked."""

from __future__ import annotations

from typing import Any

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

from .texts import TEXTS

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
