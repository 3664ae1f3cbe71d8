"""`emberhall fuzz`: games under examination, played at random or by bots."""

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from rich.progress import Progress

from emberhall.agents import split_specs
from emberhall.arena.fuzz import fuzz, fuzz_campaigns, keep
from emberhall.conformance import Examined, Failure
from emberhall.kernel import Game, find_game, game_names
from emberhall.places import data_dir

from .terminal import campaign_options, console
from .words import Misused, Words


def fuzz_in_terminal(
    say: Words, place: str | None, games: int, seed: int, *, closely: float, quick: bool, wide: bool, agents: str
) -> int:
    """Play, print what fails, and keep a save file of it. The exit code is 1 if anything failed."""
    places = [place] if place else game_names()
    if not places:
        console().print(say("no-games"))
    failures = 0
    for name in places:
        game = find_game(name)
        if wide and not any(True for _ in game.combinations()):
            if place:
                raise Misused("fuzz-not-wide", game=name)
            continue
        parts = fuzz(game, games, seed, name, closely=closely, quick=quick, wide=wide, agents=split_specs(agents))
        failures += _watch(say, game, name, games, parts)
    return 1 if failures else 0


def _watch(say: Words, game: Game[Any, Any], place: str, games: int, parts: Iterator[Examined]) -> int:
    title = game.texts.say(game.title(), say.language)
    failures = decisions = 0
    with Progress(console=console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(title, total=games)
        for examined in parts:
            bar.advance(task, 1 if examined.seats else 0)
            decisions += examined.decisions
            for failure in examined.failures:
                failures += 1
                _report(say, failure, place)
    style = "red" if failures else "green"
    console().print(say("fuzz-done", game=title, games=games, decisions=decisions, faults=failures), style=style)
    return failures


def fuzz_campaigns_in_terminal(
    say: Words, place: str | None, many: tuple[int, int, int], *, closely: float, agents: str, options: list[str]
) -> int:
    """Play long campaigns and print what fails and what they have come to; `many`: campaigns, scenarios, first seed."""
    if place is None:
        raise Misused("fuzz-which-campaign")
    game = find_game(place)
    campaigns, scenarios, seed = many
    parts = fuzz_campaigns(
        game,
        campaigns,
        seed,
        scenarios=scenarios,
        closely=closely,
        agents=split_specs(agents) or ["random"],
        agreement=campaign_options(game, options),
    )
    figures: Counter[str] = Counter()
    failures = decisions = 0
    for examined in parts:
        tally = {"views": examined.views, **examined.tally}
        figures.update(tally)
        decisions += examined.decisions
        for failure in examined.failures:
            failures += 1
            _report(say, failure, place)
        counts = ", ".join(f"{what} {n}" for what, n in tally.items())
        console().print(say("fuzz-campaign", seed=examined.seed, counts=counts), style="dim")
    title = game.texts.say(game.title(), say.language)
    counts = ", ".join(f"{what} {n}" for what, n in figures.items())
    told = say("fuzz-campaigns", game=title, campaigns=campaigns, decisions=decisions, faults=failures, counts=counts)
    console().print(told, style="red" if failures else "green")
    return 1 if failures else 0


def _report(say: Words, failure: Failure, place: str) -> None:
    console().print(str(failure), style="bold red")
    if path := keep(failure, data_dir() / "faults"):
        console().print(say("fuzz-kept", file=str(path), game=place))
