"""What the wardens play with: the valley, the ember deck, tools, and what a warden may choose."""

from typing import Literal, NewType

import msgspec

from emberhall.geometry.areas import AreaGraph
from emberhall.kernel import Deck, Hand, Message, Option, Pile, State, Word, msg

Ember = NewType("Ember", str)  # "ember-mill.2": fire at the mill; "ember-gust.1": the discards come back
Tool = NewType("Tool", str)  # "bucket.1", "horse.1", "bell.1"

VALLEY = AreaGraph.from_pairs(
    [("mill", "ford"), ("ford", "keep"), ("keep", "wood"), ("wood", "farm"), ("farm", "mill"), ("ford", "wood")]
)
TOOLS = tuple(Tool(f"{kind}.{copy}") for kind in ("bucket", "horse", "bell") for copy in (1, 2, 3))
SPOTS = {"mill": (0.0, 0.0), "ford": (2.0, 0.5), "keep": (4.0, 0.0), "wood": (3.0, 2.0), "farm": (0.5, 2.0)}


class Options(msgspec.Struct, frozen=True):
    """How fierce the fire is, whether wardens help out of turn, and in a campaign the tools that each brings along."""

    fire: Literal["tame", "fierce"] = "tame"
    packs: tuple[Hand[Tool], ...] = ()
    help: bool = False


class Warden(msgspec.Struct, array_like=True):
    """A warden, where it stands and what it carries."""

    at: str
    tools: Hand[Tool]


class Storm(msgspec.Struct, array_like=True):
    """Embers that join the deck halfway, when the fire is fierce."""

    embers: Deck[Ember]


class WardensState(State, kw_only=True):
    """The whole table."""

    embers: Deck[Ember]
    ashes: Pile[Ember]
    storm: Storm | None
    #: Tools to be found, and tools used up.
    shed: tuple[Deck[Tool], Pile[Tool]]
    wardens: list[Warden]
    fires: dict[str, int]
    ruins: list[str] = msgspec.field(default_factory=list)
    seat: int = 0
    actions: int = 2
    phase: Literal["act", "burn"] = "act"
    help: bool = False
    turn: int = 1


class Ride(Option, frozen=True, gc=False):
    """Go to a place: along a link on foot, anywhere with a horse."""

    to: str
    horse: Tool | None = None

    def label(self) -> Message:
        return msg("option-ride-horse" if self.horse else "option-ride", place=msg(self.to))

    def touches(self) -> tuple[str, ...]:
        return (f"place:{self.to}",)


class Douse(Option, frozen=True, gc=False):
    """Put out fire where the warden stands: one, or all of it with a bucket."""

    bucket: Tool | None = None

    def label(self) -> Message:
        return msg("option-douse-bucket" if self.bucket else "option-douse")

    def touches(self) -> tuple[str, ...]:
        return (f"card:{self.bucket}",) if self.bucket else ()


class Ring(Option, frozen=True, gc=False):
    """Ring the bell: everybody sees the next embers."""

    bell: Tool

    def label(self) -> Message:
        return msg("option-ring")

    def touches(self) -> tuple[str, ...]:
        return (f"card:{self.bell}", "embers")


class Throw(Option, frozen=True, gc=False):
    """Throw a bucket of water where it begins to burn, out of turn."""

    bucket: Tool

    def touches(self) -> tuple[str, ...]:
        return (f"card:{self.bucket}",)


class Give(Option, frozen=True, gc=False):
    """Give a tool to a warden at the same place."""

    tool: Tool
    to: int

    def label(self) -> Message:
        return msg("option-give", tool=tool_name(self.tool), who=warden_name(self.to))

    def touches(self) -> tuple[str, ...]:
        return (f"card:{self.tool}", f"warden:{self.to}")


SEARCH, WATCH, REST = Word("search"), Word("watch"), Word("rest")


def place_of(ember: str) -> str:
    """The place an ember sets on fire, or `gust`."""
    return ember.removeprefix("ember-").partition(".")[0]


def tool_name(tool: str) -> Message:
    return msg(f"tool-{tool.partition('.')[0]}")


def warden_name(seat: int) -> Message:
    return msg("warden", number=seat + 1)
