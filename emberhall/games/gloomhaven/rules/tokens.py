"""A token that the scenario is about: somebody carries it, or it lies on the map like a goal treasure."""

from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.content.aims import Carry
from emberhall.games.gloomhaven.names import class_name
from emberhall.games.gloomhaven.rules.board import figure_of, in_range, nearest_empty
from emberhall.games.gloomhaven.state import Character, State, Table
from emberhall.kernel import msg

#: The number of a goal treasure; in these scenarios it is the token.
TOKEN = 0


def bearer(state: State) -> Character | None:
    """The character with the token."""
    if not any(isinstance(goal, Carry) for goal in plan_of(state.scenario).scenario.goal):
        return None
    return next((character for character in state.characters if TOKEN in character.treasures), None)


def take_over(t: Table, character: Character, range: int) -> bool:
    """A Loot ability takes the token from its bearer within range; return whether it did."""
    state = t.state
    holder = bearer(state)
    if holder is None or holder is character:
        return False
    if not in_range(state, figure_of(state, character).at, figure_of(state, holder).at, range):
        return False
    holder.treasures.remove(TOKEN)
    character.treasures.append(TOKEN)
    t.say(msg("say-token", who=class_name(character.cls)))
    return True


def leave_behind(t: Table, character: Character) -> None:
    """A character who becomes exhausted leaves the token where they stood."""
    if bearer(t.state) is character:
        character.treasures.remove(TOKEN)
        drop(t.state, figure_of(t.state, character).at)


def drop(state: State, at: int) -> None:
    """Lay the token down, on this hex unless another treasure lies there."""
    lying = state.map.treasures
    lying[at if at not in lying else nearest_empty(state, at)[0]] = TOKEN
