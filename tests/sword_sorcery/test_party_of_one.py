"""A party of one hero: stronger at the start, and saved once at a shrine."""

import pytest

from emberhall.games.sword_sorcery.rules.death import lose_hp
from emberhall.games.sword_sorcery.rules.stats import max_hp
from emberhall.games.sword_sorcery.state import (
    Fire,
    ShadowId,
)
from emberhall.kernel import Over
from emberhall.rulebook import rule

from .positions import enemy, hero, place, quest, run, table


@rule("SS-FULL-PARTY-03", "SS-FULL-SETUP-05")
def test_a_lone_hero_starts_stronger() -> None:
    at = quest(one := hero("warden", "T06a.H"), phase="start")
    assert (max_hp(at.state, one), one.hp, one.shields, place(at, one)) == (7, 7, 2, "T01a.C")
    at = quest(one := hero("warden", "T06a.H"), hero("trickster", "T06a.H"), phase="start")
    assert (max_hp(at.state, one), one.hp, one.shields) == (5, 5, 0)


@rule("SS-FULL-PARTY-03", "SS-FULL-MOVE-03")
def test_a_hero_saved_at_a_shrine_is_not_struck_there() -> None:
    one = hero("reaver", "T07a.D", items=())
    at = quest(one, *(enemy("orc_raider", "green", "T07a.D") for _ in range(2)))
    one.hp = 1
    at.load(3, 1, 1).do("go:T07a.B")
    assert (one.ghost, place(at, one), one.hp, at.unrolled) == (False, "T01a.C", 4, [])


@rule("SS-FULL-ENEMY-10", "SS-FULL-MOVE-05", "SS-FULL-PARTY-03")
def test_a_hero_saved_at_a_shrine_sees_what_is_there() -> None:
    one = hero("warden", "T06a.H")
    at = quest(one)
    at.state.tokens.append("sh_1")  # in sight of the shrine
    at.state.shadows.cards = [ShadowId("s_none.0")]
    at.state.fires = [Fire(at.state.ground.index["T01a.C"], 1, -1)]
    run(lose_hp(table(at), one, 9))
    assert (place(at, one), "sh_1" in at.state.tokens, one.burning) == ("T01a.C", False, [1])


@rule("SS-FULL-PARTY-03", "SS-BLEED-01")
@pytest.mark.parametrize("key", ["strike:20:w_longsword", "go:T07a.C"])
def test_a_hero_put_on_the_shrine_does_not_finish_what_they_began(key: str) -> None:
    one = hero("warden", "T07a.D")
    at = quest(one, foe := enemy("orc_raider", "green", "T07a.D" if key.startswith("strike") else "T06a.A"))
    one.hp, one.conditions = 1, {"bleeding": 1}
    at.do(key)
    assert (place(at, one), one.warded, foe.hp, at.prompt) == ("T01a.C", True, 3, "ask-turn")


@rule("SS-FULL-PARTY-03", "SS-FULL-ATK-01")
def test_a_hero_put_on_the_shrine_by_their_own_card_does_not_attack() -> None:
    one = hero("reaver", "T07a.D")
    at = quest(one, foe := enemy("orc_raider", "green", "T07a.D"))
    one.hp = 1
    at.do("strike:20:w_greatsword", "use:blood_price")
    assert (place(at, one), foe.hp, at.prompt) == ("T01a.C", 3, "ask-turn")


@rule("SS-FULL-PARTY-03")
def test_a_hero_put_on_the_shrine_has_half_their_hit_points_without_wounds() -> None:
    at = quest(one := hero("warden", "T06a.H"))  # five hit points
    one.wounds = ["w_cracked_rib"]
    run(lose_hp(table(at), one, 9))
    assert one.hp == 3


@rule("SS-FULL-PARTY-03")
def test_a_lone_hero_is_put_on_the_shrine_with_half_their_hit_points() -> None:
    one = hero("warden", "T06a.H")
    at = quest(one)
    one.conditions, one.burning, one.wounds = {"slow": 1}, [1], ["w_dazed_mind"]
    run(lose_hp(table(at), one, 9))
    assert (place(at, one), one.hp, one.ghost, one.warded) == ("T01a.C", 3, False, True)
    assert (one.conditions, one.burning, one.wounds) == ({}, [], [])
    with pytest.raises(Over):  # once only
        run(lose_hp(table(at), one, 9))
    assert one.ghost
