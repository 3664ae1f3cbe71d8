"""The Block phase."""

import pytest

from emberhall.games.mage_knight.rules.block import block_needed, block_value
from emberhall.games.mage_knight.rules.foes import beat
from emberhall.games.mage_knight.state import BLOCKED, PREVENTED, THREATENS, Table
from emberhall.games.mage_knight.terms import BROWN_PILE, COLD_FIRE, FIRE, ICE, PHYSICAL, Change
from emberhall.rulebook import rule
from tests.mage_knight.positions import fight


@rule("MK-BLOCK-01", "MKW-COMBAT-11")
def test_undefeated_enemies_attack() -> None:
    play = fight("tovak", "prowlers wolf_riders", hand="swiftness", mana="white")
    play.do("target:0", "play:swiftness:strong", "strike", "end_phase")
    assert play.offers("block") == ["block:1:0"]


@rule("MK-BLOCK-02", "MK-BLOCK-08", "MK-BLOCK-17", "MKW-BLOCK-01", "MK-DAMAGE-01", "MKW-DMG-11", "MK-SUM-14")
def test_a_blocked_enemy_deals_no_damage() -> None:
    play = fight("tovak", "prowlers", phase="block", hand="determination", mana="blue")
    play.do("block:0:0")
    assert "parry" not in play.keys
    play.do("play:determination:strong", "parry")
    assert play.state.phase == "attack"
    assert play.hand() == []


@rule("MK-BLOCK-09", "MK-BLOCK-10")
def test_blocks_of_cards_skills_and_units_add_up() -> None:
    play = fight("tovak", "werewolf", phase="block", hand="rage", unit="foresters", skills="shield_mastery")
    play.do("block:0:0", "play:rage:basic", "activate:foresters:1", "use_skill:shield_mastery", "effect:0")
    assert block_value(play.combat, PHYSICAL) == 2 + 3 + 3


@rule("MK-BLOCK-11", "MKW-BLOCK-03")
def test_sideways_cards_block_one() -> None:
    play = fight("tovak", "prowlers", phase="block", hand="march fireball wound")
    play.do("block:0:0")
    assert play.offers("sideways") == ["sideways:march:block", "sideways:fireball:block"]
    play.do("sideways:march:block", "sideways:fireball:block")
    assert play.combat.block == [2, 0, 0, 0]


@rule(
    "MK-BLOCK-12", "MK-BLOCK-13", "MK-BLOCK-14", "MK-BLOCK-15", "MK-DATA-11", "MK-ABIL-04", "MK-ABIL-05", "MK-ABIL-06"
)
@rule("MKW-ABIL-12", "MKW-ABIL-13", "MKW-ABIL-15", "MKW-COMBAT-10")
@pytest.mark.parametrize(
    ("attack", "expected"),
    [
        (PHYSICAL, [7, 7, 7, 7]),
        (FIRE, [3, 3, 7, 7]),
        (ICE, [3, 7, 3, 7]),
        (COLD_FIRE, [3, 3, 3, 7]),
    ],
)
def test_efficiency_of_blocks(attack: int, expected: list[int]) -> None:
    play = fight("tovak", "prowlers", phase="block")
    found = []
    for element in range(4):
        play.combat.block = [7 if element == i else 0 for i in range(4)]
        found.append(block_value(play.combat, attack))
    assert found == expected


@rule("MK-BLOCK-16")
def test_inefficient_blocks_are_added_then_halved() -> None:
    play = fight("tovak", "fire_mages_enemy", phase="block", hand="determination rage cold_toughness", mana="blue")
    play.do("block:0:0", "play:determination:strong", "play:rage:basic", "play:cold_toughness:basic")
    assert play.combat.block == [7, 0, 3, 0]
    assert block_value(play.combat, FIRE) == 3 + 3  # 7 // 2 + 3
    play.do("parry")  # against 6
    assert play.foes[0].attacks[0].state == BLOCKED


@rule("MK-BLOCK-18", "MK-ABIL-08", "MKW-ABIL-03")
def test_a_swift_attack_needs_twice_the_block() -> None:
    play = fight("tovak", "wolf_riders", phase="block", hand="determination march", mana="blue")
    assert block_needed(play.foes[0], 0) == 6
    play.do("block:0:0", "play:determination:strong")
    assert "parry" not in play.keys
    play.do("sideways:march:block", "parry")
    assert play.foes[0].attacks[0].state == BLOCKED


@rule("MK-BLOCK-19", "MKW-ABIL-21")
def test_swift_does_not_double_the_damage() -> None:
    play = fight("tovak", "wolf_riders", phase="block", hand="march")
    play.do("end_phase")
    assert play.hand() == ["march", "wound", "wound"]  # 3 damage, Armor 2


