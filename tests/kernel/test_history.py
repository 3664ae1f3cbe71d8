"""The list of decisions, and those taken back."""

import pytest

from emberhall.kernel import Changed, History, Option, WentBack, Withdrawn
from emberhall.kernel.steps import Recorded

from .tables import Pick


def after(*changes: object) -> History[str]:
    history = History[str]()
    for change in changes:
        history.add(change)  # type: ignore[arg-type]
    return history


def test_decisions_stand_in_the_order_they_were_made() -> None:
    assert after((0, "a"), (1, "b")).choices == [(0, "a"), (1, "b")]


def test_going_back_keeps_what_was_taken_back_the_next_to_redo_last() -> None:
    history = after((0, "a"), (1, "b"), (0, "c"), WentBack(1))
    assert history == History([(0, "a")], ((0, "c"), (1, "b")))


def test_going_back_twice_adds_to_what_can_be_redone() -> None:
    history = after((0, "a"), (1, "b"), WentBack(1), WentBack(0))
    assert history == History([], ((1, "b"), (0, "a")))


def test_choosing_what_was_taken_back_last_redoes_it() -> None:
    history = after((0, "a"), (1, "b"), WentBack(0), (0, "a"))
    assert history == History([(0, "a")], ((1, "b"),))


@pytest.mark.parametrize("other", [(0, "x"), (1, "a")])
def test_choosing_anything_else_leaves_nothing_to_redo(other: tuple[int, str]) -> None:
    assert after((0, "a"), (1, "b"), WentBack(0), other) == History([other])


def test_a_changed_answer_takes_the_place_of_the_newest_one_by_its_seat() -> None:
    history = after((0, "a"), (0, "b"), (1, "c"), Changed(0, "d"))
    assert history == History([(0, "a"), (0, "d"), (1, "c")])


def test_a_changed_answer_leaves_nothing_to_redo() -> None:
    assert after((0, "a"), (1, "b"), WentBack(1), Changed(0, "c")) == History([(0, "c")])


def test_a_withdrawn_answer_goes_alone_and_can_be_redone() -> None:
    history = after((0, "a"), (1, "b"), Withdrawn(0))
    assert history == History([(1, "b")], ((0, "a"),))


def test_a_decision_known_by_its_key_alone_is_redone_by_its_option() -> None:
    history = History[Option]([(0, Recorded("pick:1"))])
    history.add(WentBack(0))
    history.add((0, Pick(1)))
    assert history == History([(0, Pick(1))])


@pytest.mark.parametrize(
    ("choices", "way"),
    [
        ([(0, "a"), (1, "b")], []),
        ([(0, "a")], [WentBack(1)]),
        ([(0, "a"), (1, "b"), (0, "c")], [(0, "c")]),
        ([(0, "a"), (1, "x"), (0, "c")], [WentBack(1), (1, "x"), (0, "c")]),
        ([(1, "a")], [WentBack(0), (1, "a")]),
        ([], [WentBack(0)]),
    ],
)
def test_the_way_to_other_choices_goes_back_to_where_they_part(
    choices: list[tuple[int, str]], way: list[object]
) -> None:
    history = after((0, "a"), (1, "b"))
    assert list(history.toward(choices)) == way
    for change in history.toward(choices):
        history.add(change)
    assert history.choices == choices
