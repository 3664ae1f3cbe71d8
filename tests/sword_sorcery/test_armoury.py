"""Every weapon, shield, armor and artifact, in use."""

import pytest

from emberhall.games.sword_sorcery.content import ITEMS
from emberhall.games.sword_sorcery.rules.conditions import burn
from emberhall.games.sword_sorcery.rules.death import lose_hp
from emberhall.games.sword_sorcery.rules.doors import trap
from emberhall.games.sword_sorcery.rules.stats import armor, defence, max_hp, movement, save_number
from emberhall.games.sword_sorcery.state import Hero, State, TrapId
from emberhall.rulebook import rule
from emberhall.testing import Position

from .positions import drive, enemy, hero, place, put_in_bag, quest, quiet_round, run, strikes, table

#: The weapon, who wields it, the enemy and where it stands (the hero is in T01a.C), the dice as they fall, what is
#: left of the enemy: hit points, conditions, burning.
WEAPONS = [
    ("w_club", "warden", ("bandit", "red"), "T01a.C", (7, 1), 4, {}, []),  # two hits, armor 1
    ("w_dagger", "reaver", ("ogre_breaker", "blue"), "T01a.C", (10, 5, 8), 5, {}, []),  # one lethal, one stopped
    ("w_short_sword", "trickster", ("ogre_breaker", "blue"), "T01a.C", (3, 5, 1), 4, {}, []),
    ("w_longsword", "lightbearer", ("ogre_breaker", "blue"), "T01a.C", (9, 1, 1), 4, {}, []),
    ("w_battle_axe", "reaver", ("orc_raider", "red"), "T01a.C", (9, 1, 1), 4, {}, []),  # armor does not help
    ("w_greatsword", "reaver", ("ogre_breaker", "blue"), "T01a.C", (7, 9, 1), 2, {}, []),
    ("w_mace", "warden", ("orc_raider", "blue"), "T01a.C", (9, 5, 1), 2, {"slow": 1}, []),
    ("w_warhammer", "runecarver", ("orc_raider", "blue"), "T01a.C", (9, 1, 1), 3, {"knocked_down": 1}, []),
    ("w_spear", "lightbearer", ("ogre_breaker", "blue"), "T01a.A", (3, 5, 1), 4, {}, []),
    ("w_short_bow", "wayfinder", ("ogre_breaker", "blue"), "T07a.D", (9, 1), 4, {}, []),
    ("w_long_bow", "greenwarden", ("ogre_breaker", "blue"), "T07a.C", (9, 5, 8), 5, {}, []),  # one lethal, one stopped
    ("w_crossbow", "reaver", ("bandit", "red"), "T07a.D", (9, 1, 1), 4, {}, []),  # armor does not help
    ("w_throwing_axe", "reaver", ("ogre_breaker", "blue"), "T07a.B", (7, 1), 4, {}, []),
    ("w_staff", "frost_seer", ("orc_raider", "blue"), "T01a.C", (7, 1), 2, {}, []),
    ("w_wand", "frost_seer", ("orc_raider", "blue"), "T07a.D", (7, 1), 2, {}, []),
    ("w_scepter", "lightbearer", ("skeleton_guard", "blue"), "T01a.A", (3, 1, 1), 3 - 1, {}, []),  # weak to holy
    ("w_flamebrand", "warden", ("ogre_breaker", "blue"), "T01a.C", (9, 1, 1), 4, {}, [1]),
    ("w_frost_edge", "trickster", ("ogre_breaker", "blue"), "T01a.C", (9, 5, 1), 4, {"slow": 1}, []),
    ("w_serpent_fang", "nightblade", ("ogre_breaker", "blue"), "T01a.C", (3, 1, 1), 5, {"poison": 1}, []),
    ("w_gravebane", "warden", ("skeleton_guard", "red"), "T01a.C", (7, 3, 1, 1), 5 - 3, {}, []),  # a die, a hit more
    ("w_gravebane", "warden", ("ogre_breaker", "blue"), "T01a.C", (7, 1, 1), 4, {}, []),
    ("w_gloom_axe", "reaver", ("ogre_breaker", "blue"), "T01a.C", (3, 7, 1), 3, {}, []),
    ("w_starwood_staff", "lightbearer", ("ogre_breaker", "blue"), "T07a.B", (3, 5, 1), 4, {}, []),
    ("w_storm_bow", "wayfinder", ("ogre_breaker", "blue"), "T07a.C", (9, 7, 1), 3, {"stun": 1}, []),
    ("w_returning_axe", "trickster", ("ogre_breaker", "blue"), "T07a.B", (3, 5, 1), 4, {}, []),
    ("w_dawn_scepter", "lightbearer", ("ogre_breaker", "blue"), "T07a.B", (3, 7, 1), 3, {}, []),
    ("w_oathblade", "warden", ("ogre_breaker", "blue"), "T01a.C", (3, 5, 1), 4, {}, []),
    ("w_hungerblade", "reaver", ("ogre_breaker", "blue"), "T01a.C", (3, 5, 1), 4, {}, []),
]


