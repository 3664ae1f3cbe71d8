"""Battles as far as nobody is asked: draws, routs, damage, strength."""

import pytest

from emberhall.games.runewars.rules import battle
from emberhall.games.runewars.state import Fight, Side
from emberhall.rulebook import rule

from .positions import side


def units(of: Side, among: list[int]) -> list[str]:
    return [of.fighters[n].unit for n in among]


@rule("RW-ROUND-03", "RW-ROUND-05", "RW-ROUND-06", "RW-ROUND-07", "RW-ROUND-16", "RW-FATE-05", "RW-FATE-06")
def test_what_cards_give_each_shape() -> None:
    cards = ["f1", "f8", "f11", "f17"]
    assert battle.tally(cards, "triangle") == (0, 1, 1)
    assert battle.tally(cards, "circle") == (2, 0, 0)
    assert battle.tally(cards, "rectangle") == (0, 3, 2)
    assert battle.tally(cards, "hexagon") == (1, 0, 7)
    assert battle.tally([], "circle") == (0, 0, 0)


@rule("RW-BATTLE-04", "RW-ROUND-01", "RW-ROUND-12")
def test_types_draw_in_their_initiative() -> None:
    mine = battle.enlist(0, {"bowman": 2, "footman": 3, "beastman": 1, "knight": 1})
    assert battle.due(mine, 1) == ["bowman"]
    assert battle.due(mine, 2) == ["beastman", "knight"]
    mine.drawn.append("beastman")
    assert battle.due(mine, 2) == ["knight"]
    assert battle.due(mine, 5) == []


@rule("RW-ROUND-02", "RW-ROUND-14", "RW-ROUT-02")
def test_routed_units_draw_nothing() -> None:
    mine = side("footman", "footman!", "footman", "bowman!")
    assert battle.cards_for(mine, "footman") == 2
    assert battle.due(mine, 1) == []


@rule("RW-ROUND-09", "RW-ROUND-11", "RW-BATTLE-12")
def test_rounds_go_on_to_whoever_draws_next() -> None:
    fight = Fight("1A", side("footman"), side("giant"))
    assert battle.advance(fight)
    assert fight.initiative == 3
    fight.attacker.drawn.append("footman")
    assert battle.advance(fight)
    assert fight.initiative == 5
    fight.defender.drawn.append("giant")
    assert not battle.advance(fight)


@rule("RW-ROUT-03")
def test_routs_meet_the_undamaged() -> None:
    mine = side("knight*", "footman", "bowman!")
    assert units(mine, battle.may_rout(mine)) == ["footman"]


@rule("RW-ROUT-04", "RW-ROUT-05")
def test_routs_meet_the_damaged_last() -> None:
    mine = side("knight*", "bowman!")
    assert units(mine, battle.may_rout(mine)) == ["knight"]
    battle.rout(mine, 0)
    assert battle.may_rout(mine) == []


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
    assert units(mine, battle.may_damage(mine)) == met


@rule("RW-DAMAGE-05", "RW-SHEET-05")
def test_damage_as_high_as_health_destroys() -> None:
    mine = side("knight", "footman")
    assert not battle.damage(mine, 0)
    assert battle.damage(mine, 0)
    assert units(mine, [0]) == ["footman"]


def test_health_raised_by_an_ability() -> None:
    mine = side("flesh_ripper")
    mine.health["flesh_ripper"] = 3
    assert [battle.damage(mine, 0) for _ in range(3)] == [False, False, True]


@rule("RW-DAMAGE-06")
def test_standing_units_are_destroyed_first() -> None:
    mine = side("footman!", "knight", "bowman")
    assert units(mine, battle.may_destroy(mine, ("triangle",))) == ["bowman"]
    assert units(mine, battle.may_destroy(mine)) == ["knight", "bowman"]
    del mine.fighters[2]
    assert units(mine, battle.may_destroy(mine, ("triangle",))) == ["footman"]
    assert battle.may_destroy(mine, ("hexagon",)) == []


def test_twins_are_asked_for_once() -> None:
    mine = side("footman", "footman", "knight", "knight*", "footman!")
    assert battle.distinct(mine, range(5)) == [0, 2, 3, 4]


@rule("RW-BATTLE-14", "RW-BATTLE-15", "RW-CLASS-09")
def test_strength() -> None:
    mine = side("footman", "footman!", "siege_engine!", "knight*")
    assert battle.counted(mine) == 3
    mine.bonus = 2
    assert battle.counted(mine) == 5


@rule("RW-BATTLE-18", "RW-CONQUER-02", "RW-CONQUER-04", "RW-CONQUER-05")
def test_what_a_stronghold_adds() -> None:
    assert battle.of_stronghold(stands=True, damaged=False, weakened=0) == 5
    assert battle.of_stronghold(stands=True, damaged=True, weakened=0) == 3
    assert battle.of_stronghold(stands=True, damaged=False, weakened=3) == 2
    assert battle.of_stronghold(stands=True, damaged=True, weakened=5) == 0
    assert battle.of_stronghold(stands=False, damaged=False, weakened=0) == 0


@rule("RW-BATTLE-24", "RW-BATTLE-25")
def test_who_still_stands_damages_the_stronghold() -> None:
    assert battle.damages_stronghold(Fight("1A", side("footman!", "bowman"), side()))
    assert not battle.damages_stronghold(Fight("1A", side("footman!"), side()))


@rule("RW-BATTLE-27", "RW-BATTLE-28", "RW-BATTLE-31", "RW-DAMAGE-07")
def test_what_is_left_of_a_side() -> None:
    mine = side("footman", "knight*", "knight!", "footman")
    assert battle.left(mine, routed=False) == ({"footman": 2, "knight": 1}, {"knight": 1})
    assert battle.left(mine, routed=True) == ({}, {"footman": 2, "knight": 2})
