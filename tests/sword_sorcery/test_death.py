"""Hit points, death, and what the dead leave behind."""

import pytest

from emberhall.games.sword_sorcery.effects import nodes as fx
from emberhall.games.sword_sorcery.effects.book import BOOK
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.rules.death import heal, lose_hp
from emberhall.games.sword_sorcery.state import (
    Companion,
    Heap,
    Mod,
    PowerCardId,
)
from emberhall.kernel import Over
from emberhall.rulebook import rule

from .positions import (
    enemy,
    hero,
    quest,
    run,
    strikes,
    table,
    turn_as,
)


@rule("SS-FULL-DEATH-04", "SS-COND-02", "SS-FULL-COND-03")
@pytest.mark.parametrize(
    ("kind", "rank", "hurt"),
    [("wolf", "blue", {"conditions": {"knocked_down": 1}}), ("orc_raider", "red", {"wounds": ["w_opened_guard"]})],
)
def test_an_enemy_that_kills_by_a_condition_draws_a_card(kind: str, rank: str, hurt: dict[str, object]) -> None:
    dying = hero("trickster", "T01a.C", items=())
    foe = enemy(kind, rank, "T01a.C")
    at = quest(dying, hero("warden", "T06a.H"), foe)
    dying.hp = 1
    for name, value in hurt.items():
        setattr(dying, name, value)
    at.state.power_cards.cards = [PowerCardId("ep_cunning.1")]
    strikes(at, foe, dying, *((9, 1) if kind == "wolf" else (9, 1, 1)))
    assert (dying.ghost, foe.powers) == (True, ["ep_cunning.1"])


@rule("SS-FULL-ENEMY-07", "SS-COND-02")
def test_a_hero_who_kills_by_a_condition_has_the_trophy() -> None:
    one, two = hero("runecarver", "T07a.D"), hero("trickster", "T01a.C")
    foe = enemy("bandit", "blue", "T01a.C", hp=1)
    foe.conditions = {"slow": 1}
    at = quest(one, two, foe)
    run(BOOK.do(table(at), Playing(0, target=20), fx.Condition("slow", fx.Target())))
    assert (one.crowns, two.crowns, at.state.enemies) == (15, 0, [])


@rule("SS-FULL-ENEMY-07")
@pytest.mark.parametrize("struck", [True, False])
def test_a_martyr_that_takes_the_winner_along_leaves_its_trophy_to_another(struck: bool) -> None:
    one, two = hero("warden", "T01a.C"), hero("trickster", "T06a.H")
    at = quest(one, two, foe := enemy("cultist", "green", "T01a.C"))
    one.hp = 1
    run(lose_hp(table(at), foe, 2, one if struck else None))
    assert (one.ghost, one.crowns, two.crowns) == (True, 0, 10)


@rule("SS-FULL-GHOST-02", "SS-FULL-DEF-08")
def test_no_save_is_rolled_for_the_dead() -> None:
    dying = hero("trickster", "T01a.C", items=())
    foe = enemy("orc_raider", "green", "T01a.C")
    at = quest(dying, hero("warden", "T06a.H"), foe)
    dying.hp, foe.powers = 1, ["ep_venomous.1"]
    at.state.power_cards.cards = [PowerCardId("ep_cunning.1")]
    strikes(at, foe, dying, 3, 1, 1)
    assert dying.ghost


@rule("SS-FULL-GHOST-02")
def test_a_ghost_who_was_active_gets_no_crowns() -> None:
    one = hero("warden", "T01a.C")
    at = quest(one, hero("trickster", "T01a.C"))
    one.ghost, one.hp, at.state.active = True, 0, 0
    run(BOOK.do(table(at), Playing(0), fx.Crowns(5, fx.Active())))
    assert one.crowns == 0


@rule("SS-FULL-DEATH-05", "SS-FULL-QUEST-01")
def test_the_last_to_die_is_not_asked_for_powers() -> None:
    one, two = hero("warden", "T01a.C", rank=3, powers=("b_cleave", "b_battle_cry")), hero("trickster", "T01a.C")
    at = quest(one, two)
    two.ghost, two.hp = True, 0
    with pytest.raises(Over):
        run(lose_hp(table(at), one, 9))
    assert one.rank == 2


@rule("SS-FULL-ENEMY-07", "SS-COND-02")
def test_repeating_a_condition_makes_its_giver_the_killer() -> None:
    one = hero("reaver", "T01a.A", rank=5, powers=("b_red_harvest",), items=("w_spear",))
    near = hero("nightblade", "T01a.C")
    foe = enemy("orc_raider", "green", "T01a.C", hp=1)
    at = quest(one, near, foe).do("act:0")
    one.hp, foe.conditions = 3, {"slow": 1}
    run(BOOK.do(table(at), Playing(0, target=foe.id), fx.Condition("slow", fx.Target())))
    assert (at.state.enemies, one.crowns, near.crowns, one.hp) == ([], 10, 0, 4)


@rule("SS-FULL-ENEMY-07", "SS-FULL-COND-03")
def test_repeating_a_wound_makes_its_giver_the_killer() -> None:
    one, near = hero("reaver", "T01a.A"), hero("nightblade", "T01a.C")
    at = quest(one, near, foe := enemy("orc_raider", "green", "T01a.C", hp=1)).do("act:0")
    foe.wounds = ["w_dazed_mind"]
    run(BOOK.do(table(at), Playing(0, target=foe.id), fx.Wound("w_dazed_mind", fx.Target())))
    assert (one.crowns, near.crowns) == (10, 0)


