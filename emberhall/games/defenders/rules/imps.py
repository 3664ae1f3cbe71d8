"""Imps: Swift Wings and the Imp Slayer (Dragon Expansion)."""

from emberhall.games.defenders.content import GENERALS, MINION_KINDS
from emberhall.games.defenders.state import Realm

from .overrun import remove_minions


def imp_slayer_arrives(t: Realm, seat: int) -> None:
    """Who has slain the General of the Imps kills all Imps of a location by entering it (DR-IMP-11)."""
    state = t.state
    hero = state.heroes[seat]
    for general in hero.slain:
        card = GENERALS[general]
        if MINION_KINDS[card.minion].swift_wings and state.kinds[card.colour] == card.minion:
            remove_minions(t, hero.at, card.colour, state.minions[4 * hero.at + card.colour])
