"""Every Artifact of the base game: both effects, and what they need."""

from typing import Any

import pytest

from emberhall.games.mage_knight.content import ARTIFACTS
from emberhall.games.mage_knight.rules.attacks import attack_value
from emberhall.games.mage_knight.rules.damage import resistances, unit_armor
from emberhall.games.mage_knight.rules.foes import armor
from emberhall.games.mage_knight.state import PREVENTED, THREATENS, Modifier, RuinToken
from emberhall.games.mage_knight.terms import (
    ARCANE_IMMUNITY,
    BLACK,
    BLUE,
    BROWN_PILE,
    COLOURLESS,
    COLOURS,
    DESERT,
    FIRE,
    FIRE_AND_ICE,
    FOREST,
    GOLD,
    GREEN,
    PHYSICAL,
    RED,
    RESIST_FIRE,
    RESIST_PHYSICAL,
    SIEGE,
    WHITE,
    Change,
)
from emberhall.kernel import FaceDown
from emberhall.rulebook import rule
from tests.mage_knight.positions import Position, again, cards, colours, fight, land, visit


def carried(play: Position, banner: str) -> Position:
    """The first Unit carries this Banner."""
    play.hero.units[0].banner = banner
    return again(play)


# every Artifact


@rule("MK-DEED-10", "MKW-COMP-13")
@pytest.mark.parametrize("how", ["basic", "strong"])
def test_an_artifact_is_thrown_away_for_its_strong_effect(how: str) -> None:
    play = land(hand="amulet_of_the_sun").do(f"play:amulet_of_the_sun:{how}")
    assert play.hand() == []
    assert ("amulet_of_the_sun" in play.state.box) == (how == "strong")
    assert ("amulet_of_the_sun" in play.hero.play) == (how == "basic")


def test_artifacts_cost_no_mana_and_have_no_colour() -> None:
    for card in ARTIFACTS:
        assert card.colour == COLOURLESS
    assert land(hand="ruby_ring").offers("play") == ["play:ruby_ring:basic", "play:ruby_ring:strong"]


# Banners


@rule("MK-UNIT-17", "MKW-BANNER-01", "MK-DEED-10")
def test_a_banner_is_assigned_to_a_unit() -> None:
    assert "play:banner_of_glory:basic" not in land(hand="banner_of_glory").keys
    play = land(hand="banner_of_glory", unit="peasants foresters/wounded", level=3)
    play.do("play:banner_of_glory:basic")
    assert play.keys == ["pick_unit:peasants", "pick_unit:foresters"]
    play.do("pick_unit:foresters")
    assert [unit.banner for unit in play.hero.units] == ["", "banner_of_glory"]
    assert list(play.hero.discard) == []  # the Unit had no other
    assert "banner_of_glory" not in [*play.hero.hand, *play.hero.play, *play.hero.discard, *play.state.box]


@rule("MK-UNIT-17")
@pytest.mark.parametrize("banner", ["glory", "fear", "protection", "courage"])
def test_every_banner_can_be_carried(banner: str) -> None:
    play = land(hand=f"banner_of_{banner}", unit="peasants").do(f"play:banner_of_{banner}:basic")
    assert play.hero.units[0].banner == f"banner_of_{banner}"


@rule("MK-UNIT-17")
@pytest.mark.parametrize("phase", ["ranged", "block", "damage", "attack"])
def test_a_banner_may_be_assigned_in_every_phase_of_a_combat(phase: str) -> None:
    play = fight(phase=phase, hand="banner_of_protection", unit="peasants")
    play.do("play:banner_of_protection:basic")
    assert play.hero.units[0].banner == "banner_of_protection"


@rule("MK-UNIT-17")
def test_a_banner_may_be_assigned_during_an_interaction_and_after_the_action() -> None:
    play = visit(hand="banner_of_glory", unit="peasants")
    assert "play:banner_of_glory:basic" in play.keys
    play = fight(phase="attack", hand="banner_of_glory", unit="peasants").do("end_phase")
    assert play.state.phase == "after"
    assert "play:banner_of_glory:basic" in play.keys


@rule("MK-UNIT-19", "MKW-BANNER-03")
def test_a_banner_that_is_carried_has_no_strong_effect_and_stays() -> None:
    play = carried(land(hand="march", unit="peasants/spent"), "banner_of_courage")
    assert play.offers("play:banner") == []
    play.do("end_turn")
    assert play.state.players[0].units[0].banner == "banner_of_courage"


@rule("MK-UNIT-21", "MKW-BANNER-06")
def test_another_banner_takes_the_place_of_the_first() -> None:
    play = carried(land(hand="banner_of_courage", unit="peasants"), "banner_of_glory")
    play.hero.units[0].banner_used = True
    play = again(play).do("play:banner_of_courage:basic")
    assert play.hero.units[0].banner == "banner_of_courage"
    assert not play.hero.units[0].banner_used
    assert list(play.hero.discard) == ["banner_of_glory"]


