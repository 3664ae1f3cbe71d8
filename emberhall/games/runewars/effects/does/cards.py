"""Effects that draw cards and give influence."""

from emberhall.games.runewars.effects import nodes as fx
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.rules.dials import gain_influence, icons_shown
from emberhall.games.runewars.rules.tactics import draw_tactics
from emberhall.games.runewars.state import State, Table
from emberhall.kernel import Flow


@BOOK.does(fx.DrawTactics)
def do_draw_tactics(t: Table, playing: Playing, effect: fx.DrawTactics) -> Flow[None]:
    yield from draw_tactics(t, playing.seat, effect.n)


@BOOK.does(fx.DrawByDials)
def draw_by_dials(t: Table, playing: Playing, effect: fx.DrawByDials) -> Flow[None]:
    yield from draw_tactics(t, playing.seat, icons_shown(t.state.players[playing.seat], "tactics"))


@BOOK.does(fx.GainInfluence)
def do_gain_influence(t: Table, playing: Playing, effect: fx.GainInfluence) -> None:
    gain_influence(t, playing.seat, effect.n)


@BOOK.does(fx.GainByDials)
def gain_by_dials(t: Table, playing: Playing, effect: fx.GainByDials) -> None:
    gain_influence(t, playing.seat, icons_shown(t.state.players[playing.seat], "influence"))


@BOOK.does(fx.LoseInfluence)
def lose_influence(t: Table, playing: Playing, effect: fx.LoseInfluence) -> None:
    player = t.state.players[playing.seat]
    player.influence = max(0, player.influence - effect.n)


@BOOK.does(fx.Pay)
def pay(t: Table, playing: Playing, effect: fx.Pay) -> Flow[None]:
    t.state.players[playing.seat].influence -= effect.influence
    yield from BOOK.do(t, playing, effect.effect)


@BOOK.can(fx.Pay)
def can_pay(state: State, playing: Playing, effect: fx.Pay) -> bool:
    return state.players[playing.seat].influence >= effect.influence and BOOK.possible(state, playing, effect.effect)
