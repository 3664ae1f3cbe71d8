"""Items change hands: heroes rearrange, exchange, pick up and drop them.

SS-QUICK-05, SS-QUICK-06, SS-QUICK-07, SS-QUICK-08, SS-FREE-03.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from emberhall.games.sword_sorcery.choices import (
    PICK_CROWNS,
    Drop,
    DropCrowns,
    Equip,
    Give,
    GiveCrowns,
    PickUp,
    Stow,
    Take,
    TakeCrowns,
)
from emberhall.games.sword_sorcery.content import ITEMS
from emberhall.games.sword_sorcery.effects.reactions import LEAVE
from emberhall.games.sword_sorcery.names import card_name, hero_name
from emberhall.games.sword_sorcery.rules.goods import bag_takes, fits, hand_over, heap, sums, too_many
from emberhall.games.sword_sorcery.rules.items import equip, free_slots, put_on, stow
from emberhall.games.sword_sorcery.state import Heap, Hero, State, Table
from emberhall.games.sword_sorcery.terms import SLOTS
from emberhall.kernel import DONE, Flow, Menu, Option, Word, always, msg, offer, pick


@dataclass(slots=True, kw_only=True)
class Handling:
    """Items being handled by a hero, until they are done."""

    hero: Hero
    over: bool = False


enough = always(DONE)


@enough.does
def _(t: Table, handling: Handling, chosen: Word) -> None:
    handling.over = True


# rearrange


@dataclass(slots=True, kw_only=True)
class Rearranging(Handling):
    """What was put on and stowed so far, so that nothing goes on and off over and over."""

    worn: list[str] = field(default_factory=list)
    stowed: list[Option] = field(default_factory=list)


@offer(Equip)
def wear(state: State, rearranging: Rearranging) -> list[Equip]:
    """Put an item from the bag into use."""
    return put_on(rearranging.hero, rearranging.worn)


@wear.does
def _(t: Table, rearranging: Rearranging, chosen: Equip) -> None:
    rearranging.worn.append(chosen.key())
    equip(t, rearranging.hero, chosen.card, chosen.slot)


@offer(Stow)
def take_off(state: State, rearranging: Rearranging) -> list[Stow]:
    """Put an item in use into the bag."""
    slots = rearranging.hero.slots
    found = [Stow(slot, slots[slot]) for slot in SLOTS if slot in slots]
    return [one for one in found if one not in rearranging.stowed]


@take_off.does
def _(t: Table, rearranging: Rearranging, chosen: Stow) -> None:
    rearranging.stowed.append(chosen)
    stow(t.state, rearranging.hero, chosen.slot)


REARRANGEMENT: Menu[State, Rearranging] = Menu(enough, wear, take_off)


def rearrange(t: Table, hero: Hero) -> Flow[None]:
    """Change any items in use with one Action; whatever does not fit into the bag in the end must go (SS-QUICK-05)."""
    rearranging = Rearranging(hero=hero)
    prompt = msg("ask-rearrange", who=hero_name(hero))
    while not rearranging.over:
        yield from REARRANGEMENT.choose(t, rearranging, hero.seat, prompt, "SS-QUICK-05")
    yield from too_many(t, hero)


# exchange


def partners(state: State, hero: Hero) -> list[Hero]:
    """The heroes with whom something can be exchanged: in the same area (SS-QUICK-08)."""
    others = [other for other in state.heroes if other.area == hero.area and other is not hero and not other.ghost]
    return [other for other in others if _can_give(hero, other) or _can_give(other, hero)] if others else []


def _can_give(giver: Hero, receiver: Hero) -> bool:
    return giver.crowns > 0 or bool(_takes(receiver, giver.bag))


def _takes(hero: Hero, items: list[str]) -> list[str]:
    """Which of these items a hero could receive: there is room in the bag, or they may put it on at once."""
    return [id for id in dict.fromkeys(items) if fits(hero, id) or free_slots(hero, ITEMS[id])]


@dataclass(slots=True, kw_only=True)
class Dealing(Handling):
    """An exchange: one item and any crowns, all given or all received."""

    other: Hero
    gives: bool = True
    takes: bool = True
    #: An item has changed hands.
    traded: bool = False


@offer(Give, GiveCrowns)
def giving(state: State, dealing: Dealing) -> Iterable[Give | GiveCrowns]:
    """The hero gives an item, or crowns."""
    if not dealing.gives:
        return ()
    hero, other = dealing.hero, dealing.other
    name = hero_name(other)
    items = [] if dealing.traded else _takes(other, hero.bag)
    return (*[Give(id, other.id, name) for id in items], *[GiveCrowns(n, other.id, name) for n in sums(hero.crowns)])


@giving.does(Give)
def _(t: Table, dealing: Dealing, chosen: Give) -> Flow[None]:
    dealing.takes = False
    return _pass_on(t, dealing, dealing.hero, dealing.other, chosen.card)


@giving.does(GiveCrowns)
def _(t: Table, dealing: Dealing, chosen: GiveCrowns) -> None:
    dealing.takes = False
    dealing.hero.crowns -= chosen.crowns
    dealing.other.crowns += chosen.crowns


@offer(Take, TakeCrowns)
def taking(state: State, dealing: Dealing) -> Iterable[Take | TakeCrowns]:
    """The hero receives an item, or crowns."""
    if not dealing.takes:
        return ()
    hero, other = dealing.hero, dealing.other
    name = hero_name(other)
    items = [] if dealing.traded else _takes(hero, other.bag)
    return (*[Take(id, other.id, name) for id in items], *[TakeCrowns(n, other.id, name) for n in sums(other.crowns)])


@taking.does(Take)
def _(t: Table, dealing: Dealing, chosen: Take) -> Flow[None]:
    dealing.gives = False
    return _pass_on(t, dealing, dealing.other, dealing.hero, chosen.card)


@taking.does(TakeCrowns)
def _(t: Table, dealing: Dealing, chosen: TakeCrowns) -> None:
    dealing.gives = False
    dealing.other.crowns -= chosen.crowns
    dealing.hero.crowns += chosen.crowns


def _pass_on(t: Table, dealing: Dealing, giver: Hero, receiver: Hero, item: str) -> Flow[None]:
    dealing.traded = True
    hand_over(giver, receiver, item)
    t.say(msg("say-gives", who=hero_name(giver), whom=hero_name(receiver), card=card_name(item)))
    offered = [Equip(item, slot) for slot in free_slots(receiver, ITEMS[item])]
    if offered:  # it may be used at once (SS-QUICK-07)
        prompt = msg("ask-put-on", who=hero_name(receiver))
        chosen = yield from pick(receiver.seat, prompt, offered, "SS-QUICK-07", stop=LEAVE)
        if chosen is not None:
            equip(t, receiver, item, chosen.slot)
    yield from too_many(t, receiver)


EXCHANGE: Menu[State, Dealing] = Menu(enough, giving, taking)


def exchange(t: Table, hero: Hero, other: Hero) -> Flow[None]:
    """Give one item and any crowns, or receive one item and any crowns (SS-QUICK-06)."""
    dealing = Dealing(hero=hero, other=other)
    prompt = msg("ask-exchange", who=hero_name(other))
    while not dealing.over:
        yield from EXCHANGE.choose(t, dealing, hero.seat, prompt, "SS-QUICK-06")


# goods on the ground


def goods_here(state: State, hero: Hero) -> bool:
    """Whether a hero has something to drop or could pick something up."""
    lying = state.heaps.get(hero.area)
    return bool(hero.bag or hero.crowns or (lying is not None and (lying.items or lying.crowns)))


@dataclass(slots=True, kw_only=True)
class Sorting(Handling):
    """A hero sorts what lies here and what they have: each thing is picked up or dropped once."""

    lying: Heap
    taken: list[str] = field(default_factory=list)
    left: list[str] = field(default_factory=list)
    #: Whether crowns may be picked up, and dropped.
    may_pick: bool = True
    may_drop: bool = True


@offer(PickUp, PICK_CROWNS)
def picking_up(state: State, sorting: Sorting) -> list[Option]:
    """Put things from the ground into the bag."""
    items, left = sorting.lying.items, sorting.left
    here = [id for id in dict.fromkeys(items) if items.count(id) > left.count(id)]
    found: list[Option] = [PickUp(id) for id in bag_takes(sorting.hero, here)]
    return [*found, PICK_CROWNS] if sorting.may_pick and sorting.lying.crowns else found


@picking_up.does(PickUp)
def _(t: Table, sorting: Sorting, chosen: PickUp) -> None:
    hand_over(sorting.lying, sorting.hero, chosen.card)
    sorting.taken.append(chosen.card)
    if t.events is not None:
        t.say(msg("say-item", who=hero_name(sorting.hero), card=card_name(chosen.card)))


@picking_up.does(PICK_CROWNS)
def _(t: Table, sorting: Sorting, chosen: Word) -> None:
    _crowns(sorting, sorting.lying.crowns)


@offer(Drop, DropCrowns)
def dropping(state: State, sorting: Sorting) -> Iterable[Drop | DropCrowns]:
    """Put things from the bag on the ground."""
    bag, taken = sorting.hero.bag, sorting.taken
    mine = [id for id in dict.fromkeys(bag) if bag.count(id) > taken.count(id)]
    crowns = sums(sorting.hero.crowns) if sorting.may_drop else []
    return (*map(Drop, mine), *map(DropCrowns, crowns))


@dropping.does(Drop)
def _(t: Table, sorting: Sorting, chosen: Drop) -> None:
    hand_over(sorting.hero, sorting.lying, chosen.card)
    sorting.left.append(chosen.card)
    if t.events is not None:
        t.say(msg("say-drops", who=hero_name(sorting.hero), card=card_name(chosen.card)))


@dropping.does(DropCrowns)
def _(t: Table, sorting: Sorting, chosen: DropCrowns) -> None:
    _crowns(sorting, -chosen.crowns)


def _crowns(sorting: Sorting, n: int) -> None:
    sorting.hero.crowns += n
    sorting.lying.crowns -= n
    sorting.may_pick, sorting.may_drop = False, n < 0


SORTING: Menu[State, Sorting] = Menu(enough, picking_up, dropping)


def handle_goods(t: Table, hero: Hero) -> Flow[None]:
    """Pick up and drop any number of items and crowns in one free action, each thing once (SS-FREE-03)."""
    sorting = Sorting(hero=hero, lying=heap(t, hero.area))
    prompt = msg("ask-goods", who=hero_name(hero))
    while not sorting.over:
        yield from SORTING.choose(t, sorting, hero.seat, prompt, "SS-FREE-03")
    if not sorting.lying.items and not sorting.lying.crowns:
        del t.state.heaps[hero.area]
