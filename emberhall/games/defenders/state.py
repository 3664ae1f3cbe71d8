"""The position: plain data. Locations and colours are numbers (see `content`), cards are ids."""

from typing import Annotated, Literal, TypeAlias, TypeVar

import msgspec

from emberhall import kernel
from emberhall.games.defenders.content import GLOBAL_EFFECTS, HERO_CARDS, HEROES, MINION_KINDS, QUESTS
from emberhall.games.defenders.content.kinds import DarknessId, HeroCardId, HeroSheet, MinionKind, QuestId
from emberhall.games.defenders.effects.nodes.traits import Trait
from emberhall.kernel import Deck, FaceDown, Pile

Phase = Literal["heroes", "specials", "quests", "dawn", "day", "dusk", "evening", "night", "end"]

#: The Eagle Rider's style of a turn; the Sorceress's shape is a colour.
UNDECIDED, GROUND, SKY = -1, 0, 1


_skills = {id: sheet.traits for id, sheet in HEROES.items()}
_kinds_of_skill = {id: frozenset(type(trait) for trait in sheet.traits) for id, sheet in HEROES.items()}


def heroes_with(kind: type[Trait]) -> list[str]:
    """The heroes who have a skill of this kind."""
    return [hero for hero, kinds in _kinds_of_skill.items() if kind in kinds]


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What the players agree on before the game: every field has a default."""

    scenario: Literal["base", "dragons_rampage", "realm_on_fire", "onslaught", "land_is_dying", "lands_on_fire"] = (
        "base"
    )
    heroes: Literal["chosen", "random"] = "random"
    #: Hands are open to all (the heroes confer) or seen by their owners only.
    hands: Literal["open", "secret"] = "open"
    # the Generals, where the scenario leaves them free
    red: Literal["scenario", "random", "balazarg", "brimstone"] = "scenario"
    green: Literal["scenario", "random", "gorgutt", "hemlock"] = "scenario"
    blue: Literal["scenario", "random", "sapphire", "sapphire_dragon"] = "scenario"
    black: Literal["scenario", "random", "varkolak", "onyx"] = "scenario"
    agent: Literal["scenario", "none", "random", "agent_brimstone", "agent_hemlock", "agent_onyx"] = "scenario"
    # easier
    fewer_minions: bool = False
    no_penalties: bool = False
    third_card: bool = False
    #: Life tokens more (easier) or less (harder) for each hero.
    life: Annotated[int, msgspec.Meta(ge=-1, le=1)] = 0
    choose_removed_specials: bool = False
    # harder
    overrun_in_setup: bool = False
    specials_removed: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    #: All is Quiet cards in the deck; -1: as the scenario says.
    quiet: Annotated[int, msgspec.Meta(ge=-1, le=4)] = -1
    smaller_supply: bool = False
    # the Dragon Expansion
    #: Global Effects in the deck; -1: three positive and two negative.
    positive_effects: Annotated[int, msgspec.Meta(ge=-1, le=4)] = -1
    negative_effects: Annotated[int, msgspec.Meta(ge=-1, le=4)] = -1
    #: Exactly these Global Effects are in the deck, instead of a random mix.
    effects: tuple[
        Literal[
            "healing_touch", "fair_winds", "kings_rally", "friendly_inns", "clear_roads",
            "dark_skies", "inns_closed", "gates_locked", "winds_of_chaos", "creeping_dread",
        ],
        ...,
    ] = ()  # fmt: skip
    #: Tokens of the King's Blessing; -1: as recommended for the number of heroes; 0: not used.
    blessing: Annotated[int, msgspec.Meta(ge=-1, le=4)] = 0
    honors: bool = False
    # readings of unclear rules
    #: A defeat by a General heals the hero in Monarch City.
    defeat_heals: bool = False
    #: An overrun minion that finds three minions taints the location.
    overrun_taints: bool = False
    #: Every minion above the limit makes an overrun of its own.
    overrun_each: bool = False


class Hero(msgspec.Struct, array_like=True, kw_only=True):
    """A hero and what lies before their player."""

    hero: str
    at: int
    life: int
    most: int
    hand: FaceDown[HeroCardId]
    #: Life tokens turned face down for actions this turn (healed tokens lie face down too).
    spent: int = 0
    #: Actions of this turn that no Life token pays for.
    bonus: int = 0
    #: Extra actions in the next turn.
    next_bonus: int = 0
    quest: str = ""
    #: Minions on the Quest card by colour.
    collected: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0])
    #: Locations visited or fires extinguished for the Quest.
    visited: list[int] = []
    #: Quests completed, kept for the Champion.
    completed: list[str] = []
    #: Completed Quests whose reward has yet to be used.
    kept: list[str] = []
    #: Generals killed by the final blow.
    slain: list[str] = []
    #: The Eagle Rider's style or the Sorceress's shape (a colour) of this turn.
    style: int = UNDECIDED
    rumors: int = 0
    teleported: bool = False
    attacked: bool = False
    # Honors of the King's Champion
    minor: int = 0
    major: list[int] = []
    agents: int = 0
    honor: str = ""

    @property
    def sheet(self) -> HeroSheet:
        """The hero's card."""
        return HEROES[self.hero]

    @property
    def traits(self) -> tuple[Trait, ...]:
        """The traits of the hero's skills."""
        return _skills[self.hero]

    def has(self, kind: type[Trait]) -> bool:
        """Whether one of the hero's skills is of this kind."""
        return kind in _kinds_of_skill[self.hero]

    @property
    def actions(self) -> int:
        """Actions left."""
        return self.life - self.spent + self.bonus


