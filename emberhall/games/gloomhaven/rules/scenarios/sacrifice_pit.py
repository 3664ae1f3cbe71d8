"""Scenario 78, Sacrifice Pit: two Cultists drag their victim to an altar."""

from collections.abc import Generator
from typing import Any

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import MONSTERS, plan_of
from emberhall.games.gloomhaven.content.pages import SpecialRule
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.board import beside, empty_beside, ground
from emberhall.games.gloomhaven.rules.notes import happened, marked, note, standing
from emberhall.games.gloomhaven.rules.scenarios.hooks import Choose, Happening, Hooks, Orders, Place
from emberhall.games.gloomhaven.state import Figure, Slot, State, Table
from emberhall.games.gloomhaven.terms import APART
from emberhall.kernel import msg

CULTIST, VICTIM = "cultist", "victim"
#: The letters where the two stand, where they go, and of the altars.
STAND, GOAL, ALTAR = "b", "c", "d"
#: The note of the round in which they have hold of the victim.
DRAG = "dragging"


def carriers(state: State) -> list[Figure]:
    """Those of the two who are alive."""
    return [figure for figure in state.figures.values() if happened(state, f"carrier:{figure.id}")]


def at_altar(state: State, at: int) -> bool:
    """Whether a hex is next to an altar."""
    return any(altar in beside(state, at) for altar in marked(state, ALTAR))


class SacrificePit(Hooks):
    """The two go to the victim first, then with the victim to the altar; nothing holds them up."""

    named = ("sacrifice_made",)

    def placed(self, state: State, figure: Figure) -> None:
        if figure.name == CULTIST and figure.rank == "elite" and figure.at in marked(state, STAND):
            state.notes[f"carrier:{figure.id}"] = 1

    def put(self, state: State, figure: Figure) -> None:
        figure.conditions |= APART

    def immune(self, state: State, figure: Figure) -> tuple[str, ...]:
        return ("immobilize", "stun") if happened(state, f"carrier:{figure.id}") else ()

    def immovable(self, state: State, figure: Figure) -> bool:
        return happened(state, f"carrier:{figure.id}") > 0

    def opens_doors(self, state: State, figure: Figure) -> bool:
        return happened(state, f"carrier:{figure.id}") > 0

    def turn_comes(self, t: Table, slot: Slot) -> tuple[()]:
        """The Cultists are about to act: note whether they have hold of the victim."""
        state = t.state
        victim = standing(state, VICTIM)
        if slot.monsters == CULTIST and victim is not None and carriers(state):
            near = beside(state, victim.at)
            state.notes[DRAG] = state.round if all(figure.at in near for figure in carriers(state)) else 0
        return ()

    def orders(self, state: State, figure: Figure) -> Orders | None:
        victim = standing(state, VICTIM)
        if victim is None or figure not in carriers(state):
            return None
        taken = [other.at for other in state.figures.values() if other is not figure]
        if self._dragging(state):
            ends = [at for at in marked(state, GOAL) if at not in taken]
            ends = ends or [at for altar in marked(state, ALTAR) for at in beside(state, altar)]
        else:
            ends = list(beside(state, victim.at))
        points = MONSTERS[CULTIST].stats(min(7, state.monster_level), figure.rank).move or 0
        return Orders(points, [at for at in dict.fromkeys(ends) if at not in taken])

    def obeyed(self, t: Table, figure: Figure) -> Generator[Happening, Any, None]:
        """Once both have moved, the victim is dragged along."""
        state = t.state
        victim = standing(state, VICTIM)
        pair = carriers(state)
        if victim is None or not self._dragging(state) or figure not in pair:
            return
        if any(other.acted < state.round for other in pair):
            return
        floor, hexes = ground(state), plan_of(state.scenario).hexes
        free = dict.fromkeys([victim.at, *(at for other in pair for at in empty_beside(state, other.at))])
        rank = {at: (-sum(at in beside(state, other.at) for other in pair), floor.apart(victim.at)[at]) for at in free}
        best = [at for at in free if rank[at] == min(rank.values())]
        chosen = yield Choose(msg("ask-monster-move", who=figure_name(victim)), [ch.at(hexes[at]) for at in best])
        yield Place(victim, plan_of(state.scenario).index[chosen.to])

    def happens(self, t: Table, rule: SpecialRule) -> tuple[()]:
        state = t.state
        victim = standing(state, VICTIM)
        acting = state.figures.get(state.turn.figure) if state.turn is not None else None
        if rule.name == "sacrifice_made" and victim is not None and acting in carriers(state):
            assert acting is not None
            if at_altar(state, acting.at) and at_altar(state, victim.at):
                note(state, "sacrificed")
        return ()

    def _dragging(self, state: State) -> bool:
        return happened(state, DRAG) == state.round
