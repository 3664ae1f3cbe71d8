"""Every trigger, decision and quest action of the six quests, in play."""

import pytest

from emberhall.games.sword_sorcery.game import GAME
from emberhall.games.sword_sorcery.rules.aims import goals, next_aim
from emberhall.games.sword_sorcery.rules.rounds import battle
from emberhall.games.sword_sorcery.state import Company, Hero, Record, Setup, State, TrapId, TreasureId
from emberhall.kernel import Over, Session
from emberhall.rulebook import rule
from emberhall.testing import Position

from .positions import enemy, hero, place, put_in_bag, quest, run, table

LAW, NEUTRAL, CHAOS = ("warden", "trickster"), ("wayfinder", "trickster"), ("reaver", "trickster")
FOUR = ("wayfinder", "trickster", "warden", "frost_seer")

Comes = list[tuple[str, str, str]]


def company(of: str, at: str, classes: tuple[str, ...] = NEUTRAL, *, acts: bool = True) -> tuple[Position[State], Hero]:
    """Heroes in an area of a quest; the first has begun his turn; the next trap is harmless."""
    heroes = [hero(cls, at) for cls in classes]
    position = quest(*heroes, of=of)
    position.state.traps.cards = [TrapId("tr_false_wire.1")]
    if acts:
        position.do("act:0")
    return position, heroes[0]


def foes(at: Position[State], since: int = 0) -> Comes:
    """The enemies there, in the order in which they appeared."""
    return [(foe.name or foe.kind, foe.rank, place(at, foe)) for foe in at.state.enemies[since:]]


# quest 1


@rule("SS-FULL-QUEST-04")
@pytest.mark.parametrize(
    ("classes", "offered"),
    [
        (LAW, ["shield_the_villagers", "pass_by"]),
        (CHAOS, ["pass_by", "take_their_purse"]),
        (NEUTRAL, ["shield_the_villagers", "pass_by", "take_their_purse"]),
    ],
)
def test_the_nature_of_the_party_limits_what_it_decides(classes: tuple[str, ...], offered: list[str]) -> None:
    at, _ = company("q1", "T07a.B", classes)
    at.do("go:T07a.D")
    assert (at.prompt, at.keys) == ("ask-decide", [f"decide_for:{one}" for one in offered])


def test_the_villagers() -> None:
    at, one = company("q1", "T07a.B")
    at.do("go:T07a.D", "decide_for:shield_the_villagers")
    assert (foes(at), at.state.counters, one.crowns) == ([("bandit", "green", "T07a.E")], {"saved": 1}, 0)
    at, one = company("q1", "T07a.B", FOUR)
    at.do("go:T07a.D", "decide_for:shield_the_villagers")
    assert foes(at) == [("bandit", "green", "T07a.E")] * 2
    at, one = company("q1", "T07a.B")
    at.do("go:T07a.D", "decide_for:pass_by")
    assert (foes(at), at.state.counters, one.crowns) == ([], {}, 0)
    at, one = company("q1", "T07a.E")
    at.do("go:T07a.C", "decide_for:take_their_purse")
    assert (foes(at), at.state.counters, one.crowns) == ([("bandit", "green", "T07a.A")], {}, 10)
    at.do("go:T07a.D")  # once
    assert at.prompt == "ask-turn"


@rule("SS-FULL-EVENT-03", "SS-FULL-QUEST-06")
def test_the_chapel() -> None:
    at, _ = company("q1", "T06a.D")
    at.do("go:T06a.B")
    assert at.state.flags == ["at_chapel"]
    at.do("open:d_chapel")
    assert at.state.flags == ["at_chapel", "chapel_open"]
    assert at.state.face_up.cards == ["st_bell_tolls.0"]
    assert foes(at) == [
        ("gremlin_chief", "red", "T09b.D"), ("gremlin", "blue", "T09b.D"), ("gremlin", "green", "T09b.F"),
    ]  # fmt: skip
    at, _ = company("q1", "T06a.B", FOUR)
    at.do("open:d_chapel")
    assert foes(at) == [
        ("gremlin_chief", "red", "T09b.D"), *[("gremlin", "blue", "T09b.D")] * 2, *[("gremlin", "green", "T09b.F")] * 2,
    ]  # fmt: skip


# quest 2


