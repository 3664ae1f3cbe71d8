"""Items: in use, rearranged, exchanged, picked up, used, and bought before a quest."""

from copy import copy

import pytest

from emberhall.games.sword_sorcery.choices import TAVERN
from emberhall.games.sword_sorcery.content import ANVIL, ITEMS, QUESTS, TEMPLE
from emberhall.games.sword_sorcery.effects import nodes as fx
from emberhall.games.sword_sorcery.effects.book import BOOK
from emberhall.games.sword_sorcery.effects.kit import kit
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.game import GAME
from emberhall.games.sword_sorcery.rules.death import lose_hp, take_damage
from emberhall.games.sword_sorcery.rules.exchange import exchange, rearrange
from emberhall.games.sword_sorcery.rules.goods import gain_item
from emberhall.games.sword_sorcery.rules.items import (
    equip,
    equippable,
    free_slots,
    may_wear,
    slots_for,
    stow,
    wards,
    wear,
)
from emberhall.games.sword_sorcery.rules.stats import armor, max_hp
from emberhall.games.sword_sorcery.rules.weapons import blow_of, loaded
from emberhall.games.sword_sorcery.state import (
    Heap,
    Setup,
    State,
    TreasureId,
)
from emberhall.kernel import Session
from emberhall.rulebook import rule

from .positions import drive, enemy, hero, put_in_bag, quest, run, serve, table, turn_of, under_way


@rule("SS-QUICK-05", "SS-FULL-ITEM-05", "SS-FULL-HERO-04")
def test_one_action_rearranges_everything_and_a_full_bag_drops() -> None:
    one = hero("trickster", "T01a.C", items=("w_short_sword", "w_dagger", "a_leather"))
    one.bag += ["w_short_bow", "c_antidote", "c_antidote", "c_antidote", "c_antidote"]
    at = quest(one)
    at.do("rearrange", "stow:secondary", "equip:w_short_bow:primary")
    assert one.slots == {"primary": "w_short_bow", "armor": "a_leather"}
    at.do("done")
    assert at.prompt == "ask-too-many"
    at.do("drop:w_dagger")
    assert (one.actions, at.state.heaps[one.area].items) == (1, ["w_dagger"])
    assert sorted(one.bag) == ["c_antidote"] * 4 + ["w_short_sword"]


@rule("SS-QUICK-06", "SS-QUICK-07", "SS-QUICK-08")
def test_one_item_and_crowns_are_given_or_taken_and_put_on_at_once() -> None:
    one, other = hero("warden", "T01a.C"), hero("lightbearer", "T01a.C", items=("w_mace",))
    at = quest(one, other, hero("trickster", "T01a.A"), seats=2)
    one.bag, one.crowns = ["a_leather", "c_antidote"], 15
    at.do("act:0")
    assert at.offers("exchange") == ["exchange:1"]  # the third is elsewhere
    at.do("exchange:1")
    assert at.keys == [
        "done",
        "give:a_leather:1",
        "give:c_antidote:1",
        "give_crowns:5:1",
        "give_crowns:10:1",
        "give_crowns:15:1",
    ]
    at.do("give:a_leather:1")
    assert (at.prompt, at.asked, at.keys) == ("ask-put-on", (1,), ["equip:a_leather:armor", "leave_it"])
    at.do("equip:a_leather:armor")
    assert at.keys == ["done", "give_crowns:5:1", "give_crowns:10:1", "give_crowns:15:1"]  # one item, one way
    at.do("give_crowns:10:1", "done")
    assert (one.crowns, other.crowns, one.actions, one.bag) == (5, 10, 0, ["c_antidote"])
    assert other.slots == {"primary": "w_mace", "armor": "a_leather"}
    one.actions = 1
    other.bag = ["c_bandage", "c_healing_potion"]
    at.do("go:T01a.A", "go:T01a.C", "exchange:1", "take:c_bandage:1")
    assert at.keys == ["done", "take_crowns:5:1", "take_crowns:10:1"]  # one item, one way
    at.do("take_crowns:10:1")
    assert (one.crowns, one.bag, other.bag) == (15, ["c_antidote", "c_bandage"], ["c_healing_potion"])


