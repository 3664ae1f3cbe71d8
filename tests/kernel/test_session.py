"""A session: choosing, deciding together, forks, views, faults."""

from random import Random
from typing import Any

import pytest

from emberhall.kernel import (
    CHECKPOINT,
    Ask,
    BadSetup,
    Flow,
    Game,
    IllegalChoice,
    Outcome,
    Rng,
    RulesFault,
    Session,
    Table,
    Together,
    msg,
)
from tests.games.duel import GAME as DUEL
from tests.games.skirmish import GAME as SKIRMISH
from tests.games.wardens import GAME as WARDENS

from .tables import WON, Pick, a_game, ask, turns


def test_choosing_leads_from_question_to_question_to_the_outcome() -> None:
    session = Session(a_game(turns(3)))
    for key in ("pick:1", "pick:2"):
        session.choose(key)
    assert session.ask is not None
    assert session.ask.seat == 0
    session.choose("pick:1", 0)
    assert session.state.chosen == [1, 2, 1]
    assert session.outcome == Outcome((0,), WON)
    assert session.asks == ()


@pytest.mark.parametrize(
    ("key", "seat", "said"),
    [
        ("pick:3", None, "You can’t choose “pick:3” now."),
        ("pick:1", 1, "It is not your turn."),
        ("pick:1", 5, "There is no seat 5: seats are numbered 0 to 1."),
        ("pick:1", -1, "There is no seat -1: seats are numbered 0 to 1."),
    ],
)
def test_what_is_not_offered_cannot_be_chosen(key: str, seat: int | None, said: str) -> None:
    session = Session(a_game(turns(3)))
    with pytest.raises(IllegalChoice, match=f"^{said}$"):
        session.choose(key, seat)
    assert session.choices == []


def test_nothing_can_be_chosen_after_the_end() -> None:
    session = Session(a_game(turns(1)))
    session.take(0)
    with pytest.raises(IllegalChoice, match="The game is over"):
        session.choose("pick:1")


def test_wrong_seats_are_refused() -> None:
    with pytest.raises(BadSetup, match="tiny is for 2 to 3 players, not 4"):
        Session(a_game(turns(1)), seats=4)


# deciding together


def together(t: Table[Any]) -> Flow[Outcome]:
    s = t.state
    while len(s.chosen) < 6:
        yield CHECKPOINT
        picked = yield Together(tuple(ask(seat) for seat in range(t.seats)))
        s.chosen.extend(picked[seat].n for seat in range(t.seats))
    s.outcome = Outcome((), WON)
    return s.outcome


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_secret_answers_arrive_in_any_order(order: tuple[int, ...]) -> None:
    session = Session(a_game(together), seats=3)
    keys = ("pick:1", "pick:2", "pick:1")
    assert session.ask is None
    for count, seat in enumerate(order):
        assert len(session.asks) == 3 - count
        assert session.state.chosen == []
        session.choose(keys[seat], seat)
    assert session.state.chosen == [1, 2, 1]


def test_the_seat_must_be_named_where_several_are_asked() -> None:
    session = Session(a_game(together))
    with pytest.raises(IllegalChoice, match="say which seat you choose for"):
        session.choose("pick:1")
    session.choose("pick:1", 0)
    session.choose("pick:2")  # only one is left


def test_others_see_the_seat_asked_but_not_its_answer() -> None:
    session = Session(a_game(together))
    session.choose("pick:2", 1)
    view = session.view(0)
    assert view.waiting == (0,)
    assert [a.seat for a in view.asks] == [0]
    assert session.view(1).asks == ()
    assert session.view().asks == ()
    assert view.state.chosen == []


def test_asking_nobody_together_is_answered_at_once() -> None:
    def play(t: Table[Any]) -> Flow[Outcome]:
        t.state.note = repr((yield Together(())))
        yield ask(0)
        return Outcome((), WON)

    session = Session(a_game(play))
    assert session.state.note == "{}"
    assert session.ask is not None


# forks and guesses


def test_a_fork_goes_its_own_way() -> None:
    session = Session(a_game(turns(4)))
    session.take(0)
    for keep in (False, True):
        fork = session.fork(keep=keep)
        fork.take(1)
        assert fork.state.chosen == [1, 2]
        assert session.state.chosen == [1]
    session.take(0)
    assert session.state.chosen == [1, 1]


