"""What can be chosen."""

from typing import ClassVar

from emberhall.kernel import Option, Word

from .names import card_name, order_name, resource_name, unit_name
from .terms import Resource


class Choice(Option, frozen=True, gc=False):
    """An option whose fields name things of the game."""

    SAID: ClassVar = {
        "unit": unit_name,
        "card": card_name,
        "resource": resource_name,
        "order": order_name,
        "routed": lambda routed: str(routed).lower(),
        "seat": lambda seat: seat + 1,
    }


TAKE_INFLUENCE, TAKE_TACTICS = Word("take_influence"), Word("take_tactics")


class PlayOrder(Choice, frozen=True, gc=False):
    """Play this order."""

    order: str


class BidInfluence(Choice, frozen=True, gc=False):
    """Bid so much influence."""

    n: int


class PickPlayer(Choice, frozen=True, gc=False):
    """This player."""

    seat: int


class LoseUnit(Choice, frozen=True, gc=False):
    """This unit of an area is destroyed."""

    area: str
    unit: str
    routed: bool


class PickDial(Choice, frozen=True, gc=False):
    """The dial of this resource."""

    resource: Resource


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
