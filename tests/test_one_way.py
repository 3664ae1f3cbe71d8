"""One way to do each thing: the games answer the same questions with the same idioms."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from emberhall.effects import Listening
from emberhall.kernel import find_game, game_names

GAMES = Path(__file__).parents[1] / "emberhall" / "games"
TESTS = Path(__file__).parent
NAMES = game_names()

#: Where rules decide what a choice does.
RULES = ("rules", "effects", "campaign.py", "setup.py", "game.py")

#: Functions may be this long, with their docstring.
LONGEST = 50

#: "GH-DOOR-08, -09": an id that nobody can search for.
SHORTENED = re.compile(r"\b[A-Z]{2,4}-[A-Z0-9]+(?:-[A-Z0-9]+)*-\d+\w?(?:,| to| and| or)? -\d+")


@cache
def looked_at(game: str) -> dict[Path, list[ast.AST]]:
    """What these tests look at in every module of a game, by its place in the game's folder."""
    folder = GAMES / game
    return {
        file.relative_to(folder): [
            node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, _LOOKED_AT)
        ]
        for file in sorted(folder.rglob("*.py"))
    }


_LOOKED_AT = (
    ast.Call, ast.Yield, ast.ClassDef, ast.FunctionDef, ast.Import, ast.ImportFrom, ast.MatchClass, ast.For,
    ast.comprehension,
)  # fmt: skip


def nodes(game: str, *parts: str) -> Iterator[tuple[str, ast.AST]]:
    """The nodes these tests look at in a game's modules (or in these parts of it), with where they are."""
    for place, found in looked_at(game).items():
        if not parts or place.parts[0] in parts:
            yield from ((f"{place}:{getattr(node, 'lineno', 0)}", node) for node in found)


def called(node: ast.AST | None) -> str:
    """The name of the function called here."""
    if not isinstance(node, ast.Call):
        return ""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def names_in(node: ast.AST) -> set[str]:
    """The names, also behind a dot, that an expression mentions."""
    return {
        part.id if isinstance(part, ast.Name) else part.attr
        for part in ast.walk(node)
        if isinstance(part, ast.Name | ast.Attribute)
    }


def options_of(game: str) -> set[str]:
    """The classes of a game's options."""
    classes = (node for _, node in nodes(game, "choices.py", "choices") if isinstance(node, ast.ClassDef))
    return {found.name for found in classes} | {"Option", "Word"}


@pytest.mark.parametrize("game", NAMES)
def test_questions_are_asked_through_the_typed_functions(game: str) -> None:
    found = [at for at, node in nodes(game) if isinstance(node, ast.Yield) and called(node.value) in _QUESTIONS]
    assert found == []


_QUESTIONS = ("Ask", "Together", "Anyone")


@pytest.mark.parametrize("game", NAMES)
def test_no_rule_asks_what_kind_of_choice_was_made(game: str) -> None:
    options = options_of(game)
    checks = [at for at, n in nodes(game, *RULES) if called(n) == "isinstance" and names_in(n.args[1]) & options]  # type: ignore[attr-defined]
    cases = [at for at, n in nodes(game, *RULES) if isinstance(n, ast.MatchClass) and names_in(n.cls) & options]
    assert (checks, cases) == ([], [])


@pytest.mark.parametrize("game", NAMES)
def test_changes_are_asked_for_by_name(game: str) -> None:
    """No rule goes through the changes itself to look for one: `lasts`, `sum_of`, `use_up` and their like do."""
    loops = [(at, node) for at, node in nodes(game, *RULES) if isinstance(node, ast.For | ast.comprehension)]
    through = [(at, loop) for at, loop in loops if _CHANGES & names_in(loop.iter) and not called(loop.iter)]
    assert [at for at, loop in through if "what" in _compared(loop)] == []


#: Where games keep the changes that are in force.
_CHANGES = {"mods", "riders", "bonuses"}


def _compared(loop: ast.For | ast.comprehension) -> set[str]:
    """The attributes that a loop compares with something."""
    parts = loop.body if isinstance(loop, ast.For) else loop.ifs
    tests = (node for part in parts for node in ast.walk(part) if isinstance(node, ast.Compare))
    equal = (test.left for test in tests if isinstance(test.ops[0], ast.Eq | ast.NotEq))
    return {left.attr for left in equal if isinstance(left, ast.Attribute)}


@pytest.mark.parametrize("game", NAMES)
def test_what_waits_for_moments_is_found_in_one_way(game: str) -> None:
    """Through the `Listening` of the game's book; in Defenders nothing waits."""
    book = import_module(f"emberhall.games.{game}.effects.book").BOOK
    if game == "defenders":
        with pytest.raises(TypeError, match="nothing listens"):
            book.listening  # noqa: B018
    else:
        assert isinstance(book.listening, Listening)
        assert list(book.listening.moments)


@pytest.mark.parametrize("game", NAMES)
def test_imports_are_absolute(game: str) -> None:
    assert [at for at, node in nodes(game) if isinstance(node, ast.ImportFrom) and node.level] == []


@pytest.mark.parametrize("game", NAMES)
def test_modules_imported_whole_have_the_same_name_everywhere(game: str) -> None:
    package, found = f"emberhall.games.{game}", []
    for at, node in nodes(game):
        if isinstance(node, ast.Import):
            found += [at for name in node.names if name.name.startswith(package)]
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(package):
            folder = GAMES.parents[1] / node.module.replace(".", "/")  # type: ignore[union-attr]
            modules = [
                name for name in node.names if (folder / name.name).is_dir() or (folder / f"{name.name}.py").exists()
            ]
            found += [at for name in modules if name.name in _WHOLE and name.asname != _WHOLE[name.name]]
            found += [at for name in modules if name.name not in _WHOLE and name.asname]
    assert found == []


#: Modules a file may use many names of, and their aliases.
_WHOLE = {"choices": "ch", "nodes": "fx"}


@pytest.mark.parametrize("game", NAMES)
def test_position_and_table_have_the_same_names(game: str) -> None:
    state = find_game(game).state
    assert (state.__name__, state.__module__) == ("State", f"emberhall.games.{game}.state")
    source = (GAMES / game / "state.py").read_text("utf-8")
    assert "Table: TypeAlias = kernel.Table[State]" in source
    playing = [node.name for _, node in nodes(game, "effects") if isinstance(node, ast.ClassDef)]
    assert playing.count("Playing") == 1


@pytest.mark.parametrize("game", NAMES)
def test_functions_are_short(game: str) -> None:
    found = [at for at, node in nodes(game) if isinstance(node, ast.FunctionDef) and _lines(node) > LONGEST]
    assert found == []


def _lines(node: ast.FunctionDef) -> int:
    assert node.end_lineno is not None
    return node.end_lineno - node.lineno + 1


@pytest.mark.parametrize("game", NAMES)
def test_rule_ids_are_written_out(game: str) -> None:
    files = [*(GAMES / game).rglob("*.py"), *(TESTS / game).rglob("*.py")]
    assert {file.name: short for file in files if (short := SHORTENED.findall(file.read_text("utf-8")))} == {}


def test_a_shortened_id_is_found() -> None:
    assert SHORTENED.findall("by the book (GH-DOOR-08, -09), twice")
    assert SHORTENED.findall("MK-PVP-11 to -16") == ["MK-PVP-11 to -16"]
    assert not SHORTENED.findall("MK-PVP-11 to MK-PVP-16: 3 -16")
