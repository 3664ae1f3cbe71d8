"""The tools that assistants call, over stdio or HTTP."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from secrets import token_urlsafe
from typing import Any

import uvicorn
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from starlette.applications import Starlette
from starlette.routing import Mount

from emberhall.kernel import EmberhallError

from .chair import Chair
from .table import AssistedTable

_SEAT = (
    "You hold a seat in a board game. `look` shows the table as you see it and what you are asked; `choose` takes one "
    "of `options` by its key. `why`, `why_not` and `what_if` answer as far as your seat may know, and `rules` searches "
    "the rulebook."
)
_REFEREE = (
    "You are the referee of a board game: `look` shows what everybody sees, `find` finds things on the table, and "
    "`rules` searches the rulebook. You hold no seat and see no hands."
)


def server_of(chair: Chair) -> MCPServer:
    """A server with the tools of a chair."""
    title = chair.say(chair.table.session.game.title())
    who = "referee" if chair.seat is None else f"seat {chair.seat}"
    instructions = _REFEREE if chair.seat is None else _SEAT
    server = MCPServer(f"emberhall {who}", title=f"{title}: {who}", instructions=instructions, log_level="WARNING")

    @contextmanager
    def at_the_table() -> Iterator[None]:
        with chair.table.lock:
            try:
                yield
            except EmberhallError as error:
                raise ToolError(error.say(chair.language)) from None

    @server.tool()
    def look(seat: int | None = None) -> dict[str, Any]:
        """The table as text, who is asked and what you are asked, and what has happened since you last looked.

        You may look only through the eyes of your seat.
        """
        with at_the_table():
            return chair.look(seat)

    @server.tool()
    def find(words: str) -> list[dict[str, str]]:
        """The ids of things on the table whose name or id contains these words; `why_not` takes an id."""
        with at_the_table():
            return chair.find(words)

    @server.tool()
    def rules(words: str) -> list[dict[str, str]]:
        """Search the numbered rules for words, or for a rule's id."""
        with at_the_table():
            return chair.rules(words)

    if chair.seat is not None:
        _add_seat_tools(server, chair, at_the_table)
    return server


def _add_seat_tools(server: MCPServer, chair: Chair, at_the_table: Any) -> None:
    @server.tool()
    def options(seat: int | None = None) -> list[dict[str, Any]]:
        """What you may choose now: keys for `choose`, and labels."""
        with at_the_table():
            return chair.options(seat)

    @server.tool()
    def choose(key: str) -> dict[str, Any]:
        """Choose an option by its key. Says what followed, until you are asked again or others are."""
        with at_the_table():
            return chair.choose(key)

    @server.tool()
    def why() -> dict[str, Any]:
        """The rule behind the question you are asked."""
        with at_the_table():
            return chair.why()

    @server.tool()
    def why_not(element: str) -> dict[str, Any]:
        """Why a thing on the table, named by its id, cannot be chosen now."""
        with at_the_table():
            return chair.why_not(element)

    @server.tool()
    def what_if(key: str, then: str = "") -> dict[str, Any]:
        """What an option would lead to, up to where chance, something hidden or another player comes in.

        `then` is your answer to the question that follows.
        """
        with at_the_table():
            return chair.what_if(key, then)


def serve_stdio(chair: Chair) -> None:
    """Serve one assistant over standard input and output."""
    server_of(chair).run("stdio")


def chairs_of(table: AssistedTable, language: str) -> dict[str, Chair]:
    """The chairs of a table by their secret paths: one for each seat that assistants hold, and the referee's."""
    seats = {f"seat-{seat}-{token_urlsafe(16)}": Chair(table, seat, language) for seat in table.held}
    return {**seats, "referee": Chair(table, None, language)}


def web_app(chairs: dict[str, Chair], host: str = "127.0.0.1") -> Starlette:
    """An application with each chair at `/<its path>/mcp`."""
    servers = {path: server_of(chair) for path, chair in chairs.items()}
    mounts = [Mount(f"/{path}", server.streamable_http_app(host=host)) for path, server in servers.items()]

    @asynccontextmanager
    async def running(app: Starlette) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            for server in servers.values():
                await stack.enter_async_context(server.session_manager.run())
            yield

    return Starlette(routes=mounts, lifespan=running)


def serve_http(chairs: dict[str, Chair], host: str, port: int) -> None:
    """Serve assistants over HTTP until stopped."""
    uvicorn.run(web_app(chairs, host), host=host, port=port, log_level="warning", access_log=False)
