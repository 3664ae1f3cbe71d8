"""Games are found by name, and imported only when they are wanted."""

import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints

import pytest

from emberhall.kernel import find_game, game_names, registry
from tests.games.duel import GAME as DUEL


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    entries = EntryPoints(
        [
            EntryPoint("masks", "tests.games.duel:GAME", registry.GROUP),
            EntryPoint("broken", "tests.games.nowhere:GAME", registry.GROUP),
        ]
    )
    monkeypatch.setattr(registry, "entry_points", lambda group: entries.select(group=group))
    registry.installed.cache_clear()
    yield
    registry.installed.cache_clear()


@pytest.mark.usefixtures("installed")
def test_games_are_listed_without_being_imported() -> None:
    assert game_names() == ["broken", "masks"]


@pytest.mark.usefixtures("installed")
def test_a_game_is_found_by_its_name() -> None:
    assert find_game("masks") is DUEL


def test_a_game_is_found_by_its_place() -> None:
    assert find_game("tests.games.duel:GAME") is DUEL


def test_the_kernel_imports_no_game() -> None:
    code = "import sys, emberhall.kernel as k; k.game_names(); print([m for m in sys.modules if 'games.' in m])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
