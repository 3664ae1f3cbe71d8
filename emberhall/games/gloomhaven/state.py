"""The position of a scenario: the map as far as it is revealed, figures, characters with their cards, decks."""

from typing import Annotated, Literal, NewType, TypeAlias

import msgspec

from emberhall import kernel
from emberhall.effects import Waiting
from emberhall.games.gloomhaven.terms import INERT
from emberhall.kernel import NOBODY, Deck, FaceDown, Message, Pile

Ability = NewType("Ability", str)  # a character's ability card, by its printed number
Modifier = NewType("Modifier", str)  # an attack modifier card: "m:+1.3", "0:x2.1", "bless.4"
MonsterCard = NewType("MonsterCard", str)  # a monster ability card, "bandit-guard:532"
Goal = NewType("Goal", str)  # a battle goal, by its printed number
Standee = NewType("Standee", str)  # "bandit-guard.4"
RoomCard = NewType("RoomCard", str)  # a room of a random dungeon: "room.trail"
FoeCard = NewType("FoeCard", str)  # the monsters of such a room: "foes.554"

Rank = Literal["", "normal", "elite", "boss"]
Kind = Literal["character", "monster", "summon", "npc", "bystander", "objective"]

Phase = Literal[
    "classes", "perks", "items", "cards", "goals", "place", "select", "turn", "act", "monster", "end_turn",
    "round_end", "rest", "over",
]  # fmt: skip


class Bonus(msgspec.Struct):
    """Shield or Retaliate on a figure: from which card, and whether it ends with the round (GH-MOTHER-09).

    Or whom (n) it obeys in its turn of the round: by the rules of monsters, or as a puppet of the player.
    """

    what: Literal[
        "shield", "retaliate", "hard_to_hit", "obeys", "puppet", "grounded", "flying", "stronger", "faster", "marked"
    ] = msgspec.field(name="kind")  # fmt: skip
    n: int
    range: int = 1
    source: str = ""
    round: bool = True


class Figure(msgspec.Struct, kw_only=True):
    """Anyone or anything on the map that can be hurt."""

    id: int
    kind: Kind
    #: The class, the monster type, the summon, the ally or the object.
    name: str
    side: int
    at: int
    hp: int
    most: int
    rank: Rank = ""
    #: The number of the standee or token.
    number: int = 0
    #: The character it is, or whose summon it is.
    owner: int = NOBODY
    conditions: int = 0
    #: Those of the conditions that were gained in its own turn and outlast it (GH-COND-07).
    fresh: int = 0
    bonuses: list[Bonus] = msgspec.field(default_factory=list)
    #: The rounds in which it came and in which it last acted.
    since: int = 0
    acted: int = 0
    #: Whether it leaves a coin (GH-ATTACK-14, GH-ATTACK-15, GH-ATTACK-16, GH-ATTACK-17).
    coin: bool = False
    #: The ability card that it belongs to, for a summon.
    card: str = ""
    #: Summoned by another monster: it does not act in that round (GH-MOTHER-05).
    summoned: bool = False
    #: The character that controls it now; it is on the players' side meanwhile.
    thrall: int = NOBODY
    #: The player decides its whole turn, instead of the rules for monsters.
    puppet: bool = False
    #: What happens when it dies this round: the number of the ability card.
    dying: int = 0
    #: Levels above the scenario level (special rules).
    level_bonus: int = 0
    #: The other hexes it occupies.
    also: tuple[int, ...] = ()
    #: Conditions on it that nothing removes.
    kept: int | msgspec.UnsetType = msgspec.UNSET


class Item(msgspec.Struct):
    """An equipped item: whether it has been turned (spent) or flipped (consumed), and how many slots are used."""

    id: int
    spent: bool = False
    consumed: bool = False
    used: int = 0


class Active(msgspec.Struct):
    """A card in the active area: which half was used, where it goes when it leaves, and when (GH-ACTIVE-08)."""

    card: Ability
    half: str
    lost: bool
    round: bool
    #: The character that it goes back to, if it lies before another.
    home: int | msgspec.UnsetType = msgspec.UNSET


class Deeds(msgspec.Struct):
    """What a character has done in the scenario, for battle goals."""

    kills: int = 0
    elite_kills: int = 0
    first_kills: int = 0
    overkills: int = 0
    clean_kills: int = 0
    treasures: int = 0
    loot: int = 0
    doors: int = 0
    traps: int = 0
    short_rests: int = 0
    long_rests: int = 0
    item_uses: int = 0
    quiet_rounds: int = 0
    times_below_half: int = 0


