"""Record which test reaches which line, and which fields of content entries it reads."""

import ast
import gc
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import msgspec

from .patching import Data, Touched

Lines = tuple[str, int]


class Record:
    """What each test reached. Tests are bits of an integer, in collection order."""

    def __init__(self, files: set[str]) -> None:
        self.files = files
        self.lines: dict[Lines, int] = {}
        self.reads: dict[tuple[int, str], int] = {}
        self.seconds: dict[int, float] = {}
        self._now_lines: set[Lines] = set()
        self._now_reads: set[tuple[int, str]] = set()
        self._local = {file: self._of_file(file) for file in files}

    def _of_file(self, file: str) -> Callable[[FrameType, str, object], Any]:
        add = self._now_lines.add

        def line(frame: FrameType, event: str, argument: object) -> Any:
            add((file, frame.f_lineno))
            return line

        return line

    def _call(self, frame: FrameType, event: str, argument: object) -> Any:
        line = self._local.get(frame.f_code.co_filename)
        return line and line(frame, event, argument)

    @contextmanager
    def of(self, test: int) -> Iterator[None]:
        """Attribute what runs in this block to a test."""
        self._now_lines.clear()
        self._now_reads.clear()
        threading.settrace(self._call)
        sys.settrace(self._call)
        try:
            yield
        finally:
            sys.settrace(None)
            threading.settrace(None)  # type: ignore[arg-type]
            for line in self._now_lines:
                self.lines[line] = self.lines.get(line, 0) | 1 << test
            for read in self._now_reads:
                self.reads[read] = self.reads.get(read, 0) | 1 << test

    @contextmanager
    def reading(self, kinds: set[type]) -> Iterator[None]:
        """Record every field read of these kinds of entries."""
        put_back = []
        for kind in kinds:
            for name in kind.__struct_fields__:  # type: ignore[attr-defined]
                owner = next(base for base in kind.__mro__ if name in vars(base))
                plain = vars(owner)[name]
                if not isinstance(plain, property):
                    put_back.append((owner, name, plain))
                    setattr(owner, name, self._noting(name, plain))
        try:
            yield
        finally:
            for owner, name, plain in put_back:
                setattr(owner, name, plain)

    def _noting(self, name: str, plain: Any) -> property:
        add, get = self._now_reads.add, plain.__get__

        def read(entry: object) -> object:
            add((id(entry), name))
            return get(entry)

        return property(read, plain.__set__)

    def reaching(self, file: str, first: int, last: int) -> int:
        """The tests that reach any of these lines."""
        found = 0
        for line in range(first, last + 1):
            found |= self.lines.get((file, line), 0)
        return found

    def of_touched(self, touched: Touched, uses: "Uses") -> int:
        """The tests that read what a change of data touched."""
        found = 0
        for (entry, name), tests in self.reads.items():
            if entry in touched.entries or (entry, name) in touched.fields:
                found |= tests
        return found | self._using(touched.names, uses) or self._using(touched.roots, uses)

    def _using(self, names: set[tuple[str, str]], uses: "Uses") -> int:
        found = 0
        for name in names:
            for place in uses.get(name, ()):
                found |= self.reaching(*place)
        return found


Uses = dict[tuple[str, str], list[tuple[str, int, int]]]


def kinds_of_entries(data: Data) -> set[type]:
    """The frozen struct types these modules' values are made of."""
    seen: set[int] = set()
    kinds: set[type] = set()
    waiting: list[object] = [value for made in data.modules.values() for value in vars(made).values()]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, msgspec.Struct):
            if type(thing).__struct_config__.frozen:
                kinds.add(type(thing))
            waiting += [getattr(thing, name) for name in thing.__struct_fields__]
        elif isinstance(thing, tuple | list | dict):
            waiting += gc.get_referents(thing)
    return kinds


def uses_of_names(data: Data) -> Uses:
    """Where functions use module names: `NAME` in its own module, `terms.NAME` elsewhere."""
    found: Uses = {}
    for module, tree in data.trees.items():
        file = data.modules[module].__file__ or ""
        imports = data.imports[module]
        for place, node in _in_functions(tree):
            if isinstance(node, ast.Name):
                found.setdefault((module, node.id), []).append((file, *place))
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in imports:
                origin, taken = imports[node.value.id]
                whole = f"{origin}.{taken}" if taken else origin
                found.setdefault((whole, node.attr), []).append((file, *place))
    return found


def _in_functions(tree: ast.AST) -> Iterator[tuple[tuple[int, int], ast.AST]]:
    """Every node inside a function, with the lines of its statement."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for statement in ast.walk(function):
                if isinstance(statement, ast.stmt) and statement is not function:
                    inner = getattr(statement, "body", None)
                    place = (statement.lineno, inner[0].lineno - 1 if inner else statement.end_lineno or 0)
                    yield from ((place, node) for node in _expressions(statement))


def _expressions(statement: ast.stmt) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(statement):
        if not isinstance(child, ast.stmt):
            yield from ast.walk(child)
