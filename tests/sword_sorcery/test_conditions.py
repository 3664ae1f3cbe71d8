"""Conditions, burning, wounds and saves."""

import pytest

from emberhall.games.sword_sorcery.rules.behaviour import activate
from emberhall.games.sword_sorcery.rules.conditions import burn, give, suffer, turn_ends, wound
from emberhall.games.sword_sorcery.rules.stats import save_number
from emberhall.rulebook import rule

from .positions import enemy, first_options, hero, quest, run, table, turn_as


@rule("SS-COND-01", "SS-COND-02", "SS-FULL-COND-01")
def test_the_same_condition_twice_costs_a_hit_point() -> None:
    at = quest(hero("warden", "T01a.C"))
    one = at.state.heroes[0]
    run(give(table(at), one, "slow"))
    run(give(table(at), one, "blind"))
    assert (set(one.conditions), one.hp) == ({"slow", "blind"}, 5)
    run(give(table(at), one, "slow"))
    assert one.hp == 4
    run(give(table(at), one, "poison", 1))
    run(give(table(at), one, "poison", 2))
    assert (one.conditions["poison"], one.hp) == (2, 4)


@rule("SS-KD-06", "SS-FULL-COND-04", "SS-FULL-COND-02")
def test_flying_enemies_are_not_knocked_down_and_masters_not_stunned() -> None:
    at = quest(hero("warden", "T01a.C"), enemy("ash_imp", "green", "T01a.D"), enemy("ford_mauler", "master", "T01a.D"))
    imp, master = at.state.enemies
    run(give(table(at), imp, "knocked_down"))
    run(give(table(at), imp, "knocked_down"))
    assert (imp.conditions, imp.hp) == ({}, 2)
    run(give(table(at), master, "stun"))
    assert set(master.conditions) == {"slow"}


@rule("SS-FX-03", "SS-FX-04", "SS-FX-05", "SS-FULL-FX-02", "SS-TIME-08")
def test_burning_tokens_add_up_and_burn_down() -> None:
    at = quest(hero("warden", "T01a.C"))
    one = at.state.heroes[0]
    burn(table(at), one, 1)
    burn(table(at), one, 2)
    run(suffer(table(at), one))
    assert (one.hp, one.burning) == (3, [1])
    run(suffer(table(at), one))
    assert (one.hp, one.burning) == (2, [])


@rule("SS-POISON-01", "SS-POISON-02", "SS-POISON-03", "SS-FULL-SAVE-01")
def test_poison_and_the_save_against_it() -> None:
    at = quest(hero("warden", "T01a.C"), enemy("orc_raider", "green", "T01a.D"))
    one, orc = at.state.heroes[0], at.state.enemies[0]
    one.conditions["poison"] = orc.conditions["poison"] = 1
    at.load(5)
    run(suffer(table(at), one))
    assert (one.hp, "poison" in one.conditions) == (4, True)
    at.load(6)
    run(suffer(table(at), one))
    assert (one.hp, "poison" in one.conditions) == (3, False)
    at.load()
    run(suffer(table(at), orc))
    assert (orc.hp, "poison" in orc.conditions) == (2, True)
    one.conditions["poison"], one.hp = 1, 2
    at.load(6)
    run(suffer(table(at), one))
    assert (one.hp, "poison" in one.conditions, at.unrolled) == (1, False, [])


@rule("SS-POISON-02")
def test_a_hero_killed_by_poison_rolls_no_save() -> None:
    at = quest(one := hero("warden", "T01a.C"), hero("trickster", "T01a.A"))
    one.conditions["poison"], one.hp = 1, 1
    at.load()
    run(suffer(table(at), one))
    assert (one.ghost, one.conditions) == (True, {})


@rule("SS-BLIND-02", "SS-SLOW-02", "SS-STUN-02", "SS-EXH-02")
@pytest.mark.parametrize("id", ["blind", "slow", "stun", "exhausted"])
def test_a_condition_gained_in_the_heros_own_turn_stays_for_the_next(id: str) -> None:
    at = quest(one := hero("warden", "T01a.C"), hero("trickster", "T01a.A"))
    for phase, acted, turns in (("battle", False, 2), ("battle", True, 1), ("event", False, 1)):
        at.state.phase, at.state.active, one.acted, one.conditions = phase, 0, acted, {}
        run(give(table(at), one, id))
        assert one.conditions == {id: turns}
        for left in range(turns - 1, -1, -1):
            turn_ends(one)
            assert one.conditions == ({id: left} if left else {})
    others = quest(hero("warden", "T01a.C"), *(enemy("wolf", rank, "T01a.D") for rank in ("green", "blue", "red")))
    assert [save_number(others.state, wolf) for wolf in others.state.enemies] == [8, 7, 6]


@rule("SS-RED-01", "SS-FULL-COND-03")
def test_the_same_wound_twice_costs_a_hit_point() -> None:
    at = quest(hero("warden", "T01a.C"))
    one = at.state.heroes[0]
    run(wound(table(at), one, "w_dazed_mind"))
    assert save_number(at.state, one) == 8
    run(wound(table(at), one, "w_dazed_mind"))
    assert (one.wounds, one.hp) == (["w_dazed_mind"], 4)


