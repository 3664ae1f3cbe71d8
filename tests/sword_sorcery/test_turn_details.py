"""What is easily got wrong in turns, movement, rounds, death and goods."""

import pytest

from emberhall.games.sword_sorcery.choices import STAND, CompanionGo
from emberhall.games.sword_sorcery.rules.acting import Acting
from emberhall.games.sword_sorcery.rules.arrival import arrive
from emberhall.games.sword_sorcery.rules.behaviour import activate
from emberhall.games.sword_sorcery.rules.conditions import burn, give, suffer, wound
from emberhall.games.sword_sorcery.rules.death import heal, lose_hp, lose_rank
from emberhall.games.sword_sorcery.rules.doors import open_chest, trap
from emberhall.games.sword_sorcery.rules.encounters import encounter, story_event
from emberhall.games.sword_sorcery.rules.exchange import handle_goods
from emberhall.games.sword_sorcery.rules.goods import fits, gain_item, hand_over, room, sums
from emberhall.games.sword_sorcery.rules.movement import points, ways
from emberhall.games.sword_sorcery.rules.rounds import cap, learnable, price, revive, rise
from emberhall.games.sword_sorcery.rules.sight import controls, dominates, engaged, sees
from emberhall.games.sword_sorcery.rules.spawn import place as put
from emberhall.games.sword_sorcery.rules.stats import bonus, max_hp, movement, reach, save_number, sight
from emberhall.games.sword_sorcery.rules.turn import TURN
from emberhall.games.sword_sorcery.state import (
    Companion,
    EncounterId,
    EventId,
    Fire,
    Heap,
    Hero,
    Mod,
    PowerCardId,
    Setup,
    State,
    TrapId,
)
from emberhall.kernel import Over
from emberhall.rulebook import rule
from emberhall.testing import Position

from .positions import drive, enemy, first_options, hero, place, quest, run, table


def alone(cls: str, at: str = "T01a.C", **more: object) -> tuple[Position[State], Hero]:
    """A hero whose turn it is; another is far off."""
    one = hero(cls, at, **more)  # type: ignore[arg-type]
    position = quest(one, hero("runecarver", "T06a.H"))
    position.do("act:0")
    return position, one


# a turn begins and ends


@rule("SS-FULL-TURN-02")
def test_a_turn_begins_with_all_activities_of_the_rank() -> None:
    one = hero("warden", "T01a.C", rank=4)
    one.moved = one.spent = True
    one.steps = one.extra = 3
    at = quest(one, hero("runecarver", "T06a.H"))
    before = at.state.turn
    at.do("act:0")
    assert (one.combats, one.actions, one.moved, one.spent, one.steps, one.extra) == (2, 2, False, False, 0, 0)
    assert (at.state.active, at.state.turn) == (0, before + 1)


def test_a_companion_may_act_again_in_each_turn_of_its_owner() -> None:
    one, two = hero("runecarver", "T01a.C"), hero("nightblade", "T06a.H")
    at = quest(one, two)
    mine = Companion(id=10, area=one.area, hp=4, kind="rune_guardian", owner=0, acted=True)
    other = Companion(id=11, area=two.area, hp=4, kind="rune_guardian", owner=1, acted=True)
    at.state.companions = [mine, other]
    at.do("act:0")
    assert (mine.acted, other.acted) == (False, True)


def test_who_starts_in_fire_burns_ghosts_do_not() -> None:
    one, two = hero("warden", "T01a.C"), hero("trickster", "T01a.C")
    at = quest(one, two)
    at.state.fires = [Fire(one.area, 2, 2), Fire(one.area + 1, 1, 2)]
    two.ghost, two.hp = True, 0
    at.do("act:1", "end_turn")
    assert (one.burning, two.burning) == ([2], [])


@rule("SS-SLOW-02")
def test_what_lasts_a_turn_ends_with_it() -> None:
    at, one = alone("warden")
    foe = enemy("wolf", "green", "T06a.A")
    foe.powers, foe.area, foe.hp = [], at.state.ground.index["T06a.A"], 2
    one.mods = [Mod("hits", 1, "turn"), Mod("armor", 1, "round"), Mod("save", 1, "quest")]
    foe.mods = [Mod("hits", 1, "turn"), Mod("armor", 1, "round")]
    guard = Companion(id=10, area=one.area, hp=4, kind="rune_guardian", owner=0)
    guard.mods, guard.conditions, one.conditions = [Mod("hits", 1, "turn")], {"slow": 1}, {"blind": 1, "poison": 1}
    at.state.companions, at.state.enemies = [guard], [foe]
    at.state.encounters.cards = [EncounterId("ec_16.1")]
    at.do("end_turn")
    assert [mod.until for mod in one.mods] == ["round", "quest"]
    assert ([mod.until for mod in foe.mods], guard.mods) == (["round"], [])
    assert (one.conditions, guard.conditions, one.acted) == ({"poison": 1}, {}, True)


