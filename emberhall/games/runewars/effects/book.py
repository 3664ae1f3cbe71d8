"""The book of effects: what each does, how it reads. `does` writes it, the rules read it."""

from typing import NamedTuple

from emberhall.effects import Book
from emberhall.games.runewars.state import Runewars
from emberhall.games.runewars.terms import NOBODY

from .describe import describe
from .nodes import MODULES, SAYS


class Play(NamedTuple):
    """Who decides; in a battle the side (0 attacks, 1 defends); the hero, the area and the card that it is about.

    `other` is another player that it is about.
    """

    seat: int
    side: int = -1
    hero: str = ""
    area: str = ""
    card: str = ""
    other: int = NOBODY


BOOK: Book[Runewars, Play] = Book(*MODULES, asks=lambda state, play: play.seat, says=SAYS)
describe(BOOK)
