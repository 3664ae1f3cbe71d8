"""The classes of characters, with their cards and perks, and what they summon."""

from emberhall.effects import walk
from emberhall.games.gloomhaven.content.items import ITEMS
from emberhall.games.gloomhaven.content.kinds import Card, CharacterClass
from emberhall.games.gloomhaven.content.nodes import FILES, NODES, read
from emberhall.games.gloomhaven.effects.nodes import Summon

CLASSES: dict[str, CharacterClass] = {
    file.stem: NODES.decode(read(file), CharacterClass, file.name)
    for file in sorted((FILES / "classes").glob("*.json"))
}

#: The classes that a party starts with; the others are unlocked in a campaign.
STARTING = tuple(id for id, sheet in CLASSES.items() if sheet.starting)

#: The classes that can be played: a table may ask for all of them.
PLAYABLE = tuple(CLASSES)


def _ids(card: Card) -> list[str]:
    """The number of a card, and `417.2`, `417.3` and so on for its further copies."""
    return [str(card.id), *(f"{card.id}.{n}" for n in range(2, card.copies + 1))]


#: Every ability card by its number.
CARDS: dict[str, Card] = {id: card for sheet in CLASSES.values() for card in sheet.cards for id in _ids(card)}

#: Whom cards and items summon, by name.
SUMMONS: dict[str, Summon] = {
    node.name: node
    for node in walk((tuple(CARDS.values()), tuple(ITEMS.values()), tuple(CLASSES.values())))
    if isinstance(node, Summon)
}

#: Those that come along from the start.
BEASTS = tuple(sheet.beast.name for sheet in CLASSES.values() if isinstance(sheet.beast, Summon))
