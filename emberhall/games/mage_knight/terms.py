"""The words of the game as small numbers: colours, terrains, elements, abilities, and the timings of a turn."""

from functools import cache
from typing import Literal, TypeAlias

# Colours of mana (the first four are basic) and their bits.
RED, BLUE, GREEN, WHITE, GOLD, BLACK = range(6)
COLOURS = ("red", "blue", "green", "white", "gold", "black")
BASIC = (RED, BLUE, GREEN, WHITE)
COLOURLESS = -1
ALL_BASIC = 0b1111
GOLD_BIT, BLACK_BIT = 1 << GOLD, 1 << BLACK
OPPOSITE = (BLUE, RED, WHITE, GREEN, BLACK, GOLD)

# Terrain.
PLAINS, HILLS, FOREST, WASTELAND, DESERT, SWAMP, LAKE, MOUNTAIN, CITY, SEA = range(10)
TERRAINS = ("plains", "hills", "forest", "wasteland", "desert", "swamp", "lake", "mountain", "city", "sea")
NEVER = 99  # the Move cost of what cannot be entered
DAY_COSTS = (2, 3, 3, 4, 5, 5, NEVER, NEVER, 2, NEVER)  # MK-DATA-07
NIGHT_COSTS = (2, 3, 5, 4, 3, 5, NEVER, NEVER, 2, NEVER)
EXPLORE_COST = 2

# Elements of attacks and blocks, kinds of attacks.
PHYSICAL, FIRE, ICE, COLD_FIRE = range(4)
ELEMENTS = ("physical", "fire", "ice", "cold_fire")
MELEE, RANGED, SIEGE = range(3)
KINDS = ("melee", "ranged", "siege")

# Resistances (bits).
RESIST_PHYSICAL, RESIST_FIRE, RESIST_ICE = 1, 2, 4
RESISTANCES = ("physical", "fire", "ice")
FIRE_AND_ICE = RESIST_FIRE | RESIST_ICE
ALL_RESISTANCES = 7

# Abilities of enemies (bits).
SWIFT = 1 << 0
BRUTAL = 1 << 1
POISON = 1 << 2
PARALYZE = 1 << 3
SUMMON = 1 << 4
ASSASSINATION = 1 << 5
CUMBERSOME = 1 << 6
VAMPIRISM = 1 << 7
FORTIFIED = 1 << 8
UNFORTIFIED = 1 << 9
ELUSIVE = 1 << 10
ARCANE_IMMUNITY = 1 << 11
DEFEND = 1 << 12
ABILITIES = (
    "swift",
    "brutal",
    "poison",
    "paralyze",
    "summon",
    "assassination",
    "cumbersome",
    "vampirism",
    "fortified",
    "unfortified",
    "elusive",
    "arcane_immunity",
    "defend",
)
ATTACK_ABILITIES = SWIFT | BRUTAL | POISON | PARALYZE | ASSASSINATION | CUMBERSOME | VAMPIRISM

# Piles of enemy tokens, by the colour of their backs.
PILES = ("green", "gray", "violet", "brown", "white", "red")
GREEN_PILE, GRAY_PILE, VIOLET_PILE, BROWN_PILE, WHITE_PILE, RED_PILE = range(6)

# Factions; where their tokens are sorted, each colour of a faction is a pile of its own after the common ones.
ELEMENTALIST, DARK_CRUSADER = range(2)
FACTIONS = ("elementalist", "dark_crusader")
FACTION_COLOURS = (GREEN_PILE, BROWN_PILE, RED_PILE)
POOLS = (*PILES, *(f"{faction}_{PILES[pile]}" for faction in FACTIONS for pile in FACTION_COLOURS))


def faction_pile(faction: int, pile: int) -> int:
    """The pile of a faction's tokens of a colour."""
    return len(PILES) + 3 * faction + FACTION_COLOURS.index(pile)


def colour_of(pile: int) -> int:
    """The common pile of the same colour."""
    return pile if pile < len(PILES) else FACTION_COLOURS[(pile - len(PILES)) % 3]


#: What covers the city of a tile, by the number that its placement has for it (state.Placed.city).
COVERS = {-3: "hidden_valley", -4: "necropolis", -5: "ruined_city", -6: "camp"}
CAMP = -6

