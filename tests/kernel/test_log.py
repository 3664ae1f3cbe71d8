"""Save files: their contents, damaged ones, and crashes while saving."""

import base64
import hashlib
import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from emberhall.kernel import Game, SaveError, Session, find_game, load, log_of, replay, save
from tests.games.duel import GAME as DUEL
from tests.games.duel.state import Options

from .tables import a_game, turns

ROOT = Path(__file__).parents[2]


def some_game(decisions: int = 9) -> Session[Any]:
    session = Session(DUEL, Options(rounds=2), 2, seed=5)
    while session.asks and len(session.choices) < decisions:
        ask = session.asks[-1]
        session.take(len(session.choices) % len(ask.options), ask.seat)
    return session


def duel(name: str) -> Game[Any, Any]:
    assert name == "duel"
    return DUEL


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    save(some_game(), path)
    return path


def refused(path: Path, **how: Any) -> str:
    with pytest.raises(SaveError) as error:
        load(path, duel, **how)
    assert error.value.say("ru") != str(error.value), "it can be said in Russian"
    return str(error.value)


def changed(path: Path, change: Callable[[dict[str, Any]], object]) -> Path:
    data = json.loads(path.read_text())
    change(data)
    path.write_text(json.dumps(data))
    return path


def test_a_save_file_is_readable(file: Path) -> None:
    text = file.read_text()
    assert text.startswith('{\n  "format": "emberhall",\n  "version": 2,\n  "game": "duel",\n  "game_version": 1,\n')
    data = json.loads(text)
    assert data["options"] == {"rounds": 2, "scouting": True}
    assert data["seats"] == 2
    assert data["seed"] == "5"
    assert len(data["choices"]) == 9
    lines = text.splitlines()
    assert lines[lines.index('  "choices": [') + 1] == '    [0,"done"],'
    assert lines[-2:] == ["  ]", "}"]


def test_a_game_without_decisions_can_be_saved(tmp_path: Path) -> None:
    save(Session(DUEL), tmp_path / "new.json")
    assert load(tmp_path / "new.json", duel).choices == []


@pytest.mark.parametrize("snapshot", [False, True])
@pytest.mark.parametrize("trust", [False, True])
@pytest.mark.parametrize("keep", [False, True])
def test_a_loaded_game_is_the_saved_one(tmp_path: Path, snapshot: bool, trust: bool, keep: bool) -> None:
    for decisions in range(12):
        session = some_game(decisions)
        save(session, tmp_path / "deep" / "game.json", snapshot=snapshot)
        loaded = load(tmp_path / "deep" / "game.json", duel, trust=trust, keep=keep)
        assert loaded.state == session.state
        assert [ask.keys() for ask in loaded.asks] == [ask.keys() for ask in session.asks]
        assert log_of(loaded) == log_of(session)


def test_a_log_can_be_replayed_in_part() -> None:
    log = log_of(some_game(9))
    assert replay(log, DUEL, upto=4).state == some_game(4).state
    assert replay(log_of(some_game(9), snapshot=True), DUEL, upto=4, trust=True).state == some_game(4).state


def test_an_untrusted_snapshot_is_not_believed(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save(some_game(), path, snapshot=True)
    true = some_game()
    other = Session(DUEL, Options(rounds=2), 2, seed=6)
    forged = other.newest_snapshot()
    assert forged is not None

    def forge(data: dict[str, Any]) -> None:
        data["snapshot"]["state"] = base64.b64encode(forged.state).decode()
        data["snapshot"]["sha256"] = hashlib.sha256(forged.state).hexdigest()

    assert load(changed(path, forge), duel).state == true.state


# what is wrong with a file


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert refused(tmp_path / "none.json") == "Cannot read none.json: No such file or directory"


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04 zip", b"[1, 2]", b'{"format": "chess"}', b"null", b"\xff\xfe"])
def test_a_foreign_file(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "x.json").write_bytes(data)
    assert refused(tmp_path / "x.json") == "x.json is not an Emberhall save file."


def test_a_file_cut_off(file: Path) -> None:
    data = file.read_bytes()
    for end in (len(data) // 2, len(data) - 3, 60):
        file.write_bytes(data[:end])
        assert refused(file).startswith("game.json is damaged: ")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: d.update(choices="none"), "Expected `array`, got `str` - at `$.choices`"),
        (lambda d: d.update(game="os:system"), "“os:system” is no name of a game"),
        (lambda d: d.pop("seed"), "Object missing required field `seed`"),
        (lambda d: d.update(version="new"), "Expected `int`, got `str` - at `$.version`"),
        (lambda d: d.update(seats=9), "Masks at Midnight is for 2 to 4 players, not 9."),
        (lambda d: d.update(options={"rounds": 3}), "duel cannot be set up like this"),
        (lambda d: d["choices"].insert(2, [0]), "Expected `array` of length 2"),
    ],
)
def test_a_damaged_file(file: Path, change: Callable[[dict[str, Any]], object], said: str) -> None:
    text = refused(changed(file, change))
    assert text.startswith("game.json is damaged: ")
    assert said in text