def test_what_is_left_to_do_decides_whether_the_turn_is_asked_for() -> None:
    one = hero("warden", "T01a.C", items=())
    one.conditions = {"stun": 1}
    at = quest(one, hero("trickster", "T01a.A"))
    at.do("act:0")
    assert (one.acted, at.state.active) == (True, 1)


# movement


@rule("SS-FULL-MOVE-01", "SS-FULL-TURN-04")
def test_points_of_the_activity_are_spent_before_extra_ones() -> None:
    at, one = alone("warden")
    at.do("dash")
    assert (one.extra, points(at.state, one)) == (1, 3)
    at.do("go:T01a.A")
    assert (one.moved, one.steps, one.extra) == (False, 0, 0)  # the point of the Dash is enough
    at.do("go:T01a.B")
    assert (one.moved, one.steps, one.extra) == (True, 1, 0)
    at.do("go:T01a.C")
    assert (one.steps, at.offers("go:")) == (0, [])


@rule("SS-OBST-05")
def test_hard_ground_is_only_for_who_has_two_points() -> None:
    at, one = alone("warden", "T06a.B")
    assert "go:T06a.C" in at.keys
    at.do("go:T06a.E")
    assert (one.steps, "go:T06a.C" in at.keys, "go:T06a.B" in at.keys) == (1, False, True)
    at, one = alone("warden", "T06a.B")
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


def test_who_lies_does_not_go() -> None:
    at, one = alone("warden")
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
def test_who_has_a_point_left_can_stand_up(left: int, offered: list[str]) -> None:
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


@rule("SS-BLIND-01", "SS-FULL-HERO-06")
def test_a_blind_companion_may_do_nothing() -> None:
    at, one = alone("runecarver")
    guard = Companion(id=10, area=one.area, hp=4, kind="rune_guardian", owner=0, conditions={"blind": 1})
    at.state.companions = [guard]
    at.load(5)
    run(TURN.take(table(at), Acting(one), CompanionGo("T01a.A")))
    assert (place(at, guard), guard.acted, at.unrolled) == ("T01a.C", True, [])


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


def test_who_dies_on_leaving_stays_and_no_more_blows_fall() -> None:
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


# coming somewhere


@rule("SS-OBST-06", "SS-FULL-MAP-05")
def test_hazard_is_for_heroes_who_move_or_are_pushed() -> None:
    at, one = alone("warden", "T06a.D")
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


def test_who_dies_of_hazard_does_not_burn() -> None:
    at, one = alone("warden", "T06a.D")
    area = at.state.ground.index["T06a.G"]
    one.hp, at.state.fires = 1, [Fire(area, 1, 2)]
    first_options(arrive(table(at), one, area))
    assert (one.ghost, one.burning) == (True, [])


# actions


def test_once_a_round_is_once() -> None:
    at, one = alone("trickster")
    at.do("dash")
    assert (at.offers("dash"), one.actions) == ([], 1)


def test_menace_goes_one_up_or_down_between_one_and_three() -> None:
    for menace, offered in ((1, [2]), (2, [1, 3]), (3, [2])):
        at = quest(hero("warden", "T01a.C"), hero("trickster", "T06a.H"), enemy("ford_mauler", "master", "T01a.A"))
        at.state.menace = menace
        at.do("act:0")
        assert at.offers("provoke") == [f"provoke:20:{level}" for level in offered]
    at = quest(hero("warden", "T01a.C"), hero("trickster", "T06a.H"), enemy("ford_mauler", "master", "T07a.E"))
    at.do("act:0")
    assert at.offers("provoke") == []  # not in sight


def test_a_stunned_hero_has_nothing_but_salts() -> None:
    one = hero("trickster", "T01a.C", items=("c_smelling_salts", "c_healing_potion", "c_smelling_salts"))
    one.conditions, one.hp = {"stun": 1}, 1
    at = quest(one, hero("runecarver", "T06a.H"))
    at.do("act:0")
    assert at.keys == ["use:c_smelling_salts", "end_turn"]
    at.do("use:c_smelling_salts")
    assert (one.actions, one.bag, one.spent) == (2, ["c_healing_potion", "c_smelling_salts"], False)


def test_breaking_is_for_who_is_free_and_costs_an_action() -> None:
    at, one = alone("warden", "T07a.B")
    assert at.offers("open_chest") == ["open_chest:chest_house"]
    at.state.traps.cards, at.state.treasures.cards = [TrapId("tr_false_wire.1")], []
    at.do("open_chest:chest_house")
    assert (one.actions, one.crowns, at.offers("open_chest")) == (0, 10, [])
    at, one = alone("trickster", "T07a.B", items=("r_thieves_tools",))
    at.state.traps.cards, at.state.treasures.cards = [TrapId("tr_false_wire.1")], []
    one.actions = 0
    at.do("go:T07a.D", "decide_for:pass_by", "go:T07a.B", "open_chest:chest_house")
    assert (one.actions, one.done, one.crowns) == (0, ["break"], 10)


