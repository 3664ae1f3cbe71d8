"""Games under examination, seed after seed. Failures are kept with the decisions that led there."""

from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any

from emberhall.agents import Agent, UnknownAgent, make_agent
from emberhall.conformance import Examined, Failure, Players, examine, examine_campaign
from emberhall.kernel import Game, Rng
from emberhall.kernel.log import to_json, write_safely


def fuzz(
    game: Game[Any, Any],
    games: int,
    seed: int = 0,
    place: str | None = None,
    *,
    closely: float = 0.1,
    quick: bool = False,
    wide: bool = False,
    agents: Sequence[str] = (),
) -> Iterator[Examined]:
    """Examine games of all variants in turn, starting with this seed: played at random, or by these agents.

    `wide` plays the game's combinations, in random order, instead of its variants. At a share of the decisions
    (`closely`), every check is made. `quick` checks only the options and components at every tenth decision, and the
    end of the game. Agents take the seats in the order given, over and over; campaigns are always played at random.
    """
    return examine(
        game,
        games=games,
        seeds=count(seed),
        variants=_mixed(game, seed) if wide else None,
        place=place,
        thorough=0.0 if quick else closely,
        whole=not quick,
        campaigns=0 if quick or agents else max(1, games // 20),
        by=_sitting(game, agents) if agents else None,
    )


def fuzz_campaigns(
    game: Game[Any, Any],
    campaigns: int,
    seed: int = 0,
    *,
    scenarios: int = 20,
    closely: float = 0.1,
    agents: Sequence[str] = ("random",),
    agreement: Any = None,
) -> Iterator[Examined]:
    """Examine campaigns of this many scenarios each, played by these agents."""
    _sitting(game, agents)

    def able(played: Game[Any, Any]) -> Players:
        return _able(played, agents)

    for number in range(seed, seed + campaigns):
        yield examine_campaign(game, number, closely, agreement=agreement, scenarios=scenarios, by=able)


def _able(game: Game[Any, Any], agents: Sequence[str]) -> Players:
    """Agents for a scenario or an interlude; those who do not know it play at random."""
    try:
        return _sitting(game, agents)
    except UnknownAgent:
        return _sitting(game, ("random",))


def _mixed(game: Game[Any, Any], seed: int) -> list[tuple[Any, int]]:
    """All combinations in random order, so that even a few of them show much."""
    setups = list(game.combinations())
    Rng(f"{seed} wide").shuffle(setups)
    return setups


def _sitting(game: Game[Any, Any], agents: Sequence[str]) -> Players:
    def players(seed: int, seats: int) -> list[Agent]:
        rng = Rng(f"{seed} agents")
        return [make_agent(agents[seat % len(agents)], game, rng.split()) for seat in range(seats)]

    players(0, len(agents))  # report an unknown agent before the first game
    return players


def keep(failure: Failure, folder: Path) -> Path | None:
    """Write the decisions that led to a failure into a save file; None if there were none."""
    if failure.log is None:
        return None
    log = failure.log
    path = folder / f"{failure.game.replace('/', '-')}-{failure.check}-{log.seats}-{log.seed}.json"
    write_safely(path, to_json(log))
    return path