@rule("SS-QUICK-05", "SS-QUICK-06", "SS-FREE-03", "SS-QUICK-04", "SS-QUICK-09")
def test_an_engaged_hero_neither_handles_items_nor_breaks_nor_searches() -> None:
    at = quest(hero("warden", "T07a.E"), hero("trickster", "T07a.E"), enemy("wolf", "green", "T07a.E"))
    at.do("act:0")
    assert [key for key in at.keys if key.split(":")[0] in ("rearrange", "exchange", "goods", "search")] == []
    at = quest(hero("warden", "T07a.E"), hero("trickster", "T07a.E"))
    at.do("act:0")
    assert [k for k in at.keys if k.split(":")[0] in ("rearrange", "exchange", "goods", "search")] == [
        "search:search_stall", "rearrange", "exchange:1", "goods",
    ]  # fmt: skip


@rule("SS-FREE-03", "SS-HERO-07", "SS-FULL-TURN-05")
def test_one_free_action_picks_up_and_drops_any_number() -> None:
    one = hero("warden", "T01a.C")
    one.crowns = 10
    at = quest(one)
    at.state.heaps[one.area] = Heap(["w_dagger", "c_antidote"], 20)
    at.do("goods")
    assert at.keys == [
        "done", "pick_up:w_dagger", "pick_up:c_antidote", "pick_crowns", "drop:c_healing_potion",
        "drop_crowns:5", "drop_crowns:10",
    ]  # fmt: skip
    at.do("pick_up:w_dagger", "drop:c_healing_potion", "pick_crowns", "pick_up:c_antidote")
    assert (one.bag, one.crowns, one.actions) == (["w_dagger", "c_antidote"], 30, 1)
    assert at.prompt == "ask-turn"
    assert at.state.heaps[one.area] == Heap(["c_healing_potion"], 0)


@rule("SS-FREE-03")
def test_goods_are_offered_again_only_after_something_else() -> None:
    one = hero("warden", "T01a.C")
    at = quest(one)
    at.do("goods", "done")
    assert at.offers("goods") == []
    at.do("go:T01a.A", "goods", "drop:c_healing_potion")
    assert at.offers("goods") == []
    at.do("dash", "goods", "pick_up:c_healing_potion")
    assert (one.bag, at.offers("goods")) == (["c_healing_potion"], [])


@rule("SS-FREE-03", "SS-BLIND-01")
def test_a_blinded_hero_does_not_retry_a_failed_free_action() -> None:
    one = hero("warden", "T06a.B")
    one.conditions["blind"] = 1
    at = quest(one)
    assert at.offers("open") == ["open:d_chapel"]
    at.load(1, 1).do("open:d_chapel", "goods")
    assert (at.unrolled, at.state.closed != 0, at.prompt) == ([], True, "ask-turn")
    assert at.offers("open") == at.offers("goods") == []


@rule("SS-QUICK-05")
def test_in_one_rearrangement_nothing_goes_on_and_off_twice() -> None:
    one = hero("warden", "T01a.C", items=("w_longsword",))
    one.bag += ["w_mace"]
    at = quest(one)
    at.do("rearrange", "equip:w_mace:primary")
    assert at.keys == ["done", "equip:w_longsword:primary", "stow:primary"]
    at.do("equip:w_longsword:primary")
    assert at.keys == ["done", "stow:primary"]
    at.do("stow:primary")
    assert at.keys == ["done", "equip:w_mace:primary", "equip:w_longsword:primary"]  # nothing must stay off
    at.do("equip:w_mace:primary")
    assert at.keys == ["done", "stow:primary"]
    at.do("stow:primary", "equip:w_longsword:primary")
    assert (one.slots, one.bag, at.prompt) == ({"primary": "w_longsword"}, ["w_mace"], "ask-turn")


@rule("SS-FULL-SHOP-02")
def test_in_town_two_weapons_do_not_swap_forever() -> None:
    one = hero("warden", "T01a.C", items=("w_longsword",))
    one.bag += ["w_mace"]
    one.crowns = 20
    at = quest(one, phase="shop")
    assert at.offers("equip") == ["equip:w_mace:primary"]
    at.do("equip:w_mace:primary", "equip:w_longsword:primary")
    assert (one.slots, at.offers("equip")) == ({"primary": "w_longsword"}, [])
    at.do("sell:w_longsword")
    assert at.offers("equip") == ["equip:w_mace:primary"]  # the hand is empty


