"""What each act does, and when it can be done: importing this writes the book."""

from emberhall.games.defenders.effects.does import darkness, dragons, generals, hero_cards, realm, removals

__all__ = ["darkness", "dragons", "generals", "hero_cards", "realm", "removals"]
