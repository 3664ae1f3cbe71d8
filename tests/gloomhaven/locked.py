"""What the position of `plays` makes of halves of the locked classes, where that is not the plain figure, and why."""

from typing import Any

#: The figures without elements.
OWN: dict[str, dict[str, Any]] = {
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
    ("200 bottom", "light"): {"xp": 1},
}
