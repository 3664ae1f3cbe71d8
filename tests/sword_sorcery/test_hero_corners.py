"""Corners of what heroes do and have."""

import pytest

from emberhall.games.sword_sorcery.answers import ware
from emberhall.games.sword_sorcery.choices import Buy, Sell
from emberhall.games.sword_sorcery.effects import nodes as fx
from emberhall.games.sword_sorcery.effects.book import BOOK
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.rules.death import lose_hp, lose_rank
from emberhall.games.sword_sorcery.rules.doors import trap
from emberhall.games.sword_sorcery.rules.exchange import exchange, handle_goods, rearrange
from emberhall.games.sword_sorcery.rules.rounds import choose_powers, rise, souls
from emberhall.games.sword_sorcery.rules.sight import apart
from emberhall.games.sword_sorcery.rules.stats import max_hp
from emberhall.games.sword_sorcery.state import Companion, Fire, Hero, ShadowId, State, TrapId
from emberhall.kernel import NOBODY
from emberhall.rulebook import rule
from emberhall.testing import Position

from .positions import drive, enemy, hero, listen, place, quest, run, serve, strikes, table, told, town_offers


def alone(one: Hero, *figures: object) -> Position[State]:
    """A hero whose turn it is; another is far off."""
    return quest(one, hero("runecarver", "T06a.H"), *figures).do("act:0")  # type: ignore[arg-type]


# attack and defence


@rule("SS-FULL-DEF-08")
def test_a_gloom_axe_drinks_from_a_killing_blow() -> None:
    one = hero("reaver", "T01a.C", items=("w_gloom_axe",))
    at = alone(one, enemy("wolf", "green", "T01a.C"))
    one.hp = 3
    at.do("strike:20:w_gloom_axe").load(7, 7, 1).do("done")
    assert (at.state.enemies, one.hp) == ([], 4)


@rule("SS-FULL-ENEMY-07", "SS-COND-02")
def test_who_kills_by_a_condition_that_was_there_is_the_killer() -> None:
    one = hero("reaver", "T01a.A", rank=5, powers=("b_red_harvest",), items=("w_spear",))
    near = hero("nightblade", "T01a.C")
    foe = enemy("orc_raider", "green", "T01a.C", hp=1)
    at = quest(one, near, foe).do("act:0")
    one.hp, foe.conditions = 3, {"slow": 1}
    run(BOOK.do(table(at), Playing(0, target=foe.id), fx.Condition("slow", fx.Target())))
    assert (at.state.enemies, one.crowns, near.crowns, one.hp) == ([], 10, 0, 4)


@rule("SS-FULL-ENEMY-07", "SS-FULL-COND-03")
def test_who_kills_by_a_wound_that_was_there_is_the_killer() -> None:
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
def test_the_trophy_of_who_dies_with_his_victim_goes_to_the_nearest() -> None:
    one, near = hero("reaver", "T01a.C"), hero("nightblade", "T01a.A")
    at = quest(one, near, martyr := enemy("cultist", "green", "T01a.C"))
    one.hp = 1
    run(lose_hp(table(at), martyr, 9, one))
    assert (one.ghost, near.crowns, one.crowns, at.state.heaps[one.area].crowns) == (True, 10, 0, 0)


@rule("SS-FULL-MOVE-03")
def test_who_was_pushed_away_is_not_attacked_by_those_left_behind() -> None:
    one = hero("warden", "T01a.C", items=())
    at = alone(one, enemy("ogre_breaker", "green", "T01a.C"), enemy("wolf", "green", "T01a.C"))
    at.do("go:T01a.A").load(9, 1, 3).do("pick:20", "into:T01a.B")
    assert (place(at, one), one.hp, at.unrolled, at.prompt) == ("T01a.B", 4, [], "ask-turn")


@rule("SS-FREE-06")
def test_nimble_is_asked_for_only_where_somebody_would_attack() -> None:
    one, two = hero("trickster", "T01a.C"), hero("warden", "T01a.C")
    at = quest(one, two, wolf := enemy("wolf", "green", "T01a.C")).do("act:0")
    at.do("go:T01a.A")  # the heroes dominate
    assert (place(at, one), at.prompt) == ("T01a.A", "ask-turn")
    at.do("go:T01a.C")
    two.area, wolf.conditions = at.state.ground.index["T01a.A"], {"stun": 1}
    at.do("go:T01a.A")
    assert (place(at, one), at.prompt) == ("T01a.A", "ask-turn")


