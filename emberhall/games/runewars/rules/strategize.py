"""Strategize: figures shift to adjacent friendly or empty areas."""

from collections.abc import Iterable

from emberhall.games.runewars.choices import ShiftAll, ShiftHero, ShiftUnit
from emberhall.games.runewars.content import HEROES, NEUTRALS, UNITS
from emberhall.games.runewars.rules.armies import add_units, has_colour, put, remove_units, settle, trim
from emberhall.games.runewars.rules.control import controller, is_empty, passable
from emberhall.games.runewars.rules.heroes import go_to
from emberhall.games.runewars.rules.movement import free_to_leave, may_march, open_portal
from emberhall.games.runewars.state import State, Table, figure
from emberhall.kernel import Flow, Menu, msg, offer, pick


def strategize(t: Table, seat: int) -> Flow[None]:
    """Units and heroes may move to adjacent friendly or empty areas (RW-STRAT-01 to RW-STRAT-09)."""
    turn = t.state.turn
    turn.arrived, turn.went = {}, []
    while options := SHIFTS.options(t.state, seat):
        chosen = yield from pick(seat, msg("ask-strategize"), options, "RW-STRAT-01", stop_first=True)
        if chosen is None:
            break
        yield from SHIFTS.take(t, seat, chosen)
    turn.arrived, turn.went, turn.portal = {}, [], False
    for area in t.state.places:
        settle(t, area)
        if t.state.places[area].holder == seat:
            yield from trim(t, area)


def _able(state: State, seat: int, area: str, to: str) -> dict[str, int]:
    """The units that can move to an adjacent area; allies only where their player is or comes (RW-NEUT-11)."""
    if state.places[area].holder != seat or not may_march(state, seat) or not free_to_leave(state, seat, area):
        return {}
    return _fit(state, seat, area, to)


def _fit(state: State, seat: int, area: str, to: str) -> dict[str, int]:
    """The units of an area that they may leave and that can move to an adjacent one."""
    place, turn = state.places[area], state.turn
    friendly = controller(state, to) == seat
    if not friendly and not is_empty(state, to):
        return {}
    here = turn.arrived.get(area, {})
    afoot = to in passable(state, area, mountains=turn.mountains)
    able = {}
    for unit, n in place.standing.items():
        left = n - here.get(unit, 0)
        if left > 0 and (afoot or UNITS[unit].flying):
            able[unit] = left
    return able if friendly or has_colour(able) else {}


@offer(ShiftUnit, ShiftAll)
def shift_units(state: State, seat: int) -> Iterable[ShiftUnit | ShiftAll]:
    """Units move to an adjacent area, singly or all that can."""
    if not may_march(state, seat):
        return
    for area, place in state.places.items():
        if place.holder == seat and place.standing and free_to_leave(state, seat, area):
            for to in passable(state, area, flying=True):
                if able := _fit(state, seat, area, to):
                    friendly = controller(state, to) == seat
                    yield from [ShiftUnit(area, unit, to) for unit in able if friendly or unit not in NEUTRALS]
                    if sum(able.values()) > 1:
                        yield ShiftAll(area, to)


@shift_units.does(ShiftUnit)
def _(t: Table, seat: int, chosen: ShiftUnit) -> None:
    _shift(t, seat, chosen.area, chosen.to, {chosen.unit: 1})


@shift_units.does(ShiftAll)
def _(t: Table, seat: int, chosen: ShiftAll) -> None:
    _shift(t, seat, chosen.area, chosen.to, _able(t.state, seat, chosen.area, chosen.to))


@offer(ShiftHero)
def shift_hero(state: State, seat: int) -> Iterable[ShiftHero]:
    """A hero moves to an adjacent friendly or empty area (RW-STRAT-04)."""
    for hero in state.players[seat].heroes:
        if not hero.routed and hero.id not in state.turn.went:
            for to in passable(state, hero.area, flying=HEROES[hero.id].flying, mountains=state.turn.mountains):
                if controller(state, to) == seat or is_empty(state, to):
                    yield ShiftHero(hero.id, to)


@shift_hero.does
def _(t: Table, seat: int, chosen: ShiftHero) -> None:
    hero = figure(t.state, chosen.hero)
    go_to(t, hero, chosen.to)
    t.state.turn.went.append(hero.id)


SHIFTS = Menu[State, int](shift_units, shift_hero, open_portal)


def _shift(t: Table, seat: int, area: str, to: str, units: dict[str, int]) -> None:
    turn = t.state.turn
    for unit, n in units.items():
        remove_units(t.state.places[area].standing, unit, n)
    add_units(turn.arrived.setdefault(to, {}), units)
    put(t, to, seat, units)
