"""Movement, evading, and coming into an area."""

import pytest

from emberhall.games.sword_sorcery.choices import STAND
from emberhall.games.sword_sorcery.effects import nodes as fx
from emberhall.games.sword_sorcery.effects.book import BOOK
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.rules.acting import Acting
from emberhall.games.sword_sorcery.rules.arrival import arrive
from emberhall.games.sword_sorcery.rules.movement import points, ways
from emberhall.games.sword_sorcery.rules.turn import TURN
from emberhall.games.sword_sorcery.state import (
    Companion,
    EncounterId,
    Fire,
    PowerCardId,
)
from emberhall.rulebook import rule

from .positions import (
    enemy,
    first_options,
    hero,
    place,
    quest,
    run,
    table,
    turn_as,
    turn_of,
)


@rule("SS-FULL-MOVE-03", "SS-FULL-ATK-01")
def test_a_hero_pushed_out_of_reach_is_not_struck_again() -> None:
    one = hero("reaver", "T01a.C", items=())
    foes = [enemy("ogre_breaker", "green", "T01a.C"), enemy("ogre_breaker", "blue", "T01a.C")]
    at = quest(one, hero("trickster", "T06a.H"), *foes)
    at.do("act:0", "go:T01a.A").load(9, 1, 1).do("pick:20")
    assert at.prompt == "ask-bash"
    at.do("into:T01a.B")
    assert (at.prompt, place(at, one), one.hp, at.unrolled) == ("ask-turn", "T01a.B", 5, [])


@rule("SS-FULL-MOVE-03")
def test_enemies_left_behind_do_not_attack_a_pushed_hero() -> None:
    one = hero("warden", "T01a.C", items=())
    at = turn_of(one, enemy("ogre_breaker", "green", "T01a.C"), enemy("wolf", "green", "T01a.C"))
    at.do("go:T01a.A").load(9, 1, 3).do("pick:20", "into:T01a.B")
    assert (place(at, one), one.hp, at.unrolled, at.prompt) == ("T01a.B", 4, [], "ask-turn")


@rule("SS-FREE-06")
def test_nimble_is_asked_for_only_if_an_enemy_would_attack() -> None:
    one, two = hero("trickster", "T01a.C"), hero("warden", "T01a.C")
    at = quest(one, two, wolf := enemy("wolf", "green", "T01a.C")).do("act:0")
    at.do("go:T01a.A")  # the heroes dominate
    assert (place(at, one), at.prompt) == ("T01a.A", "ask-turn")
    at.do("go:T01a.C")
    two.area, wolf.conditions = at.state.ground.index["T01a.A"], {"stun": 1}
    at.do("go:T01a.A")
    assert (place(at, one), at.prompt) == ("T01a.A", "ask-turn")


@rule("SS-FULL-POW-05")
def test_one_card_is_enough_to_slip_away() -> None:
    one = hero("trickster", "T01a.C", items=("a_shadow_leather",))
    at = turn_of(one, enemy("wolf", "green", "T01a.C"), enemy("wolf", "green", "T01a.A"))
    at.do("go:T01a.A", "yes")
    assert (place(at, one), at.prompt) == ("T01a.A", "ask-turn")
    at.do("go:T01a.B", "yes")  # the other card
    assert (place(at, one), one.hp) == ("T01a.B", 5)


@rule("SS-FULL-MAP-09")
def test_a_companion_that_starts_in_fire_burns() -> None:
    one = hero("runecarver", "T01a.C")
    at = quest(one, hero("nightblade", "T06a.H"), enemy("orc_raider", "green", "T01a.C"))
    guard = Companion(id=10, area=one.area, hp=4, kind="rune_guardian", owner=0)
    at.state.companions, at.state.fires = [guard], [Fire(one.area, 2, 2)]
    at.do("act:0").load(1, 1).do("companion_strike:20")
    assert guard.burning == [2]


@rule("SS-FULL-MOVE-05", "SS-FULL-MAP-09")
def test_a_leap_to_the_same_area_does_not_enter_it() -> None:
    one = hero("nightblade", "T01a.C", rank=3, powers=("n_shadow_strike",), items=("w_short_sword",))
    at = turn_of(one, enemy("orc_raider", "blue", "T01a.C"))
    at.state.fires = [Fire(one.area, 1, 2)]
    at.do("use:n_shadow_strike").load(1, 1, 1).do("done")
    assert one.burning == []


