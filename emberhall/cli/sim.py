"""`emberhall sim`: many games between bots, and their statistics."""

import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from emberhall.agents import split_specs
from emberhall.arena import FaultCount, Mean, Pair, Rate, Simulation, Summary, simulate
from emberhall.kernel import Game, find_game, msg
from emberhall.kernel.log import write_safely

from .terminal import console, game_options
from .words import Words

_MOST_REASONS = 12  # listed one by one


def sim_in_terminal(
    say: Words,
    place: str,
    *,
    games: int,
    agents: str,
    seats: int | None,
    options: list[str],
    jobs: int,
    seed: int,
    rotate: bool,
    ray: bool,
    json: Path | None,
    results: Path | None,
    resume: bool,
) -> int:
    """Play the games, show progress, and print a summary; `json` names a file for everything.

    `results` gets each game as it ends. Ctrl-C ends the series: what was played counts. The exit code is 1 if a game
    failed, 130 after Ctrl-C.
    """
    game = find_game(place)
    chosen = game_options(game, options)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
    with bar:
        task = bar.add_task(game.texts.say(game.title(), say.language), total=games)
        simulation = simulate(
            place,
            split_specs(agents),
            games=games,
            seats=seats,
            options=chosen,
            seed=seed,
            rotate=rotate,
            jobs=jobs,
            ray=ray,
            progress=lambda played: bar.advance(task, played),
            file=results,
            resume=resume,
            stoppable=True,
        )
    show(say, game, simulation)
    if json is not None:
        write_safely(json, msgspec.json.format(msgspec.json.encode(simulation)) + b"\n")
    if simulation.stopped:
        print(say("sim-stopped", played=simulation.summary.games, games=games), file=sys.stderr)
        return 130
    return 1 if simulation.summary.faults else 0


def show(say: Words, game: Game[Any, Any], simulation: Simulation) -> None:
    """The summary as a table and a few lines."""
    summary, match = simulation.summary, simulation.match
    screen = console()
    title = game.texts.say(game.title(), say.language)
    screen.print(
        say("sim-title", game=title, games=summary.games, seats=match.seats, seed=str(match.seed)), style="bold"
    )
    screen.print(_standings(say, summary))
    for pair in summary.pairs:
        screen.print(_difference(say, pair))
    if summary.length:
        length = summary.length
        screen.print(
            say(
                "sim-length",
                mean=round(length.mean, 1),
                median=round(length.median, 1),
                shortest=length.shortest,
                longest=length.longest,
            )
        )
    for reason, count in reasons(game, summary, say.language):
        screen.print(say("sim-reason", reason=reason or say("sim-reason-others"), count=count))
    for fault in summary.faults:
        screen.print(_broken(say, fault), style="bold red")
        screen.print(fault.first.trace, style="dim", markup=False, highlight=False)
    if summary.unfinished:
        screen.print(say("sim-unfinished", count=summary.unfinished, most=game.longest), style="bold red")
    screen.print(
        say(
            "sim-speed",
            decisions=summary.decisions,
            seconds=round(summary.seconds, 2),
            speed=round(summary.decisions_per_second),
        )
    )


def reasons(game: Game[Any, Any], summary: Summary, language: str) -> list[tuple[str, int]]:
    """Why the games ended, most frequent first; the last, without words, counts all the others.

    A reason with figures or names in it has a `.cause` without them; otherwise, each wording counts on its own.
    """
    counted: Counter[str] = Counter()
    for cause in summary.causes:
        short = f"{cause.message.id}.cause"
        message = msg(short) if game.texts.has(short, language) else cause.message
        counted[game.texts.say(message, language)] += cause.count
    told = counted.most_common(_MOST_REASONS)
    left = counted.total() - sum(count for _, count in told)
    return [*told, ("", left)] if left else told


def _standings(say: Words, summary: Summary) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(say("column-player"))
    for heading in (
        "column-games",
        "column-wins",
        "column-rate",
        "column-interval",
        "column-score",
        "column-interval",
        "column-thinking",
    ):
        table.add_column(say(heading), justify="right")
    for standing in summary.standings:
        thinking = "" if standing.thinking is None else f"{standing.thinking:.2f}"
        wins = _rate(standing.wins) if standing.wins else (str(standing.games), "", "", "")
        table.add_row(standing.agent, *wins, *_mean(standing.score), thinking)
    for seat, rate in enumerate(summary.seats, 1):
        table.add_row(say("sim-seat", seat=seat), *_rate(rate), style="dim")
    return table


def _difference(say: Words, pair: Pair) -> str:
    low, mean, high = (
        f"{100 * share:+.1f}".replace("-", "−") for share in (pair.wins.low, pair.wins.mean, pair.wins.high)
    )
    return say("sim-pair", first=pair.first, second=pair.second, mean=mean, low=low, high=high, rounds=pair.rounds)


def _broken(say: Words, fault: FaultCount) -> str:
    first = fault.first
    where = "" if first.seat is None else say("sim-fault-seat", seat=first.seat + 1)
    told = say("sim-fault", what=fault.what, count=fault.count, seed=str(fault.seed), at=first.decisions)
    return f"{told} {where}".rstrip()


def _rate(rate: Rate) -> tuple[str, ...]:
    return str(rate.of), f"{round(rate.count, 2):g}", f"{rate.rate:.1%}", f"{rate.low:.1%}–{rate.high:.1%}"


def _mean(mean: Mean | None) -> tuple[str, ...]:
    return (f"{mean.mean:.2f}", f"{mean.low:.2f}–{mean.high:.2f}") if mean else ("", "")
