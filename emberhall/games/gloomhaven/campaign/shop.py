"""The shop and the sanctuary (GH-SHOP, GH-DONATE)."""

from collections.abc import Iterable, Iterator
from functools import cache

from emberhall.games.gloomhaven.campaign import choices as ch
from emberhall.games.gloomhaven.campaign.names import hero_name
from emberhall.games.gloomhaven.campaign.sheets import for_sale, price, worth
from emberhall.games.gloomhaven.campaign.unlocking import give_to_sanctuary
from emberhall.games.gloomhaven.campaign.visitors import Visitor
from emberhall.games.gloomhaven.campaign.world import Table, World
from emberhall.games.gloomhaven.content import NUMBERS, scenario
from emberhall.games.gloomhaven.content.campaign import TOWN
from emberhall.games.gloomhaven.names import item_name
from emberhall.kernel import Menu, msg, offer


@cache
def kept() -> frozenset[int]:
    """The items that their owners cannot sell."""
    rewards = [scenario(number).rewards for number in NUMBERS]
    return frozenset(given.item for one in rewards if one.for_the_seeker for given in one.items)


@offer(ch.Buy)
def buy(d: World, who: Visitor) -> Iterator[ch.Buy]:
    """GH-SHOP-01: heroes buy with their own gold, never a second copy of what they own (GH-SHOP-10)."""
    hero = who.at_leisure(d)
    if hero is not None:
        for item in for_sale(d):
            if item not in hero.items and price(d, item) <= hero.gold:
                yield ch.Buy(item, price(d, item))


@buy.does
def _buy(t: Table, who: Visitor, chosen: ch.Buy) -> None:
    hero = who.hero(t.state)
    assert hero is not None
    hero.gold -= chosen.price
    hero.items.append(chosen.item)
    t.say(msg("say-buys", who=hero_name(hero), item=item_name(chosen.item), n=chosen.price))


@offer(ch.Sell)
def sell(d: World, who: Visitor) -> Iterator[ch.Sell]:
    """GH-SHOP-02: for half the printed price."""
    hero = who.at_leisure(d)
    if hero is not None:
        for item in hero.items:
            if item not in kept():
                yield ch.Sell(item, worth(item), hero.id)


@sell.does
def _sell(t: Table, who: Visitor, chosen: ch.Sell) -> None:
    hero = who.hero(t.state)
    assert hero is not None
    hero.items.remove(chosen.item)
    hero.gold += chosen.price
    t.say(msg("say-sells", who=hero_name(hero), item=item_name(chosen.item), n=chosen.price))


@offer(ch.Donate)
def donate(d: World, who: Visitor) -> Iterable[ch.Donate]:
    """GH-DONATE-01: 10 gold, once per visit."""
    hero = who.at_leisure(d)
    return [ch.DONATE] if hero is not None and not hero.donated and hero.gold >= TOWN.donation else ()


@donate.does
def _donate(t: Table, who: Visitor, chosen: ch.Errand) -> None:
    hero = who.hero(t.state)
    assert hero is not None
    t.say(msg("say-donates", who=hero_name(hero), n=TOWN.donation))
    give_to_sanctuary(t, hero)


SHOP = Menu(donate, buy, sell)
