"""Monster turns found from the rules alone, hex by hex, with nothing of the engine: what `Mind` is measured against.

`python -m tests.gloomhaven.plain_search FROM TO` compares the two on random positions of these seeds.
"""

import sys
from collections.abc import Iterable
from functools import cache
from heapq import heappop, heappush
from itertools import combinations
from random import Random

from tests.gloomhaven.monster_turns import Action, Case, Character, Result, results

Cell = tuple[int, int]
Point = tuple[int, int]
#: Traps and hazards first, then movement points.
Cost = tuple[int, int]

SIDES = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
NEVER = 10**6


def corners(cell: Cell) -> list[Point]:
    """The corners of a hex on a plane stretched to whole numbers; side i lies between corners i and i + 1."""
    x, y = 3 * cell[0], cell[0] + 2 * cell[1]
    return [(x + a, y + b) for a, b in ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))]


def turn(a: Point, b: Point, c: Point) -> int:
    """Above 0 if the way a, b, c turns to one side, below if to the other, 0 if it is straight."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def on(a: Point, b: Point, c: Point) -> bool:
    """Whether c lies on the line from a to b."""
    inside = min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])
    return inside and turn(a, b, c) == 0


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the lines ab and cd touch anywhere."""
    if turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0:
        return True
    return on(a, b, c) or on(a, b, d) or on(c, d, a) or on(c, d, b)


def turned(area: Iterable[Cell]) -> set[frozenset[Cell]]:
    """A pattern rotated and mirrored in every way (GH-AOE-01)."""
    found = set()
    for mirrored in (False, True):
        cells = [(r, q) if mirrored else (q, r) for q, r in area]
        for _ in SIDES:
            cells = [(-r, q + r) for q, r in cells]
            found.add(frozenset(cells))
    return found


