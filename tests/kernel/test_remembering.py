"""A session keeps nothing until someone looks back; what they then see is the same as if it had."""

from random import Random
from typing import Any

import msgspec
import pytest

from emberhall.kernel import Ask, Flow, Session, Table, Together, find_game, msg
from emberhall.kernel.run import ENCODER

from .tables import WON, Outcome, a_game, ask, turns

GAMES = ("tests.games.duel:GAME", "tests.games.skirmish:GAME", "tests.games.wardens:GAME", "runewars")


def told(t: Table[Any], n: int) -> None:
    t.roll()
    t.say(msg("blow", n=n))
    t.beat()


def played(session: Session[Any], most: int = 60) -> Session[Any]:
    session.play_out(Random(1).random, most)
    return session


def seen(session: Session[Any]) -> tuple[Any, ...]:
    """All that can be seen by looking back."""
    costs = [session.undo_kind(to=to) for to in range(len(session.choices))]
    took_back = [(one.seat, one.to, str(one.label)) for one in session.retracted(0)]
    events = [(one.at, one.to, str(one.message)) for one in session.events]
    return events, session.beats, costs, took_back, session.newest_snapshot()


@pytest.mark.parametrize("name", GAMES)
def test_what_is_seen_by_looking_back_late_is_what_was_kept_from_the_start(name: str) -> None:
    late, early = Session(find_game(name), seed=3), Session(find_game(name), seed=3)
    early.remember()
    played(late)
    for _ in range(len(late.choices)):
        seat, option = late.choices[len(early.choices)]
        early.choose(option.key(), seat)
    assert seen(late) == seen(early)
    assert msgspec.to_builtins(late.state) == msgspec.to_builtins(early.state)


def test_until_someone_looks_back_nothing_is_kept() -> None:
    session = Session(a_game(turns(30, told)))
    played(session, 10)
    assert session.table.events is None
    assert session.table.beats is None
    assert len(session.events) == 10
    session.take(0)
    assert session.table.events is not None
    assert [event.at for event in session.view(0).events(since=9)] == [9, 10, 11]
    assert [beat.at for beat in session.beats] == list(range(1, 12))


def test_looking_back_does_not_touch_the_position() -> None:
    session = Session(a_game(turns(30, told)))
    played(session, 10)
    state, question = session.state, session.ask
    assert session.view(1).beats(since=10)
    assert len([*session.view(1).events()]) == 10
    assert session.state is state
    assert session.ask is not None
    assert question is not None
    assert session.ask.options is question.options
    session.undo()
    assert len(session.choices) == 9


def test_what_is_asked_is_worded_for_those_who_look() -> None:
    def play(t: Table[Any]) -> Flow[Outcome]:
        prompt = msg("blow", n=0 if t.events is None else 1)
        yield Ask(0, prompt, ask(0).options)
        yield Together((Ask(0, prompt, ask(0).options), Ask(1, prompt, ask(1).options)))
        t.state.outcome = Outcome((0,), WON)
        return t.state.outcome

    session = Session(a_game(play))
    assert str(session.asks[0].prompt) == "blow{'n': 0}"
    assert session.events == []
    assert str(session.asks[0].prompt) == "blow{'n': 1}"
    session = Session(a_game(play))
    session.take(0)
    assert session.events == []
    assert [str(one.prompt) for one in session.asks] == ["blow{'n': 1}"] * 2


def test_an_undo_after_a_game_nobody_watched_goes_where_it_should() -> None:
    late, before = Session(find_game("defenders"), seed=5), Session(find_game("defenders"), seed=5)
    played(late, 40)
    played(before, 30)
    late.undo(to=30)
    assert ENCODER.encode(late.state) == ENCODER.encode(before.state)
    late.redo()
    assert late.choices[:30] == before.choices


def test_answers_given_in_secret_can_be_taken_back_by_the_first_who_looks() -> None:
    def secret(t: Table[Any]) -> Flow[Outcome]:
        answers = yield Together((ask(0), ask(1)))
        t.state.chosen = [answers[0].n, answers[1].n]
        t.state.outcome = Outcome((0,), WON)
        return t.state.outcome

    session = Session(a_game(secret))
    session.take(1, 0)
    session.undo(by=0)
    assert session.choices == []
    session.take(0, 0)
    session.take(1, 1)
    assert session.state.chosen == [1, 2]
    assert [one.seat for one in session.retracted(0)] == [1, 0]
