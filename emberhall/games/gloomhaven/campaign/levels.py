"""Levels and perks: what a sheet still has to choose, and rising to the prosperity of the city (GH-LVLUP, GH-PERK)."""

from emberhall.games.gloomhaven.campaign import choices as ch
from emberhall.games.gloomhaven.campaign.names import hero_name
from emberhall.games.gloomhaven.campaign.sheets import (
    MOST_LEVEL,
    cards_due,
    cards_to_gain,
    least_experience,
    perks_due,
    perks_left,
    prosperity_level,
)
from emberhall.games.gloomhaven.campaign.visitors import Visitor
from emberhall.games.gloomhaven.campaign.world import Hero, Table, World
from emberhall.games.gloomhaven.choices import PickPerk
from emberhall.games.gloomhaven.effects.book import BOOK
from emberhall.games.gloomhaven.effects.printed import perk_text
from emberhall.games.gloomhaven.names import card_name
from emberhall.kernel import Menu, msg, offer


@offer(ch.GainCard)
def gain_card(d: World, who: Visitor) -> list[ch.GainCard]:
    """GH-LVLUP-03: a card for each new level."""
    hero = who.hero(d)
    if hero is None or hero.offered or not cards_due(hero):
        return []
    return [ch.GainCard(card) for card in cards_to_gain(hero)]


@gain_card.does
def _gain_card(t: Table, who: Visitor, chosen: ch.GainCard) -> None:
    hero = who.hero(t.state)
    assert hero is not None
    hero.cards.append(chosen.card)
    t.say(msg("say-gains-card", who=hero_name(hero), card=card_name(chosen.card)))


@offer(PickPerk)
def pick_perk(d: World, who: Visitor) -> list[PickPerk]:
    """GH-LVLUP-04, GH-PERK-02: a perk for each level, for three checkmarks, for characters that have retired."""
    hero = who.hero(d)
    if hero is None or hero.offered or cards_due(hero) or perks_due(hero) <= 0:
        return []
    return perks(hero)


@pick_perk.does
def _pick_perk(t: Table, who: Visitor, chosen: PickPerk) -> None:
    hero = who.hero(t.state)
    assert hero is not None
    take(t, hero, chosen)


def perks(hero: Hero) -> list[PickPerk]:
    """The perks that a hero can take."""
    return [PickPerk(n, perk_text(BOOK, perk)) for n, perk in perks_left(hero)]


def take(t: Table, hero: Hero, chosen: PickPerk) -> None:
    """Tick a box of the class's perk list (GH-CHAR-04)."""
    hero.perks.append(chosen.perk)
    t.say(msg("say-perk", who=hero_name(hero), text=chosen.text))


@offer(ch.Rise)
def rise(d: World, who: Visitor) -> list[ch.Rise]:
    """GH-PROSP-05: below the prosperity level a character may rise at once."""
    hero = who.at_leisure(d)
    if hero is None or hero.level >= min(MOST_LEVEL, prosperity_level(d)):
        return []
    return [ch.Rise(hero.level + 1)]


@rise.does
def _rise(t: Table, who: Visitor, chosen: ch.Rise) -> None:
    """GH-PROSP-06: experience is set to the least of the new level."""
    hero = who.hero(t.state)
    assert hero is not None
    hero.level, hero.xp = chosen.n, least_experience(chosen.n)
    t.say(msg("say-level", who=hero_name(hero), level=hero.level, n=1))


LEVELS = Menu(gain_card, pick_perk, rise)
