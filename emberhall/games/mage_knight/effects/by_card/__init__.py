"""Effects that no node expresses: a flow of its own each, under its name. Importing this completes the book."""

from emberhall.games.mage_knight.effects import does
from emberhall.games.mage_knight.effects.by_card import (
    actions,
    artifacts,
    krang,
    lost_legion,
    lost_legion_combat,
    skills,
    spells,
    tezla,
    units,
)

__all__ = [
    "actions",
    "artifacts",
    "does",
    "krang",
    "lost_legion",
    "lost_legion_combat",
    "skills",
    "spells",
    "tezla",
    "units",
]
