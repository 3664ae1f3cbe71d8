"""The Hollow Crown: six quests, and the camp between them (SS-FULL-CAMP-01 to SS-FULL-CAMP-04)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import ClassVar, Literal, TypeAlias

import msgspec

from emberhall import kernel
from emberhall.effects import Effect, Then
from emberhall.games.sword_sorcery.answers import ware
from emberhall.games.sword_sorcery.choices import Choice, ReplacePower, TakeClass, TakePower, brings
from emberhall.games.sword_sorcery.content import CAMPAIGN, CLASSES, ITEMS, POWERS, QUESTS, kinds
from emberhall.games.sword_sorcery.effects.book import BOOK
from emberhall.games.sword_sorcery.effects.nodes import GiveItem, Shards
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.rules.goods import fits
from emberhall.games.sword_sorcery.rules.items import wear
from emberhall.games.sword_sorcery.rules.preparation import fitting
from emberhall.games.sword_sorcery.rules.rounds import learnable
from emberhall.games.sword_sorcery.rules.shop import TOWN, Visit
from emberhall.games.sword_sorcery.scene.emblems import CLASSES as CLASS_EMBLEMS
from emberhall.games.sword_sorcery.scene.heroes import card_of
from emberhall.games.sword_sorcery.scene.offers import choosing, classes, powers, wares
from emberhall.games.sword_sorcery.setup import hero_of
from emberhall.games.sword_sorcery.state import Company, Hero, Record, Setup, State
from emberhall.games.sword_sorcery.terms import named
from emberhall.kernel import (
    CHECKPOINT,
    DONE,
    Ask,
    Campaign,
    Chapter,
    Document,
    Flow,
    Menu,
    Message,
    Outcome,
    Played,
    Reason,
    Rng,
    Word,
    always,
    ask,
    msg,
    offer,
)
from emberhall.scene import Figure, Panel, Row, Scene

CHAIRS = 5
#: How often a lost quest may be tried again (SS-FULL-CAMP-03).
REPEATS = 2


class Agreement(msgspec.Struct, frozen=True):
    """What the players agree on before a campaign."""

    #: Heroes for a single player (SS-FULL-PARTY-01, SS-FULL-PARTY-03).
    alone: Literal["two", "one"] = "two"


CampTable: TypeAlias = "kernel.Table[Crown]"


class Crown(Document, kw_only=True):
    """What the campaign keeps between quests."""

    #: The heroes that the player of each chair runs.
    heroes: list[list[Record]]
    alone: Literal["two", "one"] = "two"
    shards: int = 0
    quest: int = 0
    stock: dict[str, int]
    carried: list[str] = msgspec.field(default_factory=list)
    won: int = 0
    deaths: int = 0
    repeats: int = 0
    #: How often this quest was lost, and how the heroes left it the last time.
    lost: int = 0
    ended: list[list[Record]] = msgspec.field(default_factory=list)
    ended_shards: int = 0
    camp: bool = True
    #: The chair in the camp now, counted within the party, and which of its heroes.
    turn: int = 0
    hero: int = 0
    #: What this hero has done in the camp that has a limit per visit.
    done: list[str] = msgspec.field(default_factory=list)


class QuestChapter(Chapter, frozen=True, gc=False):
    """The next quest."""

    quest: str

    SAID: ClassVar = {"quest": lambda id: named("quest", id)}


class Camp(Chapter, frozen=True, gc=False):
    """The camp: heroes, ranks, powers, the emporium, the anvil, the temple and the tavern."""

    interlude: ClassVar = "camp"


class Onward(Chapter, frozen=True, gc=False):
    """Go on without the rewards of a lost quest."""

    interlude: ClassVar = "onward"


class CampRise(Choice, frozen=True, gc=False):
    """Rise a soul rank."""

    price: int
    cls: str
    rank: int
    WRITTEN: ClassVar = {"cls": None, "rank": None}

    def label(self) -> Message:
        return msg("option-camp-rise", rank=self.rank, price=self.price, brings=brings(self.cls, self.rank))


def begin(agreement: Agreement, rng: Rng) -> Crown:
    stock = {id: item.copies for id, item in ITEMS.items() if item.shop}
    return Crown(rng=rng, heroes=[[] for _ in range(CHAIRS)], stock=stock, alone=agreement.alone)


def leaves(t: CampTable, chair: int) -> None:
    """Departing players take their heroes with them."""
    d = t.state
    d.heroes[chair] = []
    if d.ended:
        d.ended[chair] = []


def joins(t: CampTable, chair: int) -> None:
    """New players get a hero in the camp; if there would be six, a player with two gives one up (SS-FULL-PARTY-01)."""
    d = t.state
    d.camp = True
    if sum(max(1, len(d.heroes[one])) for one in d.party) > CHAIRS:
        d.heroes = [row[:1] for row in d.heroes]
        d.ended = [row[:1] for row in d.ended]


def quest_of(d: Crown) -> kinds.Quest:
    """The current quest."""
    return QUESTS[CAMPAIGN.quests[d.quest]]


def ahead(d: Crown) -> Sequence[Chapter]:
    """What may be played next: the camp first, then the quest; a lost quest may be given up."""
    if d.outcome is not None:
        return []
    if d.camp or any(len(d.heroes[chair]) < wanted(d) for chair in d.party):
        return [Camp()]
    found: list[Chapter] = [QuestChapter(quest_of(d).id)] if d.lost <= REPEATS else []
    return [*found, *([Onward()] if d.lost else [])]


def options(d: Crown, chapter: QuestChapter) -> Setup:
    """The set-up of the next quest: the party with all it has; heroes of a chair sit with its seat."""
    rows = [d.heroes[chair] for chair in d.party]
    order = [(seat, n) for n in range(max(map(len, rows))) for seat, row in enumerate(rows) if n < len(row)]
    records = tuple(rows[seat][n] for seat, n in order)
    company = Company(records, d.shards, tuple(d.carried), tuple(seat for seat, _ in order))
    return Setup(quest=chapter.quest, company=company)  # type: ignore[arg-type]


def record(state: State, hero: Hero, least: int = 1) -> Record:
    """A hero after a quest: healed, with one more charge on every artifact (SS-FULL-CAMP-02, SS-FULL-SETUP-06)."""
    rank = max(hero.rank, least)
    powers = [id for id in (*hero.powers, *hero.aside) if POWERS[id].rank <= rank][: hero.kind.powers[rank - 1]]
    bag = tuple(id for id in hero.bag if ITEMS[id].kind != "quest" or ITEMS[id].quest)  # what belongs to a quest stays
    used = [id for id in (*hero.slots.values(), *bag) if id in state.charges]
    charges = {id: min(ITEMS[id].charges, state.charges[id] + 1) for id in used}
    return Record(hero.cls, rank, hero.crowns, tuple(powers), dict(hero.slots), bag, charges)


def _restock(d: Crown, after: list[list[Record]]) -> None:
    """Restock the emporium with what was used up or left behind (SS-FULL-ITEM-06)."""
    before, now = _held(d.heroes), _held(after)
    for id in d.stock:
        d.stock[id] = min(ITEMS[id].copies, d.stock[id] + max(0, before[id] - now[id]))


def _held(rows: list[list[Record]]) -> Counter[str]:
    return Counter(id for row in rows for one in row for id in (*one.slots.values(), *one.bag))


def carry(t: CampTable, played: Played) -> None:
    """Carry a quest into the campaign: rewards if won, else another try (SS-FULL-CAMP-01, SS-FULL-CAMP-03)."""
    d = t.state
    state: State = played.state
    plan = state.plan
    won = bool(played.outcome.winners)
    d.repeats += d.lost > 0
    after: list[list[Record]] = [list(row) for row in d.heroes]
    seen = [0] * CHAIRS
    for hero in state.heroes:
        chair = played.chairs[hero.seat]
        n = seen[chair]
        seen[chair] += 1
        after[chair][n] = record(state, hero, d.heroes[chair][n].rank if won else 1)
        d.deaths += hero.deaths
    if not won:
        d.lost += 1
        d.ended, d.ended_shards = after, state.shards
        d.shards += len(state.heroes)
        d.camp = True
        t.say(msg("say-quest-lost", quest=named("quest", plan.id)))
        return
    _restock(d, after)
    d.heroes, d.shards = after, state.shards
    _reward(d, state)
    shards = d.shards - state.shards
    here = [one for one in CAMPAIGN.choices if one.quest == plan.id]
    d.carried += [one.id for one in here if BOOK.is_true(state, Playing(0), one.test)]
    d.won += 1
    t.say(msg("say-quest-won", quest=named("quest", plan.id)))
    t.say(msg("say-quest-reward", shards=shards, crowns=plan.reward_crowns))
    _go_on(d, won=True)


def _reward(d: Crown, state: State) -> None:
    plan = state.plan
    d.shards += plan.reward_shards * len(state.heroes)
    for chair in d.party:
        d.heroes[chair] = [msgspec.structs.replace(r, crowns=r.crowns + plan.reward_crowns) for r in d.heroes[chair]]
    items = [plan.reward_item] if plan.reward_item else []
    for reward in plan.rewards:
        if BOOK.is_true(state, Playing(0), reward.test):
            for part in _parts(reward.effect):
                if isinstance(part, Shards):
                    d.shards += part.n
                elif isinstance(part, GiveItem):
                    items.append(part.item)
    for item in items:  # to any hero: the first with room for it, else the first
        places = [(chair, n) for chair in d.party for n in range(len(d.heroes[chair]))]
        chair, n = next((at for at in places if fits(hero_of(d.heroes[at[0]][at[1]]), item)), places[0])
        one = d.heroes[chair][n]
        d.heroes[chair][n] = msgspec.structs.replace(one, bag=(*one.bag, item))


def _parts(effect: Effect) -> tuple[Effect, ...]:
    return effect.parts if isinstance(effect, Then) else (effect,)


def _go_on(d: Crown, *, won: bool) -> None:
    """Go to the next quest; after the last, the campaign ends, won if that quest was (SS-FULL-CAMP-04)."""
    d.lost, d.ended, d.camp = 0, [], True
    d.quest += 1
    if d.quest == len(CAMPAIGN.quests):
        ranks = sum(one.rank for row in d.heroes for one in row)
        score = 10 * d.won + ranks - d.deaths - 3 * d.repeats
        d.outcome = Outcome(tuple(d.party) if won else (), msg("end-campaign", won=d.won, score=score))


def onward(t: CampTable) -> Flow[Outcome]:
    """Give up the lost quest: the party keeps what it found there, without the rewards."""
    d = t.state
    yield CHECKPOINT
    _restock(d, d.ended)
    d.heroes, d.shards = d.ended, d.ended_shards
    _go_on(d, won=False)
    return Outcome(tuple(d.party), msg("end-onward"))


# the camp


def cap(d: Crown) -> int:
    """The highest soul rank of the quest ahead (SS-FULL-RANK-05)."""
    return 4 if quest_of(d).act == 1 else 7


def camp(t: CampTable) -> Flow[Outcome]:
    """The camp: each hero in turn is made ready."""
    d = t.state
    while d.turn < len(d.party):
        yield CHECKPOINT
        chair = d.party[d.turn]
        if d.hero < max(wanted(d), len(d.heroes[chair])):
            yield from _visit(t, chair)
        else:
            d.turn, d.hero, d.done = d.turn + 1, 0, []
    d.camp, d.turn, d.hero, d.done = False, 0, 0, []
    return Outcome(tuple(d.party), msg("end-camp"))


def wanted(d: Crown) -> int:
    """How many heroes each chair brings: two for a single player, unless they agreed on one."""
    return 2 if len(d.party) == 1 and d.alone == "two" else 1


def _visit(t: CampTable, chair: int) -> Flow[None]:
    """One step of a hero's visit to the camp."""
    d = t.state
    row = d.heroes[chair]
    if d.hero >= len(row):
        taken = [one.cls for other in d.heroes for one in other]
        classes = [TakeClass(id) for id in fitting(taken, False)]
        chosen = yield from ask(
            chair, msg("ask-class", n=len(row) + 1 if wanted(d) > 1 else 0), classes, "SS-FULL-SETUP-02"
        )
        row.append(_new(d, chosen.cls))
        return
    heroes = _heroes(d)
    hero = next(one for one in heroes if one.seat == chair and one.id % 10 == d.hero)
    if len(hero.powers) < hero.kind.powers[hero.rank - 1] and (free := learnable(hero)):
        prompt = msg("ask-power", who=named("hero", hero.kind.hero))
        power = yield from ask(chair, prompt, [TakePower(id) for id in free], "SS-FULL-POW-01")
        hero.powers.append(power.card)
        _keep(d, heroes)
        return
    prompt = msg("ask-camp", who=named("hero", hero.kind.hero), crowns=hero.crowns, shards=d.shards)
    yield from CAMP.choose(t, Visit(d, hero, heroes, d.done), chair, prompt, "SS-FULL-CAMP-02")
    _keep(d, heroes)


