"""Things of the game as messages."""

from functools import cache, partial

from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.state import Figure, State
from emberhall.geometry.hexes import format_hex
from emberhall.kernel import Message, msg, named

#: A class of characters.
class_name = partial(named, "class")
#: An ability card.
card_name = partial(named, "card")
#: An ally of a scenario, a companion of a boss.
npc_name = partial(named, "npc")


def goal_name(goal: str) -> Message:
    """A battle goal; one with a suffix is named so that its number is no ability card's."""
    number, suffix, _ = goal.partition(".")
    return Message(f"goal-of-{number}" if suffix else f"goal-{goal}")


#: A type of monster.
monster_name = partial(named, "monster")
#: An element, or `any`.
element_name = partial(named, "element")
condition_name = partial(named, "condition")


def item_name(item: int) -> Message:
    """An item."""
    return Message(f"item-{item}")


def figure_name(figure: Figure) -> Message:
    """A figure: the class, the monster with its number, the summon."""
    if figure.kind == "character":
        return class_name(figure.name)
    if figure.kind == "monster":
        return _numbered(figure.name, figure.number, figure.rank)
    return npc_name(figure.name) if figure.kind == "bystander" else Message(f"{figure.kind}-{figure.name}")


@cache
def _numbered(type: str, number: int, rank: str) -> Message:
    return msg("figure-monster", monster=monster_name(type), number=number, rank=rank or "none")


def room_name(room: str, foes: int) -> Message:
    """A room of a random dungeon: both parts of its name (GH-RDUNG-05)."""
    return msg("room-named", room=Message(f"room-{room}"), foes=Message(f"foes-{foes}"))


def hex_name(state: State, at: int) -> str:
    """A hex of the map in keys and ids: "q,r"."""
    return format_hex(plan_of(state.scenario).hexes[at])
