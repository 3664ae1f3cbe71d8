"""No client shuts others out: heads, bodies, connections and requests have limits; only named proxies are trusted."""

import socket
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest

from emberhall.server.settings import Settings
from tests.server.served import GAMES, Person, Served


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("strict")
    settings = Settings(
        database_url=f"sqlite:///{folder}/hall.sqlite",
        games=GAMES,
        bot_processes=0,
        connections=40,
        head_time=1.0,
        hosts=("hall.example",),
    )
    server = Served(settings)
    yield server
    server.close()


def raw(served: Served, data: bytes, source: str = "127.0.0.9") -> socket.socket:
    sock = socket.create_connection(("127.0.0.1", served.port), 10, source_address=(source, 0))
    sock.sendall(data)
    return sock


def read(sock: socket.socket) -> bytes:
    """Everything received until the other side closes; empty if it just vanishes."""
    got = b""
    with suppress(ConnectionError):
        while part := sock.recv(65536):
            got += part
    return got


def client(served: Served, source: str) -> httpx.Client:
    return httpx.Client(base_url=served.address, transport=httpx.HTTPTransport(local_address=source), timeout=20)


def test_half_sent_requests_shut_nobody_out(strict: Served) -> None:
    """Before: with 1,100 of them, nobody else could connect."""
    held = [raw(strict, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ") for _ in range(200)]
    with client(strict, "127.0.0.3") as other:
        assert other.get("/healthz").status_code == 200
    started = time.monotonic()
    closed = sum(read(sock) is not None for sock in held)
    assert closed == 200, "all of them were let go"
    assert time.monotonic() - started < 15
    for sock in held:
        sock.close()


def test_a_head_without_end_is_not_read(strict: Served) -> None:
    """Before: a header of 89 MB was."""
    with closing(raw(strict, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: ")) as sock:
        sent = 0
        with suppress(ConnectionError, TimeoutError):
            while sent < 50_000_000:
                sent += sock.send(b"x" * 65536)
        assert sent < 20_000_000, "what the system itself holds back, and no more"


def test_a_body_that_does_not_come_is_not_waited_for(strict: Served) -> None:
    head = (
        b"POST /api/token HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
    )
    with closing(raw(strict, head.replace(b"/api/token", b"/api/me"), "127.0.0.8")) as sock:
        assert b"408" in read(sock).split(b"\r\n")[0]


def test_connections_from_one_address_are_limited(tmp_path: Path) -> None:
    settings = Settings(database_url=f"sqlite:///{tmp_path}/hall.sqlite", games=GAMES, bot_processes=0, connections=40)
    with closing(Served(settings)) as served:
        held = [raw(served, b"", "127.0.0.7") for _ in range(60)]
        until = time.monotonic() + settings.head_time / 2  # after that time, the others are let go, too
        while (gone := sum(closed(sock) for sock in held)) < 20 and time.monotonic() < until:
            time.sleep(0.05)
        assert gone == 20
        for sock in held:
            sock.close()


def closed(sock: socket.socket) -> bool:
    """Whether the other side has gone."""
    sock.setblocking(False)
    try:
        return sock.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def test_a_header_does_not_make_another_address(tmp_path: Path) -> None:
    """Before: every local client evaded the limits with X-Forwarded-For."""
    server = Served(Settings(database_url=f"sqlite:///{tmp_path}/hall.sqlite", games=GAMES, bot_processes=0))
    with closing(server), client(server, "127.0.0.1") as anybody:
        answers = [
            anybody.post("/api/token", headers={"X-Forwarded-For": f"10.0.0.{n}"}).status_code for n in range(80)
        ]
    assert answers[0] == 201
    assert 429 in answers


def test_a_person_is_held_to_the_limits_wherever_they_are(strict: Served) -> None:
    with client(strict, "127.0.0.11") as here, client(strict, "127.0.0.12") as there:
        token = here.post("/api/token").json()["token"]
        made = []
        for n in range(80):
            one = (here, there)[n % 2]
            wish = {"game": "duel", "seats": ["me", "open"]}
            made.append(one.post("/api/tables", json=wish, headers={"Authorization": f"Bearer {token}"}).status_code)
        assert made[0] == 201
        assert 429 in made


def test_our_own_proxy_is_believed(tmp_path: Path) -> None:
    settings = Settings(
        database_url=f"sqlite:///{tmp_path}/hall.sqlite", games=GAMES, bot_processes=0, proxies=("127.0.0.1",)
    )
    server = Served(settings)
    try:
        with client(server, "127.0.0.1") as proxy:
            answers = [proxy.post("/api/token", headers={"X-Forwarded-For": f"10.0.0.{n}"}) for n in range(80)]
            assert {answer.status_code for answer in answers} == {201}
            secure = proxy.post("/api/me", json={"name": "Ann"}, headers={"X-Forwarded-Proto": "https"})
            assert "secure" in secure.headers["set-cookie"].lower()
    finally:
        server.close()


def test_the_hall_is_asked_for_by_its_name(strict: Served) -> None:
    with client(strict, "127.0.0.13") as anybody:
        for host, status in {"hall.example": 200, "127.0.0.1:1": 200, "localhost": 200, "evil.example": 421}.items():
            assert anybody.get("/api/me", headers={"Host": host}).status_code == status, host


def test_people_play_within_the_limits(strict: Served) -> None:
    ann = Person(strict.address)
    table = ann.create("duel", "me", "me")
    with ann.at(table, look="all") as eyes:
        eyes.choose()


def test_players_who_think_for_long_stay_connected(strict: Served) -> None:
    """Before: live connections were cut whenever the time limit for a request's head ran out."""
    ann = Person(strict.address)
    table = ann.create("duel", "me", "me")
    with ann.at(table, look="all") as eyes:
        time.sleep(2.5)  # a head has to come in one second
        eyes.choose()