@rule("SS-FULL-MOVE-05", "SS-FULL-GHOST-03")
def test_nobody_goes_to_the_shrine_they_are_at() -> None:
    one, dead = hero("warden", "T01a.C", items=("c_recall_stone",)), hero("trickster", "T01a.C")
    at = quest(one, dead)
    dead.ghost, dead.hp = True, 0
    at.do("act:0")
    assert at.offers("use") == []
    at.do("go:T01a.A")
    assert at.offers("use") == ["use:c_recall_stone"]
    at.do("end_turn")  # the ghost
    assert at.offers("relocate") == []
    at.do("go:T01a.A", "end_turn", "act:1")
    assert at.offers("relocate") == ["relocate"]


@rule("SS-FULL-MOVE-05")
def test_a_single_area_is_not_asked_for() -> None:
    one = hero("frost_seer", "T02b.A")
    at = quest(one, hero("warden", "T02b.E"), of="q3")
    run(BOOK.do(table(at), Playing(0), fx.Teleport("area", 1)))
    assert place(at, one) == "T02b.C"


@rule("SS-FULL-MOVE-01", "SS-FULL-TURN-04")
def test_points_of_the_activity_are_spent_before_extra_ones() -> None:
    at, one = turn_as("warden")
    at.do("dash")
    assert (one.extra, points(at.state, one)) == (1, 3)
    at.do("go:T01a.A")
    assert (one.moved, one.steps, one.extra) == (False, 0, 0)  # the point of the Dash is enough
    at.do("go:T01a.B")
    assert (one.moved, one.steps, one.extra) == (True, 1, 0)
    at.do("go:T01a.C")
    assert (one.steps, at.offers("go:")) == (0, [])


@rule("SS-OBST-05")
def test_difficult_ground_takes_two_points() -> None:
    at, one = turn_as("warden", "T06a.B")
    assert "go:T06a.C" in at.keys
    at.do("go:T06a.E")
    assert (one.steps, "go:T06a.C" in at.keys, "go:T06a.B" in at.keys) == (1, False, True)
    at, one = turn_as("warden", "T06a.B")
    at.do("go:T06a.C")
    assert one.steps == 0


@rule("SS-FULL-TURN-03")
def test_a_combat_ends_the_activity_not_the_extra_points() -> None:
    one = hero("warden", "T01a.A")
    at = quest(one, hero("runecarver", "T06a.H"), enemy("wolf", "red", "T01a.C"))
    at.do("act:0", "go:T01a.C")
    one.extra = 1
    at.do("strike:20:w_longsword").load(1, 1).do("done")
    assert (one.steps, one.extra, one.combats) == (0, 1, 0)
    one = hero("warden", "T01a.C")
    at = quest(one, hero("runecarver", "T06a.H"), enemy("wolf", "red", "T01a.C"))
    at.do("act:0", "strike:20:w_longsword").load(1, 1).do("done")
    assert (one.moved, points(at.state, one)) == (False, 2)  # not begun: it is still there


@rule("SS-SLOW-01")
def test_a_slowed_hero_who_fights_does_nothing_else() -> None:
    one = hero("warden", "T01a.C", rank=4)
    one.conditions = {"slow": 1}
    at = quest(one, hero("runecarver", "T06a.H"), enemy("wolf", "red", "T01a.C"))
    at.state.encounters.cards = [EncounterId("ec_16.1")]
    at.load(1, 1).do("act:0", "strike:20:w_longsword")
    assert (one.acted, one.combats, one.actions, at.state.active) == (True, 1, 2, 1)  # nothing is left to choose
    one = hero("warden", "T01a.C", rank=4)
    one.conditions = {"slow": 1}
    at = quest(one, hero("runecarver", "T06a.H"))
    at.do("act:0", "go:T01a.A")
    assert at.offers("go:") == [f"go:T01a.{letter}" for letter in "BEC"]  # the activity goes on
    assert at.offers("dash") == at.offers("rearrange") == []


def test_a_knocked_down_hero_does_not_move() -> None:
    at, one = turn_as("warden")
    one.conditions = {"knocked_down": 1}
    assert ways(at.state, one) == []


def test_standing_up_costs_a_point_and_the_blind_may_fail() -> None:
    one = hero("warden", "T01a.C")
    one.conditions = {"knocked_down": 1, "blind": 1}
    at = quest(one, hero("runecarver", "T06a.H"))
    at.load(5).do("act:0", "stand")
    assert ("knocked_down" in one.conditions, one.moved, one.steps) == (True, True, 0)
    one = hero("warden", "T01a.C")
    one.conditions = {"knocked_down": 1}
    at = quest(one, hero("runecarver", "T06a.H"))
    at.do("act:0", "dash_up")
    assert (one.conditions, one.actions, one.done) == ({}, 0, ["dash"])


