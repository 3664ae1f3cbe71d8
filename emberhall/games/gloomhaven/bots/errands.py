"""Where a scenario wants characters to stand: on pressure plates and exits; and who may take what."""

from collections.abc import Iterable, Sequence

from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.content.aims import EachLootsGoalChest, EndTurnOn, Escape, LeaveMap, OccupyPlates
from emberhall.games.gloomhaven.content.openings import ByHeldPlates, ByPlate, ByPlates, Opening
from emberhall.games.gloomhaven.rules.board import on_map
from emberhall.games.gloomhaven.rules.ending import met
from emberhall.games.gloomhaven.rules.notes import happened, marked, starting_hexes
from emberhall.games.gloomhaven.rules.rooms import closed_doors
from emberhall.games.gloomhaven.rules.scenarios import hooks_of
from emberhall.games.gloomhaven.state import Character, Figure, State


def errands(state: State, me: Figure) -> list[int]:
    """The hexes on which a character brings the party on, as far as they are known and nobody else stands there."""
    plan = plan_of(state.scenario)
    openable = closed_doors(state)
    letters: list[str] = []
    for n, door in enumerate(plan.scenario.doors):
        if not state.map.doors >> n & 1 and n not in openable:
            letters += _plates_of(state, n, door.opens)
    for goal in plan.scenario.goal:
        if isinstance(goal, OccupyPlates):
            letters += goal.plates or goal.plates_by_characters[str(len(state.characters))]  # type: ignore[index]
        elif isinstance(goal, EndTurnOn):
            letters.append(goal.marker)
    others = [figure.at for figure in on_map(state) if figure.kind == "character" and figure is not me]
    return [at for at in _known(state, marked(state, *letters)) if at not in others]


def _plates_of(state: State, n: int, opens: Opening | None) -> Sequence[str]:
    """The pressure plates that open a door now."""
    match opens:
        case ByPlate(plate):
            return (plate,)
        case ByPlates(plates, by_number):
            return plates or by_number[str(len(state.characters))]  # type: ignore[index]
        case ByHeldPlates(plates, first):
            return (first,) if first and not happened(state, f"opened:{n}") else plates
    return ()


def _known(state: State, hexes: Iterable[int]) -> list[int]:
    plan = plan_of(state.scenario)
    return [at for at in dict.fromkeys(hexes) if at in plan.room_of and state.map.rooms >> plan.room_of[at] & 1]


def holds_a_door(state: State, me: Figure) -> bool:
    """Whether a door would close if a character left its hex, with friends who may be behind it."""
    others = [figure.at for figure in on_map(state) if figure.kind == "character" and figure is not me]
    for n, door in enumerate(plan_of(state.scenario).scenario.doors):
        if isinstance(door.opens, ByHeldPlates) and state.map.doors >> n & 1:
            plates = marked(state, *door.opens.plates)
            if others and me.at in plates and not any(at in plates for at in others):
                return True
    return False


def exits(state: State) -> list[int]:
    """The hexes to flee to, once nothing else is left to do."""
    goals = plan_of(state.scenario).scenario.goal
    ways_out = [goal for goal in goals if isinstance(goal, Escape | LeaveMap)]
    if not ways_out or not all(met(state, goal) for goal in goals if not isinstance(goal, Escape | LeaveMap)):
        return []
    found = [marked(state, goal.marker) if goal.marker else starting_hexes(state) for goal in ways_out]
    return _known(state, [at for hexes in found for at in hexes])


def wanted_treasures(state: State, character: Character) -> list[int]:
    """The hexes with treasures that a character may take and should."""
    one_each = any(isinstance(goal, EachLootsGoalChest) for goal in plan_of(state.scenario).scenario.goal)
    served = one_each and 0 in character.treasures
    hooks = hooks_of(state)
    return [
        at
        for at, number in state.map.treasures.items()
        if hooks.may_loot(state, character, number) and not (served and number == 0)
    ]