@rule("SS-FULL-POW-05")
def test_one_card_is_enough_to_slip_away() -> None:
    one = hero("trickster", "T01a.C", items=("a_shadow_leather",))
    at = alone(one, enemy("wolf", "green", "T01a.C"), enemy("wolf", "green", "T01a.A"))
    at.do("go:T01a.A", "yes")
    assert (place(at, one), at.prompt) == ("T01a.A", "ask-turn")
    at.do("go:T01a.B", "yes")  # the other card
    assert (place(at, one), one.hp) == ("T01a.B", 5)


@rule("SS-FULL-ITEM-04")
def test_a_power_strikes_with_the_weapon_that_the_hero_likes() -> None:
    one = hero("nightblade", "T01a.C", rank=3, powers=("n_shadow_strike",))
    at = alone(one, foe := enemy("orc_raider", "blue", "T01a.B"))
    at.do("use:n_shadow_strike")
    assert (at.prompt, at.keys) == ("ask-attack", ["strike:20:w_short_sword", "strike:20:w_dagger"])
    at.load(10, 1, 1).do("strike:20:w_dagger", "done")  # two blue dice, a lethal hit
    assert (foe.hp, at.unrolled) == (1, [])


@rule("SS-FULL-DICE-05", "SS-ATK-01")
def test_who_has_a_weapon_in_use_that_is_not_loaded_does_not_cleave_with_the_fist() -> None:
    one = hero("warden", "T01a.C", powers=("b_cleave",), items=("w_crossbow",))
    at = alone(one, enemy("orc_raider", "blue", "T01a.C"))
    assert at.offers("use:b_cleave") == ["use:b_cleave"]
    one.unloaded = ["w_crossbow"]
    at.do("dash")
    assert at.offers("use:b_cleave") == at.offers("strike") == at.offers("punch") == []


# one hero alone


@rule("SS-FULL-PARTY-03", "SS-BLEED-01")
@pytest.mark.parametrize("key", ["strike:20:w_longsword", "go:T07a.C"])
def test_who_is_put_on_the_shrine_does_not_do_what_he_began(key: str) -> None:
    one = hero("warden", "T07a.D")
    at = quest(one, foe := enemy("orc_raider", "green", "T07a.D" if key.startswith("strike") else "T06a.A"))
    one.hp, one.conditions = 1, {"bleeding": 1}
    at.do(key)
    assert (place(at, one), one.warded, foe.hp, at.prompt) == ("T01a.C", True, 3, "ask-turn")


@rule("SS-FULL-PARTY-03", "SS-FULL-ATK-01")
def test_who_pays_with_his_blood_and_is_put_on_the_shrine_does_not_attack() -> None:
    one = hero("reaver", "T07a.D")
    at = quest(one, foe := enemy("orc_raider", "green", "T07a.D"))
    one.hp = 1
    at.do("strike:20:w_greatsword", "use:blood_price")
    assert (place(at, one), foe.hp, at.prompt) == ("T01a.C", 3, "ask-turn")


@rule("SS-FULL-PARTY-03")
def test_who_is_put_on_the_shrine_has_half_of_what_he_has_without_wounds() -> None:
    at = quest(one := hero("warden", "T06a.H"))  # five hit points
    one.wounds = ["w_cracked_rib"]
    run(lose_hp(table(at), one, 9))
    assert one.hp == 3


# moments


@rule("SS-FULL-POW-05", "SS-FULL-DEATH-01")
def test_who_does_not_die_any_longer_needs_no_other_card() -> None:
    one = hero("warden", "T01a.C", rank=4, powers=("b_unbroken",), items=("r_phoenix_feather",))
    at = quest(one, hero("trickster", "T06a.H"))
    drive(lose_hp(table(at), one, 9), "use:b_unbroken")
    assert (one.hp, at.state.charges) == (2, {})


@rule("SS-FULL-POW-05", "SS-FULL-TRAP-01")
def test_a_trap_that_is_cancelled_needs_no_other_card() -> None:
    one = hero("trickster", "T01a.C", rank=2, powers=("n_locksmith",), items=("c_trap_kit",))
    at = quest(one, hero("warden", "T06a.H"))
    at.state.traps.cards = [TrapId("tr_shock_lock.1")]
    at.load(4)
    drive(trap(table(at), one, "chest"), "yes")
    assert (one.hp, one.bag) == (5, ["c_trap_kit"])


