"""`emberhall serve`: opens the hall for browsers."""

from emberhall.server.main import serve

from .words import Words

#: Where the hall is found unless somebody says otherwise; if that is taken, the next free port is.
PORT = 8321


def serve_hall(say: Words, host: str, port: int | None) -> None:
    """Run the server until it is stopped; a port that was asked for is the port, or it is an error."""
    serve(host, PORT if port is None else port, strict_port=port is not None, language=say.language)
