"""What is shuffled, and when: every deck and pile the rules tell you to shuffle."""

import pytest

from emberhall.games.mage_knight.rules.exploring import _lay_ruin
from emberhall.games.mage_knight.rules.foes import token_left
from emberhall.games.mage_knight.state import FaceDown, Place, RuinToken, State, Table
from emberhall.games.mage_knight.terms import GREEN_PILE
from emberhall.rulebook import rule
from tests.mage_knight.games import heroes, next_round
from tests.mage_knight.positions import ManaDice, land, token
from tests.mage_knight.test_tactics import before, taking


def recorded(state: State) -> ManaDice:
    """Dice that record what is shuffled."""
    state.rng = dice = ManaDice("shuffling")
    return dice


def test_long_night_shuffles_the_deck_it_makes() -> None:
    play = land(tactic="long_night", night=True, hand="march", deck="", discard="rage promise threaten")
    play.do("use_tactic:long_night")
    assert len(play.hero.deck) == 3
    assert play.shuffled(play.hero.deck.cards)


def test_midnight_meditation_shuffles_what_goes_back() -> None:
    play = before("midnight_meditation", hand="march", deck="rage stamina")
    deck = [*play.hero.deck.cards, *play.hero.hand.cards]
    play.do("use_tactic:midnight_meditation", "pick_card:march")
    assert play.shuffled(deck)


def test_preparation_shuffles_the_rest_of_the_deck() -> None:
    play = taking("preparation", hand="march", deck="rage stamina promise")
    dice = recorded(play.state)
    play.do("pick_card:rage")
    (player,) = (player for player in play.state.players if player.tactic == "preparation")
    assert sorted(player.deck.cards) in dice.shuffles


@rule("MK-SETUP-04")
def test_an_empty_pile_of_enemies_is_refilled_with_its_shuffled_discards() -> None:
    state = land().state
    dice = recorded(state)
    tokens = [token("prowlers", n) for n in (1, 2)]
    state.enemies[GREEN_PILE].cards, state.enemies_out[GREEN_PILE].cards = [], list(tokens)
    assert token_left(Table(state, 1), GREEN_PILE)
    assert dice.shuffles == [tokens]
    assert token_left(Table(state, 1), GREEN_PILE)
    assert len(dice.shuffles) == 1  # only when it has run out


def test_ruins_come_again_shuffled() -> None:
    state = land().state
    dice = recorded(state)
    tokens = [RuinToken("ruin_1"), RuinToken("ruin_2")]
    state.ruins.cards, state.ruins_out.cards = [], list(tokens)
    _lay_ruin(Table(state, 1), Place("ancient_ruins", ruin=FaceDown()))
    assert dice.shuffles == [tokens]


@rule("MK-ROUND-19")
@pytest.mark.parametrize("seat", [0, 1])
def test_between_rounds_every_deed_deck_is_shuffled(seat: int) -> None:
    state = heroes("arythea tovak")
    player = state.players[seat]
    deck = sorted([*player.deck.cards, *player.hand.cards, *player.discard.cards])
    dice = recorded(state)
    next_round(state)
    assert deck in dice.shuffles
