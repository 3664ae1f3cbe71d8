"""Two checkouts beside each other: `python bench/compare.py ../before kernel defenders mage_knight`.

Their benchmarks run in turn, so that both are disturbed alike, and the best figure of each row counts.
"""

import argparse
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from _table import ROOT, Row, read, show

#: Units of which less is better.
LESS = ("µs", "ms", "KiB")
WANTED = 0.95


def measured(checkout: Path, script: str, figures: Path) -> dict[tuple[str, str], float]:
    """The figures of one benchmark of a checkout, by what was measured and in what unit."""
    command = [sys.executable, str(checkout / "bench" / f"{script}.py"), "--json", str(figures)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=checkout)
    return {(row.what, row.unit): row.figure for row in read(figures)}


def compare(other: Path, scripts: list[str], rounds: int) -> list[Row]:
    """The best figures of both, row by row."""
    best: dict[Path, dict[tuple[str, str], float]] = {ROOT: {}, other: {}}
    with TemporaryDirectory() as folder:
        for script in scripts:
            for turn in range(rounds):
                print(f"{script}.py, {turn + 1} of {rounds} ...", file=sys.stderr)
                for checkout, figures in best.items():
                    for row, figure in measured(checkout, script, Path(folder) / "figures.json").items():
                        better = min if row[1] in LESS else max
                        figures[row] = better(figures.get(row, figure), figure)
    rows = []
    for (what, unit), was in best[other].items():
        now = best[ROOT].get((what, unit))
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
