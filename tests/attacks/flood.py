"""`python -m tests.attacks.flood`: what other people notice of each attack.

Three people play and look at the lobby, each at an address of their own, while an attacker does one thing as often as
they can from another address for some seconds. Told are the times the three waited: for the acknowledgement of a
choice, and for the lobby. `--unlimited` shows the same with the limits off.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
from websockets.sync.client import connect

from .test_floods import FLOODS

GAMES = "tests.games.skirmish.game:GAME"
ATTACKER = "127.0.0.66"
SOCKETS, CLIENTS = 40, 8

Attack = Callable[["Place", float], None]


class Place:
    """A hall with a table that everyone may watch."""

    def __init__(self, port: int, table: str, process: int = 0) -> None:
        self.port, self.table, self.process = port, table, process

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self, source: str) -> httpx.Client:
        """A client at this address."""
        return httpx.Client(base_url=self.address, transport=httpx.HTTPTransport(local_address=source), timeout=60)

    def socket(self, table: str, source: str, token: str = "") -> Any:
        """A WebSocket at a table."""
        headers = {"Authorization": f"Bearer {token}"} if token else None
        return connect(
            f"ws://127.0.0.1:{self.port}/ws/tables/{table}?look=all",
            additional_headers=headers,
            source_address=(source, 0),
        )

    def memory(self) -> int:
        """The server's resident memory in MB."""
        status = Path(f"/proc/{self.process}/status").read_text()
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) // 1024


