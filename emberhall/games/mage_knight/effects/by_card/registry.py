"""How a flow gets the name under which `Named` finds it; its text is `named-<name>`."""

from collections.abc import Callable
from typing import NamedTuple

import emberhall.games.mage_knight.terms as mk
from emberhall.games.mage_knight.effects.playable import Needs, Playing
from emberhall.games.mage_knight.rules.common import MK
from emberhall.kernel import Flow


class NamedEffect(NamedTuple):
    """The flow, the moments it can be played in, and what it needs."""

    flow: Callable[[MK, Playing, int], Flow[None]]
    moments: int
    needs: Needs | None


NAMED: dict[str, NamedEffect] = {}


def named(
    name: str, moments: int = mk.ANY_TIME, needs: Needs | None = None
) -> Callable[[Callable[[MK, Playing, int], Flow[None]]], Callable[[MK, Playing, int], Flow[None]]]:
    """The flow is what `Named(name, n)` does."""

    def register(flow: Callable[[MK, Playing, int], Flow[None]]) -> Callable[[MK, Playing, int], Flow[None]]:
        if name in NAMED:
            raise ValueError(f"two effects are called {name}")
        NAMED[name] = NamedEffect(flow, moments, needs)
        return flow

    return register
