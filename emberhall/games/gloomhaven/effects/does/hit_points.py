"""Hit points that a figure gives up itself."""

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.rules.consuming import reward
from emberhall.games.gloomhaven.rules.damage import exhaust, suffer
from emberhall.games.gloomhaven.state import State, Table
from emberhall.kernel import NO, Flow, confirm, msg, pick


@BOOK.can(fx.Suffer)
def can_suffer(state: State, play: Playing, effect: fx.Suffer) -> bool:
    return effect.effect is None or BOOK.possible(state, play, effect.effect)


@BOOK.does(fx.Suffer)
def suffers(t: Table, play: Playing, effect: fx.Suffer) -> Flow[None]:
    """Suffer damage, as much as the player wants if it is a choice; what it buys comes only if it is suffered."""
    n = effect.n
    if effect.may:
        n = yield from (_how_much if effect.up_to else _all_or_nothing)(t, play, effect)
    play.trail.suffered = yield from suffer(t, play.actor, n)
    if play.trail.suffered and effect.effect is not None:
        reward(t, play, effect.xp)
        yield from BOOK.do(t, play, effect.effect)


def _how_much(t: Table, play: Playing, effect: fx.Suffer) -> Flow[int]:
    options = [ch.SufferThis(n) for n in range(1, effect.n + 1)]
    chosen = yield from pick(BOOK.asks(t.state, play), msg("ask-suffer-up-to", n=effect.n), options, stop=NO)
    return chosen.n if chosen is not None else 0


def _all_or_nothing(t: Table, play: Playing, effect: fx.Suffer) -> Flow[int]:
    gains = BOOK.text(effect.effect) if effect.effect is not None else ""
    prompt = msg("ask-suffer", n=effect.n, given=int(effect.effect is not None), gains=gains)
    return effect.n if (yield from confirm(BOOK.asks(t.state, play), prompt)) else 0


@BOOK.does(fx.SetHp)
def set_hp(t: Table, play: Playing, effect: fx.SetHp) -> None:
    play.actor.hp = effect.n


@BOOK.can(fx.Exhaust)
def can_exhaust(state: State, play: Playing, effect: fx.Exhaust) -> bool:
    return play.trail.performed  # it is the price of the ability before


@BOOK.does(fx.Exhaust)
def exhausts(t: Table, play: Playing, effect: fx.Exhaust) -> None:
    exhaust(t, t.state.characters[play.actor.owner])
