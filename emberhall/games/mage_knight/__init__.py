"""Mage Knight: heroes, their deeds and the conquest of a land."""
