"""Control of areas, and movement between them."""

import pytest

from emberhall.games.runewars.content import board_of
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.effects.nodes import MoveNeutrals
from emberhall.games.runewars.rules.battle import begin_battle
from emberhall.games.runewars.rules.control import (
    controller,
    friendly,
    is_empty,
    is_neutral,
    landless,
    may_leave,
    passable,
    reach,
    rune_eyes,
    steps_of,
)
from emberhall.games.runewars.rules.seasons import starve
from emberhall.games.runewars.rules.strategize import strategize
from emberhall.games.runewars.state import State, Table, decider
from emberhall.kernel import NOBODY
from emberhall.rulebook import rule

from .positions import answer, game, hold, land, seat_of, units_in


def empty_land() -> State:
    """The map for two without neutral units."""
    state = game()
    for place in state.places.values():
        place.standing = {}
    return state


@rule("RW-TERM-11", "RW-TERM-15")
def test_units_and_strongholds_give_control() -> None:
    state = empty_land()
    me = seat_of(state, "daqan")
    assert controller(state, "1A") == NOBODY
    state.places["1A"].holder, state.places["1A"].routed = me, {"footman": 1}
    assert controller(state, "1A") == me
    state.places["1B"].stronghold = me
    assert controller(state, "1B") == me
    assert friendly(state, me) == ["1A", "1B", "home_daqan_A", "home_daqan_B", "home_daqan_C"]


@rule("RW-TERM-12", "RW-TERM-28")
def test_a_home_realm_is_its_owners_until_enemies_come() -> None:
    state = empty_land()
    me, other = seat_of(state, "daqan"), seat_of(state, "uthuk")
    home = state.places["home_daqan_A"]
    assert controller(state, "home_daqan_A") == me
    home.holder, home.standing = other, {"berserker": 1}
    assert controller(state, "home_daqan_A") == other
    home.holder, home.standing = NOBODY, {}
    assert controller(state, "home_daqan_A") == me
    home.stronghold = other
    assert controller(state, "home_daqan_A") == other


@rule("RW-TERM-09", "RW-TERM-12", "RW-TERM-22")
@pytest.mark.parametrize("whose", ["nobody", "owner", "other"])
def test_neutral_units_alone_do_not_take_a_home_realm_from_its_owner(whose: str) -> None:
    state = empty_land()
    me, other = seat_of(state, "daqan"), seat_of(state, "uthuk")
    home = state.places["home_daqan_A"]
    home.holder = {"nobody": NOBODY, "owner": me, "other": other}[whose]
    for home.standing, home.routed in (({"beastman": 1}, {}), ({}, {"beastman": 1})):
        assert controller(state, "home_daqan_A") == me
        assert not is_neutral(state, "home_daqan_A")


def allies_left_in_a_foreign_home() -> tuple[State, str]:
    """In the home realm of seat 1, seat 0 has just lost the last unit of its own colour beside an ally."""
    state = land()
    for player in state.players:
        player.heroes = []
    area = board_of(state.map).homes()[state.players[1].faction][0]
    hold(state, area, 0, "giant footman")
    answer(starve(Table(state, 2), area, 1), f"0/lose_unit:{area}:footman:False")
    return state, area


@rule("RW-NEUT-05", "RW-TERM-12", "RW-RUNE-10")
def test_allies_left_alone_in_a_foreign_home_realm_become_unallied_and_its_owner_controls_it_again() -> None:
    state, area = allies_left_in_a_foreign_home()
    assert units_in(state, area) == "-1: 1 giant"
    assert controller(state, area) == 1


@rule("RW-NEUT-05", "RW-TERM-12")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_next_order_does_not_change_whose_area_and_units_they_are(seat: int) -> None:
    state, area = allies_left_in_a_foreign_home()
    answer(strategize(Table(state, 2), seat))
    assert units_in(state, area) == "-1: 1 giant"
    assert controller(state, area) == 1


@rule("RW-NEUT-03")
def test_unallied_units_in_a_home_realm_join_its_owner_when_their_units_come() -> None:
    state, area = allies_left_in_a_foreign_home()
    hold(state, (beside := passable(state, area)[0]), 1, "archer")
    answer(strategize(Table(state, 2), 1), f"1/shift_unit:{beside}:archer:{area}", "1/done")
    assert units_in(state, area) == "1: 1 giant, 1 archer"


@rule("RW-MOVE-02", "RW-NEUT-14", "RW-NEUT-19")
def test_unallied_units_in_a_home_realm_fight_for_nobody() -> None:
    state, area = allies_left_in_a_foreign_home()
    begin_battle(Table(state, 2), 0, area, {"knight": 1})
    assert state.fight is not None
    assert (state.fight.lord, state.fight.defender.seat) == (1, NOBODY)
    assert decider(state, state.fight.defender) == 1


