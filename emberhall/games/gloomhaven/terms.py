"""The words everything else is written in: conditions, elements, sides, ranks."""

#: Conditions that lie on a figure, as bits; CURSE and BLESS are cards in its modifier deck.
POISON, WOUND, IMMOBILIZE, DISARM, STUN, MUDDLE, INVISIBLE, STRENGTHEN = (1 << n for n in range(8))

#: Not a condition: the figure neither acts this round nor is touched by anything.
APART = 1 << 8

CONDITIONS = ("poison", "wound", "immobilize", "disarm", "stun", "muddle", "invisible", "strengthen")
CONDITION = {name: 1 << n for n, name in enumerate(CONDITIONS)}

#: Those that run out at the end of the figure's next turn (GH-DATA-10).
PASSING = IMMOBILIZE | DISARM | STUN | MUDDLE | INVISIBLE | STRENGTHEN
NEGATIVE = ("poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse")

ELEMENTS = ("fire", "ice", "air", "earth", "light", "dark")
INERT, WANING, STRONG = range(3)

#: The players' side, the monsters', and a third one that is hostile to both.
HEROES, FOES, THIRD = range(3)

#: The initiative of a long rest (GH-REST-09), and of whatever never acts.
LATE = 99

#: How long a bonus lasts.
ROUND, PERSISTENT = "round", "persistent"

TOP, BOTTOM = "top", "bottom"
HALVES = (TOP, BOTTOM)