@rule("SS-FULL-TRAP-01")
def test_nobody_is_asked_about_a_trap_that_does_nothing() -> None:
    one = hero("trickster", "T01a.C", rank=2, powers=("n_locksmith",), items=("c_trap_kit",))
    at = quest(one, hero("warden", "T06a.H"))
    at.state.traps.cards = [TrapId("tr_rusted_shut.1")]
    run(trap(table(at), one, "door"))
    assert one.bag == ["c_trap_kit"]


@rule("SS-FULL-SHOP-03")
def test_a_balanced_staff_rolls_again_by_its_own_and_by_the_anvils_art() -> None:
    one = hero("frost_seer", "T01a.C", powers=("i_arcane_bolt",), items=("w_staff",))
    one.forged = {"w_staff": "an_balanced"}
    at = alone(one, enemy("ogre_breaker", "red", "T01a.C"))
    one.combats, at.state.round = 3, at.state.turn
    at.do("use:i_arcane_bolt").load(1, 1, 2).do("done", "yes", "again:0")  # by the staff, once a turn
    at.do("strike:20:w_staff").load(1).do("done")
    assert at.prompt == "ask-may-use"  # by the anvil, once a round
    at.load(1).do("yes", "again:0").do("strike:20:w_staff").load(1).do("done")
    assert at.prompt == "ask-turn"


@rule("SS-FULL-TREAS-02", "SS-FULL-ENEMY-07")
def test_a_heist_is_of_trophies_chests_and_searches() -> None:
    one = hero("trickster", "T01a.C", rank=5, powers=("n_grand_heist",))
    at = alone(one)
    at.state.traps.cards = [TrapId("tr_already_sprung.1")]
    run(trap(table(at), one, "door"))
    assert one.crowns == 5
    run(BOOK.do(table(at), Playing(0), fx.Crowns(5, fx.Active())))  # of the quest
    assert one.crowns == 10
    run(BOOK.do(table(at), Playing(0, opener=0), fx.Crowns(10, fx.Opener())))  # a search
    assert one.crowns == 30


@rule("SS-FULL-POW-02")
def test_which_cards_are_turned_is_for_their_owner_to_say() -> None:
    other = hero("warden", "T01a.A", rank=4, powers=("b_cleave", "b_unbroken"))
    other.turned = {"bulwark": 1, "b_cleave": 2, "b_unbroken": 4, "b_battle_cry": 2}
    other.aside = ["b_battle_cry"]  # not in use
    one = hero("frost_seer", "T01a.C", rank=6, powers=("i_time_slip",))
    at = quest(one, other, seats=2).do("act:0", "use:i_time_slip")
    assert (at.asked, at.keys) == ((1,), ["ready:bulwark", "ready:b_cleave", "ready:b_unbroken"])
    at.do("ready:b_cleave", "ready:bulwark")
    assert other.turned == {"b_unbroken": 4, "b_battle_cry": 2}


# places


@rule("SS-FULL-MAP-09")
def test_a_companion_that_starts_in_fire_burns() -> None:
    one = hero("runecarver", "T01a.C")
    at = quest(one, hero("nightblade", "T06a.H"), enemy("orc_raider", "green", "T01a.C"))
    guard = Companion(id=10, area=one.area, hp=4, kind="rune_guardian", owner=0)
    at.state.companions, at.state.fires = [guard], [Fire(one.area, 2, 2)]
    at.do("act:0").load(1, 1).do("companion_strike:20")
    assert guard.burning == [2]


@rule("SS-FULL-MOVE-05", "SS-FULL-MAP-09")
def test_who_leaps_where_he_is_does_not_enter_it() -> None:
    one = hero("nightblade", "T01a.C", rank=3, powers=("n_shadow_strike",), items=("w_short_sword",))
    at = alone(one, enemy("orc_raider", "blue", "T01a.C"))
    at.state.fires = [Fire(one.area, 1, 2)]
    at.do("use:n_shadow_strike").load(1, 1, 1).do("done")
    assert one.burning == []


