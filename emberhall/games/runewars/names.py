"""The names of things, as messages."""

from emberhall.kernel import Message


def card_name(card: str) -> Message:
    """The name of a tactics or reward card, by its copy."""
    return Message(f"card-{card.partition('.')[0]}")


def order_name(order: str) -> Message:
    """The name of an order card, of whichever faction."""
    return Message(f"order-{order.partition('.')[2]}")


def resource_name(resource: str) -> Message:
    """The name of a resource."""
    return Message(f"resource-{resource}")


def unit_name(unit: str) -> Message:
    """The name of a type of unit."""
    return Message(f"unit-{unit}")
