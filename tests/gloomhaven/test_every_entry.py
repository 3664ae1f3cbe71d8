"""Every entry of the pages of scenarios, and every special of a boss, has a test that says so."""

from . import (
    test_bosses,
    test_each_scenario,
    test_lost_temple,
    test_random_dungeons,
    test_scenarios_41_to_67,
    test_scenarios_68_to_95,
    test_special_rules,
)
from .entries import SCENARIO, SPECIAL, of_bosses, on_pages

#: Their tests speak of entries.
SPEAKING = (
    test_bosses,
    test_each_scenario,
    test_lost_temple,
    test_random_dungeons,
    test_scenarios_41_to_67,
    test_scenarios_68_to_95,
    test_special_rules,
)


def test_every_entry_of_a_page_has_a_test() -> None:
    assert SCENARIO.compared(on_pages()) == ([], [])


def test_every_special_of_a_boss_has_a_test() -> None:
    assert SPECIAL.compared(of_bosses()) == ([], [])
