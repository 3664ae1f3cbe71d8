"""Auction for heroes: players who contest a pick bid Fame."""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.state import Auction, State, Table
from emberhall.kernel import Flow, msg, pick

HIGHEST_BID = 20
_STEPS = 5  # raises offered at once


def contested(state: State, hero: str) -> None:
    """Open an auction for a picked hero among players who have none yet (MK-AUCT-02, MK-AUCT-03)."""
    state.auction = Auction(hero, [-1] * len(state.players), speaks=1, left=len(state.picking) - 1)
    state.auction.bids[state.picking[0]] = 0


def bid_for_hero(t: Table) -> Flow[tuple[int, str] | None]:
    """Ask one player for a bid; once nobody raises, return the winner and the hero (MK-AUCT-04 to MK-AUCT-09)."""
    state = t.state
    auction = state.auction
    assert auction is not None
    bidders = state.picking
    highest = max(auction.bids)
    if auction.left == 0:
        seat = next(seat for seat in bidders if auction.bids[seat] == highest)  # MK-AUCT-08
        state.players[seat].fame -= highest
        state.auction = None
        t.say(msg("say-auction", hero=name("hero", auction.hero), n=highest))
        return seat, auction.hero
    seat = bidders[auction.speaks]
    options: list[ch.Bid] = []
    if seat == bidders[0]:
        options.append(ch.Bid(highest))  # the first picker may match (MK-AUCT-04)
    options.extend(ch.Bid(n) for n in range(highest + 1, min(highest + _STEPS, HIGHEST_BID) + 1))
    prompt = msg("ask-auction", hero=name("hero", auction.hero), n=highest)
    bid = yield from pick(seat, prompt, options, "MK-AUCT-05", stop=ch.PASS)
    auction.speaks = (auction.speaks + 1) % len(bidders)
    auction.left -= 1
    if bid is not None:
        auction.bids[seat] = bid.n
        auction.left = len(bidders) - 1
    return None
