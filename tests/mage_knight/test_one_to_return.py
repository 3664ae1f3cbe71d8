"""One to Return, and its team option."""

from typing import Any

import pytest

from emberhall.games.mage_knight.ground import PORTAL, STEPS
from emberhall.games.mage_knight.rules.safe_spaces import is_safe
from emberhall.games.mage_knight.rules.teams import may_fight
from emberhall.games.mage_knight.rules.turn_start import begin_turn
from emberhall.games.mage_knight.setup import setup
from emberhall.games.mage_knight.state import Setup, State, Table, Turn
from emberhall.kernel import HIDDEN, NOWHERE, Outcome, Rng, redact
from emberhall.rulebook import rule
from tests.mage_knight.games import next_round, opened, reckoned
from tests.mage_knight.positions import Position, cards

EAST = PORTAL + STEPS[0]  # beside the portal


def _game(*at: int, number: int = 1, **options: Any) -> State:
    """A game with heroes at these places, in this Round."""
    state = opened("one_to_return", len(at), **options).state
    for seat, player in enumerate(state.players):
        player.at = at[seat]
        player.tactic = "planning"
    state.round, state.night = number, number % 2 == 0
    if number > 1:
        state.portal_closed = True
        del state.places[PORTAL]
    return state


def _ended(state: State) -> Outcome:
    next_round(state)
    assert state.outcome is not None
    return state.outcome


@rule("MKS-RETURN-09")
@pytest.mark.parametrize("there", [PORTAL, NOWHERE])
def test_a_hero_who_is_on_the_portal_when_it_closes_is_out_of_the_game(there: int) -> None:
    state = _game(there, EAST, EAST)
    play = next_round(state)
    assert [player.gone for player in state.players] == [True, False, False]
    assert sorted(state.order) == [1, 2]
    assert play.ask.seat != 0
    for tactic in ("preparation", "long_night"):
        assert play.ask.seat != 0
        play.do(f"pick_tactic:{tactic}")
        while play.prompt == "ask-preparation":
            play.session.take(0)
    assert state.turn.seat != 0


@rule("MKS-RETURN-09")
def test_the_portal_closes_at_the_end_of_the_first_day_only() -> None:
    state = _game(EAST, EAST, number=2)
    state.players[0].at = PORTAL
    next_round(state)
    assert [player.gone for player in state.players] == [False, False]
    night_first = _game(NOWHERE, EAST, day_and_night="arrival_at_night")
    night_first.night = True
    next_round(night_first)
    assert not night_first.portal_closed


@rule("MKS-RETURN-09", "MKS-RETURN-13")
def test_if_nobody_is_left_all_have_lost() -> None:
    outcome = _ended(_game(PORTAL, NOWHERE))
    assert (outcome.winners, outcome.reason.id) == ((), "end-nobody-returned")


@rule("MKS-RETURN-22")
@pytest.mark.parametrize(("number", "fights"), [(1, False), (2, True)])
def test_heroes_on_the_closed_portal_can_be_attacked(number: int, fights: bool) -> None:
    state = _game(EAST, PORTAL, number=number)
    state.order, state.turn_of, state.turn = [0, 1], 0, Turn(0)
    begin_turn(Table(state, 2), state.players[0])
    state.turn.move = 9
    play = Position(state).do("walk:0,0")
    assert ("attack_hero" in " ".join(play.keys)) is fights


@rule("MKS-RETURN-10", "MKS-RETURN-23")
def test_the_closed_portal_is_an_ordinary_space_for_one_hero() -> None:
    before = _game(EAST, PORTAL)
    assert is_safe(before, 0, PORTAL)
    after = _game(EAST, PORTAL, number=2)
    assert not is_safe(after, 0, PORTAL)
    after.players[1].at = EAST
    assert is_safe(after, 0, PORTAL)


@rule("MKS-RETURN-10", "MKS-RETURN-12")
@pytest.mark.parametrize(("number", "stays"), [(1, False), (2, True)])
def test_a_hero_stays_on_the_closed_portal_at_the_end_of_its_turn(number: int, stays: bool) -> None:
    state = _game(PORTAL, EAST, number=number)
    state.order, state.turn_of = [0, 1], 0
    state.players[0].hand.cards = cards("arythea", "march")
    state.turn = Turn(0, played=1)
    state.phase = "end_turn"
    play = Position(state)
    while play.prompt == "ask-end-discard":
        play.do("done")
    assert state.players[0].at == (PORTAL if stays else NOWHERE)


