"""What each effect does, and when it is possible."""

from emberhall.games.runewars.effects.does import (
    cards,
    dials,
    errands,
    fights,
    heroes,
    neutrals,
    orders,
    seasons,
    tests,
    tokens,
)

__all__ = ["cards", "dials", "errands", "fights", "heroes", "neutrals", "orders", "seasons", "tests", "tokens"]
