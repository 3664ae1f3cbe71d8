"""Of what kind the content is: scenarios with their maps, monsters with their statistics."""

from typing import Any, Literal

import msgspec

from emberhall.geometry.hexes import Hex


class Stats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The statistics of a monster at one level, or of a summon; a word is a formula with C and L (GH-TERM-14)."""

    hp: int | str
    #: None: it cannot move, it cannot attack.
    move: int | None = None
    attack: int | str | None = None
    #: 0: melee.
    range: int = 0
    shield: int = 0
    retaliate: int = 0
    retaliate_range: int = 1
    pierce: int = 0
    targets: int = 1
    conditions: tuple[str, ...] = ()
    #: Its attacks have advantage; attacks on it have disadvantage.
    advantage: bool = False
    hard_to_hit: bool = False


class Monster(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A type of monster or a boss, at the levels 0 to 7."""

    id: str
    deck: str
    standees: int
    levels: dict[Literal["normal", "elite", "boss"], tuple[Stats, ...]]
    flying: bool = False
    boss: bool = False
    shares_standees_with: str = ""
    immune: tuple[str, ...] = ()
    #: It is never pushed or pulled.
    immovable: bool = False
    #: How many hexes it takes.
    size: int = 1
    #: Its attack is worth the hexes it has moved this turn.
    attack_by_moves: bool = False
    areas: dict[str, Any] = {}
    retaliate_by_level: tuple[int, ...] = ()
    heal_by_level: tuple[int, ...] = ()

    def stats(self, level: int, rank: str) -> Stats:
        """What it is worth at a level."""
        return self.levels[rank][level]  # type: ignore[index]


class Door(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A door between rooms, on a hex of its own."""

    id: str
    hex: Hex
    rooms: tuple[int, ...]
    kind: Literal["door", "fog-door", "breakable-wall", "altar-link"]
    picture: str
    label: str = ""
    #: It does not open when a character enters; `opens` says what opens it.
    locked: bool = False
    opens: dict[str, Any] = {}


class Overlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that lies in a room when it is revealed."""

    kind: Literal[
        "obstacle", "trap", "hazardous", "difficult", "treasure", "coins", "corridor", "pressure-plate"
    ]  # fmt: skip
    hexes: tuple[Hex, ...]
    picture: str = ""
    #: What a trap does: damage and conditions.
    effects: tuple[str, ...] = ()
    #: Of a treasure; 0: the goal.
    number: int | None = None
    marker: str = ""


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A monster's place: its rank with two, three and four characters, empty for none (GH-PAGE-10, -11)."""

    type: str
    hex: Hex
    ranks: tuple[str, str, str]
    #: It is not placed with the room but by a special rule.
    late: bool = False
    level_bonus: int = 0
    asleep: bool = False
    dormant: bool = False
    marker: str = ""


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room: its floor, what lies and who stands there."""

    number: int
    hexes: tuple[Hex, ...]
    #: Where characters may start.
    start: tuple[Hex, ...] = ()
    tiles: tuple[str, ...] = ()
    overlays: tuple[Overlay, ...] = ()
    monsters: tuple[Place, ...] = ()


class Treasure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a numbered treasure holds."""

    number: int
    gives: tuple[dict[str, Any], ...]


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario: its map in hexes of one grid, its aim, and what it opens."""

    number: int
    location: str
    goal: tuple[dict[str, Any], ...]
    #: None where the map is made of random rooms.
    rooms: tuple[Room, ...] = ()
    lose: tuple[dict[str, Any], ...] = ()
    setup: tuple[dict[str, Any], ...] = ()
    rewards: dict[str, Any] = {}
    requirements: dict[str, Any] = {}
    unlocks: tuple[int, ...] = ()
    links: tuple[int, ...] = ()
    linked_to_gloomhaven: bool = False
    blocks: tuple[int, ...] = ()
    road_event: bool = False
    doors: tuple[Door, ...] = ()
    wall_edges: tuple[tuple[Hex, Hex], ...] = ()
    markers: dict[str, tuple[Hex, ...]] = {}
    objectives: tuple[dict[str, Any], ...] = ()
    npcs: tuple[dict[str, Any], ...] = ()
    factions: tuple[dict[str, Any], ...] = ()
    treasures: tuple[Treasure, ...] = ()
