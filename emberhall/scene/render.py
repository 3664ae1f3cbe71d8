"""Scenes as plain data in one language, ready to be sent."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from emberhall.kernel import Message, Texts

Say: TypeAlias = Callable[[Message], str]


def plain(value: Any, texts: Texts, language: str, before: tuple[Any, Any] | None = None) -> Any:
    """Turn a scene, or any part of one, into dicts, lists and strings.

    Pass an earlier scene and its plain form (in the same language) as `before` to save work: unchanged parts are the
    same objects as in the earlier form.
    """
    say: Say = lambda message: texts.say(message, language)  # noqa: E731
    return _plain(value, say) if before is None else _replain(value, *before, say)


def _plain(value: Any, say: Say) -> Any:
    if isinstance(value, Message):
        return say(value)
    if isinstance(value, msgspec.Struct):
        fields = zip(value.__struct_fields__, _defaults(type(value)), strict=True)
        return {
            name: _plain(inner, say)
            for name, default in fields
            if (inner := getattr(value, name)) is not None and inner != default
        }
    if isinstance(value, tuple | list):
        return [_plain(inner, say) for inner in value]
    return value


def _replain(value: Any, old: Any, drawn: Any, say: Say) -> Any:
    if value is old or value == old:
        return drawn
    if type(value) is not type(old) or isinstance(value, Message):
        return _plain(value, say)
    if isinstance(value, msgspec.Struct):
        fields = zip(value.__struct_fields__, _defaults(type(value)), strict=True)
        return {
            name: _replain(inner, getattr(old, name), drawn[name], say) if name in drawn else _plain(inner, say)
            for name, default in fields
            if (inner := getattr(value, name)) is not None and inner != default
        }
    if isinstance(value, tuple | list):
        if len(value) == len(old):
            return [_replain(*each, say) for each in zip(value, old, drawn, strict=True)]
        known = {_id(was): (was, form) for was, form in zip(old, drawn, strict=True)}
        return [_replain(v, *known.get(_id(v), (None, None)), say) for v in value]
    return value


def _id(value: Any) -> str:
    return getattr(value, "id", "")


_known_defaults: dict[type, tuple[Any, ...]] = {}


def _defaults(kind: type[msgspec.Struct]) -> tuple[Any, ...]:
    known = _known_defaults.get(kind)
    if known is None:
        by_name = {field.name: field.default for field in msgspec.structs.fields(kind)}
        known = _known_defaults[kind] = tuple(by_name[name] for name in kind.__struct_fields__)
    return known
