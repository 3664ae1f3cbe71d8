"""The moments that rules announce and cards and items wait for, the ends of what lasts, and what limits its use."""

from enum import StrEnum


class Moment(StrEnum):
    """What the rules announce. Content that waits for something else cannot be played yet, and says so in its file."""

    #: It holds for as long as the card is active or the item is worn: rules ask for it where it matters.
    ALWAYS = "always"

    # active cards and bosses
    AFTER_YOUR_MOVE_ACTION = "after_your_move_action"
    AFTER_YOUR_BEAR_ATTACK = "after_your_bear_attack"
    ALLY_ATTACK_ON_DOOMED = "ally_attack_on_doomed"
    ALLY_TURN_START = "ally_turn_start"
    ALLY_WITHIN_2_SUFFERS_DAMAGE = "ally_within_2_suffers_damage"
    ANY_ALLY_SUFFERS_DAMAGE = "any_ally_suffers_damage"
    #: After items have been offered for the attack.
    ATTACK_IN_AN_ACTION_WITH_AN_ITEM = "attack_in_an_action_with_an_item"
    ATTACK_DAMAGES_YOU = "attack_damages_you"
    ATTACK_OF_ALLY_ADJACENT_TO_YOU = "attack_of_ally_adjacent_to_you"
    ATTACK_OF_ALLY_WITHIN_2 = "attack_of_ally_within_2"
    ATTACK_OF_ANY_ALLY = "attack_of_any_ally"
    ATTACK_TARGETS_YOU = "attack_targets_you"
    ATTACK_TARGETS_YOU_OR_ALLY_WITHIN_4 = "attack_targets_you_or_ally_within_4"
    ATTACK_TARGETS_YOU_OR_SUMMONED_ALLY = "attack_targets_you_or_summoned_ally"
    ATTACK_OF_YOU_OR_ALLY_ON_DOOMED = "attack_of_you_or_ally_on_doomed"
    BEFORE_ALLY_ATTACK_ACTION = "before_ally_attack_action"
    BEFORE_RANGED_ATTACK_OF_ANY_ALLY = "before_ranged_attack_of_any_ally"
    BEFORE_YOUR_ATTACK_ACTION = "before_your_attack_action"
    BEFORE_YOUR_BEAR_ACTS = "before_your_bear_acts"
    BEFORE_YOUR_HEAL_ACTION = "before_your_heal_action"
    BEFORE_YOUR_MELEE_ATTACK_ACTION = "before_your_melee_attack_action"
    BEFORE_YOUR_RANGED_ATTACK_ACTION = "before_your_ranged_attack_action"
    CURSE_MAKES_ENEMY_ATTACK_DEAL_NO_DAMAGE = "curse_makes_enemy_attack_deal_no_damage"
    DAMAGE_TO_YOU = "damage_to_you"
    DAMAGE_TO_YOU_OR_ADJACENT_ALLY = "damage_to_you_or_adjacent_ally"
    DOOMED_ENEMY_DIES = "doomed_enemy_dies"
    DOOMED_ENEMY_DIES_WITHIN_2_OF_ANOTHER_ENEMY = "doomed_enemy_dies_within_2_of_another_enemy"
    DOOMED_ENEMY_SUFFERS_DAMAGE = "doomed_enemy_suffers_damage"
    DOOMED_ENEMY_TURN_START = "doomed_enemy_turn_start"
    DURING_YOUR_TURN = "during_your_turn"
    DAMAGE_THAT_WOULD_BRING_YOU_BELOW_1_HP = "damage_that_would_bring_you_below_1_hp"
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
    YOU_SUFFER_DAMAGE = "you_suffer_damage"
    YOUR_ATTACK = "your_attack"
    YOUR_ATTACK_ACTION = "your_attack_action"
    YOUR_ATTACK_ON_DOOMED = "your_attack_on_doomed"
    YOUR_ATTACK_OR_MOVE_ABILITY = "your_attack_or_move_ability"
    YOUR_COMMAND_ATTACK = "your_command_attack"
    YOUR_HEAL_ACTION = "your_heal_action"
    YOUR_MELEE_ATTACK = "your_melee_attack"
    YOUR_MOVE = "your_move"
    YOUR_MOVE_ABILITY = "your_move_ability"
    YOUR_MOVE_ACTION_OR_THAT_OF_YOUR_SUMMON = "your_move_action_or_that_of_your_summon"
    YOUR_RANGED_ATTACK = "your_ranged_attack"
    YOUR_RANGED_ATTACK_ACTION = "your_ranged_attack_action"
    YOUR_RETALIATE = "your_retaliate"
    YOUR_SHORT_REST_AT_END_OF_THIS_ROUND = "your_short_rest_at_end_of_this_round"
    YOUR_TURN_END = "your_turn_end"
    YOUR_TURN_START = "your_turn_start"

    # items
    DURING_YOUR_ATTACK = "during_your_attack"
    DURING_YOUR_MELEE_ATTACK = "during_your_melee_attack"
    DURING_YOUR_MOVE = "during_your_move"
    DURING_YOUR_RANGED_ATTACK = "during_your_ranged_attack"
    DURING_YOUR_SINGLE_TARGET_MELEE_ATTACK_ACTION = "during_your_single_target_melee_attack_action"
    DURING_YOUR_SINGLE_TARGET_RANGED_ATTACK_ACTION = "during_your_single_target_ranged_attack_action"
    ROUND_START_AFTER_CARDS_REVEALED = "round_start_after_cards_revealed"
    AFTER_YOUR_COMMAND_ACTION = "after_your_command_action"
    AFTER_YOUR_SONG_ACTION = "after_your_song_action"
    DURING_ALLY_ATTACK = "during_ally_attack"
    DURING_YOUR_AUGMENT_ACTION = "during_your_augment_action"
    DURING_YOUR_HEAL_ACTION = "during_your_heal_action"
    DURING_YOUR_LOOT_1 = "during_your_loot_1"
    DURING_YOUR_SINGLE_TARGET_MELEE_ATTACK = "during_your_single_target_melee_attack"
    ALLY_USES_MEDICAL_PACK = "ally_uses_medical_pack"
    BEFORE_ENEMY_CONSUMES_ELEMENT = "before_enemy_consumes_element"
    DURING_YOUR_ACTION_CREATING_OBSTACLE = "during_your_action_creating_obstacle"
    ENEMY_FOCUS = "enemy_focus"
    YOU_GAIN_MUDDLE = "you_gain_muddle"
    YOUR_DOOM_ACTION = "your_doom_action"
    YOUR_SUMMON_IS_DAMAGED_BY_ATTACK = "your_summon_is_damaged_by_attack"
    YOU_KILL_ENEMY_ON_YOUR_TURN = "you_kill_enemy_on_your_turn"
    YOU_ARE_ATTACKED_BY_ADJACENT_NORMAL_ENEMY = "you_are_attacked_by_adjacent_normal_enemy"
    YOU_ARE_ATTACKED = "you_are_attacked"
    YOUR_TURN = "your_turn"
    BASIC_TOP_ACTION = "basic_top_action"
    BASIC_BOTTOM_ACTION = "basic_bottom_action"


#: What happens to an enemy that is doomed; and attacks on it.
OF_DOOMED = (
    Moment.DOOMED_ENEMY_DIES,
    Moment.DOOMED_ENEMY_DIES_WITHIN_2_OF_ANOTHER_ENEMY,
    Moment.DOOMED_ENEMY_SUFFERS_DAMAGE,
    Moment.DOOMED_ENEMY_TURN_START,
)
ON_DOOMED = (
    Moment.ALLY_ATTACK_ON_DOOMED,
    Moment.ATTACK_OF_YOU_OR_ALLY_ON_DOOMED,
    Moment.SUMMONED_ALLY_ATTACK_ON_DOOMED,
    Moment.YOUR_ATTACK_ON_DOOMED,
)

#: How long lasting effects may last, and how often something may be used: once in such a stretch.
ENDS = ("round", "turn")
LIMITS = ("action", "turn")
