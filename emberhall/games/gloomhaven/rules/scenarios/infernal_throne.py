"""Scenario 21, Infernal Throne: the boss has the hit points of its altar."""

from emberhall.games.gloomhaven.rules.scenarios.hooks import Hooks
from emberhall.games.gloomhaven.state import Figure, State

BOSS, ALTAR = "prime-demon", "altar"


class InfernalThrone(Hooks):
    """The Prime Demon cannot be damaged as long as its altar stands; both have the same hit points."""

    def partner(self, state: State, figure: Figure) -> Figure | None:
        if figure.name not in (BOSS, ALTAR):
            return None
        return next((f for f in state.figures.values() if f.name in (BOSS, ALTAR) and f is not figure), None)
