"""Ruin tokens."""

from emberhall.games.mage_knight.content.kinds import Ruin
from emberhall.games.mage_knight.terms import (
    BLUE,
    BROWN_PILE,
    GRAY_PILE,
    GREEN,
    GREEN_PILE,
    RED,
    RED_PILE,
    VIOLET_PILE,
    WHITE,
    WHITE_PILE,
)

RUINS: tuple[Ruin, ...] = (
    Ruin(id="altar_green", cost=(GREEN, GREEN, GREEN), reward=(("fame", 7),)),
    Ruin(id="altar_blue", cost=(BLUE, BLUE, BLUE), reward=(("fame", 7),)),
    Ruin(id="altar_white", cost=(WHITE, WHITE, WHITE), reward=(("fame", 7),)),
    Ruin(id="altar_red", cost=(RED, RED, RED), reward=(("fame", 7),)),
    Ruin(id="ruins_gray_brown", enemies=(GRAY_PILE, BROWN_PILE), reward=(("artifact", 1),)),
    Ruin(id="ruins_green_brown", enemies=(GREEN_PILE, BROWN_PILE), reward=(("artifact", 1),)),
    Ruin(
        id="ruins_brown_violet",
        enemies=(BROWN_PILE, VIOLET_PILE),
        reward=(
            ("spell", 1),
            ("crystals_each", 1),
        ),
    ),
    Ruin(
        id="ruins_gray_white",
        enemies=(GRAY_PILE, WHITE_PILE),
        reward=(
            ("artifact", 1),
            ("spell", 1),
        ),
    ),
    Ruin(id="ruins_gray_violet", enemies=(GRAY_PILE, VIOLET_PILE), reward=(("unit", 1),)),
    Ruin(id="ruins_brown_red", enemies=(BROWN_PILE, RED_PILE), reward=(("artifact", 2),)),
    Ruin(id="ruins_green_green", enemies=(GREEN_PILE, GREEN_PILE), reward=(("crystals_each", 1),)),
    Ruin(
        id="ruins_green_red",
        enemies=(GREEN_PILE, RED_PILE),
        reward=(
            ("artifact", 1),
            ("advanced_action", 1),
        ),
    ),
    Ruin(id="altar_all", cost=(RED, BLUE, GREEN, WHITE), reward=(("fame", 10),), set="lost_legion"),
    Ruin(
        id="ruins_violet_violet",
        enemies=(VIOLET_PILE, VIOLET_PILE),
        reward=(
            ("spell", 1),
            ("advanced_action", 1),
        ),
        set="lost_legion",
    ),
    Ruin(
        id="ruins_green_green_green",
        enemies=(GREEN_PILE, GREEN_PILE, GREEN_PILE),
        reward=(("unit", 1),),
        set="lost_legion",
    ),
)
