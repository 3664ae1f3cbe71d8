"""Which rivals a monster can attack from which hexes, and which attack hits most (GH-MATK, GH-MAXEFF).

Sets of rivals are bits: bit i is rival i.
"""

from collections.abc import Iterator
from itertools import combinations

from msgspec import Struct

from emberhall.games.gloomhaven.rules.monster_ways import Field, Rival
from emberhall.geometry.hexes import Hex, orientations


class Attack(Struct, frozen=True, gc=False):
    """The attack of a figure's turn, as far as focus and movement look at it."""

    #: 0: a melee attack.
    range: int = 0
    #: 0: no attack at all; 1: one target, or a target area; each more is an added target.
    targets: int = 1
    #: The hexes of a target area: offsets from the figure if it is melee, a free pattern if it is ranged.
    area: tuple[Hex, ...] = ()
    #: Whether it has disadvantage anyway, so that it does not avoid it (GH-MMOVE-08).
    muddled: bool = False


#: What a monster without an attack looks for (GH-FOCUS-03, GH-MMOVE-02).
MELEE = Attack()


class Reach:
    """From which hexes an attack reaches which rivals. Computed on demand and cached."""

    __slots__ = (
        "_areas",
        "_free",
        "_within",
        "added",
        "apart",
        "attack",
        "by_hex",
        "close",
        "field",
        "near",
        "range",
        "turned",
    )

    def __init__(self, field: Field, attack: Attack) -> None:
        self.attack = attack
        self.field = field
        self.range = attack.range or 1
        ground = field.ground
        self.apart = [_apart(field, one) if one.also else ground.apart(one.at) for one in field.rivals]
        #: For each rival the hexes (bits) within range and line of sight of it.
        self.near = [
            _near(field, one, self.range) if one.also else ground.near(one.at, self.range) for one in field.rivals
        ]
        #: Targets that are chosen one by one, within range.
        self.added = attack.targets - 1 if attack.area else attack.targets
        self.turned = orientations(attack.area, free=attack.range > 0) if attack.area else ()
        if field.body and attack.area and not attack.range:
            self.turned = _around_body(attack.area)
        self.by_hex = _by_hex(field) if attack.area else {}
        self._within: dict[int, int] = {}
        self._areas: dict[int, tuple[int, ...]] = {}
        self._free = self._lay() if attack.area and attack.range else []
        #: Whether a rival next to the figure is attacked with disadvantage, which a better hex avoids (GH-ATTACK-04).
        self.close = attack.range > 0 and not attack.muddled

    def within(self, at: int) -> int:
        """The rivals in range and in line of sight of a hex."""
        found = self._within.get(at)
        if found is None:
            bit = self.field.ground.bits[at]
            found = self._within[at] = sum(1 << i for i, near in enumerate(self.near) if near & bit)
        return found

    def gets_at(self, rival: int, hexes: int) -> bool:
        """Whether the attack can be made on a rival from one of the hexes (bits)."""
        if self.added and self.near[rival] & hexes:
            return True
        if not self.turned:
            return False
        return any(hits >> rival & 1 for at in self.field.ground.numbers(hexes) for hits in self.areas(at))

    def areas(self, at: int) -> tuple[int, ...]:
        """What the target area can cover from a hex, for each way to place it; 0 if it can be left out."""
        found = self._areas.get(at)
        if found is None:
            seen = self._seen(at)
            laid = {hits & seen for hits in (self._free_areas(at) if self.attack.range else self._turned_areas(at))}
            if self.added:
                laid.add(0)
            else:
                laid.discard(0)
            found = self._areas[at] = tuple(sorted(laid))
        return found

    def _free_areas(self, at: int) -> list[int]:
        apart, range = self.field.ground.apart(at), self.range
        return [hits for hits, cells in self._free if any(apart[cell] <= range for cell in cells)]

    def _turned_areas(self, at: int) -> list[int]:
        q, r = self.field.ground.hexes[self.field.body[0] if self.field.body else at]
        hit = self.by_hex.get
        return [_all([hit((q + dq, r + dr), 0) for dq, dr in cells]) for cells in self.turned]

    def _seen(self, at: int) -> int:
        sees = self.field.ground.sees
        return sum(
            [
                1 << i
                for i, rival in enumerate(self.field.rivals)
                if sees(at, rival.at) or any(sees(at, also) for also in rival.also)
            ]
        )

    def beside(self, rival: int) -> int:
        """The hexes (bits) next to a rival."""
        return _near(self.field, self.field.rivals[rival], 1)

    def _lay(self) -> list[tuple[int, tuple[int, ...]]]:
        """Every place of a ranged target area with a rival in it: the rivals and the hexes (GH-AOE-05)."""
        index, by_hex = self.field.ground.index, self.by_hex
        found: dict[tuple[int, ...], int] = {}
        for cells in self.turned:
            for q, r in by_hex:
                for aq, ar in cells:
                    laid = [(q - aq + dq, r - ar + dr) for dq, dr in cells]
                    key = tuple([index[cell] for cell in laid if cell in index])
                    if key not in found:
                        found[key] = _all([by_hex.get(cell, 0) for cell in laid])
        return [(hits, cells) for cells, hits in found.items()]

    def disadvantaged(self, rivals: int, at: int) -> int:
        """How many of the rivals would be attacked with disadvantage from a hex."""
        if not self.close:
            return 0
        return sum([apart[at] <= 1 for i, apart in enumerate(self.apart) if rivals >> i & 1])

    def most(self, at: int, focus: int) -> int:
        """How many rivals one attack on the focus from a hex can be made on, at most."""
        within = self.within(at)
        if not self.turned:
            return min(within.bit_count(), self.added) if within & focus else 0
        return max([_count(within, hits, self.added, focus) for hits in self.areas(at)], default=0)

    def best_hits(self, at: int, focus: int, count: int, ranks: list[int]) -> Iterator[int]:
        """The sets of this many rivals that an attack on the focus from a hex is best made on
        (GH-MATK-03, GH-MATK-04)."""
        within = self.within(at)
        for hits in self.areas(at) if self.turned else (0,):
            if _count(within, hits, self.added, focus) == count:
                yield from _with_added(hits | focus, within, count - (hits | focus).bit_count(), ranks)

    def can_hit(self, at: int, hits: int) -> bool:
        """Whether one attack from a hex can be made on just these rivals."""
        within = self.within(at)
        if not self.turned:
            return not hits & ~within
        return any(
            not covered & ~hits and not hits & ~covered & ~within and (hits & ~covered).bit_count() <= self.added
            for covered in self.areas(at)
        )


