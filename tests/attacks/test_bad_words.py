"""Every bad input gets a clear error: damaged files, strange letters, a disk that cannot be written."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy.exc import SQLAlchemyError

from emberhall.kernel import EmberhallError, SaveError, Session, UnknownGame, load, save
from emberhall.kernel.log import from_json, replay
from emberhall.server.main import CannotServe, serve
from emberhall.server.settings import Settings
from emberhall.store import Store
from tests.games.duel.game import GAME as DUEL
from tests.server.served import Person, Served


@pytest.fixture
def saved(tmp_path: Path) -> bytes:
    session = Session(DUEL, seed=3)
    dice = random.Random(3)
    for _ in range(12):
        ask = session.asks[0]
        session.take(dice.randrange(len(ask.options)), ask.seat)
    save(session, tmp_path / "game.json", snapshot=True)
    return (tmp_path / "game.json").read_bytes()


def read(data: bytes) -> str:
    """The error for this file in both languages; None if it can be played."""
    try:
        for trust in (False, True):
            replay(from_json(data, "game.json"), DUEL, "game.json", trust=trust)
    except EmberhallError as error:
        return error.say("en") + error.say("ru")
    return ""


def test_flipped_bytes_are_said_plainly(saved: bytes) -> None:
    """Before: 125 of 400 ended in a traceback."""
    dice = random.Random(12)
    told = 0
    for _ in range(400):
        data = bytearray(saved)
        for _ in range(dice.choice((1, 1, 2, 8))):
            data[dice.randrange(len(data))] = dice.randrange(256)
        said = read(bytes(data))
        told += bool(said)
        assert said.isprintable(), ascii(said)
    assert told > 200


@pytest.mark.parametrize(
    "change",
    [
        {"version": 10**30},
        {"game_version": 10**30},
        {"game_version": -(10**30)},
        {"seats": 10**30},
        {"seed": 10**400},
        {"seed": "\u001b[31m"},
        {"seed": None},
        {"choices": [[10**30, "done"]]},
        {"choices": [[0, "\u001b]0;owned\u0007"]]},
        {"choices": [[0, "x" * 100_000]]},
        {"options": {"\u001b[2J": 1}},
        {"options": {"rounds": 10**30}},
        {"game": "\u001b[2J"},
        {"snapshot": {"at": 10**30, "state": "", "sha256": ""}},
        {"snapshot": {"at": -1, "state": "é", "sha256": ""}},
    ],
    ids=lambda change: ascii(change)[:40],
)
def test_strange_values_are_said_plainly(saved: bytes, change: dict[str, object]) -> None:
    said = read(json.dumps(json.loads(saved) | change).encode())
    assert said or not change.keys() & {"version", "game_version", "seats", "choices"}
    assert said.isprintable()


@pytest.mark.parametrize(
    "data", [b"[" * 100_000, b'{"format": "emberhall", "options": ' + b"[" * 100_000, b"\xff\xfe", b""]
)
def test_foreign_files_are_refused(data: bytes) -> None:
    with pytest.raises(SaveError):
        from_json(data, "game.json")


def test_a_file_does_not_command_the_terminal(tmp_path: Path, saved: bytes) -> None:
    file = tmp_path / "game.json"
    told = json.loads(saved)
    told["choices"][0][1] = "\u001b]0;owned\u0007\u001b[2J"
    file.write_text(json.dumps(told))
    with pytest.raises(SaveError) as error:
        load(file, lambda name: DUEL)
    assert "\u001b" not in str(error.value)
    with pytest.raises(UnknownGame) as unknown:
        raise UnknownGame("unknown-game", name="\u001b[2J", known=("\u0007",))
    assert "\u001b" not in str(unknown.value)
    command = [
        sys.executable,
        "-m",
        "emberhall.cli",
        "play",
        "tests.games.duel.game:GAME",
        "--load",
        str(file),
        "--plain",
    ]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode != 0
    assert "\u001b]0" not in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


BODIES = [
    b'{"game": "duel", "seats": ["me", "open"], "options": {"rounds": "\\ud800"}}',
    b'{"game": "duel", "seats": ["me", "open"], "options": {"\\ud800": 1}}',
    b'{"game": "\\ud800", "seats": ["me", "open"]}',
    b'{"game": "duel", "seats": ["me", "open"], "name": "\\ud800\\ud800"}',
    b'{"game": "duel", "seats": ["me", "open"], "options": ' + b"[" * 5000 + b"]" * 5000 + b"}",
    b'{"game": "duel", "seats": ["me", "open"], "seed": ' + b"9" * 5000 + b"}",
    b"\xff\xfe",
    b"{",
]


@pytest.mark.parametrize("body", BODIES, ids=lambda body: ascii(body)[:50])
def test_strange_bodies_are_refused(ann: Person, body: bytes) -> None:
    """Before: a lone surrogate was answered with 500."""
    answer = ann.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert 400 <= answer.status_code < 500 or (answer.status_code == 201 and b"seed" in body), answer.text
    assert answer.json().get("error", {"text": "x"})["text"]


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "chat", "text": "\\ud800"}',
        '{"type": "choose", "seat": 0, "key": "\\ud800", "seq": 0}',
        '{"type": "choose", "seat": 0, "key": "' + "x" * 1900 + '", "seq": 0}',
        "[" * 10_000,
        '{"type": "\\ud800"}',
    ],
)
def test_strange_messages_are_refused(ann: Person, text: str) -> None:
    table = ann.create("duel", "me", "open")
    with ann.at(table) as eyes:
        eyes.socket.send(text)
        message = eyes.hear()
        while message["type"] in ("players", "view"):
            message = eyes.hear()
        assert message["type"] == "error"
        assert message["error"]["id"] != "sorry"
        eyes.choose()


def test_the_answer_comes_before_what_follows_from_it(ann: Person) -> None:
    """The order docs/protocol.md promises. Before: it came after."""
    table = ann.create("skirmish", "me", "me")
    with ann.at(table) as eyes:
        for _ in range(12):
            ask, at = eyes.asked(), len(eyes.raw)
            eyes.choose(ask["options"][0]["key"])
            kinds = [json.loads(text)["type"] for text in eyes.raw[at:]]
            assert kinds.index("done") < kinds.index("view")


def test_the_hall_reports_a_disk_it_cannot_write_to(tmp_path: Path) -> None:
    """Before: it claimed to be open."""
    Store(f"sqlite:///{tmp_path}/hall.sqlite").close()
    url = f"sqlite:///file:{tmp_path}/hall.sqlite?mode=ro&uri=true"
    with pytest.raises((CannotServe, SQLAlchemyError), match=r"(?i)database|readonly"):
        serve(port=0, settings=Settings(database_url=url))


def test_health_tells_when_nothing_can_be_written(served: Served, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ann.get("/healthz")["ok"] is True

    def refuses() -> None:
        raise OSError("no space left")

    served.hall._wrote = float("-inf")
    monkeypatch.setattr(served.hall.store, "touch", refuses)
    assert ann.get("/healthz", 503)["error"]["id"] == "cannot-write"


def test_sql_logs_tell_no_values(served: Served, ann: Person) -> None:
    with pytest.raises(SQLAlchemyError) as error, served.hall.store.engine.connect() as connection:
        connection.exec_driver_sql("INSERT INTO nowhere VALUES (?)", ("my secret token",))
    assert "my secret token" not in str(error.value)
