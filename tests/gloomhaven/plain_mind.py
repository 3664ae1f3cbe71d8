"""A monster's focus and moves found the long way: every hex with its cost, then every rule over all of them."""

from heapq import heappop, heappush

from emberhall.games.gloomhaven.ground import FAR
from emberhall.games.gloomhaven.rules.monster_attack import MELEE, Attack, Reach
from emberhall.games.gloomhaven.rules.monster_ways import TRAP, Field, Move


def costs_from(field: Field, start: int, move: Move, *, back: bool = False) -> list[int]:
    """The least cost from a hex to every other (or back to it), FAR where no way leads."""
    over = move.flying or move.jump
    bits = field.ground.bits
    costs = [FAR] * len(bits)
    costs[start] = 0
    heap = [(0, start)]
    while heap:
        spent, at = heappop(heap)
        if spent > costs[at]:
            continue
        for to in field.ground.beside[at]:
            if not over and bits[to] & field.blocked():
                continue
            entered = bits[at if back else to]
            cost = spent + 1
            if not over:
                cost += bool(entered & field.difficult) + TRAP * bool(entered & field.traps)
            if cost < costs[to]:
                costs[to] = cost
                heappush(heap, (cost, to))
    return costs


def ends(field: Field, move: Move) -> dict[int, int]:
    """The hexes where a move may end with their costs, the cheapest first."""
    taken = field.allies | (field.figures() if move.flying else field.blocked())
    bits = field.ground.bits
    found = {}
    for at, cost in enumerate(costs_from(field, field.at, move)):
        if cost < FAR and not bits[at] & taken:
            found[at] = cost
            if move.jump and not move.flying:
                found[at] += bool(bits[at] & field.difficult) + TRAP * bool(bits[at] & field.traps)
    found[field.at] = 0
    return dict(sorted(found.items(), key=lambda end: (end[1], end[0])))


class PlainMind:
    """The same questions as `Mind`, answered from all hexes at once."""

    def __init__(self, field: Field, move: Move, attack: Attack) -> None:
        self.field, self.move, self.attack = field, move, attack
        self.reach = Reach(field, attack if attack.targets else MELEE)
        self.ends = ends(field, move)
        self.ranks = [self.reach.apart[i][field.at] * FAR + rival.order for i, rival in enumerate(field.rivals)]

    def sought(self, rival: int) -> tuple[int, int] | None:
        """The cost of the way to attack a rival and its rank; None where no way leads there."""
        reach = self.reach
        for at, cost in self.ends.items():
            got = reach.within(at) if reach.added else 0
            for hits in reach.areas(at) if reach.turned else ():
                got |= hits
            if got >> rival & 1:
                return cost, self.ranks[rival]
        return None

    def foci(self) -> list[int]:
        found = [self.sought(i) for i in range(len(self.field.rivals))]
        first = min([one for one in found if one is not None], default=None)
        return [i for i, one in enumerate(found) if one is not None and one == first]

    def destinations(self, focus: int) -> dict[int, list[int]]:
        sought = self.sought(focus)
        assert sought is not None
        traps = sought[0] // TRAP * TRAP
        found = self._best(focus, traps, traps + self.move.points)
        if found:
            return found if self.attack.targets else {at: [] for at in found}
        if not self.move.points:
            return {self.field.at: []}
        goals = self._best(focus, traps, traps + TRAP - 1)
        return {at: [] for goal in goals for at in self._towards(goal, traps)}

    def _best(self, focus: int, least: int, most: int) -> dict[int, list[int]]:
        reach, bit, costs = self.reach, 1 << focus, self.ends
        worth = {
            at: (reach.disadvantaged(bit, at), -reach.most(at, bit))
            for at, cost in costs.items()
            if least <= cost <= most and reach.most(at, bit)
        }
        if not worth:
            return {}
        best = min(worth.values())
        least = min(costs[at] for at in worth if worth[at] == best)
        nearest = [at for at in worth if worth[at] == best and costs[at] == least]
        good = {hits for at in nearest for hits in reach.best_hits(at, bit, -best[1], self.ranks)}
        ranked = {h: sorted(rank for i, rank in enumerate(self.ranks) if (h & ~bit) >> i & 1) for h in sorted(good)}
        wanted = [hits for hits, ranks in ranked.items() if ranks == min(ranked.values())]
        ways = {
            (at, hits): (reach.disadvantaged(hits & ~bit, at), costs[at])
            for at in worth
            if worth[at][0] == best[0]
            for hits in wanted
            if reach.can_hit(at, hits)
        }
        found: dict[int, list[int]] = {}
        for (at, hits), price in ways.items():
            if price == min(ways.values()):
                found.setdefault(at, []).append(hits)
        return found

    def _towards(self, goal: int, traps: int) -> list[int]:
        left = costs_from(self.field, goal, self.move, back=True)
        if self.move.jump and not self.move.flying and self.field.ground.bits[goal] & self.field.traps:
            traps -= TRAP
        allowed = [
            at
            for at, cost in self.ends.items()
            if at == self.field.at
            or (cost % TRAP <= self.move.points and cost // TRAP + left[at] // TRAP <= traps // TRAP)
        ]
        near = {at: (left[at] % TRAP, self.ends[at] % TRAP) for at in allowed}
        return [at for at in allowed if near[at] == min(near.values())]
