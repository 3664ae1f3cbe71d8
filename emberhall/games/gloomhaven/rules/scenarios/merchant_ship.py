"""Scenario 74, Merchant Ship: water that rises, and buckets."""

from collections.abc import Generator
from typing import Any

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.content.pages import SpecialRule
from emberhall.games.gloomhaven.names import class_name
from emberhall.games.gloomhaven.rules.board import beside, figure_of, in_range
from emberhall.games.gloomhaven.rules.notes import ended_turn, happened, marked, note
from emberhall.games.gloomhaven.rules.scenarios.hooks import Choose, Happening, Hooks
from emberhall.games.gloomhaven.state import Character, State, Table
from emberhall.kernel import Message, msg

RAIL = "e"


def hold(state: State) -> list[int]:
    """The hexes of the map tile that the water floods: the upper part of the first room."""
    plan = plan_of(state.scenario)
    return [at for at in plan.rooms[0] if plan.hexes[at][1] <= 0]


class MerchantShip(Hooks):
    """Water rises at the end of rounds; characters take it away by looting and empty it at the rail."""

    named = ("water_rises", "water_emptied")

    def happens(self, t: Table, rule: SpecialRule) -> Generator[Happening, Any, None]:
        state = t.state
        figure = ended_turn(state)
        if rule.name == "water_emptied" and figure is not None and figure.at in marked(state, RAIL):
            state.notes.pop(f"bucket:{figure.owner}", None)
        if rule.name == "water_rises" and (len(state.characters) > 2 or state.round % 2 == 0):
            wet = [at for at in hold(state) if at in state.map.difficult]
            dry = [at for at in hold(state) if at not in wet and set(beside(state, at)) & set(wet)]
            if not dry:
                note(state, "flooded")
                return
            hexes = plan_of(state.scenario).hexes
            chosen = yield Choose(msg("ask-water"), [ch.at(hexes[at]) for at in dry])
            state.map.difficult.append(plan_of(state.scenario).index[chosen.to])

    def loots(self, t: Table, character: Character, range: int) -> Generator[Happening, Any, None]:
        state = t.state
        plan, number, here = plan_of(state.scenario), state.characters.index(character), figure_of(state, character).at
        wet = [at for at in hold(state) if at in state.map.difficult and in_range(state, here, at, range)]
        if not wet or happened(state, f"bucket:{number}"):
            return
        prompt = msg("ask-bucket", who=class_name(character.cls))
        chosen = yield Choose(prompt, (*(ch.at(plan.hexes[at]) for at in wet), ch.SKIP))
        if chosen is not ch.SKIP:
            state.map.difficult.remove(plan.index[chosen.to])
            note(state, f"bucket:{number}")

    def remarks(self, state: State, number: int) -> list[Message]:
        return [msg("note-bucket")] if happened(state, f"bucket:{number}") else []
