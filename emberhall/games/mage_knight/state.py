"""The position of a game: everything that play needs is here, at every single decision."""

from typing import Annotated, Literal, NewType, TypeAlias

import msgspec

from emberhall import kernel
from emberhall.games.mage_knight.terms import Change
from emberhall.kernel import NOBODY, NOWHERE, Deck, FaceDown, Hand, Pile

Deed = NewType("Deed", str)
UnitCard = NewType("UnitCard", str)
EnemyToken = NewType("EnemyToken", str)
RuinToken = NewType("RuinToken", str)
SkillToken = NewType("SkillToken", str)
TileCard = NewType("TileCard", str)
#: A hero's Shield that names the chosen one of a team, and a die with a colour that only its chooser sees.
Shield = NewType("Shield", str)
FactionToken = NewType("FactionToken", str)
Face = NewType("Face", str)

DUMMY = -1  # the dummy player in the Round Order
#: Where foes of Volkare's army lie, and he himself.
ARMY, GENERAL = -3, -4
#: Where the leader of a faction lies as a foe: it is no token.
LEADER = -5

Phase = Literal[
    "heroes",
    "draft",
    "start_level",
    "table",
    "tactics",
    "tactic_effects",
    "before_turn",
    "move",
    "interact",
    "rest",
    "gather",
    "ranged",
    "block",
    "damage",
    "attack",
    "after",
    "end_turn",
    "dummy",
    "prepare",
    "entrance",
    "secret_colour",
    "called",
    "maze",
    "volkare",
    "volkare_called",
    "phantoms",
    "glade",
    "storm",
    "stormed",
    "duel_called",
    "duel_attack",
    "duel_block",
    "duel_damage",
    "over",
]


