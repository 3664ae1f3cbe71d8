"""What lies on the table: the realm with its pieces, the heroes, the Generals, the war."""

from emberhall.games.defenders.state import Defenders
from emberhall.scene import Die, Scene

from .battle import battle
from .board import realm
from .cards import COLOUR_WORDS
from .focus import focus
from .players import hands, hero_panel
from .table import enemies, foreseen, stacks, status, war


def scene(state: Defenders, looking: int) -> Scene:
    """The table in the eyes of who sees this (redacted) state."""
    return Scene(
        boards=(realm(state),),
        panels=(war(state), *(hero_panel(state, seat) for seat in range(len(state.heroes))), *enemies(state)),
        rows=(*hands(state, looking), *foreseen(state)),
        stacks=stacks(state),
        dice=tuple(Die(f"die:{i}", face, COLOUR_WORDS[colour]) for i, (colour, face) in enumerate(state.dice)),
        status=status(state),
        focus=focus(state),
        fight=battle(state),
        light="night" if state.phase == "night" else "day",
    )
