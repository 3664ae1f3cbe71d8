"""The forms that the content is written in."""

from enum import StrEnum
from typing import Literal, NewType

import msgspec

from emberhall.effects import Effect
from emberhall.games.defenders.effects.nodes.acts import Said
from emberhall.games.defenders.effects.nodes.traits import Trait
from emberhall.kernel import Message

HeroCardId = NewType("HeroCardId", str)
DarknessId = NewType("DarknessId", str)
QuestId = NewType("QuestId", str)

Banner = Literal["horse", "eagle", "gate", ""]

#: Stands for "the next location of the path" on a Darkness Spreads card.
NEXT = -1
#: Stands for no location.
NO_LOCATION = -2


class Moment(StrEnum):
    """When a Special card or a kept reward may be played. The rules announce a moment by asking for what fits it."""

    ANY = "any"
    OWN_DAY = "day"
    NIGHT = "night"
    SHOWN = "shown"
    ROLLED = "rolled"
    BATTLE = "battle"
    GLOBAL = "global"

    def __repr__(self) -> str:
        return repr(self.value)


class Place(msgspec.Struct, frozen=True):
    """A location of the board."""

    id: str
    colour: int
    kind: Literal["land", "inn", "city"]
    chest: bool
    x: float
    y: float
    feature: Literal["woods", "mountains", "hills", "marsh", "houses", "harbour", "ruins", "city"]


class Skill(msgspec.Struct, frozen=True):
    """A named skill of a hero."""

    id: str
    traits: tuple[Trait, ...]

    def name(self) -> Message:
        """Its name."""
        return Message(f"skill-{self.id}")


class HeroSheet(msgspec.Struct, frozen=True):
    """A hero: Life tokens and skills."""

    id: str
    life: int
    skills: tuple[Skill, ...]

    @property
    def traits(self) -> tuple[Trait, ...]:
        """The traits of all skills."""
        return tuple(trait for skill in self.skills for trait in skill.traits)

    def name(self) -> Message:
        """The hero's name."""
        return Message(f"hero-{self.id}")


class MinionKind(msgspec.Struct, frozen=True):
    """A race of minions: the number needed and what it does."""

    id: str
    colour: int
    hit: int  # 0: two and one for each dragon General in play
    box: Literal["base", "dragon"]
    fear: bool = False
    third: Literal["", "taint", "fire"] = ""  # what three of them alone do to a location
    swift_wings: bool = False
    mischievous: bool = False
    berserk: bool = False


class Penalty(msgspec.Struct, frozen=True):
    """What a defeat costs: wounds and cards, each a number or the size of a die; ALL_CARDS is the whole hand."""

    wounds: int = 0
    wound_die: int = 0
    cards: int = 0
    card_die: int = 0


ALL_CARDS = 99

CombatSkill = Literal[
    "corruption", "parry", "regeneration", "no_rerolls", "fire_breath", "poison_breath", "acid_breath"
]


class GeneralCard(msgspec.Struct, frozen=True):
    """A General: his track of life, the number needed, his skill and his penalty."""

    id: str
    colour: int
    box: Literal["base", "dragon"]
    minion: str
    life: int
    hit: int
    skill: CombatSkill
    penalty: Penalty
    major: int = 0  # the highest red circle of the track; 0: none
    path: tuple[int, ...] = ()  # the first is where he starts; empty: he flies
    start: int = NO_LOCATION
    minions: int = 3
    life_per_dragon: int = 0
    also: str = ""  # the base General who this is, too

    def is_called(self, general: str) -> bool:
        """Whether a card that names this General means him."""
        return general in (self.id, self.also)

    @property
    def dragon(self) -> bool:
        """Whether he is one of the dragons of the expansion."""
        return self.box == "dragon"

    @property
    def flies(self) -> bool:
        """Whether he moves by Dragon Flight, without a path."""
        return not self.path

    def name(self) -> Message:
        """His name."""
        return Message(f"general-{self.id}")


