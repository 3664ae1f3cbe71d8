"""Shades of Tezla: leaders of the factions, faction tokens, Braevalar's cards and Skills."""

from functools import partial

from emberhall.games.mage_knight.content.enemies import strike
from emberhall.games.mage_knight.content.kinds import DeedCard, Enemy, FactionToken, LeaderLevel, Skill
from emberhall.games.mage_knight.effects.nodes import (
    Attack,
    Block,
    Heal,
    LowerAttacks,
    Mana,
    Modify,
    Move,
    Named,
    Terrain,
    When,
    all_of,
    one_of,
)
from emberhall.games.mage_knight.terms import (
    ABILITIES,
    ARCANE_IMMUNITY,
    ATTACKING,
    BLUE,
    BROWN_PILE,
    DAMAGE,
    DARK_CRUSADER,
    DESERT,
    ELEMENTALIST,
    FACTIONS,
    FIRE,
    FOREST,
    GREEN,
    GREEN_PILE,
    HILLS,
    ICE,
    RED,
    RED_PILE,
    RESISTANCES,
    SWAMP,
    WASTELAND,
    WHITE,
    Change,
    bits,
)

_basic = partial(DeedCard, kind="basic", hero="braevalar", set="shades_of_tezla")
_skill = partial(Skill, hero="braevalar", set="shades_of_tezla")

# leaders

FAME_PER_LEVEL = 3


def _level(armor: int, attacks: str, abilities: str = "", resistances: str = "") -> LeaderLevel:
    return LeaderLevel(
        armor,
        tuple(map(strike, attacks.split(" + "))),
        bits(ABILITIES, tuple(abilities.split())) | ARCANE_IMMUNITY,
        bits(RESISTANCES, tuple(resistances.split())),
    )


#: The Levels 1 to 12 of the leader of each faction (MKX-LEADER-03).
LEADER_LEVELS: tuple[tuple[LeaderLevel, ...], ...] = (
    (
        _level(3, "2 ice + 2 fire + 2 cold_fire", "elusive", "fire"),
        _level(5, "4 ice", "paralyze", "ice"),
        _level(4, "4 cold_fire", "brutal", "fire ice"),
        _level(4, "4 fire + 4 fire", "", "fire"),
        _level(3, "3 ice + 3 fire + 3 cold_fire", "elusive"),
        _level(4, "5 fire + 5 fire", "", "fire"),
        _level(4, "6 cold_fire", "brutal", "fire ice"),
        _level(5, "7 ice", "paralyze", "ice"),
        _level(3, "4 ice + 4 fire + 4 cold_fire", "elusive swift"),
        _level(5, "8 ice", "paralyze", "ice"),
        _level(4, "8 cold_fire", "brutal", "fire ice"),
        _level(4, "8 fire + 8 fire", "", "fire"),
    ),
    (
        _level(5, "5", "brutal vampirism", "physical"),
        _level(4, "6", "vampirism", "physical"),
        _level(3, "8", "vampirism", "physical"),
        _level(4, "summon green + summon green", "summon"),
        _level(4, "6", "poison"),
        _level(4, "6", "assassination paralyze"),
        _level(4, "summon brown + summon brown", "summon"),
        _level(4, "8", "poison"),
        _level(4, "8", "assassination paralyze"),
        _level(4, "summon red + summon red", "summon"),
        _level(4, "10", "poison"),
        _level(4, "10", "assassination paralyze"),
    ),
)

_LETTERS = {"g": GREEN_PILE, "b": BROWN_PILE, "r": RED_PILE}
#: The retinue of each leader by its starting Level, as letters: g green, b brown, r red (MKX-LEADER-05).
_RETINUES = (
    ["gg", "bg", "bgg", "rgg", "brg", "brgg", "brggg", "bbrgg", "brrgg", "brrggg", "bbrrgg", "bbrrggg"],
    ["b", "r", "rg", "br", "brg", "brgg", "bbrg", "brrg", "brrgg", "bbrrg", "bbrrgg", "bbrrggg"],
)


