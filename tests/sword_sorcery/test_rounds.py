"""The round, terrain, ghosts and companions of fate, where no other test covers them."""

import pytest
from msgspec.structs import replace

from emberhall.games.sword_sorcery.content import DIFFICULTIES, QUESTS, TREASURES, card_of
from emberhall.games.sword_sorcery.game import GAME
from emberhall.games.sword_sorcery.rules.arrival import arrive
from emberhall.games.sword_sorcery.rules.attack import attack
from emberhall.games.sword_sorcery.rules.conditions import give
from emberhall.games.sword_sorcery.rules.death import lose_hp, take_damage
from emberhall.games.sword_sorcery.rules.doors import trap
from emberhall.games.sword_sorcery.rules.goods import draw_treasure
from emberhall.games.sword_sorcery.rules.rounds import cap, price
from emberhall.games.sword_sorcery.rules.sight import apart, here, sees
from emberhall.games.sword_sorcery.rules.stats import armor, max_hp, save_number
from emberhall.games.sword_sorcery.setup import set_up, unfit
from emberhall.games.sword_sorcery.state import (
    Company,
    EventId,
    Fire,
    Heap,
    Mod,
    Record,
    Setup,
    TrapId,
    TreasureId,
)
from emberhall.kernel import Rng, Session
from emberhall.rulebook import rule

from .positions import drive, enemy, hero, place, quest, run, table


@rule("SS-ROUND-01", "SS-BATTLE-01", "SS-FULL-TURN-01", "SS-TIME-05", "SS-TIME-07")
def test_a_round_is_time_battle_in_any_order_and_events() -> None:
    at = quest(hero("warden", "T01a.C"), hero("trickster", "T01a.A"))
    assert (at.prompt, at.keys) == ("ask-who-acts", ["act:0", "act:1"])
    at.do("act:1", "end_turn")
    assert at.state.active == 0
    at.do("end_turn")
    assert (at.state.round, at.state.face_up.cards, at.prompt) == (2, ["st_bell_tolls.8"], "ask-who-acts")


@rule("SS-TIME-01", "SS-TIME-08", "SS-FULL-TIME-01", "SS-FULL-TIME-05", "SS-FX-04", "SS-POISON-01", "SS-POISON-02")
def test_the_time_phase_burns_then_poisons_and_may_end_the_quest() -> None:
    one = hero("warden", "T01a.C")
    one.burning, one.conditions, one.shields = [1, 2], {"poison": 2}, 1
    at = quest(one, hero("trickster", "T01a.A"), phase="event")
    at.load(6) if at.prompt == "ask-who-acts" else None
    assert (one.hp, one.burning, one.shields) == (2, [1], 0)  # two by fire, one of two by poison


@rule("SS-BLEED-03", "SS-FULL-TIME-02")
def test_what_lasts_a_round_ends_in_the_time_phase() -> None:
    one = hero("warden", "T01a.C")
    at = quest(one, hero("trickster", "T01a.A"))
    one.conditions = {"bleeding": 1}
    at.do("act:1", "end_turn", "end_turn")
    assert one.conditions == {"bleeding": 2}
    one.done = ["dash"]
    at.do("act:1", "end_turn", "end_turn")
    assert (one.conditions, one.done) == ({}, [])


@rule("SS-SOUL-04", "SS-SOUL-06", "SS-DATA-02", "SS-FULL-RANK-04", "SS-FULL-RANK-05", "SS-FULL-RANK-01")
def test_ranks_cost_their_square_and_end_with_the_act() -> None:
    one = hero("warden", "T01a.C")
    costs = []
    for rank in range(1, 7):
        one.rank = rank
        costs.append(price(one))
    assert costs == [4, 9, 16, 25, 36, 49]
    assert [cap(quest(hero("warden", area), of=of).state) for of, area in (("q1", "T01a.C"), ("q5", "T08a.C"))] == [
        4,
        7,
    ]
    one.rank, one.hp = 2, 6
    at = quest(hero("warden", "T01a.C", rank=2), shards=30, phase="souls")
    two = at.state.heroes[0]
    at.do("rise:0")
    assert (two.rank, two.hp, at.state.shards, at.prompt) == (3, 7, 21, "ask-power")
    at.do("take_power:b_cleave", "take_power:b_battle_cry")
    assert at.prompt == "ask-turn"  # once a Time phase


