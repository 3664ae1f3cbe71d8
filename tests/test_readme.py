"""What the README shows at the prompt is what happens."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", ["README.md", "README.ru.md"])
def test_the_session_in_the_readme(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert result.attempted > 8
    assert result.failed == 0
