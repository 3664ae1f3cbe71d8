"""Crowns, the bag, and things on the ground."""

from emberhall.games.sword_sorcery.rules.death import lose_hp
from emberhall.games.sword_sorcery.rules.exchange import handle_goods
from emberhall.games.sword_sorcery.rules.goods import fits, gain_item, hand_over, room, sums
from emberhall.games.sword_sorcery.state import (
    Heap,
)
from emberhall.rulebook import rule

from .positions import drive, hero, quest, run, table, turn_as


@rule("SS-FULL-ITEM-07", "SS-FULL-SHOP-03", "SS-FREE-03")
def test_what_was_done_to_a_weapon_stays_with_it_on_the_floor() -> None:
    one, two = hero("warden", "T01a.C", items=()), hero("lightbearer", "T01a.C", items=())
    at = quest(one, two)
    one.bag, one.forged = ["w_oathblade", "w_mace", "w_crossbow"], {"w_mace": "an_keen"}
    one.flipped, one.unloaded = ["w_oathblade"], ["w_crossbow"]
    drive(handle_goods(table(at), one), "drop:w_oathblade", "drop:w_mace", "drop:w_crossbow")
    assert (one.forged, one.flipped, one.unloaded) == ({}, [], [])
    drive(handle_goods(table(at), two), "pick_up:w_oathblade", "pick_up:w_mace", "pick_up:w_crossbow")
    assert (two.forged, two.flipped, two.unloaded) == ({"w_mace": "an_keen"}, ["w_oathblade"], ["w_crossbow"])


@rule("SS-FULL-DEATH-03", "SS-FULL-ITEM-07")
def test_what_was_done_to_a_weapon_of_the_dead_stays_with_it() -> None:
    one, two = hero("warden", "T01a.C", items=("w_longsword",)), hero("lightbearer", "T01a.C", items=())
    at = quest(one, two)
    one.bag, one.flipped, one.forged = ["w_oathblade"], ["w_oathblade"], {"w_longsword": "an_keen"}
    run(lose_hp(table(at), one, 9))
    drive(handle_goods(table(at), two), "pick_up:w_oathblade")
    assert (two.flipped, one.flipped, one.forged) == (["w_oathblade"], [], {"w_longsword": "an_keen"})


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
    at, one = turn_as("warden", items=())
    one.crowns = 0
    at.state.heaps[one.area] = Heap(["w_dagger"], 5)
    at.do("go:T01a.A", "go:T01a.C", "goods")
    assert at.keys == ["done", "pick_up:w_dagger", "pick_crowns"]
    at.do("pick_crowns")
    assert (one.crowns, at.keys) == (5, ["done", "pick_up:w_dagger"])
    at.do("pick_up:w_dagger")
    assert (one.bag, one.area in at.state.heaps, at.prompt) == (["w_dagger"], False, "ask-turn")


def test_what_was_dropped_is_not_picked_up_in_the_same_go() -> None:
    at, one = turn_as("warden", items=("c_antidote",))
    at.do("goods", "drop:c_antidote")
    assert (at.prompt, at.state.heaps[one.area]) == ("ask-turn", Heap(["c_antidote"], 0))
    one.crowns, one.bag = 10, ["c_bandage"]
    at.state.heaps = {}
    drive(handle_goods(table(at), one), "drop_crowns:5", "drop:c_bandage", "drop_crowns:5")
    assert (one.crowns, at.state.heaps[one.area].crowns) == (0, 10)
