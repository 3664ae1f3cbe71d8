"""The mutation tool, run on a package of two small modules and a data file."""

import gc
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from .changes import Source, of_data
from .patching import Touched, _Patch, caches_in, functions_in

ROOT = Path(__file__).parents[2]

RULES = """\
from functools import cache

from house.toy.content import BONUS, CARDS, WORTH


def score(card, doubled=False, extra=2):
    total = CARDS[card].value + BONUS
    if total > 4:
        total *= 2
    if doubled and card != "joker":
        total = total + extra
    note(card)
    return total


def note(card):
    LOG.append(card)


def steps():
    count = 0
    while count < 3:
        yield count
        count += 1


@cache
def worth(name):
    return WORTH[name]


def unused(number):
    return number + 1


LOG = []
"""

CONTENT = """\
from pathlib import Path

import msgspec


class Card(msgspec.Struct, frozen=True):
    id: str
    value: int
    colour: str = "red"


def _card(id, value, **more):
    return Card(id, value * 1, **more)


ALL = (
    _card("knight", 4),
    _card("squire", 1, colour="blue"),
    _card("joker", 7),
)
CARDS = {card.id: card for card in ALL}
BONUS = 1


def _worth():
    lines = (Path(__file__).parent / "worth.txt").read_text().splitlines()
    return {name: int(value) for name, value in (line.split() for line in lines if line[0] != "#")}


WORTH = _worth()
"""

