"""The names of things, as messages."""

from functools import cache, partial

from emberhall.kernel import Message, msg, named

#: A tactics or reward card, by its copy.
card_name = partial(named, "card")
development_name = partial(named, "development")
faction_name = partial(named, "faction")
hero_name = partial(named, "hero")
quest_name = partial(named, "quest")
resource_name = partial(named, "resource")
title_name = partial(named, "title")
#: A type of unit.
unit_name = partial(named, "unit")


@cache
def area_name(area: str) -> Message:
    """The name of an area: tile and letter, or faction and letter in a home realm."""
    if area.startswith("home_"):
        _, faction, letter = area.split("_")
        return msg("area-home", faction=faction_name(faction), letter=letter)
    return msg("area", id=area)


@cache
def fate_name(card: str) -> Message:
    """The name of a fate card: its number."""
    return msg("fate", n=card[1:])


@cache
def order_name(order: str) -> Message:
    """The name of an order card."""
    return Message(f"order-{order.partition('.')[2]}")


def dial_name(what: str, n: int = 1) -> Message:
    """What the spaces of a dial show: units, influence or tactics."""
    if what in ("influence", "tactics"):
        return msg(f"dial-{what}", n=n)
    return unit_name(what) if n == 1 else msg(f"units-{what}", count=n)
