"""Many tables at once over loopback: choices a second, latency, memory; beside boardgame.io if node is installed.

Each table has two programs, each with a WebSocket of its own, that choose at random: tic-tac-toe, round after round.
`paced` is a lively table (one choice a second); `flat out` has no pauses, to find the limit. `seen` is the time from
sending a choice until the *other* program has the new view; `stored` until the choice is acknowledged, which is after
it is committed to disk (boardgame.io keeps its games in memory).

The five real games follow, one choice at a time: with one seat, and with two seats and three spectators in two
languages. `--beside ../before` plays the same games on another checkout's server, in the same run. `--workers 2`
measures a hall with several processes; it needs PostgreSQL (EMBERHALL_DATABASE_URL).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from _table import Row, show, write
from _watched import PLAYS, Play, watched
from tic_tac_toe import CELLS, LINES_AT, PROMPT, TicTacToe
from tic_tac_toe import GAME as PLAIN
from websockets.asyncio.client import ClientConnection, connect

from emberhall.kernel import CHECKPOINT, Ask, Flow, Outcome, Table, msg
from emberhall.scene import Board, Piece, Scene, Space, part

HERE = Path(__file__).resolve().parent
BOARDGAME_IO = "boardgame.io@0.50.2"
ROUNDS = 100_000


def scene(state: TicTacToe, eyes: int) -> Scene:
    """The board, which looks the same to everybody."""
    return board(state)


@part("cells")
def board(state: TicTacToe) -> Scene:
    """Nine cells and the marks in them."""
    spaces = tuple(Space(f"cell:{i}", i % 3, i // 3, name=msg("cell", at=i + 1)) for i in range(9))
    marks = tuple(
        Piece(f"mark:{i}", f"cell:{i}", msg("mark", seat=seat + 1), seat=seat)
        for i, seat in enumerate(state.cells)
        if seat >= 0
    )
    return Scene(boards=(Board("board", "areas", spaces, pieces=marks, name=msg("board")),))


def play(t: Table[TicTacToe]) -> Flow[Outcome]:
    """Tic-tac-toe, round after round: what is measured is choices, not the opening of tables."""
    s = t.state
    while s.turn < ROUNDS * 9:
        yield CHECKPOINT
        cells, seat = s.cells, s.turn & 1
        chosen = yield Ask(seat, PROMPT, [cell for cell, mark in zip(CELLS, cells, strict=True) if mark < 0])
        cells[chosen.at] = seat
        s.turn += 1
        if -1 not in cells or any(cells[a] == cells[b] == cells[c] for a, b, c in LINES_AT[chosen.at]):
            s.cells = [-1] * 9
    return Outcome((), msg("drawn"))


GAME = replace(PLAIN, scene=scene, play=play, locale=HERE / "locale", longest=ROUNDS * 9)


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
        return port


def processes(pid: int) -> list[int]:
    """A process and those it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(one for child in children for one in processes(int(child)))]


