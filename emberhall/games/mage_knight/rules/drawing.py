"""Drawing cards."""

from emberhall.games.mage_knight.rules.common import MK
from emberhall.games.mage_knight.state import Player
from emberhall.kernel import Flow, confirm, msg


def draw_cards(t: MK, player: Player, n: int) -> Flow[None]:
    """Draw from the Deed deck; an empty deck ends it (MK-DRAW-11), unless Long Night fills it again (MK-DRAW-12)."""
    for _ in range(n):
        if not player.deck and not (yield from long_night(t, player)):
            return
        t.draw(player.deck, player.hand)


def long_night(t: MK, player: Player) -> Flow[bool]:
    """Offer the Tactic Long Night to a player whose deck has run out."""
    if player.tactic != "long_night" or player.tactic_used or not player.discard:
        return False
    seat = t.state.players.index(player)
    if not (yield from confirm(seat, msg("prompt-long-night"), "MK-DRAW-12")):
        return False
    use_long_night(t, player)
    return True


def use_long_night(t: MK, player: Player) -> None:
    """Three random cards of the discard pile go into the empty deck; the Tactic is used up."""
    player.tactic_used = True
    for _ in range(min(3, len(player.discard))):
        card = t.pick(player.discard.cards)
        player.discard.remove(card)
        player.deck.add(card)
    t.shuffle(player.deck)
