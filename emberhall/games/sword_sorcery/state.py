"""The position as plain data. Areas are numbers on the quest's map; figures have ids; cards are ids."""

from typing import Annotated, Literal, NewType, TypeAlias

import msgspec

from emberhall import kernel
from emberhall.games.sword_sorcery.content import CLASSES, COMPANIONS, ENEMIES, QUESTS, kinds
from emberhall.games.sword_sorcery.content.ground import GROUNDS, Ground
from emberhall.games.sword_sorcery.terms import Rank, Time
from emberhall.kernel import NOBODY, Deck, Pile

EncounterId = NewType("EncounterId", str)
EventId = NewType("EventId", str)
TrapId = NewType("TrapId", str)
TreasureId = NewType("TreasureId", str)
PowerCardId = NewType("PowerCardId", str)
ShadowId = NewType("ShadowId", str)

Phase = Literal["party", "shop", "start", "time", "souls", "battle", "event"]


class Record(msgspec.Struct, frozen=True):
    """A hero as the campaign keeps them."""

    cls: str
    rank: int = 1
    crowns: int = 0
    powers: tuple[str, ...] = ()
    slots: dict[str, str] = {}
    bag: tuple[str, ...] = ()
    charges: dict[str, int] = {}
    forged: dict[str, str] = {}
    #: From the tavern and the temple, for the next quest: shield tokens, hit points, event cards to look at.
    shields: int = 0
    hp: int = 0
    rumours: int = 0


