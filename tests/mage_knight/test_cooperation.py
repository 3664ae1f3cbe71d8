"""Full and Blitz Cooperation."""

import pytest

from emberhall.games.mage_knight.rules.tactics import lay_out_tactics
from emberhall.games.mage_knight.state import DUMMY, Deed, Place, State
from emberhall.rulebook import rule
from tests.mage_knight.games import end_turn_of, next_round, opened, reckoned
from tests.mage_knight.positions import cards, units

COOPERATION = pytest.mark.parametrize("scenario", ["full_cooperation", "blitz_cooperation"])


def _city(state: State, at: int, leader: int) -> None:
    state.places[at] = Place("city", [3], conquered=leader >= 0, shields=[max(0, leader)], leader=leader)


@rule("MKS-COOP-13", "MK-DUMMY-08", "MKS-COOPB-04")
@COOPERATION
def test_the_dummy_player_takes_a_random_tactic_first(scenario: str) -> None:
    taken = set()
    for seed in range(40):
        play = opened(scenario, 2, seed)
        assert play.state.dummy is not None
        taken.add(play.state.dummy.tactic)
        assert f"pick_tactic:{play.state.dummy.tactic}" not in play.keys
        assert len(play.keys) == 5
    assert len(taken) == 6


def _used(scenario: str, number: int) -> State:
    """The end of a Round in which both players used Tactics of the Day."""
    state = opened(scenario, 2).state
    assert state.dummy is not None
    state.dummy.tactic = "rethink"
    state.players[0].tactic, state.players[1].tactic = "early_bird", "planning"
    state.order = [DUMMY, 1, 0]
    state.round = number
    return state


@rule("MKS-COOP-14")
def test_the_players_remove_one_of_their_tactics() -> None:
    play = next_round(_used("full_cooperation", 1))
    assert play.keys == ["pick_tactic:early_bird", "pick_tactic:planning"]
    assert play.ask.seat == 1  # the first in Round Order
    play.do("pick_tactic:planning")
    state = play.state
    assert state.tactics_gone == ["planning"]
    state.night = False
    lay_out_tactics(state)
    assert state.tactics == ["early_bird", "rethink", "mana_steal", "great_start", "the_right_moment"]


@rule("MKS-COOP-15")
@pytest.mark.parametrize(("scenario", "last"), [("full_cooperation", 5), ("blitz_cooperation", 3)])
def test_in_the_last_day_nothing_need_be_removed(scenario: str, last: int) -> None:
    assert "skip" not in next_round(_used(scenario, last - 1)).keys
    play = next_round(_used(scenario, last))
    play.do("skip")
    assert play.state.tactics_gone == []
    assert play.state.round == last + 1


@rule("MKS-COOP-04", "MKS-COOP-17", "MKS-COOPB-09")
@pytest.mark.parametrize(("scenario", "cities"), [("full_cooperation", 3), ("blitz_cooperation", 2)])
def test_when_the_last_city_falls_each_real_player_has_one_turn(scenario: str, cities: int) -> None:
    state = opened(scenario, 2).state
    state.order = [0, DUMMY, 1]
    for at in range(cities - 1):
        _city(state, at, 0)
    end_turn_of(state, 0)
    assert (state.goal_reached, state.turn.seat) == (False, DUMMY)
    _city(state, 50, 1)
    end_turn_of(state, 0)
    assert (state.goal_reached, state.game_turns, state.turn.seat) == (True, 2, 1)
    end_turn_of(state, 1)
    assert state.turn.seat == 0
    end_turn_of(state, 0)
    assert state.outcome is not None


def _team(**options: bool) -> State:
    state = opened("full_cooperation", 3, **options).state
    assert state.dummy is not None
    for player, fame in zip(state.players, (40, 25, 31), strict=True):
        player.fame = fame
        player.hand.cards, player.deck.cards = [], []
    state.dummy.deck.cards = state.dummy.deck.cards[:4]
    return state


@rule("MKS-COOP-18", "MKS-COOP-19", "MKS-COOP-20", "MKS-COOP-21", "MKS-COOP-22", "MKW-SHAPE-15")
def test_the_team_has_one_score_from_the_lowest_fame_and_the_best_achievements() -> None:
    state = _team()
    first, second, third = state.players
    first.hand.cards = cards("arythea", "fireball snowstorm")  # Knowledge 4
    second.hand.cards = cards("tovak", "ice_bolt")  # 1
    second.units = units("guardian_golems peasants")  # Leader 3
    third.units = units("peasants")
    first.crystals = [2, 0, 0, 0]
    third.hand.cards = [Deed("wound.1"), Deed("wound.2")]  # Beating -4
    second.hand.cards.append(Deed("wound.3"))
    state.round, state.round_turns = 6, 0
    outcome = reckoned(state)
    assert list(outcome.scores) == [25 + 4 + 3 + 1 - 4 + 4] * 3  # and four cards of the dummy player
    assert outcome.winners == ()


@rule("MKS-COOP-31")
def test_by_agreement_the_weakest_counts_in_each_category() -> None:
    state = _team(lowest_counts=True)
    first, second, third = state.players
    first.hand.cards = cards("arythea", "fireball snowstorm")
    second.hand.cards = cards("tovak", "ice_bolt blood_rage wound")
    third.hand.cards = [*cards("goldyx", "ice_shield"), Deed("wound.1"), Deed("wound.2")]
    state.round, state.round_turns = 6, 0
    assert list(reckoned(state).scores) == [25 + 1 - 4 + 4] * 3


@rule("MKS-COOP-18", "MKS-COOP-23", "MKS-COOP-25", "MKS-COOP-26", "MKS-COOP-27", "MKS-COOP-28", "MKS-DATA-04")
def test_points_for_the_mission() -> None:
    state = _team()
    for at in range(4):
        _city(state, at, at % 2)
    state.goal_reached, state.round = True, 5
    outcome = reckoned(state)
    # lowest Fame, four cities, all of them, a Round left, four cards, the end not announced
    assert list(outcome.scores) == [25 + 40 + 15 + 30 + 4 + 5] * 3
    assert outcome.winners == (0, 1, 2)


@rule("MKS-COOP-24")
def test_ten_more_if_every_hero_leads_a_city() -> None:
    state = _team()
    for at in range(3):
        _city(state, at, at)
    state.round, state.round_turns = 6, 0
    assert list(reckoned(state).scores) == [25 + 30 + 10 + 4] * 3


@rule("MKS-COOPB-09", "MKS-COOPB-03")
def test_a_blitz_ends_after_four_rounds() -> None:
    state = opened("blitz_cooperation", 2).state
    state.round = 4
    next_round(state)
    assert state.outcome is not None
