"""Every moment that exists is announced, and every one listened for exists."""

from enum import StrEnum
from pathlib import Path

from emberhall.effects import announced, silent


class Moment(StrEnum):
    GIFT = "gift"
    EVENING = "evening"


RULES = """
def give(t, playing):
    yield from BOOK.trigger(t, Moment.GIFT, playing)
    if moment is Moment.DAWN:
        yield from hear(t, Moment.EVENING if late else Moment.NIGHT)
"""


def test_a_moment_in_a_call_that_announces_counts(tmp_path: Path) -> None:
    (tmp_path / "gifts.py").write_text(RULES)
    assert announced(tmp_path) == {"GIFT"}
    assert announced(tmp_path, by=("trigger", "hear")) == {"GIFT", "EVENING", "NIGHT"}


def test_the_three_sets_are_compared() -> None:
    assert silent(Moment, {"GIFT", "EVENING"}, ["gift", "evening", "gift"]) == []
    assert silent(Moment, {"GIFT", "NIGHT"}, ["evening", "dawn"]) == [
        "'dawn': listened for, but not one of the moments",
        "EVENING: never announced",
        "GIFT: nothing listens for it",
        "NIGHT: announced, but not one of the moments",
    ]
