"""What each node does, and what it needs: importing this writes the book."""

from emberhall.games.mage_knight.effects.does import cards, combinations, enemies, gains, lasting, points

__all__ = ["cards", "combinations", "enemies", "gains", "lasting", "points"]
