"""General Volkare: his army by Level, his attacks, his ways, and how hard a scenario with him is."""

from emberhall.games.mage_knight.content.kinds import Enemy, Strike
from emberhall.games.mage_knight.terms import (
    ARCANE_IMMUNITY,
    ASSASSINATION,
    BLUE,
    BRUTAL,
    COLD_FIRE,
    FIRE,
    GRAY_PILE,
    GREEN,
    GREEN_PILE,
    ICE,
    PARALYZE,
    PHYSICAL,
    POISON,
    RED_PILE,
    SWIFT,
    WHITE,
    WHITE_PILE,
)

#: The tokens of his army by Level as letters, w white, g gray, r red, o green (MKX-DATA-04).
_ARMY = {
    1: "o",
    2: "oo",
    3: "roo",
    4: "groo",
    5: "wroo",
    6: "wrooo",
    7: "wrroo",
    8: "wgrroo",
    9: "wgrrooo",
    10: "wgrrooooo",
    11: "wwrrooooo",
    12: "wwrroooooo",
    13: "wwrrooooooo",
    14: "wwrrroooooo",
    15: "wwgrrroooooo",
}
_PILES = {"w": WHITE_PILE, "g": GRAY_PILE, "r": RED_PILE, "o": GREEN_PILE}
#: His Level is never below 4 (MKX-VOLK-09); the dial ends at 15.
LEAST, MOST = 4, 15
#: The groups of a cooperative battle (MKX-VCOOP-05).
ELITE = (WHITE_PILE, RED_PILE)


def dial(level: int) -> list[int]:
    """Levels of the dial that add up to a Level: halves, thirds, quarters, else the highest ones.

    MKX-VOLK-10, MKX-VOLK-20.
    """
    if level <= MOST:
        return [level]
    for parts in (2, 3, 4):
        if level % parts == 0 and level // parts <= MOST:
            return [level // parts] * parts
    rest = level % MOST
    return [MOST] * (level // MOST) + ([rest] if rest else [])


def army(level: int) -> list[int]:
    """The piles of the tokens that he leads at a Level."""
    return sorted(_PILES[letter] for part in dial(level) for letter in _ARMY[part])


#: His attack by the colour of his die: value, element, abilities besides Brutal and Assassination (MKX-VBATTLE-08).
ATTACKS: tuple[tuple[int, int, int], ...] = (
    (3, FIRE, 0),
    (3, ICE, 0),
    (4, PHYSICAL, POISON),
    (3, PHYSICAL, SWIFT),
    (3, COLD_FIRE, 0),
    (3, PHYSICAL, PARALYZE),
)

#: The general as an enemy: his attack is set when his die is rolled.
VOLKARE = Enemy(
    id="volkare",
    pile=WHITE_PILE,
    count=0,
    armor=0,
    attacks=(Strike(3),),
    abilities=BRUTAL | ASSASSINATION | ARCANE_IMMUNITY,
    fame=0,
    set="lost_legion",
)

#: Where cards of a colour lead him, as steps of the ground (E, SE, SW, W, NW, NE); red ones make him attack.
WAYS: dict[str, dict[int, int]] = {
    "return": {WHITE: 5, BLUE: 0, GREEN: 1},
    "quest": {WHITE: 2, BLUE: 2, GREEN: 3},
}

COMBAT_LEVELS = ("daring", "heroic", "legendary")
RACE_LEVELS = ("fair", "tight", "thrilling")

#: Levels of the city and of Volkare by combat level and number of players (MKX-DATA-06, MKX-DATA-11, MKX-DATA-13).
CITY_LEVELS: dict[str, tuple[tuple[int, ...], ...]] = {
    "volkares_return": ((4, 6, 8, 10), (6, 9, 12, 16), (10, 14, 18, 22)),
    "volkares_return_blitz": ((3, 4, 5, 6), (4, 6, 8, 10), (5, 8, 11, 14)),
    "volkares_quest": ((3, 4, 4, 5), (4, 4, 5, 5), (4, 5, 5, 6)),
}
LEVELS: dict[str, tuple[tuple[int, ...], ...]] = {
    "volkares_return": ((5, 10, 15, 20), (8, 16, 24, 32), (12, 24, 36, 48)),
    "volkares_return_blitz": ((4, 8, 12, 16), (6, 12, 18, 26), (8, 16, 24, 32)),
    "volkares_quest": ((8, 14, 20, 26), (10, 18, 26, 34), (14, 26, 38, 50)),
}
#: Wounds in his deck by race level (MKX-DATA-07, MKX-DATA-12, MKX-DATA-14), and wavering Units by number of players.
WOUNDS: dict[str, tuple[int, int, int]] = {
    "volkares_return": (18, 15, 12),
    "volkares_return_blitz": (16, 13, 10),
    "volkares_quest": (20, 16, 12),
}
WAVERING = ((1, 2, 3, 4), (2, 3, 4, 5), (3, 4, 5, 6))

#: Wounds for a hero who withdraws, by the number of the Day or Night (MKX-DATA-09).
WITHDRAWAL = (2, 3, 4)
#: Score for beating him by combat level, and its factor in halves by race level (MKX-RETURN-88).
BEATEN = (30, 40, 50)
FACTORS = (2, 3, 4)
