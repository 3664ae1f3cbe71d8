"""A character whose turn is taken over: for that turn, enemies are allies and allies are enemies."""

from emberhall.games.gloomhaven.rules.notes import happened
from emberhall.games.gloomhaven.state import Slot, State
from emberhall.games.gloomhaven.terms import FOES, HEROES
from emberhall.kernel import NOBODY

#: The notes of whom it is (the number of the character, from 1), and how far they must move.
POSSESSED, STEPS = "possessed", "possessed-move"


def possess(state: State, number: int, points: int) -> None:
    """Take over the turn of a character (its number) in this round."""
    state.notes |= {POSSESSED: number + 1, STEPS: points}


def possessed(state: State) -> int:
    """The character whose turn is taken over this round."""
    return happened(state, POSSESSED) - 1


def change_sides(state: State, slot: Slot | None) -> None:
    """Before each turn: the possessed character and its summons change sides for theirs, and back. After the last
    turn of a round nobody is possessed any more."""
    number = possessed(state)
    if number == NOBODY:
        return
    for figure in state.figures.values():
        if figure.kind in ("character", "summon") and figure.owner == number:
            figure.side = FOES if slot is not None and slot.character == number else HEROES
    if slot is None:
        state.notes[POSSESSED] = 0
