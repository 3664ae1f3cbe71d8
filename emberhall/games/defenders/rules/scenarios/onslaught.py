"""Onslaught: Generals with a head start, and Quests to choose from."""

from emberhall.games.defenders.choices import KeepQuest
from emberhall.games.defenders.content import DARKNESS_CARDS, QUESTS, SCENARIOS
from emberhall.games.defenders.content.kinds import Scenario
from emberhall.games.defenders.names import hero_name
from emberhall.games.defenders.rules.march import advance, destination
from emberhall.games.defenders.rules.quests import turn_up_quest
from emberhall.games.defenders.rules.special_cards import from_active
from emberhall.games.defenders.state import Table
from emberhall.kernel import Flow, choose, msg


def head_start(t: Table, scenario: Scenario) -> Flow[None]:
    """After the minions: the Generals of some cards move on, whatever the cards name (DR-SCEN3-07 to DR-SCEN3-11)."""
    state = t.state
    left = scenario.advance
    while left:
        card = t.flip(state.darkness_deck)
        state.darkness_discard.add(card)
        moving = DARKNESS_CARDS[card].general
        for general in state.generals:
            if general.card == moving:
                left -= 1
                yield from advance(t, general, destination(state, general, DARKNESS_CARDS[card].to), 0)


def choose_quests(t: Table) -> Flow[None]:
    """Each player keeps one of several Quests; the others go back and the deck is shuffled (DR-SCEN3-14)."""
    state = t.state
    dealt = SCENARIOS[state.setting.scenario].quests_dealt
    for seat in from_active(state):
        offered = state.quest_table
        offered.cards = [quest for _ in range(dealt) if (quest := turn_up_quest(t))]
        if not offered:
            continue
        options = [KeepQuest(quest) for quest in offered]
        chosen = yield from choose(seat, msg("ask-keep-quest"), options, "DR-SCEN3-14")
        state.heroes[seat].quest = chosen.quest
        state.quest_deck.cards[:0] = [quest for quest in offered if quest != chosen.quest]  # nobody else is dealt it
        offered.cards = []
        if t.events is not None:
            t.say(msg("say-quest-drawn", hero=hero_name(state, seat), quest=QUESTS[chosen.quest].name()))
    t.shuffle(state.quest_deck)
    state.phase = "dawn"
