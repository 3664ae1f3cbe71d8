"""Every power, talent and innate power of the heroes, played."""

import pytest

from emberhall.games.sword_sorcery.bots.companion import weigh
from emberhall.games.sword_sorcery.rules.attack import attack
from emberhall.games.sword_sorcery.rules.behaviour import aims, in_band
from emberhall.games.sword_sorcery.rules.conditions import give
from emberhall.games.sword_sorcery.rules.death import lose_hp
from emberhall.games.sword_sorcery.rules.doors import trap
from emberhall.games.sword_sorcery.rules.goods import draw_treasure, gain_crowns
from emberhall.games.sword_sorcery.rules.sight import here
from emberhall.games.sword_sorcery.rules.stats import max_hp, movement
from emberhall.games.sword_sorcery.scene import scene
from emberhall.games.sword_sorcery.state import Companion, Enemy, Hero, Mod, State, TrapId, TreasureId
from emberhall.rulebook import rule
from emberhall.testing import Position

from .positions import drive, enemy, hero, place, quest, run, table


def duel(
    cls: str, power: str, *foes: Enemy, rank: int = 1, others: tuple[Hero, ...] = ()
) -> tuple[Position[State], Hero]:
    """A hero with one power in T01a.C, enemies and others where they are; his turn."""
    one = hero(cls, "T01a.C", rank=rank, powers=(power,) if power else ())
    at = quest(one, *others, *foes)
    if others:
        at.do("act:0")
    return at, one


def hit(at: Position[State], target: Hero, *faces: int, keys: tuple[str, ...] = ()) -> None:
    """The first enemy attacks a hero with its main attack."""
    foe = at.state.enemies[0]
    at.load(*faces)
    drive(attack(table(at), foe, target, foe.card.attacks["main"], "enemy"), *keys)
    assert at.unrolled == []


# Brannoc


@rule("SS-FX-06", "SS-FULL-FX-01", "SS-FULL-DEF-01")
def test_cleave_strikes_all_in_the_area_in_the_order_chosen() -> None:
    foes = [enemy("orc_raider", "green", "T01a.C") for _ in range(3)]
    at, one = duel("warden", "b_cleave", *foes, enemy("orc_raider", "green", "T01a.A"))
    at.do("use:b_cleave", "pick:21").load(7, 5, 1).do("done")
    assert (at.prompt, at.keys) == ("ask-next-target", ["pick:20", "pick:22"])
    at.load(1, 1).do("pick:22")
    assert [foe.id for foe in at.state.enemies] == [23]
    assert (one.turned, one.combats, at.state.shards) == ({"b_cleave": 2}, 0, 3)


@rule("SS-FULL-RANGE-02")
def test_a_melee_attack_reaches_no_other_area_whatever_the_weapon() -> None:
    for area, uses in (("T01a.A", []), ("T01a.C", ["use:b_cleave"])):
        one = hero("warden", "T01a.C", powers=("b_cleave",), items=("w_throwing_axe",))
        at = quest(one, enemy("orc_raider", "green", area))
        assert (at.offers("strike"), at.offers("use")) == (["strike:20:w_throwing_axe"], uses)


@rule("SS-GOLD-06", "SS-FULL-FX-06")
def test_battle_cry_gives_a_hit_once_to_all_within_one_area() -> None:
    at, one = duel("warden", "b_battle_cry", others=(hero("trickster", "T01a.A"), hero("wayfinder", "T07a.E")))
    at.do("use:b_battle_cry")
    assert [[(mod.what, mod.n, mod.until) for mod in each.mods] for each in at.state.heroes] == [
        [("hits", 1, "next_attack")], [("hits", 1, "next_attack")], [],
    ]  # fmt: skip
    one.turned, one.actions = {}, 1
    at.do("go:T01a.A", "use:b_battle_cry")
    assert len(at.state.heroes[1].mods) == 1


def test_hold_the_line_counts_for_two() -> None:
    at, one = duel("warden", "b_hold_the_line", rank=2)
    assert here(at.state, one.area) == (2, 0)


