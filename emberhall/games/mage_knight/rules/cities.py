"""Cities: the two parts of a Megalopolis are one city (MK-OPTCITY-16)."""

from emberhall.games.mage_knight.content import CITY, TILE
from emberhall.games.mage_knight.content.volkare import LEAST, army
from emberhall.games.mage_knight.ground import EAST, adjacent
from emberhall.games.mage_knight.rules.scenario import by_players, scenario_of
from emberhall.games.mage_knight.state import EnemyToken, Joint, Place, Placed, State, Table
from emberhall.games.mage_knight.terms import BASIC, CAMP, COLOURS
from emberhall.kernel import NOBODY, NOWHERE, FaceDown

#: On a city tile for which no city card is left.
NO_CITY = -2


def whole(state: State, at: int) -> tuple[int, Place]:
    """The site on a space, with the space it is known by: for the quarter of a Megalopolis the city itself."""
    place = state.places[at]
    return (at, place) if place.city == NOWHERE else (place.city, state.places[place.city])


def parts(at: int, city: Place) -> tuple[int, ...]:
    """The spaces of a city."""
    return (at, at + EAST) if len(city.colours) == 2 else (at,)


def beside(at: int, city: Place, space: int) -> bool:
    """Whether a space is adjacent to some part of a city."""
    return any(adjacent(part, space) for part in parts(at, city))


def share(joint: Joint, city: Place) -> list[FaceDown[EnemyToken]]:
    """The defenders of the city for the hero who fights now in a joint assault."""
    to_come = sum(stormer.share for stormer in joint.stormers[joint.now :])
    first = len(city.garrison) - to_come
    return city.garrison[first : first + joint.stormers[joint.now].share]


def conquer(state: State, at: int) -> Place:
    """The city is conquered, and its leader determined."""
    city = state.places[at]
    for part in parts(at, city):
        state.places[part].conquered = True
    city.leader = leader(city)
    return city


def leader(city: Place) -> int:
    """The hero with the most Shields; a tie goes to the Shield placed first (MK-CITY-07, MK-CITY-08)."""
    if not city.shields:
        return NOBODY
    return max(dict.fromkeys(city.shields), key=city.shields.count)


def _used(state: State) -> list[int]:
    """The colours of the city cards in use (CAMP for that of Volkare's camp)."""
    used = []
    for placed in state.map:
        if TILE[placed.tile].kind in ("city", "camp"):
            used += [_printed(placed) if placed.city == -1 else placed.city, placed.quarter]
    return used


def _printed(placed: Placed) -> int:
    """The city that a tile shows."""
    tile = TILE[placed.tile]
    return CAMP if tile.kind == "camp" else tile.hexes[0].colours[0]


def choose_cities(t: Table, placed: Placed) -> None:
    """Which cities lie on a city tile: the printed one or a random one, and the second of a Megalopolis.

    MK-OPTMAP-04, MK-OPTCITY-06, MK-OPTCITY-22. Volkare's camp is one more city, but never part of a Megalopolis
    (MKX-CAMP-30, MKX-CAMP-32).
    """
    state = t.state
    state.cities_seen += 1
    used = _used(state)
    printed = _printed(placed)
    unused = [colour for colour in BASIC if colour not in used]
    if state.setup.random_cities or printed in used:
        cards = [*unused, CAMP] if camp_in_play(state) and CAMP not in used else unused
        printed = placed.city = t.pick(cards) if cards else NO_CITY
    elif printed == CAMP:
        placed.city = CAMP
    unused = [colour for colour in unused if colour != printed]
    if megalopolis(state) and printed != CAMP:
        placed.quarter = t.pick(unused)


def megalopolis(state: State) -> int:
    """The Level that the city just revealed has as a Megalopolis, or 0 (MK-OPTCITY-05)."""
    if state.cities_seen == by_players(state, scenario_of(state).cities):
        return state.setup.megalopolis
    return state.setup.first_megalopolis if state.cities_seen == 1 else 0


def camp_in_play(state: State) -> bool:
    """Whether Volkare's camp is one of the cities, or may be (MKX-CAMP-01, MKX-MORE-06)."""
    return state.setup.volkares_camp != "no" or by_players(state, scenario_of(state).cities) > len(BASIC)


def camp_beside(state: State, at: int) -> Place | None:
    """Volkare's camp, once it is conquered, for a hero in it or adjacent to it (MKX-CAMP-18)."""
    if state.camp == NOWHERE or (at != state.camp and not adjacent(at, state.camp)):
        return None
    camp = state.places[state.camp]
    return camp if camp.conquered else None


def garrison(state: State, city: Place) -> tuple[int, ...]:
    """Set the Level of a city just revealed; gives the piles of its defenders.

    MK-EXPLORE-18, MK-EXPLORE-19, MK-OPTCITY-09.
    """
    if city.site == "camp":  # MKX-CAMP-05, MKX-CAMP-32
        levels = scenario_of(state).levels[len(state.players) - 1]
        city.level = max(LEAST, megalopolis(state) or levels[min(state.cities_seen, len(levels)) - 1])
        return tuple(army(city.level))
    cards = [CITY[COLOURS[colour]] for colour in city.colours]
    if len(cards) == 2:
        city.level = megalopolis(state)
        left, right = (city.level + 1) // 2, city.level // 2
        return cards[0].garrisons[left - 1] + cards[1].garrisons[right - 1]
    levels = scenario_of(state).levels[len(state.players) - 1]
    city.level = levels[min(state.cities_seen, len(levels)) - 1]
    if city.level > len(cards[0].garrisons):  # two settings that add up to it
        left, right = (city.level + 1) // 2, city.level // 2
        return cards[0].garrisons[left - 1] + cards[0].garrisons[right - 1]
    return cards[0].garrisons[city.level - 1]
