"""The kinds of content: cards, tokens, sheets, map tiles and ready-made maps."""

from typing import Literal

import msgspec

from emberhall.effects import Effect, Test
from emberhall.games.runewars.terms import Alignment, Attribute, Destiny, Resource, Season, Shape, Side, Sure, Symbol
from emberhall.geometry.hexes import Hex


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A component by its id, and how sure we are of it; `designed` names single fields designed by us."""

    id: str
    sure: Sure
    designed: tuple[str, ...] = ()


class Fate(Entry, frozen=True):
    """A Fate card: its destiny, and what it gives to each shape (RW-FATE-01)."""

    destiny: Destiny
    triangle: tuple[Symbol, int]
    circle: tuple[Symbol, int]
    rectangle: tuple[Symbol, int]
    hexagon: tuple[Symbol, int]

    def zone(self, shape: Shape) -> tuple[Symbol, int]:
        """What the card gives to units of a shape."""
        found: tuple[Symbol, int] = getattr(self, shape)
        return found


class Order(Entry, frozen=True):
    """An order card, the same for each faction: its ability, and its bonus with supremacy."""

    number: int
    primary: Effect
    bonus: Effect | None = None


class Unit(Entry, frozen=True):
    """A type of unit, of a faction or neutral (RW-SHEET-04)."""

    count: int
    initiative: int
    health: int
    shape: Shape
    ability: Effect
    faction: str = ""
    flying: bool = False
    fast: bool = False


class Dial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A resource dial: where it starts, and what its spaces 1 to 8 show (a unit, tactics, influence or nothing)."""

    start: int
    spaces: tuple[str, ...]
    #: The spaces we know from a source.
    known: tuple[int, ...] = ()

    def shows(self, arrow: int, what: str) -> int:
        """How many of these icons stand at or below the arrow (RW-DIAL-08)."""
        return self.spaces[:arrow].count(what)


class Faction(Entry, frozen=True):
    """A faction sheet (RW-SHEET-01)."""

    colour: str
    alignment: Literal["good", "evil"]
    influence: int
    tactics: int
    home: str
    #: The defensive development of the faction.
    defence: str
    dials: dict[Resource, Dial]


class Development(Entry, frozen=True):
    """A kind of development token, and how many of them each faction, or one faction alone, has."""

    each: int
    effect: Effect
    faction: str = ""
    #: Used in a battle, before strength is counted; other developments are collected at harvest.
    defends: bool = False
    #: Discarded when used.
    discard: bool = False


class Exploration(Entry, frozen=True):
    """A kind of exploration token, and how many have the back for areas near a home realm, or the other back."""

    kind: Literal["event", "location", "destructible"]
    effect: Effect
    near: int = 0
    far: int = 0


class City(Entry, frozen=True):
    """A city token, and what it offers."""

    offers: tuple[Effect, ...]


class Title(Entry, frozen=True):
    """A title card."""

    effects: tuple[Effect, ...]


class SeasonCard(Entry, frozen=True):
    """A season card; `council` marks cards of the Wizards' Council."""

    season: Season
    effect: Effect
    council: bool = False


#: When a tactics card may be played.
TacticsWindow = Literal[
    "turn", "after_order", "march", "turn_or_quests", "enemy_hero_moved", "battle", "battle_start", "defending",
    "drawing", "counting_defence", "counting_siege", "bids_shown", "fate_drawn",
]  # fmt: skip


class Tactics(Entry, frozen=True):
    """A kind of tactics card."""

    count: int
    when: TacticsWindow
    effect: Effect


#: When a reward can be used.
RewardWindow = Literal[
    "turn", "always", "duel_start", "duel_icon", "duel_hurt", "hurt", "quests_or_duel_start", "supporting", "summer"
]


class Reward(Entry, frozen=True):
    """A kind of reward card; some are discarded for what they do."""

    kind: Literal["artifact", "weapon", "armor", "item"]
    count: int
    when: RewardWindow
    effect: Effect
    discard: bool = False


class Quest(Entry, frozen=True):
    """A quest: a test of an attribute, or a duel with a neutral unit."""

    kind: Literal["test", "duel"]
    setup: bool = False
    #: The area of the quest; empty if `where` says where.
    area: str = ""
    attribute: Attribute | None = None
    opponent: str = ""
    damage: int = 0
    #: What each destiny of the test gives, and what winning the duel gives.
    gold: Effect | None = None
    silver: Effect | None = None
    red: Effect | None = None
    win: Effect | None = None
    #: Where the hero must be, for a quest without an area.
    where: Test | None = None


class Hero(Entry, frozen=True):
    """A hero card."""

    alignment: Alignment
    strength: int
    agility: int
    wisdom: int
    health: int
    ability: Effect
    flying: bool = False
    fast: bool = False


class Objective(Entry, frozen=True):
    """An objective card; `after_battle` marks objectives that can be claimed right after a battle on any turn."""

    alignment: Literal["good", "evil"]
    test: Test
    after_battle: bool = False


class Area(Entry, frozen=True):
    """An area of a map tile: what it yields, its neutral units, its coloured borders."""

    hex: Hex
    yields: dict[Resource, int]
    neutral: str = ""
    neutrals: int = 0
    city: bool = False
    water: tuple[Side, ...] = ()
    mountain: tuple[Side, ...] = ()


class Tile(Entry, frozen=True):
    """A map tile; the tile of a home realm has a faction."""

    areas: tuple[Area, ...]
    faction: str = ""


class Lying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile on the map: rotated clockwise by 60 degrees this many times, with its first hex here."""

    tile: str
    turn: int
    at: Hex


class ReadyMap(Entry, frozen=True):
    """A ready-made map for a number of players."""

    players: int
    tiles: tuple[Lying, ...]
