"""Every line of every behaviour, played against a reaver of 7 hit points in T01a.C, who has one blue defence die."""

import pytest

from emberhall.games.sword_sorcery.content import BEHAVIOURS
from emberhall.games.sword_sorcery.rules.behaviour import activate, aims
from emberhall.games.sword_sorcery.state import EventId, Fire, Mod, PowerCardId
from emberhall.rulebook import rule

from .positions import drive, enemy, first_options, hero, place, quest, run, table

#: From T01a.C in sight: T01a.A an area away, T07a.B two, T07a.D three, T07a.C four, T06a.D five. Not in sight: T07a.E
#: at three areas, T07a.A at four. Who, of which rank (a master: at which Menace), from where; the dice of its attacks
#: and of the hero; where it ends, and the hero's hit points.
LINES: list[tuple[str, str | int, str, tuple[int, ...], str, int]] = [
    ("gremlin", "green", "T01a.C", (3, 1), "T01a.C", 6),
    ("gremlin", "green", "T01a.A", (3, 1), "T01a.C", 6),
    ("gremlin", "blue", "T07a.B", (3, 5, 1), "T01a.C", 5),
    ("gremlin", "blue", "T07a.D", (3, 1), "T01a.B", 6),
    ("gremlin", "green", "T07a.D", (), "T01a.B", 7),
    ("gremlin", "green", "T07a.E", (), "T01a.B", 7),
    ("gremlin", "red", "T07a.E", (3, 1, 1), "T01a.C", 6),
    ("bandit", "green", "T01a.C", (3, 1), "T01a.C", 6),
    ("bandit", "green", "T01a.B", (3, 1), "T07a.B", 6),
    ("bandit", "green", "T07a.B", (3, 1), "T07a.D", 6),
    ("bandit", "green", "T07a.D", (3, 1), "T07a.B", 6),
    ("bandit", "green", "T07a.E", (3, 1), "T01a.B", 6),
    ("orc_raider", "green", "T01a.C", (3, 5, 1), "T01a.C", 5),
    ("orc_raider", "green", "T01a.A", (3, 5, 1), "T01a.C", 5),
    ("orc_raider", "green", "T07a.B", (3, 5, 1), "T01a.C", 5),
    ("orc_raider", "green", "T07a.D", (), "T01a.B", 7),
    ("orc_raider", "green", "T07a.E", (), "T01a.B", 7),
    ("orc_shaman", "green", "T01a.C", (3, 1), "T01a.A", 6),
    ("orc_shaman", "green", "T01a.A", (3, 1), "T01a.A", 6),
    ("orc_shaman", "green", "T07a.D", (3, 1), "T07a.D", 6),
    ("orc_shaman", "green", "T07a.C", (3, 1), "T07a.D", 6),
    ("orc_shaman", "green", "T07a.E", (), "T07a.B", 7),
    ("wolf", "green", "T01a.C", (3, 1), "T01a.C", 6),
    ("wolf", "green", "T07a.D", (3, 1), "T01a.C", 6),
    ("wolf", "green", "T07a.C", (), "T01a.C", 7),
    ("wolf", "green", "T07a.A", (), "T01a.B", 7),
    ("skeleton_guard", "green", "T01a.C", (3, 5, 1), "T01a.C", 5),
    ("skeleton_guard", "green", "T01a.A", (3, 5, 1), "T01a.C", 5),
    ("skeleton_guard", "blue", "T07a.B", (3, 1), "T01a.B", 6),
    ("skeleton_guard", "blue", "T07a.D", (3, 1), "T07a.B", 6),
    ("skeleton_guard", "green", "T07a.D", (), "T07a.B", 7),
    ("skeleton_guard", "green", "T07a.E", (), "T07a.B", 7),
    ("bog_spider", "green", "T01a.C", (3, 1, 10), "T01a.C", 6),
    ("bog_spider", "green", "T01a.A", (3, 1, 10), "T01a.C", 6),
    ("bog_spider", "blue", "T01a.A", (5, 1), "T01a.C", 6),
    ("bog_spider", "blue", "T07a.B", (5, 1), "T01a.B", 6),
    ("bog_spider", "green", "T07a.D", (), "T01a.B", 7),
    ("bog_spider", "green", "T07a.E", (), "T01a.B", 7),
    ("cultist", "green", "T01a.C", (3, 1), "T01a.C", 6),
    ("cultist", "green", "T01a.A", (3, 1), "T01a.A", 6),
    ("cultist", "green", "T07a.D", (3, 1), "T07a.D", 6),
    ("cultist", "green", "T07a.C", (3, 1), "T07a.D", 6),
    ("cultist", "green", "T07a.E", (), "T07a.B", 7),
    ("ogre_breaker", "green", "T01a.C", (3, 3, 1), "T01a.C", 5),
    ("ogre_breaker", "green", "T01a.A", (3, 3, 1), "T01a.C", 5),
    ("ogre_breaker", "green", "T07a.B", (), "T01a.C", 7),
    ("ogre_breaker", "green", "T07a.D", (), "T01a.B", 7),
    ("ogre_breaker", "green", "T07a.E", (), "T07a.B", 7),
    ("wraith", "green", "T01a.C", (3,), "T01a.C", 6),
    ("wraith", "green", "T01a.A", (3,), "T01a.C", 6),
    ("wraith", "green", "T07a.B", (3,), "T01a.C", 6),
    ("wraith", "green", "T07a.D", (), "T01a.B", 7),
    ("wraith", "green", "T07a.E", (), "T01a.B", 7),
    ("ash_imp", "green", "T01a.C", (3, 1), "T01a.A", 6),
    ("ash_imp", "green", "T01a.A", (5, 1), "T01a.A", 6),
    ("ash_imp", "green", "T07a.B", (5, 1), "T07a.B", 6),
    ("ash_imp", "green", "T07a.D", (5, 1), "T07a.B", 6),
    ("ash_imp", "green", "T07a.E", (5, 1), "T07a.B", 6),
    ("warchief_gorrak", 1, "T01a.C", (3, 1, 1, 1), "T01a.C", 6),
    ("warchief_gorrak", 1, "T07a.B", (3, 1, 1, 1), "T01a.C", 6),
    ("warchief_gorrak", 1, "T07a.D", (3, 1, 1), "T07a.D", 6),
    ("warchief_gorrak", 1, "T07a.E", (), "T01a.B", 7),
    ("warchief_gorrak", 2, "T01a.C", (3, 1, 1), "T01a.C", 6),
    ("warchief_gorrak", 2, "T07a.B", (3, 1, 1, 1), "T01a.C", 6),
    ("warchief_gorrak", 2, "T07a.D", (), "T01a.B", 7),
    ("warchief_gorrak", 2, "T07a.C", (3, 1, 1), "T07a.D", 6),
    ("warchief_gorrak", 2, "T07a.E", (), "T01a.B", 7),
    ("warchief_gorrak", 3, "T01a.C", (3, 1, 1, 1, 3, 1, 1), "T01a.C", 5),
    ("warchief_gorrak", 3, "T07a.D", (3, 1, 1, 1), "T01a.C", 6),
    ("warchief_gorrak", 3, "T06a.D", (), "T07a.B", 7),
    ("warchief_gorrak", 3, "T07a.E", (3, 1, 1, 1), "T01a.C", 6),
    ("ford_mauler", 1, "T01a.C", (3, 1, 1, 1), "T01a.C", 6),
    ("ford_mauler", 1, "T01a.A", (3, 1, 1, 1), "T01a.C", 6),
    ("ford_mauler", 1, "T07a.B", (3, 1, 1), "T01a.B", 6),
    ("ford_mauler", 1, "T07a.E", (), "T07a.B", 7),
    ("ford_mauler", 2, "T01a.C", (3, 1, 1), "T01a.C", 6),
    ("ford_mauler", 2, "T07a.B", (3, 1, 1, 1), "T01a.C", 6),
    ("ford_mauler", 2, "T07a.D", (3, 1, 1), "T07a.D", 6),
    ("ford_mauler", 2, "T07a.E", (), "T01a.B", 7),
    ("ford_mauler", 3, "T01a.C", (3, 1, 1, 1, 3, 1, 1), "T01a.C", 5),
    ("ford_mauler", 3, "T07a.D", (), "T01a.B", 7),
    ("ford_mauler", 3, "T07a.C", (3, 1, 1), "T07a.B", 6),
    ("ford_mauler", 3, "T07a.E", (), "T01a.B", 7),
    ("pale_regent", 1, "T01a.C", (3, 1, 1), "T01a.A", 6),
    ("pale_regent", 1, "T01a.A", (3, 1), "T01a.A", 6),
    ("pale_regent", 1, "T07a.C", (3, 1), "T07a.C", 6),
    ("pale_regent", 1, "T06a.D", (), "T06a.D", 7),
    ("pale_regent", 1, "T07a.E", (), "T07a.B", 7),
    ("pale_regent", 2, "T01a.C", (10, 3, 1, 1), "T01a.C", 6),
    ("pale_regent", 2, "T01a.A", (10,), "T01a.A", 7),
    ("pale_regent", 2, "T07a.B", (3, 1), "T07a.B", 6),
    ("pale_regent", 2, "T06a.D", (3, 1), "T07a.C", 6),
    ("pale_regent", 2, "T07a.E", (3, 1), "T07a.B", 6),
    ("pale_regent", 3, "T01a.C", (3, 1, 1, 3, 1, 1), "T01a.C", 5),
    ("pale_regent", 3, "T01a.A", (3, 1, 1), "T01a.A", 6),
    ("pale_regent", 3, "T07a.D", (3, 1), "T01a.B", 6),
    ("pale_regent", 3, "T06a.D", (3, 1), "T07a.D", 6),
    ("pale_regent", 3, "T07a.E", (3, 1), "T07a.B", 6),
]  # fmt: skip


