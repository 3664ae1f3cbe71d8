"""What each effect does, and when it can be done."""

from . import cards, dials, fights, heroes, orders

__all__ = ["cards", "dials", "fights", "heroes", "orders"]
