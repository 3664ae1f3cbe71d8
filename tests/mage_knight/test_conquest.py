"""First Reconnaissance, Full, Blitz and Solo Conquest: their goals, special rules and scoring."""

import pytest

from emberhall.games.mage_knight.rules.common import gain_fame
from emberhall.games.mage_knight.rules.exploring import reveal
from emberhall.games.mage_knight.rules.rounds import announce_end_of_round
from emberhall.games.mage_knight.rules.scenarios.goals import GOALS
from emberhall.games.mage_knight.state import DUMMY, Place, State, Table
from emberhall.rulebook import rule
from tests.mage_knight.games import end_turn_of, heroes, next_round, opened, reckoned
from tests.mage_knight.positions import cards, land


def _city(state: State, at: int, leader: int, shields: list[int] | None = None) -> None:
    """A city: conquered under a leader, or (-1) not."""
    state.places[at] = Place("city", [3], conquered=leader >= 0, shields=shields or [], leader=leader, level=4)
    state.cities_seen += 1


# First Reconnaissance


@rule("MKS-RECON-10", "MKW-NEXT-01")
@pytest.mark.parametrize(("scenario", "fame"), [("first_reconnaissance", 1), ("full_conquest", 0)])
def test_fame_for_revealing_a_tile(scenario: str, fame: int) -> None:
    state = opened(scenario, 2).state
    hero = state.players[0]
    reveal(Table(state, 2), hero, 1, 1)
    assert hero.fame == fame
    state.countryside.cards = []  # a Core tile too
    reveal(Table(state, 2), hero, 2, 1)
    assert state.core_seen
    assert hero.fame == 2 * fame


@rule("MKS-RECON-09", "MKW-CITY-02")
def test_city_spaces_cannot_be_entered() -> None:
    spots = {"C": "city city white"}
    closed = land("arythea", "@ C", spots=spots, scenario="first_reconnaissance", others={"tovak": ""}, move=9)
    assert closed.offers("walk") == []
    open_to_all = land("arythea", "@ C", spots=spots, scenario="full_conquest", others={"tovak": ""}, move=9)
    assert len(open_to_all.offers("walk")) == 1


@rule("MKS-RECON-15", "MKW-CITY-01", "MKW-SCORE-01", "MKW-CITY-03")
def test_when_the_city_is_revealed_everybody_has_one_more_turn() -> None:
    state = heroes("arythea tovak goldyx", "first_reconnaissance")
    state.core_seen = True  # a Core tile without a city does not end the game
    end_turn_of(state, 0)
    assert state.game_turns == -1
    _city(state, 1, -1)
    end_turn_of(state, 1)
    for seat in (2, 0):
        end_turn_of(state, seat)
        assert state.outcome is None
    end_turn_of(state, 1)  # the hero who revealed it comes last
    assert state.outcome is not None


@rule("MKS-RECON-16", "MKS-FULL-11", "MKS-BLITZ-18")
@pytest.mark.parametrize("scenario", ["first_reconnaissance", "full_conquest", "blitz_conquest"])
def test_if_the_round_ends_before_the_game_ends_with_it(scenario: str) -> None:
    state = heroes("arythea tovak", scenario)
    state.goal_reached, state.game_turns = True, 2
    next_round(state)
    assert state.outcome is not None


@rule("MKS-RECON-17", "MKS-FULL-12")
@pytest.mark.parametrize(("scenario", "last"), [("first_reconnaissance", 3), ("full_conquest", 6)])
def test_without_the_goal_the_game_ends_after_the_last_round(scenario: str, last: int) -> None:
    state = heroes("arythea tovak", scenario)
    state.round = last - 1
    assert next_round(state).state.round == last
    state.phase = "prepare"
    next_round(state)
    assert state.outcome is not None


@rule("MKS-RECON-18", "MKS-RECON-19", "MKS-RECON-20", "MKW-SHAPE-13")
def test_most_fame_wins_first_reconnaissance_in_a_tie_several() -> None:
    state = heroes("arythea tovak goldyx", "first_reconnaissance")
    for player, fame in zip(state.players, (10, 12, 9), strict=True):
        player.fame = fame
    state.players[2].crystals = [2, 0, 0, 0]  # 1 for loot, 3 for the title: 13
    state.players[1].fame = 13
    _city(state, 1, 0, [0, 0])  # cities are not scored
    outcome = reckoned(state)
    assert list(outcome.scores) == [10, 13, 13]
    assert outcome.winners == (1, 2)


