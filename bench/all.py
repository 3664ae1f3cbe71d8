"""All benchmarks, one table."""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from _table import Row, read, run

HERE = Path(__file__).resolve().parent


def measure() -> list[Row]:
    """The rows of every script here, each measured in a process of its own."""
    rows: list[Row] = []
    with TemporaryDirectory() as folder:
        for script in sorted(HERE.glob("[a-z]*.py")):
            if script.name in ("all.py", "compare.py") or "__main__" not in script.read_text(encoding="utf-8"):
                continue
            figures = Path(folder) / f"{script.stem}.json"
            print(f"{script.name} ...", file=sys.stderr)
            subprocess.run([sys.executable, str(script), "--json", str(figures)], check=True, stdout=subprocess.DEVNULL)
            rows += read(figures)
    return rows


if __name__ == "__main__":
    run(measure)
