"""Every Unit of the base game: its figures, each ability, and what the abilities need."""

from typing import Any

import pytest

from emberhall.games.mage_knight.content import UNIT
from emberhall.games.mage_knight.rules.attacks import attack_value
from emberhall.games.mage_knight.rules.damage import resistances
from emberhall.games.mage_knight.state import PREVENTED, THREATENS
from emberhall.games.mage_knight.terms import (
    ALL_RESISTANCES,
    BLUE,
    COLD_FIRE,
    COLOURS,
    FIRE,
    FOREST,
    GREEN,
    HILLS,
    ICE,
    MELEE,
    PHYSICAL,
    PLAINS,
    RANGED,
    RED,
    RESISTANCES,
    SEA,
    SIEGE,
    SWAMP,
    bits,
)
from emberhall.rulebook import rule
from tests.mage_knight.positions import again, fight, land, units, visit

FIGURES = {
    # copies, Level, cost, Armor, resistances, where
    "peasants": (3, 1, 4, 3, "", "village"),
    "foresters": (2, 1, 5, 4, "", "village"),
    "herbalists": (2, 1, 3, 2, "", "village monastery"),
    "utem_crossbowmen": (2, 2, 6, 4, "", "village keep"),
    "utem_guardsmen": (2, 2, 5, 5, "", "village keep"),
    "utem_swordsmen": (2, 2, 6, 4, "", "keep"),
    "guardian_golems": (2, 2, 7, 3, "physical", "keep mage_tower"),
    "illusionists": (2, 2, 7, 2, "physical", "mage_tower monastery"),
    "northern_monks": (1, 2, 7, 4, "", "monastery"),
    "red_cape_monks": (1, 2, 7, 4, "", "monastery"),
    "savage_monks": (1, 2, 7, 4, "", "monastery"),
    "fire_golems": (2, 3, 8, 4, "physical fire", "keep mage_tower"),
    "ice_golems": (2, 3, 8, 4, "physical ice", "keep mage_tower"),
    "fire_mages": (2, 3, 9, 4, "fire", "mage_tower monastery"),
    "ice_mages": (2, 3, 9, 4, "ice", "mage_tower monastery"),
    "amotep_gunners": (2, 3, 8, 6, "", "keep city"),
    "amotep_freezers": (2, 3, 8, 6, "", "keep city"),
    "catapults": (3, 3, 9, 4, "", "keep city"),
    "altem_mages": (2, 4, 12, 5, "fire ice", "city"),
    "altem_guardians": (3, 4, 11, 7, "", "city"),
}


@rule("MK-UNIT-01")
def test_every_unit_has_its_figures() -> None:
    assert [unit.id for unit in UNIT.values() if unit.set == "base"] == list(FIGURES)
    for unit in (UNIT[id] for id in FIGURES):
        copies, level, cost, armor, resists, where = FIGURES[unit.id]
        assert (unit.copies, unit.level, unit.cost, unit.armor) == (copies, level, cost, armor), unit.id
        assert unit.resistances == bits(RESISTANCES, tuple(resists.split())), unit.id
        assert unit.where == tuple(where.split()), unit.id
        assert unit.elite == (unit.level > 2), unit.id


# Attacks and Blocks

MELEE_ATTACKS = [
    # Unit, ability, mana to be paid, value, element of the Attack
    ("peasants", 0, "", 2, PHYSICAL),
    ("utem_crossbowmen", 0, "", 3, PHYSICAL),
    ("utem_guardsmen", 0, "", 2, PHYSICAL),
    ("utem_swordsmen", 0, "", 3, PHYSICAL),
    ("utem_swordsmen", 1, "", 6, PHYSICAL),
    ("guardian_golems", 0, "", 2, PHYSICAL),
    ("northern_monks", 0, "", 3, PHYSICAL),
    ("northern_monks", 1, "blue", 4, ICE),
    ("red_cape_monks", 0, "", 3, PHYSICAL),
    ("red_cape_monks", 1, "red", 4, FIRE),
    ("savage_monks", 0, "", 3, PHYSICAL),
    ("fire_golems", 0, "", 3, PHYSICAL),
    ("ice_golems", 0, "", 3, PHYSICAL),
    ("ice_golems", 1, "blue", 6, ICE),
    ("fire_mages", 1, "red", 6, FIRE),
    ("ice_mages", 0, "", 4, ICE),
    ("amotep_gunners", 0, "", 5, PHYSICAL),
    ("amotep_freezers", 0, "", 5, PHYSICAL),
    ("altem_mages", 1, "", 5, COLD_FIRE),
    ("altem_guardians", 0, "", 5, PHYSICAL),
]


