"""What is kept between the summers: the wardens' purse, what each keeps in a chest, and the oaths they swore."""

from typing import ClassVar, NewType

import msgspec

from emberhall.kernel import Chapter, Deck, Document, Hand, Message, Option, Pile, msg

from .state import Tool

Oath = NewType("Oath", str)  # "oath-mill": to stand at the mill when a summer ends

SUMMERS, MOST_LOST, PRICE, REWARD = 3, 3, 2, 3


class Agreement(msgspec.Struct, frozen=True):
    """How a campaign is agreed on."""

    rich: bool = False


class Chest(msgspec.Struct):
    """What one warden keeps: seen by nobody else."""

    pack: Hand[Tool]
    oath: Hand[Oath]


class Ledger(Document, kw_only=True):
    """The document of a campaign."""

    chests: list[Chest]
    #: Tools that are in no chest, oaths that nobody has sworn, and oaths that were kept.
    stock: Deck[Tool]
    oaths: Deck[Oath]
    kept: Pile[Oath]
    coins: int
    summer: int = 1
    lost: int = 0
    #: Whether the market is open; who trades there now, counted within the party.
    market: bool = True
    trading: int = 0
    #: By chair: where the warden stood when the last summer ended.
    stood: dict[int, str] = msgspec.field(default_factory=dict)


class Summer(Chapter, frozen=True, gc=False):
    """Guard the valley for a summer."""

    number: int


class Market(Chapter, frozen=True, gc=False):
    """Spend the coins, once between two summers."""

    interlude: ClassVar = "market"


class Buy(Option, frozen=True, gc=False):
    """A tool, drawn at random."""

    price: int

    def touches(self) -> tuple[str, ...]:
        return ("stock",)


class Keep(Option, frozen=True, gc=False):
    """Show that an oath was kept."""

    oath: Oath

    def label(self) -> Message:
        return msg("option-keep", oath=oath_name(self.oath))

    def touches(self) -> tuple[str, ...]:
        return (f"card:{self.oath}",)


def oath_name(oath: str) -> Message:
    return msg("oath", place=msg(oath.removeprefix("oath-")))
