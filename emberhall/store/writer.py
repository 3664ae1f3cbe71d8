"""The one thread that writes. What comes in while it is busy is committed together.

A commit waits for the disk; with group commit a hundred tables wait for it once.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import random
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from .record import Entry

T = TypeVar("T")

log = logging.getLogger(__name__)

#: PostgreSQL wakes other processes over this channel.
CHANNEL = "emberhall"

_MOST = 256  # jobs in one transaction
_COLUMNS = 6  # of the record
_BUSY = 0.01  # seconds: work this soon after a commit is probably one of many
_GATHER = 0.002  # seconds to gather more of it
_TRIES = 4  # of a transaction that another process stood in the way of
_APART = 0.05  # seconds at most before it is tried again
_COLLIDED = ("40P01", "40001")  # PostgreSQL: a deadlock, or two that cannot follow one another
_LOOK_ROUND = 0.5  # seconds between looks at what other processes wrote into a SQLite file


class Append(NamedTuple):
    """Entries to be added to a table's record at a place that must be free."""

    table: str
    seq: int
    entries: Sequence[Entry]


class Job(NamedTuple):
    """Something to write, and the future of whoever waits for it: a thread, or a task of an event loop."""

    what: Append | Callable[[Connection], Any]
    future: Future[Any] | asyncio.Future[Any]

    def begin(self) -> bool:
        """Whether anybody is still waiting for it."""
        if isinstance(self.future, Future):
            return self.future.set_running_or_notify_cancel()
        return not self.future.cancelled()


