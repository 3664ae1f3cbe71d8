"""Servers in processes of their own, which tests stop and kill.

They run `emberhall.server`, but start as copies of a process that has already loaded it: loading takes longer than the
rest of a short test.
"""

from __future__ import annotations

import multiprocessing
import os
import runpy
import signal
import sys
import threading
from multiprocessing.connection import Connection

from emberhall.server.main import bound_socket

from .served import GAMES, Person

_COPIES = multiprocessing.get_context("forkserver")
_COPIES.set_forkserver_preload(
    [__name__, "alembic.command", "psycopg", "uvloop", *(place.partition(":")[0] for place in GAMES)]
)
_PATIENCE = 120  # seconds: bots end with their server, but may still be starting


class Process:
    """A server in a process of its own."""

    def __init__(self, url: str, port: int = 0) -> None:
        if not port:
            sock = bound_socket("127.0.0.1", 0, strict=True)
            port = sock.getsockname()[1]
            sock.close()
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        settings = {
            "DATABASE_URL": url,
            "GAMES": ",".join(GAMES),
            "INSTALLED": "false",
            "BOT_PROCESSES": "1",
            "BOT_PAUSE": "0",
            "LIMITS": "false",
        }
        words, tongue = _COPIES.Pipe(duplex=False)
        self._process = _COPIES.Process(target=_run, args=(f"127.0.0.1:{port}", settings, tongue))
        self._process.start()
        tongue.close()
        self._words = os.fdopen(os.dup(words.fileno()), encoding="utf-8")
        words.close()
        self.said = self._words.readline()
        assert self.address in self.said, self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> tuple[int, str]:
        """Send a signal and wait; returns the exit code and the output."""
        assert self._process.pid is not None
        heard: list[str] = []
        listener = threading.Thread(target=lambda: heard.append(self._words.read()), daemon=True)
        listener.start()
        os.kill(self._process.pid, how)
        self._process.join(_PATIENCE)
        listener.join(_PATIENCE)
        assert self._process.exitcode is not None, "the server does not end"
        assert heard, "its bots do not end"
        self._words.close()
        return self._process.exitcode, self.said + heard[0]

    @property
    def runs(self) -> bool:
        return self._process.is_alive()


def elsewhere(person: Person, process: Process) -> Person:
    """The same person, connected to another process."""
    twin = Person.__new__(Person)
    twin.address, twin.token = process.address, person.token
    twin.http = type(person.http)(base_url=process.address, headers=person.http.headers, timeout=20)
    return twin


def _run(address: str, settings: dict[str, str], tongue: Connection) -> None:
    for stream in (1, 2):
        os.dup2(tongue.fileno(), stream)
    tongue.close()
    os.environ.update({f"EMBERHALL_{name}": value for name, value in settings.items()})
    sys.argv = ["emberhall.server", address]
    runpy.run_module("emberhall.server", run_name="__main__")
