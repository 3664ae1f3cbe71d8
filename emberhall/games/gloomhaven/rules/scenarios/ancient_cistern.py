"""Scenario 26, Ancient Cistern: pumps that bring Black Imps until they are cleansed."""

from collections.abc import Callable, Iterator

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.content.aims import Cleanse, Goal
from emberhall.games.gloomhaven.content.pages import SpecialRule
from emberhall.games.gloomhaven.names import class_name
from emberhall.games.gloomhaven.rules.board import beside
from emberhall.games.gloomhaven.rules.given_cards import discard
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

    def instead_of_bottom(self, state: State, figure: Figure, card: str) -> list[ch.Cleanse]:
        near, hexes = beside(state, figure.at), plan_of(state.scenario).hexes
        return [ch.Cleanse(card, hexes[at]) for at in pumps(state) if at in near]

    def give_up_bottom(self, t: Table, character: Character, chosen: ch.Cleanse) -> None:
        """Discard the card to cleanse the pump beside the character."""
        assert t.state.turn is not None
        t.state.turn.used.append(BOTTOM)
        note(t.state, f"cleansed:{plan_of(t.state.scenario).index[chosen.to]}")
        t.say(msg("say-cleansed", who=class_name(character.cls)))
        card = next(held for held in character.played if held == chosen.card)
        discard(t, character, card, character.played)

    def happens(self, t: Table, rule: SpecialRule) -> Iterator[Happening]:
        if rule.name == "at_pumps":
            for at in pumps(t.state):
                yield SummonBeside(IMP, "normal", at)
