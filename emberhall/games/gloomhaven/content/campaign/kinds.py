"""What a world is made of, besides its scenarios and events: quests, achievements, the town, its prices."""

from typing import Literal, TypeAlias

import msgspec


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a campaign sheet."""


# personal quests: what is counted over the whole career of a character


class Aim(Entry, frozen=True, tag_field="kind"):
    """What a personal quest asks for."""


class Scenarios(Aim, frozen=True, tag="scenarios"):
    """Complete scenarios of a kind: in a crypt, with a boss, in an area."""

    what: str
    of: tuple[int, ...]
    need: int


class DifferentScenarios(Aim, frozen=True, tag="different_scenarios"):
    """Complete different scenarios."""

    need: int


class Areas(Aim, frozen=True, tag="areas"):
    """Complete a scenario in each area."""

    of: tuple[str, ...]


class Group(Entry, frozen=True):
    """Monsters of some types, this many."""

    types: tuple[str, ...]
    need: int


class Kills(Aim, frozen=True, tag="kills"):
    """Kill monsters; a group counts all types with the word in their names (GH-QUEST-05)."""

    groups: tuple[Group, ...]


class KillsWith(Aim, frozen=True, tag="kills_with"):
    """Kill monsters with an item."""

    item: int
    types: tuple[str, ...]
    need: int


class KindsKilled(Aim, frozen=True, tag="kinds_killed"):
    """Kill monsters of different types."""

    need: int


class EliteKills(Aim, frozen=True, tag="elite_kills"):
    """Kill elite monsters."""

    need: int


class Exhausted(Aim, frozen=True, tag="exhausted"):
    """Become exhausted."""

    need: int


class OthersExhausted(Aim, frozen=True, tag="others_exhausted"):
    """Other members of the party become exhausted."""

    need: int


class BattleChecks(Aim, frozen=True, tag="battle_checks"):
    """Earn checkmarks with battle goals."""

    need: int


class Donated(Aim, frozen=True, tag="donated"):
    """Donate gold to the sanctuary."""

    need: int


class Enhancements(Aim, frozen=True, tag="enhancements"):
    """Buy enhancements."""

    need: int


class FriendsRetired(Aim, frozen=True, tag="friends_retired"):
    """Others of the party fulfil their personal quests."""

    need: int


class HaveGold(Aim, frozen=True, tag="gold"):
    """Have gold at one time."""

    need: int


class Hold(Aim, frozen=True, tag="hold"):
    """Get hold of an item."""

    item: int


class Own(Aim, frozen=True, tag="own"):
    """Own items of every kind at one time."""

    slots: dict[Literal["head", "body", "legs", "hands", "small"], int]


AnyAim: TypeAlias = (
    Scenarios | DifferentScenarios | Areas | Kills | KillsWith | KindsKilled | EliteKills | Exhausted | OthersExhausted
    | BattleChecks | Donated | Enhancements | FriendsRetired | HaveGold | Hold | Own
)  # fmt: skip


class Quest(Entry, frozen=True):
    """A personal quest: its aims, the scenarios it goes on with, and the box or envelope it opens."""

    id: int
    goals: tuple[AnyAim, ...]
    opens: str
    chain: tuple[int, ...] = ()


class Achievement(Entry, frozen=True):
    """An achievement of the world or of a party; of one type only the newest is held (GH-ACH-03)."""

    id: str
    kind: Literal["global", "party"]
    type: str = ""
    times: int = 1


# the world


class Start(Entry, frozen=True):
    """How a new world begins: scenarios, achievements, this many events of each deck."""

    scenarios: tuple[int, ...]
    achievements: tuple[str, ...]
    events: int


class ReputationBox(Entry, frozen=True):
    """A class that a reputation opens (GH-UNLOCK-04, GH-UNLOCK-06)."""

    at: int
    opens: str


class ReputationEvents(Entry, frozen=True):
    """Events that a reputation adds (GH-UNLOCK-05, GH-UNLOCK-07)."""

    at: int
    city: int
    road: int


class Pact(Entry, frozen=True):
    """Party achievements that together make an achievement of the world (GH-UNLOCK-02)."""

    party: tuple[str, ...]
    gains: str
    city: int
    road: int


class Envelope(Entry, frozen=True):
    """What is in a sealed envelope."""

    prosperity: int = 0
    scenarios: tuple[int, ...] = ()


class Technology(Entry, frozen=True):
    """An achievement that opens an envelope when gained often enough (GH-UNLOCK-01)."""

    achievement: str
    times: int
    opens: str


class Record(Entry, frozen=True):
    """A section of the Town Records: after which scenario it is read, what it adds (GH-SEAL-04)."""

    after: int = 0
    scenarios: tuple[int, ...] = ()
    city: tuple[int, ...] = ()


class WorldSheet(Entry, frozen=True):
    """How a world begins, what unlocks what, and where its places lie."""

    start: Start
    areas: dict[str, tuple[int, ...]]
    #: By the number of the card.
    side_scenarios: dict[str, int]
    #: The number of the events that a class adds when it is unlocked, and when it first retires (GH-MAT-08).
    unlocked_with: dict[str, int]
    retired_with: dict[str, int]
    reputation_boxes: tuple[ReputationBox, ...]
    reputation_events: tuple[ReputationEvents, ...]
    pacts: tuple[Pact, ...]
    envelopes: dict[str, Envelope]
    technology: Technology
    records: tuple[Record, ...]
    #: The achievement that makes enhancing possible (GH-ENH-01).
    enhancing: str


class Price(Entry, frozen=True):
    """What a reputation adds to the price of an item."""

    least: int
    most: int
    gold: int


class Town(Entry, frozen=True):
    """The figures of the town and of character sheets."""

    #: Checkmarks on the prosperity track by level from 1.
    prosperity: tuple[int, ...]
    prices: tuple[Price, ...]
    #: The least experience by level from 1 (GH-DATA-13).
    experience: tuple[int, ...]
    donation: int
    #: BLESS cards for a donation (GH-DONATE-02).
    blessings: int
    #: Gold in all that opens envelope B, and that raises prosperity afterwards.
    envelope_at: int
    gifts_at: tuple[int, ...]
    marks_for_perk: int
    perks_from_marks: int
    reputation_limit: int


class Enhancing(Entry, frozen=True):
    """The price list of enhancements (GH-DATA-15, GH-DATA-16, GH-DATA-17)."""

    plus_one: dict[str, int]
    plus_one_summon: dict[str, int]
    conditions: dict[str, int]
    jump: int
    element: int
    any_element: int
    #: Divided by the number of hexes.
    hex: int
    #: By card level from 1, by the enhancements there are already.
    level: tuple[int, ...]
    earlier: tuple[int, ...]