@rule("MK-UNIT-20", "MKW-BANNER-05")
def test_the_banner_of_a_destroyed_unit_is_discarded() -> None:
    play = carried(fight(foes="medusa", phase="damage", unit="peasants"), "banner_of_glory")
    play.do("assign:peasants")  # Paralyze destroys it
    assert play.hero.units == []
    assert "banner_of_glory" in play.hero.discard


@rule("MK-UNIT-20", "MKW-BANNER-05", "MK-UNIT-08")
def test_the_banner_of_a_disbanded_unit_is_discarded() -> None:
    play = carried(visit(offer="herbalists", hand="promise", mana="white", unit="peasants"), "banner_of_glory")
    play.do("play:promise:strong", "recruit:herbalists")
    assert [unit.banner for unit in play.hero.units] == [""]
    assert "banner_of_glory" in play.hero.discard


# Banner of Glory


@rule("MK-UNIT-18", "MK-UNIT-16")
def test_banner_of_glory_raises_attack_block_and_armor_and_gives_fame() -> None:
    play = carried(fight(phase="attack", unit="peasants utem_guardsmen"), "banner_of_glory")
    assert [unit_armor(play.state, unit) for unit in play.hero.units] == [4, 5]
    play.do("target:0", "activate:peasants:0")
    assert (play.combat.unit_points[0], play.hero.fame) == (3, 1)
    play.do("activate:utem_guardsmen:0")
    assert (play.combat.unit_points[0], play.hero.fame) == (3 + 2, 1)
    play = carried(fight(phase="block", unit="peasants"), "banner_of_glory")
    play.do("block:0:0", "activate:peasants:0")
    assert (play.combat.block[PHYSICAL], play.hero.fame) == (3, 1)


@rule("MK-UNIT-16")
def test_banner_of_glory_raises_nothing_but_attack_and_block() -> None:
    play = carried(land(unit="peasants"), "banner_of_glory").do("activate:peasants:2")
    assert (play.turn.move, play.hero.fame) == (2, 0)


def test_banner_of_glory_gives_fame_each_time() -> None:
    play = carried(fight(phase="attack", unit="peasants"), "banner_of_glory")
    play.do("target:0", "activate:peasants:0")
    play.hero.units[0].ready = True
    again(play).do("activate:peasants:0")
    assert (play.combat.unit_points[0], play.hero.fame) == (6, 2)


def test_glory_for_all_units() -> None:
    play = fight(phase="block", hand="banner_of_glory", unit="peasants foresters")
    play.do("play:banner_of_glory:strong", "block:0:0")
    assert [unit_armor(play.state, unit) for unit in play.hero.units] == [4, 5]
    play.do("activate:peasants:0", "activate:foresters:1")
    assert (play.combat.block[PHYSICAL], play.hero.fame) == (3 + 4, 2)
    play.hero.units[0].ready = True
    play = again(play).do("activate:peasants:0")
    assert (play.combat.block[PHYSICAL], play.hero.fame) == (3 + 4 + 3, 2)  # once for each Unit
    assert "banner_of_glory" in play.state.box


def test_glory_for_a_unit_that_is_led() -> None:
    play = fight("norowas", phase="block", skills="leadership", hand="banner_of_glory", unit="peasants")
    play.do("play:banner_of_glory:strong", "block:0:0", "use_skill:leadership")
    assert (play.combat.block[PHYSICAL], play.hero.fame) == (2 + 1 + 3, 1)


def test_other_lasting_effects_give_no_glory() -> None:
    play = fight(phase="block", hand="agility", unit="peasants").do("play:agility:basic", "block:0:0")
    play.do("activate:peasants:0")
    assert (play.combat.block[PHYSICAL], play.hero.fame) == (2, 0)
    assert [modifier.what for modifier in play.turn.mods] == ["agility"]


@pytest.mark.parametrize("banner", ["banner_of_glory", "banner_of_protection"])
def test_banners_that_are_only_carried(banner: str) -> None:
    for phase in ("ranged", "block", "attack"):
        assert carried(fight(phase=phase, unit="peasants"), banner).offers("use_banner") == []
    assert carried(land(unit="peasants/spent"), banner).offers("use_banner") == []


# Banner of Fear


def test_banner_of_fear_spends_the_unit_that_carries_it() -> None:
    play = fight(foes="prowlers", phase="block", unit="foresters peasants")
    play.hero.units[1].banner = "banner_of_fear"
    play = again(play).do("use_banner:peasants")
    assert [unit.ready for unit in play.hero.units] == [True, False]


