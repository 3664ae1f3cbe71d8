"""The scenarios: their goals, what ends them, and how they are reckoned."""

from collections.abc import Callable
from typing import TypeAlias

from emberhall.games.mage_knight.rules.common import MK, by_players, scenario_of
from emberhall.games.mage_knight.rules.scoring import achievements, titles
from emberhall.games.mage_knight.state import MageKnightState
from emberhall.kernel import Outcome, msg

Goal: TypeAlias = Callable[[MageKnightState], bool]
Reckoning: TypeAlias = Callable[[MageKnightState], Outcome]


def _city_revealed(state: MageKnightState) -> bool:
    return state.cities_seen > 0


def _cities_conquered(state: MageKnightState) -> bool:
    return conquered_cities(state) >= by_players(state, scenario_of(state).cities)


#: When the goal of a scenario is reached.
GOALS: dict[str, Goal] = {"city_revealed": _city_revealed, "cities_conquered": _cities_conquered}


def conquered_cities(state: MageKnightState) -> int:
    """How many cities were conquered."""
    return sum(place.site == "city" and place.conquered for place in state.places.values())


def check_goal(t: MK) -> None:
    """At the end of a turn: once the goal is reached, everybody has one more turn (MK-ROUND-35)."""
    state = t.state
    if GOALS[scenario_of(state).goal](state):
        state.goal_reached = True
        state.game_turns = len(state.players)
        t.say(msg("story-goal-reached"))


def end_game(t: MK) -> None:
    """Reckon up."""
    state = t.state
    state.outcome = SCORES[scenario_of(state).scoring](state)
    state.phase = "over"


def _by_achievements(state: MageKnightState) -> Outcome:
    """Fame and achievements; titles only where heroes compete (MKS-RECON-18 to -20, -24)."""
    results = [achievements(state, seat) for seat in range(len(state.players))]
    bonus = titles(results) if len(results) > 1 else [0]
    scores = tuple(
        float(player.fame + sum(result) + extra)
        for player, result, extra in zip(state.players, results, bonus, strict=True)
    )
    best = max(scores)
    if len(scores) == 1:
        won = state.goal_reached
        return Outcome((0,) if won else (), msg("end-found" if won else "end-not-found"), scores)
    return Outcome(tuple(i for i, score in enumerate(scores) if score == best), msg("end-fame"), scores)


def _solo(state: MageKnightState) -> Outcome:
    """Solo Conquest (MKS-SOLO-15 to -22)."""
    rounds = by_players(state, scenario_of(state).rounds)
    score = state.players[0].fame + sum(achievements(state, 0)) + 10 * conquered_cities(state)
    won = state.goal_reached
    if won:
        score += 15
        score += 30 * (rounds - state.round)
        if state.dummy is not None:
            score += len(state.dummy.deck)
        if state.round_turns < 0:
            score += 5
    return Outcome((0,) if won else (), msg("end-conquered" if won else "end-not-conquered"), (float(score),))


#: How a scenario is reckoned.
SCORES: dict[str, Reckoning] = {"achievements": _by_achievements, "solo": _solo}
