"""Figures that change their place without moving: at once, or with another."""

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.rules.board import ground, obstacles, taken
from emberhall.games.gloomhaven.rules.movement import enter
from emberhall.games.gloomhaven.rules.values import flies
from emberhall.games.gloomhaven.state import Table
from emberhall.kernel import Flow, msg, pick


@BOOK.does(fx.Teleport)
def teleport(t: Table, play: Playing, effect: fx.Teleport) -> Flow[None]:
    """Go to a hex where nobody stands and nothing is in the way."""
    state = t.state
    plan, full = plan_of(state.scenario), taken(state) | obstacles(state)
    free = [at for at, near in enumerate(ground(state).beside) if near and at not in full]
    options = [ch.at(plan.hexes[at]) for at in free]
    chosen = yield from pick(BOOK.asks(state, play), msg("ask-teleport"), options, stop=ch.SKIP)
    if chosen is not None:
        play.trail.performed = True
        yield from enter(t, play.actor, plan.index[chosen.to], over=flies(state, play.actor))
        t.beat()
