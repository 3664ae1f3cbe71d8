"""`python -m emberhall.server [host:port] [workers]`: for tests and benchmarks; people use `emberhall serve`.

The processes in which bots think start like the one that spawned them, except for a module of this name: so they do not
load the hall again.
"""

import sys

from .main import serve
from .settings import Settings
from .workers import serve_with_workers

if __name__ == "__main__":
    host, _, port = (sys.argv[1] if len(sys.argv) > 1 else "127.0.0.1:8321").rpartition(":")
    host = host or "127.0.0.1"
    if len(sys.argv) > 2:
        serve_with_workers(host, int(port), int(sys.argv[2]), Settings.from_environment(), strict_port=True)
    else:
        serve(host, int(port), strict_port=True)