# Timings (bits): where in a turn a player stands; an effect says at which of them it can be played.
MOVING = 1 << 0  # the movement phase of a regular turn
INTERACTING = 1 << 1
RESTING = 1 << 2
AFTER = 1 << 3  # the action is done, the end of the turn not announced yet
RANGED_IDLE = 1 << 4  # Ranged and Siege phase, no attack declared
RANGED_ATTACK = 1 << 5  # assembling an attack on unfortified targets
SIEGE_ATTACK = 1 << 6  # assembling an attack on a group with a fortified target
BLOCK_IDLE = 1 << 7
BLOCKING = 1 << 8
DAMAGE = 1 << 9
MELEE_IDLE = 1 << 10
MELEE_ATTACK = 1 << 11
BEFORE = 1 << 12  # before the player's own turn, or in another player's
# Beside one of these: Move or Influence points can be spent on something now.
MOVE_USE = 1 << 13
INFLUENCE_USE = 1 << 14

PEACE = MOVING | INTERACTING | RESTING | AFTER
RANGED_PHASE = RANGED_IDLE | RANGED_ATTACK | SIEGE_ATTACK
BLOCK_PHASE = BLOCK_IDLE | BLOCKING
MELEE_PHASE = MELEE_IDLE | MELEE_ATTACK
COMBAT = RANGED_PHASE | BLOCK_PHASE | DAMAGE | MELEE_PHASE
ANY_TIME = PEACE | COMBAT | MOVE_USE | INFLUENCE_USE
ATTACKING = RANGED_ATTACK | SIEGE_ATTACK | MELEE_ATTACK

#: The timings at which an attack of a kind counts (MK-RANGED-05, MK-RANGED-06, MK-MELEE-02).
KIND_TIMINGS = (MELEE_ATTACK, MELEE_ATTACK | RANGED_ATTACK, MELEE_ATTACK | RANGED_ATTACK | SIEGE_ATTACK)

#: Sideways play (MK-DEED-12, MK-DEED-13, MK-DEED-14): the uses, and the timings at which each has one.
SIDEWAYS_USES = ("move", "influence", "block", "attack")
SIDEWAYS_TIMINGS = (MOVING | MOVE_USE, INTERACTING | INFLUENCE_USE, BLOCKING, MELEE_ATTACK)


@cache
def sideways_uses(timing: int) -> tuple[int, ...]:
    """What a card can be played sideways for now, as places among the uses."""
    return tuple(i for i, timings in enumerate(SIDEWAYS_TIMINGS) if timings & timing)


def bits(names: tuple[str, ...], words: tuple[str, ...]) -> int:
    """The words as bits of their places among the names."""
    return sum(1 << names.index(word) for word in words)


#: What changes for the rest of a turn or a combat (`state.Modifier`); the chapter it concerns asks for it by its word.
ModifierWord: TypeAlias = Literal[
    "agility",
    "agility_ranged",
    "all_cold_fire",
    "all_siege",
    "ambush",
    "arrow",
    "attack_drawn",
    "banner_of_command",
    "black_die_any",
    "blocked_armor",
    "blocked_destroyed",
    "blocked_excess",
    "burning_shield",
    "coercion",
    "concealed",
    "covered",
    "crystals_return",
    "cure",
    "dark_ground",
    "deadly_aim",
    "defeated",
    "diplomacy",
    "diplomacy_fire",
    "diplomacy_ice",
    "discount",
    "disguised",
    "druidic_path",
    "duel_attack",
    "dueling",
    "endless",
    "fame_at_end",
    "fame_in_phase",
    "fame_per_enemy",
    "fame_per_spell",
    "far_exploring",
    "forked",
    "further_moves",
    "gem",
    "ghostly",
    "gloried",
    "glory",
    "grail_draw",
    "grail_fame",
    "guided_block",
    "hardened",
    "harvest",
    "harvest_all",
    "harvesting",
    "harvesting_on",
    "hawk_eyes",
    "hills_draw",
    "honour",
    "invoked",
    "kept_off",
    "kings_shield",
    "kings_shield_used",
    "lakes_safe",
    "leader_struck",
    "leadership",
    "learning",
    "learning_hand",
    "magic_talent",
    "mana_overload",
    "mountains_draw",
    "mountains_safe",
    "next_move",
    "no_dice",
    "no_heights",
    "no_recruiting",
    "other_units_attack",
    "peaceful_heal",
    "peaceful_ready",
    "physical_doubled",
    "possessed",
    "puppet_attack",
    "pursued",
    "reclaim",
    "recruit_fame",
    "recruit_reputation",
    "reputation_at_end",
    "resisting",
    "scouted",
    "slain",
    "soul",
    "space_bending",
    "starsdawn",
    "sunlight",
    "tempo_bottom",
    "tempo_top",
    "time_bending",
    "toxin",
    "turned_back",
    "unhurt_attack",
    "unit_resists",
    "units_armor",
    "units_resist",
    "units_spared",
    "units_stronger",
    "vengeance",
    "walls_ignored",
    "wings_of_night",
    "wound_ignored",
    "wounds_thrown",
]
