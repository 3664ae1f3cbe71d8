"""What follows from a character sheet: levels, perks that are due, cards to gain, copies in the shop."""

from collections.abc import Iterator

from emberhall.games.gloomhaven.campaign.world import Hero, World
from emberhall.games.gloomhaven.content import CARDS, CLASSES, ITEMS
from emberhall.games.gloomhaven.content.campaign import TOWN
from emberhall.games.gloomhaven.content.kinds import Perk

MOST_LEVEL = 9


def level_for(xp: int) -> int:
    """The level for this much experience (GH-CHAR-03)."""
    return sum(xp >= least for least in TOWN.experience)


def prosperity_level(d: World) -> int:
    """The level of the city (GH-PROSP-02)."""
    return sum(d.prosperity >= checks for checks in TOWN.prosperity)


def least_experience(level: int) -> int:
    """The experience with which a level begins (GH-DATA-13)."""
    return TOWN.experience[level - 1]


def marked_perks(hero: Hero) -> int:
    """Perks for checkmarks: one for every three, six at most (GH-PERK-02, GH-PERK-04)."""
    return min(TOWN.perks_from_marks, hero.checks // TOWN.marks_for_perk)


def perks_due(hero: Hero) -> int:
    """How many perks are still to be chosen (GH-LVLUP-04, GH-PERK-02, GH-RETIRE-10)."""
    if not hero.level or not list(perks_left(hero)):
        return 0
    return hero.level - 1 + marked_perks(hero) + hero.veteran - len(hero.perks)


def perks_left(hero: Hero) -> Iterator[tuple[int, Perk]]:
    """The perks with a box left (GH-LVLUP-06), whose cards are still in the modifier deck to be taken out."""
    for n, perk in enumerate(CLASSES[hero.cls].perks):
        if hero.perks.count(n) < perk.times and _in_deck(hero, perk):
            yield n, perk


def _in_deck(hero: Hero, perk: Perk) -> bool:
    sheet = CLASSES[hero.cls]
    for name, count in perk.remove.items():
        there = STANDARD.get(name, 0)
        there += sum(sheet.perks[n].add.get(name, 0) - sheet.perks[n].remove.get(name, 0) for n in hero.perks)
        if there < count:
            return False
    return True


#: The numbers of a standard modifier deck that perks take out (GH-DATA-02).
STANDARD = {"+0": 6, "+1": 5, "-1": 5, "+2": 1, "-2": 1}


def cards_due(hero: Hero) -> int:
    """How many ability cards are still to be chosen (GH-LVLUP-03)."""
    return max(0, hero.level - 1 - len(hero.cards))


def cards_to_gain(hero: Hero) -> list[str]:
    """The cards for the next step: no higher than the level it is for (GH-LVLUP-03, GH-LVLUP-09)."""
    level = len(hero.cards) + 2
    cards = [card for card in CLASSES[hero.cls].cards if card.level.isdecimal() and 2 <= int(card.level) <= level]
    return [str(card.id) for card in cards if str(card.id) not in hero.cards]


def pool(hero: Hero) -> list[str]:
    """Every card the hero may bring: levels 1 and X, and those gained (GH-CREATE-02)."""
    cards = [str(card.id) for card in CLASSES[hero.cls].cards if card.level in ("1", "X")]
    return [*cards, *sorted(hero.cards, key=lambda card: (int(CARDS[card].level), int(card)))]


def level_up(hero: Hero) -> int:
    """Raise the level as experience demands (GH-LVLUP-01); return how many levels that was."""
    gained = max(0, level_for(hero.xp) - hero.level) if hero.level else 0
    hero.level += gained
    return gained


def price(d: World, item: int) -> int:
    """What an item costs the current party (GH-REP-05, GH-DATA-11)."""
    reputation = d.sheet.reputation
    return ITEMS[item].cost + next(step.gold for step in TOWN.prices if step.least <= reputation <= step.most)


def worth(item: int) -> int:
    """What an item is sold for, whatever the reputation (GH-SHOP-02, GH-SHOP-12)."""
    return ITEMS[item].cost // 2


def in_shop(d: World, item: int) -> int:
    """Copies the current party can buy; what other parties own counts as in the shop (GH-SHOP-09, GH-SHOP-11)."""
    return d.copies.get(item, 0) - sum(item in hero.items for hero in d.members())


def for_sale(d: World) -> list[int]:
    """The items with a copy in the shop."""
    return [item for item in sorted(d.copies) if in_shop(d, item) > 0]
