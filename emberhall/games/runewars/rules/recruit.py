"""Recruit: the units of a dial join a player's strongholds."""

from emberhall.games.runewars.choices import LoseUnit, PickDial, PlaceUnit
from emberhall.games.runewars.names import dial_name, faction_name, resource_name
from emberhall.games.runewars.rules.armies import destroy_unit, put, settle, trim, unit_kinds
from emberhall.games.runewars.rules.dials import recruits, units_at
from emberhall.games.runewars.rules.strongholds import strongholds_of
from emberhall.games.runewars.state import Table
from emberhall.games.runewars.terms import RESOURCES, Resource
from emberhall.kernel import Flow, choose, msg, pick


def recruit(t: Table, seat: int, *, other: bool) -> Flow[None]:
    """Choose a dial and gain every unit at or below its arrow; with the bonus, use a second dial.

    RW-RECRUIT-01 to RW-RECRUIT-08.
    """
    state, turn = t.state, t.state.turn
    player = state.players[seat]
    free = [one for one in RESOURCES if not (other and one == turn.recruited)]
    options = [PickDial(one, tuple(units_at(player, one))) for one in free]
    picked: Resource = (yield from choose(seat, msg("ask-recruit"), options, "RW-RECRUIT-01")).resource
    turn.recruited = picked
    units = recruits(player, picked)
    if t.events is not None:
        banner = faction_name(player.faction)
        come = tuple(dial_name(unit, n) for unit, n in units.items())
        t.say(msg("say-recruits", faction=banner, resource=resource_name(picked), units=come))
    for unit, n in units.items():
        for _ in range(n):
            yield from place_recruit(t, seat, unit)


def place_recruit(t: Table, seat: int, unit: str) -> Flow[None]:
    """Place a unit in an area with a stronghold; units above eight are destroyed (RW-RECRUIT-03, RW-RECRUIT-04)."""
    state = t.state
    areas = strongholds_of(state, seat)
    if not areas:
        return  # RW-RECRUIT-08
    if not state.players[seat].unused.get(unit):
        yield from free_figure(t, seat, unit)
        if not state.players[seat].unused.get(unit):
            return
    options = [PlaceUnit(unit, area) for area in areas]
    to = (yield from choose(seat, msg("ask-place-unit"), options, "RW-RECRUIT-03")).area
    state.players[seat].unused[unit] -= 1
    put(t, to, seat, {unit: 1})
    yield from trim(t, to)


def free_figure(t: Table, seat: int, unit: str) -> Flow[None]:
    """If all figures of a type are in play, the player may destroy one to reuse it (RW-SUPPLY-04, RW-SUPPLY-07)."""
    options = [
        LoseUnit(area, unit, routed)
        for area, place in t.state.places.items()
        if place.holder == seat
        for kind, routed in unit_kinds(place)
        if kind == unit
    ]
    picked = yield from pick(seat, msg("ask-free-figure"), options, "RW-SUPPLY-04", stop_first=True)
    if picked is not None:
        destroy_unit(t, t.state.places[picked.area], unit, routed=picked.routed)
        settle(t, picked.area)
