"""Control, domination and sight."""

import pytest

from emberhall.games.sword_sorcery.rules.sight import controls, dominates, engaged, sees
from emberhall.games.sword_sorcery.state import (
    Companion,
)
from emberhall.rulebook import rule

from .positions import enemy, hero, quest


@rule("SS-AREA-01", "SS-AREA-02", "SS-KD-02", "SS-FULL-MAP-07")
@pytest.mark.parametrize(
    ("heroes", "foes", "found"),
    [
        (1, 0, (True, True, False, False)),
        (2, 1, (True, True, False, False)),
        (3, 2, (True, False, False, False)),
        (1, 1, (False, False, False, False)),
        (2, 3, (False, False, True, False)),
        (1, 2, (False, False, True, True)),
        (0, 0, (False, False, False, False)),
    ],
)
def test_control_and_domination(heroes: int, foes: int, found: tuple[bool, ...]) -> None:
    classes = ("reaver", "trickster", "wayfinder")
    at = quest(
        *(hero(cls, "T01a.C") for cls in classes[:heroes]), hero("runecarver", "T06a.H"),
        *(enemy("bandit", "green", "T01a.C") for _ in range(foes)),
    )  # fmt: skip
    area = at.state.ground.index["T01a.C"]
    state = at.state
    assert (
        controls(state, True, area), dominates(state, True, area), controls(state, False, area),
        dominates(state, False, area),
    ) == found  # fmt: skip


def test_companions_count_but_not_ghosts_or_knocked_down_figures() -> None:
    one, two = hero("reaver", "T01a.C"), hero("trickster", "T01a.C")
    at = quest(one, two, foe := enemy("bandit", "green", "T01a.C"))
    state, area = at.state, one.area
    assert dominates(state, True, area)
    two.ghost = True
    assert not dominates(state, True, area)
    state.companions = [guard := Companion(id=10, area=area, hp=4, kind="rune_guardian", owner=0)]
    assert dominates(state, True, area)
    guard.conditions = {"knocked_down": 1}
    assert not dominates(state, True, area)
    foe.conditions = {"knocked_down": 1}
    assert dominates(state, True, area)
    one.conditions = {"knocked_down": 1}
    assert not dominates(state, True, area)
    assert engaged(state, foe)
    one.area = state.ground.index["T01a.A"]
    assert (engaged(state, foe), engaged(state, one), engaged(state, guard)) == (True, False, True)


@rule("SS-LOS-05", "SS-FULL-LOS-02")
def test_how_far_is_seen() -> None:
    at = quest(one := hero("wayfinder", "T01a.B"), hero("trickster", "T01a.B"))
    index = at.state.ground.index
    assert sees(at.state, one, index["T06a.F"])  # five areas
    assert not sees(at.state, one, index["T06a.E"])  # six
    assert sees(at.state, one, one.area)
    foe = enemy("wolf", "green", "T07a.D")
    at = quest(one := hero("wayfinder", "T01a.B"), hero("trickster", "T01a.B"), foe)
    blocked = [id for id in ("T06a.D", "T06a.F", "T07a.C", "T07a.E") if not sees(at.state, one, index[id])]
    assert blocked
    assert sees(at.state, one, foe.area)
