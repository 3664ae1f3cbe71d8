"""Before the quest: the party, its powers, the emporium, and what stands on the map."""

from emberhall.games.sword_sorcery.choices import TakeClass
from emberhall.games.sword_sorcery.content import CAMPAIGN, CLASSES, DIFFICULTIES, ITEMS, TREASURES, card_of
from emberhall.games.sword_sorcery.effects.book import BOOK, announce
from emberhall.games.sword_sorcery.effects.nodes import Scry
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.names import hero_name
from emberhall.games.sword_sorcery.rules.arrival import reveal
from emberhall.games.sword_sorcery.rules.goods import could_use, too_many
from emberhall.games.sword_sorcery.rules.items import wards, wear
from emberhall.games.sword_sorcery.rules.rounds import choose_powers
from emberhall.games.sword_sorcery.rules.shop import TOWN, Visit, prayers
from emberhall.games.sword_sorcery.rules.spawn import spawn
from emberhall.games.sword_sorcery.rules.stats import max_hp
from emberhall.games.sword_sorcery.state import Hero, Setup, State, Table
from emberhall.games.sword_sorcery.terms import Moment
from emberhall.kernel import DONE, Flow, Menu, Word, always, ask, msg


def fitting(taken: list[str], storm: bool) -> list[str]:
    """The classes still available: no hero twice, no Law with Chaos (SS-FULL-SETUP-02, SS-FULL-SETUP-03)."""
    heroes = {CLASSES[id].hero for id in taken}
    natures = {CLASSES[id].nature for id in taken}
    against = set() if storm else {"law"} if "chaos" in natures else {"chaos"} if "law" in natures else set()
    return [id for id, kind in CLASSES.items() if kind.hero not in heroes and kind.nature not in against]


def new_hero(state: State, seat: int, cls: str) -> Hero:
    """Add a hero of this class for a single quest (SS-FULL-SETUP-04)."""
    plan = state.plan
    rank = max(plan.rank, 2) if state.setup.heroes == 1 else plan.rank  # SS-FULL-PARTY-03
    hero = Hero(id=len(state.heroes), seat=seat, cls=cls, rank=rank, area=0, crowns=plan.crowns)
    wear(hero, CLASSES[cls].start)
    state.heroes.append(hero)
    return hero


def head_count(setup: Setup, seats: int) -> int:
    """How many heroes there are."""
    return len(setup.company.records) or setup.heroes or max(2, seats)


def party(t: Table) -> Flow[None]:
    """Choose the next hero of the party, with their powers."""
    state = t.state
    if len(state.heroes) == head_count(state.setup, t.seats):
        for hero in state.heroes:  # the heroes of a random party have yet to choose
            yield from choose_powers(hero)
        state.phase = "shop"
        return
    seat = len(state.heroes) % t.seats
    found = fitting([hero.cls for hero in state.heroes], state.setup.soul_storm)
    chosen = yield from ask(seat, msg("ask-class", n=0), [TakeClass(id) for id in found], "SS-FULL-SETUP-02")
    yield from choose_powers(new_hero(state, seat, chosen.cls))


leave_town = always(DONE)


@leave_town.does
def _(t: Table, visit: Visit, chosen: Word) -> None:
    t.state.ready.append(visit.hero.id)
    t.state.visited = []


SHOP: Menu[State, Visit] = Menu(leave_town, TOWN)


def shop(t: Table) -> Flow[None]:
    """The heroes go to town one after the other; those with no crowns and nothing to do there are not asked."""
    state = t.state
    hero = next((one for one in state.heroes if one.id not in state.ready), None)
    if hero is None:
        state.phase = "start"
        return
    visit = Visit(state, hero, state.heroes, state.visited)
    if hero.crowns or prayers(visit):
        prompt = msg("ask-shop", who=hero_name(hero), crowns=hero.crowns)
        yield from SHOP.choose(t, visit, hero.seat, prompt, "SS-FULL-SHOP-01")
    else:
        yield from SHOP.take(t, visit, DONE)


#: Soul weapons, by their treasure cards.
_SOUL_WEAPONS = {id: ITEMS[x.item] for id, x in TREASURES.items() if x.item and ITEMS[x.item].flipped}


def start(t: Table) -> Flow[None]:
    """Put everyone in their places (SS-FULL-SETUP-05, SS-FULL-SETUP-09)."""
    state = t.state
    for n, hero in enumerate(state.heroes):
        hero.area = state.ground.index[state.plan.start[n % len(state.plan.start)]]
        hero.bonus_hp += DIFFICULTIES[state.difficulty].hero_hp
        if len(state.heroes) == 1:
            hero.bonus_hp += 2
            hero.shields += 2
        hero.hp = max_hp(state, hero)
        hero.ward = wards(hero)
    state.active = 0
    for card in [one for one in state.treasures if card_of(one) in _SOUL_WEAPONS]:
        if not any(could_use(hero, _SOUL_WEAPONS[card_of(card)]) for hero in state.heroes):  # SS-FULL-SETUP-08
            t.move(card, state.treasures, state.treasures_gone)
    carried = [one for one in CAMPAIGN.choices if one.id in state.setup.company.carried and one.into == state.quest]
    fewer = sum(one.fewer for one in carried)
    for entry in state.plan.enemies:
        count = entry.small if len(state.heroes) <= 3 else entry.large
        if entry.only and len(state.heroes) not in entry.only:
            continue
        if entry.rank == "green":
            less = min(fewer, count)
            count, fewer = count - less, fewer - less
        for _ in range(count):
            spawn(t, entry.rank, entry.kind, state.ground.index[entry.at])
    for one in carried:
        if one.effect is not None:
            t.say(msg("say-carried", effect=BOOK.text(one.effect)))
            yield from BOOK.do(t, Playing(0), one.effect)
    for hero in state.heroes:
        yield from too_many(t, hero)
        if hero.rumours:
            yield from BOOK.do(t, Playing(hero.id), Scry(hero.rumours))
            hero.rumours = 0
        yield from announce(t, Moment.QUEST_START, hero)
    yield from reveal(t)
    state.phase = "time"
