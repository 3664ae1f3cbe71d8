"""Errors for people: each is a message with its text in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from .messages import Message, Value, texts

_LARGEST = 10**15
_LONGEST = 300  # letters


class EmberhallError(Exception):
    """An error worth showing to a person: `message` in every language, `str()` in English."""

    #: The folder with the texts of this kind of error; None: they are among the common ones.
    locale: ClassVar[Path | None] = None

    def __init__(self, id: str, /, **args: Value) -> None:
        self.message = Message(f"error-{id}", {name: _shown(value) for name, value in args.items()})
        super().__init__(self.say("en"))

    def say(self, language: str) -> str:
        """The error in a language."""
        folders = () if self.locale is None else (self.locale,)
        return texts(*folders).say(self.message, language)

    def __reduce__(self) -> tuple[Any, ...]:  # it may have happened in another process
        return _told, (type(self), self.message.id.removeprefix("error-"), dict(self.message.args))


def _shown(value: Value) -> Value:
    """Untrusted text made safe to print: shortened, and without control characters."""
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
    """A game cannot be set up with these options or seats; `within` is the folder with the game's words for it."""

    def __init__(self, id: str, /, *, within: Path | None = None, **args: Value) -> None:
        self._within = within
        super().__init__(id, **args)

    def say(self, language: str) -> str:
        """The error in a language."""
        return texts(*filter(None, (self._within,))).say(self.message, language)

    def __reduce__(self) -> tuple[Any, ...]:
        args: dict[str, Any] = {"within": self._within, **self.message.args}
        return _told, (type(self), self.message.id.removeprefix("error-"), args)


class CannotUndo(EmberhallError):
    """There is nothing to undo, or nothing to redo."""


class RulesFault(EmberhallError):
    """A game's rules failed: a bug in the game, not a mistake by the player."""


class CampaignError(EmberhallError):
    """A step that the campaign does not allow now."""


class SaveError(EmberhallError):
    """A save file that cannot be loaded: it says what is wrong and where."""


class UnknownGame(EmberhallError):
    """No game has this name."""
