"""Auction for heroes."""

import pytest

from emberhall.games.mage_knight.content.tracks import row_of
from emberhall.games.mage_knight.rules.common import gain_fame
from emberhall.games.mage_knight.rules.level_up import due
from emberhall.games.mage_knight.setup import setup
from emberhall.games.mage_knight.state import Setup, Table
from emberhall.kernel import Rng
from emberhall.rulebook import rule
from tests.mage_knight.positions import Position


def _auction(seats: int = 3) -> tuple[Position, list[int]]:
    """A game in which heroes are chosen by auction, and the order of choosing."""
    play = Position(setup(Setup(scenario="full_conquest", heroes="auction"), seats, Rng(4)))
    return play, list(play.state.order)


def _fame(play: Position, order: list[int]) -> list[int]:
    return [play.state.players[seat].fame for seat in order]


def _heroes(play: Position, order: list[int]) -> list[str]:
    return [play.state.players[seat].hero for seat in order]


@rule("MK-AUCT-02")
def test_if_nobody_objects_the_picker_gets_the_hero_for_free() -> None:
    play, order = _auction()
    assert play.ask.seat == order[0]
    play.do("pick_hero:tovak")
    assert play.ask.seat == order[1]
    play.do("pass")
    assert play.ask.seat == order[2]
    play.do("pass")
    assert _heroes(play, order) == ["tovak", "", ""]
    assert _fame(play, order) == [0, 0, 0]
    assert play.ask.seat == order[1]


@rule("MK-AUCT-03")
def test_only_players_without_a_hero_may_contest() -> None:
    play, order = _auction()
    play.do("pick_hero:tovak", "pass", "pass", "pick_hero:goldyx")
    assert play.ask.seat == order[2]
    play.do("bid:1")
    assert play.ask.seat == order[1]
    play.do("pass")
    assert _heroes(play, order) == ["tovak", "", "goldyx"]


@rule("MK-AUCT-03", "MK-AUCT-09", "MK-AUCT-07", "MK-AUCT-10")
def test_the_highest_bidder_gets_the_hero_and_loses_the_fame_then_the_same_player_picks_again() -> None:
    play, order = _auction()
    play.do("pick_hero:tovak", "bid:2", "pass", "pass")
    assert _heroes(play, order) == ["", "tovak", ""]
    assert _fame(play, order) == [0, -2, 0]
    assert play.ask.seat == order[0]
    assert "pick_hero:tovak" not in play.keys


@rule("MK-AUCT-04", "MK-AUCT-08")
def test_the_first_picker_may_match_and_then_gets_it() -> None:
    play, order = _auction()
    play.do("pick_hero:tovak", "bid:2", "pass")
    assert play.ask.seat == order[0]
    assert play.keys == ["bid:2", "bid:3", "bid:4", "bid:5", "bid:6", "bid:7", "pass"]
    play.do("bid:2", "pass", "pass")
    assert _heroes(play, order) == ["tovak", "", ""]
    assert _fame(play, order) == [-2, 0, 0]


@rule("MK-AUCT-05", "MK-AUCT-06")
def test_each_bid_must_be_higher_and_nobody_has_to_raise() -> None:
    play, order = _auction()
    play.do("pick_hero:tovak", "bid:1")
    assert play.ask.seat == order[2]
    assert "bid:1" not in play.keys
    play.do("bid:3", "pass")  # the first picker gives up
    assert play.ask.seat == order[1]
    assert play.keys[:2] == ["bid:4", "bid:5"]
    play.do("pass")
    assert _heroes(play, order) == ["", "", "tovak"]
    assert _fame(play, order) == [0, 0, -3]


@rule("MK-AUCT-05")
def test_a_higher_bid_gives_everybody_another_chance() -> None:
    play, order = _auction()
    play.do("pick_hero:tovak", "bid:1", "pass", "bid:1", "bid:2", "pass", "bid:3", "pass", "pass")
    assert _heroes(play, order) == ["tovak", "", ""]
    assert _fame(play, order) == [-3, 0, 0]


def test_the_last_player_is_not_contested() -> None:
    play, order = _auction(2)
    play.do("pick_hero:tovak", "pass", "pick_hero:norowas")
    assert _heroes(play, order) == ["tovak", "norowas"]
    assert play.prompt == "ask-tactic"


@rule("MK-AUCT-11", "MK-AUCT-12")
def test_negative_fame_is_level_one_and_nothing_happens_on_the_way_to_zero() -> None:
    play, order = _auction(2)
    play.do("pick_hero:tovak", "bid:2", "pass", "pick_hero:norowas")
    player = play.state.players[order[1]]
    assert (player.fame, player.level, row_of(-2)) == (-2, 1, 1)
    gain_fame(Table(play.state, 2), player, 4)
    assert (player.fame, due(player)) == (2, False)
    gain_fame(Table(play.state, 2), player, 1)
    assert due(player)


@rule("MK-AUCT-13")
@pytest.mark.parametrize(
    ("answers", "fame"), [("pass", [0, 0]), ("bid:5 pass", [0, -5]), ("bid:5 bid:6 pass", [-6, 0])]
)
def test_first_tactics_are_chosen_in_reverse_order_whatever_was_paid(answers: str, fame: list[int]) -> None:
    play, order = _auction(2)
    play.do("pick_hero:tovak", *answers.split())
    play.do(play.keys[0])
    assert _fame(play, order) == fame
    assert play.prompt == "ask-tactic"
    assert play.ask.seat == order[1]
    play.do("pick_tactic:early_bird")
    assert play.ask.seat == order[0]
