"""What players can choose."""

from typing import ClassVar

from emberhall.games.runewars.content import ORDERS
from emberhall.games.runewars.names import (
    area_name,
    card_name,
    development_name,
    dial_name,
    faction_name,
    fate_name,
    hero_name,
    order_name,
    quest_name,
    resource_name,
    title_name,
    unit_name,
)
from emberhall.games.runewars.terms import Attribute, Destiny, Resource
from emberhall.kernel import Message, Option, Word, going_on, msg


class Choice(Option, frozen=True, gc=False):
    """An option whose fields name things of the game."""

    SAID: ClassVar = {
        "fate": fate_name,
        "unit": unit_name,
        "card": card_name,
        "resource": resource_name,
        "order": order_name,
        "fights": lambda fights: str(fights).lower(),
        "routed": lambda routed: str(routed).lower(),
        "seat": lambda seat: seat + 1,
        "area": area_name,
        "to": area_name,
        "hero": hero_name,
        "enemy": hero_name,
        "faction": faction_name,
        "quest": quest_name,
        "title": title_name,
        "development": development_name,
        "attribute": lambda attribute: Message(f"attribute-{attribute}"),
    }
    ELEMENTS: ClassVar = {
        "area": "area",
        "to": "area",
        "hero": "hero",
        "enemy": "hero",
        "card": "card",
        "quest": "card",
        "order": "card",
        "title": "title",
    }


def army(area: str, unit: str, *, routed: bool = False) -> str:
    """The scene element of the units of a type in an area, those that stand or those that lie."""
    return f"units:{area}:{unit}{':routed' if routed else ''}"


TAKE_INFLUENCE, TAKE_TACTICS = Word("take_influence"), Word("take_tactics")


class PlayOrder(Choice, frozen=True, gc=False):
    """Play this order."""

    order: str

    def label(self) -> Message:
        number = ORDERS[self.order.partition(".")[2]].number
        return msg("option-play-order", order=order_name(self.order), n=number)


class BidInfluence(Choice, frozen=True, gc=False):
    """Bid this much influence."""

    n: int


class PickPlayer(Choice, frozen=True, gc=False):
    """This player; the faction is only for the label."""

    WRITTEN: ClassVar = {"faction": None}

    seat: int
    faction: str


class LoseUnit(Choice, frozen=True, gc=False):
    """This unit of an area is destroyed."""

    area: str
    unit: str
    routed: bool

    def touches(self) -> tuple[str, ...]:
        return army(self.area, self.unit, routed=self.routed), *super().touches()


class PickDial(Choice, frozen=True, gc=False):
    """The dial of this resource; the rest only says what it gives."""

    WRITTEN: ClassVar = {"shows": None}

    resource: Resource
    #: Units, tactics or influence.
    shows: tuple[str, ...] | None = None

    def label(self) -> Message:
        if self.shows is None:
            return super().label()
        found = tuple(dial_name(what, self.shows.count(what)) for what in dict.fromkeys(self.shows))
        return msg("option-dial-shows", resource=resource_name(self.resource), shows=found or (msg("dial-nothing"),))


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
    """Stand up this routed unit: one in the battle, or one that lay in the area before."""

    unit: str
    damage: int
    fights: bool


class DiscardFate(Choice, frozen=True, gc=False):
    """Discard this Fate card without effect; the rest only says what it would do."""

    WRITTEN: ClassVar = {"symbol": None, "n": None}
    ELEMENTS: ClassVar = {"fate": "fate"}

    fate: str
    symbol: str
    n: int


class Support(Choice, frozen=True, gc=False):
    """This hero supports this type of unit."""

    hero: str
    unit: str


class PickType(Choice, frozen=True, gc=False):
    """Draw fate cards for this type of unit."""

    unit: str


class PickUnit(Choice, frozen=True, gc=False):
    """This unit of a side in the battle, by its index; the rest only describes it."""

    WRITTEN: ClassVar = {"unit": None, "damage": None, "routed": None, "side": None}

    n: int
    unit: str
    damage: int
    routed: bool
    side: int

    def touches(self) -> tuple[str, ...]:
        return (f"fighter:{self.side}:{self.unit}:{self.damage}:{int(self.routed)}",)


RESOLVE, USE_BONUS, SKIP_BONUS = going_on("resolve"), Word("use_bonus"), Word("skip_bonus")
FIGHT, PARLEY, WITHDRAW = Word("fight"), Word("parley"), Word("withdraw")
KEEP_RUNES, SWAP_RUNES = Word("keep_runes"), Word("swap_runes")
HIT = Word("hit")
CLAIM_VICTORY, CLAIM_OBJECTIVE = Word("claim_victory"), Word("claim_objective")
#: One influence to travel through magic portals in this movement (RW-EXPLORE-25).
OPEN_PORTAL = Word("open_portal")
CHANGE_OBJECTIVE, TRADE_REWARDS = Word("change_objective"), Word("trade_rewards")