def freed(before: int, classes: tuple[str, ...] = NEUTRAL) -> tuple[Position[State], Hero]:
    """At the first captive, with this many already free."""
    at, one = company("q2", "T05a.G", classes, acts=False)
    at.state.counters = {"freed": before} if before else {}
    at.state.fired = [f"q2_t{n}" for n in range(1, before + 1)]
    at.do("act:0")
    return at, one


@rule("SS-FULL-QUEST-05")
def test_the_first_captive_brings_wolves() -> None:
    at, one = freed(0)
    at.load(2).do("quest_act:free_captive:captive_1")
    assert (at.state.counters, one.crowns, one.actions) == ({"freed": 1}, 5, 0)
    assert (at.state.face_up.cards, foes(at)) == (["st_no_quarter.0"], [("wolf", "green", "T05a.B")] * 2)
    assert "captive_1" not in at.state.tokens
    at, _ = freed(0, FOUR)
    at.load(2, 3).do("quest_act:free_captive:captive_1")
    assert foes(at) == [("wolf", "green", "T05a.B"), ("wolf", "green", "T05a.B"), ("wolf", "red", "T08a.E")]


def test_the_second_captive_calls_the_captain_and_opens_the_way_home() -> None:
    at, _ = freed(1)
    at.load().do("quest_act:free_captive:captive_1")
    assert (at.state.counters, at.state.flags, "gate_star" in at.state.opened) == ({"freed": 2}, ["two_free"], True)
    assert foes(at) == [("road_captain", "red", "T02a.D"), ("bandit", "blue", "T02a.B")]
    at, _ = freed(1, FOUR)
    at.load().do("quest_act:free_captive:captive_1")
    assert foes(at) == [
        ("road_captain", "red", "T02a.D"), *[("bandit", "blue", "T02a.B")] * 2, *[("bandit", "green", "T02a.D")] * 2,
    ]  # fmt: skip


def test_the_third_captive_is_sent_home_armed_or_pays() -> None:
    at, one = freed(2)
    at.do("quest_act:free_captive:captive_1")
    assert at.keys == [f"decide_for:{one}" for one in ("send_them_home", "arm_them", "demand_payment")]
    at.do("decide_for:send_them_home")
    assert at.state.shards == 2
    at, one = freed(2)
    at.do("quest_act:free_captive:captive_1", "decide_for:arm_them")
    assert [[(mod.what, mod.n, mod.until) for mod in each.mods] for each in at.state.heroes] == [
        [("hits", 1, "next_attack")]
    ] * 2
    at, one = freed(2)
    at.do("quest_act:free_captive:captive_1", "decide_for:demand_payment")
    assert one.crowns == 25


@rule("SS-FULL-QUEST-02")
def test_the_second_quest_is_won_when_all_are_home() -> None:
    one, two = hero("wayfinder", "T02a.A"), hero("trickster", "T02a.D")
    at = quest(one, two, of="q2")
    at.state.flags, at.state.fired = ["two_free"], ["q2_t1", "q2_t2"]
    at.do("act:0", "end_turn")
    assert at.prompt == "ask-turn"
    at.do("go:T02a.B", "end_turn")
    assert at.session.outcome is not None
    assert at.session.outcome.winners == (0,)


@rule("SS-FULL-QUEST-02", "SS-ROUND-01")
def test_a_quest_is_won_at_the_end_of_the_battle_phase_before_an_event_comes() -> None:
    one, two = hero("wayfinder", "T02a.A"), hero("trickster", "T02a.B")
    at = quest(one, two, of="q2")
    at.state.flags, at.state.fired = ["two_free"], ["q2_t1", "q2_t2"]
    one.acted = two.acted = True
    with pytest.raises(Over):
        run(battle(table(at)))
    assert at.state.outcome is not None
    assert (at.state.outcome.winners, at.state.phase) == ((0,), "battle")


# quest 3


def test_the_doors_of_the_undercroft() -> None:
    at, _ = company("q3", "T02b.D")
    at.do("open:d_east")
    assert foes(at) == [("bog_spider", "green", "T06b.B")]
    at, _ = company("q3", "T02b.D", FOUR)
    at.do("open:d_east")
    assert foes(at) == [*[("bog_spider", "green", "T06b.B")] * 2, *[("bog_spider", "blue", "T06b.F")] * 2]
    at, one = company("q3", "T02b.A")
    at.do("force:d_north")
    assert (foes(at), one.actions) == ([("skeleton_guard", "blue", "T03b.C")], 0)
    at, _ = company("q3", "T02b.A", FOUR)
    at.do("force:d_north")
    assert foes(at) == [*[("skeleton_guard", "blue", "T03b.C")] * 2, *[("bog_spider", "green", "T03b.D")] * 2]
    at, _ = company("q3", "T02b.B")
    at.do("open:d_west")
    assert foes(at) == []


