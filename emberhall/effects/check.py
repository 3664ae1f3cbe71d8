"""What is missing: nodes without a reading, content without words, moments that are never announced or listened for."""

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any, cast

from emberhall.kernel import LANGUAGES, Texts
from emberhall.kernel.messages import MissingText

from .book import Book, text_id
from .lasting import Lasts
from .nodes import Amount, Effect, Group, Test, walk

#: The reading that gives nodes of a family their meaning.
_MEANING: dict[type, str] = {Effect: "does", Test: "holds", Amount: "counts", Group: "finds"}


def gaps(book: Book[Any, Any], texts: Texts) -> list[str]:
    """List the kinds of nodes without a meaning (`does`, `holds`, `counts`, `finds`) or without words."""
    found = []
    meanings: dict[type, Mapping[type, object]] = {
        Effect: {**book.at_once, **book.flows},
        Test: book._holds,
        Amount: book._counts,
        Group: book._finds,
    }
    for kin, kinds in book.kinds.items():
        for kind in kinds.values():
            if kind not in meanings[kin]:
                found.append(f"{kind.__name__}: no `{_MEANING[kin]}`")
            if kind not in book._reads:
                lacking = [language for language in LANGUAGES if not texts.has(text_id(kind), language)]
                found += [f"{kind.__name__}: no `reads`, and no {text_id(kind)} in {language}" for language in lacking]
    return found


def trees(book: Book[Any, Any], texts: Texts, entries: Mapping[str, object]) -> list[str]:
    """List the nodes in these entries that have no words or wait for an unknown moment."""
    found = []
    for name, entry in entries.items():
        for node in walk(entry):
            found += [f"{name}: {fault}" for fault in _faults(book, texts, node)]
    return list(dict.fromkeys(found))


def _faults(book: Book[Any, Any], texts: Texts, node: Any) -> list[str]:
    found = []
    if type(node) not in book.kinds[_family(node)].values():
        found.append(f"{type(node).__name__} is not in the book")
    try:
        for language in LANGUAGES:
            texts.say(book.text(cast(Effect, node)), language)
    except MissingText as missing:
        found.append(str(missing))
    if isinstance(node, Lasts):
        if node.when not in set(book.listening.moments):
            found.append(f"waits for {node.when!r}, which is none of the moments")
        if node.until and node.until not in book.listening.ends:
            found.append(f"lasts until {node.until!r}, which is none of the ends")
        if node.limit and node.limit not in book.listening.limits:
            found.append(f"happens once a {node.limit!r}, which is none of the limits")
    return found


def _family(node: Any) -> type:
    return next(kin for kin in _MEANING if isinstance(node, kin))


def announced(*folders: Path, by: Collection[str] = ("trigger", "apply"), of: str = "Moment") -> set[str]:
    """Find the moments the rules in these folders announce: each `Moment.X` passed to one of the functions `by`.

    With the name of another enumeration, `of="Change"`, it finds what these functions are called with of that.
    """
    return {
        name
        for folder in folders
        for file in sorted(folder.rglob("*.py"))
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and _called(call) in by
        for name in _members_in(call, of)
    }


def _called(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _members_in(call: ast.Call, of: str) -> Iterator[str]:
    for part in (*call.args, *(keyword.value for keyword in call.keywords)):
        for node in ast.walk(part):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == of:
                yield node.attr


def silent(moments: type[StrEnum], announced: Collection[str], heard: Iterable[str]) -> list[str]:
    """Compare the moments with those announced (by name) and those listened for (by value); list every difference."""
    heard = set(heard)
    found = [f"{moment.name}: never announced" for moment in moments if moment.name not in announced]
    found += [f"{moment.name}: nothing listens for it" for moment in moments if moment.value not in heard]
    found += [f"{name}: announced, but not one of the moments" for name in announced if name not in moments.__members__]
    found += [f"{word!r}: listened for, but not one of the moments" for word in heard - set(moments)]
    return sorted(found)