def test_a_fork_of_a_fork_repeats_all_choices() -> None:
    session = Session(a_game(turns(6)))
    session.take(0)
    fork = session.fork()
    fork.take(1)
    again = fork.fork()
    again.take(1)
    assert again.state.chosen == [1, 2, 2]
    again.undo()
    again.undo(0)
    assert again.state.chosen == []
    for _ in range(3):
        again.redo()
    assert again.state.chosen == [1, 2, 2]


def test_a_fork_in_the_middle_of_secret_answers_has_them() -> None:
    session = Session(a_game(together))
    session.choose("pick:2", 1)
    fork = session.fork()
    fork.choose("pick:1", 0)
    assert fork.state.chosen == [1, 2]


def hand_play(t: Table[Any]) -> Flow[Outcome]:
    """Each has three cards and plays one at the same time as the others; played cards lie open."""
    s = t.state
    if not s.chosen:
        for hand in s.hands:
            for _ in range(3):
                t.draw(s.deck, hand)
        s.chosen.append(0)
    while s.hands[0]:
        yield CHECKPOINT
        asks = [ask(seat, *(int(card[5:]) for card in hand)) for seat, hand in enumerate(s.hands)]
        picked = yield Together(tuple(asks))
        for seat, hand in enumerate(s.hands):
            t.move(f"card.{picked[seat].n}", hand, s.table)
    s.outcome = Outcome((), WON)
    return s.outcome


def test_what_others_are_asked_in_a_guess_follows_from_the_guess() -> None:
    session = Session(a_game(hand_play), seed=3)
    own, others = list(session.state.hands[0].cards), list(session.state.hands[1].cards)
    guessed = []
    for n in range(20):
        guess = session.view(0).guess(Rng(n))
        assert guess.state.hands[0].cards == own
        theirs = guess.asked(1)
        assert theirs is not None
        assert theirs.keys() == [f"pick:{card[5:]}" for card in guess.state.hands[1].cards]
        guessed.append(sorted(guess.state.hands[1].cards))
        while guess.asks:
            guess.take(0, guess.asks[0].seat)  # it can be played to its end
    assert any(cards != sorted(others) for cards in guessed)


def test_a_guess_does_not_have_the_secret_answers_of_others() -> None:
    session = Session(a_game(hand_play), seed=3)
    session.take(0, 1)
    assert [a.seat for a in session.view(0).guess(Rng(1)).asks] == [0, 1]
    assert [a.seat for a in session.view(1).guess(Rng(1)).asks] == [0]
    assert [a.seat for a in session.view((0, 1)).guess(Rng(1)).asks] == [0]
    assert [a.seat for a in session.view().guess(Rng(1)).asks] == [0, 1]


@pytest.mark.parametrize("keep", [True, False])
def test_a_fork_of_a_guess_is_in_the_same_imagined_world(keep: bool) -> None:
    session = Session(a_game(hand_play), seed=3, keep=keep)
    session.take(0, 0)
    session.take(0, 1)
    for n in range(8):
        guess = session.view(0).guess(Rng(n))
        guess.take(0, 0)
        guess.take(1, 1)
        for twin in (guess.fork(), guess.fork(keep=True), guess.fork().fork()):
            assert twin.state == guess.state
            assert [a.keys() for a in twin.asks] == [a.keys() for a in guess.asks]


def test_undo_stops_at_a_guess() -> None:
    session = Session(a_game(hand_play), seed=3)
    session.take(0, 0)
    session.take(0, 1)
    guess = session.view(0).guess(Rng(5))
    start = guess.state.hands[1].cards[:]
    assert guess.undo_kind().value == "impossible"
    guess.take(0, 0)
    guess.undo()
    assert guess.state.hands[1].cards == start
    assert guess.undo_kind(1).value == "impossible"


def test_equal_seeds_make_equal_guesses() -> None:
    session = Session(a_game(hand_play), seed=3)
    first, second = (session.view(0).guess(Rng(9)) for _ in range(2))
    assert first.state == second.state


