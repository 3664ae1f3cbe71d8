"""Units that have marched: they settle, talk or fight."""

from emberhall.games.runewars.choices import FIGHT, PARLEY, WITHDRAW, SpendInfluence
from emberhall.games.runewars.names import faction_name
from emberhall.games.runewars.rules import armies
from emberhall.games.runewars.rules.armies import put, settle
from emberhall.games.runewars.rules.control import controller, is_empty
from emberhall.games.runewars.rules.fate import destiny
from emberhall.games.runewars.rules.fight import begin
from emberhall.games.runewars.rules.retreat import retreat
from emberhall.games.runewars.state import Land
from emberhall.games.runewars.terms import NOBODY, UNITS_IN_AREA
from emberhall.kernel import Flow, choose, msg

#: The most influence that diplomacy takes (RW-DIPLO-02).
MOST = 6


def arrive(t: Land, seat: int) -> Flow[None]:
    """After all movement: a battle, diplomacy, or just arms at rest (RW-MOVE-01 to -03, RW-ACT-18)."""
    state = t.state
    marching = state.turn.march
    assert marching is not None
    for area in marching.sources:
        settle(t, area)
    if not marching.units:
        state.turn.march = None
        return
    lord = controller(state, marching.area)
    if lord == seat or is_empty(state, marching.area):
        state.turn.march = None
        put(t, marching.area, seat, marching.units)
        yield from armies.trim(t, marching.area)
    elif lord == NOBODY:
        yield from meet(t, seat, marching.area)
    else:
        attack(t, seat, marching.area)


def attack(t: Land, seat: int, area: str) -> None:
    """The units that have come begin a battle, which goes on at the next checkpoint."""
    marching = t.state.turn.march
    assert marching is not None
    t.state.turn.march = None
    begin(t, seat, area, marching.units)


def meet(t: Land, seat: int, area: str) -> Flow[None]:
    """Neutral units: a battle or diplomacy (RW-MOVE-03, RW-DIPLO-01, -03, -16, RW-MOBILIZE-06)."""
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


def parley(t: Land, seat: int, area: str) -> Flow[None]:
    """Diplomacy with all neutral units of an area (RW-DIPLO-02 to -15)."""
    state, player = t.state, t.state.players[seat]
    most = min(MOST, player.influence)
    spent = yield from choose(seat, msg("ask-parley"), [SpendInfluence(n) for n in range(1, most + 1)], "RW-DIPLO-02")
    player.influence -= spent.n
    found = yield from destiny(t, seat, spent.n, "ask-destiny", "RW-DIPLO-05")
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


def disperse(t: Land, area: str) -> Flow[None]:
    """Neutral units go to an area beside theirs and are routed; without one they are destroyed (RW-DIPLO-07 to -10)."""
    place = t.state.places[area]
    group = dict(place.standing)
    armies.add(group, place.routed)
    place.standing, place.routed, place.holder = {}, {}, NOBODY
    yield from retreat(t, NOBODY, area, group)


def withdraw(t: Land, seat: int, area: str) -> Flow[None]:
    """The units that came go to an area beside it and are routed (RW-DIPLO-11, -12)."""
    marching = t.state.turn.march
    assert marching is not None
    t.state.turn.march = None
    yield from retreat(t, seat, area, marching.units)
