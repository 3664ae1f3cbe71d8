"""Scenario 76, Harrower Hive: walls to break through."""

from collections.abc import Iterator

from emberhall.games.gloomhaven.rules.board import beside, figure_at
from emberhall.games.gloomhaven.rules.scenarios.hooks import Give, Happening, Hooks
from emberhall.games.gloomhaven.state import Figure, State, Table
from emberhall.games.gloomhaven.terms import FOES

WALL = "wall"


class HarrowerHive(Hooks):
    """Only characters attack walls, and summons that a player directs; a falling wall stuns enemies beside it."""

    def ignored(self, state: State, figure: Figure) -> bool:
        return figure.name == WALL

    def destroyed(self, t: Table, figure: Figure, at: int) -> Iterator[Happening]:
        for near in beside(t.state, at):
            foe = figure_at(t.state, near)
            if foe is not None and foe.kind == "monster" and foe.side == FOES:
                yield Give(foe, "stun")