@rule("SS-FULL-AI-01", "SS-FULL-AI-02", "SS-FULL-AI-06", "SS-AI-03", "SS-AI-04", "SS-FULL-MASTER-03")
@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{line[0]} {line[1]} {line[2]}")
def test_a_line_of_a_behaviour(line: tuple[str, str | int, str, tuple[int, ...], str, int]) -> None:
    kind, rank, start, faces, ends, hp = line
    one = hero("reaver", "T01a.C", items=())
    foe = enemy(kind, rank if isinstance(rank, str) else "master", start)
    at = quest(one, foe)
    at.state.active, one.acted = 0, True
    if isinstance(rank, int):
        at.state.menace = rank
    at.load(*faces)
    first_options(activate(table(at), foe))
    assert (place(at, foe), one.hp, at.unrolled) == (ends, hp, [])
    raised = kind == "pale_regent" and (rank, start) in {(1, "T06a.D"), (1, "T07a.E"), (2, "T07a.B")}
    assert [other.kind for other in at.state.enemies[1:]] == ["skeleton_guard"] * raised


def test_no_algorithm_is_left_out() -> None:
    played = {(line[0], line[1] if isinstance(line[1], int) else 1) for line in LINES}
    assert played == {(id, n + 1) for id, behaviour in BEHAVIOURS.items() for n in range(len(behaviour.levels))}
    away = {"T01a.C": 0, "T01a.A": 1, "T01a.B": 1, "T07a.B": 2, "T07a.D": 3, "T07a.C": 4, "T06a.D": 5}
    for id, behaviour in BEHAVIOURS.items():
        for n, level in enumerate(behaviour.levels):
            mine = [line for line in LINES if line[0] == id and (not isinstance(line[1], int) or line[1] == n + 1)]
            seen = [away[line[2]] for line in mine if line[2] in away]
            assert len(seen) < len(mine)  # one without sight
            for band in [algorithm.band for algorithm in level if algorithm.band is not None]:
                assert any(band[0] <= distance <= band[1] for distance in seen), (id, n + 1, band)


