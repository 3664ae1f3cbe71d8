"""Attack modifier decks: drawing with advantage and disadvantage, rolling cards, what goes back when."""

from functools import cache

from msgspec import Struct

from emberhall.games.gloomhaven.content import MODIFIER, MODIFIERS
from emberhall.games.gloomhaven.content.kinds import ModifierKind
from emberhall.games.gloomhaven.rules.board import character_of
from emberhall.games.gloomhaven.state import Character, Figure, Modifier, State, Table
from emberhall.kernel import Deck, Pile


class Drawn(Struct, frozen=True, gc=False):
    """What was drawn for an attack, in order, and which of the cards count."""

    cards: tuple[Modifier, ...]
    counting: tuple[ModifierKind, ...]


@cache
def kind_of(card: str) -> ModifierKind:
    """What is printed on a modifier card."""
    return MODIFIER[card.partition(":")[2].rpartition(".")[0] if ":" in card else card.rpartition(".")[0]]


def standard(owner: str) -> list[Modifier]:
    """The cards of a standard deck (GH-DATA-02)."""
    return [*_standard(owner)]


@cache
def _standard(owner: str) -> tuple[Modifier, ...]:
    counts = MODIFIERS.standard.items()
    return tuple([Modifier(f"{owner}:{name}.{n}") for name, count in counts for n in range(1, count + 1)])


def draw(t: Table, attacker: Figure, edge: int, value: int) -> Drawn:
    """Draw modifier cards for one attack: with advantage (edge above 0), disadvantage (below 0) or neither.

    No card is discarded before the last is drawn, so a deck reshuffled in between has none of them (GH-AMD-16).
    """
    drawn = _drawn(t, attacker, edge, value)
    for card in drawn.cards:
        _put_away(t, attacker, card)
    return drawn


def _drawn(t: Table, attacker: Figure, edge: int, value: int) -> Drawn:
    if not edge:
        cards = [_next(t, attacker)]
        while kind_of(cards[-1]).rolling:  # GH-AMD-09
            cards.append(_next(t, attacker))
        return Drawn(tuple(cards), tuple([kind_of(card) for card in cards]))
    first, second = _next(t, attacker), _next(t, attacker)
    cards = [first, second]
    a, b = kind_of(first), kind_of(second)
    if a.rolling and b.rolling:  # GH-ADV-03, GH-ADV-07
        while kind_of(cards[-1]).rolling:
            cards.append(_next(t, attacker))
        kinds = tuple(kind_of(card) for card in cards)
        return Drawn(tuple(cards), kinds if edge > 0 else kinds[-1:])
    if a.rolling or b.rolling:
        plain = b if a.rolling else a
        return Drawn((first, second), (a, b) if edge > 0 else (plain,))  # GH-ADV-02, GH-ADV-06
    better = _compared(a, b, value, t.state.setup.reduced_randomness)
    second_counts = better < 0 if edge > 0 else better > 0
    return Drawn((first, second), (b if second_counts else a,))


def _next(t: Table, attacker: Figure) -> Modifier:
    """Turn over a card; an empty deck is reshuffled first (GH-AMD-16)."""
    drawer = _drawer(t.state, attacker)
    if not drawer.modifiers:
        shuffle_back(t, drawer.modifiers, drawer.modifier_discard)
    return t.flip(drawer.modifiers)


def _drawer(state: State, attacker: Figure) -> Character | State:
    """Whose modifier deck a figure draws from: a character's or the monsters'. For an ally, the players have said."""
    if attacker.kind == "npc" and (chosen := state.notes.get(f"deck:{attacker.id}")):
        return state.characters[chosen - 1]
    return character_of(state, attacker) or state


def _put_away(t: Table, attacker: Figure, card: Modifier) -> None:
    """Discard a drawn card; a BLESS or CURSE leaves the deck (GH-AMD-11)."""
    state = t.state
    if card.startswith("bless."):
        state.blessings.add(card)
    elif card.startswith("curse."):
        state.curses.add(card)
    elif card.startswith("monster-curse."):
        state.monster_curses.add(card)
    else:
        drawer = _drawer(state, attacker)
        drawer.modifier_discard.add(card)
        if kind_of(card).shuffle:  # GH-AMD-14
            drawer.reshuffle = True


def shuffle_back(t: Table, deck: Deck[Modifier], discard: Pile[Modifier]) -> None:
    """Shuffle the discards back into the deck."""
    t.move_all(discard, deck)
    t.shuffle(deck)


def total(kinds: tuple[ModifierKind, ...], value: int, calm: bool, *, blunted: bool = False) -> int:
    """Apply the cards to an attack value: numbers first, then a factor (GH-AMD-10, GH-AMD-20). Never below 0."""
    for kind in kinds if len(kinds) == 1 else sorted(kinds, key=lambda kind: kind.times is not None):
        if kind.times is None:
            value += kind.plus
        elif calm:  # GH-VRAND-01, GH-VRAND-02
            value += 0 if blunted and kind.times == 2 else 2 if kind.times else -2
        elif not (blunted and kind.times == 2):
            value *= kind.times
    return max(0, value)


def _rank(kind: ModifierKind, value: int, calm: bool) -> int:
    """How good a card is in a comparison: its number, or the attack value for a 2x (GH-ADV-14, GH-ADV-15)."""
    if kind.times is None:
        return kind.plus
    if calm:
        return 2 if kind.times else -2
    return value if kind.times else -100


def _compared(a: ModifierKind, b: ModifierKind, value: int, calm: bool) -> int:
    """Above 0 if the first card is clearly better, below 0 the second, 0 where it is not clear
    (GH-ADV-08 to GH-ADV-13)."""
    ahead = _rank(a, value, calm) - _rank(b, value, calm)
    if bool(a.effects) == bool(b.effects):
        return ahead if a.effects == b.effects else 0
    if a.effects:
        return 1 if ahead >= 0 else 0
    return -1 if ahead <= 0 else 0