@rule("MK-UNIT-18")
def test_banner_of_fear_cancels_one_attack() -> None:
    play = carried(fight(foes="orc_skirmishers prowlers", phase="block", unit="peasants"), "banner_of_fear")
    play.do("use_banner:peasants")
    assert play.keys == ["cancel:0:0", "cancel:0:1", "cancel:1:0"]
    play.do("cancel:0:1")
    assert [[attack.state for attack in foe.attacks] for foe in play.foes] == [[THREATENS, PREVENTED], [THREATENS]]
    assert not play.hero.units[0].ready
    assert play.hero.fame == 1
    assert play.offers("use_banner") == []


def test_banner_of_fear_may_be_used_again_if_readied() -> None:
    play = carried(fight(foes="prowlers prowlers", phase="block", unit="peasants"), "banner_of_fear")
    play.do("use_banner:peasants", "cancel:0:0")
    play.hero.units[0].ready = True
    again(play).do("use_banner:peasants")
    assert [foe.attacks[0].state for foe in play.foes] == [PREVENTED, PREVENTED]
    assert play.hero.fame == 2


def test_banner_of_fear_may_cancel_the_attack_being_blocked() -> None:
    play = carried(fight(foes="prowlers prowlers", phase="block", unit="peasants"), "banner_of_fear")
    play.do("block:0:0", "use_banner:peasants", "cancel:0:0")
    assert play.combat.blocking == (-1, -1)
    assert play.offers("block") == ["block:1:0"]


@pytest.mark.parametrize("unit", ["peasants/spent", "peasants/wounded"])
def test_banner_of_fear_needs_a_ready_and_unwounded_unit(unit: str) -> None:
    assert carried(fight(phase="block", unit=unit), "banner_of_fear").offers("use_banner") == []


def test_banner_of_fear_works_in_the_block_phase_only() -> None:
    for phase in ("ranged", "attack"):
        assert carried(fight(phase=phase, unit="peasants"), "banner_of_fear").offers("use_banner") == []
    assert carried(land(unit="peasants"), "banner_of_fear").offers("use_banner") == []


@rule("MK-ABIL-22")
def test_banner_of_fear_does_not_frighten_the_immune() -> None:
    play = carried(fight(foes="sorcerers_enemy", phase="block", unit="peasants"), "banner_of_fear")
    assert play.offers("use_banner") == []


@rule("MK-ABIL-19")
def test_a_cancelled_attack_is_not_blocked() -> None:
    play = carried(fight(foes="lightning_dragon", phase="block", unit="peasants"), "banner_of_fear")
    play.do("use_banner:peasants")
    assert play.foes[0].attacks[0].state == PREVENTED
    assert play.state.phase == "attack"
    assert armor(play.state, play.foes[0]) == play.foes[0].armor > play.foes[0].lower


def test_where_units_do_not_fight_their_banners_do_nothing() -> None:
    play = carried(fight(phase="block", unit="peasants"), "banner_of_fear")
    play.combat.units = False
    assert again(play).offers("use_banner") == []


def test_terror_stops_up_to_three_enemies() -> None:
    play = fight(foes="prowlers prowlers prowlers prowlers", hand="banner_of_fear")
    play.do("play:banner_of_fear:strong", "foe:0", "foe:2")
    assert play.keys == ["foe:1", "foe:3", "done"]
    play.do("foe:3")
    assert [foe.attacks[0].state for foe in play.foes] == [PREVENTED, THREATENS, PREVENTED, PREVENTED]
    assert play.offers("foe") == []  # no fourth one
    play = fight(foes="prowlers prowlers", phase="block", hand="banner_of_fear")
    play.do("play:banner_of_fear:strong", "foe:0", "done")
    assert [foe.attacks[0].state for foe in play.foes] == [PREVENTED, THREATENS]
    for phase in ("damage", "attack"):
        assert "play:banner_of_fear:strong" not in fight(phase=phase, hand="banner_of_fear", unit="peasants").keys


# Banner of Protection


@rule("MK-UNIT-18", "MK-DAMAGE-13")
def test_banner_of_protection_gives_armor_and_resistances() -> None:
    play = carried(
        fight(foes="fire_mages_enemy", phase="damage", unit="peasants utem_guardsmen"), "banner_of_protection"
    )
    peasants, guardsmen = play.hero.units
    assert (unit_armor(play.state, peasants), resistances(play.state, peasants)) == (4, FIRE_AND_ICE)
    assert (unit_armor(play.state, guardsmen), resistances(play.state, guardsmen)) == (5, 0)
    play.do("assign:peasants")  # Fire attack 6: Armor 4 before the Wound, and again after it
    assert (peasants.wounds, play.hand()) == (1, [])


