"""Undo and redo: what an undo costs, and what it leaves."""

from dataclasses import replace
from typing import Any

import pytest

from emberhall.kernel import (
    CHECKPOINT,
    Ask,
    CannotUndo,
    Flow,
    Outcome,
    Retracted,
    Rng,
    Session,
    Table,
    Together,
    Undo,
    msg,
    replay,
)
from emberhall.kernel.log import log_of
from emberhall.kernel.zones import ALL
from tests.games.duel import GAME as DUEL
from tests.games.duel.state import Bid

from .tables import WON, a_game, ask, turns


def one_seat(count: int, each: Any = lambda t, n: None) -> Any:
    """Seat 0 decides alone."""

    def play(t: Table[Any]) -> Flow[Outcome]:
        s = t.state
        while len(s.chosen) < count:
            yield CHECKPOINT
            picked = yield ask(0)
            s.chosen.append(picked.n)
            each(t, picked.n)
        s.outcome = Outcome((0,), WON)
        return s.outcome

    return play


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    session = Session(a_game(turns(3)))
    assert session.undo_kind() is Undo.IMPOSSIBLE
    with pytest.raises(CannotUndo, match="nothing to undo"):
        session.undo()
    with pytest.raises(CannotUndo, match="nothing to redo"):
        session.redo()


def test_an_undo_is_described_only_to_those_who_may_know() -> None:
    """A mask seen and buried is Ann's secret, looking at the deck is not; an answer in secret stays one."""
    session = Session(DUEL, seats=3, seed=21)
    session.choose("fortune:2")
    bury = session.asks[0].options[1]
    session.choose(bury.key())
    assert session.retracted(0) == [
        Retracted(0, 0b1, bury.label()),
        Retracted(0, ALL, msg("option-fortune", count=2)),
    ]
    assert session.retracted(1) == session.retracted(0, 1) == session.retracted(0)[:1]
    for seat in (0, 1, 2):
        session.choose("done", seat)
    assert session.retracted(2) == [Retracted(seat, 1 << seat, msg("word-done")) for seat in (2, 1, 0)]
    bids = {seat: session.asked(seat).options[0] for seat in (1, 2, 0)}  # type: ignore[union-attr]
    for seat, bid in bids.items():
        assert len(session.retracted(5)) == len(session.choices) - 5
        session.choose(bid.key(), seat)
    assert session.retracted(5) == [Retracted(seat, 1 << seat, bids[seat].label()) for seat in (0, 2, 1)]


def test_a_card_that_was_played_openly_is_named_to_all() -> None:
    """It may name the card that lies open now, though it came from a hand."""

    def play(t: Table[Any]) -> Flow[Outcome]:
        yield CHECKPOINT
        for _ in range(2):
            hand = t.state.players[0].hand
            bid = yield Ask(0, msg("ask-bid"), [Bid(card) for card in hand])
            t.move(bid.card, hand, t.state.spent if len(hand) == 3 else t.state.players[0].bid)
        return Outcome((0,), WON)

    def setup(options: Any, seats: int, rng: Rng) -> Any:
        state = DUEL.setup(options, seats, rng)
        state.players[0].hand.cards = [state.masks.cards.pop() for _ in range(3)]
        return state

    session = Session(replace(DUEL, play=play, setup=setup), seed=3)
    session.take(0)
    session.take(0)
    assert [one.to for one in session.retracted(0)] == [0b1, ALL], "the second lies face down"


@pytest.mark.parametrize("to", [-1, 2, 7])
def test_only_earlier_positions_can_be_gone_back_to(to: int) -> None:
    session = Session(a_game(turns(5)))
    session.take(0)
    session.take(0)
    assert session.undo_kind(to) is Undo.IMPOSSIBLE