def test_a_companion_moves_and_may_strike() -> None:
    one = hero("runecarver", "T01a.C")
    at = quest(one, hero("nightblade", "T06a.H"), enemy("wolf", "green", "T01a.A"), enemy("wolf", "green", "T01a.B"))
    guard = Companion(id=10, area=one.area, hp=4, kind="rune_guardian", owner=0)
    at.state.companions = [guard]
    at.do("act:0")
    assert at.offers("companion") == [f"companion_go:T01a.{letter}" for letter in "ABED"]
    at.do("companion_go:T01a.A")
    assert at.keys == ["companion_strike:20", "leave_it"]
    at.do("leave_it")
    assert (place(at, guard), guard.acted, at.offers("companion")) == ("T01a.A", True, [])
    guard.acted, guard.conditions = False, {"slow": 1, "knocked_down": 1}
    at.do("go:T01a.E")
    assert "companion_strike:20" in at.keys
    at.do("companion_go:T01a.B")  # slowed: no blow; it has stood up
    assert (at.prompt, guard.conditions) == ("ask-turn", {"slow": 1})
    guard.acted, guard.conditions = False, {"stun": 1}
    at.do("go:T01a.D")
    assert at.offers("companion") == []


# rounds


@rule("SS-SOUL-02", "SS-FULL-RANK-05")
def test_what_ranks_cost_and_how_high_they_go() -> None:
    assert [price(hero("warden", "T01a.C", rank=rank)) for rank in range(1, 7)] == [4, 9, 16, 25, 36, 49]
    assert [cap(quest(hero("warden", area), of=of).state) for of, area in (("q1", "T01a.C"), ("q5", "T08a.C"))] == [
        4,
        7,
    ]


@rule("SS-FULL-RANK-04")
def test_a_risen_hero_has_the_hit_points_of_his_rank() -> None:
    at, one = alone("warden")
    one.hp = 2
    first_options(rise(table(at), one))
    assert (one.rank, one.hp, one.risen, len(one.powers)) == (2, 3, True, 1)
    at, one = alone("wayfinder")
    one.hp = 2
    first_options(rise(table(at), one))
    assert (one.hp, len(one.powers)) == (2, 2)  # no more hit points, two powers


@rule("SS-FULL-POW-07")
def test_powers_put_aside_come_back_ready() -> None:
    at, one = alone("warden", rank=3, powers=("b_shield_bash", "b_cleave"))
    one.turned = {"b_shield_bash": 2}
    drive(lose_rank(table(at), one))
    assert (one.rank, one.powers, one.aside) == (2, ["b_cleave"], ["b_shield_bash"])
    run(rise(table(at), one))
    assert (one.powers, one.aside, one.turned) == (["b_cleave", "b_shield_bash"], [], {})


def test_of_too_many_powers_the_owner_chooses() -> None:
    at, one = alone("warden", rank=3, powers=("b_cleave", "b_battle_cry"))
    drive(lose_rank(table(at), one), "set_aside:b_cleave")
    assert (one.rank, one.powers, one.aside) == (2, ["b_battle_cry"], ["b_cleave"])
    at, one = alone("warden", rank=1, powers=("b_cleave",))
    run(lose_rank(table(at), one))
    assert (one.rank, one.powers) == (1, ["b_cleave"])


def test_what_can_be_learnt() -> None:
    one = hero("warden", "T01a.C")
    assert learnable(one) == ["b_cleave", "b_battle_cry", "b_guardian_oath"]
    two = hero("warden", "T01a.C", rank=2, powers=("b_cleave",))
    two.aside = ["b_battle_cry"]
    found = learnable(two)
    assert "b_hold_the_line" in found
    assert not {"b_cleave", "b_battle_cry", "b_shield_bash", "b_fury", "d_hammerfall"} & set(found)


@rule("SS-FULL-RES-01")
def test_a_ghost_returns_for_its_rank_at_an_open_shrine() -> None:
    for shards, area, back in ((2, "T01a.C", True), (1, "T01a.C", False), (2, "T01a.A", False)):
        one, two = hero("warden", area, rank=2), hero("trickster", "T06a.H", rank=3)
        one.ghost, one.hp = True, 0
        at = quest(one, two, shards=shards)
        at.do("act:1", "end_turn")
        if at.prompt == "ask-turn":
            at.do("end_turn")
        assert at.offers("revive") == (["revive:0"] if back else [])
    at = quest(one := hero("warden", "T01a.C", items=("a_saints_mail",)))
    one.ghost, one.hp = True, 0
    run(revive(table(at), one))
    assert (one.ghost, one.hp, one.ward) == (False, 5, 1)
    one.ghost = True
    run(revive(table(at), one, half=True))
    assert one.hp == 3


