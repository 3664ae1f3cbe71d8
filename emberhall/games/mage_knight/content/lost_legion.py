"""Cards, Units and Skills of The Lost Legion."""

from functools import partial

from emberhall.games.mage_knight.content.kinds import Ability, Banner, DeedCard, Skill, UnitKind
from emberhall.games.mage_knight.effects.nodes import (
    Armor,
    Attack,
    Block,
    ByCard,
    Crystal,
    Draw,
    Effect,
    Fame,
    Heal,
    Honour,
    If,
    IfLeastFame,
    IfPossible,
    IfToken,
    Influence,
    LoseFortifications,
    LoseResistances,
    LowerAttack,
    LowerAttacks,
    Modify,
    Move,
    Named,
    NoAttack,
    Plus,
    Raised,
    Ready,
    Reputation,
    TakeWound,
    Terrain,
    When,
    all_of,
    one_enemy,
    one_of,
    ranged,
    siege,
)
from emberhall.games.mage_knight.terms import (
    ALL_BASIC,
    ALL_RESISTANCES,
    ATTACKING,
    BLOCK_PHASE,
    BLUE,
    COLD_FIRE,
    COLOURS,
    FIRE,
    FIRE_AND_ICE,
    GREEN,
    ICE,
    INTERACTING,
    MELEE_PHASE,
    MOUNTAIN,
    PEACE,
    RANGED_PHASE,
    RED,
    RESIST_FIRE,
    RESIST_ICE,
    RESIST_PHYSICAL,
    SEA,
    WHITE,
    Change,
)

_basic = partial(DeedCard, kind="basic", hero="wolfhawk", set="lost_legion")
_advanced = partial(DeedCard, kind="advanced", set="lost_legion")
_spell = partial(DeedCard, kind="spell", set="lost_legion")
_artifact = partial(DeedCard, kind="artifact", set="lost_legion")
_regular = partial(UnitKind, elite=False, set="lost_legion")
_elite = partial(UnitKind, elite=True, set="lost_legion")
_skill = partial(Skill, hero="wolfhawk", set="lost_legion")

_MOUNTAINS = 1 << MOUNTAIN
_EVERYWHERE = (1 << SEA) - 1
_BEFORE_DAMAGE = RANGED_PHASE | BLOCK_PHASE
_ATTACK_PHASES = RANGED_PHASE | MELEE_PHASE


def _any_of_four(n: int) -> Effect:
    return one_of(Move(n), Influence(n), Attack(n), Block(n))


BASIC_ACTIONS: tuple[DeedCard, ...] = (
    _basic(
        id="swift_reflexes",
        colour=WHITE,
        types=("move", "combat"),
        basic=one_of(Move(2), ranged(1), LowerAttacks(1)),
        strong=one_of(Move(4), ranged(3), LowerAttacks(2)),
    ),
    _basic(
        id="tirelessness",
        colour=BLUE,
        types=("move",),
        basic=all_of(Move(2), Modify(Change.NEXT_MOVE, 1)),
        strong=all_of(Move(4), Modify(Change.FURTHER_MOVES, 1)),
    ),
)

