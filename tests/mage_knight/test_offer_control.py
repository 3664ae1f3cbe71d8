"""Optional rules of the expansions: offer control, envy and compassion."""

from typing import Any

import pytest

from emberhall.games.mage_knight.setup import unfit
from emberhall.games.mage_knight.state import Setup
from emberhall.rulebook import rule
from tests.mage_knight.games import heroes, next_round
from tests.mage_knight.positions import cards


@rule("MKX-OFFER-01", "MKX-OFFER-02", "MKX-OFFER-03")
@pytest.mark.parametrize(
    ("answers", "gone"), [(("yes", "no"), ["agility"]), (("no", "no"), []), (("yes", "yes"), ["agility", "tremor"])]
)
def test_the_middle_cards_may_be_removed(answers: tuple[str, str], gone: list[str]) -> None:
    state = heroes("arythea", "solo_conquest", offer_control=True)
    state.players[0].tactic = "early_bird"
    for deck in (state.advanced_deck, state.advanced_offer, state.spell_deck, state.spell_offer):
        deck.cards = [
            card
            for card in deck.cards
            if card not in ("fire_bolt", "agility", "ice_bolt", "fireball", "tremor", "expose")
        ]
    state.advanced_offer.cards, state.spell_offer.cards = (
        cards("", "fire_bolt agility ice_bolt"),
        cards("", "fireball tremor expose"),
    )
    play = next_round(state)
    assert play.prompt == "ask-offer-control"
    play.do(*answers)
    assert [card for card in state.box.cards if card in ("agility", "tremor")] == gone
    assert (len(state.advanced_offer), len(state.spell_offer)) == (3, 3)
    assert "fire_bolt" not in state.advanced_offer  # the lowest one goes in any case
    assert ("agility" in state.advanced_offer) == ("agility" not in gone)


def _after(night: bool, fames: tuple[int, ...], envy: str) -> Any:
    state = heroes("arythea tovak goldyx", envy=envy)
    state.night = night
    for player, fame in zip(state.players, fames, strict=True):
        player.fame = fame
        player.discard.cards = cards(player.hero, "wound")
        player.tactic = "early_bird"
    return next_round(state)


def _wounds(play: Any) -> list[int]:
    zones = [(player.deck, player.hand, player.discard) for player in play.state.players]
    return [sum(card.startswith("wound") for zone in found for card in zone.cards) for found in zones]


@rule("MKX-ENVY-01")
@pytest.mark.parametrize(("fames", "wounds"), [((9, 5, 2), [2, 1, 1]), ((9, 9, 2), [1, 1, 1])])
def test_the_leader_of_a_day_is_envied(fames: tuple[int, ...], wounds: list[int]) -> None:
    play = _after(False, fames, "in_turn")
    assert play.prompt != "ask-compassion"
    assert _wounds(play) == wounds


@rule("MKX-ENVY-02")
def test_the_last_of_a_night_finds_compassion() -> None:
    play = _after(True, (9, 2, 2), "in_turn")
    assert (play.prompt, play.asked) == ("ask-compassion", (1,))
    play.do("yes")
    assert play.asked == (2,)
    play.do("no")
    assert _wounds(play) == [1, 0, 1]


@rule("MKX-ENVY-03")
def test_both_after_each_round() -> None:
    play = _after(False, (9, 5, 2), "each_round").do("yes")
    assert _wounds(play) == [2, 1, 0]


def test_setups_that_these_rules_fit() -> None:
    def why(seats: int, **options: Any) -> str:
        found = unfit(Setup(**options), seats)
        return found.id if found else ""

    assert why(2, scenario="full_conquest", offer_control=True) == "unfit-offer-control"
    assert why(2, scenario="full_cooperation", envy="in_turn") == "unfit-envy"
    assert why(2, scenario="full_conquest", envy="in_turn") == ""
    assert why(1, scenario="solo_conquest", offer_control=True) == ""
