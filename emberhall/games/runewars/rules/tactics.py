"""Tactics cards: drawing them, and the limit of the hand."""

from emberhall.games.runewars.choices import DiscardTactics
from emberhall.games.runewars.state import Land
from emberhall.games.runewars.terms import TACTICS_IN_HAND
from emberhall.kernel import Ask, Flow, msg


def draw(t: Land, seat: int, n: int) -> Flow[None]:
    """Draw tactics cards, not to be played in this season; above ten the player discards (RW-TACT-05, -07, -09)."""
    state = t.state
    player = state.players[seat]
    for _ in range(n):
        if not state.tactics:
            state.tactics.cards, state.tactics_discard.cards = state.tactics_discard.cards, []
            t.shuffle(state.tactics)
        if state.tactics:
            t.draw(state.tactics, player.fresh)
    while len(player.tactics) + len(player.fresh) > TACTICS_IN_HAND:
        options = [DiscardTactics(card) for card in (*player.tactics, *player.fresh)]
        picked = yield Ask(seat, msg("ask-discard-tactics"), options, "RW-TACT-07")
        hand = player.tactics if picked.card in player.tactics else player.fresh
        t.move(picked.card, hand, state.tactics_discard)


def season_ends(t: Land) -> None:
    """What was drawn in this season may be played from the next one on (RW-TACT-05)."""
    for player in t.state.players:
        for card in tuple(player.fresh):
            t.move(card, player.fresh, player.tactics)
