"""Line of sight: corner to corner past walls, and centre to centre past opaque hexes."""

from fractions import Fraction
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emberhall.geometry.drawing import Layout, from_ascii
from emberhall.geometry.hexes import Edge, Hex, add, disc, mirror, neighbours, rotate, step
from emberhall.geometry.paths import distances_from
from emberhall.geometry.sight import Walls

# The first look along a line works out its shadows, and a busy machine may take its time over that.
unhurried = settings(deadline=None)

near = st.sampled_from(disc((0, 0), 4))
edges = st.tuples(near, st.integers(0, 5))
all_walls = st.builds(Walls, st.frozensets(near, max_size=8), st.frozensets(edges, max_size=8))


def drawn(drawing: str, layout: Layout = Layout.POINTY) -> tuple[Walls, dict[str, Hex]]:
    """The walls of a drawing, # for solid hexes, and the places of its other characters."""
    cells = from_ascii(drawing, layout=layout)
    walls = Walls(cell for cell, char in cells.items() if char == "#")
    return walls, {char: cell for cell, char in cells.items() if char not in "#."}


def test_one_wall_hides_what_stands_straight_behind_it() -> None:
    walls, at = drawn("""
        . . . . .
         a # b .
        . . . c .
    """)
    assert not walls.in_sight(at["a"], at["b"])
    assert walls.in_sight(at["a"], at["c"])


def test_a_gap_lets_sight_through() -> None:
    walls, at = drawn("""
        . a . .
         # . #
        . b . .
    """)
    assert walls.in_sight(at["a"], at["b"])


def test_a_line_that_only_touches_the_corner_of_a_wall_is_blocked() -> None:
    # Every corner of a belongs to one of the three walls, so no line can leave it without touching one.
    walls, at = drawn("""
         # .
        . a # . b
         # c
    """)
    assert walls.sight_lines(at["a"], at["b"]) == ()
    assert not walls.in_sight(at["a"], at["b"])
    assert walls.in_sight(at["c"], at["b"])


def test_neighbours_see_each_other_even_where_every_corner_touches_a_wall() -> None:
    walls, at = drawn("""
         # # #
        # a b c #
         # # # #
    """)
    assert walls.sight_lines(at["a"], at["b"]) == ()
    assert walls.in_sight(at["a"], at["b"])
    assert not walls.in_sight(at["a"], at["c"])


def open_beside(walls: Walls, cell: Hex) -> tuple[Hex, ...]:
    """The neighbours of a hex that no wall parts from it."""
    return tuple(beside for beside in neighbours(cell) if not walls.between(cell, beside))


def test_a_thin_wall_parts_neighbours_but_can_be_looked_round() -> None:
    wall = Walls(edges=[((0, 0), 0)])
    assert wall.between((0, 0), (1, 0))
    assert wall.between((1, 0), (0, 0))
    assert not wall.between((0, 0), (0, 1))
    assert open_beside(wall, (0, 0)) == ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    assert wall.in_sight((0, 0), (1, 0))
    assert wall.sight_lines((0, 0), (1, 0)) == ((2, 1), (2, 2), (3, 2), (4, 5), (5, 0), (5, 5))


def test_a_long_thin_wall_cannot_be_looked_round() -> None:
    seam = Walls(edges=[((0, 0), 0), ((0, 0), 5), ((1, -1), 1), ((0, 0), 1), ((0, 1), 5), ((1, 0), 2)])
    assert not seam.in_sight((0, 0), (1, 0))
    assert distances_from((0, 0), partial(open_beside, seam), limit=5)[(1, 0)] == 4


def test_solid_walls_are_not_seen_and_not_entered() -> None:
    wall = Walls([(1, 0)])
    assert not wall.in_sight((0, 0), (1, 0))
    assert open_beside(wall, (1, 0)) == ()
    assert (1, 0) not in open_beside(wall, (0, 0))


def test_everything_round_a_floor_is_wall() -> None:
    walls = Walls.around([(0, 0), (1, 0), (2, 0)])
    assert len(walls.hexes) == 10
    assert open_beside(walls, (1, 0)) == ((2, 0), (0, 0))


def test_the_sides_of_a_hex_are_numbered_0_to_5() -> None:
    with pytest.raises(ValueError, match=r"\(2, 3\) has no side 6"):
        Walls(edges=[((2, 3), 6)])


def test_a_thin_wall_is_one_wall_by_either_of_its_names() -> None:
    assert Walls(edges=[((0, 0), 0)]) == Walls(edges=[((1, 0), 3), ((0, 0), 0)])
    assert hash(Walls(edges=[((0, 0), 0)])) == hash(Walls(edges=[((1, 0), 3)]))
    assert Walls(edges=[((0, 0), 0)]) != Walls([(0, 0)])


# Positions on which players of Gloomhaven agree: from where a monster may shoot, and from where it may not.

TURNED_PASSAGE = Walls(
    [(0, 0), (0, 1), (0, 2), (2, 1), (4, 0), (8, -2), (10, -3), (12, -6), (12, -5), (12, -4)],
    [((1, 1), 1), ((3, 0), 1), ((5, -1), 1), ((7, -2), 1), ((9, -3), 1), ((11, -4), 1)],
)
GATE = Walls([(4, -2), (4, -1), (4, 0), (4, 2), (4, 3), (4, 4)])
TRIPOD = Walls([(7, 0), (8, -2), (9, -1)])
CLOSET = Walls([(3, 1), (3, 2), (3, 3), (7, -1), (7, 0), (7, 1)], [((4, 1), 1), ((6, 0), 1)])


