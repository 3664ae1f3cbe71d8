"""Lasting changes to what cards, Units and Skills give: a word of `Modify` and the function that applies it."""

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

from emberhall.games.mage_knight.choices import Acting, Spend
from emberhall.games.mage_knight.effects.book import Playing
from emberhall.games.mage_knight.state import Modifier, Player, State, Table, Turn
from emberhall.games.mage_knight.terms import ModifierWord
from emberhall.kernel import Flow, Offer, Option
from emberhall.kernel.menu import Kind

O = TypeVar("O", bound=Option)  # noqa: E741

#: How a modifier changes a value ("move", "influence", "heal", "attack" or "block") about to be gained.
Raise: TypeAlias = Callable[[Turn, Playing, Modifier, str, int], int]

RAISES: dict[ModifierWord, Raise] = {}


def raises(what: ModifierWord) -> Callable[[Raise], Raise]:
    """Register how values change while a modifier with this word lasts."""

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


#: What a modifier lets the player do meanwhile, by its word.
GRANTS: dict[ModifierWord, Offer[State, Acting, Any]] = {}


def grants(
    word: ModifierWord, *kinds: Kind[O]
) -> Callable[[Callable[[State, Acting], list[O]]], Offer[State, Acting, O]]:
    """Turn a function into an offer of options of these kinds that stands while a modifier with this word lasts."""

    def register(options: Callable[[State, Acting], list[O]]) -> Offer[State, Acting, O]:
        GRANTS[word] = Offer(kinds, options)
        return GRANTS[word]

    return register


def sum_of(turn: Turn, what: ModifierWord) -> int:
    """The total of a word's modifiers."""
    total = 0
    for modifier in turn.mods:
        if modifier.what == what:
            total += modifier.n
    return total


def lasts(turn: Turn, what: ModifierWord) -> bool:
    """Whether such a modifier is in force."""
    for modifier in turn.mods:  # noqa: SIM110 - any() would cost more than the look
        if modifier.what == what:
            return True
    return False


Price: TypeAlias = Callable[[State, Player, Modifier], int]
Spending: TypeAlias = Callable[[Table, Playing, Modifier], Flow[None]]


class SpendingOn(NamedTuple):
    """What Move or Influence points can be spent on while a modifier lasts."""

    option: Spend
    points: Literal["move", "influence"]
    timings: int
    #: The points it costs now; 0 if it cannot be had.
    price: Price
    flow: Spending


SPENDINGS: dict[ModifierWord, SpendingOn] = {}


def spends(
    what: ModifierWord, points: Literal["move", "influence"], timings: int, price: int | Price = 1
) -> Callable[[Spending], Spending]:
    """While a modifier with this word lasts, points may be spent on this flow at these times; text `spend-<word>`.

    A fixed price can be paid again as long as the points last; a price function ends that by returning 0.
    """

    def cost(state: State, player: Player, modifier: Modifier) -> int:
        n = price if isinstance(price, int) else price(state, player, modifier)
        at_hand = state.turn.move if points == "move" else state.turn.influence
        return n if n <= at_hand else 0

    def register(flow: Spending) -> Spending:
        SPENDINGS[what] = SpendingOn(Spend(what), points, timings, cost, flow)
        return flow

    return register