@rule("SS-FULL-RANK-02", "SS-FULL-RANK-03")
def test_the_lowest_rise_first_and_ghosts_count() -> None:
    one, two, three = hero("warden", "T01a.C"), hero("trickster", "T01a.A", rank=2), hero("wayfinder", "T06a.H")
    three.ghost, three.hp = True, 0
    at = quest(one, two, three, shards=30)
    at.do("act:0", "end_turn", "act:1", "end_turn", "end_turn")
    assert at.offers("rise") == ["rise:0"]
    at.do("rise:0", "take_power:b_cleave")
    assert at.offers("rise") == []  # the ghost has rank I


def test_the_time_phase_in_its_order() -> None:
    one = hero("warden", "T01a.C", items=("a_saints_mail",))
    one.mods = [Mod("hits", 1, "round"), Mod("hits", 1, "next_attack"), Mod("save", 1, "quest")]
    one.conditions, one.done, one.turned = {"bleeding": 1}, ["dash", "focus"], {"bulwark": 1, "b_cleave": 3}
    at = quest(one, hero("runecarver", "T06a.H"))
    at.state.fires = [Fire(0, 1, 2), Fire(1, 1, -1), Fire(2, 1, 1)]
    at.state.sealed, one.ward = [3], 0
    at.do("act:0", "end_turn", "end_turn")
    assert [mod.until for mod in one.mods] == ["quest"]
    assert (one.conditions, one.done, one.acted, one.risen) == ({"bleeding": 2}, [], False, False)
    assert (one.turned, one.ward, at.state.sealed) == ({"b_cleave": 2}, 1, [])
    assert [(fire.area, fire.ages) for fire in at.state.fires] == [(0, 1), (1, -1)]
    assert (at.state.round, at.state.phase) == (2, "battle")
    at.do("act:0", "end_turn", "end_turn")
    assert one.conditions == {}


def test_the_active_hero_of_events_is_the_first_who_lives() -> None:
    one, two, three = hero("warden", "T07a.B"), hero("trickster", "T06a.F"), hero("wayfinder", "T07a.B")
    one.ghost, one.hp = True, 0
    at = quest(one, two, three)
    at.state.events.cards = [EventId("ev_fresh_trail.1")]
    at.do("act:0", "end_turn", "act:1", "end_turn", "end_turn")
    assert at.state.enemies[0].area in [at.state.ground.index[id] for id in ("T06a.H", "T06a.F")]  # the moon gate
    assert at.state.active == -1


# death


@rule("SS-FULL-DEATH-02", "SS-FULL-DEATH-03")
def test_a_dead_hero_keeps_what_is_in_use_and_nothing_else() -> None:
    one = hero("warden", "T01a.C", rank=2)
    at = quest(one, hero("trickster", "T01a.A"))
    one.shields, one.ward, one.crowns, at.state.round = 2, 1, 7, 4
    one.conditions, one.burning, one.wounds, one.mods = {"slow": 1}, [1], ["w_dazed_mind"], [Mod("hits", 1, "quest")]
    at.state.companions = [Companion(id=10, area=one.area, hp=4, kind="rune_guardian", owner=0)]
    at.state.heaps[one.area] = Heap(["w_dagger"], 3)
    run(lose_hp(table(at), one, 9))
    assert (one.shields, one.ward, one.crowns, one.bag, one.rank) == (0, 0, 0, [], 1)
    assert (one.conditions, one.burning, one.wounds, one.mods) == ({}, [], [], [])
    assert (one.died, one.deaths, one.hp, at.state.companions) == (4, 1, 0, [])
    assert at.state.heaps[one.area] == Heap(["w_dagger", "c_healing_potion"], 10)
    run(lose_hp(table(at), one, 1))
    assert one.deaths == 1


@rule("SS-FULL-DEATH-04", "SS-GOLD-03")
def test_power_cards_are_shuffled_again_and_go_with_the_enemy() -> None:
    one, foe = hero("warden", "T01a.C"), enemy("wolf", "green", "T01a.C")
    at = quest(one, hero("trickster", "T01a.A"), foe)
    at.state.power_cards.cards, at.state.power_cards_gone.cards = [], [PowerCardId("ep_brutal.1")]
    run(lose_hp(table(at), one, 9, foe))
    assert at.shuffled(["ep_brutal.1"])
    assert (foe.powers, at.state.power_cards.cards, at.state.power_cards_gone.cards) == (["ep_brutal.1"], [], [])
    run(lose_hp(table(at), foe, 9))
    assert (at.state.power_cards_gone.cards, at.state.kills) == (["ep_brutal.1"], 1)