def test_a_file_of_a_newer_format(file: Path) -> None:
    changed(file, lambda d: d.update(version=3, choices={"told": "otherwise"}))
    assert refused(file) == "game.json was written by a newer Emberhall (format 3; this one reads up to 2)."


def test_a_file_of_other_rules(file: Path) -> None:
    assert "newer rules of duel (version 2;" in refused(changed(file, lambda d: d.update(game_version=2)))
    changed(file, lambda d: d["choices"].__setitem__(3, [d["choices"][3][0], "fly"]))
    assert "older rules of duel" in refused(changed(file, lambda d: d.update(game_version=0)))


def test_a_file_from_before_the_keyed_generator(file: Path) -> None:
    changed(file, lambda d: d.update(version=1, seed=5))
    assert "older rules of duel" in refused(file)
    changed(file, lambda d: d.update(choices=[]))
    assert load(file, duel).seed == "5"


def test_a_file_of_a_game_that_is_not_there(file: Path) -> None:
    with pytest.raises(SaveError, match="There is no game called “duel”"):
        load(file, find_game)


def test_a_wrong_decision_is_named_by_its_number(file: Path) -> None:
    changed(file, lambda d: d["choices"].__setitem__(3, [d["choices"][3][0], "fly"]))
    seat = json.loads(file.read_text())["choices"][3][0]
    assert refused(file) == (f"Cannot replay game.json at decision 4: seat {seat} is not offered “fly”.")


@pytest.mark.parametrize("seat", [-1, 1, 7])
def test_a_decision_of_a_wrong_seat_is_named_by_its_number(file: Path, seat: int) -> None:
    changed(file, lambda d: d["choices"].__setitem__(0, [seat, "done"]))
    assert refused(file) == f"Cannot replay game.json at decision 1: seat {seat} is not asked."


def test_decisions_after_the_end(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    session = some_game(999)
    save(session, path)
    end = len(session.choices)
    changed(path, lambda d: d["choices"].extend([[0, "done"], [1, "done"]]))
    assert refused(path) == (
        f"game.json continues after the game is over: it ends after {end} decisions, and 2 more follow."
    )


def digest_of_nothing(snapshot: dict[str, Any]) -> None:
    data = b"\x93\x01\x02\x03"
    snapshot.update(state=base64.b64encode(data).decode(), sha256=hashlib.sha256(data).hexdigest())


@pytest.mark.parametrize(
    "spoil",
    [
        lambda s: s.update(state="AAAA"),
        lambda s: s.update(state="not base64!"),
        lambda s: s.update(sha256="0" * 64),
        lambda s: s.update(at=-1),
        digest_of_nothing,
    ],
)
def test_a_damaged_snapshot(tmp_path: Path, spoil: Callable[[dict[str, Any]], None]) -> None:
    path = tmp_path / "game.json"
    save(some_game(), path, snapshot=True)
    changed(path, lambda d: spoil(d["snapshot"]))
    assert refused(path, trust=True).startswith("game.json is damaged: ")
    assert load(path, duel).state == some_game().state, "without it the file is good"


def test_big_seeds_can_be_saved(tmp_path: Path) -> None:
    session = Session(a_game(turns(2)), seed=2**100 + 7)
    save(session, tmp_path / "big.json")
    assert load(tmp_path / "big.json", lambda name: session.game).state == session.state


# crashes

SAVE_FOR_EVER = """
import sys
from pathlib import Path
from emberhall.kernel import save
from tests.kernel.test_log import some_game
games = [some_game(4), some_game(9)]
path = Path(sys.argv[1])
save(games[0], path)
print("ready", flush=True)
while True:
    for game in games:
        save(game, path)
"""


def test_killing_a_process_that_saves_leaves_a_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    states = [some_game(4).state, some_game(9).state]
    found = set()
    for attempt in range(8):
        command = [sys.executable, "-c", SAVE_FOR_EVER, str(path)]
        saving = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT)
        assert saving.stdout is not None
        assert saving.stdout.readline() == b"ready\n"
        time.sleep(0.003 * attempt)
        saving.send_signal(signal.SIGKILL)
        saving.wait()
        saving.stdout.close()
        found.add(states.index(load(path, duel).state))  # fails unless it is one of the two, whole
    assert found <= {0, 1}


def test_a_save_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    save(some_game(4), path)

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space left"):
        save(some_game(9), path)
    assert load(path, duel).state == some_game(4).state
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
