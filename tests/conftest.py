"""For all tests: a slow machine is no failure, what takes long begins first, what shares a server stays together."""

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("emberhall", deadline=None)
settings.load_profile("emberhall")

TESTS = Path(__file__).parent
#: Folders whose modules each have a server or a browser: on one worker, which then starts it once.
TOGETHER = ("attacks", "browser", "server")
#: Modules of long tests, the longest first, so that no worker is left with one at the end.
LONG = ("browser", "test_examination", "test_processes", "server", "attacks", "test_bots", "conformance", "store")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        folder = item.path.relative_to(TESTS).parts[0] if item.path.is_relative_to(TESTS) else ""
        if folder in TOGETHER:
            item.add_marker(pytest.mark.xdist_group(item.path.stem))
    items.sort(key=lambda item: _rank(item.path))


def _rank(path: Path) -> int:
    named = (path.stem, path.parent.name)
    return next((rank for rank, word in enumerate(LONG) if word in named), len(LONG))
