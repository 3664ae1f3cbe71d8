"""The position, as plain data. Areas, units and heroes are ids (see `content`); cards are copies with ids of their
own."""

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

    #: The player whose home realm it is in.
    home: int = NOBODY
    #: The player whose units are here, allied ones included; for unallied neutral units, nobody.
    holder: int = NOBODY
    standing: dict[str, int] = {}
    routed: dict[str, int] = {}
    #: The owner of the stronghold.
    stronghold: int = NOBODY
    damaged: bool = False
    development: str = ""
    city: str = ""
    #: A face-down rune, seen by the controller and players with a hero there (RW-RUNE-10); or a revealed one.
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
    """A hero in play, with damage, training and rewards; others do not see the rewards until they are used."""

    id: HeroId
    area: str
    rewards: Hand[RewardId]
    damage: int = 0
    routed: bool = False
    trained: dict[Attribute, int] = {}
    shown: Pile[RewardId] = msgspec.field(default_factory=Pile)
    has_defeated: bool = False


class Fallen(msgspec.Struct):
    """The rewards of a defeated hero, in the area where the hero fell (RW-DEFEAT-05, RW-DEFEAT-06)."""

    area: str
    rewards: FaceDown[RewardId] = msgspec.field(default_factory=FaceDown)
    shown: Pile[RewardId] = msgspec.field(default_factory=Pile)


class Player(msgspec.Struct):
    """A player: faction, dials, influence, and what only they see."""

    faction: str
    influence: int
    dials: dict[Resource, int]
    orders: Hand[OrderId]
    #: The chosen order, face down until everyone has chosen (RW-ORDER-01), and the orders of this year (RW-ORDER-03).
    active: FaceDown[OrderId]
    played: Pile[OrderId]
    tactics: Hand[TacticsId]
    #: Drawn this season, so not playable yet (RW-TACT-05).
    fresh: Hand[TacticsId]
    quests: Hand[QuestId]
    objective: Hand[ObjectiveId]
    #: Map tiles still to be laid.
    tiles: list[str] = []
    heroes: list[HeroFigure] = []
    #: The figures that are not on the map, by type of unit.
    unused: dict[str, int] = {}
    #: Developments still to be built.
    developments: dict[str, int] = {}
    strongholds: int = 4
    #: Rewards drawn, one of which is kept.
    found: Hand[RewardId] = msgspec.field(default_factory=Hand)
    #: Heroes drawn, one of whom may be kept.
    applicants: Hand[HeroId] = msgspec.field(default_factory=Hand)
    #: Runes taken up, to be placed.
    runes: Hand[RuneId] = msgspec.field(default_factory=Hand)
    #: The season whose deck holds the Victory card; empty if the player has it.
    claims: str = ""
    out: bool = False


class TitleCard(msgspec.Struct):
    """A title: its owner, and the influence on it."""

    owner: int = NOBODY
    influence: int = 0


class Fighter(msgspec.Struct):
    """A unit in a battle."""

    unit: str
    damage: int = 0
    routed: bool = False


class Side(msgspec.Struct):
    """One side of a battle: its units, and what cards and abilities have given it."""

    #: Nobody for neutral units, for which another player decides.
    seat: int
    fighters: list[Fighter]
    #: The heroes supporting types of units (RW-SUPPORT-02).
    support: dict[str, HeroId] = {}
    #: The types that have drawn in this battle.
    drawn: list[str] = []
    #: Strength from cards and abilities.
    bonus: int = 0
    #: The health of types whose printed health does not count.
    health: dict[str, int] = {}
    #: Extra Fate cards in the next draw; as many are discarded.
    favor: int = 0
    #: How many of its units were destroyed.
    lost: int = 0


class Draw(msgspec.Struct):
    """Fate cards a side has drawn for a type with this many units; `extra` counts cards added by abilities.

    The player who drew them sees them at once; they are turned up symbol by symbol (RW-INFO-07).
    """

    side: int
    unit: str
    units: int
    hidden: Hand[FateId]
    extra: int = 0
    cards: Pile[FateId] = msgspec.field(default_factory=Pile)
    #: How often the ability has been used, and how many routs or damage of this step are left.
    used: int = 0
    left: int = -1


#: The steps of a battle, in order.
BattleStep = Literal[
    "muster", "support", "start", "rounds", "draw", "special", "rout", "damage", "strength", "resolution"
]


class Fight(msgspec.Struct):
    """A battle in progress."""

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
    #: Influence for the winner.
    prize: int = 0


class Duelist(msgspec.Struct):
    """One side of a duel: a hero, or the neutral unit of a quest."""

    #: The player who decides.
    seat: int
    hero: HeroId = HeroId("")
    unit: str = ""
    #: For a neutral unit: its damage, and the damage that defeats it.
    damage: int = 0
    health: int = 0
    fate: Pile[FateId] = msgspec.field(default_factory=Pile)
    #: Damage dealt this round, by icons and by other means, and how much can be prevented.
    icons: int = 0
    other: int = 0
    guard: int = 0
    #: The weapon and the armour used in this duel, and whatever works only once and has been used.
    weapon: str = ""
    armor: str = ""
    used: list[str] = []
    #: Whether all damage is removed if this round defeats the opponent.
    thirsty: bool = False


