"""The book of effects: what each does, how it reads. `does` writes it, the rules read it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from emberhall.effects import Book, Lasts, Listening
from emberhall.effects.book import text_id
from emberhall.games.runewars.effects.nodes import MODULES, SAYS, Moment
from emberhall.games.runewars.effects.nodes.acts import Bid, PlaceNeutrals
from emberhall.games.runewars.effects.nodes.fights import DestroyChosen, OpponentDestroys, OpponentPicks, RoutChosen
from emberhall.games.runewars.state import State, Table
from emberhall.kernel import NOBODY, Flow, Message, msg


class Playing(NamedTuple):
    """Who decides; in a battle the side (0 attacks, 1 defends); the hero, the area and the card that it is about.

    `other` is another player that it is about.
    """

    seat: int
    side: int = -1
    hero: str = ""
    area: str = ""
    card: str = ""
    other: int = NOBODY


class _Listening(Listening[State, Playing]):
    moments = Moment


BOOK: Book[State, Playing] = Book(
    *MODULES,
    asks=lambda state, playing: playing.seat,
    says=SAYS,
    listening=_Listening(),
)


@BOOK.does(Lasts)
def now(t: Table, playing: Playing, effect: Lasts) -> Flow[None]:
    """The moment has come."""
    yield from BOOK.do(t, playing, effect.effect)


@BOOK.can(Lasts)
def can_now(state: State, playing: Playing, effect: Lasts) -> bool:
    return BOOK.possible(state, playing, effect.effect)


# Readings of nodes that are more than a message with their fields.


def _joined(id: str, texts: Sequence[Message]) -> Message:
    text = texts[0]
    for other in texts[1:]:
        text = msg(id, first=text, then=other)
    return text


@BOOK.reads(Bid)
def bid(effect: Bid) -> Message:
    places = ("winner", "second", "lowest", "others", "leaders")
    given = [(place, getattr(effect, place)) for place in places]
    parts = [msg(f"bid-{place}", effect=BOOK.text(gift)) for place, gift in given if gift is not None]
    return msg("effect-bid", parts=_joined("effect-then", parts))


@BOOK.reads(OpponentPicks)
def opponent_picks(effect: OpponentPicks) -> Message:
    return msg("effect-opponent-picks", of=_joined("effect-choose", [BOOK.text(part) for part in effect.of]))


@BOOK.reads(PlaceNeutrals, RoutChosen, DestroyChosen, OpponentDestroys)
def one_of_these_shapes(effect: Any) -> Message:
    fields = {field: BOOK.said(field, getattr(effect, field)) for field in effect.__struct_fields__}
    if effect.shapes:
        fields["shapes"] = _joined("effect-choose", [msg(f"shape-{shape}") for shape in effect.shapes])
    return Message(text_id(type(effect)), fields)
