"""Companions."""

from emberhall.games.sword_sorcery.choices import CompanionGo
from emberhall.games.sword_sorcery.effects import nodes as fx
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.rules.acting import Acting
from emberhall.games.sword_sorcery.rules.turn import TURN
from emberhall.games.sword_sorcery.state import (
    Companion,
)
from emberhall.rulebook import rule

from .positions import carry_out, enemy, hero, place, quest, run, table, turn_as, under_way


def test_a_new_companion_takes_the_place_of_the_old_one() -> None:
    one, two = hero("runecarver", "T01a.C"), hero("nightblade", "T01a.A")
    at = under_way(one, two)
    for owner in (0, 1, 1):
        carry_out(at, fx.Summon("rune_guardian"), Playing(owner))
    assert [(each.id, each.owner, each.area) for each in at.state.companions] == [(10, 0, one.area), (11, 1, two.area)]


def test_a_companion_may_act_again_in_each_turn_of_its_owner() -> None:
    one, two = hero("runecarver", "T01a.C"), hero("nightblade", "T06a.H")
    at = quest(one, two)
    mine = Companion(id=10, area=one.area, hp=4, kind="rune_guardian", owner=0, acted=True)
    other = Companion(id=11, area=two.area, hp=4, kind="rune_guardian", owner=1, acted=True)
    at.state.companions = [mine, other]
    at.do("act:0")
    assert (mine.acted, other.acted) == (False, True)


@rule("SS-BLIND-01", "SS-FULL-HERO-06")
def test_a_blind_companion_may_do_nothing() -> None:
    at, one = turn_as("runecarver")
    guard = Companion(id=10, area=one.area, hp=4, kind="rune_guardian", owner=0, conditions={"blind": 1})
    at.state.companions = [guard]
    at.load(5)
    run(TURN.take(table(at), Acting(one), CompanionGo("T01a.A")))
    assert (place(at, guard), guard.acted, at.unrolled) == ("T01a.C", True, [])


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
