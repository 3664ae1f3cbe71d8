"""The story of play, and the moments it shows."""

from collections.abc import Callable
from contextlib import suppress

import pytest

from emberhall.games.sword_sorcery.rules.behaviour import activate
from emberhall.games.sword_sorcery.rules.conditions import burn, give, suffer, wound
from emberhall.games.sword_sorcery.rules.death import lose_hp
from emberhall.games.sword_sorcery.rules.doors import trap
from emberhall.games.sword_sorcery.rules.encounters import event_phase
from emberhall.games.sword_sorcery.state import (
    Companion,
    EncounterId,
    Enemy,
    EventId,
    PowerCardId,
    ShadowId,
    State,
    TrapId,
    TreasureId,
)
from emberhall.kernel import Over
from emberhall.testing import Position

from .positions import drive, enemy, first_options, hero, listen, moments, put_in_bag, quest, run, strikes, table, told


def two(
    *foes: Enemy, at: tuple[str, str] = ("T01a.C", "T01a.A"), of: str = "q1", items: tuple[str, ...] | None = None
) -> Position[State]:
    """A warden, Brannoc, and a trickster, Nessa."""
    position = listen(quest(hero("warden", at[0], items=items), hero("trickster", at[1]), *foes, of=of))
    position.state.active = -1
    return position


def a_blow() -> Position[State]:
    at = two(enemy("bandit", "blue", "T01a.C", hp=2))
    return at.do("act:0", "strike:20:w_longsword").load(9, 5, 3, 1).do("done")


def a_blow_on_shields() -> Position[State]:
    at = two(enemy("wraith", "red", "T01a.C"))
    at.state.heroes[0].shields = 1
    strikes(at, at.state.enemies[0], at.state.heroes[0], 7, 7, 4)
    return at


def leaving_a_wolf() -> Position[State]:
    return two(enemy("wolf", "green", "T01a.C")).do("act:0").load(3, 1).do("go:T01a.A")


def a_round_ends() -> Position[State]:
    at = two(enemy("wolf", "green", "T06a.H"))
    at.state.encounters.cards = [EncounterId("ec_16.1"), EncounterId("ec_16.2")]
    return at.load().do("act:0", "end_turn", "end_turn")


def in_vain() -> Position[State]:
    at = two(enemy("orc_raider", "green", "T01a.C"))
    at.state.heroes[0].conditions = {"blind": 1}
    return at.load(5).do("act:0", "strike:20:w_longsword")


def the_warchief() -> Position[State]:
    at = two(enemy("warchief_gorrak", "master", "T07a.B"), at=("T01a.C", "T06a.H"))
    at.load(3, 1, 1, 1)
    run(activate(table(at), at.state.enemies[0]))
    return at


def a_stunned_enemy() -> Position[State]:
    at = two(enemy("wolf", "green", "T01a.A"))
    at.state.enemies[0].conditions = {"stun": 1}
    run(activate(table(at), at.state.enemies[0]))
    return at


def a_stunned_hero() -> Position[State]:
    at = two()
    at.state.heroes[0].conditions = {"stun": 1}
    return at.do("act:0")


def a_master_is_provoked() -> Position[State]:
    return two(enemy("warchief_gorrak", "master", "T01a.A")).do("act:0", "provoke:20:2")


def a_hero_is_killed() -> Position[State]:
    at = two(enemy("wolf", "green", "T01a.C"))
    at.state.power_cards.cards = [PowerCardId("ep_brutal.1")]
    run(lose_hp(table(at), at.state.heroes[0], 5, at.state.enemies[0]))
    return at


def the_vault() -> Position[State]:
    at = two(at=("T12b.B", "T12b.B"), of="q3")
    put_in_bag(at, "q_magic_key")
    at.state.traps.cards = [TrapId("tr_needle.1")]
    return at.load(1, 1, 1, 1, 1).do("act:0", "unlock:d_vault", "open:d_vault")


def the_lamp() -> Position[State]:
    return two(at=("T12b.C", "T12b.C"), of="q3").do("act:0", "quest_act:take_lamp:grave_lamp")


