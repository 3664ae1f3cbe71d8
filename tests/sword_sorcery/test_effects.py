"""What effects do."""

from emberhall.games.sword_sorcery.effects import nodes as fx
from emberhall.games.sword_sorcery.effects.book import BOOK
from emberhall.games.sword_sorcery.effects.playing import Playing, Strike
from emberhall.games.sword_sorcery.rules.arrival import arrive
from emberhall.games.sword_sorcery.rules.spawn import free, open_gates, places
from emberhall.games.sword_sorcery.state import (
    Mod,
)
from emberhall.kernel import NOBODY
from emberhall.rulebook import rule

from .positions import carry_out, enemy, hero, place, possible, quest, run, table, under_way


def test_conditions_are_cured_one_by_one() -> None:
    at = under_way(one := hero("warden", "T01a.C"))
    one.conditions, one.wounds, one.burning = {"slow": 1, "blind": 1}, ["w_lamed_leg"], [1, 2]
    carry_out(at, fx.RemoveConditions(n=1, to=fx.Owner()), None, "cure:burning")
    assert (one.burning, len(one.conditions)) == ([], 2)
    carry_out(at, fx.RemoveConditions(n=1, to=fx.Owner()), None, "cure:w_lamed_leg")
    assert one.wounds == []
    assert possible(at, fx.RemoveConditions(n=1, to=fx.Owner(), ids=("blind",)))
    carry_out(at, fx.RemoveConditions(n=2, to=fx.Owner(), ids=("blind",)))
    assert one.conditions == {"slow": 1}
    assert not possible(at, fx.RemoveConditions(n=1, to=fx.Owner(), ids=("blind",)))
    one.burning = [1]
    carry_out(at, fx.RemoveConditions(n=99, to=fx.Owner()))
    assert (one.conditions, one.burning) == ({}, [])


def test_shields_up_to_a_number() -> None:
    at = under_way(one := hero("warden", "T01a.C"))
    carry_out(at, fx.GiveShields(n=2, to=fx.Owner()))
    carry_out(at, fx.GiveShields(n=2, to=fx.Owner(), cap=3))
    assert one.shields == 3
    one.shields = 5
    carry_out(at, fx.GiveShields(n=2, to=fx.Owner(), cap=3))
    assert one.shields == 5


def test_a_changed_maximum_brings_hit_points() -> None:
    at = under_way(one := hero("warden", "T01a.C"))
    one.hp = 3
    carry_out(at, fx.Modify("max_hp", 2, fx.Owner(), "quest"), Playing(0, "a_card"))
    assert (one.hp, one.mods) == (5, [Mod("max_hp", 2, "quest", "a_card")])
    carry_out(at, fx.Modify("max_hp", 2, fx.Owner(), "quest"), Playing(0, "a_card"))
    assert (one.hp, len(one.mods)) == (5, 1)  # the same card does not count twice
    carry_out(at, fx.Modify("max_hp", -4, fx.Owner(), "quest"), Playing(0, "another"))
    assert one.hp == 3
    carry_out(at, fx.Modify("hits", 1, fx.Owner(), "quest"), Playing(0, ""))
    carry_out(at, fx.Modify("hits", 1, fx.Owner(), "quest"), Playing(0, ""))
    assert len(one.mods) == 4  # what comes from no card adds up


def test_a_save_with_two_ends() -> None:
    at = under_way(one := hero("warden", "T01a.C"))
    effect = fx.Save(to=fx.Owner(), harder=1, then=fx.Shards(1), otherwise=fx.LoseHp(1, fx.Target()))
    at.load(6)
    carry_out(at, effect)
    assert (at.state.shards, one.hp) == (0, 4)
    at.load(7)
    carry_out(at, effect)
    assert (at.state.shards, one.hp) == (1, 4)


def test_a_table_by_the_first_symbol() -> None:
    effect = fx.RollTable(
        dice=fx.Dice(blue=2), bolt=fx.Shards(8), hit=fx.Shards(4), shield=fx.Shards(2), none=fx.Shards(1)
    )
    for faces, shards in (((9, 5), 8), ((5, 3), 4), ((3, 1), 2), ((1, 2), 1)):
        at = under_way(hero("warden", "T01a.C"))
        at.load(*faces)
        carry_out(at, effect)
        assert at.state.shards == shards
    at = under_way(hero("warden", "T01a.C"))
    at.load(9, 1)
    carry_out(at, fx.RollTable(dice=fx.Dice(red=1, blue=1), shield=fx.Shards(2), none=fx.Shards(1)))
    assert at.state.shards == 0  # a symbol without a row is not nothing
    at.load(9, 4)
    carry_out(at, fx.RollTable(dice=fx.Dice(red=1, blue=1), shield=fx.Shards(2), none=fx.Shards(1)))
    assert at.state.shards == 2