move_on = always(DONE)


@move_on.does
def _(t: CampTable, visit: Visit, chosen: Word) -> None:
    t.state.hero, t.state.done = t.state.hero + 1, []


@offer(CampRise)
def rise(d: Crown, visit: Visit) -> Iterable[CampRise]:
    """A hero of the lowest rank rises, for shards of the party."""
    hero = visit.hero
    price = (hero.rank + 1) ** 2
    lowest = min(one.rank for row in d.heroes for one in row)
    if hero.rank == lowest and hero.rank < cap(d) and price <= d.shards:
        return (CampRise(price, hero.cls, hero.rank + 1),)
    return ()


@rise.does
def _(t: CampTable, visit: Visit, chosen: CampRise) -> None:
    t.state.shards -= chosen.price
    visit.hero.rank += 1


@offer(ReplacePower)
def unlearn(d: Crown, visit: Visit) -> Iterable[ReplacePower]:
    """SS-FULL-SETUP-05: powers are chosen again, as many as the hero has."""
    hero = visit.hero
    if d.done.count("unlearn") < hero.kind.powers[hero.rank - 1]:
        return [ReplacePower(id) for id in hero.powers if learnable(hero)]
    return ()


@unlearn.does
def _(t: CampTable, visit: Visit, chosen: ReplacePower) -> None:
    visit.hero.powers.remove(chosen.card)
    t.state.done.append("unlearn")


