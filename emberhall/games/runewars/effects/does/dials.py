"""Effects on resource dials, and the players of season cards."""

from emberhall.games.runewars.choices import PickDial
from emberhall.games.runewars.effects import nodes as fx
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.names import faction_name
from emberhall.games.runewars.rules.dials import coming, play_order, production, turn_dial
from emberhall.games.runewars.rules.orders import number
from emberhall.games.runewars.state import State, Table
from emberhall.games.runewars.terms import DIAL, RESOURCES
from emberhall.kernel import Flow, choose, msg


def tell_dials(t: Table, seat: int) -> None:
    """Log where a player's dials stand now."""
    player = t.state.players[seat]
    t.say(msg("say-dials", faction=faction_name(player.faction), **player.dials))


@BOOK.does(fx.RaiseDial)
def raise_dial(t: Table, playing: Playing, effect: fx.RaiseDial) -> Flow[None]:
    player = t.state.players[playing.seat]
    free = [resource for resource in RESOURCES if player.dials[resource] < DIAL]
    options = [PickDial(resource, coming(player, resource, effect.n)) for resource in free]
    if options:
        picked = yield from choose(playing.seat, msg("ask-raise"), options)
        turn_dial(player, picked.resource, effect.n)
        tell_dials(t, playing.seat)


@BOOK.does(fx.LowerDial)
def lower_dial(t: Table, playing: Playing, effect: fx.LowerDial) -> Flow[None]:
    player = t.state.players[playing.seat]
    if effect.which == "food":
        turn_dial(player, "food", -effect.n)
        tell_dials(t, playing.seat)
        return
    least = max(player.dials.values()) if effect.which == "highest" else 1
    options = [PickDial(resource) for resource in RESOURCES if player.dials[resource] >= max(1, least)]
    if options:
        picked = yield from choose(playing.seat, msg("ask-lower"), options)
        turn_dial(player, picked.resource, -effect.n)
        tell_dials(t, playing.seat)


@BOOK.does(fx.SetDials)
def set_dials(t: Table, playing: Playing, effect: fx.SetDials) -> None:
    player = t.state.players[playing.seat]
    player.dials = production(t.state, playing.seat)
    turn_dial(player, "food", effect.food)
    tell_dials(t, playing.seat)


@BOOK.does(fx.CapDials)
def cap_dials(t: Table, playing: Playing, effect: fx.CapDials) -> None:
    player = t.state.players[playing.seat]
    most = production(t.state, playing.seat)
    player.dials = {resource: min(n, most[resource]) for resource, n in player.dials.items()}
    tell_dials(t, playing.seat)


@BOOK.does(fx.PayDials)
def pay_dials(t: Table, playing: Playing, effect: fx.PayDials) -> Flow[None]:
    for resource in RESOURCES:
        turn_dial(t.state.players[playing.seat], resource, -effect.n)
    tell_dials(t, playing.seat)
    yield from BOOK.do(t, playing, effect.effect)


@BOOK.can(fx.PayDials)
def can_pay_dials(state: State, playing: Playing, effect: fx.PayDials) -> bool:
    return min(state.players[playing.seat].dials.values()) >= effect.n and BOOK.possible(state, playing, effect.effect)


@BOOK.finds(fx.EachPlayer)
def each_player(state: State, playing: Playing, group: fx.EachPlayer) -> list[Playing]:
    """All players in the turn order of the previous season (RW-SEASON-05, RW-SEASON-06)."""
    last = {seat: number(p.played.cards[-1]) for seat, p in enumerate(state.players) if p.played}
    return [Playing(seat) for seat in play_order(state, last)]


@BOOK.holds(fx.InfluenceAtMost)
def influence_at_most(state: State, playing: Playing, test: fx.InfluenceAtMost) -> bool:
    return state.players[playing.seat].influence <= test.n


@BOOK.holds(fx.InfluenceAtLeast)
def influence_at_least(state: State, playing: Playing, test: fx.InfluenceAtLeast) -> bool:
    return state.players[playing.seat].influence >= test.n
