"""Heal: hit points restored, POISON and WOUND removed."""

from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.conditions import healed
from emberhall.games.gloomhaven.rules.scenarios import hooks_of
from emberhall.games.gloomhaven.state import Figure, Table
from emberhall.kernel import msg


def heal(t: Table, figure: Figure, n: int) -> int:
    """Heal a figure, never above its maximum; return how much it regained (GH-HEAL-04)."""
    if not healed(figure):
        t.say(msg("say-healed", who=figure_name(figure), n=0))
        return 0
    gained = max(0, min(n, figure.most - figure.hp))
    figure.hp += gained
    if (other := hooks_of(t.state).partner(t.state, figure)) is not None:
        other.hp = figure.hp
    t.say(msg("say-healed", who=figure_name(figure), n=gained))
    t.beat()
    return gained
