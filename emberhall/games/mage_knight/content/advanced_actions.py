"""Advanced Action cards of the base game, by colour."""

from functools import partial

from emberhall.games.mage_knight.content.kinds import DeedCard
from emberhall.games.mage_knight.effects.nodes import (
    Armor,
    Attack,
    Block,
    ByMana,
    Crystal,
    Crystallize,
    Heal,
    If,
    IfPossible,
    Influence,
    Mana,
    May,
    Modify,
    Move,
    Named,
    OwnedCrystal,
    PayingMana,
    Plus,
    Ready,
    Reputation,
    TakeWound,
    Terrain,
    Then,
    WhenBlocked,
    all_of,
    one_of,
    ranged,
    siege,
)
from emberhall.games.mage_knight.terms import (
    ALL_BASIC,
    BLACK_BIT,
    BLUE,
    CITY,
    DESERT,
    FIRE,
    GOLD_BIT,
    GREEN,
    ICE,
    LAKE,
    NEVER,
    PEACE,
    PLAINS,
    RED,
    SWAMP,
    WASTELAND,
    WHITE,
    Change,
)

_red = partial(DeedCard, kind="advanced", colour=RED)
_blue = partial(DeedCard, kind="advanced", colour=BLUE)
_green = partial(DeedCard, kind="advanced", colour=GREEN)
_white = partial(DeedCard, kind="advanced", colour=WHITE)

_ANY_MANA = ALL_BASIC | GOLD_BIT | BLACK_BIT
_SWAMPS = 1 << SWAMP
_LAKES = 1 << LAKE
_OPEN_GROUND = 1 << PLAINS | 1 << DESERT | 1 << WASTELAND
_EVERYWHERE = (1 << LAKE) - 1 | 1 << CITY


def _blood_ritual(*gains: Mana | Crystal | May) -> Then:
    return all_of(TakeWound(), *gains)


