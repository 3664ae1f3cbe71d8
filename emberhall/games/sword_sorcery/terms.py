"""The game's vocabulary: types and constants everything else uses."""

from enum import StrEnum
from typing import Literal

from emberhall import kernel

#: The name of a thing of a kind.
named = kernel.named

Nature = Literal["law", "neutral", "chaos"]
Style = Literal["strength", "dexterity", "magic", "faith"]
DamageType = Literal["slash", "pierce", "blunt", "fire", "frost", "storm", "holy", "dark", "arcane"]
Slot = Literal["primary", "secondary", "armor", "artifact"]
Rank = Literal["green", "blue", "red", "master"]
Time = Literal["day", "night"]
Until = Literal["evade", "turn", "round", "next_attack", "quest"]
ConditionId = Literal["knocked_down", "poison", "blind", "slow", "stun", "bleeding", "exhausted"]
Stat = Literal[
    "armor", "max_hp", "movement", "save", "hits", "hits_against", "range", "defence_red", "defence_blue",
    "attack_red", "attack_blue", "sight", "ignore_hindrance", "control_weight",
]  # fmt: skip
Use = Literal["combat", "action", "free", "attack", "attack_after", "defence", "reaction", "passive"]
Symbol = Literal[
    "closest", "farthest", "most_wounded", "fewest_hp", "most_hp", "lowest_armor", "highest_rank", "lowest_rank",
    "richest", "active_hero", "last_attacker",
]  # fmt: skip
Filter = Literal[
    "not_self", "not_target", "not_master", "master", "rank_green", "rank_blue", "rank_red", "undead", "beast", "orc",
    "goblinoid", "caster", "wounded", "half_hp", "hampered", "burning", "with_hero", "engaged", "not_engaged",
    "has_crowns", "ranged_attack", "melee_attack", "power_attack", "weapon_attack", "assigned", "commonest_kind",
    "not_activated",
]  # fmt: skip


class Moment(StrEnum):
    """What powers, items and enemies wait for."""

    ATTACK_DECLARED = "attack_declared"
    ATTACK_ROLLED = "attack_rolled"
    ATTACK_DAMAGE = "attack_damage"
    ATTACKED = "attacked"
    ALLY_ATTACKED = "ally_attacked"
    WOULD_DIE = "would_die"
    KILL = "kill"
    DIED = "died"
    TURN_START = "turn_start"
    TURN_END = "turn_end"
    ALLY_TURN_START = "ally_turn_start"
    TIME_PHASE = "time_phase"
    EVADE = "evade"
    TRAP_DRAWN = "trap_drawn"
    GAIN_CROWNS = "gain_crowns"
    DRAW_TREASURE = "draw_treasure"
    HP_HALF = "hp_half"
    QUEST_START = "quest_start"


SLOTS: tuple[Slot, ...] = ("primary", "secondary", "armor", "artifact")
#: How many areas sight reaches (SS-FULL-LOS-02).
SIGHT = 5
#: A price or a number for all there are.
ALL = 99
