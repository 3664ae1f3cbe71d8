"""How good a position is, for agents."""

from emberhall.games.mage_knight.rules.scoring import achievements
from emberhall.games.mage_knight.state import MageKnightState


def evaluate(state: MageKnightState, seat: int) -> float:
    """Between 0 and 1: Fame and achievements so far; at the end, whether it was won."""
    player = state.players[seat]
    worth = player.fame + sum(achievements(state, seat)) if player.hero else 0
    standing = max(0.0, min(1.0, worth / 200))
    if state.outcome is None:
        return standing
    return 0.5 + standing / 2 if seat in state.outcome.winners else standing / 2