@rule("SS-KD-03")
@pytest.mark.parametrize(("left", "offered"), [(0, []), (1, ["stand"]), (2, ["stand"])])
def test_standing_up_takes_a_movement_point(left: int, offered: list[str]) -> None:
    one = hero("warden", "T01a.C")
    at = quest(one, hero("runecarver", "T06a.H"))
    at.do("act:0")
    one.conditions, one.moved, one.steps = {"knocked_down": 1}, True, left
    acting = Acting(one)
    acting.look(at.state)
    assert [option.key() for option in TURN.options(at.state, acting) if option is STAND] == offered
    if offered:
        run(TURN.take(table(at), acting, STAND))
        assert (one.conditions, one.steps) == ({}, left - 1)


@rule("SS-BLIND-01")
def test_the_blind_may_stay_where_they_are() -> None:
    one = hero("warden", "T01a.C")
    one.conditions = {"blind": 1}
    at = quest(one, hero("runecarver", "T06a.H"))
    at.load(5).do("act:0", "go:T01a.A")
    assert (place(at, one), one.moved, one.steps, at.unrolled) == ("T01a.C", True, 0, [])


@rule("SS-FULL-MOVE-03")
def test_reaction_attacks_are_in_the_order_that_the_hero_likes() -> None:
    one = hero("reaver", "T01a.C", items=())
    foes = [
        enemy("wolf", "green", "T01a.C"),
        enemy("bandit", "green", "T01a.C"),
        enemy("orc_raider", "green", "T01a.C"),
    ]
    foes[2].conditions = {"stun": 1}
    at = quest(one, hero("runecarver", "T06a.H"), *foes)
    at.do("act:0", "go:T01a.A")
    assert (at.prompt, at.keys) == ("ask-reaction", ["pick:20", "pick:21"])
    at.load(3, 1, 1, 1).do("pick:21")  # both have supremacy
    assert (one.hp, place(at, one), one.steps) == (7 - 2 - 1, "T01a.A", 1)


def test_a_hero_killed_on_leaving_stays_and_is_not_struck_again() -> None:
    one = hero("reaver", "T01a.C", items=())
    one.hp = 1
    foes = [enemy("bandit", "green", "T01a.C"), enemy("orc_raider", "green", "T01a.C")]
    at = quest(one, hero("runecarver", "T06a.H"), *foes)
    at.state.encounters.cards = [EncounterId("ec_16.1")]
    at.state.power_cards.cards = [PowerCardId("ep_brutal.1")]
    at.do("act:0", "go:T01a.A").load(3, 1).do("pick:20")
    assert (one.ghost, place(at, one), at.unrolled) == (True, "T01a.C", [])


def test_the_bleeding_and_the_blind_evade_at_a_cost() -> None:
    one = hero("reaver", "T01a.C", items=())
    one.conditions = {"blind": 1}
    at = quest(one, hero("runecarver", "T06a.H"), enemy("wolf", "green", "T01a.C"))
    at.load(7, 6).do("act:0", "go:T01a.A")  # he moves, and does not find the way out
    assert (place(at, one), one.steps, at.unrolled) == ("T01a.C", 1, [])


@rule("SS-OBST-06", "SS-FULL-MAP-05")
def test_hazard_is_for_heroes_who_move_or_are_pushed() -> None:
    at, one = turn_as("warden", "T06a.D")
    area = at.state.ground.index["T06a.G"]
    run(arrive(table(at), one, area))
    assert one.hp == 4
    run(arrive(table(at), one, area, placed=True))
    assert one.hp == 4
    foe = enemy("wolf", "green", "T06a.D")
    foe.powers = []
    run(arrive(table(at), foe, area))
    assert foe.hp == 2
    at.state.fires = [Fire(area, 1, 2)]
    run(arrive(table(at), one, area, placed=True))
    assert (one.burning, one.hp) == ([1], 4)


def test_a_hero_killed_by_hazard_does_not_burn() -> None:
    at, one = turn_as("warden", "T06a.D")
    area = at.state.ground.index["T06a.G"]
    one.hp, at.state.fires = 1, [Fire(area, 1, 2)]
    first_options(arrive(table(at), one, area))
    assert (one.ghost, one.burning) == (True, [])