def test_crowns_are_dropped_in_sums() -> None:
    one = hero("warden", "T01a.C", items=())
    one.crowns = 30
    at = quest(one)
    at.do("goods", "drop_crowns:20", "drop_crowns:5", "done")
    assert (one.crowns, at.state.heaps[one.area].crowns) == (5, 25)


@rule("SS-FULL-HERO-04")
def test_things_of_a_quest_take_no_room() -> None:
    one = hero("warden", "T01a.C", items=("c_antidote", "c_antidote", "c_antidote"))
    at = quest(one, hero("trickster", "T01a.C"))
    run(gain_item(table(at), one, "q_magic_key"))
    assert len(one.bag) == 4
    drive(gain_item(table(at), one, "w_dagger"), "give:w_dagger:1")
    assert "w_dagger" in at.state.heroes[1].bag


@rule("SS-FULL-HERO-02", "SS-FULL-ITEM-03", "SS-FULL-HERO-05")
@pytest.mark.parametrize(
    ("cls", "rank", "item", "allowed"),
    [
        ("warden", 1, "w_greatsword", True),
        ("trickster", 1, "w_greatsword", False),
        ("warden", 2, "a_plate", False),
        ("warden", 3, "a_plate", True),
        ("reaver", 1, "w_gloom_axe", True),
        ("warden", 1, "w_gloom_axe", False),
        ("lightbearer", 1, "w_dawn_scepter", True),
        ("runecarver", 1, "w_dawn_scepter", False),
        ("frost_seer", 1, "r_ring_of_vigor", True),
    ],
)
def test_style_nature_and_rank_limit_what_is_in_use(cls: str, rank: int, item: str, allowed: bool) -> None:
    assert may_wear(hero(cls, "T01a.C", rank=rank), ITEMS[item]) is allowed


def test_consumables_need_the_style_too() -> None:
    at = quest(hero("warden", "T01a.C", items=("c_ward_scroll",)))
    assert at.offers("use") == []
    at = quest(hero("lightbearer", "T01a.C", items=("c_ward_scroll",)))
    at.do("use:c_ward_scroll")
    assert (at.state.heroes[0].shields, at.state.heroes[0].bag) == (2, [])


@rule("SS-FULL-ITEM-08", "SS-FULL-DEF-05")
def test_shield_tokens_of_items_come_back_others_do_not() -> None:
    one = hero("frost_seer", "T01a.C", items=("a_mirror_robe", "w_wand", "c_antidote"))
    at = quest(one)
    one.ward, one.shields, one.hp = 2, 1, 4
    run(take_damage(table(at), one, 3))
    assert (one.ward, one.shields, one.hp) == (0, 0, 4)
    at.do("end_turn")
    assert (one.ward, one.shields) == (2, 1)  # the one by Rime Ward
    at.do("rearrange", "stow:armor", "done")
    assert one.ward == 0


def test_hit_points_come_and_go_with_the_ring() -> None:
    one = hero("warden", "T01a.C", items=("r_ring_of_vigor", "c_antidote"))
    at = quest(one)
    one.hp = 6
    at.do("rearrange", "stow:artifact")
    assert (max_hp(at.state, one), one.hp) == (5, 5)
    at.do("equip:r_ring_of_vigor:artifact")
    assert one.hp == 6


@rule("SS-FULL-ITEM-07")
def test_a_soul_weapon_is_woken_for_shards_once() -> None:
    one = hero("warden", "T01a.C", items=("w_oathblade", "c_antidote"))
    at = quest(one, shards=5)
    at.do("flip:w_oathblade")
    assert (at.state.shards, one.flipped, armor(at.state, one)) == (2, ["w_oathblade"], 1)
    assert (blow_of(one, ITEMS["w_oathblade"]).dice.red, blow_of(one, ITEMS["w_oathblade"]).dice.blue) == (2, 1)
    assert at.offers("flip") == []
    two = hero("reaver", "T01a.C", items=("w_hungerblade",))
    two.flipped = ["w_hungerblade"]
    assert [card for card, _ in kit(two).hooks["turn_start"]] == ["w_hungerblade"]


