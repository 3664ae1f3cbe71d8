"""When a player chooses, as changed by lasting effects."""

from collections.abc import Callable
from functools import cache
from typing import Any, Generic, TypeAlias, TypeVar

from emberhall.effects import lasts
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.effects.offers import SPENDINGS
from emberhall.games.mage_knight.state import Combat, State, Table
from emberhall.games.mage_knight.terms import (
    ATTACKING,
    COMBAT,
    INFLUENCE_USE,
    MOVE_USE,
    RANGED_ATTACK,
    SIEGE_ATTACK,
    Change,
)
from emberhall.kernel import Flow, Offer, Option
from emberhall.kernel.menu import Kind

O = TypeVar("O", bound=Option)  # noqa: E741

#: What choosing an option does.
Deed: TypeAlias = Callable[[Table, Acting, Any], Flow[None] | None]


class Deeds(Offer[State, Acting, O], Generic[O]):
    """An offer of what may be done in a combat as well: doing it lets the player try again what was refused before.

    It is done at the time as changed by lasting effects: attacks may have become Siege Attacks, points have new uses.
    """

    __slots__ = ()

    def _register(self, kinds: tuple[Kind[Any], ...], deed: Deed) -> Deed:
        super()._register(kinds, at_this_time(deed))
        return deed


def deeds(*kinds: Kind[O]) -> Callable[[Callable[[State, Acting], list[O]]], Deeds[O]]:
    """Turn a function that lists options of these kinds into `Deeds`."""
    return lambda options: Deeds(kinds, options)


@cache
def at_this_time(deed: Deed) -> Deed:
    """The deed, done at the time as changed by lasting effects."""

    def done(t: Table, who: Acting, chosen: Option) -> Flow[None] | None:
        state = t.state
        timing = who.timing
        if state.turn.mods:
            whole = timing | all_siege(state, timing)
            now = timing if chosen.__class__ is ch.Activate else whole
            who = Acting(who.player, now | uses_of_points(state, whole))
        combat = state.combat
        flow = deed(t, who, chosen)
        return flow if combat is None or not timing & COMBAT else _fought(combat, flow)

    return done


def _fought(combat: Combat, flow: Flow[None] | None) -> Flow[None]:
    """Something was played in a combat: what was refused before it may be chosen again."""
    if flow is not None:
        yield from flow
    combat.fresh = False
    combat.passed = []


def all_siege(state: State, timing: int) -> int:
    """The timings (bits) of all attacks, if those of cards and Skills became Siege Attacks (MK-COMBAT-25)."""
    if timing & SIEGE_ATTACK and lasts(state.turn.mods, Change.STARSDAWN):
        return RANGED_ATTACK  # Ranged Attacks may become Siege Attacks
    return ATTACKING if timing & ATTACKING and lasts(state.turn.mods, Change.ALL_SIEGE) else 0


def uses_of_points(state: State, timing: int) -> int:
    """The uses (bits) that lasting effects give to Move and Influence points at this time."""
    found = 0
    for modifier in state.turn.mods:
        spending = SPENDINGS.get(modifier.what)
        if spending is not None and spending.timings & timing:
            found |= MOVE_USE if spending.points == "move" else INFLUENCE_USE
    return found


def now(state: State, timing: int) -> int:
    """The timing with everything that lasting effects change about it."""
    if not state.turn.mods:
        return timing
    whole = timing | all_siege(state, timing)
    return whole | uses_of_points(state, whole)
