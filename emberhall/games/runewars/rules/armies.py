"""Units in areas: they come, go, are destroyed, and at most eight of a player stay in one."""

from collections.abc import Iterable, Mapping

from emberhall.games.runewars.choices import LoseUnit
from emberhall.games.runewars.content import NEUTRALS
from emberhall.games.runewars.rules.control import controller, is_empty, passable, rune_eyes
from emberhall.games.runewars.state import Land, Place, Runewars
from emberhall.games.runewars.terms import NOBODY, UNITS_IN_AREA
from emberhall.kernel import Flow, choose, msg


def has_colour(units: Iterable[str]) -> bool:
    """Whether units of a faction are among them."""
    return any(unit not in NEUTRALS for unit in units)


def put(t: Land, area: str, seat: int, units: Mapping[str, int], *, routed: bool = False) -> None:
    """Units of a player (or neutral ones) come to an area."""
    place = t.state.places[area]
    group = place.routed if routed else place.standing
    for unit, n in units.items():
        if n:
            group[unit] = group.get(unit, 0) + n
            place.holder = seat
    settle(t, area)


def take(t: Land, area: str, unit: str, n: int = 1, *, routed: bool = False) -> None:
    """Units leave an area."""
    place = t.state.places[area]
    group = place.routed if routed else place.standing
    group[unit] -= n
    if not group[unit]:
        del group[unit]
    settle(t, area)


def lose(t: Land, area: str, unit: str, *, routed: bool = False) -> None:
    """A unit of an area is destroyed: it goes back to the unused ones."""
    give_back(t.state, t.state.places[area].holder, unit)
    take(t, area, unit, routed=routed)


def give_back(state: Runewars, seat: int, unit: str, n: int = 1) -> None:
    """Figures go back to the unused ones."""
    unused = state.neutrals if unit in NEUTRALS else state.players[seat].unused
    unused[unit] = unused.get(unit, 0) + n


def settle(t: Land, area: str) -> None:
    """After units have come or gone: whose area it is, whose the neutral units are, who sees the rune."""
    state, place = t.state, t.state.places[area]
    if not place.units():
        place.holder = NOBODY
    elif place.holder == NOBODY or not has_colour((*place.standing, *place.routed)):
        place.holder = _lord(state, area, place)  # RW-NEUT-05, -06, -17
    look(t, area)


def _lord(state: Runewars, area: str, place: Place) -> int:
    """Whose allies neutral units are that are alone: of who controls the area without them."""
    holder, place.holder = place.holder, NOBODY
    standing, routed, place.standing, place.routed = place.standing, place.routed, {}, {}
    lord = controller(state, area)
    place.holder, place.standing, place.routed = holder, standing, routed
    return lord


def look(t: Land, area: str) -> None:
    """Who controls an area or has a hero there looks at its rune (RW-RUNE-10)."""
    rune = t.state.places[area].rune
    if rune:
        eyes = rune_eyes(t.state, area)
        if eyes & ~rune.seen_by(rune.cards[0]):
            t.show(rune.cards[0], rune, eyes)


def kinds(place: Place) -> list[tuple[str, bool]]:
    """The units of an area, those that are alike once: the type, and whether it is routed."""
    return [(u, False) for u, n in place.standing.items() if n] + [(u, True) for u, n in place.routed.items() if n]


def trim(
    t: Land, area: str, most: int = UNITS_IN_AREA, *, ask: str = "ask-trim", rule: str = "RW-LIMIT-05"
) -> Flow[None]:
    """Above eight units, their player destroys some of his choice (RW-LIMIT-01 to -05, -11, -12)."""
    place = t.state.places[area]
    while place.holder != NOBODY and place.units() > most:
        options = [LoseUnit(area, unit, routed) for unit, routed in kinds(place)]
        lost = yield from choose(place.holder, msg(ask), options, rule)
        lose(t, area, lost.unit, routed=lost.routed)


def havens(state: Runewars, area: str, seat: int, *, flying: bool = False) -> list[str]:
    """Where units of a player retreat to: friendly areas beside this one, else empty ones (RW-RETREAT-02, -11)."""
    near = passable(state, area, flying=flying, mountains=False)
    mine = [other for other in near if controller(state, other) == seat]
    return mine or [other for other in near if is_empty(state, other)]


def wilds(state: Runewars, area: str, *, flying: bool = False) -> list[str]:
    """Where neutral units retreat to: areas beside this one that nobody controls (RW-RETREAT-04, -05)."""
    return [other for other in passable(state, area, flying=flying) if controller(state, other) == NOBODY]
