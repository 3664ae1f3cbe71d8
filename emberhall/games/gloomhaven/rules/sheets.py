"""What a character's sheet says when a scenario begins: cards of the class, and a modifier deck changed by perks."""

from collections.abc import Sequence

from emberhall.games.gloomhaven.content import CLASSES, MODIFIER
from emberhall.games.gloomhaven.rules.modifiers import standard
from emberhall.games.gloomhaven.state import Ability, Character, Modifier, State, Table


def become(t: Table, character: Character, cls: str, higher: Sequence[str]) -> None:
    """Take a class, its cards of level 1 and X and these higher ones, and a standard modifier deck (GH-CREATE-02)."""
    sheet = CLASSES[cls]
    character.cls = cls
    character.hand.pool = character.box.pool = cls
    pool = [card for card in sheet.cards if card.level in ("1", "X") or str(card.id) in higher]
    character.box.cards = [Ability(str(card.id)) for card in pool]
    character.modifiers.cards = standard(str(t.state.characters.index(character)))


def take_perk(state: State, character: Character, number: int) -> None:
    """Change the modifier deck as a perk says (GH-PERK-05)."""
    character.perks.append(number)
    perk = CLASSES[character.cls].perks[number]
    for name, count in perk.remove.items():
        for card in of_kind(character, name)[:count]:
            character.modifiers.remove(card)
            state.modifier_box.add(card)
    owner = state.characters.index(character)
    for name, count in perk.add.items():
        for _ in range(count):
            state.notes["cards"] = state.notes.get("cards", 0) + 1
            character.modifiers.add(Modifier(f"{owner}:{name}.p{state.notes['cards']}"))


def of_kind(character: Character, name: str) -> list[Modifier]:
    """The cards of a kind in a character's modifier deck, in order."""
    assert name in MODIFIER
    return sorted(card for card in character.modifiers if card.partition(":")[2].rpartition(".")[0] == name)
