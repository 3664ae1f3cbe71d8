"""`python -m tests.mutation emberhall/games/defenders/rules`: find changes no test catches."""

import argparse
import os
import sys
import warnings
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from .running import IMPOSSIBLE, NOTHING, NOTICED, UNDECIDED, UNNOTICED, Runner, Verdict, Wishes


def arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("only", nargs="+", help="files or folders to change; FILE:LINE for single lines")
    parser.add_argument("--tests", nargs="*", help="what pytest collects (default: the tests of the same name)")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only N changes, spread evenly")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the sample at random, another for each N")
    parser.add_argument("--jobs", type=int, default=2, help="changes tried at the same time")
    parser.add_argument("--limit", type=float, default=10, help="seconds for a change, beside those of its tests")
    parser.add_argument("--slow", type=float, default=10, help="tests that take longer are left out")
    parser.add_argument("--at-least", type=float, default=0, metavar="PERCENT", help="fail below this share noticed")
    parser.add_argument("--verbose", action="store_true", help="every test that ran for what nobody noticed")
    return parser.parse_args(words)


def package_of(path: Path) -> tuple[str, ...]:
    """The package whose data belongs together: a game, or another top-level package."""
    parts = path.resolve().relative_to(Path.cwd()).with_suffix("").parts
    return parts[: 3 if parts[1:2] == ("games",) else 2]


def tests_of(package: tuple[str, ...]) -> str:
    """The tests folder named after the package, or all tests."""
    folder = Path("tests", package[-1])
    return str(folder if folder.is_dir() else Path("tests"))


class Teller:
    """Shows the progress, and changes no test caught as soon as they are found."""

    def __init__(self, verbose: bool) -> None:
        self.console = Console(highlight=False, soft_wrap=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        self.progress = Progress(*columns, TimeRemainingColumn(), console=self.console)
        self.verbose = verbose
        self.task = self.progress.add_task("running the tests", total=None)

    def __call__(self, what: str, value: Any) -> None:
        if what == "recorded":
            self.progress.update(self.task, completed=value[0], total=value[1])
        elif what == "again":
            self.console.print(f"{value} tests pass; running them once more without a change", style="dim")
        elif what == "changes":
            self.task = self.progress.add_task("changing", total=value)
        else:
            self.progress.advance(self.task)
            if value.outcome in {UNNOTICED, UNDECIDED}:
                self.show(value)

    def show(self, verdict: Verdict) -> None:
        change = verdict.change
        where = os.path.relpath(change.file)
        outcome = "" if verdict.outcome == UNNOTICED else f"  [{verdict.outcome}]"
        self.console.print(f"{where}:{change.line}{outcome}  {change.reads}", markup=False)
        if verdict.outcome == UNDECIDED:
            return
        names = [test.rpartition("/")[2] for test in verdict.tests]
        if self.verbose or len(names) <= 3:
            shown = ", ".join(names) or "no test reaches it"
        else:
            shown = f"{', '.join(names[:3])} and {len(names) - 3} more"
        self.console.print(f"    {shown}", markup=False, style="dim")


def main(words: list[str] | None = None) -> int:
    wished = arguments(sys.argv[1:] if words is None else words)
    places = [place.partition(":") for place in wished.only]
    only = tuple(Path(place).resolve() for place, _, _ in places)
    if missing := [str(path) for path in only if not path.exists()]:
        print(f"There is no {', '.join(missing)}", file=sys.stderr)
        return 2
    packages = {package_of(path) for path in only}
    if len(packages) != 1:
        print("Change one package at a time", file=sys.stderr)
        return 2
    package = packages.pop()
    lines = tuple((path, int(line)) for path, (_, _, line) in zip(only, places, strict=True) if line)
    only = tuple(dict.fromkeys(only))
    wishes = Wishes(only, lines, ".".join(package), wished.sample, wished.jobs, wished.limit, wished.slow, wished.seed)
    teller = Teller(wished.verbose)
    runner = Runner(wishes, teller)
    tests = wished.tests or [tests_of(package)]
    quiet = ["-s", "-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:xdist"]
    with teller.progress, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        status = pytest.main([*quiet, *tests], plugins=[runner])
    if not runner.verdicts:
        print("No change was tried" if status == 0 else "The tests cannot be collected", file=sys.stderr)
        return 2
    return summary(runner, teller.console, wished.at_least)


def summary(runner: Runner, console: Console, at_least: float) -> int:
    counts = Counter(verdict.outcome for verdict in runner.verdicts)
    decided = counts[NOTICED] + counts[UNNOTICED]
    share = 100 * counts[NOTICED] / decided if decided else 0.0
    for test in runner.left_out:
        console.print(f"left out (fails without a change, or too slow): {test}", markup=False)
    for file in runner.unread:
        console.print(f"not imported by these tests: {os.path.relpath(file)}", markup=False)
    unloaded = sum(verdict.outcome == NOTICED and not verdict.tests for verdict in runner.verdicts)
    console.print(
        f"noticed {counts[NOTICED]} of {decided} ({share:.1f} %; {unloaded} when loaded), "
        f"unnoticed {counts[UNNOTICED]}, undecided {counts[UNDECIDED]}; "
        f"without effect {counts[NOTHING]}, impossible {counts[IMPOSSIBLE]}"
    )
    return int(share < at_least)


if __name__ == "__main__":
    sys.exit(main())