@rule("MK-DAMAGE-13")
def test_banner_of_protection_against_weak_and_cold_fire() -> None:
    play = carried(fight(foes="freezers", phase="damage", unit="peasants"), "banner_of_protection")
    play.do("assign:peasants")
    assert (play.hero.units[0].wounds, play.hero.hand.cards) == (0, [])
    play = carried(fight(foes="high_dragon", phase="damage", unit="altem_guardians"), "banner_of_protection")
    play.do("assign:altem_guardians")  # Brutal, 12: Armor 8 before the Wound, and again after it
    assert (play.hero.units[0].wounds, play.hand()) == (1, [])


def test_wounds_of_the_turn_may_be_thrown_away() -> None:
    play = fight(foes="monks", phase="damage", hand="banner_of_protection wound wound")
    play.hero.discard.cards = cards("arythea", "wound wound wound")[2:]
    old = [*play.hero.discard, *play.hero.hand.cards]
    play = again(play).do("play:banner_of_protection:strong")
    hero = play.state.players[0]
    assert len(hero.hand) == 2 + 3  # attack 5 against Armor 2
    assert len(hero.discard) == 1 + 3  # Poison
    play.do("end_phase", "end_turn", "yes")
    wounds = [card for zone in (hero.hand, hero.discard, hero.deck) for card in zone if card.startswith("wound")]
    assert sorted(wounds) == sorted(card for card in old if card.startswith("wound"))


def test_wounds_of_the_turn_may_be_kept() -> None:
    play = fight(phase="damage", hand="banner_of_protection", unit="")
    play.do("play:banner_of_protection:strong", "end_phase", "end_turn", "no")
    assert [card for card in play.state.players[0].hand if card.startswith("wound")]


def test_nothing_is_asked_without_wounds_of_the_turn() -> None:
    play = land(hand="banner_of_protection wound", unit="peasants/wounded")
    play.do("play:banner_of_protection:strong", "end_turn")
    assert play.prompt == "ask-before-turn"  # of the next one
    assert "wound.901" in play.state.players[0].hand


# Banner of Courage


@rule("MKW-BANNER-02", "MK-UNIT-15")
@pytest.mark.parametrize("wounds", [0, 1])
def test_banner_of_courage_readies_its_unit_once_a_round(wounds: int) -> None:
    play = carried(land(unit="peasants/spent"), "banner_of_courage")
    play.hero.units[0].wounds = wounds
    play = again(play).do("use_banner:peasants")
    unit = play.hero.units[0]
    assert (unit.ready, unit.banner_used, unit.wounds) == (True, True, wounds)
    unit.ready = False
    assert again(play).offers("use_banner") == []


def test_banner_of_courage_needs_a_spent_unit_and_peace() -> None:
    assert carried(land(unit="peasants"), "banner_of_courage").offers("use_banner") == []
    for phase in ("ranged", "block", "attack"):
        assert carried(fight(phase=phase, unit="peasants/spent"), "banner_of_courage").offers("use_banner") == []


def test_courage_for_all_units() -> None:
    play = land(hand="banner_of_courage", unit="peasants/spent foresters herbalists/wounded")
    play.hero.units[2].ready = False
    play = again(play).do("play:banner_of_courage:strong")
    assert [unit.ready for unit in play.hero.units] == [True, True, True]
    assert [unit.wounds for unit in play.hero.units] == [0, 0, 1]
    assert fight(hand="banner_of_courage", unit="peasants/spent").offers("play:banner_of_courage:strong") == []
    assert land(hand="banner_of_courage", unit="peasants").offers("play:banner_of_courage:strong") == []


# rings


RINGS = {"ruby_ring": "red", "sapphire_ring": "blue", "diamond_ring": "white", "emerald_ring": "green"}


@pytest.mark.parametrize(("ring", "colour"), RINGS.items())
def test_a_ring_gives_mana_a_crystal_and_fame(ring: str, colour: str) -> None:
    play = land(hand=ring).do(f"play:{ring}:basic")
    index = COLOURS.index(colour)
    assert [play.hero.mana[index], play.hero.crystals[index], play.hero.fame] == [1, 1, 1]
    assert sum(play.hero.mana) + sum(play.hero.crystals) == 2


@pytest.mark.parametrize(
    ("ring", "spell"),
    [
        ("ruby_ring", "fireball"),
        ("sapphire_ring", "snowstorm"),
        ("diamond_ring", "whirlwind"),
        ("emerald_ring", "tremor"),
    ],
)
def test_a_ring_is_an_endless_supply_of_two_colours_and_pays_for_spells(ring: str, spell: str) -> None:
    play = fight(phase="attack", hand=f"{ring} {spell}", night=True).do(f"play:{ring}:strong")
    play.do("target:0", f"play:{spell}:strong")
    assert play.hero.fame == (1 + 2 if spell == "whirlwind" else 1)  # whose strong effect destroys the enemy
    others = [other for other in ("fireball", "snowstorm", "whirlwind", "tremor") if other != spell]
    play = fight(phase="attack", hand=f"{ring} {' '.join(others)}", night=True).do(f"play:{ring}:strong", "target:0")
    assert play.offers("play") == []


