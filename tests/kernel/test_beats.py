"""Beats: moments worth seeing within a stretch without decisions."""

from typing import Any

from emberhall.kernel import HIDDEN, Flow, Outcome, Session, Table, log_of, msg, replay

from .tables import WON, a_game, ask, turns


def three_beats(t: Table[Any], n: int) -> None:
    for blow in range(3):
        t.state.note = f"{len(t.state.chosen)}.{blow}"
        t.say(msg("blow", n=blow))
        t.beat()


def notes(session: Session[Any], viewer: int | None = 0, since: int = 0) -> list[str]:
    return [moment.state.note for moment in session.view(viewer).beats(since)]


def test_a_session_that_keeps_everything_keeps_the_moments_that_rules_mark() -> None:
    session = Session(a_game(turns(9, three_beats)))
    assert notes(session) == []
    session.take(0)
    assert notes(session) == ["1.0", "1.1", "1.2"]
    session.take(0)
    assert notes(session, since=2) == ["2.0", "2.1", "2.2"]
    assert session.state.note == "2.2"


def test_mass_play_keeps_none() -> None:
    session = Session(a_game(turns(9, three_beats)), keep=False)
    session.take(0)
    assert session.beats == []
    assert session.table.beats is None


def test_only_the_newest_are_kept() -> None:
    session = Session(a_game(turns(99, three_beats)))
    for _ in range(50):
        session.take(0)
    assert notes(session)[-1] == "50.2"
    assert 64 <= len(session.beats) <= 64 + 3


def test_a_moment_knows_what_had_been_told() -> None:
    def tell(t: Table[Any], n: int) -> None:
        t.say(msg("all"))
        t.beat()
        t.say(msg("one"), to=0)
        t.beat()
        t.say(msg("all"))
        t.beat()

    session = Session(a_game(turns(9, tell)))
    session.take(0)
    assert [moment.lines for moment in session.view(0).beats()] == [1, 2, 3]
    assert [moment.lines for moment in session.view(1).beats()] == [1, 1, 2]
    session.take(0)
    assert [moment.lines for moment in session.view(1).beats(2)] == [1, 1, 2]
    assert [moment.lines for moment in session.view(1).beats()] == [1, 1, 2, 3, 3, 4]


def test_a_moment_is_redacted_as_it_was_then() -> None:
    def draw_and_lay(t: Table[Any], n: int) -> None:
        card = t.draw(t.state.deck, t.state.hands[0])
        t.beat()
        t.move(card, t.state.hands[0], t.state.table)
        t.beat()

    session = Session(a_game(turns(9, draw_and_lay)))
    session.take(0)
    card = session.state.table.cards[0]
    assert [moment.state.hands[0].cards for moment in session.view(0).beats()] == [[card], []]
    assert [moment.state.hands[0].cards for moment in session.view(1).beats()] == [[HIDDEN], []]
    assert [moment.state.table.cards for moment in session.view(1).beats()] == [[], [card]]


def test_what_is_taken_back_is_not_seen_again() -> None:
    session = Session(a_game(turns(9, three_beats)))
    for _ in range(3):
        session.take(0)
    session.undo(1)
    assert notes(session) == ["1.0", "1.1", "1.2"]
    session.redo()
    assert notes(session, since=2) == ["2.0", "2.1", "2.2"]


def test_a_game_loaded_or_forked_has_the_moments_of_the_last_decision() -> None:
    session = Session(a_game(turns(9, three_beats)))
    for _ in range(3):
        session.take(0)
    assert notes(session.fork(keep=True)) == ["3.0", "3.1", "3.2"]
    assert notes(replay(log_of(session), session.game), since=3) == ["3.0", "3.1", "3.2"]


def test_moments_before_the_first_decision_are_kept() -> None:
    def play(t: Table[Any]) -> Flow[Outcome]:
        t.state.note = "deal"
        t.beat()
        yield ask(0)
        return Outcome((), WON)

    assert notes(Session(a_game(play))) == ["deal"]
