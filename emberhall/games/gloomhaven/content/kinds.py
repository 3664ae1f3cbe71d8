"""What monsters, characters, cards and items are made of; `pages` has what scenarios are made of."""

from typing import Literal

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


class Companion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure that a boss brings: it acts right before the boss, and nothing damages it."""

    id: str
    #: How many there can be at a time: the numbered tokens.
    most: int
    move: int
    #: A formula with C and L.
    attack: str


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
    #: The hexes it occupies, if more than one.
    body: tuple[Hex, ...] = ()
    #: What kind of being it is, where rules speak of that.
    kin: Literal["", "demon"] = ""
    #: The type whose monsters V counts in its formulas.
    counts: str = ""
    companion: Companion | None = None
    #: Its attack is worth the hexes it has moved this turn.
    attack_by_moves: bool = False
    #: The two specials of a boss.
    specials: tuple[Effect, ...] = ()

    def stats(self, level: int, rank: str) -> Stats:
        """What it is worth at a level."""
        return self.levels[rank][level]  # type: ignore[index]


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
    """A change to the modifier deck that can be taken a number of times: cards by their kind."""

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
    #: The summon that comes along from the start, and the hit points it has more for each level.
    beast: Effect | None = None
    beast_hp: int = 0


class ModifierKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on an attack modifier card: a number, or a factor (0 or 2), and effects on the attack."""

    name: str
    plus: int = 0
    times: int | None = None
    rolling: bool = False
    shuffle: bool = False
    effects: tuple[Effect, ...] = ()


class Modifiers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The modifier cards: what a new deck holds, how many other cards there are, and every kind."""

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
    #: It works once in such a stretch of the game.
    limit: Literal["", "turn"] = ""
    while_stunned: bool = False
    #: The prosperity at which it can be bought; 0: it comes from elsewhere.
    prosperity: int = 0
    random: bool = False
    source: tuple[str, ...] = ()
    #: The class whose own scenario it is the reward of.
    solo: str = ""
    #: -1 cards for the wearer's deck.
    penalties: int = 0

    @property
    def chosen(self) -> bool:
        """Whether its wearer decides when to use it; the others work by themselves."""
        return bool(self.use) or (bool(self.limit) and self.when == "your_turn")


class BattleGoal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A battle goal: what is counted or looked at, compared with what, for how many checkmarks (GH-GOAL)."""

    id: int
    checks: int
    what: str
    least: int | None = None
    most: int | None = None
