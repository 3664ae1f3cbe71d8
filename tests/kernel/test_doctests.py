"""The examples in the kernel's docstrings do what they say."""

import doctest
from importlib import import_module
from pkgutil import iter_modules

import pytest

from emberhall import kernel

MODULES = [module.name for module in iter_modules(kernel.__path__)]
#: Modules whose functions have examples.
SHOWN = ["ask", "history", "log", "messages", "registry", "rng", "secrecy", "session", "table"]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    result = doctest.testmod(import_module(f"emberhall.kernel.{name}"))
    assert result.failed == 0
    assert result.attempted > 0 or name not in SHOWN
