"""The words of the game as small numbers: colours, terrains, elements, abilities, and the timings of a turn."""

from enum import StrEnum
from functools import cache

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


class Change(StrEnum):
    """What changes for the rest of a turn or a combat; the chapter it concerns asks for it by name."""

    AGILITY = "agility"
    AGILITY_RANGED = "agility_ranged"
    ALL_COLD_FIRE = "all_cold_fire"
    ALL_SIEGE = "all_siege"
    AMBUSH = "ambush"
    ARROW = "arrow"
    ATTACK_DRAWN = "attack_drawn"
    BANNER_OF_COMMAND = "banner_of_command"
    BLACK_DIE_ANY = "black_die_any"
    BLOCKED_ARMOR = "blocked_armor"
    BLOCKED_DESTROYED = "blocked_destroyed"
    BLOCKED_EXCESS = "blocked_excess"
    BURNING_SHIELD = "burning_shield"
    COERCION = "coercion"
    CONCEALED = "concealed"
    COVERED = "covered"
    CRYSTALS_RETURN = "crystals_return"
    CURE = "cure"
    DARK_GROUND = "dark_ground"
    DEADLY_AIM = "deadly_aim"
    DEFEATED = "defeated"
    DIPLOMACY = "diplomacy"
    DIPLOMACY_FIRE = "diplomacy_fire"
    DIPLOMACY_ICE = "diplomacy_ice"
    DISCOUNT = "discount"
    DISGUISED = "disguised"
    DRUIDIC_PATH = "druidic_path"
    DUEL_ATTACK = "duel_attack"
    DUELING = "dueling"
    FAME_AT_END = "fame_at_end"
    FAME_IN_PHASE = "fame_in_phase"
    FAME_PER_ENEMY = "fame_per_enemy"
    FAME_PER_SPELL = "fame_per_spell"
    FAR_EXPLORING = "far_exploring"
    FORKED = "forked"
    FURTHER_MOVES = "further_moves"
    GEM = "gem"
    GHOSTLY = "ghostly"
    GLORIED = "gloried"
    GLORY = "glory"
    GRAIL_DRAW = "grail_draw"
    GRAIL_FAME = "grail_fame"
    GUIDED_BLOCK = "guided_block"
    HARDENED = "hardened"
    HARVEST = "harvest"
    HARVEST_ALL = "harvest_all"
    HARVESTING = "harvesting"
    HARVESTING_ON = "harvesting_on"
    HAWK_EYES = "hawk_eyes"
    HILLS_DRAW = "hills_draw"
    HONOUR = "honour"
    INVOKED = "invoked"
    KEPT_OFF = "kept_off"
    KINGS_SHIELD = "kings_shield"
    KINGS_SHIELD_USED = "kings_shield_used"
    LAKES_SAFE = "lakes_safe"
    LEADER_STRUCK = "leader_struck"
    LEADERSHIP = "leadership"
    LEARNING = "learning"
    LEARNING_HAND = "learning_hand"
    MAGIC_TALENT = "magic_talent"
    MANA_OVERLOAD = "mana_overload"
    MOUNTAINS_DRAW = "mountains_draw"
    MOUNTAINS_SAFE = "mountains_safe"
    NEXT_MOVE = "next_move"
    NO_DICE = "no_dice"
    NO_HEIGHTS = "no_heights"
    NO_RECRUITING = "no_recruiting"
    OTHER_UNITS_ATTACK = "other_units_attack"
    PEACEFUL_HEAL = "peaceful_heal"
    PEACEFUL_READY = "peaceful_ready"
    PHYSICAL_DOUBLED = "physical_doubled"
    POSSESSED = "possessed"
    PUPPET_ATTACK = "puppet_attack"
    PURSUED = "pursued"
    RECLAIM = "reclaim"
    RECRUIT_FAME = "recruit_fame"
    RECRUIT_REPUTATION = "recruit_reputation"
    REPUTATION_AT_END = "reputation_at_end"
    RESISTING = "resisting"
    SCOUTED = "scouted"
    SLAIN = "slain"
    SOUL = "soul"
    SPACE_BENDING = "space_bending"
    STARSDAWN = "starsdawn"
    SUNLIGHT = "sunlight"
    TEMPO_BOTTOM = "tempo_bottom"
    TEMPO_TOP = "tempo_top"
    TIME_BENDING = "time_bending"
    TOXIN = "toxin"
    TURNED_BACK = "turned_back"
    UNHURT_ATTACK = "unhurt_attack"
    UNIT_RESISTS = "unit_resists"
    UNITS_ARMOR = "units_armor"
    UNITS_RESIST = "units_resist"
    UNITS_SPARED = "units_spared"
    UNITS_STRONGER = "units_stronger"
    VENGEANCE = "vengeance"
    WALLS_IGNORED = "walls_ignored"
    WINGS_OF_NIGHT = "wings_of_night"
    WOUND_IGNORED = "wound_ignored"
    WOUNDS_THROWN = "wounds_thrown"


class Moment(StrEnum):
    """What the rules announce, and what lasting changes and some rules wait for."""

    #: Move, Influence, Healing, an Attack or a Block is about to be gained.
    POINTS = "points"
    SPELL_CAST = "spell_cast"
    ENEMY_DEFEATED = "enemy_defeated"
    ATTACK_SUCCEEDS = "attack_succeeds"
    BLOCK_SUCCEEDS = "block_succeeds"
    #: An attack is being assembled: something must be settled before it goes on.
    ATTACK_GOES_ON = "attack_goes_on"
