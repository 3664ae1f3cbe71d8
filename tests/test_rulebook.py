"""The reader of the numbered rules, and the files it reads."""

import re
from pathlib import Path

import pytest

from emberhall import rulebook
from emberhall.rulebook import Rule, rule

SAMPLE = """\
# A game

## Moving

How heroes get about.

- **<a id="XX-MOVE-01">XX-MOVE-01</a>** A hero walks one space.
- **<a id="XX-MOVE-02">XX-MOVE-02</a>** (dragon) A hero rides two ([XX-MOVE-01](#XX-MOVE-01)).
- Not a rule, **bold** though it is.

### Boats

**<a id="XX-DATA-01">XX-DATA-01</a>** Fares.

| boat | fare |
|---|---|
| raft | 1 |

Ferries are in no table.

| this | table belongs to nobody |

| Id | when | what |
|---|---|---|
| **<a id="XX-UNLOCK-01">XX-UNLOCK-01</a>** | the river freezes | walk |

- **<a id="XX-BOAT-01">XX-BOAT-01</a>** A boat carries one hero.
"""


def test_a_rule_has_its_text_and_its_chapter() -> None:
    assert list(rulebook.parse(SAMPLE)) == [
        Rule("XX-MOVE-01", "A hero walks one space.", "Moving"),
        Rule("XX-MOVE-02", "(dragon) A hero rides two (XX-MOVE-01).", "Moving"),
        Rule("XX-DATA-01", "Fares.\n| boat | fare |\n|---|---|\n| raft | 1 |", "Boats"),
        Rule("XX-UNLOCK-01", "the river freezes: walk", "Boats"),
        Rule("XX-BOAT-01", "A boat carries one hero.", "Boats"),
    ]


def test_a_chapter_has_its_title_its_opening_and_its_rules() -> None:
    moving, boats = rulebook.chapters_of(SAMPLE)
    assert (moving.title, moving.level, moving.opening) == ("Moving", 2, "How heroes get about.")
    assert (boats.title, boats.level, boats.opening) == ("Boats", 3, "")
    assert [rule.id for rule in moving.rules] == ["XX-MOVE-01", "XX-MOVE-02"]


FILES = [
    pytest.param(rulebook.rules_dir() / folder / f"{stem}.md", id=f"{stem}-{folder or 'en'}")
    for folder in ("", "ru")
    for stem in rulebook.stems()
]


