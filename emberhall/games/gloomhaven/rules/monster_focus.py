"""The focus of a monster (GH-FOCUS) and the hexes it moves to (GH-MMOVE, GH-MAXEFF, GH-MTRAP)."""

from collections.abc import Iterator

from emberhall.games.gloomhaven.ground import FAR
from emberhall.games.gloomhaven.rules.monster_attack import MELEE, Attack, Reach
from emberhall.games.gloomhaven.rules.monster_ways import TRAP, Field, Move, ends, left_to
from emberhall.geometry.floors import Layer


class Mind:
    """How a figure that acts by the monster rules sees its options before it does anything."""

    __slots__ = ("_ahead", "_ends", "attack", "field", "move", "reach")

    def __init__(self, field: Field, move: Move, attack: Attack) -> None:
        self.field = field
        self.move = move
        self.attack = attack
        self.reach = Reach(field, attack if attack.targets else MELEE)
        self._ahead = ends(field, move)
        self._ends: list[Layer] = []

    def ends(self) -> Iterator[Layer]:
        """Where its move may end, the cheapest first: as far as has been looked for already, then further.

        Use one iterator at a time: once another has gone further, an earlier one cannot go on.
        """
        yield from self._ends
        for layer in self._ahead:
            self._ends.append(layer)
            yield layer

    def cost(self, rival: int) -> int | None:
        """The cost of the way to attack a rival; None where no way leads there."""
        near, gets_at = self.reach.near[rival], self.reach.gets_at if self.reach.turned else None
        for cost, hexes in self.ends():
            if hexes & near if gets_at is None else gets_at(rival, hexes):
                return cost
        return None

    def proximity(self, rival: int) -> int:
        """How close a rival is, not counting through walls (GH-FOCUS-08)."""
        apart = self.reach.apart[rival]
        return min([apart[at] for at in self.field.body]) if self.field.body else apart[self.field.at]

    def can_attack(self, ids: tuple[int, ...]) -> bool:
        """Whether one attack from where it stands can be made on just these figures."""
        hits = sum([1 << i for i, rival in enumerate(self.field.rivals) if rival.id in ids])
        return hits.bit_count() == len(ids) and self.reach.can_hit(self.field.at, hits)

    def foci(self, door: int | None = None) -> list[int]:
        """The rivals that may be the focus: one, none, or several where the players decide
        (GH-FOCUS-02 to GH-FOCUS-14).

        A door that it would rather break is the focus if it can get at it with this move, and never otherwise.
        """
        if door is not None and (cost := self.cost(door)) is not None and cost <= self.move.points:
            return [door]
        rivals = [i for i in range(len(self.field.rivals)) if i != door]
        near, gets_at = self.reach.near, self.reach.gets_at if self.reach.turned else None
        anywhere = 0  # the hexes from which it gets at anyone without an area
        for i in rivals:
            anywhere |= near[i]
        for _, hexes in self.ends():
            if gets_at is not None:
                found = [i for i in rivals if gets_at(i, hexes)]
            elif hexes & anywhere:
                found = [i for i in rivals if near[i] & hexes]
            else:
                continue
            if len(found) > 1:
                first = min([self._rank(i) for i in found])
                return [i for i in found if self._rank(i) == first]
            if found:
                return found
        return []

    def _rank(self, rival: int) -> int:
        """The order of preference among rivals whose ways cost the same: those nearest to where it starts, then those
        who act first; equal where the players decide."""
        return self.proximity(rival) * FAR + self.field.rivals[rival].order

    def destinations(self, focus: int) -> dict[int, list[int]]:
        """The hexes that it may move to, with the sets of rivals (bits) that it may then attack; none without a way."""
        needed = self.cost(focus)
        if needed is None:
            return {}
        traps = needed // TRAP * TRAP
        found = self._best(focus, traps, traps + self.move.points)
        if found:
            return found if self.attack.targets else {at: [] for at in found}
        if not self.move.points:
            return {self.field.at: []}
        goals = self._best(focus, traps, traps + TRAP - 1)
        return {at: [] for goal in goals for at in self._towards(goal, traps)}

    def _within(self, least: int, most: int) -> Iterator[Layer]:
        """Where its move may end at these costs."""
        for cost, hexes in self.ends():
            if cost > most:
                return
            if cost >= least:
                yield cost, hexes

    def _best(self, focus: int, least: int, most: int) -> dict[int, list[int]]:
        """The hexes within these costs from which the attack on the focus does most (GH-MAXEFF-02 to GH-MAXEFF-06)."""
        if self.reach.turned or self.reach.added > 1:
            return self._best_of_several(focus, least, most)
        near, numbers = self.reach.near[focus], self.field.ground.numbers
        beside = self.reach.beside(focus) if self.reach.close else 0
        close = 0
        for _, hexes in self._within(least, most):
            here = hexes & near
            good = here & ~beside
            if good:
                return {at: [1 << focus] for at in numbers(good)}
            close = close or here
        return {at: [1 << focus] for at in numbers(close)}

    def _best_of_several(self, focus: int, least: int, most: int) -> dict[int, list[int]]:
        reach, bit = self.reach, 1 << focus
        best = (2, 0)  # disadvantage against the focus, then how many are attacked
        nearest: list[int] = []
        costs: dict[int, int] = {}
        for cost, layer in self._within(least, most):
            # without an area every target is within range
            for at in self.field.ground.numbers(layer if reach.turned else layer & reach.near[focus]):
                if count := reach.most(at, bit):
                    worth = (reach.disadvantaged(bit, at), -count)
                    if worth < best:
                        best, nearest = worth, [at]
                    elif worth == best and cost == costs[nearest[0]]:
                        nearest.append(at)
                    costs[at] = cost
        if not costs:
            return {}
        ranks = [self._rank(i) for i in range(len(self.field.rivals))]
        good = {hits for at in nearest for hits in reach.best_hits(at, bit, -best[1], ranks)}
        costs = {at: cost for at, cost in costs.items() if reach.disadvantaged(bit, at) == best[0]}
        return self._from(bit, costs, _wanted(bit, sorted(good), ranks))

    def _from(self, focus: int, costs: dict[int, int], wanted: list[int]) -> dict[int, list[int]]:
        """The hexes to attack the wanted targets from: least disadvantage, then least movement
        (GH-MAXEFF-05, GH-MAXEFF-06)."""
        reach = self.reach
        best = (FAR, 0)
        found: dict[int, list[int]] = {}
        for at, cost in costs.items():
            for hits in wanted:
                worth = (reach.disadvantaged(hits & ~focus, at), cost)
                if worth <= best and reach.can_hit(at, hits):
                    if worth < best:
                        best, found = worth, {}
                    found.setdefault(at, []).append(hits)
        return found

    def _towards(self, goal: int, traps: int) -> list[int]:
        """Where it ends if the goal is out of reach: as close as it can get
        (GH-MMOVE-10, GH-MMOVE-12, GH-MMOVE-13)."""
        points, here = self.move.points, self.field.ground.bits[self.field.at]
        reached = [(cost, hexes) for cost, hexes in self._within(0, traps + points) if cost % TRAP <= points]
        if self.move.jump and not self.move.flying and self.field.traps & self.field.ground.bits[goal]:
            traps -= TRAP  # the jump that gets there at last springs the trap: no other may lie under one before it
        found: dict[tuple[int, int], int] = {}
        for left, layer in left_to(self.field, goal, self.move):
            for cost, hexes in reached:
                if (near := hexes & layer) and (cost // TRAP + left // TRAP <= traps // TRAP or near & here):
                    if not traps:
                        return self.field.ground.numbers(near)
                    # of ways with equally many traps the shortest, wherever on it the traps lie (GH-MTRAP-03)
                    nearness = (left % TRAP, cost % TRAP)
                    found[nearness] = found.get(nearness, 0) | near
        return self.field.ground.numbers(found[min(found)]) if found else [self.field.at]


def _wanted(focus: int, good: list[int], ranks: list[int]) -> list[int]:
    """Among equally many targets on equally short ways, the most wanted (GH-MAXEFF-04)."""
    if len(good) == 1:
        return good
    ranked = {hits: sorted([rank for i, rank in enumerate(ranks) if (hits & ~focus) >> i & 1]) for hits in good}
    first = min(ranked.values())
    return [hits for hits in good if ranked[hits] == first]