@rule("SS-FULL-TIME-04")
def test_returning_comes_before_rising() -> None:
    ghost, other = hero("warden", "T01a.C", rank=2), hero("trickster", "T01a.A")
    ghost.ghost, ghost.hp, ghost.powers = True, 0, ["b_cleave"]
    other.powers = ["n_sidestep"]
    at = quest(ghost, other, shards=9, phase="souls")
    assert at.keys == ["done", "revive:0", "rise:1"]
    at.do("rise:1", "take_power:n_throwing_knives")
    assert at.prompt == "ask-who-acts"


@rule("SS-HERO-02", "SS-HERO-04", "SS-HERO-06", "SS-HERO-08", "SS-FULL-TURN-04", "SS-QUICK-01", "SS-QUICK-10")
def test_a_turn_has_its_activities_in_any_order() -> None:
    one = hero("trickster", "T01a.C", rank=4)
    at = quest(one)
    assert (one.combats, one.actions, one.moved) == (1, 3, False)
    at.do("go:T01a.A", "dash")
    assert (one.steps, one.extra, one.actions, "dash" in at.keys) == (2, 1, 2, False)
    at.do("go:T01a.B", "go:T01a.A", "go:T01a.B")
    assert (one.steps, one.extra, at.offers("go:")) == (0, 0, [])


@rule("SS-OBST-05", "SS-OBST-06", "SS-FULL-MAP-04", "SS-FULL-MAP-05", "SS-AI-08")
def test_hard_ground_costs_two_and_hazard_a_hit_point_but_not_enemies() -> None:
    one = hero("warden", "T06a.B")
    at = quest(one)
    at.do("go:T06a.C")
    assert (one.steps, one.hp) == (0, 5)
    one = hero("warden", "T06a.D")
    at = quest(one, enemy("wolf", "green", "T06a.D"))
    at.state.enemies[0].conditions["stun"] = 1
    at.do("go:T06a.G")
    assert one.hp == 4
    run(arrive(table(at), one, at.state.ground.index["T06a.G"], placed=True))
    assert one.hp == 4
    run(arrive(table(at), at.state.enemies[0], one.area))
    assert at.state.enemies[0].hp == 2


@rule("SS-OBST-03", "SS-LOS-02", "SS-LOS-08", "SS-FULL-LOS-02")
def test_across_a_barrier_each_sees_the_other_though_one_has_far_to_go() -> None:
    above, below = enemy("wolf", "green", "T12a.A"), enemy("wolf", "green", "T04a.B")
    at = quest(hero("warden", "T04a.E"), above, below, of="q4")
    assert (apart(at.state, above.area, below.area), apart(at.state, below.area, above.area)) == (4, 6)
    assert sees(at.state, above, below.area)
    assert sees(at.state, below, above.area)


@rule("SS-FULL-LOS-03", "SS-LOS-02", "SS-LOS-03", "SS-LOS-04", "SS-LOS-08", "SS-FULL-MAP-06")
def test_sight_and_distance_on_the_map() -> None:
    one = hero("warden", "T07a.B")
    at = quest(one, of="q1")
    ground = at.state.ground
    a, b, d = (ground.index[f"T07a.{letter}"] for letter in "ABD")
    assert sees(at.state, one, d)
    assert (apart(at.state, b, d), apart(at.state, b, b), apart(at.state, b, a)) == (1, 0, 2)
    fog = quest(hero("warden", "T01a.C"))
    fog.state.face_up.cards = [EventId("ev_creeping_fog.1")]
    far = [n for n in range(len(ground.ids)) if apart(fog.state, fog.state.heroes[0].area, n) > 2]
    assert far
    assert not any(sees(fog.state, fog.state.heroes[0], n) for n in far)


@rule("SS-FULL-RANGE-02", "SS-HERO-05", "SS-AREA-06")
def test_range_counts_areas_and_an_engaged_hero_fights_where_they_are() -> None:
    one = hero("warden", "T01a.C", items=("w_spear", "c_antidote"))
    at = quest(one, enemy("wolf", "green", "T01a.A"), enemy("wolf", "green", "T07a.E"))
    assert at.offers("strike") == ["strike:20:w_spear"]
    at = quest(hero("wayfinder", "T01a.C"), enemy("wolf", "green", "T01a.C"), enemy("wolf", "green", "T01a.A"))
    assert at.offers("strike") == ["strike:20:w_short_bow"]


