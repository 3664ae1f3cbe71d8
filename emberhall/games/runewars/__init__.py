"""Runewars: the war of four factions for the dragon runes."""