def test_the_key_lies_among_bones() -> None:
    at, one = company("q3", "T06b.F")
    at.do("open_chest:chest_bones")
    assert (one.bag[-1], one.crowns, at.state.flags) == ("q_magic_key", 20, ["key_found"])
    assert foes(at) == [("skeleton_guard", "green", "T06b.B")]
    at, _ = company("q3", "T06b.F", FOUR)
    at.do("open_chest:chest_bones")
    assert foes(at) == [("skeleton_guard", "green", "T06b.B")] * 2


def test_the_bones() -> None:
    at, _ = company("q3", "T03b.E")
    for each in at.state.heroes:
        each.hp = 2
    at.do("go:T03b.C")
    assert at.keys == [f"decide_for:{one}" for one in ("bury_the_bones", "leave_them", "rob_the_dead")]
    at.do("decide_for:bury_the_bones")
    assert [each.hp for each in at.state.heroes] == [3, 3]
    at, one = company("q3", "T03b.B")
    at.do("go:T03b.A", "decide_for:leave_them")
    assert (foes(at), one.crowns) == ([], 0)
    at, one = company("q3", "T03b.E")
    at.state.treasures.cards = [TreasureId("t_purse.1")]
    at.do("go:T03b.C", "decide_for:rob_the_dead")
    assert (foes(at), one.crowns) == ([("skeleton_guard", "green", "T03b.D")], 20)


@rule("SS-TERR-05", "SS-TERR-06")
def test_the_vault_needs_the_key_and_wakes_the_dead() -> None:
    at, one = company("q3", "T12b.B", acts=False)
    at.do("act:0")
    assert at.offers("open") + at.offers("unlock") == []
    at, one = company("q3", "T12b.B", acts=False)
    put_in_bag(at, "q_magic_key")
    at.do("act:0", "unlock:d_vault")
    assert (at.state.locks, one.actions) == (["d_vault_back"], 1)
    at.do("open:d_vault")
    assert (at.state.flags, at.state.face_up.cards) == (["vault_open"], ["st_dead_walk.0"])
    walking, warden = foes(at)[:3], foes(at)[3:]
    assert [(rank, area) for _, rank, area in walking] == [
        ("green", "T05b.C"),
        ("green", "T06b.A"),
        ("green", "T03b.B"),
    ]
    assert {kind for kind, _, _ in walking} <= {"skeleton_guard", "bog_spider"}
    assert warden == [("vault_warden", "red", "T12b.C")]


def test_the_vault_for_four() -> None:
    at, _ = company("q3", "T12b.B", FOUR, acts=False)
    put_in_bag(at, "q_magic_key")
    at.do("act:0", "unlock:d_vault", "open:d_vault")
    assert foes(at, since=3) == [
        ("vault_warden", "red", "T12b.C"), *[("skeleton_guard", "blue", "T12b.C")] * 2, ("bog_spider", "red", "T12b.A"),
    ]  # fmt: skip


def test_the_lamp_wins_the_third_quest() -> None:
    at, one = company("q3", "T12b.C")
    at.do("quest_act:take_lamp:grave_lamp")
    assert ("q_grave_lamp" in one.bag, at.state.flags) == (True, ["lamp_taken"])
    assert at.state.face_up.cards == ["st_lamp_lit.0"]
    assert at.session.outcome is not None
    assert at.session.outcome.winners == (0,)


# quest 4


def called(at: Position[State]) -> tuple[list[str], bool, Comes, list[tuple[str, int, str]]]:
    """What a call to Gorrak changes: flags, the gate, who appears, and Gorrak himself."""
    master = next(foe for foe in at.state.enemies if foe.rank == "master")
    mods = [(mod.what, mod.n, mod.until) for mod in master.mods]
    return at.state.flags, "gate_star" in at.state.opened, foes(at), mods


GORRAK = [("warchief_gorrak", "master", "T12a.F"), ("orc_shaman", "blue", "T12a.B")]


