"""Bids of influence."""

from emberhall.games.runewars.content import SEASON_CARDS
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.rules.bids import bid_influence, tie_breaker
from emberhall.games.runewars.state import Table
from emberhall.kernel.secrecy import redact
from emberhall.rulebook import rule

from .positions import answer, land


@rule("RW-BID-07")
def test_the_winner_of_a_tie_is_not_also_the_lowest_bidder() -> None:
    state = land()
    for player in state.players:
        player.influence = 3
    for place in state.places.values():
        place.rune.cards = []
    effect = SEASON_CARDS["council_of_summer"].effect
    asked = answer(
        BOOK.do(Table(state, 2), Playing(0), effect),
        *("0/bid_influence:1", "1/bid_influence:1"),
        *(f"{tie_breaker(state, [0, 1])}/pick_player:0", "1/pick_dial:food"),
    )
    assert asked[-1] == "1 ask-lower"


@rule("RW-INFO-04", "RW-BID-13", "RW-BID-01", "RW-POWER-06")
def test_influence_is_public_and_titles_keep_theirs() -> None:
    state = land()
    state.titles["captain"].owner, state.titles["captain"].influence = 0, 5
    state.players[0].influence, state.players[1].influence = 2, 1
    assert redact(state, 1).players[0].influence == 2
    question = next(bid_influence(Table(state, 2)))
    assert [len(ask.options) for ask in question.asks] == [3, 2]  # type: ignore[union-attr]
    assert sum("bid" in str(type(card.effect)).lower() for card in SEASON_CARDS.values()) == 8
