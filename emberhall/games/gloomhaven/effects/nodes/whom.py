"""Groups, amounts and tests: whom an effect is for, how much, and when."""

from typing import Literal

from emberhall.effects import Amount, Group, Node, Test

# whom


class You(Group, Node, frozen=True):
    """The figure that acts."""


class Same(Group, Node, frozen=True):
    """A figure that an earlier effect was about."""

    what: Literal["target", "healed", "ally", "doomed", "attacker"]


class Bear(Group, Node, frozen=True):
    """The bear of the Beast Tyrant."""


Side = Literal["allies", "enemies", "figures", "summons"]

#: What distances are counted from, or which hexes they stand on.
Near = Literal[
    "you", "target", "killed", "destroyed", "moved", "created", "healed", "chosen", "path", "entered", "area", "room",
    "range", "poisoned", "summon", "doomed",
]  # fmt: skip


class Figures(Group, Node, frozen=True):
    """Figures of a side: all, or as many as the player may choose, within some hexes (0: anywhere) of something.

    `other`: not the one that acts nor a target already; `you_too`: and yourself.
    """

    side: Side
    within: int = 0
    count: int = 0
    near: Near = "you"
    exactly: bool = False
    you_too: bool = False
    other: bool = False
    having: tuple[str, ...] = ()
    ranks: tuple[str, ...] = ()


# how much


class X(Amount, Node, frozen=True):
    """The X of a card: a count, multiplied and increased, or half of it, or one for every few."""

    of: Literal[
        "hexes_moved_turn", "hexes_moved", "damage_dealt_turn", "damage_suffered", "damage_to_target", "lost_cards",
        "missing_hp", "current_hp", "most_hp_of_target", "destroyed_hexes", "enemies_beside", "allies_beside",
        "allies_near", "summons", "own_hp", "shield_of_target", "range_left", "allies_damaged", "enemies_damaged",
        "conditions_of_target", "allies_beside_target",
    ]  # fmt: skip
    times: int = 1
    plus: int = 0
    half: Literal["", "up", "down"] = ""
    per: int = 1


class ByLevel(Amount, Node, frozen=True):
    """A figure that depends on the level of the monster, from 0 to 7."""

    values: tuple[int, ...]


# conditions


class Has(Test, Node, frozen=True):
    """The target, or you, has one of these conditions."""

    conditions: tuple[str, ...]
    who: Literal["target", "you"] = "target"


class AtMostHp(Test, Node, frozen=True):
    """The target has at most this many hit points."""

    n: int


class Alone(Test, Node, frozen=True):
    """The target is adjacent to none of its allies."""


class Flanked(Test, Node, frozen=True):
    """The target is adjacent to one of your allies."""


class Doomed(Test, Node, frozen=True):
    """The target is doomed."""


class Undamaged(Test, Node, frozen=True):
    """The target has all its hit points."""


class Damaged(Test, Node, frozen=True):
    """The target has suffered at least this much damage."""

    n: int


class Afflicted(Test, Node, frozen=True):
    """The target has at least this many negative conditions."""

    n: int


class Weakened(Test, Node, frozen=True):
    """You have less than half of your hit points."""


class WeakerThanYourWounds(Test, Node, frozen=True):
    """The target has fewer hit points than half of what you have lost."""


class Straight(Test, Node, frozen=True):
    """The move was in a straight line."""


class BackAgain(Test, Node, frozen=True):
    """The move ended where it began."""


class NotStrong(Test, Node, frozen=True):
    """An element is not strong."""

    element: str


class Strong(Test, Node, frozen=True):
    """An element is strong."""

    element: str


class Moved(Test, Node, frozen=True):
    """How many hexes you have moved this turn."""

    least: int = 0
    most: int = 99


class ThroughHazard(Test, Node, frozen=True):
    """You have entered hazardous terrain this turn."""


class Surrounded(Test, Node, frozen=True):
    """At least this many monsters are adjacent to you."""

    n: int


class AtDeathsDoor(Test, Node, frozen=True):
    """You have exactly one hit point."""


class OfType(Test, Node, frozen=True):
    """The target is one of these monsters."""

    types: tuple[str, ...]
