"""Attack and defence in their order."""

from emberhall.games.sword_sorcery.content import ITEMS
from emberhall.games.sword_sorcery.rules.attack import attack
from emberhall.games.sword_sorcery.rules.death import take_damage
from emberhall.games.sword_sorcery.rules.weapons import FIST
from emberhall.games.sword_sorcery.state import Mod
from emberhall.rulebook import rule

from .positions import enemy, hero, quest, run, table


@rule("SS-ATK-01", "SS-ATK-06", "SS-DEF-06", "SS-DEF-10", "SS-FULL-ATK-03", "SS-FULL-DEF-06", "SS-FULL-DEF-07")
def test_hits_are_counted_and_shields_cancel_them() -> None:
    at = quest(hero("warden", "T01a.C"), enemy("bandit", "blue", "T01a.C"))
    at.do("strike:20:w_longsword").load(3, 5, 3, 1).do("done")  # two hits, one shield
    assert at.state.enemies[0].hp == 2
    assert at.unrolled == []


@rule("SS-QUICK-02", "SS-FULL-ATK-02")
def test_focus_costs_an_action_and_adds_a_hit_once_a_round() -> None:
    at = quest(hero("reaver", "T01a.C", rank=3), enemy("ogre_breaker", "red", "T01a.C"))
    at.do("strike:20:w_greatsword")
    assert at.keys == ["done", "use:blood_price", "focus"]
    at.load(1, 1, 1).do("focus", "done")  # one hit by Focus, none rolled; armor 1 stops it
    assert at.state.heroes[0].actions == 0
    assert at.state.enemies[0].hp == 8
    at.do("strike:20:w_greatsword")
    assert "focus" not in at.keys


@rule("SS-FX-01", "SS-FULL-DEF-02")
def test_a_critical_effect_needs_a_bolt_and_a_hit() -> None:
    at = quest(hero("warden", "T01a.C"), enemy("bandit", "blue", "T01a.C"))
    at.do("strike:20:w_longsword").load(9, 1, 1, 1).do("done")  # a hit with a bolt: one more
    assert at.state.enemies[0].hp == 1
    at = quest(hero("warden", "T01a.C"), enemy("bandit", "blue", "T01a.C"))
    at.do("strike:20:w_longsword").load(1, 9).do("done")  # a bolt without a hit
    assert at.state.enemies[0].hp == 3


@rule("SS-ATK-03", "SS-ATK-05", "SS-AREA-02")
def test_who_dominates_the_area_of_the_target_has_a_hit_more() -> None:
    at = quest(hero("warden", "T01a.C"), hero("lightbearer", "T01a.C"), enemy("bandit", "blue", "T01a.C"))
    at.do("act:0", "strike:20:w_longsword").load(1, 1, 1).do("done")
    assert at.state.enemies[0].hp == 2


@rule("SS-ATK-04", "SS-FULL-ENEMY-06")
def test_enemies_have_supremacy_and_the_bonus_of_a_horde() -> None:
    at = quest(hero("reaver", "T01a.C", items=()), *(enemy("wolf", "green", "T01a.C") for _ in range(3)))
    wolf, target = at.state.enemies[0], at.state.heroes[0]
    at.load(1, 1)  # nothing rolled, one blue defence die
    run(attack(table(at), wolf, target, wolf.card.attacks["main"], "enemy"))
    assert target.hp == 7 - 3  # two others of the pack, and supremacy


@rule("SS-DEF-01", "SS-FULL-ITEM-02")
def test_weakness_and_resistance_count_one_hit() -> None:
    at = quest(hero("warden", "T01a.C"), enemy("skeleton_guard", "green", "T01a.D"), enemy("wraith", "green", "T01a.E"))
    guard, wraith = at.state.enemies
    blunt = ITEMS["w_club"].blow
    assert blunt is not None
    at.load(3, 1, 1)  # one hit and one for weakness: two dice
    run(attack(table(at), None, guard, blunt, "trap"))
    assert guard not in at.state.enemies
    at.load(3)  # one hit, resisted: no die
    run(attack(table(at), None, wraith, blunt, "trap"))
    assert wraith.hp == 2


@rule("SS-DEF-02", "SS-DEF-03", "SS-FX-09", "SS-FULL-DEF-03", "SS-FULL-DEF-04", "SS-FULL-FX-03")
def test_armor_and_dice_stop_ordinary_hits_only() -> None:
    at = quest(hero("warden", "T01a.C"), enemy("wraith", "blue", "T01a.C"))
    target, wraith = at.state.heroes[0], at.state.enemies[0]
    at.load(7, 5, 4)  # three hits, one lethal; armor 1 leaves one: one blue die shows a shield
    run(attack(table(at), wraith, target, wraith.card.attacks["main"], "enemy"))
    assert target.hp == 4
    assert at.unrolled == []


