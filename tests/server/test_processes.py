"""Servers as processes: two on one database, killed under load, stopped in order."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from emberhall.server.hall import Hall
from emberhall.server.main import CannotServe, bound_socket, serve
from emberhall.server.settings import Settings
from emberhall.store import Store, Summary
from tests.store import postgres

from .processes import Process, elsewhere
from .served import Person, wait_for

Start = Callable[..., Process]


@pytest.fixture
def start() -> Iterator[Start]:
    started: list[Process] = []

    def start(url: str, port: int = 0) -> Process:
        started.append(Process(url, port))
        return started[-1]

    yield start
    for process in started:
        if process.runs:
            process.end(signal.SIGKILL)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/hall.sqlite"
    return postgres.fresh_database(request.getfixturevalue("postgres_server"))


@pytest.mark.slow
def test_two_processes_serve_one_hall(url: str, start: Start) -> None:
    one, two = start(url), start(url)
    ann, bob = Person(one.address, "Ann"), Person(one.address, "Bob")
    table = ann.create("duel", "me", "open")
    with ann.at(table) as first:
        elsewhere(bob, two).join(table)
        first.until(lambda: first.players[1]["name"] == "Bob")
        with elsewhere(bob, two).at(table) as second:
            dice = random.Random(3)
            for _ in range(40):
                if first.view["outcome"]:
                    break
                for eyes, other in ((first, second), (second, first)):
                    if eyes.view["asks"]:
                        view = eyes.choose(dice.choice(eyes.view["asks"][0]["options"])["key"])
                        other.until(lambda: other.view["seq"] >= view["seq"])  # noqa: B023
            assert first.view["outcome"]["winners"] == second.view["outcome"]["winners"]
            assert first.view["decisions"] == second.view["decisions"]
            second.say("chat", text="well played")
            first.until(lambda: first.chat == ["well played"])


@pytest.mark.slow
def test_when_two_choose_at_once_on_two_processes_one_wins(url: str, start: Start) -> None:
    one, two = start(url), start(url)
    ann = Person(one.address, "Ann")
    here, there = ann, elsewhere(ann, two)
    table = ann.create("skirmish", "me", "me")
    won = 0
    for _ in range(15):
        view = here.get(f"/api/tables/{table}/view")
        ask = view["asks"][0]
        keys = [option["key"] for option in ask["options"]]
        answers: list[Any] = [None, None]

        def choose(number: int, person: Person, key: str, seat: int, seq: int) -> None:
            body = {"seat": seat, "key": key, "seq": seq}
            answers[number] = person.http.post(f"/api/tables/{table}/choose", json=body)  # noqa: B023

        racers = [
            threading.Thread(target=choose, args=(n, person, keys[-n % len(keys)], ask["seat"], view["seq"]))
            for n, person in enumerate((here, there))
        ]
        for racer in racers:
            racer.start()
        for racer in racers:
            racer.join()
        codes = sorted(answer.status_code for answer in answers)
        assert codes == [200, 409], [answer.text for answer in answers]
        loser = next(answer for answer in answers if answer.status_code == 409)
        assert loser.json()["error"]["id"] in ("look-again", "not-your-turn")
        won += answers[1].status_code == 200
    assert here.get(f"/api/tables/{table}")["table"]["decisions"] == 15
    wait_for(lambda: there.get(f"/api/tables/{table}/view")["decisions"] == 15)
    assert here.get(f"/api/tables/{table}/view")["scene"] == there.get(f"/api/tables/{table}/view")["scene"]


@pytest.mark.slow
def test_several_are_asked_over_two_processes(url: str, start: Start) -> None:
    """The first stored answer counts, passes in advance hold, and secret answers change unseen."""
    one, two = start(url), start(url)
    ann = Person(one.address, "Ann")
    bob = elsewhere(Person(one.address, "Bob"), two)
    table = ann.create("wardens", "me", "open", options={"help": True}, seed="25")
    bob.join(table)
    with ann.at(table) as first, bob.at(table) as second:
        first.choose("rest")
        first.choose("rest")
        second.until(lambda: second.view["waiting"] == [0, 1])
        first.until(lambda: first.view["waiting"] == [0, 1])
        answers: list[Any] = [None, None]

        def throw(seat: int, person: Person, ask: Any) -> None:
            body = {"seat": seat, "key": ask["options"][0]["key"], "seq": 2}
            answers[seat] = person.http.post(f"/api/tables/{table}/choose", json=body)

        racers = [
            threading.Thread(target=throw, args=(seat, person, eyes.view["asks"][0]))
            for seat, person, eyes in ((0, ann, first), (1, bob, second))
        ]
        for racer in racers:
            racer.start()
        for racer in racers:
            racer.join()
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        loser = next(answer for answer in answers if answer.status_code == 409)
        assert loser.json()["error"]["id"] == "look-again"
        for eyes in (first, second):
            eyes.until(lambda: eyes.view["decisions"] == 3)  # noqa: B023
        second.choose("rest")
        second.choose("rest")
        first.until(lambda: first.view["decisions"] == 5)
        left = answers.index(loser)  # only the seat that still has a bucket is asked
        assert first.view["waiting"] == [left]
        (ann, bob)[left].post(f"/api/tables/{table}/pass", {"seat": left, "for": "turn", "seq": first.view["seq"]})
        for eyes, passes in ((first, left == 0), (second, left == 1)):
            eyes.until(lambda: eyes.view["decisions"] == 6)  # noqa: B023
            assert bool(eyes.view["passes"]) == passes

    duel = ann.create("duel", "me", "open", "bot:random", options={"scouting": False})
    bob.join(duel, 1)
    with ann.at(duel) as first, bob.at(duel) as second:
        first.until(lambda: first.view["waiting"] == [0, 1])
        second.until(lambda: second.view["waiting"] == [0, 1])
        bids = [option["key"] for option in first.asked()["options"]]
        first.choose(bids[0])
        second.until(lambda: second.view["waiting"] == [1])
        seq = second.view["seq"]
        first.say("choose", seat=0, key=bids[1], seq=first.view["seq"])
        second.choose()
        second.until(lambda: second.view["decisions"] >= 3)
        worn = bids[1].split("-")[1].split(".")[0]
        assert f"Player 1 wears Mask {worn}." in [line["text"] for line in second.lines]
        assert second.view["seq"] == seq + second.view["decisions"] - 2, "nothing was counted that was not told"


@pytest.mark.slow
def test_kill_9_under_load_loses_nothing_that_was_acknowledged(url: str, start: Start) -> None:
    server = start(url)
    ann = Person(server.address)
    tables = [ann.create("skirmish", "me", "me", seed=n) for n in range(8)]
    done: dict[str, int] = dict.fromkeys(tables, 0)

    def play(table: str) -> None:
        dice = random.Random(table)
        gone = suppress(WebSocketException, ConnectionClosed, OSError, TimeoutError, EOFError)
        with gone, ann.at(table, look="all") as eyes:
            while eyes.view["asks"]:
                ask = eyes.view["asks"][0]
                key = dice.choice(ask["options"])["key"]
                answer = eyes.say("choose", seat=ask["seat"], key=key, seq=eyes.view["seq"])
                assert answer["type"] == "done"
                done[table] = answer["decisions"]
                eyes.until(lambda: eyes.view["seq"] >= answer["seq"])  # noqa: B023

    players = [threading.Thread(target=play, args=(table,), daemon=True) for table in tables]
    for player in players:
        player.start()
    wait_for(lambda: sum(done.values()) > 60)
    server.end(signal.SIGKILL)
    for player in players:
        player.join(20)
        assert not player.is_alive()
    acknowledged = dict(done)
    assert sum(acknowledged.values()) > 60

    store = Store(url)
    for table, decisions in acknowledged.items():
        assert len(store.record(table)) in (decisions, decisions + 1), "all of them, and at most one under way"
    store.close()

    again = start(url, server.port)
    for table, decisions in acknowledged.items():
        with elsewhere(ann, again).at(table, look="all") as eyes:
            assert eyes.view["decisions"] >= decisions
            if eyes.view["asks"]:
                eyes.choose()


@pytest.mark.slow
def test_a_bot_in_another_process_of_the_machine_moves(url: str, start: Start) -> None:
    server = start(url)
    ann = Person(server.address)
    table = ann.create("duel", "me", "bot:greedy", options={"scouting": False})
    with ann.at(table) as eyes:
        eyes.choose()
        eyes.until(lambda: eyes.view["decisions"] >= 2)


@pytest.mark.slow
def test_an_orderly_end(tmp_path: Path, start: Start) -> None:
    server = start(f"sqlite:///{tmp_path}/hall.sqlite")
    ann = Person(server.address)
    table = ann.create("skirmish", "me", "me")
    with ann.at(table) as eyes:
        eyes.choose()
        code, said = server.end(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            eyes.until(lambda: False)
        assert json.loads(eyes.raw[-1]) == {"type": "closing"}
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in (1001, 1012)
    assert code in (0, -signal.SIGTERM), said
    assert "Traceback" not in said
    store = Store(f"sqlite:///{tmp_path}/hall.sqlite")
    row = store.table(table)
    assert row is not None
    assert row.decisions == 1, "what lists show was written, too"
    store.close()


async def test_a_hall_that_closes_while_it_writes_what_lists_show_writes_it() -> None:
    writing: Future[None] = Future()
    hall: Any = Hall.__new__(Hall)
    hall._news = {"oak": Summary("oak", updated=1, decisions=1, waiting=(0,), over=False)}
    hall.store = SimpleNamespace(summarize=lambda news: writing)
    flushing = asyncio.create_task(hall._flush())
    await asyncio.sleep(0)
    flushing.cancel()
    await asyncio.gather(flushing, return_exceptions=True)
    assert flushing.cancelled()
    assert not writing.cancelled()


def test_a_port_that_is_taken() -> None:
    first = bound_socket("127.0.0.1", 0, strict=True)
    port = first.getsockname()[1]
    second = bound_socket("127.0.0.1", port, strict=False)
    assert port < second.getsockname()[1] <= port + 20
    with pytest.raises(CannotServe, match=f"Port {port}"):
        bound_socket("127.0.0.1", port, strict=True)
    first.close()
    second.close()


def test_a_database_that_cannot_be_opened_is_said_plainly(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    url = f"sqlite:///{tmp_path}/file/hall.sqlite"
    # in a thread: where browser tests ran before, this one has a loop of theirs
    with ThreadPoolExecutor(1) as pool, pytest.raises(CannotServe, match="Cannot open the database"):
        pool.submit(serve, port=0, settings=Settings(database_url=url)).result()
