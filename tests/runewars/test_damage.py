"""Routs and damage: which units may suffer them."""

import pytest

from emberhall.games.runewars.content import UNITS
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.rules.battle import fight_out
from emberhall.games.runewars.rules.damage import (
    damage_fighter,
    distinct,
    may_damage,
    may_destroy,
    may_rout,
    rout_fighter,
)
from emberhall.games.runewars.state import Side, fight_of
from emberhall.rulebook import rule

from .positions import answer, army, clash, side, units_in, war


def test_damage_can_be_assigned_to_weak_units() -> None:
    t = clash("archer", "footman knight", "17", "1", "5")
    asked = answer(fight_out(t), "1/pick_unit:0", "0/pick_area:6B")
    assert asked[0] == "1 ask-damage"
    assert units_in(t.state, "6A") == "1: 1 knight"


def test_rage_of_a_destroyed_giant_does_nothing() -> None:
    """The card was drawn for the giant; without damage on it, it deals nothing."""
    t = war(side("footman"), side("chaos_lord"))
    assert answer(BOOK.do(t, Playing(0, 0), UNITS["giant"].ability)) == []
    assert army(fight_of(t.state).defender) == ["chaos_lord"]


@rule("RW-BATTLE-32", "RW-ROUT-01", "RW-DAMAGE-01", "RW-SHEET-06")
def test_damage_is_assigned_one_at_a_time_until_no_unit_is_left() -> None:
    t = clash("siege_engine", "knight archer archer", "2", "3", "5", "8")
    asked = answer(fight_out(t), "1/pick_unit:1", "1/pick_unit:1", "0/pick_area:6B")
    # the siege engine deals 3: one to each archer, then one to the knight
    assert asked == ["1 ask-damage", "1 ask-damage", "0 ask-retreat"]
    assert units_in(t.state, "6A") == "1: 1 knight"
    assert t.state.fight is None


def units(of: Side, among: list[int]) -> list[str]:
    return [of.fighters[n].unit for n in among]


@rule("RW-ROUT-03")
def test_undamaged_units_are_routed_first() -> None:
    mine = side("knight*", "footman", "bowman!")
    assert units(mine, may_rout(mine)) == ["footman"]


@rule("RW-ROUT-04", "RW-ROUT-05")
def test_damaged_units_are_routed_last() -> None:
    mine = side("knight*", "bowman!")
    assert units(mine, may_rout(mine)) == ["knight"]
    rout_fighter(mine, 0)
    assert may_rout(mine) == []


@rule("RW-DAMAGE-02", "RW-DAMAGE-03", "RW-DAMAGE-04")
@pytest.mark.parametrize(
    ("army", "met"),
    [
        (("knight*", "footman", "bowman!"), ["knight"]),
        (("knight*!", "footman"), ["knight"]),
        (("footman", "bowman", "knight!"), ["footman", "bowman"]),
        (("footman!", "knight!"), ["footman", "knight"]),
        ((), []),
    ],
)
def test_which_units_damage_can_be_assigned_to(army: tuple[str, ...], met: list[str]) -> None:
    mine = side(*army)
    assert units(mine, may_damage(mine)) == met


@rule("RW-DAMAGE-05", "RW-SHEET-05")
def test_damage_equal_to_health_destroys_a_unit() -> None:
    mine = side("knight", "footman")
    assert not damage_fighter(mine, 0)
    assert damage_fighter(mine, 0)
    assert units(mine, [0]) == ["footman"]


def test_health_raised_by_an_ability() -> None:
    mine = side("flesh_ripper")
    mine.health["flesh_ripper"] = 3
    assert [damage_fighter(mine, 0) for _ in range(3)] == [False, False, True]


@rule("RW-DAMAGE-06")
def test_standing_units_are_destroyed_first() -> None:
    mine = side("footman!", "knight", "bowman")
    assert units(mine, may_destroy(mine, ("triangle",))) == ["bowman"]
    assert units(mine, may_destroy(mine)) == ["knight", "bowman"]
    del mine.fighters[2]
    assert units(mine, may_destroy(mine, ("triangle",))) == ["footman"]
    assert may_destroy(mine, ("hexagon",)) == []


def test_identical_units_are_offered_once() -> None:
    mine = side("footman", "footman", "knight", "knight*", "footman!")
    assert distinct(mine, range(5)) == [0, 2, 3, 4]