class Character(msgspec.Struct, kw_only=True):
    """A character: their player, cards, modifier deck and items."""

    seat: int
    cls: str = ""
    level: int = 1
    figure: int = NOBODY
    #: Seen by its player, and by everyone with open information (GH-SOLO-04).
    hand: FaceDown[Ability]
    #: Cards of the class that were not chosen for the scenario. They would give the hand away.
    box: FaceDown[Ability]
    #: The two cards of the round that have not been used yet, face up.
    played: Pile[Ability] = msgspec.field(default_factory=Pile)
    discard: Pile[Ability] = msgspec.field(default_factory=Pile)
    lost: Pile[Ability] = msgspec.field(default_factory=Pile)
    active: list[Active] = msgspec.field(default_factory=list)
    resting: bool = False
    initiative: int = 0
    second: int = 0
    modifiers: Deck[Modifier]
    modifier_discard: Pile[Modifier] = msgspec.field(default_factory=Pile)
    reshuffle: bool = False
    perks: list[int] = msgspec.field(default_factory=list)
    items: list[Item] = msgspec.field(default_factory=list)
    goals: FaceDown[Goal]
    xp: int = 0
    coins: int = 0
    treasures: list[int] = msgspec.field(default_factory=list)
    exhausted: bool = False
    #: Hit points that it had left when it became exhausted (GH-EXHAUST-02).
    hp_left: int = 0
    deeds: Deeds = msgspec.field(default_factory=Deeds)


class Monsters(msgspec.Struct, kw_only=True):
    """A type of monster in the scenario: its ability deck, the card of the round, standees that are not on the map."""

    deck: Deck[MonsterCard]
    discard: Pile[MonsterCard] = msgspec.field(default_factory=Pile)
    card: str = ""
    #: Standees in the supply, in random order.
    standees: Deck[Standee]
    #: Elements (bits) that the type has consumed for the card of this round (GH-ELEM-15).
    consumed: int = 0


class Obstacle(msgspec.Struct):
    """An obstacle of one or more hexes; one with a figure can be destroyed (GH-SPEC-08)."""

    kind: str
    hexes: tuple[int, ...]


class Trap(msgspec.Struct):
    """A trap: what it does, and who set it."""

    kind: str
    damage: int = 0
    conditions: tuple[str, ...] = ()
    maker: int = NOBODY
    xp: int = 0
    #: What it does to enemies of its maker beside it: damage, and conditions.
    splash: int | msgspec.UnsetType = msgspec.UNSET
    splash_conditions: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET


class Slot(msgspec.Struct):
    """A place in the order of the round: a character (its number), a type of monster or an ally."""

    initiative: int
    character: int = NOBODY
    monsters: str = ""
    #: A figure of the scenario that is on the players' side.
    ally: str = ""


class Turn(msgspec.Struct):
    """The turn under way: whose it is, and what has been done in it."""

    slot: Slot = msgspec.field(name="play")
    #: Figures (ids) of it that are still to act: summons and the character, or monsters of the type.
    left: list[int] = msgspec.field(default_factory=list)
    figure: int = NOBODY
    #: Halves that have been used: "top", "bottom".
    used: list[str] = msgspec.field(default_factory=list)
    #: Elements (bits) to be infused at its end (GH-ELEM-03).
    infused: int = 0
    #: Types revealed during the turn that act right after it (GH-DOOR-08).
    sudden: list[str] = msgspec.field(default_factory=list)
    #: Hexes that the figure has moved, and damage that its attacks have dealt.
    moved: int = 0
    dealt: int = 0
    #: Of an additional turn: the cards of the round, which wait for the turn of their own.
    aside: list[Ability] | msgspec.UnsetType = msgspec.UNSET
    #: The figure has entered hazardous terrain.
    scorched: bool | msgspec.UnsetType = msgspec.UNSET


class Dungeon(msgspec.Struct):
    """The cards of a random dungeon that have not been used: of rooms, those that did not fit, and of monsters."""

    rooms: Deck[RoomCard]
    foes: Deck[FoeCard]
    discard: Pile[RoomCard] = msgspec.field(default_factory=Pile)


class Map(msgspec.Struct):
    """What lies on the revealed part of the map; hexes by their number on the whole floor."""

    #: Rooms (bits) that are revealed, doors (bits) that are open.
    rooms: int = 0
    doors: int = 0
    #: Closed doors (bits) that can be attacked.
    targets: int = 0
    obstacles: list[Obstacle] = msgspec.field(default_factory=list)
    traps: dict[int, Trap] = msgspec.field(default_factory=dict)
    hazards: list[int] = msgspec.field(default_factory=list)
    difficult: list[int] = msgspec.field(default_factory=list)
    coins: dict[int, int] = msgspec.field(default_factory=dict)
    #: Treasure tiles by hex: the number, 0 for a goal treasure.
    treasures: dict[int, int] = msgspec.field(default_factory=dict)
    #: The decks of a random dungeon, from which its rooms are made.
    dungeon: Dungeon | msgspec.UnsetType = msgspec.UNSET


