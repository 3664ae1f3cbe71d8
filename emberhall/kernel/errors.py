"""Errors for people: each is a message with its text in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from .messages import Message, Value, texts

_LARGEST = 10**15
_LONGEST = 300  # letters


class EmberhallError(Exception):
    """Something a person can be told; `message` is the text, `str()` its English."""

    #: The folder with the texts of this kind of error, where they are not among the common ones.
    locale: ClassVar[Path | None] = None

    def __init__(self, id: str, /, **args: Value) -> None:
        self.message = Message(f"error-{id}", {name: _shown(value) for name, value in args.items()})
        super().__init__(self.say("en"))

    def say(self, language: str) -> str:
        """What went wrong, in a language."""
        folders = () if self.locale is None else (self.locale,)
        return texts(*folders).say(self.message, language)

    def __reduce__(self) -> tuple[Any, ...]:  # it may have happened in another process
        return _told, (type(self), self.message.id.removeprefix("error-"), dict(self.message.args))


def _shown(value: Value) -> Value:
    """What came from a file or a stranger, fit to be printed: nothing that commands a terminal, nothing endless."""
    if isinstance(value, tuple | list):
        return tuple(_one_shown(one) for one in value)
    shown: Value = _one_shown(value)
    return shown


def _one_shown(value: Any) -> Any:
    if isinstance(value, str):
        short = value if len(value) <= _LONGEST else f"{value[:_LONGEST]}…"
        return short if short.isprintable() else "".join(c if c.isprintable() else "\ufffd" for c in short)
    if isinstance(value, int) and abs(value) > _LARGEST:
        return f"{str(value)[:20]}…"
    return value


def _told(kind: type[EmberhallError], id: str, args: dict[str, Value]) -> EmberhallError:
    return kind(id, **args)


class IllegalChoice(EmberhallError):
    """A choice that the rules do not offer now."""


class BadSetup(EmberhallError):
    """Options or seats with which a game cannot be set up, in the words of the game (`within`: where they are)."""

    def __init__(self, id: str, /, *, within: Path | None = None, **args: Value) -> None:
        self._within = within
        super().__init__(id, **args)

    def say(self, language: str) -> str:
        """What does not fit, in a language."""
        return texts(*filter(None, (self._within,))).say(self.message, language)

    def __reduce__(self) -> tuple[Any, ...]:
        args: dict[str, Any] = {"within": self._within, **self.message.args}
        return _told, (type(self), self.message.id.removeprefix("error-"), args)


class CannotUndo(EmberhallError):
    """There is no decision to take back or to bring back."""


class RulesFault(EmberhallError):
    """The rules of a game failed: a defect of the game, not of the player."""


class CampaignError(EmberhallError):
    """Something that cannot be done in a campaign now."""


class SaveError(EmberhallError):
    """A save file that cannot be loaded: it says what is wrong and where."""


class UnknownGame(EmberhallError):
    """No game has this name."""
