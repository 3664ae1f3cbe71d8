"""Scenario 69, Well of the Unfortunate: traps behind the party."""

from collections.abc import Iterator

from emberhall.games.gloomhaven.content.pages import SpecialRule
from emberhall.games.gloomhaven.rules.notes import marked
from emberhall.games.gloomhaven.rules.scenarios.hooks import Happening, Hooks, LayTrap
from emberhall.games.gloomhaven.rules.tokens import TOKEN
from emberhall.games.gloomhaven.state import State, Table
from emberhall.kernel import Message, msg

TRAPS, PICTURE = "d", "bear"


class WellOfTheUnfortunate(Hooks):
    """When door 1 opens, two traps appear."""

    named = ("traps_appear",)

    def happens(self, t: Table, rule: SpecialRule) -> Iterator[Happening]:
        if rule.name == "traps_appear":
            for at in marked(t.state, TRAPS):
                yield LayTrap(at, PICTURE)

    def remarks(self, state: State, number: int) -> list[Message]:
        return [msg("note-doll")] if TOKEN in state.characters[number].treasures else []
