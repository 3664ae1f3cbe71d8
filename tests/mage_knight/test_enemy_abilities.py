"""Abilities of enemies that change the fight."""

from copy import copy

import pytest

from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.rules.attacks import needed
from emberhall.games.mage_knight.rules.foes import immune, lower_attack, weaken
from emberhall.games.mage_knight.state import BLOCKED, HIT, PREVENTED, THREATENS, Table
from emberhall.games.mage_knight.terms import COLOURLESS, PHYSICAL
from emberhall.rulebook import rule
from tests.mage_knight.positions import again, fight
from tests.mage_knight.test_combat_attacks import pour
from tests.mage_knight.tezla import lair


@rule("MK-ABIL-13", "MK-ABIL-14")
def test_move_points_lower_the_attack_of_a_cumbersome_enemy() -> None:
    play = fight("tovak", "orc_stonethrowers", phase="block", hand="march stamina", mana="green")
    play.do("block:0:0")
    assert "spend_move" not in play.keys
    play.do("play:march:strong", "spend_move", "spend_move")
    assert play.foes[0].attacks[0].value == 5
    assert play.turn.move == 2
    play.do("play:stamina:basic", *["spend_move"] * 4)
    play.do("give_up", "end_phase")
    assert play.hand() == ["wound"]  # the last point was not blocked
    all_of_it = fight("tovak", "orc_stonethrowers", phase="block", hand="march stamina", mana="green blue")
    all_of_it.do("block:0:0", "play:march:strong", "play:stamina:strong", *["spend_move"] * 7)
    assert all_of_it.foes[0].attacks[0].state == BLOCKED
    assert all_of_it.state.phase == "attack"


@rule("MK-ABIL-15")
def test_the_reduction_lowers_the_damage_too() -> None:
    play = fight("tovak", "orc_stonethrowers", phase="block", hand="march", mana="green")
    play.do("block:0:0", "play:march:strong", *["spend_move"] * 4)
    play.do("give_up", "end_phase")
    assert play.hand() == ["wound", "wound"]  # 3 of 7 damage left, Armor 2


@rule("MK-ABIL-13", "MK-TURN-28", "MKW-CARD-05")
def test_move_cards_are_of_use_only_against_cumbersome_enemies() -> None:
    play = fight("tovak", "orc_stonethrowers", phase="block", hand="march")
    assert play.offers("play") == ["play:march:basic"]
    assert play.offers("sideways") == ["sideways:march:move"]
    play = fight("tovak", "prowlers", phase="block", hand="march")
    assert play.offers("play") == []


@rule("MK-ABIL-13")
def test_move_points_lower_no_other_attack() -> None:
    play = fight("tovak", "prowlers orc_stonethrowers", phase="block", hand="march")
    play.do("play:march:basic", "block:0:0")
    assert "spend_move" not in play.keys
    play.do("give_up", "block:1:0")
    assert "spend_move" in play.keys


@rule("MK-ABIL-19")
def test_an_elusive_enemy_has_its_lower_armor_only_when_all_its_attacks_were_blocked() -> None:
    play = fight("tovak", "shocktroops_enemy", hand="determination", mana="blue")
    play.do("target:0")
    assert needed(play.state, play.combat) == 6
    play.do("give_up", "end_phase", "block:0:0", "play:determination:strong", "parry", "target:0")
    assert needed(play.state, play.combat) == 3
    unblocked = fight("tovak", "shocktroops_enemy", phase="block", hand="march")
    unblocked.do("end_phase", "target:0")
    assert needed(unblocked.state, unblocked.combat) == 6
    prevented = fight("tovak", "shocktroops_enemy", hand="whirlwind", mana="white")
    prevented.do("play:whirlwind:basic", "end_phase", "target:0")
    assert needed(prevented.state, prevented.combat) == 6  # not attacking is not being blocked


@rule("MK-ABIL-03")
def test_an_enemy_with_several_attacks_is_blocked_when_all_of_them_are() -> None:
    play = fight("tovak", "shocktroops_enemy", phase="attack")
    first, second = copy(play.foes[0].attacks[0]), copy(play.foes[0].attacks[0])
    play.foes[0].attacks = [first, second]
    play.do("target:0")
    for first.state, second.state, armor in ((BLOCKED, HIT, 6), (HIT, BLOCKED, 6), (BLOCKED, BLOCKED, 3)):
        assert needed(play.state, play.combat) == armor


