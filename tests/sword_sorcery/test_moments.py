"""Moments: what listens, its limits, and which cards can be used."""

import pytest

from emberhall.games.sword_sorcery.content import ITEMS
from emberhall.games.sword_sorcery.effects import nodes as fx
from emberhall.games.sword_sorcery.effects.book import BOOK, announce
from emberhall.games.sword_sorcery.effects.kit import kit
from emberhall.games.sword_sorcery.effects.listening import ready, turn_card
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.rules.cards import usable
from emberhall.games.sword_sorcery.rules.death import lose_hp
from emberhall.games.sword_sorcery.rules.doors import trap
from emberhall.games.sword_sorcery.rules.sight import apart
from emberhall.games.sword_sorcery.state import (
    TrapId,
)
from emberhall.games.sword_sorcery.terms import Moment
from emberhall.rulebook import rule

from .positions import drive, enemy, hero, quest, run, table, turn_of, under_way


def test_limits_of_hooks() -> None:
    one = hero("reaver", "T01a.C", rank=5, powers=("b_red_harvest",))
    at = under_way(one, enemy("wolf", "green", "T01a.C"))
    one.hp, at.state.round = 2, 7
    for hp in (3, 3):
        run(announce(table(at), Moment.KILL, one, Playing(0, target=20)))  # type: ignore[arg-type]
        assert one.hp == hp
    at.state.round = 8  # his next turn
    run(announce(table(at), Moment.KILL, one, Playing(0, target=20)))  # type: ignore[arg-type]
    assert (one.hp, one.used) == (4, {"b_red_harvest/kill/turn": 8})


def test_a_hook_reaches_so_far() -> None:
    one = hero("wayfinder", "T01a.C", rank=2, powers=("s_trailcraft",))
    at = under_way(one, other := hero("warden", "T01a.A"))
    at.state.active = 1
    for reach, extra in ((2, 0), (1, 1), (0, 2)):
        run(announce(table(at), Moment.ALLY_TURN_START, one, Playing(0), reach))  # type: ignore[arg-type]
        assert other.extra == extra


def test_a_moment_nothing_listens_for_costs_no_flow() -> None:
    at = under_way(hero("warden", "T01a.C", items=()))
    assert announce(table(at), Moment.KILL, at.state.heroes[0], Playing(0)) == ()


def test_when_a_card_is_ready() -> None:
    at = under_way(one := hero("lightbearer", "T01a.C", items=("r_healers_chalice",)))
    chalice = ITEMS["r_healers_chalice"]
    assert ready(at.state, one, chalice)
    at.state.charges = {"r_healers_chalice": 0}
    assert not ready(at.state, one, chalice)
    at.state.charges = {"r_healers_chalice": 1}
    turn_card(at.state, one, chalice)
    assert at.state.charges == {"r_healers_chalice": 0}
    assert not ready(at.state, hero("runecarver", "T01a.C"), ITEMS["r_healers_chalice"])
    assert not ready(at.state, one, ITEMS["q_war_horn"])
    assert not ready(at.state, hero("warden", "T01a.C"), ITEMS["c_ward_scroll"])
    one.turned = {"mending_touch": 1}
    assert not ready(at.state, one, one.kind.innate)


def test_each_consumable_is_offered_once() -> None:
    at = under_way(one := hero("warden", "T01a.C", items=("c_healing_potion", "c_healing_potion")))
    one.hp = 1
    assert [card.id for card in usable(at.state, one, kit(one), "free")] == ["c_healing_potion"]
    one.hp = 5
    assert usable(at.state, one, kit(one), "free") == []  # nobody is hurt


@rule("SS-FULL-POW-05", "SS-FULL-DEATH-01")
def test_once_death_is_averted_no_other_card_is_asked_for() -> None:
    one = hero("warden", "T01a.C", rank=4, powers=("b_unbroken",), items=("r_phoenix_feather",))
    at = quest(one, hero("trickster", "T06a.H"))
    drive(lose_hp(table(at), one, 9), "use:b_unbroken")
    assert (one.hp, at.state.charges) == (2, {})


@rule("SS-FULL-SHOP-03")
def test_a_balanced_staff_rerolls_by_itself_and_by_the_anvil() -> None:
    one = hero("frost_seer", "T01a.C", powers=("i_arcane_bolt",), items=("w_staff",))
    one.forged = {"w_staff": "an_balanced"}
    at = turn_of(one, enemy("ogre_breaker", "red", "T01a.C"))
    one.combats, at.state.round = 3, at.state.turn
    at.do("use:i_arcane_bolt").load(1, 1, 2).do("done", "yes", "again:0")  # by the staff, once a turn
    at.do("strike:20:w_staff").load(1).do("done")
    assert at.prompt == "ask-may-use"  # by the anvil, once a round
    at.load(1).do("yes", "again:0").do("strike:20:w_staff").load(1).do("done")
    assert at.prompt == "ask-turn"


@rule("SS-FULL-TREAS-02", "SS-FULL-ENEMY-07")
def test_a_heist_is_of_trophies_chests_and_searches() -> None:
    one = hero("trickster", "T01a.C", rank=5, powers=("n_grand_heist",))
    at = turn_of(one)
    at.state.traps.cards = [TrapId("tr_already_sprung.1")]
    run(trap(table(at), one, "door"))
    assert one.crowns == 5
    run(BOOK.do(table(at), Playing(0), fx.Crowns(5, fx.Active())))  # of the quest
    assert one.crowns == 10
    run(BOOK.do(table(at), Playing(0, opener=0), fx.Crowns(10, fx.Opener())))  # a search
    assert one.crowns == 30


@rule("SS-FULL-POW-04")
@pytest.mark.parametrize(("where", "points"), [("T03b.C", 1), ("T03b.B", 0)])
def test_trailcraft_leads_heroes_the_guide_sees(where: str, points: int) -> None:
    one, guide = hero("warden", where), hero("wayfinder", "T03b.A", rank=2, powers=("s_trailcraft",))
    at = quest(one, guide, of="q3")
    at.state.closed = 0
    assert apart(at.state, one.area, guide.area) == 1
    at.do("act:0")
    assert one.extra == points