@rule("SS-FX-02", "SS-FULL-FX-04")
def test_shield_bash_stuns_and_pushes_if_the_hero_likes() -> None:
    at, _ = duel("warden", "b_shield_bash", enemy("bandit", "red", "T01a.C"), rank=3)
    at.do("use:b_shield_bash").load(9, 5, 1).do("done")
    bandit = at.state.enemies[0]
    assert (bandit.hp, bandit.conditions, at.prompt) == (4, {"stun": 1}, "ask-bash")
    assert at.keys == ["into:T01a.A", "into:T01a.B", "into:T01a.E", "into:T01a.D", "leave_it"]
    at.do("into:T01a.E")
    assert place(at, bandit) == "T01a.E"


def test_guardian_oath_cancels_a_hit_once_a_round_beside_a_hero() -> None:
    one = hero("warden", "T01a.C", powers=("b_guardian_oath",), items=())
    at = quest(one, hero("trickster", "T01a.C"), enemy("orc_raider", "green", "T01a.C"))
    hit(at, one, 3, 5, 1)
    assert one.hp == 4
    hit(at, one, 3, 5, 1)
    assert one.hp == 2
    lone = hero("warden", "T01a.C", powers=("b_guardian_oath",), items=())
    at = quest(lone, hero("trickster", "T01a.A"), enemy("orc_raider", "green", "T01a.C"))
    hit(at, lone, 3, 1, 1)
    assert lone.hp == 4


@rule("SS-FULL-POW-05")
def test_unbroken_keeps_alive_and_clears_conditions() -> None:
    at, one = duel("warden", "b_unbroken", rank=4)
    one.conditions, one.wounds, one.burning = {"slow": 1}, ["w_dazed_mind"], [1]
    drive(lose_hp(table(at), one, 20), "use:b_unbroken")
    assert (one.hp, one.ghost, one.conditions, one.wounds, one.burning) == (2, False, {}, [], [])
    assert one.turned == {"b_unbroken": 4}


def test_radiant_challenge_taunts_and_shields() -> None:
    near, far = enemy("orc_raider", "green", "T01a.D"), enemy("orc_raider", "green", "T06a.B")
    at, one = duel("warden", "b_radiant_challenge", near, far, rank=6, others=(hero("trickster", "T01a.D"),))
    at.do("use:b_radiant_challenge")
    assert one.shields == 3
    assert [foe.mods for foe in at.state.enemies] == [[Mod("taunted", 0, "round")], []]
    assert aims(at.state, near, in_band(at.state, near, (0, 5))) == ("taunted", [one])


def test_fury_gives_a_combat_for_a_hit_point() -> None:
    at, one = duel("reaver", "b_fury", rank=2)
    at.do("use:b_fury")
    assert (one.combats, one.hp) == (2, 7)


@rule("SS-ATK-02", "SS-FULL-ATK-04")
def test_execution_finishes_a_target_at_half_hp() -> None:
    at, _ = duel("reaver", "b_execution", enemy("orc_raider", "blue", "T01a.C", hp=2), rank=4)
    at.do("strike:20:w_greatsword").load(3, 1).do("done")
    assert (at.prompt, at.keys) == ("ask-attack-after", ["done", "use:b_execution"])
    at.do("use:b_execution")  # two lethal hits: no defence die
    assert at.state.enemies == []
    at, _ = duel("reaver", "b_execution", enemy("orc_raider", "blue", "T01a.C", hp=3), rank=4)
    at.do("strike:20:w_greatsword").load(1, 1).do("done")
    assert at.prompt == "ask-turn"


def test_red_harvest_heals_and_moves_once_a_turn() -> None:
    at, one = duel("reaver", "b_red_harvest", enemy("wolf", "green", "T01a.C", hp=1), rank=5)
    one.hp = 5
    at.do("strike:20:w_greatsword").load(3, 1, 1).do("done")
    assert (one.hp, one.extra) == (6, 1)


def test_bulwark_takes_the_attack_of_a_hero_beside() -> None:
    one, other = hero("warden", "T01a.C"), hero("trickster", "T01a.C")
    at = quest(one, other, enemy("orc_raider", "green", "T01a.C"))
    hit(at, other, 7, 5, 1, keys=("use:bulwark",))
    assert (one.hp, other.hp, one.turned) == (3, 5, {"bulwark": 1})


