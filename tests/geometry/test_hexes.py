"""Axial hexes: steps, rings, lines, turns, edges and keys."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emberhall.geometry.hexes import (
    DIRECTIONS,
    Hex,
    add,
    direction_of,
    disc,
    distance,
    edge_between,
    format_hex,
    line,
    mirror,
    neighbours,
    one_edge,
    orientations,
    other_side,
    parse_hex,
    ring,
    rotate,
    step,
    subtract,
)

hexes = st.tuples(st.integers(-12, 12), st.integers(-12, 12))
patterns = st.lists(hexes, min_size=1, max_size=5)


def test_neighbours_come_in_the_order_of_the_directions() -> None:
    assert neighbours((2, -1)) == ((3, -1), (2, 0), (1, 0), (1, -1), (2, -2), (3, -2))
    assert neighbours((0, 0)) == DIRECTIONS


@pytest.mark.parametrize(
    ("a", "b", "steps"),
    [((0, 0), (0, 0), 0), ((0, 0), (1, -1), 1), ((0, 0), (1, 1), 2), ((0, 0), (3, -1), 3), ((-2, 5), (3, -4), 9)],
)
def test_distance(a: Hex, b: Hex, steps: int) -> None:
    assert distance(a, b) == steps


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, b) == distance(b, a)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(hexes, hexes)
def test_some_neighbour_is_one_step_nearer(a: Hex, b: Hex) -> None:
    if a != b:
        assert min(distance(beside, b) for beside in neighbours(a)) == distance(a, b) - 1


def test_a_ring_runs_clockwise_from_direction_4() -> None:
    assert ring((0, 0), 1) == ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
    assert ring((5, 5), 0) == ((5, 5),)
    assert [len(ring((3, -2), n)) for n in range(5)] == [1, 6, 12, 18, 24]


def test_a_ring_has_no_negative_radius() -> None:
    with pytest.raises(ValueError, match="0 or more, not -1"):
        ring((0, 0), -1)


@given(hexes, st.integers(1, 6))
def test_a_ring_is_all_hexes_at_its_distance_and_closes(center: Hex, n: int) -> None:
    around = ring(center, n)
    q, r = center
    square = [(q + dq, r + dr) for dq in range(-n, n + 1) for dr in range(-n, n + 1)]
    assert sorted(around) == sorted(cell for cell in square if distance(center, cell) == n)
    assert all(distance(a, b) == 1 for a, b in zip(around, around[1:] + around[:1], strict=True))


def test_a_disc_grows_from_its_centre() -> None:
    assert [len(disc((0, 0), n)) for n in range(5)] == [1, 7, 19, 37, 61]
    assert disc((4, 1), 2)[0] == (4, 1)
    assert [distance((4, 1), cell) for cell in disc((4, 1), 2)] == [0] + [1] * 6 + [2] * 12


def test_a_line_passes_from_hex_to_hex() -> None:
    assert line((4, 5), (4, 5)) == ((4, 5),)
    assert line((0, 0), (3, 0)) == ((0, 0), (1, 0), (2, 0), (3, 0))
    assert line((0, 0), (2, 1)) == ((0, 0), (1, 0), (1, 1), (2, 1))


def test_a_line_along_a_border_keeps_to_one_side() -> None:
    assert line((0, 0), (2, 2)) == ((0, 0), (1, 0), (1, 1), (2, 1), (2, 2))


@given(hexes, hexes)
def test_a_line_is_a_shortest_way_and_the_same_from_either_end(a: Hex, b: Hex) -> None:
    way = line(a, b)
    assert (way[0], way[-1]) == (a, b)
    assert len(way) == distance(a, b) + 1
    assert all(distance(near, far) == 1 for near, far in pairwise(way))
    assert line(b, a) == way[::-1]


@given(hexes, hexes)
def test_no_hex_is_nearer_to_a_point_of_a_line(a: Hex, b: Hex) -> None:
    n = distance(a, b)
    for i, cell in enumerate(line(a, b)):
        # Offsets from the point to hexes around it, n times as long as they are.
        offsets = [
            (n * q - (n - i) * a[0] - i * b[0], n * r - (n - i) * a[1] - i * b[1]) for q, r in (cell, *neighbours(cell))
        ]
        squares = [q * q + q * r + r * r for q, r in offsets]
        assert squares[0] == min(squares)


@given(hexes, hexes, hexes)
def test_a_line_moves_with_its_ends(a: Hex, b: Hex, offset: Hex) -> None:
    assert line(add(a, offset), add(b, offset)) == tuple(add(cell, offset) for cell in line(a, b))


def test_a_turn_takes_each_direction_to_the_next() -> None:
    assert [rotate(direction, 1) for direction in DIRECTIONS] == [(0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0)]
    assert rotate((2, 1), 1) == (-1, 3)
    assert rotate((3, 1), 3, about=(1, 1)) == (-1, 1)


@given(hexes, hexes, st.integers(-7, 7), st.integers(-7, 7))
def test_turns_form_a_group_of_six(cell: Hex, about: Hex, m: int, n: int) -> None:
    assert rotate(rotate(cell, m, about), n, about) == rotate(cell, m + n, about)
    assert rotate(cell, 6, about) == cell
    assert rotate(about, n, about) == about


@given(hexes, hexes, hexes, st.integers(0, 5))
def test_turns_and_mirrors_keep_distances(a: Hex, b: Hex, about: Hex, n: int) -> None:
    assert distance(rotate(a, n, about), rotate(b, n, about)) == distance(a, b)
    assert distance(mirror(a, about), mirror(b, about)) == distance(a, b)


def test_the_mirror_swaps_directions_0_and_1() -> None:
    assert mirror((1, 0)) == (0, 1)
    assert mirror((-1, 1)) == (1, -1)
    assert mirror((4, 3), about=(1, 2)) == (2, 5)


@given(hexes, hexes, st.integers(0, 5))
def test_a_mirror_undoes_itself_and_turns_the_other_way(cell: Hex, about: Hex, n: int) -> None:
    assert mirror(mirror(cell, about), about) == cell
    assert mirror(rotate(cell, n, about), about) == rotate(mirror(cell, about), -n, about)


def test_a_crooked_pattern_has_twelve_orientations() -> None:
    hook = [(0, 0), (1, 0), (2, 0), (2, 1)]
    assert len(orientations(hook)) == 12
    assert orientations(hook)[0] == ((0, 0), (1, 0), (2, 0), (2, 1))
    assert orientations(hook)[1] == ((-1, 3), (0, 0), (0, 1), (0, 2))
    assert orientations(hook)[6] == ((0, 0), (0, 1), (0, 2), (1, 2))


def test_an_even_pattern_has_fewer_orientations() -> None:
    assert orientations([(1, 0)]) == (((1, 0),), ((0, 1),), ((-1, 1),), ((-1, 0),), ((0, -1),), ((1, -1),))
    assert len(orientations([(0, 0), (1, 0), (0, 1)])) == 6
    assert len(orientations(disc((0, 0), 1))) == 1


def test_a_free_pattern_may_lie_anywhere() -> None:
    assert orientations([(0, 0), (1, 0), (0, 1)], free=True) == (
        ((0, 0), (0, 1), (1, 0)),
        ((0, 0), (1, -1), (1, 0)),
    )
    assert len(orientations([(0, 0), (1, 0), (2, 0)], free=True)) == 3


@given(patterns, st.integers(0, 5))
def test_every_orientation_of_an_orientation_is_one_of_the_same(pattern: list[Hex], n: int) -> None:
    own = orientations(pattern)
    assert len(own) in (1, 2, 3, 4, 6, 12)
    assert set(orientations([mirror(rotate(cell, n)) for cell in pattern])) == set(own)


@given(patterns, hexes)
def test_free_orientations_do_not_depend_on_the_place(pattern: list[Hex], offset: Hex) -> None:
    moved = [add(cell, offset) for cell in pattern]
    assert orientations(moved, free=True) == orientations(pattern, free=True)


@given(hexes, st.integers(0, 5))
def test_an_edge_has_two_names(cell: Hex, direction: int) -> None:
    across = step(cell, direction)
    assert other_side((cell, direction)) == (across, (direction + 3) % 6)
    assert other_side(other_side((cell, direction))) == (cell, direction)
    assert one_edge((cell, direction)) == one_edge((across, (direction + 3) % 6)) == edge_between(across, cell)
    assert one_edge((cell, direction))[1] in (0, 1, 2)
    assert direction_of(cell, across) == direction


def test_only_neighbours_share_an_edge() -> None:
    with pytest.raises(ValueError, match="0,0 and 1,1 are not neighbours"):
        edge_between((0, 0), (1, 1))


@given(hexes, hexes)
def test_offsets_add_and_subtract(a: Hex, b: Hex) -> None:
    assert add(b, subtract(a, b)) == a


def test_keys() -> None:
    assert format_hex((3, -11)) == "3,-11"
    assert parse_hex("3,-11") == (3, -11)


@pytest.mark.parametrize("key", ["", "3", "3,", "a,b", "1,2,3", "1.5,2"])
def test_what_is_no_key_is_refused(key: str) -> None:
    with pytest.raises(ValueError, match='written as "q,r"'):
        parse_hex(key)


@given(hexes)
def test_keys_round_trip(cell: Hex) -> None:
    assert parse_hex(format_hex(cell)) == cell