class Duel(msgspec.Struct):
    """A duel in progress, between heroes or with the neutral unit of a quest."""

    area: str
    attacker: Duelist
    defender: Duelist
    round: int = 0


class March(msgspec.Struct):
    """Units on their way to an activated area."""

    area: str
    units: dict[str, int] = {}
    #: The areas they come from.
    sources: list[str] = []


class Turn(msgspec.Struct):
    """What has happened in a player's turn, and what holds until it ends."""

    #: Areas where the player won a battle as attacker against another player.
    conquered: list[str] = []
    #: Enemy strongholds destroyed and damaged; neutral units destroyed in battle.
    walls_destroyed: int = 0
    walls_damaged: int = 0
    neutrals_killed: int = 0
    #: Battles begun.
    battles: int = 0
    #: The player who won the last battle as defender against another player.
    held: int = NOBODY
    #: Mountains are ignored; units may leave this activated area; rewards were traded for a rune.
    mountains: bool = False
    leaving: str = ""
    rewards_given: bool = False
    #: How often heroes gave each other a reward.
    gifts: int = 0
    #: Travel through magic portals is paid for in this movement.
    portal: bool = False
    #: By how much strongholds are weakened in battles of this turn.
    weakened: int = 0
    march: March | None = None
    #: The dial recruited from.
    recruited: str = ""
    #: Units and heroes already moved by Strategize, which move no further (RW-STRAT-06).
    arrived: dict[str, dict[str, int]] = {}
    went: list[HeroId] = []


class Weather(msgspec.Struct):
    """What the season card says until the season ends."""

    #: The players who may march, as bits; -1: all.
    marchers: int = -1
    truce: bool = False
    #: How much lower food counts in the check, or whether there is no check.
    food_lower: int = 0
    no_check: bool = False
    #: How far units march; 0: as usual.
    march: int = 0
    #: How many orders are taken back in spring; -1: all.
    orders_back: int = -1


Phase = Literal[
    "factions", "tiles", "markers", "runes", "homes", "strongholds", "heroes",
    "season", "instructions", "quests", "orders", "turn", "before", "bonus", "after",
]  # fmt: skip


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What the players agree on before the game."""

    #: Built together, or ready-made.
    map: Literal["built", "ready"] = "ready"
    #: The variant with exploration tokens.
    exploration: bool = False


class State(kernel.State, kw_only=True):
    """The position of a game."""

    setup: Setup
    #: The name of the ready-made map, or the layout of a built one.
    map: str
    #: The first player (RW-SETUP-01).
    first: int
    players: list[Player]
    places: dict[str, Place]
    year: int = 1
    season: Season = "spring"
    fate: Deck[FateId]
    fate_discard: Pile[FateId]
    #: Fate cards drawn for diplomacy or a test, to choose from.
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
    #: Rune tokens that are not in play, face up (RW-SETUP-22).
    runes: Pile[RuneId]
    titles: dict[str, TitleCard]
    #: Neutral figures that are not on the map.
    neutrals: dict[str, int]
    #: The sites of home realms, two hexes each (RW-MAP-14).
    markers: list[tuple[Hex, Hex]] = msgspec.field(default_factory=list)
    #: Quests of tiles that are not on the map.
    box: Pile[QuestId] = msgspec.field(default_factory=Pile)
    phase: Phase = "runes"
    #: The seats still to act in this phase, in order.
    queue: list[int] = msgspec.field(default_factory=list)
    #: The heroes who have acted in this quest phase.
    acted: list[HeroId] = msgspec.field(default_factory=list)
    #: Exploration tokens not in play, by their backs.
    tokens: dict[str, Deck[ExplorationId]] = msgspec.field(default_factory=dict)
    exploration_discard: Pile[ExplorationId] = msgspec.field(default_factory=Pile)
    #: Objectives that have been met.
    objectives_done: Pile[ObjectiveId] = msgspec.field(default_factory=Pile)
    #: Heroes out of the game (RW-DEFEAT-02).
    graves: Pile[HeroId] = msgspec.field(default_factory=Pile)
    fallen: list[Fallen] = msgspec.field(default_factory=list)
    weather: Weather = msgspec.field(default_factory=Weather)
    #: The revealed bids, by seat.
    bids: dict[int, int] = msgspec.field(default_factory=dict)
    turn: Turn = msgspec.field(default_factory=Turn)
    #: Units between two areas, while their player chooses.
    adrift: dict[str, int] = msgspec.field(default_factory=dict)
    fight: Fight | None = None
    duel: Duel | None = None
    #: The hero who has just entered an area, and may be ambushed.
    came: HeroId = HeroId("")
    #: The quest being attempted, and whether its player keeps it.
    trying: Pile[QuestId] = msgspec.field(default_factory=Pile)
    kept: bool = False
    #: The player whose turn it is (RW-TERM-01).
    current: int = NOBODY


Table: TypeAlias = kernel.Table[State]


def fight_of(state: State) -> Fight:
    """The battle in progress."""
    assert state.fight is not None
    return state.fight


def sides_of(fight: Fight) -> tuple[Side, Side]:
    """Attacker and defender."""
    return fight.attacker, fight.defender


def decider(state: State, side: Side) -> int:
    """The player who decides for a side; for neutral units, the player to the left of the current one (RW-NEUT-14)."""
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
