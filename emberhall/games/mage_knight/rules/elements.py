"""Elements: what is efficient against what, and what points are worth if some of them are not."""

from collections.abc import Iterable

from emberhall.games.mage_knight.terms import (
    COLD_FIRE,
    FIRE,
    FIRE_AND_ICE,
    ICE,
    RESIST_FIRE,
    RESIST_ICE,
    RESIST_PHYSICAL,
)

#: Elements of Block (bits) that count in full against an attack of each element (MK-DATA-11).
EFFICIENT = (0b1111, 1 << ICE | 1 << COLD_FIRE, 1 << FIRE | 1 << COLD_FIRE, 1 << COLD_FIRE)
#: Resistances (bits, all of them) that match an attack of each element (MK-DAMAGE-13).
MATCHING = (RESIST_PHYSICAL, RESIST_FIRE, RESIST_ICE, FIRE_AND_ICE)


def worth(*points: Iterable[int], weak: int) -> int:
    """What points by element (and by kind, four each) are worth together: those of weak elements (bits) are halved."""
    if not weak:
        return sum(map(sum, points))
    full = half = 0
    for some in points:
        for i, n in enumerate(some):
            if weak >> (i & 3) & 1:
                half += n
            else:
                full += n
    return full + half // 2


def block_worth(block: list[int], against: Iterable[int]) -> int:
    """What a Block is worth: it is efficient if it is against one of the elements.

    MK-BLOCK-16, MK-PVP-38, MK-PVP-39.
    """
    efficient = 0
    for element in against:
        efficient |= EFFICIENT[element]
    return worth(block, weak=~efficient)
