"""Agents of the Dark Lord: when they stir, where they go, whom they attack (Dragon Expansion)."""

from collections.abc import Callable

from emberhall.games.defenders.choices import WHERE, Who
from emberhall.games.defenders.content import (
    ADJACENT,
    AGENTS,
    AROUND_CITY,
    CITY,
    DISTANCE,
    GENERALS,
    OF_COLOUR,
    flight_of,
)
from emberhall.games.defenders.content.kinds import DarknessCard
from emberhall.games.defenders.names import place_name
from emberhall.games.defenders.rules.cards import discard_at_random
from emberhall.games.defenders.rules.fire import ignite
from emberhall.games.defenders.rules.overrun import taint
from emberhall.games.defenders.rules.special_cards import from_active
from emberhall.games.defenders.rules.wounds import burn, scales, wound
from emberhall.games.defenders.state import General, State, Table
from emberhall.kernel import Flow, choose, msg

#: The steps of a dragon on the hunt.
HUNT = 2
#: The number of minions with which poison taints a location.
TAINTED_WITH = 2


def agent_stirs(t: Table, card: DarknessCard) -> Flow[None]:
    """A card with a General of the Agent's colour, whether or not that General moves, activates him (DR-AGENT-09)."""
    agent = activated(t.state, card)
    if agent is not None:
        asking = _ACTIVATION[AGENTS[agent.card].movement](t, agent, card)
        if asking is not None:
            yield from asking


def activated(state: State, card: DarknessCard) -> General | None:
    """The Agent, if a card with the General of his colour is shown."""
    agent = state.agent
    if agent is None or not agent.alive or not card.general:
        return None
    return agent if GENERALS[card.general].colour == AGENTS[agent.card].colour else None


def agent_taints(state: State, card: DarknessCard, *, placed: bool) -> bool:
    """Whether the card shown, with its minions placed or not, brings the Agent to a location that he taints."""
    agent = activated(state, card)
    if agent is None or AGENTS[agent.card].movement != "green":
        return False
    to = nearest_clean(state, agent)
    if to is None:
        return False
    more = sum(count for place, _, count in card.place if place == to) if placed else 0
    return state.crowd[to] + more >= TAINTED_WITH


def go(t: Table, agent: General, to: int) -> None:
    """Move the Agent to another location."""
    agent.at = to
    if t.events is not None:
        t.say(msg("say-agent-moved", general=AGENTS[agent.card].name(), place=place_name(to)))
    t.beat()


def heroes_at(t: Table, place: int) -> list[int]:
    """The heroes in a location, in turn order."""
    return [seat for seat in from_active(t.state) if t.state.heroes[seat].life and t.state.heroes[seat].at == place]


def _flight(t: Table, agent: General, card: DarknessCard) -> Flow[None]:
    """He flies, sets the location On Fire and burns the heroes there."""
    go(t, agent, flight_of(card))
    ignite(t, agent.at)
    for seat in heroes_at(t, agent.at):
        yield from wound(t, seat, burn(t, seat))


def _poison(t: Table, agent: General, card: DarknessCard) -> None:
    """He goes to the nearest other location of his colour that is not tainted; heroes there lose a card each."""
    state = t.state
    to = nearest_clean(state, agent)
    if to is None:
        return
    go(t, agent, to)
    for seat in heroes_at(t, agent.at):
        discard_at_random(t, seat, 1)
    if state.crowd[agent.at] >= TAINTED_WITH:
        taint(t, agent.at)


def nearest_clean(state: State, agent: General) -> int | None:
    """The nearest other location of the Agent's colour that is not tainted."""
    clean = [place for place in OF_COLOUR[AGENTS[agent.card].colour] if place != agent.at and not state.crystals[place]]
    return min(clean, key=lambda place: (DISTANCE[agent.at][place], place)) if clean else None


def _hunt(t: Table, agent: General, card: DarknessCard) -> Flow[None]:
    """He goes two steps towards the nearest hero, never into Monarch City, and wounds the heroes where he arrives."""
    state = t.state
    alive = [seat for seat in from_active(state) if state.heroes[seat].life]
    far = {seat: AROUND_CITY[state.heroes[seat].at][agent.at] for seat in alive}
    near = min(far.values())
    prey = {state.heroes[seat].at: Who(seat, state.heroes[seat].hero) for seat in alive if far[seat] == near}
    chosen = yield from choose(state.active, msg("ask-prey"), list(prey.values()), "DR-AGENT-09")
    left = AROUND_CITY[state.heroes[chosen.seat].at]
    reached = within_hunt(agent.at)
    closest = min(left[place] for place in reached)
    if closest == left[agent.at]:
        reached = [agent.at]  # no step brings him nearer
    ways = [WHERE[place] for place in reached if left[place] == closest]
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


_ACTIVATION: dict[str, Callable[[Table, General, DarknessCard], Flow[None] | None]] = {
    "flight": _flight,
    "green": _poison,
    "hunt": _hunt,
}
