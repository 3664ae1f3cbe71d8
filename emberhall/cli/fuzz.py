"""`emberhall fuzz`: random games under examination."""

import sys

from rich.progress import Progress

from emberhall.arena.fuzz import Fault, fuzz
from emberhall.kernel import find_game, game_names
from emberhall.kernel.log import to_json, write_safely
from emberhall.places import data_dir

from .terminal import console
from .words import Words


def fuzz_in_terminal(say: Words, place: str | None, games: int, seed: int) -> int:
    """Play, print what breaks; each fault is kept as a save file. The exit code is 1 if anything broke."""
    places = [place] if place else game_names()
    screen = console()
    faults = 0
    if not places:
        screen.print(say("no-games"))
    for name in places:
        game = find_game(name)
        total = games * len(list(game.variants()))
        title = game.texts.say(game.title(), say.language)
        with Progress(console=console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
            task = bar.add_task(title, total=total)
            found = 0
            for fault in fuzz(game, games, seed, lambda played: bar.advance(task, played)):  # noqa: B023
                found += 1
                _report(say, fault, found, name)
        faults += found
        screen.print(say("fuzz-done", game=title, games=total, faults=found), style="red" if found else "green")
    return 1 if faults else 0


def _report(say: Words, fault: Fault, number: int, place: str) -> None:
    path = data_dir() / "faults" / f"{fault.game}-{fault.log.seed}-{number}.json"
    write_safely(path, to_json(fault.log))
    console().print(fault.why, style="bold red")
    console().print(say("fuzz-kept", file=str(path), game=place))
