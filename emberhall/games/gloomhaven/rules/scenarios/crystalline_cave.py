"""Scenario 84, Crystalline Cave: monsters want the crystal."""

from emberhall.games.gloomhaven.rules.notes import standing
from emberhall.games.gloomhaven.rules.scenarios.hooks import Hooks
from emberhall.games.gloomhaven.state import Figure, State
from emberhall.games.gloomhaven.terms import HEROES

CRYSTAL = "crystal"


class CrystallineCave(Hooks):
    """A monster that can attack the crystal this turn focuses on it."""

    def side_of_objects(self) -> int:
        return HEROES

    def first_focus(self, state: State, figure: Figure) -> Figure | None:
        return standing(state, CRYSTAL) if figure.kind == "monster" else None
