"""Masks at Midnight: bid masks in secret for prizes that lie face down. Hidden hands, everybody decides at once."""

from .game import GAME

__all__ = ["GAME"]
