"""Figures that lose Flying above an obstacle (GH-MOVE-13)."""

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.ambiguity import players_decide
from emberhall.games.gloomhaven.rules.board import nearest_empty, obstacles, on_map
from emberhall.games.gloomhaven.rules.damage import suffer
from emberhall.games.gloomhaven.rules.values import flies
from emberhall.games.gloomhaven.state import Figure, Table
from emberhall.kernel import Flow, msg


def fall(t: Table, figure: Figure, by: Figure | None = None) -> Flow[None]:
    """Suffer the damage of a trap and land on the nearest empty hex."""
    state = t.state
    plan = plan_of(state.scenario)
    options = [ch.at(plan.hexes[at]) for at in nearest_empty(state, figure.at)]
    chosen = yield from players_decide(t, msg("ask-monster-move", who=figure_name(figure)), options)
    figure.at = plan.index[chosen.to]
    yield from suffer(t, figure, state.trap_damage, by)


def come_down(t: Table) -> Flow[None]:
    """Let characters fall whose card with Flying has left the active area."""
    state = t.state
    state.notes.pop("falls", None)
    for figure in on_map(state):
        if figure.kind == "character" and figure.at in obstacles(state) and not flies(state, figure):
            yield from fall(t, figure)
