"""Positions say which seats are asked and what is offered; loaded dice fall as loaded, and fail when they run out."""

from pathlib import Path

import msgspec
import pytest

from emberhall.kernel import (
    CHECKPOINT,
    Ask,
    Deck,
    Flow,
    Game,
    Outcome,
    Rng,
    RulesFault,
    State,
    Table,
    Together,
    Word,
    msg,
)  # fmt: skip
from emberhall.testing import LoadedDice, Position

ROLL, SHUFFLE, BOTH, END, EITHER = map(Word, ("roll", "shuffle", "both", "end", "now/never"))


class Tray(State, kw_only=True):
    deck: Deck[str]
    rolled: list[int] = msgspec.field(default_factory=list)
    said: list[str] = msgspec.field(default_factory=list)


class Setup(msgspec.Struct, frozen=True):
    pass


def play(t: Table[Tray]) -> Flow[Outcome]:
    while True:
        yield CHECKPOINT
        deed = yield Ask(1, msg("prompt-deed"), (ROLL, SHUFFLE, BOTH, END, EITHER))
        if deed is ROLL:
            t.state.rolled += t.dice(2)
        elif deed is SHUFFLE:
            t.shuffle(t.state.deck)
        elif deed in (END, EITHER):
            return Outcome((0,), msg("outcome-enough"))
        else:
            answers = yield Together(tuple(Ask(seat, msg("prompt-end"), (ROLL, END)) for seat in (0, 2)))
            t.state.said = [answers[seat].word for seat in (0, 2)]


GAME: Game[Tray, Setup] = Game(
    name="tray", options=Setup, state=Tray, seats=range(1, 4),
    setup=lambda options, seats, rng: Tray(rng=rng, deck=Deck()),
    play=play, scene=lambda state, eyes: None, evaluate=lambda state, seat: 0.5, components=lambda state: (),
    locale=Path(__file__).parent, variants=lambda: [(Setup(), 3)],
)  # fmt: skip


def tray(*dice: int, keep: bool = False) -> Position[Tray]:
    rng = LoadedDice(1)
    rng.load(dice or None)
    return Position(GAME, Tray(rng=rng, deck=Deck(["c", "a", "b"])), 3, keep=keep)


def test_who_is_asked_what() -> None:
    position = tray()
    assert (position.asked, position.prompt) == ((1,), "prompt-deed")
    assert position.keys == ["roll", "shuffle", "both", "end", "now/never"]
    assert position.offers("s") == ["shuffle"]
    assert position.over == ""
    assert position.do("end").over == "outcome-enough"
    assert tray().do("now/never").over == "outcome-enough"


def test_several_are_asked() -> None:
    position = tray().do("both")
    assert list(position.asked) == [0, 2]
    with pytest.raises(AssertionError, match="several are asked"):
        position.do("end")
    position.do("2/end")
    assert list(position.asked) == [0]
    assert position.do("0/roll").state.said == ["roll", "end"]


def test_what_is_not_offered_fails() -> None:
    with pytest.raises(AssertionError, match="sleep is not offered by prompt-deed"):
        tray().do("sleep")
    with pytest.raises(AssertionError, match="seat 0 is not asked"):
        tray().do("0/roll")
    with pytest.raises(AssertionError, match="the game is over"):
        tray().do("end", "roll")


def test_dice_fall_as_loaded_and_no_others() -> None:
    position = tray(6, 1, 3)
    assert position.do("roll").state.rolled == [6, 1]
    assert position.unrolled == [3]
    with pytest.raises(RulesFault, match="one more die falls than the test has loaded"):
        position.do("roll")
    assert tray(1, 1).load(2, 3).do("roll").state.rolled == [2, 3]


def test_a_die_has_no_such_face() -> None:
    with pytest.raises(RulesFault, match="a die with 6 faces cannot show 7"):
        tray(1, 7).do("roll")
    with pytest.raises(AssertionError, match="cannot show 0"):
        LoadedDice(1, faces=[0]).below(6)
    assert LoadedDice(1, faces=[0, 2], lowest=0).pick("abc") == "a"


def test_dice_that_were_not_loaded_are_random() -> None:
    assert tray().do("roll").state.rolled == Table(Tray(rng=Rng(1), deck=Deck()), 1).dice(2)
    assert LoadedDice(5).pick(range(100)) == Rng(5).pick(range(100))


def test_what_was_shuffled() -> None:
    position = tray()
    assert not position.shuffled("abc")
    position.do("shuffle")
    assert position.shuffled(["b", "c", "a"])
    assert not position.shuffled("ab")


def test_a_position_is_played_as_it_was_laid_out() -> None:
    state = Tray(rng=LoadedDice(1), deck=Deck(["a"]))
    position = Position(GAME, state, 3)
    assert position.state is state
    assert not position.session.keep


def test_decisions_can_be_taken_back() -> None:
    position = tray(keep=True).do("both", "0/end", "2/end")
    position.session.undo()
    position.session.undo()
    assert position.state.said == []
    with pytest.raises(AssertionError, match="not loaded"):
        position.load(1)
