"""Reading plain data as a type that is only known at run time.

msgspec builds what it knows about a type at first use, and two threads that build at once crash the process. So only
one builds at a time, under a lock, and all such reading goes through here.
"""

import threading
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_LOCK = threading.Lock()
_decoders: dict[Any, msgspec.msgpack.Decoder[Any]] = {}


def decoder(kind: type[T]) -> msgspec.msgpack.Decoder[T]:
    """The decoder of values of this type, built once."""
    found = _decoders.get(kind)
    if found is None:
        with _LOCK:
            found = _decoders.get(kind)
            if found is None:
                found = _decoders[kind] = msgspec.msgpack.Decoder(kind)
    return found


def decoded(data: bytes, kind: type[T]) -> T:
    """A value of this type from its MessagePack."""
    return decoder(kind).decode(data)


def read_json(data: bytes | str, kind: type[T]) -> T:
    """A value of this type from its JSON."""
    decoder(kind)
    return msgspec.json.decode(data, type=kind)


def converted(given: object, kind: type[T], *, strict: bool = True, str_keys: bool = False) -> T:
    """A value of this type from plain data."""
    decoder(kind)
    return msgspec.convert(given, kind, strict=strict, str_keys=str_keys)
