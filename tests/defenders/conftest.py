"""What every test of Defenders checks."""

from collections.abc import Iterator

import pytest

from emberhall.testing import LoadedDice

from .positions import PLAYED


@pytest.fixture(autouse=True)
def _every_loaded_die_falls() -> Iterator[None]:
    """Every loaded die must fall; running out of loaded dice fails by itself."""
    PLAYED.clear()
    yield
    loaded = [play for play in PLAYED if isinstance(play.state.rng, LoadedDice)]
    assert [play.unrolled for play in loaded if play.unrolled] == []
