"""`Standing`: what stands after a record."""

from collections.abc import Sequence

from emberhall.kernel import Retracted, msg
from emberhall.store import Entry, Quiet, Request, Standing, Undone


def chosen(*keys: str) -> list[Entry]:
    return [Entry("choose", 0, key) for key in keys]


def keys(choices: Sequence[tuple[int, str]]) -> str:
    return "".join(key for _, key in choices)


def test_choices_stand_in_order() -> None:
    standing = Standing.after(chosen("a", "b", "c"))
    assert standing.seq == 3
    assert standing.choices == [(0, "a"), (0, "b"), (0, "c")]


def test_an_undo_takes_back_and_keeps_what_can_be_brought_back() -> None:
    standing = Standing.after([*chosen("a", "b", "c"), Entry("undo", 0, "1")])
    assert standing.seq == 4
    assert keys(standing.choices) == "a"
    assert keys(standing.future) == "cb", "the next to bring back is last"


def test_an_undo_says_what_it_takes_back_as_far_as_it_was_written_down() -> None:
    label = msg("option-walk", to=msg("place-inn"), cost=2)
    undo = Entry.undo(1, 1, [Retracted(0, 0b11, label)], 7)
    assert undo == Entry(
        "undo", 1, '1 [[0,3,{"id":"option-walk","args":{"to":{"id":"place-inn","args":{}},"cost":2}}]]', 7
    )
    standing = Standing.after([*chosen("a", "b", "c"), undo])
    assert keys(standing.choices) == "a"
    assert standing.undone == [Undone(4, 1, 1, 2, (Retracted(0, 0b11, label),))]
    for older in ("1", "1 not to be read", "1 [3]"):
        standing = Standing.after([*chosen("a", "b", "c"), Entry("undo", 1, older)])
        assert standing.undone == [Undone(4, 1, 1, 2)]


def test_choosing_the_same_again_brings_it_back() -> None:
    standing = Standing.after([*chosen("a", "b", "c"), Entry("undo", 0, "1"), *chosen("b")])
    assert keys(standing.choices) == "ab"
    assert keys(standing.future) == "c"


def test_choosing_something_else_forgets_what_was_taken_back() -> None:
    standing = Standing.after([*chosen("a", "b", "c"), Entry("undo", 0, "1"), *chosen("x")])
    assert keys(standing.choices) == "ax"
    assert standing.future == ()


def test_the_same_key_by_another_seat_is_something_else() -> None:
    standing = Standing.after([*chosen("a", "b", "c"), Entry("undo", 0, "1"), Entry("choose", 1, "b")])
    assert standing.future == ()


def test_two_undos_add_up() -> None:
    standing = Standing.after([*chosen("a", "b", "c"), Entry("undo", 0, "2"), Entry("undo", 0, "0")])
    assert keys(standing.choices) == ""
    assert keys(standing.future) == "cba"


def test_a_request_waits_for_consent() -> None:
    standing = Standing.after([*chosen("a", "b"), Entry("ask", 0, "1"), Entry("agree", 2)])
    assert standing.request == Request(seat=0, to=1, agreed=(2,))
    assert keys(standing.choices) == "ab"


def test_a_refusal_or_a_new_decision_ends_a_request() -> None:
    asked = [*chosen("a", "b"), Entry("ask", 0, "1")]
    assert Standing.after([*asked, Entry("refuse", 1)]).request is None
    assert Standing.after([*asked, *chosen("c")]).request is None
    assert Standing.after([*asked, Entry("agree", 1), Entry("undo", 0, "1")]).request is None


def test_a_changed_answer_stands_where_the_first_one_stood() -> None:
    standing = Standing.after(
        [Entry("choose", 0, "a"), Entry("choose", 1, "b"), Entry("choose", 0, "c"), Entry("change", 1, "d")]
    )
    assert standing.choices == [(0, "a"), (1, "d"), (0, "c")]
    assert (standing.seq, standing.told) == (4, 3), "others do not hear of it"


def test_a_changed_answer_withdraws_no_request() -> None:
    standing = Standing.after([Entry("choose", 0, "a"), Entry("ask", 1, "0"), Entry("change", 0, "b")])
    assert standing.request == Request(1, 0)


def test_passing_in_advance_ends_with_an_undo_to_before_it() -> None:
    entries = [Entry("choose", 0, "a"), Entry("quiet", 1, "turn bob round 2"), Entry("choose", 1, "pass")]
    standing = Standing.after(entries)
    assert standing.quiet == {1: Quiet("turn", "bob", "round 2", 1)}
    assert (standing.seq, standing.told) == (3, 2)
    assert Standing.after([*entries, Entry("undo", 0, "2")]).quiet == standing.quiet
    assert Standing.after([*entries, Entry("undo", 0, "1")]).quiet == {}
    assert Standing.after([*entries, Entry("quiet", 1, "")]).quiet == {}