@rule("SS-AI-03", "SS-FULL-AI-01", "SS-BLIND-03")
@pytest.mark.parametrize("blind", [False, True])
def test_an_enemy_with_no_way_to_anyone_still_uses_powers(blind: bool) -> None:
    """The Regent behind the closed doors of his chamber."""
    boss = enemy("pale_regent", "master", "T11b.B")
    boss.conditions = {"blind": 1} if blind else {}
    at = quest(hero("warden", "T04b.F"), hero("trickster", "T04b.F"), boss, of="q6")
    at.load()
    run(activate(table(at), boss))
    assert place(at, boss) == "T11b.B"
    assert [(one.kind, place(at, one)) for one in at.state.enemies[1:]] == [("skeleton_guard", "T11b.B")]
    assert boss.conditions == {}


@rule("SS-AI-04", "SS-FULL-MAP-04")
def test_a_flying_enemy_seeks_the_nearest_across_a_barrier() -> None:
    foe = enemy("wraith", "green", "T11a.D")
    foe.conditions = {"blind": 1}
    at = quest(hero("warden", "T04a.C"), hero("trickster", "T11a.B"), foe, of="q4")
    run(activate(table(at), foe))
    assert place(at, foe) == "T11a.B"


@rule("SS-FULL-AI-05", "SS-FULL-MASTER-03")
def test_menace_does_not_find_an_untargetable_hero() -> None:
    one, two = hero("warden", "T01a.C"), hero("trickster", "T01a.C")
    boss = enemy("warchief_gorrak", "master", "T01a.C")
    at = quest(one, two, boss)
    at.state.menace, at.state.marked = 3, 1
    two.mods = [Mod("untargetable", 1, "round")]
    assert aims(at.state, boss, [one, two])[1] == [one]
    assert aims(at.state, boss, [two]) == ("menace-3", [two])


