"""Run the tests that reach a change, in a process of its own, until one fails."""

import ast
import gc
import json
import os
import resource
import select
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout, suppress
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from random import Random
from types import FrameType, ModuleType
from typing import Any, NoReturn

import pytest
from _pytest.runner import runtestprotocol

from .changes import Change, Source, of_data
from .patching import CannotBeMade, Data, caches_in, functions_in, patch_function
from .recording import Record, kinds_of_entries, uses_of_names

#: How a change can come out.
NOTICED, UNNOTICED, UNDECIDED, NOTHING, IMPOSSIBLE = "noticed", "unnoticed", "undecided", "nothing", "impossible"
DATA_FILES = (".txt", ".json", ".toml", ".yaml", ".yml", ".csv")
MEMORY = 6 * 2**30
#: A test that computes this many seconds longer than four times its usual time has noticed the change.
_PATIENCE = 2.0


@dataclass(frozen=True)
class Verdict:
    """The verdict on a change, and the tests that ran."""

    change: Change
    outcome: str
    tests: tuple[str, ...] = ()


@dataclass(frozen=True)
class Wishes:
    """What to change, and the time limits."""

    only: tuple[Path, ...]
    #: Single lines; without them everything in `only`.
    lines: tuple[tuple[Path, int], ...] = ()
    package: str = ""
    sample: int = 0
    jobs: int = 2
    limit: float = 10.0
    slow: float = 10.0
    seed: int = 0


class TooSlow(Exception):
    """A test too slow to run for every change."""


