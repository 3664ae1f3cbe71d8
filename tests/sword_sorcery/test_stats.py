"""Numbers, and what changes them."""

from emberhall.games.sword_sorcery.rules.stats import bonus, max_hp, movement, reach, save_number, sight
from emberhall.games.sword_sorcery.state import (
    Companion,
    Mod,
    Setup,
)

from .positions import enemy, turn_as


def test_numbers_with_what_changes_them() -> None:
    at, one = turn_as("warden")
    foe = enemy("wolf", "green", "T01a.A")
    foe.powers = []
    one.mods = [Mod("range", -9, "round"), Mod("sight", -9, "round"), Mod("save", 2, "round")]
    assert (reach(at.state, one, 3), reach(at.state, one, 0), sight(at.state, one)) == (0, 0, 0)
    assert save_number(at.state, one) == 8
    at.state.setup = Setup(soul_storm=True)
    assert (save_number(at.state, one), save_number(at.state, foe)) == (9, 8)
    guard = Companion(id=10, area=one.area, hp=4, kind="rune_guardian", owner=0)
    assert (save_number(at.state, guard), max_hp(at.state, guard), movement(at.state, guard)) == (9, 4, 1)
    master = enemy("ford_mauler", "master", "T01a.A")
    master.powers = []
    assert save_number(at.state, master) == 5
    one.mods = [Mod("max_hp", -9, "round")]
    assert (max_hp(at.state, one), bonus(at.state, one, "armor")) == (1, 0)