def test_a_ring_spares_other_mana_of_the_colour() -> None:
    play = fight(hand="ruby_ring fireball fire_bolt", mana="red black", crystals="red", night=True)
    play.do("play:ruby_ring:strong", "target:0", "play:fireball:strong")
    assert play.keys == ["pay:token:red", "pay:crystal:red", "pay:supply:red"]
    play.do("pay:supply:red")
    assert play.keys == ["pay:token:black", "pay:supply:black"]
    play.do("pay:supply:black", "play:fire_bolt:strong", "pay:supply:red")  # again and again
    assert (play.hero.mana, play.hero.crystals) == (colours("red black", 6), [1, 0, 0, 0])


def test_a_ring_gives_no_fame_for_spells_of_other_colours() -> None:
    play = fight(hand="ruby_ring snowstorm", mana="blue")
    play.do("play:ruby_ring:strong", "target:0", "play:snowstorm:basic")
    assert play.hero.fame == 0


def test_a_ring_gives_no_black_mana_by_day() -> None:
    play = fight(hand="ruby_ring fireball").do("play:ruby_ring:strong", "target:0")
    assert play.offers("play") == ["play:fireball:basic"]
    play.do("play:fireball:basic")
    assert play.hero.fame == 1


# Sword of Justice


def test_sword_of_justice_turns_cards_into_attacks() -> None:
    play = fight(foes="swordsmen prowlers", phase="attack", hand="sword_of_justice march rage wound")
    play.do("target:0", "play:sword_of_justice:basic")
    assert play.keys == ["pick_card:march", "pick_card:rage", "done"]  # no Wounds
    play.do("pick_card:march", "pick_card:rage")
    assert play.combat.points[PHYSICAL] == 6
    assert play.hand() == ["wound"]
    play.do("strike")
    assert play.hero.fame == 4 + 1


def test_sword_of_justice_with_fewer_cards_or_none() -> None:
    play = fight(phase="attack", hand="sword_of_justice march rage")
    play.do("target:0", "play:sword_of_justice:basic", "pick_card:rage", "done")
    assert play.combat.points[PHYSICAL] == 3
    assert play.hand() == ["march"]
    play = fight(phase="attack", hand="sword_of_justice march")
    play.do("target:0", "play:sword_of_justice:basic", "done")
    assert sum(play.combat.points) == 0
    assert fight(hand="sword_of_justice").do("target:0").offers("play:sword_of_justice:basic") == []


def test_sword_of_justice_counts_enemies_defeated_before_and_after() -> None:
    play = fight(foes="prowlers prowlers prowlers", hand="fireball sword_of_justice march rage", mana="red")
    play.do("target:0", "play:fireball:basic", "strike")
    play.state.phase = "attack"
    play = again(play).do("target:1", "play:sword_of_justice:basic")
    assert play.hero.fame == 2
    play.do("pick_card:march", "done")
    assert play.hero.fame == 2 + 1
    play.do("strike")
    assert play.hero.fame == 2 + 1 + 2 + 1


def test_sword_of_justice_counts_each_enemy_defeated_before() -> None:
    play = fight(foes="prowlers prowlers prowlers", phase="attack", hand="sword_of_justice march")
    for foe in play.foes[:2]:
        foe.beaten = True
    again(play).do("target:2", "play:sword_of_justice:basic", "done")
    assert play.hero.fame == 2


def test_sword_of_justice_without_cards_is_no_attack() -> None:
    play = fight(phase="attack", hand="sword_of_justice march")
    play.turn.mods.append(Modifier(Change.AMBUSH, 1))
    again(play).do("target:0", "play:sword_of_justice:basic", "done")
    assert "ambush" in [modifier.what for modifier in play.turn.mods]  # it waits for the first Attack card


@rule("MK-BLOCK-21")
@pytest.mark.parametrize("first", [True, False])
def test_sword_of_justice_does_not_count_summoned_monsters(first: bool) -> None:
    hand = "sword_of_justice burning_shield determination"
    play = fight(foes="orc_summoners", hand=hand, mana="red black blue", night=True)
    brown = play.state.enemies[BROWN_PILE].cards
    brown.sort(key=lambda monster: monster.startswith("gargoyle"))  # the next to be drawn
    play.do("end_phase", *["play:sword_of_justice:strong"] * first, "block:1:0")
    play.do("play:burning_shield:strong", "play:determination:strong", "parry")  # the monster is destroyed
    play.do(*["play:sword_of_justice:strong"] * (not first))
    assert [foe.beaten for foe in play.foes] == [False, True]
    assert play.hero.fame == 0