def test_who_dies_with_the_hero_draws_nothing() -> None:
    one, foe = hero("warden", "T01a.C"), enemy("wolf", "green", "T01a.C")
    at = quest(one, hero("trickster", "T01a.A"), foe)
    foe.hp = 0
    before = len(at.state.power_cards)
    run(lose_hp(table(at), one, 9, foe))
    assert len(at.state.power_cards) == before


@rule("SS-FULL-PARTY-03")
def test_one_alone_is_put_on_the_shrine_with_half_his_life() -> None:
    one = hero("warden", "T06a.H")
    at = quest(one)
    one.conditions, one.burning, one.wounds = {"slow": 1}, [1], ["w_dazed_mind"]
    run(lose_hp(table(at), one, 9))
    assert (place(at, one), one.hp, one.ghost, one.warded) == ("T01a.C", 3, False, True)
    assert (one.conditions, one.burning, one.wounds) == ({}, [], [])
    with pytest.raises(Over):  # once only
        run(lose_hp(table(at), one, 9))
    assert one.ghost


@rule("SS-FULL-ENEMY-07")
def test_shards_of_a_master_grow_with_the_party() -> None:
    for count, shards in ((1, 5), (2, 6), (3, 7)):  # one hero alone counts as two for hit points only
        heroes = [hero(cls, "T01a.C") for cls in ("warden", "trickster", "wayfinder")[:count]]
        at = quest(*heroes, enemy("ford_mauler", "master", "T01a.C", hp=1))
        at.state.treasures.cards = []
        run(lose_hp(table(at), at.state.enemies[0], 1, heroes[0]))
        assert (at.state.shards, heroes[0].crowns) == (shards, 60)


def test_the_trophy_of_a_companions_kill_is_its_owners() -> None:
    one, two = hero("runecarver", "T06a.H"), hero("nightblade", "T01a.C")
    at = quest(one, two, enemy("bandit", "green", "T01a.C"))
    guard = Companion(id=10, area=two.area, hp=4, kind="rune_guardian", owner=0)
    at.state.companions = [guard]
    run(lose_hp(table(at), at.state.enemies[0], 9, guard))
    assert (one.crowns, two.crowns) == (10, 0)


def test_a_trophy_of_a_ghosts_victim_goes_to_the_nearest() -> None:
    one, two, three = hero("reaver", "T01a.C"), hero("nightblade", "T01a.A"), hero("trickster", "T06a.H")
    one.ghost, one.hp = True, 0
    at = quest(one, two, three, enemy("bandit", "green", "T01a.C"))
    run(lose_hp(table(at), at.state.enemies[0], 9, one))
    assert [each.crowns for each in at.state.heroes] == [0, 10, 0]


def test_healing_stops_at_the_maximum_and_passes_ghosts() -> None:
    at, one = alone("warden")
    one.hp = 4
    heal(table(at), one, 3)
    assert one.hp == 5
    one.ghost, one.hp = True, 0
    heal(table(at), one, 3)
    assert one.hp == 0


# goods


@rule("SS-FULL-HERO-04")
def test_a_full_bag() -> None:
    one = hero("warden", "T01a.C", items=("c_antidote", "c_antidote"))
    other = hero("reaver", "T01a.C", items=("c_antidote", "c_antidote", "c_antidote"))
    at = quest(one, other, hero("trickster", "T01a.A"))
    assert (room(one), room(other)) == (1, 0)
    assert fits(one, "w_dagger")
    assert not fits(other, "w_dagger")
    assert fits(other, "q_magic_key")
    run(gain_item(table(at), one, "w_dagger"))
    asked = next(gain_item(table(at), one, "w_club"))
    assert asked.keys() == ["drop:c_antidote", "drop:w_dagger", "drop:w_club"]  # type: ignore[union-attr]


def test_sums_of_crowns() -> None:
    assert [sums(n) for n in (0, 3, 5, 12, 60)] == [[], [3], [5], [5, 10, 12], [5, 10, 20, 50, 60]]


def test_forged_weapons_change_hands_as_they_are() -> None:
    one, two = hero("warden", "T01a.C"), hero("reaver", "T01a.C")
    one.bag, one.forged, one.flipped, one.unloaded = ["w_club"], {"w_club": "an_keen"}, ["w_club"], ["w_club"]
    hand_over(one, two, "w_club")
    assert (one.forged, one.flipped, one.unloaded) == ({}, [], [])
    assert (two.forged, two.flipped, two.unloaded, two.bag[-1]) == (
        {"w_club": "an_keen"},
        ["w_club"],
        ["w_club"],
        "w_club",
    )
    one.bag, one.slots, one.forged = ["w_club"], {"primary": "w_club"}, {"w_club": "an_heavy"}
    hand_over(one, two, "w_club")
    assert one.forged == {"w_club": "an_heavy"}  # the other club is the forged one