def memory(pid: int) -> float:
    """The resident memory of a server in KB."""
    lines = (line for one in processes(pid) for line in Path(f"/proc/{one}/status").read_text().splitlines())
    return sum(float(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def cpu(pid: int) -> float:
    """CPU seconds a server has used."""
    stats = (Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in processes(pid))
    return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")


@contextmanager
def emberhall(game: str, checkout: Path = HERE.parent, workers: int = 0) -> Iterator[tuple[int, int]]:
    """Start our server, on SQLite unless it has workers; yields its port and process."""
    port, folder = free_port(), tempfile.mkdtemp(prefix="emberhall-bench-")
    own = {"GAMES": "server:GAME" if game == GAME.name else "", "LIMITS": "false", "BOT_PROCESSES": "0"}
    if not workers:
        own["DATABASE_URL"] = f"sqlite:///{folder}/hall.sqlite"
    environment = os.environ | {f"EMBERHALL_{name}": value for name, value in own.items()}
    environment |= {"PYTHONPATH": f"{checkout / 'bench'}:{checkout}"}
    server = subprocess.Popen(
        [sys.executable, "-m", "emberhall.server", f"127.0.0.1:{port}", *([str(workers)] if workers > 1 else [])],
        env=environment,
        cwd=checkout,  # where `-m` looks first
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        for line in server.stdout:
            if f":{port}/" in line:
                break
        yield port, server.pid
    finally:
        server.terminate()
        server.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


class Load:
    """A number of tables, kept busy."""

    def __init__(self, port: int, game: str, rate: float) -> None:
        self.address = f"127.0.0.1:{port}"
        self.game = game
        self.rate = rate
        self.seen: list[float] = []
        self.stored: list[float] = []
        self.counting = False
        self.ready = 0
        self.http = httpx.AsyncClient(base_url=f"http://{self.address}", timeout=60)
        self.headers: dict[str, str] = {}
        self.gate = asyncio.Semaphore(20)
        self.go = asyncio.Event()  # all tables are open

    async def run(self, tables: int, seconds: float, pid: int) -> dict[str, float]:
        """Play for this many seconds; returns the figures."""
        token = (await self.http.post("/api/token")).json()["token"]
        self.headers = {"Authorization": f"Bearer {token}"}
        before = memory(pid)
        players = [asyncio.create_task(self.table()) for _ in range(tables)]
        deadline = time.monotonic() + 120
        while self.ready < tables and time.monotonic() < deadline:
            await asyncio.sleep(0.1)
        self.go.set()
        await asyncio.sleep(1 + tables / 500)
        self.counting = True
        start, used = time.monotonic(), cpu(pid)
        await asyncio.sleep(seconds)
        self.counting = False
        took, used = time.monotonic() - start, cpu(pid) - used
        after = memory(pid)
        for player in players:
            player.cancel()
        failures = [e for e in await asyncio.gather(*players, return_exceptions=True) if isinstance(e, Exception)]
        if failures:
            raise failures[0]
        await self.http.aclose()
        return {
            "tables": tables,
            "choices/s": len(self.seen) / took,
            "seen p50": middle(self.seen, 0.5),
            "seen p99": middle(self.seen, 0.99),
            "stored p50": middle(self.stored, 0.5),
            "stored p99": middle(self.stored, 0.99),
            "CPU/choice": 1000 * used / max(1, len(self.seen)),
            "KB/table": (after - before) / tables,
        }

    async def table(self) -> None:
        """Play one table after another until cancelled."""
        first = True
        while True:
            async with self.gate:
                body = {"game": self.game, "seats": ["me", "me"]}
                answer = await self.http.post("/api/tables", json=body, headers=self.headers)
                url = f"ws://{self.address}/ws/tables/{answer.json()['table']['id']}"
                sockets = [
                    await connect(f"{url}?look={seat}", additional_headers=self.headers, compression=None)
                    for seat in (0, 1)
                ]
            self.ready += first
            first = False
            sent: dict[int, float] = {}
            try:
                await asyncio.gather(*(self.seat(seat, s, sent) for seat, s in enumerate(sockets)))
            finally:
                for open_socket in sockets:
                    await open_socket.close()

    async def seat(self, seat: int, ws: ClientConnection, sent: dict[int, float]) -> None:
        """Answer for this seat until the game is over."""
        asked = -1
        async for text in ws:
            heard = time.perf_counter()
            message = json.loads(text)
            if message["type"] == "done" and self.counting:
                self.stored.append(heard - sent[message["seq"]])
            if message["type"] != "view":
                continue
            at = message["seq"]
            if seat not in message["waiting"] or message["outcome"]:  # the other's turn: we see what we chose ourselves
                if message["outcome"] and message["decisions"]:
                    self.note(sent, at, heard, seat)
                    return
                continue
            self.note(sent, at, heard, seat)
            mine = [ask for ask in message["asks"] if ask["seat"] == seat]
            if mine and at != asked:
                asked = at
                await self.go.wait()
                if self.rate:
                    await asyncio.sleep((0.5 + random.random() if at else random.random()) / self.rate)
                key = random.choice(mine[0]["options"])["key"]
                sent[at + 1] = time.perf_counter()
                sent[-at - 1] = seat
                await ws.send(json.dumps({"type": "choose", "id": at, "seat": seat, "key": key, "seq": at}))

    def note(self, sent: dict[int, float], at: int, heard: float, seat: int) -> None:
        """Note when the other seat has seen a choice."""
        if self.counting and at in sent and sent[-at] != seat:
            self.seen.append(heard - sent[at])


def middle(times: list[float], part: float) -> float:
    """A quantile, in milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


def under_way(server: str, tables: int, rate: float) -> None:
    """Show progress: the whole run takes minutes."""
    print(f"{server}: {tables} tables, {'paced' if rate else 'flat out'} ...", file=sys.stderr, flush=True)


def ours(wish: argparse.Namespace, tables: int, rate: float) -> dict[str, float]:
    """Measure our server."""
    under_way("emberhall", tables, rate)
    game, seconds = wish.game, wish.seconds
    with emberhall(game, workers=wish.workers) as (port, pid):

        async def load() -> dict[str, float]:
            return await Load(port, game, rate).run(tables, seconds, pid)

        return asyncio.run(load())


def real_games(choices: int, beside: Path | None, word: str = "") -> list[Row]:
    """What a choice costs in each of the five games, and in another checkout if there is one."""
    rows = []
    for play in (play for play in PLAYS if word in play.name):
        print(f"{play.name} ...", file=sys.stderr, flush=True)
        found = [_watched(play, choices, checkout) for checkout in (HERE.parent, beside) if checkout]
        now, before = found[0], found[1] if beside else {}
        what, other = f"server, {play.name}: ", str(beside or "")
        was = before.get("CPU/choice")
        print(f"{play.name}: {now['CPU/choice']:.2f} ms, {was or 0:.2f} ms there", file=sys.stderr, flush=True)
        rows.append(
            Row(f"{what}CPU/choice", now["CPU/choice"], "ms", other, was, was and was / now["CPU/choice"], was and 3.0)
        )
        rows.append(Row(f"{what}sent/choice", now["bytes/choice"], "bytes", other, before.get("bytes/choice")))
    return rows


def _watched(play: Play, choices: int, checkout: Path) -> dict[str, float]:
    with emberhall(play.game, checkout) as (port, pid):
        return asyncio.run(watched(f"127.0.0.1:{port}", play, choices, lambda: cpu(pid)))


def lobby(tables: int) -> list[Row]:
    """How soon the first bytes of the lobby come from a hall with this many listed tables in play."""
    with emberhall("") as (port, _), httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        token = http.post("/api/token").json()["token"]
        for n in range(tables):
            body = {"game": PLAYS[n % len(PLAYS)].game, "seats": ["me", "open"], "listed": True, "name": "Ann"}
            http.post("/api/tables", json=body, headers={"Authorization": f"Bearer {token}"}).raise_for_status()
        took = []
        for _ in range(20):
            began = time.perf_counter()
            with http.stream("GET", "/api/tables") as answer:
                next(answer.iter_raw(1))
                took.append(time.perf_counter() - began)
    what = f"server, lobby with {tables} tables: first bytes"
    return [Row(f"{what}, {word}", middle(took, part), "ms") for word, part in (("median", 0.5), ("slowest", 1.0))]


@contextmanager
def boardgame_io() -> Iterator[Path | None]:
    """A folder with boardgame.io installed, or None without node or network."""
    if not (shutil.which("node") and shutil.which("npm")):
        print("boardgame.io: skipped, there is no node")
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="boardgame-io-"))
    try:
        (folder / "package.json").write_text("{}")
        command = ["npm", "install", "--silent", "--no-audit", "--no-fund", BOARDGAME_IO]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300, check=False)
        if done.returncode:
            print(f"boardgame.io: skipped, npm says {done.stderr.strip()[-200:]}")
            yield None
            return
        shutil.copy(HERE / "boardgame_io.js", folder)
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def theirs(folder: Path, tables: int, seconds: float, rate: float) -> dict[str, float]:
    """Measure boardgame.io, which keeps its games in memory only."""
    under_way("boardgame.io", tables, rate)
    port = str(free_port())
    server = subprocess.Popen(
        ["node", "boardgame_io.js", "server", port], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    try:
        assert server.stdout is not None
        for line in server.stdout:
            if b"ready" in line:
                break
        before = memory(server.pid)
        load = ["node", "boardgame_io.js", "load", port, str(tables), str(seconds), str(rate)]
        run = subprocess.Popen(load, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert run.stdout is not None
        run.stdout.readline()  # "counting"
        used = cpu(server.pid)
        told = json.loads(run.stdout.readline())
        used, after = cpu(server.pid) - used, memory(server.pid)
        run.wait(20)
    finally:
        server.terminate()
        server.wait(20)
    nothing = float("nan")
    return {
        "tables": tables,
        "choices/s": told["choices"] / seconds,
        "seen p50": told.get("p50") or nothing,
        "seen p99": told.get("p99") or nothing,
        "CPU/choice": 1000 * used / max(1, told["choices"]),
        "KB/table": (after - before) / tables,
    }


FIGURES = ("choices/s", "seen p50", "seen p99", "stored p50", "stored p99", "CPU/choice", "KB/table")
UNITS = {"choices/s": "/s", "KB/table": "KB"}


def show_all(rows: list[dict[str, Any]]) -> None:
    """Every measurement, one line for each load."""
    columns = ["server", "load", "tables", *FIGURES]
    print(" ".join(f"{name:>12}" for name in columns) + "   (times in ms)")
    for row in rows:
        cells = (row.get(name, "") for name in columns)
        print(" ".join(f"{cell:12.2f}" if isinstance(cell, float) else f"{cell:>12}" for cell in cells))


def compared(rows: list[dict[str, Any]]) -> list[Row]:
    """The measurements as rows of the common table, each beside boardgame.io's."""
    found = []
    for row in (row for row in rows if row["server"] == "emberhall"):
        same = (row["load"], row["tables"])
        other = next((r for r in rows if r["server"] != "emberhall" and (r["load"], r["tables"]) == same), {})
        for name in FIGURES:
            theirs_is = other.get(name)
            ratio = None
            if theirs_is and row[name] > 0:
                ratio = row[name] / theirs_is if name == "choices/s" else theirs_is / row[name]
            what = f"server, {row['tables']} tables {row['load']}: {name}"
            unit = UNITS.get(name, "ms")
            beside = other.get("server", "") if theirs_is else ""
            found.append(Row(what, row[name], unit, beside, theirs_is, ratio))
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=[10, 100, 500])
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rate", type=float, default=1.0, help="choices a second at a paced table")
    parser.add_argument("--game", default=GAME.name, help="an installed game instead of tic-tac-toe")
    parser.add_argument("--ours", action="store_true", help="without boardgame.io")
    parser.add_argument("--choices", type=int, default=300, help="counted in each of the five games; 0: without them")
    parser.add_argument("--play", default="", help="only those of the five games whose row contains this")
    parser.add_argument("--beside", type=Path, help="another checkout, to compare the five games with")
    parser.add_argument("--lobby", type=int, default=500, help="tables in the lobby; 0: without it")
    parser.add_argument("--workers", type=int, default=0, help="processes that serve the hall, on PostgreSQL")
    parser.add_argument("--json", type=Path)
    wish = parser.parse_args()
    wish.beside = wish.beside and wish.beside.resolve()
    loads = [("paced", wish.rate), ("flat out", 0.0)]
    rows: list[dict[str, Any]] = [
        {"server": "emberhall", "load": load} | ours(wish, tables, rate)
        for load, rate in loads
        for tables in wish.tables
    ]
    if not wish.ours and wish.game == GAME.name:
        with boardgame_io() as folder:
            rows += [
                {"server": "boardgame.io", "load": load} | theirs(folder, tables, wish.seconds, rate)
                for load, rate in (loads if folder else [])
                for tables in wish.tables
                if folder
            ]
    show_all(rows)
    more = real_games(wish.choices, wish.beside, wish.play) if wish.choices else []
    more += lobby(wish.lobby) if wish.lobby else []
    show(more)
    if wish.json:
        write([*compared(rows), *more], wish.json)


if __name__ == "__main__":
    main()
