"""Options and set-up: Generals, waves of minions, decks and heroes."""

from contextlib import suppress

from emberhall.games.defenders.content import (
    AGENTS,
    CITY,
    COLOUR,
    COUNT,
    CRYSTALS,
    DARKNESS_CARDS,
    FIRES,
    FIRST_GATE,
    GATES,
    GENERALS,
    GLOBAL_EFFECTS,
    HEROES,
    MINIONS_PER_COLOUR,
    SCENARIOS,
    cards_of_general,
    location_cards,
    quest_cards,
    special_cards,
)
from emberhall.games.defenders.content.kinds import DarknessId, Scenario
from emberhall.games.defenders.rules.blessing import blessings
from emberhall.games.defenders.rules.honors import fill_cup
from emberhall.games.defenders.rules.overrun import LIMIT, add_minion, place_minions
from emberhall.games.defenders.rules.preparation import deal_hero_cards, next_preparation
from emberhall.games.defenders.rules.quests import draw_quest
from emberhall.games.defenders.rules.scenarios.lands_on_fire import light_fires
from emberhall.games.defenders.rules.scenarios.onslaught import head_start
from emberhall.games.defenders.rules.scenarios.realm_on_fire import burning_realm
from emberhall.games.defenders.rules.wounds import become
from emberhall.games.defenders.state import General, Hero, Setting, Setup, State, Table
from emberhall.games.defenders.terms import COLOURS
from emberhall.kernel import ALL, Deck, FaceDown, Flow, Message, Over, Pile, Rng, msg

EFFECTS_IN_ALL, EFFECTS_OF_A_KIND = 6, 4

#: Starting Hero cards and hand limit by number of players (DR-DATA-03).
START_CARDS = (2, 2, 2, 2, 1, 0)
HAND_LIMIT = (10, 10, 10, 10, 8, 7)


def unfit(setup: Setup, seats: int) -> Message | None:
    """Why this cannot be played with that number of heroes."""
    if seats > 4 and not SCENARIOS[setup.scenario].dragon:
        return msg("unfit-seats")
    return unfit_scenario(setup)


def unfit_scenario(setup: Setup) -> Message | None:
    """Why the Generals, the Agent or the Global Effects wanted do not fit the scenario or each other."""
    scenario = SCENARIOS[setup.scenario]
    if not scenario.free:
        for colour, general in enumerate(scenario.generals):
            if getattr(setup, COLOURS[colour]) not in ("scenario", general):
                return msg("unfit-generals")
        if setup.agent not in ("scenario", scenario.agent or "none"):
            return msg("unfit-agent")  # DR-AGENT-14
    agent = AGENTS.get(setup.agent)
    if agent is not None and getattr(setup, COLOURS[agent.colour]) == agent.dragon:
        return msg("unfit-agent-general")  # DR-AGENT-04
    positive, negative = effect_counts(setup)
    if positive + negative > EFFECTS_IN_ALL or max(positive, negative) > EFFECTS_OF_A_KIND:
        return msg("unfit-effects", most=EFFECTS_IN_ALL, kind=EFFECTS_OF_A_KIND)  # DR-DSETUP-19
    return None


def idle(setup: Setup, seats: int) -> list[str]:
    """The options that make no difference: Generals that the scenario sets, counts where effects are named."""
    named = () if SCENARIOS[setup.scenario].free else (*COLOURS[:4], "agent")
    return [*named, *(("positive_effects", "negative_effects") if setup.effects else ())]


def effect_counts(setup: Setup) -> tuple[int, int]:
    """Positive and negative Global Effects in the deck: three and two unless the options differ (DR-DSETUP-15)."""
    if setup.effects:
        positive = sum(GLOBAL_EFFECTS[effect].positive for effect in set(setup.effects))
        return positive, len(set(setup.effects)) - positive
    return (
        3 if setup.positive_effects < 0 else setup.positive_effects,
        2 if setup.negative_effects < 0 else setup.negative_effects,
    )


def choose_generals(setup: Setup, scenario: Scenario, rng: Rng) -> list[str]:
    """The General of each colour: as the scenario says, chosen, or the first card turned over (DR-SCEN3-02)."""
    cards: list[str] = []
    chosen = []
    for colour in range(4):
        wanted: str = getattr(setup, COLOURS[colour])
        if wanted == "scenario":
            wanted = scenario.generals[colour] if scenario.generals else "random"
        if wanted == "random":
            cards = cards or rng.shuffled([general for general in GENERALS if general != _named_agent(setup)])
            wanted = next(card for card in cards if GENERALS[card].colour == colour)
        chosen.append(wanted)
    return chosen


def _named_agent(setup: Setup) -> str:
    return AGENTS[setup.agent].dragon if setup.agent in AGENTS else ""


