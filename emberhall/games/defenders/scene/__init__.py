"""What lies on the table: the realm with its pieces, the heroes, the Generals, the war."""

from emberhall.games.defenders.scene.battle import battle
from emberhall.games.defenders.scene.board import realm
from emberhall.games.defenders.scene.cards import COLOUR_WORDS
from emberhall.games.defenders.scene.focus import focus
from emberhall.games.defenders.scene.players import hand_of, hero_panel
from emberhall.games.defenders.scene.table import enemies, foreseen, stacks, status, war
from emberhall.games.defenders.state import State
from emberhall.scene import Die, Scene


def scene(state: State, looking: int) -> Scene:
    """The table as this (redacted) state shows it."""
    seats = range(len(state.heroes))
    return Scene(
        boards=(realm(state),),
        panels=(war(state), *(hero_panel(state, seat) for seat in seats), *enemies(state)),
        rows=(*(hand_of(state, seat, bool(looking >> seat & 1)) for seat in seats), *foreseen(state)),
        stacks=stacks(state),
        dice=tuple(Die(f"die:{i}", face, COLOUR_WORDS[colour]) for i, (colour, face) in enumerate(state.dice)),
        status=status(state),
        focus=focus(state),
        fight=battle(state),
        light="night" if state.phase == "night" else "day",
    )
