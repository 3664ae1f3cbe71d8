"""Helpers for tests of any game: positions to play on from, loaded dice, reasons for what cannot be chosen."""

from .answers import reasons_given
from .dice import LoadedDice
from .position import Position

__all__ = ["LoadedDice", "Position", "reasons_given"]