def retinue(faction: int, level: int) -> list[int]:
    """The colours of the tokens that accompany a leader of this starting Level."""
    return [_LETTERS[letter] for letter in _RETINUES[faction][level - 1]]


#: The leaders as enemies: what holds for one in combat depends on its Level.
LEADERS: tuple[Enemy, ...] = tuple(
    Enemy(
        id=f"{faction}_leader",
        pile=RED_PILE,
        count=0,
        armor=LEADER_LEVELS[i][0].armor,
        attacks=LEADER_LEVELS[i][0].attacks,
        abilities=ARCANE_IMMUNITY,
        fame=FAME_PER_LEVEL,
        set="shades_of_tezla",
    )
    for i, faction in enumerate(FACTIONS)
)

# faction tokens

_elements = partial(FactionToken, faction=ELEMENTALIST)
_dark = partial(FactionToken, faction=DARK_CRUSADER)

FACTION_TOKENS: tuple[FactionToken, ...] = (
    _elements(id="healing_herbs", effect=one_of(Heal(1), Named("herbs"))),
    _elements(id="tome_of_relearning", effect=Named("relearning")),
    _elements(id="fire_gem", effect=Named("gem", FIRE)),
    _elements(id="ice_shard", effect=Named("gem", ICE)),
    _elements(id="cloak_of_shielding", effect=When(DAMAGE, Modify(Change.WOUND_IGNORED))),
    _elements(id="mystical_map", effect=Named("mystical_map", 3)),
    _dark(id="vampiric_chalice", effect=Named("chalice", 4)),
    _dark(id="amulet_of_reawakening", effect=Named("reawakening")),
    _dark(id="vial_of_toxin", effect=When(ATTACKING, Modify(Change.TOXIN))),
    _dark(id="ghostly_elixir", effect=Named("ghostly_elixir")),
    _dark(id="orb_of_twilight", effect=Named("twilight")),
    _dark(id="staff_of_concealment", effect=all_of(Move(2), Modify(Change.CONCEALED))),
)

# Braevalar

BASIC_ACTIONS: tuple[DeedCard, ...] = (
    _basic(
        id="druidic_paths",
        colour=BLUE,
        types=("move",),
        basic=all_of(Move(2), Modify(Change.DRUIDIC_PATH, 1)),
        strong=all_of(
            Move(4),
            one_of(*(Terrain(1 << terrain, less=1, least=2) for terrain in (HILLS, FOREST, WASTELAND, DESERT, SWAMP))),
        ),
    ),
    _basic(
        id="one_with_the_land",
        colour=GREEN,
        types=("move", "heal", "combat"),
        basic=one_of(Move(2), Heal(1), Block(2)),
        strong=one_of(Move(4), Heal(2), Named("land_block")),
    ),
)

SKILLS: tuple[Skill, ...] = (
    _skill(
        id="elemental_resistance",
        use="turn",
        effect=When(DAMAGE, Modify(Change.RESISTING, 2, 1 << FIRE | 1 << ICE)),
    ),
    _skill(id="feral_allies", use="turn", effect=one_of(Attack(1), LowerAttacks(1)), note="cheaper-exploring"),
    _skill(
        id="thunderstorm",
        use="round",
        effect=all_of(Mana(1 << GREEN | 1 << BLUE), Mana(1 << GREEN | 1 << WHITE)),
    ),
    _skill(
        id="lightning_storm",
        use="round",
        effect=all_of(Mana(1 << BLUE | 1 << GREEN), Mana(1 << BLUE | 1 << RED)),
    ),
    _skill(id="beguile", use="turn", effect=Named("beguile", 3)),
    _skill(id="forked_lightning", use="turn", effect=Named("forked_lightning", 3)),
    _skill(id="shapeshift", use="turn", effect=Named("shapeshift")),
    _skill(id="secret_ways", use="turn", effect=Named("secret_ways")),
    _skill(id="regenerate_braevalar", use="turn", effect=Named("regenerate", GREEN)),
    _skill(id="natures_vengeance", use="interactive", effect=Named("natures_vengeance"), variant="competitive"),
    _skill(id="natures_vengeance_coop", use="interactive", effect=Named("natures_vengeance", 1), variant="cooperative"),
)
