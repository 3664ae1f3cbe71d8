"""Scenario 52, Noxious Cellar: chests are also taken from beside them."""

from collections.abc import Iterator

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.rules.board import beside
from emberhall.games.gloomhaven.rules.scenarios.hooks import Happening, Hooks, Take
from emberhall.games.gloomhaven.state import Character, Figure, State, Table
from emberhall.games.gloomhaven.terms import BOTTOM

GOAL = 0


class NoxiousCellar(Hooks):
    """A character may forgo a bottom action to take an adjacent goal chest."""

    def instead_of(self, state: State, figure: Figure, card: str, half: str) -> list[ch.Cleanse | ch.Forgo]:
        hexes = plan_of(state.scenario).hexes
        chests = [at for at in beside(state, figure.at) if state.map.treasures.get(at) == GOAL]
        return [ch.Forgo(card, half, "chest", hexes[at]) for at in chests if half == BOTTOM]

    def forgone(self, t: Table, character: Character, chosen: ch.Cleanse | ch.Forgo) -> Iterator[Happening]:
        yield Take(character, plan_of(t.state.scenario).index[chosen.to])
