"""All texts of a game: every language has the same messages, and every one that the rules may use."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from emberhall.kernel import LANGUAGES, Game, Option
from emberhall.kernel.messages import resource

from .position import few


def languages(game: Game[Any, Any]) -> Iterator[str]:
    """Every language has the same messages, with the same arguments."""
    for language in LANGUAGES:
        if not game.texts.has("game-title", language):
            yield f"'game-title' has no text in {language!r}"
    spoken = {language: _variables(game.locale, language) for language in LANGUAGES}
    first = LANGUAGES[0]
    for other in LANGUAGES[1:]:
        for id in sorted(spoken[first].keys() ^ spoken[other].keys()):
            lacking = other if id in spoken[first] else first
            yield f"{id!r} has no text in {lacking!r}"
        for id in sorted(spoken[first].keys() & spoken[other].keys()):
            one, two = spoken[first][id], spoken[other][id]
            if one != two:
                yield f"{id!r} has the arguments {few(one) or 'none'} in {first!r}, {few(two) or 'none'} in {other!r}"


def _variables(folder: Path, language: str) -> dict[str, frozenset[str]]:
    """The messages and attributes of a language, each with its variables, including those of messages it refers to."""
    from fluent.syntax import ast as ftl

    named: dict[str, set[str]] = {}
    uses: dict[str, set[str]] = {}

    def collect(id: str, node: Any) -> None:
        named.setdefault(id, set())
        uses.setdefault(id, set())
        for inner in _nodes(node):
            if isinstance(inner, ftl.VariableReference):
                named[id].add(inner.id.name)
            elif isinstance(inner, ftl.MessageReference | ftl.TermReference):
                uses[id].add(("-" if isinstance(inner, ftl.TermReference) else "") + inner.id.name)

    for path in sorted(folder.glob(f"{language}*.ftl")):
        for entry in resource(path):
            if isinstance(entry, ftl.Message | ftl.Term):
                id = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
                if entry.value:
                    collect(id, entry.value)
                for attribute in entry.attributes:
                    collect(f"{id}.{attribute.id.name}", attribute.value)

    def all_of(id: str, on_the_way: frozenset[str]) -> set[str]:
        found = set(named.get(id, ()))
        for other in uses.get(id, set()) - on_the_way:
            found |= all_of(other, on_the_way | {other})
        return found

    return {id: frozenset(all_of(id, frozenset({id}))) for id in named if not id.startswith("-")}


def _nodes(node: Any) -> Iterator[Any]:
    yield node
    for value in vars(node).values():
        for inner in value if isinstance(value, list) else (value,):
            if hasattr(inner, "__dict__"):
                yield from _nodes(inner)


def constructible(game: Game[Any, Any]) -> Iterator[str]:
    """Every message that the game's modules name, and the default label of every option, has words."""
    folder = game.locale.parent
    known = {language: set(game.texts.ids(language)) for language in LANGUAGES}
    for path in sorted(folder.rglob("*.py")):
        for line, pattern in _named(ast.parse(path.read_text(encoding="utf-8"))):
            for language in LANGUAGES:
                if not any(map(pattern.fullmatch, known[language])):
                    yield f"{path.name}:{line} says {_read(pattern)!r}, which has no text in {language!r}"
    for kind in _options_within(folder):
        id = f"option-{re.sub(r'(?<=[a-z0-9])(?=[A-Z])', '-', kind.__name__).lower()}"
        for language in LANGUAGES:
            if id not in known[language]:
                yield f"{kind.__name__} is labelled {id!r}, which has no text in {language!r}"


def _named(tree: ast.Module) -> Iterator[tuple[int, re.Pattern[str]]]:
    """The message ids in calls of msg, Message and Word, each as a pattern (an f-string has gaps)."""
    for call in ast.walk(tree):
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.args):
            continue
        prefix = {"msg": "", "Message": "", "Word": "word-"}.get(call.func.id)
        if prefix is not None:
            for pattern in _patterns(call.args[0]):
                yield call.lineno, re.compile(re.escape(prefix) + pattern)


def _patterns(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from _patterns(node.body)
        yield from _patterns(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value.partition(".")[0])
    elif isinstance(node, ast.JoinedStr):
        pattern = "".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".*" for p in node.values)
        yield pattern.partition(r"\.")[0]  # what follows a full stop is an attribute of the message


def _read(pattern: re.Pattern[str]) -> str:
    return re.sub(r"\\(.)", r"\1", pattern.pattern.replace(".*", "*"))


def _options_within(folder: Path) -> Iterator[type[Option]]:
    """The kinds of options that modules in a folder define and that have the label every option has by default."""
    kinds = [Option]
    while kinds:
        kind = kinds.pop()
        below = kind.__subclasses__()
        kinds.extend(below)
        file = getattr(sys.modules.get(kind.__module__), "__file__", None)
        if not below and kind.label is Option.label and file and Path(file).is_relative_to(folder):
            yield kind
