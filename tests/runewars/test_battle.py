"""Battles as far as nobody is asked: draws, routs, damage, strength."""

import pytest

from emberhall.games.runewars.rules.battle import counted, damages_stronghold, enlist, remains, stronghold_strength
from emberhall.games.runewars.rules.damage import (
    damage_fighter,
    distinct,
    may_damage,
    may_destroy,
    may_rout,
    rout_fighter,
)
from emberhall.games.runewars.rules.rounds import cards_for, due, next_initiative, tally
from emberhall.games.runewars.state import Fight, Side
from emberhall.rulebook import rule

from .positions import side


def units(of: Side, among: list[int]) -> list[str]:
    return [of.fighters[n].unit for n in among]


@rule("RW-ROUND-03", "RW-ROUND-05", "RW-ROUND-06", "RW-ROUND-07", "RW-ROUND-16", "RW-FATE-05", "RW-FATE-06")
def test_what_cards_give_each_shape() -> None:
    cards = ["f1", "f8", "f11", "f17"]
    assert tally(cards, "triangle") == (0, 1, 1)
    assert tally(cards, "circle") == (2, 0, 0)
    assert tally(cards, "rectangle") == (0, 3, 2)
    assert tally(cards, "hexagon") == (1, 0, 7)
    assert tally([], "circle") == (0, 0, 0)


@rule("RW-BATTLE-04", "RW-ROUND-01", "RW-ROUND-12")
def test_types_draw_in_their_initiative() -> None:
    mine = enlist(0, {"bowman": 2, "footman": 3, "beastman": 1, "knight": 1})
    assert due(mine, 1) == ["bowman"]
    assert due(mine, 2) == ["beastman", "knight"]
    mine.drawn.append("beastman")
    assert due(mine, 2) == ["knight"]
    assert due(mine, 5) == []


@rule("RW-ROUND-02", "RW-ROUND-14", "RW-ROUT-02")
def test_routed_units_draw_nothing() -> None:
    mine = side("footman", "footman!", "footman", "bowman!")
    assert cards_for(mine, "footman") == 2
    assert due(mine, 1) == []


@rule("RW-ROUND-09", "RW-ROUND-11", "RW-BATTLE-12")
def test_rounds_go_on_to_whoever_draws_next() -> None:
    fight = Fight("1A", side("footman"), side("giant"))
    assert next_initiative(fight)
    assert fight.initiative == 3
    fight.attacker.drawn.append("footman")
    assert next_initiative(fight)
    assert fight.initiative == 5
    fight.defender.drawn.append("giant")
    assert not next_initiative(fight)


@rule("RW-ROUT-03")
def test_routs_meet_the_undamaged() -> None:
    mine = side("knight*", "footman", "bowman!")
    assert units(mine, may_rout(mine)) == ["footman"]


@rule("RW-ROUT-04", "RW-ROUT-05")
def test_routs_meet_the_damaged_last() -> None:
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
def test_whom_damage_meets(army: tuple[str, ...], met: list[str]) -> None:
    mine = side(*army)
    assert units(mine, may_damage(mine)) == met


@rule("RW-DAMAGE-05", "RW-SHEET-05")
def test_damage_as_high_as_health_destroys() -> None:
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


def test_twins_are_asked_for_once() -> None:
    mine = side("footman", "footman", "knight", "knight*", "footman!")
    assert distinct(mine, range(5)) == [0, 2, 3, 4]


@rule("RW-BATTLE-14", "RW-BATTLE-15", "RW-CLASS-09")
def test_strength() -> None:
    mine = side("footman", "footman!", "siege_engine!", "knight*")
    assert counted(mine) == 3
    mine.bonus = 2
    assert counted(mine) == 5


@rule("RW-BATTLE-18", "RW-CONQUER-02", "RW-CONQUER-04", "RW-CONQUER-05")
def test_what_a_stronghold_adds() -> None:
    assert stronghold_strength(stands=True, damaged=False, weakened=0) == 5
    assert stronghold_strength(stands=True, damaged=True, weakened=0) == 3
    assert stronghold_strength(stands=True, damaged=False, weakened=3) == 2
    assert stronghold_strength(stands=True, damaged=True, weakened=5) == 0
    assert stronghold_strength(stands=False, damaged=False, weakened=0) == 0


@rule("RW-BATTLE-24", "RW-BATTLE-25")
def test_who_still_stands_damages_the_stronghold() -> None:
    assert damages_stronghold(Fight("1A", side("footman!", "bowman"), side()))
    assert not damages_stronghold(Fight("1A", side("footman!"), side()))


@rule("RW-BATTLE-27", "RW-BATTLE-28", "RW-BATTLE-31", "RW-DAMAGE-07")
def test_what_is_left_of_a_side() -> None:
    mine = side("footman", "knight*", "knight!", "footman")
    assert remains(mine, routed=False) == ({"footman": 2, "knight": 1}, {"knight": 1})
    assert remains(mine, routed=True) == ({}, {"footman": 2, "knight": 2})
