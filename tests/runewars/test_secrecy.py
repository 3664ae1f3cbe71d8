"""Secrets of battles and cards: the examination finds nothing, and finds a question that would tell."""

from dataclasses import replace

import pytest

from emberhall.conformance.game import examine_game
from emberhall.games.runewars.game import GAME
from emberhall.games.runewars.rules import tactics
from emberhall.games.runewars.rules.fight import begin, go_on
from emberhall.games.runewars.rules.tactics import playable
from emberhall.games.runewars.setup import set_up
from emberhall.games.runewars.state import Land, Runewars, Setup
from emberhall.kernel import CHECKPOINT, Anyone, Ask, Flow, Game, Outcome, Rng, Table, msg


def battle(options: Setup, seats: int, rng: Rng) -> Runewars:
    """Seat 0 attacks seat 1, who has routed units; both hold cards that nobody else sees."""
    state = set_up(options, seats, rng)
    state.current = 0
    place = state.places["6A"]
    place.holder, place.standing, place.routed = 1, {}, {"footman": 2}
    for unit in ("footman", "footman", "bowman"):
        place.standing[unit] = place.standing.get(unit, 0) + 1
    for seat, player in enumerate(state.players):
        player.tactics.cards = []
        for _ in range(4):
            player.tactics.cards.append(state.tactics.cards.pop())
        for hero in player.heroes:
            hero.area = "6A" if seat == 0 else "6B"
        player.unused = {**dict.fromkeys(("footman", "bowman", "archer", "knight"), 8), **player.unused}
    begin(Table(state, seats), 0, "6A", {"archer": 2, "knight": 1})
    return state


def play(t: Land) -> Flow[Outcome]:
    while t.state.fight is not None:
        yield CHECKPOINT
        yield from go_on(t)
    t.state.outcome = Outcome((0,), msg("end-alone", who=1))
    return t.state.outcome


BATTLE: Game[Runewars, Setup] = replace(GAME, setup=battle, play=play)


def test_a_battle_tells_nothing_it_should_not() -> None:
    examined = examine_game(BATTLE, Setup(), 2, 0, thorough=1.0)
    assert not examined.failures, "\n".join(map(str, examined.failures))
    assert examined.decisions > 5


def test_asking_only_who_could_play_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def window(t: Land, ask: str, this: str, windows: tactics.Windows) -> Flow[None]:
        asks = tuple(
            Ask(seat, msg(ask), options, "RW-TACT-03")
            for seat, when in windows.items()
            if (options := playable(t.state, seat, *when))
        )
        if asks:
            yield Anyone(asks, this=this)

    monkeypatch.setattr(tactics, "window", window)
    examined = examine_game(BATTLE, Setup(), 2, 0, thorough=0.5, whole=False)
    assert {failure.check for failure in examined.failures} & {"anyone", "hints"}
