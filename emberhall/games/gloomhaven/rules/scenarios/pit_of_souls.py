"""Scenario 62, Pit of Souls: other bones take the Hungry Soul's Shield away."""

from emberhall.games.gloomhaven.rules.scenarios.hooks import Hooks
from emberhall.games.gloomhaven.state import Figure, State

SOUL, BONES = "hungry-soul", "living-bones"
#: The Shield that the soul has on top of that of its kind.
MOST = 5


class PitOfSouls(Hooks):
    """The Hungry Soul loses 1 of its additional Shield for each of the Living Bones on the map."""

    def shield(self, state: State, figure: Figure) -> int:
        if figure.name != SOUL:
            return 0
        return -min(MOST, sum(other.name == BONES for other in state.figures.values()))