def test_goods_are_picked_up_once_and_the_heap_is_gone() -> None:
    at, one = alone("warden", items=())
    one.crowns = 0
    at.state.heaps[one.area] = Heap(["w_dagger"], 5)
    at.do("go:T01a.A", "go:T01a.C", "goods")
    assert at.keys == ["done", "pick_up:w_dagger", "pick_crowns"]
    at.do("pick_crowns")
    assert (one.crowns, at.keys) == (5, ["done", "pick_up:w_dagger"])
    at.do("pick_up:w_dagger")
    assert (one.bag, one.area in at.state.heaps, at.prompt) == (["w_dagger"], False, "ask-turn")


def test_what_was_dropped_is_not_picked_up_in_the_same_go() -> None:
    at, one = alone("warden", items=("c_antidote",))
    at.do("goods", "drop:c_antidote")
    assert (at.prompt, at.state.heaps[one.area]) == ("ask-turn", Heap(["c_antidote"], 0))
    one.crowns, one.bag = 10, ["c_bandage"]
    at.state.heaps = {}
    drive(handle_goods(table(at), one), "drop_crowns:5", "drop:c_bandage", "drop_crowns:5")
    assert (one.crowns, at.state.heaps[one.area].crowns) == (0, 10)


def test_an_item_of_a_dead_opener_lies_in_the_area() -> None:
    one = hero("warden", "T06b.F")
    one.hp = 1
    at = quest(one, hero("trickster", "T02b.E"), of="q3")
    at.state.traps.cards = [TrapId("tr_shock_lock.1")]
    token = next(kind for kind in at.state.plan.tokens if kind.id == "chest_bones")
    at.load(1)
    first_options(open_chest(table(at), one, token))
    assert (one.ghost, one.crowns, at.state.heaps[one.area].items[-1]) == (True, 0, "q_magic_key")


# traps and cards


def test_the_deck_of_traps_is_shuffled_again() -> None:
    at, one = alone("warden")
    at.state.traps.cards, at.state.traps_gone.cards = [], [TrapId("tr_false_wire.1")]
    run(trap(table(at), one, "door"))
    assert at.shuffled(["tr_false_wire.1"])
    assert (at.state.traps.cards, at.state.traps_gone.cards) == ([], ["tr_false_wire.1"])


def test_a_trap_for_chests_does_nothing_at_a_door() -> None:
    at, one = alone("warden")
    for card in ("tr_soul_leech.1", "tr_shock_lock.1", "tr_oil_and_spark.1"):
        at.state.traps.cards = [TrapId(card)]
        at.load()
        run(trap(table(at), one, "door"))
    for card in ("tr_swinging_blade.1", "tr_falling_block.1", "tr_banshee_seal.1"):
        at.state.traps.cards = [TrapId(card)]
        run(trap(table(at), one, "chest"))
    assert (one.hp, one.conditions, one.mods) == (5, {}, [])


@rule("SS-FULL-TURN-07")
def test_the_card_of_a_dead_heros_turn_is_for_the_nearest() -> None:
    one, near, far = hero("warden", "T01a.C"), hero("trickster", "T01a.A"), hero("wayfinder", "T06a.H")
    one.ghost, one.hp, near.hp = True, 0, 2
    at = quest(one, far, near, enemy("wolf", "green", "T07a.E"))
    at.state.encounters.cards = [EncounterId("ec_16.1")]
    run(encounter(table(at), 0))
    assert (at.state.active, near.hp) == (2, 3)


@rule("SS-BLIND-02", "SS-SLOW-02", "SS-STUN-02", "SS-FULL-TURN-07")
def test_who_stands_for_a_dead_hero_has_no_turn_of_his_own_by_that() -> None:
    """What comes to him in the enemies' turn ends with his next turn, which he has not had yet."""
    one, near = hero("warden", "T01a.C"), hero("trickster", "T01a.A", items=())
    one.ghost, one.hp, one.acted = True, 0, True
    at = quest(one, near, enemy("bandit", "red", "T01a.A"))
    at.state.active = 0
    at.state.encounters.cards = [EncounterId("ec_03.1")]
    at.load(9, 3, 1)  # two hits, a bolt: he is blinded
    run(encounter(table(at), 0))
    assert (at.state.active, near.hp, near.conditions) == (1, 3, {"blind": 1})
    run(give(table(at), near, "stun"))  # in his own turn it is for the next, too
    assert near.conditions["stun"] == 2