@rule("MKS-RETURN-23")
def test_a_hero_who_comes_to_the_closed_portal_second_withdraws() -> None:
    state = _game(PORTAL, PORTAL, number=2, hero_combat="forbidden")
    state.order, state.turn_of = [0, 1], 0
    state.players[0].hand.cards = cards("arythea", "march")
    state.turn = Turn(0, played=1, path=[EAST])
    state.phase = "end_turn"
    play = Position(state)
    while play.prompt == "ask-end-discard":
        play.do("done")
    assert state.players[0].at == EAST
    assert any(card.startswith("wound") for card in state.players[0].hand)


@rule("MKS-RETURN-11", "MKS-RETURN-12", "MKS-RETURN-14")
@pytest.mark.parametrize(("epic", "last"), [(False, 4), (True, 6)])
def test_a_hero_who_stands_on_the_portal_at_the_end_wins_whatever_the_fame(epic: bool, last: int) -> None:
    state = _game(EAST, PORTAL, number=last, epic=epic)
    state.players[0].fame = 99
    outcome = _ended(state)
    assert (outcome.winners, outcome.scores, outcome.reason.id) == ((1,), (), "end-returned")
    assert _game(EAST, PORTAL, number=last - 1, epic=epic).outcome is None


@rule("MKS-RETURN-13")
def test_if_nobody_stands_there_all_lose() -> None:
    outcome = _ended(_game(EAST, EAST, number=4))
    assert (outcome.winners, outcome.reason.id) == ((), "end-nobody-returned")


@rule("MKS-RETURN-15")
def test_after_the_end_of_the_round_is_announced_heroes_do_not_fight() -> None:
    state = _game(EAST, PORTAL, number=4)
    assert may_fight(state, 0, 1)
    state.round_turns = 1
    assert not may_fight(state, 0, 1)


# teams


def _teams(portal: int | None, chosen: tuple[int, int]) -> State:
    """The end of a game of two teams with these chosen heroes and a hero on the portal."""
    at = [EAST] * 4
    if portal is not None:
        at[portal] = PORTAL
    state = _game(*at, number=4, teams="seats")
    for team, seat in enumerate(chosen):
        if f"shield.{seat}" not in state.chosen[team]:
            state.chosen[team].cards, state.unchosen[team].cards = (
                state.unchosen[team].cards,
                state.chosen[team].cards,
            )
    return state


@rule("MKS-RETURN-18")
def test_each_team_has_a_chosen_hero_at_random() -> None:
    options = Setup(scenario="one_to_return", teams="seats")
    drawn = {tuple(zone.cards[0] for zone in setup(options, 4, Rng(seed)).chosen) for seed in range(40)}
    assert drawn == {(f"shield.{a}", f"shield.{b}") for a in (0, 2) for b in (1, 3)}


@rule("MKS-RETURN-19")
def test_only_the_team_knows_whom_it_chose() -> None:
    state = setup(Setup(scenario="one_to_return", teams="seats"), 4, Rng(1))
    for viewer in (0, 1, 2, 3, None):
        for team in (0, 1):
            own = viewer is not None and state.teams[viewer] == team
            shown = redact(state, viewer).chosen[team].cards
            assert shown == (state.chosen[team].cards if own else [HIDDEN])


@rule("MKS-RETURN-20", "MKS-RETURN-17")
def test_a_chosen_hero_on_the_portal_wins_for_its_team() -> None:
    state = _teams(2, chosen=(2, 1))
    outcome = reckoned(state)
    assert (outcome.winners, outcome.reason.id) == ((0, 2), "end-returned")
    assert redact(state, None).chosen[0].cards == ["shield.2"]  # revealed


@rule("MKS-RETURN-21")
@pytest.mark.parametrize(("portal", "reason"), [(None, "end-nobody-returned"), (0, "end-not-chosen")])
def test_an_empty_portal_or_a_hero_not_chosen_wins_for_nobody(portal: int | None, reason: str) -> None:
    outcome = reckoned(_teams(portal, chosen=(2, 1)))
    assert (outcome.winners, outcome.reason.id) == ((), reason)