class Setup(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """The set-up: the scenario and what may be agreed on before the game."""

    scenario: Literal[
        "first_reconnaissance",
        "full_conquest",
        "blitz_conquest",
        "solo_conquest",
        "full_cooperation",
        "blitz_cooperation",
        "mines_liberation",
        "druid_nights",
        "dungeon_lords",
        "conquer_and_hold",
        "one_to_return",
        "volkares_return",
        "volkares_return_blitz",
        "volkares_quest",
        "life_and_death",
        "life_and_death_together",
        "realm_of_the_dead",
        "realm_of_the_dead_together",
        "hidden_valley",
        "hidden_valley_together",
        "lost_relic",
        "lost_relic_together",
    ] = "first_reconnaissance"
    #: How heroes are chosen: in a random order, at random, or by auction (MK-AUCT).
    heroes: Literal["choose", "random", "auction"] = "choose"
    #: First Reconnaissance alone: with the dummy player or, to learn, without (MKS-RECON-25).
    dummy_player: bool = True
    #: The epic version of Druid Nights and One to Return.
    epic: bool = False
    #: Four players as two teams: seats 1 and 3 against 2 and 4, or at random (MK-TEAM-01).
    teams: Literal["no", "seats", "random"] = "no"
    #: Full Conquest in teams: four cities, or two of Level 10 (MKS-FULL-22, MKS-FULL-23).
    team_cities: Literal["four", "two"] = "four"
    map_shape: Literal["scenario", "wedge", "open", "open_4", "open_3"] = "scenario"
    #: Added to the numbers of tiles that the scenario gives (MK-OPTMAP-01).
    countryside_tiles: Annotated[int, msgspec.Meta(ge=-5, le=5)] = 0
    core_tiles: Annotated[int, msgspec.Meta(ge=-3, le=3)] = 0
    city_tiles: Annotated[int, msgspec.Meta(ge=-3, le=3)] = 0
    #: Tiles are turned at random; a random city lies on each city tile (MK-OPTMAP-02, MK-OPTMAP-04).
    random_orientation: bool = False
    random_cities: bool = False
    #: Added to the Levels that the scenario gives its cities.
    city_levels: Annotated[int, msgspec.Meta(ge=-4, le=10)] = 0
    #: The Level of the last city as a Megalopolis; of two cities, the first may be one too (0: none; MK-OPTCITY-04).
    megalopolis: Annotated[int, msgspec.Meta(ge=0, le=22)] = 0
    first_megalopolis: Annotated[int, msgspec.Meta(ge=0, le=22)] = 0
    hero_combat: Literal["scenario", "allowed", "forbidden"] = "scenario"
    #: Blitz Cooperation with the head start of Blitz Conquest (MKS-COOPB-10).
    council_help: bool = True
    #: Cooperation: the lowest hero counts in each category (MKS-COOP-31).
    lowest_counts: bool = False
    #: Druid Nights: few Shields fit on a glade (MKS-DRUID-26).
    crowded_glades: bool = False
    #: Conquer and Hold: all tiles lie open from the start (MKS-HOLD-35).
    open_tiles: bool = False
    day_and_night: Literal["normal", "arrival_at_night", "darkness_is_coming"] = "normal"
    #: Friendly game (MK-FRIEND).
    interactive_spells: bool = True
    competitive_skills: bool = True
    friendly_mana: bool = False
    rampage: Literal["no", "rampage", "more_rampage"] = "no"
    unpredictable_combats: bool = False
    improving_actions: bool = False
    starting_cards: bool = False
    #: How hard Volkare's scenarios are: his army and the city, and how fast he is (MKX-RETURN-03).
    combat_level: Literal["daring", "heroic", "legendary"] = "daring"
    race_level: Literal["fair", "tight", "thrilling"] = "fair"
    #: His Level may be changed between Rounds, until his troops are first seen (MKX-ADJUST).
    adjust_level: bool = False
    #: His camp in place of a city: among the Core tiles, as the last one, or perhaps (MKX-CAMP-02, MKX-CAMP-03,
    #: MKX-CAMP-04).
    volkares_camp: Literal["no", "certain", "last", "perhaps"] = "no"
    #: Alone: the middle cards of the offers may be removed between Rounds (MKX-OFFER).
    offer_control: bool = False
    #: Envy and compassion: the leader gets Wounds, the last one gets rid of them (MKX-ENVY).
    envy: Literal["no", "in_turn", "each_round"] = "no"
    #: Magic seals on the Fame track (MKX-SEAL); phantoms attack a hero far ahead (MKX-PHANTOM).
    seals: Literal["no", "weak", "strong"] = "no"
    phantoms: bool = False
    #: The expansions in play, as sets of the content.
    expansions: tuple[Literal["lost_legion", "krang", "shades_of_tezla"], ...] = ()
    #: Enemies of factions that the scenario does not sort: left out, mixed with the others, or in their place.
    faction_enemies: Literal["out", "mixed", "instead"] = "mixed"
    #: What faction enemies give in addition: faction tokens, or 1 more Fame (MKX-FTOKEN-11).
    faction_rewards: Literal["tokens", "fame"] = "tokens"
    #: Rampaging enemies ambush and pursue heroes in any scenario (MKX-OPT-01, MKX-OPT-02).
    ambush: bool = False
    pursuit: bool = False
    #: The Level that heroes start with, and the Influence they spend before the game for each Level (MKX-START).
    start_level: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    start_influence: Annotated[int, msgspec.Meta(ge=0, le=12)] = 6


class Unit(msgspec.Struct, array_like=True):
    """A Unit in a hero's Unit area."""

    card: UnitCard
    ready: bool = True
    wounds: int = 0
    #: It was assigned damage in this combat and stayed unwounded (MK-DAMAGE-18).
    shielded: bool = False
    banner: str = ""
    banner_used: bool = False
    #: It serves under Bonds of Loyalty.
    bonded: bool = False
    #: The colour of the mana token on it (Magic Familiars).
    mana: int = -1
    #: The abilities used in this activation, of those that may use several (Delphana Masters).
    used: list[int] = []


class Claim(msgspec.Struct, array_like=True):
    """A die of the Source that a hero has claimed until the end of the Round."""

    colour: int
    #: It gives a mana token in each of the hero's turns.
    income: bool
    #: Other heroes who use mana of its colour take a Wound.
    curse: bool


class Player(msgspec.Struct, array_like=True):
    """A hero and everything that belongs to it."""

    hero: str
    deck: Deck[Deed]
    hand: Hand[Deed]
    discard: Pile[Deed]
    #: Played this turn.
    play: Pile[Deed]
    #: Set aside for the Round.
    aside: Pile[Deed]
    #: Face down under the Tactic card.
    kept: Deck[Deed]
    stack: Deck[SkillToken]
    skills: list[SkillToken] = []
    #: Skills turned face down until the next Round.
    skills_down: list[SkillToken] = []
    units: list[Unit] = []
    crystals: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0])
    mana: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0, 0, 0])
    fame: int = 0
    reputation: int = 0
    level: int = 1
    at: int = NOWHERE
    tactic: str = ""
    tactic_used: bool = False
    #: The die that lies on the Tactic card, by its colour.
    tactic_die: int = -1
    #: The Round Order token lies face down: the next turn is skipped.
    skips: bool = False
    #: The next draw goes this much above the hand limit.
    next_draw: int = 0
    #: Whether it has plundered since its last turn.
    plundered: bool = False
    #: Out of the game (One to Return).
    gone: bool = False
    #: Choosing starting cards: those being passed on, and those kept apart (MK-DECK-13 to MK-DECK-17).
    dealt: Hand[Deed] = msgspec.field(default_factory=Hand)
    planned: Hand[Deed] = msgspec.field(default_factory=Hand)
    claims: list[Claim] = []
    #: Turns of this player to end before Motivation can be used again.
    motivated: int = 0
    #: Whether Sparing Power was used since the last turn began.
    spared: bool = False
    #: Tokens kept by Puppet Master; where the Shield of Master of Chaos lies (-1: nowhere), and whether it may be moved
    #: before the next turn.
    puppets: list[EnemyToken] = []
    wheel: int = -1
    wheel_rests: bool = False
    wheel_used: bool = False
    #: Phantoms: what the last Level has called (1 brown, 2 red, 3 both), and those that attack before the next turn.
    haunted: int = 0
    phantoms: Pile[EnemyToken] = msgspec.field(default_factory=Pile)


