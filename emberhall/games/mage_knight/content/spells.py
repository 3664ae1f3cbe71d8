"""Spell cards of the base game, by colour; `competitive` ones leave cooperative, solo and friendly games."""

from functools import partial

from emberhall.games.mage_knight.content.kinds import DeedCard
from emberhall.games.mage_knight.effects.nodes import (
    Armor,
    Attack,
    Block,
    ByMana,
    Destroy,
    Heal,
    IfPossible,
    LoseFortifications,
    LoseResistances,
    Modify,
    Named,
    NoAttack,
    OnTerrain,
    Plus,
    TakeWound,
    When,
    WhenBlocked,
    all_enemies,
    all_of,
    one_enemy,
    one_of,
    ranged,
    siege,
)
from emberhall.games.mage_knight.terms import (
    BLOCK_PHASE,
    BLUE,
    COLD_FIRE,
    FIRE,
    FOREST,
    GREEN,
    ICE,
    MELEE_PHASE,
    MOVING,
    RANGED_PHASE,
    RED,
    RESIST_FIRE,
    WHITE,
    Change,
)

_red = partial(DeedCard, kind="spell", colour=RED)
_blue = partial(DeedCard, kind="spell", colour=BLUE)
_green = partial(DeedCard, kind="spell", colour=GREEN)
_white = partial(DeedCard, kind="spell", colour=WHITE)

_FORESTS = 1 << FOREST
_BEFORE_DAMAGE = RANGED_PHASE | BLOCK_PHASE
_FLAME_WALL = one_of(Attack(5, element=FIRE), Block(7, FIRE))

SPELLS: tuple[DeedCard, ...] = (
    _red(
        id="fireball",
        number=93,
        types=("combat",),
        basic=ranged(5, FIRE),
        strong=all_of(TakeWound(), siege(8, FIRE)),
    ),
    _red(id="flame_wall", number=97, types=("combat",), basic=_FLAME_WALL, strong=Plus(_FLAME_WALL, 2, "enemies")),
    _red(
        id="burning_shield",
        number=101,
        types=("combat",),
        basic=all_of(Block(4, FIRE), Named("burning_shield", 4)),
        strong=all_of(Block(4, FIRE), WhenBlocked((Destroy(),))),
    ),
    _red(
        id="demolish",
        number=105,
        types=("combat",),
        basic=all_of(Modify(Change.WALLS_IGNORED), IfPossible(all_enemies(Armor(-1)))),
        strong=When(MELEE_PHASE, all_of(one_enemy(Destroy()), all_enemies(Armor(-1)))),
    ),
    _red(
        id="mana_meltdown",
        number=109,
        types=("special",),
        competitive=True,
        basic=Named("mana_meltdown"),
        strong=Named("mana_radiance", 2),
    ),
    _blue(
        id="snowstorm",
        number=94,
        types=("combat",),
        basic=ranged(5, ICE),
        strong=all_of(TakeWound(), siege(8, ICE)),
    ),
    _blue(
        id="mana_bolt",
        number=98,
        types=("combat",),
        basic=ByMana(
            red=Attack(7, element=COLD_FIRE),
            blue=Attack(8, element=ICE),
            green=siege(5, ICE),
            white=ranged(6, ICE),
        ),
        strong=ByMana(
            red=Attack(10, element=COLD_FIRE),
            blue=Attack(11, element=ICE),
            green=siege(8, ICE),
            white=ranged(9, ICE),
        ),
    ),
    _blue(
        id="chill",
        number=102,
        types=("combat",),
        basic=one_enemy(NoAttack(), LoseResistances(RESIST_FIRE)),
        strong=one_enemy(NoAttack(), Armor(-4)),
    ),
    _blue(
        id="space_bending",
        number=106,
        types=("move",),
        basic=When(MOVING, Modify(Change.SPACE_BENDING)),
        strong=Named("time_bending"),
    ),
    _blue(
        id="mana_claim",
        number=110,
        types=("special",),
        competitive=True,
        basic=Named("mana_claim", 3),
        strong=Named("mana_curse", 3),
    ),
    _green(
        id="tremor",
        number=96,
        types=("combat",),
        basic=one_of(one_enemy(Armor(-3)), all_enemies(Armor(-2))),
        strong=one_of(one_enemy(Armor(-3, fortified=-6)), all_enemies(Armor(-2, fortified=-4))),
    ),
    _green(
        id="underground_travel",
        number=100,
        types=("move",),
        basic=Named("underground_travel", 3),
        strong=Named("underground_attack", 3),
    ),
    _green(
        id="restoration",
        number=104,
        types=("heal",),
        basic=OnTerrain(_FORESTS, Heal(5), Heal(3)),
        strong=OnTerrain(
            _FORESTS, all_of(Heal(5), Named("ready_levels", 5)), all_of(Heal(3), Named("ready_levels", 3))
        ),
    ),
    _green(id="meditation", number=108, types=("special",), basic=Named("meditation", 2), strong=Named("trance", 2)),
    _green(
        id="energy_flow",
        number=112,
        types=("heal",),
        competitive=True,
        basic=Named("energy_flow", 2),
        strong=Named("energy_steal", 3),
    ),
    _white(
        id="expose",
        number=95,
        types=("combat",),
        basic=When(
            RANGED_PHASE | MELEE_PHASE,
            all_of(IfPossible(one_enemy(LoseFortifications(), LoseResistances())), ranged(2)),
        ),
        strong=When(
            RANGED_PHASE | MELEE_PHASE,
            all_of(IfPossible(one_of(all_enemies(LoseFortifications()), all_enemies(LoseResistances()))), ranged(3)),
        ),
    ),
    _white(
        id="whirlwind",
        number=99,
        types=("combat",),
        basic=When(_BEFORE_DAMAGE, one_enemy(NoAttack())),
        strong=When(MELEE_PHASE, one_enemy(Destroy())),
    ),
    _white(
        id="wings_of_wind",
        number=103,
        types=("move", "combat"),
        basic=Named("wings_of_wind", 5),
        strong=Named("wings_of_night"),
    ),
    _white(
        id="call_to_arms",
        number=107,
        types=("special",),
        basic=Named("call_to_arms"),
        strong=Named("call_to_glory"),
    ),
    _white(
        id="mind_read",
        number=111,
        types=("special",),
        competitive=True,
        basic=Named("mind_read"),
        strong=Named("mind_steal"),
    ),
)
