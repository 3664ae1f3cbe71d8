"""Scenario 61, Fading Lighthouse: two groups of monsters take turns at being there."""

from emberhall.games.gloomhaven.content.pages import SpecialRule
from emberhall.games.gloomhaven.rules.scenarios.hooks import Hooks
from emberhall.games.gloomhaven.state import Figure, State, Table
from emberhall.games.gloomhaven.terms import APART

#: The monsters that are there in odd rounds, and in even rounds.
ODD, EVEN = ("ooze", "giant-viper"), ("flame-demon", "frost-demon")


class FadingLighthouse(Hooks):
    """In odd rounds only Oozes and Giant Vipers act and can be affected, in even rounds only the demons."""

    named = ("groups_alternate",)

    def idle(self, state: State, type: str) -> bool:
        return type in (EVEN if state.round % 2 else ODD)

    def placed(self, state: State, figure: Figure) -> None:
        self._mark(state, figure)

    def happens(self, t: Table, rule: SpecialRule) -> tuple[()]:
        if rule.name == "groups_alternate":
            for figure in t.state.figures.values():
                self._mark(t.state, figure)
        return ()

    def _mark(self, state: State, figure: Figure) -> None:
        if figure.kind == "monster":
            figure.conditions &= ~APART
            figure.conditions |= APART * self.idle(state, figure.name)
