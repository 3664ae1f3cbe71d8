"""The book of effects: what each node does, how it reads, at which times it can be played, and what it needs.

`does/` and `by_card/` write it, the rules read it. What an effect needs is worked out once for each effect.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, TypeAlias, TypeVar

from emberhall.effects import Book
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.listening import Waiting
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.names import colours_name, name, terrains_name
from emberhall.games.mage_knight.state import State, Table
from emberhall.games.mage_knight.terms import (
    ANY_TIME,
    BLOCK_PHASE,
    BLOCKING,
    COMBAT,
    DAMAGE,
    INFLUENCE_USE,
    INTERACTING,
    KIND_TIMINGS,
    MOVE_USE,
    MOVING,
    PEACE,
    Change,
    Moment,
)
from emberhall.kernel import Flow

BOOK: Book[State, Playing] = Book(
    fx,
    asks=lambda state, play: state.turn.seat,
    says={"colours": colours_name, "per": lambda per: name("per", per), "terrains": terrains_name},
    listening=Waiting(),
)

does, reads, resolve = BOOK.does, BOOK.reads, BOOK.do


def raised(t: Table, play: Playing, points: str, n: int) -> int:
    """The points about to be gained, as Banners and what lasts raise them."""
    if play.origin != "unit" and not t.state.turn.mods:
        return n
    play.points, play.n = points, n
    BOOK.apply(t, Moment.POINTS, play)
    return play.n


# when it can be played

Needs: TypeAlias = Callable[[State, Playing], bool]
Needing: TypeAlias = Callable[[Any], Needs | None]

_NEEDS: dict[type, Needing] = {}


def needing(kind: type) -> Callable[[Needing], Needing]:
    """Register what an effect of this kind needs; without one it needs nothing."""

    def register(function: Needing) -> Needing:
        _NEEDS[kind] = function
        return function

    return register


@cache
def needs(effect: fx.Effect) -> Needs | None:
    """The condition for playing the effect, or None if there is none (MK-DEED-18)."""
    needing = _NEEDS.get(type(effect))
    return None if needing is None else needing(effect)


def both(a: Needs | None, b: Needs | None) -> Needs | None:
    """What two effects need together."""
    if a is None or b is None:
        return a or b
    one, other = a, b
    return lambda state, play: one(state, play) and other(state, play)


@cache
def timings(effect: fx.Effect) -> int:
    """The timings (bits) at which the effect can be played: where it is allowed and something of it has a use."""
    return _allowed(effect) & _useful(effect)


def _allowed(effect: fx.Effect) -> int:
    match effect:
        case fx.Heal() | fx.Ready():
            return PEACE  # MK-COMBAT-30, MKW-UNIT-18
        case fx.Attack(_, kind, _):
            return KIND_TIMINGS[kind]
        case fx.Block() | fx.WhenBlocked():
            return BLOCKING
        case fx.OnEnemy():
            return COMBAT & ~DAMAGE
        case fx.When(when, _):
            return when
        case fx.IfPossible(inner):
            return timings(inner)
        case fx.Choose(options):
            return _any(options)
        case fx.Then(parts):
            found = ANY_TIME
            for part in parts:
                found &= _allowed(part)
            return found
        case fx.DayNight(day, night):
            return timings(day) | timings(night)
        case fx.OnTerrain(_, there, elsewhere):
            return timings(there) | timings(elsewhere)
        case fx.Plus(inner) | fx.Discarding(inner) | fx.PayingMana(_, inner) | fx.Raised(inner) | fx.Flip(inner):
            return _allowed(inner)
        case fx.ByMana(red, blue, green, white) | fx.ByCard(red, blue, green, white):
            return _any((red, blue, green, white))
        case fx.IfToken(_, inner, other):
            return timings(inner) | timings(other)
        case fx.LowerAttacks():
            return BLOCK_PHASE
        case fx.Named(name):
            return NAMED[name].timings
        case _:
            return ANY_TIME  # Special effects (MK-TURN-26); Move and Influence, if they have a use (MK-TURN-28)


def _useful(effect: fx.Effect) -> int:
    match effect:
        case fx.Move():
            return MOVING | MOVE_USE
        case fx.Influence():
            return INTERACTING | INFLUENCE_USE
        case fx.Terrain() | fx.Modify(Change.FAR_EXPLORING):
            return MOVING
        case fx.Reputation() | fx.TakeWound() | fx.WoundSelf() | fx.Honour():
            return 0  # the rest of what happens
        case fx.Then(parts):
            found = 0
            for part in parts:
                found |= _useful(part)
            return found
        case fx.If(when, inner):
            return when & _useful(inner)
        case (
            fx.Plus(inner)
            | fx.Discarding(inner)
            | fx.PayingMana(_, inner)
            | fx.IfLeastFame(inner)
            | fx.May(inner)
            | fx.Flip(inner)
        ):
            return _useful(inner)
        case _:
            return ANY_TIME


def _any(effects: tuple[fx.Effect, ...]) -> int:
    found = 0
    for effect in effects:
        found |= timings(effect)
    return found


def playable(state: State, play: Playing, effect: fx.Effect) -> bool:
    """Whether the effect can be played now."""
    if not timings(effect) & play.timing:
        return False
    need = needs(effect)
    return need is None or need(state, play)


BOOK.can(*BOOK.kinds[fx.Effect].values())(playable)


# effects of their own


#: What a named effect does: a flow, or a plain function where nobody decides anything.
Doing: TypeAlias = Callable[[Table, Playing, int], Flow[None] | None]


class NamedEffect(NamedTuple):
    """What it does, the timings it can be played at, and what it needs."""

    flow: Doing
    timings: int
    needs: Needs | None


NAMED: dict[str, NamedEffect] = {}


D = TypeVar("D", bound=Doing)


def named(name: str, timings: int = ANY_TIME, needs: Needs | None = None) -> Callable[[D], D]:
    """Register what `Named(name, n)` does; its text is `named-<name>`."""

    def register(flow: D) -> D:
        if name in NAMED:
            raise ValueError(f"two effects are called {name}")
        NAMED[name] = NamedEffect(flow, timings, needs)
        return flow

    return register


@does(fx.Named)
def _named(t: Table, play: Playing, effect: fx.Named) -> Flow[None]:
    flow = NAMED[effect.name].flow(t, play, effect.n)
    if flow is not None:
        yield from flow


@needing(fx.Named)
def _what_it_says(effect: fx.Named) -> Needs | None:
    return NAMED[effect.name].needs
