"""Many games between agents that rotate through the seats."""

from collections.abc import Sequence
from itertools import combinations
from time import perf_counter
from typing import Any

import msgspec

from emberhall.agents import make_agent
from emberhall.kernel import Game, Rng, find_game, place_of

from .match import BadMatch, Match, Result
from .statistics import Summary, summarize
from .workers import Progress, play_match


class Simulation(msgspec.Struct, frozen=True):
    """A finished match: every result, and their statistics."""

    match: Match
    results: list[Result]
    summary: Summary


def lineups(agents: Sequence[str], seats: int) -> tuple[tuple[str, ...], ...]:
    """The line-ups: every group of agents that fills the seats (all agents if there are few), in every rotation."""
    if len(agents) > seats:
        groups = list(combinations(agents, seats))
    else:
        groups = [tuple(agents[seat % len(agents)] for seat in range(seats))]
    turned = [group[turn:] + group[:turn] for group in groups for turn in range(seats)]
    return tuple(dict.fromkeys(turned))


def simulate(
    game: Game[Any, Any] | str,
    agents: Sequence[str] = ("random",),
    *,
    games: int = 100,
    seats: int | None = None,
    options: Any = None,
    seed: int = 0,
    rotate: bool = True,
    jobs: int = 1,
    ray: bool = False,
    progress: Progress | None = None,
) -> Simulation:
    """Play many games; equal arguments give equal results whatever the number of jobs."""
    place = game if isinstance(game, str) else place_of(game)
    match = prepare(place, agents, games=games, seats=seats, options=options, seed=seed, rotate=rotate)
    start = perf_counter()
    results = play_match(match, jobs=jobs, ray=ray, progress=progress)
    return Simulation(match, results, summarize(results, perf_counter() - start))


def prepare(
    place: str,
    agents: Sequence[str],
    *,
    games: int,
    seats: int | None,
    options: Any,
    seed: int,
    rotate: bool = True,
) -> Match:
    """Describe a match, and refuse it now if it cannot be played."""
    game = find_game(place)
    agents = list(agents) or ["random"]
    seats = seats if seats is not None else min(max(len(agents), game.seats[0]), game.seats[-1])
    plain: dict[str, Any] = msgspec.to_builtins(game.options() if options is None else options)
    game.check(game.parse_options(plain), seats)
    if len(agents) > seats and not rotate:
        raise BadMatch("too-many-agents", agents=len(agents), seats=seats)
    for agent in agents:
        make_agent(agent, game, Rng(0))
    fixed = tuple(agents[seat % len(agents)] for seat in range(seats))
    return Match(place, plain, seats, lineups(agents, seats) if rotate else (fixed,), games, seed)