def a_search_and_goods() -> Position[State]:
    at = two(at=("T07a.E", "T07a.E"))
    at.state.treasures.cards = [TreasureId("t_antidote.1")]
    at.load(9).do("act:0", "search:search_stall").load()
    at.state.heroes[0].actions = 1
    return at.do("goods", "drop:c_antidote", "done", "dash", "goods", "pick_up:c_antidote", "done")


def a_chest() -> Position[State]:
    at = two(at=("T07a.B", "T07a.B"))
    at.state.traps.cards, at.state.treasures.cards = [TrapId("tr_false_wire.1")], [TreasureId("t_heavy_purse.1")]
    return at.do("act:0", "open_chest:chest_house")


def an_exchange() -> Position[State]:
    return two(at=("T01a.C", "T01a.C")).do("act:0", "exchange:1", "give:c_healing_potion:1")


def new_clothes() -> Position[State]:
    at = two(items=("w_longsword", "w_club", "w_mace"))
    return at.do("act:0", "rearrange", "equip:w_club:primary", "done")


def a_soul_weapon() -> Position[State]:
    at = two(items=("w_oathblade",))
    at.state.shards = 3
    return at.do("act:0", "flip:w_oathblade")


def a_potion() -> Position[State]:
    at = two()
    at.state.heroes[0].hp = 2
    return at.do("act:0", "use:c_healing_potion")


def a_scream() -> Position[State]:
    at = two(enemy("wolf", "green", "T01a.A"), at=("T01a.C", "T06a.H"))
    at.state.heroes[0].ghost, at.state.heroes[0].hp = True, 0
    return at.do("act:0").load(5).do("scream")


def souls() -> Position[State]:
    at = two()
    at.state.shards, at.state.heroes[0].ghost, at.state.heroes[0].hp = 10, True, 0
    return at.do("act:1", "end_turn", "end_turn", "revive:0", "rise:1")


def a_trap_kit() -> Position[State]:
    at = two()
    at.state.traps.cards = [TrapId("tr_shock_lock.1")]
    put_in_bag(at, "c_trap_kit")
    drive(trap(table(at), at.state.heroes[0], "chest"), "use:c_trap_kit")
    return at


def a_bulwark() -> Position[State]:
    at = two(enemy("orc_raider", "green", "T01a.C"), at=("T01a.C", "T01a.C"))
    strikes(at, at.state.enemies[0], at.state.heroes[1], 7, 5, 1, keys=("use:bulwark",))
    return at


def all_dead() -> Position[State]:
    at = two()
    with suppress(Over):
        for one in at.state.heroes:
            run(lose_hp(table(at), one, 9))
    return at


def the_ward_of_one_alone() -> Position[State]:
    at = listen(quest(hero("warden", "T06a.H")))
    run(lose_hp(table(at), at.state.heroes[0], 9))
    return at


def the_clock() -> Position[State]:
    at = two()
    at.state.events.cards = []
    with suppress(Over):
        run(event_phase(table(at)))
    return at


def a_decision() -> Position[State]:
    return two(at=("T07a.B", "T07a.B")).do("act:0", "go:T07a.D", "decide_for:shield_the_villagers")


def a_shadow() -> Position[State]:
    at = two(at=("T06a.D", "T06a.D"))
    at.state.tokens.append("sh_3")
    at.state.shadows.cards = [ShadowId("s_bystander.0")]
    return at.do("act:0", "go:T06a.F")


def harm_of_all_kinds() -> Position[State]:
    at = two()
    one = at.state.heroes[0]
    run(give(table(at), one, "slow"))
    burn(table(at), one, 1)
    run(wound(table(at), one, "w_lamed_leg"))
    return at


def nightfall() -> Position[State]:
    at = two()
    at.state.events.cards = [EventId("ev_dusk.1")]
    run(event_phase(table(at)))
    return at


def a_push() -> Position[State]:
    at = two(enemy("ogre_breaker", "blue", "T01a.C"))
    strikes(at, at.state.enemies[0], at.state.heroes[0], 9, 1, 1, keys=("into:T01a.A",))
    return at


def a_rite() -> Position[State]:
    at = two(enemy("cultist", "red", "T01a.C", hp=2))
    at.load(1, 1)
    run(activate(table(at), at.state.enemies[0]))
    return at