def test_blood_price_buys_a_red_die_in_melee() -> None:
    at, one = duel("reaver", "", enemy("ogre_breaker", "green", "T01a.C"))
    at.do("strike:20:w_greatsword", "use:blood_price").load(7, 7, 1, 1).do("done")
    assert (one.hp, at.state.enemies) == (6, [])


# Durgan


def test_hammerfall_knocks_down() -> None:
    at, _ = duel("lightbearer", "d_hammerfall", enemy("orc_raider", "blue", "T01a.C"))
    at.do("use:d_hammerfall").load(9, 1, 1).do("done")
    assert (at.state.enemies[0].hp, at.state.enemies[0].conditions) == (3, {"knocked_down": 1})


def test_stoneblood_gives_two_shields() -> None:
    at, one = duel("lightbearer", "d_stoneblood")
    at.do("use:d_stoneblood")
    assert (one.shields, one.actions, one.turned) == (2, 1, {"d_stoneblood": 3})


@rule("SS-FULL-COND-04", "SS-FULL-POW-03")
def test_iron_blood_is_sound() -> None:
    at, one = duel("lightbearer", "d_iron_blood", rank=2)
    assert max_hp(at.state, one) == 7
    run(give(table(at), one, "poison"))
    run(give(table(at), one, "bleeding"))
    assert (one.conditions, one.hp) == ({}, 6)


@rule("SS-FX-07", "SS-FX-08")
def test_quake_reaches_the_areas_around_and_no_hero() -> None:
    foes = [enemy("gremlin", "green", f"T01a.{letter}") for letter in "CAB"]
    far = enemy("gremlin", "green", "T06a.B")
    at, _ = duel("runecarver", "d_quake", *foes, far, rank=5, others=(hero("trickster", "T01a.A"),))
    at.do("use:d_quake").load(7, 1, 1, 1, 1).do("done", "pick:21")
    assert [foe.id for foe in at.state.enemies] == [23]
    assert at.state.heroes[1].hp == 5


@rule("SS-SOUL-05", "SS-FULL-RANK-06", "SS-FULL-FX-05", "SS-FULL-POW-04")
def test_healing_grows_with_half_the_rank_and_stops_at_the_maximum() -> None:
    for rank, healed in ((1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5)):
        one = hero("lightbearer", "T01a.C", rank=rank, powers=("d_prayer_of_mending",))
        other = hero("warden", "T01a.A", rank=7)
        other.hp = 1
        at = quest(one, other)
        at.do("act:0", "use:d_prayer_of_mending", "pick:1")
        assert (other.hp, one.turned) == (1 + healed, {"d_prayer_of_mending": 3})
    other.hp = 11
    at.do("use:mending_touch", "pick:1")
    assert other.hp == 12


def test_sanctuary_cures_and_shields_all_near() -> None:
    other = hero("warden", "T01a.A")
    at, one = duel("lightbearer", "d_sanctuary", rank=3, others=(other, hero("trickster", "T06a.B")))
    other.conditions = {"slow": 1}
    at.do("use:d_sanctuary")
    assert (other.conditions, other.shields, one.shields, at.state.heroes[2].shields) == ({}, 1, 1, 0)


@pytest.mark.parametrize(("rank", "life"), [(1, 3), (2, 3), (3, 4)])  # half of five, six and seven
def test_call_back_raises_a_ghost_with_half_its_life(rank: int, life: int) -> None:
    dead = hero("warden", "T01a.A", rank=rank)
    dead.ghost, dead.hp = True, 0
    at, _ = duel("lightbearer", "d_call_back", rank=6, others=(dead,))
    at.do("use:d_call_back")
    assert (dead.ghost, dead.hp) == (False, life)


def test_rune_of_wrath_adds_a_red_die_to_a_weapon() -> None:
    at, _ = duel("runecarver", "d_rune_of_wrath", enemy("ogre_breaker", "blue", "T01a.C"))
    at.do("strike:20:w_warhammer", "use:d_rune_of_wrath").load(7, 7, 7, 1).do("done")
    assert at.state.enemies[0].hp == 6 - 5  # six hits, one resisted


def test_rune_of_binding_slows_one_within_two() -> None:
    at, _ = duel(
        "runecarver", "d_rune_of_binding", enemy("wolf", "green", "T01a.D"), enemy("wolf", "green", "T06a.B"), rank=3
    )
    at.do("use:d_rune_of_binding")
    assert [foe.conditions for foe in at.state.enemies] == [{"slow": 1}, {}]


