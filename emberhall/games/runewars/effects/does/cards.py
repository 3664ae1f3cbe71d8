"""What draws cards and gives influence."""

from emberhall.games.runewars.effects.book import BOOK, Play
from emberhall.games.runewars.effects.nodes import acts
from emberhall.games.runewars.rules import resources, tactics
from emberhall.games.runewars.state import Land, Runewars
from emberhall.kernel import Flow


@BOOK.does(acts.DrawTactics)
def draw_tactics(t: Land, play: Play, effect: acts.DrawTactics) -> Flow[None]:
    yield from tactics.draw(t, play.seat, effect.n)


@BOOK.does(acts.DrawByDials)
def draw_by_dials(t: Land, play: Play, effect: acts.DrawByDials) -> Flow[None]:
    yield from tactics.draw(t, play.seat, resources.shown(t.state.players[play.seat], "tactics"))


@BOOK.does(acts.GainInfluence)
def gain_influence(t: Land, play: Play, effect: acts.GainInfluence) -> None:
    resources.gain(t, play.seat, effect.n)


@BOOK.does(acts.GainByDials)
def gain_by_dials(t: Land, play: Play, effect: acts.GainByDials) -> None:
    resources.gain(t, play.seat, resources.shown(t.state.players[play.seat], "influence"))


@BOOK.does(acts.LoseInfluence)
def lose_influence(t: Land, play: Play, effect: acts.LoseInfluence) -> None:
    player = t.state.players[play.seat]
    player.influence = max(0, player.influence - effect.n)


@BOOK.does(acts.Pay)
def pay(t: Land, play: Play, effect: acts.Pay) -> Flow[None]:
    t.state.players[play.seat].influence -= effect.influence
    yield from BOOK.do(t, play, effect.effect)


@BOOK.can(acts.Pay)
def can_pay(state: Runewars, play: Play, effect: acts.Pay) -> bool:
    return state.players[play.seat].influence >= effect.influence and BOOK.possible(state, play, effect.effect)
