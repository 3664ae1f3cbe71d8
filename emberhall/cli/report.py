"""`emberhall report`: results as a page with plots and a table, and any game of them to step through."""

from pathlib import Path

from emberhall.arena import read
from emberhall.arena.report import page, table
from emberhall.extras import need
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
    """Save one game: `emberhall replay` steps through it at the terminal, and programs load it."""
    path = path or file.with_name(f"{file.stem}-{number}.json")
    save_game(read(file).session(number), path)
    print(say("report-saved", file=str(path)))


def game_into_hall(say: Words, file: Path, number: int) -> None:
    """Bring one game into the hall's records: the browser steps through all its decisions."""
    need("server")
    from emberhall.server.importing import bring_in
    from emberhall.server.settings import Settings
    from emberhall.store import Store

    results = read(file)
    store = Store(Settings.from_environment().database_url)
    try:
        address = bring_in(store, results.session(number), results.games[number].agents)
    finally:
        store.close()
    print(say("report-in-hall", address=address))