@rule("MK-COMBAT-25")
def test_justice_doubles_physical_attacks_of_cards_but_not_of_units() -> None:
    play = fight(phase="attack", hand="sword_of_justice rage fireball", mana="red red", unit="peasants")
    play.do("play:sword_of_justice:strong", "target:0", "play:rage:basic")
    assert attack_value(play.state, play.combat) == 4
    play.do("activate:peasants:0")
    assert attack_value(play.state, play.combat) == 4 + 2
    play.do("play:fireball:basic")
    assert attack_value(play.state, play.combat) == 4 + 2 + 5


def test_justice_doubles_ranged_attacks_too_but_only_in_the_attack_phase() -> None:
    play = fight(foes="swordsmen", hand="sword_of_justice swiftness", mana="white")
    play.do("play:sword_of_justice:strong", "target:0", "play:swiftness:strong")
    assert attack_value(play.state, play.combat) == 3
    play = fight(foes="swordsmen", phase="attack", hand="sword_of_justice swiftness", mana="white")
    play.do("play:sword_of_justice:strong", "target:0", "play:swiftness:strong")
    assert attack_value(play.state, play.combat) == 6


@rule("MK-ABIL-22")
def test_justice_removes_physical_resistance_except_from_the_immune() -> None:
    play = fight(foes="ironclads fire_golems_enemy", phase="attack", hand="sword_of_justice rage")
    play.do("play:sword_of_justice:strong")
    assert [foe.resistances for foe in play.foes] == [0, RESIST_FIRE]
    play.do("target:0", "play:rage:basic", "strike")
    assert play.hero.fame == 4 + 1
    play = fight(foes="golems", phase="attack", hand="sword_of_justice")
    play.foes[0].abilities |= ARCANE_IMMUNITY
    again(play).do("play:sword_of_justice:strong")
    assert play.foes[0].resistances == RESIST_PHYSICAL


# Horn of Wrath


@pytest.mark.parametrize(("die", "wounds"), [(RED, 1), (BLACK, 1), (GOLD, 0), (BLUE, 0)])
def test_horn_of_wrath_may_wound(die: int, wounds: int) -> None:
    dice = [die, BLACK]  # only the first is rolled
    play = fight(foes="diggers", hand="horn_of_wrath", dice=dice).do("target:0", "play:horn_of_wrath:basic")
    assert play.combat.points[4 * SIEGE] == 5
    assert play.hand() == ["wound"] * wounds


def test_horn_of_wrath_blown_hard() -> None:
    play = fight(foes="diggers", hand="horn_of_wrath", dice=[RED, GREEN, BLACK, WHITE])
    play.do("target:0", "play:horn_of_wrath:strong")
    assert play.keys == [f"pick_number:{n}" for n in range(6)]
    play.do("pick_number:4")
    assert play.combat.points[4 * SIEGE] == 9
    assert play.hand() == ["wound", "wound"]
    play = fight(foes="diggers", hand="horn_of_wrath", dice=[RED])
    play.do("target:0", "play:horn_of_wrath:strong", "pick_number:0")
    assert (play.combat.points[4 * SIEGE], play.hand()) == (5, [])


# Endless Bag of Gold, Endless Gem Pouch


def test_endless_bag_of_gold() -> None:
    play = visit(hand="endless_bag_of_gold", offer="peasants").do("play:endless_bag_of_gold:basic")
    assert (play.turn.influence, play.hero.fame) == (4, 2)
    play = visit(hand="endless_bag_of_gold", offer="peasants").do("play:endless_bag_of_gold:strong")
    assert (play.turn.influence, play.hero.fame) == (9, 3)


def test_endless_gem_pouch_rolls_for_crystals() -> None:
    play = land(hand="endless_gem_pouch", dice=[GREEN, BLACK]).do("play:endless_gem_pouch:basic")
    assert (play.hero.crystals, play.hero.fame) == ([0, 0, 1, 0], 1)
    play = land(hand="endless_gem_pouch", dice=[GOLD, RED]).do("play:endless_gem_pouch:basic")
    assert play.keys == [f"pick_colour:{colour}" for colour in ("red", "blue", "green", "white")]
    play.do("pick_colour:white")
    assert (play.hero.crystals, play.hero.fame) == ([1, 0, 0, 1], 0)


@pytest.mark.parametrize(("night", "mana"), [(False, [1, 1, 1, 1, 1, 0]), (True, [1, 1, 1, 1, 0, 1])])
def test_endless_gem_pouch_emptied(night: bool, mana: list[int]) -> None:
    play = land(hand="endless_gem_pouch", night=night).do("play:endless_gem_pouch:strong")
    assert play.hero.mana == mana


