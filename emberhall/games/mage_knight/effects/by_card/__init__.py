"""Effects that no node expresses: a flow of its own each, under its name. Importing this completes the book."""

from emberhall.games.mage_knight.effects import does
from emberhall.games.mage_knight.effects.by_card import (
    actions,
    artifacts,
    competitive_spells,
    interactive_skills,
    krang,
    lost_legion,
    lost_legion_artifacts,
    lost_legion_combat,
    sideways_skills,
    skills,
    spells,
    spoils,
    tezla,
    units,
    wolfhawk,
)

__all__ = [
    "actions",
    "artifacts",
    "competitive_spells",
    "does",
    "interactive_skills",
    "krang",
    "lost_legion",
    "lost_legion_artifacts",
    "lost_legion_combat",
    "sideways_skills",
    "skills",
    "spells",
    "spoils",
    "tezla",
    "units",
    "wolfhawk",
]
