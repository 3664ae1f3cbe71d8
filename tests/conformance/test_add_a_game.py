"""docs/add-a-game.md and docs/add-a-campaign.md, followed from start to end."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"^```(\w+)(?: (run|file=\S+))?\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def blocks() -> list[tuple[str, str, str]]:
    pages = [(DOCS / page).read_text(encoding="utf-8") for page in ("add-a-game.md", "add-a-campaign.md")]
    return [block for page in pages for block in BLOCK.findall(page)]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The files of the document, as a reader makes them."""
    for _, place, text in blocks():
        if place.startswith("file="):
            path = tmp_path / place.removeprefix("file=")
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("a", encoding="utf-8") as file:
                file.write(text)
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name in [name for name in sys.modules if name.split(".")[0] == "ferry"]:
        del sys.modules[name]


def test_the_game_is_short(folder: Path) -> None:
    lines = (folder / "ferry" / "game.py").read_text(encoding="utf-8").splitlines()
    assert 100 < len(lines) < 230


def test_what_the_document_runs_runs(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    known: dict[str, Any] = {}
    runs = [text for _, place, text in blocks() if place == "run"]
    assert len(runs) == 6
    for text in runs:
        exec(compile(text, "docs", "exec"), known)
    shown = capsys.readouterr().out
    assert "['throw', 'pay:fare-" in shown
    assert "your next throw: +2 pence (once)" in shown
    assert "Игрок 1 бросает кубик: " in shown


def test_the_season_is_short(folder: Path) -> None:
    lines = (folder / "ferry" / "season.py").read_text(encoding="utf-8").splitlines()
    assert 100 < len(lines) < 150


def test_the_game_is_played_by_programs(folder: Path) -> None:
    command = [sys.executable, "-m", "emberhall.cli", "sim", "ferry.game:GAME", "--games", "20", "--jobs", "1"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "The Ferry" in done.stdout
