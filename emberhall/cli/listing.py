"""`emberhall games`: the installed games."""

from rich.table import Table

from emberhall.agents import agent_names
from emberhall.kernel import EmberhallError, find_game, game_names

from .words import Words


def list_games(say: Words) -> None:
    """Print a table of the installed games."""
    from .terminal import console

    names = game_names()
    if not names:
        console().print(say("no-games"))
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("column-name", "column-game", "column-seats", "column-agents"):
        table.add_column(say(heading))
    for name in names:
        try:
            game = find_game(name)
        except EmberhallError as error:
            table.add_row(name, error.say(say.language))
            continue
        fewest, most = game.seats[0], game.seats[-1]
        seats = f"{fewest}" if fewest == most else f"{fewest}–{most}"
        table.add_row(name, game.texts.say(game.title(), say.language), seats, ", ".join(agent_names(game)))
    console().print(table)
