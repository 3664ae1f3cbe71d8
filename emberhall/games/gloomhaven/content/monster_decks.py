"""The ability decks of the monsters."""

from emberhall.games.gloomhaven.content.kinds import MonsterAbility
from emberhall.games.gloomhaven.content.nodes import FILES, NODES, read

#: The cards of each deck.
DECKS: dict[str, tuple[MonsterAbility, ...]] = {
    deck: tuple(NODES.entries(cards, MonsterAbility, f"monster_decks.json: {deck}").values())
    for deck, cards in read(FILES / "monster_decks.json").items()
}

#: Every card by its number.
ABILITY: dict[int, MonsterAbility] = {card.id: card for cards in DECKS.values() for card in cards}
