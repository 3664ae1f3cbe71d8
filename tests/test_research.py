"""What the pages for researchers show is what happens: the page, the notebook, and the example that learns."""

import doctest
import json
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"


def test_the_page_for_researchers() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "research.md"), module_relative=False, encoding="utf-8")
    assert result.attempted > 15
    assert result.failed == 0


def test_the_notebook_runs_from_the_first_cell_to_the_last() -> None:
    pytest.importorskip("gymnasium")
    cells = json.loads((EXAMPLES / "research.ipynb").read_text(encoding="utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    assert len(code) > 7
    names: dict[str, Any] = {"__name__": "__main__"}
    for cell in code:
        exec(cell, names)
    assert names["session"]._repr_html_().startswith("<svg")
    assert names["series"].summary.faults == ()
    assert names["series"]._repr_html_().count("<svg") > 1


def test_the_example_learns_and_is_compared(tmp_path: Path) -> None:
    pytest.importorskip("gymnasium")
    file = tmp_path / "policy.npz"
    line = [str(EXAMPLES / "learn.py"), "--games", "20", "--evaluate", "2", "--save", str(file)]
    run = subprocess.run([sys.executable, *line], capture_output=True, text=True, check=False, cwd=ROOT)
    assert run.returncode == 0, run.stderr
    assert "against random: " in run.stdout
    assert "against greedy:guesses=1: " in run.stdout
    learn = runpy.run_path(str(EXAMPLES / "learn.py"))
    assert (learn["Policy"].load(file).weights != 0).sum() > 100


def test_what_wins_becomes_likelier() -> None:
    """One step of learning: the option of the game that went better gains, that of the worse one loses."""
    np = pytest.importorskip("numpy")
    pytest.importorskip("gymnasium")
    learn = runpy.run_path(str(EXAMPLES / "learn.py"))
    policy, step = learn["Policy"](), learn["Step"]
    places = np.array([[1, 2], [3, 4], [5, 6]])
    before = policy.chances(places)
    batch = [([step(places, 0, before)], 1.0, True), ([step(places, 2, before)], -1.0, False)]
    learn["learn"](policy, batch, 0.1)
    after = policy.chances(places)
    assert after[0] > before[0]
    assert after[2] < before[2]