@rule("SS-FULL-TURN-07")
def test_dying_as_the_turn_begins_ends_it_and_the_enemies_have_theirs() -> None:
    one = hero("reaver", "T01a.C", items=("w_hungerblade",))
    one.flipped, one.hp = ["w_hungerblade"], 1
    at = quest(one, hero("trickster", "T01a.C"), enemy("orc_raider", "green", "T06a.B"))
    at.state.encounters.cards = ["ec_16.1"]  # type: ignore[list-item]
    at.do("act:0")
    assert (one.ghost, one.acted, at.state.encounters_gone.cards) == (True, True, ["ec_16.1"])
    assert at.state.active == 1


@rule("SS-FULL-SETUP-06")
def test_artifacts_have_charges_that_go_with_them() -> None:
    one, other = hero("lightbearer", "T01a.C", items=("r_healers_chalice",)), hero("warden", "T01a.C")
    one.hp = other.hp = 1
    at = quest(one, other)
    at.do("act:0", "use:r_healers_chalice", "pick:1")
    assert (other.hp, at.state.charges) == (3, {"r_healers_chalice": 1})
    one.actions = 2
    at.do("go:T01a.A", "go:T01a.C", "use:r_healers_chalice", "pick:0")
    assert at.state.charges == {"r_healers_chalice": 0}
    assert at.offers("use:r_healers") == []


@rule("SS-FULL-ITEM-06")
@pytest.mark.parametrize(
    ("item", "cls", "before", "after"),
    [
        ("c_healing_potion", "warden", {"hp": 1}, {"hp": 3}),
        ("c_strong_healing_potion", "warden", {"hp": 1, "conditions": {"slow": 1}}, {"hp": 5, "conditions": {}}),
        ("c_antidote", "warden", {"hp": 1, "conditions": {"poison": 1}}, {"hp": 2, "conditions": {}}),
        ("c_smelling_salts", "warden", {"conditions": {"blind": 1, "slow": 1}}, {"conditions": {}}),
        ("c_bandage", "warden", {"hp": 1, "wounds": ["w_lamed_leg"]}, {"hp": 2, "wounds": []}),
        ("c_whetstone_oil", "warden", {}, {"mods": [("hits", 1, "turn")]}),
        ("c_haste_draught", "warden", {}, {"combats": 2, "extra": 1}),
        ("c_soul_vial", "warden", {}, {"shards": 3}),
        ("c_recall_stone", "warden", {}, {"area": "T01a.C"}),
        ("r_mantle_of_command", "warden", {}, {"combats": 2}),
        ("r_twilight_mask", "nightblade", {}, {"mods": [("untargetable", 1, "round")]}),
        ("r_horn_of_valor", "warden", {}, {"mods": [("hits", 1, "next_attack")]}),
    ],
)
def test_what_is_used(item: str, cls: str, before: dict[str, object], after: dict[str, object]) -> None:
    one = hero(cls, "T01a.A", items=(item, "w_dagger"))
    at = quest(one, hero("lightbearer", "T06a.B"))
    for name, value in before.items():
        setattr(one, name, copy(value))
    at.load(10, 10).do("act:0", f"use:{item}")
    found = {
        "shards": at.state.shards, "area": at.state.ground.ids[one.area],
        "mods": [(mod.what, mod.n, mod.until) for mod in one.mods],
    }  # fmt: skip
    assert {name: found.get(name, getattr(one, name, None)) for name in after} == after
    assert item not in one.bag


@pytest.mark.parametrize(
    ("item", "faces", "hp", "burning", "conditions"),
    [
        ("c_fire_flask", (9, 1, 1, 1), 1, [1], {}),  # a hit, and one for weakness to fire
        ("c_holy_water", (3, 1, 1, 1, 1, 1), 0, [], {}),  # two hits, two dice each
        ("c_thunder_flask", (9, 1, 1, 1), 2, [], {"stun": 1}),
    ],
)
def test_flasks_hit_all_in_an_area(
    item: str, faces: tuple[int, ...], hp: int, burning: list[int], conditions: dict[str, int]
) -> None:
    kind = {
        "c_fire_flask": ("gremlin", "blue"),
        "c_holy_water": ("skeleton_guard", "green"),
        "c_thunder_flask": ("wolf", "blue"),
    }
    foes = [enemy(*kind[item], "T01a.A") for _ in range(2)]
    at = quest(hero("lightbearer", "T01a.C", items=(item, "w_dagger")), *foes)
    at.do(f"use:{item}", "pick:20").load(*faces).do("done")
    assert [(foe.hp, foe.burning, foe.conditions) for foe in foes] == [(hp, burning, conditions)] * 2
    assert at.unrolled == []


