"""Random numbers: the same everywhere, fair enough, plain data."""

from collections import Counter

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from emberhall.kernel import Rng, State, Table


def test_the_stream_is_splitmix64() -> None:
    rng = Rng(1234567)  # the reference implementation's test vector
    assert [rng.bits() for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@given(st.integers(0, 2**64 - 1), st.integers(1, 1000))
def test_a_number_is_below_the_bound(seed: int, bound: int) -> None:
    assert 0 <= Rng(seed).below(bound) < bound


@given(st.integers(0, 2**64 - 1))
def test_a_stream_goes_on_after_being_written_and_read(seed: int) -> None:
    rng = Rng(seed)
    rng.bits()
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(rng), type=Rng)
    assert [again.bits() for _ in range(3)] == [rng.bits() for _ in range(3)]


@given(st.lists(st.integers()), st.integers(0, 99))
def test_shuffling_keeps_the_items(items: list[int], seed: int) -> None:
    shuffled = Rng(seed).shuffled(items)
    assert sorted(shuffled) == sorted(items)
    Rng(seed).shuffle(items)
    assert items == shuffled


def test_every_order_is_as_likely_as_the_other() -> None:
    rng = Rng(8)
    orders = Counter("".join(rng.shuffled("abc")) for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < times < 1150 for times in orders.values())


def test_dice_have_all_their_sides() -> None:
    t = Table(State(rng=Rng(4)), 1)
    assert Counter(t.dice(600)).keys() == {1, 2, 3, 4, 5, 6}
    assert {t.roll(2) for _ in range(50)} == {1, 2}
    assert {t.below(3) for _ in range(50)} == {0, 1, 2}
    assert {t.pick("xyz") for _ in range(50)} == {"x", "y", "z"}


def test_a_split_stream_is_another_one() -> None:
    rng = Rng(5)
    other = rng.split()
    assert [rng.bits() for _ in range(4)] != [other.bits() for _ in range(4)]
