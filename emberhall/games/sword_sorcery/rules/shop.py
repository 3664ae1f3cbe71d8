"""Before a quest: the emporium, the anvil, the temple and the tavern (SS-FULL-SHOP-01 to SS-FULL-SHOP-04)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol, TypeAlias

from emberhall import kernel
from emberhall.games.sword_sorcery.choices import TAVERN, Buy, Equip, Forge, Give, GiveCrowns, Pray, Sell
from emberhall.games.sword_sorcery.content import ANVIL, CLASSES, ITEMS, RED, TEMPLE
from emberhall.games.sword_sorcery.content.kinds import Face
from emberhall.games.sword_sorcery.names import hero_name
from emberhall.games.sword_sorcery.rules.goods import bag_takes, hand_over, room, sums
from emberhall.games.sword_sorcery.rules.items import allows, free_slots, put_on, wear
from emberhall.games.sword_sorcery.state import Hero
from emberhall.kernel import Menu, Message, Word, msg, offer

#: What a word in the tavern costs, and what it may bring (SS-FULL-SHOP-04).
TAVERN_COST, TAVERN_CROWNS, TAVERN_RUMOURS, TAVERN_LOSS = 5, 20, 2, 5


#: The table of a quest, or of a campaign.
AnyTable: TypeAlias = kernel.Table[Any]


class Town(Protocol):
    """Where heroes buy: what is in stock, and the shards of the party."""

    stock: dict[str, int]
    shards: int


def sold_for(item: str) -> int:
    """Half the price, down to a multiple of 5 (SS-FULL-SHOP-02)."""
    return ITEMS[item].price // 2 // 5 * 5


@dataclass(slots=True)
class Visit:
    """A hero in town: whom they could share with, and what they have done of the things allowed once a visit."""

    town: Town
    hero: Hero
    others: Sequence[Hero]
    done: list[str]


# the emporium


@offer(Buy)
def buy(state: kernel.State, visit: Visit) -> list[Buy]:
    """What is in stock and the hero could wear one day, if they can pay for it and have room."""
    town, hero = visit.town, visit.hero
    space, crowns = room(hero), hero.crowns
    there = [one for one in _for_sale(hero.cls, hero.rank) if one.price <= crowns and town.stock.get(one.card)]
    return [one for one in there if space > 0 or free_slots(hero, ITEMS[one.card])]


@cache
def _for_sale(cls: str, rank: int) -> tuple[Buy, ...]:
    """What the emporium has for a hero of a class and rank."""
    items = [item for item in ITEMS.values() if item.shop and allows(CLASSES[cls], rank, item)]
    return tuple(Buy(item.id, item.price) for item in items)


@buy.does
def _(t: AnyTable, visit: Visit, chosen: Buy) -> None:
    visit.town.stock[chosen.card] -= 1
    visit.hero.crowns -= ITEMS[chosen.card].price
    wear(visit.hero, (chosen.card,))


@offer(Sell)
def sell(state: kernel.State, visit: Visit) -> list[Sell]:
    """Sell items for half their price."""
    mine = dict.fromkeys((*visit.hero.slots.values(), *visit.hero.bag))
    return [Sell(id, n) for id in mine if (n := sold_for(id))]


@sell.does
def _(t: AnyTable, visit: Visit, chosen: Sell) -> None:
    _sell(visit.town, visit.hero, chosen.card)


@offer(Equip)
def equip(state: kernel.State, visit: Visit) -> list[Equip]:
    """Put on items from the bag."""
    return put_on(visit.hero, visit.done)


@equip.does
def _(t: AnyTable, visit: Visit, chosen: Equip) -> None:
    hero, card, slot = visit.hero, chosen.card, chosen.slot
    hero.bag.remove(card)
    if slot in hero.slots:
        hero.bag.append(hero.slots[slot])
    hero.slots[slot] = card
    visit.done.append(chosen.key())


# anvil, temple and tavern: once a visit


@offer(Forge)
def forge(state: kernel.State, visit: Visit) -> Iterable[Forge]:
    """The anvil improves a weapon in use for the next quest."""
    hero = visit.hero
    if "forge" in visit.done:
        return ()
    return [
        Forge(id, made.id, made.cost)
        for id in dict.fromkeys(hero.slots.values())
        for made in ANVIL.values()
        if ITEMS[id].kind == "weapon" and ITEMS[id].shop and made.cost <= hero.crowns and id not in hero.forged
    ]


@forge.does
def _(t: AnyTable, visit: Visit, chosen: Forge) -> None:
    visit.hero.crowns -= chosen.price
    visit.hero.forged[chosen.card] = chosen.forging
    visit.done.append("forge")


@offer(Pray)
def pray(state: kernel.State, visit: Visit) -> list[Pray]:
    """The temple gives its blessing."""
    return prayers(visit)


def prayers(visit: Visit) -> list[Pray]:
    """What the temple would give the hero now."""
    hero = visit.hero
    if "pray" in visit.done:
        return []
    gifts = [one for one in TEMPLE.values() if one.cost <= hero.crowns and one.nature in ("", hero.kind.nature)]
    return [Pray(one.id, one.cost) for one in gifts]


@pray.does
def _(t: AnyTable, visit: Visit, chosen: Pray) -> None:
    visit.hero.crowns -= chosen.price
    visit.town.shards += TEMPLE[chosen.gift].shards
    visit.hero.bonus_hp += TEMPLE[chosen.gift].hp
    visit.done.append("pray")


@offer(TAVERN)
def tavern(state: kernel.State, visit: Visit) -> tuple[Word, ...]:
    """A word in the tavern may bring luck, or not."""
    return (TAVERN,) if "tavern" not in visit.done and visit.hero.crowns >= TAVERN_COST else ()


@tavern.does
def _(t: AnyTable, visit: Visit, chosen: Word) -> None:
    visit.done.append("tavern")
    t.say(_tavern(visit.hero, RED[t.roll(10) - 1]))


# gifts between heroes are free in town


@offer(Give, GiveCrowns)
def give(state: kernel.State, visit: Visit) -> list[Give | GiveCrowns]:
    """Items of the bag and crowns go to another hero."""
    found: list[Give | GiveCrowns] = []
    bag, crowns = tuple(dict.fromkeys(visit.hero.bag)), sums(visit.hero.crowns)
    for other in visit.others:
        if other.id != visit.hero.id:
            name = hero_name(other)
            found += [Give(id, other.id, name) for id in bag_takes(other, bag)]
            found += [GiveCrowns(n, other.id, name) for n in crowns]
    return found


@give.does(Give)
def _(t: AnyTable, visit: Visit, chosen: Give) -> None:
    hand_over(visit.hero, next(one for one in visit.others if one.id == chosen.figure), chosen.card)


@give.does(GiveCrowns)
def _(t: AnyTable, visit: Visit, chosen: GiveCrowns) -> None:
    visit.hero.crowns -= chosen.crowns
    next(one for one in visit.others if one.id == chosen.figure).crowns += chosen.crowns


#: What a hero can do in town: before a quest, and in the camp between two.
TOWN: Menu[Any, Visit] = Menu(buy, sell, equip, forge, pray, tavern, give)


def _sell(town: Town, hero: Hero, id: str) -> None:
    """Crowns for an item; the bag first."""
    if id in hero.bag:
        hero.bag.remove(id)
    else:
        del hero.slots[next(slot for slot, item in hero.slots.items() if item == id)]
    if id not in (*hero.slots.values(), *hero.bag):
        hero.forged.pop(id, None)
    hero.crowns += sold_for(id)
    if ITEMS[id].shop:
        town.stock[id] += 1


def _tavern(hero: Hero, face: Face) -> Message:
    """A red die, the first of bolt, hit and shield that shows: crowns, a rumour, a shield token; none: crowns lost."""
    hero.crowns -= TAVERN_COST
    if face.bolt:
        hero.crowns += TAVERN_CROWNS
        return msg("say-tavern-crowns", who=hero_name(hero), n=TAVERN_CROWNS)
    if face.hit:
        hero.rumours = TAVERN_RUMOURS
        return msg("say-tavern-rumour", who=hero_name(hero), n=TAVERN_RUMOURS)
    if face.shield:
        hero.shields += 1
        return msg("say-tavern-shield", who=hero_name(hero))
    lost = min(TAVERN_LOSS, hero.crowns)
    hero.crowns -= lost
    return msg("say-tavern-loss", who=hero_name(hero), n=lost)
