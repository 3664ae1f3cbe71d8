"""Basic Action cards: the twelve of the standard deck, and two of each hero's own."""

from functools import partial

import emberhall.games.mage_knight.terms as mk
from emberhall.games.mage_knight.content.kinds import Card
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

_card = partial(Card, kind="basic")
_CONCENTRATION = 1 << mk.BLUE | 1 << mk.WHITE | 1 << mk.RED
_GREEN = 1 << mk.GREEN


def _any_of_four(n: int) -> tuple[Move, Influence, Attack, Block]:
    return Move(n), Influence(n), Attack(n), Block(n)


BASIC_ACTIONS: tuple[Card, ...] = (
    _card(id="rage", colour=mk.RED, types=("combat",), basic=one_of(Attack(2), Block(2)), strong=Attack(4)),
    _card(id="determination", colour=mk.BLUE, types=("combat",), basic=one_of(Attack(2), Block(2)), strong=Block(5)),
    _card(id="swiftness", colour=mk.WHITE, types=("move", "combat"), basic=Move(2), strong=ranged(3)),
    _card(id="march", colour=mk.GREEN, types=("move",), basic=Move(2), strong=Move(4)),
    _card(id="stamina", colour=mk.BLUE, types=("move",), basic=Move(2), strong=Move(4)),
    _card(
        id="tranquility",
        colour=mk.GREEN,
        types=("heal",),
        basic=When(mk.PEACE, one_of(Heal(1), Draw(1))),
        strong=When(mk.PEACE, one_of(Heal(2), Draw(2))),
    ),
    _card(id="promise", colour=mk.WHITE, types=("influence",), basic=Influence(2), strong=Influence(4)),
    _card(
        id="threaten",
        colour=mk.RED,
        types=("influence",),
        basic=Influence(2),
        strong=all_of(Influence(5), Reputation(-1)),
    ),
    _card(id="crystallize", colour=mk.BLUE, types=("special",), basic=Crystallize(), strong=Crystal(mk.ALL_BASIC)),
    _card(id="mana_draw", colour=mk.WHITE, types=("special",), basic=ExtraDie(), strong=SetDice(dice=1, tokens=2)),
    _card(id="concentration", colour=mk.GREEN, types=("special",), basic=Mana(_CONCENTRATION), strong=Boost(2)),
    _card(
        id="improvisation",
        colour=mk.RED,
        types=("move", "influence", "combat"),
        basic=Discarding(one_of(*_any_of_four(3))),
        strong=Discarding(one_of(*_any_of_four(5))),
    ),
    # Arythea
    _card(
        id="battle_versatility",
        hero="arythea",
        colour=mk.RED,
        types=("combat",),
        basic=one_of(Attack(2), Block(2), ranged(1)),
        strong=one_of(Attack(4), Block(4), Attack(3, element=mk.FIRE), Block(3, mk.FIRE), ranged(3), siege(2)),
    ),
    _card(
        id="mana_pull",
        hero="arythea",
        colour=mk.WHITE,
        types=("special",),
        basic=ExtraDie(black_any=True),
        strong=SetDice(dice=2, tokens=1),
    ),
    # Goldyx
    _card(
        id="will_focus",
        hero="goldyx",
        colour=mk.GREEN,
        types=("special",),
        basic=one_of(Mana(_CONCENTRATION), Crystal(_GREEN)),
        strong=Boost(3),
    ),
    _card(
        id="crystal_joy",
        hero="goldyx",
        colour=mk.BLUE,
        types=("special",),
        basic=all_of(Crystallize(), Modify("reclaim")),
        strong=all_of(Crystal(mk.ALL_BASIC), Modify("reclaim", arg=1)),
    ),
    # Norowas
    _card(
        id="noble_manners",
        hero="norowas",
        colour=mk.WHITE,
        types=("influence",),
        basic=all_of(Influence(2), If(mk.INTERACTING, Modify("fame_at_end", 1))),
        strong=all_of(
            Influence(4), If(mk.INTERACTING, all_of(Modify("fame_at_end", 1), Modify("reputation_at_end", 1)))
        ),
    ),
    _card(
        id="rejuvenate",
        hero="norowas",
        colour=mk.GREEN,
        types=("heal",),
        basic=When(mk.PEACE, one_of(Heal(1), Draw(1), Mana(_GREEN), Ready(2))),
        strong=When(mk.PEACE, one_of(Heal(2), Draw(2), Crystal(_GREEN), Ready(3))),
    ),
    # Tovak
    _card(
        id="cold_toughness",
        hero="tovak",
        colour=mk.BLUE,
        types=("combat",),
        basic=one_of(Attack(2, element=mk.ICE), Block(3, mk.ICE)),
        strong=Plus(Block(5, mk.ICE), 1, "symbols"),
    ),
    _card(
        id="instinct",
        hero="tovak",
        colour=mk.RED,
        types=("move", "influence", "combat"),
        basic=one_of(*_any_of_four(2)),
        strong=one_of(*_any_of_four(4)),
    ),
)