class PlainSearch:
    """All that the rules allow the monster of a case."""

    def __init__(self, case: Case) -> None:
        self.case, action = case, case.action
        self.floor = {(c, w - c // 2) for c in range(case.columns) for w in range(case.rows)}
        kinds = {kind: set(cells) for kind, cells in case.terrain.items()}
        self.walls = kinds.get("wall", set())
        self.obstacles = kinds.get("obstacle", set())
        self.traps = kinds.get("trap", set()) | kinds.get("hazard", set())
        self.difficult = kinds.get("difficult", set())
        self.thin = set()
        lines = [side for wall in self.walls for side in self._sides(wall)]
        for cell, side in case.thin_walls:
            across = (cell[0] + SIDES[side][0], cell[1] + SIDES[side][1])
            self.thin |= {(cell, across), (across, cell)}
            lines.append(self._sides(cell)[side])
        self.lines = list(dict.fromkeys(lines))
        self.foes = [foe.hex for foe in case.characters]
        self.over = action.jump or action.flying
        #: Without an attack it looks for a hex for a melee attack (GH-FOCUS-03).
        self.range = action.range if action.targets else 0
        self.area = action.area if action.targets else None
        self.targets = action.targets or 1
        self.near = cache(self._near)
        self.apart = cache(self._apart)
        self.sees = cache(self._sees)
        self.attacks = cache(self._attacks)

    @staticmethod
    def _sides(cell: Cell) -> list[tuple[Point, Point]]:
        around = corners(cell)
        return [(around[i], around[(i + 1) % 6]) for i in range(6)]

    def _near(self, cell: Cell) -> list[Cell]:
        """The hexes beside one with no wall between (GH-LOS-07)."""
        beside = [(cell[0] + q, cell[1] + r) for q, r in SIDES]
        return [to for to in beside if to in self.floor and to not in self.walls and (cell, to) not in self.thin]

    def _apart(self, cell: Cell) -> dict[Cell, int]:
        """How far every hex is, not counted through walls (GH-LOS-08)."""
        found = {cell: 0}
        queue = [cell]
        for at in queue:
            for to in self.near(at):
                if to not in found:
                    found[to] = found[at] + 1
                    queue.append(to)
        return found

    def _sees(self, a: Cell, b: Cell) -> bool:
        """Whether some line from corner to corner touches no wall (GH-LOS-02)."""
        if a == b or b in self.near(a):
            return True
        return any(not any(cross(p, q, *wall) for wall in self.lines) for p in corners(a) for q in corners(b))

    def price(self, cell: Cell) -> Cost:
        """The cost of entering a hex on foot."""
        return int(cell in self.traps), 1 + (cell in self.difficult)

    def blocked(self, cell: Cell) -> bool:
        """Whether a hex blocks walking: obstacles and enemies do."""
        return cell in self.obstacles or cell in self.foes

    def ways(self, start: Cell, *, back: bool = False) -> dict[Cell, Cost]:
        """The least cost from a hex to every other, or from every other back to it."""
        found = {start: (0, 0)}
        heap = [((0, 0), start)]
        while heap:
            spent, at = heappop(heap)
            if found[at] < spent:
                continue
            for to in self.near(at):
                if not self.over and self.blocked(to):
                    continue
                traps, points = (0, 1) if self.over else self.price(at if back else to)
                if back and at == start and not self.case.action.flying:
                    traps, points = self.price(at)  # the last hex of a jump is entered as on foot (GH-MOVE-09)
                cost = (spent[0] + traps, spent[1] + points)
                if to not in found or cost < found[to]:
                    found[to] = cost
                    heappush(heap, (cost, to))
        return found

    def ends(self) -> dict[Cell, Cost]:
        """Where its move could end if it were unlimited, and what that costs."""
        here, flying = self.case.active, self.case.action.flying
        found = {here: (0, 0)}
        for cell, (traps, points) in self.ways(here).items():
            taken = cell in self.case.monsters or cell in self.foes or (cell in self.obstacles and not flying)
            if cell != here and not taken:
                landing = self.over and not flying
                found[cell] = (traps + (landing and cell in self.traps), points + (landing and cell in self.difficult))
        return found

    def _attacks(self, at: Cell) -> set[frozenset[int]]:
        """The sets of enemies that its attack can be made on from a hex."""
        apart, range_ = self.apart(at), self.range or 1
        within = [i for i, foe in enumerate(self.foes) if apart.get(foe, NEVER) <= range_ and self.sees(at, foe)]
        if not self.area:
            return {frozenset(some) for n in range(1, self.targets + 1) for some in combinations(within, n)}
        laid: set[frozenset[Cell]] = {frozenset()} if self.targets > 1 else set()
        for cells in turned(self.area):
            if not self.range:
                laid.add(frozenset((at[0] + q, at[1] + r) for q, r in cells))
                continue
            for (x, y), far in self.apart(at).items():  # one of its hexes within range (GH-AOE-05)
                if far <= self.range:
                    laid |= {frozenset((x - a + q, y - b + r) for q, r in cells) for a, b in cells}
        found = set()
        for pattern in laid:
            covered = frozenset(i for i, foe in enumerate(self.foes) if foe in pattern and self.sees(at, foe))
            for n in range(self.targets):
                found |= {covered.union(added) for added in combinations([i for i in within if i not in covered], n)}
        return found - {frozenset()}

    def disadvantage(self, at: Cell, foe: int) -> int:
        """Whether an enemy is attacked with a disadvantage that could be avoided (GH-ATTACK-04, GH-MMOVE-08)."""
        return int(self.range > 0 and not self.case.action.muddled and self.apart(at).get(self.foes[foe], NEVER) <= 1)

    def rank(self, foe: int) -> tuple[int, int]:
        """Nearness to where it starts, then initiative (GH-FOCUS-08, GH-FOCUS-09)."""
        return self.apart(self.case.active).get(self.foes[foe], NEVER), self.case.characters[foe].initiative

    def results(self) -> set[Result]:
        """Where it may end, and whom it attacks then."""
        ends = self.ends()
        needed: dict[int, Cost] = {}
        for cell, cost in ends.items():
            for foe in {foe for hits in self.attacks(cell) for foe in hits}:
                needed[foe] = min(cost, needed.get(foe, (NEVER, 0)))
        wanted = {foe: (cost, self.rank(foe)) for foe, cost in needed.items()}
        first = min(wanted.values(), default=None)
        foci = [foe for foe in wanted if wanted[foe] == first]
        if not foci:
            return {Result(self.case.active, ())}
        return {found for focus in foci for found in self._turn(focus, ends, needed[focus][0])}

    def _turn(self, focus: int, ends: dict[Cell, Cost], traps: int) -> set[Result]:
        points = self.case.action.move
        allowed = {cell: cost for cell, cost in ends.items() if cost[0] == traps}
        now = self._best(focus, {cell: cost for cell, cost in allowed.items() if cost[1] <= points})
        if now:
            return {Result(at, self._hexes(hits) if self.case.action.targets else ()) for at, hits in now}
        if not points:
            return {Result(self.case.active, ())}
        found = set()
        for goal in {at for at, _ in self._best(focus, allowed)}:
            left = self.ways(goal, back=True)
            near = {
                cell: (left[cell], cost)
                for cell, cost in ends.items()
                if cost[1] <= points and cell in left and (cell == self.case.active or cost[0] + left[cell][0] <= traps)
            }
            found |= {Result(cell, ()) for cell in near if near[cell] == min(near.values())}
        return found

    def _best(self, focus: int, ends: dict[Cell, Cost]) -> list[tuple[Cell, frozenset[int]]]:
        """The hexes and targets of the most effective attack on the focus (GH-MAXEFF-02 to GH-MAXEFF-06)."""
        ways = [(at, hits) for at in ends for hits in self.attacks(at) if focus in hits]
        if not ways:
            return []
        worth = {way: (self.disadvantage(way[0], focus), -len(way[1])) for way in ways}
        ways = [way for way in ways if worth[way] == min(worth.values())]
        nearest = min(ends[at] for at, _ in ways)
        ranks = {hits: sorted(self.rank(foe) for foe in hits - {focus}) for at, hits in ways if ends[at] == nearest}
        wanted = [hits for hits in ranks if ranks[hits] == min(ranks.values())]
        ways = [way for way in ways if way[1] in wanted]
        price = {way: (sum(self.disadvantage(way[0], foe) for foe in way[1] - {focus}), ends[way[0]]) for way in ways}
        return [way for way in ways if price[way] == min(price.values())]

    def _hexes(self, hits: frozenset[int]) -> tuple[Cell, ...]:
        return tuple(sorted(self.foes[foe] for foe in hits))


MELEE_AREAS = (((0, 1), (1, -1), (1, 0)), ((1, -1), (2, -2)), ((-1, 1), (0, 1), (1, 0)), ((1, 0), (0, 1)), SIDES)
FREE_AREAS = (((-1, 1), (0, 0), (1, -1)), ((0, 0), (0, 1)), ((0, 0), (0, 1), (1, -1)), ((0, 0), *SIDES))


def random_case(seed: int, *, added: bool = False) -> Case:
    """A board with walls, all kinds of ground and figures, and a monster with some move and attack.

    `added`: it has a target area and further targets beside it.
    """
    random = Random(seed)
    columns, rows = random.randint(4, 8), random.randint(4, 7)
    floor = [(c, w - c // 2) for c in range(columns) for w in range(rows)]
    free = random.sample(floor, len(floor))

    def taken(*numbers: int) -> tuple[Cell, ...]:
        return tuple([free.pop() for _ in range(min(random.choice(numbers), len(free)))])

    (active,) = taken(1)
    characters = tuple(Character(at, random.choice((10, 10, 20, 30))) for at in taken(1, 1, 2, 2, 3, 4, 5))
    monsters = taken(0, 0, 1, 3, 6)
    kinds = {"wall": (0, 0, 3, 6), "obstacle": (0, 0, 3, 7), "trap": (0, 0, 4, 10), "hazard": (0, 0, 3)}
    terrain = {kind: taken(*numbers) for kind, numbers in kinds.items()}
    terrain["difficult"] = taken(0, 0, 4, 8) + random.choice(((), terrain["trap"][:2]))
    thin = tuple((random.choice(floor), random.randrange(6)) for _ in range(random.choice((0, 0, 4, 10))))
    range_, targets = random.choice((0, 0, 0, 1, 2, 3, 4, 6)), random.choice((1, 1, 1, 2, 3, 4, 0))
    area = random.choice(FREE_AREAS if range_ else MELEE_AREAS) if targets and random.random() < 0.3 else None
    if added:
        targets, area = random.choice((2, 3)), random.choice(FREE_AREAS if range_ else MELEE_AREAS)
    flying, jump, muddled = (random.random() < 0.15 for _ in range(3))
    action = Action(random.choice((0, 1, 1, 2, 2, 3, 4, 6)), range_, targets, flying, jump, muddled, area)
    return Case(seed, columns, rows, terrain, thin, characters, monsters, active, action, ())


def main(first: int, last: int) -> int:
    """Print every seed where the two differ, and a count."""
    wrong = 0
    for seed in range(first, last):
        case = random_case(seed)
        engine, plain = results(case), PlainSearch(case).results()
        if engine != plain:
            wrong += 1
            print(f"seed {seed}: engine {sorted(map(str, engine))}, rules {sorted(map(str, plain))}")
    print(f"{last - first - wrong} of {last - first} alike")
    return wrong


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2])) > 0)
