"""Several workers behind one address: each keeps its tables, and one that is killed is replaced."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import zlib
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from emberhall.server.crew import Crew
from emberhall.server.main import CannotServe, bound_socket
from emberhall.server.settings import Settings
from emberhall.server.workers import serve_with_workers
from tests.store import postgres

from .served import GAMES, Person, wait_for

COUNT = 2


class Hall:
    """A hall with two workers; the settings are those of the environment, without `EMBERHALL_`."""

    def __init__(self, url: str, **settings: str) -> None:
        sock = bound_socket("127.0.0.1", 0, strict=True)
        port = sock.getsockname()[1]
        sock.close()
        self.address = f"http://127.0.0.1:{port}"
        given = {"DATABASE_URL": url, "GAMES": ",".join(GAMES), "INSTALLED": "false", "BOT_PROCESSES": "0"}
        given |= {"BOT_PAUSE": "0", "LIMITS": "true"} | settings
        self.process = subprocess.Popen(
            [sys.executable, "-m", "emberhall.server", f"127.0.0.1:{port}", str(COUNT)],
            env=os.environ | {f"EMBERHALL_{name}": value for name, value in given.items()},
            stdout=subprocess.PIPE,
            text=True,
        )
        self.workers: dict[int, int] = {}
        self.read_until(f"The hall is open at {self.address}/")

    def read_until(self, wanted: str) -> None:
        """Read what the hall says, until it says this; the number of each worker's process is noted."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.match(r"Worker (\d+) of 2 is process (\d+)", line):
                self.workers[int(found[1])] = int(found[2])
            if line.startswith(wanted):
                return
        raise AssertionError(f"the hall has ended without saying {wanted!r}")


@pytest.fixture
def hall(postgres_server: str) -> Iterator[Hall]:
    hall = Hall(postgres.fresh_database(postgres_server))
    yield hall
    hall.process.kill()
    hall.process.wait(30)
    for worker in hall.workers.values():  # they leave with whoever hired them
        wait_for(lambda: not Path(f"/proc/{worker}").exists() or "zombie" in _state(worker), 30)  # noqa: B023


def _state(process: int) -> str:
    try:
        return Path(f"/proc/{process}/status").read_text()
    except FileNotFoundError:
        return "zombie"


def keeper(table: str) -> int:
    """The number of the worker that keeps a table."""
    return zlib.crc32(table.encode()) % COUNT + 1


@pytest.mark.slow
@pytest.mark.postgres
def test_everybody_at_a_table_meets_in_one_worker(hall: Hall) -> None:
    ann, bob = Person(hall.address, "Ann"), Person(hall.address, "Bob")
    tables = [ann.create("duel", "me", "open", options={"scouting": False}) for _ in range(6)]
    assert {keeper(table) for table in tables} == {1, 2}
    for table in tables:
        bob.join(table)
        with ann.at(table) as first, bob.at(table) as second:
            # who is online is known to one process only
            first.until(lambda: [player["online"] for player in first.players] == [True, True])
            first.choose()
            view = second.choose()
            first.until(lambda: first.view["seq"] >= view["seq"])  # noqa: B023


@pytest.mark.slow
@pytest.mark.postgres
def test_a_killed_worker_is_replaced_and_the_other_plays_on(hall: Hall) -> None:
    ann = Person(hall.address)
    tables: dict[int, str] = {}
    while len(tables) < COUNT:
        table = ann.create("skirmish", "me", "me")
        tables[keeper(table)] = table
    with ExitStack() as stack:
        eyes = {number: stack.enter_context(ann.at(table, look="all")) for number, table in tables.items()}
        for each in eyes.values():
            each.choose()
        dead = hall.workers[1]
        os.kill(dead, signal.SIGKILL)
        with pytest.raises(ConnectionClosed):
            eyes[1].until(lambda: False)
        assert eyes[2].choose()["decisions"] == 2
    with ann.at(tables[1], look="all") as again:  # served by whoever is there
        assert again.view["decisions"] == 1
        assert again.choose()["decisions"] == 2
    hall.read_until("Worker 1")
    assert hall.workers[1] != dead
    with ann.at(tables[1], look="all") as again:
        assert again.choose()["decisions"] == 3


@pytest.mark.slow
@pytest.mark.postgres
def test_the_hall_closes_in_order(hall: Hall) -> None:
    ann = Person(hall.address)
    table = ann.create("skirmish", "me", "me")
    with ann.at(table, look="all") as eyes:
        eyes.choose()
        hall.process.send_signal(signal.SIGTERM)
        hall.read_until("Closing the hall.")
        assert hall.process.wait(30) == 0
        with pytest.raises(ConnectionClosed) as closed:
            eyes.until(lambda: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1001


def test_workers_need_postgresql(tmp_path: Path) -> None:
    settings = Settings(database_url=f"sqlite:///{tmp_path}/hall.sqlite")
    with pytest.raises(CannotServe, match="need PostgreSQL"):
        serve_with_workers("127.0.0.1", 0, 2, settings)


@pytest.mark.parametrize(
    ("head", "keeper"),
    [
        (b"GET /ws/tables/Vb3kq0xYtP2mWc9a?language=ru HTTP/1.1\r\n", zlib.crc32(b"Vb3kq0xYtP2mWc9a") % 3),
        (b"POST /api/tables/Vb3kq0xYtP2mWc9a/choose HTTP/1.1\r\n", zlib.crc32(b"Vb3kq0xYtP2mWc9a") % 3),
        (b"GET /api/campaigns/h2XcVb3kq0xYtP2m HTTP/1.1\r\n", zlib.crc32(b"h2XcVb3kq0xYtP2m") % 3),
        (b"POST /api/account/login HTTP/1.1\r\n", 0),
        (b"POST /api/token HTTP/1.1\r\n", 0),
        (b"POST /api/tables HTTP/1.1\r\n", 2),
        (b"GET / HTTP/1.1\r\n", 2),
        (b"GET /ws/tables/Vb3kq0xY", 2),
        (b"\x00\xff", 2),
    ],
)
def test_a_request_belongs_to_the_keeper_of_its_table(head: bytes, keeper: int, tmp_path: Path) -> None:
    crew = Crew(2, 3, tmp_path)
    assert crew.keeper_of(head) == keeper
