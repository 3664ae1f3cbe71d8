"""What tests of any game use: positions under way, loaded dice, what is offered and who is asked."""

from .answers import reasons_given
from .dice import LoadedDice
from .position import Position

__all__ = ["LoadedDice", "Position", "reasons_given"]
