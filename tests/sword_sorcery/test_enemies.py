"""Enemies: where they come, whom they choose, what they do; encounters, events, masters and quests."""

import pytest

from emberhall.games.sword_sorcery.content import BEHAVIOURS, EVENTS, QUESTS
from emberhall.games.sword_sorcery.effects.book import BOOK
from emberhall.games.sword_sorcery.effects.does import world
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.game import GAME
from emberhall.games.sword_sorcery.rules.arrival import arrive
from emberhall.games.sword_sorcery.rules.behaviour import activate, aims
from emberhall.games.sword_sorcery.rules.conditions import give
from emberhall.games.sword_sorcery.rules.death import lose_hp
from emberhall.games.sword_sorcery.rules.doors import open_door
from emberhall.games.sword_sorcery.rules.encounters import encounter, event_phase, story_event
from emberhall.games.sword_sorcery.rules.quests import fire
from emberhall.games.sword_sorcery.rules.sight import sees
from emberhall.games.sword_sorcery.rules.spawn import gate, spawn
from emberhall.games.sword_sorcery.rules.spawn import place as put
from emberhall.games.sword_sorcery.rules.stats import armor, bonus, max_hp, movement, reach, save_number, sight
from emberhall.games.sword_sorcery.rules.targets import assign, assigned_to, by_symbol
from emberhall.games.sword_sorcery.state import (
    Companion,
    EncounterId,
    Enemy,
    EventId,
    Fire,
    Hero,
    Setup,
    State,
    TrapId,
)
from emberhall.kernel import NOBODY, Flow, Over, Session
from emberhall.rulebook import rule
from emberhall.testing import Position

from .positions import drive, enemy, first_options, hero, listen, place, quest, run, table, told, turn_as


def field(foe: Enemy, *heroes: Hero, of: str = "q1", active: int = 0) -> Position[State]:
    at = quest(*heroes, foe, of=of)
    at.state.active = active
    return at


@rule("SS-SLOW-03", "SS-SLOW-04", "SS-FULL-AI-09")
def test_a_slowed_enemy_does_the_first_sentence() -> None:
    one, foe = hero("reaver", "T01a.C"), enemy("orc_raider", "green", "T01a.A")
    foe.conditions = {"slow": 1}
    at = field(foe, one)
    at.load()
    run(activate(table(at), foe))
    assert (place(at, foe), one.hp, foe.conditions) == ("T01a.C", 7, {})


@rule("SS-BLIND-03", "SS-BLIND-04", "SS-EXH-03", "SS-EXH-04")
def test_a_blind_enemy_moves_and_does_not_attack() -> None:
    one, foe = hero("reaver", "T01a.C"), enemy("orc_raider", "green", "T01a.A")
    foe.conditions = {"blind": 1, "exhausted": 1}
    at = field(foe, one)
    at.load()
    run(activate(table(at), foe))
    assert (place(at, foe), one.hp, foe.conditions) == ("T01a.C", 7, {})


@rule("SS-BLEED-02")
def test_a_bleeding_enemy_acts_with_its_last_hit_point_and_dies_without() -> None:
    one, foe = hero("reaver", "T01a.C", items=()), enemy("orc_raider", "green", "T01a.C", hp=2)
    foe.conditions = {"bleeding": 1}
    at = field(foe, one)
    at.load(3, 1, 1)
    run(activate(table(at), foe))
    assert (foe.hp, at.unrolled) == (1, [])
    at.state.activated = []
    listen(at)
    run(activate(table(at), foe))
    assert (foe.hp, at.state.enemies) == (0, [])
    assert [line for line in told(at) if line.startswith("algorithm")] == []


def test_an_enemy_that_stays_where_it_is_does_not_say_that_it_moves() -> None:
    one, foe = hero("reaver", "T01a.C", items=()), enemy("wraith", "green", "T01a.C")
    at = listen(field(foe, one))
    first_options(activate(table(at), foe))
    assert place(at, foe) == "T01a.C"
    assert [line for line in told(at) if line.startswith("moves")] == []


@rule("SS-STUN-03", "SS-STUN-04", "SS-KD-05", "SS-AI-07", "SS-BLEED-02")
def test_stunned_enemies_lose_an_activation_others_stand_up_and_bleed() -> None:
    one, foe = hero("reaver", "T01a.C", items=()), enemy("orc_raider", "green", "T01a.C")
    foe.conditions = {"stun": 1, "knocked_down": 1, "bleeding": 1}
    at = field(foe, one)
    at.load()
    run(activate(table(at), foe))
    assert (foe.conditions, foe.hp, one.hp) == ({"bleeding": 1}, 2, 7)
    run(activate(table(at), foe))
    assert foe.hp == 2  # once per card
    at.state.activated = []
    at.load(3, 1, 1)
    run(activate(table(at), foe))
    assert (foe.hp, one.hp) == (1, 6)


