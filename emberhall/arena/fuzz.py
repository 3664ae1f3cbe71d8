"""Random games under examination, seed after seed: whatever breaks is kept with the decisions that led there."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

from emberhall.conformance import Examined, Failure, examine
from emberhall.kernel import Game
from emberhall.kernel.log import to_json, write_safely


def fuzz(
    game: Game[Any, Any], games: int, seed: int = 0, place: str | None = None, *, quick: bool = False
) -> Iterator[Examined]:
    """Examine so many random games, all variants in turn, from this seed on.

    Quick: every decision is checked for its options, the components and the end of the game, and nothing is looked at
    more closely or played twice.
    """
    closely = 0.0 if quick else 0.1
    campaigns = 0 if quick else max(1, games // 20)
    return examine(
        game, games=games, seeds=count(seed), place=place, thorough=closely, whole=not quick, campaigns=campaigns
    )


def keep(failure: Failure, folder: Path) -> Path | None:
    """Write the decisions that led to a failure into a save file, where there were any."""
    if failure.log is None:
        return None
    log = failure.log
    path = folder / f"{failure.game.replace('/', '-')}-{failure.check}-{log.seats}-{log.seed}.json"
    write_safely(path, to_json(log))
    return path
