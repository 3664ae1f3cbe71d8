"""Killed under load, the hall loses nothing that was acknowledged (`make chaos` does it for longer)."""

from pathlib import Path

import pytest

from tests.store import postgres

from .chaos import torment


@pytest.mark.slow
def test_five_kills_on_sqlite(tmp_path: Path) -> None:
    assert torment(f"sqlite:///{tmp_path}/hall.sqlite", 5) > 0


@pytest.mark.slow
@pytest.mark.postgres
def test_five_kills_on_postgres(postgres_server: str) -> None:
    assert torment(postgres.fresh_database(postgres_server), 5) > 0
