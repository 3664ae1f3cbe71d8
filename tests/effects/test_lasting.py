"""What lasts waits for its moment, is used up and ends."""

import msgspec
import pytest

from emberhall.effects import Book, Choose, Effect, Lasting, Lasts, Then
from emberhall.kernel import Table
from tests.effects.hearth import (
    CONTENT,
    TEXTS,
    Bigger,
    Burn,
    Burning,
    Guess,
    Hearth,
    Moment,
    Owns,
    Playing,
    Quench,
    Wood,
    book,
    lasting,
    run,
    table,
)

CONTENT.update(
    cloak=Then((Lasts("gift", Bigger(2), "night"), Lasts("evening", Wood(1)))),
    ring=Choose((Lasts("gift", Bigger(1), charges=(0, 5)), Lasts("gift", Bigger(9), charges=(0, 5)))),
    lamp=Lasts("gift", Burn(), may=True),
    hook=Lasts("gift", Bigger(7), test=Burning()),
    riddle=Lasts("gift", Guess()),
    wind=Lasts("evening", Wood(3), "night"),
)


def played(t: Table[Hearth], card: str, seat: int = 0, effect: Effect | None = None) -> None:
    run(book.do(t, Playing(seat, card), effect or CONTENT[card]))  # type: ignore[arg-type]


def gift(t: Table[Hearth], *answers: str, seat: int = 0) -> int:
    play = Playing(seat, gift=10)
    run(book.trigger(t, "gift", play), *answers)
    return play.gift


def test_nobody_waits() -> None:
    assert gift(table(0)) == 10
    assert list(book.keeping.lasting(table(0).state, "gift")) == []


def test_it_waits_in_the_state_as_a_few_figures() -> None:
    t = table(0)
    played(t, "cloak")
    assert t.state.waiting == {"gift": [Lasting("cloak", 0, 0)], "evening": [Lasting("cloak", 0, 1)]}
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(t.state), type=Hearth)
    assert gift(Table(again, 1)) == 12
    assert list(book.keeping.lasting(again, "gift")) == [Lasting("cloak", 0, 0)]


def test_it_changes_a_value_under_way_for_its_owner() -> None:
    t = table(0, 0)
    played(t, "cloak", seat=1)
    assert (gift(t), gift(t, seat=1)) == (10, 12)


def test_several_add_up_in_the_order_in_which_they_began() -> None:
    t = table(0, burning=True)
    for card in ("cloak", "hook"):
        played(t, card)
    assert gift(t) == 19


def test_a_test_is_asked_when_the_moment_comes() -> None:
    t = table(0)
    played(t, "hook")
    assert gift(t) == 10
    t.state.burning = True
    assert gift(t) == 17


def test_the_owner_is_asked_where_it_may() -> None:
    t = table(0, 2)
    played(t, "lamp", seat=1)
    asked = run(book.trigger(t, "gift", Playing(1)), "no")
    assert [ask.seat for ask in asked] == [1]
    assert TEXTS.say(asked[0].prompt, "en") == "Use this effect: burn a piece of wood?"
    assert t.state.wood == [0, 2]
    run(book.trigger(t, "gift", Playing(1)), "yes")
    assert t.state.wood == [0, 1]


def test_nobody_is_asked_about_what_is_impossible() -> None:
    t = table(0)
    played(t, "lamp")
    assert gift(t) == 10


def test_an_effect_that_asks_waits_like_any_other() -> None:
    t = table(0)
    played(t, "riddle")
    assert gift(t, "two") == 10
    assert t.state.wood == [2]


def test_where_nobody_can_be_asked_effects_are_applied_at_once() -> None:
    t = table(0)
    played(t, "cloak")
    play = Playing(0, gift=10)
    book.apply(t, "gift", play)
    assert play.gift == 12
    book.apply(t, "evening", Playing(1))  # which is not the owner's
    assert t.state.wood == [0]
    played(t, "riddle")
    with pytest.raises(TypeError, match="nobody can be asked anything at the moment 'gift'"):
        book.apply(t, "gift", play)


def test_charges_are_worth_something_and_the_card_leaves_after_the_last() -> None:
    t = table(0)
    run(book.do(t, Playing(0, "ring"), CONTENT["ring"]), "effect:1")  # type: ignore[arg-type]
    assert gift(t) == 19
    assert (t.state.fame, t.state.gone, lasting(t)) == (0, [], [Lasting("ring", 0, 1, used=1)])
    assert gift(t) == 19
    assert (t.state.fame, t.state.gone, t.state.waiting) == (5, ["ring"], {})
    assert gift(t) == 10


def test_no_charge_is_used_where_nothing_is_done() -> None:
    CONTENT["wick"] = Lasts("gift", Burn(), charges=(1, 1), test=Owns(1), may=True)
    t = table(0)
    played(t, "wick")
    assert gift(t) == 10  # no wood: not asked
    t.state.wood = [1]
    assert gift(t, "no") == 10
    assert (lasting(t)[0].used, t.state.fame) == (0, 0)
    assert gift(t, "yes") == 10
    assert (lasting(t)[0].used, t.state.fame) == (1, 1)


def test_not_more_often_than_its_limit() -> None:
    CONTENT["song"] = Lasts("gift", Bigger(1), limit="day", test=Owns(1))
    t = table(0)
    played(t, "song")
    assert gift(t) == 10
    t.state.wood = [1]
    assert [gift(t), gift(t)] == [11, 10]
    t.state.day = 2
    assert [gift(t), gift(t)] == [11, 10]


def test_an_end_takes_what_lasts_until_then_and_nothing_else() -> None:
    t = table(0)
    for card in ("cloak", "wind", "hook"):
        played(t, card)
    book.keeping.end(t, "night")
    assert lasting(t) == [Lasting("hook", 0, 0), Lasting("cloak", 0, 1)]
    assert t.state.gone == ["cloak", "wind"]


def test_several_end_at_once_and_others_of_their_moment_stay() -> None:
    t = table(0, 0)
    for card, seat in (("cloak", 0), ("hook", 0), ("cloak", 1)):
        played(t, card, seat)
    book.keeping.end(t, "night")
    assert t.state.waiting["gift"] == [Lasting("hook", 0, 0)]
    assert t.state.gone == ["cloak", "cloak"]


def test_a_card_that_leaves_takes_all_its_effects_of_that_owner() -> None:
    t = table(0, 0)
    played(t, "cloak", 0)
    played(t, "cloak", 1)
    book.keeping.end(t, source="cloak", owner=0)
    assert [one.owner for one in lasting(t)] == [1, 1]
    assert t.state.gone == ["cloak"]


def test_what_another_one_has_ended_does_not_come_any_more() -> None:
    CONTENT["axe"] = Lasts("gift", Quench(), charges=(0,))
    t = table(0)
    played(t, "axe")
    played(t, "cloak")
    assert gift(t) == 10


def test_a_book_that_does_not_listen_says_so() -> None:
    empty: Book[Hearth, Playing] = Book(asks=lambda state, play: 0)
    with pytest.raises(TypeError, match="give it `listening`"):
        empty.trigger(table(0), Moment.GIFT, Playing(0))
    with pytest.raises(TypeError, match="let the `listening` of this book be a `Keeping`"):
        empty.keeping.end(table(0), "night")
