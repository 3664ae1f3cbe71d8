"""Readings of nodes that are more than a message with their fields."""

from collections.abc import Sequence
from typing import Any

from emberhall.effects import Book
from emberhall.effects.book import text_id
from emberhall.kernel import Message, msg

from .nodes.acts import Bid, PlaceNeutrals
from .nodes.fights import DestroyChosen, OpponentDestroys, OpponentPicks, RoutChosen


def _joined(id: str, texts: Sequence[Message]) -> Message:
    text = texts[0]
    for other in texts[1:]:
        text = msg(id, first=text, then=other)
    return text


def describe(book: Book[Any, Any]) -> None:
    """Write these readings into the book."""

    @book.reads(Bid)
    def bid(effect: Bid) -> Message:
        places = ("winner", "second", "lowest", "others", "leaders")
        given = [(place, getattr(effect, place)) for place in places]
        parts = [msg(f"bid-{place}", effect=book.text(gift)) for place, gift in given if gift is not None]
        return msg("effect-bid", parts=_joined("effect-then", parts))

    @book.reads(OpponentPicks)
    def opponent_picks(effect: OpponentPicks) -> Message:
        return msg("effect-opponent-picks", of=_joined("effect-choose", [book.text(part) for part in effect.of]))

    @book.reads(PlaceNeutrals, RoutChosen, DestroyChosen, OpponentDestroys)
    def one_of_these_shapes(effect: Any) -> Message:
        fields = {field: book.said(field, getattr(effect, field)) for field in effect.__struct_fields__}
        if effect.shapes:
            fields["shapes"] = _joined("effect-choose", [msg(f"shape-{shape}") for shape in effect.shapes])
        return Message(text_id(type(effect)), fields)
