"""The families of effects in this game.

`Act`s happen, `Battle`s happen in a battle, and `Trait`s hold for as long as their owner has them: the rules look for
them.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any

from emberhall.effects import Effect, Node
from emberhall.kernel import Message, msg
from emberhall.kernel.messages import Value


def _named(prefix: str) -> Callable[[Any], Value]:
    def said(value: str) -> Message | str:
        return msg(f"{prefix}-{value}") if value else "none"

    return said


#: How fields of these names are said.
SAYS: Mapping[str, Callable[[Any], Value]] = {
    "resource": _named("resource"),
    "attribute": _named("attribute"),
    "unit": _named("unit"),
    "units": _named("unit"),
    "shapes": _named("shape"),
}


class Moment(StrEnum):
    """What titles, heroes and rewards wait for."""

    COUNCIL_CARD = "council_card"
    DUEL_START = "duel_start"
    QUEST_PHASE = "quest_phase"
    QUEST_MOVED = "quest_moved"


class Act(Effect, Node, frozen=True):
    """Something that happens."""


class Battle(Effect, Node, frozen=True):
    """Something that happens in a battle."""


class Trait(Effect, Node, frozen=True):
    """Something that holds."""
