"""What lasting changes let the player do meanwhile: options they grant, and what points can be spent on."""

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

from emberhall.games.mage_knight.choices import Acting, Spend
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.state import Modifier, Player, State, Table
from emberhall.games.mage_knight.terms import Change
from emberhall.kernel import Flow, Offer, Option
from emberhall.kernel.menu import Kind

O = TypeVar("O", bound=Option)  # noqa: E741

#: What a change lets the player do meanwhile.
GRANTS: dict[Change, Offer[State, Acting, Any]] = {}


def grants(what: Change, *kinds: Kind[O]) -> Callable[[Callable[[State, Acting], list[O]]], Offer[State, Acting, O]]:
    """Turn a function into an offer of options of these kinds that stands while this change lasts."""

    def register(options: Callable[[State, Acting], list[O]]) -> Offer[State, Acting, O]:
        GRANTS[what] = Offer(kinds, options)
        return GRANTS[what]

    return register


Price: TypeAlias = Callable[[State, Player, Modifier], int]
Spending: TypeAlias = Callable[[Table, Playing, Modifier], Flow[None]]


class SpendingOn(NamedTuple):
    """What Move or Influence points can be spent on while a change lasts."""

    option: Spend
    points: Literal["move", "influence"]
    timings: int
    #: The points it costs now; 0 if it cannot be had.
    price: Price
    flow: Spending


SPENDINGS: dict[Change, SpendingOn] = {}


def spends(
    what: Change, points: Literal["move", "influence"], timings: int, price: int | Price = 1
) -> Callable[[Spending], Spending]:
    """While this change lasts, points may be spent on this flow at these times; text `spend-<change>`.

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
