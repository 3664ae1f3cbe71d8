"""What all orders that move figures share: who may leave an area, and how many may enter one."""

from collections.abc import Iterable
from math import inf

from emberhall.games.runewars.choices import OPEN_PORTAL
from emberhall.games.runewars.rules.control import controller, is_empty, may_leave, may_open
from emberhall.games.runewars.state import State, Table
from emberhall.games.runewars.terms import UNITS_IN_AREA
from emberhall.kernel import NOBODY, Word, offer


def may_march(state: State, seat: int) -> bool:
    """Whether the season card lets a player move units with orders."""
    return bool(state.weather.marchers >> seat & 1)


def free_to_leave(state: State, seat: int, area: str) -> bool:
    """Whether a player's units may leave an area; a card can allow it although the area is activated (RW-MOVE-13)."""
    return may_leave(state, seat, area) or area == state.turn.leaving


@offer(OPEN_PORTAL)
def open_portal(state: State, seat: int) -> Iterable[Word]:
    """Open the portals for one movement; a player who will need influence for diplomacy keeps one (RW-MOBILIZE-09)."""
    if not may_open(state, seat):
        return ()
    marching = state.turn.march
    talks = marching is not None and bool(marching.units) and room(state, seat, marching.area) != inf
    return (OPEN_PORTAL,) if state.players[seat].influence > talks else ()


@open_portal.does
def _(t: Table, seat: int, chosen: Word) -> None:
    """RW-EXPLORE-14, RW-EXPLORE-25: influence is spent for the way through portals, in one movement."""
    t.state.players[seat].influence -= 1
    t.state.turn.portal = True


def room(state: State, seat: int, target: str) -> float:
    """How many units may still move into an area.

    Unlimited, unless more units would bring a battle that is not allowed.

    RW-MOBILIZE-06, RW-MOBILIZE-09, RW-DIPLO-19.
    """
    lord = controller(state, target)
    if not may_march(state, seat):
        return 0
    if lord == seat or is_empty(state, target):
        return inf
    if lord != NOBODY:
        return 0 if state.turn.battles or state.weather.truce else inf
    if not state.turn.battles:
        return inf
    marching = sum(state.turn.march.units.values()) if state.turn.march else 0
    left = UNITS_IN_AREA - state.places[target].units() - marching
    return max(0, left) if state.players[seat].influence else 0
