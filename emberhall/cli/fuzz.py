"""`emberhall fuzz`: random games under examination."""

import sys

from rich.progress import Progress

from emberhall.arena.fuzz import fuzz, keep
from emberhall.conformance import Failure
from emberhall.kernel import find_game, game_names
from emberhall.places import data_dir

from .terminal import console
from .words import Words


def fuzz_in_terminal(say: Words, place: str | None, games: int, seed: int, quick: bool) -> int:
    """Play, print what breaks; what led there is kept as a save file. The exit code is 1 if anything broke."""
    places = [place] if place else game_names()
    if not places:
        console().print(say("no-games"))
    failures = sum([_fuzz(say, name, games, seed, quick) for name in places])
    return 1 if failures else 0


def _fuzz(say: Words, place: str, games: int, seed: int, quick: bool) -> int:
    game = find_game(place)
    title = game.texts.say(game.title(), say.language)
    failures = decisions = 0
    with Progress(console=console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(title, total=games)
        for examined in fuzz(game, games, seed, place, quick=quick):
            bar.advance(task, 1 if examined.seats else 0)
            decisions += examined.decisions
            for failure in examined.failures:
                failures += 1
                _report(say, failure, place)
    style = "red" if failures else "green"
    console().print(say("fuzz-done", game=title, games=games, decisions=decisions, faults=failures), style=style)
    return failures


def _report(say: Words, failure: Failure, place: str) -> None:
    console().print(str(failure), style="bold red")
    if path := keep(failure, data_dir() / "faults"):
        console().print(say("fuzz-kept", file=str(path), game=place))
