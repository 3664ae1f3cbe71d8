"""The ways of a monster: what each hex costs in movement, and in traps and hazards that lie on the way.

Hexes are found the cheapest first, as many as are asked for; sets of them are bitmaps of the ground.
"""

from collections.abc import Iterator

from msgspec import Struct

from emberhall.games.gloomhaven.ground import Ground
from emberhall.geometry.floors import Layer

#: A trap on the way weighs more than any detour (GH-MTRAP-01, GH-MTRAP-03): costs are traps * TRAP + movement points.
TRAP = 1 << 12


class Move(Struct, frozen=True, gc=False):
    """The movement of a figure's turn."""

    points: int = 0
    jump: bool = False
    flying: bool = False


class Rival(Struct, frozen=True, gc=False):
    """An enemy of the acting figure: its hex, and its place in initiative order (lower acts earlier)."""

    at: int
    order: int
    #: The other hexes it occupies.
    also: tuple[int, ...] = ()
    #: Which figure it is.
    id: int = -1


class Field(Struct, frozen=True, gc=False):
    """The board as seen by a figure that acts by the monster rules. Sets of hexes are bitmaps of the ground."""

    ground: Ground
    at: int
    rivals: tuple[Rival, ...]
    #: Hexes that it may pass through but not end on: figures of its own side.
    allies: int = 0
    #: Hexes of enemies that cannot be focused; like rivals they block (GH-FOCUS-16).
    unseen: int = 0
    obstacles: int = 0
    #: Traps and hazardous terrain.
    traps: int = 0
    difficult: int = 0
    #: All hexes of a figure that takes several: it measures from any of them and does not move.
    body: tuple[int, ...] = ()

    def number(self, id: int) -> int | None:
        """The place of a figure among the rivals; None if it is not one of them."""
        return next((i for i, rival in enumerate(self.rivals) if rival.id == id), None)

    def ids(self, hits: int) -> tuple[int, ...]:
        """The figures of a set of rivals (bits)."""
        return tuple([rival.id for i, rival in enumerate(self.rivals) if hits >> i & 1])

    def figures(self) -> int:
        """The hexes of enemies, which nobody passes on foot."""
        bits, found = self.ground.bits, self.unseen
        for rival in self.rivals:
            found |= bits[rival.at]
            for at in rival.also:
                found |= bits[at]
        return found

    def blocked(self) -> int:
        """The hexes that a figure on foot cannot enter."""
        return self.figures() | self.obstacles


def ways(field: Field, move: Move) -> Iterator[Layer]:
    """The hexes that may be entered by their least cost; see `ends` for where a move may end."""
    if move.flying or move.jump:
        return enumerate(field.ground.rings(field.at))
    return _spread(field, field.at, back=False)


def left_to(field: Field, goal: int, move: Move) -> Iterator[Layer]:
    """The hexes from which a way leads to the goal, by what it costs."""
    if move.flying or move.jump:
        return enumerate(field.ground.rings(goal))
    return _spread(field, goal, back=True)


def _spread(field: Field, start: int, *, back: bool) -> Iterator[Layer]:
    """Costs from a hex, or back to it: a step costs what the entered hex asks for."""
    ground, traps, difficult = field.ground, field.traps, field.difficult
    here = ground.bits[start]
    free = ground.inside & ~field.blocked() | here
    if not traps and not difficult:
        return ground.spread(here, free)
    plain = ~(traps | difficult)
    prices = ((1, plain), (2, difficult & ~traps), (TRAP + 1, traps & ~difficult), (TRAP + 2, traps & difficult))
    return ground.spread_by_cost(here, free, prices, back=back)


def ends(field: Field, move: Move) -> Iterator[Layer]:
    """The hexes where a move may end by their costs: no other figure, no obstacle unless flying (GH-MOVE-06).

    The last hex of a jump is entered as in normal movement (GH-MOVE-09).
    """
    if field.body:
        yield 0, field.ground.bitmap(field.body)
        return
    here = field.ground.bits[field.at]
    free = ~(field.allies | (field.figures() if move.flying else field.blocked())) | here
    if not move.jump or move.flying or not (field.traps | field.difficult):
        for cost, layer in ways(field, move):
            if end := layer & free:
                yield cost, end
        return
    found = {0: here}
    for cost, layer in ways(field, move):
        for price, kind in _landings(field):
            if landing := layer & kind & free & ~here:
                found[cost + price] = found.get(cost + price, 0) | landing
    yield from sorted(found.items())


def _landings(field: Field) -> tuple[Layer, ...]:
    """What the last hex of a jump costs on top of the jump."""
    traps, difficult = field.traps, field.difficult
    return (0, ~(traps | difficult)), (1, difficult & ~traps), (TRAP, traps & ~difficult), (TRAP + 1, traps & difficult)


def path(field: Field, to: int, move: Move) -> list[int]:
    """A cheapest way from the figure to a hex within its reach: the hexes it enters."""
    if to == field.at:
        return []
    bits = field.ground.bits
    here = bits[field.at]
    left: dict[int, int] = {}
    for cost, layer in left_to(field, to, move):
        left[cost] = layer
        if layer & here:
            break
    over = move.flying or move.jump
    at, ahead, found = field.at, max(left), []
    while at != to:
        for near in field.ground.beside[at]:
            bit = bits[near]
            price = 1 if over else 1 + bool(bit & field.difficult) + TRAP * bool(bit & field.traps)
            then = ahead - price
            if then in left and left[then] & bit:
                at, ahead = near, then
                found.append(near)
                break
    return found
