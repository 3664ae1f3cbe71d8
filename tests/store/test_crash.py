"""A process killed while writing loses nothing it has acknowledged."""

import os
import signal
import subprocess
import sys
import time

import pytest

from emberhall.store import Entry, Store

WRITER = """
import sys
from emberhall.store import Entry, Store

store = Store(sys.argv[1])
for n in range(100_000):
    assert store.append("oak", n, [Entry("choose", 0, f"key-{n}", 1)]).result()
    print(n, flush=True)
"""


@pytest.mark.slow
def test_kill_9_while_writing(store: Store, url: str) -> None:
    acknowledged = -1
    writer = subprocess.Popen([sys.executable, "-c", WRITER, url], stdout=subprocess.PIPE, text=True)
    assert writer.stdout is not None
    deadline = time.monotonic() + 60
    for line in writer.stdout:
        acknowledged = int(line)
        if acknowledged >= 200 or time.monotonic() > deadline:
            break
    os.kill(writer.pid, signal.SIGKILL)
    for line in writer.stdout:  # what it had still said
        acknowledged = int(line) if line.endswith("\n") else acknowledged
    writer.wait(10)
    assert acknowledged >= 200
    written = [entry.key for entry in store.record("oak")]
    assert written[: acknowledged + 1] == [f"key-{n}" for n in range(acknowledged + 1)]
    assert len(written) <= acknowledged + 2, "at most the one that was under way"
    assert store.append("oak", len(written), [Entry("choose", 0, "more")]).result(), "and the store goes on"
