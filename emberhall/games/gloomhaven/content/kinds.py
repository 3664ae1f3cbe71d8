"""Of what kind the content is: scenarios with their maps, monsters, characters with their cards, items."""

from typing import Any, Literal

import msgspec

from emberhall.effects import Effect
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
    #: The hexes that it takes, where that is more than one.
    body: tuple[Hex, ...] = ()
    #: Its attack is worth the hexes it has moved this turn.
    attack_by_moves: bool = False
    #: The two specials of a boss.
    specials: tuple[Effect, ...] = ()

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


class Spawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Monsters that appear: at a marker or beside who summons them; their ranks with two, three and four characters."""

    ranks: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
    monster: str = ""
    marker: str = ""
    #: Which monster it is, by the marker where something stands.
    by_marker: dict[str, str] = {}


class Wave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What appears in some rounds: these, or every few from a first one on."""

    spawn: tuple[Spawn, ...]
    rounds: tuple[int, ...] = ()
    first: int = 1
    every: int = 1

    def comes(self, now: int) -> bool:
        """Whether it is due in a round."""
        return now in self.rounds if self.rounds else now >= self.first and (now - self.first) % self.every == 0


class SpecialRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A special rule of a scenario. What is regular is data; what is not has a `name`, under which the rules know it.

    It holds for some numbers of characters, since or until a door is open.
    """

    on: Literal[
        "always", "setup", "round_start", "round_end", "turn_end", "action", "door_opened", "boss_special",
        "objective_destroyed",
    ]  # fmt: skip
    name: str = ""
    #: Which special of the boss, which door, which objective.
    number: int = 0
    door: str = ""
    objective: str = ""
    characters: tuple[int, ...] = ()
    rounds: tuple[int, ...] = ()
    since: str = ""
    until: str = ""
    once: bool = False
    waves: tuple[Wave, ...] = ()
    elements: dict[str, Literal["strong", "inert"]] = {}
    #: Monsters that are so many levels above the scenario.
    level_bonus: dict[str, int] = {}


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
    special: tuple[SpecialRule, ...] = ()


# characters and their cards


class Half(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Half of an ability card: what it does, and where the card goes afterwards (GH-ACTIVE-08)."""

    effect: Effect
    lost: bool = False
    stays: Literal["", "round", "persistent"] = ""
    xp: int = 0
    #: Once lost it cannot be recovered.
    unrecoverable: bool = False
    kind: Literal["", "augment", "song", "doom", "command"] = ""
    #: Where an enhancement may be put: on which ability, on which of its lines, of what shape.
    spots: tuple[tuple[int, str, str], ...] = ()


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ability card; the level is 1 to 9, X, or M for a card that is given away."""

    id: int
    level: str
    initiative: int
    top: Half
    bottom: Half
    copies: int = 1

    def half(self, name: str) -> Half:
        """The top or the bottom."""
        return self.top if name == "top" else self.bottom


class Perk(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change of the modifier deck that can be had so many times: cards by their kind."""

    times: int
    remove: dict[str, int] = {}
    add: dict[str, int] = {}
    ignore: Literal["", "item", "scenario"] = ""


class CharacterClass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A class of characters; hit points by level from 1."""

    id: str
    code: str
    symbol: str
    starting: bool
    hand: int
    hp: tuple[int, ...]
    perks: tuple[Perk, ...]
    cards: tuple[Card, ...]


class ModifierKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on an attack modifier card: a number, or a factor (0 or 2), and effects on the attack."""

    name: str
    plus: int = 0
    times: int | None = None
    rolling: bool = False
    shuffle: bool = False
    effects: tuple[Effect, ...] = ()


class Modifiers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The modifier cards: what a new deck holds, how many cards there are besides, and every kind."""

    standard: dict[str, int]
    blessings: int
    curses: int
    monster_curses: int
    penalties: int
    kinds: tuple[ModifierKind, ...]


class MonsterAbility(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a monster ability deck."""

    id: int
    initiative: int
    effect: Effect
    reshuffle: bool = False


class ItemKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An item: when it is used, what it does then, for a whole action or one attack, and whether that uses it up."""

    id: int
    slot: Literal["head", "body", "legs", "one-hand", "two-hands", "small"]
    cost: int
    count: int
    when: str
    effect: Effect
    use: Literal["", "spent", "consumed"] = ""
    #: How often before it is spent or consumed.
    uses: int = 1
    whole: bool = False
    while_stunned: bool = False
    #: The prosperity at which it can be bought; 0: it comes from elsewhere.
    prosperity: int = 0
    random: bool = False
    source: tuple[str, ...] = ()
    #: The class whose own scenario it is the reward of.
    solo: str = ""
    #: -1 cards for the deck of who wears it.
    penalties: int = 0


class BattleGoal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A battle goal: what is counted or looked at, compared with what, for how many check marks (GH-GOAL)."""

    id: int
    checks: int
    what: str
    least: int | None = None
    most: int | None = None
