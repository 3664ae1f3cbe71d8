"""The position: plain data. Areas, units and heroes are ids (see `content`), cards are copies with ids of their own."""

from typing import Literal, NewType, TypeAlias

import msgspec

from emberhall import kernel
from emberhall.games.runewars.terms import Attribute, Resource, Season
from emberhall.geometry.hexes import Hex
from emberhall.kernel import NOBODY, Deck, FaceDown, Hand, Pile

FateId = NewType("FateId", str)
OrderId = NewType("OrderId", str)
TacticsId = NewType("TacticsId", str)
QuestId = NewType("QuestId", str)
RewardId = NewType("RewardId", str)
HeroId = NewType("HeroId", str)
ObjectiveId = NewType("ObjectiveId", str)
SeasonId = NewType("SeasonId", str)
#: `dragon.1` or `false.1`: they share a back (RW-COMP-07).
RuneId = NewType("RuneId", str)
ExplorationId = NewType("ExplorationId", str)


class Place(msgspec.Struct):
    """What is in an area of the map."""

    #: Whose home realm it is in.
    home: int = NOBODY
    #: Whose units stand here, allied ones too; nobody's: neutral units, if any.
    holder: int = NOBODY
    standing: dict[str, int] = {}
    routed: dict[str, int] = {}
    #: Whose stronghold it is.
    stronghold: int = NOBODY
    damaged: bool = False
    development: str = ""
    city: str = ""
    #: A rune face down, seen by who controls the area or has a hero there (RW-RUNE-10); or face up.
    rune: FaceDown[RuneId] = msgspec.field(default_factory=FaceDown)
    revealed: Pile[RuneId] = msgspec.field(default_factory=Pile)
    #: The seats that have activated it, as bits.
    activated: int = 0
    unexplored: FaceDown[ExplorationId] = msgspec.field(default_factory=FaceDown)
    explored: Pile[ExplorationId] = msgspec.field(default_factory=Pile)

    def units(self) -> int:
        """How many units are here, standing or routed."""
        if self.routed:
            return sum(self.standing.values()) + sum(self.routed.values())
        return sum(self.standing.values()) if self.standing else 0


class HeroFigure(msgspec.Struct):
    """A hero in play: where, how hurt, how trained, and his rewards, which others do not see before they are used."""

    id: HeroId
    area: str
    rewards: Hand[RewardId]
    damage: int = 0
    routed: bool = False
    trained: dict[Attribute, int] = {}
    shown: Pile[RewardId] = msgspec.field(default_factory=Pile)
    has_defeated: bool = False


class Fallen(msgspec.Struct):
    """The rewards of a hero who was defeated, where he fell (RW-DEFEAT-05, RW-DEFEAT-06)."""

    area: str
    rewards: FaceDown[RewardId] = msgspec.field(default_factory=FaceDown)
    shown: Pile[RewardId] = msgspec.field(default_factory=Pile)


class Player(msgspec.Struct):
    """A player: faction, dials, influence, and what only he sees."""

    faction: str
    influence: int
    dials: dict[Resource, int]
    orders: Hand[OrderId]
    #: The order that he has chosen, face down until all have (RW-ORDER-01), and those of this year (RW-ORDER-03).
    active: FaceDown[OrderId]
    played: Pile[OrderId]
    tactics: Hand[TacticsId]
    #: Drawn in this season, so not to be played in it (RW-TACT-05).
    fresh: Hand[TacticsId]
    quests: Hand[QuestId]
    objective: Hand[ObjectiveId]
    #: Map tiles that he has yet to lay.
    tiles: list[str] = []
    heroes: list[HeroFigure] = []
    #: The figures that are not on the map, by type of unit.
    unused: dict[str, int] = {}
    #: Undeveloped, still to be built.
    developments: dict[str, int] = {}
    strongholds: int = 4
    #: Rewards that he has drawn, of which he keeps one.
    found: Hand[RewardId] = msgspec.field(default_factory=Hand)
    #: Heroes that he has drawn, of whom he may keep one.
    applicants: Hand[HeroId] = msgspec.field(default_factory=Hand)
    #: Runes that he has taken up, to be placed.
    runes: Hand[RuneId] = msgspec.field(default_factory=Hand)
    #: On which season's deck his victory card lies; empty: it is with him.
    claims: str = ""
    out: bool = False


class TitleCard(msgspec.Struct):
    """A title: whose it is and how much influence lies on it."""

    owner: int = NOBODY
    influence: int = 0


class Fighter(msgspec.Struct):
    """A unit in a battle."""

    unit: str
    damage: int = 0
    routed: bool = False


