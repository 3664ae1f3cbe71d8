"""The book of acts: what each does, when it can do anything, how it reads. `does` writes it, the rules read it."""

import msgspec

from emberhall.effects import Book
from emberhall.games.defenders.effects.nodes import acts
from emberhall.games.defenders.state import State
from emberhall.kernel import Seat

#: The rule behind what an act asks.
SPECIAL_CARD = "DR-HCARD-07"


class Playing(msgspec.Struct, frozen=True):
    """What an act is played with."""

    seat: Seat


#: By seat; there are six at most.
PLAYED_BY = tuple(map(Playing, range(6)))

BOOK: Book[State, Playing] = Book(acts, asks=lambda state, playing: playing.seat, says=acts.SAID)

does, can = BOOK.does, BOOK.can
resolve, possible, text = BOOK.do, BOOK.possible, BOOK.text
