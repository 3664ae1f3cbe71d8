"""Wardens of the Valley: everybody together against a deck of embers that sets the valley on fire. For 1 to 4 seats."""

from .game import GAME

__all__ = ["GAME"]