@rule("MKS-RECON-24", "MKS-SOLO-17")
@pytest.mark.parametrize("scenario", ["first_reconnaissance", "solo_conquest"])
def test_alone_there_are_no_titles(scenario: str) -> None:
    state = heroes("arythea", scenario)
    state.round, state.round_turns = {"first_reconnaissance": 4, "solo_conquest": 6}[scenario], 0
    state.players[0].fame = 10
    state.players[0].hand.cards = cards("arythea", "fireball")
    assert list(reckoned(state).scores) == [12]


@rule("MKW-TUTOR-05")
@pytest.mark.parametrize(("found", "winners"), [(True, (0,)), (False, ())])
def test_alone_the_city_must_be_found(found: bool, winners: tuple[int, ...]) -> None:
    state = heroes("arythea", "first_reconnaissance")
    state.goal_reached = found
    assert reckoned(state).winners == winners


@rule("MKS-RECON-23", "MKS-SOLO-13")
@pytest.mark.parametrize("scenario", ["first_reconnaissance", "solo_conquest"])
def test_alone_both_tactics_leave_the_game(scenario: str) -> None:
    play = opened(scenario, 1)
    state = play.do("pick_tactic:planning").state
    assert state.dummy is not None
    used = {"planning", state.dummy.tactic}
    for _ in range(2):
        state.phase = "prepare"
        play = next_round(state)
        if state.night:
            state.players[0].tactic, state.dummy.tactic = "long_night", "preparation"
    assert {key.removeprefix("pick_tactic:") for key in play.keys} == {
        "early_bird",
        "rethink",
        "mana_steal",
        "great_start",
        "the_right_moment",
    } - used


# Full Conquest


@rule("MKS-FULL-04", "MKS-FULL-10", "MKS-BLITZ-04", "MKS-BLITZ-15")
@pytest.mark.parametrize("scenario", ["full_conquest", "blitz_conquest"])
def test_when_the_last_city_falls_everybody_has_one_more_turn(scenario: str) -> None:
    state = heroes("arythea tovak", scenario)
    _city(state, 1, 0, [0])
    _city(state, 2, -1, [1])
    end_turn_of(state, 0)
    assert not state.goal_reached
    state.places[2].conquered = True
    _city(state, 3, -1, [1])  # a tile from the box
    end_turn_of(state, 1)
    assert not state.goal_reached
    state.places[3].conquered = True
    end_turn_of(state, 1)
    assert (state.goal_reached, state.game_turns) == (True, 2)
    end_turn_of(state, 0)
    end_turn_of(state, 1)
    assert state.outcome is not None


@rule("MKS-FULL-13", "MKS-FULL-14", "MKS-FULL-15", "MKS-FULL-16", "MKS-BLITZ-16", "MKS-DATA-04", "MKW-COMP-20")
@pytest.mark.parametrize("scenario", ["full_conquest", "blitz_conquest"])
def test_fame_for_cities(scenario: str) -> None:
    state = heroes("arythea tovak goldyx", scenario)
    for player in state.players:
        player.fame = 10
    _city(state, 1, 0, [0, 0, 1])
    _city(state, 2, 1, [1, 0])
    _city(state, 3, 0, [0])
    state.players[2].crystals = [2, 0, 0, 0]
    # cities: 7 + 4 + 7, 4 + 7, 0; the title 5; the loot of the third 1 + 3
    assert list(reckoned(state).scores) == [10 + 18 + 5, 10 + 11, 10 + 4]


@rule("MKS-FULL-17")
def test_a_tie_for_cities_gives_two_each() -> None:
    state = heroes("arythea tovak", "full_conquest")
    _city(state, 1, 0, [0, 1])
    _city(state, 2, 1, [1, 0])
    assert list(reckoned(state).scores) == [13, 13]


@rule("MKS-FULL-15")
def test_a_shield_on_a_city_that_holds_out_counts_too() -> None:
    state = heroes("arythea tovak", "full_conquest")
    _city(state, 1, -1, [1])
    assert list(reckoned(state).scores) == [0, 4 + 5]


@rule("MKS-FULL-18", "MKS-FULL-19")
@pytest.mark.parametrize(("reached", "reason"), [(True, "end-fame-mission"), (False, "end-fame")])
def test_most_fame_wins_whether_the_mission_was_fulfilled_or_not(reached: bool, reason: str) -> None:
    state = heroes("arythea tovak", "full_conquest")
    state.players[1].fame = 9
    state.goal_reached = reached
    outcome = reckoned(state)
    assert (outcome.winners, outcome.reason.id) == ((1,), reason)


# Blitz Conquest


@rule("MKS-BLITZ-10", "MKS-BLITZ-12")
def test_a_blitz_starts_with_fame_and_reputation() -> None:
    for player in opened("blitz_conquest", 3).state.players:
        assert (player.fame, player.reputation, player.level) == (1, 2, 1)


