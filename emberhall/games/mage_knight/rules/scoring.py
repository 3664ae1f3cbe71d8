"""Scoring achievements (MK-SCORE)."""

from typing import NamedTuple

from emberhall.games.mage_knight.content import SITE
from emberhall.games.mage_knight.rules.common import card_of, is_wound, unit_of
from emberhall.games.mage_knight.state import MageKnightState, Player


class Achievements(NamedTuple):
    """What a hero has achieved, in Fame."""

    knowledge: int
    leader: int
    adventurer: int
    loot: int
    conqueror: int
    beating: int


def deed_cards(player: Player) -> list[str]:
    """All Deed cards of a hero, wherever they are."""
    zones = (player.deck, player.hand, player.discard, player.play, player.aside, player.kept)
    return [card for zone in zones for card in zone.cards]


def achievements(state: MageKnightState, seat: int) -> Achievements:
    """The points of a hero in each category, without titles (MK-SCORE-01 to -08)."""
    player = state.players[seat]
    cards = deed_cards(player)
    kinds = [card_of(card).kind for card in cards]
    adventures = sum(
        place.shields.count(seat)
        for place in state.places.values()
        if place.site and SITE[place.site].place == "adventure"
    )
    conquests = sum(
        place.shields.count(seat) for place in state.places.values() if place.site and SITE[place.site].conqueror
    )
    banners = sum(bool(unit.banner) for unit in player.units)
    return Achievements(
        knowledge=2 * kinds.count("spell") + kinds.count("advanced"),
        leader=sum(unit_of(unit).level // (2 if unit.wounds else 1) for unit in player.units),
        adventurer=2 * adventures,
        loot=2 * (kinds.count("artifact") + banners) + sum(player.crystals) // 2,
        conqueror=2 * conquests,
        beating=-2 * sum(map(is_wound, cards)),
    )


def titles(results: list[Achievements]) -> list[int]:
    """The Fame for titles by hero: +3 for the best in a category, +1 each in a tie (MK-SCORE-09 to -14)."""
    bonus = [0] * len(results)
    for category in zip(*results, strict=True):
        best = max(category, key=abs)
        if not best:
            continue
        holders = [i for i, points in enumerate(category) if points == best]
        worth = (3 if len(holders) == 1 else 1) * (1 if best > 0 else -1)
        for i in holders:
            bonus[i] += worth
    return bonus
