"""Treasures, shadows, wounds, searches and companions, one by one."""

import pytest

from emberhall.games.sword_sorcery.content import ITEMS, TREASURES
from emberhall.games.sword_sorcery.rules.attack import attack
from emberhall.games.sword_sorcery.rules.conditions import wound
from emberhall.games.sword_sorcery.rules.death import lose_hp
from emberhall.games.sword_sorcery.rules.doors import search, trap
from emberhall.games.sword_sorcery.rules.goods import draw_treasure
from emberhall.games.sword_sorcery.rules.stats import armor, bonus, defence, max_hp, movement, save_number
from emberhall.games.sword_sorcery.state import Hero, ShadowId, State, TrapId, TreasureId
from emberhall.rulebook import rule
from emberhall.testing import Position

from .positions import drive, enemy, hero, place, quest, run, table

#: What a treasure gives: crowns, shards, or the item of the same name.
SUMS = {"t_purse": (20, 0), "t_heavy_purse": (40, 0), "t_soul_glint": (0, 1)}
COPIES = {
    "t_purse": 4, "t_heavy_purse": 2, "t_soul_glint": 3, "t_healing_potion": 4, "t_strong_healing_potion": 2,
    "t_fire_flask": 2,
}  # fmt: skip
SECOND_ACT = {
    "t_giants_maul", "t_gloom_axe", "t_storm_bow", "t_dawn_scepter", "t_oathblade", "t_hungerblade", "t_saints_mail",
    "t_drake_scale", "t_mirror_robe", "t_phoenix_feather", "t_soul_lantern", "t_mantle_of_command",
}  # fmt: skip


@rule("SS-FULL-TREAS-03", "SS-FULL-SETUP-08")
@pytest.mark.parametrize("card", TREASURES)
def test_a_treasure(card: str) -> None:
    one = hero("reaver", "T01a.C", items=())
    at = quest(one)
    at.state.treasures.cards = [TreasureId(f"{card}.1")]
    run(draw_treasure(table(at), one))
    crowns, shards = SUMS.get(card, (0, 0))
    assert (one.crowns, at.state.shards) == (crowns, shards)
    assert one.bag == ([] if card in SUMS else [id for id in ITEMS if id[2:] == card[2:]])
    assert at.state.treasures_gone.cards == [f"{card}.1"]
    assert (TREASURES[card].copies, TREASURES[card].act) == (COPIES.get(card, 1), 2 if card in SECOND_ACT else 1)


@rule("SS-FULL-TREAS-03")
def test_of_several_treasures_some_are_kept() -> None:
    one = hero("reaver", "T01a.C", items=())
    at = quest(one)
    at.state.treasures.cards = [TreasureId(id) for id in ("t_soul_glint.1", "t_purse.1", "t_heavy_purse.1")]
    drive(draw_treasure(table(at), one, 2, 1), "keep:t_purse.1")
    assert (one.crowns, at.state.treasures.cards) == (20, ["t_soul_glint.1"])
    assert at.state.treasures_gone.cards == ["t_heavy_purse.1", "t_purse.1"]
    at.state.treasures_gone.cards = []
    drive(draw_treasure(table(at), one, 2))  # no more than there are
    assert (one.crowns, at.state.shards) == (20, 1)


@rule("SS-FULL-TREAS-03")
def test_one_treasure_is_drawn_and_all_are_kept_unless_said() -> None:
    one = hero("reaver", "T01a.C", items=())
    at = quest(one)
    at.state.treasures.cards = [TreasureId(id) for id in ("t_soul_glint.1", "t_purse.1", "t_heavy_purse.1")]
    run(draw_treasure(table(at), one))
    assert (one.crowns, at.state.treasures.cards) == (40, ["t_soul_glint.1", "t_purse.1"])
    run(draw_treasure(table(at), one, 2))
    assert (one.crowns, at.state.shards, at.state.treasures.cards) == (60, 1, [])


def test_a_treasure_is_kept_once() -> None:
    one = hero("reaver", "T01a.C", items=())
    at = quest(one)
    at.state.treasures.cards = [TreasureId(id) for id in ("t_soul_glint.1", "t_purse.1", "t_heavy_purse.1")]
    flow = draw_treasure(table(at), one, 3, 2)
    asked = next(flow)
    assert asked.keys() == ["keep:t_heavy_purse.1", "keep:t_purse.1", "keep:t_soul_glint.1"]
    asked = flow.send(asked.options[1])
    assert asked.keys() == ["keep:t_heavy_purse.1", "keep:t_soul_glint.1"]


