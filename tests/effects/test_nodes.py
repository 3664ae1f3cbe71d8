"""Nodes and their families."""

import msgspec
import pytest

from emberhall.effects import If, Lasts, May, Node, Then, Words, walk
from emberhall.effects.nodes import family, word
from tests.effects.hearth import Burn, Burning, Others, Stock, Wood


class Box(msgspec.Struct):
    lid: May
    inside: list[Wood]
    names: dict[str, Then]


def test_all_nodes_of_a_tree_are_found_outer_ones_first() -> None:
    tree = Then((If(Burning(), Wood(Stock())), Burn()))
    assert list(walk(tree)) == [tree, tree.parts[0], Burning(), Wood(Stock()), Stock(), Burn()]


def test_nodes_inside_of_other_things_are_found() -> None:
    box = Box(May(Burn()), [Wood(1), Wood(2)], {"a": Then(())})
    assert list(walk(box)) == [May(Burn()), Burn(), Wood(1), Wood(2), Then(())]
    assert list(walk({"a": (Burn(), 3, "x")})) == [Burn()]


def test_a_word_comes_from_the_name() -> None:
    assert [word(kind) for kind in (Burn, Others, Lasts)] == ["burn", "others", "lasts"]
    assert word(msgspec.defstruct("ForEachOne", [])) == "for_each_one"


def test_a_node_belongs_to_a_family() -> None:
    assert [family(kind).__name__ for kind in (Burn, Burning, Stock, Others)] == ["Effect", "Test", "Amount", "Group"]
    with pytest.raises(TypeError, match="Node is in none of the families Effect, Test, Amount, Group"):
        family(Node)


class Foreign:
    pass


class Strange(msgspec.Struct):
    thing: Foreign


def test_what_is_no_family_does_not_decode() -> None:
    with pytest.raises(NotImplementedError, match="Foreign is no family of nodes"):
        Words().decode({"thing": 1}, Strange)
