"""Checks what the players agreed on and sets up a quest."""

from emberhall.games.sword_sorcery.content import (
    DIFFICULTIES,
    ENCOUNTERS,
    EVENTS,
    ITEMS,
    POWER_CARDS,
    QUESTS,
    TRAPS,
    TREASURES,
    card_of,
    copies,
)
from emberhall.games.sword_sorcery.content.ground import GROUNDS
from emberhall.games.sword_sorcery.rules.preparation import fitting, head_count, new_hero
from emberhall.games.sword_sorcery.state import (
    EncounterId,
    EventId,
    Fire,
    Hero,
    PowerCardId,
    Record,
    Setup,
    ShadowId,
    State,
    TrapId,
    TreasureId,
)
from emberhall.kernel import Deck, Message, Pile, Rng, msg

_STOCK = {id: item.copies for id, item in ITEMS.items() if item.shop}
_ENCOUNTER_CARDS = [EncounterId(id) for id in copies(ENCOUNTERS)]
_TRAP_CARDS = [TrapId(id) for id in copies(TRAPS)]
_POWER_CARDS = [PowerCardId(f"{id}.1") for id in POWER_CARDS]
_STORY_CARDS = [EventId(f"{id}.0") for id, card in EVENTS.items() if card.kind == "story"]
_GENERAL = [id for id, card in EVENTS.items() if card.general]
#: The treasure cards of each act, with those of the acts before.
_TREASURE_CARDS = {
    act: [TreasureId(id) for id in copies({id: card for id, card in TREASURES.items() if card.act <= act})]
    for act in sorted({card.act for card in TREASURES.values()})
}


def unfit(setup: Setup, seats: int) -> Message | None:
    """Why this set-up does not fit the number of seats; None if it does."""
    heroes = head_count(setup, seats)
    if heroes < seats:
        return msg("unfit-heroes", heroes=heroes, seats=seats)
    if setup.company.records and setup.heroes not in (0, len(setup.company.records)):
        return msg("unfit-records")
    return None


def _events(setup: Setup, rng: Rng) -> list[EventId]:
    """The event deck of a quest, the top card last; general events are all different (SS-FULL-SETUP-07)."""
    listed = list(QUESTS[setup.quest].events)
    more = DIFFICULTIES[setup.difficulty].events
    if more > 0:
        listed += ["random"] * more
    elif more < 0:
        listed = listed[:more]
    general = rng.shuffled(_GENERAL)
    deck = [general.pop() if id == "random" else id for id in listed]
    return [EventId(f"{id}.{n}") for n, id in enumerate(deck, 1)][::-1]


def set_up(setup: Setup, seats: int, rng: Rng) -> State:
    """The position before the first decision."""
    plan = QUESTS[setup.quest]
    there = GROUNDS[setup.quest]
    heroes = head_count(setup, seats)
    state = State(
        rng=rng,
        setup=setup,
        quest=setup.quest,
        difficulty=setup.difficulty,
        time=plan.time,
        closed=(1 << len(plan.doors)) - 1,
        locks=[*(door.id for door in plan.doors if door.magic), *(token.id for token in plan.tokens if token.magic)],
        tokens=[token.id for token in plan.tokens if token.kind in ("chest", "search", "objective", "shadow")],
        opened=[token.id for token in plan.tokens if token.kind in ("shrine", "gate") and token.open],
        fires=[Fire(there.index[x.area], x.level, -1, x.id) for x in plan.tokens if x.kind == "fire"],
        shadows=Deck(rng.shuffled([ShadowId(f"{id}.{n}") for id, count in plan.shadows.items() for n in range(count)])),
        stock=_STOCK.copy(),
        events=Deck(_events(setup, rng)),
        story=Pile(_STORY_CARDS.copy()),
        encounters=Deck(rng.shuffled(_ENCOUNTER_CARDS)),
        traps=Deck(rng.shuffled(_TRAP_CARDS)),
        treasures=Deck(),
        power_cards=Deck(rng.shuffled(_POWER_CARDS)),
        shards=setup.company.shards + DIFFICULTIES[setup.difficulty].shards * heroes,
    )
    for record in setup.company.records:
        state.charges |= record.charges
    if setup.company.records:
        state.heroes = [
            hero_of(record, n, setup.company.seats[n] if setup.company.seats else n % seats)
            for n, record in enumerate(setup.company.records)
        ]
        state.phase = "start"
    else:
        state.shards += plan.shards * heroes // 2
        if setup.party == "random":
            _random_party(state, heroes, seats, rng)
    treasures = _TREASURE_CARDS[plan.act]
    if setup.company.records:
        kept = _kept(setup, treasures)
        treasures = [id for id in treasures if id not in kept]
    state.treasures = Deck(rng.shuffled(treasures))
    return state


def _kept(setup: Setup, treasures: list[TreasureId]) -> set[TreasureId]:
    """Treasure cards the heroes kept from earlier quests, except for items the emporium also sells."""
    have = [id for record in setup.company.records for id in (*record.slots.values(), *record.bag)]
    return {id for id in treasures if (item := TREASURES[card_of(id)].item) in have and not ITEMS[item].shop}


def _random_party(state: State, heroes: int, seats: int, rng: Rng) -> None:
    while len(state.heroes) < heroes:
        found = fitting([hero.cls for hero in state.heroes], state.setup.soul_storm)
        new_hero(state, len(state.heroes) % seats, rng.pick(found))


def hero_of(record: Record, id: int = 0, seat: int = 0) -> Hero:
    """A hero at the start of a quest, from the campaign's record."""
    return Hero(
        id=id, seat=seat, cls=record.cls, rank=record.rank, crowns=record.crowns, area=0,
        powers=list(record.powers), slots=dict(record.slots), bag=list(record.bag),
        forged=dict(record.forged), shields=record.shields, bonus_hp=record.hp, rumours=record.rumours,
    )  # fmt: skip