def struck(
    item: str, cls: str, kind: tuple[str, str], where: str, faces: tuple[int, ...], *more: str
) -> tuple[Position[State], Hero]:
    """A hero with an item attacks an enemy, declining everything optional."""
    one = hero(cls, "T01a.C", items=(item, *more))
    foe = enemy(*kind, where)
    at = quest(one, foe)
    at.do(f"strike:20:{item}").load(*faces)
    while at.prompt in ("ask-before-roll", "ask-may-use", "ask-attack-after", "ask-bash"):
        at.do("done" if "done" in at.keys else "no" if "no" in at.keys else "leave_it")
    assert at.unrolled == []
    return at, one


@rule("SS-FULL-ITEM-04", "SS-FULL-ITEM-01")
@pytest.mark.parametrize("line", WEAPONS, ids=lambda line: line[0])
def test_a_weapon(
    line: tuple[str, str, tuple[str, str], str, tuple[int, ...], int, dict[str, int], list[int]],
) -> None:
    item, cls, kind, where, faces, hp, got, burning = line
    at, one = struck(item, cls, kind, where, faces)
    foe = at.state.enemies[0]
    assert (foe.hp, foe.conditions, foe.burning) == (hp, got, burning)
    assert one.combats == 0


def test_no_weapon_is_left_out() -> None:
    weapons = {id for id, item in ITEMS.items() if item.kind == "weapon"}
    assert weapons - {line[0] for line in WEAPONS} == {"w_giants_maul"}


#: How far each reaches: an area at that distance in sight of T01a.C, and one beyond.
REACH = {0: ("T01a.C", "T01a.A"), 1: ("T01a.A", "T07a.B"), 2: ("T07a.B", "T07a.D"), 3: ("T07a.D", "T07a.C")}


@rule("SS-FULL-RANGE-02")
@pytest.mark.parametrize(
    ("item", "cls", "most"),
    [
        ("w_club", "warden", 0), ("w_dagger", "reaver", 0), ("w_short_sword", "reaver", 0),
        ("w_longsword", "warden", 0), ("w_battle_axe", "reaver", 0), ("w_greatsword", "reaver", 0),
        ("w_mace", "warden", 0),
        ("w_warhammer", "warden", 0), ("w_spear", "warden", 1), ("w_short_bow", "wayfinder", 3),
        ("w_crossbow", "reaver", 3), ("w_throwing_axe", "reaver", 2), ("w_staff", "frost_seer", 0),
        ("w_wand", "frost_seer", 3), ("w_scepter", "lightbearer", 1), ("w_flamebrand", "warden", 0),
        ("w_starwood_staff", "frost_seer", 2), ("w_returning_axe", "reaver", 2), ("w_dawn_scepter", "lightbearer", 2),
        ("w_giants_maul", "warden", 0), ("w_gloom_axe", "reaver", 0),
    ],
)  # fmt: skip
def test_how_far_a_weapon_reaches(item: str, cls: str, most: int) -> None:
    within, beyond = REACH[most]
    for where, offered in ((within, [f"strike:20:{item}"]), (beyond, []), ("T01a.C", [f"strike:20:{item}"])):
        at = quest(hero(cls, "T01a.C", items=(item,)), enemy("wolf", "green", where))
        assert at.offers("strike") == offered


def test_long_bows_reach_four_areas() -> None:
    for item in ("w_long_bow", "w_storm_bow"):
        at = quest(hero("wayfinder", "T01a.C", items=(item,)), enemy("wolf", "green", "T07a.C"))
        assert at.offers("strike") == [f"strike:20:{item}"]
        at = quest(hero("wayfinder", "T01a.C", items=(item,)), enemy("wolf", "green", "T06a.D"))
        assert at.offers("strike") == []