@rule("SS-FULL-AI-07", "SS-FULL-AI-08")
def test_an_attack_out_of_range_takes_another_hero() -> None:
    one, two = hero("warden", "T06a.B"), hero("reaver", "T01a.A", items=())
    foe = enemy("gremlin", "blue", "T01a.C")
    one.crowns = 50
    at = field(foe, one, two)
    at.load(3, 5, 1)
    drive(activate(table(at), foe))
    assert two.hp == 5


SYMBOLS = {
    "closest": 0, "farthest": 2, "most_wounded": 1, "fewest_hp": 1, "most_hp": 2, "lowest_armor": 1, "highest_rank": 2,
    "lowest_rank": 0, "richest": 2, "active_hero": 1, "last_attacker": 2,
}  # fmt: skip


@rule("SS-FULL-AI-04")
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_a_symbol(symbol: str) -> None:
    near, hurt, far = hero("warden", "T01a.C"), hero("trickster", "T01a.A", rank=2), hero("reaver", "T07a.E", rank=3)
    foe = enemy("wolf", "green", "T01a.C")
    foe.last_attacker = 2
    at = field(foe, near, hurt, far, active=1)
    hurt.hp, far.crowns = 2, 9
    if symbol == "lowest_armor":
        far.slots = {"armor": "a_chain"}
    found = by_symbol(at.state, symbol, foe, foe.area, at.state.heroes)
    assert [one.id for one in found] == [SYMBOLS[symbol]]


@rule("SS-FULL-AI-03", "SS-AI-06", "SS-AI-05")
def test_ties_go_to_the_most_wounded_then_to_the_players() -> None:
    one, two = hero("warden", "T01a.C"), hero("lightbearer", "T01a.C")
    foe = enemy("orc_raider", "green", "T01a.C")
    at = field(foe, one, two)
    two.hp = 4
    assert aims(at.state, foe, [one, two]) == ("closest", [two])
    two.hp, one.hp = 5, 4
    assert aims(at.state, foe, [one, two]) == ("closest", [one])


@rule("SS-AI-05", "SS-AI-06", "SS-FULL-AI-06")
def test_of_equally_short_paths_the_whole_of_one_without_hindrance_is_taken() -> None:
    """Both first steps are free, but behind T10a.D lies a difficult area."""
    foe = enemy("orc_raider", "green", "T10a.A")
    at = quest(hero("warden", "T04a.C", items=()), hero("trickster", "T12a.A"), foe, of="q4")
    at.state.active = 0
    ground, end, closed = at.state.ground, at.state.heroes[0].area, at.state.closed
    steps = [ground.index[id] for id in ("T10a.A", "T10a.D", "T04a.B")]
    assert [ground.apart(closed)[area][end] for area in steps] == [3, 2, 2]
    assert {ground.terrain[area] for area in steps} == {"normal"}
    drive(activate(table(at), foe))  # nobody is asked which way
    assert place(at, foe) == "T04a.A"


@rule("SS-ENEMY-01", "SS-ENEMY-02", "SS-FULL-ENEMY-05")
def test_groups_are_spread_and_kept_together() -> None:
    foes = [enemy("wolf", "green", "T01a.D"), enemy("wolf", "green", "T01a.D"), enemy("wolf", "blue", "T01a.D")]
    at = quest(hero("warden", "T01a.C"), hero("trickster", "T01a.A"), *foes, enemy("bandit", "red", "T01a.D"))
    for foe in at.state.enemies:
        assign(at.state, foe)
    assert [assigned_to(at.state, foe) for foe in at.state.enemies] == [0, 0, 1, 0]
    at.state.heroes[0].ghost = True
    assert [assigned_to(at.state, foe) for foe in at.state.enemies] == [1, 1, 1, 1]


@rule("SS-FULL-ENEMY-02", "SS-FULL-ENEMY-03", "SS-FULL-QUEST-06")
def test_figures_run_out_and_another_kind_comes() -> None:
    at = quest(hero("warden", "T01a.C"), *(enemy("gremlin", "green", "T06a.B") for _ in range(2)))
    t = table(at)
    first = spawn(t, "green", "gremlin", 0)
    assert first is not None
    assert first.kind == "bandit"
    assert spawn(t, "green", "gremlin", 0, strict=True) is None
    spawn(t, "green", "bandit", 0)
    assert spawn(t, "green", "", 0) is None
    named = spawn(t, "green", "gremlin", 0, "chief")
    assert named is not None
    assert (named.kind, named.name) == ("gremlin", "chief")


@rule("SS-FULL-ENEMY-04")
def test_the_gate_is_rolled_until_an_open_one_shows() -> None:
    at = quest(hero("warden", "T01a.C"))
    at.load(1, 4, 3)  # none, star (there is none here), moon
    assert gate(table(at)) == at.state.ground.index["T06a.H"]
    at.state.opened = []
    at.load()
    assert gate(table(at)) is None