@rule("SS-FREE-02", "SS-TERR-02", "SS-QUICK-04", "SS-FULL-MOVE-02")
def test_plain_doors_open_in_a_fight_locked_ones_do_not() -> None:
    at = quest(hero("warden", "T06a.B"), enemy("wolf", "green", "T06a.B"))
    assert at.offers("open") == ["open:d_chapel"]
    at = quest(hero("warden", "T10a.B"), of="q4")
    at.state.traps.cards = [TrapId("tr_false_wire.1")]
    assert at.offers("force") == ["force:d_keep"]
    at.do("force:d_keep")
    assert (at.state.closed, at.state.heroes[0].actions) == (0, 0)
    at = quest(hero("warden", "T10a.B"), enemy("wolf", "green", "T10a.B"), of="q4")
    assert at.offers("force") == []


@rule("SS-TERR-05", "SS-TERR-06")
def test_a_magic_lock_needs_the_key() -> None:
    at = quest(hero("warden", "T12b.B"), of="q3")
    assert at.offers("open:d_vault") == []
    assert at.offers("unlock") == []
    at = quest(hero("warden", "T12b.B", items=("q_magic_key",)), of="q3")
    assert at.offers("open:d_vault") == []
    at.do("unlock:d_vault")
    assert (at.state.locks, at.offers("open:d_vault")) == (["d_vault_back"], ["open:d_vault"])


@rule("SS-TERR-05", "SS-TERR-06")
def test_a_chest_may_have_a_magic_lock(monkeypatch: pytest.MonkeyPatch) -> None:
    tokens = tuple(replace(token, magic=token.id == "chest_house") for token in QUESTS["q1"].tokens)
    monkeypatch.setitem(QUESTS, "q1", replace(QUESTS["q1"], tokens=tokens))
    at = quest(hero("warden", "T07a.B"))
    assert at.state.locks == ["chest_house"]
    assert at.offers("open_chest") + at.offers("unlock_chest") == []
    at = quest(one := hero("warden", "T07a.B", items=("q_magic_key",)))
    assert at.offers("open_chest") == []
    at.do("unlock_chest:chest_house")
    assert (at.state.locks, one.actions) == ([], 1)
    assert (at.offers("open_chest"), at.offers("unlock_chest")) == (["open_chest:chest_house"], [])


@rule("SS-GOLD-03", "SS-GOLD-04", "SS-FULL-SETUP-08")
def test_treasures_that_are_used_up_are_shuffled_again() -> None:
    """Everything except what heroes hold, what lies on the ground, and what was removed for this party."""
    one = hero("reaver", "T07a.B", items=("w_flamebrand",))
    at = quest(one, hero("nightblade", "T07a.B"))
    at.state.heaps[3] = Heap(["w_frost_edge"], 0)
    gone = [TreasureId(f"{id}.1") for id in ("t_flamebrand", "t_frost_edge", "t_oathblade", "t_purse", "t_soul_glint")]
    at.state.treasures.cards, at.state.treasures_gone.cards = [], gone
    drive(draw_treasure(table(at), one))
    assert at.shuffled(["t_purse.1", "t_soul_glint.1"])
    assert (len(at.state.treasures), one.crowns + 20 * at.state.shards) == (1, 20)
    at.state.treasures.cards, at.state.treasures_gone.cards = [TreasureId("t_heavy_purse.1")], gone[:3]
    drive(draw_treasure(table(at), one, 2, 1))  # the card that was drawn does not come twice
    assert (at.state.treasures.cards, one.crowns) in (([], 40), ([], 60))


@rule("SS-TERR-03", "SS-TERR-04", "SS-FULL-TREAS-01", "SS-FULL-TRAP-01")
def test_a_chest_is_a_trap_then_its_treasure() -> None:
    one = hero("warden", "T07a.B")
    at = quest(one)
    at.state.traps.cards = [TrapId("tr_shock_lock.1")]
    at.state.treasures.cards = ["t_purse.1"]  # type: ignore[list-item]
    at.load(1).do("open_chest:chest_house")
    assert (one.hp, one.crowns, "chest_house" in at.state.tokens) == (4, 30, False)


@rule("SS-TERR-07", "SS-FULL-TREAS-02", "SS-QUICK-09")
@pytest.mark.parametrize(("face", "crowns", "hp"), [(10, 20, 3), (3, 10, 3), (2, 0, 4), (1, 0, 3)])
def test_a_search_goes_by_the_first_symbol(face: int, crowns: int, hp: int) -> None:
    one = hero("warden", "T07a.E")
    at = quest(one)
    one.hp = 3
    at.state.treasures.cards = ["t_purse.1"]  # type: ignore[list-item]
    at.load(face).do("search:search_stall")
    assert (one.crowns, one.hp, "search_stall" in at.state.tokens) == (crowns, hp, False)


