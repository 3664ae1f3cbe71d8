"""`make chaos`: kill the server again and again while people, bots and spectators use it.

Nothing acknowledged may be lost, and no process may die except those killed here.
"""

from __future__ import annotations

import argparse
import random
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from websockets.exceptions import WebSocketException

from emberhall.store import Store
from tests.server.processes import Process, elsewhere
from tests.server.served import Person, wait_for
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
            while not eyes.until(lambda: eyes.view["asks"] or eyes.view["outcome"])["outcome"]:
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
            while not eyes.view["outcome"]:
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
        store = Store(url)
        for table, decisions in now.acknowledged.items():
            kept = sum(entry.kind == "choose" for entry in store.record(table))
            assert kept >= decisions, f"{table}: {decisions} acknowledged, {kept} kept (kill {kill})"
        store.close()
        count += now.made
        tell(count)
        server = Process(url, server.port)
    code, said = server.end(signal.SIGTERM)
    assert code in (0, -signal.SIGTERM), said
    return count


def renewed(person: Person, table: str) -> str:
    """The table, or a new one of the same kind once it is over."""
    told = person.get(f"/api/tables/{table}")["table"]
    if not told["over"]:
        return table
    seats = [f"bot:{player['bot']}" if player["kind"] == "bot" else "me" for player in told["players"]]
    return person.create(told["game"], *seats)


@contextmanager
def databases(which: str) -> Iterator[list[str]]:
    """The databases to test."""
    with tempfile.TemporaryDirectory() as folder, postgres.running() as server:
        urls = [f"sqlite:///{folder}/hall.sqlite"] if which in ("both", "sqlite") else []
        if which in ("both", "postgres") and server:
            urls.append(postgres.fresh_database(server))
        yield urls


def main() -> None:
    """Run the kills and print the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="on each database")
    parser.add_argument("--database", choices=("both", "sqlite", "postgres"), default="both")
    given = parser.parse_args()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with databases(given.database) as urls, Progress(*columns) as bar:
        for url in urls:
            name = url.partition(":")[0]
            task = bar.add_task(name, total=given.kills)

            def tell(choices: int, name: str = name, task: TaskID = task) -> None:
                bar.update(task, advance=1, description=f"{name}, {choices} choices")

            kept = torment(url, given.kills, tell=tell)
            bar.print(f"{name}: {given.kills} kills, {kept} acknowledged choices, none lost")
    sys.exit(0 if urls else 1)


if __name__ == "__main__":
    main()
