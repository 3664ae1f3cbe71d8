"""Changes in the state are asked for by name."""

from dataclasses import dataclass
from enum import StrEnum

from emberhall.effects import each_of, end_all, first_of, lasts, sum_of, use_up


class Change(StrEnum):
    WARM = "warm"
    BRIGHT = "bright"
    DRY = "dry"


@dataclass
class Glow:
    what: Change
    n: int


def glows() -> list[Glow]:
    return [Glow(Change.WARM, 1), Glow(Change.BRIGHT, 2), Glow(Change.WARM, 4)]


def test_whether_one_lasts() -> None:
    assert lasts(glows(), Change.WARM)
    assert not lasts(glows(), Change.DRY)


def test_how_much_they_change_together() -> None:
    assert [sum_of(glows(), change) for change in Change] == [5, 2, 0]


def test_those_with_a_name_in_their_order() -> None:
    warm, bright, warmer = found = glows()
    assert each_of(found, Change.WARM) == [warm, warmer]
    assert each_of(found, Change.BRIGHT, Change.WARM) == found
    assert first_of(found, Change.BRIGHT, Change.DRY) is bright
    assert first_of(found, Change.DRY) is None


def test_one_is_used_up() -> None:
    warm, bright, warmer = found = glows()
    assert use_up(found, Change.WARM) is warm
    assert found == [bright, warmer]
    assert use_up(found, Change.DRY) is None
    assert found == [bright, warmer]


def test_all_with_a_name_end() -> None:
    found = glows()
    end_all(found, Change.WARM, Change.DRY)
    assert found == [Glow(Change.BRIGHT, 2)]
