"""Scenario 82, Burning Mountain: what was found may be given to the fire."""

from collections.abc import Generator
from typing import Any

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content.pages import SpecialRule
from emberhall.games.gloomhaven.names import class_name
from emberhall.games.gloomhaven.rules.notes import GIVEN_UP, ended_turn, happened, marked
from emberhall.games.gloomhaven.rules.scenarios.hooks import Choose, Happening, Hooks
from emberhall.games.gloomhaven.state import State, Table
from emberhall.kernel import Message, msg

FIRE, CHEST = "g", 62
#: What the chest holds.
ITEMS = (110, 115)


class BurningMountain(Hooks):
    """Whoever has the chest may end a turn at the fire and give up one of its items."""

    named = ("item_given_up",)

    def happens(self, t: Table, rule: SpecialRule) -> Generator[Happening, Any, None]:
        state = t.state
        figure = ended_turn(state)
        if rule.name != "item_given_up" or figure is None or happened(state, GIVEN_UP):
            return
        character = state.characters[figure.owner]
        if CHEST in character.treasures and figure.at in marked(state, FIRE):
            options = (*map(ch.PickItem, ITEMS), ch.SKIP)
            chosen = yield Choose(msg("ask-give-up", who=class_name(character.cls)), options)
            if chosen is not ch.SKIP:
                state.notes[GIVEN_UP] = chosen.item

    def remarks(self, state: State, number: int) -> list[Message]:
        return [msg("note-chest")] if CHEST in state.characters[number].treasures else []
