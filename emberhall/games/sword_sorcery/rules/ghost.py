"""Ghosts: movement, scream, relocation (SS-FULL-GHOST-01, SS-FULL-GHOST-02, SS-FULL-GHOST-03)."""

from emberhall.games.sword_sorcery.choices import END, RELOCATE, SCREAM, Go
from emberhall.games.sword_sorcery.content import BLUE
from emberhall.games.sword_sorcery.names import hero_name
from emberhall.games.sword_sorcery.rules.conditions import give
from emberhall.games.sword_sorcery.rules.death import nearest_shrine
from emberhall.games.sword_sorcery.rules.sight import distances
from emberhall.games.sword_sorcery.rules.targets import pick
from emberhall.games.sword_sorcery.state import Figure, Hero, State, Table
from emberhall.kernel import Flow, Option, msg

#: Movement points of a ghost.
STEPS = 3


def options(state: State, hero: Hero) -> list[Option]:
    """What a ghost may do."""
    found: list[Option] = []
    if hero.spent is False and (not hero.moved or hero.steps):
        found += [Go(state.ground.ids[to]) for to, door, _ in state.ground.ways[hero.area] if not door & state.closed]
    if "scream" not in hero.done and _heard(state, hero):
        found.append(SCREAM)
    free = not hero.moved and not hero.spent and hero.died < state.round
    if free and hero.area != nearest_shrine(state, hero.area):
        found.append(RELOCATE)
    return [*found, END]


def _heard(state: State, hero: Hero) -> list[Figure]:
    far = distances(state, hero.area)
    return [e for e in state.enemies if e.rank != "master" and far[e.area] <= 1]


def do(t: Table, hero: Hero, chosen: Option) -> Flow[None]:
    """What a ghost does; hindrances and enemies do not hold it."""
    state = t.state
    if isinstance(chosen, Go):
        if not hero.moved:
            hero.moved, hero.steps = True, STEPS
        hero.steps -= 1
        hero.area = state.ground.index[chosen.area]
    elif chosen is RELOCATE:
        hero.spent = True
        hero.area = nearest_shrine(state, hero.area)
    else:
        hero.done.append("scream")
        target = yield from pick(t, hero.seat, _heard(state, hero), msg("ask-scream", who=hero_name(hero)))
        face = BLUE[t.roll(10) - 1]
        t.say(msg("say-screams", who=hero_name(hero)))
        if face.hit or face.bolt:
            yield from give(t, target, "slow")