@rule("RW-NEUT-05")
def test_cards_move_neutral_units_out_of_a_home_realm() -> None:
    state, area = allies_left_in_a_foreign_home()
    near = next(to for to in passable(state, area) if controller(state, to) == NOBODY)
    answer(BOOK.do(Table(state, 2), Playing(0), MoveNeutrals()), f"0/pick_area:{near}")
    assert (units_in(state, area), units_in(state, near)) == ("-1: ", "-1: 1 giant")


@rule("RW-TERM-14", "RW-TERM-13")
def test_allies_and_heroes_alone_give_no_control() -> None:
    state = empty_land()
    me = seat_of(state, "daqan")
    state.places["1A"].holder, state.places["1A"].standing = me, {"giant": 2}
    state.players[me].heroes[0].area = "1B"
    assert controller(state, "1A") == NOBODY
    assert controller(state, "1B") == NOBODY


@rule("RW-TERM-06", "RW-TERM-07", "RW-TERM-08", "RW-TERM-09", "RW-TERM-10")
def test_empty_and_neutral_areas() -> None:
    state = game()
    state.players[0].heroes[0].area = "1C"
    assert state.places["1C"].city
    assert is_empty(state, "1C")
    assert not is_empty(state, "home_daqan_A")
    assert not is_empty(state, "1A")
    assert is_neutral(state, "1A")
    state.places["1C"].stronghold = 0
    assert not is_empty(state, "1C")


@rule("RW-ELIM-01", "RW-ELIM-08")
def test_players_who_control_nothing_are_out() -> None:
    state = empty_land()
    me, other = seat_of(state, "daqan"), seat_of(state, "uthuk")
    for area in ("home_daqan_A", "home_daqan_B", "home_daqan_C"):
        assert landless(state) == []
        state.places[area].holder, state.places[area].standing = other, {"berserker": 1}
    assert landless(state) == [me]


@rule("RW-MOVE-05", "RW-MOVE-06", "RW-MOVE-09", "RW-MOVE-10")
def test_borders() -> None:
    state = empty_land()
    assert "4C" not in passable(state, "1A")
    assert "4C" in passable(state, "1A", flying=True)
    assert "4C" not in passable(state, "1A", mountains=True)
    state.season = "winter"
    assert "4C" in passable(state, "1A")


@rule("RW-ACT-02", "RW-ACT-07", "RW-ACT-08", "RW-MOVE-07", "RW-TERM-24")
def test_units_pass_only_friendly_and_empty_areas() -> None:
    state = empty_land()
    me, other = seat_of(state, "daqan"), seat_of(state, "uthuk")
    near = set(reach(state, me, "1A", 1))
    far = set(reach(state, me, "1A", 2))
    assert near == set(passable(state, "1A"))
    assert near < far < set(reach(state, me, "1A", 3))
    for area in near:
        state.places[area].holder, state.places[area].standing = other, {"berserker": 1}
    assert set(reach(state, me, "1A", 2)) == near
    assert set(reach(state, me, "1A", 2, flying=True)) > near  # over the water, through 4C
    assert set(reach(state, me, "1A", 2, hero=True)) == far
    assert [steps_of("knight"), steps_of("footman")] == [3, 2]


@rule("RW-MOVE-13", "RW-MOVE-14")
def test_a_players_own_activation_tokens_hold_their_units() -> None:
    state = empty_land()
    state.places["1A"].activated = 0b10
    assert may_leave(state, 0, "1A")
    assert not may_leave(state, 1, "1A")


@rule("RW-RUNE-10")
def test_who_may_look_at_a_rune() -> None:
    state = empty_land()
    assert rune_eyes(state, "1A") == 0
    state.places["1A"].holder, state.places["1A"].standing = 1, {"footman": 1}
    assert rune_eyes(state, "1A") == 0b10
    state.players[0].heroes[0].area = "1A"
    assert rune_eyes(state, "1A") == 0b11


@rule("RW-ELIM-01", "RW-TERM-12")
def test_the_home_realm_of_an_eliminated_player_stays_theirs() -> None:
    state = empty_land()
    out, other = seat_of(state, "daqan"), seat_of(state, "uthuk")
    state.players[out].out = True
    hold(state, "home_daqan_A", other, "berserker")
    assert controller(state, "home_daqan_A") == other
    hold(state, "home_daqan_A", NOBODY)
    assert controller(state, "home_daqan_A") == out
