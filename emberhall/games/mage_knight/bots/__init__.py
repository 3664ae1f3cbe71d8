"""Bots for Mage Knight: how good a position is, and the search through a turn."""
