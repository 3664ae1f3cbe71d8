"""The words everything else is written in."""

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
Moment = Literal[
    "attack_declared", "attack_rolled", "attack_damage", "damaged", "attacked", "ally_attacked", "would_die", "kill",
    "died", "turn_start", "turn_end", "ally_turn_start", "time_phase", "evade", "trap_drawn", "gain_crowns",
    "draw_treasure", "hp_half", "quest_start",
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

SLOTS: tuple[Slot, ...] = ("primary", "secondary", "armor", "artifact")
#: Sight reaches so many areas (SS-FULL-LOS-02).
SIGHT = 5
#: A price or a number for all there are.
ALL = 99
