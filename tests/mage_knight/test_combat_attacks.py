"""The Ranged and Siege phase and the Attack phase."""

import pytest

from emberhall.games.mage_knight.rules.attacks import attack_value, needed
from emberhall.games.mage_knight.terms import BLUE, ELEMENTS, GREEN_PILE, KINDS, PHYSICAL, RANGED, RED
from emberhall.rulebook import rule
from tests.mage_knight.positions import Position, fight


def worth(play: Position) -> int:
    """What the assembled attack is worth."""
    return attack_value(play.state, play.combat)


def labels(play: Position, language: str = "en") -> dict[str, str]:
    """The labels of the options."""
    texts = play.session.game.texts
    return {option.key(): texts.say(option.label(), language) for option in play.ask.options}


def pour(play: Position, **points: int) -> Position:
    """Put points into the attack: `ranged_fire=3`, `siege_ice=2`, `melee_physical=4`."""
    for name, n in points.items():
        kind, _, element = name.partition("_")
        play.combat.points[4 * KINDS.index(kind) + ELEMENTS.index(element)] += n
    return play


@rule("MK-RANGED-01", "MK-RANGED-02", "MK-RANGED-14", "MK-RANGED-16", "MKW-RANGED-03")
def test_an_attack_worth_the_armor_defeats_its_target() -> None:
    play = fight("tovak", "prowlers wolf_riders", hand="swiftness", mana="white")
    assert play.keys == ["target:0", "target:1", "end_phase"]
    play.do("target:0")
    assert "strike" not in play.keys
    play.do("play:swiftness:strong", "strike")
    assert [foe.beaten for foe in play.foes] == [True, False]
    assert play.hero.fame == 2


@rule("MK-RANGED-05", "MK-RANGED-06")
def test_what_cannot_be_attacked_from_afar_says_so() -> None:
    without = fight(
        "tovak", "golems", hand="rage mana_draw march", mana="red", keep=True
    )  # neither Rage nor mana shoots
    assert labels(without)["target:0"] == "Attack Golems (no ranged attack available)"
    assert labels(without, "ru")["target:0"] == "Атаковать: Големы (нет дальней атаки)"
    assert labels(without)["end_phase"] == "Continue to the Block phase"
    archer = fight("tovak", "golems", hand="swiftness", mana="white", keep=True)
    assert labels(archer)["target:0"] == "Attack Golems"
    assert labels(archer)["end_phase"] == "Continue to the Block phase without attacking"
    walls = fight(
        "tovak", "golems diggers", hand="swiftness", mana="white", keep=True
    )  # Diggers are fortified: Siege Attacks only
    assert labels(walls)["target:0"] == "Attack Golems"
    assert labels(walls)["target:1"] == "Attack Diggers (no ranged attack available)"
    poor = fight("tovak", "golems", hand="swiftness", keep=True)  # no mana for the strong effect
    assert labels(poor)["target:0"] == "Attack Golems (no ranged attack available)"


def test_ending_a_phase_says_what_is_given_up() -> None:
    play = fight("tovak", "golems diggers", hand="rage", phase="block")
    assert labels(play)["end_phase"] == "Stop blocking and take the hits: Golems and Diggers"
    play = fight("tovak", "golems", hand="rage", phase="attack")
    assert labels(play)["end_phase"] == "End the combat with enemies left: Golems"


@rule("MK-RANGED-03", "MK-RANGED-04", "MK-RANGED-10", "MK-DEED-15", "MKW-RANGED-02", "MKW-CARD-08")
def test_attacks_of_cards_skills_and_units_add_up() -> None:
    play = fight(
        "tovak",
        "werewolf",
        hand="swiftness crushing_bolt",
        mana="white green",
        unit="utem_crossbowmen",
        skills="night_sharpshooting",
    )
    play.do("target:0", "play:swiftness:strong")
    assert worth(play) == 3
    play.do("activate:utem_crossbowmen:1")
    assert worth(play) == 5
    play.do("use_skill:night_sharpshooting")  # 1 by Day
    assert worth(play) == 6
    play.do("play:crushing_bolt:strong")
    assert worth(play) == 9
    assert needed(play.state, play.combat) == 5


@rule("MK-RANGED-05", "MK-RANGED-09", "MKW-RANGED-01", "MK-DEED-13")
def test_neither_melee_attacks_nor_sideways_cards_at_a_distance() -> None:
    play = fight("arythea", "prowlers", hand="rage battle_versatility march")
    play.do("target:0")
    assert play.offers("sideways") == []
    assert play.offers("play") == ["play:battle_versatility:basic"]
    play.do("play:battle_versatility:basic")  # of its choices only Ranged Attack 1 is left
    assert play.combat.points[4 * RANGED] == 1


