"""Honors of the King's Champion: the tokens of Major Fame and the cards of the Grand Ball."""

#: Major Fame tokens in the cup: how many of each value.
MAJOR_FAME = {2: 8, 3: 8, 4: 4}

KINGS_CHAMPION = "kings_champion"

#: The other cards of the Grand Ball.
GRAND_BALL = (
    "captain_of_the_realm",
    "keeper_of_the_gates",
    "warden_of_the_woods",
    "royal_councilor",
    "hero_of_the_people",
    "dance_with_the_princess",
)

#: How many of them are revealed after a victory.
REVEALED = 3
