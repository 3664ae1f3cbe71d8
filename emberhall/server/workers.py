"""`emberhall serve --workers N`: processes that serve one hall behind one address, and the one that looks after them.

A worker that ends is replaced. All that matters is in the database, so nothing acknowledged is lost with it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import time
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import FrameType
from typing import NamedTuple

from sqlalchemy import make_url

from emberhall.kernel import msg
from emberhall.store.database import default_url

from .crew import Crew
from .main import CannotServe, Service, bound_socket, say_where, shown
from .settings import Settings
from .texts import TEXTS

_SPAWN = multiprocessing.get_context("spawn")
_STARTING = 60.0  # seconds for a worker to open the hall
_SHORT = 5.0  # a worker that lived for fewer seconds is replaced after a pause of this length
_LEAVING = 20.0


class Worker(NamedTuple):
    """A worker, the pipe over which it says that it is ready, and when it was hired."""

    process: BaseProcess
    ready: Connection
    since: float


class Foreman:
    """Hires workers and replaces those that end, until it is told to stop."""

    def __init__(self, sock: socket.socket, count: int, service: Service, language: str) -> None:
        self._sock, self._count, self._service, self._language = sock, count, service, language
        self._folder = tempfile.TemporaryDirectory(prefix="emberhall-")
        self._lifeline, self._held = _SPAWN.Pipe(duplex=False)
        self._workers: dict[int, Worker] = {}
        self._stopping = False

    def open(self) -> None:
        """Hire everybody, and wait until they have opened the hall. The first one brings the database up to date."""
        for number in range(self._count):
            self._hire(number)
            worker = self._workers[number]
            if not (worker.ready.poll(_STARTING) and self._is_ready(worker)):
                self.close()
                raise CannotServe("serve-failed")

    def look_after(self) -> None:
        """Replace workers that end, until the process is asked to stop."""
        for order in (signal.SIGTERM, signal.SIGINT):
            signal.signal(order, self._stop)
        while not self._stopping:
            ended = wait([worker.process.sentinel for worker in self._workers.values()], timeout=0.5)
            for number, worker in list(self._workers.items()):
                if worker.process.sentinel in ended and not self._stopping:
                    if time.monotonic() - worker.since < _SHORT:
                        time.sleep(_SHORT)
                    self._hire(number)

    def close(self) -> None:
        """Ask everybody to stop, and wait for them."""
        for worker in self._workers.values():
            if worker.process.is_alive():
                worker.process.terminate()
        for worker in self._workers.values():
            worker.process.join(_LEAVING)
            if worker.process.is_alive():
                worker.process.kill()
        self._folder.cleanup()

    def _hire(self, number: int) -> None:
        ready, tells = _SPAWN.Pipe(duplex=False)
        given = (self._sock, (number, self._count, self._folder.name), self._service, self._lifeline, tells)
        process = _SPAWN.Process(target=_work, args=given, name=f"emberhall-worker-{number + 1}")
        process.start()
        tells.close()
        self._workers[number] = Worker(process, ready, time.monotonic())
        told = msg("serve-worker", number=number + 1, count=self._count, process=str(process.pid))
        print(TEXTS.say(told, self._language), flush=True)

    def _is_ready(self, worker: Worker) -> bool:
        try:
            return bool(worker.ready.recv())
        except EOFError:  # it has ended
            return False

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping = True


def _work(
    sock: socket.socket, place: tuple[int, int, str], service: Service, lifeline: Connection, ready: Connection
) -> None:
    """The life of a worker, who has a place in the crew."""
    number, count, folder = place
    crew = Crew(number, count, Path(folder))
    service.run(sock, crew=crew, lifeline=lifeline.fileno(), ready=lambda: ready.send(True))


def serve_with_workers(
    host: str,
    port: int,
    count: int,
    settings: Settings,
    *,
    strict_port: bool = False,
    language: str = "en",
    log_level: str = "warning",
) -> None:
    """Serve the hall with several processes until interrupted."""
    if sys.platform == "win32" or make_url(settings.database_url or default_url()).get_backend_name() == "sqlite":
        raise CannotServe("serve-workers-database")
    sock = bound_socket(host, port, strict=strict_port)
    say_where(port, sock, language)
    foreman = Foreman(sock, count, Service(settings, log_level), language)
    foreman.open()
    print(TEXTS.say(msg("serve-open", address=shown(host, sock)), language), flush=True)
    try:
        foreman.look_after()
    finally:
        foreman.close()
        print(TEXTS.say(msg("serve-closing"), language), flush=True)
        os.close(sock.detach())