@rule("SS-FULL-ENEMY-09", "SS-FULL-SETUP-10")
@pytest.mark.parametrize(
    ("card", "small", "large", "crowns"),
    [
        ("s_none", [], [], 0),
        ("s_bystander", [], [], 5),
        ("s_green", ["green"], ["green", "green"], 0),
        ("s_blue", ["blue"], ["blue"], 0),
        ("s_pack", ["green", "green"], ["green", "green"], 0),
        ("s_red", ["red"], ["red"], 0),
    ],
)
def test_a_shadow(card: str, small: list[str], large: list[str], crowns: int) -> None:
    classes = ("wayfinder", "trickster", "warden", "frost_seer")
    for party, ranks in ((classes[:2], small), (classes, large)):
        at = quest(*(hero(cls, "T06a.D") for cls in party))
        at.state.tokens.append("sh_3")  # in T06a.B
        at.state.shadows.cards = [ShadowId(f"{card}.0")]
        at.state.closed = 1
        at.do("act:0", "go:T06a.F")
        assert [(foe.rank, place(at, foe)) for foe in at.state.enemies] == [(rank, "T06a.B") for rank in ranks]
        assert (at.state.heroes[0].crowns, at.state.shadows_gone.cards) == (crowns, [f"{card}.0"])
        assert "sh_3" not in at.state.tokens


@rule("SS-GOLD-03")
def test_shadows_that_are_used_up_are_shuffled_again() -> None:
    at = quest(hero("wayfinder", "T06a.D"), hero("trickster", "T06a.D"))
    at.state.tokens += ["sh_3", "sh_2"]
    at.state.shadows.cards, at.state.shadows_gone.cards = [ShadowId("s_none.0")], []
    at.do("act:0", "go:T06a.F")
    assert at.shuffled(["s_none.0"])
    assert (at.state.shadows.cards, at.state.shadows_gone.cards) == ([], ["s_none.0"])
    assert not {"sh_2", "sh_3"} & set(at.state.tokens)


@rule("SS-RED-01", "SS-RED-02")
def test_wounds() -> None:
    at = quest(one := hero("warden", "T01a.C"), hero("trickster", "T01a.A"))
    run(wound(table(at), one, "w_torn_muscle"))
    assert bonus(at.state, one, "hits") == -1
    run(wound(table(at), one, "w_cracked_rib"))
    assert (max_hp(at.state, one), one.hp) == (4, 4)
    run(wound(table(at), one, "w_lamed_leg"))
    assert movement(at.state, one) == 1
    run(wound(table(at), one, "w_split_shield_arm"))
    assert defence(at.state, one) == (0, 0)
    run(wound(table(at), one, "w_opened_guard"))
    assert armor(at.state, one) == 0
    run(wound(table(at), one, "w_dazed_mind"))
    assert save_number(at.state, one) == 8
    assert len(one.wounds) == 6
    run(lose_hp(table(at), one, 9))
    assert one.wounds == []


def test_a_split_shield_arm_costs_a_red_die_where_there_is_no_blue_one() -> None:
    at = quest(one := hero("wayfinder", "T01a.C", items=("a_bark_hauberk",)))
    one.wounds = ["w_split_shield_arm"]
    assert defence(at.state, one) == (1, 0)
    at = quest(one := hero("wayfinder", "T01a.C", items=("a_studded",)))
    one.wounds = ["w_split_shield_arm"]
    assert defence(at.state, one) == (1, 0)


def test_numbers_that_stop() -> None:
    at = quest(one := hero("warden", "T01a.C", items=()))
    one.wounds = ["w_opened_guard", "w_lamed_leg", "w_split_shield_arm"]
    assert (armor(at.state, one), defence(at.state, one)) == (0, (0, 0))
    foe = enemy("ogre_breaker", "green", "T01a.A")
    foe.powers, foe.wounds = [], ["w_lamed_leg"]
    assert movement(at.state, foe) == 1


