"""`emberhall serve`: opens the hall for browsers."""

from importlib.util import find_spec

from .words import Misused


def serve_hall(host: str, port: int) -> None:
    """Run the server until it is stopped."""
    if find_spec("emberhall.server.main") is None:
        raise Misused("no-server")
    from importlib import import_module

    import_module("emberhall.server.main").serve(host=host, port=port)
