"""The names of things, as messages."""

from functools import cache

from emberhall.kernel import Message, msg


@cache
def area_name(area: str) -> Message:
    """The name of an area: tile and letter, of a home realm with its faction."""
    if area.startswith("home_"):
        _, faction, letter = area.split("_")
        return msg("area-home", faction=Message(f"faction-{faction}"), letter=letter)
    return msg("area", id=area)


@cache
def card_name(card: str) -> Message:
    """The name of a tactics or reward card, by its copy."""
    return Message(f"card-{card.partition('.')[0]}")


@cache
def fate_name(card: str) -> Message:
    """The name of a fate card: its number."""
    return msg("fate", n=card[1:])


@cache
def hero_name(hero: str) -> Message:
    """The name of a hero."""
    return Message(f"hero-{hero}")


@cache
def order_name(order: str) -> Message:
    """The name of an order card, of whichever faction."""
    return Message(f"order-{order.partition('.')[2]}")


@cache
def resource_name(resource: str) -> Message:
    """The name of a resource."""
    return Message(f"resource-{resource}")


@cache
def unit_name(unit: str) -> Message:
    """The name of a type of unit."""
    return Message(f"unit-{unit}")


@cache
def faction_name(faction: str) -> Message:
    """The name of a faction."""
    return Message(f"faction-{faction}")


@cache
def quest_name(quest: str) -> Message:
    """The name of a quest."""
    return Message(f"quest-{quest}")


@cache
def title_name(title: str) -> Message:
    """The name of a title."""
    return Message(f"title-{title}")


@cache
def development_name(development: str) -> Message:
    """The name of a development."""
    return Message(f"development-{development}")
