"""Locations On Fire (Dragon Expansion)."""

from emberhall.games.defenders.names import place_name
from emberhall.games.defenders.state import Realm
from emberhall.kernel import msg


def ignite(t: Realm, place: int) -> None:
    """Put a Fire token on a location: at most one each, as long as there are tokens (DR-FIRE-05, DR-FIRE-07)."""
    state = t.state
    if place not in state.fires and state.fires_left:
        state.fires.append(place)
        state.fires_left -= 1
        if t.events is not None:
            t.say(msg("ignited", place=place_name(place), left=state.fires_left))


def quench(t: Realm, place: int) -> None:
    """A Fire token goes back to the supply (DR-FIRE-15)."""
    state = t.state
    state.fires.remove(place)
    state.fires_left += 1
    if t.events is not None:
        t.say(msg("quenched", place=place_name(place)))
