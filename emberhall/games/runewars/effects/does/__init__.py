"""What each effect does, and when it can be done."""

from . import cards, fights

__all__ = ["cards", "fights"]