@rule("SS-FULL-AI-06", "SS-AI-04")
def test_around_a_sealed_area_leads_another_way() -> None:
    foe = enemy("orc_raider", "green", "T06a.A")
    at = quest(hero("warden", "T06a.C"), hero("trickster", "T01a.C"), foe)
    at.state.sealed = [at.state.ground.index["T06a.B"]]
    run(activate(table(at), foe))
    assert place(at, foe) == "T06a.F"
    foe.area = at.state.ground.index["T06a.A"]
    at.state.sealed = [at.state.ground.index["T06a.C"]]  # nobody comes to him, but as near as can be
    at.state.activated = []
    run(activate(table(at), foe))
    assert place(at, foe) == "T06a.B"


@rule("SS-FULL-GHOST-02", "SS-FULL-AI-08")
def test_an_enemy_does_not_walk_to_a_ghost() -> None:
    dying = hero("trickster", "T01a.C", items=())
    dying.hp = 1
    foe = enemy("skeleton_guard", "blue", "T07a.B")
    at = quest(dying, hero("warden", "T06a.H"), foe)
    at.load(3, 1)
    run(activate(table(at), foe))
    assert (dying.ghost, place(at, foe), at.unrolled) == (True, "T07a.B", [])


@rule("SS-FULL-LOS-02", "SS-FULL-AI-06")
def test_in_fog_no_place_to_retreat_to_is_better() -> None:
    at = quest(hero("warden", "T01a.C"), hero("trickster", "T06a.H"), foe := enemy("bandit", "green", "T07a.B"))
    at.load(1)
    drive(activate(table(at), foe))  # from T07a.D he is seen
    assert place(at, foe) == "T07a.D"
    foe.area, at.state.activated = at.state.ground.index["T07a.B"], []
    at.state.face_up.cards = [EventId("ev_creeping_fog.1")]
    at.load(1)
    drive(activate(table(at), foe), "into:T07a.E")
    assert place(at, foe) == "T07a.E"


@rule("SS-BLEED-02", "SS-FULL-DEATH-04")
def test_an_enemy_that_bleeds_to_death_in_an_extra_activation_stops() -> None:
    """A shaman kills, is relentless, bleeds to death; its second sentence would mend the orc."""
    dying = hero("trickster", "T01a.C", items=())
    dying.hp = 1
    foe, orc = enemy("orc_shaman", "blue", "T01a.B", hp=2), enemy("orc_raider", "green", "T01a.B", hp=1)
    foe.conditions = {"bleeding": 1}
    at = quest(dying, hero("warden", "T06a.H"), foe, orc)
    at.state.power_cards.cards = [PowerCardId("ep_relentless.1")]
    at.load(3, 1, 1)
    run(activate(table(at), foe))
    assert (dying.ghost, foe.hp, orc.hp, at.state.enemies) == (True, 0, 1, [orc])


