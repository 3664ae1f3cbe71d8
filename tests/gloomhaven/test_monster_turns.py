"""Monster turns on which players agreed: where the monster ends and whom it attacks, every ending that is allowed."""

from pathlib import Path

import pytest

from emberhall.rulebook import rule
from tests.gloomhaven.monster_turns import Case, Result, main, read, results

FILE = Path(__file__).parent / "monster_turns.json"


@rule("GH-FOCUS-02", "GH-FOCUS-05", "GH-FOCUS-08", "GH-FOCUS-09", "GH-MMOVE-03", "GH-MMOVE-10", "GH-MMOVE-12",
      "GH-MAXEFF-02", "GH-MAXEFF-03", "GH-MAXEFF-04", "GH-MAXEFF-05", "GH-MAXEFF-06", "GH-MTRAP-01", "GH-MTRAP-03",
      "GH-LOS-02", "GH-AOE-01", "GH-AOE-05")  # fmt: skip
@pytest.mark.parametrize("case", read(FILE), ids=lambda case: str(case.case))
def test_agreed(case: Case) -> None:
    assert results(case) == {Result(r.move, tuple(sorted(r.attacks))) for r in case.expected}


def test_the_command_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(FILE)]) == 0
    assert capsys.readouterr().out.endswith("79 of 79 right\n")
