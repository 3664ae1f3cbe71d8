"""Heal: hit points restored, POISON and WOUND removed."""

from emberhall.effects import Lasting
from emberhall.games.gloomhaven.effects.book import KEPT
from emberhall.games.gloomhaven.effects.moments import Moment
from emberhall.games.gloomhaven.effects.nodes import Add, Overheal
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.conditions import healed
from emberhall.games.gloomhaven.rules.scenarios import hooks_of
from emberhall.games.gloomhaven.state import Figure, State, Table
from emberhall.kernel import NOBODY, msg


def heal(t: Table, figure: Figure, n: int) -> int:
    """Heal a figure, never above its maximum unless a card says so; return how much it regained (GH-HEAL-04)."""
    if not healed(figure):
        t.say(msg("say-healed", who=figure_name(figure), n=0))
        return 0
    gained = max(0, min(n + _more(t, figure), _limit(t.state, figure) - figure.hp))
    figure.hp += gained
    if (other := hooks_of(t.state).partner(t.state, figure)) is not None:
        other.hp = figure.hp
    if t.events is not None:
        t.say(msg("say-healed", who=figure_name(figure), n=gained))
    t.beat()
    return gained


def _more(t: Table, figure: Figure) -> int:
    """What an active card adds to a heal, for one of its slots."""
    found = 0
    for lasting in list(KEPT.lasting(t.state, Moment.YOU_ARE_HEALED)):
        effect = KEPT.node(lasting).effect
        if _is(t.state, lasting, figure) and isinstance(effect, Add) and isinstance(effect.n, int):
            found += effect.n
            KEPT.use(t, lasting)
    return found


def _limit(state: State, figure: Figure) -> int:
    """The hit points that a heal can bring a figure to."""
    own = [one for one in KEPT.lasting(state, Moment.ALWAYS) if _is(state, one, figure)]
    limits = [effect.most for one in own if isinstance(effect := KEPT.node(one).effect, Overheal)]
    return max([figure.most, *limits])


def _is(state: State, lasting: Lasting, figure: Figure) -> bool:
    return lasting.owner != NOBODY and state.characters[lasting.owner].figure == figure.id
