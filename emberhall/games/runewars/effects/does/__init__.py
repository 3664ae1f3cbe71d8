"""What each effect does, and when it can be done."""

from . import cards, dials, fights

__all__ = ["cards", "dials", "fights"]
