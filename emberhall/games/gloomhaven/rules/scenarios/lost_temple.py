"""Scenario 79, Lost Temple: Stone Golems that sleep until all plates are occupied, and the Betrayer."""

from collections.abc import Iterator

from emberhall.games.gloomhaven.content.pages import SpecialRule
from emberhall.games.gloomhaven.rules.board import on_map
from emberhall.games.gloomhaven.rules.notes import happened, marked, note
from emberhall.games.gloomhaven.rules.scenarios.hooks import Happening, Hooks, Wake
from emberhall.games.gloomhaven.state import Figure, State, Table
from emberhall.games.gloomhaven.terms import APART

GOLEM, AWAKE = "stone-golem", "golems-awake"
#: The letters of the plates in play with two, three and four characters.
PLATES = {2: "a", 3: "ab", 4: "abc"}


class LostTemple(Hooks):
    """Nothing touches the Golems, and they do nothing, until someone stands on every plate at the end of a turn."""

    named = ("golems_wake",)

    def idle(self, state: State, type: str) -> bool:
        return type == GOLEM and not happened(state, AWAKE)

    def placed(self, state: State, figure: Figure) -> None:
        if figure.name == GOLEM and not happened(state, AWAKE):
            figure.conditions |= APART

    def happens(self, t: Table, rule: SpecialRule) -> Iterator[Happening]:
        state = t.state
        occupied = {figure.at for figure in on_map(state) if figure.kind in ("character", "npc")}
        plates = marked(state, *PLATES[len(state.characters)])
        if rule.name != "golems_wake" or happened(state, AWAKE) or not occupied.issuperset(plates):
            return
        note(state, AWAKE)
        golems = [figure for figure in on_map(state) if figure.name == GOLEM]
        for golem in golems:
            golem.conditions &= ~APART
        yield from map(Wake, golems[:1])
