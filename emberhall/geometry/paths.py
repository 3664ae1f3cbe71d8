"""Paths over any map: what is near, what a mover can reach, and how it gets there.

A map is a function from a place to where one step leads. A search asks it once for each place it goes on from, so
everything about passing (walls, enemies, borders) is said there, and a place that ends a move leads nowhere.
"""

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from typing import TypeAlias, TypeVar

Place = TypeVar("Place", bound=Hashable)
Space = TypeVar("Space", int, tuple[int, int])
"""A place that has an order, which decides between paths of equal cost."""

Neighbours: TypeAlias = Callable[[Place], Iterable[Place]]
"""The places one step away."""


def layers(start: Place, neighbours: Neighbours[Place]) -> Iterator[list[Place]]:
    """The start, then the places one step away, then those two steps away, and so on."""
    found = {start}
    layer = [start]
    while layer:
        yield layer
        beyond = []
        for place in layer:
            for near in neighbours(place):
                if near not in found:
                    found.add(near)
                    beyond.append(near)
        layer = beyond


def distances_from(start: Place, neighbours: Neighbours[Place], limit: int | None = None) -> dict[Place, int]:
    """The number of steps to every place within a limit, the nearest first; the start is among them."""
    distances = {start: 0}
    layer = [start]
    steps = 0
    while layer and steps != limit:
        steps += 1
        beyond = []
        for place in layer:
            for near in neighbours(place):
                if near not in distances:
                    distances[near] = steps
                    beyond.append(near)
        layer = beyond
    return distances


def cheapest(
    start: Space, budget: int, steps: Callable[[Space], Iterable[tuple[Space, int]]], barred: Iterable[Space] = ()
) -> dict[Space, tuple[int, Space]]:
    """What each place within a budget costs, and the place before it on a cheapest way; the cheapest come first.

    Use it where steps cost different amounts: `steps` gives where each step leads and what it costs, 1 or more; places
    that are `barred` are never entered. Of places that cost the same the lowest comes first, and it decides which of
    several ways of equal cost is kept.
    """
    found: dict[Space, tuple[int, Space]] = {}
    best = dict.fromkeys([*barred, start], 0)  # nothing comes cheaper, so the barred are never entered
    known, too_much = best.get, budget + 1
    by_cost: list[list[tuple[Space, Space]]] = [[(start, start)], *[[] for _ in range(budget)]]
    for cost, layer in enumerate(by_cost):
        layer.sort()
        for place, before in layer:
            if best[place] < cost:
                continue
            found[place] = cost, before
            if cost == budget:
                continue
            for near, price in steps(place):
                total = cost + price
                if total < known(near, too_much):
                    best[near] = total
                    by_cost[total].append((near, place))
    return found


def way(found: Mapping[Space, tuple[int, Space]], goal: Space) -> list[Space]:
    """The places entered on the way to one that `cheapest` has found, the goal last."""
    entered = []
    place, before = goal, found[goal][1]
    while before != place:
        entered.append(place)
        place, before = before, found[before][1]
    entered.reverse()
    return entered


def pieces(places: Collection[Place], neighbours: Neighbours[Place]) -> list[list[Place]]:
    """The places in connected groups: no step leads from one group to another."""
    left = dict.fromkeys(places)
    groups = []
    while left:
        group = [left.popitem()[0]]
        for place in group:
            for near in neighbours(place):
                if near in left:
                    del left[near]
                    group.append(near)
        groups.append(group)
    return groups
