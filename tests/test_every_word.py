"""Every text that code asks for exists in both languages, exactly once; and every text that exists is asked for.

Most ids are written out in code. Where an id has gaps (`f"place-{id}"`), each gap is filled with words of the same
game: ids of its content, classes, strings in its code. What cannot be found in this way is in `CLIENT` and `ALSO`, with
its values taken from the code.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
import pytest

from emberhall.effects import Node
from emberhall.effects.book import text_id
from emberhall.games.gloomhaven.content.scenarios import NUMBERS, scenario
from emberhall.games.mage_knight.terms import POOLS
from emberhall.games.sword_sorcery.content import QUESTS
from emberhall.kernel import LANGUAGES, find_game
from emberhall.kernel.foresight import Stop
from emberhall.scene.elements import Terrain
from emberhall.server.wishes import Pass

#: One worker reads the code once.
pytestmark = pytest.mark.xdist_group("words")

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "emberhall" / "games"
STATIC = ROOT / "emberhall" / "server" / "static"

#: Each game has texts of its own; everything that is no game shares those of the hall.
HALL = "hall"
ROOMS = (HALL, *sorted(folder.parent.name for folder in GAMES.glob("*/locale")))

_BEGINS = re.compile(r"(-?[A-Za-z][\w-]*) *=")
_REFERS = re.compile(r"\{\s*(-?[a-z][\w-]*)(?:\.[\w-]+)?\s*[}(]")
_GAP = "*"
_GAPPED = re.compile(r"[a-z][a-z-]*-\*(-\*|-[a-z]+)*")

#: Functions that name a thing by its kind and id: `named("card", id)` says `card-march`.
_NAMING = {"named", "name", "declined", "_named", "_says", "_condition"}


def kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower().replace("_", "-")


@cache
def files(room: str, end: str) -> tuple[Path, ...]:
    """The files of a game, or of everything that is no game."""
    if room == HALL:
        found: Iterable[Path] = (path for path in (ROOT / "emberhall").rglob(f"*{end}") if GAMES not in path.parents)
    else:
        found = (GAMES / room).rglob(f"*{end}")
    return tuple(sorted(found))


@cache
def written_in(path: Path) -> dict[str, list[str]]:
    """Where each text of a file is written."""
    found: dict[str, list[str]] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if begins := _BEGINS.match(line):
            found.setdefault(begins[1], []).append(f"{path.relative_to(ROOT)}:{number}")
    return found


@cache
def written(room: str, language: str) -> frozenset[str]:
    """The texts of a room."""
    return frozenset(
        id for path in files(room, ".ftl") if path.stem.split("-")[0] == language for id in written_in(path)
    )


@cache
def referred(room: str, language: str) -> frozenset[str]:
    """The texts that texts of a room refer to."""
    paths = (path for path in files(room, ".ftl") if path.stem.split("-")[0] == language)
    return frozenset(id for path in paths for id in _REFERS.findall(path.read_text(encoding="utf-8")))


class Code(NamedTuple):
    """What in the code of a room has to do with texts."""

    strings: frozenset[str]
    """All its strings."""
    words: frozenset[str]
    """What can fill a gap."""
    gapped: frozenset[tuple[str, ...]]
    """Ids with gaps, as the parts around them."""
    said: dict[str, str]
    """Ids of messages and errors, and where they are made."""


def strings_within(value: object) -> Iterator[str]:
    """Every string and number in a JSON file, keys and values."""
    if isinstance(value, str | int):
        yield str(value)
    elif isinstance(value, list):
        for one in value:
            yield from strings_within(one)
    elif isinstance(value, dict):
        for key, one in value.items():
            yield key
            yield from strings_within(one)


def gapped_id(node: ast.JoinedStr) -> str:
    return "".join(str(part.value) if isinstance(part, ast.Constant) else _GAP for part in node.values)


def ids_in(node: ast.expr) -> Iterator[str]:
    """The ids an expression can be, with their gaps: one string, or either of two."""
    if isinstance(node, ast.IfExp):
        yield from ids_in(node.body)
        yield from ids_in(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield gapped_id(node)


def name_of(node: ast.expr) -> str:
    return str(getattr(node, "id", getattr(node, "attr", "")))


@cache
def code(room: str) -> Code:
    strings: set[str] = set()
    words: set[str] = set()
    gapped: set[str] = set()
    said: dict[str, str] = {}
    for path in files(room, ".py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str | int):
                strings.add(str(node.value))
            elif isinstance(node, ast.JoinedStr):
                gapped.add(gapped_id(node))
            elif isinstance(node, ast.ClassDef | ast.FunctionDef):
                words.add(node.name)
            elif isinstance(node, ast.Name):
                words.add(node.id)
            elif isinstance(node, ast.Call) and node.args:
                called, first = name_of(node.func), node.args[0]
                if called == "partial" and len(node.args) > 1:  # `partial(named, "card")`
                    called, first = name_of(first), node.args[1]
                for id in ids_in(first):
                    if called in ("msg", "Message") and _GAP not in id:
                        said[id.partition(".")[0]] = f"{path.relative_to(ROOT)}:{node.lineno}"
                    elif called in _NAMING:
                        gapped.add(f"{id}-{_GAP}")
    for path in files(room, ".json"):
        strings |= set(strings_within(json.loads(path.read_text(encoding="utf-8"))))
        words.add(path.stem)
    words |= {string.partition(".")[0] for string in strings if len(string) < 60}
    return Code(
        frozenset(strings),
        frozenset(map(kebab, words)),
        frozenset(tuple(id.split(_GAP)) for id in gapped if _GAPPED.fullmatch(id)),
        said,
    )


# what the client asks for


def arguments(source: str) -> Iterator[tuple[int, str]]:
    """The first argument of each `t(...)` in a JavaScript file, with its line."""
    for call in re.finditer(r"(?<![\w.])t\(", source):
        depth, at, quoted = 1, call.end(), ""
        while depth and not (depth == 1 and source[at] == "," and not quoted):
            char = source[at]
            if quoted:
                quoted = "" if char == quoted else quoted
            elif char in "\"'`":
                quoted = char
            else:
                depth += (char in "([{") - (char in ")]}")
            at += 1
        yield (
            source.count("\n", 0, call.start()) + 1,
            source[call.end() : at].rstrip(")") if depth == 0 else source[call.end() : at],
        )


def found_in(file: str, pattern: str) -> Callable[[], Iterable[str]]:
    """What a pattern finds in a file of the client."""
    return lambda: re.findall(pattern, (STATIC / file).read_text(encoding="utf-8"))


#: What the client puts into ids with gaps (*), or gives by a variable, and where that comes from.
CLIENT: dict[str, Callable[[], Iterable[str]]] = {
    "about-*": found_in("pages/about.js", r'part\(\s*"(\w+)"'),
    "about-*-who": found_in("pages/about.js", r'part\(\s*"(\w+)"'),
    "foresee-*": lambda: get_args(Stop),
    "pace-*": found_in("core/beats.js", r"(\w+): \d+(?=.*\};)"),
    "pass-*": lambda: get_args(get_args(Pass.model_fields["scope"].annotation)[0]),
    "passing-*": lambda: get_args(get_args(Pass.model_fields["scope"].annotation)[0]),
    "past-*": found_in("pages/chronicle.js", r'(begin|abandoned|join|leave): "'),
    "preset-*": found_in("pages/setup.js", r'preset\(\s*"(\w+)"'),
    "tab-*": found_in("stage/side.js", r'(\w+): "[\w-]+"(?=.*\};)'),
    "terrain-*": lambda: get_args(Terrain),
    "theme-*": found_in("pages/settings.js", r'theme\(\s*"(\w+)"'),
    "keyboard.js id": found_in("stage/keyboard.js", r'"(key-[\w-]+)"\]'),
    "glossary.js name": found_in("words/glossary.js", r'list\(\s*"([\w-]+)"'),
    "log.js words": found_in("stage/log.js", r'tool\(\s*"[\w-]+", "([\w-]+)"'),
    "side.js one": found_in("stage/side.js", r'"(log|chat)"[,\]]'),
    "topbar.js type": found_in("stage/topbar.js", r'\bentry\("(\w+)"'),
}


@cache
def client() -> dict[str, str]:
    """Every id the client asks for, and where."""
    asked: dict[str, str] = {}
    for path in sorted(STATIC.rglob("*.js")):
        source = path.read_text(encoding="utf-8")
        for line, argument in arguments(source):
            if path.name == "i18n.js" and argument.startswith("id"):
                continue  # t() itself
            where = f"{path.name}:{line}"
            plain = re.sub(r'[=!]== "[^"]*"|\.\w+\("[^"]*"\)', "", argument)  # what is compared is no id
            asked |= dict.fromkeys(re.findall(r'"([\w-]+)"', plain), where)
            for template in re.findall(r"`([^`]*)`", argument):
                gapped = re.sub(r"\$\{[^}]*\}", _GAP, template)
                assert gapped in CLIENT, f"{where}: say in CLIENT what {gapped!r} can be"
                asked |= {gapped.replace(_GAP, value): where for value in CLIENT[gapped]()}
            if re.fullmatch(r"\w+", argument):
                known = f"{path.name} {argument}"
                assert known in CLIENT, f"{where}: say in CLIENT what {argument!r} can be"
                asked |= dict.fromkeys(CLIENT[known](), where)
    return asked


def test_every_id_that_the_client_can_ask_for_is_resolved() -> None:
    assert all(list(values()) for values in CLIENT.values())
    assert {
        "motto",
        "key-help",
        "tab-chat",
        "pace-none",
        "terrain-lava",
        "past-join",
        "undo-to-here",
    } <= client().keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_asks_for_nothing_that_has_no_text(language: str) -> None:
    texts = written(HALL, language)
    assert {id: where for id, where in client().items() if id not in texts} == {}


# what Python asks for


def known(room: str, language: str) -> frozenset[str]:
    """The texts the code of a room may use: its own, those of the hall, and for the hall those that every game has."""
    everywhere = frozenset.intersection(*(written(game, language) for game in ROOMS if game != HALL))
    return written(room, language) | written(HALL, language) | everywhere


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_code_says_nothing_that_has_no_text(room: str, language: str) -> None:
    texts = known(room, language)
    assert {id: where for id, where in code(room).said.items() if id not in texts} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_texts_refer_to_texts(room: str, language: str) -> None:
    assert referred(room, language) - known(room, language) == frozenset()


# what the locale files contain


FOLDERS = sorted({path.parent for room in ROOMS for path in files(room, ".ftl")})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_text_is_written_twice(folder: Path, language: str) -> None:
    found: dict[str, list[str]] = {}
    for path in folder.glob(f"{language}*.ftl"):
        for id, places in written_in(path).items():
            found.setdefault(id, []).extend(places)
    assert {id: places for id, places in found.items() if len(places) > 1} == {}


@pytest.mark.parametrize("room", ROOMS)
def test_both_languages_have_the_same_texts(room: str) -> None:
    english, russian = (written(room, language) for language in LANGUAGES)
    terms = {id for id in english ^ russian if id.startswith("-")}  # words that only one language declines
    assert english ^ russian == terms


def setup_ids(room: str) -> Iterator[str]:
    """The set-up options of a game and of its campaign, with their values."""
    game = find_game(room)
    for options in (game.options, *([game.campaign.agreement] if game.campaign else [])):
        for field in msgspec.inspect.type_info(options).fields:  # type: ignore[attr-defined]
            yield f"setup-{kebab(field.name)}"
            yield from (f"setup-{kebab(field.name)}-{kebab(str(value))}" for value in values_of(field.type))


def values_of(kind: Any) -> Iterator[object]:
    inspect = msgspec.inspect
    match kind:
        case inspect.LiteralType():
            yield from kind.values
        case inspect.UnionType():
            yield None
            for one in kind.types:
                yield from values_of(one)
        case inspect.ListType() | inspect.VarTupleType():
            yield from values_of(kind.item_type)
        case inspect.IntType() if kind.ge is not None and kind.le is not None:
            yield from range(kind.ge, kind.le + 1)


def node_ids() -> Iterator[str]:
    """The names of each kind of effect, test, amount and group, used where a book has no better words."""
    for game in ROOMS[1:]:
        find_game(game)
    kinds = [Node]
    while kinds:
        kind = kinds.pop()
        if below := kind.__subclasses__():
            kinds += below
        elif kind.__module__.startswith("emberhall."):
            yield text_id(kind)


def content(game: str, *names: str) -> Iterator[str]:
    """The ids of tables of content, by `module.TABLE`."""
    for name in names:
        module, _, table = name.rpartition(".")
        yield from map(str, getattr(import_module(f"emberhall.games.{game}.{module}"), table))


#: What else code says, where more than a word fills a gap: by room, each prefix with its values.
ALSO: dict[str, Callable[[], Iterable[str]]] = {
    "defenders": lambda: (
        *(f"place-{id}" for id in content("defenders", "content.IDS")),
        *(f"quest-{id}" for id in content("defenders", "content.QUESTS")),
    ),
    "gloomhaven": lambda: (f"objective-{kebab(one.id)}" for number in NUMBERS for one in scenario(number).objectives),
    "mage_knight": lambda: (f"pile-{kebab(pool)}" for pool in POOLS),
    "sword_sorcery": lambda: (
        *(f"why-target-menace-{menace}" for menace in (2, 3)),
        *(f"token-{token.id.partition('_')[0]}" for quest in QUESTS.values() for token in quest.tokens),
    ),
}


def fits(gapped: tuple[str, ...], id: str, words: frozenset[str]) -> bool:
    """Whether an id is made of these parts with a word in each gap between them."""
    first, *rest = gapped
    if not id.startswith(first):
        return False
    if not rest:
        return id == first
    tail = id[len(first) :]
    return any(kebab(tail[:end]) in words and fits((*rest,), tail[end:], words) for end in range(1, len(tail) + 1))


def gaps_are_filled(id: str, room: str) -> bool:
    words = code(room).words | code(HALL).words
    return any(fits(gapped, id, words) for gapped in code(room).gapped | code(HALL).gapped)


def unused(room: str) -> list[str]:
    asked = code(room).strings | code(HALL).strings | referred(room, "en") | referred(room, "ru")
    asked |= {*node_ids(), *ALSO.get(room, lambda: ())()}
    asked |= client().keys() if room == HALL else {*setup_ids(room), *find_game(room).phrases}
    asked |= {f"error-{id}" for id in asked}
    bare = {id.partition(".")[0] for id in asked}
    return [id for id in sorted(written(room, "en")) if id not in bare and not gaps_are_filled(id, room)]


@pytest.mark.parametrize("room", ROOMS)
def test_every_text_is_asked_for(room: str) -> None:
    assert unused(room) == []
