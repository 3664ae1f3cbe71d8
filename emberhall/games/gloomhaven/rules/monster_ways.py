"""The ways of a monster: what each hex costs in movement, and in traps and hazards that lie on the way."""

from heapq import heappop, heappush
from typing import NamedTuple

from emberhall.games.gloomhaven.ground import FAR, Ground

#: A trap on the way weighs more than any detour (GH-MTRAP-01, -03): costs are traps * TRAP + movement points.
TRAP = 1 << 12


class Move(NamedTuple):
    """The movement of a figure's turn."""

    points: int = 0
    jump: bool = False
    flying: bool = False


class Rival(NamedTuple):
    """An enemy of the figure that acts: its hex, and its place in the order of initiative (lower acts earlier)."""

    at: int
    order: int


class Field(NamedTuple):
    """What a figure that acts by the monster rules finds on the board."""

    ground: Ground
    at: int
    rivals: tuple[Rival, ...]
    #: Hexes that it may pass through but not end on: figures of its own side.
    allies: frozenset[int]
    #: Hexes of enemies that cannot be focused; like rivals they block (GH-FOCUS-16).
    unseen: frozenset[int]
    obstacles: frozenset[int]
    #: Traps and hazardous terrain.
    traps: frozenset[int]
    difficult: frozenset[int]

    def figures(self) -> frozenset[int]:
        """The hexes of enemies, whom nobody passes on foot."""
        return self.unseen.union([rival.at for rival in self.rivals])

    def blocked(self) -> frozenset[int]:
        """The hexes that a figure on foot cannot enter."""
        return self.figures() | self.obstacles


def ways(field: Field, move: Move) -> list[int]:
    """The least cost to every hex that may be entered, FAR where none leads; see `ends` for where a move may end."""
    if move.flying or move.jump:
        return field.ground.apart(field.at)
    return _spread(field, field.at, back=False)


def left_to(field: Field, goal: int, move: Move) -> list[int]:
    """What it costs from every hex to get to the goal, FAR where no way leads."""
    if move.flying or move.jump:
        return field.ground.apart(goal)
    return _spread(field, goal, back=True)


def _spread(field: Field, start: int, *, back: bool) -> list[int]:
    """Costs from a hex, or back to it: a step costs what the hex that is entered asks for."""
    beside, traps, difficult = field.ground.beside, field.traps, field.difficult
    blocked = field.blocked()
    costs = [FAR] * len(beside)
    costs[start] = 0
    if not traps and not difficult:
        edge, steps = [start], 0
        while edge:
            steps += 1
            beyond = []
            for at in edge:
                for to in beside[at]:
                    if costs[to] == FAR and to not in blocked:
                        costs[to] = steps
                        beyond.append(to)
            edge = beyond
        return costs
    heap = [(0, start)]
    while heap:
        spent, at = heappop(heap)
        if spent > costs[at]:
            continue
        for to in beside[at]:
            if to not in blocked:
                entered = at if back else to
                cost = spent + 1 + (entered in difficult) + (TRAP if entered in traps else 0)
                if cost < costs[to]:
                    costs[to] = cost
                    heappush(heap, (cost, to))
    return costs


def ends(field: Field, costs: list[int], move: Move) -> dict[int, int]:
    """The hexes where a move may end, with their costs: no other figure, no obstacle unless flying (GH-MOVE-06).

    The last hex of a jump is entered as in normal movement (GH-MOVE-09).
    """
    taken = field.allies | field.blocked() if not move.flying else field.allies | field.figures()
    found = {at: cost for at, cost in enumerate(costs) if cost < FAR and at not in taken}
    found[field.at] = 0
    if move.jump and not move.flying:
        for at in field.difficult:
            if at in found and at != field.at:
                found[at] += 1
        for at in field.traps:
            if at in found and at != field.at:
                found[at] += TRAP
    return found


def path(field: Field, to: int, move: Move) -> list[int]:
    """A cheapest way from where the figure stands to a hex that it can reach: the hexes that it enters."""
    left = left_to(field, to, move)
    over = move.flying or move.jump

    def worth(near: int) -> int:
        price = 1 if over else 1 + (near in field.difficult) + TRAP * (near in field.traps)
        return price + left[near]

    at, found = field.at, []
    while at != to:
        at = min(field.ground.beside[at], key=worth)
        found.append(at)
    return found