class Dummy(msgspec.Struct, array_like=True):
    """The dummy player of solo and cooperative scenarios."""

    hero: str
    deck: Deck[Deed]
    discard: Pile[Deed]
    stack: Deck[SkillToken]
    crystals: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0])
    tactic: str = ""


class Volkare(msgspec.Struct, array_like=True):
    """General Volkare: where he is, his deck, his army, and what is left of his turn."""

    #: Whose Basic Actions make his deck; in a solo game, the Skills of that hero.
    hero: str
    deck: Deck[Deed]
    discard: Pile[Deed]
    stack: Deck[SkillToken]
    at: int
    level: int
    tactic: str = ""
    #: The piles of tokens not drawn yet: the army is laid out before its first battle (MKX-RETURN-14).
    muster: list[int] = []
    army: list[FaceDown[EnemyToken]] = []
    #: The Units of the offer on the marked places, in the order of their colours.
    wavering: list[str] = []
    #: What is left of his turn: steps by the colour of the card, and the space he last came from.
    steps: list[int] = []
    came_from: int = NOWHERE
    #: Seats still to be asked whether they defend the city, and tokens lost in its defence (-1: no such battle).
    defenders: list[int] = []
    losses: int = -1
    #: Tokens lost since his last turn.
    lost: int = 0
    #: Those who chose long preparation: their turns are ended after the battle.
    long: list[int] = []
    #: His troops have been seen in a battle.
    met: bool = False
    #: The city was plundered; he has won; he is beaten.
    plundered: bool = False
    won: bool = False
    beaten: bool = False


class Leader(msgspec.Struct, array_like=True):
    """The leader of a faction: where it is (NOWHERE: not found yet), its Levels, and whose Shields lie on lost ones.

    The first Shield lies on the Level it started with, each further one a Level lower. `level` is where the marker is,
    which moves after a battle; 0 once the leader is defeated.
    """

    faction: int
    start: int
    level: int
    at: int = NOWHERE
    shields: list[int] = []


class Pursuit(msgspec.Struct, array_like=True):
    """An enemy on a hero's heels: whose Shield marks it, whether it begins next turn, whether it is turned over."""

    seat: int
    fresh: bool = True
    turned: bool = False


