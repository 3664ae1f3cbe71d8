"""Parts of a scene that look the same in every game: hands, piles, offers, and the colours of the seats."""

from collections.abc import Callable, Iterable, Sequence

from emberhall.kernel import HIDDEN, Message

from .elements import Card, Colour, Row, Stack

#: The colours of pieces and panels, by seat.
SEAT_COLOURS: tuple[Colour, ...] = ("orange", "teal", "pink", "gold", "white", "brown")


def hand(
    seat: int, name: Message, cards: Iterable[str], face: Callable[[str], Card], *, own: bool = True, deck: str = ""
) -> Row:
    """The cards of a hand as the viewer sees them. `own`: it is the viewer's; `deck`: the stack they come from."""
    shown = (Card(f"back:{seat}.{i}", back=True) if card == HIDDEN else face(card) for i, card in enumerate(cards))
    return Row(f"hand:{seat}", name, tuple(shown), seat, own, deck)


def pile(id: str, name: Message, cards: Sequence[str], face: Callable[[str], Card]) -> Stack:
    """A face-up pile: how many cards, and the top one."""
    return Stack(id, name, len(cards), face(cards[-1]) if cards else None)


def offers(*rows: Row) -> tuple[Row, ...]:
    """The rows that are not empty."""
    return tuple(row for row in rows if row.cards)
