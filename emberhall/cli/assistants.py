"""`emberhall mcp`: a seat at a game, and a referee, for assistants."""

from pathlib import Path

from emberhall.extras import need
from emberhall.kernel import Session, find_game, new_seed
from emberhall.kernel import log as saved
from emberhall.mcp.chair import Chair
from emberhall.mcp.table import ME, AssistedTable, NotYours

from .play import who_plays
from .terminal import game_options
from .words import Words


def offer_seats(
    say: Words,
    place: str,
    seats: str,
    options: list[str],
    *,
    seed: str | None,
    load: Path | None,
    file: Path | None,
    referee: bool,
    port: int | None,
) -> None:
    """Serve one chair over stdio, or with a port all of them over HTTP."""
    need("mcp")
    from emberhall.mcp.server import chairs_of, serve_http, serve_stdio

    game = find_game(place)
    if load is not None:
        session = saved.replay(saved.read(load), game, load.name)
        players = who_plays(game, seats, session.seats)
    else:
        players = who_plays(game, seats, None)
        session = Session(game, game_options(game, options), len(players), new_seed() if seed is None else seed)
    if ME not in players:
        raise NotYours("no-seat-for-assistants")
    table = AssistedTable(session, players, file)
    if port is None:
        serve_stdio(Chair(table, None if referee else table.held[0], say.language))
        return
    chairs = chairs_of(table, say.language)
    for path, chair in chairs.items():
        who = say("mcp-referee") if chair.seat is None else say("mcp-seat", seat=chair.seat)
        print(f"{who}: http://127.0.0.1:{port}/{path}/mcp", flush=True)
    serve_http(chairs, "127.0.0.1", port)