CHECKS = """\
import pytest

from house.toy.rules import score, steps, worth


def test_a_squire_scores_his_value_and_the_bonus():
    assert score("squire") == 2


def test_high_scores_double():
    assert score("knight") == 10


def test_three_steps():
    assert list(steps()) == [0, 1, 2]


def test_what_a_crown_is_worth():
    assert worth("crown") == 5


def test_that_fails_by_itself():
    assert worth("crown") == 6
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    files = {
        "house/__init__.py": "",
        "house/toy/__init__.py": "",
        "house/toy/rules.py": RULES,
        "house/toy/content.py": CONTENT,
        "house/toy/worth.txt": "# name, worth\ncrown 5\nspoon 2\n",
        "checks/test_toy.py": CHECKS,
        "pytest.ini": "[pytest]\nasyncio_default_fixture_loop_scope = function\n",
    }
    for name, text in files.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path


def mutate(house: Path, *arguments: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "tests.mutation", *arguments, "--tests", "checks"]
    environment = {**os.environ, "PYTHONPATH": f"{house}{os.pathsep}{ROOT}", "COLUMNS": "200"}
    done = subprocess.run(command, cwd=house, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def unnoticed(output: str) -> list[str]:
    return [line.partition("/toy/")[2] for line in output.splitlines() if line.startswith("house/toy/")]


@pytest.mark.command
def test_what_the_checks_of_the_toy_do_not_notice(house: Path) -> None:
    status, output = mutate(house, "house/toy/rules.py", "--limit", "1")
    assert status == 0
    assert unnoticed(output) == [
        "rules.py:6  2 -> 3 in def score(card, doubled=False, extra=2):",
        "rules.py:8  total > 4: > -> >=",
        "rules.py:10  card != 'joker': != -> ==",
        "rules.py:11  total + extra: + -> -",
        "rules.py:12  removed: note(card)",
        "rules.py:17  removed: LOG.append(card)",
        "rules.py:24  [undecided]  removed: count += 1",
        "rules.py:24  [undecided]  count += 1: + -> -",
        "rules.py:33  number + 1: + -> -",
        "rules.py:33  1 -> 2 in return number + 1",
    ]
    assert "noticed 15 of 23 (65.2 %; 0 when loaded), unnoticed 8, undecided 2" in output
    assert output.count("no test reaches it") == 3
    assert "left out (fails without a change, or too slow): checks/test_toy.py::test_that_fails_by_itself" in output


@pytest.mark.command
def test_data_is_changed_wherever_it_is_held(house: Path) -> None:
    status, output = mutate(house, "house/toy/content.py", "house/toy/worth.txt", "--at-least", "95")
    assert status == 1
    assert unnoticed(output) == [
        "content.py:13  value * 1: * -> //",
        "content.py:19  removed: _card('joker', 7)",
        "content.py:18  'blue' -> 'blue_x' in _card(\"squire\", 1, colour=\"blue\"),",
        'content.py:19  7 -> 8 in _card("joker", 7),',
        "worth.txt:3  removed: spoon 2",
        "worth.txt:3  2 -> 3 in spoon 2",
    ]
    assert "noticed 15 of 21 (71.4 %; 3 when loaded)" in output


@pytest.mark.command
def test_one_line_only_and_a_sample(house: Path) -> None:
    _, one = mutate(house, "house/toy/rules.py:8")
    assert "noticed 2 of 3 " in one
    _, two = mutate(house, "house/toy/rules.py:8", "house/toy/rules.py:12", "house/toy/content.py:22")
    assert unnoticed(two) == ["rules.py:8  total > 4: > -> >=", "rules.py:12  removed: note(card)"]
    assert "noticed 3 of 5 " in two
    _, some = mutate(house, "house/toy/rules.py", "--sample", "3")
    assert "of 3 (" in some


def test_changes_of_json_leave_json() -> None:
    text = """[
  {"id": "orc", "tags": ["big", "grim"], "hp": 3,
   "flies": true},
  {"id": "imp", "tags": [], "hp": 2},
  {}
]
"""
    changes = list(of_data(Path("foes.json"), text))
    assert [(change.line, change.reads.partition(" in ")[0]) for change, _ in changes] == [
        (2, '"big" -> "grim"'),
        (2, '"grim" -> "big"'),
        (2, "3 -> 4"),
        (3, "true -> false"),
        (4, 'removed: {"id": "imp", "tags": [], "hp": 2},'),
        (4, "2 -> 3"),
    ]
    assert json.loads(changes[0][1])[0] == {"id": "orc", "tags": ["grim", "grim"], "hp": 3, "flies": True}
    assert json.loads(changes[4][1])[1:] == [{}]


def test_what_only_guards_is_not_changed() -> None:
    source = Source(Path("pairs.py"), "def pairs(a, b):\n    return list(zip(a, b, strict=True))\n")
    assert source.changes == []
    source = Source(Path("quiet.py"), "def quiet(log):\n    log()\n    yield from ()\n")
    assert [change.reads for change in source.changes] == ["removed: log()"]


def test_a_default_is_reached_where_its_function_begins() -> None:
    """Not at its docstring, which no test runs."""
    source = Source(Path("hits.py"), 'def hits(n, more=1):\n    """So many."""\n    return n + more\n')
    assert [(change.reads.partition(" in ")[0], change.first, change.last) for change in source.changes] == [
        ("1 -> 2", 3, 3),
        ("n + more: + -> -", 3, 3),
    ]


class Registry:
    """Like a book of effects: functions by name, and one that closes over them."""

    def __init__(self, known: str) -> None:
        self.held = {"known": lambda: known}
        held = self.held
        self.do = lambda name: held[name]()


def test_what_was_registered_stays_when_a_module_is_made_again() -> None:
    real, old, new = Registry("yes"), Registry("yes"), Registry("no")
    real.held["later"] = lambda: "registered"
    touched = Touched()
    assert _Patch(touched)(real, old, new) is real
    assert (real.do("known"), real.do("later")) == ("no", "registered")
    assert touched.fields == set()


class Kept(dict[str, int]):
    """What a game has made once, in a shape of its own."""

    def cache_clear(self) -> None:
        self.clear()


def test_what_a_package_keeps_in_a_shape_of_its_own_is_forgotten_too() -> None:
    kept = Kept(seven=7)
    for cache in caches_in(__name__):
        cache.cache_clear()
    assert kept == {}


def test_what_is_frozen_is_found_as_well() -> None:
    gc.freeze()
    found = functions_in({test_what_is_frozen_is_found_as_well.__code__.co_filename})
    assert any(test_what_is_frozen_is_found_as_well in held for held in found.values())
