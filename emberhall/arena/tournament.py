"""Many games between agents that rotate through the seats."""

from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from itertools import combinations
from pathlib import Path
from time import perf_counter
from typing import Any, TypeAlias

import msgspec

from emberhall.agents import AgentLike, agent_name, make_agent, split_specs
from emberhall.kernel import Game, Rng, find_game, place_of

from .match import BadMatch, Match, Result
from .report import fragment
from .results import Results, ResultsFile
from .summary import Summary, summarize
from .workers import play_match

#: Called with the number of games played since the last call.
Progress: TypeAlias = Callable[[int], None]


class Simulation(msgspec.Struct, frozen=True):
    """A match that was played: every result, and their statistics. `stopped`: it was interrupted.

    A notebook shows it as tables and plots.
    """

    match: Match
    results: list[Result]
    summary: Summary
    stopped: bool = False

    def __repr__(self) -> str:
        match, summary = self.match, self.summary
        told = [f"{one.agent} {one.wins.rate:.1%}" if one.wins else one.agent for one in summary.standings]
        told += [
            f"{pair.first} ahead of {pair.second} by {100 * pair.wins.mean:+.1f} points "
            f"({100 * pair.wins.low:+.1f} to {100 * pair.wins.high:+.1f})"
            for pair in summary.pairs
        ]
        played = f"{summary.games} {'game' if summary.games == 1 else 'games'} of {match.game}"
        return f"<{played}, {match.seats} seats, seed {match.seed}: {', '.join(told)}>"

    def _repr_html_(self) -> str:
        return fragment(Results(self.match, dict(enumerate(self.results))))


def lineups(
    agents: Sequence[str], seats: int, sides: Sequence[Sequence[int]] | None = None
) -> tuple[tuple[str, ...], ...]:
    """The line-ups: every group of agents that fills the sides (all agents if there are few), in every rotation.

    The seats of a side win together, so one agent holds them all; where there is one side, each agent plays alone.
    """
    sides = sides or [[seat] for seat in range(seats)]
    many = len(sides)
    if len(agents) > many:
        groups = list(combinations(agents, many))
    else:
        groups = [tuple(agents[side % len(agents)] for side in range(many))]
    turned = [group[turn:] + group[:turn] for group in groups for turn in range(many)]
    side_of = {seat: side for side, held in enumerate(sides) for seat in held}
    return tuple(dict.fromkeys(tuple(group[side_of[seat]] for seat in range(seats)) for group in turned))


def simulate(
    game: Game[Any, Any] | str,
    agents: Sequence[AgentLike] | str = ("random",),
    *,
    games: int = 100,
    seats: int | None = None,
    options: Any = None,
    seed: int = 0,
    rotate: bool = True,
    jobs: int = 0,
    ray: bool = False,
    progress: Progress = lambda played: None,
    file: str | Path | None = None,
    resume: bool = False,
    stoppable: bool = False,
) -> Simulation:
    """Play many games; equal arguments give equal results whoever plays them.

    Each agent is a name, a class, a function or an instance (see `make_agent`). `jobs` processes play, or this one;
    in processes of its own, an agent that ends its process breaks only its game. `file` gets each result as it
    arrives; with `resume` it may hold some already. `stoppable`: Ctrl-C ends the series and returns what there is.

    >>> simulate("defenders", ["random"], games=3, seats=1).summary.games
    3
    """
    place = game if isinstance(game, str) else place_of(game)
    agents = split_specs(agents) if isinstance(agents, str) else agents
    match = prepare(place, agents, games=games, seats=seats, options=options, seed=seed, rotate=rotate)
    start = perf_counter()
    with ExitStack() as stack:
        kept = None if file is None else stack.enter_context(closing(ResultsFile(Path(file), match, resume=resume)))
        found = {} if kept is None else {n: result for n, result in kept.known.items() if n < games}
        match = match if kept is None else kept.match
        progress(len(found))
        stopped = False
        left = [number for number in range(games) if number not in found]
        try:
            for number, result in play_match(match, left, _makers(agents), jobs=jobs, ray=ray):
                found[number] = result
                if kept is not None:
                    kept.add(number, result)
                progress(1)
        except KeyboardInterrupt:
            if not stoppable:
                raise
            stopped = True
    results = [found[number] for number in sorted(found)]
    rules = find_game(place)
    together = rules.cooperative(rules.agreed(match.options), match.seats)
    return Simulation(match, results, summarize(results, perf_counter() - start, together=together), stopped)


def _makers(agents: Sequence[AgentLike]) -> dict[str, AgentLike]:
    """The agents that are more than words, by the names they get in results."""
    named = zip(_names(agents), agents, strict=True)
    return {name: agent for name, agent in named if not isinstance(agent, str)}


def _names(agents: Sequence[AgentLike]) -> list[str]:
    """What the agents are called: by their names, with a number where two that differ share one."""
    named: dict[str, AgentLike] = {}
    names = []
    for agent in agents:
        name, n = agent_name(agent), 1
        while named.setdefault(name, agent) is not agent and not isinstance(agent, str):
            n += 1
            name = f"{agent_name(agent)}-{n}"
        names.append(name)
    return names


def prepare(
    place: str,
    agents: Sequence[AgentLike],
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
    if games < 1:
        raise BadMatch("no-games", games=games)
    seats = seats if seats is not None else min(max(len(agents), game.seats[0]), game.seats[-1])
    agreed = game.agreed(options)
    game.check(agreed, seats)
    if len(agents) > seats and not rotate:
        raise BadMatch("too-many-agents", agents=len(agents), seats=seats)
    for agent in agents:
        make_agent(agent, game, Rng(0))
    names = _names(agents)
    fixed = tuple(names[seat % len(names)] for seat in range(seats))
    chosen = lineups(names, seats, game.sides(agreed, seats)) if rotate else (fixed,)
    return Match(place, msgspec.to_builtins(agreed), seats, chosen, games, seed)
