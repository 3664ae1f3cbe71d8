"""Basic Action cards: the twelve of the standard deck, and two of each hero's own."""

from functools import partial

from emberhall.games.mage_knight.content.kinds import DeedCard
from emberhall.games.mage_knight.effects.nodes import (
    Attack,
    Block,
    Boost,
    Crystal,
    Crystallize,
    Discarding,
    Draw,
    ExtraDie,
    Heal,
    If,
    Influence,
    Mana,
    Modify,
    Move,
    Plus,
    Ready,
    Reputation,
    SetDice,
    When,
    all_of,
    one_of,
    ranged,
    siege,
)
from emberhall.games.mage_knight.terms import ALL_BASIC, BLUE, FIRE, GREEN, ICE, INTERACTING, PEACE, RED, WHITE, Change

_card = partial(DeedCard, kind="basic")
_CONCENTRATION = 1 << BLUE | 1 << WHITE | 1 << RED
_GREEN = 1 << GREEN


def _any_of_four(n: int) -> tuple[Move, Influence, Attack, Block]:
    return Move(n), Influence(n), Attack(n), Block(n)


BASIC_ACTIONS: tuple[DeedCard, ...] = (
    _card(id="rage", colour=RED, types=("combat",), basic=one_of(Attack(2), Block(2)), strong=Attack(4)),
    _card(id="determination", colour=BLUE, types=("combat",), basic=one_of(Attack(2), Block(2)), strong=Block(5)),
    _card(id="swiftness", colour=WHITE, types=("move", "combat"), basic=Move(2), strong=ranged(3)),
    _card(id="march", colour=GREEN, types=("move",), basic=Move(2), strong=Move(4)),
    _card(id="stamina", colour=BLUE, types=("move",), basic=Move(2), strong=Move(4)),
    _card(
        id="tranquility",
        colour=GREEN,
        types=("heal",),
        basic=When(PEACE, one_of(Heal(1), Draw(1))),
        strong=When(PEACE, one_of(Heal(2), Draw(2))),
    ),
    _card(id="promise", colour=WHITE, types=("influence",), basic=Influence(2), strong=Influence(4)),
    _card(
        id="threaten",
        colour=RED,
        types=("influence",),
        basic=Influence(2),
        strong=all_of(Influence(5), Reputation(-1)),
    ),
    _card(id="crystallize", colour=BLUE, types=("special",), basic=Crystallize(), strong=Crystal(ALL_BASIC)),
    _card(id="mana_draw", colour=WHITE, types=("special",), basic=ExtraDie(), strong=SetDice(dice=1, tokens=2)),
    _card(id="concentration", colour=GREEN, types=("special",), basic=Mana(_CONCENTRATION), strong=Boost(2)),
    _card(
        id="improvisation",
        colour=RED,
        types=("move", "influence", "combat"),
        basic=Discarding(one_of(*_any_of_four(3))),
        strong=Discarding(one_of(*_any_of_four(5))),
    ),
    # Arythea
    _card(
        id="battle_versatility",
        hero="arythea",
        colour=RED,
        types=("combat",),
        basic=one_of(Attack(2), Block(2), ranged(1)),
        strong=one_of(Attack(4), Block(4), Attack(3, element=FIRE), Block(3, FIRE), ranged(3), siege(2)),
    ),
    _card(
        id="mana_pull",
        hero="arythea",
        colour=WHITE,
        types=("special",),
        basic=ExtraDie(black_any=True),
        strong=SetDice(dice=2, tokens=1),
    ),
    # Goldyx
    _card(
        id="will_focus",
        hero="goldyx",
        colour=GREEN,
        types=("special",),
        basic=one_of(Mana(_CONCENTRATION), Crystal(_GREEN)),
        strong=Boost(3),
    ),
    _card(
        id="crystal_joy",
        hero="goldyx",
        colour=BLUE,
        types=("special",),
        basic=all_of(Crystallize(), Modify(Change.RECLAIM)),
        strong=all_of(Crystal(ALL_BASIC), Modify(Change.RECLAIM, arg=1)),
    ),
    # Norowas
    _card(
        id="noble_manners",
        hero="norowas",
        colour=WHITE,
        types=("influence",),
        basic=all_of(Influence(2), If(INTERACTING, Modify(Change.FAME_AT_END, 1))),
        strong=all_of(
            Influence(4), If(INTERACTING, all_of(Modify(Change.FAME_AT_END, 1), Modify(Change.REPUTATION_AT_END, 1)))
        ),
    ),
    _card(
        id="rejuvenate",
        hero="norowas",
        colour=GREEN,
        types=("heal",),
        basic=When(PEACE, one_of(Heal(1), Draw(1), Mana(_GREEN), Ready(2))),
        strong=When(PEACE, one_of(Heal(2), Draw(2), Crystal(_GREEN), Ready(3))),
    ),
    # Tovak
    _card(
        id="cold_toughness",
        hero="tovak",
        colour=BLUE,
        types=("combat",),
        basic=one_of(Attack(2, element=ICE), Block(3, ICE)),
        strong=Plus(Block(5, ICE), 1, "symbols"),
    ),
    _card(
        id="instinct",
        hero="tovak",
        colour=RED,
        types=("move", "influence", "combat"),
        basic=one_of(*_any_of_four(2)),
        strong=one_of(*_any_of_four(4)),
    ),
)
