"""Lasting changes to what cards, Units and Skills give: a word of `Modify` and the function that applies it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from emberhall.games.mage_knight.state import Modifier, Turn

if TYPE_CHECKING:
    from emberhall.games.mage_knight.playable import Playing

#: How a modifier changes a value ("move", "influence", "heal", "attack" or "block") about to be gained.
Raise: TypeAlias = Callable[[Turn, "Playing", Modifier, str, int], int]

RAISES: dict[str, Raise] = {}

#: Words that a module looks for by itself (`known`).
KNOWN: list[str] = []


def known(*words: str) -> None:
    """A module says which words of `Modify` it looks for with `lasts`, `sum_of` or by itself."""
    KNOWN.extend(words)


def raises(what: str) -> Callable[[Raise], Raise]:
    """The function changes values while a modifier with this word lasts."""

    def register(function: Raise) -> Raise:
        RAISES[what] = function
        return function

    return register


def raised(turn: Turn, play: "Playing", what: str, n: int) -> int:
    """The value with all lasting changes."""
    for modifier in tuple(turn.mods):
        change = RAISES.get(modifier.what)
        if change is not None:
            n = change(turn, play, modifier, what, n)
    return n


def sum_of(turn: Turn, what: str) -> int:
    """The total of a word's modifiers."""
    return sum(modifier.n for modifier in turn.mods if modifier.what == what)


def lasts(turn: Turn, what: str) -> bool:
    """Whether such a modifier is in force."""
    return any(modifier.what == what for modifier in turn.mods)
