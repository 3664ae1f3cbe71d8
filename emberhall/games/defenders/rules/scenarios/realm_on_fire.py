"""Realm on Fire: locations that burn from the start."""

from emberhall.games.defenders.content import DARKNESS_CARDS
from emberhall.games.defenders.content.kinds import Scenario
from emberhall.games.defenders.rules.fire import ignite
from emberhall.games.defenders.state import Table


def burning_realm(t: Table, scenario: Scenario) -> None:
    """Before the minions: Fire tokens on both locations of some Darkness Spreads cards (DR-SCEN2-05, DR-SCEN2-06)."""
    state = t.state
    left = scenario.fires_drawn
    while left:
        card = t.flip(state.darkness_deck)
        state.darkness_discard.add(card)
        if len(DARKNESS_CARDS[card].place) == 2:
            left -= 1
            for place, _, _ in DARKNESS_CARDS[card].place:
                ignite(t, place)
