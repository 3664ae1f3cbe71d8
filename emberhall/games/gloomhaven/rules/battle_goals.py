"""Battle goals: what each one checks when a scenario is won."""

from collections.abc import Callable

from emberhall.games.gloomhaven.content import CLASSES, battle_goal
from emberhall.games.gloomhaven.rules.notes import has_left
from emberhall.games.gloomhaven.state import Character, Deeds, State


def fulfilled(state: State, character: Character) -> int:
    """The checkmarks for the goal of a character, 0 if it is not met (GH-GOAL-02, GH-GOAL-05)."""
    return sum(battle_goal(goal).checks for goal in character.goals if met(state, character, goal))


def met(state: State, character: Character, goal: str) -> bool:
    """Whether a battle goal is met right now."""
    kind = battle_goal(goal)
    found = COUNTS[kind.what](state, character)
    return found >= kind.least if kind.least is not None else found <= (kind.most or 0)


def _hp(state: State, character: Character) -> int:
    figure = state.figures.get(character.figure)
    return figure.hp if figure is not None else character.hp_left


def _missing(state: State, character: Character) -> int:
    return CLASSES[character.cls].hp[character.level - 1] - _hp(state, character)


def _others_exhausted(state: State, character: Character) -> int:
    others = [n for n, other in enumerate(state.characters) if other is not character and other.exhausted]
    return sum(not has_left(state, n) for n in others)


def _cards(state: State, character: Character) -> int:
    """Hand and discard pile, with active cards that belong to it (GH-ACTIVE-08)."""
    active = sum(not active.lost for active in character.active)
    return len(character.hand) + len(character.discard) + active


#: What is counted, by the word in the data.
COUNTS: dict[str, Callable[[State, Character], int]] = {
    "hand_and_discard": _cards,
    "xp": lambda state, character: character.xp,
    "hp": _hp,
    "missing_hp": _missing,
    "others_exhausted": _others_exhausted,
    "coins": lambda state, character: character.coins,
    "item_uses_above_level": lambda state, character: character.deeds.item_uses - character.level,
    **{
        what: (lambda state, character, what=what: getattr(character.deeds, what))  # type: ignore[misc]
        for what in Deeds.__struct_fields__
    },
}
