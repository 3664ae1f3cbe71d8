"""Make a change in a running program: new code for functions, and data changed in place wherever it is held."""

import ast
import functools
import gc
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import msgspec

from emberhall.effects import Book

Key = tuple[str, str, int]
Namespace = dict[str, Any]


class CannotBeMade(Exception):
    """The changed program does not fit into the running one."""


@dataclass
class Touched:
    """What a change of data reached: fields of entries, removed entries, module names with new values.

    `roots` are the names below which all of that was found.
    """

    fields: set[tuple[int, str]] = field(default_factory=set)
    entries: set[int] = field(default_factory=set)
    names: set[tuple[str, str]] = field(default_factory=set)
    roots: set[tuple[str, str]] = field(default_factory=set)


def _everything() -> list[Any]:
    """All objects, including those frozen by `tests/conftest.py`, which gc would not find."""
    gc.unfreeze()
    return gc.get_objects()


def functions_in(files: set[str]) -> dict[Key, list[FunctionType]]:
    """Every function made from these files, by file, qualified name and first line."""
    found: dict[Key, list[FunctionType]] = {}
    for thing in _everything():
        if type(thing) is FunctionType and thing.__code__.co_filename in files:
            found.setdefault(_key(thing.__code__), []).append(thing)
    return found


def caches_in(package: str) -> list[Any]:
    """The caches of a package: of functions, of its own kinds, and the texts kept by books of effects."""
    held = [thing for thing in _everything() if hasattr(type(thing), "cache_clear")]
    return [one for one in held if isinstance(one, Book) or (getattr(one, "__module__", "") or "").startswith(package)]


