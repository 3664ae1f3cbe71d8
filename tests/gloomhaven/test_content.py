"""Scenarios and monsters as data: everything decodes, and every map is connected."""

import pytest

from emberhall.games.gloomhaven.content import MONSTERS, NUMBERS, ground_of, plan_of, scenario
from emberhall.games.gloomhaven.ground import FAR
from emberhall.rulebook import rule


@rule("GH-MSTAT-01", "GH-MSTAT-03")
def test_monsters_have_values_for_eight_levels() -> None:
    assert len(MONSTERS) == 56
    for monster in MONSTERS.values():
        assert set(monster.levels) == ({"boss"} if monster.boss else {"normal", "elite"}), monster.id
        assert all(len(levels) == 8 for levels in monster.levels.values()), monster.id
    assert MONSTERS["bandit-guard"].stats(1, "elite").hp == 9


@rule("GH-PAGE-08", "GH-PAGE-09", "GH-TILE-01")
@pytest.mark.parametrize("number", NUMBERS)
def test_maps_hang_together(number: int) -> None:
    plan = plan_of(number)
    for room in plan.scenario.rooms:
        assert set(room.start) <= set(room.hexes)
        for place in room.monsters:
            assert place.type in MONSTERS
            assert place.hex in room.hexes or place.hex in [door.hex for door in plan.scenario.doors], place
    for n, (cell, _) in enumerate(plan.doors):
        assert len({plan.room_of.get(near) for near in plan.beside_door(n)} - {None}) >= 1, plan.hexes[cell]


@rule("GH-TILE-04", "GH-LOS-03")
def test_closed_doors_are_walls() -> None:
    plan = plan_of(1)
    closed, opened = ground_of(1, 0b011, 0), ground_of(1, 0b011, 0b10)
    east, west = plan.index[0, 3], plan.index[-4, 3]
    assert closed.apart(east)[west] == FAR
    assert opened.apart(east)[west] == 4
    assert not closed.sees(east, west)
    assert opened.sees(east, west)


def test_scenario_1() -> None:
    black_barrow = scenario(1)
    assert [len(room.hexes) for room in black_barrow.rooms] == [32, 23, 28]
    guards = [place for place in black_barrow.rooms[0].monsters if place.ranks[0]]
    assert [(place.type, place.hex, place.ranks[0]) for place in guards] == [
        ("bandit-guard", (-1, 2), "normal"),
        ("bandit-guard", (-1, 3), "elite"),
        ("bandit-guard", (-2, 4), "normal"),
    ]