@rule("SS-FULL-ENC-05")
@rule("SS-FULL-ENC-02")
def test_who_has_acted_before_acts_again_by_the_next_card() -> None:
    foe = enemy("wolf", "green", "T01a.C")
    at = quest(one := hero("reaver", "T01a.C", items=()), hero("trickster", "T06a.H"), foe)
    at.state.encounters.cards = [EncounterId("ec_01.1")]
    at.do("act:0")
    at.state.activated = [foe.id]  # called by something in the hero's turn
    at.load(3, 5).do("end_turn")
    assert (one.hp, at.state.activated, at.unrolled) == (6, [], [])


def test_danger_is_for_cards_that_ask_enemies() -> None:
    for card, come in (("ec_02", 1), ("ec_16", 0), ("ec_01", 0)):
        at = quest(one := hero("reaver", "T01a.C", items=()), enemy("wolf", "green", "T01a.C"))
        at.state.difficulty, at.state.active = "hard", 0
        at.state.encounters.cards = [EncounterId(f"{card}.1")]
        at.load(*{"ec_02": (3, 1), "ec_16": (), "ec_01": (1,)}[card])
        run(encounter(table(at), 0))
        assert (len(at.state.enemies) - 1, at.state.activated, one.hp) == (come, [], 7)


def test_a_story_card_comes_again_from_the_discards() -> None:
    at, _ = alone("warden")
    for _ in range(2):
        run(story_event(table(at), "st_lamp_lit"))
    assert at.state.face_up.cards == ["st_lamp_lit.0"]
    at.state.face_up.cards, at.state.events_gone.cards = [], [EventId("st_lamp_lit.0")]
    at.state.activated = [7]
    run(story_event(table(at), "st_lamp_lit"))
    assert (at.state.face_up.cards, at.state.events_gone.cards, at.state.activated) == (["st_lamp_lit.0"], [], [7])


# numbers


def test_numbers_with_what_changes_them() -> None:
    at, one = alone("warden")
    foe = enemy("wolf", "green", "T01a.A")
    foe.powers = []
    one.mods = [Mod("range", -9, "round"), Mod("sight", -9, "round"), Mod("save", 2, "round")]
    assert (reach(at.state, one, 3), reach(at.state, one, 0), sight(at.state, one)) == (0, 0, 0)
    assert save_number(at.state, one) == 8
    at.state.setup = Setup(soul_storm=True)
    assert (save_number(at.state, one), save_number(at.state, foe)) == (9, 8)
    guard = Companion(id=10, area=one.area, hp=4, kind="rune_guardian", owner=0)
    assert (save_number(at.state, guard), max_hp(at.state, guard), movement(at.state, guard)) == (9, 4, 1)
    master = enemy("ford_mauler", "master", "T01a.A")
    master.powers = []
    assert save_number(at.state, master) == 5
    one.mods = [Mod("max_hp", -9, "round")]
    assert (max_hp(at.state, one), bonus(at.state, one, "armor")) == (1, 0)


def test_enemies_come_with_the_hit_points_of_party_and_difficulty() -> None:
    at, _ = alone("warden")
    assert put(table(at), "wolf", "green", 0).hp == 2
    at.state.difficulty = "legend"
    wolf = put(table(at), "wolf", "green", 0)
    assert (wolf.hp, wolf.halved, wolf.bonus_hp) == (3, True, 1)
    master = put(table(at), "ford_mauler", "master", 0)
    assert (master.halved, master.bonus_hp) == (False, 2 * 4 + 1)
    at.state.fires = [Fire(0, 1, 2)]
    assert put(table(at), "wolf", "blue", 0).burning == [1]


# where figures stand


@rule("SS-AREA-01", "SS-AREA-02", "SS-KD-02", "SS-FULL-MAP-07")
@pytest.mark.parametrize(
    ("heroes", "foes", "found"),
    [
        (1, 0, (True, True, False, False)),
        (2, 1, (True, True, False, False)),
        (3, 2, (True, False, False, False)),
        (1, 1, (False, False, False, False)),
        (2, 3, (False, False, True, False)),
        (1, 2, (False, False, True, True)),
        (0, 0, (False, False, False, False)),
    ],
)
def test_who_controls_and_who_dominates(heroes: int, foes: int, found: tuple[bool, ...]) -> None:
    classes = ("reaver", "trickster", "wayfinder")
    at = quest(
        *(hero(cls, "T01a.C") for cls in classes[:heroes]), hero("runecarver", "T06a.H"),
        *(enemy("bandit", "green", "T01a.C") for _ in range(foes)),
    )  # fmt: skip
    area = at.state.ground.index["T01a.C"]
    state = at.state
    assert (
        controls(state, True, area), dominates(state, True, area), controls(state, False, area),
        dominates(state, False, area),
    ) == found  # fmt: skip


