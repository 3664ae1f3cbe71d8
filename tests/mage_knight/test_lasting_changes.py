"""What changes for the rest of a turn or a combat: each change is made somewhere and asked for somewhere."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import emberhall.games.mage_knight as package
from emberhall.games.mage_knight.content import SCENARIO
from emberhall.games.mage_knight.game import GAME  # noqa: F401  (with the game, all of its rules are there)
from emberhall.games.mage_knight.rules.foes import WAITING, WHEN_BEATEN
from emberhall.games.mage_knight.rules.scenario import SPECIALS
from emberhall.games.mage_knight.state import Modifier
from emberhall.games.mage_knight.terms import ModifierWord

FOLDER = Path(package.__file__).parent
MAKERS = ("Modifier", "Modify")


def _words(node: ast.AST) -> Iterator[str]:
    return (part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str))


def _made_and_asked_for() -> tuple[set[str], set[str]]:
    """The changes cards and rules make, and the words found elsewhere in rules and effects."""
    made: set[str] = set()
    asked_for: set[str] = set()
    for file in FOLDER.rglob("*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        makers = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and _name(node.func) in MAKERS]
        mine = [word for node in makers for word in _words(node.args[0])]
        made.update(mine)
        if file.relative_to(FOLDER).parts[0] in ("rules", "effects"):
            elsewhere = list(_words(tree))
            for word in mine:
                elsewhere.remove(word)
            asked_for.update(elsewhere)
    return made, asked_for


def _name(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def test_every_change_is_made_and_asked_for() -> None:
    known = set(get_args(ModifierWord))
    made, asked_for = _made_and_asked_for()
    assert made - known == set()
    assert known - made == set()
    assert known - asked_for == set()


def test_a_state_with_an_unknown_change_cannot_be_read() -> None:
    data = msgspec.msgpack.encode(Modifier("space_bending"))
    assert msgspec.msgpack.decode(data, type=Modifier) == Modifier("space_bending")
    with pytest.raises(msgspec.ValidationError, match="space_bendin"):
        msgspec.msgpack.decode(msgspec.msgpack.encode(["space_bendin"]), type=Modifier)


def test_everything_that_waits_for_a_beaten_enemy_is_there() -> None:
    assert set(WHEN_BEATEN) == set(WAITING)


def test_every_scenario_has_the_rules_that_it_names() -> None:
    assert {scenario.special for scenario in SCENARIO.values()} == set(SPECIALS)