@rule("MKS-BLITZ-11")
@pytest.mark.parametrize(
    ("before", "gained", "after"),
    [(1, 1, 2), (1, 2, 4), (3, 4, 7), (6, 2, 9), (1, 6, 9), (1, 13, 17), (98, 1, 100), (100, 9, 109)],
)
def test_in_a_blitz_each_new_row_gives_one_more_fame(before: int, gained: int, after: int) -> None:
    state = heroes("arythea tovak", "blitz_conquest")
    state.players[0].fame = before
    gain_fame(Table(state, 2), state.players[0], gained)
    assert state.players[0].fame == after
    other = heroes("arythea tovak", "full_conquest")
    other.players[0].fame = before
    gain_fame(Table(other, 2), other.players[0], gained)
    assert other.players[0].fame == before + gained


@rule("MKS-BLITZ-13", "MKS-BLITZ-14", "MKS-COOPB-10")
@pytest.mark.parametrize(
    ("scenario", "help_", "number"),
    [
        ("full_conquest", True, 5),
        ("blitz_conquest", True, 6),
        ("blitz_conquest", False, 6),  # there is no council
        ("full_cooperation", True, 5),
        ("blitz_cooperation", True, 6),
        ("blitz_cooperation", False, 5),
    ],
)
def test_a_blitz_has_one_die_and_one_unit_more(scenario: str, help_: bool, number: int) -> None:
    state = opened(scenario, 3, council_help=help_).state
    assert (len(state.source), len(state.unit_offer)) == (number, number)
    for player in state.players:
        player.tactic = "planning"
    play = next_round(state)
    if scenario.endswith("cooperation"):
        play.session.take(0)
    assert (state.round, len(state.source), len(state.unit_offer)) == (2, number, number)


# Solo Conquest


@rule("MKS-SOLO-03", "MKS-SOLO-14")
def test_after_the_last_city_one_more_turn_and_none_for_the_dummy_player() -> None:
    state = opened("solo_conquest", 1).state
    state.order = [0, DUMMY]
    _city(state, 1, 0, [0])
    end_turn_of(state, 0)
    assert (state.goal_reached, state.phase) == (False, "dummy")
    _city(state, 2, 0, [0])
    end_turn_of(state, 0)
    assert (state.goal_reached, state.phase, state.turn.seat) == (True, "before_turn", 0)
    end_turn_of(state, 0)
    assert state.outcome is not None


def _solo() -> State:
    state = opened("solo_conquest", 1).state
    assert state.dummy is not None
    state.players[0].fame = 50
    state.dummy.deck.cards = state.dummy.deck.cards[:7]
    return state


@rule("MKS-SOLO-15", "MKS-SOLO-16", "MKS-SOLO-18", "MKS-SOLO-19", "MKS-SOLO-20", "MKS-SOLO-21", "MKS-SOLO-22")
@rule("MKS-DATA-04")
def test_the_score_of_a_mission_accomplished_early() -> None:
    state = _solo()
    _city(state, 1, 0, [0])
    _city(state, 2, 0, [0])
    state.goal_reached, state.round = True, 4
    outcome = reckoned(state)
    # Fame, two cities, all cities, two Rounds left, seven cards, the end not announced
    assert list(outcome.scores) == [50 + 20 + 15 + 60 + 7 + 5]
    assert (outcome.winners, outcome.reason.id) == ((0,), "end-conquered")


@rule("MKS-SOLO-15", "MKS-SOLO-22")
def test_the_score_of_a_mission_that_failed() -> None:
    state = _solo()
    _city(state, 1, 0, [0])
    _city(state, 2, -1, [0])
    state.round, state.round_turns = 6, 0
    outcome = reckoned(state)
    assert list(outcome.scores) == [50 + 10 + 7]
    assert (outcome.winners, outcome.reason.id) == ((), "end-not-conquered")


@rule("MKW-SHAPE-14", "MKW-SHAPE-15")
def test_every_goal_is_open_at_the_start() -> None:
    for scenario, seats in (("full_conquest", 2), ("druid_nights", 2), ("dungeon_lords", 2), ("mines_liberation", 2)):
        state = opened(scenario, seats).state
        assert not any(goal(state) for goal in GOALS.values())


@rule("MK-ROUND-33")
def test_alone_with_the_dummy_player_one_more_turn_after_the_announcement() -> None:
    state = opened("solo_conquest", 1).state
    state.order, state.turn_of = [0, DUMMY], 1
    announce_end_of_round(Table(state, 1), DUMMY)
    assert (state.round_turns, state.turn.seat) == (1, 0)
    end_turn_of(state, 0)
    assert state.phase == "prepare"