@rule("MK-RANGED-06", "MK-RANGED-07", "MK-ABIL-17", "MKW-ABIL-01", "MKW-MULTI-03")
def test_only_siege_attacks_against_a_group_with_a_fortified_enemy() -> None:
    play = fight("tovak", "prowlers diggers", hand="swiftness crushing_bolt", mana="white green")
    play.do("target:0")
    assert play.offers("play:swiftness") == ["play:swiftness:strong"]
    play.do("target:1")
    assert play.offers("play:swiftness") == []
    play.do("play:crushing_bolt:strong")
    assert worth(play) == 3
    pour(play, ranged_physical=9)
    assert worth(play) == 3


@rule("MK-RANGED-06")
def test_ranged_attacks_stay_so_whatever_else_lasts() -> None:
    play = fight("tovak", "prowlers diggers", hand="agility swiftness", mana="white")
    play.do("play:agility:basic", "target:0", "play:swiftness:strong")
    assert worth(play) == 3
    assert worth(play.do("target:1")) == 0


@rule("MK-RANGED-08", "MK-ABIL-18", "MKW-ASSAULT-07")
def test_fortified_twice_cannot_be_attacked_at_a_distance() -> None:
    play = fight("tovak", "guardsmen", site="keep", hand="crushing_bolt", mana="green")
    assert play.offers("target") == []
    play.do("end_phase", "end_phase", "suffer:0:0")
    assert play.state.phase == "attack"
    assert play.offers("target") == ["target:0"]


@rule("MK-ABIL-21")
def test_an_unfortified_enemy_has_no_benefit_from_walls() -> None:
    play = fight("tovak", "magic_familiars_enemy", site="mage_tower", hand="swiftness", mana="white")
    play.do("target:0")
    assert play.offers("play") == ["play:swiftness:strong"]


@rule("MK-RANGED-11", "MK-RANGED-12", "MK-ABIL-25", "MKW-ABIL-02", "MKW-ABIL-16", "MKW-MULTI-02")
def test_resisted_attacks_of_a_group_are_added_and_halved() -> None:
    play = fight("tovak", "prowlers ironclads", phase="attack")
    play.do("target:0")
    pour(play, melee_physical=5, melee_fire=2)
    assert worth(play) == 7
    play.do("target:1")  # resists physical attacks: 5 // 2 + 2
    assert worth(play) == 4
    pour(play, ranged_physical=2)  # (5 + 2) // 2 + 2
    assert worth(play) == 5


@rule("MK-ABIL-26", "MK-ABIL-27", "MK-DATA-10", "MKW-COMBAT-09")
@pytest.mark.parametrize(
    ("enemy", "expected"),
    [
        ("prowlers", [8, 8, 8, 8]),
        ("ironclads", [4, 8, 8, 8]),
        ("fire_mages_enemy", [8, 4, 8, 8]),
        ("ice_mages_enemy", [8, 8, 4, 8]),
        ("high_dragon", [8, 4, 4, 4]),
    ],
)
def test_which_elements_are_halved(enemy: str, expected: list[int]) -> None:
    found = []
    for element in ELEMENTS:
        play = fight("tovak", enemy, phase="attack")
        play.do("target:0")
        pour(play, **{f"melee_{element}": 8})
        found.append(worth(play))
    assert found == expected


@rule("MK-RANGED-13", "MK-ABIL-28")
def test_cold_fire_is_halved_only_by_one_target_with_both_resistances() -> None:
    play = fight("tovak", "fire_mages_enemy ice_mages_enemy", phase="attack")
    play.do("target:0", "target:1")
    pour(play, melee_cold_fire=11)
    assert worth(play) == 11
    play = fight("tovak", "fire_mages_enemy high_dragon", phase="attack")
    play.do("target:0", "target:1")
    pour(play, melee_cold_fire=11)
    assert worth(play) == 5


@rule("MK-RANGED-15", "MK-SUM-13")
def test_a_defeated_enemy_is_discarded_at_once() -> None:
    play = fight("tovak", "prowlers wolf_riders", hand="swiftness", mana="white")
    token = play.foes[0].token
    play.do("target:0", "play:swiftness:strong", "strike")
    assert play.state.enemies_out[GREEN_PILE].cards == [token]
    play.do("end_phase")
    assert play.offers("block") == ["block:1:0"]


