"""What a player has before them in the city: classes, quests, cards to gain, the shop."""

from emberhall.games.gloomhaven.campaign.creation import free_classes
from emberhall.games.gloomhaven.campaign.sheet_panels import quest_card, ware
from emberhall.games.gloomhaven.campaign.sheets import cards_due, cards_to_gain, for_sale, in_shop, pool, price
from emberhall.games.gloomhaven.campaign.travel import stickers_for
from emberhall.games.gloomhaven.campaign.visitors import Visitor
from emberhall.games.gloomhaven.campaign.world import Hero, World
from emberhall.games.gloomhaven.content import CLASSES
from emberhall.games.gloomhaven.names import class_name
from emberhall.games.gloomhaven.scene.emblems import CLASS_EMBLEMS
from emberhall.games.gloomhaven.scene.players import COLOURS, ability
from emberhall.kernel import HIDDEN, Message, msg
from emberhall.scene import Card, Figure, Row


def offers(d: World, who: Visitor) -> tuple[Row, ...]:
    """What the player can choose from now."""
    hero = who.hero(d)
    if hero is None:
        return (Row("classes", msg("row-classes"), tuple(map(_class, free_classes(d)))),)
    if hero.offered:
        quests = tuple(quest_card(d, card) for card in hero.offered if card != HIDDEN)
        return (Row("quests", msg("row-quests"), quests),) if quests else ()
    if cards_due(hero):
        return (_cards(d, "gain", msg("row-gain"), hero, cards_to_gain(hero)),)
    if not hero.level:
        return ()
    if d.desks[who.chair].card:
        return (_cards(d, "enhanced", msg("row-enhanced"), hero, [d.desks[who.chair].card]),)
    return (_shop(d), _cards(d, "pool", msg("row-pool"), hero, pool(hero)))


def _class(cls: str) -> Card:
    sheet = CLASSES[cls]
    figures = (
        Figure(msg("figure-life"), sheet.hp[0], emblem="life"),
        Figure(msg("figure-hand-limit"), sheet.hand, icon="card"),
    )
    emblem = CLASS_EMBLEMS.get(cls, "crossed-swords")
    return Card(f"class:{cls}", class_name(cls), (Message(f"class-like-{cls}"),), figures=figures, emblem=emblem)


def _cards(d: World, id: str, name: Message, hero: Hero, cards: list[str]) -> Row:
    stickers = stickers_for(d, {hero.cls})
    return Row(id, name, tuple(ability(card, COLOURS[hero.chair], stickers) for card in cards), hero.chair)


def _shop(d: World) -> Row:
    """The shop: every item in it with its price and how many copies there are (GH-SHOP-09)."""
    wares = list(for_sale(d))
    return Row("shop", msg("row-shop"), tuple(_ware(d, item) for item in wares))


def _ware(d: World, item: int) -> Card:
    card = ware(f"item:{item}", item, corner=str(price(d, item)))
    left = msg("note-copies", n=in_shop(d, item))
    return Card(card.id, card.name, (*card.text, left), corner=card.corner)