@rule("SS-FULL-MOVE-05", "SS-FULL-GHOST-03")
def test_nobody_goes_to_the_shrine_where_he_is() -> None:
    one, dead = hero("warden", "T01a.C", items=("c_recall_stone",)), hero("trickster", "T01a.C")
    at = quest(one, dead)
    dead.ghost, dead.hp = True, 0
    at.do("act:0")
    assert at.offers("use") == []
    at.do("go:T01a.A")
    assert at.offers("use") == ["use:c_recall_stone"]
    at.do("end_turn")  # the ghost
    assert at.offers("relocate") == []
    at.do("go:T01a.A", "end_turn", "act:1")
    assert at.offers("relocate") == ["relocate"]


@rule("SS-FULL-ENEMY-09")
def test_who_comes_back_to_life_turns_the_shadows_that_he_sees() -> None:
    one, dead = hero("lightbearer", "T07a.B", rank=6, powers=("d_call_back",)), hero("warden", "T07a.C")
    at = quest(one, dead)
    dead.ghost, dead.hp = True, 0
    at.state.tokens = ["sh_1"]  # where the ghost is
    one.area = at.state.ground.index["T07a.D"]
    at.state.tokens, seen = [], list(at.state.tokens)
    at.do("act:0")
    at.state.tokens = seen
    at.do("use:d_call_back")
    assert (dead.ghost, at.state.tokens) == (False, [])


@rule("SS-FULL-POW-04")
@pytest.mark.parametrize(("where", "points"), [("T03b.C", 1), ("T03b.B", 0)])
def test_trailcraft_leads_whom_the_guide_sees(where: str, points: int) -> None:
    one, guide = hero("warden", where), hero("wayfinder", "T03b.A", rank=2, powers=("s_trailcraft",))
    at = quest(one, guide, of="q3")
    at.state.closed = 0
    assert apart(at.state, one.area, guide.area) == 1
    at.do("act:0")
    assert one.extra == points


# items


@rule("SS-FULL-ITEM-06")
@pytest.mark.parametrize("potion", ["c_antidote", "c_strong_healing_potion"])
def test_a_potion_that_cures_is_for_the_unhurt_too(potion: str) -> None:
    one = hero("warden", "T01a.C", items=(potion,))
    at = alone(one)
    assert at.offers("use") == []
    one.conditions = {"poison": 1}
    at.do("dash").do(f"use:{potion}")
    assert (one.conditions, one.bag, one.hp) == ({}, [], 5)


@rule("SS-FULL-ITEM-06")
def test_an_antidote_is_not_for_other_ailments_of_the_unhurt() -> None:
    one = hero("warden", "T01a.C", items=("c_antidote",))
    at = alone(one)
    one.conditions = {"bleeding": 1}
    at.do("end_turn")
    assert one.bag == ["c_antidote"]
    assert not BOOK.possible(at.state, Playing(0), fx.Heal(1, fx.Owner()))


@rule("SS-QUICK-05", "SS-FULL-FX-05")
def test_nobody_is_healed_by_putting_a_ring_off_and_on() -> None:
    at = quest(one := hero("warden", "T01a.C", items=("r_ring_of_vigor",)))
    one.hp = 1
    drive(rearrange(table(at), one), "stow:artifact", "equip:r_ring_of_vigor:artifact")
    assert one.hp == 1
    drive(rearrange(table(at), one), "stow:artifact", "done")
    one.hp = 3
    drive(rearrange(table(at), one), "equip:r_ring_of_vigor:artifact", "done")
    assert one.hp == 3
    drive(rearrange(table(at), one), "stow:artifact", "equip:r_ring_of_vigor:artifact")
    assert one.hp == 3


@rule("SS-QUICK-07", "SS-FULL-HERO-04")
def test_who_has_a_full_bag_may_be_given_what_he_puts_on() -> None:
    one, two = hero("warden", "T01a.C", items=("w_longsword",)), hero("reaver", "T01a.C", items=())
    at = quest(one, two)
    one.bag, two.bag = ["a_chain", "c_antidote"], ["c_antidote"] * 3
    drive(exchange(table(at), one, two), "give:a_chain:1", "equip:a_chain:armor")
    assert (two.slots, len(two.bag), one.bag) == ({"armor": "a_chain"}, 3, ["c_antidote"])
    one.bag, two.slots = ["a_chain"], {}
    drive(exchange(table(at), one, two), "give:a_chain:1", "leave_it", "drop:c_antidote")
    assert sorted(two.bag) == ["a_chain", "c_antidote", "c_antidote"]


