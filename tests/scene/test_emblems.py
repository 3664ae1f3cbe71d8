"""Emblems: every word has a drawing, and everything in the games has an emblem of its own."""

import subprocess
import sys
from collections import Counter

import pytest

from emberhall.games.defenders.content import GENERALS, HEROES, MINION_KINDS
from emberhall.games.defenders.content.enemies import AGENTS
from emberhall.games.defenders.scene import emblems as defenders
from emberhall.games.mage_knight.content import DEEDS, ENEMY, HERO, SITE, UNIT
from emberhall.games.mage_knight.scene import emblems as mage_knight
from emberhall.kernel import Session, find_game, game_names
from emberhall.scene.emblems import EMBLEMS, emblem_path, emblems_of, known_emblem


def test_every_emblem_has_a_drawing() -> None:
    assert [word for word in EMBLEMS if not emblem_path(word)] == []


def test_a_path_fills_a_square_and_nothing_else_has_one() -> None:
    path = emblem_path("wolf-head")
    numbers = [int(n) for n in "".join(c if c in "-0123456789" else " " for c in path.replace("-", " -")).split()]
    assert path.startswith("M")
    assert min(numbers) >= 0
    assert max(numbers) <= 512
    assert emblem_path("nonsense") == ""
    assert not known_emblem("nonsense")


def test_nothing_of_tkinter_is_loaded() -> None:
    program = "import sys; from emberhall.scene.emblems import emblem_path as p; p('fox'); print([*sys.modules])"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert "emberhall.scene.emblems" in loaded
    assert "tkinter" not in loaded


def test_everything_has_its_own() -> None:
    assert mage_knight.ENEMIES.keys() == ENEMY.keys()
    assert mage_knight.UNITS.keys() == UNIT.keys()
    assert mage_knight.HERO_EMBLEMS.keys() == HERO.keys()
    assert mage_knight.SITE_EMBLEMS.keys() >= SITE.keys()
    assert mage_knight.DEED_EMBLEMS.keys() == {card.kind for card in DEEDS.values()}
    assert defenders.HERO_EMBLEMS.keys() == HEROES.keys()
    assert defenders.GENERAL_EMBLEMS.keys() == GENERALS.keys()
    assert defenders.MINIONS.keys() == MINION_KINDS.keys()
    assert defenders.AGENT_EMBLEMS.keys() == AGENTS.keys()
    for kinds in (
        (mage_knight.ENEMIES, mage_knight.HERO_EMBLEMS),
        (mage_knight.UNITS, mage_knight.HERO_EMBLEMS),
        (mage_knight.SITE_EMBLEMS,),
        (mage_knight.DEED_EMBLEMS,),
        (mage_knight.TOKENS,),
        (defenders.HERO_EMBLEMS, defenders.GENERAL_EMBLEMS, defenders.MINIONS),
        (defenders.AGENT_EMBLEMS,),
        (defenders.PIECES,),
        (defenders.CARD_EMBLEMS,),
    ):
        seen = Counter(emblem for kind in kinds for emblem in kind.values())
        assert [emblem for emblem, times in seen.items() if times > 1] == []
        assert [emblem for emblem in seen if not known_emblem(emblem)] == []


@pytest.mark.parametrize("name", game_names())
def test_games_name_emblems_that_are_drawn(name: str) -> None:
    game = find_game(name)
    for options, seats in game.variants():
        scene = Session(game, options, seats, 5).view(0).scene()
        found = list(emblems_of(scene))
        assert [emblem for emblem in found if not known_emblem(emblem)] == []
    for line, great in game.greats.items():
        assert known_emblem(great.emblem), line
        assert game.texts.has(line, "en"), line
