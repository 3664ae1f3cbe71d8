"""What the common nodes do, when they can be done, how they read, and which readings are reported missing."""

import types

import pytest

from emberhall.effects import (
    AllOf,
    Book,
    Choose,
    Effect,
    EitherOf,
    ForEach,
    If,
    Lasts,
    May,
    Node,
    NotSo,
    Then,
    gaps,
    trees,
)
from tests.effects.hearth import (
    TEXTS,
    Bigger,
    Burn,
    Burning,
    Guess,
    Others,
    Owns,
    Playing,
    Stock,
    Wood,
    book,
    run,
    table,
)

ME = Playing(0)


def en(node: Effect) -> str:
    return TEXTS.say(book.text(node), "en")


def test_what_happens_at_once_asks_nothing() -> None:
    t = table(0)
    assert run(book.do(t, ME, Wood(3))) == []
    assert t.state.wood == [3]


def test_a_flow_asks() -> None:
    t = table(0)
    (ask,) = run(book.do(t, ME, Guess()), "two")
    assert (ask.seat, t.state.wood) == (0, [2])


def test_then_leaves_out_what_cannot_be_done_when_its_time_comes() -> None:
    t = table(1)
    run(book.do(t, ME, Then((Burn(), Burn(), Wood(5)))))
    assert t.state.wood == [5]


def test_then_is_possible_if_any_part_is() -> None:
    assert book.possible(table(0).state, ME, Then((Burn(), Wood(1))))
    assert not book.possible(table(0).state, ME, Then((Burn(), Burn())))


def test_choose_offers_what_can_be_done_in_words() -> None:
    t = table(1, 0)
    (ask,) = run(book.do(t, ME, Choose((Burn(), Wood(2), Wood(4)))), "effect:2")
    assert ask.seat == 0
    assert ask.prompt.id == "prompt-choose-effect"
    assert [TEXTS.say(option.label(), "en") for option in ask.options] == [
        "burn a piece of wood",
        "take 2 wood",
        "take 4 wood",
    ]
    assert t.state.wood == [5, 0]


def test_choose_asks_the_seat_that_plays() -> None:
    (ask,) = run(book.do(table(1, 1), Playing(1), Choose((Burn(), Wood(2)))), "effect:0")
    assert ask.seat == 1


def test_choose_asks_nothing_about_a_single_effect_and_does_nothing_without_one() -> None:
    t = table(0)
    assert run(book.do(t, ME, Choose((Burn(), Wood(2))))) == []
    assert t.state.wood == [2]
    assert not book.possible(table(0).state, ME, Choose((Burn(),)))
    assert run(book.do(table(0), ME, Choose((Burn(),)))) == []
    assert book.possible(table(0).state, ME, Choose((Burn(), Wood(2))))


@pytest.mark.parametrize(("answer", "left"), [("yes", 0), ("no", 1)])
def test_may_asks(answer: str, left: int) -> None:
    t = table(1)
    (ask,) = run(book.do(t, ME, May(Burn())), answer)
    assert TEXTS.say(ask.prompt, "en") == "Use this effect: burn a piece of wood?"
    assert (ask.seat, t.state.wood) == (0, [left])


def test_may_asks_nothing_about_the_impossible() -> None:
    assert run(book.do(table(0), ME, May(Burn()))) == []
    assert not book.possible(table(0).state, ME, May(Burn()))
    assert book.possible(table(1).state, ME, May(Burn()))


def test_if_takes_one_way_or_the_other() -> None:
    effect = If(Burning(), Wood(1), Wood(10))
    for burning, wood in ((True, 1), (False, 10)):
        t = table(0, burning=burning)
        run(book.do(t, ME, effect))
        assert t.state.wood == [wood]
    t = table(0)
    run(book.do(t, ME, If(Burning(), Wood(1))))
    assert t.state.wood == [0]


def test_if_is_possible_when_its_way_is() -> None:
    assert not book.possible(table(5).state, ME, If(Burning(), Burn()))
    assert not book.possible(table(0, burning=True).state, ME, If(Burning(), Burn()))
    assert book.possible(table(1, burning=True).state, ME, If(Burning(), Burn()))
    assert book.possible(table(0).state, ME, If(Burning(), Burn(), Wood(1)))


