"""The frozen entries of the content: what a card, a Unit, an enemy, a tile is."""

from typing import Literal, TypeAlias

import msgspec

from emberhall.games.mage_knight.effects.nodes import Effect, Flip
from emberhall.games.mage_knight.terms import COLOURLESS, PHYSICAL

Set = Literal["base", "lost_legion", "krang", "shades_of_tezla", "ultimate"]


class Banner(msgspec.Struct, frozen=True, kw_only=True):
    """What a Banner gives the Unit that carries it."""

    armor: int = 0
    resistances: int = 0
    #: Its Attacks and Blocks are this much higher, and give Fame each time.
    value: int = 0
    fame: int = 0
    #: What the Unit can do with it (rules/banners.py).
    use: Literal["", "cancel_attack", "ready", "command", "fortitude"] = ""


DeedKind: TypeAlias = Literal["basic", "advanced", "spell", "artifact", "wound"]


class DeedCard(msgspec.Struct, frozen=True, kw_only=True):
    """A Deed card: an Action, a Spell, an Artifact or a Wound. Without effects: see unwritten.py."""

    id: str
    kind: DeedKind
    colour: int = COLOURLESS
    types: tuple[str, ...] = ()
    basic: Effect | None = None
    strong: Effect | None = None
    hero: str = ""
    number: int = 0
    set: Set = "base"
    banner: Banner | None = None
    competitive: bool = False

    @property
    def action(self) -> bool:
        """Whether it is an Action card, Basic or Advanced (MKW-TERM-01)."""
        return self.kind in ("basic", "advanced")


class Ability(msgspec.Struct, frozen=True):
    """One thing a Unit can be activated for; `mana`: the colour to pay first."""

    effect: Effect | None
    mana: int = COLOURLESS


class UnitKind(msgspec.Struct, frozen=True, kw_only=True):
    """A Unit card."""

    id: str
    elite: bool
    copies: int
    level: int
    cost: int
    armor: int
    resistances: int = 0
    where: tuple[str, ...]
    abilities: tuple[Ability, ...]
    #: Units that join, fight or are kept in a special way (MKX-UNIT-01 to MKX-UNIT-26).
    special: Literal["", "thugs", "heroes", "masters", "familiars"] = ""
    set: Set = "base"

    @property
    def hired(self) -> bool:
        """Whether it can be had for Influence only (MKX-UNIT-10, MKX-UNIT-24)."""
        return self.special in ("masters", "familiars")


class Strike(msgspec.Struct, frozen=True):
    """One attack of an enemy; `summon`: it draws a token of that pile instead."""

    value: int
    element: int = PHYSICAL
    summon: int = -1


class Enemy(msgspec.Struct, frozen=True, kw_only=True):
    """An enemy token; an Elusive one has its higher Armor in `armor` and the lower one in `lower`."""

    id: str
    pile: int
    count: int
    armor: int
    lower: int = 0
    attacks: tuple[Strike, ...]
    abilities: int = 0
    resistances: int = 0
    fame: int
    reputation: int = 0
    defend: int = 0
    faction: str = ""
    set: Set = "base"


class Skill(msgspec.Struct, frozen=True, kw_only=True):
    """A Skill token: whose it is, how often it is used, and what it does."""

    id: str
    hero: str
    use: Literal["turn", "round", "round_any", "flip", "passive", "interactive"]
    variant: Literal["normal", "competitive", "cooperative"] = "normal"
    effect: Effect
    #: What else to tell the player: how it is turned back, what always applies (`skill-note-...`).
    note: str = ""
    set: Set = "base"

    @property
    def once_a_turn(self) -> bool:
        """Whether it is used once a turn; so are flip Skills that need not be flipped (MKX-KRANG-04, MKX-KRANG-08)."""
        return self.use == "turn" or (self.use == "flip" and not isinstance(self.effect, Flip))


class FactionToken(msgspec.Struct, frozen=True, kw_only=True):
    """A small magic object won from a faction's enemies, used once."""

    id: str
    faction: int
    copies: int = 2
    effect: Effect
    set: Set = "shades_of_tezla"


class LeaderLevel(msgspec.Struct, frozen=True):
    """What the leader of a faction has at a Level; an Elusive one its lower Armor."""

    armor: int
    attacks: tuple[Strike, ...]
    abilities: int = 0
    resistances: int = 0


class Tactic(msgspec.Struct, frozen=True):
    """A Tactic card: its number sets the Round Order; what it does is in rules/tactics.py under its id."""

    id: str
    number: int
    night: bool


class Ruin(msgspec.Struct, frozen=True, kw_only=True):
    """A ruin token: an altar with its price in mana, or enemies with a reward."""

    id: str
    cost: tuple[int, ...] = ()
    enemies: tuple[int, ...] = ()
    reward: tuple[tuple[str, int], ...]
    set: Set = "base"


class Hex(msgspec.Struct, frozen=True):
    """A space of a tile."""

    terrain: int
    site: str = ""
    colours: tuple[int, ...] = ()
    rampaging: int = -1


class Tile(msgspec.Struct, frozen=True, kw_only=True):
    """A map tile: its centre and the spaces around it (NE, E, SE, SW, W, NW)."""

    id: str
    kind: Literal["start", "countryside", "core", "city", "camp"]
    number: int = 0
    hexes: tuple[Hex, ...]
    #: Edges with a wall, as the two spaces (places in `hexes`) that they lie between (MKX-WALL-01).
    walls: tuple[tuple[int, int], ...] = ()
    set: Set = "base"


