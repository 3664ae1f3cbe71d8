"""Runewars passes the examination, and rules that reveal too much fail it; `emberhall fuzz` plays all variants."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from emberhall.conformance import check
from emberhall.conformance.game import examine_game
from emberhall.games.runewars.game import GAME, PHASES
from emberhall.games.runewars.rules.runes import place_runes
from emberhall.games.runewars.rules.starting_positions import place_first_heroes
from emberhall.games.runewars.state import Phase, Setup, State, Table
from emberhall.kernel import CHECKPOINT, Flow, Game, Outcome, msg
from emberhall.rulebook import rule


def until(*phases: Phase) -> Game[State, Setup]:
    """The game up to the first of these phases, which is enough to catch leaks before."""

    def play(t: Table) -> Flow[Outcome]:
        while t.state.phase not in phases:
            yield CHECKPOINT
            yield from PHASES[t.state.phase](t)
        t.state.outcome = Outcome((0,), msg("end-alone", who=1, runes=0))
        return t.state.outcome

    return replace(GAME, play=play)


def caught(game: Game[State, Setup], seeds: Sequence[int] = (0,)) -> set[str]:
    """The checks it fails."""
    found = (examine_game(game, Setup(), 2, seed, thorough=0.5).failures for seed in seeds)
    return {failure.check for failures in found for failure in failures}


def test_texts_pass_the_examination() -> None:
    assert check(GAME, variants=()) == []


@pytest.mark.parametrize(("setup", "seats"), [(Setup(), 2), (Setup(map="built", exploration=True), 3)])
def test_a_game_passes_the_examination(setup: Setup, seats: int) -> None:
    examined = examine_game(GAME, setup, seats, 0, thorough=0.004)
    assert not examined.failures, "\n".join(map(str, examined.failures))
    assert examined.outcome is not None
    assert examined.decisions > 200


def test_the_set_up_reveals_no_secrets() -> None:
    assert caught(until("turn")) == set()


@rule("RW-RUNE-11", "RW-INFO-02", "RW-RUNE-04")
def test_a_rule_that_tells_where_a_rune_lies_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(t: Table, seat: int, areas: Sequence[str], rule: str) -> Flow[None]:
        yield from place_runes(t, seat, areas, rule)
        for area in areas:
            for rune in t.state.places[area].rune:
                t.say(msg("ask-place-rune", kind=rune.partition(".")[0]))

    monkeypatch.setattr("emberhall.games.runewars.rules.starting_positions.place_runes", told)
    assert "story" in caught(until("strongholds"))


@rule("RW-INFO-01", "RW-OBJ-01")
def test_a_rule_that_tells_an_objective_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(t: Table) -> Flow[None]:
        held = t.state.players[t.state.queue[0]].objective.cards[0]
        yield from place_first_heroes(t)
        t.say(msg("say-objective", who=1, objective=msg(f"objective-{held}")))

    monkeypatch.setitem(PHASES, "heroes", told)
    assert {"story", "leak"} & caught(until("season"))
