"""Locations On Fire: the tokens, and where Dragon Flight ends (Dragon Expansion)."""

from emberhall.games.defenders.content import CITY, IDS, PLACE, SCENARIOS
from emberhall.games.defenders.names import place_name
from emberhall.games.defenders.state import State, Table
from emberhall.kernel import msg


def ignite(t: Table, place: int) -> None:
    """Put a Fire token on a location: at most one each, as long as there are tokens (DR-FIRE-05, DR-FIRE-07)."""
    state = t.state
    if place not in state.fires and state.fires_left:
        state.fires.append(place)
        state.fires_left -= 1
        if t.events is not None:
            t.say(msg("say-ignited", place=place_name(place), left=state.fires_left))
        t.beat()


def quench(t: Table, place: int) -> None:
    """A Fire token goes back to the supply (DR-FIRE-15)."""
    state = t.state
    state.fires.remove(place)
    state.fires_left += 1
    if t.events is not None:
        t.say(msg("say-quenched", place=place_name(place)))


def flight(state: State, to: int) -> int:
    """Where Dragon Flight ends: at the location shown, or in Monarch City.

    The city falls once all tokens are on the board (DR-BRIM-07), and where the scenario lets the Red Dragon return, as
    long as it burns (DR-SCEN5-11).
    """
    if not state.fires_left:
        return CITY
    return CITY if CITY in state.fires and returns(state) else to


def returns(state: State) -> bool:
    """Whether the Red Dragon comes back in this scenario, with its own rules for burning places."""
    return SCENARIOS[state.setting.scenario].brimstone_enters


def may_return(state: State) -> bool:
    """Whether the Red Dragon waits for a General to fall: while a fire he left still burns (DR-SCEN5-08)."""
    fires = SCENARIOS[state.setting.scenario].fires
    return bool(state.darkness_reserve.cards) and any(PLACE[place] in state.fires for place in fires)


def only_poured(state: State, place: int) -> bool:
    """Whether only a Special card puts out the fire here (DR-SCEN5-09)."""
    return IDS[place] in SCENARIOS[state.setting.scenario].fires