def _by_hex(field: Field) -> dict[Hex, int]:
    """The rival (bit) on each hex that has one."""
    hexes = field.ground.hexes
    return {hexes[at]: 1 << i for i, rival in enumerate(field.rivals) for at in (rival.at, *rival.also)}


def _apart(field: Field, rival: Rival) -> list[int]:
    """How far every hex is from the nearest of a rival's."""
    return [min(far) for far in zip(*[field.ground.apart(at) for at in (rival.at, *rival.also)], strict=True)]


def _near(field: Field, rival: Rival, range: int) -> int:
    """The hexes (bits) within range and line of sight of a rival."""
    found = field.ground.near(rival.at, range)
    for at in rival.also:
        found |= field.ground.near(at, range)
    return found


def _all(hits: list[int]) -> int:
    """Rivals that occupy several hexes, each counted once however many of its hexes are hit."""
    found = 0
    for hit in hits:
        found |= hit
    return found


def _around_body(area: tuple[Hex, ...]) -> tuple[tuple[Hex, ...], ...]:
    """The ways to turn an area around a figure on three hexes (0, 0), (0, 1), (1, 0)."""
    once = tuple((1 - q - r, q) for q, r in area)
    return (area, once, tuple((1 - q - r, q) for q, r in once))


def _count(within: int, hits: int, added: int, focus: int) -> int:
    """How many rivals are hit with an area that covers some, and others within range added; 0 without the focus."""
    if not (hits & focus or (added and within & focus)):
        return 0
    return hits.bit_count() + min(added, (within & ~hits).bit_count())


def _with_added(hits: int, within: int, added: int, ranks: list[int]) -> Iterator[int]:
    """The hits with more targets added within range, the most wanted ones."""
    if not added:
        yield hits
        return
    found = sorted([i for i in range(len(ranks)) if (within & ~hits) >> i & 1], key=ranks.__getitem__)
    last = ranks[found[added - 1]]
    sure = [1 << i for i in found if ranks[i] < last]
    tied = [1 << i for i in found if ranks[i] == last]
    for some in combinations(tied, added - len(sure)):
        yield hits | sum(sure) | sum(some)
