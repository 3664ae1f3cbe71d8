"""What can be chosen."""

from typing import ClassVar

from emberhall.kernel import Option

from .names import card_name, unit_name


class Choice(Option, frozen=True, gc=False):
    """An option whose fields name things of the game."""

    SAID: ClassVar = {"unit": unit_name, "card": card_name}


class DiscardTactics(Choice, frozen=True, gc=False):
    """Discard this tactics card."""

    card: str


class PickType(Choice, frozen=True, gc=False):
    """Draw fate cards for this type of unit."""

    unit: str


class PickUnit(Choice, frozen=True, gc=False):
    """This unit of a side in the battle, by its number there; the rest tells more of it."""

    WRITTEN: ClassVar = {"unit": None, "damage": None, "routed": None}

    n: int
    unit: str
    damage: int
    routed: bool
