"""Krang: his cards and Skills."""

from functools import partial

from emberhall.games.mage_knight.content.kinds import DeedCard, Skill
from emberhall.games.mage_knight.effects.nodes import (
    Armor,
    Attack,
    Flip,
    Influence,
    LowerAttacks,
    Mana,
    Modify,
    Move,
    Named,
    Reputation,
    When,
    all_of,
    one_enemy,
    one_of,
)
from emberhall.games.mage_knight.terms import (
    ALL_BASIC,
    BLACK_BIT,
    BLOCK_PHASE,
    DAMAGE,
    GOLD_BIT,
    GREEN,
    MELEE_PHASE,
    PHYSICAL,
    RANGED_PHASE,
    RED,
    Change,
)

_basic = partial(DeedCard, kind="basic", hero="krang", set="krang")
_skill = partial(Skill, hero="krang", set="krang")

_ANY_MANA = ALL_BASIC | GOLD_BIT | BLACK_BIT

BASIC_ACTIONS: tuple[DeedCard, ...] = (
    _basic(
        id="savage_harvesting",
        colour=GREEN,
        types=("move", "special"),
        basic=all_of(Move(2), Modify(Change.HARVESTING, 1)),
        strong=all_of(Move(4), Modify(Change.HARVESTING_ON, 1)),
    ),
    _basic(
        id="ruthless_coercion",
        colour=RED,
        types=("influence",),
        basic=all_of(Influence(2), Modify(Change.DISCOUNT, 2, -1)),
        strong=all_of(Influence(6), Reputation(-1), Modify(Change.COERCION, 2)),
    ),
)

SKILLS: tuple[Skill, ...] = (
    _skill(id="spirit_guides", use="turn", effect=all_of(Move(1), Modify(Change.GUIDED_BLOCK, 1))),
    _skill(id="battle_hardened", use="turn", effect=When(DAMAGE, Modify(Change.HARDENED, 2, 1 << PHYSICAL))),
    _skill(id="battle_frenzy", use="flip", effect=one_of(Attack(2), Flip(Attack(4))), note="back-resting"),
    _skill(id="shamanic_ritual", use="flip", effect=Flip(Mana(_ANY_MANA)), note="back-action"),
    _skill(id="regenerate_krang", use="turn", effect=Named("regenerate", RED)),
    _skill(id="arcane_disguise", use="flip", effect=one_of(Influence(2), Flip(Named("disguise"))), note="back-green"),
    _skill(id="puppet_master", use="turn", effect=Named("puppet_master")),
    _skill(id="master_of_chaos", use="turn", effect=Named("master_of_chaos")),
    _skill(
        id="curse",
        use="turn",
        effect=one_of(
            LowerAttacks(2),
            When(BLOCK_PHASE | MELEE_PHASE, one_enemy(Armor(-1))),
            When(RANGED_PHASE, one_enemy(Armor(-1), unfortified=True)),
        ),
    ),
    _skill(id="mana_suppression", use="interactive", effect=Named("mana_suppression"), variant="competitive"),
    _skill(id="mana_enhancement", use="interactive", effect=Named("mana_enhancement"), variant="cooperative"),
)
