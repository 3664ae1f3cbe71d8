"""Scenario 87, Corrupted Cove: a Giant Ooze that loses its armour as others die, and water that protects."""

from collections.abc import Iterator

from emberhall.games.gloomhaven.content.pages import SpecialRule
from emberhall.games.gloomhaven.effects.book import Strike
from emberhall.games.gloomhaven.rules.notes import ended_turn, happened, marked, note
from emberhall.games.gloomhaven.rules.scenarios.hooks import Happening, Hooks
from emberhall.games.gloomhaven.state import Figure, State, Table
from emberhall.kernel import Message, msg

BOSS, OOZE, WATER = "giant-ooze", "ooze", "a"
#: The tokens on the boss, and the Shield that each of them gives.
TOKENS, ARMOUR = 4, 2
#: The Shield of those who have bathed against the attacks of Oozes.
CLEAN = 2


def clean(state: State, figure: Figure) -> bool:
    """Whether a figure is a character who has used one of the waters."""
    return figure.kind == "character" and happened(state, f"clean:{figure.owner}") > 0


class CorruptedCove(Hooks):
    """The Giant Ooze has tokens that Oozes take along when they die; the marked waters protect against Oozes."""

    named = ("water_cleans",)

    def shield(self, state: State, figure: Figure) -> int:
        return ARMOUR * max(0, TOKENS - happened(state, f"killed:{OOZE}")) if figure.name == BOSS else 0

    def immune(self, state: State, figure: Figure) -> tuple[str, ...]:
        return ("poison",) if clean(state, figure) else ()

    def sway(self, state: State, attacker: Figure, blow: Strike) -> None:
        if attacker.name in (OOZE, BOSS) and clean(state, blow.target):
            blow.shield += CLEAN

    def happens(self, t: Table, rule: SpecialRule) -> Iterator[Happening]:
        state = t.state
        figure = ended_turn(state)
        fresh = figure is not None and figure.at in marked(state, WATER) and figure.at in state.map.difficult
        if rule.name == "water_cleans" and figure is not None and fresh and not clean(state, figure):
            state.map.difficult.remove(figure.at)
            note(state, f"clean:{figure.owner}")
        yield from ()

    def remarks(self, state: State, number: int) -> list[Message]:
        return [msg("note-clean")] if happened(state, f"clean:{number}") else []