def _key(code: CodeType) -> Key:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def codes(code: CodeType) -> Iterator[CodeType]:
    """All code objects nested in this one, in order."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from codes(inner)


def patch_function(tree: ast.Module, file: str, at: tuple[str, int], functions: dict[Key, list[FunctionType]]) -> None:
    """Give a function, and functions made inside it, the code of the changed tree."""
    made = {_key(code): code for code in codes(compile(tree, file, "exec"))}
    name, line = at
    done = 0
    for key, held in functions.items():
        if key[0] == file and key in made and (key[1:] == at or key[1].startswith(f"{name}.<locals>.")):
            for function in held:
                _give_code(function, made[key])
                done += 1
    if not done:
        raise CannotBeMade(f"{name} (line {line}) is not held anywhere")
    definition = _find(tree, at)
    for function in functions.get((file, *at), ()):
        _give_defaults(function, definition)


def _give_code(function: FunctionType, code: CodeType) -> None:
    try:
        function.__code__ = code
    except ValueError as error:
        raise CannotBeMade(str(error)) from error


def _find(tree: ast.Module, at: tuple[str, int]) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            if first == at[1] and at[0].endswith(node.name):
                return node
    return None


def _give_defaults(function: FunctionType, definition: ast.FunctionDef | ast.AsyncFunctionDef | None) -> None:
    if definition is None:
        return
    held = list(function.__defaults__ or ())
    for index, default in enumerate(definition.args.defaults):
        if isinstance(default, ast.Constant) and index < len(held):
            held[index] = default.value
    function.__defaults__ = tuple(held) or None
    for argument, value in zip(definition.args.kwonlyargs, definition.args.kw_defaults, strict=True):
        if isinstance(value, ast.Constant) and function.__kwdefaults__:
            function.__kwdefaults__[argument.arg] = value.value


class Data:
    """Module values as their assignments make them: making them again shows what a change does.

    The values as they are now (`made`) are kept beside the real ones, since those may have grown by registrations.
    """

    def __init__(self, modules: dict[str, ModuleType], trees: dict[str, ast.Module]) -> None:
        self.modules = modules
        self.trees = trees
        self.imports = {name: _imports(trees[name], module) for name, module in modules.items()}
        self.read_by: dict[Path, list[str]] = {}
        self.called: dict[Key, list[str]] = {}
        self.made = {name: self._make_and_watch(name) for name in modules}

    def _make_and_watch(self, name: str) -> Namespace:
        """Make a module's values again, and record which files and functions that takes."""
        files: set[Path] = set()
        called: set[Key] = set()
        real, real_bytes = Path.read_text, Path.read_bytes

        def read_text(self: Path, *args: Any, **kwargs: Any) -> str:
            files.add(self.resolve())
            return real(self, *args, **kwargs)

        def read_bytes(self: Path) -> bytes:
            files.add(self.resolve())
            return real_bytes(self)

        def watch(frame: Any, event: str, argument: object) -> None:
            if event == "call":
                called.add(_key(frame.f_code))

        Path.read_text, Path.read_bytes = read_text, read_bytes  # type: ignore[method-assign]
        sys.setprofile(watch)
        try:
            return self.make(name, self.trees[name])
        finally:
            sys.setprofile(None)
            Path.read_text, Path.read_bytes = real, real_bytes  # type: ignore[method-assign]
            for file in files:
                self.read_by.setdefault(file, []).append(name)
            for key in called:
                self.called.setdefault(key, []).append(name)

    def make(self, name: str, tree: ast.Module) -> Namespace:
        """The values a module's assignments make, in a copy of its namespace."""
        namespace = dict(vars(self.modules[name]))
        own = {target for statement in tree.body for target in _targets(statement)}
        body = [statement for statement in tree.body if _makes_data(statement, own)]
        exec(compile(ast.Module(body, []), self.modules[name].__file__ or name, "exec"), namespace)
        return {target: namespace[target] for target in own if target in namespace}

    def change(self, name: str, tree: ast.Module | None = None) -> Touched:
        """Put a module's new values where they are held, here and in every module built on it."""
        touched = Touched()
        waiting = [name]
        order = list(self.modules)
        while waiting:
            current = waiting.pop(0)
            new = self.make(current, tree if tree is not None and current == name else self.trees[current])
            changed = self._put(current, new, touched)
            for target in changed:
                self._rebind(current, target)
            if touched.roots:
                standing = [other for other in order[order.index(current) + 1 :] if self._stands_on(other, current)]
                waiting = sorted({*waiting, *standing}, key=order.index)
        for names in (touched.names, touched.roots):
            names.update([alias for name in list(names) for alias in self._aliases(*name)])
        return touched

    def _stands_on(self, name: str, other: str) -> bool:
        return any(other in {module, f"{module}.{taken}"} for module, taken in self.imports[name].values())

    def _put(self, name: str, new: Namespace, touched: Touched) -> list[str]:
        module, made = self.modules[name], self.made[name]
        changed = []
        for target, value in new.items():
            if target not in made or target not in vars(module):
                continue
            real = vars(module)[target]
            before = len(touched.fields) + len(touched.entries)
            patch = _Patch(touched)
            put = patch(real, made[target], value)
            if put is not real:
                setattr(module, target, put)
                changed.append(target)
            if put is not real or patch.inside:
                touched.names.add((name, target))
            if put is not real or patch.inside or len(touched.fields) + len(touched.entries) > before:
                touched.roots.add((name, target))
        return changed

    def _aliases(self, name: str, target: str) -> Iterator[tuple[str, str]]:
        """The modules that imported a name, and their name for it."""
        for other, imported in self.imports.items():
            for local, origin in imported.items():
                if origin == (name, target):
                    yield other, local
                    yield from self._aliases(other, local)

    def _rebind(self, name: str, target: str) -> None:
        """Give the new value to every module that imported it by name."""
        for other, local in self._aliases(name, target):
            setattr(self.modules[other], local, vars(self.modules[name])[target])