@rule("SS-FULL-HERO-06", "SS-FULL-MOVE-04")
def test_a_companion_acts_once_in_its_owners_turn_counts_and_is_replaced() -> None:
    at, one = duel("runecarver", "d_rune_guardian", enemy("wolf", "green", "T01a.D"), rank=4)
    at.do("use:d_rune_guardian")
    guard = at.state.companions[0]
    assert (guard.id, guard.hp, place(at, guard), here(at.state, one.area)) == (10, 4, "T01a.C", (2, 0))
    at.do("companion_go:T01a.D")
    assert at.prompt == "ask-companion"
    at.load(7, 1).do("companion_strike:20")
    assert at.state.enemies == []
    assert at.offers("companion") == []
    one.turned, one.actions = {}, 1
    at.do("use:d_rune_guardian") if "use:d_rune_guardian" in at.keys else None
    assert len(at.state.companions) == 1
    run(lose_hp(table(at), at.state.companions[0], 4))
    assert at.state.companions == []


def test_a_companion_goes_with_its_owner_also_within_one_attack() -> None:
    one = hero("runecarver", "T01a.C", rank=4, items=())
    one.hp = 1
    at = quest(one, hero("nightblade", "T01a.A"), enemy("orc_shaman", "red", "T01a.C"))
    at.state.companions = [Companion(id=10, area=one.area, hp=4, kind="rune_guardian", owner=0)]
    foe = at.state.enemies[0]
    at.load(7, 7, 1)  # all around: the owner, and nobody else is left
    run(attack(table(at), foe, one, foe.card.attacks["far"], "enemy"))
    assert (one.ghost, at.state.companions) == (True, [])


def test_etched_skin_gives_shields_out_of_fights() -> None:
    at, one = duel("runecarver", "")
    one.hp = 6
    for shields in (1, 2, 2):
        at.do("end_turn")
        assert one.shields == shields


# Sylwen


@rule("SS-FULL-DEF-10", "SS-FULL-ITEM-04")
def test_a_second_shot_needs_a_target() -> None:
    at, _ = duel("wayfinder", "s_twin_shot", enemy("wolf", "green", "T01a.A", hp=1))
    at.do("use:s_twin_shot").load(7, 1).do("done", "no")
    assert (at.state.enemies, at.prompt, at.unrolled) == ([], "ask-turn", [])


@pytest.mark.parametrize(
    ("weapon", "foe", "offered"),
    [("w_spear", "T01a.A", True), ("w_spear", "T01a.C", True), ("w_short_sword", "T01a.C", False)],
)
def test_twin_shot_needs_a_weapon_that_reaches_beyond_the_area(weapon: str, foe: str, offered: bool) -> None:
    one = hero("wayfinder", "T01a.C", powers=("s_twin_shot",), items=(weapon,))
    at = quest(one, enemy("wolf", "green", foe))
    assert f"strike:20:{weapon}" in at.keys
    assert ("use:s_twin_shot" in at.keys) is offered


def test_twin_shot_is_two_attacks_and_focus_is_for_the_first() -> None:
    at, one = duel("wayfinder", "s_twin_shot", enemy("wolf", "green", "T01a.A"), enemy("wolf", "green", "T01a.D"))
    at.do("use:s_twin_shot", "pick:20")
    assert "focus" in at.keys
    at.load(7, 1, 7, 1).do("done", "no")  # the second shot is rolled at once
    assert at.prompt == "ask-may-use"
    at.do("no")
    assert (at.state.enemies, one.combats, one.actions) == ([], 0, 1)


def test_aimed_shot_adds_a_lethal_hit_at_range() -> None:
    at, _ = duel("wayfinder", "s_aimed_shot", enemy("skeleton_guard", "blue", "T01a.A"))
    at.do("strike:20:w_short_bow", "use:s_aimed_shot").load(1).do("done", "no")
    assert at.state.enemies[0].hp == 2  # armor and dice do not help
    at, _ = duel("wayfinder", "s_aimed_shot", enemy("wolf", "green", "T01a.C"))
    at.do("strike:20:w_short_bow")
    assert at.keys == ["done", "focus"]


