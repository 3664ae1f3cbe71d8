"""Every line of every behaviour, played against a reaver of 7 hit points in T01a.C, who has one blue defence die."""

import pytest

from emberhall.games.sword_sorcery.content import BEHAVIOURS
from emberhall.games.sword_sorcery.rules.behaviour import activate
from emberhall.rulebook import rule

from .positions import enemy, first_options, hero, place, quest, table

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