def choose_agent(setup: Setup, scenario: Scenario, generals: list[str], rng: Rng) -> General | None:
    """The Agent at his start: at most one, and never a dragon who is a General (DR-AGENT-02 to DR-AGENT-04)."""
    wanted: str = scenario.agent if setup.agent == "scenario" else setup.agent
    if wanted == "random":
        free = [id for id, agent in AGENTS.items() if agent.dragon not in generals]
        wanted = rng.pick(free) if free else ""
    if wanted not in AGENTS:
        return None
    sheet = AGENTS[wanted]
    return General(card=wanted, at=sheet.start, life=sheet.life, most=sheet.life)


def set_up(setup: Setup, seats: int, rng: Rng) -> State:
    """The position before the first decision."""
    scenario = SCENARIOS[setup.scenario]
    generals = choose_generals(setup, scenario, rng)
    state = empty_realm(setup, scenario, seats, rng, generals)
    state.agent = choose_agent(setup, scenario, generals, rng)
    t: Table = Table(state, seats)
    with suppress(Over):
        _all_of(_set_up(t, setup, scenario))
    return state


def _all_of(flow: Flow[None]) -> None:
    for question in flow:
        raise AssertionError(f"set-up asked {question}")


def empty_realm(setup: Setup, scenario: Scenario, seats: int, rng: Rng, generals: list[str]) -> State:
    """The board, the supply and the heroes, before anything is placed or dealt."""
    dragons = sum(GENERALS[general].dragon for general in generals)
    expanded = scenario.dragon or dragons > 0
    eyes = ALL if setup.hands == "open" else None
    heroes = rng.shuffled(list(HEROES))[:seats]
    left = MINIONS_PER_COLOUR - (5 if setup.smaller_supply else 0)
    return State(
        rng=rng,
        setting=_setting(setup, scenario, seats, expanded=expanded),
        phase="heroes" if setup.heroes == "chosen" and seats <= 4 else "dawn",
        active=rng.below(seats),
        heroes=[
            Hero(hero=hero, at=CITY, life=0, most=0, hand=FaceDown([], lookers=1 << seat if eyes is None else eyes))
            for seat, hero in enumerate(heroes)
        ],
        generals=[_general(general, dragons) for general in generals],
        kinds=[GENERALS[general].minion for general in generals],
        minions=[0] * (4 * COUNT),
        crowd=[0] * COUNT,
        supply=[left] * 4,
        crystals=[0] * COUNT,
        crystals_left=CRYSTALS,
        gates=[FIRST_GATE],
        gates_left=GATES - 1,
        fires_left=FIRES,
        blessing=blessings(setup.blessing, seats),
        hero_deck=Deck([]),
        hero_discard=Pile([]),
        gone=Pile([]),
        table=Pile([]),
        box=Deck([]),
        darkness_deck=Deck([]),
        darkness_discard=Pile([]),
        darkness_box=Deck([]),
        quest_deck=Deck([]),
        quest_discard=Pile([]),
    )


def _setting(setup: Setup, scenario: Scenario, seats: int, *, expanded: bool) -> Setting:
    """What holds for the whole game."""
    return Setting(
        scenario=scenario.id,
        seats=seats,
        hand_limit=HAND_LIMIT[seats - 1],
        hand=START_CARDS[seats - 1] + scenario.hand - 2 + setup.third_card,
        expanded=expanded,
        specials_removed=specials_removed(setup, seats, dragon=expanded),
        penalties=not setup.no_penalties,
        defeat_heals=setup.defeat_heals,
        overrun_taints=setup.overrun_taints,
        overrun_each=setup.overrun_each,
        open_hands=setup.hands == "open",
        honors=setup.honors,
        life=setup.life,
    )


def _general(card: str, dragons: int) -> General:
    """A General at his start, his marker on the highest number of the track (DR-SETUP-02, DR-SETUP-14)."""
    sheet = GENERALS[card]
    life = sheet.life + sheet.life_per_dragon * (dragons - 1 if sheet.dragon else dragons)
    return General(card=card, at=sheet.start, life=life, most=life)


def _set_up(t: Table, setup: Setup, scenario: Scenario) -> Flow[None]:
    state = t.state
    for seat, hero in enumerate(state.heroes):
        become(t, seat, hero.hero)
    build_darkness_deck(t, setup, scenario)
    overruns = setup.overrun_in_setup or scenario.overrun_in_setup
    burning_realm(t, scenario)
    for general in state.generals:
        sheet = GENERALS[general.card]
        for _ in range(sheet.minions):
            yield from add_minion(t, general.at, sheet.colour)  # DR-SETUP-15, DR-SETUP-16
    first, second = scenario.waves
    if setup.fewer_minions:
        first, second = first - 1, second - 1  # DR-EASY-02
    seen: list[int] = []
    yield from wave(t, first, 2, seen, overruns=overruns, differ=True)
    yield from wave(t, second, 1, seen, overruns=overruns, differ=False)
    yield from head_start(t, scenario)
    add_global_effects(t, setup, scenario)
    shuffle_in(t, state.darkness_discard.cards)  # DR-SETUP-28
    state.darkness_discard.cards = []
    build_hero_deck(t, setup, scenario)
    light_fires(t, scenario)
    deal_quests(t, scenario)  # Quench the Flames among them, if there is fire
    if setup.honors:
        fill_cup(t)
    if state.phase != "heroes":
        state.phase = next_preparation(state)


