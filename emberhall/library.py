"""What a program needs first: a game to play, one to go on with, and a look at it."""

from pathlib import Path
from typing import Any, TypeVar

from emberhall.kernel import Game, Seed, State, View, find_game, log
from emberhall.kernel import Session as _Session
from emberhall.scene.svg import Drawing

S = TypeVar("S", bound=State)


class Session(_Session[S]):
    """A game being played, which a notebook shows as the player to move sees it."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        return _drawn(self.view(self.asks[0].seat if self.asks else None))


def _drawn(view: View[Any]) -> str:
    return Drawing(view.scene(), view.game.texts).svg


def play(
    game: Game[Any, Any] | str, *, seats: int | None = None, seed: Seed = 0, keep: bool = True, **options: Any
) -> Session[Any]:
    """Begin a game: `play("mage_knight", scenario="solo_conquest", seats=1)`. What is not named is as usual.

    >>> play("defenders", seats=4, seed=1)
    <defenders, 4 seats, seed 1, after 0 decisions: seat 0: ...>
    """
    found = find_game(game) if isinstance(game, str) else game
    return Session(found, options, seats, seed, keep=keep)


def load(path: str | Path, *, keep: bool = True, trust: bool = False) -> _Session[Any]:
    """The game that was saved in a file."""
    return log.load(path, keep=keep, trust=trust, kind=Session)
