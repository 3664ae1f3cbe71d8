"""What a character and a beast do for each other."""

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.beasts import beast_of, forgone
from emberhall.games.gloomhaven.rules.board import allies
from emberhall.games.gloomhaven.rules.damage import falls
from emberhall.games.gloomhaven.state import Bonus, Figure, State, Table
from emberhall.games.gloomhaven.terms import TOP
from emberhall.kernel import Flow, choose, msg


@BOOK.can(fx.Forgo)
def can_forgo(state: State, play: Playing, effect: fx.Forgo) -> bool:
    character = state.characters[play.owner]
    return bool(character.played) and not character.resting and not forgone(state, play.owner, effect.half)


@BOOK.does(fx.Forgo)
def forgo(t: Table, play: Playing, effect: fx.Forgo) -> None:
    """Give up a half of the turn; the beast is stronger or faster this round."""
    t.state.notes[f"forgone:{play.owner}:{effect.half}"] = t.state.round
    beast = beast_of(t.state, play.owner)
    if beast is not None:
        beast.bonuses.append(Bonus("stronger" if effect.half == TOP else "faster", effect.add, source=play.source))


def _sharers(state: State, play: Playing) -> list[Figure]:
    return [play.actor, *[ally for ally in allies(state, play.actor) if ally.kind == "summon"]]


@BOOK.can(fx.ShareDamage)
def can_share_damage(state: State, play: Playing, effect: fx.ShareDamage) -> bool:
    found = _sharers(state, play)
    return len(found) > 1 and any(figure.hp < figure.most for figure in found)


@BOOK.does(fx.ShareDamage)
def share_damage(t: Table, play: Playing, effect: fx.ShareDamage) -> Flow[None]:
    """Collect the damage on the figure and on all summons and hand it out anew; none gets more than its maximum."""
    found = _sharers(t.state, play)
    left = sum([max(0, figure.most - figure.hp) for figure in found])
    play.trail.performed = True
    for n, figure in enumerate(found):
        room = sum([other.most for other in found[n + 1 :]])
        options = [ch.SufferThis(much) for much in range(max(0, left - room), min(left, figure.most) + 1)]
        prompt = msg("ask-share", who=figure_name(figure), n=left)
        chosen = yield from choose(BOOK.asks(t.state, play), prompt, options)
        left -= chosen.n
        figure.hp = figure.most - chosen.n
    t.beat()
    for figure in found:
        if figure.hp <= 0:
            yield from falls(t, figure, None)
