"""Random games under examination, seed after seed: whatever breaks is kept with the decisions that led there."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

from emberhall.conformance import Examined, Failure, examine
from emberhall.kernel import Game
from emberhall.kernel.log import to_json, write_safely


def fuzz(game: Game[Any, Any], games: int, seed: int = 0, place: str | None = None) -> Iterator[Examined]:
    """Examine so many random games, all variants in turn, from this seed on."""
    return examine(game, games=games, seeds=count(seed), place=place)


def keep(failure: Failure, folder: Path) -> Path | None:
    """Write the decisions that led to a failure into a save file, where there were any."""
    if failure.log is None:
        return None
    log = failure.log
    path = folder / f"{failure.game}-{failure.check}-{log.seats}-{log.seed}.json"
    write_safely(path, to_json(log))
    return path
