"""Scenario 67, Arcane Library: the golem stays in its room."""

from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.rules.scenarios.hooks import Hooks
from emberhall.games.gloomhaven.state import Figure, State

BOSS, DOOR = "arcane-golem", "2"


class ArcaneLibrary(Hooks):
    """The Arcane Golem cannot enter or pass door 2."""

    def barred(self, state: State, figure: Figure) -> tuple[int, ...]:
        if figure.name != BOSS:
            return ()
        plan = plan_of(state.scenario)
        return tuple(at for n, (at, _) in enumerate(plan.doors) if plan.door(n).label == DOOR)