@rule("MK-UNIT-14")
@pytest.mark.parametrize(("unit", "ability", "mana", "value", "element"), MELEE_ATTACKS)
def test_attacks(unit: str, ability: int, mana: str, value: int, element: int) -> None:
    key = f"activate:{unit}:{ability}"
    play = fight(phase="attack", unit=unit, mana=mana).do("target:0", key)
    assert play.combat.unit_points[4 * MELEE + element] == value == sum(play.combat.unit_points)
    assert not play.hero.units[0].ready
    assert sum(play.hero.mana) == 0
    assert key not in fight(unit=unit, mana=mana).do("target:0").keys  # not in the Ranged and Siege phase
    if mana:
        assert key not in fight(phase="attack", unit=unit).do("target:0").keys


FAR = [
    # Unit, ability, mana to be paid, value, kind and element
    ("utem_crossbowmen", 1, "", 2, 4 * RANGED + PHYSICAL),
    ("savage_monks", 1, "green", 4, 4 * SIEGE + PHYSICAL),
    ("fire_golems", 1, "red", 4, 4 * RANGED + FIRE),
    ("fire_mages", 0, "", 3, 4 * RANGED + FIRE),
    ("ice_mages", 1, "blue", 4, 4 * SIEGE + ICE),
    ("amotep_gunners", 1, "red", 6, 4 * RANGED + FIRE),
    ("catapults", 0, "", 3, 4 * SIEGE + PHYSICAL),
    ("catapults", 1, "red", 5, 4 * SIEGE + FIRE),
    ("catapults", 2, "blue", 5, 4 * SIEGE + ICE),
]


