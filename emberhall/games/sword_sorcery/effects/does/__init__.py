"""What nodes do, with the rules."""

from . import attacks, bodies, tests, world

__all__ = ["attacks", "bodies", "tests", "world"]
