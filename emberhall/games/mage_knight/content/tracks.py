"""The Fame and Reputation tracks (MK-DATA-02, MK-DATA-03, MK-DATA-04)."""

from bisect import bisect_right

from emberhall.games.mage_knight.content.kinds import Level

LEVELS: tuple[Level, ...] = (
    Level(1, fame=0, armor=2, hand=5, command=1),
    Level(2, fame=3, armor=2, hand=5, command=1),
    Level(3, fame=8, armor=3, hand=5, command=2),
    Level(4, fame=15, armor=3, hand=5, command=2),
    Level(5, fame=24, armor=3, hand=6, command=3),
    Level(6, fame=35, armor=3, hand=6, command=3),
    Level(7, fame=48, armor=4, hand=6, command=4),
    Level(8, fame=63, armor=4, hand=6, command=4),
    Level(9, fame=80, armor=4, hand=7, command=5),
    Level(10, fame=99, armor=4, hand=7, command=5),
)

_FAMES = [row.fame for row in LEVELS]

REPUTATION_MIN, REPUTATION_MAX = -7, 7

#: The Influence modifier by position; None is the X space: no interaction.
REPUTATION: dict[int, int | None] = {
    -7: None,
    -6: -5,
    -5: -3,
    -4: -2,
    -3: -1,
    -2: -1,
    -1: 0,
    0: 0,
    1: 0,
    2: 1,
    3: 1,
    4: 2,
    5: 2,
    6: 3,
    7: 5,
}


def row_of(fame: int) -> int:
    """The Level that this much Fame gives."""
    return max(1, bisect_right(_FAMES, fame))