class Factions(msgspec.Struct, array_like=True):
    """Shades of Tezla: the leaders, the faction tokens, and enemies that ambush and pursue."""

    leaders: list[Leader]
    #: Faction tokens by faction, face down and used, and those of each seat.
    stacks: list[Deck[FactionToken]]
    used: list[Pile[FactionToken]]
    items: list[Pile[FactionToken]]
    #: Spaces whose rampaging enemies are in ambush; enemies that pursue, by their token.
    ambushing: list[int] = []
    pursuits: dict[str, Pursuit] = {}
    #: Graveyards in the order of placement.
    graveyards: list[int] = []
    #: Tiles that the hero may reveal after a battle (The Hidden Valley).
    clues: int = 0


class Place(msgspec.Struct, array_like=True):
    """A site on the map with what lies on it."""

    site: str
    colours: list[int] = []
    #: Tokens of a garrison, one zone each.
    garrison: list[FaceDown[EnemyToken]] = []
    #: Rampaging enemies, or enemies left from a fight.
    enemies: Pile[EnemyToken] = msgspec.field(default_factory=Pile)
    ruin: FaceDown[RuinToken] = msgspec.field(default_factory=FaceDown)
    #: Shields in the order in which they were placed, as seats.
    shields: list[int] = []
    conquered: bool = False
    #: A city: its Level, and the leader once it is conquered.
    level: int = 0
    leader: int = NOBODY
    #: An enemy under the ground, face down: in a mine, or behind a secret entrance.
    lurking: FaceDown[EnemyToken] = msgspec.field(default_factory=FaceDown)
    #: Its tokens were all in play when the site was revealed: one is drawn when a hero enters (MKS-MINES-28).
    owed: bool = False
    #: A secret dungeon or tomb (Dungeon Lords).
    secret: bool = False
    #: A quarter of a Megalopolis: the space of the city that it belongs to.
    city: int = NOWHERE
    #: A maze or labyrinth: the path of each Shield (MKX-MAZE-15).
    paths: list[int] = []


class Placed(msgspec.Struct, array_like=True):
    """A tile on the map: position (a, b) is `a` steps up and `b` steps up and right from the starting tile."""

    tile: TileCard
    a: int
    b: int
    turns: int = 0
    #: The colours of another city than the printed one, and of a second city beside it (-1: none).
    city: int = -1
    quarter: int = -1
    #: Its magical glade is a graveyard.
    graveyard: bool = False


class Modifier(msgspec.Struct, array_like=True):
    """A lasting change; what it does is said where it is asked for."""

    what: Change
    n: int = 0
    arg: int = 0
    #: The card, Skill or Unit that it comes from, and its colour.
    source: str = ""
    colour: int = -1


class Lasting(msgspec.Struct, array_like=True):
    """An interactive Skill in the middle of the table: whose it is, and the colour it is marked with."""

    skill: str
    seat: int
    colour: int = -1
    #: Which seats have felt it, with which colour of mana, as bits (6 * seat + colour).
    felt: int = 0
    #: Solo: the owner's next turn has begun, in which they may use it.
    ripe: bool = False


class Turn(msgspec.Struct, array_like=True):
    """The running turn: whose it is, what has been gathered, and what has been done."""

    seat: int
    #: Points.
    move: int = 0
    influence: int = 0
    heal: int = 0
    #: Move costs by terrain, and the changes they come from.
    costs: list[int] = []
    terrain: list[tuple[int, int, int, int]] = []
    #: Dice of the Source that may still be used; those used, and those that go back as they lie.
    dice_left: int = 1
    dice: list[int] = []
    dice_set: list[int] = []
    #: Whether one of the dice came from a Tactic and not from the Source.
    tactic_die: bool = False
    gold: bool = True
    black: bool = False
    #: Mana of these colours (bits) is in endless supply.
    endless: int = 0
    #: Colours of mana used this turn (bits), and crystals spent, by colour.
    mana_used: int = 0
    crystals_spent: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0])
    #: Cards played or discarded this turn, and whether none need be (MK-TURN-25).
    played: int = 0
    free: bool = False
    moved: bool = False
    acted: bool = False
    rested: bool = False
    #: Only Wounds in hand at the start of the turn: nothing but rest (MKW-REST-08).
    exhausted: bool = False
    #: Spaces the hero left this turn, the latest last.
    path: list[int] = []
    skills: list[str] = []
    mods: list[Modifier] = []
    recruited: int = 0
    #: Wounds received this turn (ids).
    wounds: list[str] = []
    #: Rewards to be taken at the end of the turn, and the steps of the end of the turn still to be done.
    rewards: list[tuple[str, int]] = []
    steps: list[str] = []
    #: Another turn follows at once.
    again: bool = False
    #: Movement is over, although no action was taken.
    still: bool = False
    #: Black and gold dice may be used as any basic colour.
    storm: bool = False
    #: Curses on colours of mana that were felt this turn, as bits (4 * seat of the curser + colour).
    cursed: int = 0
    #: Joint assaults proposed in vain: the city, and how many defenders for each seat.
    refused: list[tuple[int, ...]] = []
    #: The Influence that Reputation gave or took in this interaction, and whose recruiting has changed it.
    regard: int = 0
    kin: str = ""
    #: Wounds healed from the hand this turn, and the Units healed.
    healed: int = 0
    restored: list[str] = []


