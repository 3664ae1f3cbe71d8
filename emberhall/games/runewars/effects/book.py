"""The book of effects: what each does, how it reads. `does` writes it, the rules read it."""

from typing import NamedTuple

from emberhall.effects import Book, Keeping, Lasts
from emberhall.games.runewars.state import Runewars
from emberhall.games.runewars.terms import NOBODY
from emberhall.kernel import Flow, Table

from .describe import describe
from .nodes import MODULES, MOMENTS, SAYS


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


BOOK: Book[Runewars, Play] = Book(
    *MODULES,
    asks=lambda state, play: play.seat,
    says=SAYS,
    # What waits for a moment belongs to a hero, a reward or a title: the rules look there, nothing waits in the state.
    keeping=Keeping(
        waiting=lambda state: {},
        source=lambda play: play.card,
        owner=lambda play: play.seat,
        content=lambda source: (),
        joins=lambda t, lasting, play: play,
        moments=MOMENTS,
    ),
)
describe(BOOK)


@BOOK.does(Lasts)
def now(t: Table[Runewars], play: Play, effect: Lasts) -> Flow[None]:
    """The moment has come."""
    yield from BOOK.do(t, play, effect.effect)


@BOOK.can(Lasts)
def can_now(state: Runewars, play: Play, effect: Lasts) -> bool:
    return BOOK.possible(state, play, effect.effect)
