"""What terrains cost to enter this turn."""

from emberhall.effects import lasts
from emberhall.games.mage_knight.rules.interactive_skills import weather
from emberhall.games.mage_knight.state import State
from emberhall.games.mage_knight.terms import DAY_COSTS, HILLS, MOUNTAIN, NEVER, NIGHT_COSTS, SEA, Change


def set_costs(state: State) -> None:
    """The Move costs of the turn: changes in the order that is best for the player.

    MK-MOVE-23, MK-MOVE-24, MK-MOVE-25.
    """
    turn = state.turn
    turn.costs = list(NIGHT_COSTS if state.night else DAY_COSTS)
    if state.lasting:
        weather(state)
    for terrain in range(SEA) if turn.terrain else ():
        changes = [change for change in turn.terrain if change[0] >> terrain & 1]
        if changes:
            turn.costs[terrain] = _best(turn.costs[terrain], changes)
    if turn.mods and lasts(turn.mods, Change.NO_HEIGHTS):  # Mist Form
        turn.costs[HILLS] = turn.costs[MOUNTAIN] = NEVER


def _best(cost: int, changes: list[tuple[int, int, int, int]]) -> int:
    if not changes:
        return cost
    found = []
    for i, (_, less, least, to) in enumerate(changes):
        changed = to if to >= 0 else cost if cost >= NEVER else min(cost, max(cost - less, least))
        found.append(_best(changed, changes[:i] + changes[i + 1 :]))
    return min(found)
