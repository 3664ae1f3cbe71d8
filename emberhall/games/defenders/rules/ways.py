"""The ways of the board by card, made once: on foot, by horse, by eagle, by Magic Gate."""

from emberhall.games.defenders.choices import WALK, Fly, Gate, Ride, Way, by_card
from emberhall.games.defenders.content import COLOUR, COUNT, HERO_CARDS, WITHIN, WITHIN_WILDS
from emberhall.games.defenders.effects.nodes.traits import ShapeShifter
from emberhall.games.defenders.state import UNDECIDED, Hero, State
from emberhall.games.defenders.terms import PURPLE

HORSE, EAGLE = 2, 4


def _ways(at: int, *, wilds: bool) -> dict[str, tuple[Way, ...]]:
    """The ways from a location by card and, under no card's name, on foot; those to Magic Gates are added later."""
    within = WITHIN_WILDS if wilds else WITHIN
    ways: dict[str, tuple[Way, ...]] = {"": tuple(WALK[to] for to in within[1][at])}
    kind: type[Ride] | type[Fly]
    for id, card in HERO_CARDS.items():
        if card.banner == "gate":
            ways[id] = () if card.place == at else (by_card(Gate, id)[card.place],)  # DR-MOVE-05, DR-MOVE-07
        elif card.banner:
            kind, steps = (Ride, HORSE) if card.banner == "horse" else (Fly, EAGLE)
            there = by_card(kind, id)
            ways[id] = tuple([there[to] for to in within[steps][at]])
        else:
            ways[id] = ()
    return ways


WAYS_FROM = tuple(_ways(at, wilds=False) for at in range(COUNT))
WAYS_FROM_WILDS = tuple(_ways(at, wilds=True) for at in range(COUNT))

#: For each location the gate cards that do not name it, with the way there if a Magic Gate stands on it.
_TO_GATE: tuple[dict[str, Way], ...] = tuple(
    {id: by_card(Gate, id)[place] for id, card in HERO_CARDS.items() if card.banner == "gate" and card.place != place}
    for place in range(COUNT)
)

GATE_CARDS = frozenset(id for id, card in HERO_CARDS.items() if card.banner == "gate")

#: From gate to gate, for no card.
_THROUGH = by_card(Gate, "")


def gate_ways(state: State, hero: Hero, options: list[Way]) -> None:
    """The ways to other Magic Gates: with a gate card, or free from one gate to another (DR-MOVE-05, DR-MOVE-06)."""
    at, hand = hero.at, hero.hand.cards
    from_gate = at in state.gates
    if not from_gate and GATE_CARDS.isdisjoint(hand):
        return
    for gate in state.gates:
        if gate == at or (COLOUR[gate] == PURPLE and in_shape(hero)):
            continue
        if from_gate:
            options.append(_THROUGH[gate])
        ways = _TO_GATE[gate]
        for card in hand:
            if card in ways:
                options.append(ways[card])  # noqa: PERF401 - quicker, and asked at every action


def in_shape(hero: Hero) -> bool:
    """Whether the hero has the shape of a minion, which may not enter Monarch City or an inn."""
    return hero.style != UNDECIDED and hero.has(ShapeShifter)
