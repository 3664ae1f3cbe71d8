"""Compare two checkouts: `python bench/compare.py ../before kernel defenders mage_knight`.

Their benchmarks run side by side on one processor, a fraction of a second each in turn, so that both are disturbed
alike, and the best figure of each row counts. Both must measure alike: a checkout from before `speeds` of kernel.py
wants that first.
"""

import argparse
import os
import signal
import subprocess
import sys
import time
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory

from _table import ROOT, Row, read, show

#: Units where less is better.
LESS = ("µs", "ms", "KiB")
WANTED = 0.95
#: How many seconds one of them runs while the other is stopped.
SLICE = 0.2


Figures = dict[tuple[str, str], float]


def in_turn(started: list[subprocess.Popen[bytes]]) -> None:
    """Let the processes run in turn, a moment each, until all have ended."""
    for process in started:
        process.send_signal(signal.SIGSTOP)
    for process in cycle(started):
        if process.poll() is None:
            process.send_signal(signal.SIGCONT)
            time.sleep(SLICE)
            process.send_signal(signal.SIGSTOP)
        elif all(other.poll() is not None for other in started):
            return


def measured(checkouts: list[Path], script: str, folder: Path) -> list[Figures]:
    """Run one benchmark in each checkout; returns its figures by what was measured and unit."""
    written = [folder / f"{number}.json" for number, _ in enumerate(checkouts)]
    started = [
        subprocess.Popen(
            [sys.executable, str(checkout / "bench" / f"{script}.py"), "--json", str(file)],
            stdout=subprocess.DEVNULL,
            cwd=checkout,
        )
        for checkout, file in zip(checkouts, written, strict=True)
    ]
    in_turn(started)
    for process in started:
        if process.returncode:
            raise subprocess.CalledProcessError(process.returncode, process.args)
    return [{(row.what, row.unit): row.figure for row in read(file)} for file in written]


def compare(other: Path, scripts: list[str], rounds: int) -> list[Row]:
    """The best figures of both, row by row."""
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    checkouts = [ROOT, other]
    best: list[Figures] = [{}, {}]
    with TemporaryDirectory() as folder:
        for script in scripts:
            for turn in range(rounds):
                print(f"{script}.py, {turn + 1} of {rounds} ...", file=sys.stderr)
                for figures, found in zip(best, measured(checkouts, script, Path(folder)), strict=True):
                    for row, figure in found.items():
                        better = min if row[1] in LESS else max
                        figures[row] = better(figures.get(row, figure), figure)
    ours, theirs = best
    rows = []
    for (what, unit), was in theirs.items():
        now = ours.get((what, unit))
        if now is not None:
            ratio = was / now if unit in LESS else now / was
            rows.append(Row(what, now, unit, str(other), was, ratio, WANTED))
    return rows


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("other", type=Path, help="the checkout to compare with, such as a `git worktree`")
    arguments.add_argument(
        "scripts", nargs="*", default=["kernel", "defenders", "mage_knight"], help="benchmarks of both"
    )
    arguments.add_argument("--rounds", type=int, default=3)
    chosen = arguments.parse_args()
    show(compare(chosen.other.resolve(), chosen.scripts, chosen.rounds))
