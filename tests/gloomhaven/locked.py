"""What the position of `plays` makes of halves of the locked classes, where that is not the plain figure, and why."""

from typing import Any

#: The figures without elements.
OWN: dict[str, dict[str, Any]] = {
    "saw 410 bottom": {"zone": "active, then lost, before the ally"},
    "saw 413 top": {"zone": "active, then discarded at the end of the round, before the ally"},
    "saw 417 top": {"zone": "the supply"},
    "saw 417 bottom": {"zone": "the supply"},
    "saw 424 top": {"zone": "the supply"},
    "saw 424 bottom": {"zone": "the supply"},
    "saw 430 bottom": {"zone": "active, then lost, before the ally"},
    "saw 433 bottom": {"zone": "active, then lost, before the ally"},
    "saw 437 bottom": {"zone": "active, then lost, before the ally"},
    "saw 439 bottom": {"attacks": {1 + 1}},  # p is poisoned
    "sun 178 bottom": {"attacks": {4}},  # T attacks
    "sun 181 top": {"moves": [4], "jumps": [False]},  # T moves
    "sun 185 top": {"heals": {15}},  # T has 5 of 20 hit points
    "sun 190 top": {"heals": {2}},  # T takes another turn, with a Heal 2 of its own
    "sun 192 bottom": {"moves": [4], "jumps": [False]},
    "sun 195 bottom": {"conditions": set()},  # no ally is on the way
    "sun 198 bottom": {"attacks": {6}},
    "sun 202 top": {"attacks": {8}},
    "sun 202 bottom": {"attacks": {4}, "xp": 1},  # one ally attacks
    "three-spears 225 bottom": {"zone": "lost"},  # B has 5 hit points and is exhausted
}

#: What elements give, beside a figure of the ability itself.
GIVEN: dict[tuple[str, str], dict[str, int]] = {
    ("175 bottom", "light"): {},  # allies further away; there is only T
    ("178 top", "light"): {"xp": 1},  # three cards instead of two: tests/gloomhaven/test_each_sun.py
    ("188 top", "light"): {"xp": 1},  # T and B are both healed
    ("190 bottom", "light"): {"xp": 1},
    ("266 top", "dark"): {"attack": -3, "targets": -1, "damage": -3, "xp": 1},  # p is killed instead of attacked
    ("271 top", "dark"): {"targets": 4, "damage": 14, "xp": 2},  # five in the area
    ("271 bottom", "dark"): {"move": -4},  # B goes there at once
    ("280 bottom", "dark"): {"attack": 3, "targets": 1, "damage": 3, "xp": 1},
    ("282 top", "dark any"): {"attack": -2, "targets": -1, "damage": -2, "xp": 1},
    ("285 top", "dark"): {"targets": 2, "damage": 6, "xp": 1},
    ("287 top", "dark"): {"targets": -3, "damage": -12, "xp": 2},  # h is an elite
    ("287 bottom", "dark"): {"xp": 1},  # an adjacent enemy is killed
    ("200 bottom", "light"): {"xp": 1},
}