def test_holy_water_is_for_the_undead() -> None:
    at = quest(hero("lightbearer", "T01a.C", items=("c_holy_water",)), enemy("wolf", "green", "T01a.A"))
    assert at.offers("use") == []


@rule("SS-STUN-01")
def test_salts_wake_a_stunned_hero_himself() -> None:
    one, other = hero("warden", "T01a.C", items=("c_smelling_salts", "w_dagger")), hero("trickster", "T01a.C")
    one.conditions, other.conditions = {"stun": 1}, {"stun": 1}
    at = quest(one, other)
    at.do("act:0")
    assert at.keys == ["use:c_smelling_salts", "end_turn"]
    at.do("use:c_smelling_salts")
    assert (one.conditions, other.conditions, one.actions) == ({}, {"stun": 1}, 1)
    assert at.offers("go:")


def test_a_crossbow_is_reloaded_by_an_action() -> None:
    one = hero("wayfinder", "T01a.C", items=("w_crossbow", "c_antidote"))
    at = quest(one, enemy("ogre_breaker", "red", "T01a.A"))
    one.combats = 2
    at.do("strike:20:w_crossbow").load(1, 1).do("done", "no")
    assert (one.unloaded, at.offers("strike"), at.offers("punch")) == (["w_crossbow"], [], [])
    at.do("reload:w_crossbow")
    assert (one.unloaded, one.actions) == ([], 0)


def test_thieves_tools_break_once_a_turn_for_nothing() -> None:
    one = hero("trickster", "T06a.C", items=("r_thieves_tools", "c_antidote"))
    at = quest(one)
    at.state.traps.cards = ["tr_false_wire.1"]  # type: ignore[list-item]
    at.state.treasures.cards = [TreasureId("t_purse.1")]
    at.do("open_chest:chest_grave")
    assert (one.actions, one.crowns) == (2, 20)


def test_the_war_horn_sounds_in_the_last_quest() -> None:
    at = quest(hero("warden", "T01a.C", items=("q_war_horn",)), hero("trickster", "T01a.C"))
    at.do("act:0")
    assert at.offers("use") == []
    area = QUESTS["q6"].start[0]
    one, other = hero("warden", area, items=("q_war_horn",)), hero("trickster", area)
    at = quest(one, other, of="q6")
    at.do("act:0", "use:q_war_horn")
    assert [[(mod.what, mod.n) for mod in each.mods] for each in (one, other)] == [[("hits", 1)]] * 2
    assert one.bag == []


# before a quest


def town(crowns: int, *, quest: str = "q2", seed: int = 1) -> Session[State]:
    """Two heroes with this many crowns before a quest: a warden and a lightbearer."""
    session = Session(GAME, Setup(quest=quest, heroes=2), 1, seed)  # type: ignore[arg-type]
    while session.asks[0].prompt.id != "ask-shop":
        ask = session.asks[0]
        wanted = {"take_class:warden", "take_class:lightbearer"}
        found = [n for n, key in enumerate(ask.keys()) if key in wanted]
        session.take(found[0] if found else 0, ask.seat)
    return session


def choose(session: Session[State], key: str) -> None:
    ask = session.asks[0]
    assert key in ask.keys(), ask.keys()  # noqa: SIM118
    session.take(ask.keys().index(key), ask.seat)


@rule("SS-FULL-SHOP-01", "SS-FULL-SHOP-02", "SS-FULL-SETUP-04", "SS-FULL-SETUP-05")
def test_the_emporium_sells_and_buys_at_half_the_price() -> None:
    session = town(40)
    one = session.state.heroes[0]
    assert (one.cls, one.rank, one.crowns) == ("warden", 2, 40)
    choose(session, "sell:a_chain")
    assert (one.crowns, "armor" in one.slots) == (80, False)
    choose(session, "buy:a_studded")
    assert (one.crowns, one.slots["armor"], session.state.stock["a_studded"]) == (20, "a_studded", 1)
    choose(session, "give_crowns:20:1")
    assert session.state.heroes[1].crowns == 60