@rule("MK-RANGED-17", "MK-MELEE-09")
def test_the_level_rises_at_the_end_of_the_turn() -> None:
    play = fight("tovak", "wolf_riders", phase="attack", hand="rage stamina", mana="red")
    play.do("target:0", "play:rage:strong", "strike")
    assert (play.hero.fame, play.hero.level) == (3, 1)
    play.do("end_turn")
    assert play.hero.level == 2


@rule("MK-RANGED-18", "MK-RANGED-23", "MKW-RANGED-04", "MK-SUM-09")
def test_points_that_do_not_suffice_are_lost() -> None:
    play = fight("tovak", "werewolf", hand="swiftness", mana="white")
    play.do("target:0", "play:swiftness:strong")
    assert "strike" not in play.keys
    play.do("give_up")
    assert sum(play.combat.points) == 0
    assert not play.foes[0].beaten
    assert play.hand() == []
    play = fight("tovak", "werewolf", hand="swiftness", mana="white")
    play.do("target:0", "play:swiftness:strong", "other_targets", "end_phase")
    assert sum(play.combat.points) == 0  # not kept for the Attack phase


@rule("MK-RANGED-19")
def test_other_targets_may_be_chosen_for_an_attack_that_is_too_weak() -> None:
    play = fight("tovak", "werewolf prowlers", hand="swiftness", mana="white")
    assert play.prompt == "ask-ranged"
    play.do("target:0", "play:swiftness:strong", "other_targets", "target:1")
    assert "other_targets" not in play.keys  # once for each attack added
    play.do("strike")
    assert [foe.beaten for foe in play.foes] == [False, True]
    assert fight("tovak", "prowlers", phase="attack", hand="march").prompt == "ask-melee"


def test_targets_given_up_are_not_asked_for_again_before_something_is_played() -> None:
    play = fight("tovak", "prowlers diggers", hand="crystallize swiftness", mana="red white")
    play.do("target:0", "give_up")
    assert play.offers("target") == ["target:1"]
    play.do("target:1")
    assert play.offers("target") == ["target:0"]  # beside another one it may be attacked
    play.do("give_up")
    assert play.offers("target") == []
    play.do("play:crystallize:basic", "pay:token:red")
    assert play.offers("target") == ["target:0", "target:1"]
    play.do("target:0", "play:swiftness:strong", "other_targets", "target:1", "give_up")
    assert play.offers("target") == ["target:0", "target:1"]  # there was an attack, if too weak a one
    play.do("target:0", "give_up", "end_phase", "end_phase", "suffer:0:0")
    assert play.state.phase == "attack"
    assert play.offers("target") == ["target:0", "target:1"]
    play = fight("tovak", "werewolf", phase="attack", hand="march", unit="peasants")
    assert play.do("target:0", "activate:peasants:0", "give_up").offers("target") == ["target:0"]


@rule("MK-RANGED-20", "MK-MELEE-06", "MKW-MULTI-01", "MKW-MULTI-04")
def test_several_attacks_or_one_on_several_enemies() -> None:
    play = fight("tovak", "prowlers wolf_riders", phase="attack")
    pour(play, melee_physical=7).do("target:0", "target:1")
    assert needed(play.state, play.combat) == 7
    play.do("strike")
    assert play.hero.fame == 5
    play = fight("tovak", "prowlers wolf_riders", phase="attack")
    pour(play, melee_physical=3).do("target:0", "strike")
    pour(play, melee_physical=4).do("target:1", "strike")
    assert play.hero.fame == 5


@rule("MK-RANGED-23")
def test_points_beyond_the_armor_are_lost() -> None:
    play = fight("tovak", "prowlers prowlers", phase="attack", hand="rage rage", mana="red", unit="peasants")
    play.do("target:0", "play:rage:strong", "activate:peasants:0")
    assert "other_targets" in play.keys
    play.do("strike", "target:1")
    assert worth(play) == 0
    assert "other_targets" not in play.keys  # nothing was played yet


@rule("MK-RANGED-21", "MKW-MULTI-05")
def test_unfortified_enemies_may_be_attacked_apart_from_fortified_ones() -> None:
    play = fight("tovak", "prowlers diggers", hand="swiftness", mana="white")
    play.do("target:0", "play:swiftness:strong", "strike")
    assert [foe.beaten for foe in play.foes] == [True, False]


