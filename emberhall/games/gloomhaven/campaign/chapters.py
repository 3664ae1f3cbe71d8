"""What may be played next: scenarios, ways there, the city, and what has to be settled first."""

from typing import ClassVar

from emberhall.games.gloomhaven.content.scenarios import RANDOM
from emberhall.kernel import Chapter, Message, msg


class Place(Chapter, frozen=True, gc=False):
    """A chapter at a place of the map."""

    number: int

    SAID: ClassVar = {"number": lambda number: msg("place-named", number=number, name=Message(f"scenario-{number}"))}

    def touches(self) -> tuple[str, ...]:
        return (f"place:{self.number}",)


class Scenario(Place, frozen=True, gc=False):
    """Play a scenario in campaign mode."""


class Casual(Place, frozen=True, gc=False):
    """Play a scenario in casual mode (GH-CAMP-04)."""

    aside: ClassVar = True


class RandomDungeon(Chapter, frozen=True, gc=False):
    """Play a random dungeon instead of a scenario: it changes nothing in the world (GH-RDUNG-01)."""

    number: ClassVar = RANDOM


class Road(Place, frozen=True, gc=False):
    """Travel to a scenario: a road event comes first (GH-TRAVEL-02)."""

    @property
    def interlude(self) -> str:  # type: ignore[override]
        return f"road-{self.number}"


class City(Chapter, frozen=True, gc=False):
    """Visit Gloomhaven, or go on with the visit (GH-CITY-01)."""

    interlude: ClassVar = "city"

    def touches(self) -> tuple[str, ...]:
        return ("place:0",)


class CityEvent(Chapter, frozen=True, gc=False):
    """Play the city event of this visit (GH-CITYEV-01)."""

    interlude: ClassVar = "event"

    def touches(self) -> tuple[str, ...]:
        return ("place:0",)


class Rewards(Chapter, frozen=True, gc=False):
    """Divide what the party has gained (GH-DONE-05)."""

    interlude: ClassVar = "rewards"


class Parties(Chapter, frozen=True, gc=False):
    """Found another party, or go on with one (GH-PARTY-03)."""

    interlude: ClassVar = "parties"
    aside: ClassVar = True