CAMP: Menu[Crown, Visit] = Menu(move_on, rise, unlearn, TOWN)


def _heroes(d: Crown) -> list[Hero]:
    """The heroes of the party; their ids tell chair and place."""
    return [hero_of(one, 10 * chair + n, chair) for chair in d.party for n, one in enumerate(d.heroes[chair])]


def _keep(d: Crown, heroes: list[Hero]) -> None:
    for hero in heroes:
        d.heroes[hero.seat][hero.id % 10] = _kept(d, hero)


def _new(d: Crown, cls: str) -> Record:
    """A hero joins with the lowest rank of the others."""
    ranks = [one.rank for row in d.heroes for one in row]
    first = 2 if len(d.party) == 1 and wanted(d) == 1 else 1  # SS-FULL-PARTY-03
    hero = Hero(id=0, seat=0, cls=cls, rank=min(ranks, default=first), area=0, hp=1)
    wear(hero, CLASSES[cls].start)
    return _kept(d, hero)


def _kept(d: Crown, hero: Hero) -> Record:
    known = {id: n for row in d.heroes for one in row for id, n in one.charges.items()}
    charges = {id: known[id] for id in (*hero.slots.values(), *hero.bag) if id in known}
    return Record(
        hero.cls, hero.rank, hero.crowns, tuple(hero.powers), dict(hero.slots), tuple(hero.bag), charges,
        dict(hero.forged), hero.shields, hero.bonus_hp, hero.rumours,
    )  # fmt: skip