def searched(of: str, token: str, face: int, *treasures: str) -> tuple[Position[State], Hero]:
    area = {"search_niche": "T03b.D", "search_den": "T03a.A"}[token]
    at = quest(one := hero("reaver", area, items=()), hero("trickster", area), of=of)
    at.state.treasures.cards = [TreasureId(id) for id in treasures]
    kind = next(one for one in at.state.plan.tokens if one.id == token)
    at.load(face)
    drive(search(table(at), one, kind), *(f"keep:{id}" for id in treasures[:1] if len(treasures) > 1))
    return at, one


@rule("SS-FULL-TREAS-02")
def test_rich_and_risky_searches() -> None:
    assert searched("q3", "search_niche", 9, "t_purse.1", "t_heavy_purse.1")[1].crowns == 20  # one of two
    assert searched("q3", "search_niche", 3)[1].crowns == 20
    assert searched("q3", "search_niche", 2)[1].bag == ["c_healing_potion"]
    assert searched("q3", "search_niche", 1)[1].bag == []
    assert searched("q2", "search_den", 10, "t_purse.1")[1].crowns == 20
    assert searched("q2", "search_den", 8)[1].crowns == 20
    at, one = searched("q2", "search_den", 1)
    assert (one.crowns, at.state.enemies) == (0, [])
    at = quest(one := hero("reaver", "T03a.A"), of="q2")
    token = next(kind for kind in at.state.plan.tokens if kind.id == "search_den")
    at.load(3, 1)  # a hit: an enemy of the pool comes
    run(search(table(at), one, token))
    assert [(foe.kind, foe.rank, place(at, foe)) for foe in at.state.enemies] == [("bandit", "green", "T03a.A")]


@rule("SS-FULL-HERO-06")
def test_a_hound_grows_with_its_owner() -> None:
    for rank, hp, faces in ((2, 3, (9, 1)), (4, 5, (9, 5, 1))):
        one = hero("greenwarden", "T01a.C", rank=rank, powers=("s_call_hound",))
        at = quest(one, enemy("ogre_breaker", "blue", "T01a.A"))
        at.do("use:s_call_hound")
        hound = at.state.companions[0]
        assert (hound.kind, hound.hp, defence(at.state, hound)) == ("grey_hound", hp, (0, 1))
        assert (movement(at.state, hound), armor(at.state, hound)) == (3, 0)
        at.do("companion_go:T01a.A").load(*faces).do("companion_strike:20")
        foe = at.state.enemies[0]
        assert (foe.hp, foe.conditions) == (6 - len(faces) + 1, {"knocked_down": 1})


@rule("SS-FULL-TRAP-02")
def test_traps_reach_as_far_as_they_say() -> None:
    for card, count in (("tr_gas_cloud", 3), ("tr_flash", 2), ("tr_needle", 1)):
        heroes = [hero("warden", "T01a.C"), hero("trickster", "T01a.C"), hero("wayfinder", "T01a.A")]
        at = quest(*heroes, hero("frost_seer", "T07a.B"))
        at.state.traps.cards = [TrapId(f"{card}.1")]
        at.load(*[1] * count)
        run(trap(table(at), heroes[0], "door"))
        assert [bool(one.conditions) for one in at.state.heroes] == [n < count for n in range(4)]
        assert at.unrolled == []


@rule("SS-FULL-TRAP-04")
def test_a_trap_has_no_supremacy_and_darts_fly_at_all_there() -> None:
    one, two = hero("reaver", "T01a.C", items=()), hero("trickster", "T01a.C", items=())
    at = quest(one, two, hero("wayfinder", "T01a.A"))
    at.state.traps.cards = [TrapId("tr_dart_volley.1")]
    at.load(3, 1, 7, 1)
    run(trap(table(at), one, "door"))
    assert [each.hp for each in at.state.heroes] == [6, 3, 5]


def test_an_attack_without_hits_rolls_no_defence() -> None:
    at = quest(one := hero("reaver", "T01a.C"), enemy("wolf", "green", "T01a.C"))
    wolf = at.state.enemies[0]
    at.load(1)
    run(attack(table(at), wolf, one, wolf.card.attacks["main"], "enemy"))
    assert (one.hp, at.unrolled) == (7, [])
