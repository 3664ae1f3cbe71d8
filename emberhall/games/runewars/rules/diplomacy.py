"""Diplomacy with neutral units: they join, give way or refuse."""

from emberhall.games.runewars.choices import FIGHT, PARLEY, WITHDRAW, SpendInfluence
from emberhall.games.runewars.names import faction_name
from emberhall.games.runewars.rules.armies import add_units, put
from emberhall.games.runewars.rules.battle import attack
from emberhall.games.runewars.rules.fate import choose_destiny
from emberhall.games.runewars.rules.retreat import retreat
from emberhall.games.runewars.state import Table
from emberhall.games.runewars.terms import UNITS_IN_AREA
from emberhall.kernel import NOBODY, Flow, choose, msg

#: The most influence that diplomacy takes (RW-DIPLO-02).
MOST = 6


def meet(t: Table, seat: int, area: str) -> Flow[None]:
    """Neutral units: a battle or diplomacy (RW-MOVE-03, RW-DIPLO-01, RW-DIPLO-03, RW-DIPLO-16, RW-MOBILIZE-06)."""
    state = t.state
    marching = state.turn.march
    assert marching is not None
    crowd = sum(marching.units.values()) + state.places[area].units()
    options = [FIGHT] if not state.turn.battles else []
    if state.players[seat].influence and crowd <= UNITS_IN_AREA:
        options.append(PARLEY)
    if (yield from choose(seat, msg("ask-meet"), options, "RW-MOVE-03")) is FIGHT:
        attack(t, seat, area)
    else:
        yield from parley(t, seat, area)


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
        options = [WITHDRAW] if state.turn.battles else [FIGHT, WITHDRAW]  # RW-MOBILIZE-07
        if (yield from choose(seat, msg("ask-refused"), options, "RW-DIPLO-11")) is FIGHT:
            attack(t, seat, area)
        else:
            yield from withdraw(t, seat, area)


def disperse(t: Table, area: str) -> Flow[None]:
    """Neutral units go to an area beside theirs and are routed; without one they are destroyed.

    RW-DIPLO-07, RW-DIPLO-08, RW-DIPLO-09, RW-DIPLO-10.
    """
    place = t.state.places[area]
    group = dict(place.standing)
    add_units(group, place.routed)
    place.standing, place.routed, place.holder = {}, {}, NOBODY
    yield from retreat(t, NOBODY, area, group)


def withdraw(t: Table, seat: int, area: str) -> Flow[None]:
    """The units that came go to an area beside it and are routed (RW-DIPLO-11, RW-DIPLO-12)."""
    marching = t.state.turn.march
    assert marching is not None
    t.state.turn.march = None
    yield from retreat(t, seat, area, marching.units)
