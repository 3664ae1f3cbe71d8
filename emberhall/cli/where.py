"""`emberhall rules where`: the code and the tests that name a rule."""

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from rich.text import Text

import emberhall
from emberhall import rulebook

from .terminal import console
from .words import Misused, Words

_NAMED = re.compile(rf"({rulebook.ID})(?:\s+to\s+({rulebook.ID}))?")


class Place(NamedTuple):
    """A line that names a rule, and the function or class it is in, if any."""

    file: Path
    line: int
    within: str


def show_places(say: Words, ids: Sequence[str]) -> int:
    """Print where these rules are named; the exit code is 1 if one is named nowhere."""
    if not ids:
        raise Misused("missing-argument", name="WORD")
    wanted = [id.upper() for id in ids]
    for id in wanted:
        if rulebook.find(id, say.language) is None:
            raise Misused("no-such-rule", id=id)
    package = Path(emberhall.__file__).parent
    tests = package.parent / "tests"
    checkout = tests.is_dir() and (package.parent / "pyproject.toml").is_file()  # not in an installed package
    screen, found_all = console(), True
    for id in wanted:
        code = list(places(package, id))
        tested = list(places(tests, id)) if checkout else []
        found_all &= bool(code or tested)
        screen.print(Text(id, "bold cyan"))
        _show("where-code", code, package.parent, say)
        if checkout:
            _show("where-tests", tested, package.parent, say)
    if not checkout:
        screen.print(say("where-needs-checkout"))
    return 0 if found_all else 1


def _show(title: str, found: Sequence[Place], root: Path, say: Words) -> None:
    screen = console()
    screen.print(f"  {say(title, count=len(found))}")
    for place in found:
        where = f"    {place.file.relative_to(root)}:{place.line}  "
        screen.print(Text.assemble(where, (place.within, "dim")), soft_wrap=True)


def places(folder: Path, id: str) -> Iterator[Place]:
    """The lines of Python files that name a rule, by its id or in a range ("XX-MOVE-11 to XX-MOVE-16")."""
    chapter = id.rpartition("-")[0]
    for file in sorted(folder.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        if chapter not in source:
            continue
        lines = [n for n, line in enumerate(source.splitlines(), 1) if chapter in line and names(line, id)]
        if lines:
            tree = ast.parse(source)
            yield from (Place(file, line, _within(tree, line)) for line in lines)


def names(line: str, id: str) -> bool:
    """Whether a line names a rule."""
    return any(first == id or (last and _between(first, id, last)) for first, last in _NAMED.findall(line))


def _between(first: str, id: str, last: str) -> bool:
    (low_in, low), (own_in, own), (high_in, high) = map(_numbered, (first, id, last))
    return low_in == own_in == high_in and low <= own <= high


def _numbered(id: str) -> tuple[str, tuple[int, str]]:
    chapter, _, number = id.rpartition("-")
    digits = number.rstrip("abcdefghijklmnopqrstuvwxyz")
    return chapter, (int(digits), number.removeprefix(digits))


def _within(tree: ast.Module, line: int) -> str:
    """The innermost function or class around a line, decorators included, with those around it."""
    around, body = "", list[ast.stmt](tree.body)
    while body:
        for node in body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
                if first <= line <= (node.end_lineno or node.lineno):
                    around, body = f"{around}.{node.name}".strip("."), node.body
                    break
        else:
            break
    return around
