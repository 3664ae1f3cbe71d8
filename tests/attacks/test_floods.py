"""One connection holds nobody up: frames and bytes are counted, and what a client does not read is not piled up."""

import json
import os
import socket
import time
from base64 import b64encode
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from emberhall.server.settings import Settings
from tests.server.served import GAMES, Person, Served, wait_for

MASK = b"\x80\x00\x00\x00\x00"  # an empty frame: its length, masked with zeros


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("floods")
    server = Served(Settings(database_url=f"sqlite:///{folder}/hall.sqlite", games=GAMES, bot_processes=0))
    yield server
    server.close()


@pytest.fixture
def table(guarded: Served) -> Iterator[str]:
    ann = Person(guarded.address)
    yield ann.create("skirmish", "me", "me", listed=True)
    ann.http.close()


def opened(served: Served, table: str, source: str = "127.0.0.30", buffer: int = 0) -> socket.socket:
    """A WebSocket without a library: the test decides every byte it sends."""
    sock = socket.socket()
    if buffer:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    sock.bind((source, 0))
    sock.settimeout(20)
    sock.connect(("127.0.0.1", served.port))
    key = b64encode(os.urandom(16)).decode()
    sock.sendall(
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in sock.recv(12)
    return sock


def sent_until_closed(sock: socket.socket, data: bytes, most: int = 4_000_000) -> int:
    """How many bytes the other side takes in before it closes."""
    sent = 0
    sock.settimeout(5)
    with suppress(ConnectionError, TimeoutError):
        while sent < most:
            sent += sock.send(data)
            if b"\x88" in peeked(sock):
                break
    return sent


def peeked(sock: socket.socket) -> bytes:
    """What has arrived, without waiting for more."""
    sock.setblocking(False)
    try:
        return sock.recv(65536)
    except BlockingIOError:
        return b""
    finally:
        sock.settimeout(5)


def close_code(sock: socket.socket) -> int | None:
    """Read on until the other side closes: the code in its last frame."""
    got = b""
    sock.settimeout(5)
    with suppress(ConnectionError, TimeoutError):
        while part := sock.recv(65536):
            got += part
    at = got.rfind(b"\x88\x02")
    return int.from_bytes(got[at + 2 : at + 4]) if at >= 0 else None


FLOODS = {
    "empty fragments": b"\x01" + MASK + (b"\x00" + MASK) * 10_000,
    "empty pings": (b"\x89" + MASK) * 10_000,
    "pongs nobody asked for": (b"\x8a" + MASK) * 10_000,
    "empty messages": (b"\x81" + MASK) * 10_000,
    "binary messages": (b"\x82" + MASK) * 10_000,
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS.keys())
def test_a_flood_of_frames_is_cut_off(guarded: Served, table: str, flood: bytes) -> None:
    """Before: nine megabytes of empty fragments in six seconds, and everybody else waited for fourteen."""
    watchers = guarded.hall.watchers
    with closing(opened(guarded, table)) as sock:
        wait_for(lambda: watchers.at(table))
        sock.sendall(flood)
        assert close_code(sock) in (4429, 1009)
    wait_for(lambda: not watchers.at(table))


def test_only_as_many_frames_are_read_as_are_allowed(guarded: Served, table: str, monkeypatch: Any) -> None:
    """The rest of what came in one piece is thrown away unread: reading it would take everyone's time."""
    from emberhall.server import frames

    read = 0
    handle = frames.LimitedSocket.handle_frame

    def counted(self: Any, event: Any) -> Any:
        nonlocal read
        read += 1
        return handle(self, event)

    monkeypatch.setattr(frames.LimitedSocket, "handle_frame", counted)
    with closing(opened(guarded, table, "127.0.0.31")) as sock:
        sock.sendall(FLOODS["empty pings"])
        close_code(sock)
    assert read <= frames.FRAMES.burst + frames.SLICE // 6 + 1


def test_bytes_are_limited_as_well(guarded: Served, table: str) -> None:
    body = b"x" * 16_000
    frame = b"\x82\xfe" + len(body).to_bytes(2) + b"\x00" * 4 + body
    with closing(opened(guarded, table, "127.0.0.32")) as sock:
        assert sent_until_closed(sock, frame * 4, 20_000_000) < 8_000_000, "what the system holds back, and no more"


def test_a_message_comes_in_few_pieces(guarded: Served, table: str) -> None:
    with closing(opened(guarded, table, "127.0.0.33")) as sock:
        sock.sendall(b"\x01" + MASK + (b"\x00" + MASK) * 80)
        assert close_code(sock) == 1009


def test_what_a_client_does_not_read_is_not_piled_up(guarded: Served, table: str) -> None:
    """Before: unread pongs cost 149 MB in twelve seconds."""
    from emberhall.server import frames

    made: list[Any] = []
    began = frames.LimitedSocket.connection_made
    frames.LimitedSocket.connection_made = lambda self, transport: (made.append(self), began(self, transport))[1]  # type: ignore[method-assign,assignment]
    try:
        sock = opened(guarded, table, "127.0.0.34", buffer=2048)
    finally:
        frames.LimitedSocket.connection_made = began  # type: ignore[method-assign]
    ping = b"\x89\xfd" + b"\x00" * 4 + b"p" * 125
    with closing(sock), suppress(ConnectionError, TimeoutError):
        sock.settimeout(1)
        for _ in range(40):
            sock.sendall(ping * 3)
            time.sleep(0.05)
            if made[0].transport.is_closing():
                break
            assert made[0].transport.get_write_buffer_size() < frames.MOST_UNREAD


def test_ordinary_play_is_not_cut_off(guarded: Served) -> None:
    ann = Person(guarded.address)
    table = ann.create("skirmish", "me", "me")
    with ann.at(table, look="all") as eyes:
        for _ in range(12):
            eyes.choose()
            eyes.say("ping")
        eyes.socket.send(iter(['{"type": ', '"ping", ', '"id": 900}']))
        eyes.until(lambda: any(json.loads(text).get("id") == 900 for text in eyes.raw[-5:]))


def test_who_goes_on_flooding_is_shut_out_for_a_while(guarded: Served, table: str) -> None:
    """Before: each new socket brought another burst, and opening it took longer than all its frames."""
    source = "127.0.0.36"
    opened_so_far = 0
    with suppress(AssertionError, ConnectionError):
        for _ in range(30):
            with closing(opened(guarded, table, source)) as sock:
                opened_so_far += 1
                sock.sendall(FLOODS["empty pings"])
                close_code(sock)
    assert 8 <= opened_so_far <= 12
    with closing(socket.socket()) as sock, suppress(ConnectionError):
        sock.bind((source, 0))
        sock.settimeout(5)
        sock.connect(("127.0.0.1", guarded.port))
        sock.sendall(b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert sock.recv(1000) == b""
    with closing(opened(guarded, table, "127.0.0.37")):
        pass