class Company(msgspec.Struct, frozen=True):
    """What a campaign brings: its heroes, their shards, and the choices that matter later."""

    records: tuple[Record, ...] = ()
    shards: int = 0
    carried: tuple[str, ...] = ()
    #: The seat that plays each hero; if empty, the seats take turns.
    seats: tuple[int, ...] = ()


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What the players agree on before a quest; the company comes from a campaign."""

    quest: Literal["q1", "q2", "q3", "q4", "q5", "q6"] = "q1"
    #: How many heroes; 0 means one per seat, but at least two.
    heroes: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    party: Literal["chosen", "random"] = "chosen"
    difficulty: Literal["story", "standard", "hard", "legend"] = "standard"
    #: Law and chaos together; every save is one harder (SS-FULL-PARTY-04).
    soul_storm: bool = False
    company: Company = Company()


class Mod(msgspec.Struct, array_like=True, gc=False):
    """A change of a stat until some end. Also holds marks that are not numbers: taunted, untargetable."""

    what: str
    n: int
    until: str
    #: The card it comes from: one card does not count twice (SS-GOLD-06).
    card: str = ""


class Figure(msgspec.Struct, kw_only=True):
    """What heroes, companions and enemies have in common.

    Rules tell them apart by `type(figure) is Hero`: these classes have no subclasses, and the check is fast.
    """

    id: int
    area: int
    #: One, until the real number is known.
    hp: int = 1
    #: Shield tokens of effects.
    shields: int = 0
    #: By id: the strength of poison, 1 and then 2 for bleeding, and how many turn ends other conditions last.
    conditions: dict[str, int] = {}
    burning: list[int] = []
    wounds: list[str] = []
    mods: list[Mod] = []
    #: When an effect with a limit was last used: the turn, the round or the quest.
    used: dict[str, int] = {}


class Hero(Figure, kw_only=True):
    """A hero, living or a ghost."""

    cls: str
    seat: int
    rank: int = 1
    crowns: int = 0
    slots: dict[str, str] = {}
    bag: list[str] = []
    powers: list[str] = []
    #: Powers put aside when a soul rank was lost.
    aside: list[str] = []
    #: Used cards, with the Time phases left until they are ready.
    turned: dict[str, int] = {}
    forged: dict[str, str] = {}
    flipped: list[str] = []
    unloaded: list[str] = []
    #: Shield tokens from items, refilled in the Time phase.
    ward: int = 0
    bonus_hp: int = 0
    #: Hit points an item could not take away when it came off, as only one was left: putting it on restores none.
    owed: int = 0
    #: How many event cards a rumour lets the hero look at when the quest starts.
    rumours: int = 0
    ghost: bool = False
    #: The round in which the hero last died.
    died: int = 0
    deaths: int = 0
    #: The variant with one hero: saved once from death.
    warded: bool = False
    acted: bool = False
    risen: bool = False
    # the turn: whether the Movement activity was begun, its points, others, what is left
    moved: bool = False
    steps: int = 0
    extra: int = 0
    combats: int = 0
    actions: int = 0
    #: A slowed hero has done their one activity.
    spent: bool = False
    #: What was done this round: dash, focus, provoke, break, scream, goods, free actions a blinded hero failed at.
    done: list[str] = []

    @property
    def kind(self) -> kinds.HeroClass:
        """The hero card."""
        return CLASSES[self.cls]


class Companion(Figure, kw_only=True):
    """A companion of a hero."""

    kind: str
    owner: int
    acted: bool = False

    @property
    def card(self) -> kinds.CompanionKind:
        """Its numbers."""
        return COMPANIONS[self.kind]


class Enemy(Figure, kw_only=True):
    """An enemy or a master."""

    kind: str
    rank: Rank
    name: str = ""
    powers: list[str] = []
    last_attacker: int = NOBODY
    halved: bool = False
    bonus_hp: int = 0
    #: The round of its last activation.
    round: int = 0

    @property
    def card(self) -> kinds.EnemyCard:
        """The numbers of its rank."""
        return ENEMIES[self.kind].ranks[self.rank]

    @property
    def sort(self) -> kinds.EnemyKind:
        """Its kind."""
        return ENEMIES[self.kind]


class Fire(msgspec.Struct, array_like=True):
    """A fire token that burns for `ages` more Time phases; -1 means for good."""

    area: int
    level: int
    ages: int
    token: str = ""


class Heap(msgspec.Struct, array_like=True):
    """What lies on the ground in an area, with any changes made to weapons."""

    items: list[str] = []
    crowns: int = 0
    forged: dict[str, str] = {}
    flipped: list[str] = []
    unloaded: list[str] = []


class Bout(msgspec.Struct, gc=False):
    """The attack under way, as spectators see it: the dice rolled and what each modifier did."""

    attacker: int
    target: int
    red: int
    blue: int
    step: Literal["declared", "rolled", "defended", "done"] = "declared"
    #: Colour and face of each die.
    dice: list[tuple[str, int]] = []
    #: What the hits are made of: rolled, cards, supremacy.
    hits: list[tuple[str, int]] = []
    bolts: int = 0
    #: What stopped hits: cancelled, armor, tokens, dice.
    stopped: list[tuple[str, int]] = []
    defence: list[tuple[str, int]] = []
    lethal: int = 0
    damage: int = 0
    #: What the attack is made with, and what Focus and cards add before the roll.
    type: str = ""
    fatal: int = 0
    added: int = 0
    #: Of an area of effect: the area of the target, and how far around it.
    around: int = NOBODY
    aoe: int = -1


class State(kernel.State, kw_only=True):
    """Everything on the table."""

    setup: Setup
    quest: str
    difficulty: str
    phase: Phase = "party"
    round: int = 0
    #: How many hero turns and activations have begun.
    turn: int = 0
    heroes: list[Hero] = msgspec.field(default_factory=list)
    companions: list[Companion] = msgspec.field(default_factory=list)
    enemies: list[Enemy] = msgspec.field(default_factory=list)
    next_id: int = 20
    active: int = NOBODY
    #: Closed doors as bits; the ids of doors and chests with a magic lock.
    closed: int = 0
    locks: list[str] = msgspec.field(default_factory=list)
    #: Tokens on the map; shrines and gates that are open.
    tokens: list[str] = msgspec.field(default_factory=list)
    opened: list[str] = msgspec.field(default_factory=list)
    fires: list[Fire] = msgspec.field(default_factory=list)
    heaps: dict[int, Heap] = msgspec.field(default_factory=dict)
    sealed: list[int] = msgspec.field(default_factory=list)
    shadows: Deck[ShadowId]
    shadows_gone: Pile[ShadowId] = msgspec.field(default_factory=Pile)
    shards: int = 0
    #: Charges left on artifacts; those not named are full.
    charges: dict[str, int] = msgspec.field(default_factory=dict)
    stock: dict[str, int] = msgspec.field(default_factory=dict)
    flags: list[str] = msgspec.field(default_factory=list)
    counters: dict[str, int] = msgspec.field(default_factory=dict)
    fired: list[str] = msgspec.field(default_factory=list)
    time: Time = "day"
    time_card: Pile[EventId] = msgspec.field(default_factory=Pile)
    events: Deck[EventId]
    face_up: Pile[EventId] = msgspec.field(default_factory=Pile)
    events_gone: Pile[EventId] = msgspec.field(default_factory=Pile)
    #: Event cards that are being looked at.
    looked: Pile[EventId] = msgspec.field(default_factory=Pile)
    story: Pile[EventId]
    encounters: Deck[EncounterId]
    encounters_gone: Pile[EncounterId] = msgspec.field(default_factory=Pile)
    traps: Deck[TrapId]
    traps_gone: Pile[TrapId] = msgspec.field(default_factory=Pile)
    treasures: Deck[TreasureId]
    treasures_gone: Pile[TreasureId] = msgspec.field(default_factory=Pile)
    power_cards: Deck[PowerCardId]
    power_cards_gone: Pile[PowerCardId] = msgspec.field(default_factory=Pile)
    #: Groups of enemies (`wolf/blue`) by the hero they are assigned to.
    assigned: dict[str, int] = msgspec.field(default_factory=dict)
    #: Whether the enemies are acting. If the active hero has died, another hero stands in, but it is not their turn.
    enemies_turn: bool = False
    #: Enemies that this card has activated.
    activated: list[int] = msgspec.field(default_factory=list)
    bout: Bout | None = None
    #: Named enemies and masters whose deaths have yet to trigger the quest.
    slain: list[str] = msgspec.field(default_factory=list)
    menace: int = 1
    marked: int = NOBODY
    kills: int = 0
    #: Heroes who have finished in town, and what the current visitor has done of the things allowed once a visit.
    ready: list[int] = msgspec.field(default_factory=list)
    visited: list[str] = msgspec.field(default_factory=list)

    @property
    def ground(self) -> Ground:
        """The map."""
        return GROUNDS[self.quest]

    @property
    def plan(self) -> kinds.Quest:
        """The quest."""
        return QUESTS[self.quest]

    def figure(self, id: int) -> Figure | None:
        """The figure with this id, if it is on the map."""
        if 0 <= id < len(self.heroes):
            return self.heroes[id]
        for one in self.enemies if id >= 20 else self.companions:
            if one.id == id:
                return one
        return None

    def living(self) -> list[Hero]:
        """The heroes in play; ghosts are not."""
        return [hero for hero in self.heroes if not hero.ghost]

    def friends(self) -> list[Figure]:
        """Living heroes and companions."""
        return [*self.living(), *self.companions]

    @property
    def size(self) -> int:
        """How many heroes are in play."""
        return sum(not hero.ghost for hero in self.heroes)


Table: TypeAlias = kernel.Table[State]


def is_hero_side(figure: Figure) -> bool:
    """Whether a figure is on the heroes' side."""
    return type(figure) is not Enemy
