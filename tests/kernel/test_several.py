"""Several seats at once: the first answer, passing, and changing a secret answer."""

from random import Random
from typing import Any

import pytest

from emberhall.kernel import (
    CHECKPOINT,
    PASS,
    Anyone,
    Ask,
    Flow,
    IllegalChoice,
    Outcome,
    Rng,
    RulesFault,
    Session,
    Table,
    Together,
    Undo,
    log_of,
    msg,
    replay,
)

from .tables import WON, Pick, a_game, ask


def reacting(t: Table[Any]) -> Flow[Outcome]:
    """Three times, anybody may name a number; the first answer and its seat are noted."""
    s = t.state
    while len(s.chosen) < 6:
        yield CHECKPOINT
        answer = yield Anyone(tuple(ask(seat) for seat in range(t.seats)), turn=str(len(s.chosen)))
        seat, picked = answer or (9, Pick(9))
        s.chosen += [seat, picked.n]
    s.outcome = Outcome((), WON)
    return s.outcome


def reaction() -> Session[Any]:
    return Session(a_game(reacting), seats=3)


# anyone


def test_the_first_answer_goes_on_with_seat_and_option() -> None:
    session = reaction()
    assert session.ask is None
    assert [a.seat for a in session.asks] == [0, 1, 2]
    session.choose("pick:2", 1)
    assert session.state.chosen == [1, 2]
    assert [a.seat for a in session.asks] == [0, 1, 2], "the next question"
    assert [(seat, option.key()) for seat, option in session.choices] == [(1, "pick:2")]


def test_everybody_may_pass_and_whoever_has_passed_is_not_asked_again() -> None:
    session = reaction()
    assert [a.keys() for a in session.asks] == [["pick:1", "pick:2", "pass"]] * 3
    session.choose("pass", 1)
    assert session.view(0).waiting == (0, 2)
    with pytest.raises(IllegalChoice, match="not your turn"):
        session.choose("pick:1", 1)
    session.choose("pick:1", 2)
    assert session.state.chosen == [2, 1]


def test_if_all_pass_the_rules_get_no_answer() -> None:
    session = reaction()
    for seat in (2, 0, 1):
        session.choose("pass", seat)
    assert session.state.chosen == [9, 9]


def test_a_question_that_has_pass_already_gets_no_other() -> None:
    own = Ask(0, msg("word-yes"), [PASS, Pick(3)])
    assert Anyone((own,)).asks[0] is own
    assert Anyone((Ask(1, msg("word-yes"), []),)).asks[0].keys() == ["pass"], "a seat that can only pass is asked too"


def test_asking_nobody_is_answered_at_once() -> None:
    def play(t: Table[Any]) -> Flow[Outcome]:
        t.state.note = repr((yield Anyone(())))
        yield ask(0)
        return Outcome((), WON)

    assert Session(a_game(play)).state.note == "None"


def test_one_seat_cannot_be_asked_twice() -> None:
    def play(t: Table[Any]) -> Flow[Outcome]:
        yield Anyone((ask(0), ask(0)))
        return Outcome((), WON)

    with pytest.raises(RulesFault, match="asked the same seat twice at once"):
        Session(a_game(play))


def test_a_pass_can_be_taken_back_and_brought_back() -> None:
    session = reaction()
    session.choose("pass", 0)
    session.choose("pass", 2)
    assert session.undo_kind(by=2) is Undo.FREE
    assert session.undo_kind(by=0) is Undo.CONSENT, "someone else has passed since, for all to see"
    session.undo()
    assert [a.seat for a in session.asks] == [1, 2]
    session.redo()
    session.choose("pass", 1)
    assert session.state.chosen == [9, 9]
    session.undo(1)
    assert [a.seat for a in session.asks] == [1, 2]


def test_a_game_with_reactions_is_saved_forked_and_guessed() -> None:
    session = reaction()
    session.choose("pick:1", 2)
    session.choose("pass", 1)
    for twin in (replay(log_of(session), session.game), session.fork(), session.view(0).guess(Rng(1))):
        assert [a.seat for a in twin.asks] == [0, 2], "a pass is there for all to see"
        twin.choose("pass", 0)
        twin.choose("pick:2", 2)
        assert twin.state.chosen == [2, 1, 2, 2]