def test_for_each_is_done_by_all_who_can() -> None:
    t = table(1, 1, 0)
    run(book.do(t, ME, ForEach(Others(), Burn())))
    assert t.state.wood == [1, 0, 0]
    assert not book.possible(t.state, ME, ForEach(Others(), Burn()))
    assert book.possible(table(0, 0, 1).state, ME, ForEach(Others(), Burn()))


def test_for_each_asks_each() -> None:
    asks = run(book.do(table(0, 0, 0), ME, ForEach(Others(), Guess())), "one", "two")
    assert [ask.seat for ask in asks] == [1, 2]


def test_tests_join() -> None:
    state = table(2).state
    so = {Owns(2): True, Owns(3): False}
    for test, holds in so.items():
        assert book.is_true(state, ME, NotSo(test)) is not holds
        assert book.is_true(state, ME, AllOf((Owns(1), test))) is holds
        assert book.is_true(state, ME, EitherOf((Owns(9), test))) is holds


def test_an_amount_is_counted() -> None:
    t = table(5)
    run(book.do(t, ME, Wood(Stock(half=True))))
    assert t.state.wood == [7]


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        (Then((Wood(1), Burn(), Guess())), "take 1 wood; burn a piece of wood; guess (red)"),
        (Choose((Wood(1), Burn())), "take 1 wood or burn a piece of wood"),
        (May(Burn()), "you may: burn a piece of wood"),
        (If(Burning(), Burn()), "if the fire burns: burn a piece of wood"),
        (If(Burning(), Burn(), Wood(1)), "if the fire burns: burn a piece of wood; otherwise: take 1 wood"),
        (ForEach(Others(), Burn()), "for all others: burn a piece of wood"),
        (Wood(Stock(half=True)), "take half your wood wood"),
        (Lasts("gift", Bigger(2), limit="day"), "when you get a gift: once a day, +2 to the gift"),
        (Lasts("gift", Bigger(2), "night"), "when you get a gift: +2 to the gift, until the night"),
        (
            Lasts("gift", Bigger(2), charges=(0, 1), may=True, test=Burning()),
            "when you get a gift: if the fire burns: you may: +2 to the gift (twice)",
        ),
    ],
)
def test_effects_read(effect: Effect, words: str) -> None:
    assert en(effect) == words
    assert TEXTS.say(book.text(effect), "ru")


def test_texts_are_kept_until_they_are_to_be_read_anew() -> None:
    before = book.text(Wood(2))
    assert book.text(Wood(2)) is before
    book.cache_clear()
    assert book.text(Wood(2)) is not before
    assert book.text(Wood(2)) == before


def test_tests_read() -> None:
    say = TEXTS.say
    assert say(book.text(AllOf((Burning(), NotSo(Owns(2))))), "en") == "the fire burns and not (you have 2 wood)"
    assert say(book.text(EitherOf((Burning(), Owns(2)))), "en") == "the fire burns or you have 2 wood"


def test_a_whole_book_has_no_gaps() -> None:
    assert gaps(book, TEXTS) == []


class Silent(Effect, Node, frozen=True):
    """Does nothing and says nothing."""


def test_nodes_without_readings_are_told() -> None:
    module = types.ModuleType(__name__)
    vars(module)["Silent"] = Silent
    empty: Book[object, object] = Book(module, asks=lambda state, play: 0)  # type: ignore[type-var]
    assert gaps(empty, TEXTS) == [
        "Silent: no `does`",
        "Silent: no `reads`, and no effect-silent in en",
        "Silent: no `reads`, and no effect-silent in ru",
    ]


def test_content_without_words_and_moments_that_never_come_are_told() -> None:
    entries = {
        "cards.json: a": Then((Guess("blue"), Burn())),
        "cards.json: b": Lasts("gift", Burn(), "night"),
        "cards.json: c": Lasts("evening", Silent(), "noon"),
    }
    found = trees(book, TEXTS, entries)
    assert [fault.split(" has no text")[0] for fault in found] == [
        "cards.json: a: 'colour-blue'",
        "cards.json: c: 'effect-silent'",
        "cards.json: c: lasts until 'noon', which is none of the ends",
        "cards.json: c: Silent is not in the book",
    ]
    assert trees(book, TEXTS, {"d": Lasts("gift", Burn(), limit="week")})[1:] == [
        "d: happens once a 'week', which is none of the limits"
    ]
    assert trees(book, TEXTS, {"d": Lasts("dawn", Burn())})[1:] == ["d: waits for 'dawn', which is none of the moments"]
