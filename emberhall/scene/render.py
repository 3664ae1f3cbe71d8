"""Scenes as plain data in one language, ready to be sent."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import astuple

from emberhall.kernel import Message, Texts

Say: TypeAlias = Callable[[Message], str]

#: Data that is plain already.
_LEAVES = frozenset((str, int, float, bool, type(None)))


def plain(value: Any, texts: Texts, language: str, before: tuple[Any, Any] | None = None) -> Any:
    """Turn a scene, or any part of one, into dicts, lists and strings.

    Pass an earlier scene and its plain form (in the same language) as `before` to save work: unchanged parts are the
    same objects as in the earlier form.
    """
    return Plainly(texts, language).plain(value, before)


class Plainly:
    """Says scenes in one language. What several scenes share is said once, until you `forget`."""

    def __init__(self, texts: Texts, language: str) -> None:
        self._say: Say = lambda message: texts.say(message, language)
        #: What was said, by the identity of what it shows.
        self._known: dict[int, tuple[Any, Any]] = {}

    def plain(self, value: Any, before: tuple[Any, Any] | None = None) -> Any:
        """A scene in plain data; see `plain`."""
        return self._new(value) if before is None else self._found(value, *before)

    def forget(self) -> None:
        """The next scenes share nothing with those before."""
        self._known.clear()

    def _new(self, value: Any) -> Any:
        kind = type(value)
        if kind in _LEAVES:
            return value
        if kind is Message:
            return self._say(value)
        known = self._known.get(id(value))
        if known is None:
            new = self._new
            form: Any
            if kind is tuple or kind is list:
                form = [new(inner) for inner in value]
            else:
                form = {
                    name: new(inner)
                    for (name, default), inner in zip(_fields(kind), astuple(value), strict=True)
                    if inner is not None and inner != default
                }
            known = self._known[id(value)] = value, form
        return known[1]

    def _again(self, value: Any, old: Any, form: Any) -> Any:
        """The plain form of a value, with whatever it has in common with an old one and its form."""
        kind = type(value)
        if kind is not type(old) or kind in _LEAVES or kind is Message:
            return form if value == old else self._new(value)
        known = self._known.get(id(value))
        if known is None:
            said = form if value == old else self._differently(value, old, form)
            known = self._known[id(value)] = value, said
        return known[1]

    def _differently(self, value: Any, old: Any, form: Any) -> Any:
        kind = type(value)
        return self._listed(value, old, form) if kind is tuple or kind is list else self._struct(value, old, form)

    def _listed(self, value: Any, old: Any, form: Any) -> list[Any]:
        again = self._again
        if len(value) == len(old):
            return [
                said if inner is was else again(inner, was, said)
                for inner, was, said in zip(value, old, form, strict=True)
            ]
        known = {_id(was): (was, said) for was, said in zip(old, form, strict=True)}
        return [self._found(inner, *known.get(_id(inner), (None, None))) for inner in value]

    def _found(self, value: Any, old: Any, form: Any) -> Any:
        return form if value is old else self._again(value, old, form)

    def _struct(self, value: Any, old: Any, form: Any) -> dict[str, Any]:
        said = {}
        for name, default in _fields(type(value)):
            inner = getattr(value, name)
            if inner is None or inner is default or inner == default:
                continue
            if name in form:
                was = getattr(old, name)
                said[name] = form[name] if inner is was else self._again(inner, was, form[name])
            else:
                said[name] = self._new(inner)
        return said


def _id(value: Any) -> str:
    return getattr(value, "id", "")


_known_fields: dict[type, tuple[tuple[str, Any], ...]] = {}


def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, Any], ...]:
    """The fields of an element with their defaults, in order."""
    known = _known_fields.get(kind)
    if known is None:
        defaults = {field.name: field.default for field in msgspec.structs.fields(kind)}
        known = _known_fields[kind] = tuple((name, defaults[name]) for name in kind.__struct_fields__)
    return known
