"""Ways through any graph that is given by a neighbour function: reach, shortest paths, distances."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Generic, TypeAlias, TypeVar

Place = TypeVar("Place", bound=Hashable)

Neighbours: TypeAlias = Callable[[Place], Iterable[Place]]
"""The places one step away; their order decides between paths of equal cost."""

Cost: TypeAlias = Callable[[Place, Place], int | None]
"""What the step from one place to the next costs (0 or more), or None where it is blocked."""

Test: TypeAlias = Callable[[Place], bool]
"""A yes-or-no question about a place."""


@dataclass(frozen=True, slots=True)
class Reach(Generic[Place]):
    """Where a mover can get to from its start, at what cost and by which way."""

    start: Place
    costs: dict[Place, int]
    """The least cost of every place that can be entered, the cheapest first."""
    came_from: dict[Place, Place]
    """The place before each one, on its cheapest path."""
    stops: dict[Place, int]
    """The part of the costs where the move may end; staying at the start is always among them."""

    def path(self, goal: Place) -> tuple[Place, ...] | None:
        """The cheapest path to a place, both ends included, or None if it is out of reach."""
        return _way(self.came_from, self.start, goal) if goal in self.costs else None


def reach(
    start: Place,
    budget: int | None,
    neighbours: Neighbours[Place],
    cost: Cost[Place] | None = None,
    may_stop: Test[Place] | None = None,
) -> Reach[Place]:
    """Everything a mover can enter for at most a budget (None: any), each step costing 1 if no cost is given."""
    came_from: dict[Place, Place] = {}
    costs = dict(_settle(start, budget, neighbours, cost or _one, came_from))
    if may_stop is None:
        stops = costs
    else:
        stops = {place: spent for place, spent in costs.items() if place == start or may_stop(place)}
    return Reach(start, costs, came_from, stops)


def shortest(
    start: Place, goal: Place, neighbours: Neighbours[Place], cost: Cost[Place] | None = None
) -> tuple[Place, ...] | None:
    """One cheapest path between two places, both included, or None if there is none."""
    came_from: dict[Place, Place] = {}
    for place, _ in _settle(start, None, neighbours, cost or _one, came_from):
        if place == goal:
            return _way(came_from, start, goal)
    return None


def nearest(
    start: Place,
    wanted: Test[Place],
    neighbours: Neighbours[Place],
    cost: Cost[Place] | None = None,
    budget: int | None = None,
) -> dict[Place, int]:
    """The wanted places that are cheapest to get to, all of equal cost; empty if none can be reached."""
    found: dict[Place, int] = {}
    for place, spent in _settle(start, budget, neighbours, cost or _one, {}):
        if found and spent > next(iter(found.values())):
            break
        if wanted(place):
            found[place] = spent
    return found


def all_shortest(
    start: Place, goal: Place, neighbours: Neighbours[Place], cost: Cost[Place] | None = None
) -> Iterator[tuple[Place, ...]]:
    """Every cheapest path between two places that visits none twice, in a fixed order."""
    price = cost or _one
    found = nearest(start, lambda place: place == goal, neighbours, price)
    if not found:
        return
    costs = reach(start, found[goal], neighbours, price).costs
    before: dict[Place, list[Place]] = {place: [] for place in costs}
    for place, spent in costs.items():
        for after in neighbours(place):
            if after in costs and (paid := price(place, after)) is not None and spent + paid == costs[after]:
                before[after].append(place)
    yield from _ways_back((goal,), start, before)


def _ways_back(way: tuple[Place, ...], start: Place, before: dict[Place, list[Place]]) -> Iterator[tuple[Place, ...]]:
    if way[0] == start:
        yield way
        return
    for place in before[way[0]]:
        if place not in way:  # steps that cost nothing can lead round in circles
            yield from _ways_back((place, *way), start, before)


def distances_from(
    start: Place,
    neighbours: Neighbours[Place],
    passable: Test[Place] | None = None,
    limit: int | None = None,
) -> dict[Place, int]:
    """The number of steps to every place that can be reached over passable places, the nearest first."""
    distances = {start: 0}
    edge = [start]
    steps = 0
    while edge and (limit is None or steps < limit):
        steps += 1
        beyond = []
        for place in edge:
            for after in neighbours(place):
                if after not in distances and (passable is None or passable(after)):
                    distances[after] = steps
                    beyond.append(after)
        edge = beyond
    return distances


def _way(came_from: dict[Place, Place], start: Place, goal: Place) -> tuple[Place, ...]:
    way = [goal]
    while way[-1] != start:
        way.append(came_from[way[-1]])
    return tuple(reversed(way))


def _one(_before: Place, _after: Place) -> int:
    return 1


def _settle(
    start: Place, budget: int | None, neighbours: Neighbours[Place], cost: Cost[Place], came_from: dict[Place, Place]
) -> Iterator[tuple[Place, int]]:
    """Places with their least cost, the cheapest first and those of equal cost in the order they were found."""
    best = {start: 0}
    settled: set[Place] = set()
    found = 0
    heap: list[tuple[int, int, Place]] = [(0, 0, start)]
    while heap:
        spent, _, place = heappop(heap)
        if place in settled:
            continue
        settled.add(place)
        yield place, spent
        for after in neighbours(place):
            if after in settled:
                continue
            price = cost(place, after)
            if price is None:
                continue
            if price < 0:
                raise ValueError(f"The step from {place} to {after} costs {price}; a cost is 0 or more")
            total = spent + price
            if (budget is None or total <= budget) and total < best.get(after, total + 1):
                best[after] = total
                came_from[after] = place
                found += 1
                heappush(heap, (total, found, after))