ADVANCED_ACTIONS: tuple[DeedCard, ...] = (
    _advanced(
        id="counterattack",
        number=287,
        colour=RED,
        types=("combat",),
        basic=Plus(Attack(2), 2, "blocked_enemies"),
        strong=Plus(Attack(4), 3, "blocked_enemies"),
    ),
    _advanced(
        id="ritual_attack",
        number=288,
        colour=RED,
        types=("combat",),
        basic=ByCard(
            red=Attack(5),
            blue=Attack(3, element=ICE),
            green=siege(2),
            white=ranged(3),
            thrown=True,
        ),
        strong=ByCard(
            red=Attack(6, element=FIRE),
            blue=Attack(4, element=COLD_FIRE),
            green=siege(3, FIRE),
            white=ranged(4, FIRE),
            thrown=True,
        ),
    ),
    _advanced(
        id="blood_of_ancients",
        number=289,
        colour=RED,
        types=("special",),
        basic=all_of(TakeWound(), Named("learn_by_blood")),
        strong=Named("blood_of_ancients"),
    ),
    _advanced(
        id="shield_bash",
        number=290,
        colour=BLUE,
        types=("combat",),
        basic=Block(3, against_swift=True),
        strong=all_of(Block(5, against_swift=True), Named("shield_bash", 1)),
    ),
    _advanced(
        id="temporal_portal",
        number=291,
        colour=BLUE,
        types=("special", "action"),
        basic=Named("temporal_portal", 1),
        strong=one_of(Named("temporal_portal", 2), Named("temporal_rest", 2)),
    ),
    _advanced(
        id="spell_forge",
        number=292,
        colour=BLUE,
        types=("special",),
        basic=Named("spell_forge", 1),
        strong=Named("spell_forge", 2),
    ),
    _advanced(
        id="chivalry",
        number=293,
        colour=WHITE,
        types=("combat",),
        basic=one_of(Attack(3), all_of(Attack(2), Honour(1))),
        strong=one_of(Attack(6), all_of(Attack(4), Honour(1, 1))),
    ),
    _advanced(
        id="peaceful_moment",
        number=294,
        colour=WHITE,
        types=("influence", "action"),
        basic=one_of(Influence(3), all_of(Named("peaceful_moment", 3), Modify(Change.PEACEFUL_HEAL, 2))),
        strong=one_of(
            Influence(6),
            all_of(Named("peaceful_moment", 6), Modify(Change.PEACEFUL_HEAL, 2), Modify(Change.PEACEFUL_READY, 2)),
        ),
    ),
    _advanced(
        id="dodge_and_weave",
        number=295,
        colour=WHITE,
        types=("combat",),
        basic=all_of(LowerAttacks(2), Modify(Change.UNHURT_ATTACK, 1)),
        strong=all_of(one_of(LowerAttacks(4), LowerAttacks(2, 2)), Modify(Change.UNHURT_ATTACK, 2)),
    ),
    _advanced(
        id="stout_resolve",
        number=296,
        colour=GREEN,
        types=("move", "influence", "combat"),
        basic=Raised(_any_of_four(2), 1),
        strong=Raised(_any_of_four(3), 2, others=True),
    ),
    _advanced(
        id="force_of_nature",
        number=297,
        colour=GREEN,
        types=("combat",),
        basic=Named("force_of_nature"),
        strong=one_of(siege(3), Block(6)),
    ),
    _advanced(
        id="mountain_lore",
        number=298,
        colour=GREEN,
        types=("move",),
        basic=all_of(Move(3), Modify(Change.HILLS_DRAW, 1)),
        strong=all_of(
            Move(5), Modify(Change.MOUNTAINS_DRAW, 2), Modify(Change.HILLS_DRAW, 1), Terrain(_MOUNTAINS, to=5)
        ),
    ),
)

SPELLS: tuple[DeedCard, ...] = (
    _spell(
        id="offering",
        number=299,
        colour=RED,
        types=("special",),
        basic=all_of(Crystal(1 << RED), Named("offering", 3)),
        strong=Named("sacrifice"),
    ),
    _spell(
        id="mist_form",
        number=300,
        colour=BLUE,
        types=("move", "special"),
        basic=all_of(Move(4), Modify(Change.NO_HEIGHTS), Terrain(_EVERYWHERE, to=2)),
        strong=all_of(Modify(Change.UNITS_RESIST, arg=ALL_RESISTANCES), Modify(Change.WOUND_IGNORED, 1)),
    ),
    _spell(
        id="charm",
        number=301,
        colour=WHITE,
        types=("influence", "combat"),
        basic=all_of(Influence(4), If(INTERACTING, one_of(Crystal(ALL_BASIC), Modify(Change.DISCOUNT, 3)))),
        strong=Named("possess"),
    ),
    _spell(
        id="cure",
        number=302,
        colour=GREEN,
        types=("heal", "combat"),
        basic=all_of(Heal(2), Named("cure")),
        strong=Named("disease"),
    ),
)

