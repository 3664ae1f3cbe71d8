"""Set-up: Generals, waves of minions, decks and heroes."""

from contextlib import suppress

from emberhall.games.defenders.choices import TAKE_HERO
from emberhall.games.defenders.content import (
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
from emberhall.games.defenders.content.model import DarknessId, Scenario
from emberhall.games.defenders.state import Defenders, General, Hero, Options, Realm, Setting
from emberhall.kernel import ALL as EVERYBODY
from emberhall.kernel import Deck, FaceDown, Flow, Pile, Rng, Table, choose, msg

from .blessing import blessings
from .ending import Over
from .honors import fill_cup
from .overrun import LIMIT, add_minion, place_minions
from .quests import draw_quest
from .scenarios import (
    burning_realm,
    choose_agent,
    choose_generals,
    deal_hero_cards,
    effect_counts,
    head_start,
    light_fires,
    next_preparation,
)
from .wounds import become

#: Starting Hero cards and hand limit by number of players (DR-DATA-03).
START_CARDS = (2, 2, 2, 2, 1, 0)
HAND_LIMIT = (10, 10, 10, 10, 8, 7)


def set_up(options: Options, seats: int, rng: Rng) -> Defenders:
    """The position before the first decision."""
    scenario = SCENARIOS[options.scenario]
    generals = choose_generals(options, scenario, rng)
    state = empty_realm(options, scenario, seats, rng, generals)
    state.agent = choose_agent(options, scenario, generals, rng)
    t: Realm = Table(state, seats)
    with suppress(Over):
        _all_of(_set_up(t, options, scenario))
    return state


def _all_of(flow: Flow[None]) -> None:
    for question in flow:
        raise AssertionError(f"set-up asked {question}")


def empty_realm(options: Options, scenario: Scenario, seats: int, rng: Rng, generals: list[str]) -> Defenders:
    """The board, the supply and the heroes, before anything is placed or dealt."""
    dragons = sum(GENERALS[general].dragon for general in generals)
    expanded = scenario.dragon or dragons > 0
    eyes = EVERYBODY if options.hands == "open" else None
    heroes = rng.shuffled(list(HEROES))[:seats]
    left = MINIONS_PER_COLOUR - (5 if options.smaller_supply else 0)
    return Defenders(
        rng=rng,
        setting=Setting(
            scenario=scenario.id,
            seats=seats,
            hand_limit=HAND_LIMIT[seats - 1],
            hand=START_CARDS[seats - 1] + scenario.hand - 2 + options.third_card,
            expanded=expanded,
            specials_removed=specials_removed(options, seats, dragon=expanded),
            penalties=not options.no_penalties,
            defeat_heals=options.defeat_heals,
            overrun_taints=options.overrun_taints,
            overrun_each=options.overrun_each,
            open_hands=options.hands == "open",
            honors=options.honors,
            life=options.life,
        ),
        phase="heroes" if options.heroes == "chosen" and seats <= 4 else "dawn",
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
        blessing=blessings(options.blessing, seats),
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


def _general(card: str, dragons: int) -> General:
    """A General at his start, his marker on the highest number of the track (DR-SETUP-02, DR-SETUP-14)."""
    sheet = GENERALS[card]
    life = sheet.life + sheet.life_per_dragon * (dragons - 1 if sheet.dragon else dragons)
    return General(card=card, at=sheet.start, life=life, most=life)


def _set_up(t: Realm, options: Options, scenario: Scenario) -> Flow[None]:
    state = t.state
    for seat, hero in enumerate(state.heroes):
        become(t, seat, hero.hero)
    build_darkness_deck(t, options, scenario)
    overruns = options.overrun_in_setup or scenario.overrun_in_setup
    burning_realm(t, scenario)
    for general in state.generals:
        sheet = GENERALS[general.card]
        for _ in range(sheet.minions):
            yield from add_minion(t, general.at, sheet.colour)  # DR-SETUP-15, DR-SETUP-16
    first, second = scenario.waves
    if options.fewer_minions:
        first, second = first - 1, second - 1  # DR-EASY-02
    seen: list[int] = []
    yield from wave(t, first, 2, seen, overruns=overruns, differ=True)
    yield from wave(t, second, 1, seen, overruns=overruns, differ=False)
    yield from head_start(t, scenario)
    add_global_effects(t, options, scenario)
    shuffle_in(t, state.darkness_discard.cards)  # DR-SETUP-28
    state.darkness_discard.cards = []
    build_hero_deck(t, options, scenario)
    deal_quests(t, scenario)
    light_fires(t, scenario)
    if options.honors:
        fill_cup(t)
    if state.phase != "heroes":
        state.phase = next_preparation(state)


def wave(t: Realm, cards: int, count: int, seen: list[int], *, overruns: bool, differ: bool) -> Flow[None]:
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


def build_darkness_deck(t: Realm, options: Options, scenario: Scenario) -> None:
    """The cards of the Generals in play, All is Quiet, and the Monarch City card (DR-DSETUP-08, DR-DSETUP-09)."""
    state = t.state
    orcs = "orc" in state.kinds
    cards: list[DarknessId] = []
    for general in state.generals:
        cards += cards_of_general(general.card, orcs=orcs)
    quiet = options.quiet
    if quiet < 0:
        # DR-DSETUP-14: with Global Effects the base game, too, goes without All is Quiet
        quiet = 0 if state.setting.expanded and not scenario.dragon else scenario.quiet
    if len(state.heroes) > 4:
        quiet = 0  # DR-MANY-01
    cards += [DarknessId(f"quiet.{n}") for n in range(1, quiet + 1)]
    cards.append(DarknessId("monarch_city_card"))
    state.darkness_deck.cards = cards
    t.shuffle(state.darkness_deck)


def add_global_effects(t: Realm, options: Options, scenario: Scenario) -> None:
    """Some positive and some negative Global Effects; the others go back to the box unseen (DR-DSETUP-15)."""
    state = t.state
    wanted = options.effects or options.positive_effects > 0 or options.negative_effects > 0
    if not (scenario.global_effects or state.setting.expanded or wanted):
        return
    for positive, count in zip((True, False), effect_counts(options), strict=True):
        ids = state.rng.shuffled([id for id, effect in GLOBAL_EFFECTS.items() if effect.positive == positive])
        if options.effects:
            ids.sort(key=lambda id: id not in options.effects)  # DR-DSETUP-22: the very cards that are wanted
        shuffle_in(t, [DarknessId(f"global.{id}") for id in ids[:count]])
        state.darkness_box.cards += [DarknessId(f"global.{id}") for id in ids[count:]]


def shuffle_in(t: Realm, cards: list[DarknessId]) -> None:
    """Put cards into the Darkness Spreads deck, each anywhere: nobody knows its order, so it stays shuffled."""
    deck = t.state.darkness_deck.cards
    for card in cards:
        deck.insert(t.below(len(deck) + 1), card)


def build_hero_deck(t: Realm, options: Options, scenario: Scenario) -> None:
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
    if options.choose_removed_specials and removed:
        state.table.cards = sorted(specials)
        return
    state.box.cards = specials[:removed]
    state.hero_deck.cards += specials[removed:]
    t.shuffle(state.hero_deck)
    deal_hero_cards(t)


def specials_removed(options: Options, seats: int, *, dragon: bool) -> int:
    """Special cards that are returned: six with the expansion, five more with six heroes, more for a harder game."""
    return (6 if dragon else 0) + options.specials_removed + (5 if seats == 6 else 0)


def deal_quests(t: Realm, scenario: Scenario) -> None:
    """A Quest for each player (DR-SETUP-11), unless the players choose among several."""
    state = t.state
    state.quest_deck.cards = list(quest_cards(dragon=state.setting.expanded))
    t.shuffle(state.quest_deck)
    if scenario.quests_dealt == 1:
        for seat in range(len(state.heroes)):
            draw_quest(t, seat)


def choose_heroes(t: Realm) -> Flow[None]:
    """Players choose their heroes, the first player first (DR-SETUP-08, DR-SETUP-09)."""
    state = t.state
    count = len(state.heroes)
    taken: list[str] = []
    for i in range(count):
        seat = (state.active + i) % count
        free = [option for hero, option in TAKE_HERO.items() if hero not in taken]
        chosen = yield from choose(seat, msg("ask-hero"), free, "DR-SETUP-08")
        taken.append(chosen.hero)
        become(t, seat, chosen.hero)
    state.phase = next_preparation(state)
