"""Where hexes lie on the screen, and maps drawn in ASCII."""

from math import dist, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emberhall.geometry.drawing import Layout, centre, from_ascii
from emberhall.geometry.hexes import Hex, distance, neighbours

hexes = st.tuples(st.integers(-6, 6), st.integers(-6, 6))
layouts = st.sampled_from(Layout)


def test_pointy_hexes_stand_in_rows() -> None:
    assert centre((2, 0)) == pytest.approx((3.4641, 0), abs=1e-4)
    assert centre((0, 2)) == pytest.approx((1.7321, 3), abs=1e-4)


def test_flat_hexes_stand_in_columns() -> None:
    assert centre((2, 0), Layout.FLAT) == pytest.approx((3, 1.7321), abs=1e-4)
    assert centre((0, 2), Layout.FLAT, size=10) == pytest.approx((0, 34.641), abs=1e-3)


@given(hexes, layouts)
def test_all_neighbours_are_equally_far_on_the_screen(cell: Hex, layout: Layout) -> None:
    for beside in neighbours(cell):
        assert dist(centre(cell, layout), centre(beside, layout)) == pytest.approx(sqrt(3))


def test_a_pointy_map_is_read_row_by_row() -> None:
    room = from_ascii("""
        . . #
         @ .
        . . .
    """)
    assert room == {
        (0, 0): ".", (1, 0): ".", (2, 0): "#",
        (0, 1): "@", (1, 1): ".",
        (-1, 2): ".", (0, 2): ".", (1, 2): ".",
    }  # fmt: skip


def test_a_flat_map_is_read_by_the_same_drawing() -> None:
    room = from_ascii(
        """
        . . #
         @ .
        . . .
        """,
        layout=Layout.FLAT,
    )
    assert room == {
        (0, 0): ".", (2, -1): ".", (4, -2): "#",
        (1, 0): "@", (3, -1): ".",
        (0, 1): ".", (2, 0): ".", (4, -1): ".",
    }  # fmt: skip


def test_the_first_cell_may_lie_anywhere_and_be_set_in() -> None:
    room = from_ascii(
        """
         a b
        c d
        """,
        first=(10, -3),
    )
    assert room == {(10, -3): "a", (11, -3): "b", (9, -2): "c", (10, -2): "d"}


def test_a_cell_between_two_hexes_is_refused() -> None:
    with pytest.raises(ValueError, match="line 2, column 1 stands between two hexes"):
        from_ascii(". .\n. .")


def test_cells_that_touch_in_a_drawing_are_neighbours() -> None:
    cells = {char: cell for cell, char in from_ascii("a b\n c\nd e").items()}
    assert [distance(cells["c"], cells[char]) for char in "abde"] == [1, 1, 1, 1]
    assert distance(cells["a"], cells["b"]) == 1
    assert distance(cells["a"], cells["d"]) == 2