def test_light_step_is_fast_and_ignores_hindrances() -> None:
    one = hero("wayfinder", "T06a.B", rank=2, powers=("s_light_step",))
    at = quest(one)
    assert movement(at.state, one) == 4
    at.do("go:T06a.C")
    assert one.steps == 3
    one = hero("wayfinder", "T06a.D", rank=2, powers=("s_light_step",))
    quest(one).do("go:T06a.G")
    assert one.hp == 5


def test_arrow_storm_hits_all_around_the_target() -> None:
    foes = [enemy("gremlin", "green", f"T01a.{letter}") for letter in "AB"]
    at, _ = duel("wayfinder", "s_arrow_storm", *foes, rank=5)
    at.do("use:s_arrow_storm", "pick:20").load(3, 1, 1).do("done", "no")
    assert at.state.enemies == []


def test_trailcraft_speeds_heroes_that_begin_nearby() -> None:
    one = hero("wayfinder", "T01a.C", rank=2, powers=("s_trailcraft",))
    at = quest(one, hero("warden", "T01a.A"), hero("trickster", "T06a.B"))
    at.do("act:1")
    assert at.state.heroes[1].extra == 1
    at.do("end_turn", "act:2")
    assert at.state.heroes[2].extra == 0


def test_snare_slows_one_within_three() -> None:
    at, _ = duel("wayfinder", "s_snare", enemy("wolf", "green", "T01a.A"), rank=3)
    at.do("use:s_snare")
    assert at.state.enemies[0].conditions == {"slow": 1}


def test_windrunner_runs_free_and_attacks_again() -> None:
    at, one = duel("wayfinder", "s_windrunner", enemy("wolf", "green", "T01a.C"), rank=6)
    combats = one.combats
    at.do("use:s_windrunner").load().do("go:T01a.A")
    assert (one.combats, one.hp, one.extra) == (combats + 1, 8, 1)


def test_the_hound_is_stronger_from_rank_four() -> None:
    for rank, hp in ((2, 3), (4, 5)):
        at, _ = duel("greenwarden", "s_call_hound", rank=rank)
        at.do("use:s_call_hound")
        assert at.state.companions[0].hp == hp


def test_entangle_slows_and_hurts_on_a_failed_save() -> None:
    foes = enemy("wolf", "green", "T01a.A"), enemy("wolf", "blue", "T01a.D"), enemy("ford_mauler", "master", "T01a.B")
    at, _ = duel("greenwarden", "s_entangle", *foes, rank=4)
    at.load(7, 7).do("use:s_entangle")  # green ones save with 8, blue ones with 7
    assert [(foe.hp, foe.conditions) for foe in foes] == [(1, {"slow": 1}), (3, {}), (4, {})]


def test_renewal_heals_all_within_two() -> None:
    others = hero("warden", "T01a.A"), hero("trickster", "T06a.B")
    others[0].hp = others[1].hp = 1
    at, _ = duel("greenwarden", "s_renewal", rank=6, others=others)
    at.do("use:s_renewal")
    assert (others[0].hp, others[1].hp) == (4, 1)


@rule("SS-FULL-ATK-02", "SS-FULL-ATK-04")
def test_before_a_reroll_you_see_what_focus_and_cards_add() -> None:
    at, _ = duel("wayfinder", "s_aimed_shot", enemy("skeleton_guard", "blue", "T01a.A"))
    at.do("strike:20:w_short_bow", "use:s_aimed_shot").load(1).do("focus")  # nothing is left to use: the dice fall
    fought = scene(at.state, 1).fight
    assert fought is not None
    assert fought.ledger is not None
    assert fought.ledger.assembled == 2


@rule("SS-GOLD-02", "SS-FULL-DICE-03")
def test_keen_eye_rolls_one_die_again_and_none_twice() -> None:
    one = hero("wayfinder", "T01a.C", items=("w_long_bow", "r_hawk_brooch", "c_healing_potion"))
    at = quest(one, enemy("ogre_breaker", "green", "T01a.A"))
    at.do("strike:20:w_long_bow").load(1, 1, 7, 7, 1).do("done")
    assert at.prompt == "ask-may-use"
    at.do("yes", "again:0", "yes")
    assert at.keys == ["done", "again:1"]  # the red one has been rolled again
    at.do("again:1")
    assert at.state.enemies[0].hp == 1


