"""Forced movement: PUSH away from a figure, PULL towards it, step by step as the attacker likes."""

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
from emberhall.games.gloomhaven.rules.values import flies
from emberhall.games.gloomhaven.state import Figure, State, Table
from emberhall.geometry.hexes import distance, neighbours
from emberhall.kernel import NOBODY, NOWHERE, Flow, Option, choose, msg


def push(t: Table, by: Figure, figure: Figure, *pushes: int, blow: Strike | None = None) -> Flow[int]:
    """Move a figure so many hexes away (GH-EFFECT-05, GH-EFFECT-06, GH-EFFECT-07); how many it was."""
    return (yield from _forced(t, by, figure, pushes, by.at, away=True, blow=blow))


def pull(t: Table, by: Figure, figure: Figure, *pulls: int, towards: int | None = None) -> Flow[int]:
    """Move a figure so many hexes nearer, to who pulls or to another hex (GH-EFFECT-08, GH-EFFECT-09, GH-EFFECT-10)."""
    return (yield from _forced(t, by, figure, pulls, by.at if towards is None else towards, away=False))


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
    return figure.kind == "objective" or (figure.kind == "monster" and MONSTERS[figure.name].immovable)


def _forced(
    t: Table,
    by: Figure,
    figure: Figure,
    several: tuple[int, ...],
    origin: int,
    *,
    away: bool,
    blow: Strike | None = None,
) -> Flow[int]:
    state = t.state
    if _immovable(state, figure):
        if figure.kind == "character":
            state.characters[figure.owner].deeds.item_uses += 1  # GH-USE-05
        return 0
    plan = plan_of(state.scenario)
    crushing = blow is not None and blow.crushes[0] > 0
    moved, n, stops = 0, sum(several), _sums(several)
    while n and figure.at != NOWHERE:
        steps = [
            to
            for to in _steps(state, figure, figure.at, origin, away, crushing=crushing)
            if _ends(state, figure, to, origin, away, n - 1, crushing)
        ]
        if not steps:
            break
        options: list[Option] = [ch.at(plan.hexes[to]) for to in steps]
        prompt = msg("ask-push" if away else "ask-pull", who=figure_name(figure), n=n)
        if led(by):
            if moved in stops and not any(figure.at in cells(other) for other in on_map(state) if other is not figure):
                options.append(ch.STAY)
            chosen = yield from choose(seat_of(state, by), prompt, options, "GH-EFFECT-05" if away else "GH-EFFECT-08")
            if chosen is ch.STAY:
                return moved
        else:
            chosen = yield from players_decide(t, prompt, options)
        n -= 1
        moved += 1
        to = plan.index[chosen.to]
        if crushing and blow is not None and to in breakable(state):
            state.map.obstacles = [obstacle for obstacle in state.map.obstacles if to not in obstacle.hexes]
            if by.owner != NOBODY:
                gain_xp(t, state.characters[by.owner], blow.crushes[1])
            yield from suffer(t, figure, blow.crushes[0], by)
            if figure.at == NOWHERE:
                return moved
        yield from enter(t, figure, to, over=flies(state, figure))
    if moved:
        t.beat()
    if n and blow is not None and blow.blocked[0] and figure.at != NOWHERE and _stopped(state, figure, origin):
        if by.owner != NOBODY:
            gain_xp(t, state.characters[by.owner], n * blow.blocked[1])
        yield from suffer(t, figure, n * blow.blocked[0], by)
    return moved


def _stopped(state: State, figure: Figure, origin: int) -> bool:
    """Whether a wall stops a push, or an obstacle stops a figure that does not fly."""
    plan, floor, barred = plan_of(state.scenario), ground(state), _barred(state, figure)
    here, start = plan.hexes[figure.at], plan.hexes[origin]
    further = [cell for cell in neighbours(here) if distance(cell, start) > distance(here, start)]
    open_to = {plan.hexes[to] for to in floor.beside[figure.at] if to not in barred}
    return any(cell not in open_to for cell in further)


def _barred(state: State, figure: Figure) -> set[int]:
    """The hexes of obstacles as far as they stop a figure: one that flies is stopped only by a closed door
    (GH-EFFECT-13, GH-MOVE-12)."""
    return closed_targets(state) if flies(state, figure) else obstacles(state)


def _steps(state: State, figure: Figure, at: int, origin: int, away: bool, *, crushing: bool = False) -> list[int]:
    """The next hexes of forced movement. Walls and closed doors stop everyone; obstacles and enemies stop everyone who
    does not fly (GH-EFFECT-07, GH-EFFECT-10, GH-EFFECT-13, GH-MOVE-12)."""
    floor = ground(state)
    apart = floor.apart(origin)
    barred = _barred(state, figure)
    if not flies(state, figure):
        if crushing:
            barred -= breakable(state)
        barred.update(*[cells(enemy) for enemy in enemies(state, figure)])
    return [
        to for to in floor.beside[at] if to not in barred and (apart[to] > apart[at] if away else apart[to] < apart[at])
    ]


def _ends(  # noqa: PLR0917
    state: State, figure: Figure, at: int, origin: int, away: bool, left: int, crushing: bool
) -> bool:
    """Whether forced movement that enters a hex can end on a free one (GH-EFFECT-14)."""
    if at not in taken(state):
        return True
    return left > 0 and any(
        _ends(state, figure, to, origin, away, left - 1, crushing)
        for to in _steps(state, figure, at, origin, away, crushing=crushing)
    )
