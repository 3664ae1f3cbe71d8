"""Forced movement: PUSH away from a figure, PULL towards it, step by step as the attacker decides."""

from dataclasses import dataclass

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import ITEMS, MONSTERS, plan_of
from emberhall.games.gloomhaven.effects.book import Strike, gain_xp
from emberhall.games.gloomhaven.effects.nodes import Immovable
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.ambiguity import players_decide
from emberhall.games.gloomhaven.rules.board import (
    breakable,
    cells,
    closed_targets,
    enemies,
    ground,
    led,
    obstacles,
    on_map,
    seat_of,
    taken,
)
from emberhall.games.gloomhaven.rules.damage import suffer
from emberhall.games.gloomhaven.rules.movement import enter
from emberhall.games.gloomhaven.rules.scenarios import hooks_of
from emberhall.games.gloomhaven.rules.scenarios.hooks import Drift
from emberhall.games.gloomhaven.rules.special_rules import carries_out
from emberhall.games.gloomhaven.rules.values import flies, ignores_scenario
from emberhall.games.gloomhaven.state import Figure, State, Table
from emberhall.geometry.hexes import distance, neighbours
from emberhall.kernel import NOBODY, NOWHERE, Flow, choose, msg, pick


@dataclass
class Force:
    """A push or pull under way: who moves whom, away from a hex or towards it, and what the attack adds to it."""

    by: Figure
    figure: Figure
    origin: int
    away: bool
    blow: Strike | None = None

    @property
    def crushes(self) -> bool:
        """Whether the figure may be moved into obstacles, which are destroyed."""
        return self.blow is not None and self.blow.crushes[0] > 0

    @property
    def rule(self) -> str:
        return "GH-EFFECT-05" if self.away else "GH-EFFECT-08"


def push(
    t: Table, by: Figure, figure: Figure, *pushes: int, blow: Strike | None = None, origin: int | None = None
) -> Flow[int]:
    """Move a figure this many hexes away from the attacker or another hex; return how many it moved
    (GH-EFFECT-05, GH-EFFECT-06, GH-EFFECT-07)."""
    return (yield from _forced(t, Force(by, figure, by.at if origin is None else origin, away=True, blow=blow), pushes))


def pull(t: Table, by: Figure, figure: Figure, *pulls: int, towards: int | None = None) -> Flow[int]:
    """Move a figure this many hexes towards the attacker or another hex
    (GH-EFFECT-08, GH-EFFECT-09, GH-EFFECT-10)."""
    origin = by.at if towards is None else towards
    return (yield from _forced(t, Force(by, figure, origin, away=False), pulls))


@carries_out(Drift)
def _drift(t: Table, one: Drift) -> Flow[None]:
    """Force a figure one hex, as wind or water would; its player chooses among several."""
    state, figure = t.state, one.figure
    if figure.at == NOWHERE or _immovable(state, figure):
        return
    if one.scenario_effect and ignores_scenario(state, figure):
        return
    full = taken(state) | _barred(state, figure)
    floor = ground(state)
    free = [to for to in one.to if to in floor.beside[figure.at] and to not in full]
    if not free:
        yield from suffer(t, figure, one.blocked)
        return
    to = free[0]
    if len(free) > 1:
        plan = plan_of(state.scenario)
        prompt = msg("ask-drift", who=figure_name(figure))
        to = plan.index[(yield from choose(seat_of(state, figure), prompt, [ch.at(plan.hexes[at]) for at in free])).to]
    yield from enter(t, figure, to, over=flies(state, figure))
    hooks_of(state).moved(state, figure)


def _sums(several: tuple[int, ...]) -> set[int]:
    """How far a figure may be moved: each effect is skipped or applied as a whole (GH-EFFECT-03)."""
    found = {0}
    for n in several:
        found |= {far + n for far in found}
    return found


def _immovable(state: State, figure: Figure) -> bool:
    if figure.kind == "character":
        items = state.characters[figure.owner].items
        return any(isinstance(ITEMS[item.id].effect, Immovable) for item in items)
    if hooks_of(state).immovable(state, figure):
        return True
    return figure.kind == "objective" or (figure.kind == "monster" and MONSTERS[figure.name].immovable)


