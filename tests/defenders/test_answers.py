"""Why something cannot be chosen: hand cards, Generals and neighbouring locations have an answer in both languages."""

from collections.abc import Iterator
from typing import Any

import pytest

from emberhall.games.defenders.content import ADJACENT, IDS
from emberhall.games.defenders.game import GAME
from emberhall.rulebook import rule
from emberhall.testing import reasons_given
from tests.defenders.positions import Position, realm


def asked_about(state: Any, seat: int) -> Iterator[str]:
    hero = state.heroes[seat]
    yield from (f"card:{card}" for card in hero.hand)
    yield from (f"general:{general.card}" for general in state.generals if general.alive)
    yield from (f"place:{IDS[place]}" for place in ADJACENT[hero.at])


@pytest.mark.parametrize("seed", range(10))
def test_every_position_has_answers(seed: int) -> None:
    """100 positions of a random game each: whatever cannot be chosen has its reason."""
    setups = list(GAME.variants())
    setup, seats = setups[seed * 4 % len(setups)]
    reasons_given(GAME, setup, seats, seed=seed, about=asked_about, positions=100)


def why(play: Position, element: str) -> tuple[str, str | None, str]:
    reason = play.session.view(0).why_not(element)
    assert reason is not None
    missing = GAME.texts.say(reason.missing, "en") if reason.missing is not None else ""
    return reason.why.id, reason.rule, missing


@rule("DR-BATTLE-01", "DR-BATTLE-04")
def test_why_a_general_cannot_be_attacked() -> None:
    play = realm("paladin", at={"paladin": "monarch_city"}, generals={"gorgutt": "eagle_peak_pass"})
    assert why(play, "general:gorgutt") == ("why-general-elsewhere", "DR-BATTLE-01", "2 locations away")
    play = realm(
        "paladin", at={"paladin": "wolf_pass"}, generals={"gorgutt": "wolf_pass"}, minions={"wolf_pass": "red red"}
    )
    assert why(play, "general:gorgutt") == ("why-general-guarded", "DR-BATTLE-01", "2 minions")
    play = realm("paladin", at={"paladin": "wolf_pass"}, generals={"gorgutt": "wolf_pass"})
    assert why(play, "general:gorgutt") == ("why-no-attack-card", "DR-BATTLE-04", "a card: green")


@rule("DR-MOVE-01", "DR-TURN-04")
def test_why_a_location_cannot_be_entered() -> None:
    play = realm("paladin", at={"paladin": "monarch_city"})
    assert why(play, "place:monarch_city") == ("why-here", "DR-MOVE-01", "")
    assert why(play, "place:wyvern_forest")[:2] == ("why-far", "DR-MOVE-01")
    play.hero("paladin").spent = 5
    play = Position(play.state, 1, play.session.options)
    assert why(play, "place:bounty_bay") == ("why-no-actions", "DR-TURN-04", "1 action")
