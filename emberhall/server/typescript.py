"""The types of the browser client, written from the structs of the scene and of the protocol.

`python -m emberhall.server.typescript --write` rewrites `static/core/types.d.ts`; a test fails where it differs.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator, Mapping
from functools import reduce
from operator import or_
from pathlib import Path
from textwrap import wrap
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UnsetType
from pydantic import BaseModel

from emberhall.kernel import Message
from emberhall.scene import elements

from . import protocol, wishes

FILE = Path(__file__).parent / "static" / "core" / "types.d.ts"

#: Where the types are from, in the order in which they are written.
MODULES = (elements, protocol, wishes)

#: Bases that say nothing of their own.
LEFT_OUT = frozenset(("Body", "Spoken"))

_PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Message: "string",
    Any: "any",
}
_HEAD = """\
// Written by `python -m emberhall.server.typescript --write` from emberhall/scene/elements.py,
// emberhall/server/protocol.py and emberhall/server/wishes.py. Change it there.
"""
_WIDTH = 120


def _named(module: ModuleType) -> dict[str, Any]:
    """The unions and types of a module that have a name."""
    found = {name: value for name, value in vars(module).items() if name[0].isupper()}
    return {
        name: value
        for name, value in found.items()
        if get_origin(value) in (Literal, UnionType, Union, list, Annotated)
    }


def _structs(module: ModuleType) -> dict[str, type]:
    """The structs of a module, in the order they are written in."""
    mine = (value for value in vars(module).values() if inspect.isclass(value) and value.__module__ == module.__name__)
    fit = (value for value in mine if issubclass(value, msgspec.Struct | BaseModel))
    return {value.__name__: value for value in fit if value.__name__ not in LEFT_OUT}


class Types:
    """Says annotations in TypeScript."""

    def __init__(self) -> None:
        names = dict(pair for module in MODULES for pair in _named(module).items())
        self.aliases = [(name, value) for name, value in names.items() if name not in ("Id", "Count")]

    def say(self, hint: Any, *, named: bool = True) -> str:
        for name, value in self.aliases if named else ():
            if hint == value:
                return name
        if hint in _PLAIN:
            return _PLAIN[hint]
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.say(args[0])
        if origin is Literal:
            return " | ".join(f'"{word}"' for word in args)
        if origin in (UnionType, Union):
            return " | ".join(dict.fromkeys(self.say(arg) for arg in args if arg is not UnsetType))
        if origin is list or (origin is tuple and args[1:] == (...,)):
            one = self.say(args[0])
            return f"({one})[]" if "|" in one else f"{one}[]"
        if origin is tuple:
            return f"[{', '.join(self.say(arg) for arg in args)}]"
        if origin is dict:
            return f"Record<{self.say(args[0])}, {self.say(args[1])}>"
        if inspect.isclass(hint) and issubclass(hint, msgspec.Struct | BaseModel):
            return hint.__name__
        raise TypeError(f"no word of TypeScript for {hint!r}")


def fields(struct: type) -> Iterator[tuple[str, str, Any, bool]]:
    """Of each field: its name here and as it is sent, its type, and whether it may be left out."""
    hints = get_type_hints(struct, include_extras=True)
    if issubclass(struct, BaseModel):
        for name, field in struct.model_fields.items():
            yield name, field.alias or name, hints[name], not field.is_required() and name != "type"
        return
    assert issubclass(struct, msgspec.Struct)
    omitted = struct.__struct_config__.omit_defaults
    for one in msgspec.structs.fields(struct):
        hint = hints[one.name]
        without = omitted and not one.required
        if without and one.default is None:
            hint = reduce(or_, (arg for arg in get_args(hint) if arg is not NoneType))
        yield one.name, one.encode_name, hint, without or UnsetType in get_args(hint)


def _notes(module: ModuleType) -> dict[tuple[str, str], str]:
    """The comments (`#:`) before fields and names of a module."""
    source = inspect.getsource(module)
    lines = source.splitlines()
    found: dict[tuple[str, str], str] = {}

    def note(owner: str, node: ast.stmt, name: str) -> None:
        at, words = node.lineno - 2, list[str]()
        while at >= 0 and lines[at].strip().startswith("#: "):
            words.insert(0, lines[at].strip()[3:])
            at -= 1
        if words:
            found[owner, name] = " ".join(words)

    for node in ast.parse(source).body:
        match node:
            case ast.ClassDef(name=owner):
                for field in node.body:
                    if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                        note(owner, field, field.target.id)
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                note("", node, name)
    return found


def _comment(words: str, indent: str = "") -> list[str]:
    """A comment for the reader, on one line if it fits."""
    words = re.sub(r"`+", "`", " ".join(words.split()))
    if len(words) + len(indent) + 7 <= _WIDTH:
        return [f"{indent}/** {words} */"]
    return [f"{indent}/**", *(f"{indent} * {line}" for line in wrap(words, _WIDTH - len(indent) - 3)), f"{indent} */"]


def _interface(struct: type, types: Types, notes: Mapping[tuple[str, str], str]) -> list[str]:
    written = _comment(inspect.getdoc(struct) or "") if struct.__doc__ else []
    written.append(f"export interface {struct.__name__} {{")
    for name, sent, hint, without in fields(struct):
        owners = (notes.get((owner.__name__, name)) for owner in struct.__mro__)
        if note := next(filter(None, owners), None):
            written += _comment(note, "  ")
        written += _wrapped(f"  {sent}{'?' if without else ''}: {types.say(hint)};")
    return [*written, "}", ""]


def _wrapped(line: str) -> list[str]:
    """A line as prettier would write it: a union that does not fit has a line for each part."""
    if len(line) <= _WIDTH:
        return [line]
    head, _, parts = line.rstrip(";").partition(" =" if line.startswith("export") else ":")
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    sign = " =" if line.startswith("export") else ":"
    ways = [f"{indent}| {part.strip()}" for part in parts.split(" | ")]
    return [f"{head}{sign}", *ways[:-1], f"{ways[-1]};"]


def text() -> str:
    """The whole file."""
    types = Types()
    written = [_HEAD]
    said: set[str] = set()
    for module in MODULES:
        notes = _notes(module)
        for name, value in _named(module).items():
            if (name, value) in types.aliases and name not in said:
                said.add(name)
                written += _comment(notes["", name]) if ("", name) in notes else []
                written += [*_wrapped(f"export type {name} = {types.say(value, named=False)};"), ""]
        for struct in _structs(module).values():
            written += _interface(struct, types, notes)
    return "\n".join(written)


def main() -> int:
    if sys.argv[1:] == ["--write"]:
        FILE.write_text(text(), encoding="utf-8")
    else:
        print(text(), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
