"""Random numbers: the same everywhere, fair enough, and plain data."""

import re
from collections import Counter
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from emberhall.kernel import BadSetup, Rng, Session, State, Table, new_seed
from tests.kernel.tables import a_game

#: The first, the eighth and the ninth number; `openssl mac -macopt hexkey:30 BLAKE2BMAC` has them too (30: "0").
VECTORS = {
    "0": (5316457861280419279, 398184325826644820, 3394385965880885418),
    "1234567": (4101977337339860459, 7430766483556589271, 6470704147456710368),
    "000102030405060708090a0b0c0d0e0f": (5651968529062783416, 6962415998858830610, 2925204771839686959),
}


@pytest.mark.parametrize("seed", VECTORS)
def test_the_stream_is_blake2b_of_a_counter_under_the_seed(seed: str) -> None:
    rng = Rng(seed)
    drawn = [rng.bits() for _ in range(9)]
    assert (drawn[0], drawn[7], drawn[8]) == VECTORS[seed]


def test_a_number_is_a_seed_like_its_digits() -> None:
    assert [Rng(12).bits() for _ in range(9)] == [Rng("12").bits() for _ in range(9)]


@given(st.text("0123456789abcdef", min_size=32, max_size=32), st.integers(0, 40))
def test_the_stream_can_be_entered_anywhere(seed: str, at: int) -> None:
    rng = Rng(seed)
    drawn = [rng.bits() for _ in range(at + 1)]
    assert Rng(seed, at).bits() == drawn[at]
    rng.state = seed, at
    assert rng.bits() == drawn[at]
    rng.state = "other", 3
    assert rng.bits() == Rng("other", 3).bits()


def test_seeds_of_the_system_are_128_bits() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(re.fullmatch(r"[0-9a-f]{32}", seed) for seed in seeds)


@pytest.mark.parametrize("seed", ["", "a" * 41, "зерно", "a\nb", "\ud800"])
def test_invalid_seeds_are_refused(seed: str) -> None:
    with pytest.raises(BadSetup, match="A seed is a number or up to 40 Latin letters and symbols"):
        Session(a_game(lambda t: iter(())), seed=seed)  # type: ignore[arg-type]


def test_a_state_of_the_former_generator_is_not_taken_for_one_of_this() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.msgpack.decode(msgspec.msgpack.encode({"state": 5}), type=Rng)


def test_numbers_are_uniform() -> None:
    """Chi-squared of 16 faces and of each bit, within what one stream in a million exceeds."""
    rng = Rng("uniform")
    draws = [rng.bits() for _ in range(20_000)]
    faces = Counter((z * 16) >> 64 for z in draws)
    assert sum((faces[face] - 1250) ** 2 / 1250 for face in range(16)) < 58.0
    for bit in range(64):
        ones = sum(z >> bit & 1 for z in draws)
        assert abs(ones - 10_000) < 5 * 70.8
    pairs = Counter((a >> 62) << 2 | b >> 62 for a, b in pairwise(draws))
    assert sum((pairs[pair] - 1250) ** 2 / 1250 for pair in range(16)) < 58.0


def test_all_places_in_a_shuffle_are_equally_likely() -> None:
    rng = Rng("places")
    where: Counter[tuple[int, int]] = Counter()
    for _ in range(4000):
        where.update(enumerate(rng.shuffled(range(10))))
    assert sum((where[at, card] - 400) ** 2 / 400 for at in range(10) for card in range(10)) < 155.0


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


def test_every_order_is_equally_likely() -> None:
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