class Sticker(msgspec.Struct, frozen=True):
    """An enhancement on a class's ability card: the half, the place in its spots, and what was put there."""

    card: str
    half: Literal["top", "bottom"]
    spot: int
    kind: str


class Recruit(msgspec.Struct, frozen=True, kw_only=True):
    """A character who comes from a campaign into a scenario, and what it starts with (GH-SETUP-06)."""

    hero: int
    seat: int
    cls: str
    level: int
    perks: tuple[int, ...] = ()
    #: The cards above level 1 that were chosen when levels were gained.
    cards: tuple[str, ...] = ()
    items: tuple[int, ...] = ()
    #: Items used up by an event: they start consumed.
    used: tuple[int, ...] = ()
    blessings: int = 0
    minus_ones: int = 0
    conditions: tuple[str, ...] = ()
    damage: int = 0
    discards: int = 0
    #: Its personal quest leads to this scenario.
    seeks: bool = False


class Company(msgspec.Struct, frozen=True, kw_only=True):
    """A party of a campaign: who comes, what is on their cards, and which treasures are gone (GH-TILE-40)."""

    recruits: tuple[Recruit, ...]
    stickers: tuple[Sticker, ...] = ()
    looted: tuple[int, ...] = ()
    #: Whether a character who loses all hit points dies for good (GH-PERMA-01).
    permanent_death: bool = False
    #: Nothing of the story is told (GH-CAMP-06).
    casual: bool = False
    #: The achievements of the party, for pages that ask for one.
    achieved: tuple[str, ...] = ()


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a scenario."""

    scenario: Annotated[int, msgspec.Meta(ge=1, le=96)] = 1
    #: The level of the characters.
    level: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    difficulty: Literal["easy", "normal", "hard", "very_hard"] = "normal"
    #: How many characters a solo player has; with more players each has one.
    characters: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    #: All hands are open, and monsters are one level higher (GH-SOLO-04).
    open_information: bool = False
    #: Fewer surprises in the modifier decks (GH-VRAND-01).
    reduced_randomness: bool = False
    #: Items up to this prosperity can be bought.
    prosperity: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    #: Also ask about what hardly anyone wants: leaving out conditions (GH-EFFECT-03), discarding active cards before
    #: the turn of another figure (GH-ACTIVE-09).
    every_choice: bool = False
    #: All classes may be chosen, also those that a campaign unlocks. Absent where nobody asks for it: positions from
    #: before there was a choice stay the same.
    all_classes: bool | msgspec.UnsetType = msgspec.UNSET
    #: What opening the rooms of a random dungeon costs. Absent where nobody asks for it.
    penalties: Literal["standard", "none", "light", "heavy", "most"] | msgspec.UnsetType = msgspec.UNSET
    #: The party, if the scenario is part of a campaign.
    company: Company | msgspec.UnsetType = msgspec.UNSET


class State(kernel.State, kw_only=True):
    """The whole position of a scenario."""

    #: The number of the page; of a random dungeon with the rooms made so far (`content/random_dungeon`).
    scenario: int
    setup: "Setup"
    #: The level of the scenario and of its monsters (one more when alone or with open information).
    level: int
    monster_level: int
    gold: int
    trap_damage: int
    bonus_xp: int
    phase: Phase = "classes"
    round: int = 0
    #: The character being created.
    making: int = 0
    #: The character whose player is asked during another figure's turn: damage, items.
    deciding: int = NOBODY
    characters: list[Character]
    figures: dict[int, Figure] = msgspec.field(default_factory=dict)
    next_id: int = 0
    map: Map = msgspec.field(default_factory=Map)
    monsters: dict[str, Monsters] = msgspec.field(default_factory=dict)
    modifiers: Deck[Modifier]
    modifier_discard: Pile[Modifier] = msgspec.field(default_factory=Pile)
    reshuffle: bool = False
    #: BLESS, CURSE and -1 cards that are in no deck.
    blessings: Pile[Modifier]
    curses: Pile[Modifier]
    monster_curses: Pile[Modifier]
    penalties: Pile[Modifier]
    #: Cards of the classes' modifier sheets that are in no deck.
    modifier_box: Pile[Modifier] = msgspec.field(default_factory=Pile)
    goals: Deck[Goal]
    elements: list[int] = msgspec.field(default_factory=lambda: [INERT] * 6)
    order: list[Slot] = msgspec.field(default_factory=list)
    turn: Turn | None = None
    waiting: Waiting = msgspec.field(default_factory=dict)
    #: What special rules of the scenario remember: how often something has happened.
    notes: dict[str, int] = msgspec.field(default_factory=dict)
    #: Set when the end is certain; the round is played out first (GH-OVER-02).
    won: bool = False
    lost: bool = False
    why: Message | None = None

    @property
    def company(self) -> Company | None:
        """The party, if the scenario is part of a campaign."""
        return self.setup.company or None


Table: TypeAlias = kernel.Table[State]