@rule("SS-KD-01")
def test_who_is_knocked_down_has_no_armor() -> None:
    at = quest(hero("warden", "T01a.C"), enemy("orc_raider", "green", "T01a.C"))
    target, orc = at.state.heroes[0], at.state.enemies[0]
    target.conditions["knocked_down"] = 1
    at.load(3, 1, 1)  # a hit, and supremacy since he does not count: two hits, one die
    run(attack(table(at), orc, target, orc.card.attacks["main"], "enemy"))
    assert target.hp == 3


@rule("SS-DEF-04", "SS-DEF-05", "SS-FX-10", "SS-FULL-DEF-05", "SS-FULL-DEF-09", "SS-GOLD-08")
def test_shield_tokens_must_be_spent_first_against_lethal_hits() -> None:
    at = quest(hero("warden", "T01a.C"), enemy("wraith", "blue", "T01a.C"))
    target, wraith = at.state.heroes[0], at.state.enemies[0]
    target.shields = 2
    at.load(7, 5)  # three hits, one lethal, one stopped by armor: both others by tokens
    run(attack(table(at), wraith, target, wraith.card.attacks["main"], "enemy"))
    assert (target.hp, target.shields) == (5, 0)
    target.shields = 1
    run(take_damage(table(at), target, 2))
    assert (target.hp, target.shields) == (4, 0)


@rule("SS-FX-06", "SS-FX-08", "SS-FULL-FX-01", "SS-FULL-ATK-05")
def test_an_area_of_effect_is_one_roll_against_all_of_the_side_there() -> None:
    at = quest(
        hero("warden", "T01a.C", powers=("b_cleave",)), enemy("orc_raider", "green", "T01a.C"),
        enemy("ogre_breaker", "green", "T01a.C"), enemy("orc_raider", "green", "T01a.D"),
    )  # fmt: skip
    at.do("use:b_cleave", "pick:20").load(3, 5, 1, 1).do("done")  # two hits for each: one die each
    assert [one.hp for one in at.state.enemies] == [1, 2, 3]


@rule("SS-FULL-DICE-05", "SS-FULL-EVENT-02")
def test_without_a_weapon_one_blue_die_and_at_night_a_hit_less() -> None:
    at = quest(hero("warden", "T01a.C", items=()), enemy("orc_raider", "green", "T01a.C"))
    at.state.time = "night"
    assert at.offers("punch") == ["punch:20"]
    at.do("punch:20").load(5).do("done")
    assert at.state.enemies[0].hp == 3
    assert FIST.dice.blue == 1


@rule("SS-FULL-FX-04", "SS-FX-02")
def test_a_bash_pushes_a_living_target_an_area_away() -> None:
    at = quest(hero("reaver", "T01a.C", items=()), enemy("ogre_breaker", "green", "T01a.C"))
    ogre = at.state.enemies[0]
    ogre.mods.append(Mod("attack_red", -1, "quest"))
    flow = attack(table(at), ogre, at.state.heroes[0], ogre.card.attacks["main"], "enemy")
    at.load(9, 1)
    asked = next(flow)
    assert [option.key() for option in asked.options] == [f"into:T01a.{letter}" for letter in "ABED"]  # type: ignore[union-attr]


@rule("SS-ENGAGE-01", "SS-ENGAGE-02", "SS-HERO-05", "SS-HERO-09")
def test_an_engaged_hero_attacks_only_in_his_area() -> None:
    at = quest(hero("wayfinder", "T01a.C"), enemy("wolf", "green", "T01a.D"))
    assert at.offers("strike") == ["strike:20:w_short_bow"]
    at = quest(hero("wayfinder", "T01a.C"), enemy("wolf", "green", "T01a.D"), enemy("wolf", "blue", "T01a.C"))
    assert at.offers("strike") == ["strike:21:w_short_bow"]


@rule("SS-FULL-ENEMY-07", "SS-FULL-SHARD-01")
def test_a_killed_enemy_gives_shards_and_its_crowns() -> None:
    at = quest(hero("warden", "T01a.C"), enemy("bandit", "blue", "T01a.C", hp=1))
    at.do("strike:20:w_longsword").load(3, 1, 1).do("done")
    assert at.state.enemies == []
    assert (at.state.shards, at.state.heroes[0].crowns) == (2, 15)
