"""Effects decode straight from data; errors name the file, the entry and the place."""

from typing import Any

import msgspec
import pytest

from emberhall.effects import (
    AllOf,
    BadContent,
    Book,
    Choose,
    Effect,
    ForEach,
    If,
    Lasts,
    May,
    NotSo,
    Number,
    Then,
    plain,
)
from tests.effects.hearth import Burn, Burning, Guess, Others, Owns, Stock, Wood, book


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cost: int
    top: Effect
    bottom: Effect | None = None


TREE = {
    "do": "if",
    "test": {"is": "all_of", "tests": ["burning", {"is": "not_so", "test": {"is": "owns", "n": 3}}]},
    "then": [{"do": "wood", "n": 2}, {"do": "may", "effect": "burn"}],
    "otherwise": {"do": "choose", "of": [{"do": "wood", "n": {"count": "stock", "half": True}}, "guess"]},
}
VALUE = If(
    AllOf((Burning(), NotSo(Owns(3)))),
    Then((Wood(2), May(Burn()))),
    Choose((Wood(Stock(True)), Guess())),
)


def test_nested_data_becomes_a_tree_of_nodes() -> None:
    assert book.decode(TREE, Effect) == VALUE


def test_a_tree_is_written_as_it_was_read() -> None:
    assert book.decode(plain(VALUE), Effect) == VALUE
    assert plain(Lasts("gift", Burn(), charges=(0, 1))) == {
        "do": "lasts",
        "when": "gift",
        "effect": "burn",
        "charges": [0, 1],
    }


def test_structs_with_effects_in_them_decode() -> None:
    card = book.decode({"cost": 1, "top": "burn"}, Card)
    assert card == Card(1, Burn())
    assert book.decode({"do": "for_each", "who": "others", "effect": "burn"}, Effect) == ForEach(Others(), Burn())


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        ({"cost": 1, "top": {"do": "wood"}}, "top: Object missing required field n"),
        ({"cost": 1, "top": {"do": "wod", "n": 1}}, "top: there is no Effect 'wod' (perhaps 'wood'?)"),
        ({"cost": 1, "top": {"do": "wood", "n": 1, "m": 2}}, "top: Object contains unknown field m"),
        ({"cost": 1, "top": 7}, "top: expected a node with 'do', got 7"),
        ({"cost": 1, "top": {"n": 1}}, "top: expected a node with 'do', got {'n': 1}"),
        ({"cost": 1, "top": {"do": "wood", "n": True}}, "top.n: expected a node with 'count', got True"),
        ({"cost": "x", "top": "burn"}, "cost: Expected int, got str"),
        (
            {"cost": 1, "top": "burn", "bottom": ["burn", {"do": "may", "effect": {"do": "choose", "of": [3]}}]},
            "bottom[1].effect.of[0]: expected a node with 'do', got 3",
        ),
        (
            {"cost": 1, "top": {"do": "if", "test": "burn", "then": "burn"}},
            "top.test: there is no Test 'burn' (perhaps 'burning'?)",
        ),
        (
            {"cost": 1, "top": {"do": "wood", "n": {"count": "stock", "half": 1}}},
            "top.n.half: Expected bool, got int",
        ),
    ],
)
def test_a_fault_is_told_with_its_place(entry: object, fault: str) -> None:
    with pytest.raises(BadContent) as bad:
        book.entries({"stamina": entry}, Card, "cards.json")
    assert bad.value.faults == [f"cards.json: stamina: {fault}"]


@pytest.mark.parametrize(("length", "shown"), [(60, 60), (61, 60)])
def test_what_is_shown_of_a_fault_is_short(length: int, shown: int) -> None:
    given = int("7" * length)
    with pytest.raises(BadContent) as bad:
        book.decode({"cost": 1, "top": given}, Card)
    (fault,) = bad.value.faults
    assert fault == f"top: expected a node with 'do', got {'7' * 60 if length == 60 else '7' * 57 + '...'}"
    assert len(fault.rpartition(" ")[2]) == shown


def test_every_wrong_entry_of_a_file_is_told() -> None:
    with pytest.raises(BadContent) as bad:
        book.entries([{"id": "a", "n": "x"}, {"id": "b", "n": 1}, {"n": 1}, {"id": "b", "n": 2}, 5], Entry, "file.json")
    assert bad.value.faults == [
        "file.json: a: n: there is no Amount 'x'",
        "file.json: entry 3: Object missing required field id",
        "file.json: b: is there twice",
        "file.json: entry 5: Expected object, got int",
    ]
    assert str(bad.value).count("\n") == 3
    assert book.entries([{"id": "b", "n": 1}], Entry, "file.json") == {"b": Entry("b", 1)}


class Entry(msgspec.Struct):
    id: str
    n: Number


def test_a_file_that_is_no_list_of_entries_is_refused() -> None:
    with pytest.raises(BadContent, match=r"file\.json: expected a mapping or a list of entries, got int"):
        book.entries(3, Entry, "file.json")


def test_two_nodes_with_one_word_are_refused() -> None:
    other: Any = msgspec.defstruct("Wood", [("n", int)], bases=(Wood,), frozen=True, module="far")
    with pytest.raises(TypeError, match="'wood' is a word of far and of tests"):
        book.add(other)


def test_a_game_may_mean_something_else_by_a_common_word() -> None:
    own: Any = msgspec.defstruct(
        "Then", [("parts", tuple[Effect, ...])], bases=(Then,), frozen=True, module="elsewhere"
    )
    game: Book[object, object] = Book(asks=lambda state, play: 0)  # type: ignore[type-var]
    game.add(own)
    assert type(game.decode([], Effect)) is own
