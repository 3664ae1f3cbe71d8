"""Moving where fire or a Global Effect changes the ways (Dragon Expansion)."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from emberhall.games.defenders.choices import (
    MOUNT,
    TELEPORTS,
    WALK,
    Choice,
    Fly,
    Gate,
    Mount,
    Ride,
    Sail,
    Walk,
    Way,
    by_card,
)
from emberhall.games.defenders.content import ADJACENT, COLOUR, HERO_CARDS, IDS, PLACE, WITHIN
from emberhall.games.defenders.effects.nodes.traits import (
    EagleSteps,
    FireProof,
    FreeTravel,
    GatesLocked,
    HorseSteps,
    Sailing,
    Teleport,
)
from emberhall.games.defenders.rules.ways import EAGLE, HORSE, gate_ways, in_shape
from emberhall.games.defenders.state import State, traits_of
from emberhall.games.defenders.terms import PURPLE

#: NEAR[steps][location]: the same as WITHIN, for comparing with the fires.
NEAR = tuple(tuple(frozenset(places) for places in row) for row in WITHIN)


def fires_for(state: State, seat: int) -> list[int]:
    """The fires that cost a hero an action more."""
    return [] if traits_of(state, seat, FireProof) else state.fires


def costs(state: State, seat: int, steps: int) -> dict[int, int]:
    """The locations within a number of steps, each with the fewest actions: one, and one per fire (DR-MOVE-11)."""
    hero = state.heroes[seat]
    burning = fires_for(state, seat)
    near = NEAR[steps][hero.at]
    return _costs(hero.at, steps, in_shape(hero), tuple(fire for fire in burning if fire in near))


@lru_cache(4096)
def _costs(at: int, steps: int, shunned: bool, burning: tuple[int, ...]) -> dict[int, int]:
    best = {at: 1}
    edge = {at: 1}
    for _ in range(steps):
        fresh: dict[int, int] = {}
        for a, cost in edge.items():
            for b in ADJACENT[a]:
                if shunned and COLOUR[b] == PURPLE:
                    continue
                further = cost + (b in burning)
                if further < best.get(b, 99) and further < fresh.get(b, 99):
                    fresh[b] = further
        best.update(fresh)
        edge = fresh
    del best[at]
    return best


def horse_steps(state: State, seat: int) -> int:
    """How far horses go."""
    return next((trait.steps for trait in traits_of(state, seat, HorseSteps)), HORSE)


def eagle_steps(state: State, seat: int) -> int:
    """How far eagles fly."""
    return next((trait.steps for trait in traits_of(state, seat, EagleSteps)), EAGLE)


class Reach:
    """Where a hero can go with the actions left, by number of steps; worked out on demand."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.left = state.heroes[seat].actions
        self._known: dict[int, list[int]] = {}

    def within(self, steps: int) -> list[int]:
        """The locations within a number of steps that the hero can pay for."""
        if steps not in self._known:
            found = costs(self.state, self.seat, steps)
            self._known[steps] = [to for to, cost in found.items() if cost <= self.left]
        return self._known[steps]


def careful_ways(state: State, seat: int) -> list[Way]:
    """Every way to move that the hero can pay for."""
    hero = state.heroes[seat]
    at, reach = hero.at, Reach(state, seat)
    horse, eagle = horse_steps(state, seat), eagle_steps(state, seat)
    locked = bool(traits_of(state, seat, GatesLocked))
    on_foot = reach.within(1)
    options: list[Way] = [WALK[to] for to in on_foot]
    jumps: list[Way] = []
    for card in hero.hand.cards:
        banner = HERO_CARDS[card].banner
        if banner == "horse":
            rides = by_card(Ride, card)
            options += [rides[to] for to in reach.within(horse)]
        elif banner == "eagle":
            flights = by_card(Fly, card)
            options += [flights[to] for to in reach.within(eagle)]
        elif banner == "gate" and not locked and HERO_CARDS[card].place != at:
            jumps.append(by_card(Gate, card)[HERO_CARDS[card].place])
    if not locked:
        gate_ways(state, hero, jumps)
    mounted: list[int] = []
    for trait in traits_of(state, seat, FreeTravel):
        mounted += [to for to in reach.within(eagle if trait.eagle else horse) if to not in mounted]
    options += [MOUNT[to] for to in mounted if to not in on_foot]
    if hero.has(Teleport) and not hero.teleported:
        jumps += TELEPORTS[at]
    for sailing in traits_of(state, seat, Sailing):
        if IDS[at] in sailing.harbours:
            jumps += [Sail(to) for to in sailing.harbours if to != IDS[at]]
    burning = fires_for(state, seat)
    if reach.left < 2 and burning:
        jumps = [way for way in jumps if PLACE[way.to] not in burning]
    return options + jumps


def own_steps(state: State, seat: int) -> int:
    """How far a hero goes without a card."""
    free = traits_of(state, seat, FreeTravel)
    return max(eagle_steps(state, seat) if trait.eagle else horse_steps(state, seat) for trait in free)


#: How far each way goes that passes through locations; every other way leads there at once.
_STEPS: Mapping[type[Choice], Callable[[State, int], int]] = {
    Walk: lambda state, seat: 1,
    Ride: horse_steps,
    Fly: eagle_steps,
    Mount: own_steps,
}


def cost_of(state: State, seat: int, way: Way) -> int:
    """The actions that a way costs."""
    to, steps = PLACE[way.to], _STEPS.get(type(way))
    if steps is not None:
        return costs(state, seat, steps(state, seat))[to]
    return 2 if to in fires_for(state, seat) else 1
