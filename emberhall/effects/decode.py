"""From data to nodes and back. Errors name the file, the entry and the place inside it."""

import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from types import ModuleType
from typing import Any, TypeVar

import msgspec

from emberhall.kernel.reading import decoder

from .combinators import AllOf, Choose, EitherOf, ForEach, If, May, NotSo, Then
from .lasting import Lasts
from .nodes import FAMILIES, Amount, Effect, Node, Number, family, word

T = TypeVar("T")

_NUMBER: Any = Number

#: The nodes every game has.
COMMON: tuple[type[Node], ...] = (Then, Choose, May, If, ForEach, NotSo, AllOf, EitherOf, Lasts)


class BadContent(ValueError):
    """Data that does not decode: one line for each fault, with its file and entry."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


class Words:
    """The kinds of nodes a game has, and the way from data to nodes and back.

    It knows the nodes of these modules and those every game has.
    """

    def __init__(self, *modules: ModuleType) -> None:
        self.kinds: dict[type, dict[str, type[Node]]] = {found: {} for found in FAMILIES}
        for kind in COMMON:
            self.add(kind)
        for module in modules:
            self.take(module)

    def take(self, module: ModuleType) -> None:
        """Add the nodes a module defines, except base classes of other nodes."""
        for kind in vars(module).values():
            here = isinstance(kind, type) and issubclass(kind, Node) and kind.__module__ == module.__name__
            if here and not kind.__subclasses__():
                self.add(kind)

    def add(self, kind: type[Node]) -> None:
        """Add a kind of node. It replaces a common one with the same word."""
        known = self.kinds[family(kind)]
        other = known.get(word(kind))
        if other not in (None, kind) and not other.__module__.startswith(__package__):
            raise TypeError(f"{word(kind)!r} is a word of {kind.__module__} and of {other.__module__}")
        known[word(kind)] = kind

    def decode(self, given: object, kind: type[T], where: str = "") -> T:
        """Decode plain data with all its nodes; `BadContent` messages begin with `where`."""
        decoder(kind)  # msgspec must learn the type in one thread
        try:
            return msgspec.convert(given, kind, dec_hook=self._node)
        except msgspec.ValidationError as error:
            raise BadContent([_fault(where, str(error))]) from None

    def entries(self, given: object, kind: type[T], file: str) -> dict[str, T]:
        """The entries of a file by id, decoded; raises BadContent that names every entry that is wrong.

        The file is a mapping of id to entry, or a list of entries with an `id`.
        """
        if isinstance(given, Mapping):
            pairs = [(str(id), entry) for id, entry in given.items()]
        elif isinstance(given, list):
            pairs = [(_id(entry) or f"entry {n}", entry) for n, entry in enumerate(given, 1)]
        else:
            raise BadContent([f"{file}: expected a mapping or a list of entries, got {type(given).__name__}"])
        found: dict[str, T] = {}
        faults: list[str] = []
        for id, entry in pairs:
            if id in found:
                faults.append(f"{file}: {id}: is there twice")
            try:
                found[id] = self.decode(entry, kind, f"{file}: {id}")
            except BadContent as bad:
                faults += bad.faults
        if faults:
            raise BadContent(faults)
        return found

    def _node(self, wanted: type, given: Any) -> Any:
        if wanted is _NUMBER:
            if type(given) is int:
                return given
            wanted = Amount
        if wanted not in self.kinds:
            raise NotImplementedError(f"{wanted.__name__} is no family of nodes")
        if wanted is Effect and isinstance(given, list):
            return self.kinds[Effect]["then"](self._convert(given, tuple[Effect, ...]))
        tag: str = wanted.tag  # type: ignore[attr-defined]
        if isinstance(given, str):
            name, fields = given, {}
        elif isinstance(given, Mapping) and isinstance(given.get(tag), str):
            name, fields = given[tag], {key: value for key, value in given.items() if key != tag}
        elif isinstance(given, wanted):
            return given
        else:
            raise ValueError(f"expected a node with {tag!r}, got {_short(given)}")
        kind = self.kinds[wanted].get(name)
        if kind is None:
            like = get_close_matches(name, self.kinds[wanted], 1)
            hint = f" (perhaps {like[0]!r}?)" if like else ""
            raise ValueError(f"there is no {wanted.__name__} {name!r}{hint}")
        return self._convert(fields, kind)

    def _convert(self, given: object, kind: Any) -> Any:
        decoder(kind)
        try:
            return msgspec.convert(given, kind, dec_hook=self._node)
        except msgspec.ValidationError as error:
            raise ValueError(str(error)) from None  # the caller adds the place


def _id(entry: object) -> str:
    return str(entry.get("id", "")) if isinstance(entry, Mapping) else ""


_AT = re.compile(r" - at `\$([^`]*)`")


def _fault(where: str, error: str) -> str:
    """`cards.json: stamina: strong.parts[1].n: Expected int, got str`."""
    path = "".join(reversed(_AT.findall(error))).lstrip(".")
    return ": ".join(part for part in (where, path, _AT.sub("", error).replace("`", "")) if part)


def _short(given: object) -> str:
    text = repr(given)
    return text if len(text) <= 60 else f"{text[:57]}..."


def plain(value: Any) -> Any:
    """Nodes, and structs that hold some, as plain data the way files have it: without defaults."""
    if isinstance(value, msgspec.Struct):
        tag: dict[str, Any] = {}
        if isinstance(value, Node):
            tag = {family(type(value)).tag: word(type(value))}  # type: ignore[attr-defined]
        fields = {
            field.encode_name: plain(getattr(value, field.name))
            for field in msgspec.structs.fields(value)
            if getattr(value, field.name) != _default(field)
        }
        return {**tag, **fields} if fields or not tag else next(iter(tag.values()))
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items()}
    return value


def _default(field: msgspec.structs.FieldInfo) -> Any:
    factory: Callable[[], Any] | Any = field.default_factory
    return factory() if factory is not msgspec.NODEFAULT else field.default
