"""The types of the content. Every file is decoded into these when it is loaded."""

from typing import Literal

import msgspec

from emberhall.effects import Effect, Lasts, Test
from emberhall.games.sword_sorcery.effects.nodes import Blow, Dice, Static
from emberhall.games.sword_sorcery.terms import DamageType, Moment, Nature, Rank, Stat, Style, Symbol, Time, Use


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A face of a die; the number serves saves, the gate sign where enemies come."""

    number: int
    hit: int
    shield: int
    bolt: int
    gate: Literal["none", "sun", "moon", "star"]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What powers, items and the powers of enemies have in common."""

    id: str
    use: Use | Literal[""] = ""
    #: Time phases until it is ready, less one (SS-FULL-POW-02); -1 if it is never turned.
    cooldown: int = -1
    effect: Effect | None = None
    hooks: tuple[Lasts, ...] = ()
    statics: tuple[Static, ...] = ()
    immune: tuple[str, ...] = ()
    #: Of a reaction: when it may be used.
    moment: Moment | None = None
    test: Test | None = None


class Power(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A power or talent of a hero, of both classes or one."""

    hero: str = ""
    of: str = ""
    rank: int = 1
    talent: bool = False


class HeroClass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A class of a hero: the hero card, and the soul gem with a value for each soul rank."""

    id: str
    hero: str
    nature: Nature
    style: Style
    save: int
    movement: int
    bag: int
    hp: tuple[int, ...]
    combats: tuple[int, ...]
    actions: tuple[int, ...]
    powers: tuple[int, ...]
    innate: Power
    start: tuple[str, ...]


class CompanionKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A companion; it may be stronger from some rank of its owner."""

    id: str
    hp: int
    armor: int
    defence: Dice
    movement: int
    blow: Blow
    from_rank: int = 99
    strong_hp: int = 0
    strong_blue: int = 0


class Item(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A weapon, off-hand item, armor, artifact, consumable or quest item."""

    kind: Literal["weapon", "offhand", "armor", "artifact", "consumable", "quest"]
    styles: tuple[Style, ...] = ()
    hands: Literal["", "strong", "weak", "any", "two"] = ""
    category: str = ""
    blow: Blow | None = None
    #: A soul weapon turned over, and what that costs in shards.
    flipped: Blow | None = None
    flip_cost: int = 0
    flipped_hooks: tuple[Lasts, ...] = ()
    flipped_statics: tuple[Static, ...] = ()
    reload: bool = False
    armor: int = 0
    defence: Dice = Dice()
    shields: int = 0
    charges: int = 0
    break_free: bool = False
    while_stunned: bool = False
    nature: Nature | Literal[""] = ""
    rank: int = 1
    price: int = 0
    shop: bool = False
    copies: int = 1
    #: The only quest in which a quest item can be used.
    quest: str = ""

    @property
    def from_bag(self) -> bool:
        """Whether it is used from the bag, and then gone."""
        return self.kind in ("consumable", "quest")


class Treasure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A treasure card: crowns, shards or an item."""

    id: str
    copies: int = 1
    act: int = 1
    crowns: int = 0
    shards: int = 0
    item: str = ""


class Trap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trap card; `once` happens once, `effect` to each hero in the area who fails the save."""

    id: str
    copies: int = 1
    opens: Literal["any", "door", "chest"] = "any"
    area: int = 0
    alone: bool = False
    save: bool = False
    effect: Effect | None = None
    once: Effect | None = None


class EnemyCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An enemy of a rank, or a master, whose hit points and shards grow with the party."""

    hp: int
    armor: int
    defence: Dice
    movement: int
    attacks: dict[str, Blow]
    shards: int
    powers: tuple[str, ...] = ()
    crowns: int = 0
    treasure: int = 0
    hp_per_hero: int = 0
    shards_per_hero: int = 0


class EnemyKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of enemy in three ranks, or a master."""

    id: str
    symbol: Symbol
    ranks: dict[Rank, EnemyCard]
    tags: tuple[str, ...] = ()
    horde: bool = False
    flying: bool = False
    weak: tuple[DamageType, ...] = ()
    resist: tuple[DamageType, ...] = ()
    immune: tuple[str, ...] = ()
    hooks: tuple[Lasts, ...] = ()


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence of a behaviour: move, retreat, attack or use a power. Points -1: its movement, -2: and one more."""

    do: Literal["move", "retreat", "attack", "power"]
    what: str = ""
    points: int = 0
    #: Of a move: the distance at which it stops; of a retreat: the most it wants.
    stop: int = 0


class Algorithm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an enemy does if it sees a hero at these distances; without distances, if it sees nobody."""

    steps: tuple[Step, ...]
    band: tuple[int, int] | None = None


class Behaviour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The algorithms of a kind, by Menace level for masters."""

    id: str
    levels: tuple[tuple[Algorithm, ...], ...]
    one_attack: bool = False


class Encounter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An encounter card."""

    id: str
    effect: Effect
    copies: int = 1


class Ongoing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an event changes while it is in force."""

    stat: Stat
    n: int
    of: Literal["heroes", "enemies", "all", "beasts"]


class EventCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event card."""

    id: str
    kind: Literal["ordinary", "day", "night", "story"]
    general: bool = False
    effect: Effect | None = None
    ongoing: tuple[Ongoing, ...] = ()


class WoundKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wound."""

    id: str
    statics: tuple[Static, ...]


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wall, or a barrier that holds those who come out of an area, between two areas of a tile."""

    between: tuple[str, str]
    kind: Literal["wall", "barrier"]
    blocked_from: str = ""


class AreaPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An area of a tile: its visibility mark in twentieths of a cell, its terrain."""

    id: str
    mark: tuple[int, int]
    terrain: Literal["normal", "difficult", "hazardous"] = "normal"


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side of a map tile: a picture of six by six cells. `#` is solid, `~` is void."""

    id: str
    grid: tuple[str, ...]
    sides: dict[Literal["north", "east", "south", "west"], Literal["open", "gate", "wall"]]
    areas: tuple[AreaPlan, ...]
    #: What people walk on where the ground is not difficult or hazardous.
    surface: Literal["grass", "cobbles", "planks", "tiles", "graves", "mud", "rock"]
    links: tuple[Link, ...] = ()
    indoor: bool = False


class Door(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A door between two areas."""

    id: str
    between: tuple[str, str]
    locked: bool = False
    magic: bool = False


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token of a quest, with what it needs by its kind."""

    id: str
    kind: Literal["shrine", "gate", "chest", "search", "objective", "fire", "shadow"]
    area: str
    open: bool = True
    sign: Literal["", "sun", "moon", "star"] = ""
    crowns: int = 0
    treasure: int = 0
    item: str = ""
    table: Effect | None = None
    level: int = 0
    #: Of a chest: under a magic lock.
    magic: bool = False


class StartEnemies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Enemies at the start, for all or some sizes of the party."""

    rank: Rank
    kind: str
    small: int
    large: int
    at: str
    only: tuple[int, ...] = ()


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What fires a trigger: one of these."""

    enters: tuple[str, ...] = ()
    door: str = ""
    chest: str = ""
    killed: str = ""
    round: int = 0
    counter: str = ""
    at_least: int = 0
    flag: str = ""


class Trigger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens once in a quest when something becomes true."""

    id: str
    when: When
    effect: Effect


class QuestAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Action at a token, by a hero who is not engaged; the token is gone afterwards."""

    id: str
    tokens: tuple[str, ...]
    effect: Effect


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An aim of a quest, in the order in which heroes go for it."""

    id: str
    type: Literal["reach", "open", "use", "kill"]
    done: Test
    at: tuple[str, ...] = ()
    optional: bool = False


class Reward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reward that depends on how the quest went."""

    test: Test
    effect: Effect


class Quest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A quest: map, tokens, enemies, events, triggers, aims and rewards."""

    id: str
    act: int
    rank: int
    crowns: int
    shards: int
    time: Time
    map: tuple[tuple[str, int, int], ...]
    start: tuple[str, ...]
    tokens: tuple[Token, ...]
    shadows: dict[str, int]
    pool: dict[Rank, tuple[str, ...]]
    enemies: tuple[StartEnemies, ...]
    #: Card ids, and `random` for a general event, the top card first.
    events: tuple[str, ...]
    objectives: tuple[Objective, ...]
    triggers: tuple[Trigger, ...]
    win: Test
    reward_shards: int
    reward_crowns: int
    doors: tuple[Door, ...] = ()
    actions: tuple[QuestAction, ...] = ()
    reward_item: str = ""
    rewards: tuple[Reward, ...] = ()
    #: By the number of heroes: the change to hit points, for masters per hero (SS-FULL-ENEMY-11).
    vigor: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)


class ShadowKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a shadow turns out to be."""

    id: str
    effect: Effect | None = None


class Forging(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the anvil makes of a weapon for the next quest."""

    id: str
    cost: int
    crit: Effect | None = None
    dice: Dice = Dice()
    type: DamageType | Literal[""] = ""
    hooks: tuple[Lasts, ...] = ()


class Offering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the temple gives: shards now, hit points in the next quest."""

    id: str
    cost: int
    nature: Nature | Literal[""] = ""
    shards: int = 0
    hp: int = 0


class Difficulty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a level of difficulty changes."""

    id: str
    shards: int = 0
    events: int = 0
    danger: bool = False
    enemy_hp: int = 0
    hero_hp: int = 0


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The quests in order, and what choices in one give in another."""

    quests: tuple[str, ...]
    choices: tuple["Carried", ...]


class Carried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a choice in one quest gives in the set-up of another."""

    id: str
    quest: str
    test: Test
    into: str
    effect: Effect | None = None
    #: How many fewer green enemies there are at the start.
    fewer: int = 0
