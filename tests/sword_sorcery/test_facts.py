"""Every card, behaviour and quest agrees with its fact sheet in `facts`."""

from pathlib import Path

import pytest

from emberhall.effects import gaps
from emberhall.games.sword_sorcery.effects.book import BOOK
from emberhall.games.sword_sorcery.game import GAME
from emberhall.rulebook import rule

from .readings import READINGS

FACTS = Path(__file__).parent / "facts"


@rule("SS-GOLD-01", "SS-FULL-SETUP-01", "SS-FULL-HERO-01", "SS-FULL-ENEMY-01", "SS-FULL-QUEST-01", "SS-FULL-POW-01")
@pytest.mark.parametrize("sheet", READINGS)
def test_the_content_is_that_of_the_sheet(sheet: str) -> None:
    expected = (FACTS / f"{sheet}.txt").read_text(encoding="utf-8").splitlines()
    found = [" | ".join(line).rstrip() for line in READINGS[sheet]()]
    assert [line for line in found if line not in expected] == []
    assert found == expected


def test_no_sheet_is_left_out() -> None:
    assert sorted(file.stem for file in FACTS.glob("*.txt")) == sorted(READINGS)


def test_every_node_of_effects_has_what_it_does_and_its_words() -> None:
    assert gaps(BOOK, GAME.texts) == []