class Assault(msgspec.Struct, array_like=True):
    """One attack of a foe: its value, element, and what has become of it."""

    value: int
    element: int
    #: 0 threatens, 1 blocked, 2 prevented, 3 has hit
    state: int = 0
    #: Abilities (bits) of this attack besides those of the token.
    extra: int = 0


THREATENS, BLOCKED, PREVENTED, HIT = range(4)


class Foe(msgspec.Struct, array_like=True):
    """An enemy in combat, with what holds for it now."""

    token: EnemyToken
    #: Where its token lies: a space of the map, or NOWHERE if it was drawn for this combat.
    at: int
    armor: int
    #: An Elusive enemy's lower Armor.
    lower: int
    abilities: int
    resistances: int
    attacks: list[Assault]
    fame: int
    #: How often the site fortifies it.
    walls: int = 0
    #: Whether it belongs to the site (and not to the rampaging enemies around it).
    defender: bool = True
    beaten: bool = False
    #: A summoned monster: the summoner's place in the list.
    summoner: int = -1
    #: A summoner whose monster stands in for it.
    away: bool = False
    #: Armor given by Defend.
    defended: int = 0
    defends: int = 0
    #: A Unit in combat between heroes: the Armor and resistances of its own (with Banners and what its owner played),
    #: from which what holds now may differ by what the opponent did to it.
    own: tuple[int, int] = (0, 0)


class Combat(msgspec.Struct, array_like=True):
    """The running combat."""

    #: The space fought for, and what kind of fight it is: a site's id, "burning" or "rampaging".
    at: int
    kind: str
    foes: list[Foe]
    #: Where the hero goes back to if the site holds out.
    back: int = NOWHERE
    units: bool = True
    #: Nothing has been done in it yet.
    fresh: bool = True
    #: The attack being assembled: its targets, its points by kind and element (4 * kind + element), those of Units.
    targets: list[int] = []
    points: list[int] = msgspec.field(default_factory=lambda: [0] * 12)
    unit_points: list[int] = msgspec.field(default_factory=lambda: [0] * 12)
    #: Points were added since the targets were last changed.
    retarget: bool = False
    #: Foes (or attacks, as 100 * foe + attack) given up without points: not offered again before something is played.
    passed: list[int] = []
    #: The attack being blocked (foe, attack), and the points of Block by element.
    blocking: tuple[int, int] = (-1, -1)
    block: list[int] = msgspec.field(default_factory=lambda: [0] * 4)
    #: What happens if the attack or block being assembled succeeds.
    riders: list[Modifier] = []
    #: The damage being assigned (foe, attack), and how much of it is left.
    hitting: tuple[int, int] = (-1, -1)
    damage: int = 0
    #: Wounds into the hand so far, and whether the hero is knocked out.
    wounds: int = 0
    knocked_out: bool = False
    #: Tokens drawn for this combat.
    drawn: Pile[EnemyToken] = msgspec.field(default_factory=Pile)
    #: Whether gold and black mana could be used before the hero went underground.
    mana_before: tuple[bool, bool] | None = None
    #: Rampaging enemies that may still be challenged too.
    near: list[int] = []
    #: The Fame of all drawn defenders beaten so far, half of which is gained (-1: gained whole).
    halved: int = -1
    #: The one Unit that may fight ("": none; "*": as `units` says), those paid for, and those spared from this attack.
    escort: str = "*"
    #: The path through a maze or labyrinth.
    path: int = 0
    paid: list[str] = []
    spared: list[str] = []
    #: Foes beaten in this phase, and those destroyed once all their attacks are blocked.
    felled: list[int] = []
    doomed: list[int] = []
    #: Who gave what was assembled: card, Skill or Unit; which points (as in `points`, 12 + element: Block); how many.
    given: list[tuple[str, int, int]] = []


