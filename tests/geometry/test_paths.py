"""Reach, shortest paths and distances on any graph."""

from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emberhall.geometry import hexes
from emberhall.geometry.drawing import from_ascii
from emberhall.geometry.hexes import Hex
from emberhall.geometry.paths import Cost, all_shortest, distances_from, nearest, reach, shortest

MARSH = from_ascii("""
    @ ~ . g
     . # a
    . . .
""")
PLACE = {char: cell for cell, char in MARSH.items()}


def cost(_before: Hex, after: Hex) -> int | None:
    return {"#": None, "~": 3}.get(MARSH[after], 1)


def on_the_map(cell: Hex) -> list[Hex]:
    return [beside for beside in hexes.neighbours(cell) if beside in MARSH]


def test_reach_pays_for_each_step_and_goes_round_what_is_blocked() -> None:
    assert reach((0, 0), 3, on_the_map, cost).costs == {
        (0, 0): 0, (0, 1): 1, (0, 2): 2, (-1, 2): 2, (1, 0): 3, (1, 2): 3,
    }  # fmt: skip


def test_reach_knows_the_way() -> None:
    moves = reach((0, 0), None, on_the_map, cost)
    assert moves.costs[PLACE["a"]] == 4
    assert moves.path(PLACE["a"]) == ((0, 0), (0, 1), (0, 2), (1, 2), (2, 1))
    assert moves.path((0, 0)) == ((0, 0),)
    assert moves.path((1, 1)) is None


def test_one_passes_an_ally_but_does_not_stop_there() -> None:
    moves = reach((0, 0), 5, on_the_map, cost, may_stop=lambda cell: MARSH[cell] not in "@a")
    assert PLACE["a"] in moves.costs
    assert PLACE["a"] not in moves.stops
    assert moves.stops[PLACE["g"]] == 5
    assert moves.path(PLACE["g"]) == ((0, 0), (1, 0), (2, 0), (3, 0))


def test_staying_is_always_allowed() -> None:
    assert reach((0, 0), 0, on_the_map, cost, may_stop=lambda _: False).stops == {(0, 0): 0}


def test_without_costs_a_step_costs_one() -> None:
    assert [len(reach((0, 0), n, hexes.neighbours).costs) for n in range(4)] == [1, 7, 19, 37]


def test_a_step_cannot_give_points_back() -> None:
    with pytest.raises(ValueError, match=r"from \(0, 0\) to \(1, 0\) costs -1"):
        reach((0, 0), 3, on_the_map, lambda _before, _after: -1)


def test_shortest() -> None:
    assert shortest((0, 0), PLACE["g"], on_the_map, cost) == ((0, 0), (1, 0), (2, 0), (3, 0))
    assert shortest((0, 0), (0, 0), on_the_map, cost) == ((0, 0),)
    assert shortest((0, 0), (1, 1), on_the_map, cost) is None


def test_of_equal_paths_the_order_of_the_neighbours_decides() -> None:
    assert shortest((0, 0), (1, 1), hexes.neighbours) == ((0, 0), (1, 0), (1, 1))
    assert shortest((0, 0), (1, 1), lambda cell: hexes.neighbours(cell)[::-1]) == ((0, 0), (0, 1), (1, 1))


def test_all_shortest() -> None:
    assert list(all_shortest((0, 0), (2, 1), hexes.neighbours)) == [
        ((0, 0), (1, 0), (2, 0), (2, 1)),
        ((0, 0), (1, 0), (1, 1), (2, 1)),
        ((0, 0), (0, 1), (1, 1), (2, 1)),
    ]
    assert list(all_shortest((0, 0), (1, 1), on_the_map, cost)) == []
    assert list(all_shortest((0, 0), (0, 0), on_the_map, cost)) == [((0, 0),)]


def test_free_steps_do_not_lead_round_in_circles() -> None:
    ferries = {"a": "b", "b": "acd", "c": "bd", "d": "c"}
    fare = {"ab": 1, "bd": 2, "cd": 2}
    assert list(all_shortest("a", "d", ferries.__getitem__, lambda x, y: fare.get(x + y, 0))) == [
        ("a", "b", "d"),
        ("a", "b", "c", "d"),
    ]