def test_the_giants_maul_fells_and_pushes() -> None:
    at = quest(hero("warden", "T01a.C", items=("w_giants_maul",)), enemy("orc_raider", "red", "T01a.C"))
    at.do("strike:20:w_giants_maul").load(9, 3, 5, 1).do("done")
    foe = at.state.enemies[0]
    assert (foe.hp, foe.conditions, at.prompt) == (3, {"knocked_down": 1}, "ask-bash")  # knocked down: no armor
    at.do("into:T01a.A")
    assert place(at, foe) == "T01a.A"


@rule("SS-GOLD-02")
def test_a_staff_rolls_a_die_of_a_power_again_once_a_turn() -> None:
    one = hero("frost_seer", "T01a.C", powers=("i_arcane_bolt",), items=("w_staff",))
    at = quest(one, enemy("ogre_breaker", "blue", "T01a.A"))
    one.combats = 2
    at.do("use:i_arcane_bolt").load(1, 1, 7, 1).do("done", "yes", "again:0")
    assert at.state.enemies[0].hp == 4
    one.turned = {}
    at.do("dash").load(1, 1).do("use:i_arcane_bolt")
    assert at.prompt == "ask-turn"
    at = quest(hero("frost_seer", "T01a.C", items=("w_staff",)), enemy("ogre_breaker", "blue", "T01a.C"))
    at.do("strike:20:w_staff").load(1).do("done")  # no power: no question
    assert at.prompt == "ask-turn"


def test_starwood_adds_a_blue_die_to_a_power_once_a_turn() -> None:
    one = hero("frost_seer", "T01a.C", powers=("i_arcane_bolt",), items=("w_starwood_staff",))
    at = quest(one, enemy("ogre_breaker", "red", "T01a.A"))
    one.combats = 2
    at.do("use:i_arcane_bolt").load(7, 5, 5, 1).do("done")
    assert at.state.enemies[0].hp == 8 - 3  # four hits, armor 1
    one.turned = {}
    at.do("dash").load(7, 5, 1).do("use:i_arcane_bolt")
    assert at.state.enemies[0].hp == 5 - 2


def test_a_holy_symbol_strikes_the_undead() -> None:
    at, _ = struck("w_mace", "lightbearer", ("skeleton_guard", "red"), "T01a.C", (1, 1, 1), "w_holy_symbol")
    assert at.state.enemies[0].hp == 4  # one by the symbol, one by weakness, armor 1
    at, _ = struck("w_mace", "lightbearer", ("ogre_breaker", "blue"), "T01a.C", (1, 1), "w_holy_symbol")
    assert at.state.enemies[0].hp == 6


def test_a_gloom_axe_drinks_once_a_turn() -> None:
    one = hero("reaver", "T01a.C", items=("w_gloom_axe",))
    at = quest(one, enemy("ogre_breaker", "red", "T01a.C"))
    one.hp, one.combats = 3, 2
    at.do("strike:20:w_gloom_axe").load(7, 1, 1).do("done")
    assert one.hp == 4
    at.do("strike:20:w_gloom_axe").load(7, 1, 1).do("done")
    assert (one.hp, at.state.enemies[0].hp) == (4, 6)


@rule("SS-FULL-ITEM-07")
def test_soul_weapons_turned_over() -> None:
    one = hero("warden", "T01a.C", items=("w_oathblade",))
    one.flipped, one.hp = ["w_oathblade"], 3
    at = quest(one, enemy("ogre_breaker", "red", "T01a.C"))
    at.do("strike:20:w_oathblade").load(9, 7, 5, 1).do("done")  # two red dice and a blue one
    assert (one.hp, at.state.enemies[0].hp, armor(at.state, one)) == (4, 5, 1)
    one = hero("reaver", "T01a.C", items=("w_hungerblade",))
    one.flipped = ["w_hungerblade"]
    at = quest(one, enemy("ogre_breaker", "red", "T01a.C"))
    assert one.hp == 6  # his turn has begun
    at.do("strike:20:w_hungerblade").load(9, 3, 3, 2, 1).do("done")  # three red dice; the second wound of six
    foe = at.state.enemies[0]
    assert (foe.hp, foe.wounds) == (6, ["w_dazed_mind"])


