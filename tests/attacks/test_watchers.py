"""A thousand spectators cost little: nobody learns who watches, and equal views are built once."""

from contextlib import ExitStack
from pathlib import Path

import pytest

from emberhall.server import sockets, views
from tests.server.served import Person, Served, wait_for

MANY = 60


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record every view that is built."""
    kinds: list[str] = []
    true = views.view_of

    def counted(*args: object) -> dict[str, object]:
        kinds.append("view")
        return true(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(sockets, "view_of", counted)
    return kinds


def test_spectators_arrive_unannounced(ann: Person, served: Served, made: list[str]) -> None:
    """Before: every arrival was announced to everyone: 22 s of work for a thousand."""
    table = ann.create("skirmish", "me", "me")
    with ExitStack() as there:
        player = there.enter_context(ann.at(table))
        bob = Person(served.address, "Bob")
        player.say("ping")
        wait_for(lambda: not served.hall.watchers._presence)
        player.say("ping")
        heard = len(player.raw)
        made.clear()
        crowd = [there.enter_context(bob.at(table)) for _ in range(MANY)]
        assert player.say("ping")["type"] == "pong"
        assert len(player.raw) == heard + 1, "the player heard nothing but the pong"
        assert len(made) == 1, "one view for all of them"
        for eyes in crowd:
            assert [eyes.view["type"], *eyes.raw[1:]] == ["view"]
        made.clear()
        player.choose()
        for eyes in crowd:
            eyes.until(lambda: eyes.view["decisions"] == 1)  # noqa: B023
            assert "patch" in eyes.view
        assert len(made) == 2, "one for the player, one for the crowd"


def test_arriving_players_are_announced_once(ann: Person, bob: Person, served: Served) -> None:
    table = ann.create("duel", "me", "open")
    bob.join(table)
    with ann.at(table) as eyes:
        with ExitStack() as there:
            for _ in range(10):
                there.enter_context(bob.at(table))
            eyes.until(lambda: eyes.players[1]["online"])
        eyes.until(lambda: not eyes.players[1]["online"])
        told = [text for text in eyes.raw if text.startswith('{"type":"players"')]
        assert len(told) <= 4


def test_a_choice_is_not_encoded_whole_to_compare_lengths(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = []
    true = views.Sight.scene_json
    monkeypatch.setattr(views.Sight, "scene_json", lambda self: (whole.append(1), true(self))[1])
    table = ann.create("skirmish", "me", "me")
    with ann.at(table) as eyes:
        assert len(whole) == 1
        for _ in range(5):
            eyes.choose()
        assert len(whole) == 1


def test_docs_name_the_limits() -> None:
    text = (Path(__file__).parents[2] / "docs" / "security.md").read_text()
    for word in ("256", "16 KB", "10 s"):
        assert word in text
