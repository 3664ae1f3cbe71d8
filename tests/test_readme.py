"""What the README shows at the prompt is what happens."""

import doctest
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_session_in_the_readme() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert result.attempted > 8
    assert result.failed == 0
