"""Every half of the classes and every card of the monsters does what was checked against the printed cards."""

import pytest

from emberhall.games.gloomhaven.content import PLAYABLE
from emberhall.rulebook import rule

from .plays import lines, monster_lines
from .readings import golden


@rule(
    "GH-TURN-04", "GH-SELECT-08", "GH-SELECT-09", "GH-SELECT-12", "GH-SELECT-13", "GH-XP-01", "GH-XP-03", "GH-ELEM-02"
)
@pytest.mark.parametrize("cls", PLAYABLE)
def test_what_halves_do(cls: str) -> None:
    assert lines(cls) == golden(f"plays-{cls}")


@rule("GH-MABIL-02", "GH-MABIL-06", "GH-MON-02", "GH-ELEM-13", "GH-ELEM-14")
def test_what_monster_cards_do() -> None:
    assert monster_lines() == golden("plays-monsters")
