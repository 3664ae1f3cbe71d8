"""Icons: every word has a drawing, and every game uses words that have one."""

import re
from importlib import import_module

import pytest

from emberhall.kernel import Session, find_game, game_names
from emberhall.scene.icons import ICONS, icons_of
from emberhall.server.bundle import STATIC
from emberhall.server.icons import known, sheet, symbol


def test_every_emblem_has_a_drawing() -> None:
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


def test_the_client_names_icons_that_are_drawn() -> None:
    named = re.compile(r'\bicon\("([a-z0-9-]+)"\)|\btool\("([a-z0-9-]+)"|\bicon: "([a-z0-9-]+)"')
    sources = [path.read_text(encoding="utf-8") for path in STATIC.rglob("*.js")]
    icons = {name for source in sources for found in named.findall(source) for name in found if name}
    assert len(icons) > 40
    assert sorted(icon for icon in icons if not symbol(icon)) == []