@contextmanager
def hall(limits: bool) -> Iterator[Place]:
    """A hall in a process of its own."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        own = {"GAMES": GAMES, "DATABASE_URL": f"sqlite:///{folder}/hall.sqlite", "LIMITS": str(limits).lower()}
        environment = os.environ | {f"EMBERHALL_{name}": value for name, value in own.items()}
        command = [sys.executable, "-m", "emberhall.server", f"127.0.0.1:{port}"]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        server.stdout.readline()
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
                wish = {"game": "skirmish", "seats": ["open", "open"], "listed": True}
                table = client.post("/api/tables", json=wish).json()["table"]["id"]
            yield Place(port, table, server.pid)
        finally:
            server.terminate()
            server.wait(20)


class Player(threading.Thread):
    """A person who plays alone, looks at the lobby, and notes how many milliseconds each took."""

    def __init__(self, place: Place, number: int) -> None:
        super().__init__(daemon=True)
        self.place, self.source = place, f"127.0.1.{number}"
        self.chosen: list[float] = []
        self.listed: list[float] = []
        self.over = False

    def run(self) -> None:
        with self.place.client(self.source) as client:
            token = client.post("/api/token").json()["token"]
            client.headers["Authorization"] = f"Bearer {token}"
            while not self.over:
                table = client.post("/api/tables", json={"game": "skirmish", "seats": ["me", "me"]}).json()["table"][
                    "id"
                ]
                with self.place.socket(table, self.source, token) as eyes:
                    self._play(eyes, client)

    def _play(self, eyes: Any, client: httpx.Client) -> None:
        dice = random.Random(self.source)
        view: dict[str, Any] = {}
        while not self.over and not view.get("outcome"):
            while view.get("type") != "view":
                view = json.loads(eyes.recv(60))
            if not view["asks"]:
                return
            ask = view["asks"][0]
            wish = {"type": "choose", "id": 1, "seat": ask["seat"], "key": dice.choice(ask["options"])["key"]}
            began = time.perf_counter()
            eyes.send(json.dumps(wish | {"seq": view["seq"]}))
            while view.get("type") != "done":
                view = json.loads(eyes.recv(60))
            self.chosen.append((time.perf_counter() - began) * 1000)
            if len(self.chosen) % 5 == 0:
                began = time.perf_counter()
                client.get("/api/tables")
                self.listed.append((time.perf_counter() - began) * 1000)
            time.sleep(0.1)


def again_and_again(place: Place, until: float, sockets: int, messages: Callable[[int], dict[str, Any]]) -> None:
    """The same messages through many sockets of one person."""
    with place.client(ATTACKER) as client, ExitStack() as stack:
        token = client.post("/api/token").json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        table = client.post("/api/tables", json={"game": "skirmish", "seats": ["me", "me"]}).json()["table"]["id"]
        eyes = [stack.enter_context(place.socket(table, ATTACKER, token)) for _ in range(sockets)]
        number = 0
        while time.monotonic() < until and eyes:
            for one in list(eyes):
                number += 1
                try:
                    one.send(json.dumps(messages(number)))
                    with suppress(TimeoutError):
                        while True:
                            one.recv(0)
                except Exception:
                    eyes.remove(one)
            time.sleep(0.005)
        while time.monotonic() < until:
            with suppress(Exception), place.socket(table, ATTACKER, token) as one:
                for _ in range(100):
                    number += 1
                    one.send(json.dumps(messages(number)))


def frames(data: bytes, *, unread: bool = False) -> Attack:
    """Endless frames, on a new socket whenever one is closed."""

    def attack(place: Place, until: float) -> None:
        from .test_floods import opened

        while time.monotonic() < until:
            with suppress(Exception), opened(place, place.table, ATTACKER) as sock:  # type: ignore[arg-type]
                sock.settimeout(max(0.1, until - time.monotonic()))
                while time.monotonic() < until:
                    sock.sendall(data)
                    if not unread:
                        sock.setblocking(False)
                        with suppress(BlockingIOError):
                            sock.recv(1 << 20)
                        sock.settimeout(max(0.1, until - time.monotonic()))

    return attack


def requests(path: str) -> Attack:
    """The same request from many clients."""

    def attack(place: Place, until: float) -> None:
        def one() -> None:
            with place.client(ATTACKER) as client:
                while time.monotonic() < until:
                    with suppress(httpx.HTTPError):
                        client.get(path)

        threads = [threading.Thread(target=one, daemon=True) for _ in range(CLIENTS)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(until + 60 - time.monotonic())

    return attack


def chat(place: Place, until: float) -> None:
    """Lines of chat through many sockets."""
    again_and_again(place, until, SOCKETS, lambda n: {"type": "chat", "text": f"line {n}"})


def undos(place: Place, until: float) -> None:
    """Undos and redos through many sockets."""
    again_and_again(place, until, SOCKETS, lambda n: {"type": ("undo", "redo")[n % 2], "sure": True})


def newcomers(place: Place, until: float) -> None:
    """Endless new people."""
    with place.client(ATTACKER) as client:
        while time.monotonic() < until:
            client.cookies.clear()
            with suppress(httpx.HTTPError):
                client.post("/api/me", json={"name": "Nobody"})


def logins(place: Place, until: float) -> None:
    """Wrong passwords: each takes as long to check as a right one."""
    with place.client(ATTACKER) as client:
        number = 0
        while time.monotonic() < until:
            number += 1
            with suppress(httpx.HTTPError):
                client.post("/api/account/login", json={"login": f"login{number}", "password": "open sesame"})


def tables(place: Place, until: float) -> None:
    """Tables of a large game, set up and deleted."""
    with place.client(ATTACKER) as client:
        client.headers["Authorization"] = f"Bearer {client.post('/api/token').json()['token']}"
        wish = {"game": "gloomhaven", "seats": ["me"] * 4, "options": {}}
        while time.monotonic() < until:
            with suppress(httpx.HTTPError, KeyError):
                made = client.post("/api/tables", json=wish).json()["table"]["id"]
                client.delete(f"/api/tables/{made}")


def watched_bots(place: Place, until: float) -> None:
    """Fifty watched tables where only bots play."""
    with place.client(ATTACKER) as client, ExitStack() as stack:
        token = client.post("/api/token").json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        wish = {"game": "runewars", "seats": ["bot:greedy"] * 4}
        eyes = []
        for _ in range(50):
            with suppress(Exception):
                table = client.post("/api/tables", json=wish).json()["table"]["id"]
                eyes.append(stack.enter_context(place.socket(table, ATTACKER, token)))
        while time.monotonic() < until:
            for one in eyes:
                with suppress(Exception):
                    one.recv(0.01)


def nothing(place: Place, until: float) -> None:
    """No attack, for comparison."""
    time.sleep(max(0.0, until - time.monotonic()))


ATTACKS: dict[str, Attack] = {
    "nothing": nothing,
    **{name: frames(data) for name, data in FLOODS.items()},
    "unread pongs": frames((b"\x89\xfd" + bytes(4) + b"p" * 125) * 500, unread=True),
    "chat": chat,
    "undos": undos,
    "searches": requests("/api/rules/mage_knight?q=attack"),
    "lobbies": requests("/api/tables"),
    "pages": requests("/api/me"),
    "newcomers": newcomers,
    "logins": logins,
    "tables": tables,
    "bots": watched_bots,
}


def endured(name: str, seconds: float, limits: bool) -> str:
    """What other people noticed of an attack, as a row."""
    with hall(limits) as place:
        players = [Player(place, number) for number in (1, 2, 3)]
        for player in players:
            player.start()
        time.sleep(2)
        for player in players:
            player.chosen.clear()
            player.listed.clear()
        attacker = multiprocessing.Process(target=ATTACKS[name], args=(place, time.monotonic() + seconds), daemon=True)
        attacker.start()
        attacker.join(seconds + 60)
        attacker.kill()
        for player in players:
            player.over = True
            player.join(60)
        chosen = [one for player in players for one in player.chosen]
        listed = [one for player in players for one in player.listed]
        return f"{name:24} {told(chosen)}   {told(listed)}   {place.memory():5} MB"


def told(times: list[float]) -> str:
    """Their number, median, 95th percentile and maximum."""
    if len(times) < 2:
        return f"{len(times):4} {'':26}"
    parts = quantiles(times, n=20)
    return f"{len(times):4} {parts[9]:8.1f} {parts[18]:8.1f} {max(times):8.1f}"


def main() -> None:
    """Attack, and print a row for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", choices=[[], *ATTACKS], default=[])
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--unlimited", action="store_true")
    given = parser.parse_args()
    print(f"{'attack':24} choices: p50, p95, longest (ms)      lobbies")
    for name in given.attacks or ATTACKS:
        print(endured(name, given.seconds, not given.unlimited), flush=True)


if __name__ == "__main__":
    main()
