"""`make chaos`: kill the server, or one of two workers, again and again while people, bots and spectators use it.

Nothing acknowledged may be lost, and no process may die except those killed here.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import NamedTuple

import httpx
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from websockets.exceptions import WebSocketException

from emberhall.store import Store
from tests.server.processes import Process, elsewhere
from tests.server.served import Person, wait_for
from tests.server.test_workers import Hall, keeper
from tests.store import postgres

TABLES = (("skirmish", "me", "me"),) * 4 + (("duel", "me", "bot:greedy"), ("duel", "me", "bot:random"))
WATCHERS = 2  # at each table


class Round:
    """What happened between two kills: the choices acknowledged at each table."""

    def __init__(self, person: Person, tables: list[str], seed: int) -> None:
        self.person = person
        self.acknowledged = dict.fromkeys(tables, 0)
        self.made = 0
        self.trouble: list[str] = []
        self.over = False
        self._threads = [threading.Thread(target=self._play, args=(t, seed), daemon=True) for t in tables]
        self._threads += [threading.Thread(target=self._watch, args=(t,), daemon=True) for t in tables * WATCHERS]

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def join(self) -> None:
        for thread in self._threads:
            thread.join(30)
            if thread.is_alive():
                self.trouble.append("someone still waits for a server that is gone")

    def _play(self, table: str, seed: int) -> None:
        dice = random.Random(f"{table} {seed}")
        gone = suppress(WebSocketException, OSError, TimeoutError, EOFError)
        with gone, self.person.at(table, look="all") as eyes:
            while not (eyes.until(lambda: eyes.view["asks"] or eyes.view["outcome"])["outcome"] or self.over):
                ask = eyes.view["asks"][0]
                key = dice.choice(ask["options"])["key"]
                answer = eyes.say("choose", seat=ask["seat"], key=key, seq=eyes.view["seq"])
                if answer["type"] == "done":
                    self.acknowledged[table] = answer["decisions"]
                    self.made += 1
                    eyes.until(lambda: eyes.view["seq"] >= answer["seq"])  # noqa: B023
                elif answer["error"]["id"] not in ("look-again", "not-your-turn"):
                    self.trouble.append(f"{table}: {answer['error']}")

    def _watch(self, table: str) -> None:
        gone = suppress(WebSocketException, OSError, TimeoutError, EOFError)
        with gone, self.person.at(table, look="spectator") as eyes:
            while not (eyes.view["outcome"] or self.over):
                eyes.hear()


def torment(url: str, kills: int, seed: int = 1, tell: Callable[[int], object] = bool) -> int:
    """Kill the server this often. Returns how many choices were acknowledged; none may be lost.

    After each kill it reports the number so far.
    """
    dice = random.Random(seed)
    server = Process(url)
    ann = Person(server.address)
    tables = [ann.create(game, *seats) for game, *seats in TABLES]
    count = 0
    for kill in range(kills):
        person = elsewhere(ann, server)
        tables = [renewed(person, table) for table in tables]
        now = Round(person, tables, kill)
        now.start()
        time.sleep(dice.uniform(0.2, 1.2))
        if not count:  # on a slow machine a second may be too short for anything to be lost
            wait_for(lambda: now.made or not server.runs, 90)  # noqa: B023
        assert server.runs, f"the server died of itself: {server.end(signal.SIGKILL)}"
        server.end(signal.SIGKILL)
        now.join()
        assert not now.trouble, now.trouble
        assert_kept(url, now.acknowledged, kill)
        count += now.made
        tell(count)
        server = Process(url, server.port)
    code, said = server.end(signal.SIGTERM)
    assert code in (0, -signal.SIGTERM), said
    return count


def torment_workers(url: str, kills: int, seed: int = 1, tell: Callable[[int], object] = bool) -> int:
    """Kill one of two workers this often: what it acknowledged is kept, and those at the other one play on."""
    dice = random.Random(seed)
    hall = Hall(url, LIMITS="false")
    try:
        ann = Person(hall.address)
        tables = [ann.create(game, *seats) for game, *seats in TABLES]
        count = undisturbed = 0
        for kill in range(kills):
            tables = [again(lambda t=table: renewed(ann, t)) for table in tables]  # type: ignore[misc]
            now = Round(ann, tables, kill)
            now.start()
            time.sleep(dice.uniform(0.2, 1.2))
            if not count:
                wait_for(lambda: now.made, 90)  # noqa: B023
            dead, before = dice.choice((1, 2)), dict(now.acknowledged)
            os.kill(hall.workers[dead], signal.SIGKILL)
            time.sleep(0.5)
            now.over = True
            now.join()
            assert not now.trouble, now.trouble
            assert hall.process.poll() is None, "the hall has ended with its worker"
            assert_kept(url, now.acknowledged, kill)
            others = [table for table in tables if keeper(table) != dead]
            undisturbed += sum(now.acknowledged[table] - before[table] for table in others)
            count += now.made
            tell(count)
            hall.read_until(f"Worker {dead} of 2")
        assert undisturbed or kills < 5, "nobody played on beside a worker that was killed"
    finally:
        hall.process.terminate()
        hall.process.wait(60)
    return count


def again(deed: Callable[[], str]) -> str:
    """Do it; a connection to a worker that is gone is no reason not to, but the next one must do."""
    for _ in range(5):
        with suppress(httpx.TransportError):
            return deed()
    return deed()


def assert_kept(url: str, acknowledged: dict[str, int], kill: int) -> None:
    """Every choice that was acknowledged is in the record of its table."""
    store = Store(url)
    for table, decisions in acknowledged.items():
        kept = sum(entry.kind == "choose" for entry in store.record(table))
        assert kept >= decisions, f"{table}: {decisions} acknowledged, {kept} kept (kill {kill})"
    store.close()


def renewed(person: Person, table: str) -> str:
    """The table, or a new one of the same kind once it is over."""
    told = person.get(f"/api/tables/{table}")["table"]
    if not told["over"]:
        return table
    seats = [f"bot:{player['bot']}" if player["kind"] == "bot" else "me" for player in told["players"]]
    return person.create(told["game"], *seats)


class Torment(NamedTuple):
    """What is killed, how, and the database it uses."""

    name: str
    kill: Callable[..., int]
    url: str


@contextmanager
def torments(which: str) -> Iterator[list[Torment]]:
    """What is to be killed: a server on each database, and a worker of two, which need PostgreSQL."""
    with tempfile.TemporaryDirectory() as folder, postgres.running() as server:
        found = [Torment("sqlite", torment, f"sqlite:///{folder}/hall.sqlite")]
        if server:
            found.append(Torment("postgres", torment, postgres.fresh_database(server)))
            found.append(Torment("workers", torment_workers, postgres.fresh_database(server)))
        yield [one for one in found if which in ("all", one.name)]


def main() -> None:
    """Run the kills and print the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="of each kind")
    parser.add_argument("--only", choices=("all", "sqlite", "postgres", "workers"), default="all")
    given = parser.parse_args()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with torments(given.only) as found, Progress(*columns) as bar:
        for name, kill, url in found:
            task = bar.add_task(name, total=given.kills)

            def tell(choices: int, name: str = name, task: TaskID = task) -> None:
                bar.update(task, advance=1, description=f"{name}, {choices} choices")

            kept = kill(url, given.kills, tell=tell)
            bar.print(f"{name}: {given.kills} kills, {kept} acknowledged choices, none lost")
    sys.exit(0 if found else 1)


if __name__ == "__main__":
    main()
