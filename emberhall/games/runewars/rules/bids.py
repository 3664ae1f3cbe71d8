"""Influence bids: secret, revealed together, and all spent."""

from emberhall.games.runewars.choices import BidInfluence, PickPlayer
from emberhall.games.runewars.content import FACTIONS
from emberhall.games.runewars.names import faction_name
from emberhall.games.runewars.state import State, Table
from emberhall.kernel import NOBODY, Flow, ask_together, choose, msg


def bid_influence(t: Table) -> Flow[dict[int, int]]:
    """Everyone bids in secret and pays what they bid (RW-BID-04, RW-BID-05, RW-BID-06, RW-BID-13)."""
    players = t.state.players
    questions = {
        seat: (msg("ask-bid"), [BidInfluence(n) for n in range(player.influence + 1)])
        for seat, player in enumerate(players)
        if not player.out
    }
    chosen = yield from ask_together(questions, "RW-BID-04")
    for seat, option in chosen.items():
        players[seat].influence -= option.n
        t.say(msg("say-bid", faction=faction_name(players[seat].faction), n=option.n))
    return {seat: option.n for seat, option in chosen.items()}


def tie_breaker(state: State, tied: list[int]) -> int:
    """The player who decides a tie: the Primarch, or else the tied player with the most influence left.

    RW-BID-07, RW-BID-08, RW-BID-09, RW-BID-10.
    """
    primarch = state.titles["primarch"].owner
    if primarch != NOBODY:
        return primarch
    return max(tied, key=lambda s: (state.players[s].influence, FACTIONS[state.players[s].faction].influence))


def highest_bidder(t: Table, bids: dict[int, int]) -> Flow[int]:
    """The player with the highest bid, even if it is 0; ties are decided by the tie breaker.

    RW-BID-05, RW-BID-11, RW-BID-12.
    """
    return (yield from _of_tied(t, bids, max(bids.values()), "ask-tie"))


def lowest_bidder(t: Table, bids: dict[int, int]) -> Flow[int]:
    """The player with the lowest bid; ties are decided in the same way."""
    return (yield from _of_tied(t, bids, min(bids.values()), "ask-tie-lowest"))


def _of_tied(t: Table, bids: dict[int, int], n: int, ask: str) -> Flow[int]:
    tied = [seat for seat, bid in bids.items() if bid == n]
    if len(tied) == 1:
        return tied[0]
    decides = tie_breaker(t.state, tied)
    options = [PickPlayer(seat, t.state.players[seat].faction) for seat in tied]
    picked: PickPlayer = yield from choose(decides, msg(ask), options, "RW-BID-07")
    return picked.seat
