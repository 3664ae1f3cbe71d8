"""The numbered rules: read them, search them, see where each comes from and which of them the tests name.

`docs/rules/<file>.md` is the rulebook as a player reads it, `docs/rules/ru` the same in Russian, and
`docs/rules/provenance/<file>.json` says of every rule where it comes from.
"""

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple, TypeVar

import msgspec

T = TypeVar("T", bound=Callable[..., object])

ID = r"[A-Z]{2,}-(?:[A-Z0-9]+-)+\d+[a-z]?"
#: A rule begins with its id, which is an anchor for links: "- **<a id="XX-MOVE-01">XX-MOVE-01</a>** A hero walks."
RULE_LINE = re.compile(rf'(?:[-|] )?\*\*<a id="({ID})">\1</a>\*\*\s*(.*)')
LINK = re.compile(r"\[([^\[\]]+)\]\([^()\s]*#[^()\s]*\)")
HEADING = re.compile(r"(#{2,4}) +(.*)")
CONTENTS = frozenset({"Contents", "Содержание"})
WORD = re.compile(r"\w+")


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule, as a player reads it; links have become their words."""

    id: str
    text: str
    chapter: str


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of a rulebook, or a section of one: its title, what it says before its first rule, its rules."""

    title: str
    level: int
    opening: str
    rules: tuple[Rule, ...]


