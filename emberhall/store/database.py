"""The database behind the store: SQLite in the user's data directory, or PostgreSQL by URL."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url
from sqlalchemy.engine import URL

from emberhall.places import data_dir

MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATION_LOCK = 0x656D6265  # any number, the same in every process


def default_url() -> str:
    """SQLite in EMBERHALL_DATA_DIR, or in the user's data directory."""
    return f"sqlite:///{data_dir() / 'hall.sqlite'}"


def open_engine(url: str, revision: str = "head") -> Engine:
    """The engine for a URL, its tables brought up to date (or to an older revision)."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        engine = _open_sqlite(parsed)
    elif parsed.get_backend_name() in ("postgresql", "postgres"):
        engine = create_engine(
            parsed.set(drivername="postgresql+psycopg"), pool_size=4, pool_pre_ping=True, hide_parameters=True
        )
    else:
        raise ValueError(f"Emberhall keeps its games in SQLite or PostgreSQL, not in {parsed.get_backend_name()}")
    migrate(engine, revision)
    return engine


def _open_sqlite(url: URL) -> Engine:
    if url.database and url.database != ":memory:" and not url.database.startswith("file:"):
        _make_private(Path(url.database))
    engine = create_engine(url, connect_args={"timeout": 20, "check_same_thread": False}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where `begin` below says so
        connection.execute("PRAGMA journal_mode = WAL")
        # A committed row survives loss of power, not only of the process; group commit makes this affordable.
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _make_private(file: Path) -> None:
    """Let nobody else on this machine read the hands; SQLite gives its other files the same mode."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not file.exists():
        file.touch(mode=0o600)
    for each in (file, *(file.with_name(file.name + ending) for ending in ("-wal", "-shm", "-journal"))):
        with suppress(OSError):  # another user's file, shared on purpose
            if each.exists():
                each.chmod(each.stat().st_mode & 0o700)


def migrate(engine: Engine, revision: str = "head") -> None:
    """Bring the tables up to date. If several processes start at once, one of them does it."""
    if revision == "head" and _up_to_date(engine):
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def _up_to_date(engine: Engine) -> bool:
    """Whether the newest migration has run: if so, alembic need not be loaded."""
    if not inspect(engine).has_table("alembic_version"):
        return False
    newest = max(path.stem for path in (MIGRATIONS / "versions").glob("0*.py"))
    with engine.connect() as connection:
        made = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return made is not None and newest.startswith(f"{made}_")
