"""Errors for people: each is a message with its text in every language."""

from .messages import Message, Value, texts


class EmberhallError(Exception):
    """Something a person can be told; `message` is the text, `str()` its English."""

    def __init__(self, id: str, /, **args: Value) -> None:
        self.message = Message(f"error-{id}", args)
        super().__init__(texts().say(self.message, "en"))


class IllegalChoice(EmberhallError):
    """A choice that the rules do not offer now."""


class BadSetup(EmberhallError):
    """Options or seats with which a game cannot be set up."""


class CannotUndo(EmberhallError):
    """There is no decision to take back or to bring back."""


class RulesFault(EmberhallError):
    """The rules of a game failed: a defect of the game, not of the player."""


class SaveError(EmberhallError):
    """A save file that cannot be loaded: it says what is wrong and where."""


class UnknownGame(EmberhallError):
    """No game has this name."""
