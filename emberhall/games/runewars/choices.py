"""What can be chosen."""

from typing import ClassVar

from emberhall.kernel import Option, Word

from .names import area_name, card_name, fate_name, hero_name, order_name, resource_name, unit_name
from .terms import Resource


class Choice(Option, frozen=True, gc=False):
    """An option whose fields name things of the game."""

    SAID: ClassVar = {
        "area": area_name,
        "fate": fate_name,
        "hero": hero_name,
        "unit": unit_name,
        "card": card_name,
        "resource": resource_name,
        "order": order_name,
        "fights": lambda fights: str(fights).lower(),
        "routed": lambda routed: str(routed).lower(),
        "seat": lambda seat: seat + 1,
    }


TAKE_INFLUENCE, TAKE_TACTICS = Word("take_influence"), Word("take_tactics")
#: No more of what was asked for.
DONE = Word("done")


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


class PickArea(Choice, frozen=True, gc=False):
    """This area."""

    area: str


class PlayTactics(Choice, frozen=True, gc=False):
    """Play this tactics card."""

    card: str


class UseReward(Choice, frozen=True, gc=False):
    """Use this reward of this hero."""

    hero: str
    card: str


class StandUnit(Choice, frozen=True, gc=False):
    """This routed unit stands up: one that fights, or one that lay in the area before."""

    unit: str
    damage: int
    fights: bool


class DiscardFate(Choice, frozen=True, gc=False):
    """Discard this fate card of the draw, without effect."""

    fate: str


class Support(Choice, frozen=True, gc=False):
    """This hero supports this type of unit."""

    hero: str
    unit: str


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
