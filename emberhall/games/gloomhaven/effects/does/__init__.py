"""What the nodes do, said with the rules: importing this writes the book."""

from emberhall.games.gloomhaven.effects.does import (
    abilities,
    amounts,
    attack,
    bonuses,
    bosses,
    cards,
    extra_turns,
    ground,
    loot_and_elements,
    monsters,
    others,
    places,
)

__all__ = [
    "abilities",
    "amounts",
    "attack",
    "bonuses",
    "bosses",
    "cards",
    "extra_turns",
    "ground",
    "loot_and_elements",
    "monsters",
    "others",
    "places",
]
