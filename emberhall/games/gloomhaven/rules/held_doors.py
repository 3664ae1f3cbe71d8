"""Doors that are open only as long as a character stands on one of their pressure plates."""

from functools import lru_cache

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.content.openings import ByHeldPlates
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.ambiguity import players_decide
from emberhall.games.gloomhaven.rules.board import cells, nearest_empty, on_map
from emberhall.games.gloomhaven.rules.damage import suffer
from emberhall.games.gloomhaven.rules.notes import ended_turn, happened, marked
from emberhall.games.gloomhaven.rules.special_rules import open_up
from emberhall.games.gloomhaven.state import State, Table
from emberhall.kernel import ENDED, NOWHERE, Flow, msg


@lru_cache(maxsize=1024)
def held_doors(scenario: int) -> tuple[tuple[int, ByHeldPlates], ...]:
    """The doors of a scenario that plates hold open."""
    doors = plan_of(scenario).scenario.doors
    return tuple((n, door.opens) for n, door in enumerate(doors) if isinstance(door.opens, ByHeldPlates))


def hold_doors(t: Table) -> Flow[None]:
    """Open and close these doors as their plates are occupied now."""
    return _hold(t) if held_doors(t.state.scenario) else ENDED


def _hold(t: Table) -> Flow[None]:
    state = t.state
    for n, opens in held_doors(state.scenario):
        held, is_open = _held(state, n, opens), bool(state.map.doors >> n & 1)
        if held and not is_open:
            turn = state.turn
            yield from open_up(t, n, state.figures.get(turn.figure) if turn is not None else None)
        elif is_open and not held:
            yield from _close(t, n)


def _held(state: State, n: int, opens: ByHeldPlates) -> bool:
    """Whether a character stands on a plate of the door. Some doors open at the end of a turn for the first time."""
    if opens.first and not happened(state, f"opened:{n}"):
        figure = ended_turn(state)
        if figure is None or figure.at not in marked(state, opens.first):
            return False
        state.notes[f"opened:{n}"] = 1
    plates = marked(state, *opens.plates)
    return any(figure.kind == "character" and figure.at in plates for figure in on_map(state))


def _close(t: Table, n: int) -> Flow[None]:
    """Close a door. A figure in the doorway is hurt and moves to the nearest empty hex."""
    state = t.state
    plan = plan_of(state.scenario)
    door, _ = plan.doors[n]
    t.say(msg("say-door-closes"))
    caught = [figure for figure in on_map(state) if door in cells(figure)]
    for figure in caught:
        yield from suffer(t, figure, state.trap_damage)
        if figure.at != NOWHERE:
            options = [ch.at(plan.hexes[near]) for near in nearest_empty(state, door)]
            chosen = yield from players_decide(t, msg("ask-aside", who=figure_name(figure)), options)
            figure.at = plan.index[chosen.to]
    state.map.doors &= ~(1 << n)
    t.beat()
