"""Cities and their garrisons by Level 1 to 11, as letters: g gray, v violet, b brown, w white."""

from emberhall.games.mage_knight.content.kinds import City
from emberhall.games.mage_knight.terms import BROWN_PILE, GRAY_PILE, VIOLET_PILE, WHITE_PILE

_PILES = {"g": GRAY_PILE, "v": VIOLET_PILE, "b": BROWN_PILE, "w": WHITE_PILE}


def _city(id: str, garrisons: str) -> City:
    return City(id=id, garrisons=tuple(tuple(_PILES[c] for c in level) for level in garrisons.split()))


CITIES: tuple[City, ...] = (
    _city("blue", "gv vv vw gvw vvw vww gvvw vvww vwww gvvww vvwww"),
    _city("green", "gb bb ggb gbw bbw ggbw gbbw bbww gbbbw gbbww bbwww"),
    _city("red", "w bv bw bvv bvw bbvv bvvw bvww bbvvw bbvww bvwww"),
    _city("white", "w gw ww ggw gww gggw ggww gwww gggww ggwww gwwww"),
)
