"""The names of things, as messages."""

from emberhall.games.defenders.content import DARKNESS_CARDS, HERO_CARDS, IDS
from emberhall.games.defenders.state import State
from emberhall.games.defenders.terms import colour_name
from emberhall.kernel import Message, msg

__all__ = ["card_name", "colour_name", "darkness_name", "hero_name", "minions_name", "place_name"]


def place_name(place: int | str) -> Message:
    """The name of a location, by number or id."""
    return Message(f"place-{IDS[place] if isinstance(place, int) else place}")


def card_name(card: str) -> Message:
    """The name of a Hero card."""
    held = HERO_CARDS[card]
    if held.special:
        return Message(f"special-{card.partition('.')[0]}")
    return msg("card-location", place=place_name(held.place), banner=held.banner)


def hero_name(state: State, seat: int) -> Message:
    """The name of a seat's hero."""
    return state.heroes[seat].sheet.name()


def minions_name(kind: str, count: int) -> Message:
    """A number of minions of a kind: `2 Orcs`."""
    return msg(f"minions-{kind}", count=count)


def darkness_name(card: str) -> Message:
    """The name of a Darkness Spreads card."""
    held = DARKNESS_CARDS[card]
    if held.global_effect:
        return Message(f"global-{held.global_effect}")
    if held.kind:
        return Message(f"darkness-{held.kind}")
    a, b = held.place
    return msg("darkness-ordinary", a=place_name(a[0]), b=place_name(b[0]))