@rule("MK-BLOCK-22", "MK-BLOCK-26", "MKW-BLOCK-02")
def test_too_weak_a_block_has_no_effect_and_is_lost() -> None:
    play = fight("tovak", "prowlers wolf_riders", phase="block", hand="rage march")
    play.do("block:0:0", "play:rage:basic")
    assert "parry" not in play.keys
    play.do("give_up")
    assert play.foes[0].attacks[0].state == THREATENS
    assert play.combat.block == [0, 0, 0, 0]
    play.do("block:1:0")
    assert play.combat.block == [0, 0, 0, 0]


@rule("MK-BLOCK-23")
def test_other_effects_of_a_card_happen_whether_or_not_the_block_succeeds() -> None:
    play = fight("tovak", "prowlers", phase="block", unit="utem_swordsmen", hand="march")
    play.do("block:0:0", "activate:utem_swordsmen:1", "give_up")
    assert play.hero.units[0].wounds == 1


@rule("MK-BLOCK-24", "MK-BLOCK-25", "MK-SUM-10", "MKW-MULTI-06")
def test_each_enemy_is_blocked_by_itself() -> None:
    play = fight("tovak", "prowlers prowlers", phase="block", hand="determination rage rage", mana="blue")
    play.combat.block = [0, 0, 0, 0]
    play.do("block:1:0", "play:determination:strong", "parry")
    assert [foe.attacks[0].state for foe in play.foes] == [THREATENS, BLOCKED]
    assert play.combat.block == [0, 0, 0, 0]  # the fifth point helps against nobody else
    play.do("block:0:0", "play:rage:basic", "play:rage:basic", "parry")
    assert [foe.attacks[0].state for foe in play.foes] == [BLOCKED, BLOCKED]


def test_an_attack_that_nothing_was_played_against_is_not_asked_for_again() -> None:
    play = fight("tovak", "prowlers orc_skirmishers", phase="block", hand="crystallize march", mana="red")
    play.do("block:1:1", "give_up")
    assert play.offers("block") == ["block:0:0", "block:1:0"]
    play.do("block:0:0", "give_up")
    assert play.offers("block") == ["block:1:0"]
    play.do("play:crystallize:basic")  # something is played
    assert play.offers("block") == ["block:0:0", "block:1:0", "block:1:1"]
    play.do("block:0:0", "sideways:march:block", "give_up")
    assert "block:0:0" in play.keys  # there was a Block, if too weak a one
    play = fight("tovak", "prowlers", phase="block", hand="march").do("block:0:0", "give_up", "end_phase")
    assert play.offers("target") == ["target:0"]  # another phase, another question


def test_an_attack_prevented_while_it_is_being_blocked_needs_no_block() -> None:
    play = fight("tovak", "prowlers prowlers", phase="block", hand="whirlwind march", mana="white")
    play.do("block:0:0", "sideways:march:block", "play:whirlwind:basic", "foe:1")
    assert play.combat.blocking == (0, 0)  # another enemy was stopped
    play = fight("tovak", "prowlers prowlers", phase="block", hand="whirlwind march", mana="white")
    play.do("block:0:0", "sideways:march:block", "play:whirlwind:basic", "foe:0")
    assert (play.combat.blocking, play.combat.block) == ((-1, -1), [0, 0, 0, 0])
    assert play.offers("block") == ["block:1:0"]


@rule("MK-ABIL-01")
def test_several_attacks_are_blocked_one_by_one() -> None:
    play = fight("tovak", "orc_skirmishers", phase="block", hand="march stamina")
    assert play.offers("block") == ["block:0:0", "block:0:1"]
    play.do("block:0:1", "sideways:march:block", "parry")
    assert [attack.state for attack in play.foes[0].attacks] == [THREATENS, BLOCKED]
    play.do("block:0:0", "sideways:stamina:block", "parry")
    assert [attack.state for attack in play.foes[0].attacks] == [BLOCKED, BLOCKED]


@rule("MK-ABIL-02")
def test_keeping_an_enemy_from_attacking_stops_all_its_attacks() -> None:
    play = fight("tovak", "orc_skirmishers", hand="whirlwind", mana="white")
    play.do("play:whirlwind:basic", "end_phase")
    assert play.state.phase == "attack"
    assert play.hand() == []


@rule("MK-ABIL-02")
def test_an_attack_that_was_blocked_stays_so_when_the_others_are_stopped() -> None:
    play = fight("tovak", "orc_skirmishers", phase="block", hand="march whirlwind", mana="white")
    play.do("block:0:0", "sideways:march:block", "parry", "play:whirlwind:basic")
    assert [attack.state for attack in play.foes[0].attacks] == [BLOCKED, PREVENTED]
    assert play.state.phase == "attack"


