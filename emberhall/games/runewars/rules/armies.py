"""Units in areas: they come, leave and are destroyed; alliances with neutral units begin and end."""

from collections.abc import Iterable, Mapping

from emberhall.games.runewars.choices import LoseUnit
from emberhall.games.runewars.content import NEUTRALS
from emberhall.games.runewars.names import area_name, faction_name, unit_name
from emberhall.games.runewars.rules.control import controller
from emberhall.games.runewars.rules.runes import look
from emberhall.games.runewars.state import Place, State, Table
from emberhall.games.runewars.terms import UNITS_IN_AREA
from emberhall.kernel import NOBODY, Flow, Message, choose, msg


def unit_kinds(place: Place) -> list[tuple[str, bool]]:
    """The kinds of units in an area, each with whether it is routed."""
    return [(u, False) for u, n in place.standing.items() if n] + [(u, True) for u, n in place.routed.items() if n]


def banner(state: State, seat: int) -> Message:
    """Whose units these are, for the log: a faction, or neutral units."""
    return faction_name(state.players[seat].faction) if seat != NOBODY else msg("neutral-side")


def give_back(state: State, seat: int, unit: str, n: int = 1) -> None:
    """Return figures to the unused ones (RW-DAMAGE-05)."""
    unused = state.neutrals if unit in NEUTRALS else state.players[seat].unused
    unused[unit] += n


def add_units(group: dict[str, int], units: Mapping[str, int]) -> None:
    """Add units to a group."""
    for unit, n in units.items():
        if n:
            group[unit] = group.get(unit, 0) + n


def remove_units(group: dict[str, int], unit: str, n: int = 1) -> None:
    """Remove units from a group."""
    group[unit] -= n
    if not group[unit]:
        del group[unit]


def destroy_unit(t: Table, place: Place, unit: str, *, routed: bool) -> None:
    """Destroy a unit in an area."""
    remove_units(place.routed if routed else place.standing, unit)
    give_back(t.state, place.holder, unit)
    if t.events is not None:
        t.say(msg("say-falls", unit=unit_name(unit), who=banner(t.state, place.holder)))


def destroy_all_units(t: Table, place: Place) -> None:
    """Destroy all units in an area."""
    for unit, routed in unit_kinds(place):
        for _ in range((place.routed if routed else place.standing)[unit]):
            destroy_unit(t, place, unit, routed=routed)


def has_colour(units: Iterable[str]) -> bool:
    """Whether units of a faction are among them."""
    return any(unit not in NEUTRALS for unit in units)


def settle(t: Table, area: str) -> None:
    """Update an area after units have come or left: who holds it, and who sees its rune.

    Allied neutral units become nobody's where their player does not control the area.

    RW-NEUT-05, RW-NEUT-09, RW-NEUT-10.
    """
    place = t.state.places[area]
    if not place.units() or controller(t.state, area) != place.holder:
        place.holder = NOBODY
    look(t, area)


def put(t: Table, area: str, seat: int, units: Mapping[str, int], *, routed: bool = False) -> None:
    """Put units of a player, or neutral ones, into an area. Call `trim` afterwards to enforce the limit of eight."""
    place = t.state.places[area]
    add_units(place.routed if routed else place.standing, units)
    place.holder = seat
    settle(t, area)


def trim(
    t: Table, area: str, most: int = UNITS_IN_AREA, *, ask: str = "ask-trim", rule: str = "RW-LIMIT-05"
) -> Flow[None]:
    """Have the owner of an area destroy units above eight.

    RW-LIMIT-01 to RW-LIMIT-05, RW-LIMIT-12, RW-RETREAT-09, RW-RETREAT-10.
    """
    place = t.state.places[area]
    while place.holder != NOBODY and place.units() > most:
        options = [LoseUnit(area, unit, routed) for unit, routed in unit_kinds(place)]
        prompt = msg(ask, area=area_name(area), n=place.units() - most)
        lost = yield from choose(place.holder, prompt, options, rule)
        destroy_unit(t, place, lost.unit, routed=lost.routed)
    settle(t, area)


def enter(t: Table, area: str, seat: int, standing: Mapping[str, int], routed: Mapping[str, int]) -> Flow[None]:
    """Units of a player, or neutral ones, enter an area that has no other units."""
    place = t.state.places[area]
    add_units(place.standing, standing)
    add_units(place.routed, routed)
    if place.units():
        place.holder = seat
    settle(t, area)
    yield from trim(t, area)
