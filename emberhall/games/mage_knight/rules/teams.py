"""Team rules: who belongs together, who may fight whom, whose sites may be used."""

from emberhall.games.mage_knight.rules.scenario import scenario_of
from emberhall.games.mage_knight.state import Place, State


def allied(state: State, seat: int, other: int) -> bool:
    """Whether two different seats play together."""
    return seat != other and bool(state.teams) and state.teams[seat] == state.teams[other]


def sides(state: State) -> list[list[int]]:
    """The seats of each side: single players, or teams."""
    if not state.teams:
        return [[seat] for seat in range(len(state.players))]
    return [[seat for seat, team in enumerate(state.teams) if team == number] for number in range(max(state.teams) + 1)]


def may_fight(state: State, seat: int, other: int) -> bool:
    """Whether these heroes may fight: no team-mates, no last turns, no token face down.

    MK-HEROES-10 to MK-HEROES-14.
    """
    return (
        state.round_turns < 0
        and state.game_turns < 0
        and scenario_of(state).hero_combat
        and not state.players[other].skips
        and not allied(state, seat, other)
    )


def owned(state: State, place: Place) -> bool:
    """Whether the site belongs to its conqueror: a keep, and in Conquer and Hold a mage tower (MKS-HOLD-19)."""
    return place.site == "keep" or (place.site == "mage_tower" and scenario_of(state).special == "hold")


def friendly(state: State, place: Place, seat: int) -> bool:
    """Whether an owned site is the seat's own or its team-mate's (MK-TEAM-10, MKS-HOLD-27)."""
    owner = place.shields[-1]
    return owner == seat or allied(state, owner, seat)
