"""Golden games replay; otherwise a rule has changed (CONTRIBUTING.md says what to do then)."""

from pathlib import Path

from emberhall.arena import golden
from emberhall.games.defenders.game import GAME

GAMES = Path(__file__).parent / "golden" / "games.jsonl"


def test_golden_games_go_as_they_went() -> None:
    assert len(golden.read(GAMES)) > len(list(GAME.variants()))
    assert golden.differences(GAMES, GAME) == []
