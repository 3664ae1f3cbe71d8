"""Scenario 54, Palace of Ice: a staff is charged by the damage that its bearer deals."""

from collections.abc import Callable

from emberhall.games.gloomhaven.content.aims import Goal, StaffCharged
from emberhall.games.gloomhaven.content.formulas import worth
from emberhall.games.gloomhaven.rules.notes import happened, quest_character
from emberhall.games.gloomhaven.rules.scenarios.hooks import Hooks
from emberhall.games.gloomhaven.state import Figure, State
from emberhall.kernel import Message, msg

INFESTER, STAFF = "harrower-infester", "staff"
#: How many tokens the staff holds.
FULL = "2*C*(L+1)"


class PalaceOfIce(Hooks):
    """Only the bearer of the staff can damage Harrower Infesters; each point of it charges the staff."""

    def harms(self, state: State, figure: Figure, by: Figure | None) -> bool:
        if figure.name != INFESTER:
            return True
        return by is not None and by.kind == "character" and by.owner == quest_character(state)

    def suffered(self, state: State, figure: Figure, damage: int) -> None:
        if figure.name == INFESTER:
            full = worth(FULL, len(state.characters), state.level)
            state.notes[STAFF] = min(full, happened(state, STAFF) + damage)

    def remarks(self, state: State, number: int) -> list[Message]:
        if number != quest_character(state):
            return []
        return [msg("note-staff", n=happened(state, STAFF), of=worth(FULL, len(state.characters), state.level))]

    def goals(self) -> dict[type[Goal], Callable[[State], bool]]:
        return {StaffCharged: lambda state: happened(state, STAFF) >= worth(FULL, len(state.characters), state.level)}
