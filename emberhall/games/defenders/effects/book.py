"""The book of acts: what each does, when it can do anything, how it reads. `does` writes it, the rules read it."""

from typing import TypeAlias

from emberhall.effects import Book
from emberhall.games.defenders.effects import nodes
from emberhall.games.defenders.state import State
from emberhall.kernel import Seat

#: The rule behind what an act asks.
SPECIAL_CARD = "DR-HCARD-07"

#: What an act is played with: the seat of the player.
Playing: TypeAlias = Seat

BOOK: Book[State, Playing] = Book(nodes, asks=lambda state, seat: seat, says=nodes.SAID)

does, can = BOOK.does, BOOK.can
resolve, possible, text = BOOK.do, BOOK.possible, BOOK.text