class Side(msgspec.Struct):
    """One of the two sides of a battle: its units, and what abilities have given it."""

    #: Nobody: neutral units, for whom another decides.
    seat: int
    fighters: list[Fighter]
    #: The hero that supports each type, if one does (RW-SUPPORT-02).
    support: dict[str, HeroId] = {}
    #: The types for which it has drawn in this battle.
    drawn: list[str] = []
    #: Strength that cards and abilities add.
    bonus: int = 0
    #: The health of types for which it is not the printed one.
    health: dict[str, int] = {}
    #: Fate cards more, and as many discarded, in its next draw.
    favor: int = 0
    #: Units of it that were destroyed.
    lost: int = 0


class Draw(msgspec.Struct):
    """Fate cards that a side has drawn for a type, of so many units; `extra`: how many abilities have added.

    Who drew sees them at once; they are turned up symbol by symbol (RW-INFO-07).
    """

    side: int
    unit: str
    units: int
    hidden: Hand[FateId]
    extra: int = 0
    cards: Pile[FateId] = msgspec.field(default_factory=Pile)
    #: How often the ability has been used; how many routs or damage of this step are still to be suffered.
    used: int = 0
    left: int = -1


#: The steps of a battle in their order.
BattleStep = Literal[
    "muster", "support", "start", "rounds", "draw", "special", "rout", "damage", "strength", "resolution"
]


class Fight(msgspec.Struct):
    """A battle under way: attacker and defender, the initiative, and by how much the stronghold counts less."""

    area: str
    attacker: Side
    defender: Side
    initiative: int = 1
    weakened: int = 0
    step: BattleStep = "muster"
    #: Who controls the area while it is contested (RW-TERM-17).
    lord: int = NOBODY
    #: The draws of this pass.
    draws: list[Draw] = []
    #: Influence for who wins.
    prize: int = 0


class Duelist(msgspec.Struct):
    """One of two in a duel: a hero, or the neutral unit of a quest."""

    #: Who decides for him.
    seat: int
    hero: HeroId = HeroId("")
    unit: str = ""
    #: Of a neutral unit: its damage, and how much defeats it.
    damage: int = 0
    health: int = 0
    fate: Pile[FateId] = msgspec.field(default_factory=Pile)
    #: What he deals in this round: by damage icons, and by other means; how much he can turn aside.
    icons: int = 0
    other: int = 0
    guard: int = 0
    #: The weapon and the armour that he uses in this duel, and what he has used that works once.
    weapon: str = ""
    armor: str = ""
    used: list[str] = []
    #: All damage leaves him if this round defeats the other.
    thirsty: bool = False


class Duel(msgspec.Struct):
    """A duel under way; for a quest, of a hero with a neutral unit."""

    area: str
    attacker: Duelist
    defender: Duelist
    round: int = 0


class March(msgspec.Struct):
    """Units on their way to an area that has been activated."""

    area: str
    units: dict[str, int] = {}
    #: Where they come from, so that they may go back to it.
    sources: list[str] = []


class Turn(msgspec.Struct):
    """What has happened in the turn of a player, and what holds until it ends."""

    #: Areas where he won a battle as attacker against another player.
    conquered: list[str] = []
    #: The enemy strongholds that he destroyed and damaged; the neutral units destroyed in battle against him.
    walls_destroyed: int = 0
    walls_damaged: int = 0
    neutrals_killed: int = 0
    #: Battles that he has begun.
    battles: int = 0
    #: Who won the last battle as defender against another player.
    held: int = NOBODY
    #: Mountains do not count; units may leave this activated area; rewards were given for a rune.
    mountains: bool = False
    leaving: str = ""
    rewards_given: bool = False
    #: How often his heroes gave each other a reward.
    gifts: int = 0
    #: The way through magic portals is paid for, in the movement under way.
    portal: bool = False
    #: By how much strongholds count less in his battles.
    weakened: int = 0
    march: March | None = None
    #: The dial of which he has recruited.
    recruited: str = ""
    #: Units and heroes that Strategize has moved: they stay where they are (RW-STRAT-06).
    arrived: dict[str, dict[str, int]] = {}
    went: list[HeroId] = []


class Weather(msgspec.Struct):
    """What the card of a season says until the season ends."""

    #: Only these players march (bits); -1: all.
    marchers: int = -1
    truce: bool = False
    #: Food counts so much less in the check, or there is none.
    food_lower: int = 0
    no_check: bool = False
    #: How far units march; 0: as always.
    march: int = 0
    #: How many orders are taken back in spring; -1: all.
    orders_back: int = -1


