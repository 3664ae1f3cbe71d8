"""No request crashes the process: what threads share is built by one of them before the hall opens."""

import ast
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import emberhall
from emberhall.kernel import reading
from tests.server.served import Person, Served

ROOT = Path(emberhall.__file__).parent

#: Read while modules are imported or before the hall opens, by one thread.
ALONE = {"kernel/reading.py", "effects/decode.py", "server/settings.py"}


def test_many_threads_may_be_first_to_use_a_type() -> None:
    """Before: a segmentation fault inside msgspec."""
    command = [sys.executable, "-m", "tests.attacks.racing", "60"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]


def test_types_are_read_in_one_place_only() -> None:
    found = []
    for room in ("kernel", "effects", "geometry", "scene", "games", "agents", "store", "server"):
        for path in (ROOT / room).rglob("*.py"):
            name, text = str(path.relative_to(ROOT)), path.read_text()
            if name in ALONE or not any(word in text for word in ("convert", "Decoder", "decode")):
                continue
            for function in ast.walk(ast.parse(text)):
                if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                    found += [f"{name}:{call.lineno}" for call in ast.walk(function) if _reads_a_type(call)]
    assert not found, "a type read for the first time by two threads at once crashes: use kernel/reading.py"


def _reads_a_type(call: ast.AST) -> bool:
    if not isinstance(call, ast.Call):
        return False
    said = ast.unparse(call.func)
    typed = any(keyword.arg == "type" for keyword in call.keywords)
    return said == "msgspec.convert" or said.endswith(".Decoder") or (said.endswith(".decode") and typed)


def test_every_game_is_ready_when_the_hall_opens(served: Served) -> None:
    shelf = served.app.state.hall.shelf
    games = [shelf._games[name] for name in shelf.names()]  # none is found later
    assert {"defenders", "mage_knight", "duel"} <= {game.name for game in games}
    for game in games:
        assert game.state in reading._decoders
        assert game.options in reading._decoders
        assert set(game.texts._bundles) == {"en", "ru"}


def test_stepping_through_many_pasts_at_once(served: Served, ann: Person) -> None:
    tables = [ann.create("skirmish", "me", "me") for _ in range(12)]
    for table in tables:
        for _ in range(4):
            view = ann.get(f"/api/tables/{table}/view", look="all")
            ask = view["asks"][0]
            body = {"seat": ask["seat"], "key": ask["options"][0]["key"], "seq": view["seq"]}
            ann.post(f"/api/tables/{table}/choose", body)

    def walk(table: str) -> list[int]:
        return [ann.get(f"/api/tables/{table}/history", at=at)["at"] for at in (4, 1, 3, 0, 2)]

    with ThreadPoolExecutor(12) as pool:
        assert list(pool.map(walk, tables)) == [[4, 1, 3, 0, 2]] * 12
