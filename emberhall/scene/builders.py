"""Parts of a scene that look the same in every game: hands, piles, offers, pictures of cards, colours of seats."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

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


def words_in(value: Any) -> Iterator[str]:
    """What an effect is made of, in words: the kinds of its parts and whatever they name, outer ones first."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, msgspec.Struct):
        yield type(value).__name__
        for field in value.__struct_fields__:
            yield from words_in(getattr(value, field))
    elif isinstance(value, tuple | list):
        for part in value:
            yield from words_in(part)


def picture(
    words: Iterable[str], deeds: Mapping[str, str], powers: Mapping[str, str], otherwise: str
) -> tuple[str, ...]:
    """The picture of a card: the emblem of the first deed among these words, and of the first power behind it."""
    said = tuple(words)
    deed = next((deeds[word] for word in said if word in deeds), otherwise)
    power = next((powers[word] for word in said if word in powers), "")
    return (deed, power) if power and power != deed else (deed,)
