"""`emberhall golden`: recorded games, replayed to see what a change has changed."""

import sys
from pathlib import Path

from rich.progress import Progress

from emberhall.arena import golden
from emberhall.kernel import find_game

from .terminal import console
from .words import Words


def golden_in_terminal(say: Words, place: str, file: Path, again: bool, *, bots: int, by: str | None) -> int:
    """Replay the golden games, or record them again; the exit code is 1 if one differs."""
    game = find_game(place)
    known = golden.read(file)
    screen = console()
    if not again:
        found = golden.differences(file, game)
        for line in found:
            screen.print(line, markup=False, style="red")
        screen.print(say("golden-checked", games=len(known), differences=len(found)))
        return 1 if found or not known else 0
    if any(old.version == game.version and golden.difference(old, game) for old in known):
        screen.print(say("golden-same-version", game=game.name, version=game.version), style="bold red")
        return 1
    wanted = list(golden.selection(game, bots, by))
    with Progress(console=console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        written = [golden.played(game, *chosen) for chosen in bar.track(wanted, description=game.name)]
    golden.write(file, written)
    decisions = sum(len(one.decisions()) for one in written)
    screen.print(say("golden-written", games=len(written), decisions=decisions, file=str(file)))
    return 0