@rule("MK-ABIL-20")
def test_armor_changes_hold_for_both_values_of_an_elusive_enemy() -> None:
    play = fight("tovak", "orc_trackers", hand="tremor", mana="green")
    play.do("play:tremor:basic", "effect:0")
    assert (play.foes[0].armor, play.foes[0].lower) == (3, 1)  # 6/3 less 3, never below 1


@rule("MK-ABIL-22")
def test_arcane_immunity() -> None:
    play = fight("tovak", "sorcerers_enemy prowlers", hand="tremor whirlwind", mana="green white")
    play.do("play:tremor:basic", "effect:1")  # all enemies
    assert [foe.armor for foe in play.foes] == [6, 1]
    play.do("play:whirlwind:basic")  # the other enemy is the only one that can be chosen
    assert [foe.attacks[0].state for foe in play.foes] == [0, 2]
    attacked = fight("tovak", "sorcerers_enemy", phase="attack")
    pour(attacked, melee_fire=6).do("target:0", "strike")
    assert attacked.hero.fame == 5


@rule("MK-ABIL-23")
def test_effects_on_the_attack_itself_work_in_spite_of_arcane_immunity() -> None:
    play = fight("tovak", "grim_legionnaires", phase="block")
    foe = play.foes[0]
    assert not immune(foe, COLOURLESS, (fx.LowerAttack(3),))
    assert immune(foe, COLOURLESS)
    assert immune(foe, COLOURLESS, (fx.NoAttack(),))
    assert immune(foe, COLOURLESS, (fx.LowerAttack(3), fx.Armor(-1)))
    lower_attack(Table(play.state, 1), foe, 0, 3)
    assert foe.attacks[0].value == 8
    foe.attacks[0].state = PREVENTED
    lower_attack(Table(play.state, 1), foe, 0, 9)
    assert (foe.attacks[0].value, foe.attacks[0].state) == (0, PREVENTED)  # that was no block


@rule("MK-ABIL-14")
def test_an_effect_lowers_one_attack_that_threatens_after_the_other() -> None:
    play = fight("tovak", "orc_skirmishers", phase="block")
    t, foe = Table(play.state, 1), play.foes[0]
    for states in ([BLOCKED, THREATENS], [BLOCKED, BLOCKED], [BLOCKED, BLOCKED]):  # of 1 each
        weaken(t, play.hero, foe, (fx.LowerAttack(1),))
        assert [attack.state for attack in foe.attacks] == states


@rule("MK-ABIL-19")
def test_an_elusive_enemy_has_its_higher_armor_at_a_distance_whatever_became_of_its_attacks() -> None:
    play = fight("tovak", "shocktroops_enemy", hand="march")
    weaken(Table(play.state, 1), play.hero, play.foes[0], (fx.LowerAttack(5),))
    assert play.foes[0].attacks[0].state == BLOCKED
    play.do("target:0")
    assert needed(play.state, play.combat) == 6
    play.do("give_up", "end_phase", "target:0")
    assert needed(play.state, play.combat) == 3


@rule("MK-ABIL-24")
def test_the_first_enemy_attacked_is_defended() -> None:
    play = fight("tovak", "prowlers elven_protectors", phase="attack")
    play.do("target:0")
    assert needed(play.state, play.combat) == 3 + 2
    play.do("target:1")
    assert needed(play.state, play.combat) == 5 + 4  # each Defend protects once
    beaten = fight("tovak", "prowlers elven_protectors", phase="attack")
    pour(beaten, melee_ice=6).do("target:1", "strike", "target:0")  # itself defended: 4 + 2
    assert needed(beaten.state, beaten.combat) == 3
    two = fight("tovak", "elven_protectors corrupted_priests prowlers", phase="attack")
    two.do("target:2", "foe:0", "target:0")
    assert sorted(foe.defended for foe in two.foes) == [0, 1, 2]  # to different enemies
    hand, mana = "whirlwind", "white black"
    gone = fight("tovak", "prowlers elven_protectors", phase="attack", hand=hand, mana=mana, night=True)
    gone.do("play:whirlwind:strong", "foe:1", "target:0")
    assert needed(gone.state, gone.combat) == 3  # a destroyed enemy defends nobody
    one = fight("tovak", "elven_protectors corrupted_priests prowlers", phase="attack", hand="rage")
    one.do("target:2", "foe:0", "play:rage:basic", "other_targets", "target:2", "foe:0")
    assert [foe.defended for foe in one.foes] == [0, 0, 2]  # once, however often it is chosen