@rule("SS-QUICK-06", "SS-FULL-HERO-04")
def test_an_exchange_is_offered_where_something_can_change_hands() -> None:
    one, two = hero("warden", "T01a.C", items=()), hero("reaver", "T01a.C", items=())
    one.bag, two.bag = ["T01a.C", *["c_antidote"] * 3], ["T01a.C", *["c_bandage"] * 3]
    at = quest(one, two).do("act:0")
    assert at.offers("exchange") == []  # two full bags
    two.crowns = 5
    assert at.do("dash", "end_turn", "end_turn", "act:0").offers("exchange") == ["exchange:1"]


@rule("SS-FULL-ITEM-07", "SS-FULL-SHOP-03", "SS-FREE-03")
def test_what_was_done_to_a_weapon_stays_with_it_on_the_floor() -> None:
    one, two = hero("warden", "T01a.C", items=()), hero("lightbearer", "T01a.C", items=())
    at = quest(one, two)
    one.bag, one.forged = ["w_oathblade", "w_mace", "w_crossbow"], {"w_mace": "an_keen"}
    one.flipped, one.unloaded = ["w_oathblade"], ["w_crossbow"]
    drive(handle_goods(table(at), one), "drop:w_oathblade", "drop:w_mace", "drop:w_crossbow")
    assert (one.forged, one.flipped, one.unloaded) == ({}, [], [])
    drive(handle_goods(table(at), two), "pick_up:w_oathblade", "pick_up:w_mace", "pick_up:w_crossbow")
    assert (two.forged, two.flipped, two.unloaded) == ({"w_mace": "an_keen"}, ["w_oathblade"], ["w_crossbow"])


@rule("SS-FULL-DEATH-03", "SS-FULL-ITEM-07")
def test_what_was_done_to_a_weapon_of_the_dead_stays_with_it() -> None:
    one, two = hero("warden", "T01a.C", items=("w_longsword",)), hero("lightbearer", "T01a.C", items=())
    at = quest(one, two)
    one.bag, one.flipped, one.forged = ["w_oathblade"], ["w_oathblade"], {"w_longsword": "an_keen"}
    run(lose_hp(table(at), one, 9))
    drive(handle_goods(table(at), two), "pick_up:w_oathblade")
    assert (two.flipped, one.flipped, one.forged) == (["w_oathblade"], [], {"w_longsword": "an_keen"})


# in town


@rule("SS-FULL-HERO-04", "SS-FULL-ITEM-01")
@pytest.mark.parametrize(
    ("worn", "item"), [({"secondary": "w_buckler"}, "w_greatsword"), ({"primary": "w_greatsword"}, "w_buckler")]
)
def test_with_a_full_bag_nothing_is_bought_that_fits_no_hand(worn: dict[str, str], item: str) -> None:
    at = quest(one := hero("warden", "T01a.C", items=()))
    one.crowns, one.bag, one.slots = 100, ["c_antidote"] * 3, worn
    wares = [each.card for each in town_offers(at, one) if isinstance(each, Buy)]
    assert item not in wares
    one.slots = {}
    assert item in [each.card for each in town_offers(at, one) if isinstance(each, Buy)]


@rule("SS-FULL-SHOP-03")
def test_a_forged_weapon_that_is_sold_from_the_bag_takes_the_smiths_work_along() -> None:
    at = quest(one := hero("warden", "T01a.C", items=()))
    one.bag, one.forged = ["w_mace"], {"w_mace": "an_keen"}
    serve(at, one, Sell("w_mace", 20), done=[])
    assert (one.bag, one.forged) == ([], {})


@rule("SS-FULL-HERO-04", "SS-FULL-CAMP-02")
def test_a_card_too_many_for_the_bag_may_be_put_on_in_town() -> None:
    at = quest(one := hero("warden", "T01a.C", items=()))
    one.bag = ["c_antidote"] * 3 + ["r_ring_of_vigor"]
    assert "equip:r_ring_of_vigor:artifact" in [each.key() for each in town_offers(at, one)]


# answers and questions


