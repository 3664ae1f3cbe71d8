"""Golden games: recording them, and the differences they find."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from emberhall.arena import golden
from emberhall.cli.app import run
from emberhall.kernel import Rng
from tests.games.duel.game import GAME as DUEL
from tests.games.relay.game import V1, V1_REPRINTED, V2

PLACE = "tests.games.relay.game:"


def test_a_recorded_game_replays_the_same() -> None:
    for options, seats in DUEL.variants():
        kept = golden.played(DUEL, options, seats, 7)
        assert golden.difference(kept, DUEL) is None
        assert len(kept.prints.split()) == -(-len(kept.decisions()) // 10) + 1
        assert len(kept.keys) == len(set(kept.keys))


def test_bots_play_too(tmp_path: Path) -> None:
    kept = golden.played(V1, V1.options(), 2, 3, "greedy")
    assert kept.by == "greedy"
    golden.write(tmp_path / "games.jsonl", [kept])
    assert golden.read(tmp_path / "games.jsonl") == [kept]
    assert golden.differences(tmp_path / "games.jsonl", V1) == []


def test_a_difference_is_noticed() -> None:
    kept = golden.played(V1, V1.options(), 2, 5)
    same_number = replace(V2, version=1)
    assert golden.difference(kept, same_number) == "another position after 0 decisions"

    def setup(options: Any, seats: int, rng: Rng) -> Any:
        state = V1.setup(options, seats, rng)
        state.hands[0].cards.reverse()  # the same cards in the hand: only the order is another
        return state

    assert golden.difference(kept, replace(V1, setup=setup)) == "another position after 0 decisions"


def test_a_decision_that_is_no_longer_offered_is_named() -> None:
    kept = golden.played(V1, V1.options(), 2, 5)
    spoilt = golden.Golden(
        kept.version, kept.options, kept.seats, kept.seed, kept.by, ["fly", *kept.keys[1:]], kept.choices, kept.prints
    )
    assert golden.difference(spoilt, V1) == "after 0 decisions: You can’t choose “fly” now."


def test_a_raised_version_wants_them_recorded_again() -> None:
    kept = golden.played(V1, V1.options(), 2, 5)
    why = golden.difference(kept, V1_REPRINTED)
    assert why == "written by rules of version 1, these are 2: record the golden games again"


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "golden" / "games.jsonl"
    assert run("en", ["golden", f"{PLACE}V1", str(file), "--write"]) == 0
    assert run("en", ["golden", f"{PLACE}V1", str(file)]) == 0
    assert "all unchanged" in capsys.readouterr().out
    spoilt = file.read_text(encoding="utf-8").replace('"prints":"', '"prints":"0')
    file.write_text(spoilt, encoding="utf-8")
    assert run("en", ["golden", f"{PLACE}V1", str(file)]) == 1
    assert "1 differs" in capsys.readouterr().out
    assert run("ru", ["golden", f"{PLACE}V1", str(file), "--write"]) == 1
    assert "поднимите её" in capsys.readouterr().out
    assert file.read_text(encoding="utf-8") == spoilt
    assert run("en", ["golden", f"{PLACE}V2", str(file), "--write"]) == 0
    assert golden.differences(file, V2) == []


def test_a_file_without_games_is_an_error(tmp_path: Path) -> None:
    assert run("en", ["golden", f"{PLACE}V1", str(tmp_path / "none.jsonl")]) == 1
