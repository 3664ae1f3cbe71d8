"""Skirmish on the Moor: bands of fighters on a field of 151 hexes, with dice, woods, rocks and buried chests."""

from .game import GAME

__all__ = ["GAME"]
