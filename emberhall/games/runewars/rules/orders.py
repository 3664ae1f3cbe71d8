"""Orders: chosen in secret, revealed together, resolved in turn."""

from functools import cache

from emberhall.games.runewars.choices import PlayOrder
from emberhall.games.runewars.content import ORDERS
from emberhall.games.runewars.names import faction_name, order_name
from emberhall.games.runewars.rules.dials import has_supremacy, play_order
from emberhall.games.runewars.state import OrderId, Player, State, Table
from emberhall.kernel import Flow, ask_together, msg


@cache
def number(order: str) -> int:
    """The number of an order card."""
    return ORDERS[order.partition(".")[2]].number


def choose_orders(t: Table) -> Flow[list[int]]:
    """All players choose an order and reveal it; returns the seats in turn order (RW-ORDER-01 to RW-ORDER-06)."""
    players = t.state.players
    seats = [seat for seat, player in enumerate(players) if not player.out]
    questions = {seat: (msg("ask-order"), [PlayOrder(card) for card in players[seat].orders]) for seat in seats}
    chosen = yield from ask_together(questions, "RW-ORDER-01")
    for seat in seats:
        t.move(OrderId(chosen[seat].order), players[seat].orders, players[seat].active, secretly_by=seat)
    for seat in seats:
        t.move(OrderId(chosen[seat].order), players[seat].active, players[seat].played)
        order = order_name(chosen[seat].order)
        t.say(msg("say-order", faction=faction_name(players[seat].faction), order=order))
    t.beat()
    return play_order(t.state, {seat: number(chosen[seat].order) for seat in seats})


def supreme(player: Player) -> bool:
    """Whether a player has supremacy with the order revealed last (RW-ORDER-08, RW-ORDER-10, RW-ORDER-11)."""
    *earlier, now = [number(order) for order in player.played.cards]
    return has_supremacy(now, earlier)


def in_order(state: State) -> list[int]:
    """The seats in the order of their last orders, or by influence if there are none yet.

    RW-SEASON-05, RW-SEASON-06.
    """
    last = {seat: number(player.played.cards[-1]) for seat, player in enumerate(state.players) if player.played}
    return play_order(state, last)