# summoners


@rule("MK-BLOCK-03", "MK-BLOCK-04", "MK-BLOCK-05", "MK-ABIL-07", "MKW-ABIL-09")
def test_a_summoned_monster_stands_in_for_its_summoner() -> None:
    play = fight("tovak", "orc_summoners", hand="whirlwind", mana="white")
    play.state.enemies[BROWN_PILE].cards.append("minotaur.1")  # type: ignore[arg-type]
    play.do("end_phase")
    assert [foe.token for foe in play.foes][1:] == ["minotaur.1"]
    assert play.offers("block") == ["block:1:0"]
    play.do("play:whirlwind:basic")  # the only enemy that can be chosen is the monster
    assert play.foes[1].attacks[0].state == 2


@rule("MK-BLOCK-06", "MK-BLOCK-21", "MK-DAMAGE-34", "MK-MELEE-10", "MKW-ABIL-11", "MKW-ABIL-23")
def test_the_monster_is_discarded_without_fame_and_the_summoner_is_back() -> None:
    play = fight("tovak", "orc_summoners", hand="rage march", mana="red")
    play.state.enemies[BROWN_PILE].cards.append("minotaur.1")  # type: ignore[arg-type]
    play.do("end_phase", "end_phase")
    assert play.hand().count("wound") == 5  # Brutal: 10 damage, Armor 2
    assert play.state.enemies_out[BROWN_PILE].cards == ["minotaur.1"]
    assert play.hero.fame == 0
    assert play.offers("target") == ["target:0"]


@rule("MK-BLOCK-21")
def test_a_summoned_monster_that_is_destroyed_gives_neither_fame_nor_reputation() -> None:
    play = fight("tovak", "orc_summoners", hand="march").do("end_phase")
    beat(Table(play.state, 1), play.hero, play.foes[1])
    assert (play.hero.fame, play.hero.reputation) == (0, 0)


@rule("MK-BLOCK-07", "MKW-ABIL-10")
def test_a_summoner_defeated_at_a_distance_summons_nothing() -> None:
    play = fight("tovak", "orc_summoners prowlers", hand="swift_bolt", mana="white")
    play.do("target:0", "play:swift_bolt:strong", "strike", "end_phase")
    assert len(play.foes) == 2
    assert play.hero.fame == 4


@rule("MK-BLOCK-07")
def test_a_summoner_kept_from_attacking_summons_nothing() -> None:
    play = fight("tovak", "orc_summoners", hand="whirlwind march", mana="white")
    play.do("play:whirlwind:basic", "end_phase")
    assert len(play.foes) == 1
    assert play.state.phase == "attack"


def test_each_attack_of_a_summoner_summons() -> None:
    play = fight("tovak", "dragon_summoner prowlers", hand="march").do("end_phase")
    assert [foe.summoner for foe in play.foes] == [-1, -1, 0, 0]
    assert play.offers("block") == ["block:1:0", "block:2:0", "block:3:0"]


def test_no_monster_comes_when_all_are_in_play() -> None:
    play = fight("tovak", "orc_summoners prowlers", hand="march")
    play.state.enemies[BROWN_PILE].cards = []
    play.do("end_phase")
    assert len(play.foes) == 2
    assert not play.foes[0].away
    assert play.offers("block") == ["block:1:0"]


# the effects of cards on the enemy being blocked


@pytest.mark.parametrize("end", ["parry", "give_up"])
def test_what_a_block_does_to_its_enemy_is_not_done_to_the_next(end: str) -> None:
    hand = "ice_shield determination rage rage"
    play = fight("tovak", "swordsmen prowlers", phase="block", hand=hand, mana="blue blue")
    play.do("block:0:0", "play:ice_shield:strong", "play:determination:strong", end)
    play.do("block:1:0", "play:rage:basic", "play:rage:basic", "parry")
    assert [foe.armor for foe in play.foes] == [2 if end == "parry" else 5, 3]


@rule("MK-COMBAT-28", "MKW-ABIL-20")
def test_what_acts_on_the_site_works_on_resistant_enemies_too() -> None:
    from emberhall.games.mage_knight.rules.fortifications import fortifications
    from emberhall.games.mage_knight.state import Modifier

    play = fight("tovak", "fire_mages_enemy", site="mage_tower")
    assert fortifications(play.state, play.foes[0]) == 1
    play.turn.mods.append(Modifier(Change.WALLS_IGNORED))
    assert fortifications(play.state, play.foes[0]) == 0
