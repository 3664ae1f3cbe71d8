"""The King's Blessing."""

import pytest

from emberhall.games.defenders.game import GAME
from emberhall.games.defenders.state import Setup
from emberhall.kernel import Session
from emberhall.rulebook import rule
from tests.defenders.positions import QUIET, realm

GREEN_CARDS = ["raven_forest.1", "raven_forest.2"]


@rule("DR-BLESS-02")
def test_the_active_player_decides_about_the_blessing_for_an_ally() -> None:
    where = {"rogue": "thorny_woods", "wizard": "thorny_woods"}
    play = realm("rogue wizard", at=where, hands={"wizard": GREEN_CARDS[:1]},
                 setup=Setup(no_penalties=True, blessing=1))  # fmt: skip
    play.session.table.events = events = []
    play.load(2).do("challenge:gorgutt", "commit:raven_forest.1")
    assert (play.prompt, play.ask.seat) == ("ask-reroll-other", 0)
    assert play.keys == ["reroll:blessing", "pass"]
    play.load(3).do("reroll:blessing")
    assert (play.state.blessing, play.general("gorgutt").life) == (0, 5)
    assert "say-blessed" in [event.message.id for event in events]


@rule("DR-BLESS-02")
def test_no_token_is_asked_for_when_the_card_does_nothing() -> None:
    # d16: Balazarg goes to Angel Tear Falls, which is not one step away; d13: to Raven Forest, which is
    for card, asked in (("d16", False), ("d13", True)):
        play = realm("rogue", darkness=["quiet.1", card, *QUIET], defeated=1, setup=Setup(blessing=1), phase="night")
        assert (play.prompt == "ask-bless-night") == asked


@pytest.mark.parametrize(("heroes", "tokens"), [(1, 4), (2, 3), (3, 2), (4, 1), (5, 0), (6, 0)])
def test_the_recommended_number_of_blessing_tokens(heroes: int, tokens: int) -> None:
    setup = Setup(scenario="dragons_rampage", blessing=-1)
    assert Session(GAME, setup, heroes, seed=1, keep=False).state.blessing == tokens
