"""How long a party can go on, and when it had better rest."""

from functools import cache

from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.rules.board import on_map
from emberhall.games.gloomhaven.rules.damage import discards
from emberhall.games.gloomhaven.rules.resting import can_rest
from emberhall.games.gloomhaven.state import Character, State
from emberhall.games.gloomhaven.terms import FOES

#: The damage that a character deals in a round, and the rounds that a room behind a door asks for.
PACE = 2.2
ROOM = 5


def strength(character: Character) -> int:
    """The cards that are left to a character."""
    return len(character.hand) + len(discards(character)) + len(character.played)


@cache
def rounds_with(cards: int) -> int:
    """How many rounds a full hand of this size lasts, with a card lost in every rest."""
    return cards // 2 + rounds_with(cards - 1) if cards > 1 else 0


def rounds_left(character: Character) -> int:
    """The rounds that a character can still play, if nothing else is lost."""
    return len(character.hand) // 2 + rounds_with(strength(character) - 1)


def rounds_needed(state: State) -> float:
    """A guess how many rounds the rest of the scenario takes."""
    awake = sum(not character.exhausted for character in state.characters)
    hp = sum(figure.hp for figure in on_map(state) if figure.side == FOES)
    hidden = len(plan_of(state.scenario).rooms) - state.map.rooms.bit_count()
    return hp / (PACE * max(1, awake)) + ROOM * hidden


def spare(state: State, character: Character) -> float:
    """The rounds that a character has left over."""
    return rounds_left(character) - rounds_needed(state)


def tired(state: State, character: Character) -> bool:
    """Whether a quiet round is best rested: few cards are in the hand anyway, and there are wounds to heal."""
    if character.exhausted or not can_rest(character):
        return False
    figure = state.figures[character.figure]
    hand, missing = len(character.hand), figure.most - figure.hp
    if spare(state, character) < 0:
        return hand < 2
    return (hand <= 4 and missing >= 3) or (hand <= len(discards(character)) and missing * 2 > figure.most)


def party_rests(state: State) -> bool:
    """Whether a character should rest before the party opens the next door."""
    return any(tired(state, character) for character in state.characters)


def joins_rest(state: State, character: Character) -> bool:
    """Whether a character rests along with the others."""
    if tired(state, character):
        return True
    figure = state.figures[character.figure]
    few = len(character.hand) <= len(discards(character))
    return can_rest(character) and few and (figure.hp < figure.most or len(character.hand) <= 3)
