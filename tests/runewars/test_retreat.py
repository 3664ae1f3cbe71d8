"""Retreats."""

from emberhall.games.runewars.rules.battle import fight_out
from emberhall.games.runewars.rules.retreat import heroes_retreat, refuges
from emberhall.games.runewars.state import RuneId, Table
from emberhall.rulebook import rule

from .positions import answer, clash, hold, land, with_hero, without_heroes


def test_two_heroes_without_units_retreat_to_one_area() -> None:
    """Without units one choice covers both, and both look at the rune there."""
    t = clash("archer bowman", "siege_engine siege_engine", "1", "2", "8", "9")
    state = t.state
    state.players[0].heroes = []
    both = [with_hero(state, 0, "ronan"), with_hero(state, 0, "mok")]
    state.places["7A"].rune.cards = [RuneId("dragon.1")]
    asked = answer(
        fight_out(t),
        "0/support:ronan:archer", "0/support:mok:bowman", "0/pick_type:archer", "0/no", "0/no",
        "0/pick_unit:0", "0/pick_area:7A",
    )  # fmt: skip
    assert asked[-1] == "0 ask-hero-retreat"
    assert [(one.area, one.routed) for one in both] == [("7A", True), ("7A", True)]
    assert state.places["7A"].rune.seen_by(RuneId("dragon.1")) == 0b01


def test_units_that_retreat_look_at_the_rune() -> None:
    t = clash("archer", "footman footman footman", "1", "2", "3", "4")
    t.state.places["7A"].rune.cards = [RuneId("false.1")]
    answer(fight_out(t), "0/pick_area:7A")
    assert t.state.places["7A"].rune.seen_by(RuneId("false.1")) == 0b01


@rule("RW-MOVE-10", "RW-RETREAT-11")
def test_a_mountain_pass_also_works_for_retreats() -> None:
    state = without_heroes(land(3))
    hold(state, "1B", 0, "footman")
    assert refuges(state, 0, "2A", ["footman"]) != ["1B"]
    state.turn.mountains = True
    assert refuges(state, 0, "2A", ["footman"]) == ["1B"]
    hold(state, "1B", 1, "footman")
    assert "1B" not in refuges(state, 1, "2A", ["footman"])  # it is not their turn
    ronan = with_hero(state, 0, "ronan", area="2A")
    answer(heroes_retreat(Table(state, 3), 0, "2A", [ronan], "1B"))
    assert ronan.area == "1B"
