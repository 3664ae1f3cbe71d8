"""A battle as it is shown: the exact odds of what is prepared."""

import pytest

from emberhall.games.defenders.scene.battle import hits
from emberhall.rulebook import rule


def test_the_odds_are_those_of_the_dice() -> None:
    assert hits([1], 4) == pytest.approx([1 / 2, 1 / 2])
    assert hits([1, 2], 5) == pytest.approx([8 / 27, 12 / 27, 6 / 27, 1 / 27])
    assert hits([2], 1) == pytest.approx([0, 0, 1])


@rule("DR-GSKILL-04")
def test_a_parry_takes_a_hit_away() -> None:
    assert hits([1], 3, parried=True) == pytest.approx([2 / 6, 4 / 6])
    chances = hits([1, 1], 4, parried=True)
    assert chances[2] == pytest.approx(9 / 36)
    assert chances[1] == pytest.approx(12 / 36)
    assert chances[0] == pytest.approx(15 / 36)


@rule("DR-GSKILL-01", "DR-GSKILL-02")
def test_a_corrupted_card_loses_all_its_dice() -> None:
    assert hits([2], 1, corrupted=True) == pytest.approx([1 / 6, 0, 5 / 6])