class _Patch:
    """Apply the difference between `old` and `new` to `real`, in place where possible."""

    def __init__(self, touched: Touched) -> None:
        self.touched = touched
        self.inside = False
        self.done: dict[tuple[int, int], object] = {}

    def __call__(self, real: Any, old: Any, new: Any) -> Any:
        if new is old or isinstance(new, type | ModuleType):
            return real
        mark = (id(real), id(new))
        if mark not in self.done:
            self.done[mark] = real
            self.done[mark] = self._patch(real, old, new)
        return self.done[mark]

    def _patch(self, real: Any, old: Any, new: Any) -> Any:
        if type(new) is not type(old) or type(new) is not type(real):
            return new
        if isinstance(new, msgspec.Struct):
            for name in new.__struct_fields__:
                self._attribute(real, old, new, name, msgspec.structs.force_setattr)
            return real
        if isinstance(new, dict):
            return self._dict(real, old, new)
        if isinstance(new, list | tuple):
            return self._sequence(real, old, new)
        if isinstance(new, FunctionType):
            return self._function(real, old, new)
        if isinstance(new, functools.partial):
            same = (old.func, old.args, old.keywords) == (new.func, new.args, new.keywords)
            return real if same else new
        if isinstance(new, str | bytes | int | float | set | frozenset | None):
            return real if new == old else new
        if type(new).__eq__ is not object.__eq__ and new == old:
            return real
        for name in [*getattr(new, "__dict__", ()), *getattr(type(new), "__slots__", ())]:
            if hasattr(new, name) and hasattr(old, name) and hasattr(real, name):
                self._attribute(real, old, new, name, object.__setattr__)
        return real

    def _attribute(self, real: Any, old: Any, new: Any, name: str, put: Callable[[Any, str, Any], None]) -> None:
        held = getattr(real, name)
        value = self(held, getattr(old, name), getattr(new, name))
        if value is not held:
            put(real, name, value)
            self.touched.fields.add((id(real), name))

    def _dict(self, real: dict[Any, Any], old: dict[Any, Any], new: dict[Any, Any]) -> dict[Any, Any]:
        for key in [key for key in old if key not in new and key in real]:
            self._gone(real.pop(key))
        for key, value in new.items():
            if key not in real or key not in old:
                real[key] = value
                self.inside = True
            elif (put := self(real[key], old[key], value)) is not real[key]:
                real[key] = put
                self.inside = True
        return real

    def _sequence(self, real: Any, old: Any, new: Any) -> Any:
        if not len(real) == len(old) == len(new):
            if len(real) == len(old):
                self._whole(real, old, new)
            if isinstance(real, list):
                real[:] = new
                self.inside = True
                return real
            return new
        values = [self(*three) for three in zip(real, old, new, strict=True)]
        if all(value is held for value, held in zip(values, real, strict=True)):
            return real
        if isinstance(real, list):
            real[:] = values
            self.inside = True
            return real
        return type(real)._make(values) if hasattr(real, "_make") else tuple(values)

    def _whole(self, real: Any, old: Any, new: Any) -> None:
        """An entry was removed or added: run the tests that read those after it."""
        first = next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
        self._gone(real[first] if first < len(real) else None)

    def _function(self, real: FunctionType, old: FunctionType, new: FunctionType) -> FunctionType:
        """New code, keeping what the function closes over and the registrations there."""
        if old.__code__ == new.__code__ and real.__code__ != old.__code__:
            return real  # another one was registered in its place
        if len(real.__closure__ or ()) != len(new.__closure__ or ()):
            return new
        if old.__code__ != new.__code__:
            _give_code(real, new.__code__)
            self.inside = True
        for cell, before, after in zip(*(each.__closure__ or () for each in (real, old, new)), strict=True):
            put = self(cell.cell_contents, before.cell_contents, after.cell_contents)
            if put is not cell.cell_contents:
                cell.cell_contents = put
                self.inside = True
        return real

    def _gone(self, entry: object) -> None:
        self.inside = True
        self.touched.entries.add(id(entry))


def _targets(statement: ast.stmt) -> Iterator[str]:
    targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
    if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
        for target in targets:
            yield from (node.id for node in ast.walk(target) if isinstance(node, ast.Name)) if target else ()


#: What makes offers and menus.
OFFERS = {"always", "gathered", "Menu"}


def _makes_data(statement: ast.stmt, own: set[str]) -> bool:
    """Whether a statement only makes or checks values of its module, so that running it again is safe."""
    if isinstance(statement, ast.Assign | ast.AnnAssign):
        return statement.value is not None and not _is_offer(statement.value)
    if isinstance(statement, ast.Assert | ast.Raise):
        return True
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
        called = statement.value.func
        return isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name) and called.value.id in own
    if isinstance(statement, ast.For | ast.If):
        return all(_makes_data(inner, own) for inner in [*statement.body, *statement.orelse])
    return False


def _is_offer(value: ast.expr) -> bool:
    """Whether it makes an offer or a menu: what these do is registered by functions, which are not run again."""
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in OFFERS


def _imports(tree: ast.Module, module: ModuleType) -> dict[str, tuple[str, str]]:
    """Names a module imported: the local name, the module, and the name there."""
    found = {}
    package = module.__package__ or ""
    for statement in tree.body:
        if isinstance(statement, ast.ImportFrom):
            parts = package.split(".")[: len(package.split(".")) - statement.level + 1] if statement.level else []
            origin = ".".join([*parts, *([statement.module] if statement.module else [])])
            for alias in statement.names:
                found[alias.asname or alias.name] = (origin, alias.name)
        elif isinstance(statement, ast.Import):
            for alias in statement.names:
                found[alias.asname or alias.name] = (alias.name, "")
    return found