def test_gorrak_comes_when_his_keep_is_entered() -> None:
    at, _ = company("q4", "T11a.B")
    at.do("go:T12a.D")
    assert called(at) == (["gorrak_called"], True, GORRAK, [("hits", 1, "quest")])
    assert at.state.face_up.cards == ["st_horn_sounds.0"]
    at, _ = company("q4", "T11a.B", FOUR)
    at.do("go:T12a.D")
    assert foes(at) == [
        ("warchief_gorrak", "master", "T12a.F"), *[("orc_shaman", "blue", "T12a.B")] * 2,
        *[("orc_raider", "green", "T12a.G")] * 2,
    ]  # fmt: skip


def test_gorrak_comes_when_his_door_is_broken_and_drums_weaken_him() -> None:
    for drums, mods in ((1, []), (2, [("armor", -1, "quest")])):
        at, _ = company("q4", "T10a.B", acts=False)
        at.state.counters, at.state.fired = {"drums": drums}, ["q4_t5"]
        at.do("act:0", "force:d_keep")
        assert called(at) == (["gorrak_called"], True, GORRAK, mods)


def test_gorrak_comes_by_himself_in_time() -> None:
    at = quest(hero("wayfinder", "T04a.E"), hero("trickster", "T04a.E"), of="q4", phase="event")
    while not at.state.flags:
        at.do("act:0", "end_turn", "end_turn")
    assert at.state.round == 10
    assert called(at)[2] == GORRAK


def test_a_drum_is_broken_and_a_shaman_comes() -> None:
    at, one = company("q4", "T10a.C")
    at.load(2).do("quest_act:break_drum:drum_1")
    assert (at.state.counters, one.actions, foes(at)) == ({"drums": 1}, 0, [("orc_shaman", "green", "T10a.H")])
    at, _ = company("q4", "T11a.B", FOUR)
    at.load(3).do("quest_act:break_drum:drum_2")
    assert foes(at) == [("orc_shaman", "green", "T11a.A")] * 2


def test_the_thralls() -> None:
    at, _ = company("q4", "T10a.H")
    at.do("go:T10a.F")
    assert at.keys == [f"decide_for:{one}" for one in ("free_the_thralls", "creep_past", "burn_the_tents")]
    at.do("decide_for:free_the_thralls")
    assert (foes(at), at.state.counters) == ([("orc_raider", "green", "T10a.H")], {"thralls": 1})
    at, _ = company("q4", "T10a.H")
    at.do("go:T10a.F", "decide_for:creep_past")
    assert (foes(at), at.state.counters, at.state.fires) == ([], {}, [])
    at, _ = company("q4", "T10a.B")
    at.do("go:T10a.E", "decide_for:burn_the_tents")
    assert [(at.state.ground.ids[fire.area], fire.level) for fire in at.state.fires] == [("T10a.D", 1)]
    assert at.state.shards == 1


@pytest.mark.parametrize(
    ("of", "master", "flag"),
    [
        ("q4", "warchief_gorrak", "gorrak_dead"),
        ("q5", "ford_mauler", "mauler_dead"),
        ("q6", "pale_regent", "regent_dead"),
    ],
)
def test_the_death_of_the_master_wins(of: str, master: str, flag: str) -> None:
    area = {"q4": "T04a.E", "q5": "T08a.C", "q6": "T04b.F"}[of]
    at = quest(one := hero("warden", area), hero("trickster", area), enemy(master, "master", area, hp=1), of=of)
    at.state.treasures.cards = []
    at.do("act:0", "strike:20:w_longsword").load(7, 5, 1, 1, 1).do("done")
    assert (at.state.flags, one.ghost) == ([flag], False)
    assert at.session.outcome is not None
    assert at.session.outcome.winners == (0,)


# quest 5


def test_cinders_fall_on_the_bridge_and_a_shrine_opens() -> None:
    at, one = company("q5", "T07a.E")
    at.load(1, 10).do("go:T09a.A")
    assert one.burning == [1, 1]  # the fire there, and the cinders
    assert (at.state.heroes[1].burning, "shrine_street" in at.state.opened) == ([], True)
    assert at.state.face_up.cards == ["st_cinders_fall.0"]


