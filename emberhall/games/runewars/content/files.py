"""Reads content files: entries by id; errors name the file and the entry."""

from pathlib import Path
from typing import Any, TypeVar

import msgspec

from emberhall.effects import Words
from emberhall.games.runewars.effects.nodes import MODULES

T = TypeVar("T")
FILES = Path(__file__).parent

#: The words for effects in the files.
WORDS = Words(*MODULES)


def read(stem: str) -> Any:
    """The JSON value of a file."""
    try:
        return msgspec.json.decode((FILES / f"{stem}.json").read_bytes())
    except msgspec.DecodeError as error:
        raise ValueError(f"{stem}.json: {error}") from None


def entries(stem: str, kind: type[T]) -> dict[str, T]:
    """The entries of a file, by id."""
    return WORDS.entries(read(stem), kind, f"{stem}.json")
