"""Scenario 81, Temple of the Eclipse: a crystal and a sphere hurt the boss at the altar."""

from collections.abc import Generator
from typing import Any

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content.pages import SpecialRule
from emberhall.games.gloomhaven.names import class_name
from emberhall.games.gloomhaven.rules.board import beside
from emberhall.games.gloomhaven.rules.notes import ended_turn, happened, marked, note
from emberhall.games.gloomhaven.rules.scenarios.hooks import Choose, Happening, Harm, Hooks
from emberhall.games.gloomhaven.state import State, Table
from emberhall.kernel import Message, msg

BOSS, ALTAR = "the-colorless", "a"
#: The number of a goal treasure; each holds the crystal or the sphere.
CHEST = 0


def carried(state: State, number: int) -> int:
    """How many of the two a character (its number) still has."""
    return state.characters[number].treasures.count(CHEST) - happened(state, f"broken:{number}")


class TempleOfTheEclipse(Hooks):
    """Next to the altar, a character may give up the crystal or the sphere at the end of a turn."""

    named = ("altar_answers",)

    def happens(self, t: Table, rule: SpecialRule) -> Generator[Happening, Any, None]:
        state = t.state
        figure = ended_turn(state)
        if rule.name != "altar_answers" or figure is None or not carried(state, figure.owner):
            return
        boss = next((other for other in state.figures.values() if other.name == BOSS), None)
        if boss is None or not set(marked(state, ALTAR)) & set(beside(state, figure.at)):
            return
        who = class_name(state.characters[figure.owner].cls)
        n = 2 * len(state.characters)
        chosen = yield Choose(msg("ask-altar", who=who, whom=msg(f"monster-{BOSS}"), n=n), (ch.target(boss), ch.SKIP))
        if chosen is not ch.SKIP:
            note(state, f"broken:{figure.owner}")
            yield Harm(boss, n)

    def remarks(self, state: State, number: int) -> list[Message]:
        return [msg("note-relics", n=carried(state, number))] if carried(state, number) else []