def out_of_sight() -> Position[State]:
    at = two(enemy("bandit", "green", "T07a.E"), at=("T01a.C", "T01a.C"))
    at.load(1)
    first_options(activate(table(at), at.state.enemies[0]))
    return at


def a_companion_dies() -> Position[State]:
    at = two()
    at.state.companions = [Companion(id=10, area=at.state.heroes[0].area, hp=4, kind="rune_guardian", owner=0)]
    run(lose_hp(table(at), at.state.companions[0], 4))
    return at


def menace_rises() -> Position[State]:
    at = two(foe := enemy("warchief_gorrak", "master", "T07a.B"), at=("T06a.H", "T06a.H"))
    foe.halved, foe.bonus_hp = False, 6
    foe.hp = 9
    run(lose_hp(table(at), foe, 5))
    return at


def a_trap_of_chests() -> Position[State]:
    at = two()
    at.state.traps.cards = [TrapId("tr_trapdoor_lair.1")]
    run(trap(table(at), at.state.heroes[0], "door"))
    return at


def fire_and_thieves() -> Position[State]:
    at = two(enemy("gremlin", "green", "T01a.C"))
    one = at.state.heroes[0]
    one.burning, one.crowns = [1], 3
    run(suffer(table(at), one))
    strikes(at, at.state.enemies[0], one, 7, 1)
    return at