class Runner:
    """A pytest plugin that does the whole run after collection and passes each verdict to `tell`."""

    def __init__(self, wishes: Wishes, tell: Callable[[str, Any], None]) -> None:
        self.wishes = wishes
        self.tell = tell
        self.verdicts: list[Verdict] = []
        self.noticing: dict[object, list[int]] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self, session: pytest.Session) -> None:
        with suppress(ImportError):
            from hypothesis import settings

            settings.register_profile("mutation", settings.default, database=None, derandomize=True)
            settings.load_profile("mutation")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = session.items
        self._look_around(session)
        self._record()
        gc.collect()
        gc.freeze()
        self._without_change()
        changes = self._changes()
        self.tell("changes", len(changes))
        self._run(changes)
        return True

    def _look_around(self, session: pytest.Session) -> None:
        """Find the modules of the package and the tests, and the possible changes."""
        package = self.wishes.package
        roots = {Path(item.path).parent.resolve() for item in session.items}
        modules: dict[str, ModuleType] = {}
        for name, module in list(sys.modules.items()):
            file = getattr(module, "__file__", None) or ""
            ours = name == package or name.startswith(f"{package}.")
            if file.endswith(".py") and (ours or any(root in Path(file).resolve().parents for root in roots)):
                modules[name] = module
        texts = {name: Path(module.__file__ or "").read_text(encoding="utf-8") for name, module in modules.items()}
        self.data = Data(modules, {name: ast.parse(text) for name, text in texts.items()})
        self.names = {Path(module.__file__ or "").resolve(): name for name, module in modules.items()}
        files = {module.__file__ or "" for module in modules.values()}
        self.functions = functions_in(files)
        self.caches = caches_in(package)
        self.uses = uses_of_names(self.data)
        self.record = Record(files)
        self.sources = {file: Source(file, texts[name]) for file, name in self.names.items() if self._wanted(file)}
        self.unread = [file for file in self._files((".py",)) if file not in self.sources]

    def _wanted(self, file: Path) -> bool:
        return any(only == file or only in file.parents for only in self.wishes.only)

    def _files(self, endings: tuple[str, ...]) -> Iterator[Path]:
        for only in self.wishes.only:
            yield from (file for file in sorted([only, *only.rglob("*")]) if file.suffix in endings and file.is_file())

    def _changes(self) -> list[Change]:
        found = [change for _, source in sorted(self.sources.items()) for change in source.changes]
        self.texts = {file: file.read_text(encoding="utf-8") for file in self._files(DATA_FILES)}
        found += [change for file, text in self.texts.items() for change, _ in of_data(file, text)]
        if self.wishes.lines:
            lines = set(self.wishes.lines)
            found = [change for change in found if (change.file, change.line) in lines]
        if 0 < self.wishes.sample < len(found):
            step = len(found) / self.wishes.sample
            places = [int(index * step) for index in range(self.wishes.sample)]
            if self.wishes.seed:
                places = sorted(Random(self.wishes.seed).sample(range(len(found)), self.wishes.sample))
            found = [found[place] for place in places]
        return found

    def _record(self) -> None:
        """Run every test once, and keep those that pass within the time limit."""
        self.usable = 0
        self.left_out: list[str] = []
        with self.record.reading(kinds_of_entries(self.data)):
            for index, item in enumerate(self.items):
                after = self.items[index + 1] if index + 1 < len(self.items) else None
                self._clear_caches()
                begun = time.process_time()
                with self.record.of(index):
                    good = self._runs(item, after, self.wishes.slow)
                self.record.seconds[index] = time.process_time() - begun
                if good:
                    self.usable |= 1 << index
                else:
                    self.left_out.append(item.nodeid)
                self.tell("recorded", (index + 1, len(self.items)))
        self._clear_caches()

    def _without_change(self) -> None:
        """Run the tests again as they will run for a change: a test that fails now would seem to catch everything."""
        tests = [index for index in range(len(self.items)) if self.usable >> index & 1]
        tests.sort(key=lambda index: self.record.seconds[index])
        parts = [tests[part :: self.wishes.jobs] for part in range(self.wishes.jobs)]
        self.tell("again", len(tests))
        ends = [self._fork(lambda part=part: self._failing(part)) for part in parts]
        for end, pid in ends:
            for index in json.loads(self._answer(end, pid)[0] or b"[]"):
                self.usable &= ~(1 << index)
                self.left_out.append(self.items[index].nodeid)

    def _failing(self, tests: list[int]) -> list[int]:
        self._clear_caches()
        after = [*(self.items[index] for index in tests[1:]), None]
        return [index for index, item in zip(tests, after, strict=True) if not self._runs(self.items[index], item)]

    def _clear_caches(self) -> None:
        for cache in self.caches:
            cache.cache_clear()

    def _runs(self, item: pytest.Item, after: pytest.Item | None, seconds: float = 0) -> bool:
        """Whether a test passes, within a limit of CPU seconds if given."""

        def stop(number: int, frame: FrameType | None) -> NoReturn:
            raise TooSlow

        if seconds:
            signal.signal(signal.SIGVTALRM, stop)
            signal.setitimer(signal.ITIMER_VIRTUAL, seconds, 1.0)  # repeatedly, as a test may catch it
        try:
            with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
                reports = runtestprotocol(item, log=False, nextitem=after)
        except TooSlow:
            return False
        finally:
            if seconds:
                signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        return all(report.passed for report in reports)

    def _run(self, changes: list[Change]) -> None:
        waiting = list(reversed(changes))
        running: dict[int, tuple[int, Change]] = {}
        found: dict[int, Verdict] = {}
        told = 0
        while waiting or running:
            while waiting and len(running) < self.wishes.jobs:
                change = waiting.pop()
                end, pid = self._fork(lambda change=change: self._try(change))
                running[end] = (pid, change)
            ready, _, _ = select.select(list(running), [], [])
            for end in ready:
                pid, change = running.pop(end)
                found[id(change)] = self._verdict(change, *self._answer(end, pid))
            while told < len(changes) and id(changes[told]) in found:
                self.tell("verdict", found[id(changes[told])])
                told += 1
        self.verdicts = [found[id(change)] for change in changes]

    def _fork(self, work: Callable[[], object]) -> tuple[int, int]:
        """Do the work in a child process. Returns the read end of a pipe for the answer, and the child's id."""
        ours, theirs = os.pipe()
        pid = os.fork()
        if pid:
            os.close(theirs)
            return ours, pid
        try:
            nowhere = os.open(os.devnull, os.O_RDWR)
            for standard in (0, 1, 2):
                os.dup2(nowhere, standard)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            os.write(theirs, json.dumps(work()).encode())
        finally:
            os._exit(0)

    def _answer(self, end: int, pid: int) -> tuple[bytes, int]:
        answer = b""
        while part := os.read(end, 65536):
            answer += part
        os.close(end)
        return answer, os.waitpid(pid, 0)[1]

    def _verdict(self, change: Change, answer: bytes, status: int) -> Verdict:
        if not answer:
            stopped = os.WIFSIGNALED(status) and os.WTERMSIG(status) in {signal.SIGPROF, signal.SIGALRM}
            return Verdict(change, UNDECIDED if stopped else NOTICED)
        outcome, tests = json.loads(answer)
        if outcome == NOTICED and tests:
            known = self.noticing.setdefault(change.function or change.file, [])
            if tests[-1] not in known:
                known.insert(0, tests[-1])
        return Verdict(change, outcome, tuple(self.items[test].nodeid for test in tests))

    def _try(self, change: Change) -> tuple[str, list[int]]:
        """In the child: make the change and run the tests that reach it."""
        self._limit_time(self.wishes.limit)
        try:
            reached = self._make(change)
        except CannotBeMade:
            return IMPOSSIBLE, []
        except Exception:
            return NOTICED, []  # it does not even load
        if reached < 0:
            return NOTHING, []
        reached &= self.usable
        tests = [index for index in range(len(self.items)) if reached >> index & 1]
        known = self.noticing.get(change.function or change.file, [])
        tests.sort(key=lambda index: (known.index(index) if index in known else len(known), self.record.seconds[index]))
        self._limit_time(self.wishes.limit + 4 * sum(self.record.seconds[index] for index in tests))
        self._clear_caches()
        for place, test in enumerate(tests):
            after = self.items[tests[place + 1]] if place + 1 < len(tests) else None
            if not self._runs(self.items[test], after, _PATIENCE + 4 * self.record.seconds[test]):
                return NOTICED, tests[: place + 1]
        return UNNOTICED, tests

    def _limit_time(self, seconds: float) -> None:
        """End this process after a limit of CPU time, or of far more waiting."""
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_PROF, seconds)
        signal.setitimer(signal.ITIMER_REAL, 20 * seconds)

    def _make(self, change: Change) -> int:
        """Make the change in this process. Returns the tests that reach it, or -1 if it makes no difference."""
        if change.file in self.texts:
            return self._make_in_file(change)
        name = self.names[change.file]
        file = self.data.modules[name].__file__ or ""
        tree = self.sources[change.file].changed(change.number)
        if change.function is None:
            touched = self.data.change(name, tree)
            return self.record.of_touched(touched, self.uses) if touched.roots else -1
        patch_function(tree, file, change.function, self.functions)
        reached = self.record.reaching(file, change.first, change.last)
        self._clear_caches()
        for module in self.data.called.get((file, *change.function), ()):
            touched = self.data.change(module)
            reached |= self.record.of_touched(touched, self.uses)
        return reached

    def _make_in_file(self, change: Change) -> int:
        text = next(
            new for other, new in of_data(change.file, self.texts[change.file]) if other.number == change.number
        )
        real, real_bytes, where = Path.read_text, Path.read_bytes, change.file.resolve()

        def read_text(self: Path, *args: Any, **kwargs: Any) -> str:
            return text if self.resolve() == where else real(self, *args, **kwargs)

        def read_bytes(self: Path) -> bytes:
            return text.encode() if self.resolve() == where else real_bytes(self)

        Path.read_text, Path.read_bytes = read_text, read_bytes  # type: ignore[method-assign]
        self._clear_caches()
        readers = self.data.read_by.get(where)
        if readers is None:
            return self.usable  # read only when needed: any test may read it
        touched = [self.data.change(module) for module in readers]
        if not any(part.roots for part in touched):
            return -1
        reached = 0
        for part in touched:
            reached |= self.record.of_touched(part, self.uses)
        return reached
