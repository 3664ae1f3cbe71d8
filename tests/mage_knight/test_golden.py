"""Golden games replay; otherwise a rule has changed (CONTRIBUTING.md says what to do then)."""

from pathlib import Path

from emberhall.arena import golden
from emberhall.games.mage_knight.game import GAME

GAMES = Path(__file__).parent / "golden" / "games.jsonl"


def test_golden_games_go_as_they_went() -> None:
    games = golden.read(GAMES)
    assert len(games) > len(list(GAME.variants()))
    assert len({(str(one.options), one.seats) for one in games if one.by != "random"}) >= 8
    assert golden.differences(GAMES, GAME) == []
