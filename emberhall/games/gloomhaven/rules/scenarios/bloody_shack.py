"""Scenario 58, Bloody Shack: piles of bones protect and heal the Harvester; a dagger gets through."""

from collections.abc import Iterator

from emberhall.games.gloomhaven.content.pages import SpecialRule
from emberhall.games.gloomhaven.effects.book import Strike
from emberhall.games.gloomhaven.rules.notes import quest_character
from emberhall.games.gloomhaven.rules.scenarios.hooks import Happening, Heal, Hooks
from emberhall.games.gloomhaven.state import Character, Figure, State, Table
from emberhall.kernel import Message, msg

BOSS, PILE = "the-harvester", "bone-pile"
#: The number of a goal treasure; here it is the dagger.
DAGGER = 0
PIERCE = 4


def piles(state: State) -> int:
    """How many piles of bones are left."""
    return sum(figure.name == PILE for figure in state.figures.values())


class BloodyShack(Hooks):
    """Each pile gives the Harvester Shield 1 and heals it; only the avenger takes and uses the dagger."""

    named = ("bones_heal",)

    def shield(self, state: State, figure: Figure) -> int:
        return piles(state) if figure.name == BOSS else 0

    def happens(self, t: Table, rule: SpecialRule) -> Iterator[Happening]:
        if rule.name == "bones_heal":
            for boss in [figure for figure in t.state.figures.values() if figure.name == BOSS]:
                for _ in range(piles(t.state)):
                    yield Heal(boss, len(t.state.characters) - 1)

    def may_loot(self, state: State, character: Character, number: int) -> bool:
        return number != DAGGER or character is state.characters[quest_character(state)]

    def remarks(self, state: State, number: int) -> list[Message]:
        if DAGGER in state.characters[number].treasures:
            return [msg("note-dagger")]
        return [msg("note-avenger")] if number == quest_character(state) else []

    def sway(self, state: State, attacker: Figure, blow: Strike) -> None:
        armed = attacker.kind == "character" and DAGGER in state.characters[attacker.owner].treasures
        if armed and blow.target.name == BOSS:
            blow.pierce += PIERCE
