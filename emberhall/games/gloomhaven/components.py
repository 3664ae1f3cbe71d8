"""Every component by id, wherever it is: the same throughout a scenario."""

from collections.abc import Iterator

from emberhall.games.gloomhaven.content import CLASSES, MONSTERS
from emberhall.games.gloomhaven.content.random_dungeon import made_of
from emberhall.games.gloomhaven.rules.given_cards import is_given
from emberhall.games.gloomhaven.rules.preparation import classes_of
from emberhall.games.gloomhaven.state import Character, State


def components(state: State) -> Iterator[str]:
    """Ability cards, battle goals, monster cards, standees, and what modifier decks have in common."""
    yield from (f"goal:{goal}" for goal in state.goals)
    for character in state.characters:
        yield from (f"goal:{goal}" for goal in character.goals)
        yield from (f"card:{card}" for card in _cards(character))
    yield from (f"card:{card.id}" for cls in _absent(state) for card in CLASSES[cls].cards if card.level != "M")
    for type, monsters in state.monsters.items():
        yield from (f"ability:{card}" for card in (*monsters.deck, *monsters.discard))
        if monsters.card:
            yield f"ability:{monsters.card}"
        yield from (f"standee:{standee}" for standee in monsters.standees)
        standing = [f for f in state.figures.values() if f.kind == "monster"]
        yield from (f"standee:{type}.{figure.number}" for figure in standing if _standee(figure.name) == type)
    for deck in (state.modifiers, state.modifier_discard, state.blessings, state.curses, state.monster_curses):
        yield from (f"modifier:{card}" for card in deck)
    yield from (f"modifier:{card}" for card in state.penalties)
    if state.map.dungeon:
        yield from (*state.map.dungeon.rooms, *state.map.dungeon.discard, *state.map.dungeon.foes)
        for made in made_of(state.scenario):
            yield from (f"room.{made.room}", f"foes.{made.foes}")
    for character in state.characters:
        lying = (*character.modifiers, *character.modifier_discard)
        yield from (f"modifier:{card}" for card in lying if card.startswith(("bless.", "curse.", "penalty.")))


def _standee(type: str) -> str:
    return MONSTERS[type].shares_standees_with or type


def _absent(state: State) -> list[str]:
    """The classes on offer that nobody plays."""
    played = [character.cls for character in state.characters]
    return [cls for cls in classes_of(state.setup) if cls not in played]


def _cards(character: Character) -> Iterator[str]:
    """All cards of a class: chosen, in the box, or of a level that is not reached."""
    if not character.cls:
        return
    held = (*character.hand, *character.played, *character.discard, *character.lost, *character.box)
    found = [*held, *(active.card for active in character.active)]
    yield from (card for card in found if not is_given(card))
    above = [str(c.id) for c in CLASSES[character.cls].cards if c.level.isdecimal() and int(c.level) > character.level]
    yield from above