def test_freed_thralls_make_one_green_enemy_fewer_in_all() -> None:
    records = tuple(Record(cls) for cls in ("warden", "wayfinder", "trickster", "frost_seer", "lightbearer"))

    def green(*carried: str) -> list[str]:
        setup = Setup(quest="q5", company=Company(records=records, carried=carried))
        enemies = Session(GAME, setup, 1, 1).state.enemies
        return [foe.kind for foe in enemies if foe.rank == "green"]

    assert green() == ["cultist", "cultist", "ogre_breaker"]
    assert green("freed_thralls") == ["cultist", "ogre_breaker"]
    assert green("war_horn") == ["cultist", "cultist", "ogre_breaker"]


def test_the_guard_house() -> None:
    for classes, count in ((NEUTRAL, 1), (FOUR, 2)):
        at, _ = company("q5", "T07a.C", classes, acts=False)
        at.state.fired = ["q5_t5"]
        at.do("act:0", "force:d_guard")
        assert (at.state.flags, foes(at)) == (["guard_open"], [("cultist", "blue", "T01b.A")] * count)


def test_the_winch_calls_the_mauler() -> None:
    at, _ = company("q5", "T01b.A")
    at.do("quest_act:turn_winch:winch")
    assert (at.state.flags, "gate_star" in at.state.opened) == (["winch_turned"], True)
    assert foes(at) == [("ford_mauler", "master", "T07a.D")]
    at, _ = company("q5", "T01b.A", FOUR)
    at.do("quest_act:turn_winch:winch")
    assert foes(at) == [("ford_mauler", "master", "T07a.D"), *[("ogre_breaker", "green", "T07a.E")] * 2]


def test_a_champion_comes_if_the_winch_is_not_turned_in_time() -> None:
    for flags, come in (([], ["red"]), (["winch_turned"], [])):
        at = quest(hero("wayfinder", "T08a.C"), hero("trickster", "T08a.C"), of="q5", phase="event")
        at.do("act:0", "end_turn")
        at.state.round, at.state.fired, at.state.flags = 11, ["q5_t3"], list(flags)
        at.do("end_turn")
        assert (at.state.round, [foe.rank for foe in at.state.enemies]) == (12, come)


def test_the_street() -> None:
    at, one = company("q5", "T07a.E")
    one.hp = 2
    at.do("go:T07a.D")
    assert at.keys == [f"decide_for:{one}" for one in ("quench_the_fires", "press_on", "fan_the_flames")]
    at.do("decide_for:quench_the_fires")
    assert (at.state.fires, one.hp) == ([], 3)
    at, one = company("q5", "T07a.E")
    at.do("go:T07a.C", "decide_for:press_on")
    assert (one.extra, len(at.state.fires)) == (1, 1)
    at, one = company("q5", "T07a.E")
    at.do("go:T07a.C", "decide_for:fan_the_flames")
    assert [(at.state.ground.ids[fire.area], fire.level) for fire in at.state.fires] == [("T09a.A", 1), ("T07a.A", 2)]


# quest 6


def test_the_nave_has_a_shrine_and_cultists() -> None:
    for classes, count in ((NEUTRAL, 1), (FOUR, 2)):
        at, _ = company("q6", "T04b.B", classes)
        at.do("force:d_nave")
        assert ("shrine_nave" in at.state.opened, foes(at)) == (True, [("cultist", "blue", "T09b.D")] * count)


def test_the_regent_wakes_with_his_chamber() -> None:
    for anchors, mods in ((0, [("hits", 1, "quest")]), (1, []), (2, [("armor", -1, "quest")])):
        at, _ = company("q6", "T09b.B", acts=False)
        at.state.counters = {"anchors": anchors} if anchors else {}
        at.do("act:0", "open:d_chamber")
        assert called(at) == (["regent_called"], True, [("pale_regent", "master", "T11b.B")], mods)
        assert (at.state.time, at.state.face_up.cards) == ("night", ["st_regent_wakes.0"])
    at, _ = company("q6", "T09b.B", FOUR)
    at.do("open:d_chamber")
    assert foes(at) == [
        ("pale_regent", "master", "T11b.B"), *[("wraith", "blue", "T11b.E")] * 2, ("skeleton_guard", "red", "T11b.H"),
    ]  # fmt: skip


def test_the_regent_wakes_by_himself_in_time() -> None:
    at = quest(hero("wayfinder", "T04b.F"), hero("trickster", "T04b.F"), of="q6", phase="event")
    at.do("act:0", "end_turn")
    at.state.round = 11
    at.do("end_turn")
    assert (at.state.round, foes(at)) == (12, [("pale_regent", "master", "T11b.B")])