ADVANCED_ACTIONS: tuple[DeedCard, ...] = (
    _red(id="fire_bolt", number=65, types=("special", "combat"), basic=Crystal(1 << RED), strong=ranged(3, FIRE)),
    _red(
        id="blood_rage",
        number=69,
        types=("combat",),
        basic=one_of(Attack(2), all_of(TakeWound(), Attack(5))),
        strong=one_of(Attack(4), all_of(TakeWound(), Attack(9))),
    ),
    _red(
        id="intimidate",
        number=73,
        types=("influence", "combat"),
        basic=all_of(one_of(Influence(4), Attack(3)), Reputation(-1)),
        strong=all_of(one_of(Influence(8), Attack(7)), Reputation(-2)),
    ),
    _red(
        id="blood_ritual",
        number=77,
        types=("special",),
        basic=_blood_ritual(Crystal(1 << RED), Mana(_ANY_MANA)),
        strong=_blood_ritual(Mana(_ANY_MANA, 3), May(Crystallize())),
    ),
    _red(
        id="into_the_heat",
        number=81,
        types=("combat",),
        basic=Named("into_the_heat", 2),
        strong=Named("into_the_heat", 3),
    ),
    _red(
        id="decompose",
        number=85,
        types=("special",),
        basic=Named("decompose", 2),
        strong=Named("decompose_others"),
    ),
    _red(
        id="maximal_effect",
        number=89,
        types=("special",),
        basic=Named("maximal_basic", 3),
        strong=Named("maximal_strong", 2),
    ),
    _blue(id="ice_bolt", number=66, types=("special", "combat"), basic=Crystal(1 << BLUE), strong=ranged(3, ICE)),
    _blue(
        id="ice_shield",
        number=70,
        types=("combat",),
        basic=Block(3, ICE),
        strong=all_of(Block(3, ICE), WhenBlocked((Armor(-3),))),
    ),
    _blue(
        id="frost_bridge",
        number=74,
        types=("move",),
        basic=all_of(Move(2), Terrain(_SWAMPS, to=1)),
        strong=all_of(Move(4), Terrain(_SWAMPS | _LAKES, to=1)),
    ),
    _blue(
        id="pure_magic",
        number=78,
        types=("move", "influence", "combat"),
        basic=ByMana(red=Attack(4), blue=Block(4), green=Move(4), white=Influence(4)),
        strong=ByMana(red=Attack(7), blue=Block(7), green=Move(7), white=Influence(7)),
    ),
    _blue(
        id="steady_tempo",
        number=82,
        types=("move",),
        basic=all_of(Move(2), Modify(Change.TEMPO_BOTTOM)),
        strong=all_of(Move(4), Modify(Change.TEMPO_TOP)),
    ),
    _blue(
        id="crystal_mastery", number=86, types=("special",), basic=OwnedCrystal(), strong=Modify(Change.CRYSTALS_RETURN)
    ),
    _blue(
        id="magic_talent",
        number=90,
        types=("special",),
        basic=Named("magic_talent"),
        strong=Named("learn_spell"),
    ),
    _green(id="crushing_bolt", number=68, types=("special", "combat"), basic=Crystal(1 << GREEN), strong=siege(3)),
    _green(
        id="refreshing_walk",
        number=72,
        types=("move", "heal"),
        basic=all_of(Move(2), If(PEACE, Heal(1))),
        strong=all_of(Move(4), If(PEACE, Heal(2))),
    ),
    _green(
        id="path_finding",
        number=76,
        types=("move",),
        basic=all_of(Move(2), Terrain(_EVERYWHERE, less=1, least=2)),
        strong=all_of(Move(4), Terrain(_EVERYWHERE, less=NEVER, least=2)),
    ),
    _green(
        id="regeneration",
        number=80,
        types=("heal",),
        basic=all_of(Heal(1), IfPossible(Ready(2))),
        strong=all_of(Heal(2), IfPossible(Ready(3))),
    ),
    _green(
        id="in_need",
        number=84,
        types=("influence",),
        basic=Plus(Influence(3), 1, "wounds"),
        strong=Plus(Influence(5), 2, "wounds"),
    ),
    _green(
        id="ambush",
        number=88,
        types=("move",),
        basic=all_of(Move(2), Modify(Change.AMBUSH, 1)),
        strong=all_of(Move(4), Modify(Change.AMBUSH, 2)),
    ),
    _green(
        id="training",
        number=92,
        types=("special",),
        basic=Named("training"),
        strong=Named("training_hand"),
    ),
    _white(id="swift_bolt", number=67, types=("special", "combat"), basic=Crystal(1 << WHITE), strong=ranged(4)),
    _white(
        id="agility",
        number=71,
        types=("move", "combat"),
        basic=all_of(Move(2), Modify(Change.AGILITY)),
        strong=all_of(Move(4), Modify(Change.AGILITY), Modify(Change.AGILITY_RANGED)),
    ),
    _white(
        id="song_of_wind",
        number=75,
        types=("move",),
        basic=all_of(Move(2), Terrain(_OPEN_GROUND, less=1)),
        strong=all_of(Move(2), Terrain(_OPEN_GROUND, less=2), May(PayingMana(1 << BLUE, Terrain(_LAKES, to=0)))),
    ),
    _white(
        id="heroic_tale",
        number=79,
        types=("influence",),
        basic=all_of(Influence(3), Modify(Change.RECRUIT_REPUTATION, 1)),
        strong=all_of(Influence(6), Modify(Change.RECRUIT_REPUTATION, 1), Modify(Change.RECRUIT_FAME, 1)),
    ),
    _white(
        id="diplomacy",
        number=83,
        types=("influence", "combat"),
        basic=all_of(Influence(2), Modify(Change.DIPLOMACY)),
        strong=all_of(Influence(4), one_of(Modify(Change.DIPLOMACY_ICE), Modify(Change.DIPLOMACY_FIRE))),
    ),
    _white(
        id="mana_storm",
        number=87,
        types=("special",),
        basic=Named("mana_storm"),
        strong=Named("mana_tempest", 3),
    ),
    _white(
        id="learning",
        number=91,
        types=("influence", "special"),
        basic=all_of(Influence(2), Modify(Change.LEARNING, 6)),
        strong=all_of(Influence(4), Modify(Change.LEARNING_HAND, 9)),
    ),
)
