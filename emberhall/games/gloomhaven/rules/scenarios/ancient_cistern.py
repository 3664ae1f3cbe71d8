"""Scenario 26, Ancient Cistern: pumps that bring Black Imps until they are cleansed."""

from collections.abc import Callable, Iterator

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.content.aims import Cleanse, Goal
from emberhall.games.gloomhaven.content.pages import SpecialRule
from emberhall.games.gloomhaven.names import class_name
from emberhall.games.gloomhaven.rules.board import beside
from emberhall.games.gloomhaven.rules.notes import happened, marked, note
from emberhall.games.gloomhaven.rules.scenarios.hooks import Happening, Hooks, SummonBeside
from emberhall.games.gloomhaven.state import Character, Figure, State, Table
from emberhall.games.gloomhaven.terms import BOTTOM
from emberhall.kernel import msg

PUMP, IMP = "pump", "black-imp"


def pumps(state: State) -> list[int]:
    """The hexes of pumps that are not cleansed yet."""
    characters = str(len(state.characters))
    (pump,) = [objective for objective in plan_of(state.scenario).scenario.objectives if objective.id == PUMP]
    letters = pump.markers_by_characters[characters]  # type: ignore[index]
    return [at for at in marked(state, *letters) if not happened(state, f"cleansed:{at}")]


class AncientCistern(Hooks):
    """Characters cleanse the pumps with bottom halves; the others bring a Black Imp at the end of each round."""

    named = ("at_pumps",)

    def goals(self) -> dict[type[Goal], Callable[[State], bool]]:
        return {Cleanse: lambda state: not pumps(state)}

    def instead_of(self, state: State, figure: Figure, card: str, half: str) -> list[ch.Cleanse | ch.Forgo]:
        if half != BOTTOM:
            return []
        near, hexes = beside(state, figure.at), plan_of(state.scenario).hexes
        return [ch.Cleanse(card, hexes[at]) for at in pumps(state) if at in near]

    def forgone(self, t: Table, character: Character, chosen: ch.Cleanse | ch.Forgo) -> tuple[()]:
        """The pump beside the character is cleansed."""
        note(t.state, f"cleansed:{plan_of(t.state.scenario).index[chosen.to]}")
        t.say(msg("say-cleansed", who=class_name(character.cls)))
        return ()

    def happens(self, t: Table, rule: SpecialRule) -> Iterator[Happening]:
        if rule.name == "at_pumps":
            for at in pumps(t.state):
                yield SummonBeside(IMP, "normal", at)