def test_undoing_your_own_decision_is_free_and_anothers_is_not() -> None:
    session = Session(a_game(turns(5)))
    session.take(0)
    assert session.undo_kind(by=0) is Undo.FREE
    assert session.undo_kind(by=1) is Undo.IMPOSSIBLE
    session.take(0)
    assert session.undo_kind(by=1) is Undo.FREE
    assert session.undo_kind(by=0) is Undo.CONSENT, "seat 1 has decided since"
    assert session.undo_kind(by=(0, 1)) is Undo.FREE, "one person may hold both seats"
    assert session.undo_kind() is Undo.FREE
    assert session.undo_kind(0) is Undo.CONSENT


def test_dice_are_not_taken_back_for_free() -> None:
    session = Session(a_game(one_seat(5, lambda t, n: t.roll() if n == 2 else None)))
    session.choose("pick:1")
    assert session.undo_kind() is Undo.FREE
    session.choose("pick:2")
    assert session.undo_kind() is Undo.CONSENT
    session.choose("pick:1")
    assert session.undo_kind() is Undo.FREE
    assert session.undo_kind(1) is Undo.CONSENT
    assert session.undo_kind(2) is Undo.FREE


def shows(how: Any) -> Session[Any]:
    session = Session(a_game(one_seat(5, how)))
    session.take(0)
    return session


@pytest.mark.parametrize(
    ("how", "free"),
    [
        (lambda t, n: t.draw(t.state.deck, t.state.hands[0]), False),
        (lambda t, n: t.draw(t.state.deck, t.state.hands[1]), True),
        (lambda t, n: t.draw(t.state.deck, t.state.table), False),
        (lambda t, n: t.draw(t.state.deck, t.state.down), True),
        (lambda t, n: t.peek(t.state.deck, 1, 0), False),
        (lambda t, n: t.peek(t.state.deck, 1, 1), True),
        (lambda t, n: t.peek(t.state.deck, 0, 0), True),
        (lambda t, n: t.state.table.add(t.flip(t.state.deck)), False),
        (lambda t, n: t.shuffle(t.state.deck), False),
    ],
    ids=[
        "draws",
        "another draws",
        "turns over",
        "lays face down",
        "peeks",
        "another peeks",
        "peeks at none",
        "flips",
        "shuffles",
    ],
)
def test_what_a_seat_has_been_shown_is_not_taken_back_for_free(how: Any, free: bool) -> None:
    assert shows(how).undo_kind(by=0) is (Undo.FREE if free else Undo.CONSENT)


def test_what_a_forgetful_seat_has_decided_or_seen_is_taken_back_for_free() -> None:
    session = Session(a_game(turns(5)))
    session.take(0)
    session.take(0)
    assert session.undo_kind(0, by=0) is Undo.CONSENT
    assert session.undo_kind(0, by=0, forgetful=(1,)) is Undo.FREE
    seen = shows(lambda t, n: t.peek(t.state.deck, 1, 1))
    assert seen.undo_kind(by=(0, 1)) is Undo.CONSENT
    assert seen.undo_kind(by=0, forgetful=(1,)) is Undo.FREE
    assert shows(lambda t, n: t.peek(t.state.deck, 1, 0)).undo_kind(by=0, forgetful=(1,)) is Undo.CONSENT


def test_showing_a_known_card_costs_no_consent() -> None:
    def look_twice(t: Table[Any], n: int) -> None:
        t.peek(t.state.deck, 1, 0)

    session = Session(a_game(one_seat(5, look_twice)))
    session.take(0)
    session.take(0)
    assert session.undo_kind(by=0) is Undo.FREE
    assert session.undo_kind(0, by=0) is Undo.CONSENT


def together(t: Table[Any]) -> Flow[Outcome]:
    s = t.state
    while len(s.chosen) < 6:
        yield CHECKPOINT
        picked = yield Together(tuple(ask(seat) for seat in range(t.seats)))
        s.chosen.extend(picked[seat].n for seat in range(t.seats))
    return Outcome((), WON)


def test_a_secret_answer_can_be_taken_back_until_all_have_answered() -> None:
    session = Session(a_game(together))
    session.choose("pick:1", 0)
    assert session.undo_kind(by=0) is Undo.FREE
    session.undo(by=0)
    session.choose("pick:2", 0)
    session.choose("pick:1", 1)
    assert session.state.chosen == [2, 1]
    assert session.undo_kind(by=1) is Undo.CONSENT, "the last to answer has learnt what the others chose"
    assert session.undo_kind(by=0) is Undo.CONSENT


