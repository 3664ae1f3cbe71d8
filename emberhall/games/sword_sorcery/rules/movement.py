"""Heroes move, stand up and evade."""

from emberhall.games.sword_sorcery.effects.book import announce
from emberhall.games.sword_sorcery.names import figure_name, place_name
from emberhall.games.sword_sorcery.rules.arrival import arrive
from emberhall.games.sword_sorcery.rules.attack import attack
from emberhall.games.sword_sorcery.rules.conditions import hampered
from emberhall.games.sword_sorcery.rules.sight import dominates, enemies_in
from emberhall.games.sword_sorcery.rules.stats import bonus, marked_with, movement
from emberhall.games.sword_sorcery.rules.targets import pick_figure
from emberhall.games.sword_sorcery.state import Hero, State, Table
from emberhall.games.sword_sorcery.terms import Moment
from emberhall.kernel import Flow, msg


def cost(state: State, hero: Hero, area: int) -> int:
    """The movement points into an area (SS-FULL-MOVE-01)."""
    hard = state.ground.terrain[area] == "difficult" and not bonus(state, hero, "ignore_hindrance")
    return 2 if hard else 1


def points(state: State, hero: Hero) -> int:
    """The movement points a hero could spend now, with the Movement activity if they may begin it."""
    left = hero.steps + hero.extra
    return left + movement(state, hero) if may_begin(hero) else left


def may_begin(hero: Hero) -> bool:
    """Whether a hero may begin the Movement activity; a slowed hero does one thing (SS-SLOW-01)."""
    return not hero.moved and not ("slow" in hero.conditions and hero.spent)


def spend(t: Table, hero: Hero, n: int) -> Flow[bool]:
    """Spend movement points, those of the activity first, beginning it if need be; return whether it was not wasted."""
    if hero.steps + hero.extra < n:
        hero.moved = hero.spent = True
        if (yield from hampered(t, hero)):
            return False
        hero.steps += movement(t.state, hero)
    used = min(hero.steps, n)
    hero.steps -= used
    hero.extra -= n - used
    return True


def ways(state: State, hero: Hero) -> list[int]:
    """Where a hero can go with the points they have (SS-WALL-01, SS-OBST-02)."""
    have, closed = points(state, hero), state.closed
    if not have or "knocked_down" in hero.conditions:
        return []
    return [
        to
        for to, door, difficult in state.ground.walks[hero.area]
        if not door & closed and (not difficult or cost(state, hero, to) <= have)
    ]


def step(t: Table, hero: Hero, area: int) -> Flow[None]:
    """Move a hero to the next area; leaving enemies means evading (SS-FULL-MOVE-03)."""
    state = t.state
    if not (yield from spend(t, hero, cost(state, hero, area))):
        return
    if enemies_in(state, hero.area) and not (yield from _evade(t, hero)):
        return
    if t.events is not None:
        t.say(msg("say-moves", who=figure_name(hero), where=place_name(state, area)))
    yield from arrive(t, hero, area)


def _evade(t: Table, hero: Hero) -> Flow[bool]:
    """Whether the hero gets away: enemies there react unless the heroes dominate (SS-FREE-04 to SS-FREE-08)."""
    state, here = t.state, hero.area
    if (yield from hampered(t, hero)):
        return False
    waiting = [enemy for enemy in enemies_in(state, here) if "stun" not in enemy.conditions]
    if not waiting or marked_with(hero, "no_reaction") or dominates(state, True, here):
        return True
    yield from announce(t, Moment.EVADE, hero)
    safe = marked_with(hero, "no_reaction")
    hero.mods[:] = [mod for mod in hero.mods if mod.until != "evade"]
    if safe:
        return True
    while waiting and not hero.ghost and hero.area == here:  # a hero pushed away is out of reach
        enemy = yield from pick_figure(
            t, hero.seat, waiting, msg("ask-reaction", who=figure_name(hero)), "SS-FULL-MOVE-03"
        )
        yield from attack(t, enemy, hero, enemy.card.attacks["main"], "enemy")
        waiting = [one for one in waiting if one is not enemy and one.hp > 0]
    return not hero.ghost and "knocked_down" not in hero.conditions and hero.area == here