class HeroCard(msgspec.Struct, frozen=True):
    """A card of the Hero deck: a location with its banner, or a Special card with its act and its moment."""

    id: str
    colour: int
    dice: int
    place: int = NO_LOCATION
    banner: Banner = ""
    portrait: str = ""  # the General it attacks; Special cards have `against`
    against: tuple[int, ...] = ()  # colours of the Generals that a Special card attacks
    act: Effect | None = None
    moment: Moment | None = None

    @property
    def special(self) -> bool:
        """Whether it is a purple Special card."""
        return self.act is not None


class DarknessCard(msgspec.Struct, frozen=True):
    """A Darkness Spreads card: minions for two locations or an act, and the movement of a General."""

    id: str
    place: tuple[tuple[int, int, int], ...] = ()  # location, colour, number
    act: Effect | None = None
    kind: str = ""
    general: str = ""
    to: int = NO_LOCATION
    minions: int = 0
    global_effect: str = ""


# what a Quest asks for


class Task(Said, frozen=True):
    """What a Quest asks for."""


class RollTask(Task, frozen=True):
    """For an action in a location, roll dice; one must reach the number. A failed Quest is kept or discarded."""

    place: str
    dice: int
    on: int
    keep: bool = False


class VisitTask(Task, frozen=True):
    """Be in each of the locations, for an action or for nothing."""

    places: tuple[str, ...]
    actions: int


class DefeatTask(Task, frozen=True):
    """Defeat minions and put them on the Quest card: a number of each colour, or only of certain kinds."""

    counts: tuple[int, int, int, int]
    kinds: tuple[str, ...] = ()

    def text(self) -> Message:
        said = super().text()
        return Message(said.id, {**said.args, "total": sum(self.counts)})


class ScoutTask(Task, frozen=True):
    """For an action, be where a General is."""

    general: str


class GateTask(Task, frozen=True):
    """Build a Magic Gate in a location of the colour."""

    colour: int


class ExtinguishTask(Task, frozen=True):
    """Extinguish fires."""

    count: int


class Quest(msgspec.Struct, frozen=True):
    """A Quest: the task and the reward: an act at once, an act kept for its moment, or traits for good."""

    id: str
    box: Literal["base", "dragon"]
    task: Task
    act: Effect | None = None
    moment: Moment | None = None  # None: the act happens at once
    traits: tuple[Trait, ...] = ()

    def name(self) -> Message:
        """Its name."""
        return Message(f"quest-{self.id}")


class GlobalEffect(msgspec.Struct, frozen=True):
    """A Global Effect: traits while it lies there, or an act when it comes."""

    id: str
    positive: bool
    traits: tuple[Trait, ...] = ()
    act: Effect | None = None

    def name(self) -> Message:
        """Its name."""
        return Message(f"global-{self.id}")


class Agent(msgspec.Struct, frozen=True):
    """A dragon as Agent of the Dark Lord."""

    id: str
    dragon: str
    colour: int
    start: int
    life: int
    hit: int
    skill: CombatSkill
    penalty: Penalty
    movement: Literal["flight", "green", "hunt"]

    def name(self) -> Message:
        """The dragon's name."""
        return Message(f"general-{self.dragon}")


class Scenario(msgspec.Struct, frozen=True):
    """A scenario: Generals by colour (empty: chosen or random), Agent, and the changes to the set-up."""

    id: str
    generals: tuple[str, ...] = ()
    agent: str = ""
    dragon: bool = True
    free: bool = False  # Generals and Agent may be chosen
    quiet: int = 0
    waves: tuple[int, int] = (3, 3)
    overrun_in_setup: bool = False
    advance: int = 0
    fires_drawn: int = 0
    fires: tuple[str, ...] = ()
    special_each: int = 0
    hand: int = 2
    quests_dealt: int = 1
    blight: str = ""  # the General who taints every location he moves to
    brimstone_enters: bool = False
    global_effects: bool = True