@pytest.mark.parametrize(("faces", "advice"), [((1, 7), ["yes", "again:0"]), ((5, 10), ["no"])])
def test_a_bot_that_rerolls_picks_a_die_that_may_hit_more(faces: tuple[int, int], advice: list[str]) -> None:
    at = quest(hero("wayfinder", "T01a.C", items=("w_long_bow",)), enemy("ogre_breaker", "green", "T01a.A", hp=30))
    at.do("strike:20:w_long_bow").load(*faces, *(8,) * 9)
    while at.prompt != "ask-may-use":
        at.do("done")
    given = []
    while at.prompt in ("ask-may-use", "ask-reroll"):
        best = max(at.ask.options, key=lambda option: weigh(at.state, at.ask, option))
        given.append(best.key())
        at.do(best.key())
    assert given == advice


def test_wild_bond_heals_after_quiet_turns() -> None:
    at, one = duel("greenwarden", "")
    one.hp = 2
    at.load(3).do("end_turn")
    assert one.hp == 3
    at.load(5).do("end_turn")  # a hit, no shield
    assert one.hp == 3


# Nessa


def test_throwing_knives_make_bleed_at_two_areas() -> None:
    at, one = duel("trickster", "n_throwing_knives", enemy("orc_raider", "green", "T01a.A"))
    at.do("use:n_throwing_knives").load(9, 1, 1).do("done")
    assert (at.state.enemies[0].hp, at.state.enemies[0].conditions) == (2, {"bleeding": 1})
    assert one.turned == {"n_throwing_knives": 1}


@rule("SS-DEF-09")
def test_sidestep_adds_two_shields_to_the_defence() -> None:
    one = hero("trickster", "T01a.C", powers=("n_sidestep",))
    at = quest(one, enemy("orc_raider", "green", "T01a.C"))
    hit(at, one, 7, 5, 1, 1, keys=("use:n_sidestep",))
    assert one.hp == 4


def test_locksmith_may_cancel_a_trap() -> None:
    one = hero("trickster", "T01a.C", rank=2, powers=("n_locksmith",))
    at = quest(one)
    at.state.traps.cards = [TrapId("tr_shock_lock.1")] * 2
    at.load(4)
    drive(trap(table(at), one, "chest"), "yes")
    assert one.hp == 5
    at.load(3, 3)
    drive(trap(table(at), one, "chest"), "yes")
    assert one.hp == 4


def test_vanish_hides_and_slips_away() -> None:
    foe = enemy("bandit", "green", "T01a.C")
    at, one = duel("trickster", "n_vanish", foe, rank=4, others=(hero("warden", "T01a.C"),))
    one.hp = 1
    assert aims(at.state, foe, in_band(at.state, foe, (0, 0))) == ("fewest_hp", [one])
    at.do("use:n_vanish")
    assert aims(at.state, foe, in_band(at.state, foe, (0, 0))) == ("fewest_hp", [at.state.heroes[1]])
    assert aims(at.state, foe, [one]) == ("only", [one])
    at.state.heroes[1].conditions["knocked_down"] = 1
    at.load().do("go:T01a.A")
    assert one.hp == 1


def test_lucky_charm_rolls_two_dice_again() -> None:
    at, _ = duel("trickster", "n_lucky_charm", enemy("orc_raider", "blue", "T01a.C"))
    at.do("strike:20:w_short_sword").load(1, 1, 7, 5, 1).do("done", "yes", "again:0", "again:1")
    assert at.state.enemies[0].hp == 1


def test_smoke_bomb_blinds_all_here_but_masters() -> None:
    foes = [
        enemy("wolf", "green", "T01a.C"),
        enemy("ford_mauler", "master", "T01a.C"),
        enemy("wolf", "green", "T01a.A"),
    ]
    at, _ = duel("trickster", "n_smoke_bomb", *foes, rank=3)
    at.do("use:n_smoke_bomb")
    assert [foe.conditions for foe in foes] == [{"blind": 1}, {}, {}]