class Site(msgspec.Struct, frozen=True, kw_only=True):
    """A site description card."""

    id: str
    place: Literal["inhabited", "fortified", "adventure", "other"]
    #: Enemy tokens laid face down when the tile is revealed.
    garrison: tuple[int, ...] = ()
    #: Enemy tokens drawn when a hero enters.
    enemies: tuple[int, ...] = ()
    #: Whether tokens left over stay for the next fight.
    stays: bool = False
    units: bool = True
    underground: bool = False
    #: Night rules apply there by Day (MKX-SITE-03).
    dark: bool = False
    #: Defeated enemies are replaced until all are defeated at once.
    refills: bool = False
    #: Several heroes may be there (once it is conquered).
    shared: bool = False
    heal: int = 0
    reward: tuple[tuple[str, int], ...] = ()
    #: Its paths: the Move points each takes, and its reward (MKX-MAZE-08).
    paths: tuple[tuple[int, tuple[tuple[str, int], ...]], ...] = ()
    #: May be entered again when it is conquered, for Fame only.
    again: bool = False
    #: Scores for Greatest Conqueror.
    conqueror: bool = False
    set: Set = "base"


class City(msgspec.Struct, frozen=True, kw_only=True):
    """A city, by its colour: its garrison (piles) by Level 1 to 11."""

    id: str
    garrisons: tuple[tuple[int, ...], ...]


class Hero(msgspec.Struct, frozen=True, kw_only=True):
    """A hero: the 16 cards of the deck (kinds, with repeats), and the crystals it has as a dummy player."""

    id: str
    deck: tuple[str, ...]
    crystals: tuple[int, ...]
    colour: Literal["red", "blue", "green", "white"]
    set: Set = "base"


class Level(msgspec.Struct, frozen=True):
    """What a hero has at a Level."""

    level: int
    fame: int
    armor: int
    hand: int
    command: int


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario as data; tuples by number of players begin with one player (0: not played so)."""

    id: str
    players: tuple[int, ...]
    rounds: tuple[int, ...]
    #: Map shapes by number of players (see SHAPES in tiles.py).
    shape: tuple[str, ...]
    countryside: tuple[int, ...]
    cities: tuple[int, ...]
    core: tuple[int, ...]
    #: The Level of each city in the order of revealing; the last one repeats.
    levels: tuple[tuple[int, ...], ...] = ((),)
    #: assault: cities are fought for; closed: nobody may enter; friendly: open to all from the start.
    city: Literal["assault", "closed", "friendly"] = "assault"
    city_colour: str = ""
    #: Countryside tiles with one of these sites are left out last; Core tiles need this site; this one is always there.
    spared: tuple[str, ...] = ()
    core_site: tuple[str, ...] = ()
    core_tile: str = ""
    sorted_tiles: bool = False
    coast_core: bool = False
    dummy: Literal["", "after", "before"] = ""
    cooperative: bool = False
    #: Who plays together: nobody, two teams, or all.
    sides: Literal["each", "two", "all"] = "each"
    #: One player more than in the base game may take part (MKX-MORE-02).
    more: bool = False
    #: What may be agreed on: two teams (four players), the epic version.
    team_play: bool = False
    epic: bool = False
    #: Elite Units: not at all, once a Core tile was revealed, or in the second half of the game.
    elite: Literal["no", "core", "half"] = "core"
    #: Units that can be recruited in a city only are left out.
    no_city_units: bool = False
    offers_later: bool = False
    village_unit: bool = False
    simple_advanced: bool = False
    fame_per_tile: int = 0
    hero_combat: bool = True
    #: Reputation for an assault.
    assault_reputation: int = -1
    #: Conquered dungeons and tombs may be entered again for Fame.
    again: bool = True
    #: Which used Tactics leave the game at the end of each Round.
    tactics_leave: Literal["", "all", "one", "own"] = ""
    #: The condition in `GOALS` and the scoring in `SCORES`, both in rules/scenarios/goals.py.
    goal: str
    scoring: str
    titles: bool = True
    #: General Volkare takes the dummy player's place, and how he behaves (content/volkare.py).
    volkare: Literal["", "return", "quest"] = ""
    #: Shades of Tezla: the factions whose tokens are sorted, the leaders with their Level by number of players, and
    #: what covers the city of a colour.
    factions: tuple[int, ...] = ()
    leaders: tuple[int, ...] = ()
    leader_level: tuple[int, ...] = ()
    covered: tuple[tuple[str, str], ...] = ()
    #: The Level that heroes start with, and the Fame; a new row of the Fame track gives one more, as in a blitz.
    start_level: int = 1
    start_fame: int = 0
    seasoned: bool = False
    #: Rampaging enemies lie in ambush; they pursue the hero who revealed them.
    ambush: bool = False
    #: How many times the usual Move points revealing a tile costs.
    explore_factor: int = 1
    pursuit: bool = False
    #: City tiles of these colours are always there; this many Countryside tiles have a magical glade.
    city_colours: tuple[str, ...] = ()
    glades: tuple[int, ...] = ()
    #: More Source dice and Units than normal, starting Fame and Reputation (blitz scenarios).
    head_start: bool = False
    #: What else the scenario adds to the rules: its word in `SPECIALS` (rules/scenario.py).
    special: str = ""
