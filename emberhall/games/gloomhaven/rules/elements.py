"""Elements: infused at the end of the turn, consumed while strong or waning, fading at the end of the round."""

from emberhall.games.gloomhaven.names import element_name
from emberhall.games.gloomhaven.state import State, Table
from emberhall.games.gloomhaven.terms import ELEMENTS, INERT, STRONG
from emberhall.kernel import msg


def infuse(state: State, element: int) -> None:
    """The element will be Strong at the end of this turn (GH-ELEM-03)."""
    if state.turn is None:  # whatever dies between the rounds
        state.elements[element] = STRONG
    else:
        state.turn.infused |= 1 << element


def usable(state: State, element: int) -> bool:
    """Whether the element can be consumed: Strong or Waning (GH-ELEM-07)."""
    return state.elements[element] != INERT


def consume(t: Table, element: int) -> None:
    """Consume an element."""
    t.state.elements[element] = INERT
    t.say(msg("say-consumed", element=element_name(ELEMENTS[element])))


def settle_elements(t: Table) -> None:
    """Make the elements strong that were infused during the turn."""
    state = t.state
    assert state.turn is not None
    if not state.turn.infused:
        return
    for element, name in enumerate(ELEMENTS):
        if state.turn.infused >> element & 1:
            state.elements[element] = STRONG
            t.say(msg("say-infused", element=element_name(name)))
    state.turn.infused = 0


def fade(state: State) -> None:
    """Move every element one step towards inert at the end of a round (GH-ELEM-06)."""
    state.elements = [max(INERT, strength - 1) for strength in state.elements]
