"""Books forget what one test registered before the next begins."""

import pytest

from tests.effects.hearth import book


@pytest.fixture(autouse=True)
def _fresh() -> None:
    book.cache_clear()
