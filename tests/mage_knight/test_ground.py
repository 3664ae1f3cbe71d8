"""The geometry of the map: spaces, tiles, distances and directions."""

import pytest

from emberhall.games.mage_knight.ground import (
    PORTAL,
    STEPS,
    TILE_STEPS,
    axial,
    centre,
    distance,
    ground,
    slots_within_two,
    space,
    towards,
)
from tests.mage_knight.positions import land

EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST = range(6)


@pytest.mark.parametrize(
    ("q", "r", "steps"),
    [(0, 0, 0), (3, 0, 3), (0, -2, 2), (2, 3, 5), (-1, -3, 4), (4, -3, 4), (-2, 5, 5), (-3, 1, 3)],
)
def test_distances(q: int, r: int, steps: int) -> None:
    for fq, fr in ((0, 0), (2, -5), (-3, 1), (1, 4)):
        a, b = space(fq, fr), space(fq + q, fr + r)
        assert distance(a, b) == distance(b, a) == steps


def test_directions_of_neighbours() -> None:
    for at in (PORTAL, space(4, -7), space(-2, 3)):
        assert [towards(at, at + step) for step in STEPS] == [0, 1, 2, 3, 4, 5]


def test_directions_of_tiles() -> None:
    around = {(1, 0): NORTH_WEST, (0, 1): NORTH_EAST, (-1, 1): EAST}
    around |= {(-1, 0): SOUTH_EAST, (0, -1): SOUTH_WEST, (1, -1): WEST}
    for (a, b), way in around.items():
        assert towards(centre(2, 1), centre(2 + a, 1 + b)) == way


def test_tiles_lie_without_gaps_and_never_over_each_other() -> None:
    for a, b in TILE_STEPS:
        assert distance(centre(2, 1), centre(2 + a, 1 + b)) == 3
    assert [axial(centre(a, b)) for a, b in ((0, 0), (1, 0), (0, 1), (2, 3))] == [(0, 0), (1, -3), (3, -2), (11, -12)]


def test_positions_within_two_spaces() -> None:
    state = land(tiles="start_a 0 0, country_01 1 0, country_02 0 1").state
    assert slots_within_two(ground(state), PORTAL) == ()
    near = slots_within_two(ground(state), centre(1, 0))
    assert {(slot.a, slot.b) for slot in near} == {(2, 0), (1, 1)}
