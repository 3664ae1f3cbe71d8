"""A line of the arena's results, opened in the browser's timeline."""

from collections.abc import Callable
from pathlib import Path

from emberhall.arena import read, simulate
from emberhall.server.importing import bring_in

from .served import Person, Served

DUEL = "tests.games.duel:GAME"


def test_any_line_of_results_opens_in_the_timeline(
    tmp_path: Path, served: Served, person: Callable[..., Person]
) -> None:
    file = tmp_path / "duel.jsonl"
    simulate(DUEL, ["random", "greedy:guesses=1"], games=3, seats=2, seed=4, file=file)
    results = read(file)
    address = bring_in(served.hall.store, results.session(2), results.games[2].agents)
    table = address.rpartition("/")[2]
    ann = person("Ann")
    told = ann.get(f"/api/tables/{table}")["table"]
    assert told["over"] is True
    played = results.session(2)
    last = len(played.choices)
    scenes = [ann.get(f"/api/tables/{table}/history", at=at) for at in (0, 1, last)]
    assert scenes[0] != scenes[1] != scenes[2]
    assert ann.get(f"/api/tables/{table}/history", 422, at=last + 1)["error"]


def test_a_broken_game_opens_up_to_where_it_broke(tmp_path: Path, served: Served, ann: Person) -> None:
    file = tmp_path / "duel.jsonl"
    simulate(DUEL, ["tests.arena.breaking:Trips", "random"], games=3, seats=2, file=file)
    results = read(file)
    assert results.games[2].fault
    table = bring_in(served.hall.store, results.session(2), results.games[2].agents).rpartition("/")[2]
    told = ann.get(f"/api/tables/{table}")["table"]
    assert told["over"] is False
    assert ann.get(f"/api/tables/{table}/history", at=results.games[2].decisions)
