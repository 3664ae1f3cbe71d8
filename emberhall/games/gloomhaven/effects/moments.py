"""The moments that rules announce and cards wait for, the ends of what lasts, and what limits its use."""

#: What cards wait for.
MOMENTS = (
    "after_your_bear_attack", "after_your_move_action", "ally_attack_on_doomed", "ally_turn_start",
    "ally_within_2_suffers_damage", "always", "any_ally_suffers_damage", "attack_damages_you",
    "attack_of_ally_adjacent_to_you", "attack_of_ally_within_2", "attack_of_any_ally",
    "attack_of_you_or_ally_on_doomed", "attack_targets_you", "attack_targets_you_or_ally_within_4",
    "attack_targets_you_or_summoned_ally", "before_ally_attack_action", "before_your_attack_action",
    "before_your_bear_acts", "before_your_heal_action", "before_your_ranged_attack_action",
    "curse_makes_enemy_attack_deal_no_damage", "damage_to_you", "damage_to_you_or_adjacent_ally",
    "damage_that_would_bring_you_below_1_hp", "doomed_enemy_dies",
    "doomed_enemy_dies_within_2_of_another_enemy", "doomed_enemy_suffers_damage", "doomed_enemy_turn_start",
    "during_your_turn", "enemy_attack", "enemy_attack_targets_ally_adjacent_to_you", "melee_attack_targets_you",
    "move_of_any_ally", "ranged_attack_of_ally_adjacent_to_you", "round_end", "summoned_ally_attack_on_doomed",
    "summoned_ally_suffers_damage", "you_are_healed", "you_consume_an_element_during_an_action",
    "you_curse_an_enemy", "you_long_rest", "you_retaliate", "your_attack", "your_attack_action",
    "your_attack_on_doomed", "your_attack_or_move_ability", "your_command_attack", "your_heal_action",
    "your_melee_attack", "your_move", "your_move_ability", "your_move_action",
    "your_move_action_or_that_of_your_summon", "your_ranged_attack", "your_ranged_attack_action", "your_retaliate",
    "your_short_rest_at_end_of_this_round", "your_turn_end", "your_turn_start",
)  # fmt: skip

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