@rule("MKX-DEFEND-01", "MKX-DEFEND-07")
@pytest.mark.parametrize("other", [("give_up",), ("play:rage:basic", "other_targets")])
def test_an_enemy_aimed_at_and_not_attacked_is_not_the_first(other: tuple[str, ...]) -> None:
    """Prowlers are targeted and not attacked: Defend is still there for the Wolf Riders."""
    play = fight("tovak", "prowlers elven_protectors wolf_riders", phase="attack", hand="rage")
    play.do("target:0", *other, "target:2")
    assert [foe.defended for foe in play.foes] == [0, 0, 2]
    assert needed(play.state, play.combat) == 4 + 2
    pour(play, melee_physical=6)
    again(play).do("strike", "target:1")
    assert needed(play.state, play.combat) == 4  # the Defend was used


@rule("MKX-DEFEND-01", "MKX-LEADER-11")
def test_a_leader_attacked_in_the_ranged_phase_stays_defended() -> None:
    """Attacks only lower its Level: it is still there in the Attack phase, with the Armor from Defend."""
    play = lair("hidden_valley", 4, "elven_protectors", hand="rage").do("walk:A", "target:1")
    assert needed(play.state, play.combat) == 4 + 2
    pour(play, ranged_ice=6)
    play = again(play).do("strike", "end_phase", "end_phase")
    while play.state.phase == "damage":
        play.do(play.keys[0])
    play.do("target:1", "give_up", "target:0")
    assert [foe.defended for foe in play.foes] == [0, 2]


@rule("MKX-DEFEND-01", "MKX-DEFEND-02", "MKX-DEFEND-03", "MKX-DEFEND-04", "MKX-DEFEND-05", "MKX-DEFEND-06")
@rule("MKX-DEFEND-07")
def test_the_player_says_who_defends() -> None:
    """The example of the rulebook: two Crystal Sprites and Elven Protectors, beaten by a Ranged Attack of 8."""
    play = fight("tovak", "crystal_sprites crystal_sprites elven_protectors")
    play.do("target:2", "foe:0", "target:0", "foe:1")  # Defend 1 for each of them
    assert [foe.defended for foe in play.foes] == [1, 0, 1]
    assert needed(play.state, play.combat) == 8
    pour(play, ranged_physical=8)
    again(play).do("strike", "target:1")
    assert needed(play.state, play.combat) == 2  # the Protectors defend nobody any more
    hard = fight("tovak", "prowlers crystal_sprites elven_protectors").do("target:0")
    assert hard.keys == ["foe:1", "foe:2"]
    hard.do("foe:2")
    assert needed(hard.state, hard.combat) == 3 + 2


@rule("MK-ABIL-24", "MK-ABIL-19")
def test_an_elusive_enemy_is_defended_whichever_its_armor() -> None:
    play = fight("tovak", "shocktroops_enemy elven_protectors", phase="block", hand="determination", mana="blue")
    play.do("block:0:0", "play:determination:strong", "parry", "end_phase", "target:0")
    assert needed(play.state, play.combat) == 3 + 2
    play = fight("tovak", "shocktroops_enemy elven_protectors", phase="attack", hand="march").do("target:0")
    assert needed(play.state, play.combat) == 6 + 2


@rule("MK-ABIL-29")
def test_blocks_of_red_cards_count_against_fire_resistant_enemies() -> None:
    play = fight("arythea", "fire_mages_enemy", phase="block", hand="battle_versatility", mana="red")
    play.do("block:0:0", "play:battle_versatility:strong", "effect:1")
    assert play.combat.block[PHYSICAL] == 4