@pytest.mark.parametrize("file", FILES)
def test_every_bold_id_of_a_file_is_read_once(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    written = re.findall(rf"\*\*(?:<a[^>]*>)?({rulebook.ID})\b", text)
    rules = list(rulebook.parse(text))
    assert [rule.id for rule in rules] == written
    assert all(found.text and found.chapter for found in rules)


def test_no_id_is_in_two_files() -> None:
    ids = [rule_id for stem in rulebook.stems() for rule_id in rulebook.load(stem)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("stem", rulebook.stems())
def test_both_languages_have_the_same_rules_in_the_same_chapters_and_order(stem: str) -> None:
    def shape(language: str) -> list[tuple[int, list[str]]]:
        return [(chapter.level, [rule.id for rule in chapter.rules]) for chapter in rulebook.contents(stem, language)]

    assert shape("ru") == shape("en")


@pytest.mark.parametrize("stem", rulebook.stems())
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_chapter_says_first_what_it_is_about(stem: str, language: str) -> None:
    chapters = [chapter for chapter in rulebook.contents(stem, language) if chapter.level == 2]
    assert [chapter.title for chapter in chapters if not chapter.opening] == []


def words(stem: str, language: str) -> list[tuple[str, str]]:
    """The glossary at the end of a file, English and Russian; the rows that head its tables are left out."""
    text = (rulebook.rules_dir() / ("" if language == "en" else language) / f"{stem}.md").read_text(encoding="utf-8")
    glossary = re.split(r"^## (?:Glossary|Словарь)$", text, flags=re.M)[1]
    rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in re.findall(r"^\|.*\|$", glossary, re.M)]
    return [(row[0], row[1]) for row in rows if row[0] != "English" and not row[0].startswith("--")]


@pytest.mark.parametrize("stem", rulebook.stems())
def test_both_languages_have_the_same_glossary(stem: str) -> None:
    assert words(stem, "ru") == words(stem, "en") != []


def anchors(file: Path) -> set[str]:
    """What links into a file may name: its rules, and its headings as GitHub names them."""
    text = file.read_text(encoding="utf-8")
    found = set(re.findall(r'<a id="([^"]+)">', text))
    for heading in re.findall(r"^#{1,4} +(.*)$", text, re.M):
        slug = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        found.add(next(name for n in range(99) if (name := f"{slug}-{n}" if n else slug) not in found))
    return found


@pytest.mark.parametrize("file", FILES)
def test_every_link_leads_somewhere(file: Path) -> None:
    for page, anchor in re.findall(r"\]\(([^()#\s]*)#([^()\s]*)\)", file.read_text(encoding="utf-8")):
        assert anchor in anchors(file.parent / page if page else file), f"{page}#{anchor}"


@pytest.mark.parametrize("file", FILES)
def test_the_contents_name_every_chapter_and_section_in_order(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    contents, *headings = re.findall(r"^(#{2,3}) +(.*)$", text, re.M)
    assert contents[1] in {"Contents", "Содержание"}
    listed = re.findall(r"^( *)- \[(.*)\]\(#\S*\)$", text, re.M)
    assert [(len(indent) // 2 + 2, title) for indent, title in listed] == [(len(m), title) for m, title in headings]


@pytest.mark.parametrize("file", FILES)
def test_a_rule_that_is_named_is_a_link(file: Path) -> None:
    plain = re.sub(r"\[[^\[\]]*\]\([^()]*\)|<a id=.*?</a>", "", file.read_text(encoding="utf-8"))
    known = {id for stem in rulebook.stems() for id in rulebook.load(stem)}
    assert [id for id in re.findall(rulebook.ID, plain) if id in known] == []


@pytest.fixture
def two_tongues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "ru").mkdir()
    (tmp_path / "sample.md").write_text(SAMPLE, encoding="utf-8")
    russian = '## Ход\n\n- **<a id="XX-MOVE-01">XX-MOVE-01</a>** Герой идёт.\n'
    (tmp_path / "ru" / "sample.md").write_text(russian, encoding="utf-8")
    monkeypatch.setattr(rulebook, "rules_dir", lambda: tmp_path)
    monkeypatch.setattr(rulebook, "contents", rulebook.contents.__wrapped__)
    monkeypatch.setattr(rulebook, "load", rulebook.load.__wrapped__)
    monkeypatch.setattr(rulebook, "find", rulebook.find.__wrapped__)
    return tmp_path


@pytest.mark.usefixtures("two_tongues")
def test_what_is_not_translated_is_said_in_english() -> None:
    def said(id: str) -> str:
        found = rulebook.find(id, "ru")
        assert found is not None
        return found.text

    assert said("XX-MOVE-01") == "Герой идёт."
    assert said("XX-BOAT-01") == "A boat carries one hero."
    assert rulebook.find("XX-NONE-01", "ru") is None


@pytest.mark.usefixtures("two_tongues")
def test_search_wants_every_word() -> None:
    def found(words: str, language: str = "en") -> list[str]:
        return [hit.id for hit in rulebook.search(["sample"], words, language)]

    assert found("hero") == ["XX-MOVE-01", "XX-MOVE-02", "XX-BOAT-01"]
    assert found("hero rid") == ["XX-MOVE-02"]
    assert found("герой", "ru") == ["XX-MOVE-01"]
    assert found("hero dances") == found("") == []


@pytest.mark.usefixtures("two_tongues")
def test_search_puts_terms_first_then_titles_then_beginnings_then_mentions() -> None:
    def found(words: str, **terms: list[str]) -> list[str]:
        return [hit.id for hit in rulebook.search(["sample"], words, terms=terms)]

    assert found("boats") == ["XX-DATA-01", "XX-UNLOCK-01", "XX-BOAT-01"]
    assert found("boats", boats=["XX-BOAT-01"]) == ["XX-BOAT-01", "XX-DATA-01", "XX-UNLOCK-01"]
    assert found("a") == ["XX-MOVE-01", "XX-BOAT-01", "XX-MOVE-02"]


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


#: What an author of the rules says of the text they were taken from; it belongs into the provenance.
NOTED = re.compile(
    r"\b(?:uncertain|reconstructed|cross-check|OCR|lines? \d|line numbers?|source text|the scan|beyond the sheet)\b|"
    r"\((?:derived|выведено)\)|\b(?:неясно:|восстановлено|сверка|вне памятки|строк\w+ \d{2}|исходн\w+ текст)|"
    r"\[(?:\d|lines|sheet|public|design|памятка|известно|наше)"
)


@pytest.mark.parametrize("file", FILES)
def test_rule_texts_carry_no_provenance(file: Path) -> None:
    text = rulebook.LINK.sub(r"\1", file.read_text(encoding="utf-8"))
    assert [line for line in text.splitlines() if NOTED.search(line)] == []


@pytest.mark.parametrize("stem", rulebook.stems())
def test_every_rule_has_its_provenance_and_no_entry_is_an_orphan(stem: str) -> None:
    known = rulebook.sources(stem)
    assert set(known.rules) == set(rulebook.load(stem))


def test_the_provenance_of_a_rule_tells_its_lines_how_sure_it_is_and_why() -> None:
    walked = rulebook.source("DR-MOVE-04")
    assert walked is not None
    assert (walked.lines, walked.status) == ("112-113", "uncertain")
    assert walked.note["en"].endswith("default: up to")
    assert rulebook.source("DR-NONE-01") is None
