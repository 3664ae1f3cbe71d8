"""Where heroes may be: what can be reached, entered and stayed on."""

from collections.abc import Iterable

from emberhall.effects import lasts
from emberhall.games.mage_knight.content import SITE
from emberhall.games.mage_knight.ground import ADJACENT, ground
from emberhall.games.mage_knight.rules.scenario import scenario_of
from emberhall.games.mage_knight.rules.teams import friendly, owned
from emberhall.games.mage_knight.state import Place, State
from emberhall.games.mage_knight.terms import CITY, DAY_COSTS, LAKE, MOUNTAIN, NEVER, NIGHT_COSTS, Change
from emberhall.geometry.paths import distances_from

#: Where the leaders of the factions are.
LAIRS = ("necropolis", "hidden_valley")


def reach(state: State, start: int, steps: int, barred: int = 0) -> dict[int, int]:
    """The spaces within a number of steps, with their distance; barred terrains (bits) are not crossed."""
    land = ground(state)
    near, terrain = land.near, land.terrain
    if barred:
        found = distances_from(start, lambda at: [to for to in near[at] if not barred >> terrain[to] & 1], steps)
    else:
        found = distances_from(start, near.__getitem__, steps)
    del found[start]
    return found


def havens(state: State, seat: int, spaces: Iterable[int]) -> list[int]:
    """The safe ones among the spaces, where direct movement may end (MK-MOVE-30), unless all movement has ended."""
    if state.turn.still or state.joint is not None:  # MK-HEROES-04, MK-JOINT-20
        return []
    return [at for at in spaces if is_safe(state, seat, at) and is_open(state, at)]


def is_open(state: State, at: int) -> bool:
    """Whether the scenario lets heroes enter the space."""
    return ground(state).terrain[at] != CITY or not closed(state)


def is_fortress(state: State, place: Place, seat: int) -> bool:
    """An unconquered fortified site, or a keep owned by another player who is no team-mate (MK-MOVE-12, MK-TEAM-10)."""
    if not place.site or SITE[place.site].place != "fortified":
        return False
    return not place.conquered or (owned(state, place) and not friendly(state, place, seat))


def embattled(state: State, at: int) -> bool:
    """Whether a hero has to fight there: Volkare, a leader, a dragon (MKX-RETURN-25, MKX-LIFE-23, MKX-RELIC-10)."""
    if state.volkare is not None and at == state.volkare.at:
        return True
    place = state.places.get(at)
    return place is not None and not place.conquered and place.site in (*LAIRS, "ruined_city")


def is_safe(state: State, seat: int, at: int) -> bool:
    """Whether the hero may end its turn there (MK-SAFE-01, MK-SAFE-02, MK-SAFE-03)."""
    terrain = ground(state).terrain[at]
    if (NIGHT_COSTS if state.night else DAY_COSTS)[terrain] >= NEVER and not _climbed(state, seat, terrain):
        return False
    if at in state.rampaging or embattled(state, at):
        return False
    place = state.places.get(at)
    if place is not None and is_fortress(state, place, seat):
        return False
    return shared(state, at) or not any(other.at == at for i, other in enumerate(state.players) if i != seat)


def _climbed(state: State, seat: int, terrain: int) -> bool:
    """Whether mountains or lakes are safe for the hero this turn (Mountain Lore, Secret Ways)."""
    turn = state.turn
    if seat != turn.seat or not turn.mods:
        return False
    if terrain == LAKE:
        return lasts(turn.mods, Change.LAKES_SAFE)
    return terrain == MOUNTAIN and (lasts(turn.mods, Change.MOUNTAINS_DRAW) or lasts(turn.mods, Change.MOUNTAINS_SAFE))


def near_foes(state: State, at: int) -> list[int]:
    """The rampaging enemies beside a space."""
    return [foe for foe in state.rampaging if foe - at in ADJACENT]


def shared(state: State, at: int) -> bool:
    """Whether several figures may stand there (MK-HEROES-06)."""
    place = state.places.get(at)
    return place is not None and bool(place.site) and SITE[place.site].shared


def closed(state: State) -> bool:
    """City spaces cannot be entered in this scenario (MKS-RECON-09)."""
    return scenario_of(state).city == "closed"
