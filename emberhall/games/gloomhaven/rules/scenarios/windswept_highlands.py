"""Scenario 71, Windswept Highlands: drakes that sleep, and a wind."""

from collections.abc import Iterator

from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.content.pages import SpecialRule
from emberhall.games.gloomhaven.effects.book import Strike
from emberhall.games.gloomhaven.rules.board import beside
from emberhall.games.gloomhaven.rules.notes import happened
from emberhall.games.gloomhaven.rules.scenarios.hooks import Drift, Happening, Hooks, Wake
from emberhall.games.gloomhaven.state import Figure, State, Table
from emberhall.games.gloomhaven.terms import NEGATIVE
from emberhall.geometry.hexes import Hex

DRAKE = "spitting-drake"
PARTY = ("character", "summon")
#: Where the wind blows in rounds 1 to 4, and then again: left, up, right and down on the printed page.
WINDS: tuple[tuple[Hex, ...], ...] = (((0, -1), (1, -1)), ((1, 0),), ((0, 1), (-1, 1)), ((-1, 0),))
#: What is noted of a drake that sleeps, and of one that has been roused and wakes at the end of the turn.
ASLEEP, ROUSED = 1, 2


class WindsweptHighlands(Hooks):
    """Drakes of the first area sleep until they are disturbed; at the end of each round the wind moves the party."""

    named = ("drakes_wake", "wind_blows")

    def placed(self, state: State, figure: Figure) -> None:
        plan = plan_of(state.scenario)
        beds = [plan.index[place.hex] for place in plan.scenario.rooms[0].monsters if place.asleep]
        if figure.name == DRAKE and figure.at in beds and not state.round:
            state.notes[f"asleep:{figure.id}"] = ASLEEP

    def sleeps(self, state: State, figure: Figure) -> bool:
        return happened(state, f"asleep:{figure.id}") > 0

    def ignored(self, state: State, figure: Figure) -> bool:
        return self.sleeps(state, figure)

    def struck(self, t: Table, attacker: Figure, blow: Strike) -> tuple[()]:
        if attacker.kind in PARTY:
            self._rouse(t.state, blow.target)
        return ()

    def suffered(self, state: State, figure: Figure, damage: int) -> None:
        self._rouse(state, figure)

    def afflicted(self, state: State, figure: Figure, condition: str) -> None:
        if condition in NEGATIVE:
            self._rouse(state, figure)

    def moved(self, state: State, figure: Figure) -> None:
        if figure.kind in PARTY:
            near = beside(state, figure.at)
            for other in state.figures.values():
                if other.at in near:
                    self._rouse(state, other)

    def happens(self, t: Table, rule: SpecialRule) -> Iterator[Happening]:
        state = t.state
        if rule.name == "wind_blows":
            yield from self._wind(state)
        for figure in list(state.figures.values()):
            if figure.kind in PARTY and rule.name == "drakes_wake":
                self.moved(state, figure)  # whoever else has moved it there
        for figure in list(state.figures.values()):
            if happened(state, f"asleep:{figure.id}") == ROUSED:
                del state.notes[f"asleep:{figure.id}"]
                yield Wake(figure)

    def _wind(self, state: State) -> Iterator[Happening]:
        plan = plan_of(state.scenario)
        characters = [character for character in state.characters if not character.exhausted]
        for character in sorted(characters, key=lambda one: (one.initiative, one.second)):
            number = state.characters.index(character)
            own = [figure for figure in state.figures.values() if figure.owner == number]
            for figure in sorted(own, key=lambda figure: figure.kind == "character"):
                q, r = plan.hexes[figure.at]
                to = [plan.index.get((q + dq, r + dr)) for dq, dr in WINDS[(state.round - 1) % len(WINDS)]]
                yield Drift(figure, [at for at in to if at is not None], scenario_effect=True)

    def _rouse(self, state: State, figure: Figure) -> None:
        if self.sleeps(state, figure):
            state.notes[f"asleep:{figure.id}"] = ROUSED
