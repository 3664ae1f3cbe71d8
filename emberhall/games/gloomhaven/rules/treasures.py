"""Treasure tiles: taken with their number; what is in them belongs to the campaign."""

from emberhall.games.gloomhaven.names import class_name
from emberhall.games.gloomhaven.state import Character, Table
from emberhall.kernel import msg


def open_treasure(t: Table, character: Character, number: int) -> None:
    """Take a treasure tile (GH-LOOT-05). Number 0 is a goal treasure."""
    character.treasures.append(number)
    character.deeds.treasures += 1
    t.say(msg("say-treasure", who=class_name(character.cls), number=number))