def _forced(t: Table, force: Force, several: tuple[int, ...]) -> Flow[int]:
    state, figure = t.state, force.figure
    if _immovable(state, figure):
        if figure.kind == "character":
            state.characters[figure.owner].deeds.item_uses += 1  # GH-USE-05
        return 0
    moved, left, stops = 0, sum(several), _sums(several)
    while left and figure.at != NOWHERE:
        steps = [to for to in _steps(state, force, figure.at) if _ends(state, force, to, left - 1)]
        if not steps:
            break
        to = yield from _next_hex(t, force, steps, left, may_stop=moved in stops)
        if to is None:
            return moved
        left -= 1
        moved += 1
        yield from _crushed(t, force, to)
        if figure.at == NOWHERE:
            return moved
        yield from enter(t, figure, to, over=flies(state, figure))
    if moved:
        t.beat()
    yield from _blocked(t, force, left)
    return moved


def _next_hex(t: Table, force: Force, steps: list[int], left: int, *, may_stop: bool) -> Flow[int | None]:
    """Choose the next hex; None to stop. The players decide for a monster that attacks."""
    state, by, figure = t.state, force.by, force.figure
    plan = plan_of(state.scenario)
    options = [ch.at(plan.hexes[to]) for to in steps]
    prompt = msg("ask-push" if force.away else "ask-pull", who=figure_name(figure), n=left)
    chosen: ch.At | None
    if not led(by):
        chosen = yield from players_decide(t, prompt, options)
    elif may_stop and not any(figure.at in cells(other) for other in on_map(state) if other is not figure):
        chosen = yield from pick(seat_of(state, by), prompt, options, force.rule, stop=ch.STAY)
    else:
        chosen = yield from choose(seat_of(state, by), prompt, options, force.rule)
    return None if chosen is None else plan.index[chosen.to]


def _crushed(t: Table, force: Force, to: int) -> Flow[None]:
    """Destroy the obstacle that a figure is moved into, and damage the figure."""
    state, blow, by = t.state, force.blow, force.by
    if blow is None or not force.crushes or to not in breakable(state):
        return
    state.map.obstacles = [obstacle for obstacle in state.map.obstacles if to not in obstacle.hexes]
    if by.owner != NOBODY:
        gain_xp(t, state.characters[by.owner], blow.crushes[1])
    yield from suffer(t, force.figure, blow.crushes[0], by)


def _blocked(t: Table, force: Force, left: int) -> Flow[None]:
    """Damage a figure for each hex that it could not be pushed."""
    state, blow, by = t.state, force.blow, force.by
    if not left or blow is None or not blow.blocked[0] or force.figure.at == NOWHERE:
        return
    if _stopped(state, force.figure, force.origin):
        if by.owner != NOBODY:
            gain_xp(t, state.characters[by.owner], left * blow.blocked[1])
        yield from suffer(t, force.figure, left * blow.blocked[0], by)


def _stopped(state: State, figure: Figure, origin: int) -> bool:
    """Whether a wall stops a push, or an obstacle stops a figure that does not fly."""
    plan, floor, barred = plan_of(state.scenario), ground(state), _barred(state, figure)
    here, start = plan.hexes[figure.at], plan.hexes[origin]
    further = [cell for cell in neighbours(here) if distance(cell, start) > distance(here, start)]
    open_to = {plan.hexes[to] for to in floor.beside[figure.at] if to not in barred}
    return any(cell not in open_to for cell in further)


def _barred(state: State, figure: Figure) -> set[int]:
    """The hexes of obstacles that stop a figure; one that flies is stopped only by a closed door
    (GH-EFFECT-13, GH-MOVE-12)."""
    barred = closed_targets(state) if flies(state, figure) else obstacles(state)
    return barred.union(hooks_of(state).barred(state, figure))


def _steps(state: State, force: Force, at: int) -> list[int]:
    """The next hexes of forced movement. Walls and closed doors stop everyone; obstacles and enemies stop everyone who
    does not fly (GH-EFFECT-07, GH-EFFECT-10, GH-EFFECT-13, GH-MOVE-12)."""
    floor = ground(state)
    apart, away = floor.apart(force.origin), force.away
    barred = _barred(state, force.figure)
    if not flies(state, force.figure):
        if force.crushes:
            barred -= breakable(state)
        barred.update(*[cells(enemy) for enemy in enemies(state, force.figure)])
    return [
        to for to in floor.beside[at] if to not in barred and (apart[to] > apart[at] if away else apart[to] < apart[at])
    ]


def _ends(state: State, force: Force, at: int, left: int) -> bool:
    """Whether forced movement that enters a hex can end on a free one (GH-EFFECT-14)."""
    if at not in taken(state):
        return True
    return left > 0 and any(_ends(state, force, to, left - 1) for to in _steps(state, force, at))