def test_programs_answer_in_the_order_of_the_questions() -> None:
    slow, random = Session(a_game(reacting), seats=3, keep=False), Random(3)
    while slow.asks:
        asked = slow.asks[0]
        slow.take(int(random.random() * len(asked.options)), asked.seat)
    for keep in (False, True):
        quick = Session(a_game(reacting), seats=3, keep=keep)
        quick.play_out(Random(3).random, 100)
        assert quick.choices == slow.choices
        assert quick.state.chosen == slow.state.chosen


# changing an answer


def together(t: Table[Any]) -> Flow[Outcome]:
    s = t.state
    while len(s.chosen) < 6:
        yield CHECKPOINT
        picked = yield Together(tuple(ask(seat) for seat in range(t.seats)))
        s.chosen += [picked[seat].n for seat in range(t.seats)]
    s.outcome = Outcome((), WON)
    return s.outcome


@pytest.mark.parametrize("keep", [True, False])
def test_an_answer_can_be_changed_until_the_last_has_answered(keep: bool) -> None:
    session = Session(a_game(together), seats=3, keep=keep)
    session.choose("pick:1", 0)
    session.choose("pick:1", 1)
    session.choose("pick:2", 0)
    assert [(seat, option.key()) for seat, option in session.choices] == [(0, "pick:2"), (1, "pick:1")]
    session.take(1, 1)
    session.choose("pick:1", 2)
    assert session.state.chosen == [2, 2, 1]
    assert log_of(session).choices == [(0, "pick:2"), (1, "pick:2"), (2, "pick:1")]
    session.choose("pick:1", 0)
    assert session.state.chosen == [2, 2, 1], "that was an answer to the next question"


def test_an_answer_that_is_not_offered_is_refused() -> None:
    session = Session(a_game(together))
    session.choose("pick:1", 0)
    with pytest.raises(IllegalChoice, match="You can’t choose “pick:7” now"):
        session.choose("pick:7", 0)
    assert session.choices == [(0, Pick(1))]


def test_only_the_seat_itself_sees_its_answer() -> None:
    session = Session(a_game(together), seats=3)
    session.choose("pick:1", 0)
    before = session.view(1).waiting
    session.choose("pick:2", 0)
    assert [(a.seat, option) for a, option in session.view(0).answered] == [(0, Pick(2))]
    assert session.view(1).answered == session.view().answered == ()
    assert session.view(1).waiting == before == (1, 2)
    assert len(session.choices) == 1


def test_taking_back_your_own_answer_is_free_and_leaves_the_others() -> None:
    session = Session(a_game(together), seats=3)
    session.choose("pick:1", 0)
    session.choose("pick:2", 1)
    assert session.undo_kind(by=0) is Undo.FREE
    assert session.undo_kind(0, by=0) is Undo.CONSENT, "that takes back the answer of another"
    assert session.undo_kind(by=2) is Undo.IMPOSSIBLE
    session.undo(by=0)
    assert [a.seat for a in session.asks] == [0, 2]
    assert session.choices == [(1, Pick(2))]
    session.redo()
    session.choose("pick:1", 2)
    assert session.state.chosen == [1, 2, 1]
    assert session.undo_kind(by=2) is Undo.CONSENT, "all have seen what the others chose"


def test_a_changed_answer_forgets_what_was_taken_back() -> None:
    session = Session(a_game(together))
    session.choose("pick:1", 0)
    session.choose("pick:1", 1)
    session.undo(1)
    session.choose("pick:1", 0)
    assert session.can_redo, "the same answer is no change"
    session.choose("pick:2", 0)
    assert not session.can_redo


def test_a_changed_answer_is_in_forks_and_not_in_the_guesses_of_others() -> None:
    session = Session(a_game(together))
    session.choose("pick:1", 0)
    session.choose("pick:2", 0)
    fork = session.fork()
    fork.choose("pick:1", 1)
    assert fork.state.chosen == [2, 1]
    assert [a.seat for a in session.view(1).guess(Rng(1)).asks] == [0, 1]
    guess = session.view(0).guess(Rng(1))
    assert [a.seat for a in guess.asks] == [1]
    assert guess.undo_kind(by=0) is Undo.IMPOSSIBLE, "nothing was before a guess"