@pytest.mark.parametrize(
    ("walls", "shooter", "target", "seen"),
    [
        (TRIPOD, (8, -1), (5, -1), False),
        (TRIPOD, (7, -1), (5, -1), True),
        (CLOSET, (4, 1), (4, 2), True),
        (TURNED_PASSAGE, (3, 1), (3, -1), False),
        (TURNED_PASSAGE, (6, -1), (3, -1), True),
        (TURNED_PASSAGE, (6, 0), (3, -1), True),
        (TURNED_PASSAGE, (3, 1), (4, -2), False),
        (TURNED_PASSAGE, (5, 0), (4, -2), True),
        (TURNED_PASSAGE, (5, 3), (5, -2), True),
        (TURNED_PASSAGE, (4, 2), (6, -3), True),
        (TURNED_PASSAGE, (0, 3), (6, -1), True),
        (GATE, (5, 0), (2, 0), False),
        (GATE, (5, 1), (2, 0), True),
        (GATE, (5, -1), (1, 1), False),
        (GATE, (5, 0), (1, 1), True),
        (GATE, (5, -2), (4, 1), True),
        (Walls(edges=[((1, 4), 1), ((1, 5), 5)]), (1, 5), (2, 3), False),
        (Walls(edges=[((3, 3), 5), ((4, 2), 1), ((4, 3), 5)]), (7, 1), (1, 4), False),
    ],
)
def test_players_agree(walls: Walls, shooter: Hex, target: Hex, seen: bool) -> None:
    assert walls.in_sight(shooter, target) is seen
    assert walls.in_sight(target, shooter) is seen


Point = tuple[int, int]


def corner(cell: Hex, number: int) -> Point:
    """A corner of a hex, which is the middle of the three hexes that meet there, times three."""
    (q0, r0), (q1, r1) = step(cell, number - 1), step(cell, number)
    return (cell[0] + q0 + q1, cell[1] + r0 + r1)


def cut(start: Point, end: Point, borders: list[tuple[Point, Point]]) -> tuple[Fraction, Fraction] | None:
    """The part of a segment, in shares of its length, that lies to the left of every border or on it."""
    low, high = Fraction(0), Fraction(1)
    for (ax, ay), (bx, by) in borders:
        left_start = (bx - ax) * (start[1] - ay) - (by - ay) * (start[0] - ax)
        left_end = (bx - ax) * (end[1] - ay) - (by - ay) * (end[0] - ax)
        if left_start < 0 and left_end < 0:
            return None
        if left_start < 0:
            low = max(low, Fraction(left_start, left_start - left_end))
        elif left_end < 0:
            high = min(high, Fraction(left_start, left_start - left_end))
    return (low, high) if low <= high else None


def outline(cell: Hex) -> list[tuple[Point, Point]]:
    return [(corner(cell, side), corner(cell, side + 1)) for side in range(6)]


def one_side(cell: Hex, side: int) -> list[tuple[Point, Point]]:
    """A side as the figure between itself, itself from behind, and a line across each of its ends."""
    (ax, ay), (bx, by) = a, b = corner(cell, side), corner(cell, side + 1)
    dx, dy = bx - ax, by - ay
    return [(a, b), (b, a), ((ax - dy, ay + dx), a), ((bx + dy, by - dx), b)]


@given(near, near, all_walls)
@unhurried
def test_sight_lines_agree_with_cutting_every_line_by_every_wall(a: Hex, b: Hex, walls: Walls) -> None:
    figures = [outline(cell) for cell in walls.hexes] + [one_side(cell, side) for cell, side in walls.edges]
    free = [
        (i, j)
        for i in range(6)
        for j in range(6)
        if all(cut(corner(a, i), corner(b, j), figure) is None for figure in figures)
    ]
    assert list(walls.sight_lines(a, b)) == free


@given(near, near, all_walls)
@unhurried
def test_sight_is_mutual(a: Hex, b: Hex, walls: Walls) -> None:
    assert sorted(walls.sight_lines(a, b)) == sorted((i, j) for j, i in walls.sight_lines(b, a))
    assert walls.in_sight(a, b) == Walls(walls.hexes, walls.edges).in_sight(b, a)


@given(near, near, all_walls, st.frozensets(near, max_size=3), st.frozensets(edges, max_size=3))
@unhurried
def test_more_walls_never_show_more(a: Hex, b: Hex, walls: Walls, hexes: frozenset[Hex], thin: frozenset[Edge]) -> None:
    if Walls(walls.hexes | hexes, walls.edges | thin).in_sight(a, b):
        assert walls.in_sight(a, b)


@given(near, near, all_walls, near, st.integers(0, 5))
@unhurried
def test_sight_turns_moves_and_mirrors_with_the_map(a: Hex, b: Hex, walls: Walls, offset: Hex, turns: int) -> None:
    def moved(cell: Hex) -> Hex:
        return add(mirror(rotate(cell, turns)), offset)

    image = Walls(map(moved, walls.hexes), ((moved(cell), (1 - side - turns) % 6) for cell, side in walls.edges))
    assert image.in_sight(moved(a), moved(b)) == walls.in_sight(a, b)


@given(near, near, all_walls)
@unhurried
def test_a_thin_wall_round_a_hex_hides_no_more_than_a_solid_one(a: Hex, b: Hex, walls: Walls) -> None:
    ringed = Walls(edges=[(cell, side) for cell in walls.hexes for side in range(6)])
    if a not in walls.hexes and b not in walls.hexes:
        assert ringed.in_sight(a, b) == Walls(walls.hexes).in_sight(a, b)


@given(near, near)
def test_without_walls_everything_is_seen(a: Hex, b: Hex) -> None:
    assert Walls().in_sight(a, b)
