"""What orders, units, cards and tokens do, as values."""

from . import acts, fights, heroes, tests
from .base import SAYS, Moment

#: The words for effects in the files.
MODULES = (acts, fights, heroes, tests)

__all__ = ["MODULES", "SAYS", "Moment", "acts", "fights", "heroes", "tests"]
