"""Enhancing ability cards: which spots and kinds, and the price (GH-ENH)."""

from collections.abc import Iterator

from emberhall.games.gloomhaven.campaign import choices as ch
from emberhall.games.gloomhaven.campaign.names import hero_name
from emberhall.games.gloomhaven.campaign.quests import add
from emberhall.games.gloomhaven.campaign.sheets import pool, prosperity_level
from emberhall.games.gloomhaven.campaign.visitors import Visitor
from emberhall.games.gloomhaven.campaign.world import Hero, Placed, Table, World
from emberhall.games.gloomhaven.content import CARDS
from emberhall.games.gloomhaven.content.campaign import ENHANCING as PRICES
from emberhall.games.gloomhaven.content.campaign import WORLD
from emberhall.games.gloomhaven.content.kinds import Half
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.names import card_name, condition_name, element_name
from emberhall.games.gloomhaven.rules.enhancements import ELEMENTAL, fits, part_at
from emberhall.kernel import Menu, Message, msg, offer

#: What +1 is put on, by the ability in large type or the line in small type.
BY_ABILITY: dict[type[object], str] = {
    fx.Move: "move", fx.Attack: "attack", fx.Heal: "heal", fx.Shield: "shield", fx.Retaliate: "retaliate",
    fx.Push: "push", fx.Pull: "pull",
}  # fmt: skip
BY_LINE = {"range": "range", "targets": "target", "pierce": "pierce", "push": "push", "pull": "pull"}


def placed_on(d: World, card: str, half: str) -> tuple[tuple[int, str], ...]:
    """The enhancements on half of a card: the spot and the kind."""
    return tuple((one.spot, one.kind) for one in d.stickers if one.card == card and one.half == half)


def what(half: Half, spot: int) -> str:
    """What a +1 on this spot raises: `move`, `range`, `target`."""
    line, part = half.spots[spot][1], part_at(half, spot)
    if isinstance(part, fx.Summon):
        return line
    return BY_LINE[line] if line else BY_ABILITY[type(part)]


def base_price(half: Half, spot: int, kind: str) -> int:
    """The price by kind (GH-ENH-13, GH-ENH-18, GH-DATA-15), doubled for several targets (GH-ENH-14)."""
    part = part_at(half, spot)
    if kind == "hex":
        return PRICES.hex // len(part.area.hexes)
    if kind == "plus_one":
        if isinstance(part, fx.Summon):
            return PRICES.plus_one_summon[what(half, spot)]
        price = PRICES.plus_one[what(half, spot)]
    elif kind == "jump":
        price = PRICES.jump
    elif kind in ELEMENTAL:
        price = PRICES.any_element if kind == "any" else PRICES.element
    else:
        price = PRICES.conditions[kind]
    return 2 * price if several(part) else price


def several(part: object) -> bool:
    """Whether an ability has several targets (GH-ENH-14)."""
    who = getattr(part, "who", None)
    if isinstance(who, fx.Figures):
        return who.count != 1
    targets = getattr(part, "targets", 1)
    return targets != 1 or getattr(part, "area", None) is not None


def price_of(d: World, card: str, half: str, spot: int, kind: str) -> int:
    """The whole price: the surcharges are never doubled (GH-ENH-15 to GH-ENH-17, GH-ENH-22)."""
    level, earlier = CARDS[card].level, len(placed_on(d, card, half))
    of_level = PRICES.level[int(level) - 1] if level.isdecimal() else 0
    return base_price(CARDS[card].half(half), spot, kind) + of_level + PRICES.earlier[min(earlier, 3)]


def may_enhance(d: World, hero: Hero, card: str) -> bool:
    """Whether the class may have one more enhanced card (GH-ENH-19)."""
    cards = {one.card for one in d.stickers if one.cls == hero.cls}
    return card in cards or len(cards) < prosperity_level(d)


def choices(d: World, hero: Hero, card: str) -> Iterator[ch.Enhance]:
    """Everything that could be put on a card and paid for."""
    for name in ("top", "bottom"):
        half, placed = CARDS[card].half(name), placed_on(d, card, name)
        for spot in range(len(half.spots)):
            for kind in fits(half, spot, placed):
                price = price_of(d, card, name, spot, kind)
                if price <= hero.gold + hero.bound:
                    yield ch.Enhance(card, name, spot, kind, price, enhancement_text(half, name, spot, kind))


def enhancement_text(half: Half, name: str, spot: int, kind: str) -> Message:
    """What an enhancement does, and where it goes."""
    return msg(f"enhance-{name}", line=half.spots[spot][0] + 1, what=kind_text(half, spot, kind))


def kind_text(half: Half, spot: int, kind: str) -> Message:
    """What an enhancement does."""
    if kind == "plus_one":
        return msg(f"enhance-plus-{what(half, spot)}")
    if kind in ("jump", "hex"):
        return msg(f"enhance-{kind}")
    if kind in ELEMENTAL:
        return msg("enhance-element", element=element_name(kind))
    return msg("enhance-condition", condition=condition_name(kind))


@offer(ch.EnhanceCard)
def enhance_card(d: World, who: Visitor) -> Iterator[ch.EnhanceCard]:
    """GH-ENH-01: once the party can; any card of the pool (GH-ENH-02)."""
    hero = who.at_leisure(d)
    if hero is not None and WORLD.enhancing in d.achievements:
        for card in pool(hero):
            if may_enhance(d, hero, card) and any(True for _ in choices(d, hero, card)):
                yield ch.EnhanceCard(card)


@enhance_card.does
def _enhance_card(t: Table, who: Visitor, chosen: ch.EnhanceCard) -> None:
    who.desk(t.state).card = chosen.card


@offer(ch.Enhance)
def enhance(d: World, who: Visitor) -> Iterator[ch.Enhance]:
    """What can be put on the card that was chosen."""
    hero, card = who.hero(d), who.desk(d).card
    return choices(d, hero, card) if hero is not None and card else iter(())


@enhance.does
def _enhance(t: Table, who: Visitor, chosen: ch.Enhance) -> None:
    """The owner pays; the sticker stays forever (GH-ENH-03, GH-ENH-20, GH-ENH-21)."""
    d, hero = t.state, who.hero(t.state)
    assert hero is not None
    from_bound = min(hero.bound, chosen.price)
    hero.bound -= from_bound
    hero.gold -= chosen.price - from_bound
    d.stickers.append(Placed(hero.cls, chosen.card, chosen.half, chosen.spot, chosen.kind))  # type: ignore[arg-type]
    add(hero, "enhancements")
    who.desk(d).card = ""
    t.say(msg("say-enhances", who=hero_name(hero), card=card_name(chosen.card), text=chosen.text, n=chosen.price))


def lay_aside(d: World, who: Visitor) -> None:
    """Lay a chosen card aside if nothing fits on it any more: somebody else may have enhanced it meanwhile."""
    hero, desk = who.hero(d), who.desk(d)
    if desk.card and (hero is None or not any(True for _ in choices(d, hero, desk.card))):
        desk.card = ""


ENHANCING = Menu(enhance_card, enhance)
