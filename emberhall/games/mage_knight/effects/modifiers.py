"""Lasting changes to what cards, Units and Skills give: a word of `Modify` and the function that applies it."""

from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias

from emberhall.games.mage_knight.choices import Spend
from emberhall.games.mage_knight.effects.book import Playing
from emberhall.games.mage_knight.state import Modifier, Player, State, Table, Turn
from emberhall.kernel import Flow, Option

#: How a modifier changes a value ("move", "influence", "heal", "attack" or "block") about to be gained.
Raise: TypeAlias = Callable[[Turn, Playing, Modifier, str, int], int]

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


def raised(turn: Turn, play: Playing, what: str, n: int) -> int:
    """The value with all lasting changes."""
    for modifier in tuple(turn.mods):
        change = RAISES.get(modifier.what)
        if change is not None:
            n = change(turn, play, modifier, what, n)
    return n


#: What a modifier lets the player choose meanwhile, by its word.
Grant: TypeAlias = Callable[[State, Player, int, list[Option]], None]

GRANTS: dict[str, Grant] = {}


def grants(*words: str) -> Callable[[Grant], Grant]:
    """The function adds options that may be chosen in a moment while a modifier with one of these words lasts."""

    def register(function: Grant) -> Grant:
        GRANTS.update(dict.fromkeys(words, function))
        KNOWN.extend(words)
        return function

    return register


def granted(state: State, player: Player, moment: int, out: list[Option]) -> None:
    """Add what effects played before let the player do now."""
    done: list[Grant] = []
    for modifier in state.turn.mods:
        grant = GRANTS.get(modifier.what)
        if grant is not None and grant not in done:
            done.append(grant)
            grant(state, player, moment, out)


def sum_of(turn: Turn, what: str) -> int:
    """The total of a word's modifiers."""
    return sum(modifier.n for modifier in turn.mods if modifier.what == what)


def lasts(turn: Turn, what: str) -> bool:
    """Whether such a modifier is in force."""
    return any(modifier.what == what for modifier in turn.mods)


Price: TypeAlias = Callable[[State, Player, Modifier], int]
Spending: TypeAlias = Callable[[Table, Playing, Modifier], Flow[None]]


class SpendingOn(NamedTuple):
    """What Move or Influence points can be spent on while a modifier lasts."""

    option: Spend
    points: Literal["move", "influence"]
    moments: int
    #: The points it costs now; 0 if it cannot be had.
    price: Price
    flow: Spending


SPENDINGS: dict[str, SpendingOn] = {}


def spends(
    what: str, points: Literal["move", "influence"], moments: int, price: int | Price = 1
) -> Callable[[Spending], Spending]:
    """While a modifier with this word lasts, points may be spent on this flow in these moments; text `spend-<word>`.

    A fixed price is asked for as often as the points last; a function may say 0 to end it.
    """

    def cost(state: State, player: Player, modifier: Modifier) -> int:
        n = price if isinstance(price, int) else price(state, player, modifier)
        at_hand = state.turn.move if points == "move" else state.turn.influence
        return n if n <= at_hand else 0

    def register(flow: Spending) -> Spending:
        KNOWN.append(what)
        SPENDINGS[what] = SpendingOn(Spend(what), points, moments, cost, flow)
        return flow

    return register
