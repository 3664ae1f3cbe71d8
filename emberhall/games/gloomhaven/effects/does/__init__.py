"""What the nodes do, said with the rules: importing this writes the book."""

from emberhall.games.gloomhaven.effects.does import (
    abilities,
    after_attack,
    amounts,
    attack,
    beasts,
    bonuses,
    bosses,
    cards,
    extra_turns,
    ground,
    hit_points,
    loot_and_elements,
    monsters,
    others,
    paying,
    places,
)

__all__ = [
    "abilities",
    "after_attack",
    "amounts",
    "attack",
    "beasts",
    "bonuses",
    "bosses",
    "cards",
    "extra_turns",
    "ground",
    "hit_points",
    "loot_and_elements",
    "monsters",
    "others",
    "paying",
    "places",
]