def test_anchors_heal_when_they_break_and_the_third_opens_the_regent() -> None:
    one, two = hero("wayfinder", "T10b.G"), hero("trickster", "T04b.F")
    one.hp = two.hp = 2
    at = quest(one, two, enemy("pale_regent", "master", "T11b.B"), of="q6")
    at.state.counters = {"anchors": 2}
    at.do("act:0", "quest_act:break_anchor:anchor_cell")
    assert (at.state.counters, at.state.face_up.cards) == ({"anchors": 3}, ["st_anchor_cracks.0"])
    assert [each.hp for each in (one, two)] == [3, 3]
    assert [(mod.what, mod.n, mod.until) for mod in at.state.enemies[0].mods] == [("hits_against", 1, "quest")]


def test_the_prisoners() -> None:
    at, one = company("q6", "T10b.D")
    at.do("go:T10b.C")
    assert at.keys == [f"decide_for:{one}" for one in ("free_the_prisoners", "question_them", "leave_them_to_the_dead")]
    at.do("decide_for:free_the_prisoners")
    assert at.state.shards == 2
    at, one = company("q6", "T10b.D")
    top = at.state.events.cards[-3:]
    at.do("go:T10b.C", "decide_for:question_them", f"top:{top[0]}", f"top:{top[2]}")
    assert at.state.events.cards[-3:] == [top[1], top[2], top[0]]
    at, one = company("q6", "T10b.D")
    one.powers = ["b_unbroken", "b_cleave"]
    one.turned = {"b_unbroken": 5, "b_cleave": 4, one.kind.innate.id: 3}
    at.do("go:T10b.C", "decide_for:leave_them_to_the_dead", "ready:b_cleave", "ready:b_unbroken")
    assert one.turned == {"b_unbroken": 1, one.kind.innate.id: 3}


@rule("SS-FULL-DEATH-05", "SS-FULL-TIME-05")
@pytest.mark.parametrize("of", ["q1", "q2", "q3", "q4", "q5", "q6"])
def test_a_quest_is_lost_with_all_heroes(of: str) -> None:
    area = {"q1": "T01a.C", "q2": "T02a.A", "q3": "T02b.E", "q4": "T04a.E", "q5": "T08a.C", "q6": "T04b.F"}[of]
    at, one = company(of, area)
    one.hp, at.state.heroes[1].hp = 1, 1
    one.burning, at.state.heroes[1].burning = [1], [2]
    at.do("end_turn", "end_turn")
    assert at.session.outcome is not None
    assert (at.session.outcome.winners, at.session.outcome.reason.id) == ((), "end-all-dead")


# the next objective, and where


@pytest.mark.parametrize(
    ("of", "reached", "aim", "areas"),
    [
        ("q1", [], "q1_o1", ["T06a.B"]),  # an area to go to
        ("q1", ["at_chapel"], "q1_o2", ["T06a.B", "T09b.F"]),  # a door, from both sides
        ("q2", [], "q2_o1", ["T05a.G", "T08a.F", "T03a.C"]),  # tokens
    ],
)
def test_the_next_aim_and_where_it_is(of: str, reached: list[str], aim: str, areas: list[str]) -> None:
    at = quest(hero("warden", "T01a.C" if of == "q1" else "T02a.A"), of=of)
    at.state.flags = reached
    found = next_aim(at.state)
    assert found is not None
    assert (found.id, [at.state.ground.ids[area] for area in goals(at.state)]) == (aim, areas)


def test_an_aim_is_where_its_enemy_is_and_otherwise_where_any_enemy_is() -> None:
    at = quest(hero("warden", "T01a.C"), enemy("wolf", "green", "T01a.A"))
    at.state.flags = ["at_chapel", "chapel_open"]
    assert (next_aim(at.state), [at.state.ground.ids[area] for area in goals(at.state)]) == (None, ["T01a.A"])
    chief = enemy("gremlin", "red", "T06a.C", name="gremlin_chief")
    at = quest(hero("warden", "T01a.C"), enemy("wolf", "green", "T01a.A"), chief)
    at.state.flags = ["at_chapel", "chapel_open"]
    assert [at.state.ground.ids[area] for area in goals(at.state)] == ["T06a.C"]
