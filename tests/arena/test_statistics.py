"""What results say: intervals that hold, comparisons on equal seeds, and nothing left out."""

from collections.abc import Callable
from random import Random

import pytest

from emberhall.arena import Fault, Mean, Result, difference_of, mean_of, rate_of, summarize, wilson


def test_wilson_intervals() -> None:
    # figures of Wilson's interval at 95 % as published in tables: 0/10, 5/10, 81/263
    assert wilson(0, 10).low == 0
    assert wilson(0, 10).high == pytest.approx(0.2775, abs=1e-4)
    assert wilson(5, 10).low == pytest.approx(0.2366, abs=1e-4)
    assert wilson(5, 10).high == pytest.approx(0.7634, abs=1e-4)
    assert wilson(81, 263).low == pytest.approx(0.2553, abs=1e-4)
    assert wilson(81, 263).high == pytest.approx(0.3662, abs=1e-4)
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0, 1)


def test_a_round_is_one_observation_of_a_mean() -> None:
    found = mean_of([[1.0], [2.0], [3.0], [4.0]])
    assert found is not None
    assert found.mean == 2.5
    assert found.high - found.mean == pytest.approx(2.054, abs=1e-3)  # Student, 3 degrees of freedom: 3.182 * 1.291 / 2
    doubled = mean_of([[1.0, 1.0], [2.0, 2.0], [3.0, 3.0], [4.0, 4.0]])
    assert doubled == found
    assert mean_of([]) is None


def test_games_that_always_go_alike_are_no_more_evidence_than_one() -> None:
    once = rate_of([[1.0], [0.0], [0.0], [1.0], [0.0]] * 8)
    twice = rate_of([[1.0, 1.0], [0.0, 0.0], [0.0, 0.0], [1.0, 1.0], [0.0, 0.0]] * 8)
    assert (twice.count, twice.of, twice.rate) == (32, 80, once.rate)
    assert twice.high - twice.low == pytest.approx(once.high - once.low, rel=0.06)


#: An experiment: the interval it finds, and the truth.
Experiment = Callable[[Random], tuple[tuple[float, float], float]]


def _coins(random: Random) -> tuple[tuple[float, float], float]:
    """Fifty independent games, won in three of ten cases."""
    found = rate_of([[float(random.random() < 0.3)] for _ in range(50)])
    return (found.low, found.high), 0.3


def _shared_luck(random: Random) -> tuple[tuple[float, float], float]:
    """Rounds of four games that share their luck: in some all are easy, in others all are hard."""
    rounds = []
    for _ in range(40):
        chance = random.choice((0.1, 0.5, 0.9))
        rounds.append([float(random.random() < chance) for _ in range(4)])
    found = rate_of(rounds)
    return (found.low, found.high), 0.5


def _both_ways(random: Random) -> tuple[tuple[float, float], float]:
    """Each agent sits in the good seat once a round; the agent looked at is the better one."""
    results = []
    for seed in range(60):
        for agents in (("a", "b"), ("b", "a")):
            better = 0.7 if agents[0] == "a" else 0.5
            results.append(Result(seed, agents, (0,) if random.random() < better else (1,), (), 10, ""))
    (pair,) = summarize(results, 1.0).pairs
    return (pair.wins.low, pair.wins.high), 0.2


def _on_equal_seeds(random: Random) -> tuple[tuple[float, float], float]:
    """Two agents play the same cooperative games: hard ones are hard for both."""
    results = []
    for seed in range(60):
        hard = random.random() * 0.6
        for agent, worse in (("a", 0.0), ("b", 0.15)):
            won = random.random() < 0.8 - hard - worse
            results.append(Result(seed, (agent,) * 3, (0, 1, 2) if won else (), (), 10, ""))
    (pair,) = summarize(results, 1.0).pairs
    return (pair.wins.low, pair.wins.high), 0.15


def _scores(random: Random) -> tuple[tuple[float, float], float]:
    found = mean_of([[random.gauss(luck, 1.0) for _ in range(3)] for luck in (random.gauss(5, 3) for _ in range(20))])
    assert found is not None
    return (found.low, found.high), 5.0


@pytest.mark.parametrize("experiment", [_coins, _shared_luck, _both_ways, _on_equal_seeds, _scores])
def test_intervals_hold_the_truth_as_often_as_they_say(experiment: Experiment) -> None:
    """In 200 experiments, the 95 % interval contains the truth in 92 to 98 %."""
    random = Random(19)
    held = 0
    for _ in range(200):
        (low, high), truth = experiment(random)
        held += low <= truth <= high
    assert 184 <= held <= 196


