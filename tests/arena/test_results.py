"""Results in a file: written as they arrive, resumed, reported, and opened again game by game."""

import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from emberhall.arena import BadMatch, read, simulate
from emberhall.arena.report import page, table
from emberhall.kernel import SaveError

DUEL = "tests.games.duel:GAME"


def test_every_game_is_written_with_its_decisions(tmp_path: Path) -> None:
    file = tmp_path / "results" / "duel.jsonl"
    simulation = simulate(DUEL, ["random", "greedy:guesses=1"], games=4, seed=3, file=file)
    found = read(file)
    assert found.match == simulation.match
    assert [found.games[number] for number in range(4)] == simulation.results
    again = found.session(3)
    assert again.outcome is not None
    assert again.outcome.winners == simulation.results[3].winners
    assert len(again.choices) == simulation.results[3].decisions
    with pytest.raises(BadMatch, match="no decisions of game 9; it holds 4 games"):
        found.session(9)


@pytest.mark.parametrize("jobs", [0, 2])
def test_a_series_is_resumed(tmp_path: Path, jobs: int) -> None:
    file = tmp_path / "duel.jsonl"
    whole = simulate(DUEL, games=20, seed=5)
    simulate(DUEL, games=8, seed=5, file=file)
    file.write_bytes(file.read_bytes() + b'{"number":8,"result":{"se')  # the machine was switched off while writing
    told: list[int] = []
    resumed = simulate(DUEL, games=20, seed=5, file=file, resume=True, progress=told.append, jobs=jobs)
    assert told[0] == 8
    assert sum(told) == 20
    assert [r.winners for r in resumed.results] == [r.winners for r in whole.results]
    assert sorted(read(file).games) == list(range(20))


def test_results_of_another_match_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "duel.jsonl"
    simulate(DUEL, games=2, seed=5, file=file)
    before = file.read_bytes()
    with pytest.raises(BadMatch, match="holds results already"):
        simulate(DUEL, games=2, seed=5, file=file)
    with pytest.raises(BadMatch, match="belongs to another match"):
        simulate(DUEL, games=2, seed=6, file=file, resume=True)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "holds no results"),
        (b"hello\n", "holds no results"),
        (b'{"match": 3}\n', "is damaged"),
        (b'{"half', "holds no results"),
    ],
)
def test_a_file_that_holds_no_results_is_refused(tmp_path: Path, data: bytes, said: str) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_bytes(data)
    with pytest.raises(BadMatch, match=said):
        read(file)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"Cannot read none\.jsonl"):
        read(tmp_path / "none.jsonl")


def test_a_broken_game_is_one_line_and_says_where_it_broke(tmp_path: Path) -> None:
    file = tmp_path / "duel.jsonl"
    simulate(DUEL, ["tests.arena.breaking:Trips", "random"], games=6, seed=0, seats=2, file=file)
    broken = {number: result.fault for number, result in read(file).games.items() if result.fault}
    assert list(broken) == [2, 3]
    for number, fault in broken.items():
        assert fault.what == "KeyError: 'boom'"
        assert fault.seat == number - 2  # it sits here, then there
        assert fault.decisions >= 9
        assert "in choose" in fault.trace
        assert fault.trace.endswith("KeyError: 'boom'\n")
    assert len(read(file).session(2).choices) == broken[2].decisions  # it can be looked at up to there


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_agent_that_ends_its_process_loses_one_game(jobs: int) -> None:
    simulation = simulate(DUEL, ["tests.arena.breaking:Leaves", "random"], games=6, seed=0, seats=2, jobs=jobs)
    broken = [number for number, result in enumerate(simulation.results) if result.fault]
    assert broken == [2]
    assert simulation.results[2].fault is not None
    assert simulation.results[2].fault.what == "the process that played it died"


@pytest.mark.parametrize("jobs", ["0", "2"])
def test_ctrl_c_keeps_what_was_played(tmp_path: Path, jobs: str) -> None:
    file = tmp_path / "slow.jsonl"
    code = (
        "import signal, sys\n"
        "from emberhall.arena import simulate\n"
        "if __name__ == '__main__':\n"
        "    signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "    s = simulate('tests.arena.breaking:SLOW', games=4000, jobs=int(sys.argv[2]), file=sys.argv[1],\n"
        "                 stoppable=True, progress=lambda n: n and print('played', flush=True))\n"
        "    print(s.stopped, s.summary.games)\n"
    )
    playing = subprocess.Popen([sys.executable, "-c", code, str(file), jobs], stdout=subprocess.PIPE, text=True)
    try:
        assert playing.stdout is not None
        for _ in range(3):
            assert playing.stdout.readline() == "played\n"
        playing.send_signal(signal.SIGINT)
        told, _ = playing.communicate(timeout=30)
    finally:
        playing.kill()
    stopped, games = told.splitlines()[-1].split()
    assert stopped == "True"
    assert 3 <= int(games) < 4000
    assert len(read(file).games) == int(games)


class Balanced(HTMLParser):
    """Every element that is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.drawn = 0

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ("meta", "line", "rect", "polyline"):
            self.open.append(tag)
        self.drawn += tag == "svg"

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("line", "rect", "polyline"):
            assert self.open.pop() == tag


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Share of wins so far"), ("ru", "Доля побед по ходу серии")],
)
def test_a_report_is_a_page_that_needs_nothing_else(tmp_path: Path, language: str, said: str) -> None:
    file = tmp_path / "duel.jsonl"
    simulate(DUEL, ["tests.arena.breaking:Trips", "random"], games=6, seed=0, seats=2, file=file)
    written = page(read(file), language)
    assert said in written
    assert "KeyError: &#x27;boom&#x27;" in written
    assert "http" not in written
    seen = Balanced()
    seen.feed(written.removeprefix("<!doctype html>"))
    assert seen.open == []
    assert seen.drawn == 4  # the shares, the lengths, and the scores of two agents


def test_a_table_has_a_line_for_each_game(tmp_path: Path) -> None:
    file = tmp_path / "duel.jsonl"
    results = simulate(DUEL, games=3, seed=1, seats=2, file=file).results
    head, *lines = table(read(file)).splitlines()
    assert head == "number,seed,decisions,finished,reason,fault,agent_0,won_0,score_0,agent_1,won_1,score_1"
    assert len(lines) == 3
    assert lines[0].split(",")[:3] == ["0", "1", str(results[0].decisions)]
    assert [line.split(",")[7] for line in lines] == [str(int(0 in result.winners)) for result in results]
