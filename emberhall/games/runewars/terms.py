"""The words everything else is written in: shapes, resources, seasons, borders."""

from typing import Literal

Shape = Literal["triangle", "circle", "rectangle", "hexagon"]
SHAPES: tuple[Shape, ...] = ("triangle", "circle", "rectangle", "hexagon")

Resource = Literal["food", "wood", "ore"]
RESOURCES: tuple[Resource, ...] = ("food", "wood", "ore")

Season = Literal["spring", "summer", "fall", "winter"]
SEASONS: tuple[Season, ...] = ("spring", "summer", "fall", "winter")

Alignment = Literal["good", "evil", "neutral"]
Attribute = Literal["strength", "agility", "wisdom"]
ATTRIBUTES: tuple[Attribute, ...] = ("strength", "agility", "wisdom")

Destiny = Literal["gold", "silver", "red"]
#: The symbol in a zone of a Fate card (RW-FATE-03).
Symbol = Literal["miss", "special", "rout", "damage"]

#: The sides of a hex by their names on the map, in the order of `geometry.hexes.DIRECTIONS`.
Side = Literal["SE", "S", "SW", "NW", "N", "NE"]
SIDES: tuple[Side, ...] = ("SE", "S", "SW", "NW", "N", "NE")

#: How sure we are of a component: printed so, from one source or incomplete, or designed by us.
Sure = Literal["yes", "likely", "designed"]

#: A dial goes from 0 to 8 (RW-DATA-01), and how many units an area holds (RW-LIMIT-01).
DIAL = 8
UNITS_IN_AREA = 8

YEARS = 7
RUNES_TO_CLAIM = 6
HEROES_OF_A_PLAYER = 3
QUESTS_IN_HAND = 3
TACTICS_IN_HAND = 10
DRAGON_RUNES, FALSE_RUNES = 21, 17
INFLUENCE = 40
STRONGHOLDS = 4
STRONGHOLD, DAMAGED_STRONGHOLD = 5, 3
ACTIVATIONS = 4