#: The armor, who wears it: armor value, red and blue defence dice, shield tokens after a Time phase, the save number.
ARMORS = [
    ("a_robe", "frost_seer", 0, (0, 1), 0, 5),
    ("a_leather", "warden", 0, (0, 2), 0, 6),
    ("a_studded", "trickster", 0, (1, 1), 0, 4),
    ("a_chain", "lightbearer", 1, (0, 1), 0, 5),
    ("a_plate", "warden", 1, (1, 1), 0, 6),
    ("a_warded_robe", "frost_seer", 0, (1, 0), 1, 6),
    ("a_shadow_leather", "trickster", 0, (1, 1), 0, 4),
    ("a_saints_mail", "warden", 1, (1, 0), 1, 6),
    ("a_drake_scale", "reaver", 1, (1, 1), 0, 7),
    ("a_bark_hauberk", "wayfinder", 0, (2, 0), 0, 5),
    ("a_mirror_robe", "flame_witch", 0, (1, 0), 2, 6),
    ("w_buckler", "warden", 0, (0, 2), 0, 6),
    ("w_kite_shield", "warden", 0, (1, 1), 0, 6),
    ("r_amulet_of_warding", "reaver", 0, (0, 1), 1, 7),
    ("r_band_of_resolve", "reaver", 0, (0, 1), 0, 5),
]


@rule("SS-FULL-ITEM-08", "SS-FULL-DICE-05", "SS-FULL-SAVE-01")
@pytest.mark.parametrize("line", ARMORS, ids=lambda line: line[0])
def test_what_protects(line: tuple[str, str, int, tuple[int, int], int, int]) -> None:
    item, cls, value, dice, tokens, save = line
    one = hero(cls, "T01a.C", rank=3, items=(item,))
    at = quest(one, hero("runecarver", "T06a.H"))
    assert (armor(at.state, one), defence(at.state, one), save_number(at.state, one)) == (value, dice, save)
    at.do("act:0", "end_turn", "end_turn")
    assert one.ward == tokens
    foe = enemy("orc_raider", "blue", "T01a.C")
    foe.powers, foe.id, foe.area = [], 20, one.area
    at.state.enemies = [foe]
    one.shields = 0
    before, ordinary = one.hp, 4 - value - tokens  # two red dice with two hits each: a die for each that is left
    strikes(at, foe, one, 7, 7, *(1 for _ in range(min(ordinary, sum(dice)))))
    assert (one.hp, one.ward) == (before - ordinary, 0)


def test_no_armor_is_left_out() -> None:
    assert {id for id, item in ITEMS.items() if item.kind == "armor"} <= {line[0] for line in ARMORS}


@rule("SS-FULL-MOVE-03")
def test_shadow_leather_slips_away_once_a_turn() -> None:
    one = hero("nightblade", "T01a.C", items=("a_shadow_leather",))
    at = quest(one, enemy("wolf", "green", "T01a.C"), enemy("wolf", "blue", "T01a.A"))
    at.load().do("go:T01a.A", "yes")
    assert (place(at, one), one.hp) == ("T01a.A", 5)
    at.load(1, 1).do("go:T01a.B")  # not again: the wolf bites
    assert (place(at, one), at.unrolled) == ("T01a.B", [])


def test_drake_scale_does_not_burn() -> None:
    one = hero("reaver", "T01a.C", items=("a_drake_scale",))
    at = quest(one)
    burn(table(at), one, 2)
    assert one.burning == []


def test_a_bark_hauberk_heals_out_of_fights() -> None:
    one = hero("wayfinder", "T01a.C", items=("a_bark_hauberk",))
    at = quest(one)
    one.hp = 3
    at.do("end_turn")
    assert one.hp == 4
    at = quest(one := hero("wayfinder", "T01a.C", items=("a_bark_hauberk",)), enemy("wolf", "green", "T01a.C"))
    one.hp = 2
    quiet_round(at)
    assert one.hp == 3  # the encounter card alone


def test_artifacts_that_change_a_number() -> None:
    at = quest(one := hero("warden", "T01a.C", items=("r_boots_of_haste",)))
    assert movement(at.state, one) == 3
    at = quest(one := hero("warden", "T01a.C", items=("r_ring_of_vigor",)))
    assert max_hp(at.state, one) == 6
    at = quest(hero("wayfinder", "T01a.C", items=("w_short_bow", "r_hawk_brooch")), enemy("wolf", "green", "T07a.C"))
    assert at.offers("strike") == ["strike:20:w_short_bow"]  # four areas