TRAPS = [
    ("tr_rusted_shut", "door", (), {}),
    ("tr_false_wire", "door", (), {}),
    ("tr_already_sprung", "door", (), {"crowns": 5}),
    ("tr_needle", "door", (1,), {"conditions": {"poison": 1}}),
    ("tr_dart_volley", "door", (7, 1, 1), {"hp": 3}),
    ("tr_swinging_blade", "door", (9, 1, 1), {"hp": 4, "conditions": {"bleeding": 1}}),
    ("tr_gas_cloud", "door", (1, 1), {"conditions": {"poison": 1}}),
    ("tr_flash", "door", (1,), {"conditions": {"blind": 1}}),
    ("tr_net", "door", (1,), {"conditions": {"slow": 1}}),
    ("tr_fire_jet", "door", (1,), {"burning": [1]}),
    ("tr_oil_and_spark", "chest", (1, 1), {"burning": [1]}),
    ("tr_oil_and_spark", "door", (), {"burning": []}),
    ("tr_falling_block", "door", (1,), {"hp": 4, "conditions": {"knocked_down": 1}}),
    ("tr_stunning_rune", "door", (1,), {"conditions": {"stun": 1}}),
    ("tr_draining_rune", "door", (1,), {"conditions": {"exhausted": 1}}),
    ("tr_spring_spear", "door", (5, 5, 1), {"hp": 3}),
    ("tr_shock_lock", "chest", (1,), {"hp": 4}),
    ("tr_needle", "door", (10,), {"conditions": {}}),
]


@rule("SS-FULL-TRAP-02", "SS-FULL-TRAP-04")
@pytest.mark.parametrize(("card", "what", "faces", "after"), TRAPS)
def test_a_trap(card: str, what: str, faces: tuple[int, ...], after: dict[str, object]) -> None:
    one = hero("trickster", "T01a.C")
    at = quest(one, hero("warden", "T01a.A"), phase="event")
    at.state.traps.cards = [TrapId(f"{card}.1")]
    at.load(*faces)
    run(trap(table(at), one, what))
    assert {name: getattr(one, name) for name in after} == after
    assert at.unrolled == []


@rule("SS-FULL-TRAP-03", "SS-FULL-ENEMY-08")
def test_traps_that_call_and_leech_do_so_once() -> None:
    for card, what, area in (("tr_alarm_bell", "door", "T07a.E"), ("tr_trapdoor_lair", "chest", "T01a.C")):
        at = quest(hero("warden", "T01a.C"), hero("trickster", "T01a.C"))
        at.state.traps.cards = [TrapId(f"{card}.1")]
        run(trap(table(at), at.state.heroes[0], what))
        assert [(foe.rank, place(at, foe)) for foe in at.state.enemies] == [("green", area)]
    at = quest(hero("warden", "T01a.C"), shards=3)
    at.state.traps.cards = [TrapId("tr_soul_leech.1"), TrapId("tr_banshee_seal.1")][::-1]
    at.load(1)
    run(trap(table(at), at.state.heroes[0], "chest"))
    assert at.state.shards == 2
    at.load(1)
    run(trap(table(at), at.state.heroes[0], "door"))
    assert [(mod.what, mod.n) for mod in at.state.heroes[0].mods] == [("hits", -1)]


@rule("SS-FULL-GHOST-01", "SS-FULL-GHOST-03", "SS-FULL-POW-06", "SS-FULL-TURN-06")
def test_a_ghost_walks_screams_and_goes_home() -> None:
    one = hero("warden", "T06a.B", powers=("b_cleave",))
    one.ghost, one.hp, one.died, one.turned = True, 0, 1, {"b_cleave": 2}
    at = quest(one, hero("trickster", "T01a.A"), enemy("wolf", "green", "T06a.F"))
    at.do("act:0")
    assert {key.split(":")[0] for key in at.keys} == {"go", "scream", "end_turn"}  # no relocation in the round of death
    at.load(5).do("scream")
    assert (at.state.enemies[0].conditions, at.offers("scream")) == ({"slow": 1}, [])
    drawn = len(at.state.encounters)
    at.do("go:T06a.A", "go:T06a.B", "go:T06a.A")
    assert (place(at, one), len(at.state.encounters)) == ("T06a.A", drawn)
    at.do("end_turn") if at.state.active == 0 else None
    at.state.enemies = []
    at.dice.load(None)
    at.do("end_turn", "act:0", "relocate")
    assert (place(at, one), one.turned) == ("T01a.C", {"b_cleave": 1})


