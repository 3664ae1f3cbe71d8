"""The focus of a monster (GH-FOCUS) and the hexes it moves to (GH-MMOVE, GH-MAXEFF, GH-MTRAP)."""

from typing import NamedTuple

from emberhall.games.gloomhaven.ground import FAR
from emberhall.games.gloomhaven.rules.monster_attack import MELEE, Attack, Reach
from emberhall.games.gloomhaven.rules.monster_ways import TRAP, Field, Move, ends, left_to, ways


class Sought(NamedTuple):
    """Why a rival is focused or not: the cost of the way to attack it, how near it is, when it acts."""

    cost: int
    near: int
    order: int


class Mind:
    """What a figure that acts by the monster rules makes of the board before it does anything."""

    __slots__ = ("attack", "costs", "ends", "field", "move", "ranks", "reach", "sought")

    def __init__(self, field: Field, move: Move, attack: Attack) -> None:
        self.field = field
        self.move = move
        self.attack = attack
        self.reach = Reach(field, attack if attack.targets else MELEE)
        self.costs = ways(field, move)
        #: Where its move may end, the cheapest first.
        self.ends = dict(sorted(ends(field, self.costs, move).items(), key=lambda end: end[1]))
        self.sought = self._seek()
        #: The order in which further targets are wanted, equal where the players decide: those nearest to where it
        #: starts, then those who act first; the way to them is the same for all targets of one attack.
        self.ranks = [self.reach.apart[i][field.at] * FAR + rival.order for i, rival in enumerate(field.rivals)]

    def _seek(self) -> list[Sought | None]:
        """How every rival is got at, None where it is not."""
        found: list[Sought | None] = [None] * len(self.field.rivals)
        left = (1 << len(found)) - 1
        for at, cost in self.ends.items():
            if not left:
                break
            here = self.reach.gets_at(left, at)
            if here:
                left &= ~here
                for i, rival in enumerate(self.field.rivals):
                    if here >> i & 1:
                        found[i] = Sought(cost, self.reach.apart[i][self.field.at], rival.order)
        return found

    def foci(self) -> list[int]:
        """The rivals that may be the focus: one, none, or several where the players decide (GH-FOCUS-02 to -14)."""
        first = min([sought for sought in self.sought if sought is not None], default=None)
        return [i for i, sought in enumerate(self.sought) if sought is not None and sought == first]

    def destinations(self, focus: int) -> dict[int, list[int]]:
        """The hexes that it may move to, with the sets of rivals (bits) that it may then attack."""
        sought = self.sought[focus]
        assert sought is not None
        traps = sought.cost // TRAP * TRAP
        found = self._best(focus, traps, traps + self.move.points)
        if found:
            return found if self.attack.targets else {at: [] for at in found}
        if not self.move.points:
            return {self.field.at: []}
        goals = self._best(focus, traps, traps + TRAP - 1)
        return {at: [] for goal in goals for at in self._towards(goal, traps)}

    def _best(self, focus: int, least: int, most: int) -> dict[int, list[int]]:
        """The hexes within these costs from which the attack on the focus does most (GH-MAXEFF-02 to -06)."""
        reach, bit = self.reach, 1 << focus
        best = (2, 0)  # disadvantage against the focus, then how many are attacked
        nearest: list[int] = []
        hexes: list[int] = []
        for at, cost in self.ends.items():
            if least <= cost <= most and (count := reach.most(at, bit)):
                worth = (reach.disadvantaged(bit, at), -count)
                if worth < best:
                    best, nearest = worth, [at]
                elif worth == best and cost == self.ends[nearest[0]]:
                    nearest.append(at)
                hexes.append(at)
        if not hexes:
            return {}
        good = {hits for at in nearest for hits in reach.best_hits(at, bit, -best[1], self.ranks)}
        hexes = [at for at in hexes if reach.disadvantaged(bit, at) == best[0]]
        return self._from(bit, hexes, self._wanted(bit, sorted(good)))

    def _wanted(self, focus: int, good: list[int]) -> list[int]:
        """Of equally many targets on equally short ways those that are wanted most (GH-MAXEFF-04)."""
        if len(good) == 1:
            return good
        ranks = self.ranks
        ranked = [sorted([rank for i, rank in enumerate(ranks) if (hits & ~focus) >> i & 1]) for hits in good]
        first = min(ranked)
        return [hits for hits, rank in zip(good, ranked, strict=True) if rank == first]

    def _from(self, focus: int, hexes: list[int], wanted: list[int]) -> dict[int, list[int]]:
        """The hexes to attack the wanted targets from: least disadvantage, then least movement (GH-MAXEFF-05, -06)."""
        reach = self.reach
        best = (FAR, 0)
        found: dict[int, list[int]] = {}
        for at in hexes:
            for hits in wanted:
                worth = (reach.disadvantaged(hits & ~focus, at), self.ends[at])
                if worth <= best and reach.can_hit(at, hits):
                    if worth < best:
                        best, found = worth, {}
                    found.setdefault(at, []).append(hits)
        return found

    def _towards(self, goal: int, traps: int) -> list[int]:
        """Where it ends when the goal is out of reach now: as near to it as it gets (GH-MMOVE-10, -12, -13)."""
        left = left_to(self.field, goal, self.move)
        best = (left[self.field.at], 0)
        found = [self.field.at]
        for at, cost in self.ends.items():
            if cost % TRAP <= self.move.points and cost // TRAP + left[at] // TRAP <= traps // TRAP:
                worth = (left[at], cost)
                if worth < best:
                    best, found = worth, [at]
                elif worth == best and at != self.field.at:
                    found.append(at)
        return found
