"""Tiles of several hexes on one map."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emberhall.geometry.hexes import Hex, direction_of, disc, neighbours, step
from emberhall.geometry.tiles import FLOWER, FLOWER_STEPS, Placement, TileMap, overlap, placements, seam

offsets = st.tuples(st.integers(-3, 3), st.integers(-3, 3))
laid = st.builds(
    Placement,
    st.lists(offsets, min_size=1, max_size=6, unique=True).map(tuple),
    offsets,
    st.integers(-6, 6),
    st.booleans(),
)

BAR = ((0, 0), (1, 0), (2, 0))


def test_a_tile_is_mirrored_then_turned_then_moved() -> None:
    assert Placement(BAR, at=(5, 5)).hexes() == ((5, 5), (6, 5), (7, 5))
    assert Placement(BAR, turns=1).hexes() == ((0, 0), (0, 1), (0, 2))
    assert Placement(BAR, turns=2, mirrored=True).hexes() == ((0, 0), (-1, 0), (-2, 0))


def test_the_sides_of_a_tile_turn_with_it() -> None:
    assert Placement(BAR, at=(4, 4), turns=2).edge_of(((1, 0), 5)) == ((3, 5), 1)
    assert Placement(BAR, mirrored=True).edge_of(((1, 0), 5)) == ((0, 1), 2)


def test_flowers_fill_the_plane() -> None:
    assert FLOWER_STEPS == ((2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2))
    field = TileMap({"middle": Placement(FLOWER)})
    for number, at in enumerate(FLOWER_STEPS):
        field = field.lay(f"petal {number}", Placement(FLOWER, at))
    assert len(field.hexes()) == 49
    assert set(disc((0, 0), 2)) <= set(field.hexes())
    assert field.neighbours("middle") == ("petal 0", "petal 1", "petal 2", "petal 3", "petal 4", "petal 5")
    assert field.neighbours("petal 0") == ("middle", "petal 1", "petal 5")


def test_two_flowers_touch_along_a_seam() -> None:
    assert seam(Placement(FLOWER), Placement(FLOWER, (2, 1))) == (((1, 0), 0), ((1, 0), 1), ((0, 1), 0))


def test_tiles_may_not_cover_one_another() -> None:
    here = TileMap({"hall": Placement(BAR)})
    across = Placement(BAR, at=(1, -1), turns=1)
    assert overlap(across, here.tiles["hall"]) == ((1, 0),)
    assert not here.fits(across)
    with pytest.raises(ValueError, match=r"cellar covers \(1, 0\), where hall lies"):
        here.lay("cellar", across)


def test_a_tile_is_laid_once() -> None:
    with pytest.raises(ValueError, match="hall lies on the map already"):
        TileMap({"hall": Placement(BAR)}).lay("hall", Placement(BAR, (0, 5)))


def test_what_lies_where() -> None:
    here = TileMap({"hall": Placement(BAR), "nook": Placement(((0, 0),), at=(0, 1)), "far": Placement(BAR, (7, 7))})
    assert here.tile_at((2, 0)) == "hall"
    assert here.tile_at((3, 0)) is None
    assert (0, 1) in here
    assert here.touched(Placement(((0, 0),), at=(1, 1))) == ("hall", "nook")
    assert here.components() == (("far",), ("hall", "nook"))
    assert TileMap({"nook": Placement(((0, 0),))}).rim() == ((-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0))


def test_laying_a_tile_leaves_the_old_map_as_it_was() -> None:
    before = TileMap()
    after = before.lay("hall", Placement(BAR))
    assert (len(before.hexes()), len(after.hexes())) == (0, 3)
    assert after == TileMap({"hall": Placement(BAR)})
    assert before != after


def test_every_way_to_lay_a_tile() -> None:
    assert len(placements(((0, 0), (1, 0)), disc((0, 0), 1))) == 12
    assert len(placements(BAR, disc((0, 0), 1))) == 3
    assert [bar.hexes() for bar in placements(BAR, [(4, 4), (4, 5), (4, 6), (5, 5)])] == [((4, 4), (4, 5), (4, 6))]
    hook = ((0, 0), (1, 0), (2, 0), (0, 1))
    assert len(placements(hook, disc((0, 0), 1))) == 6
    assert len(placements(hook, disc((0, 0), 1), mirrored=True)) == 12


@given(laid, offsets)
def test_places_on_the_tile_and_on_the_map_answer_each_other(tile: Placement, offset: Hex) -> None:
    assert tile.offset_of(tile.hex_of(offset)) == offset


@given(laid, offsets, st.integers(0, 5))
def test_a_side_leads_to_the_same_neighbour(tile: Placement, offset: Hex, side: int) -> None:
    cell, direction = tile.edge_of((offset, side))
    assert step(cell, direction) == tile.hex_of(step(offset, side))
    assert direction == direction_of(tile.hex_of(offset), tile.hex_of(step(offset, side)))


@given(laid, laid)
def test_overlap_and_seam_are_mutual(a: Placement, b: Placement) -> None:
    assert set(overlap(a, b)) == set(overlap(b, a)) == set(a.hexes()) & set(b.hexes())
    if not overlap(a, b):
        assert set(seam(a, b)) == set(seam(b, a))
        pairs = [(x, y) for x in a.hexes() for y in b.hexes() if y in neighbours(x)]
        assert len(seam(a, b)) == len(pairs)
