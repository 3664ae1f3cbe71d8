"""Artifact cards of the base game."""

from functools import partial

import emberhall.games.mage_knight.terms as mk
from emberhall.games.mage_knight.content.kinds import Card
from emberhall.games.mage_knight.effects import Crystal, Fame, Influence, Mana, Modify, Then, all_of

_artifact = partial(Card, kind="artifact")


def _ring(colour: int) -> tuple[Then, Then]:
    gain = all_of(Mana(1 << colour), Crystal(1 << colour), Fame(1))
    supply = all_of(Modify("endless", arg=1 << colour | mk.BLACK_BIT), Modify("fame_per_spell", 1, colour))
    return gain, supply


def _ring_card(id: str, number: int, colour: int) -> Card:
    basic, strong = _ring(colour)
    return _artifact(id=id, number=number, types=("special",), basic=basic, strong=strong)


ARTIFACTS: tuple[Card, ...] = (
    _artifact(id="banner_of_glory", number=113, banner=True, types=("banner",)),
    _artifact(id="banner_of_fear", number=114, banner=True, types=("banner", "combat")),
    _artifact(id="banner_of_protection", number=115, banner=True, types=("banner", "combat")),
    _artifact(id="banner_of_courage", number=116, banner=True, types=("banner", "heal")),
    _ring_card("ruby_ring", 117, mk.RED),
    _ring_card("sapphire_ring", 118, mk.BLUE),
    _ring_card("diamond_ring", 119, mk.WHITE),
    _ring_card("emerald_ring", 120, mk.GREEN),
    _artifact(id="sword_of_justice", number=121, types=("combat",)),
    _artifact(id="horn_of_wrath", number=122, types=("combat",)),
    _artifact(
        id="endless_bag_of_gold",
        number=123,
        types=("influence",),
        basic=all_of(Influence(4), Fame(2)),
        strong=all_of(Influence(9), Fame(3)),
    ),
    _artifact(id="endless_gem_pouch", number=124, types=("special",)),
    _artifact(id="golden_grail", number=125, types=("heal",)),
    _artifact(id="book_of_wisdom", number=126, types=("special",)),
    _artifact(id="amulet_of_the_sun", number=127, types=("special",)),
    _artifact(id="amulet_of_darkness", number=128, types=("special",)),
)
