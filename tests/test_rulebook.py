"""The reader of the numbered rules, and the files it reads."""

import re
from pathlib import Path

import pytest

from emberhall import rulebook
from emberhall.rulebook import Rule, rule

SAMPLE = """\
# A game

## Moving

- **XX-MOVE-01** A hero walks one space. [lines 5]
- **XX-MOVE-02** (dragon) A hero rides two. (derived) [63, 197, 748-760]
- Not a rule, **bold** though it is.

### Boats

**XX-DATA-01** Fares.

| boat | fare |
|---|---|
| raft | 1 |

Ferries are in no table.

| this | table belongs to nobody |

| Id | when | what |
|---|---|---|
| **XX-UNLOCK-01** | the river freezes | walk |

- **XX-BOAT-01** No line is known.
"""


def test_a_rule_has_its_text_its_lines_and_its_chapter() -> None:
    assert list(rulebook.parse(SAMPLE)) == [
        Rule("XX-MOVE-01", "A hero walks one space.", "5", "Moving"),
        Rule("XX-MOVE-02", "(dragon) A hero rides two. (derived)", "63, 197, 748-760", "Moving"),
        Rule("XX-DATA-01", "Fares.\n| boat | fare |\n|---|---|\n| raft | 1 |", "", "Boats"),
        Rule("XX-UNLOCK-01", "the river freezes: walk", "", "Boats"),
        Rule("XX-BOAT-01", "No line is known.", "", "Boats"),
    ]


@pytest.mark.parametrize("stem", rulebook.stems())
def test_every_bold_id_of_a_file_is_read_once(stem: str) -> None:
    written = re.findall(rf"\*\*({rulebook.ID})\*\*", (rulebook.rules_dir() / f"{stem}.md").read_text(encoding="utf-8"))
    rules = rulebook.load(stem)
    assert list(rules) == written
    assert all(found.text and found.chapter for found in rules.values())


def test_there_are_eight_files_and_no_id_is_in_two() -> None:
    ids = [rule_id for stem in rulebook.stems() for rule_id in rulebook.load(stem)]
    assert len(rulebook.stems()) == 8
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("stem", rulebook.stems())
def test_a_translation_has_no_id_of_its_own(stem: str) -> None:
    assert set(rulebook.load(stem, "ru")) <= set(rulebook.load(stem))


@pytest.fixture
def two_tongues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "ru").mkdir()
    (tmp_path / "sample.md").write_text(SAMPLE, encoding="utf-8")
    (tmp_path / "ru" / "sample.md").write_text("## Ход\n\n- **XX-MOVE-01** Герой идёт. [lines 5]\n", encoding="utf-8")
    monkeypatch.setattr(rulebook, "rules_dir", lambda: tmp_path)
    monkeypatch.setattr(rulebook, "load", rulebook.load.__wrapped__)
    monkeypatch.setattr(rulebook, "find", rulebook.find.__wrapped__)
    return tmp_path


@pytest.mark.usefixtures("two_tongues")
def test_what_is_not_translated_is_said_in_english() -> None:
    assert rulebook.text("XX-MOVE-01", "ru") == "Герой идёт."
    assert rulebook.text("XX-BOAT-01", "ru") == "No line is known."
    with pytest.raises(KeyError, match="XX-NONE-01"):
        rulebook.text("XX-NONE-01")


@pytest.mark.usefixtures("two_tongues")
def test_search_wants_every_word_and_puts_the_best_first() -> None:
    def found(words: str, language: str = "en") -> list[str]:
        return [hit.id for hit in rulebook.search(["sample"], words, language)]

    assert found("hero") == ["XX-MOVE-01", "XX-MOVE-02"]
    assert found("hero rid") == ["XX-MOVE-02"]
    assert found("boat") == ["XX-BOAT-01", "XX-DATA-01", "XX-UNLOCK-01"]
    assert found("герой", "ru") == ["XX-MOVE-01"]
    assert found("hero dances") == found("") == []


def test_an_unknown_file_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(FileNotFoundError, match="gloomhaven"):
        rulebook.load("chess")


def test_rule_leaves_the_ids_on_functions_and_classes() -> None:
    @rule("XX-A-01")
    @rule("XX-A-02", "XX-A-03")
    def check(number: int) -> int:
        return number

    @rule("XX-A-04")
    class Checks:
        pass

    assert check(3) == 3
    assert check.rules == ("XX-A-01", "XX-A-02", "XX-A-03")  # type: ignore[attr-defined]
    assert Checks.rules == ("XX-A-04",)  # type: ignore[attr-defined]


@pytest.mark.usefixtures("two_tongues")
def test_coverage_tells_named_untestable_missing_and_unknown(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    call = "rule"  # spelt apart, so that these samples do not count as this project's own tests
    (tests / "test_a.py").write_text(
        f'@{call}("XX-MOVE-01",\n      "XX-NONE-09")\ndef test_a(): ...\n', encoding="utf-8"
    )
    (tests / "test_b.py").write_text(f'@book.{call}("XX-MOVE-01")\nclass TestB: ...\n', encoding="utf-8")
    decisions = tmp_path / "decisions.md"
    decisions.write_text(
        "| id | reading chosen | why |\n| --- | --- | --- |\n"
        "| XX-BOAT-01 | not testable | no boats |\n| XX-MOVE-02 | two spaces, not two turns | custom |\n",
        encoding="utf-8",
    )
    assert rulebook.named_by_tests(tests) == {
        "XX-MOVE-01": ["test_a.py:1", "test_b.py:1"],
        "XX-NONE-09": ["test_a.py:2"],
    }
    assert rulebook.decided(decisions) == {"XX-BOAT-01": "no boats"}
    result = rulebook.coverage(["sample"], tests, decisions)
    assert result.named == {"XX-MOVE-01"}
    assert result.untestable == {"XX-BOAT-01"}
    assert result.missing == ("XX-MOVE-02", "XX-DATA-01", "XX-UNLOCK-01")
    assert result.unknown == ("XX-NONE-09",)


def test_players_are_not_told_the_notes_of_the_authors() -> None:
    line = "- **DR-GSKILL-07** Not above the wounds. (uncertain: not stated (yet); default) [lines 199]\n"
    (noted,) = rulebook.parse(line)
    assert noted.told() == "Not above the wounds."
    notes = re.compile(r"\((uncertain|reconstructed|неясно|восстановлено)|\[lines ")
    told = [
        (each.id, each.told())
        for stem in rulebook.stems()
        for tongue in ("en", "ru")
        for each in rulebook.load(stem, tongue).values()
    ]
    assert [id for id, text in told if notes.search(text)] == []


def test_a_rule_that_explains_a_word_is_told_without_the_number_of_its_step() -> None:
    texts = ["2. Armor reduces hits.", "D3 Shield tokens must be spent.", "З3 Жетоны тратятся.", "2 hits are lethal."]
    assert [rulebook.Rule("XX-A-01", text, "", "").alone() for text in texts] == [
        "Armor reduces hits.",
        "Shield tokens must be spent.",
        "Жетоны тратятся.",
        "2 hits are lethal.",
    ]