@rule("SS-FULL-SHOP-03")
def test_the_anvil_improves_one_weapon_a_visit() -> None:
    session = town(40)
    choose(session, "forge:w_longsword:an_keen:30")
    one = session.state.heroes[0]
    assert (one.crowns, one.forged) == (10, {"w_longsword": "an_keen"})
    keys = session.asks[0].keys()
    assert not [key for key in keys if key.startswith("forge")]
    assert {made.id: made.cost for made in ANVIL.values()} == {
        "an_keen": 30, "an_balanced": 40, "an_heavy": 60, "an_blessed": 35, "an_flaming": 45, "an_piercing": 40,
    }  # fmt: skip


@rule("SS-FULL-SHOP-04")
def test_the_temple_gives_life_or_shards() -> None:
    session = town(40)
    choose(session, "pray:tp_blessing:25")
    one = session.state.heroes[0]
    assert (one.crowns, one.bonus_hp) == (15, 1)
    session = town(40)
    choose(session, "pray:tp_soul_rest:40")
    assert (session.state.heroes[0].crowns, session.state.shards) == (0, 2)
    assert {one.id: (one.cost, one.nature, one.shards, one.hp) for one in TEMPLE.values()} == {
        "tp_blessing": (25, "law", 0, 1), "tp_dark_bargain": (0, "chaos", 2, -1), "tp_soul_rest": (40, "", 2, 0),
    }  # fmt: skip


@rule("SS-FULL-SHOP-04")
@pytest.mark.parametrize(
    ("face", "crowns", "shields", "rumours"),
    [(9, 55, 0, 0), (10, 55, 0, 0), (3, 35, 0, 2), (2, 35, 1, 0), (1, 30, 0, 0)],
)
def test_the_tavern_tells_by_the_first_symbol(face: int, crowns: int, shields: int, rumours: int) -> None:
    one = hero("warden", "T01a.C")
    one.crowns = 40
    done: list[str] = []
    at = quest(one)
    at.load(face)
    serve(at, one, TAVERN, done=done)
    assert (one.crowns, one.shields, one.rumours, done) == (crowns, shields, rumours, ["tavern"])


@rule("SS-FULL-SHOP-04")
def test_what_the_tavern_gave_is_told() -> None:
    session = town(40)
    choose(session, "tavern")
    assert session.events[-1].message.id in (
        "say-tavern-crowns", "say-tavern-rumour", "say-tavern-shield", "say-tavern-loss",
    )  # fmt: skip


def test_a_rumour_shows_the_next_events_when_the_quest_starts() -> None:
    one = hero("warden", "T01a.C")
    one.rumours = 2
    at = quest(one, hero("trickster", "T01a.C"), phase="start")
    state = at.state
    top = state.looked.cards[::-1]
    assert at.prompt == "ask-scry"
    assert at.keys == [f"top:{top[1]}", f"top:{top[0]}"]
    at.do(f"top:{top[0]}")
    assert state.events.cards[-2:] == [top[1], top[0]]
    assert one.rumours == 0


@rule("SS-FULL-ITEM-02", "SS-FULL-ITEM-09", "SS-FULL-TREAS-04")
def test_what_was_dropped_lies_there() -> None:
    one = hero("warden", "T01a.C")
    one.crowns = 7
    at = quest(one, hero("trickster", "T01a.A"))
    put_in_bag(at, "q_magic_key")
    run(lose_hp(table(at), one, 99))
    assert at.state.heaps[one.area] == Heap(["c_healing_potion", "q_magic_key"], 7)
    assert (one.crowns, one.slots) == (0, {"primary": "w_longsword", "armor": "a_chain"})


def test_slots_and_hands() -> None:
    assert [slots_for(ITEMS[id]) for id in ("a_chain", "r_ring_of_vigor", "w_club", "w_greatsword", "w_buckler")] == [
        ("armor",), ("artifact",), ("primary",), ("primary",), ("secondary",),
    ]  # fmt: skip
    assert slots_for(ITEMS["w_dagger"]) == ("primary", "secondary")
    assert slots_for(ITEMS["c_antidote"]) == ()
    one = hero("warden", "T01a.C", items=("w_greatsword",))
    one.bag = ["w_buckler", "w_dagger"]
    assert equippable(one) == [("w_dagger", "primary")]
    assert free_slots(one, ITEMS["w_buckler"]) == free_slots(one, ITEMS["w_dagger"]) == []
    one.slots = {"secondary": "w_buckler"}
    assert free_slots(one, ITEMS["w_greatsword"]) == []
    assert free_slots(one, ITEMS["w_dagger"]) == ["primary"]
    assert free_slots(one, ITEMS["a_plate"]) == []  # rank III


