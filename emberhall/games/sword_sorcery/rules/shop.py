"""Before a quest: the emporium, the anvil, the temple and the tavern (SS-FULL-SHOP-01 to SS-FULL-SHOP-04)."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Protocol

from emberhall.games.sword_sorcery.choices import TAVERN, Buy, Equip, Forge, Give, GiveCrowns, Pray, Sell
from emberhall.games.sword_sorcery.content import ANVIL, CLASSES, ITEMS, RED, TEMPLE
from emberhall.games.sword_sorcery.names import hero_name
from emberhall.games.sword_sorcery.rules.goods import bag_takes, hand_over, room, sums
from emberhall.games.sword_sorcery.rules.items import allows, free_slots, put_on, wear
from emberhall.games.sword_sorcery.state import Hero
from emberhall.kernel import Message, Option, msg

#: What a word in the tavern costs, and what it may bring (SS-FULL-SHOP-04).
TAVERN_COST, TAVERN_CROWNS, TAVERN_RUMOURS, TAVERN_LOSS = 5, 20, 2, 5


class Town(Protocol):
    """Where heroes buy: what is in stock, and the shards of the party."""

    stock: dict[str, int]
    shards: int


def sold_for(item: str) -> int:
    """Half the price, down to a multiple of 5 (SS-FULL-SHOP-02)."""
    return ITEMS[item].price // 2 // 5 * 5


def offers(town: Town, hero: Hero, others: Sequence[Hero], done: Sequence[str]) -> list[Option]:
    """What a hero can do in town; anvil, temple and tavern serve him once a visit."""
    return [*_wares(town, hero, done), *_services(hero, done), *_gifts(hero, others)]


def _wares(town: Town, hero: Hero, done: Sequence[str]) -> list[Option]:
    space, crowns = room(hero), hero.crowns
    there = [buy for buy in _for_sale(hero.cls, hero.rank) if buy.price <= crowns and town.stock.get(buy.card)]
    found: list[Option] = [buy for buy in there if space > 0 or free_slots(hero, ITEMS[buy.card])]
    found += [Sell(id, n) for id in dict.fromkeys((*hero.slots.values(), *hero.bag)) if (n := sold_for(id))]
    return [*found, *put_on(hero, done)]


@cache
def _for_sale(cls: str, rank: int) -> tuple[Buy, ...]:
    """What the emporium has for a hero of a class and rank."""
    items = [item for item in ITEMS.values() if item.shop and allows(CLASSES[cls], rank, item)]
    return tuple(Buy(item.id, item.price) for item in items)


def _services(hero: Hero, done: Sequence[str]) -> list[Option]:
    found: list[Option] = []
    if "forge" not in done:
        found += [
            Forge(id, made.id, made.cost)
            for id in dict.fromkeys(hero.slots.values())
            for made in ANVIL.values()
            if ITEMS[id].kind == "weapon" and ITEMS[id].shop and made.cost <= hero.crowns and id not in hero.forged
        ]
    if "pray" not in done:
        gifts = [one for one in TEMPLE.values() if one.cost <= hero.crowns and one.nature in ("", hero.kind.nature)]
        found += [Pray(one.id, one.cost) for one in gifts]
    if "tavern" not in done and hero.crowns >= TAVERN_COST:
        found.append(TAVERN)
    return found


def _gifts(hero: Hero, others: Sequence[Hero]) -> list[Option]:
    """Gifts between heroes are free in town."""
    found: list[Option] = []
    bag, crowns = tuple(dict.fromkeys(hero.bag)), sums(hero.crowns)
    for other in others:
        if other.id != hero.id:
            name = hero_name(other)
            found += [Give(id, other.id, name) for id in bag_takes(other, bag)]
            found += [GiveCrowns(n, other.id, name) for n in crowns]
    return found


def serve(
    town: Town, hero: Hero, others: Sequence[Hero], chosen: Option, *, done: list[str], roll: Callable[[int], int]
) -> Message | None:
    """What was chosen is done; what is told of it, if anything."""
    match chosen:
        case Buy(card):
            town.stock[card] -= 1
            hero.crowns -= ITEMS[card].price
            wear(hero, (card,))
        case Sell(card):
            _sell(town, hero, card)
        case Equip(card, slot):
            hero.bag.remove(card)
            if slot in hero.slots:
                hero.bag.append(hero.slots[slot])
            hero.slots[slot] = card
            done.append(chosen.key())
        case Forge(card, forging, price):
            hero.crowns -= price
            hero.forged[card] = forging
            done.append("forge")
        case Pray(gift, price):
            hero.crowns -= price
            town.shards += TEMPLE[gift].shards
            hero.bonus_hp += TEMPLE[gift].hp
            done.append("pray")
        case Give(card, figure, _):
            hand_over(hero, next(one for one in others if one.id == figure), card)
        case GiveCrowns(crowns, figure, _):
            hero.crowns -= crowns
            next(one for one in others if one.id == figure).crowns += crowns
        case _ if chosen is TAVERN:
            done.append("tavern")
            return _tavern(hero, roll)
    return None


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


def _tavern(hero: Hero, roll: Callable[[int], int]) -> Message:
    """A red die, the first of bolt, hit and shield that shows: crowns, a rumour, a shield token; none: crowns lost."""
    hero.crowns -= TAVERN_COST
    face = RED[roll(10) - 1]
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
