"""Ghosts: movement, scream, relocation (SS-FULL-GHOST-01, SS-FULL-GHOST-02, SS-FULL-GHOST-03)."""

from emberhall.games.sword_sorcery.choices import RELOCATE, SCREAM, Go
from emberhall.games.sword_sorcery.content import BLUE
from emberhall.games.sword_sorcery.names import hero_name
from emberhall.games.sword_sorcery.rules.acting import Acting
from emberhall.games.sword_sorcery.rules.conditions import give
from emberhall.games.sword_sorcery.rules.death import nearest_shrine
from emberhall.games.sword_sorcery.rules.sight import distances
from emberhall.games.sword_sorcery.rules.targets import pick_figure
from emberhall.games.sword_sorcery.rules.turn import end_turn
from emberhall.games.sword_sorcery.state import Figure, Hero, State, Table
from emberhall.kernel import Flow, Menu, Word, msg, offer

#: Movement points of a ghost.
STEPS = 3


@offer(Go)
def drift(state: State, acting: Acting) -> list[Go]:
    """A ghost moves; hindrances and enemies do not hold it."""
    hero, ground = acting.hero, state.ground
    if hero.spent or (hero.moved and not hero.steps):
        return []
    return [Go(ground.ids[to]) for to, door, _ in ground.ways[hero.area] if not door & state.closed]


@drift.does
def _(t: Table, acting: Acting, chosen: Go) -> None:
    hero = acting.hero
    if not hero.moved:
        hero.moved, hero.steps = True, STEPS
    hero.steps -= 1
    hero.area = t.state.ground.index[chosen.area]


@offer(SCREAM)
def scream(state: State, acting: Acting) -> tuple[Word, ...]:
    """Once a round a ghost may slow an enemy nearby."""
    return (SCREAM,) if "scream" not in acting.hero.done and _heard(state, acting.hero) else ()


@scream.does
def _(t: Table, acting: Acting, chosen: Word) -> Flow[None]:
    hero = acting.hero
    hero.done.append("scream")
    target = yield from pick_figure(t, hero.seat, _heard(t.state, hero), msg("ask-scream", who=hero_name(hero)))
    face = BLUE[t.roll(10) - 1]
    t.say(msg("say-screams", who=hero_name(hero)))
    if face.hit or face.bolt:
        yield from give(t, target, "slow")


def _heard(state: State, hero: Hero) -> list[Figure]:
    far = distances(state, hero.area)
    return [e for e in state.enemies if e.rank != "master" and far[e.area] <= 1]


@offer(RELOCATE)
def relocate(state: State, acting: Acting) -> tuple[Word, ...]:
    """Instead of moving, a ghost may go to the nearest open shrine, though not in the round of its death."""
    hero = acting.hero
    free = not hero.moved and not hero.spent and hero.died < state.round
    return (RELOCATE,) if free and hero.area != nearest_shrine(state, hero.area) else ()


@relocate.does
def _(t: Table, acting: Acting, chosen: Word) -> None:
    acting.hero.spent = True
    acting.hero.area = nearest_shrine(t.state, acting.hero.area)


#: What a ghost may do in its turn.
GHOST: Menu[State, Acting] = Menu(drift, scream, relocate, end_turn)
