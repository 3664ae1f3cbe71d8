"""What the position of `plays` makes of halves of the locked classes, where that is not the plain figure, and why."""

from typing import Any

#: The figures without elements.
OWN: dict[str, dict[str, Any]] = {
    "angry-face 387 top": {"attacks": {2 + 2}, "xp": 1},  # p is doomed
    "angry-face 390 top": {"attacks": {2 + 2}, "xp": 1},  # p is not hurt yet
    "angry-face 393 top": {"xp": 3},  # six targets
    "angry-face 394 top": {"attacks": {2 + 3}, "xp": 1},
    "angry-face 406 top": {"pulls": {3}},
    "circles 237 bottom": {"moves": [1], "jumps": [False]},  # an enemy moves
    "circles 238 top": {"moves": [3], "jumps": [False], "attacks": {2}},  # a Shadow Wolf does
    "circles 239 top": {"moves": [3], "jumps": [False], "attacks": {2}},
    "circles 250 top": {"moves": [3], "jumps": [False], "xp": 0},  # it stays where it is
    "circles 250 bottom": {"attacks": {2}},
    "circles 251 top": {"moves": [3 + 1], "jumps": [False], "attacks": {2 + 1}},
    "circles 251 bottom": {"attacks": {1}},  # there is one
    "circles 253 bottom": {"retaliate": set()},  # it has it, neither B nor T
    "circles 254 bottom": {"moves": [3, 3], "jumps": [False, False]},
    "circles 258 top": {"attacks": {2 + 2}, "conditions": {"wound", "poison"}},
    "circles 260 bottom": {"attacks": {2}},
    "lightning 319 top": {"attacks": {15}, "xp": 3},  # B has 5 of 20 hit points
    "lightning 320 top": {"attacks": {1}},  # one card is lost
    "lightning 320 bottom": {"xp": 1},
    "lightning 321 top": {"attacks": {5}, "xp": 1},  # B suffers 2
    "lightning 321 bottom": {"moves": [4 + 1]},  # B suffers 1
    "lightning 322 top": {"attacks": {5}, "xp": 1},
    "lightning 323 top": {"heals": {15}},
    "lightning 326 top": {"conditions": {"stun"}, "xp": 1},
    "lightning 330 top": {"attacks": {5}, "xp": 1},
    "lightning 331 top": {"shield": {(1, 1)}, "xp": 1},
    "lightning 331 bottom": {"conditions": {"stun"}},
    "lightning 333 bottom": {"moves": [3 + 2]},
    "lightning 336 top": {"attacks": {1}},  # B suffers 1
    "lightning 339 top": {"zone": "lost"},  # B is exhausted
    "lightning 339 bottom": {"moves": [1]},
    "lightning 341 top": {"xp": 1},
    "lightning 343 top": {"pushes": {2}, "conditions": {"immobilize", "wound"}},
    "lightning 345 bottom": {"zone": "discard"},  # nothing lasts without Fire
    "lightning 347 bottom": {"attacks": {3 + 1}},
    "squidface 301 top": {"conditions": set()},  # the poison goes
    "squidface 318 top": {"attacks": {4, 4 + 1}},  # two of the three are poisoned
    "squidface 289 top": {"conditions": {"poison"}},
    "triangles 463 top": {"attacks": {4, 3, 2}},
    "music-note 352 bottom": {"attacks": {4}},  # T attacks
    "music-note 354 bottom": {"moves": [1], "jumps": [True]},  # an enemy moves, as far as beside it
    "music-note 356 top": {"moves": [4], "jumps": [False]},  # T moves
    "music-note 365 top": {"moves": [5], "jumps": [False]},
    "music-note 365 bottom": {"attacks": {5}},
    "music-note 368 bottom": {"attacks": {4}},  # p attacks h
    "music-note 371 bottom": {"attacks": {3}},
    "music-note 373 top": {"attacks": {2}},
    "music-note 373 bottom": {"moves": [2], "jumps": [True]},
    "music-note 375 top": {"attacks": {3}},  # g attacks m
    "music-note 375 bottom": {"attacks": {4}},
    "two-mini 478 top": {"jumps": [True]},  # the bear stands beside that hex
    "two-mini 483 top": {"shield": set()},  # the bear has it, neither B nor T
    "two-mini 485 bottom": {"jumps": [True]},
    "two-mini 486 bottom": {"jumps": [True]},
    "two-mini 491 bottom": {"shield": set(), "retaliate": set()},
    "two-mini 496 top": {"jumps": [True, False]},
    "two-mini 496 bottom": {"moves": [3], "jumps": [True], "attacks": {2}},
    "two-mini 497 bottom": {"jumps": [True]},
    "two-mini 498 bottom": {"jumps": [False, True]},
    "two-mini 501 bottom": {"moves": [2], "jumps": [True]},
    "two-mini 502 bottom": {"jumps": [True]},
    "two-mini 504 bottom": {"jumps": [True]},
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
    ("339 bottom", "fire"): {"attack": 3, "targets": 1, "damage": 3},
    ("342 top", "fire"): {"targets": 2, "damage": 6},  # k and n are two hexes away
    ("345 bottom", "fire"): {"xp": 1},  # for later attacks
    ("307 top", "air"): {"targets": 3, "damage": 10},  # on the way to p
    ("309 top", "dark"): {"damage": 2, "xp": 1},  # p and g suffer one more
    ("310 bottom", "air"): {"xp": 1},  # T has two discards
    ("313 top", "air"): {"xp": 1},  # k and n as well
    ("317 bottom", "air"): {"damage": 2, "xp": 1},
    ("317 bottom", "dark"): {"damage": 2, "xp": 1},
    ("449 top", "any"): {"attack": 1, "damage": 1, "xp": 1},
    ("450 top", "earth"): {"targets": 1, "damage": 1},
    ("456 top", "earth"): {"targets": 1, "damage": 3, "xp": 1},
    ("457 top", "air"): {"attack": 1, "targets": 1, "damage": 2},
    ("460 bottom", "fire"): {"retaliate": 2},
    ("463 top", "light"): {"attack": 1, "damage": 3, "xp": 1},  # three attacks, one more each
    ("463 top", "air"): {"targets": 1, "xp": 1},  # the fourth attack is worth 1, and h has Shield 2
    ("465 bottom", "any any"): {},  # nothing else lies there
    ("467 top", "ice air"): {"xp": 1},  # p is near and has no Shield
    ("469 top", "any any"): {"attack": 3, "damage": 3, "xp": 1},
    ("470 top", "dark any"): {"targets": -2, "damage": -4, "xp": 1},  # g and k are killed
    ("471 bottom", "air"): {},
    ("473 top", "any"): {"shield": 1, "xp": 1},
    ("474 bottom", "fire"): {"attack": 3, "targets": 1, "damage": 3},
    ("474 bottom", "ice"): {},  # the coin: tests/gloomhaven/test_each_triangles.py
    ("474 bottom", "earth"): {"heal": 3},
    ("503 top", "air"): {"heal": 1, "xp": 1},
    ("285 top", "dark"): {"targets": 2, "damage": 6, "xp": 1},
    ("287 top", "dark"): {"targets": -3, "damage": -12, "xp": 2},  # h is an elite
    ("287 bottom", "dark"): {"xp": 1},  # an adjacent enemy is killed
    ("200 bottom", "light"): {"xp": 1},
}
