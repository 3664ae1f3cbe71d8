"""Ruin tokens."""

import emberhall.games.mage_knight.terms as mk
from emberhall.games.mage_knight.content.kinds import Ruin

RUINS: tuple[Ruin, ...] = (
    Ruin(id="altar_green", cost=(mk.GREEN, mk.GREEN, mk.GREEN), reward=(("fame", 7),)),
    Ruin(id="altar_blue", cost=(mk.BLUE, mk.BLUE, mk.BLUE), reward=(("fame", 7),)),
    Ruin(id="altar_white", cost=(mk.WHITE, mk.WHITE, mk.WHITE), reward=(("fame", 7),)),
    Ruin(id="altar_red", cost=(mk.RED, mk.RED, mk.RED), reward=(("fame", 7),)),
    Ruin(id="ruins_gray_brown", enemies=(mk.GRAY_PILE, mk.BROWN_PILE), reward=(("artifact", 1),)),
    Ruin(id="ruins_green_brown", enemies=(mk.GREEN_PILE, mk.BROWN_PILE), reward=(("artifact", 1),)),
    Ruin(
        id="ruins_brown_violet",
        enemies=(mk.BROWN_PILE, mk.VIOLET_PILE),
        reward=(
            ("spell", 1),
            ("crystals_each", 1),
        ),
    ),
    Ruin(
        id="ruins_gray_white",
        enemies=(mk.GRAY_PILE, mk.WHITE_PILE),
        reward=(
            ("artifact", 1),
            ("spell", 1),
        ),
    ),
    Ruin(id="ruins_gray_violet", enemies=(mk.GRAY_PILE, mk.VIOLET_PILE), reward=(("unit", 1),)),
    Ruin(id="ruins_brown_red", enemies=(mk.BROWN_PILE, mk.RED_PILE), reward=(("artifact", 2),)),
    Ruin(id="ruins_green_green", enemies=(mk.GREEN_PILE, mk.GREEN_PILE), reward=(("crystals_each", 1),)),
    Ruin(
        id="ruins_green_red",
        enemies=(mk.GREEN_PILE, mk.RED_PILE),
        reward=(
            ("artifact", 1),
            ("advanced_action", 1),
        ),
    ),
    Ruin(id="altar_all", cost=(mk.RED, mk.BLUE, mk.GREEN, mk.WHITE), reward=(("fame", 10),), set="lost_legion"),
    Ruin(
        id="ruins_violet_violet",
        enemies=(mk.VIOLET_PILE, mk.VIOLET_PILE),
        reward=(
            ("spell", 1),
            ("advanced_action", 1),
        ),
        set="lost_legion",
    ),
    Ruin(
        id="ruins_green_green_green",
        enemies=(mk.GREEN_PILE, mk.GREEN_PILE, mk.GREEN_PILE),
        reward=(("unit", 1),),
        set="lost_legion",
    ),
)
