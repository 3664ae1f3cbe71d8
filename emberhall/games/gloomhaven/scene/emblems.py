"""Which emblem stands for what."""

CLASSES = {
    "brute": "axe",
    "tinkerer": "gears",
    "spellweaver": "crystal-ball",
    "scoundrel": "plain-dagger",
    "cragheart": "mountains",
    "mindthief": "brain",
}

#: By type of monster; others have the skull.
MONSTERS = {
    "bandit-guard": "sword",
    "bandit-archer": "archer",
    "living-bones": "skull",
    "living-corpse": "bone-bite",
    "hound": "wolf-head",
    "cave-bear": "bear",
    "giant-viper": "snake",
    "ooze": "slime",
    "cultist": "hood",
}
SKULL = "skull"
SUMMON = "player-teleport"
