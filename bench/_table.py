"""Shared by all benchmarks: rows of one table, printed for people or written as JSON for programs."""

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the small games live in tests/, beside the package


@dataclass(frozen=True)
class Row:
    """One measurement, and what it is compared with."""

    what: str
    figure: float
    unit: str
    other: str = ""
    other_figure: float | None = None
    #: How many times better than the other; `wanted` is the least that the project promises.
    ratio: float | None = None
    wanted: float | None = None


def run(measure: Callable[[], list[Row]]) -> None:
    """Measure, print the table, and write it to the file given with `--json`."""
    arguments = argparse.ArgumentParser(description=sys.modules["__main__"].__doc__)
    arguments.add_argument("--json", type=Path, metavar="FILE", help="write the figures to this file too")
    chosen = arguments.parse_args()
    rows = measure()
    show(rows)
    if chosen.json:
        write(rows, chosen.json)


def show(rows: list[Row]) -> None:
    """The table for people."""
    head = ("Measured", "Emberhall", "Compared with", "", "Ratio", "Wanted")
    lines = [head, *map(_cells, rows)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(head))]
    for line in lines:
        left = (0, 2)
        cells = (
            cell.ljust(w) if i in left else cell.rjust(w) for i, (cell, w) in enumerate(zip(line, widths, strict=True))
        )
        print("  ".join(cells).rstrip())


def _cells(row: Row) -> tuple[str, ...]:
    return (
        row.what,
        f"{_number(row.figure)} {row.unit}",
        row.other,
        "" if row.other_figure is None else f"{_number(row.other_figure)} {row.unit}",
        "" if row.ratio is None else f"{row.ratio:.2f}x",
        "" if row.wanted is None else f">= {row.wanted:g}x {'ok' if (row.ratio or 0) >= row.wanted else 'MISSED'}",
    )


def _number(figure: float) -> str:
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.1f}"


def write(rows: list[Row], path: Path) -> None:
    """The table for programs, with the machine it was measured on."""
    machine = {"python": platform.python_version(), "system": platform.platform(), "cores": os.cpu_count()}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"machine": machine, "rows": [asdict(row) for row in rows]}, indent=2) + "\n")


def read(path: Path) -> list[Row]:
    """Read the rows a benchmark wrote."""
    return [Row(**row) for row in json.loads(path.read_text())["rows"]]
