"""What lies on the table: the rooms with their figures, the order of the round, characters with their cards."""

from emberhall.games.gloomhaven.scene.board import rooms
from emberhall.games.gloomhaven.scene.monsters import acting, panels
from emberhall.games.gloomhaven.scene.players import classes_to_choose, hands, panel
from emberhall.games.gloomhaven.scene.table import elements, order, status
from emberhall.games.gloomhaven.state import State
from emberhall.scene import Scene


def scene(state: State, looking: int) -> Scene:
    """The table as this (redacted) state shows it."""
    return Scene(
        boards=(rooms(state),),
        panels=(
            *(panel(state, n) for n, character in enumerate(state.characters) if character.cls),
            elements(state),
            *panels(state),
        ),
        focus=acting(state) or classes_to_choose(state),
        rows=hands(state, looking),
        status=status(state),
        order=order(state),
    )
