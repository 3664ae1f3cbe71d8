"""The book of effects: what each does, how it reads. `does` writes it, the rules read it."""

from typing import NamedTuple

from emberhall.effects import Book
from emberhall.games.runewars.state import Runewars

from .describe import describe
from .nodes import MODULES, SAYS


class Play(NamedTuple):
    """An effect is played with who decides, and in a battle with the side: 0 attacks, 1 defends."""

    seat: int
    side: int = -1


BOOK: Book[Runewars, Play] = Book(*MODULES, asks=lambda state, play: play.seat, says=SAYS)
describe(BOOK)
