"""What every game lays out in the same way."""

from emberhall.kernel import HIDDEN, msg
from emberhall.scene import Card, Row
from emberhall.scene.builders import SEAT_COLOURS, hand, offers, pile


def face(card: str) -> Card:
    return Card(f"card:{card}", msg(f"card-{card}"))


def test_a_hand_shows_backs_where_cards_are_hidden() -> None:
    row = hand(2, msg("hand"), ["march", HIDDEN, "rage"], face)
    assert (row.id, row.seat, row.hand) == ("hand:2", 2, True)
    assert row.cards == (face("march"), Card("back:2.1", back=True), face("rage"))
    assert not hand(2, msg("hand"), [], face, own=False).hand


def test_a_pile_shows_its_last_card() -> None:
    stack = pile("out", msg("out"), ["march", "rage"], face)
    assert (stack.id, stack.count, stack.top) == ("out", 2, face("rage"))
    assert pile("out", msg("out"), [], face).top is None


def test_empty_rows_are_left_out_and_no_two_seats_look_alike() -> None:
    full, empty = Row("a", msg("a"), (face("march"),)), Row("b", msg("b"), ())
    assert offers(full, empty) == (full,)
    assert len(set(SEAT_COLOURS)) == len(SEAT_COLOURS) == 6
