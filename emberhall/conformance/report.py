"""What an examination finds."""

from typing import Any

import msgspec

from emberhall.kernel import Log, Outcome, Session, log_of


class Failure(msgspec.Struct, frozen=True):
    """Something wrong with a game: the check that found it, what it is, and the log that leads there."""

    check: str
    what: str
    game: str
    at: int | None = None
    log: Log | None = None

    def __str__(self) -> str:
        where = self.game
        if self.log is not None:
            options = ", ".join(f"{name}={str(value)[:60]}" for name, value in self.log.options.items())
            where += f" with {self.log.seats} seats, seed {self.log.seed}" + (f", {options}" if options else "")
        if self.at is not None:
            where += f", after {self.at} decisions"
        return f"[{self.check}] {self.what} ({where})"


class Examined(msgspec.Struct, frozen=True):
    """One part of an examination: a game, or the check of all texts, or of repetition in other processes."""

    part: str
    failures: tuple[Failure, ...] = ()
    options: Any = None
    seats: int = 0
    seed: int = 0
    decisions: int = 0
    seconds: float = 0.0
    outcome: Outcome | None = None
    log: Log | None = None
    #: Of a campaign: how many views of it were looked at, and what it has come to.
    views: int = 0
    tally: dict[str, int] = {}


def failure(check: str, what: str, session: Session[Any]) -> Failure:
    """A failure at the present position of a session."""
    return Failure(check, what, session.game.name, len(session.choices), log_of(session))
