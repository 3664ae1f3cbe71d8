"""What things are worth to a companion."""

from typing import NamedTuple

#: Classes that fight from afar keep away from enemies more than others.
FEAR = {
    "angry-face": 0.7, "brute": 0.25, "circles": 0.9, "cragheart": 0.35, "eclipse": 0.5, "lightning": 0.25,
    "mindthief": 0.6, "music-note": 0.85, "saw": 0.6, "scoundrel": 0.5, "spellweaver": 0.9, "squidface": 0.9,
    "sun": 0.3, "three-spears": 0.35, "tinkerer": 0.8, "triangles": 0.9, "two-mini": 0.8,
}  # fmt: skip

#: A character that fears less than this goes first.
BOLD = 0.45


class Weights(NamedTuple):
    """How much things count beside a point of damage dealt."""

    #: A point of damage to be expected; how much more for those who cannot bear it, and the nearer to death it brings.
    care: float = 0.45
    frail: float = 0.3
    hurt: float = 1.0
    #: How much an attack counts that comes only in the next round.
    later: float = 0.55
    #: A lost card; how much more for each round that is missing.
    loss: float = 7.0
    short: float = 0.4
    #: A kill, and each point of attack that goes with it; that the target is hurt already.
    kill: float = 2.3
    threat: float = 0.5
    finish: float = 0.3
    #: How many times a point of damage to a boss counts: it brings others as long as it stands.
    boss: float = 2.0
    #: A step nearer to an enemy, a coin, a hit point healed, a point of Shield, anything else on a card.
    near: float = 0.55
    coin: float = 0.25
    heal: float = 0.8
    ward: float = 0.33
    gift: float = 0.85
    #: What a ranged attack on an adjacent enemy is still worth.
    clumsy: float = 0.7
    #: How much the worth of a card counts against playing it now.
    keep: float = 0.04
    #: An attack on an enemy who will have come near by then.
    comes: float = 0.75
    #: A step on the way when there is nobody to fight, and a point of attack at hand when the door opens.
    onward: float = 1.2
    ready: float = 0.25
    #: Standing in the way of friends.
    doorway: float = 1.5
    #: Staying on a plate that holds a door open for friends.
    holds: float = 6.0
    #: A point of damage of a trap; the last one.
    trap: float = 1.3
    death: float = 20.0


WEIGHTS = Weights()
