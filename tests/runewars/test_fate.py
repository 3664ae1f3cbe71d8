"""Fate cards."""

from typing import Any

from emberhall.games.runewars.rules.fate import draw_fate
from emberhall.games.runewars.rules.heroes import receive_reward
from emberhall.games.runewars.rules.quests import draw_quests
from emberhall.games.runewars.rules.tactics import draw_tactics
from emberhall.games.runewars.state import Table
from emberhall.kernel import Deck, Pile
from emberhall.rulebook import rule

from .positions import answer, land, with_hero


@rule("RW-FATE-09", "RW-TACT-09", "RW-REWARD-03")
def test_what_was_discarded_is_shuffled_before_it_is_drawn() -> None:
    """Fate cards, tactics cards, rewards and quests: one is drawn, and the rest are in a new order."""
    state = land()
    t = Table(state, 2)
    state.players[0].quests.cards.clear()
    piles: list[tuple[Deck[Any], Pile[Any]]] = [
        (state.fate, state.fate_discard), (state.tactics, state.tactics_discard),
        (state.rewards, state.rewards_discard), (state.quests, state.quests_discard),
    ]  # fmt: skip
    before = []
    for deck, discard in piles:
        discard.cards, deck.cards = deck.cards, []
        before.append(list(discard.cards))
    draw_fate(t, state.drawn, 1)
    answer(draw_tactics(t, 0, 1))
    answer(receive_reward(t, 0, with_hero(state, 0, "ronan")))
    answer(draw_quests(t, 0, 1))
    for (deck, discard), cards in zip(piles, before, strict=True):
        assert (len(deck), len(discard)) == (len(cards) - 1, 0)
        assert deck.cards != [card for card in cards if card in deck]