def test_the_nearest_wanted_places_all_count() -> None:
    start: Hex = (0, 0)
    assert nearest(start, lambda cell: hexes.distance(cell, (3, 0)) == 1, hexes.neighbours) == {(2, 0): 2}
    assert nearest(start, lambda cell: cell[0] == 2, hexes.neighbours) == {(2, 0): 2, (2, -1): 2, (2, -2): 2}
    assert nearest(start, lambda cell: cell == PLACE["g"], on_the_map, cost, budget=4) == {}


def test_distances_go_round_what_cannot_be_passed() -> None:
    assert distances_from((0, 0), on_the_map, lambda cell: MARSH[cell] not in "#~") == {
        (0, 0): 0, (0, 1): 1, (0, 2): 2, (-1, 2): 2, (1, 2): 3, (2, 1): 4, (3, 0): 5, (2, 0): 5,
    }  # fmt: skip
    assert distances_from((0, 0), on_the_map, limit=1) == {(0, 0): 0, (1, 0): 1, (0, 1): 1}


graphs = st.dictionaries(
    st.tuples(st.integers(0, 4), st.integers(0, 4)),
    st.one_of(st.none(), st.integers(0, 3)),
    max_size=16,
).map(lambda links: {pair: price for pair, price in links.items() if pair[0] != pair[1]})


def beside(place: int) -> list[int]:
    return [other for other in range(5) if other != place]


def price_in(links: dict[tuple[int, int], int | None]) -> Cost[int]:
    return lambda before, after: links.get((before, after))


def every_way(links: dict[tuple[int, int], int | None], goal: int) -> list[tuple[int, tuple[int, ...]]]:
    """Every path from 0 to the goal that visits no place twice, by trying them all."""
    found = []
    others = [place for place in range(1, 5) if place != goal]
    middles = [way for n in range(len(others) + 1) for way in permutations(others, n)]
    for way in [(0,)] if goal == 0 else [(0, *middle, goal) for middle in middles]:
        prices = [links.get(pair) for pair in pairwise(way)]
        if None not in prices:
            found.append((sum(price for price in prices if price is not None), way))
    return found


@given(graphs, st.integers(0, 6))
def test_reach_agrees_with_trying_every_way(links: dict[tuple[int, int], int | None], budget: int) -> None:
    moves = reach(0, budget, beside, price_in(links))
    for goal in range(5):
        least = min((paid for paid, _ in every_way(links, goal)), default=99)
        assert moves.costs.get(goal) == (least if least <= budget else None)
    assert list(moves.costs.values()) == sorted(moves.costs.values())


@given(graphs, st.integers(0, 4))
def test_shortest_paths_are_the_cheapest_of_all(links: dict[tuple[int, int], int | None], goal: int) -> None:
    ways = every_way(links, goal)
    least = min((paid for paid, _ in ways), default=0)
    cheapest = sorted(way for paid, way in ways if paid == least)
    assert sorted(all_shortest(0, goal, beside, price_in(links))) == cheapest
    found = shortest(0, goal, beside, price_in(links))
    assert found in cheapest if cheapest else found is None


@given(graphs)
def test_distances_are_reach_with_steps_of_one(links: dict[tuple[int, int], int | None]) -> None:
    open_links = {pair for pair, price in links.items() if price is not None}

    def linked(place: int) -> list[int]:
        return [other for other in range(5) if (place, other) in open_links]

    assert distances_from(0, linked) == reach(0, None, linked).costs


@given(graphs, st.integers(0, 4))
def test_a_path_of_reach_adds_up_to_its_cost(links: dict[tuple[int, int], int | None], goal: int) -> None:
    moves = reach(0, None, beside, price_in(links))
    way = moves.path(goal)
    if way is not None:
        assert (way[0], way[-1]) == (0, goal)
        assert sum(links[pair] or 0 for pair in pairwise(way)) == moves.costs[goal]
