"""What follows an attack on its target."""

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.ambiguity import players_decide
from emberhall.games.gloomhaven.rules.board import nearest_empty, obstacles
from emberhall.games.gloomhaven.rules.consuming import reward
from emberhall.games.gloomhaven.rules.damage import suffer
from emberhall.games.gloomhaven.rules.values import flies
from emberhall.games.gloomhaven.state import Bonus, Figure, Table
from emberhall.kernel import NOWHERE, Flow, msg

#: The riders that wait for the end of the attack.
AFTERWARDS = (fx.XpPerDamage, fx.LoseFlying)


@BOOK.does(fx.XpPerDamage)
def xp_per_damage(t: Table, play: Playing, effect: fx.XpPerDamage) -> None:
    reward(t, play, play.trail.dealt // effect.per)


@BOOK.does(fx.LoseFlying)
def lose_flying(t: Table, play: Playing, effect: fx.LoseFlying) -> Flow[None]:
    """The target cannot fly any more in this scenario."""
    assert play.strike is not None, "no attack is under way"
    target = play.strike.target
    if target.at != NOWHERE and flies(t.state, target):
        target.bonuses.append(Bonus("grounded", 1, round=False))
        if target.at in obstacles(t.state):
            yield from _falls(t, target, play.actor)


def _falls(t: Table, figure: Figure, by: Figure) -> Flow[None]:
    """Damage of a trap, and the nearest empty hex, for a figure above an obstacle (GH-MOVE-13)."""
    state = t.state
    hexes = plan_of(state.scenario)
    options = [ch.at(hexes.hexes[at]) for at in nearest_empty(state, figure.at)]
    chosen = yield from players_decide(t, msg("ask-monster-move", who=figure_name(figure)), options)
    figure.at = hexes.index[chosen.to]
    yield from suffer(t, figure, state.trap_damage, by)
