"""Ability cards that are given to others: they come from a supply and go back to it (GH-SELECT-10)."""

from emberhall.games.gloomhaven.content import CARDS
from emberhall.games.gloomhaven.state import Ability, Character, State, Table
from emberhall.kernel import Pile
from emberhall.kernel.zones import Zone

#: The cards that belong to no hand but are given to others, such as Medical Packs.
GIVEN = frozenset([id for id, card in CARDS.items() if card.level == "M"])


def is_given(card: str) -> bool:
    """Whether a card is one that is given to others."""
    return card in GIVEN  # a hidden card is none


def supply(state: State, number: int) -> list[Ability]:
    """The copies of such a card that nobody has."""
    taken = {card for character in state.characters for card in (*character.hand, *character.played)}
    copies = [Ability(id) for id, card in CARDS.items() if card.id == number]
    return [card for card in copies if card not in taken]


def give(t: Table, number: int, to: Character) -> bool:
    """Add a copy to a hand; return whether there was one. Everybody sees it."""
    left = supply(t.state, number)
    if left:
        t.move(left[0], Pile(left), to.hand)
    return bool(left)


def discard(t: Table, character: Character, card: Ability, zone: Zone[Ability]) -> None:
    """Discard a card from a zone; one that was given goes back to its supply."""
    t.move(card, zone, Pile() if is_given(card) else character.discard)
