"""The scenarios of the Dragon Expansion: what they change in the set-up, and the return of the Red Dragon."""

from emberhall.games.defenders.choices import DISCARD, KeepQuest
from emberhall.games.defenders.content import (
    AGENTS,
    DARKNESS_CARDS,
    DRAGON_GENERALS,
    GENERALS,
    GLOBAL_EFFECTS,
    PLACE,
    QUESTS,
    SCENARIOS,
    cards_of_general,
    location_cards,
)
from emberhall.games.defenders.content.model import Scenario
from emberhall.games.defenders.effects import COLOURS, RED
from emberhall.games.defenders.names import hero_name
from emberhall.games.defenders.state import Defenders, General, Options, Phase, Realm
from emberhall.kernel import Ask, Flow, Message, Rng, choose, msg

from .cards import draw_hero_card
from .fire import ignite
from .march import advance, destination
from .quests import turn_up_quest
from .special_cards import from_active

EFFECTS_IN_ALL, EFFECTS_OF_A_KIND = 6, 4


# what may be chosen


def unfit_scenario(options: Options) -> Message | None:
    """Why the Generals, the Agent or the Global Effects wanted do not fit the scenario or each other."""
    scenario = SCENARIOS[options.scenario]
    if not scenario.free:
        for colour, general in enumerate(scenario.generals):
            if getattr(options, COLOURS[colour]) not in ("scenario", general):
                return msg("unfit-generals")
        if options.agent not in ("scenario", scenario.agent or "none"):
            return msg("unfit-agent")  # DR-AGENT-14
    agent = AGENTS.get(options.agent)
    if agent is not None and getattr(options, COLOURS[agent.colour]) == agent.dragon:
        return msg("unfit-agent-general")  # DR-AGENT-04
    positive, negative = effect_counts(options)
    if positive + negative > EFFECTS_IN_ALL or max(positive, negative) > EFFECTS_OF_A_KIND:
        return msg("unfit-effects", most=EFFECTS_IN_ALL, kind=EFFECTS_OF_A_KIND)  # DR-DSETUP-19
    return None


def effect_counts(options: Options) -> tuple[int, int]:
    """Positive and negative Global Effects in the deck: three and two unless otherwise wanted (DR-DSETUP-15)."""
    if options.effects:
        positive = sum(GLOBAL_EFFECTS[effect].positive for effect in set(options.effects))
        return positive, len(set(options.effects)) - positive
    return (
        3 if options.positive_effects < 0 else options.positive_effects,
        2 if options.negative_effects < 0 else options.negative_effects,
    )


def choose_generals(options: Options, scenario: Scenario, rng: Rng) -> list[str]:
    """The General of each colour: as the scenario says, chosen, or the first card turned over (DR-SCEN3-02)."""
    cards: list[str] = []
    chosen = []
    for colour in range(4):
        wanted: str = getattr(options, COLOURS[colour])
        if wanted == "scenario":
            wanted = scenario.generals[colour] if scenario.generals else "random"
        if wanted == "random":
            cards = cards or rng.shuffled([general for general in GENERALS if general != _named_agent(options)])
            wanted = next(card for card in cards if GENERALS[card].colour == colour)
        chosen.append(wanted)
    return chosen


def _named_agent(options: Options) -> str:
    return AGENTS[options.agent].dragon if options.agent in AGENTS else ""


def choose_agent(options: Options, scenario: Scenario, generals: list[str], rng: Rng) -> General | None:
    """The Agent at his start: at most one, and never a dragon who is a General (DR-AGENT-02 to DR-AGENT-04)."""
    wanted: str = scenario.agent if options.agent == "scenario" else options.agent
    if wanted == "random":
        free = [id for id, agent in AGENTS.items() if agent.dragon not in generals]
        wanted = rng.pick(free) if free else ""
    if wanted not in AGENTS:
        return None
    sheet = AGENTS[wanted]
    return General(card=wanted, at=sheet.start, life=sheet.life, most=sheet.life)


# set-up


def burning_realm(t: Realm, scenario: Scenario) -> None:
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


def head_start(t: Realm, scenario: Scenario) -> Flow[None]:
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


def light_fires(t: Realm, scenario: Scenario) -> None:
    """After the set-up: the fires that the Red Dragon has left (DR-SCEN5-03); his cards wait for his return."""
    state = t.state
    for place in scenario.fires:
        ignite(t, PLACE[place])
    if scenario.brimstone_enters:
        dragon = DRAGON_GENERALS[RED]
        state.reserve.cards = list(location_cards(dragon))
        state.darkness_reserve.cards = list(cards_of_general(dragon, orcs="orc" in state.kinds))


def deal_hero_cards(t: Realm) -> None:
    """The starting hands (DR-SETUP-10)."""
    for seat in range(len(t.state.heroes)):
        for _ in range(t.state.setting.hand):
            draw_hero_card(t, seat)


def next_preparation(state: Defenders) -> Phase:
    """What is left to be decided before the first turn."""
    if state.table.cards:
        return "specials"
    if SCENARIOS[state.setting.scenario].quests_dealt > 1 and not any(hero.quest for hero in state.heroes):
        return "quests"
    return "dawn"


def choose_specials(t: Realm) -> Flow[None]:
    """An easier game: the first player chooses the Special cards that are removed (DR-DEASY-01)."""
    state = t.state
    left = state.setting.specials_removed - len(state.box.cards)
    if left > 0 and state.table.cards:
        options = [DISCARD(card) for card in state.table.cards]
        chosen = yield Ask(state.active, msg("ask-remove-special", count=left), options, "DR-DEASY-01")
        t.move(chosen.card, state.table, state.box)
        return
    state.hero_deck.cards += state.table.cards
    state.table.cards = []
    t.shuffle(state.hero_deck)
    deal_hero_cards(t)
    state.phase = next_preparation(state)


def choose_quests(t: Realm) -> Flow[None]:
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
        state.quest_deck.cards += [quest for quest in offered if quest != chosen.quest]
        offered.cards = []
        if t.events is not None:
            t.say(msg("quest-drawn", hero=hero_name(state, seat), quest=QUESTS[chosen.quest].name()))
    t.shuffle(state.quest_deck)
    state.phase = "dawn"


# the return of the Red Dragon


def general_falls(t: Realm) -> None:
    """A General is dead: if fires still burn in the city or the inns, the Red Dragon returns (DR-SCEN5-06, -08)."""
    state = t.state
    scenario = SCENARIOS[state.setting.scenario]
    if not state.darkness_reserve.cards or not any(PLACE[place] in state.fires for place in scenario.fires):
        return
    sheet = GENERALS[DRAGON_GENERALS[RED]]
    state.generals.append(General(card=sheet.id, at=sheet.start, life=sheet.life, most=sheet.life))
    state.hero_deck.cards += state.reserve.cards
    state.darkness_deck.cards += state.darkness_reserve.cards
    state.reserve.cards, state.darkness_reserve.cards = [], []
    t.shuffle(state.hero_deck)
    t.shuffle(state.darkness_deck)
    t.say(msg("dragon-returns", general=sheet.name()))
