"""Menus: an offer and what choosing it does stand together."""

from collections.abc import Iterable

import pytest

from emberhall.kernel import (
    DONE,
    PASS,
    Ask,
    Flow,
    Menu,
    Offer,
    Option,
    Rng,
    State,
    Table,
    always,
    ask,
    ask_anyone,
    ask_together,
    choose,
    confirm,
    msg,
    offer,
    pick,
)
from emberhall.kernel.ask import NO, YES, Anyone, Together

WHERE = msg("ask-where")


class Walk(Option, frozen=True):
    to: int


class Swim(Option, frozen=True):
    to: int


class Shore(State, kw_only=True):
    at: int = 0
    wet: bool = False


def at_the_shore(wet: bool = False) -> Shore:
    return Shore(rng=Rng(1), wet=wet)


def shore() -> Table[Shore]:
    return Table(at_the_shore(), 1)


def ways(land: int, water: int) -> Offer[Shore, int, Option]:
    @offer(Walk, Swim)
    def go(state: Shore, most: int) -> Iterable[Walk | Swim]:
        yield from (Walk(to) for to in range(1, land + 1) if to <= most)
        yield from (Swim(to) for to in range(1, water + 1) if to <= most)

    @go.does(Walk)
    def _(t: Table[Shore], most: int, chosen: Walk) -> None:
        t.state.at = chosen.to

    @go.does(Swim)
    def _(t: Table[Shore], most: int, chosen: Swim) -> Flow[None]:
        t.state.wet = yield from confirm(0, msg("ask-dive"))

    return go


def rest() -> Offer[Shore, int, Option]:
    rest = always(DONE)

    @rest.does
    def _(t: Table[Shore], most: int, chosen: Option) -> None:
        t.state.at = 0

    return rest


def test_a_menu_lists_its_offers_in_order() -> None:
    menu = Menu(ways(2, 2), rest())
    assert [option.key() for option in menu.options(at_the_shore(), 9)] == [
        "walk:1",
        "walk:2",
        "swim:1",
        "swim:2",
        "done",
    ]
    assert [option.key() for option in menu.options(at_the_shore(), 1)] == ["walk:1", "swim:1", "done"]


def test_what_was_chosen_is_done_at_once() -> None:
    t = shore()
    flow = Menu(ways(2, 2), rest()).ask(t, 9, 0, WHERE, "XX-1")
    asked = next(flow)
    assert isinstance(asked, Ask)
    assert (asked.seat, asked.prompt, asked.rule) == (0, WHERE, "XX-1")
    with pytest.raises(StopIteration) as end:
        flow.send(Walk(2))
    assert end.value.value == Walk(2)
    assert t.state.at == 2


def test_a_deed_may_ask_in_turn() -> None:
    t = shore()
    flow = Menu(ways(2, 2)).ask(t, 9, 0, WHERE)
    next(flow)
    dive = flow.send(Swim(1))
    assert isinstance(dive, Ask)
    assert dive.keys() == ["yes", "no"]
    with pytest.raises(StopIteration):
        flow.send(YES)
    assert t.state.wet


def test_words_are_told_apart_by_what_they_say() -> None:
    t = shore()
    t.state.at = 5
    left = always(PASS)
    left.does(lambda t, most, chosen: setattr(t.state, "wet", True))
    list(Menu(rest(), left).take(t, 9, PASS))
    assert (t.state.at, t.state.wet) == (5, True)
    list(Menu(rest(), left).take(t, 9, DONE))
    assert t.state.at == 0


def test_the_only_option_is_taken_without_asking() -> None:
    t = shore()
    with pytest.raises(StopIteration):
        next(Menu(ways(1, 0)).choose(t, 9, 0, WHERE))
    assert t.state.at == 1
    assert isinstance(next(Menu(ways(2, 0)).choose(t, 9, 0, WHERE)), Ask)


def test_a_menu_within_a_menu_may_be_closed() -> None:
    menu = Menu(Menu(ways(1, 1), when=lambda state, most: not state.wet), rest())
    assert [option.key() for option in menu.options(at_the_shore(), 9)] == ["walk:1", "swim:1", "done"]
    assert menu.options(at_the_shore(wet=True), 9) == [DONE]
    t = shore()
    list(menu.take(t, 9, Walk(1)))
    assert t.state.at == 1
    assert set(menu.kinds()) == {Walk, Swim, DONE}


def test_an_offer_without_a_deed_cannot_be_put_into_a_menu() -> None:
    @offer(Walk, Swim)
    def go(state: Shore, most: int) -> Iterable[Option]:
        return ()

    go.does(Walk)(lambda t, most, chosen: None)
    with pytest.raises(TypeError, match="Swim: offered, but nothing says what it does"):
        Menu(go)
    with pytest.raises(TypeError, match="done: offered, but nothing says what it does"):
        Menu(always(DONE))


def test_a_deed_for_what_is_not_offered_is_refused() -> None:
    @offer(Walk)
    def go(state: Shore, most: int) -> Iterable[Walk]:
        return ()

    with pytest.raises(TypeError, match="Swim: not offered here"):
        go.does(Swim)


def test_two_deeds_for_one_kind_are_refused() -> None:
    with pytest.raises(TypeError, match="done: offered twice in one menu"):
        Menu(rest(), rest())


# plain questions, typed by their options


def answered(flow: Flow[object], answer: object) -> object:
    next(flow)
    with pytest.raises(StopIteration) as end:
        flow.send(answer)
    return end.value.value


def test_ask_always_asks_and_choose_does_not_where_there_is_no_choice() -> None:
    assert answered(ask(0, WHERE, [Walk(1)]), Walk(1)) == Walk(1)
    with pytest.raises(StopIteration) as end:
        next(choose(0, WHERE, [Walk(1)]))
    assert end.value.value == Walk(1)
    assert answered(choose(0, WHERE, [Walk(1), Walk(2)]), Walk(2)) == Walk(2)


def test_pick_gives_none_for_the_word_that_stops() -> None:
    question = next(pick(0, WHERE, [Walk(1)], "XX-2"))
    assert isinstance(question, Ask)
    assert (question.keys(), question.rule) == (["walk:1", "done"], "XX-2")
    first = next(pick(0, WHERE, [Walk(1)], stop=PASS, stop_first=True))
    assert isinstance(first, Ask)
    assert first.keys() == ["pass", "walk:1"]
    assert answered(pick(0, WHERE, [Walk(1)]), Walk(1)) == Walk(1)
    assert answered(pick(0, WHERE, [Walk(1)]), DONE) is None
    assert answered(pick(0, WHERE, [YES]), YES) is YES


def test_confirm_is_true_for_yes() -> None:
    assert answered(confirm(0, WHERE), YES) is True
    assert answered(confirm(0, WHERE), NO) is False


def test_several_are_asked_with_a_prompt_and_options_each() -> None:
    questions = {0: (WHERE, [Walk(1)]), 2: (msg("ask-dive"), [Walk(2), Walk(3)])}
    together = next(ask_together(questions, "XX-3"))
    assert isinstance(together, Together)
    assert [(a.seat, a.prompt, a.keys(), a.rule) for a in together.asks] == [
        (0, WHERE, ["walk:1"], "XX-3"),
        (2, msg("ask-dive"), ["walk:2", "walk:3"], "XX-3"),
    ]
    anyone = next(ask_anyone(questions, this="storm", turn="4"))
    assert isinstance(anyone, Anyone)
    assert (anyone.this, anyone.turn) == ("storm", "4")
    assert anyone.asks[0].keys() == ["walk:1", "pass"]
    assert answered(ask_anyone(questions), (2, Walk(3))) == (2, Walk(3))