def test_endless_gem_pouch_underground_gives_black_mana() -> None:
    play = fight(hand="endless_gem_pouch")
    play.combat.mana_before = (True, False)
    assert again(play).do("play:endless_gem_pouch:strong").hero.mana == [1, 1, 1, 1, 0, 1]


# Golden Grail


@rule("MK-COMBAT-30")
def test_golden_grail_gives_fame_for_points_spent() -> None:
    play = land(hand="golden_grail wound wound wound").do("play:golden_grail:basic")
    assert (play.turn.heal, play.hero.fame) == (2, 0)
    play.do("heal_hand")
    assert (play.turn.heal, play.hero.fame) == (1, 1)
    play.do("heal_hand")
    assert (play.turn.heal, play.hero.fame) == (0, 2)
    play = land(hand="golden_grail", unit="utem_guardsmen/wounded").do(
        "play:golden_grail:basic", "heal_unit:utem_guardsmen"
    )
    assert play.hero.fame == 2  # points, not Wounds
    assert fight(hand="golden_grail wound").offers("play") == []


def test_golden_grail_gives_fame_for_its_own_points_only() -> None:
    play = land(hand="golden_grail tranquility wound wound wound", mana="green")
    play.do("play:golden_grail:basic", "play:tranquility:strong", "effect:0")
    play.do("heal_hand", "heal_hand", "heal_hand")
    assert (play.turn.heal, play.hero.fame) == (1, 2)
    play = land(hand="golden_grail tranquility wound", unit="utem_guardsmen/wounded")
    play.do("play:golden_grail:basic", "play:tranquility:basic", "effect:0", "heal_hand", "heal_unit:utem_guardsmen")
    assert (play.turn.heal, play.hero.fame) == (0, 2)


def test_healing_lost_in_combat_gives_no_fame_afterwards() -> None:
    play = land(
        hand="golden_grail tranquility wound",
        drawing=" p p\np @ O\n p p",
        spots={"O": "plains !prowlers"},
        unit="peasants",
    )
    play.do("play:golden_grail:basic", "challenge:O", "end_phase", "end_phase", "hero_takes", "end_phase")
    assert play.state.phase == "after"
    play.do("play:tranquility:basic", "effect:0", "heal_hand")
    assert play.hero.fame == 0


def test_golden_grail_drained_draws_a_card_for_each_wound_healed_from_the_hand() -> None:
    play = land(hand="golden_grail wound wound", deck="march rage stamina", unit="peasants/wounded")
    play.do("play:golden_grail:strong")
    assert play.turn.heal == 6
    play.do("heal_hand")
    assert play.hand() == ["wound", "stamina"]
    play.do("heal_unit:peasants")
    assert play.hand() == ["wound", "stamina"]
    play.do("heal_hand")
    assert play.hand() == ["stamina", "rage"]
    assert play.hero.fame == 0


@rule("MK-DRAW-12")
def test_long_night_may_come_while_the_grail_draws() -> None:
    play = land(hand="golden_grail wound", deck="", discard="march", tactic="long_night", night=True)
    play.do("play:golden_grail:strong", "heal_hand", "yes")
    assert play.hand() == ["march"]


# Book of Wisdom


def test_book_of_wisdom_trades_an_action_for_an_advanced_one() -> None:
    play = land(hand="book_of_wisdom rage march ruby_ring")
    play.state.advanced_offer.cards = cards("arythea", "blood_rage ice_bolt")
    play = again(play).do("play:book_of_wisdom:basic")  # nothing green is offered: Rage
    assert sorted(play.hand()) == ["blood_rage", "march", "ruby_ring"]
    assert [card.split(".")[0] for card in play.state.box] == ["rage"]
    assert len(play.state.advanced_offer) == 3 - 1
    play = land(hand="book_of_wisdom march")
    play.state.advanced_offer.cards = cards("arythea", "blood_rage ice_bolt")
    assert again(play).offers("play:book_of_wisdom:basic") == []


@rule("MK-EFFECT-14")
def test_book_of_wisdom_burnt_for_a_spell() -> None:
    play = land(hand="book_of_wisdom rage march ruby_ring")
    play.state.spell_offer.cards = cards("arythea", "fireball snowstorm tremor")
    play = again(play).do("play:book_of_wisdom:strong")
    assert play.keys == ["pick_card:rage", "pick_card:march"]  # Actions only
    play.do("pick_card:march")
    assert sorted(play.hand()) == ["rage", "ruby_ring", "tremor"]
    assert play.hero.crystals == [0, 0, 1, 0]
    assert sorted(card.split(".")[0] for card in play.state.box) == ["book_of_wisdom", "march"]
    assert len(play.state.spell_offer) == 3
    play = land(hand="book_of_wisdom rage")
    play.state.spell_offer.cards = cards("arythea", "fireball snowstorm flame_wall")
    play = again(play).do("play:book_of_wisdom:strong", "pick_card:flame_wall")
    assert play.hand() == ["flame_wall"]
    play = land(hand="book_of_wisdom rage")
    play.state.spell_offer.cards = cards("arythea", "snowstorm")
    assert again(play).offers("play:book_of_wisdom:strong") == []


