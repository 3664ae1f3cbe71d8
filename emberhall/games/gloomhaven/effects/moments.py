"""The moments that rules announce and cards wait for, the ends of what lasts, and what limits its use."""

from enum import StrEnum


class Moment(StrEnum):
    """What cards wait for."""

    AFTER_YOUR_BEAR_ATTACK = "after_your_bear_attack"
    AFTER_YOUR_MOVE_ACTION = "after_your_move_action"
    ALLY_ATTACK_ON_DOOMED = "ally_attack_on_doomed"
    ALLY_TURN_START = "ally_turn_start"
    ALLY_WITHIN_2_SUFFERS_DAMAGE = "ally_within_2_suffers_damage"
    ALWAYS = "always"
    ANY_ALLY_SUFFERS_DAMAGE = "any_ally_suffers_damage"
    ATTACK_DAMAGES_YOU = "attack_damages_you"
    ATTACK_OF_ALLY_ADJACENT_TO_YOU = "attack_of_ally_adjacent_to_you"
    ATTACK_OF_ALLY_WITHIN_2 = "attack_of_ally_within_2"
    ATTACK_OF_ANY_ALLY = "attack_of_any_ally"
    ATTACK_OF_YOU_OR_ALLY_ON_DOOMED = "attack_of_you_or_ally_on_doomed"
    ATTACK_TARGETS_YOU = "attack_targets_you"
    ATTACK_TARGETS_YOU_OR_ALLY_WITHIN_4 = "attack_targets_you_or_ally_within_4"
    ATTACK_TARGETS_YOU_OR_SUMMONED_ALLY = "attack_targets_you_or_summoned_ally"
    BEFORE_ALLY_ATTACK_ACTION = "before_ally_attack_action"
    BEFORE_YOUR_ATTACK_ACTION = "before_your_attack_action"
    BEFORE_YOUR_BEAR_ACTS = "before_your_bear_acts"
    BEFORE_YOUR_HEAL_ACTION = "before_your_heal_action"
    BEFORE_YOUR_RANGED_ATTACK_ACTION = "before_your_ranged_attack_action"
    CURSE_MAKES_ENEMY_ATTACK_DEAL_NO_DAMAGE = "curse_makes_enemy_attack_deal_no_damage"
    DAMAGE_TO_YOU = "damage_to_you"
    DAMAGE_TO_YOU_OR_ADJACENT_ALLY = "damage_to_you_or_adjacent_ally"
    DAMAGE_THAT_WOULD_BRING_YOU_BELOW_1_HP = "damage_that_would_bring_you_below_1_hp"
    DOOMED_ENEMY_DIES = "doomed_enemy_dies"
    DOOMED_ENEMY_DIES_WITHIN_2_OF_ANOTHER_ENEMY = "doomed_enemy_dies_within_2_of_another_enemy"
    DOOMED_ENEMY_SUFFERS_DAMAGE = "doomed_enemy_suffers_damage"
    DOOMED_ENEMY_TURN_START = "doomed_enemy_turn_start"
    DURING_YOUR_TURN = "during_your_turn"
    ENEMY_ATTACK = "enemy_attack"
    ENEMY_ATTACK_TARGETS_ALLY_ADJACENT_TO_YOU = "enemy_attack_targets_ally_adjacent_to_you"
    MELEE_ATTACK_TARGETS_YOU = "melee_attack_targets_you"
    MOVE_OF_ANY_ALLY = "move_of_any_ally"
    RANGED_ATTACK_OF_ALLY_ADJACENT_TO_YOU = "ranged_attack_of_ally_adjacent_to_you"
    ROUND_END = "round_end"
    SUMMONED_ALLY_ATTACK_ON_DOOMED = "summoned_ally_attack_on_doomed"
    SUMMONED_ALLY_SUFFERS_DAMAGE = "summoned_ally_suffers_damage"
    YOU_ARE_HEALED = "you_are_healed"
    YOU_CONSUME_AN_ELEMENT_DURING_AN_ACTION = "you_consume_an_element_during_an_action"
    YOU_CURSE_AN_ENEMY = "you_curse_an_enemy"
    YOU_LONG_REST = "you_long_rest"
    YOU_RETALIATE = "you_retaliate"
    YOUR_ATTACK = "your_attack"
    YOUR_ATTACK_ACTION = "your_attack_action"
    YOUR_ATTACK_ON_DOOMED = "your_attack_on_doomed"
    YOUR_ATTACK_OR_MOVE_ABILITY = "your_attack_or_move_ability"
    YOUR_COMMAND_ATTACK = "your_command_attack"
    YOUR_HEAL_ACTION = "your_heal_action"
    YOUR_MELEE_ATTACK = "your_melee_attack"
    YOUR_MOVE = "your_move"
    YOUR_MOVE_ABILITY = "your_move_ability"
    YOUR_MOVE_ACTION = "your_move_action"
    YOUR_MOVE_ACTION_OR_THAT_OF_YOUR_SUMMON = "your_move_action_or_that_of_your_summon"
    YOUR_RANGED_ATTACK = "your_ranged_attack"
    YOUR_RANGED_ATTACK_ACTION = "your_ranged_attack_action"
    YOUR_RETALIATE = "your_retaliate"
    YOUR_SHORT_REST_AT_END_OF_THIS_ROUND = "your_short_rest_at_end_of_this_round"
    YOUR_TURN_END = "your_turn_end"
    YOUR_TURN_START = "your_turn_start"


#: When items can be used, beside those.
ITEM_MOMENTS = (
    "after_your_command_action", "after_your_song_action", "ally_uses_medical_pack", "always", "attack_damages_you",
    "basic_bottom_action", "basic_top_action", "before_enemy_consumes_element", "during_ally_attack",
    "during_your_action_creating_obstacle", "during_your_attack", "during_your_augment_action",
    "during_your_heal_action", "during_your_loot_1", "during_your_melee_attack", "during_your_move",
    "during_your_ranged_attack", "during_your_single_target_melee_attack",
    "during_your_single_target_melee_attack_action", "during_your_single_target_ranged_attack_action", "enemy_focus",
    "round_start_after_cards_revealed", "you_are_attacked", "you_are_attacked_by_adjacent_normal_enemy",
    "you_gain_muddle", "you_kill_enemy_on_your_turn", "your_doom_action", "your_summon_is_damaged_by_attack",
    "your_turn", "your_turn_end",
)  # fmt: skip

ENDS = ("round", "turn")
LIMITS = ("action", "turn")
