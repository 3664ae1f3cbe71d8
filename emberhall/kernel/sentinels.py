"""What a state holds where no seat and no space belongs: plain numbers, so they encode like any other."""

from typing import Final

NOBODY: Final = -1
"""In place of a seat: no player."""

NOWHERE: Final = -1
"""In place of a space: not on the map."""
