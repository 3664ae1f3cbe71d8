"""Every imported package is declared, and every declared one pinned: none comes along by accident."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]

EXTRAS = PROJECT["optional-dependencies"]

#: Imported where it is there, and done without where it is not.
OPTIONAL = {"pyspiel", "open-spiel", "catanatron", "ray", "gymnasium", "pettingzoo", "numpy", "ipython", "pgserver"}


def named(requirement: str) -> str:
    return re.split(r"[\[<>=;! ]", requirement)[0].lower().replace("_", "-")


def wanted(*extras: str) -> set[str]:
    """The packages that the core and these extras declare."""
    return {named(one) for one in [*PROJECT["dependencies"], *(one for extra in extras for one in EXTRAS[extra])]}


def imports_of(path: Path) -> dict[str, str]:
    """The packages a module imports, each with its place."""
    found: dict[str, str] = {}
    for node in ast.walk(ast.parse(path.read_text())):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names = [node.module]
        for name in names:
            found.setdefault(name, f"{path.relative_to(ROOT)}:{node.lineno}")
    return found


def at_first_sight(path: Path) -> set[str]:
    """The packages a module may import: what follows `from` and `import` at the start of a line, code or not."""
    lines = re.findall(r"^\s*(?:from|import)\s+(.+)", path.read_text(), re.MULTILINE)
    named = (name for line in lines for name in line.partition(" import ")[0].split(","))
    return {re.split(r"[^\w]", name.strip())[0] for name in named}


def undeclared(folder: str, declared: set[str], own: set[str]) -> list[str]:
    known = packages_distributions()
    missing = []
    right = {"", *own, *sys.stdlib_module_names}
    right |= {top for top, sources in known.items() if top != "fluent" and set(map(named, sources)) & declared}
    for path in sorted((ROOT / folder).rglob("*.py")):
        if at_first_sight(path) <= right:
            continue
        for module, place in imports_of(path).items():
            top = module.split(".")[0]
            if top in right:
                continue
            sources = {named(source) for source in known.get(top, [top])}
            if top == "fluent":  # one name, several packages
                sources = {".".join(module.split(".")[:2])}
            if not sources & (declared | OPTIONAL):
                missing.append(f"{place} imports {module} ({', '.join(sorted(sources))})")
    return missing


def test_what_emberhall_imports_is_declared() -> None:
    """Before: pydantic and fluent.syntax were imported, and came only because others needed them."""
    declared = wanted("cli", "server", "postgres", "research", "cluster", "mcp")
    assert undeclared("emberhall", declared, {"emberhall"}) == []


def test_what_the_tests_import_is_declared() -> None:
    declared = wanted("cli", "server", "postgres", "research", "mcp", "dev")
    assert undeclared("tests", declared, {"emberhall", "tests", "bench", "ferry"}) == []


def test_what_is_declared_is_pinned() -> None:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    pinned = {named(line) for line in lines if "==" in line}
    assert not [line for line in lines if "://" in line or line.startswith("-")], "no index and no address is named"
    assert wanted("cli", "server", "postgres", "research", "dev") - pinned == {"emberhall"}