def test_a_guess_has_its_own_random_numbers() -> None:
    session = Session(a_game(turns(9, lambda t, n: t.state.chosen.append(t.roll(6)))))
    dice = set()
    for n in range(30):
        guess = session.view(0).guess(Rng(n))
        guess.take(0)
        dice.add(guess.state.chosen[-1])
    assert dice == {1, 2, 3, 4, 5, 6}


def test_a_guess_in_the_middle_of_a_rule_keeps_what_was_seen_and_rolled() -> None:
    def play(t: Table[Any]) -> Flow[Outcome]:
        s = t.state
        yield CHECKPOINT
        t.draw(s.deck, s.hands[0])
        s.chosen.append(t.roll(100))
        yield ask(0)
        t.draw(s.deck, s.hands[1])
        yield ask(0)
        return Outcome((), WON)

    session = Session(a_game(play), seed=11)
    session.take(0)
    for n in range(10):
        guess = session.view(0).guess(Rng(n))
        assert guess.state.hands[0] == session.state.hands[0]
        assert guess.state.chosen == session.state.chosen
    seen = {session.view(0).guess(Rng(n)).state.hands[1].cards[0] for n in range(20)}
    assert len(seen) > 5
    assert session.state.hands[0].cards[0] not in seen


# the story


def test_each_viewer_hears_only_the_lines_meant_for_them() -> None:
    def tell(t: Table[Any], n: int) -> None:
        t.say(msg("all", n=n))
        t.say(msg("one"), to=0, others=msg("rest"))
        t.say(msg("whisper"), to=1)

    session = Session(a_game(turns(2, tell)))
    session.take(0)
    heard = {viewer: [e.message.id for e in session.view(viewer).events()] for viewer in (0, 1, None)}
    assert heard == {0: ["all", "one"], 1: ["all", "rest", "whisper"], None: ["all", "rest"]}
    assert [e.message.id for e in session.view((0, 1)).events()] == ["all", "one", "rest", "whisper"]
    session.take(1)
    assert [e.message for e in session.view(0).events(since=2)] == [msg("all", n=2), msg("one")]


def test_without_keeping_nothing_is_told() -> None:
    session = Session(a_game(turns(2, lambda t, n: t.say(msg("all")))), keep=False)
    session.take(0)
    assert list(session.view(0).events()) == []


# faults


def broken(t: Table[Any]) -> Flow[Outcome]:
    s = t.state
    while len(s.chosen) < 5:
        yield CHECKPOINT
        picked = yield ask(0, 1, 2)
        s.chosen.append(picked.n)
        t.roll()
        if picked.n == 2:
            yield CHECKPOINT
            s.deck.cards.clear()
            raise ValueError("no such card")
    return Outcome((), WON)


@pytest.mark.parametrize("keep", [True, False])
@pytest.mark.parametrize(
    "choose",
    [
        lambda session: session.choose("pick:2"),
        lambda session: session.take(1),
        lambda session: session.take(1, 0),
        lambda session: session.play_out(lambda: 0.9, 100),
    ],
    ids=["choose", "take", "take for a seat", "play out"],
)
def test_a_decision_at_which_the_rules_fail_is_undone(choose: Any, keep: bool) -> None:
    session = Session(a_game(broken), keep=keep)
    session.take(0)
    before = (session.state.rng.state, list(session.state.deck.cards))
    with pytest.raises(RulesFault, match="tiny failed at decision 2: ValueError: no such card"):
        choose(session)
    assert session.choices == [(0, Pick(1))]
    assert (session.state.rng.state, list(session.state.deck.cards)) == before
    session.choose("pick:1")
    assert session.state.chosen == [1, 1]


@pytest.mark.parametrize("keep", [True, False])
def test_of_several_answers_the_one_at_which_the_rules_fail_is_undone(keep: bool) -> None:
    def play(t: Table[Any]) -> Flow[Outcome]:
        while True:
            answers = yield Together((ask(0, 1, 2), ask(1, 1, 2)))
            if answers[0] == answers[1]:
                raise ValueError("both the same")

    session = Session(a_game(play), keep=keep)
    session.choose("pick:1", 0)
    with pytest.raises(RulesFault, match="both the same"):
        session.choose("pick:1", 1)
    assert session.choices == [(0, Pick(1))]
    assert [a.seat for a in session.asks] == [1]
    session.choose("pick:2", 1)
    assert [a.seat for a in session.asks] == [0, 1]


