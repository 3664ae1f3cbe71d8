"""A server in a thread, and people who play on it through HTTP and WebSocket."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from emberhall.server.app import make_app
from emberhall.server.hall import Hall
from emberhall.server.main import bound_socket, config_of
from emberhall.server.settings import Settings

DUEL = "tests.games.duel.game:GAME"
SKIRMISH = "tests.games.skirmish.game:GAME"
WARDENS = "tests.games.wardens.game:GAME"
GAMES = (DUEL, SKIRMISH, WARDENS)

PATIENCE = 20.0

#: What invitations to tables say, by table.
INVITATIONS: dict[str, str] = {}


class Served:
    """A running server."""

    def __init__(self, settings: Settings) -> None:
        self.app = make_app(settings)
        sock = bound_socket("127.0.0.1", 0, strict=True)
        self.port: int = sock.getsockname()[1]
        config = config_of(self.app, settings)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [sock]}, daemon=True)
        self._thread.start()
        wait_for(lambda: self._server.started or not self._thread.is_alive(), 90)
        assert self._server.started

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive(), "the server did not stop"


def wait_for(true: Callable[[], object], patience: float = PATIENCE) -> None:
    deadline = time.monotonic() + patience
    while not true():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.01)


class Person:
    """A person with a token: a program, as far as the server knows."""

    def __init__(self, address: str, name: str = "Ann") -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        self.token: str = self.http.post("/api/token").json()["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"
        assert self.post("/api/me", {"name": name})["name"] == name

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.http.post(path, json={} if body is None else body)
        assert answer.status_code == status, (answer.status_code, answer.text)
        told = answer.json()
        if path.startswith("/api/account/") and "token" in told:
            self.token = told["token"]
            self.http.headers["Authorization"] = f"Bearer {self.token}"
        return told

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    def refused(self, path: str, body: Any) -> str:
        """The id of the error a request gets."""
        answer = self.http.post(path, json=body)
        assert 400 <= answer.status_code < 500, answer.text
        id: str = answer.json()["error"]["id"]
        return id

    def create(self, game: str, *seats: str, **more: Any) -> str:
        table = self.post("/api/tables", {"game": game, "seats": seats, **more}, 201)["table"]
        id: str = table["id"]
        INVITATIONS[id] = table["invite"]
        return id

    def join(self, table: str, seat: int | None = None) -> None:
        """Sit down, invited by the table's creator."""
        self.post(f"/api/tables/{table}/join", {"seat": seat, "knowing": True, "invite": INVITATIONS.get(table)})

    @contextmanager
    def at(self, table: str, **query: Any) -> Iterator[Eyes]:
        """This person's socket at a table."""
        words = "&".join(f"{name}={value}" for name, value in query.items())
        url = f"{self.address.replace('http', 'ws')}/ws/tables/{table}?{words}"
        with connect(url, additional_headers={"Authorization": f"Bearer {self.token}"}) as socket:
            yield Eyes(socket)


class Eyes:
    """What a client knows: the newest view, its scene put together, the whole story, the chat."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {}
        self.scene: Any = None
        self.beats: list[tuple[int, Any]] = []
        self.lines: list[dict[str, Any]] = []
        self.chat: list[str] = []
        self.players: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.number = 0
        self.until(lambda: self.view)

    def hear(self) -> dict[str, Any]:
        """Take in the next message."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        match message["type"]:
            case "view":
                self.view = message
                self.beats = []
                for beat in message.get("beats", ()):
                    self.scene = patched(self.scene, beat["patch"])
                    self.beats.append((beat["line"], self.scene))
                self.scene = message["scene"] if "scene" in message else patched(self.scene, message["patch"])
                told = message["events"]
                assert told["from"] <= len(self.lines) or not self.lines
                self.lines = [*self.lines[: told["from"]], *told["lines"]]
                self.players = message["players"]
            case "chat":
                self.chat += [line["text"] for line in message["lines"]]
            case "players":
                self.players = message["players"]
        return message

    def until(self, true: Callable[[], object]) -> dict[str, Any]:
        """Listen until a condition holds; returns the newest view."""
        for _ in range(10_000):
            if true():
                return self.view
            self.hear()
        raise AssertionError("heard it in vain")

    def say(self, type: str, **more: Any) -> dict[str, Any]:
        """Send a message, and return the answer."""
        self.number += 1
        self.socket.send(json.dumps({"type": type, "id": self.number, **more}))
        for _ in range(10_000):
            message = self.hear()
            if message.get("id") == self.number:
                return message
        raise AssertionError("no answer")

    def refused(self, type: str, **more: Any) -> str:
        answer = self.say(type, **more)
        assert answer["type"] == "error", answer
        id: str = answer["error"]["id"]
        return id

    def asked(self) -> dict[str, Any]:
        """Wait to be asked, and return the question."""
        self.until(lambda: self.view["asks"] or self.view["outcome"])
        ask: dict[str, Any] = self.view["asks"][0]
        return ask

    def choose(self, key: str | None = None) -> dict[str, Any]:
        """Answer the question, by default with the first option, and wait for the view that follows."""
        ask = self.asked()
        seq = self.view["seq"]
        done = self.say("choose", seat=ask["seat"], key=key or ask["options"][0]["key"], seq=seq)
        assert done["type"] == "done", done
        return self.until(lambda: self.view["seq"] >= done["seq"])


def patched(scene: Any, patch: list[list[Any]]) -> Any:
    """Apply changes to a scene, as a client does."""
    root = [json.loads(json.dumps(scene))]
    for path, *value in patch:
        node: Any = root
        for step in [0, *path][:-1]:
            node = node[step]
        if value:
            node[[0, *path][-1]] = value[0]
        else:
            del node[[0, *path][-1]]
    return root[0]
