"""What effects do, by way of the rules."""

from emberhall.games.sword_sorcery.effects.does import attacks, bodies, tests, world

__all__ = ["attacks", "bodies", "tests", "world"]