@rule("MK-RANGED-22", "MKW-MULTI-11")
def test_enemies_apart_are_not_resistant_for_each_other() -> None:
    play = fight("tovak", "prowlers ironclads", phase="attack")
    pour(play, melee_physical=3).do("target:0", "strike")
    pour(play, melee_ice=3).do("target:1", "strike")
    assert play.hero.fame == 2 + 4


@rule("MK-MELEE-01", "MK-MELEE-02", "MK-MELEE-03", "MKW-ATTACK-01", "MKW-RANGED-05")
def test_in_the_attack_phase_all_attacks_count_and_walls_do_not() -> None:
    play = fight(
        "tovak", "guardsmen", site="keep", phase="attack", hand="rage swiftness crushing_bolt", mana="white green"
    )
    play.do("target:0", "play:rage:basic", "play:swiftness:strong", "play:crushing_bolt:strong")
    assert worth(play) == 2 + 3 + 3
    play.do("strike")
    assert play.state.phase == "after"


@rule("MK-MELEE-04", "MK-DEED-12", "MK-DEED-14", "MKW-CARD-09", "MKW-COMBAT-05")
def test_sideways_cards_are_physical_attacks_of_one() -> None:
    play = fight("tovak", "golems", phase="attack", hand="march stamina fireball ruby_ring wound")
    play.do("target:0")
    assert play.offers("sideways") == [
        "sideways:march:attack",
        "sideways:stamina:attack",
        "sideways:fireball:attack",
        "sideways:ruby_ring:attack",
    ]
    play.do("sideways:march:attack", "sideways:fireball:attack", "sideways:ruby_ring:attack")
    assert play.combat.points[PHYSICAL] == 3
    assert worth(play) == 1  # halved by Physical resistance


@rule("MK-MELEE-05")
def test_effects_of_the_attack_phase_only() -> None:
    play = fight("tovak", "prowlers", hand="whirlwind", mana="white black", night=True)
    assert play.offers("play") == ["play:whirlwind:basic"]
    play.do("end_phase", "end_phase")
    assert play.state.phase == "attack"
    assert play.offers("play") == ["play:whirlwind:strong"]


@rule("MK-MELEE-07")
def test_resistances_count_in_the_attack_phase() -> None:
    play = fight("tovak", "golems", phase="attack", hand="rage rage instinct", mana="red")
    play.do("target:0", "play:rage:strong")
    assert worth(play) == 2


@rule("MK-MELEE-08", "MK-BLOCK-20")
def test_blocked_and_unblocked_enemies_may_be_attacked() -> None:
    play = fight("tovak", "prowlers diggers", phase="block", hand="determination", mana="blue")
    play.do("block:0:0", "play:determination:strong", "parry", "end_phase")
    assert play.state.phase == "attack"
    assert play.offers("target") == ["target:0", "target:1"]


@rule("MK-COMBAT-24")
def test_effects_on_enemies_last_until_the_end_of_the_combat() -> None:
    play = fight("tovak", "minotaur", hand="tremor", mana="green")
    play.do("play:tremor:basic", "effect:0")
    assert play.foes[0].armor == 2
    play.do("end_phase", "end_phase", "target:0")
    assert needed(play.state, play.combat) == 2


@rule("MK-COMBAT-26", "MKW-ABIL-17", "MKW-ABIL-19")
def test_fire_resistant_enemies_ignore_red_effects_but_not_attacks() -> None:
    from emberhall.games.mage_knight.rules.foes import immune

    play = fight("tovak", "fire_mages_enemy prowlers", phase="attack", hand="rage", mana="red")
    assert [immune(foe, RED) for foe in play.foes] == [True, False]
    assert [immune(foe, BLUE) for foe in play.foes] == [False, False]
    play.do("target:0", "play:rage:strong")
    assert worth(play) == 4


@rule("MK-COMBAT-27", "MKW-ABIL-18")
def test_ice_resistant_enemies_ignore_blue_effects() -> None:
    play = fight("tovak", "ice_mages_enemy prowlers", hand="chill", mana="blue")
    play.do("play:chill:basic")  # only the other enemy can be chosen
    assert [foe.attacks[0].state for foe in play.foes] == [0, 2]
    alone = fight("tovak", "ice_mages_enemy", hand="chill", mana="blue")
    assert alone.offers("play") == []
    freezers = fight("tovak", "ice_mages_enemy prowlers", unit="amotep_freezers", mana="blue")
    freezers.do("activate:amotep_freezers:1")
    assert [foe.armor for foe in freezers.foes] == [6, 1]
