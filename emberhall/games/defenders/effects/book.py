"""The book of acts: what each does, when it can do anything, how it reads. `does` writes it, the rules read it."""

from emberhall.effects import Book
from emberhall.games.defenders.state import Defenders

from . import nodes

#: The rule behind what an act asks.
SPECIAL_CARD = "DR-HCARD-07"

#: Acts are played with the seat of who plays them.
BOOK: Book[Defenders, int] = Book(nodes, asks=lambda state, seat: seat, says=nodes.SAID)

does, can = BOOK.does, BOOK.can
resolve, possible, text = BOOK.do, BOOK.possible, BOOK.text
