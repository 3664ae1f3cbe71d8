"""Rules of single scenarios are in their modules and files, and the rules know what each page asks for."""

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from emberhall.games.gloomhaven import effects, rules
from emberhall.games.gloomhaven.content import CARDS, CLASSES, COMPANIONS, ITEMS, MONSTERS, NUMBERS, SUMMONS, scenario
from emberhall.games.gloomhaven.content.openings import (
    ByBoss,
    ByDeath,
    ByDestruction,
    ByEliteKills,
    ByHeldPlates,
    ByLoot,
    ByPlate,
    ByPlates,
    ByRound,
    ByTokens,
)
from emberhall.games.gloomhaven.rules.ending import GOALS, LOSSES
from emberhall.games.gloomhaven.rules.notes import word
from emberhall.games.gloomhaven.rules.preparation import STARTS
from emberhall.games.gloomhaven.rules.scenarios import PLAIN, SCENARIOS

#: The folders of the general rules; `scenarios` among them is what may speak of a scenario.
GENERAL = [Path(package.__file__ or "").parent for package in (rules, effects)]


def content_ids() -> set[str]:
    """Names that only their own files and modules may mention."""
    pages = [scenario(number) for number in NUMBERS]
    ids = {*MONSTERS, *CLASSES, *SUMMONS, *COMPANIONS, *CARDS, *map(str, ITEMS)}
    ids.update(word(entry.id) for page in pages for entry in (*page.objectives, *page.npcs))
    ids.update(door.id for page in pages for door in page.doors)
    ids.update(rule.name for page in pages for rule in page.special if rule.name)
    return ids - {"door", "1"}  # what every closed door is called as an obstacle; the level of the first cards


def strings(path: Path) -> Iterator[tuple[int, str]]:
    """The strings of a module, except its docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    docstrings = {id(node.body[0].value) for node in ast.walk(tree) if isinstance(node, documented) and node.body
                  if isinstance(node.body[0], ast.Expr)}  # fmt: skip
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.lineno, node.value


def test_general_rules_name_no_content() -> None:
    """No monster, character, card, item, object or door, and no scenario by its number."""
    ids = content_ids()
    found = []
    for path in (path for folder in GENERAL for path in sorted(folder.rglob("*.py"))):
        if "scenarios" in path.parts:
            continue
        found += [f"{path.name}:{line}: {text!r}" for line, text in strings(path) if text in ids or text == "-demon"]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare) and ast.unparse(node.left).endswith(".scenario"):
                found.append(f"{path.name}:{node.lineno}: {ast.unparse(node)}")
    assert found == []


def test_the_scan_would_find_a_name(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text('"""elder-drake"""\n\n\ndef f(name):\n    return name == "elder-drake"\n', encoding="utf-8")
    assert [text for _, text in strings(module) if text in content_ids()] == ["elder-drake"]


#: What can open a door.
KNOWN = (
    ByBoss
    | ByDeath
    | ByDestruction
    | ByEliteKills
    | ByHeldPlates
    | ByLoot
    | ByPlate
    | ByPlates
    | ByRound
    | ByTokens
    | None
)


def missing(number: int) -> set[str]:
    """What a scenario's file asks for and the rules cannot do yet."""
    page = scenario(number)
    found: set[str] = set()
    if not page.rooms and page.dungeon is None:
        found.add("map")
    if any(type(goal) not in {*GOALS, *SCENARIOS.get(number, PLAIN).goals()} for goal in page.goal):
        found.add("goal")
    if any(type(loss) not in LOSSES for loss in page.lose):
        found.add("loss")
    if any(type(start) not in STARTS for start in page.setup):
        found.add("start")
    if any(not isinstance(door.opens, KNOWN) for door in page.doors):
        found.add("doors")
    return found


@pytest.mark.parametrize("number", NUMBERS)
def test_the_rules_know_everything_on_a_page(number: int) -> None:
    assert missing(number) == set()


@pytest.mark.parametrize("number", SCENARIOS)
def test_the_rules_a_module_knows_are_on_its_page(number: int) -> None:
    on_page = {rule.name for rule in scenario(number).special}
    assert on_page.issuperset(SCENARIOS[number].named)


def test_a_module_does_something_for_every_rule_it_knows() -> None:
    """Each is named in the module's code, not only in the list."""
    for number, hooks in SCENARIOS.items():
        code = Path(inspect.getfile(type(hooks))).read_text(encoding="utf-8")
        assert all(code.count(f'"{name}"') == 2 for name in hooks.named), number
