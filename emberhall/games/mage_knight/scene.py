"""What lies on the table."""

from emberhall.games.mage_knight.state import MageKnightState
from emberhall.scene import Scene


def scene(state: MageKnightState, eyes: int) -> Scene:
    """The table in the eyes of these seats."""
    return Scene()