@rule("SS-FULL-SETUP-10")
@pytest.mark.parametrize(("heroes", "count"), [(2, 1), (3, 1), (4, 2)])
def test_numbers_by_the_heroes_in_play(heroes: int, count: int) -> None:
    classes = ("warden", "trickster", "wayfinder", "frost_seer")
    at = quest(*(hero(cls, "T01a.C") for cls in classes[:heroes]))
    effect = EVENTS["ev_prowlers"].effect
    assert effect is not None
    run(BOOK.do(table(at), Playing(NOBODY), effect))
    assert len(at.state.enemies) == count


@rule("SS-FULL-ENEMY-09", "SS-FULL-ENEMY-10")
def test_a_shadow_is_turned_as_soon_as_it_is_seen() -> None:
    at = quest(hero("warden", "T01a.B"))
    at.state.tokens.append("sh_4")
    at.state.shadows.cards = ["s_pack.0"]  # type: ignore[list-item]
    at.do("go:T07a.B") if "go:T07a.B" in at.keys else None
    while "sh_4" in at.state.tokens and at.offers("go:T07a"):
        at.do(at.offers("go:T07a")[0])
        if at.prompt == "ask-decide":
            at.do("decide_for:pass_by")
    assert [(foe.rank, place(at, foe)) for foe in at.state.enemies if place(at, foe) == "T07a.A"] == [
        ("green", "T07a.A")
    ] * 2


#: Whom each card activates, with how many hits and movement points more. The enemies: a green wolf (20) with the active
#: hero, a blue (21), a red (22, wounded), a red cultist (23) and a master (24) an area away, a green shaman (25) far;
#: 20, 22 and 24 are assigned to the active hero, and 20 has acted this round.
ENCOUNTERS: dict[str, dict[int, tuple[int, int]]] = {
    "ec_01": {20: (0, 0), 25: (0, 0)},
    "ec_02": {21: (0, 0)},
    "ec_03": {22: (0, 0), 23: (0, 0), 24: (0, 0)},
    "ec_04": {20: (0, 0), 21: (0, 0), 25: (0, 0)},
    "ec_05": {21: (0, 0), 22: (0, 0), 23: (0, 0)},
    "ec_06": {20: (0, 0), 22: (0, 0), 23: (0, 0), 25: (0, 0)},
    "ec_07": {24: (0, 0), 20: (0, 0)},
    "ec_08": {20: (0, 0), 21: (0, 0), 22: (0, 0), 23: (0, 0), 24: (0, 0)},
    "ec_09": {20: (0, 0)},
    "ec_10": {20: (0, 0), 22: (0, 0), 24: (0, 0)},
    "ec_11": {20: (0, 0), 21: (0, 0), 22: (0, 0), 23: (0, 0), 24: (0, 0), 25: (0, 0)},
    "ec_12": {},
    "ec_13": {21: (0, 1), 22: (0, 1), 23: (0, 1), 24: (0, 1), 25: (0, 1)},
    "ec_14": {20: (1, 0), 21: (1, 0), 22: (1, 0)},
    "ec_15": {20: (0, 0), 21: (0, 0)},
    "ec_16": {},
    "ec_17": {21: (0, 0), 22: (0, 0), 23: (0, 0), 24: (0, 0), 25: (0, 0)},
    "ec_18": {22: (1, 0)},
    "ec_19": {20: (1, 0), 24: (0, 0)},
    "ec_20": {24: (1, 0)},
    "ec_21": {},
    "ec_22": {20: (0, 0), 21: (0, 0), 22: (0, 0), 23: (0, 0), 24: (0, 0), 25: (0, 0)},
}


