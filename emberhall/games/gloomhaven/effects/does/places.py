"""Figures that change their place without moving: at once, or with another."""

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.rules.beasts import is_beast
from emberhall.games.gloomhaven.rules.board import ground, hostile, obstacles, on_map, taken, targetable
from emberhall.games.gloomhaven.rules.movement import enter, landed
from emberhall.games.gloomhaven.rules.targets import pick_figure
from emberhall.games.gloomhaven.rules.values import flies
from emberhall.games.gloomhaven.state import Figure, State, Table
from emberhall.kernel import NOWHERE, Flow, msg, pick


@BOOK.does(fx.Teleport)
def teleport(t: Table, play: Playing, effect: fx.Teleport) -> Flow[None]:
    """Go to a hex where nobody stands and nothing is in the way."""
    state = t.state
    plan, full = plan_of(state.scenario), taken(state) | obstacles(state)
    there = play.trail.spots.get("doomed", []) if effect.to == "its_hex" else range(len(plan.hexes))
    free = [at for at in there if ground(state).beside[at] and at not in full]
    options = [ch.at(plan.hexes[at]) for at in free]
    chosen = yield from pick(BOOK.asks(state, play), msg("ask-teleport"), options, stop=ch.SKIP)
    if chosen is not None:
        play.trail.performed = True
        yield from enter(t, play.actor, plan.index[chosen.to], over=flies(state, play.actor))
        t.beat()


def _of_kind(state: State, play: Playing, kind: str) -> list[Figure]:
    """The figures that a word of the card stands for: they can stand anywhere."""
    actor = play.actor
    found = [figure for figure in on_map(state) if figure.kind != "objective" and not figure.also]
    match kind:
        case "you":
            return [actor]
        case "beast":
            return [figure for figure in found if is_beast(figure) and figure.owner == play.owner]
        case "summon":
            return [figure for figure in found if figure.kind == "summon" and not hostile(actor, figure)]
        case "enemy":
            return [figure for figure in found if hostile(actor, figure) and targetable(state, figure)]
    return found


def _partners(state: State, a: Figure, others: list[Figure]) -> list[Figure]:
    """Those that can change places with a figure: neither ends in an obstacle unless it flies."""
    under = obstacles(state)
    return [
        b
        for b in others
        if b is not a and (b.at not in under or flies(state, a)) and (a.at not in under or flies(state, b))
    ]


@BOOK.can(fx.Swap)
def can_swap(state: State, play: Playing, effect: fx.Swap) -> bool:
    others = _of_kind(state, play, effect.b)
    return any(_partners(state, a, others) for a in _of_kind(state, play, effect.a))


@BOOK.does(fx.Swap)
def swap(t: Table, play: Playing, effect: fx.Swap) -> Flow[None]:
    """Let two figures change places at once."""
    state = t.state
    others = _of_kind(state, play, effect.b)
    firsts = [a for a in _of_kind(state, play, effect.a) if _partners(state, a, others)]
    a: Figure | None = play.actor
    if effect.a != "you":
        a = yield from pick_figure(t, play, msg("ask-swap"), firsts)
    b = None if a is None else (yield from pick_figure(t, play, msg("ask-swap"), _partners(state, a, others)))
    if a is None or b is None:
        return
    play.trail.performed = True
    a.at, b.at = b.at, a.at
    t.beat()
    for figure in (a, b):
        if figure.at != NOWHERE and not flies(state, figure):
            yield from landed(t, figure)