@rule("SS-FULL-GHOST-02", "SS-FULL-RES-02")
def test_enemies_and_areas_ignore_ghosts() -> None:
    one = hero("warden", "T01a.C")
    at = quest(one, hero("trickster", "T01a.A"), enemy("wolf", "green", "T01a.C"))
    one.ghost, one.hp = True, 0
    assert here(at.state, one.area) == (0, 1)
    assert [friend.id for friend in at.state.friends()] == [1]


@rule("SS-FULL-PARTY-03", "SS-FULL-PARTY-01", "SS-FULL-PARTY-02")
def test_one_hero_alone_is_tougher_and_saved_once() -> None:
    session = Session(GAME, Setup(heroes=1), 1, 3)
    while session.asks[0].prompt.id != "ask-turn":
        session.take(0)
    one = session.state.heroes[0]
    assert (one.rank, one.bonus_hp, one.shields >= 2) == (2, 2, True)
    at = quest(hero("warden", "T06a.B", rank=2))
    alone = at.state.heroes[0]
    run(lose_hp(table(at), alone, 9))
    assert (alone.ghost, alone.hp, place(at, alone), alone.warded) == (False, 3, "T01a.C", True)
    assert unfit(Setup(heroes=1), 2) is not None
    assert unfit(Setup(heroes=2), 2) is None


@rule("SS-FULL-PARTY-04", "SS-FULL-SETUP-11")
def test_difficulty_and_soul_storm_change_the_numbers() -> None:
    rng = Rng(1)
    levels = DIFFICULTIES.items()
    assert {id: (one.shards, one.events, one.danger, one.enemy_hp, one.hero_hp) for id, one in levels} == {
        "story": (2, 1, False, 0, 1), "standard": (0, 0, False, 0, 0), "hard": (0, 0, True, 0, 0),
        "legend": (0, -1, True, 1, 0),
    }  # fmt: skip
    story = set_up(Setup(difficulty="story", heroes=2), 2, rng)
    assert (story.shards, len(story.events)) == (4, 9)
    assert len(set_up(Setup(difficulty="legend", heroes=2), 2, rng).events) == 7
    session = Session(GAME, Setup(difficulty="story", heroes=2), 1, 3)
    while session.asks[0].prompt.id not in ("ask-turn", "ask-who-acts", "ask-souls"):
        session.take(0)
    assert [max_hp(session.state, one) - one.kind.hp[0] for one in session.state.heroes] == [1, 1]
    assert [one.hp - one.kind.hp[0] for one in session.state.heroes] == [1, 1]
    storm = quest(hero("warden", "T01a.C"))
    storm.state.setup = Setup(soul_storm=True)
    assert save_number(storm.state, storm.state.heroes[0]) == 7


@rule("SS-FULL-SETUP-07", "SS-FULL-SETUP-08")
def test_the_decks_of_a_quest() -> None:
    state = set_up(Setup(quest="q1", heroes=2), 2, Rng(4))
    assert (len(state.encounters), len(state.traps), len(state.power_cards), len(state.events)) == (30, 24, 10, 8)
    deck = [card_of(card) for card in state.events.cards[::-1]]
    assert (deck[2], deck[5], len(set(deck))) == ("ev_dusk", "ev_dawn", 8)
    assert all(TREASURES[card_of(card)].act == 1 for card in state.treasures)
    company = Company((Record("warden", bag=("r_horn_of_valor",)), Record("trickster")))
    state = set_up(Setup(quest="q1", company=company), 2, Rng(4))
    assert "t_horn_of_valor.1" not in state.treasures.cards


@rule("SS-FULL-SETUP-02", "SS-FULL-SETUP-09", "SS-FULL-SETUP-10")
@pytest.mark.parametrize(("heroes", "kinds"), [(2, 2), (3, 4), (4, 3), (5, 5)])
def test_start_enemies_by_the_size_of_the_party(heroes: int, kinds: int) -> None:
    session = Session(GAME, Setup(heroes=heroes, party="random"), 1, 3)
    while not session.state.round:
        session.take(0)
    placed = [foe for foe in session.state.enemies if foe.id < 20 + kinds]
    assert len(placed) == kinds
    assert {hero.kind.hero for hero in session.state.heroes} == {hero.kind.hero for hero in session.state.heroes}


