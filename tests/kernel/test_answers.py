"""Answers: what an option would lead to, and why something cannot be chosen."""

from dataclasses import replace
from typing import Any

import pytest

from emberhall.conformance import check
from emberhall.games.mage_knight.terms import GREEN
from emberhall.kernel import Ask, Flow, Foreseen, Outcome, Reason, Session, Table, find_game, msg, redact
from emberhall.kernel import session as sessions
from tests.games.duel import GAME as DUEL
from tests.games.skirmish import GAME as SKIRMISH
from tests.kernel.tables import WON, a_game, ask
from tests.mage_knight.positions import land


def at_question(game: Any, words: str, **how: Any) -> Session[Any]:
    """A game of first choices, where an option whose key starts with this is offered."""
    session = Session(game, seed=5, **how)
    while not any(option.key().startswith(words) for ask in session.asks for option in ask.options):
        ask = session.asks[0]
        session.take(len(session.choices) % len(ask.options), ask.seat)
    return session


def test_what_follows_is_seen_before() -> None:
    session = Session(find_game("defenders"), seats=2, seed=1)
    walk = next(option.key() for option in session.ask.options if option.key().startswith("walk"))
    seen = session.view(0).foresee(walk)
    assert session.state.heroes[0].at != seen.state.heroes[0].at
    assert (seen.stop, seen.ask.seat) == ("asked", 0)
    assert not session.choices  # nothing has happened
    session.choose(walk)
    assert session.view(0).state == seen.state


def test_an_answer_given_along_is_seen_before_too() -> None:
    play = land("tovak", hand="march", source="green", crystals="green", keep=True)
    view = play.session.view(0)
    alone = view.foresee("play:march.tovak.1:strong")
    assert (alone.stop, alone.state.turn.move) == ("asked", 0)
    assert alone.ask.keys() == ["pay:crystal:green", "pay:die:green"]
    paid = view.foresee("play:march.tovak.1:strong", then="pay:die:green")
    assert (paid.state.turn.move, paid.state.players[0].crystals[GREEN], paid.state.source) == (4, 1, [])
    stray = view.foresee("play:march.tovak.1:strong", then="pay:die:gold")  # not offered: as if it had not been said
    assert (stray.stop, stray.state.turn.move) == ("asked", 0)


def test_the_end_of_the_day_stops_at_the_first_hidden_card() -> None:
    session = Session(find_game("defenders"), seats=2, seed=1)
    seen = session.view(0).foresee("end_day")
    assert (seen.stop, seen.ask) == ("hidden", None)
    assert [len(hero.hand) for hero in seen.state.heroes] == [len(hero.hand) for hero in session.state.heroes]


def test_the_last_secret_answer_does_not_foresee_the_others() -> None:
    session = at_question(DUEL, "bid")
    first, last = (ask.seat for ask in session.asks)
    session.take(0, first)
    before = session.view(last).state
    seen = session.view(last).foresee(session.asked(last).keys()[0], last)
    assert (seen.state, seen.stop) == (before, "secret")


def test_foresight_does_not_tell_who_will_be_asked_because_of_hidden_cards() -> None:
    def play(t: Table[Any]) -> Flow[Outcome]:
        yield ask(0)
        t.deal(t.state.deck, t.state.hands[0], 2)
        yield ask(1 if t.state.hands[0].cards[0] < "card.5" else 0)
        return Outcome((0,), WON)

    for seed in range(8):
        session = Session(a_game(play), seats=2, seed=seed)
        seen = session.view(0).foresee(session.ask.keys()[0])
        assert (seen.stop, seen.ask, seen.state) == ("hidden", None, session.view(0).state)


def test_with_secret_hands_everyone_who_may_hold_a_card_is_asked_so_foresight_may_say_so() -> None:
    game = find_game("defenders")
    session = Session(game, game.parse_options({"hands": "secret"}), 3, 2)
    assert session.view(session.ask.seat).foresee("confer").stop == "others"


def test_why_not() -> None:
    def why_not(state: Any, ask: Ask, element: str) -> Reason | None:
        return Reason(msg("why-far"), "DR-MOVE-01", msg("why-steps", n=2)) if element == "place:far" else None

    game = replace(find_game("defenders"), why_not=why_not)
    session = Session(game, seats=2, seed=1)
    touched = next(option for option in session.ask.options if option.touches()).touches()[0]
    assert session.view(0).why_not(touched) is None
    assert session.view(0).why_not("place:far") == Reason(msg("why-far"), "DR-MOVE-01", msg("why-steps", n=2))
    assert session.view(1).why_not(touched) == Reason(msg("why-not-asked"))
    asked = session.ask
    assert session.view(0).why_not("nothing") == Reason(msg("why-other-question", prompt=asked.prompt), asked.rule)


def test_a_finished_game_gives_that_as_the_reason() -> None:
    session = Session(SKIRMISH, seed=2)
    while session.asks:
        session.take(0, session.asks[0].seat)
    assert session.view(0).why_not("anything") == Reason(msg("why-over"))


def test_the_examination_catches_foresight_that_gives_something_away(monkeypatch: pytest.MonkeyPatch) -> None:
    def plays_on(session: Session[Any], viewer: Any, seat: int, key: str) -> Foreseen[Any]:
        fork = session.fork()
        fork.choose(key, seat)
        return Foreseen(redact(fork.state, viewer), "asked", None)

    assert not check(DUEL, games=2, seeds=range(2), thorough=0.5)
    monkeypatch.setattr(sessions, "foresee", plays_on)
    failures = check(DUEL, games=2, seeds=range(2), thorough=0.5)
    assert {failure.check for failure in failures} == {"foresight"}