def test_a_lantern_lights_the_night() -> None:
    for time, faces, hp in (("night", (3, 1, 1), 5), ("day", (3, 1, 1), 5)):
        one = hero("warden", "T01a.C", items=("w_longsword", "r_lantern_of_dawn"))
        at = quest(one, enemy("ogre_breaker", "blue", "T01a.C"))
        at.state.time = time  # type: ignore[assignment]
        at.do("strike:20:w_longsword").load(*faces).do("done")
        assert at.state.enemies[0].hp == hp


def test_gloves_of_might_strike_harder_in_melee_once_a_round() -> None:
    one = hero("reaver", "T01a.C", items=("w_greatsword", "r_gloves_of_might"))
    at = quest(one, enemy("ogre_breaker", "blue", "T01a.C"))
    one.combats = 2
    at.do("strike:20:w_greatsword").load(1, 1, 1).do("done")
    assert at.state.enemies[0].hp == 5
    at.do("strike:20:w_greatsword").load(1, 1).do("done")
    assert at.state.enemies[0].hp == 5
    at = quest(
        hero("reaver", "T01a.C", items=("w_throwing_axe", "r_gloves_of_might")), enemy("wolf", "green", "T01a.A")
    )
    at.do("strike:20:w_throwing_axe").load(1).do("done")
    assert at.state.enemies[0].hp == 2


def test_a_hawk_brooch_rolls_a_shot_again_once_a_round() -> None:
    one = hero("wayfinder", "T01a.C", items=("w_short_bow", "r_hawk_brooch"))
    at = quest(one, enemy("ogre_breaker", "blue", "T01a.A"))
    at.do("strike:20:w_short_bow").load(1, 7, 1).do("done")
    assert at.prompt == "ask-may-use"
    at.do("yes", "again:0")
    while at.prompt == "ask-may-use":  # his own keen eye
        at.do("no")
    assert at.state.enemies[0].hp == 4


@rule("SS-FULL-DEATH-01")
def test_a_phoenix_feather_saves_once() -> None:
    one = hero("reaver", "T01a.C", items=("r_phoenix_feather",))
    at = quest(one, hero("trickster", "T01a.A"))
    drive(lose_hp(table(at), one, 9), "use:r_phoenix_feather")
    assert (one.hp, one.ghost, at.state.charges) == (3, False, {"r_phoenix_feather": 0})
    drive(lose_hp(table(at), one, 9))
    assert one.ghost


def test_a_soul_lantern_finds_a_shard_in_the_mighty() -> None:
    for kind, rank, shards in (("wolf", "red", 4), ("wolf", "blue", 2), ("ford_mauler", "master", 7)):
        one = hero("reaver", "T01a.C", items=("r_soul_lantern",))
        at = quest(one, hero("trickster", "T01a.A"), enemy(kind, rank, "T01a.C", hp=1))
        at.state.treasures.cards = []
        run(lose_hp(table(at), at.state.enemies[0], 1, one))
        assert at.state.shards == shards


def test_a_trap_kit_cancels_a_trap_and_is_gone() -> None:
    one = hero("reaver", "T01a.C", items=("c_trap_kit",))
    at = quest(one)
    at.state.traps.cards = [TrapId("tr_shock_lock.1"), TrapId("tr_shock_lock.2")]
    at.load()
    drive(trap(table(at), one, "chest"), "use:c_trap_kit")
    assert (one.hp, one.bag) == (7, [])
    at.load(1)
    drive(trap(table(at), one, "chest"))
    assert one.hp == 6


@rule("SS-FULL-MOVE-05")
def test_a_blink_scroll_takes_two_areas_away() -> None:
    one = hero("reaver", "T01a.C", items=("c_blink_scroll",))
    at = quest(one, enemy("wolf", "green", "T01a.C"))
    at.load().do("use:c_blink_scroll")
    assert at.keys == [f"into:{area}" for area in ("T01a.A", "T01a.B", "T01a.E", "T01a.D", "T07a.B")]
    at.do("into:T07a.B")
    assert (place(at, one), one.bag, one.hp, one.moved) == ("T07a.B", [], 7, False)


def test_lamp_and_signet_do_nothing_by_themselves() -> None:
    for item in ("q_grave_lamp", "q_signet"):
        at = quest(hero("reaver", "T01a.C", items=()))
        put_in_bag(at, item)
        assert at.offers("use") == []
