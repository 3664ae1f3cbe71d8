"""The Lands on Fire: fires in the city and the inns, and the return of the Red Dragon."""

from emberhall.games.defenders.content import (
    DRAGON_GENERALS,
    GENERALS,
    PLACE,
    cards_of_general,
    location_cards,
)
from emberhall.games.defenders.content.kinds import Scenario
from emberhall.games.defenders.rules.fire import ignite, may_return
from emberhall.games.defenders.state import General, Table
from emberhall.games.defenders.terms import RED
from emberhall.kernel import msg


def light_fires(t: Table, scenario: Scenario) -> None:
    """The fires that the Red Dragon has left (DR-SCEN5-03); his cards wait for his return."""
    state = t.state
    for place in scenario.fires:
        ignite(t, PLACE[place])
    if scenario.brimstone_enters:
        dragon = DRAGON_GENERALS[RED]
        state.reserve.cards = list(location_cards(dragon))
        state.darkness_reserve.cards = list(cards_of_general(dragon, orcs="orc" in state.kinds))


def general_falls(t: Table) -> None:
    """A General is dead: if his fires still burn, the Red Dragon returns (DR-SCEN5-06)."""
    state = t.state
    if not may_return(state):
        return
    sheet = GENERALS[DRAGON_GENERALS[RED]]
    state.generals.append(General(card=sheet.id, at=sheet.start, life=sheet.life, most=sheet.life))
    state.hero_deck.cards += state.reserve.cards
    state.darkness_deck.cards += state.darkness_reserve.cards
    state.reserve.cards, state.darkness_reserve.cards = [], []
    t.shuffle(state.hero_deck)
    t.shuffle(state.darkness_deck)
    t.say(msg("say-dragon-returns", general=sheet.name()))
