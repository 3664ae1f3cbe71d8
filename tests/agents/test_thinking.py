"""Bots think in processes of their own."""

import subprocess
import sys

_LOADED = "import sys, emberhall.agents.thinking; print(*sys.modules)"


def test_a_process_that_thinks_does_not_load_the_hall() -> None:
    loaded = subprocess.run([sys.executable, "-c", _LOADED], capture_output=True, text=True, check=True).stdout.split()
    assert "emberhall.kernel" in loaded
    hall = ("emberhall.server", "emberhall.store", "emberhall.scene", "fastapi", "sqlalchemy", "uvicorn")
    assert [module for module in loaded if module in hall] == []
