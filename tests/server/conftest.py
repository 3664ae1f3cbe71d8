"""A server for each test module, and people."""

import itertools
from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path

import pytest

from emberhall.server import bots, founding, journeys, past
from emberhall.server.settings import Settings
from tests.store.conftest import postgres_server

from .served import GAMES, Person, Served

__all__ = ["postgres_server"]


@pytest.fixture(autouse=True)
def the_same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hall in this process deals and rolls the same every time the test is run."""
    numbers = itertools.count()

    def seed() -> str:
        return blake2b(f"{request.node.nodeid} {next(numbers)}".encode(), digest_size=16).hexdigest()

    for module in (bots, founding, journeys, past):
        monkeypatch.setattr(module, "new_seed", seed)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with three small games, on SQLite; bots think in threads and do not pause."""
    folder: Path = tmp_path_factory.mktemp("hall")
    url = f"sqlite:///{folder}/hall.sqlite"
    server = Served(Settings(database_url=url, games=GAMES, bot_processes=0, bot_pause=0.0, limits=False))
    yield server
    server.close()


@pytest.fixture
def person(served: Served) -> Iterator[Callable[..., Person]]:
    people: list[Person] = []

    def arrive(name: str = "Ann") -> Person:
        people.append(Person(served.address, name))
        return people[-1]

    yield arrive
    for someone in people:
        someone.http.close()


@pytest.fixture
def ann(person: Callable[..., Person]) -> Person:
    return person("Ann")


@pytest.fixture
def bob(person: Callable[..., Person]) -> Person:
    return person("Bob")
