"""What lasts for a turn or a combat: changes are made and asked for, moments announced and waited for."""

from pathlib import Path

import msgspec
import pytest

import emberhall.games.mage_knight as package
from emberhall.effects import announced, silent
from emberhall.games.mage_knight.content import SCENARIO
from emberhall.games.mage_knight.effects.listening import ALWAYS, CHANGES, RULES, always_waits
from emberhall.games.mage_knight.game import GAME  # noqa: F401  (with the game, all of its rules are there)
from emberhall.games.mage_knight.rules.scenario import SPECIALS
from emberhall.games.mage_knight.state import Modifier
from emberhall.games.mage_knight.terms import Change, Moment

FOLDER = Path(package.__file__).parent
MAKERS = ("Modifier", "Modify")
#: Where rules ask for changes by name, and where it is said what they do meanwhile.
ASKING = ("lasts", "sum_of", "each_of", "first_of", "use_up", "end_all", "waits", "grants", "spends")


def test_every_moment_is_announced_and_something_waits_for_it() -> None:
    waiting = [moment for moment, _ in (*CHANGES, *RULES)]
    assert silent(Moment, announced(FOLDER / "rules", FOLDER / "effects"), waiting) == []


def test_every_rule_that_always_waits_is_there() -> None:
    assert set(RULES) == {(moment, name) for moment, names in ALWAYS.items() for name in names}
    with pytest.raises(ValueError, match="no place"):
        always_waits(Moment.POINTS, "puppet_master")


def test_every_change_is_made_and_asked_for() -> None:
    made = announced(FOLDER, by=MAKERS, of="Change")
    asked_for = announced(FOLDER / "rules", FOLDER / "effects", by=ASKING, of="Change")
    assert made - set(Change.__members__) == set()
    assert set(Change.__members__) - made == set()
    assert set(Change.__members__) - asked_for == set()


def test_a_state_with_an_unknown_change_cannot_be_read() -> None:
    data = msgspec.msgpack.encode(Modifier(Change.SPACE_BENDING))
    assert msgspec.msgpack.decode(data, type=Modifier) == Modifier(Change.SPACE_BENDING)
    with pytest.raises(msgspec.ValidationError, match="space_bendin"):
        msgspec.msgpack.decode(msgspec.msgpack.encode(["space_bendin"]), type=Modifier)


def test_every_scenario_has_the_rules_that_it_names() -> None:
    assert {scenario.special for scenario in SCENARIO.values()} == set(SPECIALS)
