"""Scenario 72, Oozing Grove: trees that bring Oozes, one after another."""

from collections.abc import Iterator

from emberhall.games.gloomhaven.content.pages import SpecialRule
from emberhall.games.gloomhaven.rules.notes import standing
from emberhall.games.gloomhaven.rules.scenarios.hooks import Happening, Hooks, SummonBeside
from emberhall.games.gloomhaven.state import Rank, Table

TREES, OOZE = ("tree-a", "tree-b", "tree-c"), "ooze"


class OozingGrove(Hooks):
    """At the end of each round the next tree summons an Ooze; a destroyed one keeps its place in the order."""

    named = ("tree_summons",)

    def happens(self, t: Table, rule: SpecialRule) -> Iterator[Happening]:
        state = t.state
        tree = standing(state, TREES[(state.round - 1) % len(TREES)])
        if rule.name == "tree_summons" and tree is not None:
            odd: tuple[Rank, ...] = ("normal", "normal", "elite")
            even: tuple[Rank, ...] = ("normal", "elite", "elite")
            yield SummonBeside(OOZE, (odd if state.round % 2 else even)[len(state.characters) - 2], tree.at)