def wave(t: Table, cards: int, count: int, seen: list[int], *, overruns: bool, differ: bool) -> Flow[None]:
    """A wave of minions in the colours of the locations on the cards (DR-SETUP-17 to DR-SETUP-25)."""
    state = t.state
    deck = state.darkness_deck
    while cards and deck.cards:
        id = t.flip(deck)
        state.darkness_discard.add(id)
        shown = DARKNESS_CARDS[id].place
        if len(shown) != 2:
            continue
        a, b = shown[0][0], shown[1][0]
        if differ and (a in seen or b in seen):
            continue
        if not overruns and max(state.crowd[a], state.crowd[b]) + count > LIMIT:
            continue
        cards -= 1
        if differ:
            seen += (a, b)
        yield from place_minions(t, a, COLOUR[a], count)
        yield from place_minions(t, b, COLOUR[b], count)


def build_darkness_deck(t: Table, setup: Setup, scenario: Scenario) -> None:
    """The cards of the Generals in play, All is Quiet, and the Monarch City card (DR-DSETUP-08, DR-DSETUP-09)."""
    state = t.state
    orcs = "orc" in state.kinds
    cards: list[DarknessId] = []
    for general in state.generals:
        cards += cards_of_general(general.card, orcs=orcs)
    quiet = setup.quiet
    if quiet < 0:
        # DR-DSETUP-14: with Global Effects the base game, too, goes without All is Quiet
        quiet = 0 if state.setting.expanded and not scenario.dragon else scenario.quiet
    if len(state.heroes) > 4:
        quiet = 0  # DR-MANY-01
    cards += [DarknessId(f"quiet.{n}") for n in range(1, quiet + 1)]
    cards.append(DarknessId("monarch_city_card"))
    state.darkness_deck.cards = cards
    t.shuffle(state.darkness_deck)


def add_global_effects(t: Table, setup: Setup, scenario: Scenario) -> None:
    """Some positive and some negative Global Effects; the others go back to the box unseen (DR-DSETUP-15)."""
    state = t.state
    wanted = setup.effects or setup.positive_effects > 0 or setup.negative_effects > 0
    if not (scenario.global_effects or state.setting.expanded or wanted):
        return
    for positive, count in zip((True, False), effect_counts(setup), strict=True):
        ids = state.rng.shuffled([id for id, effect in GLOBAL_EFFECTS.items() if effect.positive == positive])
        if setup.effects:
            ids.sort(key=lambda id: id not in setup.effects)  # DR-DSETUP-22: the very cards that are wanted
        shuffle_in(t, [DarknessId(f"global.{id}") for id in ids[:count]])
        state.darkness_box.cards += [DarknessId(f"global.{id}") for id in ids[count:]]


def shuffle_in(t: Table, cards: list[DarknessId]) -> None:
    """Put cards into the Darkness Spreads deck at random places, so that it stays shuffled."""
    deck = t.state.darkness_deck.cards
    for card in cards:
        deck.insert(t.below(len(deck) + 1), card)


def build_hero_deck(t: Table, setup: Setup, scenario: Scenario) -> None:
    """The location cards of the Generals in play and the Special cards, less those that are returned to the box.

    Some scenarios deal Special cards first (DR-SCEN2-04, DR-SCEN3-12); an easier game lets the players choose which
    ones are returned, and the hands wait for that.
    """
    state = t.state
    specials = list(special_cards(dragon=state.setting.expanded))
    if state.setting.specials_removed or scenario.special_each:
        state.rng.shuffle(specials)
    for hero in state.heroes:
        for _ in range(scenario.special_each):
            hero.hand.add(specials.pop())
    for general in state.generals:
        state.hero_deck.cards += location_cards(general.card)
    removed = state.setting.specials_removed
    if setup.choose_removed_specials and removed:
        state.table.cards = sorted(specials)
        return
    state.box.cards = specials[:removed]
    state.hero_deck.cards += specials[removed:]
    t.shuffle(state.hero_deck)
    deal_hero_cards(t)


def specials_removed(setup: Setup, seats: int, *, dragon: bool) -> int:
    """Special cards that are returned: six with the expansion, five more with six heroes, more for a harder game."""
    return (6 if dragon else 0) + setup.specials_removed + (5 if seats == 6 else 0)


def deal_quests(t: Table, scenario: Scenario) -> None:
    """A Quest for each player (DR-SETUP-11), unless the players choose among several."""
    state = t.state
    state.quest_deck.cards = list(quest_cards(dragon=state.setting.expanded))
    t.shuffle(state.quest_deck)
    if scenario.quests_dealt == 1:
        for seat in range(len(state.heroes)):
            draw_quest(t, seat)
