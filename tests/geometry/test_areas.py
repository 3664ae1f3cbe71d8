"""Maps of named areas and links."""

import pytest

from emberhall.geometry.areas import AreaGraph

REALM = AreaGraph.from_pairs(
    [("city", "ford"), ("city", "mill"), ("ford", "keep"), ("mill", "keep"), ("keep", "pass"), ("isle", "reef")],
    areas=["moon"],
)


def test_areas_and_neighbours_are_sorted() -> None:
    assert REALM.areas == ("city", "ford", "isle", "keep", "mill", "moon", "pass", "reef")
    assert REALM.neighbours("keep") == ("ford", "mill", "pass")
    assert REALM.neighbours("city") == ("ford", "mill")


def test_an_area_without_links_has_no_neighbours() -> None:
    assert REALM.neighbours("moon") == ()
    assert REALM.distances("moon") == {"moon": 0}


def test_distances_count_links_and_leave_out_what_cannot_be_reached() -> None:
    assert list(REALM.distances("mill").items()) == [("mill", 0), ("city", 1), ("keep", 1), ("ford", 2), ("pass", 2)]


@pytest.mark.parametrize(
    ("links", "complaint"),
    [
        ({"a": ["a"]}, "a is linked to itself"),
        ({"a": ["b"]}, "a is linked to b, which is no area of this map"),
        ({"a": ["b"], "b": []}, "a is linked to b, but b is not linked to a"),
    ],
)
def test_a_map_that_contradicts_itself_is_refused(links: dict[str, list[str]], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        AreaGraph(links)


def test_an_unknown_area_is_refused() -> None:
    with pytest.raises(ValueError, match="moor is no area of this map"):
        REALM.neighbours("moor")
    with pytest.raises(ValueError, match="moor is no area of this map"):
        REALM.distances("moor")