def test_rounds_that_all_went_alike_are_no_certainty() -> None:
    """Before: four rounds in which both agents lost gave an interval of no width."""
    few, many = difference_of([0.0] * 4), difference_of([0.0] * 400)
    assert few.mean == many.mean == 0
    assert few.low < -0.3
    assert few.high > 0.3
    assert -0.02 < many.low < 0 < many.high < 0.02
    won = difference_of([1.0] * 10)
    assert (won.mean, won.high) == (1.0, 1.0)
    assert 0.4 < won.low < 0.8
    assert difference_of([]) == Mean(0.0, -1.0, 1.0)


def test_seats_that_win_together_are_one_observation() -> None:
    results = [Result(seed, ("a",) * 4, (0, 1, 2, 3) if seed < 30 else (), (), 10, "") for seed in range(100)]
    summary = summarize(results, seconds=1.0)
    (standing,) = summary.standings
    assert standing.wins == wilson(30, 100)
    assert summary.together
    assert summary.seats == ()


def test_a_cooperative_game_compares_agents_by_their_own_games() -> None:
    results = [Result(seed, ("a", "a"), (0, 1) if seed % 2 else (), (), 10, "") for seed in range(40)]
    results += [Result(seed, ("b", "b"), (0, 1) if seed % 4 == 1 else (), (), 10, "") for seed in range(40)]
    summary = summarize(results, seconds=1.0)
    assert [(one.agent, one.games, one.wins and one.wins.rate) for one in summary.standings] == [
        ("a", 40, 0.5),
        ("b", 40, 0.25),
    ]
    (pair,) = summary.pairs
    assert (pair.first, pair.second, pair.rounds, pair.wins.mean) == ("a", "b", 40, 0.25)
    assert pair.wins.low > 0.09  # wherever b wins, a wins too: apart, the rates would only tell 0.045


def test_an_agent_against_itself_has_no_win_rate() -> None:
    results = [Result(seed, ("a", "a"), (seed % 2,), (4.0, 2.0), 10, "") for seed in range(50)]
    summary = summarize(results, seconds=1.0)
    (standing,) = summary.standings
    assert standing.wins is None
    assert standing.score == Mean(3.0, 3.0, 3.0)
    assert [seat.rate for seat in summary.seats] == [0.5, 0.5]
    assert not summary.together


def test_teams_win_once_and_ties_are_shared() -> None:
    team = Result(1, ("a", "b", "a", "b"), (0, 2), (), 10, "won")
    tie = Result(2, ("b", "a", "b", "a"), (0, 1), (), 10, "won")
    a, b = summarize([team, tie], 1.0).standings
    assert a.wins is not None
    assert b.wins is not None
    assert (a.wins.count, b.wins.count) == (1.5, 0.5)


def test_the_summary_counts_what_happened() -> None:
    results = [
        Result(1, ("a", "b"), (0,), (3.0, 1.0), 10, "won"),
        Result(1, ("b", "a"), (0,), (2.0, 2.0), 20, "won"),
        Result(2, ("a", "b"), (0, 1), (2.0, 2.0), 30, "drawn"),
        Result(2, ("b", "a"), (), (), 99, "", finished=False),
    ]
    summary = summarize(results, seconds=2.0)
    a, b = summary.standings
    assert a.wins is not None
    assert b.wins is not None
    assert (a.agent, a.wins.count, a.wins.of) == ("a", 1.5, 4)
    assert (b.agent, b.wins.count, b.wins.of) == ("b", 1.5, 4)
    assert a.score is not None
    assert a.score.mean == pytest.approx(7 / 3)
    assert [seat.count for seat in summary.seats] == [2.5, 0.5]
    assert summary.reasons == {"won": 2, "drawn": 1}
    assert summary.unfinished == 1
    assert summary.length is not None
    assert (summary.length.median, summary.length.shortest, summary.length.longest) == (20, 10, 30)
    assert summary.decisions_per_second == 159 / 2


def test_what_broke_is_played_and_not_won() -> None:
    broken = Result(3, ("a",), (), (), 7, "", finished=False, fault=Fault("KeyError: 'boom'", 0, 7, "Traceback"))
    results = [Result(seed, ("a",), (0,), (), 10, "won") for seed in range(3)]
    summary = summarize([*results, broken], 1.0)
    (standing,) = summary.standings
    assert standing.wins == wilson(3, 4)
    assert [(fault.what, fault.count, fault.seed, fault.first.decisions) for fault in summary.faults] == [
        ("KeyError: 'boom'", 1, 3, 7)
    ]
