"""Distances, cheapest ways and connected pieces on any map."""

from collections.abc import Callable
from itertools import pairwise, permutations
from typing import TypeAlias

from hypothesis import given
from hypothesis import strategies as st

from emberhall.geometry import hexes
from emberhall.geometry.drawing import from_ascii
from emberhall.geometry.hexes import Hex
from emberhall.geometry.paths import cheapest, distances_from, layers, pieces, way

MARSH = from_ascii("""
    @ ~ . g
     . # a
    . . .
""")
PLACE = {char: cell for cell, char in MARSH.items()}


def dry(cell: Hex) -> list[Hex]:
    """The dry hexes beside one."""
    return [beside for beside in hexes.neighbours(cell) if MARSH.get(beside, "#") not in "#~"]


def wading(cell: Hex) -> list[tuple[Hex, int]]:
    """The hexes beside one with their costs: 3 for water, 1 for land."""
    return [(to, 3 if MARSH[to] == "~" else 1) for to in hexes.neighbours(cell) if MARSH.get(to, "#") != "#"]


def test_distances_go_round_what_cannot_be_passed() -> None:
    assert distances_from((0, 0), dry) == {
        (0, 0): 0, (0, 1): 1, (0, 2): 2, (-1, 2): 2, (1, 2): 3, (2, 1): 4, (3, 0): 5, (2, 0): 5,
    }  # fmt: skip


def test_distances_stop_at_the_limit() -> None:
    assert distances_from((0, 0), dry, limit=2) == {(0, 0): 0, (0, 1): 1, (0, 2): 2, (-1, 2): 2}
    assert distances_from((0, 0), dry, limit=0) == {(0, 0): 0}


def test_the_nearest_come_first_and_of_these_the_first_neighbour() -> None:
    assert list(distances_from((0, 0), hexes.neighbours, limit=1)) == [(0, 0), *hexes.neighbours((0, 0))]


def test_layers_are_places_at_equal_distance() -> None:
    assert list(layers((0, 0), dry)) == [[(0, 0)], [(0, 1)], [(0, 2), (-1, 2)], [(1, 2)], [(2, 1)], [(2, 0), (3, 0)]]


def test_each_step_is_paid_for() -> None:
    assert cheapest((0, 0), 3, wading) == {
        (0, 0): (0, (0, 0)),
        (0, 1): (1, (0, 0)),
        (-1, 2): (2, (0, 1)),
        (0, 2): (2, (0, 1)),
        (1, 0): (3, (0, 0)),
        (1, 2): (3, (0, 2)),
    }


def test_the_cheapest_come_first_and_of_these_the_lowest() -> None:
    assert list(cheapest((0, 0), 3, wading)) == [(0, 0), (0, 1), (-1, 2), (0, 2), (1, 0), (1, 2)]


def test_a_detour_that_costs_less_is_taken() -> None:
    toll = {1: [(2, 5), (3, 1)], 2: [], 3: [(2, 3)]}
    found = cheapest(1, 9, toll.__getitem__)
    assert found[2] == (4, 3)
    assert way(found, 2) == [3, 2]


def test_the_way_names_the_places_entered() -> None:
    found = cheapest((0, 0), 9, wading)
    assert found[PLACE["a"]][0] == 4
    assert way(found, PLACE["a"]) == [(0, 1), (0, 2), (1, 2), (2, 1)]
    assert way(found, (0, 0)) == []


def test_a_place_that_leads_nowhere_is_reached_and_not_passed() -> None:
    road = {1: [(2, 1)], 2: [], 3: []}
    assert cheapest(1, 9, road.__getitem__) == {1: (0, 1), 2: (1, 1)}


def test_barred_places_are_never_entered() -> None:
    found = cheapest((0, 0), 9, wading, barred=[(0, 1), (1, 0)])
    assert list(found) == [(0, 0)]
    assert list(cheapest((0, 0), 1, wading, barred=[(0, 0)])) == [(0, 0), (0, 1)]


def test_pieces_are_what_no_step_joins() -> None:
    islands = pieces([cell for cell, char in MARSH.items() if char not in "#~."], dry)
    assert sorted(sorted(MARSH[cell] for cell in island) for island in islands) == [["@"], ["a", "g"]]
    assert pieces([], dry) == []


Links: TypeAlias = dict[tuple[int, int], int]
links = st.dictionaries(
    st.tuples(st.integers(0, 4), st.integers(0, 4)).filter(lambda pair: pair[0] != pair[1]),
    st.integers(1, 3),
    max_size=16,
)


def steps_in(links: Links) -> Callable[[int], list[tuple[int, int]]]:
    return lambda place: [(to, price) for (at, to), price in links.items() if at == place]


def least(links: Links, goal: int) -> int | None:
    """The cost of the cheapest way from 0, found by trying every way that visits no place twice."""
    if goal == 0:
        return 0
    others = [place for place in range(1, 5) if place != goal]
    middles = [middle for n in range(len(others) + 1) for middle in permutations(others, n)]
    ways = [list(pairwise((0, *middle, goal))) for middle in middles]
    return min((sum(links[pair] for pair in way) for way in ways if all(pair in links for pair in way)), default=None)


@given(links, st.integers(0, 6))
def test_cheapest_agrees_with_trying_every_way(links: Links, budget: int) -> None:
    found = cheapest(0, budget, steps_in(links))
    costs = {goal: cost for goal in range(5) if (cost := least(links, goal)) is not None and cost <= budget}
    assert {goal: cost for goal, (cost, _) in found.items()} == costs
    assert list(found) == sorted(found, key=lambda goal: (costs[goal], 0))


@given(links)
def test_a_way_adds_up_to_its_cost(links: Links) -> None:
    found = cheapest(0, 99, steps_in(links))
    for goal, (cost, _) in found.items():
        assert sum(links[pair] for pair in pairwise([0, *way(found, goal)])) == cost


@given(links)
def test_distances_are_costs_where_every_step_costs_one(links: Links) -> None:
    ones = dict.fromkeys(links, 1)
    found = cheapest(0, 99, steps_in(ones))
    assert distances_from(0, lambda at: [to for to, _ in steps_in(ones)(at)]) == {
        goal: cost for goal, (cost, _) in found.items()
    }


@given(links)
def test_layers_are_distances_put_together(links: Links) -> None:
    def linked(place: int) -> list[int]:
        return [to for to, _ in steps_in(links)(place)]

    by_distance: dict[int, list[int]] = {}
    for place, steps in distances_from(0, linked).items():
        by_distance.setdefault(steps, []).append(place)
    assert list(layers(0, linked)) == list(by_distance.values())


@given(links)
def test_places_are_in_one_piece_if_a_way_joins_them(links: Links) -> None:
    both = {pair for a, b in links for pair in ((a, b), (b, a))}

    def linked(place: int) -> list[int]:
        return [to for at, to in both if at == place]

    groups = pieces(range(5), linked)
    assert sorted(place for group in groups for place in group) == [0, 1, 2, 3, 4]
    for group in groups:
        assert set(distances_from(group[0], linked)) == set(group)