ARTIFACTS: tuple[DeedCard, ...] = (
    _artifact(
        id="bow_of_starsdawn",
        number=303,
        types=("combat",),
        basic=all_of(Named("discard_ranged", 2), Named("fame_in_phase", 1)),
        strong=Modify(Change.STARSDAWN),
    ),
    _artifact(
        id="banner_of_command",
        number=304,
        types=("banner", "influence"),
        banner=Banner(use="command"),
        basic=all_of(Influence(4), Modify(Change.BANNER_OF_COMMAND)),
        strong=all_of(Fame(2), Named("call_to_glory")),
    ),
    _artifact(
        id="banner_of_fortitude",
        number=305,
        types=("banner", "heal"),
        banner=Banner(use="fortitude"),
        basic=Named("banner_of_fortitude"),
        strong=Named("heal_all_units"),
    ),
    _artifact(
        id="soul_harvester",
        number=306,
        types=("combat",),
        basic=all_of(Attack(3), Named("harvest_one")),
        strong=all_of(Attack(8), Named("harvest_phase")),
    ),
    _artifact(
        id="shield_of_the_fallen_kings",
        number=307,
        types=("combat",),
        basic=one_of(Block(6), all_of(Block(4), Named("block_others", 1))),
        strong=one_of(Block(8, COLD_FIRE), all_of(Block(4, COLD_FIRE), Named("block_others_cold_fire", 2))),
    ),
    _artifact(
        id="druidic_staff",
        number=308,
        types=("heal", "special", "move"),
        basic=ByCard(red=Ready(3), blue=Named("crystals_alike", 2), green=Heal(3), white=Named("druidic_move", 2)),
        strong=Named("druidic_staff"),
    ),
    _artifact(
        id="circlet_of_proficiency",
        number=309,
        types=("special",),
        basic=Named("common_skill"),
        strong=Named("take_common_skill"),
    ),
    _artifact(
        id="tome_of_all_spells",
        number=310,
        types=("special",),
        basic=Named("tome_basic"),
        strong=Named("tome_strong"),
    ),
)


def _hero_unit(colour: str, armor: int, resistances: int, ability: Effect) -> UnitKind:
    """Heroes: four cards that differ in Armor, resistance and what they do for mana."""
    return _elite(
        id=f"heroes_{colour}",
        copies=1,
        level=3,
        cost=9,
        armor=armor,
        resistances=resistances,
        where=("village", "keep", "city"),
        special="heroes",
        abilities=(
            Ability(one_of(Attack(5), Block(5))),
            Ability(all_of(Influence(5), If(INTERACTING, Reputation(1)))),
            Ability(ability, COLOURS.index(colour)),
        ),
    )


def _by_token(colour: int, more: Effect, plain: Effect) -> Ability:
    return Ability(IfToken(colour, more, plain))


