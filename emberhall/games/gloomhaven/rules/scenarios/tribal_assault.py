"""Scenario 44, Tribal Assault: captives are set free by characters beside them."""

from collections.abc import Iterator

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.board import beside, figure_at
from emberhall.games.gloomhaven.rules.notes import note
from emberhall.games.gloomhaven.rules.scenarios.hooks import Happening, Hooks, Leave
from emberhall.games.gloomhaven.state import Character, Figure, State, Table
from emberhall.kernel import msg

CAPTIVE = "captive"


class TribalAssault(Hooks):
    """A character may forgo an action to free an adjacent captive, who leaves the map at once."""

    def instead_of(self, state: State, figure: Figure, card: str, half: str) -> list[ch.Cleanse | ch.Forgo]:
        near, hexes = beside(state, figure.at), plan_of(state.scenario).hexes
        there = [other.at for other in state.figures.values() if other.name == CAPTIVE and other.at in near]
        return [ch.Forgo(card, half, "captive", hexes[at]) for at in there]

    def forgone(self, t: Table, character: Character, chosen: ch.Cleanse | ch.Forgo) -> Iterator[Happening]:
        captive = figure_at(t.state, plan_of(t.state.scenario).index[chosen.to])
        assert captive is not None
        note(t.state, f"freed:{CAPTIVE}")
        yield Leave(captive, msg("say-freed", who=figure_name(captive)))