@rule("SS-STUN-02", "SS-BLIND-02", "SS-EXH-02", "SS-SLOW-02", "SS-DATA-03")
@pytest.mark.parametrize("id", ["blind", "slow", "stun", "exhausted"])
def test_a_condition_gained_in_the_heros_own_turn_stays_for_the_next(id: str) -> None:
    one = hero("warden", "T01a.C")
    at = quest(one, hero("trickster", "T01a.A"))
    at.do("act:0")
    run(give(table(at), one, id))
    at.do("end_turn", "end_turn")
    assert one.conditions == {id: 1}
    at.do("act:0")
    if id != "stun":  # whose turn is over at once
        at.do("end_turn")
    assert one.conditions == {}


@rule("SS-EXH-01")
def test_an_exhausted_hero_has_no_actions() -> None:
    one = hero("warden", "T01a.C", powers=("b_battle_cry",))
    one.conditions = {"exhausted": 1}
    at = quest(one, enemy("wolf", "green", "T01a.C"))
    assert [key for key in at.keys if key.startswith(("use:b_", "dash"))] == []
    at.do("strike:20:w_longsword").load(1, 1)
    assert at.prompt == "ask-turn"  # no Focus


@rule("SS-BLEED-01", "SS-BLIND-01", "SS-FREE-04")
def test_each_evade_costs_the_bleeding_a_hit_point_more() -> None:
    one = hero("reaver", "T01a.C")
    one.conditions = {"bleeding": 1}
    at = quest(one, hero("trickster", "T01a.C"), enemy("wolf", "green", "T01a.C"), enemy("wolf", "green", "T01a.A"))
    at.state.enemies[1].conditions["stun"] = 1
    at.do("act:0", "go:T01a.A")
    assert one.hp == 5  # the Movement and the evade
    at.do("go:T01a.B")
    assert one.hp == 4
    blind = hero("reaver", "T01a.C")
    blind.conditions = {"blind": 1}
    at = quest(blind, hero("trickster", "T01a.C"), enemy("wolf", "green", "T01a.C"))
    at.do("act:0").load(10, 1).do("go:T01a.A")  # he sees to move, and stumbles leaving
    assert (place(at, blind), blind.steps) == ("T01a.C", 1)


@rule("SS-FULL-DEF-08", "SS-FULL-ATK-01", "SS-DEF-07", "SS-DEF-08")
def test_the_order_after_damage() -> None:
    one = hero("warden", "T01a.C", items=())
    at = quest(one, hero("trickster", "T01a.A"), enemy("orc_raider", "red", "T01a.C"))
    foe = at.state.enemies[0]
    at.load(9, 1, 1, 1)  # a hit and supremacy: one blue die without armor; a wound before, a push after
    drive(attack(table(at), foe, one, foe.card.attacks["main"], "enemy"), "into:T01a.E")
    assert (one.wounds, place(at, one), armor(at.state, one)) == (["w_opened_guard"], "T01a.E", 0)


@rule("SS-GOLD-07", "SS-GOLD-08")
def test_a_loss_is_not_stopped_damage_is() -> None:
    one = hero("warden", "T01a.C")
    at = quest(one, hero("trickster", "T01a.A"))
    one.shields = 5
    run(lose_hp(table(at), one, 1))
    run(take_damage(table(at), one, 2))
    assert (one.hp, one.shields) == (4, 3)


def test_the_time_phase_in_its_order() -> None:
    one = hero("warden", "T01a.C", items=("a_saints_mail",))
    one.mods = [Mod("hits", 1, "round"), Mod("hits", 1, "next_attack"), Mod("save", 1, "quest")]
    one.conditions, one.done, one.turned = {"bleeding": 1}, ["dash", "focus"], {"bulwark": 1, "b_cleave": 3}
    at = quest(one, hero("runecarver", "T06a.H"))
    at.state.fires = [Fire(0, 1, 2), Fire(1, 1, -1), Fire(2, 1, 1)]
    at.state.sealed, one.ward = [3], 0
    at.do("act:0", "end_turn", "end_turn")
    assert [mod.until for mod in one.mods] == ["quest"]
    assert (one.conditions, one.done, one.acted, one.risen) == ({"bleeding": 2}, [], False, False)
    assert (one.turned, one.ward, at.state.sealed) == ({"b_cleave": 2}, 1, [])
    assert [(fire.area, fire.ages) for fire in at.state.fires] == [(0, 1), (1, -1)]
    assert (at.state.round, at.state.phase) == (2, "battle")
    at.do("act:0", "end_turn", "end_turn")
    assert one.conditions == {}