@rule("SS-FULL-ENC-01", "SS-FULL-ENC-02")
@pytest.mark.parametrize("card", ENCOUNTERS)
def test_an_encounter_card(card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    acted: dict[int, tuple[int, int]] = {}

    def note(t: object, foe: Enemy, hits: int = 0, more: int = 0) -> Flow[None]:
        acted[foe.id] = (hits, more)
        at.state.activated.append(foe.id)
        yield from ()

    monkeypatch.setattr(world, "activate", note)
    foes = [
        enemy("wolf", "green", "T01a.C"), enemy("wolf", "blue", "T01a.A"), enemy("wolf", "red", "T01a.B", hp=4),
        enemy("cultist", "red", "T01a.D"), enemy("ford_mauler", "master", "T01a.E"),
        enemy("orc_shaman", "green", "T06a.H"),
    ]  # fmt: skip
    one = hero("warden", "T01a.C")
    at = quest(one, hero("trickster", "T06a.A"), *foes)
    at.state.assigned = {
        "wolf/green": 0, "wolf/blue": 1, "wolf/red": 0, "cultist/red": 1, "ford_mauler/master": 0,
        "orc_shaman/green": 1,
    }  # fmt: skip
    foes[0].round, at.state.active, one.hp = 1, 0, 3
    at.state.encounters.cards = [EncounterId(f"{card}.1")]
    first_options(encounter(table(at), 0))
    assert acted == ENCOUNTERS[card]
    assert (one.hp, len(at.state.enemies)) == (4 if card == "ec_16" else 3, 7 if card == "ec_12" else 6)
    assert at.state.encounters_gone.cards == [f"{card}.1"]
    if card == "ec_12":
        assert at.state.enemies[-1].rank == "green"
    assert [armor(at.state, foe) for foe in foes] == [int(card == "ec_21")] * 6


def test_assigned_blue_enemies_and_the_master_activate() -> None:
    """The twentieth card, while a blue enemy is assigned to the active hero."""
    foe = enemy("wolf", "blue", "T01a.C")
    one = hero("reaver", "T01a.C", items=())
    at = quest(one, foe)
    at.state.active, at.state.assigned = 0, {"wolf/blue": 0}
    at.state.encounters.cards = [EncounterId("ec_20.1")]
    at.load(3, 1, 1)
    run(encounter(table(at), 0))
    assert (one.hp, at.unrolled) == (6, [])


EVENTS_AT = {
    "ev_dawn": "day", "ev_bright_noon": "day", "ev_grey_morning": "day", "ev_dusk": "night", "ev_black_night": "night",
    "ev_blood_moon": "night",
}  # fmt: skip


@rule("SS-FULL-EVENT-02", "SS-EVENT-05")
@pytest.mark.parametrize("card", EVENTS_AT)
def test_day_and_night(card: str) -> None:
    one = hero("warden", "T01a.C")
    at = quest(one, hero("trickster", "T01a.A"))
    at.state.events.cards = [EventId(f"{card}.1")]
    run(event_phase(table(at)))
    assert (at.state.time, at.state.time_card.cards) == (EVENTS_AT[card], [f"{card}.1"])
    assert bonus(at.state, one, "hits") == (-1 if EVENTS_AT[card] == "night" else 0)
    assert len(at.state.enemies) == (card == "ev_black_night")


@rule("SS-FULL-EVENT-04", "SS-FULL-EVENT-05", "SS-FULL-EVENT-03")
def test_a_story_card_covers_the_event_below() -> None:
    one = hero("warden", "T01a.C")
    at = quest(one, hero("trickster", "T01a.A"))
    at.state.face_up.cards = [EventId("ev_bloodlust.1")]
    foe = enemy("wolf", "green", "T01a.C")
    foe.powers = []
    at.state.enemies = [foe]
    assert bonus(at.state, foe, "hits") == 1
    run(story_event(table(at), "st_lamp_lit"))
    assert (bonus(at.state, foe, "hits"), bonus(at.state, one, "hits")) == (0, 1)
    run(event_phase(table(at)))
    assert (at.state.face_up.cards, bonus(at.state, foe, "hits")) == (["ev_bloodlust.1"], 1)


@rule("SS-FULL-EVENT-07")
@pytest.mark.parametrize(
    ("card", "faces", "keys", "after"),
    [
        ("ev_cursed_ground", (1, 10), (), [{"slow": 1}, {}]),
        ("ev_loose_stones", (1,), (), [4, 5]),
        ("ev_soothing_light", (), (), [4, 5]),
        ("ev_hidden_cache", (), (), [(10,), (10,)]),
        ("ev_whispers", (), ("decide_for:bleed",), [2, 4]),
        ("ev_old_oath", (), ("decide_for:keep_silent",), ["shards", 3]),
        ("st_cinders_fall", (1, 10), (), [[1], []]),
    ],
)
def test_an_event(card: str, faces: tuple[int, ...], keys: tuple[str, ...], after: list[object]) -> None:
    one, two = hero("warden", "T01a.C"), hero("trickster", "T01a.A")
    at = quest(one, two, shards=2)
    one.hp = 3 if card in ("ev_soothing_light", "ev_whispers") else 5
    at.state.events.cards = [EventId(f"{card}.1")]
    at.load(*faces)
    drive(event_phase(table(at)), *keys)
    assert at.unrolled == []
    if after[0] == "shards":
        assert at.state.shards == after[1]
        return
    found = {dict: "conditions", int: "hp", tuple: "crowns", list: "burning"}[type(after[0])]
    wanted = [value[0] if isinstance(value, tuple) else value for value in after]
    assert [getattr(each, found) for each in (one, two)] == wanted


def happens(card: str, *figures: Hero | Enemy, faces: tuple[int, ...] | None = None, of: str = "q1") -> Position[State]:
    """An event is drawn in its phase; the players choose the first option."""
    at = quest(*figures, of=of)
    at.state.events.cards, at.state.active = [EventId(f"{card}.1")], 0
    if faces is not None:
        at.load(*faces)
    first_options(event_phase(table(at)))
    assert faces is None or at.unrolled == []
    assert (at.state.face_up or at.state.time_card).cards == [f"{card}.1"]
    return at


FOUR = ("warden", "trickster", "wayfinder", "frost_seer")


@rule("SS-FULL-SETUP-10", "SS-FULL-ENEMY-04")
@pytest.mark.parametrize(
    ("card", "rank", "small", "large"),
    [
        ("ev_prowlers", "green", ["T06a.H"], ["T06a.H"] * 2),
        ("ev_swarm", "green", ["T07a.E", "T06a.H"], ["T07a.E", "T06a.H"]),
        ("ev_hunters", "blue", ["T06a.H"], ["T06a.H"] * 2),
        ("ev_champion", "red", ["T06a.H"], ["T06a.H"]),
        ("ev_grey_morning", "green", [], ["T06a.H"]),
        ("ev_black_night", "green", ["T06a.H"], ["T06a.H"]),
        ("st_dead_walk", "green", ["T07a.E", "T06a.H"], ["T07a.E", "T06a.H"]),
    ],
)
def test_an_event_that_brings_enemies(card: str, rank: str, small: list[str], large: list[str]) -> None:
    for heroes, areas in ((FOUR[:2], small), (FOUR[:3], small), (FOUR, large)):
        gates = () if len(set(areas)) == 2 or not areas else (3,)  # the moon
        at = happens(card, *(hero(cls, "T01a.C") for cls in heroes), faces=(*gates, *(1 for _ in areas)))
        assert [(foe.rank, place(at, foe)) for foe in at.state.enemies] == [(rank, area) for area in areas]


def test_a_fresh_trail_is_followed_at_once() -> None:
    one = hero("reaver", "T07a.B", items=())
    at = happens("ev_fresh_trail", one, faces=(1, 3, 1))  # a gremlin at the sun gate, an area away
    foe = at.state.enemies[0]
    assert (foe.kind, foe.rank, place(at, foe), one.hp) == ("gremlin", "green", "T07a.B", 6)


def test_foul_air_poisons_a_hero_who_fails_the_save() -> None:
    at = happens("ev_foul_air", hero("warden", "T01a.C"), hero("trickster", "T01a.A"), faces=(2, 3))
    assert [one.conditions for one in at.state.heroes] == [{}, {"poison": 1}]
    at = happens("ev_foul_air", hero("warden", "T01a.C"), hero("trickster", "T01a.A"), faces=(1, 6))
    assert [one.conditions for one in at.state.heroes] == [{}, {}]


def test_an_ambush_is_laid_by_the_nearest_with_a_hit_more() -> None:
    one = hero("reaver", "T01a.C", items=())
    at = happens("ev_ambush", one, enemy("wolf", "green", "T07a.E"), enemy("wolf", "blue", "T01a.A"), faces=(1, 1, 1))
    assert (one.hp, [place(at, foe) for foe in at.state.enemies]) == (6, ["T07a.E", "T01a.C"])


def test_an_event_activates_enemies_that_have_acted_before() -> None:
    one = hero("reaver", "T01a.C", items=())
    at = quest(one, foe := enemy("wolf", "blue", "T01a.A"))
    at.state.events.cards, at.state.active, at.state.activated = [EventId("ev_ambush.1")], 0, [foe.id]
    first_options(event_phase(at.load(1, 1, 1).session.table))
    assert (place(at, foe), at.state.activated) == ("T01a.C", [])


def test_a_second_wind_readies_a_card_of_each() -> None:
    one, two = hero("warden", "T01a.C", powers=("b_unbroken",)), hero("trickster", "T06a.B", powers=("n_smoke_bomb",))
    one.turned, two.turned = {"b_unbroken": 4, "bulwark": 1}, {"n_smoke_bomb": 2}
    happens("ev_second_wind", one, two)
    assert (one.turned, two.turned) == ({"bulwark": 1, "b_unbroken": 2}, {})


def test_a_double_march_brings_more_and_moves_all_free_enemies() -> None:
    one = hero("reaver", "T01a.C", items=())
    fighting, free = enemy("orc_raider", "green", "T01a.C"), enemy("orc_raider", "blue", "T01a.A")
    at = happens("ev_double_march", one, fighting, free, faces=(3, 1, 3, 3, 1))  # the moon, a gremlin; the blue orc
    assert [(foe.rank, place(at, foe) == "T06a.H") for foe in at.state.enemies] == [
        ("green", False), ("blue", False), ("blue", False),
    ]  # fmt: skip
    assert (place(at, free), one.hp) == ("T01a.C", 4)  # two hits and supremacy


@rule("SS-FULL-EVENT-02", "SS-FULL-LOS-02")
def test_events_in_force() -> None:
    one, foe = hero("wayfinder", "T01a.C"), enemy("wolf", "green", "T07a.D")
    at = happens("ev_ill_wind", one, foe)
    assert (reach(at.state, one, 3), reach(at.state, foe, 3), reach(at.state, one, 0)) == (2, 3, 0)
    at = happens("ev_creeping_fog", hero("wayfinder", "T01a.C"), enemy("wolf", "green", "T07a.D"))
    assert [sight(at.state, figure) for figure in (*at.state.heroes, *at.state.enemies)] == [2, 2]
    assert not sees(at.state, at.state.heroes[0], at.state.enemies[0].area)
    at = happens("ev_bloodlust", hero("wayfinder", "T01a.C"), enemy("wolf", "green", "T01a.A"))
    assert [bonus(at.state, figure, "hits") for figure in (*at.state.heroes, *at.state.enemies)] == [0, 1]
    at = happens("st_no_quarter", hero("wayfinder", "T01a.C"), enemy("wolf", "green", "T01a.A"))
    assert [movement(at.state, figure) for figure in (*at.state.heroes, *at.state.enemies)] == [3, 4]
    at = happens("st_lamp_lit", hero("wayfinder", "T01a.C"), enemy("wolf", "green", "T01a.A"))
    assert [bonus(at.state, figure, "hits") for figure in (*at.state.heroes, *at.state.enemies)] == [1, 0]
    foes = enemy("wolf", "green", "T01a.A"), enemy("orc_raider", "green", "T01a.A")
    at = happens("ev_blood_moon", hero("wayfinder", "T01a.C"), *foes)
    assert [bonus(at.state, figure, "hits") for figure in (*at.state.heroes, *at.state.enemies)] == [-1, 1, 0]
    at = happens("st_regent_wakes", hero("wayfinder", "T01a.C"), enemy("wolf", "green", "T01a.A"))
    assert [save_number(at.state, figure) for figure in (*at.state.heroes, *at.state.enemies)] == [6, 8]
    assert at.state.time == "night"


def test_events_that_heal() -> None:
    for card in ("ev_bright_noon", "st_anchor_cracks", "ev_soothing_light"):
        one, two = hero("warden", "T01a.C"), hero("trickster", "T06a.B")
        one.hp, two.hp = 2, 5
        happens(card, one, two)
        assert (one.hp, two.hp) == (3, 5)


def test_the_horn_calls_free_orcs() -> None:
    one = hero("reaver", "T01a.C", items=())
    foes = enemy("orc_raider", "green", "T01a.C"), enemy("orc_raider", "blue", "T01a.A"), enemy("wolf", "red", "T01a.A")
    at = happens("st_horn_sounds", one, *foes, faces=(3, 3, 1))
    assert (one.hp, [place(at, foe) for foe in at.state.enemies]) == (4, ["T01a.C", "T01a.C", "T01a.A"])


def test_whispers_are_paid_or_cost_blood() -> None:
    at = quest(one := hero("warden", "T01a.C"), shards=2)
    at.state.events.cards = [EventId("ev_whispers.1")]
    drive(event_phase(table(at)), "decide_for:pay")
    assert (at.state.shards, one.hp) == (0, 5)
    at = quest(one := hero("warden", "T01a.C"), shards=1)
    at.state.events.cards = [EventId("ev_whispers.1")]
    drive(event_phase(table(at)))  # too few shards: no question
    assert (at.state.shards, one.hp) == (1, 4)


def test_an_old_oath_is_renewed_or_broken() -> None:
    for classes, key, found in (
        (("warden", "trickster"), "renew", [(1, []), (1, [])]),
        (("reaver", "trickster"), "break_it", [(0, [("hits", 1, "next_attack")])] * 2),
    ):
        at = quest(*(hero(cls, "T01a.C") for cls in classes))
        at.state.events.cards = [EventId("ev_old_oath.1")]
        drive(event_phase(table(at)), f"decide_for:{key}")
        heroes = at.state.heroes
        assert [(one.shields, [(mod.what, mod.n, mod.until) for mod in one.mods]) for one in heroes] == found


# masters


@rule("SS-FULL-MASTER-01", "SS-FULL-MASTER-05")
@pytest.mark.parametrize(
    ("master", "hp"), [("warchief_gorrak", (9, 15)), ("ford_mauler", (12, 20)), ("pale_regent", (16, 26))]
)
def test_masters_grow_with_the_party(master: str, hp: tuple[int, int]) -> None:

    for size, wanted in zip((2, 4), hp, strict=True):
        classes = ("warden", "trickster", "wayfinder", "frost_seer")
        at = quest(*(hero(cls, "T01a.C") for cls in classes[:size]))
        assert put(table(at), master, "master", 0).hp == wanted


@rule("SS-FULL-ENEMY-11", "SS-FULL-MASTER-01")
def test_the_vigor_of_enemies_follows_the_number_of_heroes() -> None:
    classes = ("warden", "trickster", "wayfinder", "frost_seer", "lightbearer")
    starts = {"q1": "T01a.C", "q2": "T02a.A", "q4": "T04a.E", "q6": "T04b.F"}
    wanted = {  # hit points with one to five heroes
        ("q1", "gremlin", "green"): (1, 2, 2, 2, 2),
        ("q2", "wolf", "green"): (1, 2, 3, 2, 3),
        ("q4", "orc_raider", "red"): (5, 6, 7, 6, 6),
        ("q6", "wraith", "blue"): (2, 3, 5, 3, 3),
        ("q4", "warchief_gorrak", "master"): (3 + 2 * 2, 3 + 2 * 3, 3 + 3 * 4, 3 + 4 * 3, 3 + 5 * 3),
        ("q6", "pale_regent", "master"): (6 + 2 * 4, 6 + 2 * 5, 6 + 3 * 7, 6 + 4 * 5, 6 + 5 * 5),
    }
    for (name, kind, rank), points in wanted.items():
        found = []
        for size in range(1, 6):
            at = quest(*(hero(cls, starts[name]) for cls in classes[:size]), of=name)
            foe = put(table(at), kind, rank, 0)  # type: ignore[arg-type]
            assert foe.hp == max_hp(at.state, foe)
            found.append(foe.hp)
        assert tuple(found) == points, (name, kind)


@rule("SS-QUICK-03", "SS-FULL-MASTER-02", "SS-FULL-MASTER-03")
def test_provoke_moves_menace_and_marks() -> None:
    one, two = hero("warden", "T01a.C"), hero("trickster", "T01a.A")
    foe = enemy("warchief_gorrak", "master", "T01a.C")
    at = quest(one, two, foe)
    at.do("act:0")
    assert at.offers("provoke") == ["provoke:20:2"]
    at.do("provoke:20:2")
    assert (at.state.menace, at.state.marked, one.actions, at.offers("provoke")) == (2, 0, 0, [])
    foe.last_attacker = 1
    assert aims(at.state, foe, [one, two]) == ("menace-2", [two])
    assert aims(at.state, foe, [one]) == ("only", [one])
    at.state.menace = 3
    assert aims(at.state, foe, [one, two]) == ("menace-3", [one])
    two.rank, at.state.menace = 3, 1
    assert aims(at.state, foe, [one, two]) == ("highest_rank", [two])
    two.rank, at.state.menace = 1, 2
    guard = enemy("orc_raider", "green", "T01a.C")
    guard.last_attacker = 1
    assert aims(at.state, guard, [one, two])[0] == "closest", "Menace is for masters"


@rule("SS-FULL-MASTER-04", "SS-FULL-COND-02")
def test_half_dead_a_master_rages_once_and_is_never_stunned() -> None:

    foe = enemy("pale_regent", "master", "T01a.C", hp=16)
    at = quest(hero("warden", "T01a.C"), hero("trickster", "T01a.A"), foe)
    foe.halved, foe.bonus_hp = False, 10
    run(lose_hp(table(at), foe, 8))
    assert (at.state.menace, at.state.time, [one.kind for one in at.state.enemies]) == (
        3,
        "night",
        ["pale_regent", "wraith"],
    )
    run(lose_hp(table(at), foe, 1))
    assert len(at.state.enemies) == 2
    run(give(table(at), foe, "stun"))
    assert foe.conditions == {"slow": 1}


@rule("SS-FULL-ENEMY-07")
def test_a_trophy_goes_to_the_killer() -> None:
    one, two = hero("warden", "T01a.C"), hero("trickster", "T01a.A")
    at = quest(one, two, enemy("bandit", "blue", "T01a.A"))
    run(lose_hp(table(at), at.state.enemies[0], 9, one))
    assert (one.crowns, two.crowns, at.state.shards) == (15, 0, 2)
    at = quest(one2 := hero("warden", "T01a.C"), two2 := hero("trickster", "T01a.A"), enemy("bandit", "blue", "T01a.A"))
    run(lose_hp(table(at), at.state.enemies[0], 9))
    assert (one2.crowns, two2.crowns) == (0, 15)


# quests


TRIGGERS = [(quest.id, trigger.id) for quest in QUESTS.values() for trigger in quest.triggers]


@rule("SS-FULL-QUEST-03", "SS-FULL-QUEST-04")
@pytest.mark.parametrize(("of", "id"), TRIGGERS)
def test_a_trigger_fires_once_when_its_moment_comes(of: str, id: str) -> None:
    plan = QUESTS[of]
    at = quest(hero("trickster", plan.start[0]), hero("wayfinder", plan.start[0]), of=of)
    state, t = at.state, table(at)
    state.active = 0
    when = next(trigger.when for trigger in plan.triggers if trigger.id == id)
    state.fired = [trigger.id for trigger in plan.triggers if trigger.id != id]
    if when.flag:
        state.flags.append(when.flag)
    if when.counter:
        state.counters[when.counter] = when.at_least
    moment = {
        "enters": when.enters[0] if when.enters else "", "door": when.door, "chest": when.chest, "killed": when.killed,
        "begins": when.round,
    }  # fmt: skip
    flow = fire(t, **{name: value for name, value in moment.items() if value})  # type: ignore[arg-type]
    try:
        first_options(flow)
    except Over:
        assert state.outcome is not None
        assert state.outcome.winners
    assert id in state.fired


@rule("SS-FULL-QUEST-05")
@pytest.mark.parametrize(
    ("of", "act"),
    [(quest.id, (act.id, token)) for quest in QUESTS.values() for act in quest.actions for token in act.tokens],
)
def test_a_quest_action_takes_a_hero_at_its_token_who_is_not_engaged(of: str, act: tuple[str, str]) -> None:
    token = next(one for one in QUESTS[of].tokens if one.id == act[1])
    key = f"quest_act:{act[0]}:{act[1]}"
    at = quest(hero("trickster", token.area), hero("wayfinder", token.area), of=of)
    at.do("act:0")
    assert key in at.keys
    at.do(key)
    assert act[1] not in at.state.tokens
    at = quest(hero("trickster", token.area), hero("wayfinder", token.area), enemy("wolf", "green", token.area), of=of)
    at.do("act:0")
    assert key not in at.keys


def test_every_enemy_has_a_behaviour_that_ends_without_sight() -> None:
    for behaviour in BEHAVIOURS.values():
        assert all(level[-1].band is None for level in behaviour.levels)


@rule("SS-FULL-QUEST-03", "SS-ENGAGE-02")
def test_an_engaged_hero_may_call_a_master() -> None:
    """The drums and the anchors count, though the hero who calls is surrounded by enemies."""
    one = hero("warden", "T11a.B")
    at = quest(one, hero("trickster", "T04a.E"), enemy("wolf", "green", "T12a.D"), of="q4")
    at.state.active = 0
    run(arrive(table(at), one, at.state.ground.index["T12a.D"]))
    boss = next(foe for foe in at.state.enemies if foe.rank == "master")
    assert bonus(at.state, boss, "hits") == 1
    one = hero("warden", "T09b.B")
    at = quest(one, hero("trickster", "T04b.F"), enemy("wraith", "green", "T09b.B"), of="q6")
    at.state.active, at.state.counters = 0, {"anchors": 2}
    at.state.traps.cards = [TrapId("tr_false_wire.1")]
    run(open_door(table(at), one, next(door for door in at.state.plan.doors if door.id == "d_chamber")))
    boss = next(foe for foe in at.state.enemies if foe.rank == "master")
    assert (bonus(at.state, boss, "hits"), armor(at.state, boss)) == (0, 0)


@rule("SS-FULL-MAP-09", "SS-FULL-HERO-06")
def test_a_companion_that_starts_in_fire_burns() -> None:
    one = hero("greenwarden", "T01a.C")
    at = quest(one, hero("trickster", "T06a.H"))
    hound = Companion(id=10, area=one.area, hp=3, kind="grey_hound", owner=0)
    at.state.companions, at.state.fires = [hound], [Fire(hound.area, 1, 2)]
    at.do("act:0", "companion_go:T01a.A")
    assert (place(at, hound), hound.burning) == ("T01a.A", [1])


@rule("SS-FULL-ENEMY-02", "SS-FULL-SETUP-09")
def test_of_start_enemies_too_another_kind_comes_when_figures_run_out() -> None:
    session = Session(GAME, Setup(quest="q3", heroes=5, party="random"), 1, 3)
    while session.state.phase in ("party", "shop"):
        session.take(0)
    foes = [(foe.kind, foe.rank) for foe in session.state.enemies if session.state.ground.ids[foe.area] == "T06b.D"]
    assert foes == [("bog_spider", "green")]


def test_enemies_come_with_the_hit_points_of_party_and_difficulty() -> None:
    at, _ = turn_as("warden")
    assert put(table(at), "wolf", "green", 0).hp == 2
    at.state.difficulty = "legend"
    wolf = put(table(at), "wolf", "green", 0)
    assert (wolf.hp, wolf.halved, wolf.bonus_hp) == (3, True, 1)
    master = put(table(at), "ford_mauler", "master", 0)
    assert (master.halved, master.bonus_hp) == (False, 2 * 4 + 1)
    at.state.fires = [Fire(0, 1, 2)]
    assert put(table(at), "wolf", "blue", 0).burning == [1]
