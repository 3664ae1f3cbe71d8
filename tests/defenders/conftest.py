"""What holds for every test of Defenders."""

from collections.abc import Iterator

import pytest

from emberhall.testing import LoadedDice

from .positions import PLAYED


@pytest.fixture(autouse=True)
def _every_loaded_die_falls() -> Iterator[None]:
    """A test says how many dice fall: as many as it has loaded, no more (that fails by itself) and no fewer."""
    PLAYED.clear()
    yield
    loaded = [play for play in PLAYED if isinstance(play.state.rng, LoadedDice)]
    assert [play.unrolled for play in loaded if play.unrolled] == []
