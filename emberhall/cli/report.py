"""`emberhall report`: results as a page with plots and a table, and any game of them as a saved game."""

from pathlib import Path

from emberhall.arena import read
from emberhall.arena.report import page, table
from emberhall.kernel import save as save_game
from emberhall.kernel.log import write_safely

from .words import Words


def report_of_results(say: Words, file: Path) -> None:
    """Write the page and the table beside the results."""
    results = read(file)
    for ending, text in ((".html", page(results, say.language)), (".csv", table(results))):
        path = file.with_suffix(ending)
        write_safely(path, text.encode())
        print(say("report-written", file=str(path)))


def game_of_results(say: Words, file: Path, number: int, path: Path | None) -> None:
    """Save one game: the hall opens it with all its decisions, and `emberhall replay` steps through it."""
    path = path or file.with_name(f"{file.stem}-{number}.json")
    save_game(read(file).session(number), path)
    print(say("report-saved", file=str(path)))