def test_shards_and_crowns_are_never_below_none() -> None:
    at = under_way(one := hero("warden", "T01a.C"))
    at.state.shards, one.crowns = 1, 3
    carry_out(at, fx.Shards(-5))
    carry_out(at, fx.Crowns(-5, fx.Owner()))
    assert (at.state.shards, one.crowns) == (0, 0)
    carry_out(at, fx.Crowns(7, fx.Owner()))
    assert one.crowns == 7


def test_teleports() -> None:
    at = under_way(one := hero("frost_seer", "T07a.B"), foe := enemy("wolf", "green", "T07a.D"))
    at.state.fired = ["q1_t1"]
    carry_out(at, fx.Teleport(to="shrine"))
    assert place(at, one) == "T01a.C"
    play = carry_out(at, fx.Teleport(to="target", range=3))
    assert (place(at, one), play.target) == ("T07a.D", foe.id)
    assert not possible(at, fx.Teleport(to="target", range=3), Playing(20))
    foe.area = at.state.ground.index["T06a.H"]
    assert not possible(at, fx.Teleport(to="target", range=3))
    assert possible(at, fx.Teleport(to="target", range=4))
    assert possible(at, fx.Teleport(to="area", range=1))
    assert possible(at, fx.Teleport(to="shrine", range=1))
    one.ghost = True
    assert not possible(at, fx.Teleport(to="shrine", range=1))


@rule("SS-FULL-MOVE-05", "SS-OBST-06")
def test_a_hero_placed_in_hazard_is_not_harmed() -> None:
    at = under_way(one := hero("frost_seer", "T06a.D"))
    carry_out(at, fx.Teleport(to="area", range=1), None, "into:T06a.G")
    assert (place(at, one), one.hp) == ("T06a.G", 4)
    one.area = at.state.ground.index["T06a.D"]
    run(arrive(table(at), one, at.state.ground.index["T06a.G"]))
    assert one.hp == 3


def test_dice_are_rolled_again_while_one_has_not_been() -> None:
    at = under_way(hero("warden", "T01a.C"))
    strike = Strike(0, 20, fx.Blow(fx.Dice(red=2), "slash"), "weapon", 0)
    for faces, left in (([False, True], True), ([True, True], False), ([], False)):
        strike.faces = [("red", 1, again) for again in faces]
        assert possible(at, fx.Reroll(n=1), Playing(0, strike=strike)) == left


def test_cards_are_readied_as_their_owner_likes() -> None:
    at = under_way(one := hero("warden", "T01a.C", powers=("b_cleave", "b_unbroken")))
    assert not possible(at, fx.Recharge(cards=1, turns=1, to=fx.Owner()))
    one.turned = {"b_unbroken": 2, "b_cleave": 2, "bulwark": 1}
    assert possible(at, fx.Recharge(cards=1, turns=1, to=fx.Owner()))
    carry_out(at, fx.Recharge(cards=2, turns=1, to=fx.Owner()), None, "ready:b_cleave", "ready:b_unbroken")
    assert one.turned == {"b_unbroken": 1, "b_cleave": 1, "bulwark": 1}
    carry_out(at, fx.Recharge(cards=1, turns=1, to=fx.Owner()), None, "ready:b_cleave")
    assert one.turned == {"b_unbroken": 1, "bulwark": 1}
    carry_out(at, fx.Recharge(cards=2, turns=1, to=fx.Owner()))
    assert one.turned == {}


def test_extra_activities_are_for_heroes() -> None:
    at = under_way(one := hero("warden", "T01a.C"), enemy("wolf", "green", "T01a.C"))
    before = one.combats
    carry_out(at, fx.Extra(to=fx.Owner(), combats=1, movement=2))
    assert (one.combats, one.extra) == (before + 1, 2)
    carry_out(at, fx.Extra(to=fx.Owner(), combats=1, movement=2), Playing(20))
    assert (one.combats, one.extra) == (before + 1, 2)


def test_half_ranks_and_numbers_by_size() -> None:
    for rank, half in ((1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4)):
        at = under_way(hero("warden", "T01a.C", rank=rank), hero("trickster", "T01a.C", rank=1))
        assert BOOK.count(at.state, Playing(0), fx.HalfRank()) == half
        assert BOOK.count(at.state, Playing(1), fx.HalfRank(plus=2)) == 3
        at.state.active = 1
        assert BOOK.count(at.state, Playing(0), fx.HalfRank()) == half
        assert BOOK.count(at.state, Playing(20), fx.HalfRank()) == 1
        for active in (0, NOBODY):
            at.state.active = active
            assert BOOK.count(at.state, Playing(20), fx.HalfRank()) == half