#: What happens, how many moments it shows, and its story.
STORIES: list[tuple[Callable[[], Position[State]], int, list[str]]] = [
    (
        a_blow,
        6,
        [
            "turn who=hero-brannoc",
            "attacks target=enemy-bandit/rank-blue who=hero-brannoc",
            "rolled bolts=1 hits=2",
            "damage armor=0 damage=2 hits=3 shields=1 tokens=0 who=enemy-bandit/rank-blue",
            "loses n=2 who=enemy-bandit/rank-blue",
            "dies who=enemy-bandit/rank-blue",
            "shards n=2",
            "crowns n=15 who=hero-brannoc",
        ],
    ),
    (
        a_blow_on_shields,
        4,
        [
            "attacks target=hero-brannoc who=enemy-wraith/rank-red",
            "rolled bolts=0 hits=4",
            "damage armor=1 damage=1 hits=4 shields=1 tokens=1 who=hero-brannoc",
            "loses n=1 who=hero-brannoc",
        ],
    ),
    (
        leaving_a_wolf,
        4,
        [
            "turn who=hero-brannoc",
            "attacks target=hero-brannoc who=enemy-wolf/rank-green",
            "rolled bolts=0 hits=1",
            "damage armor=1 damage=0 hits=1 shields=0 tokens=0 who=hero-brannoc",
            "moves where=A/tile-T01a who=hero-brannoc",
        ],
    ),
    (
        a_round_ends,
        6,
        [
            "turn who=hero-brannoc",
            "encounter card=16 who=hero-brannoc",
            "turn who=hero-nessa",
            "encounter card=16 who=hero-nessa",
            "event effect=none event=event-st_bell_tolls",
            "round n=2",
        ],
    ),
    (
        in_vain,
        1,
        [
            "turn who=hero-brannoc",
            "save made=false needed=6 number=5 who=hero-brannoc",
            "fumbles who=hero-brannoc",
        ],
    ),
    (
        the_warchief,
        4,
        [
            "algorithm band=1–2 target=hero-brannoc who=enemy-warchief_gorrak why=why-target-only",
            "moves where=C/tile-T01a who=enemy-warchief_gorrak",
            "attacks target=hero-brannoc who=enemy-warchief_gorrak",
            "rolled bolts=0 hits=1",
            "damage armor=1 damage=0 hits=1 shields=0 tokens=0 who=hero-brannoc",
        ],
    ),
    (
        a_stunned_enemy,
        0,
        [
            "stunned who=enemy-wolf/rank-green",
        ],
    ),
    (
        a_stunned_hero,
        2,
        [
            "turn who=hero-brannoc",
            "stunned-hero who=hero-brannoc",
            "turn who=hero-nessa",
        ],
    ),
    (
        a_master_is_provoked,
        1,
        [
            "turn who=hero-brannoc",
            "menace level=2",
        ],
    ),
    (
        a_hero_is_killed,
        1,
        [
            "loses n=5 who=hero-brannoc",
            "dies who=hero-brannoc",
            "power-card card=power-ep_brutal who=enemy-wolf/rank-green",
        ],
    ),
    (
        the_vault,
        8,
        [
            "turn who=hero-brannoc",
            "unlocks what=door-d_vault who=hero-brannoc",
            "opens what=door-d_vault who=hero-brannoc",
            "trap trap=trap-tr_needle",
            "save made=false needed=6 number=1 who=hero-brannoc",
            "condition condition=condition-poison who=hero-brannoc",
            "event event=event-st_dead_walk",
            "comes where=C/tile-T05b who=enemy-skeleton_guard/rank-green",
            "comes where=A/tile-T06b who=enemy-skeleton_guard/rank-green",
            "comes where=B/tile-T03b who=enemy-bog_spider/rank-green",
            "comes where=C/tile-T12b who=enemy-vault_warden",
        ],
    ),
    (
        the_lamp,
        3,
        [
            "turn who=hero-brannoc",
            "quest-act act=questaction-take_lamp who=hero-brannoc",
            "item card=item-q_grave_lamp who=hero-brannoc",
            "event event=event-st_lamp_lit",
            "end-won",
        ],
    ),
    (
        a_search_and_goods,
        2,
        [
            "turn who=hero-brannoc",
            "searches who=hero-brannoc",
            "die",
            "treasure treasure=item-c_antidote who=hero-brannoc",
            "drops card=item-c_antidote who=hero-brannoc",
            "item card=item-c_antidote who=hero-brannoc",
        ],
    ),
    (
        a_chest,
        2,
        [
            "turn who=hero-brannoc",
            "opens what=token-chest who=hero-brannoc",
            "trap effect=none trap=trap-tr_false_wire",
            "crowns n=10 who=hero-brannoc",
            "treasure treasure=40 who=hero-brannoc",
        ],
    ),
    (
        an_exchange,
        1,
        [
            "turn who=hero-brannoc",
            "gives card=item-c_healing_potion who=hero-brannoc whom=hero-nessa",
        ],
    ),
    (
        new_clothes,
        1,
        [
            "turn who=hero-brannoc",
            "equips card=item-w_club who=hero-brannoc",
        ],
    ),
    (
        a_soul_weapon,
        1,
        [
            "turn who=hero-brannoc",
            "flips card=item-w_oathblade who=hero-brannoc",
        ],
    ),
    (
        a_potion,
        1,
        [
            "turn who=hero-brannoc",
            "card card=item-c_healing_potion who=hero-brannoc",
            "heals n=2 who=hero-brannoc",
        ],
    ),
    (
        a_scream,
        1,
        [
            "turn who=hero-brannoc",
            "screams who=hero-brannoc",
            "condition condition=condition-slow who=enemy-wolf/rank-green",
        ],
    ),
    (
        souls,
        5,
        [
            "turn who=hero-nessa",
            "turn who=hero-brannoc",
            "event effect=none event=event-st_bell_tolls",
            "round n=2",
            "revives who=hero-brannoc",
            "rises rank=2 who=hero-nessa",
        ],
    ),
    (
        a_trap_kit,
        1,
        [
            "trap trap=trap-tr_shock_lock",
            "card card=item-c_trap_kit who=hero-brannoc",
            "trap-cancelled",
        ],
    ),
    (
        a_trap_of_chests,
        1,
        [
            "trap trap=trap-tr_trapdoor_lair",
            "trap-elsewhere opens=chest",
        ],
    ),
    (
        fire_and_thieves,
        4,
        [
            "suffers condition=condition-burning who=hero-brannoc",
            "loses n=1 who=hero-brannoc",
            "attacks target=hero-brannoc who=enemy-gremlin/rank-green",
            "rolled bolts=0 hits=2",
            "damage armor=1 damage=1 hits=2 shields=0 tokens=0 who=hero-brannoc",
            "loses n=1 who=hero-brannoc",
            "card card=power-pilfer who=enemy-gremlin/rank-green",
            "crowns-lost n=3 who=hero-brannoc",
        ],
    ),
    (
        a_bulwark,
        4,
        [
            "attacks target=hero-nessa who=enemy-orc_raider/rank-green",
            "card card=power-bulwark who=hero-brannoc",
            "redirects who=hero-brannoc",
            "rolled bolts=0 hits=3",
            "damage armor=1 damage=2 hits=3 shields=0 tokens=0 who=hero-brannoc",
            "loses n=2 who=hero-brannoc",
        ],
    ),
    (
        all_dead,
        2,
        [
            "loses n=9 who=hero-brannoc",
            "dies who=hero-brannoc",
            "loses n=9 who=hero-nessa",
            "dies who=hero-nessa",
            "end-all-dead",
        ],
    ),
    (
        the_ward_of_one_alone,
        0,
        [
            "loses n=9 who=hero-brannoc",
            "soul-ward who=hero-brannoc",
        ],
    ),
    (
        the_clock,
        0,
        [
            "end-clock",
        ],
    ),
    (
        a_decision,
        3,
        [
            "turn who=hero-brannoc",
            "moves where=D/tile-T07a who=hero-brannoc",
            "decides decision=decision-shield_the_villagers",
            "comes where=E/tile-T07a who=enemy-bandit/rank-green",
        ],
    ),
    (
        a_shadow,
        2,
        [
            "turn who=hero-brannoc",
            "moves where=F/tile-T06a who=hero-brannoc",
            "shadow what=shadow-s_bystander where=B/tile-T06a",
            "crowns n=5 who=hero-brannoc",
        ],
    ),
    (
        harm_of_all_kinds,
        0,
        [
            "condition condition=condition-slow who=hero-brannoc",
            "condition condition=condition-burning who=hero-brannoc",
            "condition condition=wound-w_lamed_leg who=hero-brannoc",
        ],
    ),
    (
        nightfall,
        1,
        [
            "event event=event-ev_dusk",
            "time time=night",
        ],
    ),
    (
        a_push,
        4,
        [
            "attacks target=hero-brannoc who=enemy-ogre_breaker/rank-blue",
            "rolled bolts=1 hits=1",
            "condition condition=condition-knocked_down who=hero-brannoc",
            "damage armor=0 damage=1 hits=1 shields=0 tokens=0 who=hero-brannoc",
            "loses n=1 who=hero-brannoc",
            "pushed who=hero-brannoc",
        ],
    ),
    (
        a_rite,
        4,
        [
            "algorithm band=0 target=hero-brannoc who=enemy-cultist/rank-red why=why-target-only",
            "attacks target=hero-brannoc who=enemy-cultist/rank-red",
            "rolled bolts=0 hits=0",
            "damage armor=0 damage=0 hits=0 shields=0 tokens=0 who=hero-brannoc",
            "card card=power-dark_rite who=enemy-cultist/rank-red",
            "heals n=2 who=enemy-cultist/rank-red",
        ],
    ),
    (
        out_of_sight,
        4,
        [
            "algorithm band=unseen target=hero-brannoc who=enemy-bandit/rank-green why=why-target-unseen",
            "moves where=B/tile-T01a who=enemy-bandit/rank-green",
            "attacks target=hero-brannoc who=enemy-bandit/rank-green",
            "rolled bolts=0 hits=0",
            "damage armor=0 damage=0 hits=0 shields=0 tokens=0 who=hero-brannoc",
        ],
    ),
    (
        a_companion_dies,
        0,
        [
            "loses n=4 who=companion-rune_guardian",
            "dies who=companion-rune_guardian",
        ],
    ),
    (
        menace_rises,
        0,
        [
            "loses n=5 who=enemy-warchief_gorrak",
            "card card=power-rage who=enemy-warchief_gorrak",
            "menace level=2",
        ],
    ),
]


@pytest.mark.parametrize("scene", STORIES, ids=lambda scene: scene[0].__name__)
def test_what_is_told(scene: tuple[Callable[[], Position[State]], int, list[str]]) -> None:
    play, beats, lines = scene
    at = play()
    assert told(at) == lines
    assert moments(at) == beats
