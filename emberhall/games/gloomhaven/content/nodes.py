"""Reading content files: data with effects in it; errors name the file and the entry."""

from pathlib import Path
from typing import Any

import msgspec

from emberhall.effects import Words
from emberhall.games.gloomhaven.effects.nodes import MODULES

FILES = Path(__file__).parent

#: The words for effects in the files.
NODES = Words(*MODULES)


def read(file: Path) -> Any:
    """What is in a file."""
    try:
        return msgspec.json.decode(file.read_text(encoding="utf-8"))
    except msgspec.DecodeError as error:
        raise ValueError(f"{file.name}: {error}") from None
