"""Drawing cards."""

from emberhall.games.mage_knight.state import Player, Table
from emberhall.kernel import Flow, confirm, msg


def draw_at_once(t: Table, player: Player, n: int) -> int:
    """Draw from the Deed deck; an empty deck ends it (MK-DRAW-11). Gives the number of cards still missing."""
    missing = n - len(player.deck.cards)
    t.deal(player.deck, player.hand, n)
    return missing if missing > 0 else 0


def draw_cards(t: Table, player: Player, n: int) -> Flow[None]:
    """Draw from the Deed deck; if it runs out, Long Night may fill it again (MK-DRAW-12)."""
    missing = draw_at_once(t, player, n)
    if missing and (yield from long_night(t, player)):
        draw_at_once(t, player, missing)


def long_night(t: Table, player: Player) -> Flow[bool]:
    """Offer the Tactic Long Night to a player whose deck has run out."""
    if player.tactic != "long_night" or player.tactic_used or not player.discard:
        return False
    seat = t.state.players.index(player)
    if not (yield from confirm(seat, msg("ask-long-night"), "MK-DRAW-12")):
        return False
    use_long_night(t, player)
    return True


def use_long_night(t: Table, player: Player) -> None:
    """Three random cards of the discard pile go into the empty deck; the Tactic is used up."""
    player.tactic_used = True
    for _ in range(min(3, len(player.discard))):
        card = t.pick(player.discard.cards)
        player.discard.remove(card)
        player.deck.add(card)
    t.shuffle(player.deck)
