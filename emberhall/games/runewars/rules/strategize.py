"""Strategize: figures shift to adjacent friendly or empty areas."""

from collections.abc import Iterator

from emberhall.games.runewars.choices import (
    OPEN_PORTAL,
    ShiftAll,
    ShiftHero,
    ShiftUnit,
)
from emberhall.games.runewars.content import HEROES, NEUTRALS, UNITS
from emberhall.games.runewars.rules.armies import add_units, has_colour, put, remove_units, settle, trim
from emberhall.games.runewars.rules.control import controller, is_empty, passable
from emberhall.games.runewars.rules.heroes import go_to
from emberhall.games.runewars.rules.movement import free_to_leave, may_march, open_portal, own_hero, portal_offers
from emberhall.games.runewars.state import State, Table
from emberhall.kernel import DONE, Ask, Flow, Option, msg

# Strategize


def strategize(t: Table, seat: int) -> Flow[None]:
    """Each unit and hero may go to a friendly or empty area beside his (RW-STRAT-01 to RW-STRAT-09)."""
    turn = t.state.turn
    turn.arrived, turn.went = {}, []
    while True:
        options = [*_shifts(t.state, seat), *portal_offers(t.state, seat)]
        if not options:
            break
        picked = yield Ask(seat, msg("ask-strategize"), [DONE, *options], "RW-STRAT-01")
        if picked is DONE:
            break
        if picked is OPEN_PORTAL:
            open_portal(t.state, seat)
            continue
        if isinstance(picked, ShiftHero):
            go_to(t, own_hero(t.state, seat, picked.hero), picked.to)
            turn.went.append(own_hero(t.state, seat, picked.hero).id)
        elif isinstance(picked, ShiftUnit):
            _shift(t, seat, picked.area, picked.to, {picked.unit: 1})
        else:
            able = _able(t.state, seat, picked.area, picked.to)
            _shift(t, seat, picked.area, picked.to, able)
    turn.arrived, turn.went, turn.portal = {}, [], False
    for area in t.state.places:
        settle(t, area)
        if t.state.places[area].holder == seat:
            yield from trim(t, area)


def _able(state: State, seat: int, area: str, to: str) -> dict[str, int]:
    """The units that can go from an area to one beside it; allies only where their player is or comes (RW-NEUT-11)."""
    place, turn = state.places[area], state.turn
    if place.holder != seat or not may_march(state, seat) or not free_to_leave(state, seat, area):
        return {}
    if not (controller(state, to) == seat or is_empty(state, to)):
        return {}
    here = turn.arrived.get(area, {})
    afoot = to in passable(state, area, mountains=turn.mountains)
    able = {}
    for unit, n in place.standing.items():
        left = n - here.get(unit, 0)
        if left > 0 and (afoot or UNITS[unit].flying):
            able[unit] = left
    if controller(state, to) != seat and not has_colour(able):
        return {}
    return able


def _shifts(state: State, seat: int) -> Iterator[Option]:
    for area, place in state.places.items():
        if place.holder == seat and place.standing:
            for to in passable(state, area, flying=True):
                able = _able(state, seat, area, to)
                friendly = controller(state, to) == seat
                yield from (ShiftUnit(area, unit, to) for unit in able if friendly or unit not in NEUTRALS)
                if sum(able.values()) > 1:
                    yield ShiftAll(area, to)
    for hero in state.players[seat].heroes:
        if not hero.routed and hero.id not in state.turn.went:
            for to in passable(state, hero.area, flying=HEROES[hero.id].flying, mountains=state.turn.mountains):
                if controller(state, to) == seat or is_empty(state, to):  # RW-STRAT-04
                    yield ShiftHero(hero.id, to)


def _shift(t: Table, seat: int, area: str, to: str, units: dict[str, int]) -> None:
    turn = t.state.turn
    for unit, n in units.items():
        remove_units(t.state.places[area].standing, unit, n)
    add_units(turn.arrived.setdefault(to, {}), units)
    put(t, to, seat, units)
