"""The numbered rules: reading them, searching them, and seeing which of them the tests name."""

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

T = TypeVar("T", bound=Callable[..., object])

ID = r"[A-Z]{2,}-(?:[A-Z0-9]+-)+\d+[a-z]?"
RULE_LINE = re.compile(rf"(?:[-|] )?\*\*({ID})\*\*\s*(.*)")
SOURCE_LINES = re.compile(r"\s*\[(?:lines )?(\d[^\[\]]*)\]\.?$")
#: What the authors of the rules noted for themselves: where the source is unclear, what they have derived or made up.
NOTE = re.compile(
    r"\b(?:uncertain|reconstructed|cross-check|derived|official\w*|cut off|icon lost|the scan|lines? \d+|"
    r"this range|source (?:inconsistent|wording|text|differs)|beyond the sheet|"
    r"неясно|восстановлен\w*|сверк\w*|выведен\w*|официальн\w*|оборвана|значок утрачен|на скане|строк\w+ \d+|охват\w*|"
    r"исходн\w+ текст\w*|в исходнике|вне памятки)\b|^(?:public|design|известно|наше)\b"
)
IN_BRACKETS = re.compile(r"\s*\(((?:[^()]|\([^()]*\))*)\)")
ORIGIN = re.compile(r"\s*\[(?:sheet|design|public|памятка|наше|известно)\b[^\[\]]*\]")
#: Rules that only tell of the source.
OF_THE_SOURCE = frozenset({"SS-DATA-01", "MKS-CREDIT-01"})
SOURCES = re.compile(r"\s*\[lines [^\[\]]*\]|\s*\[\d[^\[\]]*\](?=\s*(?:\||$))", re.MULTILINE)
#: What stands before a step of a sequence: "2. ", "D3 ".
STEP = re.compile(r"^(?:\d+\.|[A-ZА-Я]\d) ")
HEADING = re.compile(r"#{2,3} +(.*)")
WORD = re.compile(r"\w+")


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule; `lines` are those of the source text it was taken from."""

    id: str
    text: str
    lines: str
    chapter: str

    def told(self) -> str:
        """What it says to a player: without the notes of its authors and the lines of the source."""
        return SOURCES.sub("", ORIGIN.sub("", IN_BRACKETS.sub(_kept, self.text))).strip()

    def alone(self) -> str:
        """What it says where it explains a word: without the number of its step."""
        return STEP.sub("", self.told())


class Coverage(NamedTuple):
    """Which rules the tests name, which no test can check, which are left, and ids that no file has."""

    named: frozenset[str]
    untestable: frozenset[str]
    missing: tuple[str, ...]
    unknown: tuple[str, ...]


def _kept(found: re.Match[str]) -> str:
    """What stands in brackets, as far as no author notes something for himself."""
    inside = IN_BRACKETS.sub(_kept, found[1])
    if not NOTE.search(inside):
        return found[0].replace(found[1], inside)
    before: list[str] = []
    for part in inside.split("; "):
        if noted := NOTE.search(part):
            at_comma = part.rfind(", ", 0, noted.start() + 1) if part[: noted.start()].endswith(", ") else -1
            before += [part[:at_comma]] if at_comma > 0 else []
            break
        before.append(part)
    space = found[0][: found[0].index("(")]
    return f"{space}({'; '.join(before)})" if before else ""


def parse(text: str) -> Iterator[Rule]:
    """The rules in the text of one file, in order; a table below a rule belongs to it."""
    chapter = ""
    current: Rule | None = None
    for line in text.splitlines():
        if heading := HEADING.match(line):
            chapter = heading[1].strip()
        if found := RULE_LINE.match(line):
            if current:
                yield current
            words = found[2].strip()
            if words.startswith("|"):  # a row of a table: the cells after the id
                words = ": ".join(cell.strip() for cell in words.strip("|").split("|"))
            source = SOURCE_LINES.search(words)
            current = Rule(found[1], SOURCE_LINES.sub("", words), source[1] if source else "", chapter)
        elif current and line.startswith("|"):
            current = msgspec.structs.replace(current, text=f"{current.text}\n{line}")
        elif current and line.strip():
            yield current
            current = None
    if current:
        yield current


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
def load(file_stem: str, language: str = "en") -> dict[str, Rule]:
    """The rules of one file by id; empty where a translation does not exist."""
    folder = rules_dir() if language == "en" else rules_dir() / language
    file = folder / f"{file_stem}.md"
    if not file.exists():
        if language == "en":
            raise FileNotFoundError(f"No rule file {file_stem!r}; there are: {', '.join(stems())}")
        return {}
    rules: dict[str, Rule] = {}
    for numbered in parse(file.read_text(encoding="utf-8")):
        if numbered.id in rules:
            raise ValueError(f"{file}: {numbered.id} is defined twice")
        rules[numbered.id] = numbered
    return rules


@cache
def find(rule_id: str, language: str = "en") -> Rule | None:
    """The rule with this id in the language, else in English, else None."""
    for tongue in dict.fromkeys((language, "en")):
        for stem in stems():
            if found := load(stem, tongue).get(rule_id):
                return found
    return None


def text(rule_id: str, language: str = "en") -> str:
    """What the rule says, in English where it is not translated."""
    found = find(rule_id, language)
    if found is None:
        raise KeyError(f"No rule has the id {rule_id}")
    return found.text


def search(file_stems: Iterable[str], words: str, language: str = "en") -> list[Rule]:
    """Rules that have every word (or beginning of a word) asked for, best first."""
    wanted = _words(words)
    if not wanted:
        return []
    scored: list[tuple[int, Rule]] = []
    for stem in file_stems:
        for rule_id, english in load(stem).items():
            if rule_id in OF_THE_SOURCE:
                continue
            candidate = load(stem, language).get(rule_id, english)
            scores = [_score(word, candidate) for word in wanted]
            if all(scores):
                scored.append((sum(scores), candidate))
    scored.sort(key=lambda pair: (-pair[0], len(pair[1].text)))
    return [found for _, found in scored]


def _words(sentence: str) -> list[str]:
    return WORD.findall(sentence.lower())


def _score(word: str, candidate: Rule) -> int:
    """How well one word fits: id over chapter over whole words over beginnings."""
    in_text = _words(candidate.text)
    begins = sum(other.startswith(word) for other in in_text)
    whole = in_text.count(word)
    in_chapter = any(other.startswith(word) for other in _words(candidate.chapter))
    in_id = word in candidate.id.lower().split("-")
    return min(begins, 3) + 2 * min(whole, 3) + 4 * in_chapter + 8 * in_id


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
