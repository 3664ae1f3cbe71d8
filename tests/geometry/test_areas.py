"""Maps of named areas and links."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emberhall.geometry.areas import AreaGraph

REALM = AreaGraph.from_pairs(
    [("city", "ford"), ("city", "mill"), ("ford", "keep"), ("mill", "keep"), ("keep", "pass"), ("isle", "reef")],
    areas=["moon"],
)


def test_neighbours_are_sorted() -> None:
    assert REALM.areas == ("city", "ford", "isle", "keep", "mill", "moon", "pass", "reef")
    assert REALM.neighbours("keep") == ("ford", "mill", "pass")
    assert REALM.neighbours("moon") == ()
    assert REALM.linked("pass", "keep")
    assert not REALM.linked("pass", "city")


def test_distances() -> None:
    assert REALM.distance("city", "pass") == 3
    assert REALM.distance("city", "city") == 0
    assert REALM.distance("city", "isle") is None
    assert REALM.distances("mill") == {"mill": 0, "city": 1, "keep": 1, "ford": 2, "pass": 2}
    assert REALM.within("city", 1) == ("city", "ford", "mill")


def test_paths() -> None:
    assert REALM.path("city", "pass") == ("city", "ford", "keep", "pass")
    assert REALM.path("city", "reef") is None


def test_components() -> None:
    assert REALM.components() == (("city", "ford", "keep", "mill", "pass"), ("isle", "reef"), ("moon",))


def test_what_remains_without_some_areas() -> None:
    torn = REALM.without(["ford", "reef"])
    assert torn.path("city", "pass") == ("city", "mill", "keep", "pass")
    assert torn.neighbours("isle") == ()
    assert "ford" not in torn
    assert "ford" in REALM


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
        REALM.distance("city", "moor")
    with pytest.raises(ValueError, match="moor is no area of this map"):
        REALM.path("moor", "city")


def test_a_graph_is_a_value() -> None:
    assert AreaGraph({"b": ["a"], "a": ["b"]}) == AreaGraph.from_pairs([("a", "b")])
    assert len({AreaGraph({"b": ["a"], "a": ["b"]}), AreaGraph.from_pairs([("b", "a")])}) == 1
    with pytest.raises(AttributeError):
        REALM.links = {}  # type: ignore[misc]


names = st.sampled_from("abcdefg")
graphs = st.lists(st.tuples(names, names).filter(lambda pair: pair[0] != pair[1]), max_size=12).map(
    lambda pairs: AreaGraph.from_pairs(pairs, "abcdefg")
)


@given(graphs, names, names, names)
def test_distance_is_a_metric(graph: AreaGraph, a: str, b: str, c: str) -> None:
    ab, bc, ac = graph.distance(a, b), graph.distance(b, c), graph.distance(a, c)
    assert ab == graph.distance(b, a)
    assert (ab == 0) == (a == b)
    assert (ab == 1) == graph.linked(a, b)
    if ab is not None and bc is not None:
        assert ac is not None
        assert ac <= ab + bc


@given(graphs, names, names)
def test_paths_and_components_agree_with_distances(graph: AreaGraph, a: str, b: str) -> None:
    path, steps = graph.path(a, b), graph.distance(a, b)
    together = any(a in group and b in group for group in graph.components())
    assert together == (steps is not None) == (path is not None)
    if path is not None:
        assert len(path) - 1 == steps
        assert all(graph.linked(near, far) for near, far in pairwise(path))


@given(graphs)
def test_every_area_is_in_one_component(graph: AreaGraph) -> None:
    assert sorted(area for group in graph.components() for area in group) == list("abcdefg")
