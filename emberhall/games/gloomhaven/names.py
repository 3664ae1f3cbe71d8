"""Things of the game as messages."""

from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.state import Figure, Gloomhaven
from emberhall.geometry.hexes import format_hex
from emberhall.kernel import Message, msg


def class_name(cls: str) -> Message:
    """A class of characters."""
    return Message(f"class-{cls}")


def card_name(card: str) -> Message:
    """An ability card."""
    return Message(f"card-{card}")


def item_name(item: int) -> Message:
    """An item."""
    return Message(f"item-{item}")


def goal_name(goal: str) -> Message:
    """A battle goal."""
    return Message(f"goal-{goal}")


def monster_name(type: str) -> Message:
    """A type of monster."""
    return Message(f"monster-{type}")


def element_name(element: str) -> Message:
    """An element, or `any`."""
    return Message(f"element-{element}")


def condition_name(condition: str) -> Message:
    """A condition."""
    return Message(f"condition-{condition}")


def figure_name(figure: Figure) -> Message:
    """A figure: the class, the monster with its number, the summon."""
    if figure.kind == "character":
        return class_name(figure.name)
    if figure.kind == "monster":
        return msg(
            "figure-monster", monster=monster_name(figure.name), number=figure.number, rank=figure.rank or "none"
        )
    return Message(f"{figure.kind}-{figure.name}")


def hex_name(state: Gloomhaven, at: int) -> str:
    """A hex of the map in keys and ids: "q,r"."""
    return format_hex(plan_of(state.scenario).hexes[at])