class Writer:
    """Writes for any thread; the future you get is done when the work is committed."""

    def __init__(self, engine: Engine, others_wrote: Callable[[], None]) -> None:
        self._engine = engine
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._sqlite = engine.dialect.name == "sqlite"
        self._others_wrote = others_wrote
        self._version: int | None = None
        #: The processes of PostgreSQL that have written for us: what they announce is no news here.
        self.own: set[int] = set()
        self._looked = self._wrote = 0.0
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[Connection], T]) -> Future[T]:
        """Run this in a transaction. It may run again if something else in the transaction fails."""
        return self._put(work)

    def append(self, table: str, seq: int, entries: Sequence[Entry]) -> Future[bool]:
        """Add entries to the record of a table; False if someone else has written there first."""
        return self._put(Append(table, seq, entries))

    def append_soon(self, table: str, seq: int, entries: Sequence[Entry]) -> asyncio.Future[bool]:
        """Like `append`, for a task of the running event loop. Everything committed together wakes the loop once."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._add(Job(Append(table, seq, entries), future))
        return future

    def close(self) -> None:
        """Write what is left, then stop."""
        self._queue.put(None)
        self._thread.join(timeout=30)

    def _put(self, what: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self._add(Job(what, future))
        return future

    def _add(self, job: Job) -> None:
        if not self._thread.is_alive():
            raise RuntimeError("the store is closed")
        self._queue.put(job)

    def _run(self) -> None:
        connection: Connection | None = None
        going = True
        while going:
            jobs, going = self._next()
            try:
                if connection is None or connection.closed or connection.invalidated:
                    connection = self._engine.connect().execution_options(writes=True)
                    if not self._sqlite:
                        driver: Any = connection.connection.dbapi_connection
                        self.own.add(driver.info.backend_pid)
                if jobs:
                    self._write(connection, jobs)
                if self._sqlite and time.monotonic() - self._looked > _LOOK_ROUND:
                    self._look_round(connection)
            except Exception as error:  # the thread must live on: whoever waits gets the error
                log.exception("writing failed")
                _settle([(job.future, error) for job in jobs if not job.future.done()])
                if connection is not None:
                    connection.invalidate()
                    connection.close()
                    connection = None
        if connection is not None:
            connection.close()

    def _next(self) -> tuple[list[Job], bool]:
        jobs: list[Job] = []
        try:
            job = self._queue.get(timeout=_LOOK_ROUND if self._sqlite else None)
            if time.monotonic() - self._wrote < _BUSY:
                time.sleep(_GATHER)
            while job is not None:
                if job.begin():  # nobody waits any more: do not write it
                    jobs.append(job)
                if len(jobs) == _MOST:
                    return jobs, True
                job = self._queue.get_nowait()
        except queue.Empty:
            return jobs, True
        return jobs, False

    def _write(self, connection: Connection, jobs: list[Job]) -> None:
        try:
            results = self._quickly(connection, jobs) if self._sqlite else self._try(connection, jobs)
        except Exception as error:
            results = [error] if len(jobs) == 1 and not _collided(error) else None
        if results is None:  # a lost race or a failure among them: one by one, so that each gets its own answer
            results = [self._write_alone(connection, job) for job in jobs]
        self._wrote = time.monotonic()
        _settle(list(zip((job.future for job in jobs), results, strict=True)))

    def _write_alone(self, connection: Connection, job: Job, tries: int = _TRIES) -> Any:
        try:
            results = self._try(connection, [job])
        except Exception as error:
            if tries == 1 or not _collided(error):
                return error
            time.sleep(random.uniform(0, _APART))
            return self._write_alone(connection, job, tries - 1)
        return False if results is None else results[0]

    def _quickly(self, connection: Connection, jobs: list[Job]) -> list[Any] | None:
        """What `_try` does. Choices alone go to SQLite as they are: what SQLAlchemy does around it would cost more."""
        appends = [job.what for job in jobs if isinstance(job.what, Append)]
        if len(appends) < len(jobs):
            return self._try(connection, jobs)
        driver: Any = connection.connection.dbapi_connection
        statement, values = self._insertion(appends)
        try:
            driver.execute("BEGIN IMMEDIATE")
            done = driver.execute(statement, values).rowcount == len(values) // _COLUMNS
            driver.execute("COMMIT" if done else "ROLLBACK")
        except sqlite3.Error:
            if driver.in_transaction:
                driver.execute("ROLLBACK")
            return self._try(connection, jobs)  # and say what is wrong as always
        return [True] * len(jobs) if done else None

    def _try(self, connection: Connection, jobs: list[Job]) -> list[Any] | None:
        """Write everything in one transaction; None, with nothing written, if a place in a record is taken."""
        with connection.begin() as transaction:
            results = [True if isinstance(job.what, Append) else job.what(connection) for job in jobs]
            # In one order in every process, so that two of them cannot wait for each other.
            appends = sorted((job.what for job in jobs if isinstance(job.what, Append)), key=lambda a: (a.table, a.seq))
            if appends and not self._append(connection, appends):
                transaction.rollback()
                return None
        return results

    def _append(self, connection: Connection, appends: list[Append]) -> bool:
        statement, values = self._insertion(appends)
        if connection.exec_driver_sql(statement, values).rowcount != len(values) // _COLUMNS:
            return False
        if not self._sqlite:
            wake(connection, *(f"record:{append.table}" for append in appends))
        return True

    def _insertion(self, appends: list[Append]) -> tuple[str, tuple[Any, ...]]:
        """One statement for all rows: each statement lets other threads of the process run."""
        values: list[Any] = []
        for table, seq, entries in appends:
            for at, entry in enumerate(entries, seq):
                values += (table, at, entry.kind, entry.seat, entry.key, entry.at)
        mark = "(?,?,?,?,?,?)" if self._sqlite else "(%s,%s,%s,%s,%s,%s)"
        marks = ",".join([mark] * (len(values) // _COLUMNS))
        columns = "table_id, seq, kind, seat, key, at"
        return f"INSERT INTO record ({columns}) VALUES {marks} ON CONFLICT DO NOTHING", tuple(values)

    def _look_round(self, connection: Connection) -> None:
        """SQLite cannot notify anybody: look whether another process has written."""
        self._looked = time.monotonic()
        with connection.begin():
            version = connection.exec_driver_sql("PRAGMA data_version").scalar_one()
        if self._version not in (None, version):
            self._others_wrote()
        self._version = version


def _collided(error: Exception) -> bool:
    """Whether a transaction failed only because another one ran at the same time."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in _COLLIDED


def _settle(results: list[tuple[Future[Any] | asyncio.Future[Any], Any]]) -> None:
    """Give everybody who waits their result; wake each event loop only once."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for future, result in results:
        if isinstance(future, asyncio.Future):
            loops.setdefault(future.get_loop(), []).append((future, result))
        elif isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
    for loop, settled in loops.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_settle_here, settled)


def _settle_here(results: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in results:
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


def wake(connection: Connection, *what: str) -> None:
    """Tell the other processes, when this transaction is committed, that something changed."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(
            "SELECT pg_notify(%s, what) FROM unnest(%s::text[]) AS what", (CHANNEL, list(dict.fromkeys(what)))
        )