def test_tests_of_the_quest() -> None:
    one, two = hero("warden", "T01a.C"), hero("trickster", "T01a.A")
    at = under_way(one, two)
    state = at.state

    def so(test: object) -> bool:
        return BOOK.is_true(state, Playing(0), test)  # type: ignore[arg-type]

    state.flags, state.counters, state.shards = ["up"], {"n": 2}, 3
    assert [so(fx.FlagSet(id)) for id in ("up", "down")] == [True, False]
    assert [so(fx.CounterAt("n", least)) for least in (1, 2, 3)] == [True, True, False]
    assert [so(fx.CounterAt("shards", least)) for least in (3, 4)] == [True, False]
    assert [so(fx.ItIs(time)) for time in ("day", "night")] == [True, False]
    assert [so(fx.AllHeroesIn(areas)) for areas in (("T01a.C",), ("T01a.C", "T01a.A"))] == [False, True]
    two.ghost = True
    assert so(fx.AllHeroesIn(("T01a.C",)))
    one.ghost = True
    assert not so(fx.AllHeroesIn(("T01a.C",)))
    assert not so(fx.TargetIs(("wounded",)))
    assert not so(fx.Rolled(1))


def test_enemies_come_where_they_are_told() -> None:
    at = under_way(hero("warden", "T07a.B"), hero("trickster", "T06a.F"), enemy("wolf", "green", "T06a.A"))
    state, t = at.state, table(at)
    index = state.ground.index
    assert open_gates(state) == [("sun", index["T07a.E"]), ("moon", index["T06a.H"])]
    assert places(t, "gates", Playing(0)) == [index["T07a.E"], index["T06a.H"]]
    assert places(t, "self", Playing(20)) == [index["T06a.A"]]
    assert places(t, "self", Playing(20, area=3)) == [3]
    assert places(t, "opener", Playing(20, opener=1)) == [index["T06a.F"]]
    assert places(t, "nearest_gate", Playing(1)) == [index["T06a.H"]]
    assert places(t, "nearest_gate", Playing(-1)) == [index["T07a.E"]]  # of the active hero
    assert places(t, "nearest_gate", Playing(-1, area=index["T06a.F"])) == [index["T06a.H"]]
    state.active = NOBODY
    assert places(t, "nearest_gate", Playing(-1)) == places(t, "self", Playing(-1)) == []
    assert places(t, "self", Playing(-1, area=3)) == [3]
    assert places(t, "T01a.A", Playing(0)) == [index["T01a.A"]]
    state.opened = []
    assert places(t, "nearest_gate", Playing(1)) == places(t, "gate", Playing(1)) == []


def test_figures_of_a_kind() -> None:
    foes = [enemy("wolf", "green", "T01a.C"), enemy("wolf", "red", "T01a.C")]
    at = under_way(hero("warden", "T01a.C"), *foes)
    assert [free(at.state, "wolf", rank) for rank in ("green", "blue", "red")] == [True, True, False]
    foes[1].hp = 0
    assert free(at.state, "wolf", "red")


def test_menace_stops_at_three() -> None:
    at = under_way(hero("warden", "T01a.C"))
    carry_out(at, fx.Menace(rises=1))
    assert at.state.menace == 2
    carry_out(at, fx.Menace(rises=5))
    assert at.state.menace == 3
    carry_out(at, fx.Menace(set=1))
    assert at.state.menace == 1


@rule("SS-FULL-POW-02")
def test_which_cards_are_turned_is_for_their_owner_to_say() -> None:
    other = hero("warden", "T01a.A", rank=4, powers=("b_cleave", "b_unbroken"))
    other.turned = {"bulwark": 1, "b_cleave": 2, "b_unbroken": 4, "b_battle_cry": 2}
    other.aside = ["b_battle_cry"]  # not in use
    one = hero("frost_seer", "T01a.C", rank=6, powers=("i_time_slip",))
    at = quest(one, other, seats=2).do("act:0", "use:i_time_slip")
    assert (at.asked, at.keys) == ((1,), ["ready:bulwark", "ready:b_cleave", "ready:b_unbroken"])
    at.do("ready:b_cleave", "ready:bulwark")
    assert other.turned == {"b_unbroken": 4, "b_battle_cry": 2}
