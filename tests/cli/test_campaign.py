"""`emberhall campaign`, as a person uses it."""

import json
from pathlib import Path

import pytest

from .test_cli import Terminal, emberhall

__all__ = ["emberhall"]

GAME = "tests.games.wardens:GAME"
FOUND = f"--game {GAME}"


@pytest.fixture
def file(emberhall: Terminal, tmp_path: Path) -> Path:
    """A campaign of a person and a program."""
    path = tmp_path / "valley.json"
    printed = emberhall(f"campaign new {GAME} {path} --players me,random -o rich=true")
    assert emberhall.code == 0, emberhall.errors
    assert "Wardens of the Valley: campaign" in printed
    assert "What to play next:" in printed
    return path


def test_a_campaign_begins_in_a_file(emberhall: Terminal, file: Path) -> None:
    written = json.loads(file.read_text())
    assert (written["game"], written["players"]) == ("wardens", ["me", "random", "", ""])
    assert (written["document"]["party"], written["document"]["coins"]) == ([0, 1], 6)
    emberhall(f"campaign new {GAME} {file}")
    assert (emberhall.code, emberhall.errors.strip().endswith("already exists.")) == (2, True)


def test_it_is_shown_to_the_person_with_their_own_secrets(emberhall: Terminal, file: Path) -> None:
    mine, theirs, russian = (
        emberhall(f"campaign show {file} {FOUND} --plain {more}") for more in ("", "--chair 3", "--language ru")
    )
    assert mine.count("Oath: to end a summer at") == 1
    assert "Oath: to end" not in theirs, "chair 3 is empty"
    assert "Summer 1" in mine
    assert "Что сыграть дальше:" in russian
    assert "Место 2: random" in russian


def test_an_interlude_and_a_summer_are_played_and_carried(emberhall: Terminal, file: Path) -> None:
    printed = emberhall(f"campaign play {file} {FOUND} --plain", "1", "2", "1", "q")
    assert "What do you do at the market?" in printed
    assert "Warden 1 buys a tool." in printed
    written = json.loads(file.read_text())
    assert written["past"][-1]["key"] == "market"
    assert written["chapter"] is None
    assert len(written["document"]["chests"][0]["pack"][0]) == 1
    emberhall.monkeypatch.setattr("emberhall.cli.campaign.new_seed", lambda: "5")
    printed = emberhall(f"campaign play {file} summer:1 {FOUND} --plain", *["1"] * 200)
    played = [entry["key"] for entry in json.loads(file.read_text())["past"]]
    assert played[:3] == ["", "market", "summer:1"]
    assert ("The valley stands" in printed) or ("The summer is lost" in printed)


def test_a_session_left_in_the_middle_continues_there(emberhall: Terminal, file: Path) -> None:
    printed = emberhall(f"campaign play {file} summer:1 {FOUND} --plain", "1", "q")
    assert f"{file}" in printed
    written = json.loads(file.read_text())
    assert written["chapter"] == "summer:1"
    assert len(written["session"]["choices"]) == 1
    assert "Current scenario: Summer 1" in emberhall(f"campaign show {file} {FOUND}")
    emberhall(f"campaign leave {file} 2 {FOUND}")
    assert "Finish or abandon the current scenario first" in emberhall.errors
    emberhall(f"campaign play {file} {FOUND} --plain", "1", "q")
    assert len(json.loads(file.read_text())["session"]["choices"]) >= 2
    emberhall(f"campaign abandon {file} {FOUND}")
    written = json.loads(file.read_text())
    assert (written["chapter"], written["past"][-1]["kind"]) == (None, "abandoned")
    assert "Summer 1: abandoned" in emberhall(f"campaign show {file} {FOUND}")


def test_people_come_and_go(emberhall: Terminal, file: Path) -> None:
    emberhall(f"campaign leave {file} 2 {FOUND}")
    emberhall(f"campaign join {file} 4 --player greedy {FOUND}")
    written = json.loads(file.read_text())
    assert written["document"]["party"] == [0, 3]
    assert written["players"] == ["me", "", "", "greedy"]
    emberhall(f"campaign join {file} 4 --player me {FOUND}")
    assert json.loads(file.read_text())["players"] == ["me", "", "", "me"]


@pytest.mark.parametrize(
    ("line", "english", "russian"),
    [
        (f"new tests.games.duel:GAME x.json {''}", "duel has no campaign", "нет кампании"),
        (f"new {GAME} x.json --players 7", "has 4 chairs", "мест: 4"),
        (f"new {GAME} x.json --players nobody", "no agent “nobody”", "Нет программы-игрока «nobody»"),
        (f"new {GAME} x.json -o poor=yes", "has no option “poor”", "нет настройки «poor»"),
        (f"new {GAME} x.json -o rich=perhaps", "wardens cannot be set up like this", "не начать"),
        ("show nosuch.json", "Cannot read nosuch.json", "Не удалось прочитать nosuch.json"),
        ("dance x.json", "no command “dance”", "Нет команды «dance»"),
    ],
)
def test_errors_say_what_went_wrong(emberhall: Terminal, tmp_path: Path, line: str, english: str, russian: str) -> None:
    emberhall.monkeypatch.chdir(tmp_path)
    emberhall.monkeypatch.syspath_prepend(str(Path(__file__).parents[2]))
    emberhall(f"campaign {line}")
    assert (emberhall.code, english in emberhall.errors) == (2, True), emberhall.errors
    emberhall(f"campaign {line} --language ru")
    assert russian in emberhall.errors, emberhall.errors
    assert not (tmp_path / "x.json").exists()


def test_a_damaged_file_says_so(emberhall: Terminal, file: Path) -> None:
    file.write_text(file.read_text().replace('"coins": 6', '"coins": "six"'))
    emberhall(f"campaign show {file} {FOUND}")
    assert "valley.json is damaged: Expected `int`, got `str`" in emberhall.errors


def test_a_world_of_gloomhaven_moves_to_another_program_and_back(emberhall: Terminal, tmp_path: Path) -> None:
    here, there, again = (tmp_path / name for name in ("world.json", "export.json", "again.json"))
    emberhall(f"campaign new gloomhaven {here} --players me,random -o party=Ravens")
    printed = emberhall(f"campaign export {here} {there}")
    assert "The chronicle and the replays stay here." in printed
    assert json.loads(there.read_text())["party"]["name"] == "Ravens"
    emberhall(f"campaign export {here} {there}")
    assert (emberhall.code, emberhall.errors.strip().endswith("already exists.")) == (2, True)
    printed = emberhall(f"campaign new gloomhaven {again} --players me,random --import {there}")
    assert "Brought over from Gloomhaven Secretariat." in printed
    there.write_text("[]")
    emberhall(f"campaign new gloomhaven {tmp_path / 'bad.json'} --import {there}")
    assert (emberhall.code, "not an export of Gloomhaven Secretariat" in emberhall.errors) == (2, True)
    assert not (tmp_path / "bad.json").exists()
    emberhall(f"campaign new {GAME} {tmp_path / 'bad.json'} --import {there}")
    assert "cannot be moved" in emberhall.errors
