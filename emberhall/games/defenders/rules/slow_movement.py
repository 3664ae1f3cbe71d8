"""Moving where fire or a Global Effect changes the ways (Dragon Expansion)."""

from emberhall.games.defenders.choices import TELEPORTS, Fly, Gate, Mount, Ride, Sail, TeleportTo, Walk
from emberhall.games.defenders.content import ADJACENT, COLOUR, HERO_CARDS, IDS, PLACE
from emberhall.games.defenders.effects import (
    PURPLE,
    EagleSteps,
    FireProof,
    FreeTravel,
    GatesLocked,
    HorseSteps,
    Sailing,
    Teleport,
)
from emberhall.games.defenders.state import Defenders, traits
from emberhall.kernel import Option

from .movement import EAGLE, HORSE, gate_options, in_shape


def costs(state: Defenders, seat: int, steps: int) -> dict[int, int]:
    """The locations within so many steps, each with the fewest actions: one, and one for each fire (DR-MOVE-11)."""
    hero = state.heroes[seat]
    shunned = in_shape(hero)
    burning = [] if any(isinstance(trait, FireProof) for trait in traits(state, seat)) else state.fires
    best = {hero.at: 1}
    edge = {hero.at: 1}
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
    del best[hero.at]
    return best


def horse_steps(state: Defenders, seat: int) -> int:
    """How far horses go."""
    return next((trait.steps for trait in traits(state, seat) if isinstance(trait, HorseSteps)), HORSE)


def eagle_steps(state: Defenders, seat: int) -> int:
    """How far eagles fly."""
    return next((trait.steps for trait in traits(state, seat) if isinstance(trait, EagleSteps)), EAGLE)


def careful_options(state: Defenders, seat: int, options: list[Option]) -> None:
    """Every way to move that the hero can pay for."""
    hero = state.heroes[seat]
    at, left = hero.at, hero.actions
    held_traits = traits(state, seat)
    on_foot = _affordable(state, seat, 1, left)
    by_horse = _affordable(state, seat, horse_steps(state, seat), left)
    by_eagle = _affordable(state, seat, eagle_steps(state, seat), left)
    locked = any(isinstance(trait, GatesLocked) for trait in held_traits)
    options += [Walk(IDS[to]) for to in on_foot]
    jumps: list[Option] = []
    for card in hero.hand.cards:
        held = HERO_CARDS[card]
        if held.banner == "horse":
            options += [Ride(card, IDS[to]) for to in by_horse]
        elif held.banner == "eagle":
            options += [Fly(card, IDS[to]) for to in by_eagle]
        elif held.banner == "gate" and not locked:
            gate_options(state, hero, card, jumps)
    if at in state.gates and not locked:
        gate_options(state, hero, "", jumps)
    mounted: list[int] = []
    for trait in held_traits:
        if isinstance(trait, FreeTravel):
            mounted += [to for to in (by_eagle if trait.eagle else by_horse) if to not in mounted]
        elif isinstance(trait, Teleport) and not hero.teleported:
            jumps += TELEPORTS[at]
        elif isinstance(trait, Sailing) and IDS[at] in trait.harbours:
            jumps += [Sail(to) for to in trait.harbours if to != IDS[at]]
    options += [Mount(IDS[to]) for to in mounted if to not in on_foot]
    options += [way for way in jumps if cost_of(state, seat, way) <= left]


def _affordable(state: Defenders, seat: int, steps: int, left: int) -> list[int]:
    return sorted(to for to, cost in costs(state, seat, steps).items() if cost <= left)


def cost_of(state: Defenders, seat: int, way: Option) -> int:
    """The actions that a way costs."""
    to = PLACE[way.to]  # type: ignore[attr-defined]
    if isinstance(way, Walk):
        return costs(state, seat, 1)[to]
    if isinstance(way, Ride):
        return costs(state, seat, horse_steps(state, seat))[to]
    if isinstance(way, Fly):
        return costs(state, seat, eagle_steps(state, seat))[to]
    if isinstance(way, Mount):
        reached = [
            costs(state, seat, (eagle_steps if trait.eagle else horse_steps)(state, seat)).get(to, 99)
            for trait in traits(state, seat)
            if isinstance(trait, FreeTravel)
        ]
        return min(reached)
    assert isinstance(way, Gate | Sail | TeleportTo)
    proof = any(isinstance(trait, FireProof) for trait in traits(state, seat))
    return 2 if to in state.fires and not proof else 1
