"""The book of acts: one flow for each node, and whether it can do anything now. `does` writes it, the rules read it."""

from collections.abc import Callable
from typing import Any

from emberhall.games.defenders.state import Defenders, Realm
from emberhall.kernel import Flow

from .nodes import Act, Then

#: The rule behind what an act asks.
SPECIAL_CARD = "DR-HCARD-07"

Resolver = Callable[[Realm, int, Any], Flow[None]]
Condition = Callable[[Defenders, int, Any], bool]

_resolvers: dict[type, Resolver] = {}
_conditions: dict[type, Condition] = {}


def resolves(node: type) -> Callable[[Resolver], Resolver]:
    """Registers the flow that carries out a node."""

    def register(flow: Resolver) -> Resolver:
        _resolvers[node] = flow
        return flow

    return register


def needs(node: type) -> Callable[[Condition], Condition]:
    """Registers the condition under which a node can do something."""

    def register(condition: Condition) -> Condition:
        _conditions[node] = condition
        return condition

    return register


def possible(state: Defenders, seat: int, act: Act) -> bool:
    """Whether the act would do anything for this seat now."""
    condition = _conditions.get(act.__class__)
    return condition is None or condition(state, seat, act)


def resolve(t: Realm, seat: int, act: Act) -> Flow[None]:
    """Carry out an act for a seat."""
    return _resolvers[act.__class__](t, seat, act)


@resolves(Then)
def _then(t: Realm, seat: int, act: Then) -> Flow[None]:
    for part in act.parts:
        if possible(t.state, seat, part):
            yield from resolve(t, seat, part)


@needs(Then)
def _any_part(state: Defenders, seat: int, act: Then) -> bool:
    return any(possible(state, seat, part) for part in act.parts)
