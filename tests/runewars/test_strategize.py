"""Strategize: figures move to adjacent areas."""

from emberhall.games.runewars.rules.strategize import strategize
from emberhall.games.runewars.state import Table
from emberhall.kernel import NOBODY
from emberhall.rulebook import rule

from .positions import answer, daqan_to_play, first_options, hide_token, hold, unexplored_land, units_in, with_hero


@rule("RW-EXPLORE-25", "RW-STRAT-01")
def test_strategize_through_portals() -> None:
    state = unexplored_land()
    for area in ("7C", "1A"):
        hide_token(state, area, "magic_portal", known=True)
    hold(state, "7C", 0, "footman")
    state.players[0].influence = 1
    asked = answer(strategize(Table(state, 2), 0), "0/open_portal", "0/shift_unit:7C:footman:1A")
    assert asked == ["0 ask-strategize"] * 2
    assert (units_in(state, "1A"), state.players[0].influence) == ("0: 1 footman", 0)


@rule("RW-STRAT-01", "RW-STRAT-02", "RW-STRAT-05", "RW-STRAT-06", "RW-STRATEGIZE-01", "RW-MOVE-11")
def test_strategize_moves_each_figure_one_area() -> None:
    t = daqan_to_play()
    hold(t.state, "home_daqan_A", 0, "footman footman knight")
    asked = answer(
        strategize(t, 0),
        "0/shift_unit:home_daqan_A:footman:home_daqan_B",
        "0/shift_unit:home_daqan_A:footman:home_daqan_B",
        "0/shift_unit:home_daqan_A:knight:home_daqan_C",
        # no further question: each has moved
    )
    assert asked == ["0 ask-strategize"] * 3
    assert units_in(t.state, "home_daqan_B") == "0: 2 footman"
    assert units_in(t.state, "home_daqan_C") == "0: 1 knight"
    assert units_in(t.state, "home_daqan_A") == "-1: "


@rule("RW-STRAT-03", "RW-STRAT-10", "RW-STRAT-12", "RW-TERM-26")
def test_the_strategize_of_the_rulebook() -> None:
    """Two footmen go to a friendly area; the knight has only one way: neutral units and mountains bar the others."""
    t = daqan_to_play()
    state = t.state
    hold(state, "6A", 0, "knight")
    hold(state, "7A", NOBODY, "beastman beastman beastman")
    hold(state, "6C", 1, "berserker")
    hold(state, "6D", NOBODY, "giant")
    keys = first_options(strategize(t, 0))
    assert keys == ["done", "shift_unit:6A:knight:6B"]
    hold(state, "6A", 0, "", "knight")
    assert answer(strategize(t, 0)) == []  # routed figures do not move


@rule("RW-STRAT-07", "RW-STRAT-08", "RW-STRAT-09", "RW-MOVE-13", "RW-ACT-16")
def test_activated_areas_hold_their_units_and_let_others_in() -> None:
    t = daqan_to_play()
    hold(t.state, "home_daqan_A", 0, "footman")
    hold(t.state, "home_daqan_B", 0, "knight")
    t.state.places["home_daqan_A"].activated = 0b01
    t.state.places["home_daqan_B"].activated = 0b10  # another's token does not matter
    keys = first_options(strategize(t, 0))
    assert [key for key in keys if "home_daqan_A:" in key] == []
    assert "shift_unit:home_daqan_B:knight:home_daqan_A" in keys
    answer(strategize(t, 0), "0/shift_unit:home_daqan_B:knight:home_daqan_A")
    assert units_in(t.state, "home_daqan_A") == "0: 1 footman, 1 knight"
    assert t.state.places["home_daqan_A"].activated == 0b01


@rule("RW-STRAT-04", "RW-HMOVE-02", "RW-HMOVE-06", "RW-HMOVE-07", "RW-ACT-06")
def test_heroes_strategize_only_into_friendly_or_empty_areas() -> None:
    t = daqan_to_play()
    ronan = with_hero(t.state, 0, "ronan", area="7B")
    hold(t.state, "7A", NOBODY, "beastman")
    t.state.places["7B"].activated = 0b01
    hold(t.state, "6D", 1, "berserker")
    keys = first_options(strategize(t, 0))
    assert keys == ["done", "shift_hero:ronan:7C", "shift_hero:ronan:4A", "shift_hero:ronan:home_daqan_B"]
    ronan.routed = True
    assert answer(strategize(t, 0)) == []


@rule("RW-NEUT-11", "RW-NEUT-12", "RW-NEUT-04", "RW-NEUT-13", "RW-NEUT-05")
def test_allies_cannot_enter_an_empty_area_alone() -> None:
    t = daqan_to_play()
    hold(t.state, "4A", 0, "footman beastman")
    keys = first_options(strategize(t, 0))
    assert "shift_unit:4A:beastman:home_daqan_B" in keys
    assert "shift_unit:4A:beastman:7B" not in keys
    assert "shift_all:4A:7B" in keys
    answer(strategize(t, 0), "0/shift_unit:4A:footman:home_daqan_C", "0/done")
    assert units_in(t.state, "4A") == "-1: 1 beastman"  # left alone, they become unallied


@rule("RW-NEUT-03", "RW-NEUT-06", "RW-TERM-23")
def test_a_home_realm_or_a_stronghold_keeps_an_alliance() -> None:
    t = daqan_to_play()
    hold(t.state, "home_daqan_B", 0, "footman beastman")
    answer(strategize(t, 0), "0/shift_unit:home_daqan_B:footman:home_daqan_C", "0/done")
    assert units_in(t.state, "home_daqan_B") == "0: 1 beastman"