class Source(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a rule comes from: lines of the text it was taken from, how sure it is, what its author noted."""

    status: Literal["certain", "derived", "reconstructed", "uncertain", "published", "designed"]
    lines: str = ""
    note: dict[str, str] = {}
    rows: dict[str, list[tuple[str, str]]] = {}


class Sources(msgspec.Struct, frozen=True):
    """The provenance of a rule file: of its rules, of its other lines, and pages about the source itself."""

    pages: dict[str, dict[str, list[str]]]
    prose: dict[str, list[tuple[str, str, str]]]
    rules: dict[str, Source]


class Coverage(NamedTuple):
    """Which rules the tests name, which no test can check, which are left, and ids that no file has."""

    named: frozenset[str]
    untestable: frozenset[str]
    missing: tuple[str, ...]
    unknown: tuple[str, ...]


def chapters_of(text: str) -> Iterator[Chapter]:
    """The chapters in the text of one file, in order, without the list of contents at its head.

    A table below a rule belongs to it.
    """
    title, level, opening = "", 0, list[str]()
    rules = list[Rule]()
    open_rule = False

    def chapter() -> Chapter:
        return Chapter(title, level, "\n".join(opening), tuple(rules))

    for line in map(_plain, text.splitlines()):
        if heading := HEADING.match(line):
            if title and title not in CONTENTS:
                yield chapter()
            title, level, opening, rules, open_rule = heading[2].strip(), len(heading[1]), [], [], False
        elif found := RULE_LINE.match(line):
            words = found[2].strip()
            if words.startswith("|"):  # a row of a table: the cells after the id
                words = ": ".join(cell.strip() for cell in words.strip("|").split("|"))
            rules.append(Rule(found[1], words, title))
            open_rule = True
        elif open_rule and line.startswith("|"):
            rules[-1] = msgspec.structs.replace(rules[-1], text=f"{rules[-1].text}\n{line}")
        elif line.strip():
            open_rule = False
            if title and not rules:
                opening.append(line)
    if title:
        yield chapter()


def parse(text: str) -> Iterator[Rule]:
    """The rules in the text of one file, in order."""
    for chapter in chapters_of(text):
        yield from chapter.rules


def _plain(line: str) -> str:
    return LINK.sub(r"\1", line)


@cache
def rules_dir() -> Path:
    """The folder of the rule files: inside the installed package, else in the checkout."""
    package = Path(__file__).resolve().parent
    candidates = (package / "_rules", package.parent / "docs" / "rules")
    for folder in candidates:
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"No rules found; looked in {candidates[0]} and {candidates[1]}")


def stems() -> tuple[str, ...]:
    """The names of all rule files, without the ending."""
    return tuple(sorted(file.stem for file in rules_dir().glob("*.md")))


@cache
def contents(file_stem: str, language: str = "en") -> tuple[Chapter, ...]:
    """The chapters of one file in the order of the book; empty where a translation does not exist."""
    folder = rules_dir() if language == "en" else rules_dir() / language
    file = folder / f"{file_stem}.md"
    if not file.exists():
        if language == "en":
            raise FileNotFoundError(f"No rule file {file_stem!r}; there are: {', '.join(stems())}")
        return ()
    return tuple(chapters_of(file.read_text(encoding="utf-8")))


@cache
def title(file_stem: str, language: str = "en") -> str:
    """What a rulebook is called; in English where there is no translation."""
    folder = rules_dir() / language if contents(file_stem, language) and language != "en" else rules_dir()
    with (folder / f"{file_stem}.md").open(encoding="utf-8") as file:
        return file.readline().lstrip("# ").strip()


def parts(file_stem: str, language: str = "en") -> list[list[Chapter]]:
    """The chapters of one file, each followed by its sections; in English where there is no translation."""
    found: list[list[Chapter]] = []
    for chapter in contents(file_stem, language) or contents(file_stem):
        if chapter.level == 2 or not found:
            found.append([])
        found[-1].append(chapter)
    return found


@cache
def load(file_stem: str, language: str = "en") -> dict[str, Rule]:
    """The rules of one file by id, in the order of the book; empty where a translation does not exist."""
    rules: dict[str, Rule] = {}
    for chapter in contents(file_stem, language):
        for numbered in chapter.rules:
            if numbered.id in rules:
                raise ValueError(f"{file_stem}: {numbered.id} is defined twice")
            rules[numbered.id] = numbered
    return rules


@cache
def sources(file_stem: str) -> Sources:
    """Where the rules of one file come from."""
    file = rules_dir() / "provenance" / f"{file_stem}.json"
    return msgspec.json.decode(file.read_bytes(), type=Sources)


def source(rule_id: str) -> Source | None:
    """Where the rule with this id comes from, or None if there is no such rule."""
    return next((found for stem in stems() if (found := sources(stem).rules.get(rule_id))), None)


@cache
def find(rule_id: str, language: str = "en") -> Rule | None:
    """The rule with this id in the language, else in English, else None."""
    for tongue in dict.fromkeys((language, "en")):
        for stem in stems():
            if found := load(stem, tongue).get(rule_id):
                return found
    return None


def search(
    file_stems: Iterable[str], words: str, language: str = "en", terms: Mapping[str, Sequence[str]] | None = None
) -> list[Rule]:
    """Rules that have every word (or beginning of a word) asked for, best first.

    Best are the rules that explain a term of this name (`terms` has their ids), then those of a chapter of this
    title, then those that begin with the words; mentions come last. Within each, the order is that of the book.
    """
    wanted = _words(words)
    if not wanted:
        return []
    explains = [id for term, ids in (terms or {}).items() if _words(term) == wanted for id in ids]
    ranked: list[tuple[int, Rule]] = []
    begins = [f" {word}" for word in dict.fromkeys(wanted)]
    for candidate in (candidate for stem in file_stems for candidate in _indexed(stem, language)):
        if candidate.rule.id in explains:
            ranked.append((0, candidate.rule))
        elif all(word in candidate.words for word in begins):
            ranked.append((_rank(wanted, candidate), candidate.rule))
    ranked.sort(key=lambda pair: pair[0])
    return [found for _, found in ranked]


def _words(sentence: str) -> list[str]:
    return WORD.findall(sentence.lower())


class _Indexed(NamedTuple):
    """A rule to be found: the words of its chapter's title and of its text, and all its words after a space each."""

    rule: Rule
    title: list[str]
    text: list[str]
    words: str


@cache
def _indexed(file_stem: str, language: str) -> tuple[_Indexed, ...]:
    """The rules of one file in the language, in English where they are not translated."""
    translated = load(file_stem, language)
    found = []
    for rule_id, english in load(file_stem).items():
        candidate = translated.get(rule_id, english)
        title, text = _words(candidate.chapter), _words(candidate.text)
        words = "".join(f" {word}" for word in (*title, *text, *rule_id.lower().split("-")))
        found.append(_Indexed(candidate, title, text, words))
    return tuple(found)


def _rank(wanted: Sequence[str], candidate: _Indexed) -> int:
    """How near a rule that has all these words is to them, 1 being nearest."""
    title, text = candidate.title, candidate.text
    if all(word in title for word in wanted):
        return 1
    if text[: len(wanted)] == wanted:
        return 2
    if all(any(place.startswith(word) for place in title) for word in wanted):
        return 3
    return 4 if all(word in text for word in wanted) else 5


def rule(*ids: str) -> Callable[[T], T]:
    """Says which rules a test checks; at run time it only leaves the ids in `rules`."""

    def mark(test: T) -> T:
        test.rules = (*ids, *getattr(test, "rules", ()))  # type: ignore[attr-defined]
        return test

    return mark


def named_by_tests(tests_dir: Path) -> dict[str, list[str]]:
    """Rule ids in calls of `rule(...)` in the test files, each with the places (`file:line`) that name it."""
    places: dict[str, list[str]] = {}
    for file in sorted(tests_dir.rglob("*.py")):
        for rule_id, line in _named_in(file.read_text(encoding="utf-8")):
            places.setdefault(rule_id, []).append(f"{file.relative_to(tests_dir).as_posix()}:{line}")
    return places


@cache
def _named_in(source: str) -> tuple[tuple[str, int], ...]:
    """The rule ids that a module names, each with its line."""
    if "rule(" not in source:
        return ()
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return tuple(
        (argument.value, argument.lineno)
        for call in calls
        if (isinstance(call.func, ast.Name) and call.func.id == "rule")
        or (isinstance(call.func, ast.Attribute) and call.func.attr == "rule")
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    )


def decided(decisions_file: Path) -> dict[str, str]:
    """Ids that the decisions call `not testable`, each with the reason given."""
    reasons: dict[str, str] = {}
    if not decisions_file.exists():
        return reasons
    for line in decisions_file.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if len(cells) >= 2 and cells[1].lower().startswith("not testable"):
            for rule_id in re.findall(ID, cells[0]):
                reasons[rule_id] = cells[2] if len(cells) > 2 else ""
    return reasons


def coverage(file_stems: Iterable[str], tested: Path | Mapping[str, list[str]], decisions: Path) -> Coverage:
    """How the rules of these files stand; `unknown` are ids in the tests that no rule file at all has.

    `tested` is the folder of the tests, or what `named_by_tests` found there.
    """
    ids = [rule_id for stem in file_stems for rule_id in load(stem)]
    tested = named_by_tests(tested) if isinstance(tested, Path) else tested
    untestable = decided(decisions)
    everywhere = {rule_id for stem in stems() for rule_id in load(stem)}
    return Coverage(
        named=frozenset(rule_id for rule_id in ids if rule_id in tested),
        untestable=frozenset(rule_id for rule_id in ids if rule_id in untestable and rule_id not in tested),
        missing=tuple(rule_id for rule_id in ids if rule_id not in tested and rule_id not in untestable),
        unknown=tuple(sorted(set(tested) - everywhere)),
    )
