"""Diplomacy with neutral units: they become allies, retreat or refuse."""

from collections.abc import Iterable
from typing import NamedTuple

from emberhall.games.runewars.choices import FIGHT, PARLEY, WITHDRAW, SpendInfluence
from emberhall.games.runewars.names import faction_name
from emberhall.games.runewars.rules.armies import add_units, put
from emberhall.games.runewars.rules.battle import attack
from emberhall.games.runewars.rules.fate import choose_destiny
from emberhall.games.runewars.rules.retreat import retreat
from emberhall.games.runewars.state import State, Table
from emberhall.games.runewars.terms import UNITS_IN_AREA
from emberhall.kernel import NOBODY, Flow, Menu, Word, always, choose, msg, offer

#: The most influence that diplomacy takes (RW-DIPLO-02).
MOST = 6


class Meeting(NamedTuple):
    """A player whose units have reached neutral units."""

    seat: int
    area: str


@offer(FIGHT)
def fight(state: State, meeting: Meeting) -> Iterable[Word]:
    """Fight, unless this order has already brought a battle (RW-MOBILIZE-06, RW-MOBILIZE-07)."""
    return () if state.turn.battles else (FIGHT,)


@fight.does
def _(t: Table, meeting: Meeting, chosen: Word) -> None:
    attack(t, meeting.seat, meeting.area)


@offer(PARLEY)
def talk(state: State, meeting: Meeting) -> Iterable[Word]:
    """Try diplomacy: it takes influence, and all units must fit into the area (RW-DIPLO-03, RW-DIPLO-16)."""
    assert state.turn.march is not None
    crowd = sum(state.turn.march.units.values()) + state.places[meeting.area].units()
    return (PARLEY,) if state.players[meeting.seat].influence and crowd <= UNITS_IN_AREA else ()


@talk.does
def _(t: Table, meeting: Meeting, chosen: Word) -> Flow[None]:
    yield from parley(t, meeting.seat, meeting.area)


give_way = always(WITHDRAW)


@give_way.does
def _(t: Table, meeting: Meeting, chosen: Word) -> Flow[None]:
    yield from withdraw(t, meeting.seat, meeting.area)


MEETING = Menu[State, Meeting](fight, talk)
REFUSED = Menu[State, Meeting](fight, give_way)


def meet(t: Table, seat: int, area: str) -> Flow[None]:
    """A player's units have reached neutral ones: fight or try diplomacy (RW-MOVE-03, RW-DIPLO-01)."""
    yield from MEETING.choose(t, Meeting(seat, area), seat, msg("ask-meet"), "RW-MOVE-03")


def parley(t: Table, seat: int, area: str) -> Flow[None]:
    """Diplomacy with all neutral units of an area (RW-DIPLO-02 to RW-DIPLO-15)."""
    state, player = t.state, t.state.players[seat]
    most = min(MOST, player.influence)
    spent = yield from choose(seat, msg("ask-parley"), [SpendInfluence(n) for n in range(1, most + 1)], "RW-DIPLO-02")
    player.influence -= spent.n
    found = yield from choose_destiny(t, seat, spent.n, "ask-destiny", "RW-DIPLO-05")
    t.say(msg(f"say-parley-{found or 'red'}", faction=faction_name(t.state.players[seat].faction)))
    marching = state.turn.march
    assert marching is not None
    if found == "gold":
        state.turn.march = None
        state.places[area].holder = seat
        put(t, area, seat, marching.units)
    elif found == "silver":
        yield from disperse(t, area)
        state.turn.march = None
        put(t, area, seat, marching.units)
    else:
        yield from REFUSED.choose(t, Meeting(seat, area), seat, msg("ask-refused"), "RW-DIPLO-11")


def disperse(t: Table, area: str) -> Flow[None]:
    """The neutral units of an area retreat to an adjacent area and are routed, or are destroyed if there is none.

    RW-DIPLO-07, RW-DIPLO-08, RW-DIPLO-09, RW-DIPLO-10.
    """
    place = t.state.places[area]
    group = dict(place.standing)
    add_units(group, place.routed)
    place.standing, place.routed, place.holder = {}, {}, NOBODY
    yield from retreat(t, NOBODY, area, group)


def withdraw(t: Table, seat: int, area: str) -> Flow[None]:
    """The units that came retreat to an adjacent area and are routed (RW-DIPLO-11, RW-DIPLO-12)."""
    marching = t.state.turn.march
    assert marching is not None
    t.state.turn.march = None
    yield from retreat(t, seat, area, marching.units)
