"""What follows when units have come to an area or left it."""

from collections.abc import Iterable, Mapping

from emberhall.games.runewars.content import NEUTRALS
from emberhall.games.runewars.rules.armies import add
from emberhall.games.runewars.rules.control import controller
from emberhall.games.runewars.rules.runes import look
from emberhall.games.runewars.state import Land
from emberhall.games.runewars.terms import NOBODY


def has_colour(units: Iterable[str]) -> bool:
    """Whether units of a faction are among them."""
    return any(unit not in NEUTRALS for unit in units)


def settle(t: Land, area: str) -> None:
    """Whose units these are now, with whom neutral ones are allied, who sees the rune (RW-NEUT-05, -06, -17)."""
    state, place = t.state, t.state.places[area]
    if not place.units():
        place.holder = NOBODY
    elif not has_colour((*place.standing, *place.routed)):
        there, place.standing, place.routed = (place.standing, place.routed), {}, {}
        place.holder = NOBODY
        place.holder = controller(state, area)
        place.standing, place.routed = there
    look(t, area)


def put(t: Land, area: str, seat: int, units: Mapping[str, int], *, routed: bool = False) -> None:
    """Units of a player (or neutral ones) come to an area; whether they are too many is seen to later."""
    place = t.state.places[area]
    add(place.routed if routed else place.standing, units)
    place.holder = seat
    settle(t, area)