@rule("MK-UNIT-14")
@pytest.mark.parametrize(("unit", "ability", "mana", "value", "points"), FAR)
def test_ranged_and_siege_attacks(unit: str, ability: int, mana: str, value: int, points: int) -> None:
    key = f"activate:{unit}:{ability}"
    for phase in ("ranged", "attack"):
        play = fight(phase=phase, unit=unit, mana=mana).do("target:0", key)
        assert play.combat.unit_points[points] == value == sum(play.combat.unit_points)
        assert sum(play.hero.mana) == 0
    behind_walls = fight(foes="diggers", unit=unit, mana=mana).do("target:0")
    assert (key in behind_walls.keys) == (points // 4 == SIEGE)
    if mana:
        assert key not in fight(unit=unit).do("target:0").keys


BLOCKS = [
    ("peasants", 0, "", 2, PHYSICAL),
    ("foresters", 1, "", 3, PHYSICAL),
    ("utem_crossbowmen", 0, "", 3, PHYSICAL),
    ("utem_guardsmen", 1, "", 4, PHYSICAL),
    ("utem_swordsmen", 0, "", 3, PHYSICAL),
    ("utem_swordsmen", 1, "", 6, PHYSICAL),
    ("guardian_golems", 0, "", 2, PHYSICAL),
    ("guardian_golems", 1, "red", 4, FIRE),
    ("guardian_golems", 2, "blue", 4, ICE),
    ("northern_monks", 0, "", 3, PHYSICAL),
    ("northern_monks", 1, "blue", 4, ICE),
    ("red_cape_monks", 0, "", 3, PHYSICAL),
    ("red_cape_monks", 1, "red", 4, FIRE),
    ("savage_monks", 0, "", 3, PHYSICAL),
    ("fire_golems", 0, "", 3, PHYSICAL),
    ("ice_golems", 0, "", 3, PHYSICAL),
    ("fire_mages", 1, "red", 6, FIRE),
    ("ice_mages", 0, "", 4, ICE),
    ("amotep_gunners", 0, "", 5, PHYSICAL),
    ("amotep_freezers", 0, "", 5, PHYSICAL),
    ("altem_mages", 1, "", 5, COLD_FIRE),
    ("altem_guardians", 1, "", 8, PHYSICAL),
]


@rule("MK-UNIT-14")
@pytest.mark.parametrize(("unit", "ability", "mana", "value", "element"), BLOCKS)
def test_blocks(unit: str, ability: int, mana: str, value: int, element: int) -> None:
    key = f"activate:{unit}:{ability}"
    play = fight(phase="block", unit=unit, mana=mana).do("block:0:0", key)
    assert play.combat.block[element] == value == sum(play.combat.block)
    assert not play.hero.units[0].ready
    assert sum(play.hero.mana) == 0
    if mana:
        assert key not in fight(phase="block", unit=unit).do("block:0:0").keys


def test_no_other_ability_attacks_or_blocks() -> None:
    told = {"attack": {ability[:2] for ability in (*MELEE_ATTACKS, *FAR)}, "block": {ability[:2] for ability in BLOCKS}}
    for phase, begin in (("attack", "target:0"), ("block", "block:0:0")):
        for unit in (unit for unit in UNIT.values() if unit.set == "base"):
            for i in range(len(unit.abilities)):
                key = f"activate:{unit.id}:{i}"
                play = fight(phase=phase, unit=unit.id, mana="red blue green white").do(begin)
                if (unit.id, i) not in told[phase] and key in play.keys:
                    play.do(key)
                    assert not any((*play.combat.unit_points, *play.combat.block)), key


@pytest.mark.parametrize(("unit", "value"), [("utem_guardsmen", 4), ("altem_guardians", 8)])
def test_guards_block_swift_attacks_twice_as_well(unit: str, value: int) -> None:
    for foe, times in ((0, 1), (1, 2)):
        play = fight(foes="prowlers wolf_riders", phase="block", unit=unit).do(f"block:{foe}:0", f"activate:{unit}:1")
        assert play.combat.block[PHYSICAL] == times * value


@pytest.mark.parametrize("phase", ["attack", "block"])
def test_utem_swordsmen_hurt_themselves(phase: str) -> None:
    play = fight(phase=phase, unit="utem_swordsmen")
    play.do("target:0" if phase == "attack" else "block:0:0", "activate:utem_swordsmen:1")
    unit = play.hero.units[0]
    assert (unit.wounds, unit.ready) == (1, False)
    play = fight(phase=phase, unit="utem_swordsmen")
    play.do("target:0" if phase == "attack" else "block:0:0", "activate:utem_swordsmen:0")
    assert play.hero.units[0].wounds == 0


# other abilities


def test_peasants_walk_and_talk() -> None:
    play = land(unit="peasants")
    assert play.offers("activate") == ["activate:peasants:2"]
    assert play.do("activate:peasants:2").turn.move == 2
    play = visit(unit="peasants", offer="peasants")
    assert play.offers("activate") == ["activate:peasants:1"]
    assert play.do("activate:peasants:1").turn.influence == 2


def test_foresters_find_a_way() -> None:
    play = land(unit="foresters")
    before = list(play.turn.costs)
    play.do("activate:foresters:0")
    assert play.turn.move == 2
    cheaper = [terrain for terrain in range(SEA) if play.turn.costs[terrain] == before[terrain] - 1]
    assert cheaper == [HILLS, FOREST, SWAMP]
    assert play.turn.costs[PLAINS] == before[PLAINS]
    assert fight(phase="block", unit="foresters").do("block:0:0").offers("activate") == ["activate:foresters:1"]


@rule("MK-COMBAT-30", "MKW-UNIT-18")
def test_herbalists_heal_ready_others_and_make_mana() -> None:
    play = land(unit="herbalists", hand="wound wound wound", mana="green").do("activate:herbalists:0")
    assert (play.turn.heal, sum(play.hero.mana)) == (2, 0)
    play = land(unit="herbalists").do("activate:herbalists:2")
    assert play.hero.mana[GREEN] == 1
    assert fight(unit="herbalists", mana="green").offers("activate") == ["activate:herbalists:2"]


def test_herbalists_ready_a_unit_of_level_two_at_most_and_not_themselves() -> None:
    play = land(unit="herbalists utem_swordsmen/spent catapults/spent peasants/spent")
    play.do("activate:herbalists:1")
    assert play.keys == ["pick_unit:utem_swordsmen", "pick_unit:peasants"]
    play.do("pick_unit:utem_swordsmen")
    assert [unit.ready for unit in play.hero.units] == [False, True, False, False]
    play = land(unit="herbalists catapults/spent")
    assert "activate:herbalists:1" not in play.keys
    play = land(unit="herbalists herbalists/spent").do("activate:herbalists:1")
    assert [unit.ready for unit in play.hero.units] == [False, True]  # others of their kind


def test_illusionists_talk_and_give_a_crystal() -> None:
    play = visit(unit="illusionists", offer="peasants").do("activate:illusionists:0")
    assert play.turn.influence == 4
    play = land(unit="illusionists").do("activate:illusionists:2")
    assert play.hero.crystals == [0, 0, 0, 1]


@rule("MK-ABIL-22")
def test_illusionists_stop_an_enemy_that_is_not_fortified() -> None:
    play = fight(foes="prowlers diggers swordsmen", unit="illusionists", mana="white")
    play.do("activate:illusionists:1")
    assert play.keys == ["foe:0", "foe:2"]
    play.do("foe:2")
    assert [foe.attacks[0].state for foe in play.foes] == [THREATENS, THREATENS, PREVENTED]
    assert "activate:illusionists:1" in fight(phase="block", unit="illusionists", mana="white").keys
    assert "activate:illusionists:1" not in fight(phase="attack", unit="illusionists", mana="white").keys
    assert "activate:illusionists:1" not in fight(unit="illusionists").keys
    assert "activate:illusionists:1" not in fight(foes="sorcerers_enemy", unit="illusionists", mana="white").keys
    assert "activate:illusionists:1" not in fight(site="keep", foes="swordsmen", unit="illusionists", mana="white").keys


@pytest.mark.parametrize(("unit", "colour"), [("fire_mages", RED), ("ice_mages", BLUE)])
def test_mages_give_mana_and_a_crystal(unit: str, colour: int) -> None:
    play = land(unit=unit).do(f"activate:{unit}:2")
    assert (play.hero.mana[colour], play.hero.crystals[colour]) == (1, 1)
    assert sum(play.hero.mana) + sum(play.hero.crystals) == 2


@rule("MK-COMBAT-27")
def test_amotep_freezers_freeze() -> None:
    play = fight(foes="swordsmen ice_mages_enemy prowlers", unit="amotep_freezers", mana="blue")
    play.do("activate:amotep_freezers:1")
    assert play.keys == ["foe:0", "foe:2"]  # Ice resistance
    play.do("foe:0")
    assert (play.foes[0].attacks[0].state, play.foes[0].armor) == (PREVENTED, 2)
    play = fight(foes="prowlers", phase="block", unit="amotep_freezers", mana="blue").do("activate:amotep_freezers:1")
    assert play.foes[0].armor == 1  # the least
    play = fight(phase="attack", unit="amotep_freezers", mana="blue").do("activate:amotep_freezers:1")
    assert play.foes[0].armor == 1  # there is no attack left to stop, but Armor to lower
    assert "activate:amotep_freezers:1" not in fight(phase="damage", unit="amotep_freezers", mana="blue").keys
    assert "activate:amotep_freezers:1" not in fight(unit="amotep_freezers").keys


def test_altem_mages_make_mana_of_any_colours() -> None:
    play = land(unit="altem_mages").do("activate:altem_mages:0")
    assert play.keys == [f"pick_colour:{colour}" for colour in COLOURS]
    play.do("pick_colour:black", "pick_colour:green")
    assert play.hero.mana == [0, 0, 1, 0, 0, 1]
    assert play.prompt == "ask-move"  # two, no more


@pytest.mark.parametrize(
    ("mana", "answers", "value"),
    [
        ("red", ["no"], 5),
        ("red", ["yes"], 7),
        ("blue", ["yes"], 7),
        ("red blue", ["yes", "no"], 7),
        ("red blue", ["no", "yes"], 7),
        ("red blue", ["yes", "yes"], 9),
        ("gold", ["yes"], 7),
    ],
)
def test_altem_mages_burn_hotter_for_mana(mana: str, answers: list[str], value: int) -> None:
    play = fight(phase="attack", unit="altem_mages", mana=mana).do("target:0", "activate:altem_mages:1", *answers)
    assert play.combat.unit_points[COLD_FIRE] == value
    assert sum(play.hero.mana) == len(mana.split()) - answers.count("yes")
    play = fight(phase="block", unit="altem_mages", mana=mana).do("block:0:0", "activate:altem_mages:1", *answers)
    assert play.combat.block[COLD_FIRE] == value


@rule("MK-COMBAT-25")
def test_altem_mages_turn_attacks_into_cold_fire() -> None:
    hand = "rage fireball"
    play = fight(
        foes="ice_golems_enemy", phase="attack", hand=hand, mana="red black", night=True, unit="altem_mages peasants"
    )
    play.do("target:0", "play:rage:basic")
    assert attack_value(play.state, play.combat) == 1  # halved
    play.do("activate:altem_mages:2", "effect:0")
    assert attack_value(play.state, play.combat) == 2
    play.do("play:fireball:basic")
    assert attack_value(play.state, play.combat) == 7
    play.do("activate:peasants:0")
    assert attack_value(play.state, play.combat) == 8  # the attacks of Units stay as they are


@rule("MK-COMBAT-25")
def test_altem_mages_turn_attacks_into_siege_attacks() -> None:
    play = fight(
        foes="diggers", hand="rage march swiftness", mana="black white", night=True, unit="altem_mages peasants"
    )
    play.do("target:0")
    assert "play:rage:basic" not in play.keys
    play.do("activate:altem_mages:2", "effect:1", "play:rage:basic")
    assert attack_value(play.state, play.combat) == 2
    assert play.offers("activate") == []  # Units do not
    play.do("sideways:march:attack", "play:swiftness:strong")
    assert attack_value(play.state, play.combat) == 2 + 1 + 3
    play.do("strike")
    assert play.hero.fame == 2


@rule("MK-COMBAT-25")
@pytest.mark.parametrize(
    ("how", "things"),
    [
        ("use_skill:leadership", {"skills": "leadership", "unit": "altem_mages peasants"}),
        ("use_skill:invocation", {"skills": "invocation", "hand": "wound march", "unit": "altem_mages fire_mages"}),
        ("play:call_to_arms:basic", {"hand": "call_to_arms march", "unit": "altem_mages"}),
    ],
)
def test_altem_mages_change_no_attack_of_units_whatever_calls_them(how: str, things: dict[str, Any]) -> None:
    for phase, calls in (("ranged", []), ("attack", [how])):
        play = fight(phase=phase, night=True, mana="black white", **things)
        play.state.unit_offer.cards = [unit.card for unit in units("peasants")]
        play = again(play).do("target:0", "activate:altem_mages:2", "effect:1")
        assert play.offers(how) == calls


@rule("MK-COMBAT-25")
def test_altem_mages_turn_every_attack_once_and_keep_its_element() -> None:
    things: dict[str, Any] = {"phase": "attack", "night": True, "unit": "altem_mages"}
    play = fight(hand="rage swiftness mana_bolt", mana="black white blue red", **things)
    play.do("target:0", "activate:altem_mages:2", "effect:0", "play:rage:basic", "play:swiftness:strong")
    assert attack_value(play.state, play.combat) == 2 + 3
    play.do("play:mana_bolt:basic")
    assert attack_value(play.state, play.combat) == 2 + 3 + 7  # Cold Fire before
    play = fight(foes="ironclads", hand="rage", mana="black", **things)
    play.do("target:0", "activate:altem_mages:2", "effect:1", "play:rage:basic")
    assert attack_value(play.state, play.combat) == 1  # a physical Siege Attack, halved


def test_altem_mages_turn_move_points_spent_as_attacks_into_siege_attacks() -> None:
    play = fight(foes="diggers", hand="agility", mana="black", night=True, unit="altem_mages")
    play.do("activate:altem_mages:2", "effect:1", "play:agility:basic", "target:0", "spend:agility", "spend:agility")
    assert attack_value(play.state, play.combat) == 2


def test_altem_mages_turn_attacks_only_in_combat_and_with_black_mana() -> None:
    assert land(unit="altem_mages", mana="black", night=True).offers("activate") == ["activate:altem_mages:0"]
    assert "activate:altem_mages:2" not in fight(unit="altem_mages", mana="black").keys  # by Day
    assert "activate:altem_mages:2" not in fight(unit="altem_mages", night=True).keys


@rule("MK-DAMAGE-13")
def test_altem_guardians_give_all_units_all_resistances() -> None:
    play = fight(foes="swordsmen", phase="block", unit="altem_guardians utem_guardsmen", mana="green")
    play.do("activate:altem_guardians:2")
    assert [resistances(play.state, unit) for unit in play.hero.units] == [ALL_RESISTANCES] * 2
    play.do("end_phase", "assign:utem_guardsmen")  # 6, Armor 5 before the Wound
    assert (play.hero.units[1].wounds, play.hand()) == (1, [])
    assert "activate:altem_guardians:2" not in fight(unit="altem_guardians").keys


def test_other_lasting_effects_give_units_no_resistances() -> None:
    play = fight(hand="sapphire_ring", unit="peasants").do("play:sapphire_ring:strong")
    assert resistances(play.state, play.hero.units[0]) == 0


# Units of a hero


@rule("MK-UNIT-02")
def test_regular_and_elite_units_are_recruited_alike() -> None:
    play = visit(site="keep owner0", offer="utem_guardsmen catapults", level=3)
    play.turn.influence = 14
    play = again(play).do("recruit:utem_guardsmen", "recruit:catapults")
    assert [unit.card for unit in play.hero.units] == ["utem_guardsmen.1", "catapults.1"]
    assert play.turn.influence == 14 - 5 - 9


@rule("MK-UNIT-03")
def test_recruited_units_are_no_cards_of_the_deck() -> None:
    play = visit(offer="peasants", hand="march")
    play.turn.influence = 4
    play = again(play).do("recruit:peasants", "end_turn")
    hero = play.state.players[0]
    assert [unit.card for unit in hero.units] == ["peasants.1"]
    assert not any("peasants" in card for zone in (hero.hand, hero.deck, hero.discard, hero.play) for card in zone)


@rule("MK-UNIT-04", "MK-UNIT-08", "MK-UNIT-09")
@pytest.mark.parametrize("level", [1, 3])
def test_never_more_units_than_command_tokens(level: int) -> None:
    old = "peasants/spent herbalists/wounded" if level == 3 else "peasants/wounded"
    play = visit(offer="foresters", unit=old, level=level)
    play.turn.influence = 5
    play = again(play).do("recruit:foresters")
    if level == 3:
        assert play.keys == ["pick_unit:peasants", "pick_unit:herbalists"]
        play.do("pick_unit:peasants")
    assert len(play.hero.units) == (2 if level == 3 else 1)
    new = play.hero.units[-1]
    assert (new.card, new.ready, new.wounds) == ("foresters.1", True, 0)
    assert "peasants.1" in play.state.unit_box
