"""For all tests: a slow machine is no failure, long tests begin first, tests that share a server stay together.

Tests of the hall wait for processes and browsers, tests of games compute: half the workers begin with one kind, half
with the other, so that no processor is idle.
"""

import gc
import os
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

settings.register_profile("emberhall", deadline=None)
settings.load_profile("emberhall")

TESTS = Path(__file__).parent
#: Folders whose modules each have a server or a browser: on one worker, which then starts it once.
TOGETHER = ("tests/attacks/", "tests/browser/", "tests/server/")
#: Modules there whose tests each start servers of their own.
APART = ("test_processes",)
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


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Thousands of tests stay until the end: keep the garbage collector from checking them again and again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: _rank(item.path))


def _rank(path: Path) -> int:
    named = (path.stem, path.parent.name)
    return next((rank for rank, word in enumerate(LONG) if word in named), len(LONG))


def _unit(test: str) -> str:
    """What a worker gets at once: a whole module, or one test."""
    module = test.partition("::")[0]
    return module if module.startswith(TOGETHER) and Path(module).stem not in APART else test


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_setupnodes(config: pytest.Config) -> None:
    """In a fresh clone every worker would compile all tests: let each compile a part, once."""
    if config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return
    ignored = {Path(name).resolve() for name in config.getoption("ignore") or ()}
    modules = (module for module in sorted(TESTS.glob("*/test_*.py")) if ignored.isdisjoint(module.parents))
    new = [str(module) for module in modules if not _prepared(module)]
    if len(new) > 20:
        parts = os.cpu_count() or 1
        command = [sys.executable, "-m", "pytest", "--collect-only", "-qq"]
        started = [subprocess.Popen([*command, *new[part::parts]], stdout=subprocess.DEVNULL) for part in range(parts)]
        for process in started:
            process.wait()


def _prepared(module: Path) -> bool:
    """Whether pytest has a rewritten copy of this module that is newer than the module."""
    kept = (module.parent / "__pycache__").glob(f"{module.stem}.*-pytest-*.pyc")
    return any(file.stat().st_mtime >= module.stat().st_mtime for file in kept)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Every other worker begins with tests that wait, the others with tests that compute."""
    if config.getvalue("dist") != "loadgroup":
        return None
    from xdist.scheduler import LoadScopeScheduling

    class HalfAndHalf(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return _unit(nodeid)

        def _assign_work_unit(self, node: Any) -> None:
            waits = self.nodes.index(node) % 2 == 0
            unit = next((unit for unit in self.workqueue if unit.startswith(TOGETHER) == waits), None)
            if unit is not None:
                self.workqueue.move_to_end(unit, last=False)
            super()._assign_work_unit(node)

    # otherwise they would be sorted by how many tests each has
    config.option.loadscopereorder = False
    return HalfAndHalf(config, log)