class Stormer(msgspec.Struct, array_like=True):
    """A hero in a joint assault."""

    seat: int
    #: How many defenders it fights, and where it comes from.
    share: int
    back: int


class Joint(msgspec.Struct, array_like=True):
    """A joint city assault (or attack on Volkare or a leader): where, its stormers in the order of their fights, and
    which of them fights; or a cooperative defence against Volkare.

    The garrison lies in that order too: first what is left of those who have fought, then the shares of the others.
    Their turns are `state.turn` and those in `state.waiting`. When all have fought, `ends` has the seats whose turns
    are still to be ended, the next one first.
    """

    at: int
    stormers: list[Stormer]
    now: int = 0
    ends: list[int] = []
    defence: bool = False
    #: Rampaging enemies that one of them has provoked (MKX-VCOOP-14).
    provoked: list[int] = []


class Duel(msgspec.Struct, array_like=True):
    """A combat between heroes: where, who attacked whom and from where, and whose attack it is."""

    at: int
    aggressor: int
    defender: int
    back: int
    attacker: int
    #: The same for the waiting player as the Combat has for the acting one: the opponent's Units, Wounds.
    foes: list[Foe]
    wounds: int = 0
    knocked_out: bool = False
    #: The defender takes his next turn early.
    long: bool = False
    melee: bool = False
    passes: int = 0
    #: The mana spent in the attack under way.
    mana: int = 0


class Auction(msgspec.Struct, array_like=True):
    """Bidding for a hero: what each seat has bid (-1: nothing), whose turn it is, and how many more may bid."""

    hero: str
    bids: list[int]
    speaks: int
    left: int


