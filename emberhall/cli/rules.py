"""`emberhall rules`: search the numbered rules, and see which of them have tests."""

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table
from rich.text import Text

from emberhall import rulebook
from emberhall.kernel import UnknownGame, find_game

from .terminal import console
from .words import Misused, Words


def search(say: Words, game: str, words: list[str]) -> int:
    """Print the rules with all these words, best first, or those with these ids; without words, the contents."""
    stems = _stems(game)
    screen = console()
    if not words:
        for stem in stems:
            screen.print(Text(rulebook.title(stem, say.language), "bold"))
            for part in rulebook.parts(stem, say.language):
                for chapter in part:
                    screen.print(Text("  " * (chapter.level - 1) + chapter.title))
        return 0
    by_id = [rule for word in words if (rule := rulebook.find(word.upper(), say.language))]
    found = by_id or rulebook.search(stems, " ".join(words), say.language, _terms(game, say.language))
    if not found:
        screen.print(say("rules-none", words=" ".join(words)))
        return 1
    for rule in found:
        screen.print(heading(say, rule), f"{rule.text}\n", sep="\n")
    for rule in by_id:
        source = rulebook.source(rule.id)
        if source and (note := source.note.get(say.language)):
            screen.print(Text(note, "dim"))
    return 0


def heading(say: Words, rule: rulebook.Rule) -> Text:
    """The id of a rule, its chapter, and how sure it is where it is not certain."""
    source = rulebook.source(rule.id)
    status = source.status if source else "certain"
    sure = "" if status in {"certain", "published"} else f"  ({say(f'status-{status}')})"
    return Text.assemble((rule.id, "bold cyan"), "  ", (rule.chapter, "dim"), (sure, "italic dim"))


def _terms(game: str, language: str) -> dict[str, tuple[str, ...]]:
    """The terms that a game explains, if the rules are those of a game."""
    try:
        return find_game(game).explained(language)
    except UnknownGame:
        return {}


def cover(say: Words, games: list[str], strict: bool) -> int:
    """Print how many rules the tests name; with `strict`, the exit code is 1 if some are missing."""
    root = rulebook.rules_dir().parent.parent
    tests, decisions = root / "tests", root / "docs" / "decisions"
    if not tests.is_dir():
        raise Misused("coverage-needs-checkout")
    stems = [stem for game in games for stem in _stems(game)] or rulebook.stems()
    table = Table(box=None, pad_edge=False)
    table.add_column(say("column-rules"))
    for heading in ("column-tested", "column-untestable", "column-missing"):
        table.add_column(say(heading), justify="right")
    missing: dict[str, tuple[str, ...]] = {}
    unknown: tuple[str, ...] = ()
    tested = rulebook.named_by_tests(tests)
    for stem in stems:
        found = rulebook.coverage([stem], tested, _decisions(stem, decisions))
        missing[stem], unknown = found.missing, found.unknown
        table.add_row(stem, str(len(found.named)), str(len(found.untestable)), str(len(found.missing)))
    screen = console()
    screen.print(table)
    for stem, ids in missing.items():
        if ids and (games or strict):
            screen.print(f"\n{say('rules-missing', rules=stem, count=len(ids))}")
            screen.print(" ".join(ids))
    prefixes = {id.partition("-")[0] for stem in rulebook.stems() for id in rulebook.load(stem)}
    unknown = tuple(id for id in unknown if id.partition("-")[0] in prefixes)  # others belong to the games of the tests
    if unknown:
        screen.print(f"\n{say('rules-unknown', ids=unknown)}")
    return 1 if strict and any(missing.values()) else 0


def _stems(game: str) -> Sequence[str]:
    """The rule files of a game: those it names, or those that begin with the same word."""
    try:
        if stems := find_game(game).rules:
            return stems
    except UnknownGame:
        pass
    stems = tuple(stem for stem in rulebook.stems() if stem == game or _first(stem) == _first(game))
    if not stems:
        raise Misused("no-rules", game=game, known=rulebook.stems())
    return stems


def _first(name: str) -> str:
    return name.replace("-", "_").partition("_")[0]


def _decisions(stem: str, folder: Path) -> Path:
    """The decisions about a rule file: the page whose name begins with the same word."""
    return next((page for page in sorted(folder.glob("*.md")) if _first(page.stem) == _first(stem)), folder / "none")