@rule("SS-FULL-TREAS-03")
def test_grand_heist_finds_more() -> None:
    at, one = duel("trickster", "n_grand_heist", rank=5)
    run(gain_crowns(table(at), one, 0))  # nothing is nothing
    assert one.crowns == 0
    run(gain_crowns(table(at), one, 5))
    assert one.crowns == 15
    at.state.treasures.cards = [TreasureId("t_purse.1"), TreasureId("t_soul_glint.1"), TreasureId("t_heavy_purse.1")]
    drive(draw_treasure(table(at), one), "yes", "keep:t_heavy_purse.1")
    assert (one.crowns, len(at.state.treasures), len(at.state.treasures_gone)) == (55, 1, 2)
    run(draw_treasure(table(at), one))  # once a quest
    assert one.crowns == 75
    one.used = {}
    at.state.treasures.cards = [TreasureId("t_soul_glint.2"), TreasureId("t_soul_glint.3")]
    run(draw_treasure(table(at), one, 2))  # only where one is drawn
    assert at.state.shards == 2


def test_venom_blade_poisons_in_melee_once_a_round() -> None:
    at, _ = duel("nightblade", "n_venom_blade", enemy("orc_raider", "blue", "T01a.C"))
    at.do("strike:20:w_short_sword").load(3, 1, 1).do("done")
    assert (at.state.enemies[0].hp, at.state.enemies[0].conditions) == (3, {"poison": 1})


def test_shadow_strike_leaps_to_an_enemy() -> None:
    at, one = duel("nightblade", "n_shadow_strike", enemy("orc_raider", "blue", "T01a.B"), rank=3)
    at.do("use:n_shadow_strike", "strike:20:w_short_sword").load(1, 1, 1).do("done")
    assert (place(at, one), at.state.enemies[0].hp) == ("T01a.B", 2)


def test_shadow_strike_is_against_the_enemy_leapt_to() -> None:
    foes = [enemy("orc_raider", "blue", "T01a.B"), enemy("orc_raider", "blue", "T01a.B")]
    at, _ = duel("nightblade", "n_shadow_strike", *foes, rank=3)
    at.do("use:n_shadow_strike", "pick:21")
    assert at.keys == ["strike:21:w_short_sword", "strike:21:w_dagger"]
    at.do("strike:21:w_short_sword").load(1, 1, 1).do("done")
    assert [foe.hp for foe in foes] == [4, 2]


def test_death_mark_adds_two_hits_against() -> None:
    at, one = duel("nightblade", "n_death_mark", enemy("orc_raider", "blue", "T01a.C"), rank=6)
    at.do("use:n_death_mark", "strike:20:w_short_sword").load(1, 1, 1).do("done")
    assert (at.state.enemies[0].hp, one.turned) == (2, {"n_death_mark": 3})


def test_nimble_leaves_unharmed_once_a_turn() -> None:
    at, one = duel("trickster", "", enemy("wolf", "green", "T01a.C"), enemy("wolf", "green", "T01a.A"))
    at.load().do("go:T01a.A", "yes")
    assert (place(at, one), one.hp) == ("T01a.A", 5)
    at.load(7, 1, 1).do("go:T01a.B")
    assert one.hp == 3


def test_backstab_adds_a_hit_beside_a_hero_or_against_the_hampered() -> None:
    at, _ = duel("nightblade", "", enemy("orc_raider", "blue", "T01a.C"))
    at.state.enemies[0].conditions["slow"] = 1
    at.do("strike:20:w_short_sword").load(1, 1, 1).do("done")
    assert at.state.enemies[0].hp == 3
    at, _ = duel("nightblade", "", enemy("orc_raider", "blue", "T01a.C"))
    at.do("strike:20:w_short_sword").load(1, 1).do("done")
    assert at.state.enemies[0].hp == 4


# Ilvara


def test_bolts_of_the_mage() -> None:
    for cls, power, faces, hp, condition in (
        ("frost_seer", "i_arcane_bolt", (7, 1, 1), 4, {}),
        ("frost_seer", "i_frost_lance", (9, 1, 1), 5, {"slow": 1}),
    ):
        at, one = duel(cls, power, enemy("ogre_breaker", "blue", "T01a.A"))
        at.do(f"use:{power}").load(*faces).do("done")
        assert (at.state.enemies[0].hp, at.state.enemies[0].conditions) == (hp, condition)
        assert one.combats == 0
    at, _ = duel("flame_witch", "i_fire_bolt", enemy("ogre_breaker", "blue", "T01a.A"))
    at.do("use:i_fire_bolt").load(9, 1, 1).do("done")  # the bolt burns, and kindles
    assert at.state.enemies[0].burning == [2, 1]