def test_taking_back_a_secret_answer_leaves_the_others() -> None:
    session = Session(a_game(together), seats=3)
    session.choose("pick:2", 2)
    session.choose("pick:1", 0)
    session.undo()
    assert [a.seat for a in session.asks] == [0, 1]
    session.redo()
    session.choose("pick:2", 1)
    assert session.state.chosen == [1, 2, 2]
    session.undo(1)
    assert [a.seat for a in session.asks] == [0, 1]
    session.redo()
    session.redo()
    assert session.state.chosen == [1, 2, 2]


def test_what_is_brought_back_is_an_option_of_the_question() -> None:
    """Rules may check that they get the very option they offered."""

    def play(t: Table[Any]) -> Flow[Outcome]:
        asked = ask(0)
        while (yield asked) is not asked.options[0]:
            asked = ask(0)
        return Outcome((0,), WON)

    session = Session(a_game(play))
    session.take(1)
    session.take(0)
    session.undo(0)
    session.redo()
    session.redo()
    assert session.outcome == Outcome((0,), WON)


def test_another_choice_forgets_what_was_taken_back() -> None:
    session = Session(a_game(turns(9)))
    for _ in range(4):
        session.take(0)
    session.undo(1)
    session.take(0)
    assert session.can_redo, "the same choice again is a redo"
    session.take(1)
    assert not session.can_redo


@pytest.mark.parametrize("checkpoint", [True, False])
@pytest.mark.parametrize("keep", [True, False])
def test_going_back_any_way_in_a_long_game(checkpoint: bool, keep: bool) -> None:
    def each(t: Table[Any], n: int) -> None:
        t.state.note = str(t.roll(1000))
        if n == 2 and t.state.deck:
            t.draw(t.state.deck, t.state.hands[0])

    session = Session(a_game(turns(200, each, checkpoint)), keep=keep)
    notes = [""]
    for n in range(150):
        session.take(n * 7 % 2)
        notes.append(session.state.note)
    for to in (149, 120, 121, 60, 3, 0):
        if to < len(session.choices):
            session.undo(to)
        else:
            while len(session.choices) < to:
                session.redo()
        assert session.state.note == notes[to]
        assert len(session.choices) == to
    while session.can_redo:
        session.redo()
    assert session.state.note == notes[150]


def test_the_story_goes_back_too() -> None:
    from emberhall.kernel import msg

    session = Session(a_game(turns(9, lambda t, n: t.say(msg("said", n=len(t.state.chosen))))))
    for _ in range(5):
        session.take(0)
    session.undo(2)
    assert [e.message.args["n"] for e in session.view().events()] == [1, 2]
    session.redo()
    assert [e.message.args["n"] for e in session.view().events()] == [1, 2, 3]


def test_a_session_resumed_from_a_snapshot_goes_back_beyond_it() -> None:
    def each(t: Table[Any], n: int) -> None:
        if len(t.state.chosen) == 2:
            t.roll()

    first = Session(a_game(turns(9, each)))
    for n in (0, 1, 1, 0):
        first.take(n)
    session = replay(log_of(first, snapshot=True), first.game, trust=True)
    assert session.state == first.state
    session.take(1)
    assert session.undo_kind() is Undo.FREE
    assert session.undo_kind(1) is Undo.CONSENT
    session.undo(1)
    assert session.state.chosen == [1]
    for _ in range(4):
        session.redo()
    assert session.state.chosen == [1, 2, 2, 1, 2]


def test_a_fork_without_memory_knows_what_taking_back_costs() -> None:
    session = Session(a_game(one_seat(9, lambda t, n: t.roll() if n == 2 else None)))
    session.choose("pick:2")
    session.choose("pick:1")
    fork = session.fork()
    assert fork.undo_kind() is Undo.FREE
    assert fork.undo_kind(0) is Undo.CONSENT
    fork.undo(0)
    assert fork.state.chosen == []
