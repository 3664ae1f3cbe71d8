"""For all tests: a slow machine is no failure, what takes long begins first, what shares a server stays together.

Tests of the hall wait for processes and browsers, those of games reckon: some workers begin with the ones and some with
the others, so that no processor is idle.
"""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

settings.register_profile("emberhall", deadline=None)
settings.load_profile("emberhall")

TESTS = Path(__file__).parent
#: Folders whose modules each have a server or a browser: on one worker, which then starts it once.
TOGETHER = ("attacks", "browser", "server")
#: Modules there whose tests each start servers of their own.
APART = ("test_chaos", "test_processes")
#: Modules and folders of long tests, the longest first, so that no worker is left with one at the end.
LONG = (
    *APART,
    "test_stage",
    "test_playing",
    "test_several",
    "test_everybody",
    "browser",
    "test_examination",
    "test_fuzz",
    "server",
    "attacks",
    "test_bots",
    "conformance",
    "store",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        folder = item.path.relative_to(TESTS).parts[0] if item.path.is_relative_to(TESTS) else ""
        if folder in TOGETHER:
            own = item.name if item.path.stem in APART else item.path.stem
            item.add_marker(pytest.mark.xdist_group(f"{folder} {own}"))
    items.sort(key=lambda item: _rank(item.path))


def _rank(path: Path) -> int:
    named = (path.stem, path.parent.name)
    return next((rank for rank, word in enumerate(LONG) if word in named), len(LONG))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Every other worker begins with the tests that wait, the others with those that reckon."""
    if config.getvalue("dist") != "loadgroup":
        return None
    from xdist.scheduler import LoadGroupScheduling

    class HalfAndHalf(LoadGroupScheduling):
        def _assign_work_unit(self, node: Any) -> None:
            waits = self.nodes.index(node) % 2 == 0
            unit = next((unit for unit in self.workqueue if unit.startswith(TOGETHER) == waits), None)
            if unit is not None:
                self.workqueue.move_to_end(unit, last=False)
            super()._assign_work_unit(node)

    return HalfAndHalf(config, log)