# Amulets


GLADE = " f p\nd @ K\n p p"


def amulet(card: str, how: str = "basic", **things: Any) -> Position:
    """An amulet in hand between a forest, a desert and a keep."""
    return land(hand=card, drawing=GLADE, spots={"K": "hills keep guardsmen"}, **things)


@pytest.mark.parametrize(("how", "tokens"), [("basic", 1), ("strong", 3)])
def test_amulet_of_the_sun_at_night(how: str, tokens: int) -> None:
    play = amulet("amulet_of_the_sun", night=True, source="gold", move=3)
    assert (play.turn.costs[FOREST], len(play.at("K").garrison[0].known)) == (5, 0)
    play.do(f"play:amulet_of_the_sun:{how}")
    assert play.hero.mana[GOLD] == tokens
    assert (play.turn.costs[FOREST], play.turn.costs[DESERT]) == (3, 3)
    assert (play.turn.gold, play.turn.black) == (True, True)
    assert len(play.at("K").garrison[0].known) == 1


@rule("MK-MANA-16", "MK-MANA-11")
def test_amulet_of_the_sun_makes_gold_dice_and_tokens_usable() -> None:
    play = fight(phase="attack", hand="amulet_of_the_sun rage", night=True, source="gold").do("target:0")
    assert "play:rage:strong" not in play.keys
    play.do("play:amulet_of_the_sun:basic", "play:rage:strong")
    assert play.keys == ["pay:token:gold", "pay:die:gold"]


def test_amulet_of_the_sun_reveals_ruins() -> None:
    play = land(hand="amulet_of_the_sun", drawing=" p p\np @ R\n p p", spots={"R": "plains ancient_ruins"}, night=True)
    play.at("R").ruin = FaceDown([RuinToken("altar_blue")])
    play = again(play).do("play:amulet_of_the_sun:basic")
    assert play.at("R").ruin.known


def test_amulet_of_the_sun_gives_only_gold_by_day() -> None:
    play = amulet("amulet_of_the_sun").do("play:amulet_of_the_sun:basic")
    assert play.hero.mana[GOLD] == 1
    assert play.turn.mods == []
    assert not play.turn.black


@pytest.mark.parametrize(("how", "tokens"), [("basic", 1), ("strong", 3)])
def test_amulet_of_darkness_by_day(how: str, tokens: int) -> None:
    play = amulet("amulet_of_darkness")
    assert play.turn.costs[DESERT] == 5
    play.do(f"play:amulet_of_darkness:{how}")
    assert play.keys == [f"pick_colour:{colour}" for colour in COLOURS]
    play.do(*["pick_colour:black"] * tokens)
    assert play.hero.mana[BLACK] == tokens
    assert (play.turn.costs[FOREST], play.turn.costs[DESERT]) == (3, 3)
    assert (play.turn.gold, play.turn.black) == (True, True)


def test_amulet_of_darkness_lets_spells_be_cast_strong_by_day() -> None:
    play = fight(hand="amulet_of_darkness fireball", mana="red", source="black").do("target:0")
    assert "play:fireball:strong" not in play.keys
    play.do("play:amulet_of_darkness:basic", "pick_colour:gold", "play:fireball:strong", "pay:token:red")
    assert play.combat.points[4 * SIEGE + FIRE] == 8  # with the black die


def test_amulet_of_darkness_gives_only_mana_at_night() -> None:
    play = amulet("amulet_of_darkness", night=True).do("play:amulet_of_darkness:basic", "pick_colour:gold")
    assert (play.turn.costs[DESERT], play.turn.gold) == (3, False)
    assert play.turn.terrain == []


@rule("MKW-DUN-04")
def test_no_amulet_brings_day_under_the_ground() -> None:
    play = land(
        hand="amulet_of_the_sun", drawing=" p p\np A p\n p p", spots={"A": "plains dungeon"}, at="A", night=True
    )
    play.do("enter", "play:amulet_of_the_sun:basic")
    assert (play.turn.gold, play.turn.black) == (False, True)
    assert play.combat.mana_before == (True, True)
    play = land(hand="amulet_of_darkness", drawing=" p p\np A p\n p p", spots={"A": "plains dungeon"}, at="A")
    play.do("enter")
    assert play.combat.mana_before == (True, False)
    play.do("play:amulet_of_darkness:basic", "pick_colour:gold")
    assert (play.turn.gold, play.turn.black) == (False, True)
    assert play.combat.mana_before == (True, True)