@rule("SS-FULL-AI-03")
def test_targets_in_one_area_are_not_asked_about_if_the_enemy_only_moves() -> None:
    one, two = hero("warden", "T06a.B"), hero("trickster", "T06a.B")
    foe = enemy("wolf", "green", "T01a.A")
    at = quest(one, two, foe)
    at.state.active = 0
    drive(activate(table(at), foe), "into:T07a.D")  # it goes, and does not bite
    foe = enemy("orc_raider", "green", "T01a.B")
    at = quest(hero("wayfinder", "T06a.D"), hero("trickster", "T06a.D"), foe)
    at.state.active = 0
    drive(activate(table(at), foe), "into:T07a.E")  # four areas are too far for it
    foe = enemy("orc_raider", "green", "T07a.C")
    at = quest(hero("wayfinder", "T06a.D"), hero("trickster", "T06a.D"), foe)
    at.state.active = 0
    at.load(1, 1)
    drive(activate(table(at), foe), "pick:1")  # whom it strikes is asked


def test_an_enemy_moves_round_hindrances_and_not_into_ice() -> None:
    one, foe = hero("reaver", "T02a.C"), enemy("orc_raider", "green", "T02a.A")
    at = quest(one, hero("trickster", "T03a.F"), foe, of="q2")
    at.state.active = 0
    asked = next(activate(table(at), foe))
    assert asked.keys() == ["into:T02a.B", "into:T02a.E"]  # type: ignore[union-attr]
    at.state.activated, at.state.sealed = [], [at.state.ground.index["T02a.B"], at.state.ground.index["T02a.E"]]
    at.load(1, 1)
    run(activate(table(at), foe))
    assert place(at, foe) == "T02a.C"  # through the hard ground
    foe.area, at.state.activated = at.state.ground.index["T02a.B"], []
    at.load()
    run(activate(table(at), foe))
    assert place(at, foe) == "T02a.B"


def test_enemies_burn_where_they_go() -> None:
    one, foe = hero("reaver", "T01a.C", items=()), enemy("orc_raider", "green", "T07a.B")
    at = quest(one, hero("trickster", "T06a.H"), foe)
    at.state.active = 0
    at.state.fires = [Fire(at.state.ground.index[id], level, 2) for id, level in (("T07a.B", 1), ("T01a.B", 2))]
    at.load(1, 1)
    run(activate(table(at), foe))
    assert foe.burning == [1, 2]


def test_an_enemy_that_bleeds_to_death_does_nothing() -> None:
    one, foe = hero("reaver", "T01a.C"), enemy("orc_raider", "green", "T01a.C", hp=1)
    foe.conditions = {"bleeding": 1}
    at = quest(one, hero("trickster", "T06a.H"), foe)
    at.load()
    run(activate(table(at), foe))
    assert (at.state.enemies, one.hp) == ([], 7)


def test_an_enemy_without_a_way_stays() -> None:
    one, foe = hero("reaver", "T01a.C"), enemy("orc_raider", "green", "T09b.D")
    at = quest(one, hero("trickster", "T06a.H"), foe)
    at.load()
    run(activate(table(at), foe))
    assert place(at, foe) == "T09b.D"


def test_hits_and_points_of_a_card_end_with_the_activation() -> None:
    one, foe = hero("reaver", "T01a.C", items=()), enemy("orc_raider", "green", "T07a.D")
    at = quest(one, hero("trickster", "T06a.H"), foe)
    at.state.active = 0
    at.load(1, 1, 1)
    run(activate(table(at), foe, 1, 1))  # three areas and a hit
    assert (place(at, foe), one.hp, foe.mods, foe.round) == ("T01a.C", 6, [], 1)
