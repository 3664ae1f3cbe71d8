"""What a book remembers of one test is forgotten before the next."""

import pytest

from tests.effects.hearth import book


@pytest.fixture(autouse=True)
def _fresh() -> None:
    book.cache_clear()
