"""Questions and options: keys, labels, what is skipped."""

from typing import ClassVar

from emberhall.kernel import DONE, NO, YES, Ask, Flow, Message, Option, Session, Table, Together, choose, confirm, msg
from emberhall.kernel import Outcome as Out

from .tables import WON, Pick, a_game, ask


class LongWalk(Option, frozen=True, gc=False):
    """An option with fields of all kinds."""

    to: str
    over: tuple[int, int]
    horse: str | None = None


def test_a_key_is_the_class_and_its_fields() -> None:
    assert LongWalk("bay", (1, -2)).key() == "long_walk:bay:1,-2:-"
    assert LongWalk("bay", (1, 2), "grey").key() == "long_walk:bay:1,2:grey"
    assert DONE.key() == "done"


def test_a_label_is_named_after_the_class_and_has_its_fields() -> None:
    label = LongWalk("bay", (1, 2)).label()
    assert label == Message("option-long-walk", {"to": "bay", "over": (1, 2), "horse": None})
    assert DONE.label() == msg("word-done")


class Known(Option, frozen=True, gc=False):
    """A base class of options that says what its fields mean."""

    SAID: ClassVar = {"card": lambda card: msg(f"card-{card}")}
    ELEMENTS: ClassVar = {"card": "card", "at": "space"}
    WRITTEN: ClassVar = {"at": lambda at: f"{at // 10},{at % 10}", "cost": None}


class Bring(Known, frozen=True, gc=False):
    """Move a card somewhere, for a price."""

    card: str
    at: int
    cost: int


def test_key_label_and_touched_elements_follow_from_what_fields_mean() -> None:
    bring = Bring("march", 34, 2)
    assert bring.key() == "bring:march:3,4"
    assert bring.label() == Message("option-bring", {"card": msg("card-march"), "at": 34, "cost": 2})
    assert bring.touches() == ("card:march", "space:3,4")
    assert Bring("", 34, 2).touches() == ("space:3,4",)
    assert LongWalk("bay", (1, 2)).touches() == ()


def test_an_option_is_found_by_its_key() -> None:
    asked = ask(0, 4, 7)
    assert asked.keys() == ["pick:4", "pick:7"]
    assert asked.option("pick:7") == Pick(7)
    assert asked.option("pick:5") is None


def test_options_are_equal_by_value_and_cannot_change() -> None:
    assert Pick(3) == Pick(3)
    assert len({Pick(3), Pick(3), Pick(4)}) == 2


def test_a_question_with_one_answer_is_not_asked() -> None:
    def play(t: Table) -> Flow[Out]:
        t.state.chosen.append((yield from choose(0, msg("word-yes"), [Pick(9)])).n)
        t.state.chosen.append((yield from choose(1, msg("word-yes"), [Pick(1), Pick(2)])).n)
        return Out((), WON)

    session = Session(a_game(play))
    assert session.ask is not None
    assert session.ask.seat == 1
    session.choose("pick:2")
    assert session.state.chosen == [9, 2]


def test_confirm_gives_yes_or_no() -> None:
    def play(t: Table) -> Flow[Out]:
        for seat in (0, 1):
            t.state.chosen.append(int((yield from confirm(seat, msg("word-yes"), "AB-CD-01"))))
        return Out((), WON)

    session = Session(a_game(play))
    assert session.ask is not None
    assert session.ask.rule == "AB-CD-01"
    assert list(session.ask.options) == [YES, NO]
    session.choose("yes")
    session.choose("no")
    assert session.state.chosen == [1, 0]


def test_an_ask_is_itself_only() -> None:
    assert ask(0) != ask(0)
    assert isinstance(Together((ask(0),)).asks[0], Ask)
