"""The ready-made maps: laid by the rules, every border where it belongs."""

import pytest

from emberhall.games.runewars.content import READY_MAPS, board_of
from emberhall.games.runewars.content.kinds import Lying
from emberhall.games.runewars.content.maps import Board, lay, misfit, spots_of, turned
from emberhall.geometry.hexes import distance
from emberhall.rulebook import rule


@rule("RW-MAP-03", "RW-MAP-07", "RW-MAP-08", "RW-MAP-24", "RW-MAP-25")
@pytest.mark.parametrize("setup", READY_MAPS)
def test_ready_made_maps_keep_the_rules(setup: str) -> None:
    plan = READY_MAPS[setup]
    board = board_of(setup)
    homes = board.homes()
    assert len(homes) == plan.players
    assert len(plan.tiles) == 3 * plan.players
    for n, lying in enumerate(plan.tiles):
        if n:
            assert misfit(lay(plan.tiles[:n]), spots_of(lying)) == "", lying
    for faction, areas in homes.items():
        for other, others in homes.items():
            if other != faction:
                assert all(distance(board.spots[a].hex, board.spots[b].hex) > 1 for a in areas for b in others)


@rule("RW-TILE-05", "RW-TILE-06", "RW-TILE-07")
@pytest.mark.parametrize("setup", READY_MAPS)
def test_every_area_can_be_reached_on_foot(setup: str) -> None:
    board = board_of(setup)
    seen = [next(iter(board.spots))]
    for area in seen:
        seen += [near for near in board.open_ways(area) if near not in seen]
    assert sorted(seen) == sorted(board.spots)


def _two(second: Lying) -> Board:
    return lay([Lying("1", 0, (0, 0)), second])


@rule("RW-TILE-05", "RW-TILE-06")
def test_borders_count_from_both_sides() -> None:
    board = _two(Lying("4", 2, (2, -1)))
    assert board.spots["1A"].sides[4] == "water"  # its north
    assert board.spots["4C"].hex == (0, -1)
    assert board.beside["1A"]["4C"] == board.beside["4C"]["1A"] == "water"
    assert "4C" not in board.open_ways("1A")
    assert "4C" in board.open_ways("1A", water=True)
    assert "4C" not in board.open_ways("1A", mountain=True)


@rule("RW-MAP-07", "RW-MAP-08")
def test_tiles_that_do_not_fit() -> None:
    board = lay([Lying("1", 0, (0, 0))])
    assert misfit(board, spots_of(Lying("4", 0, (1, -4)))) == "RW-MAP-07"  # only one of its areas touches
    assert misfit(board, spots_of(Lying("2", 0, (-2, 0)))) == "RW-MAP-07"  # one of its areas touches two
    assert misfit(board, spots_of(Lying("2", 0, (2, -1)))) == "RW-MAP-07"  # two of its areas touch one
    assert misfit(board, spots_of(Lying("4", 0, (0, 0)))) == "RW-MAP-07"
    assert misfit(board, spots_of(Lying("2", 3, (0, -1)))) == "RW-MAP-08"  # its mountains against the water of 1A
    with pytest.raises(ValueError, match="4A lies where 1A is"):
        lay([Lying("1", 0, (0, 0)), Lying("4", 0, (0, 0))])


def test_six_turns_are_none() -> None:
    assert turned((2, -1), 6) == (2, -1)
    assert turned((1, 0), 1) == (0, 1)
