"""Strongholds that fall, are replaced, and go back to their owners."""

from emberhall.games.runewars.choices import PickArea
from emberhall.games.runewars.rules.armies import settle
from emberhall.games.runewars.state import State, Table
from emberhall.kernel import NOBODY, Flow, choose, msg, pick


def remove_stronghold(state: State, area: str) -> None:
    """Return a stronghold and its development to its owner (RW-BATTLE-33, RW-DEV-03, RW-SUPPLY-06)."""
    place = state.places[area]
    owner = state.players[place.stronghold]
    owner.strongholds += 1
    if place.development:
        owner.developments[place.development] += 1
    place.stronghold, place.damaged, place.development = NOBODY, False, ""


def replace_stronghold(t: Table, seat: int, area: str, *, damaged: bool = True, may: bool = True) -> Flow[bool]:
    """The winner may place a damaged stronghold there, taking one off the board if necessary.

    RW-BATTLE-21, RW-BATTLE-22, RW-BATTLE-23.
    """
    state, player = t.state, t.state.players[seat]
    if player.strongholds:
        options = [PickArea(area)]
    else:
        options = [PickArea(id) for id, place in state.places.items() if place.stronghold == seat]
    prompt = msg("ask-replace" if player.strongholds else "ask-replace-from")
    if may or not options:
        picked = yield from pick(seat, prompt, options, "RW-BATTLE-21")
    else:
        picked = yield from choose(seat, prompt, options, "RW-BATTLE-21")
    if picked is None:
        return False
    if not player.strongholds:
        remove_stronghold(state, picked.area)
        settle(t, picked.area)
    player.strongholds -= 1
    state.places[area].stronghold, state.places[area].damaged = seat, damaged
    return True


def strongholds_of(state: State, seat: int) -> list[str]:
    """The areas with a stronghold of a player."""
    return [area for area, place in state.places.items() if place.stronghold == seat]
