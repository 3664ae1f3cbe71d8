"""`emberhall serve`: open the hall for browsers."""

from emberhall.server.main import serve

from .words import Words

#: The default port; if it is taken, the next free one is used.
PORT = 8321


def serve_hall(say: Words, host: str, port: int | None) -> None:
    """Run the server until it is stopped. A port you ask for must be free."""
    serve(host, PORT if port is None else port, strict_port=port is not None, language=say.language)