def test_putting_on_and_off() -> None:
    at = under_way(one := hero("warden", "T01a.C", items=("w_longsword", "r_amulet_of_warding")))
    one.ward, one.bag = 1, ["w_club", "a_saints_mail"]
    equip(table(at), one, "w_club", "primary")
    assert (one.slots["primary"], sorted(one.bag)) == ("w_club", ["a_saints_mail", "w_longsword"])
    equip(table(at), one, "a_saints_mail", "armor")
    assert (wards(one), one.ward) == (2, 1)
    stow(at.state, one, "armor")
    stow(at.state, one, "artifact")
    assert (one.ward, "armor" in one.slots) == (0, False)
    two = hero("warden", "T01a.C", items=())
    wear(two, ("w_club", "w_mace", "a_chain"))
    assert (two.slots["primary"], two.slots["armor"], two.bag[-1]) == ("w_club", "a_chain", "w_mace")


def test_weapons_that_are_loaded() -> None:
    one = hero("wayfinder", "T01a.C", items=("w_crossbow",))
    one.unloaded = ["w_crossbow"]
    assert loaded(one) == []
    assert kit(one).weapons == (ITEMS["w_crossbow"],)
    lone = hero("warden", "T01a.C", items=("w_buckler",))
    assert loaded(lone) == []


@rule("SS-FULL-SHOP-03")
def test_what_the_anvil_makes() -> None:
    one = hero("warden", "T01a.C", items=("w_longsword",))
    sword = ITEMS["w_longsword"]
    one.forged = {"w_longsword": "an_heavy"}
    assert (blow_of(one, sword).dice, blow_of(one, sword).type) == (fx.Dice(red=1, blue=2), "slash")
    one.forged = {"w_longsword": "an_blessed"}
    assert (blow_of(one, sword).dice, blow_of(one, sword).type) == (fx.Dice(red=1, blue=1), "holy")
    for forged, faces, hp, burning in (("an_keen", (9, 1, 1), 3, []), ("an_flaming", (9, 1, 1), 4, [1])):
        one = hero("warden", "T01a.C", items=("w_longsword",))
        one.forged = {"w_longsword": forged}
        at = quest(one, hero("trickster", "T06a.H"), foe := enemy("ogre_breaker", "blue", "T01a.C"))
        at.do("act:0", "strike:20:w_longsword").load(*faces).do("done")
        assert (foe.hp, foe.burning) == (hp, burning)


def test_a_piercing_weapon_and_a_balanced_one() -> None:
    one = hero("warden", "T01a.C", items=("w_longsword",))
    one.forged = {"w_longsword": "an_piercing"}
    at = quest(one, hero("trickster", "T06a.H"), foe := enemy("orc_raider", "red", "T01a.C"))
    at.do("act:0", "strike:20:w_longsword").load(3, 1, 1).do("done")
    assert foe.hp == 5  # no armor
    one = hero("warden", "T01a.C", items=("w_longsword",))
    one.forged = {"w_longsword": "an_balanced"}
    at = quest(one, hero("trickster", "T06a.H"), foe := enemy("ogre_breaker", "blue", "T01a.C"))
    at.do("act:0", "strike:20:w_longsword").load(1, 1, 7, 1).do("done", "yes", "again:0")
    assert foe.hp == 4


@rule("SS-FULL-ITEM-06")
@pytest.mark.parametrize("potion", ["c_antidote", "c_strong_healing_potion"])
def test_a_potion_that_cures_is_for_the_unhurt_too(potion: str) -> None:
    one = hero("warden", "T01a.C", items=(potion,))
    at = turn_of(one)
    assert at.offers("use") == []
    one.conditions = {"poison": 1}
    at.do("dash").do(f"use:{potion}")
    assert (one.conditions, one.bag, one.hp) == ({}, [], 5)


@rule("SS-FULL-ITEM-06")
def test_an_antidote_is_not_for_other_ailments_of_the_unhurt() -> None:
    one = hero("warden", "T01a.C", items=("c_antidote",))
    at = turn_of(one)
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
def test_a_hero_with_a_full_bag_may_be_given_what_they_put_on() -> None:
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
