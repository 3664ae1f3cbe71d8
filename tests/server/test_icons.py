"""Icons: every word has a drawing, and every game uses words that have one."""

from importlib import import_module

import pytest

from emberhall.kernel import Session, find_game, game_names
from emberhall.scene.icons import ICONS, icons_of
from emberhall.server.icons import known, sheet, symbol


def test_every_word_is_drawn() -> None:
    assert import_module("lucide")
    assert sorted(set(ICONS.values()) - known()) == []


def test_a_sheet_has_what_is_asked_for_and_nothing_else() -> None:
    drawn = bytes(sheet("swords,life,nonsense").body).decode()
    assert drawn.count("<symbol") == 2
    assert 'id="icon-swords"' in drawn
    assert 'id="icon-life"' in drawn
    assert "nonsense" not in drawn


@pytest.mark.parametrize("name", game_names())
def test_games_name_icons_that_are_drawn(name: str) -> None:
    game = find_game(name)
    for options, seats in game.variants():
        scene = Session(game, options, seats, 5).view(0).scene()
        assert [icon for icon in icons_of(scene) if not symbol(icon)] == []