def scene(d: Crown, looking: int) -> Scene:
    """The campaign on the table: its heroes, and before the visitor to the camp their belongings and choices."""
    visitor = _visitor(d)
    panels = []
    for chair in d.party:
        for n, one in enumerate(d.heroes[chair]):
            here = visitor is not None and (chair, n) == (visitor.seat, visitor.id % 10)
            figures = (
                Figure(msg("figure-rank"), one.rank, emblem="level"),
                Figure(msg("figure-crowns"), one.crowns, emblem="gold"),
            )
            rows = _things(one, chair, n, False)
            hero, cls = CLASSES[one.cls].hero, named("class", one.cls)
            name = msg("hero-and-class", hero=named("hero", hero), **{"class": cls})
            emblem = CLASS_EMBLEMS[one.cls]
            panels.append(
                Panel(f"figure:{10 * chair + n}", name, chair, figures=figures, rows=rows, emblem=emblem, active=here)
            )
    status = (
        Figure(msg("figure-shards"), d.shards, emblem="gem"), Figure(msg("figure-won"), d.won, of=len(CAMPAIGN.quests)),
        *((Figure(msg("figure-tries"), max(0, REPEATS + 1 - d.lost)),) if d.lost else ()),
        Figure(msg("figure-campaign"), msg("campaign-hollow-crown")),
    )  # fmt: skip
    return Scene(panels=tuple(panels), status=status, focus=_focus(d, visitor))


