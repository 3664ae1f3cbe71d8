"""The pure parts of the browser client, tested by Node.js, with tables taken from real games."""

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
FACTS = HERE / "facts.json"

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


def node(*words: str, given: str | None = None) -> str:
    """The output of Node.js; without Node.js the test is skipped."""
    found = shutil.which("node")
    if found is None:
        pytest.skip("no Node.js here: the pure parts of the client are not tested")
    told = subprocess.run([found, *words], input=given, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout[-6000:] + told.stderr[-2000:]
    return told.stdout


@pytest.mark.parametrize("file", sorted(HERE.glob("*.test.js")), ids=lambda file: file.name)
def test_the_pure_parts_of_the_client(file: Path) -> None:
    node("--test", str(file))


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


def test_the_tables_of_the_layout_are_real() -> None:
    """Set EMBERHALL_RECORD to record them again."""
    tables = []
    for game in PLAYED:
        found = json.loads(node(str(HERE / "facts.js"), given=json.dumps(list(scenes(game)))))
        tables += [{"game": game, "facts": facts} for facts in {json.dumps(one): one for one in found}.values()]
    if os.environ.get("EMBERHALL_RECORD"):
        FACTS.write_text("[\n" + ",\n".join(f"  {json.dumps(one)}" for one in tables) + "\n]\n", encoding="utf-8")
    assert json.loads(FACTS.read_text(encoding="utf-8")) == tables