def why(at: Position[State], element: str) -> str | None:
    reason = at.session.view(0).why_not(element, 0)
    return None if reason is None else reason.why.id


@rule("SS-KD-04")
def test_who_lies_hears_that_he_must_stand_up_to_fight() -> None:
    one = hero("warden", "T01a.C", powers=("b_cleave",))
    one.conditions = {"knocked_down": 1}
    at = alone(one, enemy("wolf", "green", "T01a.C"))
    assert [why(at, what) for what in ("figure:20", "card:w_longsword", "card:b_cleave")] == ["why-down"] * 3
    one.combats = 0
    assert why(at, "figure:20") == "why-no-combat"


@rule("SS-FULL-HERO-04")
def test_a_ware_for_which_no_hand_is_free_says_that_the_bag_is_full() -> None:
    quest(one := hero("warden", "T01a.C", items=()))
    one.crowns, one.bag, one.slots = 100, ["c_antidote"] * 3, {"secondary": "w_buckler"}
    reason = ware(one, "w_greatsword")
    assert reason is not None
    assert reason.why.id == "why-bag"
    one.slots = {}
    assert ware(one, "w_greatsword") is None


@rule("SS-FULL-MOVE-05")
def test_a_single_area_is_not_asked_for() -> None:
    one = hero("frost_seer", "T02b.A")
    at = quest(one, hero("warden", "T02b.E"), of="q3")
    run(BOOK.do(table(at), Playing(0), fx.Teleport("area", 1)))
    assert place(at, one) == "T02b.C"


@rule("SS-FULL-POW-01")
def test_a_single_power_is_not_asked_for() -> None:
    one = hero("warden", "T01a.C", powers=("b_cleave", "b_battle_cry", "b_guardian_oath", "b_hold_the_line"))
    one.rank, one.powers = 3, ["b_battle_cry"]
    one.aside = ["b_cleave", "b_guardian_oath", "b_hold_the_line"]
    run(choose_powers(one))
    assert one.powers == ["b_battle_cry", "b_shield_bash"]


# souls


@rule("SS-FULL-ENEMY-09")
def test_who_returns_at_a_shrine_finds_the_bystander_whom_he_sees() -> None:
    one, dead = hero("warden", "T06a.H"), hero("trickster", "T01a.C")
    at = quest(one, dead, shards=1)
    dead.ghost, dead.hp = True, 0
    at.state.tokens, at.state.shadows.cards = ["sh_1"], [ShadowId("s_bystander.0")]
    drive(souls(table(at)), "revive:1")
    assert (dead.ghost, at.state.tokens, dead.crowns, at.state.active) == (False, [], 5, NOBODY)


@rule("SS-FULL-TURN-07")
def test_nobody_leads_who_dies_as_his_turn_begins() -> None:
    one = hero("reaver", "T01a.C", items=("w_hungerblade",))
    guide = hero("wayfinder", "T01a.A", rank=2, powers=("s_trailcraft",))
    at = quest(one, guide)
    one.hp, one.flipped = 1, ["w_hungerblade"]
    listen(at).do("act:0")
    assert one.ghost
    assert not [line for line in told(at) if line.startswith("card") and "trailcraft" in line]


@rule("SS-FULL-RANK-04")
def test_who_takes_iron_blood_as_he_rises_has_its_hit_point() -> None:
    one = hero("runecarver", "T01a.C", powers=("d_hammerfall",))
    at = quest(one, hero("nightblade", "T01a.C"))
    one.hp = 4
    drive(rise(table(at), one), "take_power:d_iron_blood")
    assert (one.hp, max_hp(at.state, one)) == (5, 7)


@rule("SS-FULL-POW-07")
def test_the_power_lost_with_a_rank_comes_back_with_it() -> None:
    powers = ("d_hammerfall", "d_stoneblood", "d_rune_of_wrath", "d_iron_blood", "d_rune_of_binding")
    one = hero("runecarver", "T01a.C", rank=6, powers=powers)
    at = quest(one, hero("nightblade", "T01a.C"))
    drive(lose_rank(table(at), one), "set_aside:d_stoneblood")
    drive(lose_rank(table(at), one), "set_aside:d_iron_blood")
    run(rise(table(at), one))
    assert (one.aside, one.powers[-1]) == (["d_stoneblood"], "d_iron_blood")
    run(rise(table(at), one))
    assert one.aside == []
