"""Figures that act by rules of their own: escorted allies of a scenario, companions of a boss."""

from collections.abc import Callable, Collection

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import MONSTERS, ground_of, plan_of
from emberhall.games.gloomhaven.content.pages import Ally
from emberhall.games.gloomhaven.ground import FAR
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.ambiguity import players_decide
from emberhall.games.gloomhaven.rules.board import enemies, obstacles, on_map, taken
from emberhall.games.gloomhaven.rules.monster_ways import Field, Move, left_to
from emberhall.games.gloomhaven.rules.movement import enter, stopped, ways
from emberhall.games.gloomhaven.rules.notes import ally_of, marked
from emberhall.games.gloomhaven.state import Figure, State, Table
from emberhall.games.gloomhaven.terms import IMMOBILIZE, STUN
from emberhall.kernel import NOWHERE, Flow, msg


def errand(state: State, figure: Figure) -> Ally | None:
    """How an ally takes its turn: how far it moves, and towards what, or how it attacks; None if it has no turn."""
    if figure.kind not in ("npc", "bystander"):
        return None
    entry = ally_of(state, figure)
    return entry if entry is not None and entry.move is not None else None


def companions(state: State, type: str) -> list[Figure]:
    """The companions of a boss on the map, in the order of their numbers: they act right before it."""
    kind = MONSTERS[type].companion
    if kind is None:
        return []
    return sorted([figure for figure in on_map(state) if figure.name == kind.id], key=lambda figure: figure.number)


def _goals(state: State, entry: Ally) -> list[int]:
    """The hexes that it moves towards: those of a letter, or a monster, in its place or where it is now."""
    if entry.returns:
        return [plan_of(state.scenario).index[cell] for cell in entry.hexes]
    if entry.toward:
        return marked(state, entry.toward)
    goal = _monster(state, entry)
    return [] if goal is None else [goal]


def _monster(state: State, entry: Ally) -> int | None:
    plan = plan_of(state.scenario)
    room = entry.room - 1
    place = next(place for place in plan.scenario.rooms[room].monsters if place.type == entry.monster)
    if not state.map.rooms >> room & 1:
        return plan.index[place.hex]
    return next((f.at for f in on_map(state) if f.name == entry.monster and plan.room_of.get(f.at) == room), None)


def walk(t: Table, figure: Figure) -> Flow[None]:
    """Move an ally by the shortest way, through doors, and over traps if it must."""
    state = t.state
    entry = errand(state, figure)
    if entry is None or figure.conditions & STUN:
        return

    yield from walk_to(
        t, figure, entry.move or 0, lambda: _goals(state, entry), near=0 if entry.arrives or entry.returns else 1
    )


def walk_to(
    t: Table, figure: Figure, points: int, goals: Callable[[], Collection[int]], *, near: int = 0
) -> Flow[None]:
    """Move a figure by the shortest way to the nearest of some hexes, or so near to it.

    The goals are looked for again at every step: a door that it opens may change them.
    """
    state = t.state
    plan = plan_of(state.scenario)
    if figure.conditions & IMMOBILIZE:
        return
    while points and figure.at != NOWHERE:
        left = [min(costs) for costs in zip(*[_left(state, figure, goal) for goal in goals()], strict=True)]
        if not left or left[figure.at] <= near:
            return
        reached = {to: way for to, way in ways(state, figure, points, jump=False).items() if left[to] < left[figure.at]}
        if not reached:
            return
        best = min((left[to], way.cost) for to, way in reached.items())
        options = [ch.at(plan.hexes[to]) for to, way in reached.items() if (left[to], way.cost) == best]
        chosen = yield from players_decide(t, msg("ask-monster-move", who=figure_name(figure)), options)
        way = reached[plan.index[chosen.to]]
        points -= way.cost
        for to in way.steps:
            if not (yield from enter(t, figure, to, over=False)) or stopped(figure):
                return
        t.beat()


def _left(state: State, figure: Figure, goal: int) -> list[int]:
    """The cost of the way from every hex to the goal on the whole map, through doors that are still closed."""
    plan = plan_of(state.scenario)
    whole = ground_of(state.scenario, (1 << len(plan.rooms)) - 1, (1 << len(plan.doors)) - 1)
    bitmap = whole.bitmap
    field = Field(
        whole,
        figure.at,
        (),
        unseen=bitmap(enemy.at for enemy in enemies(state, figure) if enemy.at != goal),
        obstacles=bitmap(obstacles(state) - {goal}),
        traps=bitmap([*state.map.traps, *state.map.hazards]),
        difficult=bitmap(state.map.difficult),
    )
    left = [FAR] * len(whole.hexes)
    for cost, layer in left_to(field, goal, Move()):
        for at in whole.numbers(layer):
            left[at] = cost
    for at in taken(state) - {figure.at, goal}:
        left[at] = FAR
    return left
