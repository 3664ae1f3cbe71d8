"""`emberhall serve`: open the hall for browsers."""

from emberhall.server.main import serve
from emberhall.server.settings import Settings
from emberhall.server.workers import serve_with_workers

from .words import Words

#: The default port; if it is taken, the next free one is used.
PORT = 8321


def serve_hall(say: Words, host: str, port: int | None, workers: int) -> None:
    """Run the server until it is stopped. A port you ask for must be free."""
    wanted, strict = PORT if port is None else port, port is not None
    if workers > 1:
        settings = Settings.from_environment()
        serve_with_workers(host, wanted, workers, settings, strict_port=strict, language=say.language)
    else:
        serve(host, wanted, strict_port=strict, language=say.language)
