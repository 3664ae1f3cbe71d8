"""Why something cannot be chosen."""

from emberhall.kernel import Ask, Reason, msg

from .rules.movement import cost, points
from .rules.sight import engaged, sees
from .state import Hero, Sword


def why_not(state: Sword, ask: Ask, element: str) -> Reason | None:
    """Why the hero whose turn it is cannot choose this."""
    if ask.prompt.id != "ask-turn" or not 0 <= state.active < len(state.heroes):
        return None
    hero = state.heroes[state.active]
    kind, _, id = element.partition(":")
    if kind == "area" and id in state.ground.index:
        return _area(state, hero, state.ground.index[id])
    if kind == "figure" and id.isdecimal():
        target = state.figure(int(id))
        if target is None or isinstance(target, Hero):
            return None
        if hero.combats < 1:
            return Reason(msg("why-no-combat"), "SS-HERO-04")
        if engaged(state, hero) and target.area != hero.area:
            return Reason(msg("why-engaged"), "SS-ENGAGE-02")
        if not sees(state, hero, target.area):
            return Reason(msg("why-unseen"), "SS-FULL-LOS-01")
        return Reason(msg("why-range"), "SS-FULL-RANGE-02")
    if kind == "card" and id in hero.turned:
        return Reason(msg("why-turned", left=hero.turned[id]), "SS-FULL-POW-02")
    return None


def _area(state: Sword, hero: Hero, area: int) -> Reason | None:
    if "knocked_down" in hero.conditions:
        return Reason(msg("why-down"), "SS-KD-03")
    ways = {to: (door, barrier) for to, door, barrier in state.ground.ways[hero.area]}
    if area not in ways:
        return Reason(msg("why-no-way"), "SS-WALL-01")
    door, barrier = ways[area]
    if door & state.closed:
        return Reason(msg("why-door"), "SS-TERR-01")
    if barrier:
        return Reason(msg("why-barrier"), "SS-OBST-02")
    if cost(state, hero, area) > points(state, hero):
        return Reason(msg("why-points", needed=cost(state, hero, area), left=points(state, hero)), "SS-FULL-MOVE-01")
    return None