Phase = Literal[
    "factions", "tiles", "markers", "runes", "homes", "strongholds", "heroes",
    "season", "instructions", "quests", "orders", "turn", "before", "bonus", "after",
]  # fmt: skip


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What the players agree on before the game: every field has a default."""

    #: Built together, or a map that lies ready.
    map: Literal["built", "ready"] = "ready"
    #: The variant with exploration tokens.
    exploration: bool = False


class State(kernel.State, kw_only=True):
    """The position of a game."""

    setup: Setup
    #: The ready-made map, or how the tiles of a built one lie.
    map: str
    #: The first player (RW-SETUP-01).
    first: int
    players: list[Player]
    places: dict[str, Place]
    year: int = 1
    season: Season = "spring"
    fate: Deck[FateId]
    fate_discard: Pile[FateId]
    #: Fate cards that have been drawn for diplomacy or a test, and lie before who chooses one.
    drawn: Pile[FateId] = msgspec.field(default_factory=Pile)
    tactics: Deck[TacticsId]
    tactics_discard: Pile[TacticsId]
    quests: Deck[QuestId]
    quests_discard: Pile[QuestId]
    rewards: Deck[RewardId]
    rewards_discard: Pile[RewardId]
    heroes: Deck[HeroId]
    #: The objectives of each alignment, and the cards of each season.
    objectives: dict[str, Deck[ObjectiveId]]
    seasons: dict[Season, Deck[SeasonId]]
    seasons_discard: Pile[SeasonId]
    #: Rune tokens that are not in play lie face up (RW-SETUP-22).
    runes: Pile[RuneId]
    titles: dict[str, TitleCard]
    #: Neutral figures that are not on the map.
    neutrals: dict[str, int]
    #: Where home realms will be: two hexes each (RW-MAP-14).
    markers: list[tuple[Hex, Hex]] = msgspec.field(default_factory=list)
    #: Quests of tiles that are not on the map.
    box: Pile[QuestId] = msgspec.field(default_factory=Pile)
    phase: Phase = "runes"
    #: The seats that have yet to act in this phase, in order.
    queue: list[int] = msgspec.field(default_factory=list)
    #: The heroes that have acted in this quest phase.
    acted: list[HeroId] = msgspec.field(default_factory=list)
    #: Exploration tokens that are not in play, by their backs.
    tokens: dict[str, Deck[ExplorationId]] = msgspec.field(default_factory=dict)
    exploration_discard: Pile[ExplorationId] = msgspec.field(default_factory=Pile)
    #: Objectives that have been met.
    objectives_done: Pile[ObjectiveId] = msgspec.field(default_factory=Pile)
    #: Heroes that are out of the game (RW-DEFEAT-02).
    graves: Pile[HeroId] = msgspec.field(default_factory=Pile)
    fallen: list[Fallen] = msgspec.field(default_factory=list)
    weather: Weather = msgspec.field(default_factory=Weather)
    #: The bids that have been shown, by seat.
    bids: dict[int, int] = msgspec.field(default_factory=dict)
    turn: Turn = msgspec.field(default_factory=Turn)
    #: Units that are between two areas, while their player chooses.
    adrift: dict[str, int] = msgspec.field(default_factory=dict)
    fight: Fight | None = None
    duel: Duel | None = None
    #: The hero who has just come to an area with another, who may ambush him.
    came: HeroId = HeroId("")
    #: The quest that is being tried, and whether it stays with its player.
    trying: Pile[QuestId] = msgspec.field(default_factory=Pile)
    kept: bool = False
    #: Whose turn it is (RW-TERM-01).
    current: int = NOBODY


Table: TypeAlias = kernel.Table[State]


def fight_of(state: State) -> Fight:
    """The battle that is under way."""
    assert state.fight is not None
    return state.fight


def sides_of(fight: Fight) -> tuple[Side, Side]:
    """Attacker and defender."""
    return fight.attacker, fight.defender


def decider(state: State, side: Side) -> int:
    """Who decides for a side: for neutral units the player to the left of the current one (RW-NEUT-14)."""
    return side.seat if side.seat != NOBODY else left_of(state, state.current)


def left_of(state: State, seat: int) -> int:
    """The next player to the left who is still in the game."""
    seat = (seat + 1) % len(state.players)
    while state.players[seat].out:
        seat = (seat + 1) % len(state.players)
    return seat


def figure(state: State, hero: str) -> HeroFigure:
    """A hero in play."""
    return next(one for player in state.players for one in player.heroes if one.id == hero)


def duelists_of(duel: Duel) -> tuple[Duelist, Duelist]:
    """Attacker and defender."""
    return duel.attacker, duel.defender