UNITS: tuple[UnitKind, ...] = (
    _regular(
        id="scouts",
        copies=2,
        level=1,
        cost=4,
        armor=2,
        where=("village", "monastery", "keep", "mage_tower", "city"),
        abilities=(
            Ability(siege(1)),
            Ability(Named("scout", 3)),
            Ability(all_of(Move(2), Modify(Change.FAR_EXPLORING))),
        ),
    ),
    _regular(
        id="thugs",
        copies=2,
        level=1,
        cost=5,
        armor=5,
        where=("village", "keep"),
        special="thugs",
        abilities=(
            Ability(Block(3)),
            Ability(all_of(Attack(3), Reputation(-1))),
            Ability(all_of(Influence(4), Reputation(-1))),
        ),
    ),
    _regular(
        id="shocktroops",
        copies=2,
        level=2,
        cost=6,
        armor=3,
        where=("keep",),
        abilities=(
            Ability(all_of(ranged(1), Modify(Change.OTHER_UNITS_ATTACK, 1))),
            Ability(one_enemy(Armor(-1), LowerAttack(1))),
            Ability(Named("draw_attack", 3)),
        ),
    ),
    _regular(
        id="magic_familiars",
        copies=2,
        level=2,
        cost=6,
        armor=5,
        where=("monastery", "mage_tower", "magical_glade"),
        special="familiars",
        abilities=(
            _by_token(RED, Attack(5), Attack(3)),
            _by_token(BLUE, Block(7), Block(4)),
            _by_token(WHITE, one_of(Move(5), Influence(5)), one_of(Move(3), Influence(3))),
            _by_token(GREEN, Heal(3), Heal(2)),
        ),
    ),
    _hero_unit("blue", 4, RESIST_ICE, Block(8, COLD_FIRE)),
    _hero_unit("red", 4, RESIST_FIRE, Attack(6, element=COLD_FIRE)),
    _hero_unit("green", 3, RESIST_PHYSICAL, Heal(4)),
    _hero_unit("white", 6, 0, ranged(7)),
    _elite(
        id="sorcerers",
        copies=2,
        level=3,
        cost=9,
        armor=4,
        resistances=FIRE_AND_ICE,
        where=("mage_tower", "monastery"),
        abilities=(
            Ability(ranged(3)),
            Ability(When(_ATTACK_PHASES, all_of(IfPossible(one_enemy(LoseFortifications())), ranged(3))), WHITE),
            Ability(When(_ATTACK_PHASES, all_of(IfPossible(one_enemy(LoseResistances())), ranged(3))), GREEN),
        ),
    ),
    _elite(
        id="delphana_masters",
        copies=2,
        level=4,
        cost=13,
        armor=3,
        resistances=ALL_RESISTANCES,
        where=("city",),
        special="masters",
        abilities=(
            Ability(When(_BEFORE_DAMAGE, one_enemy(NoAttack())), BLUE),
            Ability(Named("doom"), RED),
            Ability(one_enemy(Armor(-5)), GREEN),
            Ability(one_enemy(LoseFortifications(), LoseResistances()), WHITE),
        ),
    ),
)

SKILLS: tuple[Skill, ...] = (
    _skill(id="refreshing_bath", use="round", effect=When(PEACE, all_of(Heal(1), Crystal(1 << BLUE)))),
    _skill(id="refreshing_breeze", use="round", effect=When(PEACE, all_of(Heal(1), Crystal(1 << WHITE)))),
    _skill(id="hawk_eyes", use="turn", effect=all_of(Move(1), Named("hawk_eyes"))),
    _skill(id="on_her_own", use="turn", effect=one_of(all_of(Named("forgo_recruiting"), Influence(3)), Influence(1))),
    _skill(id="deadly_aim", use="turn", effect=When(ATTACKING, Modify(Change.DEADLY_AIM, 1))),
    _skill(id="know_your_prey", use="round", effect=Named("know_your_prey")),
    _skill(id="taunt", use="turn", effect=one_of(LowerAttacks(1), Named("taunt", 2))),
    _skill(id="dueling", use="turn", effect=all_of(Block(1), Named("dueling", 1))),
    _skill(id="motivation_wolfhawk", use="round_any", effect=all_of(Draw(2), IfLeastFame(Fame(1)))),
    _skill(
        id="wolfs_howl", use="interactive", effect=all_of(Named("howl", 4), Named("wolfs_howl")), variant="competitive"
    ),
    _skill(
        id="howl_of_the_pack",
        use="interactive",
        effect=all_of(Named("howl", 4), Named("howl_of_the_pack")),
        variant="cooperative",
    ),
)