def test_companions_count_ghosts_and_who_lies_do_not() -> None:
    one, two = hero("reaver", "T01a.C"), hero("trickster", "T01a.C")
    at = quest(one, two, foe := enemy("bandit", "green", "T01a.C"))
    state, area = at.state, one.area
    assert dominates(state, True, area)
    two.ghost = True
    assert not dominates(state, True, area)
    state.companions = [guard := Companion(id=10, area=area, hp=4, kind="rune_guardian", owner=0)]
    assert dominates(state, True, area)
    guard.conditions = {"knocked_down": 1}
    assert not dominates(state, True, area)
    foe.conditions = {"knocked_down": 1}
    assert dominates(state, True, area)
    one.conditions = {"knocked_down": 1}
    assert not dominates(state, True, area)
    assert engaged(state, foe)
    one.area = state.ground.index["T01a.A"]
    assert (engaged(state, foe), engaged(state, one), engaged(state, guard)) == (True, False, True)


@rule("SS-LOS-05", "SS-FULL-LOS-02")
def test_how_far_is_seen() -> None:
    at = quest(one := hero("wayfinder", "T01a.B"), hero("trickster", "T01a.B"))
    index = at.state.ground.index
    assert sees(at.state, one, index["T06a.F"])  # five areas
    assert not sees(at.state, one, index["T06a.E"])  # six
    assert sees(at.state, one, one.area)
    foe = enemy("wolf", "green", "T07a.D")
    at = quest(one := hero("wayfinder", "T01a.B"), hero("trickster", "T01a.B"), foe)
    blocked = [id for id in ("T06a.D", "T06a.F", "T07a.C", "T07a.E") if not sees(at.state, one, index[id])]
    assert blocked
    assert sees(at.state, one, foe.area)


def test_an_enemy_moves_round_hindrances_and_not_into_ice() -> None:
    one, foe = hero("reaver", "T02a.C"), enemy("orc_raider", "green", "T02a.A")
    at = quest(one, hero("trickster", "T03a.F"), foe, of="q2")
    at.state.active = 0
    asked = next(activate(table(at), foe))
    assert asked.keys() == ["into:T02a.B", "into:T02a.E"]  # type: ignore[union-attr]
    at.state.activated, at.state.sealed = [], [at.state.ground.index["T02a.B"], at.state.ground.index["T02a.E"]]
    at.load(1, 1)
    run(activate(table(at), foe))
    assert place(at, foe) == "T02a.C"  # through the hard ground
    foe.area, at.state.activated = at.state.ground.index["T02a.B"], []
    at.load()
    run(activate(table(at), foe))
    assert place(at, foe) == "T02a.B"


def test_enemies_burn_where_they_go() -> None:
    one, foe = hero("reaver", "T01a.C", items=()), enemy("orc_raider", "green", "T07a.B")
    at = quest(one, hero("trickster", "T06a.H"), foe)
    at.state.active = 0
    at.state.fires = [Fire(at.state.ground.index[id], level, 2) for id, level in (("T07a.B", 1), ("T01a.B", 2))]
    at.load(1, 1)
    run(activate(table(at), foe))
    assert foe.burning == [1, 2]


def test_an_enemy_that_bleeds_to_death_does_nothing() -> None:
    one, foe = hero("reaver", "T01a.C"), enemy("orc_raider", "green", "T01a.C", hp=1)
    foe.conditions = {"bleeding": 1}
    at = quest(one, hero("trickster", "T06a.H"), foe)
    at.load()
    run(activate(table(at), foe))
    assert (at.state.enemies, one.hp) == ([], 7)


def test_an_enemy_without_a_way_stays() -> None:
    one, foe = hero("reaver", "T01a.C"), enemy("orc_raider", "green", "T09b.D")
    at = quest(one, hero("trickster", "T06a.H"), foe)
    at.load()
    run(activate(table(at), foe))
    assert place(at, foe) == "T09b.D"


def test_hits_and_points_of_a_card_end_with_the_activation() -> None:
    one, foe = hero("reaver", "T01a.C", items=()), enemy("orc_raider", "green", "T07a.D")
    at = quest(one, hero("trickster", "T06a.H"), foe)
    at.state.active = 0
    at.load(1, 1, 1)
    run(activate(table(at), foe, 1, 1))  # three areas and a hit
    assert (place(at, foe), one.hp, foe.mods, foe.round) == ("T01a.C", 6, [], 1)


def test_conditions_of_one_kind_and_of_the_dead() -> None:
    at, one = alone("warden")
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
    at, one = alone("warden")
    one.burning, one.conditions = [1, 2, 2], {"poison": 2}
    one.hp = 3
    first_options(suffer(table(at), one))  # three tokens: dead before the poison
    assert (one.ghost, one.deaths) == (True, 1)
    at, one = alone("warden")
    one.conditions, one.shields = {"poison": 2}, 1
    at.load(6)
    run(suffer(table(at), one))
    assert (one.hp, one.shields, one.conditions) == (4, 0, {})
