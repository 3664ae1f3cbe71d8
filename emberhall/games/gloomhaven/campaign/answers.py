"""Why something cannot be chosen in the city."""

from emberhall.games.gloomhaven.campaign.enhancing import may_enhance
from emberhall.games.gloomhaven.campaign.sheets import in_shop, pool, price
from emberhall.games.gloomhaven.campaign.visitors import Visitor
from emberhall.games.gloomhaven.campaign.world import Hero, World
from emberhall.games.gloomhaven.content.campaign import WORLD
from emberhall.kernel import Ask, Reason, msg


def why_not(d: World, ask: Ask, element: str) -> Reason | None:
    """Why a player cannot buy this item, or enhance this card."""
    hero = Visitor(ask.seat).at_leisure(d) if d.visiting else None
    kind, _, id = element.partition(":")
    if hero is None:
        return None
    if kind == "item" and id.isdecimal():
        return _ware(d, hero, int(id))
    return _card(d, hero, id) if kind == "card" and id in pool(hero) else None


def _ware(d: World, hero: Hero, item: int) -> Reason | None:
    """Why a hero cannot buy an item."""
    if item in hero.items:
        return Reason(msg("why-owned"), "GH-SHOP-10")
    if in_shop(d, item) < 1:
        return Reason(msg("why-sold-out"), "GH-SHOP-09")
    if price(d, item) > hero.gold:
        return Reason(msg("why-gold", price=price(d, item), gold=hero.gold), "GH-SHOP-01")
    return None


def _card(d: World, hero: Hero, card: str) -> Reason:
    """Why a hero cannot enhance a card."""
    if WORLD.enhancing not in d.achievements:
        return Reason(msg("why-no-enhancing"), "GH-ENH-01")
    if not may_enhance(d, hero, card):
        return Reason(msg("why-enough-enhanced"), "GH-ENH-19")
    return Reason(msg("why-no-spot"), "GH-ENH-02")
