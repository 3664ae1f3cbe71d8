"""Scenario 80, Vigil Keep: without one of the chests a character fights badly."""

from emberhall.games.gloomhaven.effects.book import Strike
from emberhall.games.gloomhaven.rules.scenarios.hooks import Hooks
from emberhall.games.gloomhaven.state import Character, Figure, State

#: The number of a goal treasure.
CHEST = 0


class VigilKeep(Hooks):
    """A character without a goal chest attacks with disadvantage and uses no items; nobody takes two."""

    def may_loot(self, state: State, character: Character, number: int) -> bool:
        return number != CHEST or CHEST not in character.treasures

    def may_use_items(self, state: State, character: Character) -> bool:
        return CHEST in character.treasures

    def sway(self, state: State, attacker: Figure, blow: Strike) -> None:
        if attacker.kind == "character" and CHEST not in state.characters[attacker.owner].treasures:
            blow.disadvantage = True
