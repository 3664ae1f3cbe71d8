"""The ids of what lies on a table."""

from collections.abc import Iterator

import msgspec

from emberhall.kernel import Message

from .elements import Piece


def element_ids(value: object) -> Iterator[str]:
    """The ids of all elements in a scene or a part of one; the card of a piece may share the piece's id."""
    if isinstance(value, Message):
        return
    if isinstance(value, msgspec.Struct):
        id = getattr(value, "id", "")
        if id:
            yield id
        for name in value.__struct_fields__:
            inner = getattr(value, name)
            if not (isinstance(value, Piece) and name == "card" and inner is not None and inner.id == id):
                yield from element_ids(inner)
    elif isinstance(value, tuple | list):
        for inner in value:
            yield from element_ids(inner)
