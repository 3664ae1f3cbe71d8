"""What turns resource dials, and for whom season cards are."""

from emberhall.games.runewars.choices import PickDial
from emberhall.games.runewars.effects.book import BOOK, Play
from emberhall.games.runewars.effects.nodes import acts, tests
from emberhall.games.runewars.names import faction_name
from emberhall.games.runewars.rules.orders import number
from emberhall.games.runewars.rules.resources import coming, play_order, production, turn_dial
from emberhall.games.runewars.state import Land, Runewars
from emberhall.games.runewars.terms import DIAL, RESOURCES
from emberhall.kernel import Flow, choose, msg


def tell_dials(t: Land, seat: int) -> None:
    """Where a player's dials stand now."""
    player = t.state.players[seat]
    t.say(msg("say-dials", faction=faction_name(player.faction), **player.dials))


@BOOK.does(acts.RaiseDial)
def raise_dial(t: Land, play: Play, effect: acts.RaiseDial) -> Flow[None]:
    player = t.state.players[play.seat]
    free = [resource for resource in RESOURCES if player.dials[resource] < DIAL]
    options = [PickDial(resource, coming(player, resource, effect.n)) for resource in free]
    if options:
        picked = yield from choose(play.seat, msg("ask-raise"), options)
        turn_dial(player, picked.resource, effect.n)
        tell_dials(t, play.seat)


@BOOK.does(acts.LowerDial)
def lower_dial(t: Land, play: Play, effect: acts.LowerDial) -> Flow[None]:
    player = t.state.players[play.seat]
    if effect.which == "food":
        turn_dial(player, "food", -effect.n)
        tell_dials(t, play.seat)
        return
    least = max(player.dials.values()) if effect.which == "highest" else 1
    options = [PickDial(resource) for resource in RESOURCES if player.dials[resource] >= max(1, least)]
    if options:
        picked = yield from choose(play.seat, msg("ask-lower"), options)
        turn_dial(player, picked.resource, -effect.n)
        tell_dials(t, play.seat)


@BOOK.does(acts.SetDials)
def set_dials(t: Land, play: Play, effect: acts.SetDials) -> None:
    player = t.state.players[play.seat]
    player.dials = production(t.state, play.seat)
    turn_dial(player, "food", effect.food)
    tell_dials(t, play.seat)


@BOOK.does(acts.CapDials)
def cap_dials(t: Land, play: Play, effect: acts.CapDials) -> None:
    player = t.state.players[play.seat]
    most = production(t.state, play.seat)
    player.dials = {resource: min(n, most[resource]) for resource, n in player.dials.items()}
    tell_dials(t, play.seat)


@BOOK.does(acts.PayDials)
def pay_dials(t: Land, play: Play, effect: acts.PayDials) -> Flow[None]:
    for resource in RESOURCES:
        turn_dial(t.state.players[play.seat], resource, -effect.n)
    tell_dials(t, play.seat)
    yield from BOOK.do(t, play, effect.effect)


@BOOK.can(acts.PayDials)
def can_pay_dials(state: Runewars, play: Play, effect: acts.PayDials) -> bool:
    return min(state.players[play.seat].dials.values()) >= effect.n and BOOK.possible(state, play, effect.effect)


@BOOK.finds(tests.EachPlayer)
def each_player(state: Runewars, play: Play, group: tests.EachPlayer) -> list[Play]:
    """In the order of the turns of the season before (RW-SEASON-05, -06)."""
    last = {seat: number(p.played.cards[-1]) for seat, p in enumerate(state.players) if p.played}
    return [Play(seat) for seat in play_order(state, last)]


@BOOK.holds(tests.InfluenceAtMost)
def influence_at_most(state: Runewars, play: Play, test: tests.InfluenceAtMost) -> bool:
    return state.players[play.seat].influence <= test.n


@BOOK.holds(tests.InfluenceAtLeast)
def influence_at_least(state: Runewars, play: Play, test: tests.InfluenceAtLeast) -> bool:
    return state.players[play.seat].influence >= test.n
