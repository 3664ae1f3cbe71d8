"""Scenes as plain data in one language: what is sent to whoever draws them."""

from collections.abc import Callable
from typing import Any

import msgspec

from emberhall.kernel import Message, Texts


def plain(value: Any, texts: Texts, language: str) -> Any:
    """The scene (or any part of it) as dicts, lists and words."""
    return _plain(value, lambda message: texts.say(message, language))


def _plain(value: Any, say: Callable[[Message], str]) -> Any:
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


_known_defaults: dict[type, tuple[Any, ...]] = {}


def _defaults(kind: type[msgspec.Struct]) -> tuple[Any, ...]:
    known = _known_defaults.get(kind)
    if known is None:
        by_name = {field.name: field.default for field in msgspec.structs.fields(kind)}
        known = _known_defaults[kind] = tuple(by_name[name] for name in kind.__struct_fields__)
    return known