def test_a_fault_leaves_what_can_be_redone() -> None:
    session = Session(a_game(broken))
    session.take(0)
    session.take(0)
    session.undo(0)
    with pytest.raises(RulesFault):
        session.choose("pick:2")
    session.redo()
    session.redo()
    assert session.state.chosen == [1, 1]


@pytest.mark.parametrize(
    ("yielded", "said"),
    [
        (lambda: "what?", "the rules yielded 'what\\?' instead of a question"),
        (lambda: ask(0).__class__(0, msg("empty"), []), "“empty” has no options"),
        (lambda: Together((ask(0), ask(0))), "the rules asked the same seat twice at once"),
        (lambda: Together((ask(0), ask(1).__class__(1, msg("empty"), []))), "“empty” has no options"),
    ],
)
def test_yielding_anything_but_a_valid_question_is_a_fault(yielded: Any, said: str) -> None:
    def play(t: Table[Any]) -> Flow[Outcome]:
        yield ask(0)
        yield yielded()
        return Outcome((), WON)

    session = Session(a_game(play))
    with pytest.raises(RulesFault, match=said):
        session.take(0)
    assert session.asked(0) is not None, "the decision has not happened"


def test_an_end_without_an_outcome_is_a_fault() -> None:
    def play(t: Table[Any]) -> Flow[Any]:
        yield ask(0)

    session = Session(a_game(play), keep=False)
    with pytest.raises(RulesFault, match="without an outcome"):
        session.take(0)


def test_options_that_are_not_offered_again_are_a_fault() -> None:
    offered = [1]

    def play(t: Table[Any]) -> Flow[Outcome]:
        while True:
            t.state.chosen.append((yield ask(0, offered[0])).n)

    session = Session(a_game(play))
    session.take(0)
    offered[0] = 2
    with pytest.raises(RulesFault, match="did not replay at decision 0: “pick:1”"):
        session.fork(keep=True)


def test_taking_by_index_takes_that_option() -> None:
    for keep in (True, False):
        session = Session(a_game(turns(3)), keep=keep)
        session.take(1)
        assert session.choices == [(0, Pick(2))]


@pytest.mark.parametrize("seed", [-1, 2**64 + 5, 2**200])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    session = Session(a_game(turns(1)), seed=seed)
    assert session.seed == str(seed % 2**128)


@pytest.mark.parametrize("game", [DUEL, SKIRMISH, WARDENS], ids=lambda game: game.name)
def test_random_play_in_one_go_is_the_same_play(game: Game[Any, Any]) -> None:
    slow, random = Session(game, seed=5, keep=False), Random(3)
    while slow.asks:
        ask = slow.asks[0]
        slow.take(int(random.random() * len(ask.options)), ask.seat)
    for keep in (False, True):
        quick, random = Session(game, seed=5, keep=keep), Random(3)
        assert quick.play_out(random.random, 4) == 4
        assert len(quick.choices) == 4
        rest = quick.play_out(random.random, 10_000)
        assert 4 + rest == len(slow.choices)
        assert [(seat, option.key()) for seat, option in quick.choices] == [(s, o.key()) for s, o in slow.choices]
        assert (quick.state, quick.outcome) == (slow.state, slow.outcome)
        assert quick.play_out(random.random, 10) == 0


def test_random_play_stops_at_faults_of_the_rules() -> None:
    def play(t: Table[Any]) -> Flow[Outcome]:
        yield ask(0)
        yield ask(0)
        raise ValueError("no such card")

    session = Session(a_game(play), keep=False)
    with pytest.raises(RulesFault, match="tiny failed at decision 2: ValueError: no such card"):
        session.play_out(Random(1).random, 100)

    def dead_end(t: Table[Any]) -> Flow[Outcome]:
        yield ask(0)
        yield Ask(0, msg("pick"), [])
        return Outcome((0,), WON)

    with pytest.raises(RulesFault):
        Session(a_game(dead_end), keep=False).play_out(Random(1).random, 100)
