"""The pure parts of the browser client, tested by Node.js; the layout with the tables of real games."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from emberhall.arena import golden
from emberhall.kernel import Session, find_game
from emberhall.scene import plain

HERE = Path(__file__).parent

#: Whose kept games the tables are from.
PLAYED = {
    "mage_knight": "tactician",
    "gloomhaven": "companion",
    "runewars": "warlord",
    "defenders": "heuristic",
    "sword_sorcery": "companion",
}

#: Every how many decisions a table is looked at, and until which.
EVERY, UNTIL = 12, 240


def node(*words: str, given: str | None = None, **env: str) -> str:
    """What Node.js says; without it the test is skipped."""
    found = shutil.which("node")
    if found is None:
        pytest.skip("no Node.js here: the pure parts of the client are not tested")
    told = subprocess.run(
        [found, *words], input=given, capture_output=True, text=True, check=False, env={**os.environ, **env}
    )
    assert told.returncode == 0, told.stdout[-6000:] + told.stderr[-2000:]
    return told.stdout


def scenes(game: str) -> Iterator[dict[str, Any]]:
    """A kept game as whoever is asked sees it, now and then."""
    one = next(
        one for one in golden.read(HERE.parent / game / "golden" / "games.jsonl") if one.by.startswith(PLAYED[game])
    )
    rules = find_game(game)
    session = Session(rules, rules.parse_options(one.options), one.seats, one.seed, keep=False)
    for number, (seat, key) in enumerate(one.decisions()):
        asked = session.asks[0].seat
        if number % EVERY == 0 and number <= UNTIL:
            yield {"seat": asked, "scene": plain(session.view(asked).scene(), rules.texts, "en")}
        session.choose(key, seat)


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A file with what lies on the tables of real games."""
    found = []
    for game in PLAYED:
        facts = json.loads(node(str(HERE / "facts.js"), given=json.dumps(list(scenes(game)))))
        found += [{"game": game, "facts": one} for one in {json.dumps(one): one for one in facts}.values()]
    assert {table["game"] for table in found} == set(PLAYED)
    file = tmp_path_factory.mktemp("layout") / "tables.json"
    file.write_text(json.dumps(found), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("name", ["beats", "camera", "model", "paint", "words"])
def test_the_pure_parts_of_the_client(name: str) -> None:
    node("--test", str(HERE / f"{name}.test.js"))


def test_the_layout_of_real_tables(tables: str) -> None:
    node("--test", str(HERE / "layout.test.js"), TABLES=tables)


def test_every_pure_part_is_tested() -> None:
    files = {file.name.removesuffix(".test.js") for file in HERE.glob("*.test.js")}
    assert files == {"beats", "camera", "layout", "model", "paint", "words"}
