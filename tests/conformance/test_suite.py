"""Starting an examination, and games that fail in the middle of it."""

from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

from emberhall.conformance import check, examine, play_random
from emberhall.kernel import Session, View, log_of, replay
from tests.games.duel import GAME as DUEL
from tests.games.duel.state import Options
from tests.games.wardens import GAME as WARDENS


def test_endless_seeds_are_cut_off_at_the_number_of_games() -> None:
    parts = list(examine(DUEL, games=6, seeds=count(40), thorough=0, whole=False))
    assert [(part.part, part.seats, part.seed) for part in parts] == [
        ("texts", 0, 0),
        ("game", 2, 40),
        ("game", 3, 40),
        ("game", 4, 40),
        ("game", 2, 40),
        ("game", 2, 41),
        ("game", 3, 41),
    ]
    assert not any(part.failures for part in parts)


def test_other_variants_can_be_given() -> None:
    parts = list(examine(DUEL, seeds=[1], variants=[(Options(rounds=2), 3)], thorough=0, whole=False))
    assert [(part.options, part.seats) for part in parts[1:]] == [(Options(rounds=2), 3)]


def test_an_examined_game_comes_with_its_log() -> None:
    (_, game) = examine(DUEL, games=1, thorough=0.2, whole=False)
    assert game.log is not None
    assert len(game.log.choices) == game.decisions
    assert replay(game.log, DUEL).outcome == game.outcome


def test_looking_more_closely_does_not_change_the_game() -> None:
    played = [list(examine(WARDENS, games=2, thorough=thorough, whole=False)) for thorough in (0, 1)]
    assert [part.log for part in played[0]] == [part.log for part in played[1]]


def test_a_random_game_can_be_played_without_being_examined() -> None:
    seen: list[int] = []

    def watch(session: Session[Any]) -> None:
        seen.append(len(session.choices))

    session = play_random(DUEL, Options(rounds=2), 3, seed=4, watch=watch)
    assert session.outcome is not None
    assert seen == list(range(len(session.choices)))
    (_, examined) = examine(DUEL, seeds=[4], variants=[(Options(rounds=2), 3)], thorough=0, whole=False)
    assert examined.log == log_of(session), "the examination plays the same game"


class Last:
    """Always takes the last option, and remembers which seats it decided for."""

    def __init__(self) -> None:
        self.seats: list[object] = []

    def choose(self, view: View[Any]) -> int:
        self.seats.append(view.viewer)
        assert view.ask is not None
        return len(view.ask.options) - 1


def test_given_players_play_the_game() -> None:
    for thorough in (0, 1):
        brought: list[tuple[int, list[Last]]] = []

        def sit(seed: int, seats: int, brought: list[tuple[int, list[Last]]] = brought) -> list[Last]:
            brought.append((seed, [Last() for _ in range(seats)]))
            return brought[-1][1]

        parts = list(examine(DUEL, games=2, seeds=[7], thorough=thorough, whole=False, by=sit))[1:]
        assert [(seed, len(players)) for seed, players in brought] == [(7, 2), (7, 3)]
        for part, (_, players) in zip(parts, brought, strict=True):
            assert part.log is not None
            assert not part.failures
            assert [set(player.seats) for player in players] == [{seat} for seat in range(part.seats)]
            session = Session(DUEL, part.options, part.seats, part.seed)
            for seat, key in part.log.choices:
                options = next(ask.options for ask in session.asks if ask.seat == seat)
                assert options[-1].key() == key
                session.choose(key, seat)
            assert session.outcome == part.outcome is not None


def test_a_player_that_raises_is_a_failure() -> None:
    class Broken:
        def choose(self, view: View[Any]) -> int:
            raise KeyError("no plan")

    (_, game) = examine(DUEL, games=1, thorough=0, whole=False, by=lambda _, seats: [Broken()] * seats)
    assert [failure.check for failure in game.failures] == ["ends"]
    assert "KeyError: 'no plan'" in str(game.failures[0])


def test_a_game_that_cannot_be_set_up_is_a_failure() -> None:
    def setup(options: Any, seats: int, rng: Any) -> Any:
        raise KeyError("no such map")

    failures = check(replace(DUEL, setup=setup), games=1)
    assert [str(failure) for failure in failures] == ["[ends] cannot be set up: KeyError: 'no such map' (duel)"]


def test_a_locale_file_that_cannot_be_read_is_a_failure(tmp_path: Path) -> None:
    for language in ("en", "ru"):
        (tmp_path / f"{language}.ftl").write_text("no message at all\n", encoding="utf-8")
    (texts, game) = examine(replace(DUEL, locale=tmp_path), games=1, thorough=0.5, whole=False)
    assert texts.failures[0].what == "en.ftl: cannot read 'no message at all'"
    assert {failure.check for failure in game.failures} >= {"texts", "scene"}