@rule("SS-FULL-MOVE-05")
def test_blink_goes_where_one_sees_without_a_step() -> None:
    at, one = duel("frost_seer", "i_blink", enemy("wolf", "green", "T01a.C"))
    at.load().do("use:i_blink", "into:T01a.A")
    assert (place(at, one), one.moved, one.hp) == ("T01a.A", False, 4)


def test_spell_focus_and_orb_add_dice_to_powers_once_a_round() -> None:
    one = hero(
        "frost_seer", "T01a.C", rank=2, powers=("i_arcane_bolt", "i_spell_focus"), items=("w_wand", "w_focus_orb")
    )
    at = quest(one, enemy("ogre_breaker", "blue", "T01a.A"))
    one.combats = 2
    at.do("use:i_arcane_bolt").load(7, 5, 5, 5, 1).do("done")  # one red and three blue dice
    assert at.state.enemies[0].hp == 1


def test_time_slip_turns_two_cards_of_another() -> None:
    other = hero("warden", "T01a.A", powers=("b_cleave", "b_unbroken"))
    other.turned = {"bulwark": 1, "b_cleave": 2, "b_unbroken": 4}
    at, _ = duel("frost_seer", "i_time_slip", rank=6, others=(other,))
    at.do("use:i_time_slip", "ready:b_cleave", "ready:b_unbroken")
    assert other.turned == {"bulwark": 1}


def test_ice_wall_holds_enemies_out() -> None:
    at, one = duel("frost_seer", "i_ice_wall", enemy("orc_raider", "green", "T01a.D"), rank=3)
    at.do("use:i_ice_wall")
    assert at.keys == [f"into:T01a.{letter}" for letter in "ABECD"] + ["into:T07a.B"]  # in sight, no further than two
    at.do("into:T01a.C")
    assert at.state.sealed == [one.area]


def test_blizzard_slows_around() -> None:
    foes = [enemy("ogre_breaker", "blue", f"T01a.{letter}") for letter in "AB"]
    at, _ = duel("frost_seer", "i_blizzard", *foes, rank=5)
    at.do("use:i_blizzard", "pick:20").load(9, 1, 1, 1).do("done")
    assert [(foe.hp, foe.conditions) for foe in foes] == [(5, {"slow": 1})] * 2


@rule("SS-FULL-MAP-09")
def test_wall_of_flame_burns_figures_there_and_arriving() -> None:
    foe = enemy("orc_raider", "green", "T01a.A")
    at, one = duel("flame_witch", "i_wall_of_flame", foe, rank=3)
    at.do("use:i_wall_of_flame", "into:T01a.A")
    assert (foe.burning, [(fire.level, fire.ages) for fire in at.state.fires]) == ([2], [(2, 2)])
    at.state.enemies = []
    at.do("go:T01a.A")
    assert one.burning == [2]
    one.burning = []
    at.do("end_turn")
    assert [fire.ages for fire in at.state.fires] == [1]
    assert one.burning == [2]  # the turn begins there
    at.do("end_turn")
    assert at.state.fires == []


def test_meteor_falls_from_afar_and_burns() -> None:
    foes = [enemy("ogre_breaker", "blue", f"T01a.{letter}") for letter in "AB"]
    at, _ = duel("flame_witch", "i_meteor", *foes, rank=6)
    at.do("use:i_meteor", "pick:20").load(7, 1, 1, 1, 1).do("done")
    assert [(foe.hp, foe.burning) for foe in foes] == [(4, [1])] * 2
    at, _ = duel("flame_witch", "i_meteor", enemy("wolf", "green", "T01a.C"), rank=6)
    assert at.offers("use:i_meteor") == []


def test_rime_ward_is_renewed_up_to_one() -> None:
    at, one = duel("frost_seer", "")
    for _ in range(2):
        at.do("end_turn")
        assert one.shields == 1