class General(msgspec.Struct, array_like=True, kw_only=True):
    """A General on the board (or, as Agent, a dragon in his service)."""

    card: str
    at: int
    life: int
    most: int
    #: How far he is on his path.
    step: int = 0
    alive: bool = True
    #: Turns that must end before he begins to heal; -1: he has no wounds to heal.
    waits: int = -1
    #: He does not heal at the end of this turn.
    watched: bool = False
    #: Turns that must end before he may move again.
    held: int = 0


class Share(msgspec.Struct, array_like=True):
    """What a hero has prepared for a battle and not rolled yet: dice by card."""

    seat: int
    dice: list[int]


class Struggle(msgspec.Struct, array_like=True):
    """A battle with a General under way: the hits so far, the dice still to fall, and whether some have fallen."""

    hits: int = 0
    shares: list[Share] = msgspec.field(default_factory=list)
    begun: bool = False


class Setting(msgspec.Struct, array_like=True, kw_only=True):
    """What the options and the scenario decide for the whole game."""

    scenario: str
    seats: int
    hand_limit: int
    #: Hero cards dealt at the start.
    hand: int = 2
    #: The cards of the Dragon Expansion are in play: by scenario, or with a dragon among the Generals.
    expanded: bool = False
    #: Special cards returned to the box.
    specials_removed: int = 0
    evening: int = 2
    penalties: bool = True
    defeat_heals: bool = False
    overrun_taints: bool = False
    overrun_each: bool = False
    open_hands: bool = True
    honors: bool = False
    life: int = 0


class State(kernel.State, kw_only=True):
    """The whole position."""

    setting: Setting
    phase: Phase
    active: int
    #: Turns that have ended.
    turns: int = 0
    heroes: list[Hero]
    #: Heroes who died and cannot be chosen again.
    fallen: list[str] = msgspec.field(default_factory=list)
    generals: list[General]
    #: The race of each colour.
    kinds: list[str]
    #: Minions: four colours for each location.
    minions: list[int]
    #: All minions of each location, whatever their colour.
    crowd: list[int]
    supply: list[int]
    crystals: list[int]
    crystals_left: int
    #: The locations with a Magic Gate, in the order they were built.
    gates: list[int]
    gates_left: int
    fires: list[int] = msgspec.field(default_factory=list)
    fires_left: int = 0
    hero_deck: Deck[HeroCardId]
    hero_discard: Pile[HeroCardId]
    #: Special cards that were played.
    gone: Pile[HeroCardId]
    #: Attack cards prepared for the battle that is under way.
    table: Pile[HeroCardId]
    #: Cards returned to the box unseen.
    box: Deck[HeroCardId]
    darkness_deck: Deck[DarknessId]
    darkness_discard: Pile[DarknessId]
    darkness_box: Deck[DarknessId]
    quest_deck: Deck[QuestId]
    quest_discard: Pile[QuestId]
    #: Quests dealt, one of which the player keeps.
    quest_table: Pile[QuestId] = msgspec.field(default_factory=Pile)
    #: Generals defeated so far.
    defeated: int = 0
    #: Darkness Spreads cards drawn this Night, and the one being resolved.
    drawn: int = 0
    shown: str = ""
    #: Placements of the card shown that were cancelled, and whether its General was stopped.
    cancelled: list[int] = msgspec.field(default_factory=list)
    stopped: bool = False
    #: No Darkness Spreads cards this Night.
    quiet: bool = False
    #: The others have been asked for a Special card since the last action.
    conferred: bool = False
    #: The dice of the last roll: colour and face.
    dice: list[tuple[int, int]] = msgspec.field(default_factory=list)
    # the Dragon Expansion
    agent: General | None = None
    #: Cards that come into the decks if another General enters the game.
    reserve: Pile[HeroCardId] = msgspec.field(default_factory=Pile)
    darkness_reserve: Pile[DarknessId] = msgspec.field(default_factory=Pile)
    global_effect: str = ""
    blessing: int = 0
    cup: Deck[str] = msgspec.field(default_factory=Deck)
    ball: list[str] = msgspec.field(default_factory=list)
    struggle: Struggle | None = None


T = TypeVar("T", bound=Trait)

#: What the rules of this game play on.
Table: TypeAlias = kernel.Table[State]


def kind_of(state: State, colour: int) -> MinionKind:
    """The race of a colour in this game."""
    return MINION_KINDS[state.kinds[colour]]


_lasting = {id: quest.traits for id, quest in QUESTS.items() if quest.traits}


def traits(state: State, seat: int) -> list[Trait]:
    """All traits a hero has: skills, lasting rewards and the Global Effect."""
    hero = state.heroes[seat]
    found = list(_skills[hero.hero])
    for quest in hero.completed:
        if quest in _lasting:
            found += _lasting[quest]
    if state.global_effect:
        found += global_traits(state)
    return found


def traits_of(state: State, seat: int, kind: type[T]) -> list[T]:
    """The traits of one kind that a hero has."""
    hero = state.heroes[seat]
    if not hero.completed and not state.global_effect and kind not in _kinds_of_skill[hero.hero]:
        return []
    return [trait for trait in traits(state, seat) if isinstance(trait, kind)]


def global_traits(state: State) -> tuple[Trait, ...]:
    """The traits that the active Global Effect gives everyone."""
    return GLOBAL_EFFECTS[state.global_effect].traits if state.global_effect else ()


def prevails(state: State, kind: type[Trait]) -> bool:
    """Whether the active Global Effect is of this kind."""
    return bool(state.global_effect) and any(isinstance(trait, kind) for trait in global_traits(state))


def special(card: str) -> bool:
    """Whether a Hero card is a purple Special card."""
    return HERO_CARDS[card].act is not None