def _visitor(d: Crown) -> Hero | None:
    """The hero who is in the camp now."""
    if not d.camp or d.turn >= len(d.party):
        return None
    chair = d.party[d.turn]
    return next((one for one in _heroes(d) if one.seat == chair and one.id % 10 == d.hero), None)


def _things(one: Record, chair: int, n: int, here: bool) -> tuple[Row, ...]:
    """Powers, gear and bag; of identical cards of the visitor, options refer to the first."""
    things = (*one.powers, *one.slots.values(), *one.bag)
    place = f"{chair}.{n}{'.here' if here else ''}"
    meant = [f"card:{id}" if here and things.index(id) == k else f"card:{place}.{k}" for k, id in enumerate(things)]
    cards = iter([card_of(id, element=element) for id, element in zip(things, meant, strict=True)])
    kinds = (("powers", one.powers), ("worn", one.slots), ("bag", one.bag))
    return tuple(
        Row(f"{kind}:{place}", msg(f"row-{kind}"), tuple(islice(cards, len(ids))), chair) for kind, ids in kinds if ids
    )


def _focus(d: Crown, visitor: Hero | None) -> Panel | None:
    if d.camp and visitor is None and d.turn < len(d.party):
        taken = [one.cls for row in d.heroes for one in row]
        return Panel("offer", msg("row-classes"), rows=(classes(fitting(taken, False)),), motto=msg("natures-apart"))
    if visitor is None:
        return None
    name, emblem = named("hero", visitor.kind.hero), CLASS_EMBLEMS[visitor.cls]
    one = d.heroes[visitor.seat][visitor.id % 10]
    things = _things(one, visitor.seat, visitor.id % 10, True)
    if choosing(visitor):
        return Panel("offer", name, rows=(powers(visitor), *things), emblem=emblem)
    quest = msg("camp-ahead", quest=named("quest", quest_of(d).id))
    return Panel("offer", msg("town", who=name), rows=(*things, wares(d.stock, visitor)), emblem=emblem, motto=quest)


def why_not(d: Crown, ask: Ask, element: str) -> Reason | None:
    """Why the hero in the camp cannot buy this."""
    kind, _, id = element.partition(":")
    hero = _visitor(d)
    return ware(hero, id) if kind == "ware" and hero is not None and id in ITEMS else None


HOLLOW_CROWN: Campaign[Crown] = Campaign(
    document=Crown,
    begin=begin,
    ahead=ahead,
    options=options,
    carry=carry,
    scene=scene,
    why_not=why_not,
    joins=joins,
    leaves=leaves,
    interludes={"camp": camp, "onward": onward},
    agreement=Agreement,
    bots={"companion": "emberhall.games.sword_sorcery.bots.companion:CompanionAgent"},
    longest=3000,
)
