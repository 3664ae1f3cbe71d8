"""The command line as a person uses it."""

import json
import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from emberhall.agents import GreedyAgent
from emberhall.cli import main, where
from emberhall.cli.play import TerminalTable
from emberhall.cli.words import LOCALE, Words, language_of_terminal, take_language
from emberhall.kernel import LANGUAGES, Session, View, find_game, texts
from tests.games.duel.state import Options as DuelOptions

DUEL = "tests.games.duel:GAME"
WARDENS = "tests.games.wardens:GAME"


class Terminal:
    """Runs commands and remembers what they printed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.code: int | str | None = None
        self.errors = ""

    def __call__(self, line: str, *typed: str) -> str:
        answers = iter(typed)

        def answer(prompt: str = "") -> str:
            print(prompt, end="")
            try:
                return next(answers)
            except StopIteration:
                raise EOFError from None

        self.monkeypatch.setattr("builtins.input", answer)
        with pytest.raises(SystemExit) as end:
            main(line.split())
        self.code = end.value.code
        printed = self.capsys.readouterr()
        self.errors = printed.err
        return printed.out


@pytest.fixture
def emberhall(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.setenv("EMBERHALL_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("EMBERHALL_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "120")
    return Terminal(monkeypatch, capsys)


def test_help_in_both_languages(emberhall: Terminal) -> None:
    assert "Let bots play many games" in emberhall("--help")
    page = emberhall("sim --help --language ru")
    assert "Использование: emberhall sim [ПАРАМЕТРЫ]" in page
    assert "[по умолчанию: 100" in page
    assert not re.search(r"Usage|Options:|Arguments:|default|required", page)


def test_both_languages_have_every_text() -> None:
    english, russian = (set(texts(LOCALE).ids(language)) for language in LANGUAGES)
    assert english == russian


def test_a_thousand_games_and_their_summary(emberhall: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "out" / "sim.json"
    printed = emberhall(f"sim {DUEL} --games 1000 --agents random --seats 3 --seed 5 --options rounds=2 --json {file}")
    assert emberhall.code == 0
    assert printed.startswith("Masks at Midnight: 1,000 games, 3 seats, seed 5")
    assert re.search(r"^Seat 1 +1000 +[\d.]+ +\d+\.\d% +\d+\.\d%–\d+\.\d%", printed, re.M)
    assert re.search(r"^random +1000 +\d+\.\d+ ", printed, re.M), "against itself it has a score, but no win rate"
    assert re.search(r"decisions/s$", printed.strip())
    written = json.loads(file.read_text())
    assert len(written["results"]) == 1000
    assert written["match"]["options"]["rounds"] == 2
    assert written["summary"]["games"] == 1000


def test_seats_that_win_or_lose_together_count_once(emberhall: Terminal) -> None:
    printed = emberhall(f"sim {WARDENS} --games 100 --seats 4 --seed 3")
    assert re.search(r"^random +100 +\d+ ", printed, re.M), printed
    assert "Seat 1" not in printed, "every seat has won as often as the others"


def test_reasons_for_the_end_are_given_in_words(emberhall: Terminal) -> None:
    english = emberhall(f"sim {WARDENS} --games 60 --seats 2 --seed 1")
    assert re.search(r"^The valley is lost\. \(\d+ games\)$", english, re.M), english
    russian = emberhall(f"sim {WARDENS} --games 60 --seats 2 --seed 1 --language ru")
    assert re.search(r"^Долина потеряна\. \(\d+ парт", russian, re.M), russian
    assert "outcome" not in english + russian


def test_reasons_with_figures_count_separately_unless_they_share_a_cause(emberhall: Terminal) -> None:
    printed = emberhall(f"sim {DUEL} --games 200 --seats 2 --seed 1")
    assert re.search(r"^.+ won with \d+ points?\. \(\d+ games?\)$", printed, re.M), printed
    assert re.search(r"^Other endings \(\d+ games?\)$", printed, re.M), printed


def test_a_failed_game_is_reported_and_the_others_count(emberhall: Terminal) -> None:
    printed = emberhall("sim tests.arena.breaking:RAISES --games 20 --seed 0 --seats 2")
    assert emberhall.code == 1
    assert re.search(r"^Seat 1 +20 ", printed, re.M), printed
    assert "raise KeyError" in printed
    assert re.search(r"Broken by .*no such map.*: 1 game, the first with seed 13", printed), printed


def test_the_same_seed_simulates_the_same(emberhall: Terminal, tmp_path: Path) -> None:
    for jobs, name in ((1, "a"), (2, "b")):
        emberhall(f"sim {DUEL} --games 30 --agents random,greedy:guesses=1 --jobs {jobs} --json {tmp_path / name}")
    a, b = (json.loads((tmp_path / name).read_text())["results"] for name in "ab")
    for result in (*a, *b):
        del result["thoughts"]  # how long it took
    assert a == b


def test_a_series_is_kept_gone_on_with_and_reported(emberhall: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "series.jsonl"
    series = f"sim {DUEL} --agents random,greedy:guesses=1 --seats 2 --results {file}"
    printed = emberhall(f"{series} --games 4")
    assert re.search(r"^greedy:guesses=1 against random: .\d+\.\d percentage points", printed, re.M), printed
    emberhall(f"{series} --games 6")
    assert emberhall.code == 2
    emberhall(f"{series} --games 6 --resume")
    assert emberhall.code == 0
    assert len(file.read_text().splitlines()) == 7
    assert emberhall(f"report {file}") == f"Written: {file.with_suffix('.html')}\nWritten: {file.with_suffix('.csv')}\n"
    assert len(file.with_suffix(".csv").read_text().splitlines()) == 7
    saved = tmp_path / "game.json"
    assert emberhall(f"report {file} --game 5 --save {saved}").startswith(f"Saved: {saved}")
    assert "won with" in emberhall(f"replay {saved} --game {DUEL} --plain")


@pytest.mark.parametrize(
    ("line", "english", "russian"),
    [
        ("sim nosuch", "There is no game called “nosuch”", "Нет игры «nosuch»"),
        (f"sim {DUEL} --seats 9", "2 to 4 players, not 9", "а не на 9"),
        (f"sim {DUEL} --agents nobody", "no agent “nobody”", "Нет программы-игрока «nobody»"),
        (f"sim {DUEL} -o colour=red", "has no option “colour”", "нет настройки «colour»"),
        (f"sim {DUEL} -o rounds", "needs a value", "нужно значение"),
        (f"sim {DUEL} -o rounds=x", "duel cannot be set up like this", "не начать"),
        (f"sim {DUEL} --wrong", "no option --wrong", "Нет параметра --wrong"),
        (f"sim {DUEL} --games many", "--games", "--games: неверное значение"),
        ("sim", "GAME is missing", "Не указано: GAME"),
        ("simulate", "no command “simulate”", "Нет команды «simulate»"),
        ("rules nosuch word", "“nosuch” has no numbered rules", "Для «nosuch» нет"),
        ("replay /no/such/file", "Cannot read", "Не удалось прочитать"),
    ],
)
def test_errors_are_explained_in_words(emberhall: Terminal, line: str, english: str, russian: str) -> None:
    for language, words in (("en", english), ("ru", russian)):
        emberhall(f"{line} --language {language}")
        assert emberhall.code == 2
        assert words in emberhall.errors
        assert "Traceback" not in emberhall.errors
        assert len(emberhall.errors.strip().splitlines()) == 1


def test_language_from_the_terminal_and_from_anywhere_in_the_line() -> None:
    assert language_of_terminal({"LANG": "ru_RU.UTF-8"}) == "ru"
    assert language_of_terminal({"LANG": "de_DE.UTF-8"}) == "en"
    assert language_of_terminal({"LANG": "ru_RU.UTF-8", "EMBERHALL_LANGUAGE": "en"}) == "en"
    assert take_language(["rules", "--language=ru", "x"]) == ("ru", ["rules", "x"])
    assert take_language(["rules", "--language", "ru", "--", "--language"]) == ("ru", ["rules", "--", "--language"])


def test_a_game_at_the_terminal(emberhall: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "duel.json"
    printed = emberhall(
        f"play {DUEL} --seats me,random --seed 3 --plain",
        *("?", "1", "w", "l", f"s {file}", "1", "q"),
    )
    assert emberhall.code == 0
    assert "Type the number of an option" in printed
    assert "This question names no rule." in printed  # the small games have no numbered rules
    assert f"Сохранено: {file}" in printed  # after the language was switched
    assert "Надеть" in printed
    assert file.exists()
    told = emberhall(f"replay {file} --game {DUEL}")
    assert told.splitlines()[:2] == ["  Round 1 of 4: a silver prize is laid out.", "1. Seat 1: Done"]


def test_undo_and_redo_at_the_terminal(emberhall: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "wardens.json"
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    line = "play tests.games.wardens:GAME --seats 1 --seed 3 --plain"
    emberhall(line, "3", f"s {first}", "q")
    emberhall(line, "4", f"s {second}", "q")
    emberhall(line, "3", "u", "4", "u", "r", f"s {file}", "q")
    assert first.read_text() != second.read_text()
    assert file.read_text() == second.read_text()


def test_a_game_that_was_left_continues(emberhall: Terminal, tmp_path: Path) -> None:
    printed = emberhall(f"play {DUEL} --seats me,random --seed 3 --plain", "1", "q")
    saved = tmp_path / "data" / "saves" / "duel-3.json"
    assert str(saved) in printed.replace("\n", "")
    emberhall(f"play {DUEL} --seats me,random --load {saved} --plain", *["1"] * 60)
    assert emberhall.code == 0
    emberhall(f"play {DUEL} --seats me,random,random --load {saved} --plain")
    assert "2 seats, not 3" in emberhall.errors


def test_programs_play_to_the_end_at_the_terminal(emberhall: Terminal) -> None:
    printed = emberhall(f"play {DUEL} --seats random,random --seed 3 --plain")
    assert emberhall.code == 0
    assert re.search(r"Seat 1: \d+ · Seat 2: \d+$", printed.strip())


def test_rules_are_searched_in_the_language(emberhall: Terminal) -> None:
    assert "MK-" in emberhall("rules mage_knight fortified")
    assert emberhall.code == 0
    assert "uncertain: the source says" in emberhall("rules defenders DR-MOVE-04")
    title, *chapters = emberhall("rules defenders").splitlines()
    assert title == "Defenders of the Realm with the Dragon Expansion"
    assert chapters[:3] == ["  Aim of the game", "  A turn in short", "  Set-up"]
    assert chapters.index("    Moving") == chapters.index("  Actions") + 1
    russian = emberhall("rules defenders DR-SETUP-01 --language ru")
    assert re.search("[а-я]{4}", russian)
    emberhall("rules mage_knight xyzzy")
    assert emberhall.code == 1


def test_where_a_rule_is_named(emberhall: Terminal) -> None:
    printed = emberhall("rules where gh-amd-20")
    assert emberhall.code == 0
    assert re.search(r"^GH-AMD-20\n  Code: \d+ places?\n    emberhall/games/gloomhaven/", printed, re.M)
    assert re.search(r"^  Tests: \d+ places?$", printed, re.M)
    assert re.search(r"^    tests/gloomhaven/test_\w+\.py:\d+  test_\w+$", printed, re.M)


def test_where_needs_a_rule_that_there_is(emberhall: Terminal) -> None:
    emberhall("rules where XX-NONE-01")
    assert emberhall.code == 2
    assert "There is no rule XX-NONE-01." in emberhall.errors


def test_where_says_that_an_installed_package_has_no_tests(
    emberhall: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    package = tmp_path / "emberhall"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "attack.py").write_text('class Deck:\n    def draw(self):\n        """GH-AMD-20."""\n')
    monkeypatch.setattr(where.emberhall, "__file__", str(package / "__init__.py"))
    printed = emberhall("rules where GH-AMD-20")
    assert emberhall.code == 0
    assert "Code: 1 place\n    emberhall/attack.py:3  Deck.draw" in printed
    assert "The tests are not installed" in printed


@pytest.mark.parametrize(
    ("line", "id", "named"),
    [
        ("# XX-PVP-13", "XX-PVP-13", True),
        ("# XX-PVP-11 to XX-PVP-16", "XX-PVP-13", True),
        ("# XX-PVP-11 to XX-PVP-16", "XX-PVP-17", False),
        ("# XX-PVP-11 to XX-PVP-16", "XX-MOVE-13", False),
        ("# XX-PVP-11, XX-PVP-16", "XX-PVP-13", False),
        ("# XX-PVP-130", "XX-PVP-13", False),
    ],
)
def test_a_line_names_a_rule_by_its_id_or_in_a_range(line: str, id: str, named: bool) -> None:
    assert where.names(line, id) is named


def test_coverage_counts_and_is_strict_when_asked(emberhall: Terminal) -> None:
    printed = emberhall("rules coverage")
    assert emberhall.code == 0
    row = re.search(r"^gloomhaven +(\d+) +(\d+) +(\d+)$", printed, re.M)
    assert row is not None
    tested, untestable, missing = map(int, row.groups())
    assert tested + untestable + missing == 854
    printed = emberhall("rules coverage gloomhaven --strict")
    assert emberhall.code == (1 if missing else 0)


def test_fuzzing_reports_and_keeps_what_breaks(emberhall: Terminal, tmp_path: Path) -> None:
    printed = emberhall(f"fuzz {DUEL} --games 4 --seed 1")
    assert emberhall.code == 0
    assert "4 games" in printed
    assert "nothing broke" in printed
    printed = emberhall("fuzz tests.cli.broken:GAME --games 2")
    assert emberhall.code == 1
    kept = list((tmp_path / "data" / "faults").glob("*.json"))
    assert kept
    assert "emberhall replay" in printed


def test_fuzzing_by_agents(emberhall: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    decided: list[object] = []
    choose = GreedyAgent.choose

    def watched(self: GreedyAgent, view: View[Any]) -> int:
        decided.append(view.viewer)
        return choose(self, view)

    monkeypatch.setattr(GreedyAgent, "choose", watched)
    printed = emberhall(f"fuzz {DUEL} --games 1 --agents greedy,random --closely 0.5")
    assert emberhall.code == 0
    assert "1 game," in printed
    assert "nothing broke" in printed
    assert set(decided) == {0}, "the second seat chooses at random"
    emberhall(f"fuzz {DUEL} --games 1 --agents nobody")
    assert emberhall.code == 2
    assert "nobody" in emberhall.errors


def test_fuzzing_long_campaigns(emberhall: Terminal) -> None:
    printed = emberhall("fuzz tests.games.wardens:GAME --campaigns 2 --scenarios 2 --seed 3")
    assert re.search(r"Seed 3: views \d+, scenarios 2, interludes", printed)
    assert "2 campaigns" in printed
    assert "nothing broke" in printed
    emberhall("fuzz --campaigns 1")
    assert emberhall.code == 2


def test_fuzzing_every_combination_that_a_game_names(emberhall: Terminal) -> None:
    emberhall(f"fuzz {DUEL} --games 2 --wide --quick")
    assert emberhall.code == 2
    assert "lists no combinations" in emberhall.errors
    printed = emberhall("fuzz mage_knight --games 1 --wide --quick")
    assert "1 game," in printed


def test_games_are_listed(emberhall: Terminal) -> None:
    emberhall("games")
    assert emberhall.code == 0


def test_the_version(emberhall: Terminal) -> None:
    assert re.match(r"emberhall \d+\.\d+", emberhall("--version"))


def test_a_taken_port_is_explained_in_words(emberhall: Terminal) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        emberhall(f"serve --port {taken.getsockname()[1]}")
    assert emberhall.code == 2
    assert "--port" in emberhall.errors


def test_stepping_through_a_saved_game(emberhall: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "duel.json"
    emberhall(f"play {DUEL} --seats 2 --seed 3 --plain", "1", "", "1", "", f"s {file}", "q")
    emberhall.monkeypatch.setattr("emberhall.cli.replay.interactive", lambda: True)
    printed = emberhall(f"replay {file} --game {DUEL} --plain", "", "e", "b", "0", "99", "q")
    assert re.findall(r"After (\d+) of 2 decisions", printed) == ["0", "1", "2", "1", "0", "2"]
    eyes = [emberhall(f"replay {file} --game {DUEL} --plain {words}", "q") for words in ("--seat 1", "", "--seat 2")]
    assert eyes[0] == eyes[1] != eyes[2], "seats are counted from one, and the first decides first"


def test_the_screen_is_passed_on_between_people(emberhall: Terminal) -> None:
    printed = emberhall(f"play {DUEL} --seats 2 --seed 3 --plain", "1", "", "q")
    assert "Pass the screen to seat 2 and press Enter." in printed


def test_undo_of_what_was_seen_asks_first(emberhall: Terminal, tmp_path: Path) -> None:
    kept, undone = tmp_path / "kept.json", tmp_path / "undone.json"
    line = f"play {DUEL} --seats me,random --seed 3 --plain"
    printed = emberhall(line, "2", "u", "n", f"s {kept}", "q")  # option 2: look at the prize
    assert "This also undoes dice" in printed
    assert json.loads(kept.read_text())["choices"] == [[0, "peek"]]
    emberhall(line, "2", "u", "y", f"s {undone}", "q")
    assert json.loads(undone.read_text())["choices"] == []


def test_cards_are_read_and_the_story_told(emberhall: Terminal) -> None:
    printed = emberhall(f"play {DUEL} --seats me,random --seed 3 --plain", "t", "c mask", "q")
    assert "    0  Round 1 of 4: a silver prize is laid out." in printed
    assert re.search(r"\(h: help\): Mask \d\nMask \d\nMask \d\n", printed)


def test_a_secret_answer_is_taken_back_at_the_terminal(emberhall: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "duel.json"
    line = f"play {DUEL} --seats 3 -o scouting=false --seed 3 --plain"
    emberhall(line, "1", "", "1", "", "u", "", "2", "", f"s {file}", "q")
    choices = json.loads(file.read_text())["choices"]
    assert [seat for seat, _ in choices] == [0, 1], "the newest answer was given again, the other one stayed"
    assert "This also undoes dice" not in emberhall(line, "1", "", "1", "", "u", "", "q")


def test_anybody_may_answer_at_the_terminal(emberhall: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "wardens.json"
    line = f"play {WARDENS} --seats me,random -o help=true --seed 3 --plain"
    printed = emberhall(line, "1", "1", f"s {file}", "q")
    assert "Does anybody throw a bucket?" in printed
    assert re.search(r"\d Pass\n", printed)


def test_beats_are_shown_at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    monkeypatch.setattr("emberhall.cli.play.time.sleep", waits.append)
    session = Session(find_game(DUEL), DuelOptions(scouting=False), 2, seed=3)
    screen = Console(file=StringIO(), force_terminal=True, color_system=None, width=120)
    table = TerminalTable(Words("en"), session, ["me", "random"], screen, pace=0.5)
    table.watch(0)
    session.take(0, 0)
    session.take(0, 1)
    table.watch(0)
    assert waits == [0.5, 0.5]
    shown = screen.file.getvalue()
    assert shown.index("Player 1 wears") < shown.index("Player 2 wears")
    table.watch(0)
    assert len(waits) == 2, "what was seen is not shown again"