class MoveUnit(Choice, frozen=True, gc=False):
    """A unit of this type comes from an area."""

    area: str
    unit: str

    def touches(self) -> tuple[str, ...]:
        return army(self.area, self.unit), *super().touches()


class MoveAll(Choice, frozen=True, gc=False):
    """All units that can come from an area."""

    area: str


class BringHero(Choice, frozen=True, gc=False):
    """This hero comes along."""

    hero: str


class ShiftUnit(Choice, frozen=True, gc=False):
    """A unit goes to an adjacent area."""

    area: str
    unit: str
    to: str

    def touches(self) -> tuple[str, ...]:
        return army(self.area, self.unit), *super().touches()


class ShiftAll(Choice, frozen=True, gc=False):
    """All units that can go from an area to an adjacent one."""

    area: str
    to: str


class ShiftHero(Choice, frozen=True, gc=False):
    """A hero goes to an area."""

    hero: str
    to: str


class PlaceUnit(Choice, frozen=True, gc=False):
    """A unit is put into an area."""

    unit: str
    area: str


class HowMany(Choice, frozen=True, gc=False):
    """This number."""

    n: int


class RoutUnit(Choice, frozen=True, gc=False):
    """A standing unit of this type in an area is routed."""

    area: str
    unit: str

    def touches(self) -> tuple[str, ...]:
        return army(self.area, self.unit), *super().touches()


class SpendInfluence(Choice, frozen=True, gc=False):
    """Spend this much influence."""

    n: int


class PickFate(Choice, frozen=True, gc=False):
    """This Fate card, with its destiny."""

    WRITTEN: ClassVar = {"destiny": None}
    SAID: ClassVar = {**Choice.SAID, "destiny": lambda destiny: Message(f"destiny-{destiny}")}
    ELEMENTS: ClassVar = {"fate": "fate"}

    fate: str
    destiny: Destiny


class PickHero(Choice, frozen=True, gc=False):
    """This hero."""

    hero: str


class PickDevelopment(Choice, frozen=True, gc=False):
    """This development; the rest only says what it does."""

    WRITTEN: ClassVar = {"effect": None}

    development: str
    effect: Message


class MoveDevelopment(Choice, frozen=True, gc=False):
    """This development, taken from an area because none is left; the rest only says what it does."""

    WRITTEN: ClassVar = {"effect": None}

    development: str
    area: str
    effect: Message


class BuyTitle(Choice, frozen=True, gc=False):
    """Buy this title for this much influence."""

    title: str
    n: int


class DiscardQuest(Choice, frozen=True, gc=False):
    """Discard this quest."""

    quest: str


class GiveReward(Choice, frozen=True, gc=False):
    """A hero gives a reward to another."""

    hero: str
    card: str
    enemy: str


class TakeFallen(Choice, frozen=True, gc=False):
    """A hero takes the rewards that lie in the area."""

    hero: str


class RaidPlace(Choice, frozen=True, gc=False):
    """Destroy the location in an area."""

    area: str


class PickReward(Choice, frozen=True, gc=False):
    """This reward."""

    card: str


class HealHero(Choice, frozen=True, gc=False):
    """A hero heals."""

    hero: str


class TrainHero(Choice, frozen=True, gc=False):
    """A hero trains."""

    hero: str


class PickAttribute(Choice, frozen=True, gc=False):
    """This attribute."""

    attribute: Attribute


class TryQuest(Choice, frozen=True, gc=False):
    """Attempt this quest."""

    quest: str


class Challenge(Choice, frozen=True, gc=False):
    """Begin a duel with this hero."""

    enemy: str


class PickFaction(Choice, frozen=True, gc=False):
    """Play this faction."""

    faction: str


class PickOrder(Choice, frozen=True, gc=False):
    """This order card."""

    order: str


class PickTile(Choice, frozen=True, gc=False):
    """This map tile."""

    tile: str


class LayTile(Choice, frozen=True, gc=False):
    """Lay a tile with its first area in this hex, rotated this many times."""

    tile: str
    turn: int
    q: int
    r: int

    def touches(self) -> tuple[str, ...]:
        return (f"hex:{self.q},{self.r}",)


class PickHexes(Choice, frozen=True, gc=False):
    """These two hexes."""

    q: int
    r: int
    q2: int
    r2: int

    def touches(self) -> tuple[str, ...]:
        return (f"hex:{self.q},{self.r}", f"hex:{self.q2},{self.r2}")