class State(kernel.State, kw_only=True):
    """The whole table."""

    setup: Setup
    phase: Phase = "heroes"
    round: int = 1
    night: bool = False
    #: Seats in Round Order (DUMMY for the dummy player), and whose turn it is among them.
    order: list[int] = msgspec.field(default_factory=list)
    turn_of: int = 0
    #: Turns left in the Round after End of the Round was announced (-1: not announced), and who did.
    round_turns: int = -1
    announced: int = -2
    #: Turns left in the game after its goal was reached (-1: not reached).
    game_turns: int = -1
    goal_reached: bool = False

    players: list[Player] = msgspec.field(default_factory=list)
    dummy: Dummy | None = None
    volkare: Volkare | None = None
    factions: Factions | None = None
    heroes_left: list[str] = msgspec.field(default_factory=list)
    picking: list[int] = msgspec.field(default_factory=list)
    auction: Auction | None = None
    #: What is left to do between two Rounds.
    between: list[str] = msgspec.field(default_factory=list)
    #: The number of the Night (or of the last one).
    nights: int = 0

    #: The team of each seat; none: each hero for itself.
    teams: list[int] = msgspec.field(default_factory=list)
    #: One to Return: the Shield of each team's chosen hero, and that of the other.
    chosen: list[FaceDown[Shield]] = msgspec.field(default_factory=list)
    unchosen: list[FaceDown[Shield]] = msgspec.field(default_factory=list)
    portal_closed: bool = False
    #: Druid Nights: who has performed the incantation this Night.
    incanted: list[int] = msgspec.field(default_factory=list)
    #: Dungeon Lords: sites whose secret entrance is still to be placed.
    entrances: list[int] = msgspec.field(default_factory=list)
    #: Conquer and Hold: the side that conceded.
    conceded: int = NOBODY
    #: Unpredictable combats: the colour chosen in secret, and the colours there are.
    secret_colour: FaceDown[Face] = msgspec.field(default_factory=FaceDown)
    colours: FaceDown[Face] = msgspec.field(default_factory=FaceDown)
    #: Improving actions: the cards revealed.
    improvements: Pile[Deed] = msgspec.field(default_factory=Pile)

    source: list[int] = msgspec.field(default_factory=list)
    #: Dice in the reserve.
    reserve: int = 8
    wounds: Pile[Deed] = msgspec.field(default_factory=Pile)
    wounds_made: int = 0

    advanced_deck: Deck[Deed] = msgspec.field(default_factory=Deck)
    advanced_offer: Pile[Deed] = msgspec.field(default_factory=Pile)
    spell_deck: Deck[Deed] = msgspec.field(default_factory=Deck)
    spell_offer: Pile[Deed] = msgspec.field(default_factory=Pile)
    artifact_deck: Deck[Deed] = msgspec.field(default_factory=Deck)
    regular_deck: Deck[UnitCard] = msgspec.field(default_factory=Deck)
    elite_deck: Deck[UnitCard] = msgspec.field(default_factory=Deck)
    unit_offer: Pile[UnitCard] = msgspec.field(default_factory=Pile)
    #: Advanced Actions brought by monasteries, beside the Unit offer.
    monastery_offer: Pile[Deed] = msgspec.field(default_factory=Pile)
    common_skills: Pile[SkillToken] = msgspec.field(default_factory=Pile)
    box: Pile[Deed] = msgspec.field(default_factory=Pile)
    unit_box: Pile[UnitCard] = msgspec.field(default_factory=Pile)
    skill_box: Pile[SkillToken] = msgspec.field(default_factory=Pile)
    #: Interactive Skills in the middle of the table (their tokens still count as their owners').
    lasting: list[Lasting] = msgspec.field(default_factory=list)

    #: Enemy tokens by pile.
    enemies: list[Deck[EnemyToken]] = msgspec.field(default_factory=list)
    enemies_out: list[Pile[EnemyToken]] = msgspec.field(default_factory=list)
    ruins: Deck[RuinToken] = msgspec.field(default_factory=Deck)
    ruins_out: Pile[RuinToken] = msgspec.field(default_factory=Pile)

    tactics: list[str] = msgspec.field(default_factory=list)
    #: Tactics that left the game.
    tactics_gone: list[str] = msgspec.field(default_factory=list)

    countryside: Deck[TileCard] = msgspec.field(default_factory=Deck)
    core: Deck[TileCard] = msgspec.field(default_factory=Deck)
    countryside_box: Deck[TileCard] = msgspec.field(default_factory=Deck)
    core_box: Deck[TileCard] = msgspec.field(default_factory=Deck)
    map: list[Placed] = msgspec.field(default_factory=list)
    #: The shape and the tiles of the map as one text, for which the ground is worked out once (ground.py).
    ground: str = ""
    places: dict[int, Place] = msgspec.field(default_factory=dict)
    #: Spaces with rampaging enemies.
    rampaging: list[int] = msgspec.field(default_factory=list)
    cities_seen: int = 0
    core_seen: bool = False
    #: Volkare's camp as a city: where it is, and who has hunted on which space there (MKX-CAMP-27).
    camp: int = NOWHERE
    hunts: dict[int, int] = msgspec.field(default_factory=dict)
    #: Volkare's die in a cooperative battle, rolled once for all (-1: none is under way).
    volkare_die: int = -1
    #: Magic seals on the Fame track, as row and colour, the first one first.
    seals: list[tuple[int, int]] = msgspec.field(default_factory=list)
    #: The brown and the red token on the Fame track.
    phantoms: list[FaceDown[EnemyToken]] = msgspec.field(default_factory=list)

    #: The turn of the acting player. A player who acts out of turn has one of their own; interrupted turns wait.
    turn: Turn = msgspec.field(default_factory=lambda: Turn(0))
    waiting: list[Turn] = msgspec.field(default_factory=list)
    combat: Combat | None = None
    joint: Joint | None = None
    duel: Duel | None = None


#: The table of a running game.
Table: TypeAlias = kernel.Table[State]
