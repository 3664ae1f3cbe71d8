"""Artifact cards of the base game."""

from functools import partial

from emberhall.games.mage_knight.content.kinds import Banner, DeedCard
from emberhall.games.mage_knight.effects.nodes import (
    Crystal,
    DayNight,
    Endless,
    Fame,
    Heal,
    IfPossible,
    Influence,
    LoseResistances,
    Mana,
    Modify,
    Named,
    NoAttack,
    Then,
    When,
    all_enemies,
    all_of,
    one_enemy,
    siege,
)
from emberhall.games.mage_knight.terms import (
    ALL_BASIC,
    BASIC,
    BLACK_BIT,
    BLOCK_PHASE,
    BLUE,
    FIRE_AND_ICE,
    GOLD_BIT,
    GREEN,
    RANGED_PHASE,
    RED,
    RESIST_PHYSICAL,
    WHITE,
    Change,
)

_artifact = partial(DeedCard, kind="artifact")
_ANY = ALL_BASIC | GOLD_BIT | BLACK_BIT


def _ring(colour: int) -> tuple[Then, Then]:
    gain = all_of(Mana(1 << colour), Crystal(1 << colour), Fame(1))
    supply = all_of(Endless(1 << colour | BLACK_BIT), Modify(Change.FAME_PER_SPELL, 1, colour))
    return gain, supply


def _ring_card(id: str, number: int, colour: int) -> DeedCard:
    basic, strong = _ring(colour)
    return _artifact(id=id, number=number, types=("special",), basic=basic, strong=strong)


ARTIFACTS: tuple[DeedCard, ...] = (
    _artifact(
        id="banner_of_glory",
        number=113,
        types=("banner",),
        banner=Banner(armor=1, value=1, fame=1),
        basic=Named("banner_of_glory"),
        strong=all_of(Modify(Change.UNITS_ARMOR, 1), Modify(Change.GLORY, 1)),
    ),
    _artifact(
        id="banner_of_fear",
        number=114,
        types=("banner", "combat"),
        banner=Banner(use="cancel_attack"),
        basic=Named("banner_of_fear"),
        strong=When(RANGED_PHASE | BLOCK_PHASE, one_enemy(NoAttack(), up_to=3)),
    ),
    _artifact(
        id="banner_of_protection",
        number=115,
        types=("banner", "combat"),
        banner=Banner(armor=1, resistances=FIRE_AND_ICE),
        basic=Named("banner_of_protection"),
        strong=Modify(Change.WOUNDS_THROWN),
    ),
    _artifact(
        id="banner_of_courage",
        number=116,
        types=("banner", "heal"),
        banner=Banner(use="ready"),
        basic=Named("banner_of_courage"),
        strong=Named("ready_all"),
    ),
    _ring_card("ruby_ring", 117, RED),
    _ring_card("sapphire_ring", 118, BLUE),
    _ring_card("diamond_ring", 119, WHITE),
    _ring_card("emerald_ring", 120, GREEN),
    _artifact(
        id="sword_of_justice",
        number=121,
        types=("combat",),
        basic=all_of(Named("discard_attack", 3), Named("fame_per_enemy", 1)),
        strong=all_of(
            Modify(Change.PHYSICAL_DOUBLED),
            IfPossible(all_enemies(LoseResistances(RESIST_PHYSICAL))),
            Named("fame_per_enemy", 1),
        ),
    ),
    _artifact(
        id="horn_of_wrath",
        number=122,
        types=("combat",),
        basic=all_of(siege(5), Named("roll_for_wounds", 1)),
        strong=all_of(siege(5), Named("horn_of_wrath", 5)),
    ),
    _artifact(
        id="endless_bag_of_gold",
        number=123,
        types=("influence",),
        basic=all_of(Influence(4), Fame(2)),
        strong=all_of(Influence(9), Fame(3)),
    ),
    _artifact(
        id="endless_gem_pouch",
        number=124,
        types=("special",),
        basic=Named("endless_gem_pouch", 2),
        strong=all_of(
            *(Mana(1 << colour) for colour in BASIC),
            DayNight(Mana(GOLD_BIT), Mana(BLACK_BIT)),
        ),
    ),
    _artifact(
        id="golden_grail",
        number=125,
        types=("heal",),
        basic=all_of(Heal(2), Modify(Change.GRAIL_FAME, 2)),
        strong=all_of(Heal(6), Modify(Change.GRAIL_DRAW, 1)),
    ),
    _artifact(
        id="book_of_wisdom",
        number=126,
        types=("special",),
        basic=Named("training_hand"),
        strong=Named("book_of_wisdom"),
    ),
    _artifact(
        id="amulet_of_the_sun",
        number=127,
        types=("special",),
        basic=all_of(Mana(GOLD_BIT), Named("sunlight")),
        strong=all_of(Mana(GOLD_BIT, 3), Named("sunlight")),
    ),
    _artifact(
        id="amulet_of_darkness",
        number=128,
        types=("special",),
        basic=all_of(Mana(_ANY), Named("darkness")),
        strong=all_of(Mana(_ANY, 3), Named("darkness")),
    ),
)