@rule("SS-FULL-DEATH-04", "SS-COND-02")
def test_an_enemy_that_kills_by_a_condition_that_was_there_draws_a_power_card() -> None:
    one = hero("trickster", "T01a.C")
    at = quest(one, hero("warden", "T06a.H"), wolf := enemy("wolf", "blue", "T01a.C"))
    one.hp, one.conditions = 1, {"knocked_down": 1}
    strikes(at, wolf, one, 9, 1)
    assert (one.ghost, len(wolf.powers)) == (True, 1)


@rule("SS-FULL-ENEMY-07")
def test_the_trophy_of_a_hero_who_dies_with_the_victim_goes_to_the_nearest() -> None:
    one, near = hero("reaver", "T01a.C"), hero("nightblade", "T01a.A")
    at = quest(one, near, martyr := enemy("cultist", "green", "T01a.C"))
    one.hp = 1
    run(lose_hp(table(at), martyr, 9, one))
    assert (one.ghost, near.crowns, one.crowns, at.state.heaps[one.area].crowns) == (True, 10, 0, 0)


@rule("SS-FULL-DEATH-02", "SS-FULL-DEATH-03")
def test_a_dead_hero_keeps_what_is_in_use_and_nothing_else() -> None:
    one = hero("warden", "T01a.C", rank=2)
    at = quest(one, hero("trickster", "T01a.A"))
    one.shields, one.ward, one.crowns, at.state.round = 2, 1, 7, 4
    one.conditions, one.burning, one.wounds, one.mods = {"slow": 1}, [1], ["w_dazed_mind"], [Mod("hits", 1, "quest")]
    at.state.companions = [Companion(id=10, area=one.area, hp=4, kind="rune_guardian", owner=0)]
    at.state.heaps[one.area] = Heap(["w_dagger"], 3)
    run(lose_hp(table(at), one, 9))
    assert (one.shields, one.ward, one.crowns, one.bag, one.rank) == (0, 0, 0, [], 1)
    assert (one.conditions, one.burning, one.wounds, one.mods) == ({}, [], [], [])
    assert (one.died, one.deaths, one.hp, at.state.companions) == (4, 1, 0, [])
    assert at.state.heaps[one.area] == Heap(["w_dagger", "c_healing_potion"], 10)
    run(lose_hp(table(at), one, 1))
    assert one.deaths == 1


@rule("SS-FULL-DEATH-04", "SS-GOLD-03")
def test_power_cards_are_shuffled_again_and_go_with_the_enemy() -> None:
    one, foe = hero("warden", "T01a.C"), enemy("wolf", "green", "T01a.C")
    at = quest(one, hero("trickster", "T01a.A"), foe)
    at.state.power_cards.cards, at.state.power_cards_gone.cards = [], [PowerCardId("ep_brutal.1")]
    run(lose_hp(table(at), one, 9, foe))
    assert at.shuffled(["ep_brutal.1"])
    assert (foe.powers, at.state.power_cards.cards, at.state.power_cards_gone.cards) == (["ep_brutal.1"], [], [])
    run(lose_hp(table(at), foe, 9))
    assert (at.state.power_cards_gone.cards, at.state.kills) == (["ep_brutal.1"], 1)


def test_an_enemy_that_dies_with_the_hero_draws_nothing() -> None:
    one, foe = hero("warden", "T01a.C"), enemy("wolf", "green", "T01a.C")
    at = quest(one, hero("trickster", "T01a.A"), foe)
    foe.hp = 0
    before = len(at.state.power_cards)
    run(lose_hp(table(at), one, 9, foe))
    assert len(at.state.power_cards) == before


@rule("SS-FULL-ENEMY-07")
def test_shards_of_a_master_grow_with_the_party() -> None:
    for count, shards in ((1, 5), (2, 6), (3, 7)):  # one hero alone counts as two for hit points only
        heroes = [hero(cls, "T01a.C") for cls in ("warden", "trickster", "wayfinder")[:count]]
        at = quest(*heroes, enemy("ford_mauler", "master", "T01a.C", hp=1))
        at.state.treasures.cards = []
        run(lose_hp(table(at), at.state.enemies[0], 1, heroes[0]))
        assert (at.state.shards, heroes[0].crowns) == (shards, 60)


def test_the_trophy_of_a_companions_kill_is_its_owners() -> None:
    one, two = hero("runecarver", "T06a.H"), hero("nightblade", "T01a.C")
    at = quest(one, two, enemy("bandit", "green", "T01a.C"))
    guard = Companion(id=10, area=two.area, hp=4, kind="rune_guardian", owner=0)
    at.state.companions = [guard]
    run(lose_hp(table(at), at.state.enemies[0], 9, guard))
    assert (one.crowns, two.crowns) == (10, 0)


def test_a_trophy_of_a_ghosts_victim_goes_to_the_nearest() -> None:
    one, two, three = hero("reaver", "T01a.C"), hero("nightblade", "T01a.A"), hero("trickster", "T06a.H")
    one.ghost, one.hp = True, 0
    at = quest(one, two, three, enemy("bandit", "green", "T01a.C"))
    run(lose_hp(table(at), at.state.enemies[0], 9, one))
    assert [each.crowns for each in at.state.heroes] == [0, 10, 0]


def test_healing_stops_at_the_maximum_and_passes_ghosts() -> None:
    at, one = turn_as("warden")
    one.hp = 4
    heal(table(at), one, 3)
    assert one.hp == 5
    one.ghost, one.hp = True, 0
    heal(table(at), one, 3)
    assert one.hp == 0
