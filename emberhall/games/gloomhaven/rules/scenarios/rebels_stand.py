"""Scenario 49, Rebel's Stand: a cannon that fires when an archer gets to it."""

from collections.abc import Iterator

from emberhall.games.gloomhaven.content import MONSTERS, plan_of
from emberhall.games.gloomhaven.rules.board import beside, ground
from emberhall.games.gloomhaven.rules.notes import happened, marked
from emberhall.games.gloomhaven.rules.scenarios.hooks import Happening, Hooks, Orders
from emberhall.games.gloomhaven.state import Figure, Slot, State, Table

CANNON, ARCHER = "siege-cannon", "city-archer"
#: The marker of the hexes in front of the cannon.
MUZZLE = "b"
MOVE = 3


def cannon(state: State) -> Figure | None:
    """The cannon, once its room is revealed and as long as it stands."""
    return next((figure for figure in state.figures.values() if figure.name == CANNON), None)


def line_of_fire(state: State) -> set[int]:
    """The hexes in front of the cannon, and all of their rows from there to the door and beyond."""
    plan = plan_of(state.scenario)
    ends = {plan.hexes[at][1]: plan.hexes[at][0] for at in marked(state, MUZZLE)}
    return {at for (q, r), at in plan.index.items() if r in ends and q <= ends[r]}


class RebelsStand(Hooks):
    """The City Archer nearest to the cannon serves it: it moves there and fires. The cannon never acts itself."""

    def idle(self, state: State, type: str) -> bool:
        return type == CANNON

    def turn_comes(self, t: Table, slot: Slot) -> Iterator[Happening]:
        """The archers are about to act: note who serves the cannon in this round."""
        state = t.state
        gun = cannon(state)
        if slot.monsters == ARCHER and gun is not None and happened(state, "served") != state.round:
            apart = ground(state).apart(gun.at)
            archers = [figure for figure in state.figures.values() if figure.name == ARCHER]
            archers.sort(key=lambda figure: (apart[figure.at], figure.rank == "normal", figure.number))
            if archers:
                state.notes |= {"served": state.round, "gunner": archers[0].id}
        yield from ()

    def orders(self, state: State, figure: Figure) -> Orders | None:
        gun = cannon(state)
        if gun is None or figure.name != ARCHER or not self._serves(state, figure):
            return None
        muzzle = marked(state, MUZZLE)
        taken = [other.at for other in state.figures.values() if other is not figure]
        return Orders(MOVE, [at for at in beside(state, gun.at) if at not in muzzle and at not in taken])

    def volley(self, state: State, figure: Figure) -> Iterator[tuple[Figure, int]]:
        gun = cannon(state)
        if gun is None or figure.at not in beside(state, gun.at) or figure.at in marked(state, MUZZLE):
            return
        attack = MONSTERS[CANNON].stats(min(7, state.monster_level), gun.rank).attack
        assert isinstance(attack, int)
        hit = line_of_fire(state)
        for other in state.figures.values():
            if other.kind in ("character", "summon") and other.at in hit:
                yield other, attack

    def _serves(self, state: State, figure: Figure) -> bool:
        return state.notes.get("gunner") == figure.id and happened(state, "served") == state.round
