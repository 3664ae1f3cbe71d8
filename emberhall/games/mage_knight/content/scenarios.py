"""The scenarios as data; tuples by number of players begin with one player."""

from emberhall.games.mage_knight.content.kinds import Scenario

_WEDGE_OR_OPEN = ("wedge", "wedge", "wedge", "open")

SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        id="first_reconnaissance",
        players=(1, 2, 3, 4),
        rounds=(4, 3, 3, 3),
        shape=("wedge", "wedge", "wedge", "wedge"),
        countryside=(8, 8, 9, 11),
        cities=(1, 1, 1, 1),
        core=(2, 2, 2, 2),
        city="closed",
        sorted_tiles=True,
        coast_core=True,
        elite=False,
        offers_later=True,
        village_unit=True,
        simple_advanced=True,
        fame_per_tile=1,
        hero_combat=False,
        goal="city_revealed",
        scoring="achievements",
    ),
    Scenario(
        id="solo_conquest",
        players=(1,),
        rounds=(6,),
        shape=("wedge",),
        countryside=(7,),
        cities=(2,),
        core=(2,),
        levels=((5, 8),),
        dummy="after",
        cooperative=True,
        tactics_leave="all",
        goal="cities_conquered",
        scoring="solo",
    ),
)
