"""Hearing what other processes wrote: LISTEN on PostgreSQL."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Container

from sqlalchemy.engine import URL

from .writer import CHANNEL

log = logging.getLogger(__name__)

#: The news after a lost connection: anything may have changed.
EVERYTHING = "all:"


class Listener:
    """A thread that listens, and calls `heard` with what changed: `record:<table>`, `seats:<table>`, `chat:<table>`.

    What our `own` connections announce is left out.
    """

    def __init__(self, url: URL, heard: Callable[[str], None], own: Container[int] = ()) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._own = own
        self._stop = threading.Event()
        self.ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="store-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._stop.set()
        self._thread.join(timeout=5)

    def _run(self) -> None:
        import psycopg  # heavy, and only needed for PostgreSQL

        wait = 0.2
        while not self._stop.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    if self.ready.is_set():
                        self._heard(EVERYTHING)
                    self.ready.set()
                    wait = 0.2
                    while not self._stop.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            if notice.pid not in self._own:
                                self._heard(notice.payload)
            except psycopg.Error as error:
                log.warning("lost the connection to the database: %s", error)
                self._stop.wait(wait)
                wait = min(wait * 2, 5)