@rule("SS-SLOW-01", "SS-SLOW-02")
def test_a_slowed_hero_does_one_thing() -> None:
    slowed = hero("warden", "T01a.C")
    slowed.conditions["slow"] = 1
    at = quest(slowed)
    assert at.offers("go:")
    at.do("dash")
    assert at.offers("go:") == [f"go:T01a.{letter}" for letter in "ABED"]  # the point of the Dash
    at.do("go:T01a.A")
    assert at.keys == ["goods", "end_turn"]
    at.do("end_turn")
    assert at.state.round == 2
    assert "slow" not in at.state.heroes[0].conditions


@rule("SS-STUN-01", "SS-STUN-02")
def test_a_stunned_hero_skips_their_turn() -> None:
    stunned = hero("warden", "T01a.C")
    stunned.conditions["stun"] = 1
    at = quest(stunned, hero("lightbearer", "T01a.C"))
    at.do("act:0")  # there is nothing to choose: the turn of the other hero comes
    assert at.state.active == 1
    assert "stun" not in at.state.heroes[0].conditions


@rule("SS-BLIND-01", "SS-BLEED-01")
def test_a_blinded_hero_saves_and_a_bleeding_one_loses_a_hit_point_before_each_activity() -> None:
    one = hero("warden", "T01a.C")
    one.conditions.update(blind=1, bleeding=1)
    at = quest(one, enemy("wolf", "green", "T01a.C"))
    at.load(5).do("strike:20:w_longsword")
    assert (one.hp, one.combats, at.state.enemies[0].hp) == (4, 0, 2)
    assert at.unrolled == []


@rule("SS-KD-03", "SS-KD-04", "SS-QUICK-01")
def test_a_knocked_down_hero_stands_up_by_a_point_or_a_dash() -> None:
    one = hero("warden", "T01a.C")
    one.conditions["knocked_down"] = 1
    at = quest(one, enemy("wolf", "green", "T01a.C"))
    assert at.offers("strike") == at.offers("go:") == []
    assert {"stand", "dash_up"} <= set(at.keys)
    at.do("stand")
    assert (one.conditions, one.steps) == ({}, 1)
    assert at.offers("strike")


@rule("SS-EXH-01")
def test_an_exhausted_hero_has_no_actions() -> None:
    one = hero("warden", "T01a.C")
    one.conditions["exhausted"] = 1
    assert "dash" not in quest(one).keys


@rule("SS-AI-07", "SS-KD-05", "SS-STUN-03", "SS-BLEED-02", "SS-SLOW-03", "SS-SLOW-04", "SS-FULL-AI-02", "SS-FULL-AI-09")
def test_conditions_of_enemies_when_they_activate() -> None:
    at = quest(hero("reaver", "T01a.C"), enemy("orc_raider", "green", "T01a.D"))
    orc = at.state.enemies[0]
    orc.conditions.update(knocked_down=1, stun=1, bleeding=1)
    run(activate(table(at), orc))
    assert (set(orc.conditions), orc.hp, orc.area) == ({"bleeding"}, 2, at.state.ground.index["T01a.D"])
    orc.conditions = {"slow": 1}
    at.state.activated = []
    at.load()
    run(activate(table(at), orc))  # it moves, and does not attack
    assert (orc.conditions, orc.area, at.state.heroes[0].hp) == ({}, at.state.ground.index["T01a.C"], 7)


@rule("SS-QUICK-10", "SS-BLIND-01")
def test_a_dash_in_vain_was_the_dash_of_the_round() -> None:
    at = quest(one := hero("trickster", "T01a.C"))
    one.conditions["blind"] = 1
    at.load(1).do("dash")
    assert (one.done, one.actions, one.extra, at.offers("dash")) == (["dash"], 1, 0, [])


@rule("SS-QUICK-10", "SS-BLIND-01")
def test_a_provocation_in_vain_was_that_of_the_round() -> None:
    at = quest(one := hero("trickster", "T01a.C"), enemy("warchief_gorrak", "master", "T01a.C"))
    one.conditions["blind"] = 1
    at.load(1).do("provoke:20:2")
    assert (one.done, at.state.menace, at.offers("provoke")) == (["provoke"], 1, [])


def test_conditions_of_one_kind_and_of_the_dead() -> None:
    at, one = turn_as("warden")
    run(give(table(at), one, "poison", 2))
    run(give(table(at), one, "poison", 1))
    assert (one.conditions, one.hp) == ({"poison": 2}, 4)
    run(give(table(at), one, "poison", 2))
    assert one.hp == 3
    one.ghost, one.hp = True, 0
    run(give(table(at), one, "slow"))
    burn(table(at), one, 1)
    run(wound(table(at), one, "w_dazed_mind"))
    assert (one.conditions, one.burning, one.wounds) == ({"poison": 2}, [], [])


def test_time_phase_damage_one_after_the_other() -> None:
    at, one = turn_as("warden")
    one.burning, one.conditions = [1, 2, 2], {"poison": 2}
    one.hp = 3
    first_options(suffer(table(at), one))  # three tokens: dead before the poison
    assert (one.ghost, one.deaths) == (True, 1)
    at, one = turn_as("warden")
    one.conditions, one.shields = {"poison": 2}, 1
    at.load(6)
    run(suffer(table(at), one))
    assert (one.hp, one.shields, one.conditions) == (4, 0, {})
