"""The whole examination of a game: texts and lessons, games, campaigns, and repetition in other processes."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from time import perf_counter
from typing import Any

from emberhall.kernel import Game, Log, MissingText

from .campaign import examine_campaign
from .game import Players, examine_game
from .lessons import written
from .repeat import repeat
from .report import Examined, Failure
from .words import constructible, languages

_REPEATED = 8  # games to replay in other processes


def examine(
    game: Game[Any, Any],
    *,
    games: int | None = None,
    seeds: Iterable[int] = range(3),
    variants: Iterable[tuple[Any, int]] | None = None,
    thorough: float = 0.1,
    whole: bool = True,
    place: str | None = None,
    campaigns: int = 2,
    by: Players | None = None,
) -> Iterator[Examined]:
    """Examine a game part by part: its texts, one game after the other, and their repetition elsewhere.

    Each seed is played with each of the game's variants (options and seats), up to the number of `games`; an endless
    `itertools.count()` of seeds will do. At a fraction of the decisions (`thorough`), every check is made. `whole` also
    replays each game with the rules re-entered at every checkpoint, and some games in other processes, which import the
    game from `place` (`module:GAME`; worked out if possible). `campaigns` are played if the game has one. Choices are
    random, unless games are played `by` others.
    """
    began = perf_counter()
    failures = tuple(Failure("texts", what, game.name) for what in _texts(game))
    yield Examined("texts", failures, seconds=perf_counter() - began)

    setups = list(variants if variants is not None else game.variants())
    logs: list[Log] = []
    for seed, (options, seats) in islice(((seed, setup) for seed in seeds for setup in setups), games):
        examined = examine_game(game, options, seats, seed, thorough, whole=whole, by=by)
        if examined.log is not None and examined.outcome is not None and len(logs) < _REPEATED:
            logs.append(examined.log)
        yield examined

    for seed in range(campaigns if game.campaign else 0):
        yield examine_campaign(game, seed, thorough)

    if whole and logs:
        began = perf_counter()
        found = tuple(repeat(game, logs, place))
        yield Examined("repeat", found, seconds=perf_counter() - began)


def _texts(game: Game[Any, Any]) -> Iterator[str]:
    try:
        yield from languages(game)
        yield from constructible(game)
        yield from written(game)
    except (MissingText, SyntaxError, OSError) as error:
        yield str(error)


def check(game: Game[Any, Any], *, progress: Callable[[Examined], None] | None = None, **how: Any) -> list[Failure]:
    """Everything that `examine` finds wrong with a game; `progress` is called after each part."""
    failures: list[Failure] = []
    for examined in examine(game, **how):
        failures.extend(examined.failures)
        if progress:
            progress(examined)
    return failures
