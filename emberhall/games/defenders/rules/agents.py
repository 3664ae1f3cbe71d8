"""Agents of the Dark Lord: when they stir, where they go, whom they attack (Dragon Expansion)."""

from collections.abc import Callable

from emberhall.games.defenders.choices import WHERE, Who
from emberhall.games.defenders.content import ADJACENT, AGENTS, CITY, DISTANCE, GENERALS, OF_COLOUR, flight_of
from emberhall.games.defenders.content.kinds import DarknessCard
from emberhall.games.defenders.names import place_name
from emberhall.games.defenders.state import General, Realm
from emberhall.kernel import Flow, choose, msg

from .cards import discard_at_random
from .fire import ignite
from .overrun import taint
from .special_cards import from_active
from .wounds import burn, scales, wound

#: The steps of a dragon on the hunt.
HUNT = 2


def agent_stirs(t: Realm, card: DarknessCard) -> Flow[None]:
    """A card with a General of the Agent's colour, whether or not that General moves, activates him (DR-AGENT-09)."""
    agent = t.state.agent
    if agent is not None and agent.alive and card.general:
        sheet = AGENTS[agent.card]
        if GENERALS[card.general].colour == sheet.colour:
            asking = _ACTIVATION[sheet.movement](t, agent, card)
            if asking is not None:
                yield from asking


def go(t: Realm, agent: General, to: int) -> None:
    """The Agent is in another location."""
    agent.at = to
    if t.events is not None:
        t.say(msg("say-agent-moved", general=AGENTS[agent.card].name(), place=place_name(to)))
    t.beat()


def heroes_at(t: Realm, place: int) -> list[int]:
    """The heroes in a location, in turn order."""
    return [seat for seat in from_active(t.state) if t.state.heroes[seat].life and t.state.heroes[seat].at == place]


def _flight(t: Realm, agent: General, card: DarknessCard) -> Flow[None]:
    """He flies, sets the location On Fire and burns the heroes there."""
    go(t, agent, flight_of(card))
    ignite(t, agent.at)
    for seat in heroes_at(t, agent.at):
        yield from wound(t, seat, burn(t, seat))


def _poison(t: Realm, agent: General, card: DarknessCard) -> None:
    """He goes to the nearest other location of his colour that is not tainted; heroes there lose a card each."""
    state = t.state
    clean = [place for place in OF_COLOUR[AGENTS[agent.card].colour] if place != agent.at and not state.crystals[place]]
    if not clean:
        return
    go(t, agent, min(clean, key=lambda place: (DISTANCE[agent.at][place], place)))
    for seat in heroes_at(t, agent.at):
        discard_at_random(t, seat, 1)
    if state.crowd[agent.at] >= 2:
        taint(t, agent.at)


def _hunt(t: Realm, agent: General, card: DarknessCard) -> Flow[None]:
    """He goes two steps towards the nearest hero, never into Monarch City, and wounds the heroes where he arrives."""
    state = t.state
    alive = [seat for seat in from_active(state) if state.heroes[seat].life]
    near = min(DISTANCE[agent.at][state.heroes[seat].at] for seat in alive)
    prey = [Who(seat, state.heroes[seat].hero) for seat in alive if DISTANCE[agent.at][state.heroes[seat].at] == near]
    chosen = yield from choose(state.active, msg("ask-prey"), prey, "DR-AGENT-09")
    hunted = state.heroes[chosen.seat].at
    reached = within_hunt(agent.at)
    closest = min(DISTANCE[place][hunted] for place in reached)
    ways = [WHERE[place] for place in reached if DISTANCE[place][hunted] == closest]
    to = WHERE.index((yield from choose(state.active, msg("ask-hunt"), ways, "DR-AGENT-09")))
    go(t, agent, to)
    for seat in heroes_at(t, to):
        yield from wound(t, seat, 1 - scales(t, seat))


def within_hunt(at: int) -> list[int]:
    """Where a hunting Agent can be after his steps; he never enters Monarch City (DR-AGENT-05)."""
    reached, edge = [at], [at]
    for _ in range(HUNT):
        edge = sorted({b for a in edge for b in ADJACENT[a] if b != CITY and b not in reached})
        reached += edge
    return reached


_ACTIVATION: dict[str, Callable[[Realm, General, DarknessCard], Flow[None] | None]] = {
    "flight": _flight,
    "green": _poison,
    "hunt": _hunt,
}
