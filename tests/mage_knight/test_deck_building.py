"""Deck building options: improving actions, choosing starting cards."""

from typing import Any

import pytest

from emberhall.games.mage_knight.content import DEEDS
from emberhall.games.mage_knight.rules.common import refill_advanced
from emberhall.games.mage_knight.rules.deck_building import strength
from emberhall.games.mage_knight.setup import setup
from emberhall.games.mage_knight.state import Deed, Place, Setup, State, Table, Turn
from emberhall.kernel import HIDDEN, Rng, redact
from emberhall.rulebook import rule
from tests.mage_knight.games import heroes, next_round, opened
from tests.mage_knight.positions import Position, cards, units

# improving actions


def _night(words: str = "arythea tovak", number: int = 2, **options: Any) -> State:
    """The end of a Night."""
    state = heroes(words, "full_conquest", improving_actions=True, **options)
    state.round, state.night = number, number % 2 == 0
    return state


def _offer(state: State, words: str) -> None:
    """These cards are the next to be revealed."""
    state.advanced_deck.cards = [Deed(card) for card in words.split()][::-1]


@rule("MK-DECK-04")
@pytest.mark.parametrize(("number", "asked"), [(2, True), (4, True), (1, False), (3, False)])
def test_after_each_night_but_the_last_cards_are_revealed(number: int, asked: bool) -> None:
    play = next_round(_night(number=number))
    assert (play.prompt == "ask-improve") is asked
    if asked:
        assert len(play.state.improvements) == 3
    last = _night(number=6)
    next_round(last)
    assert last.outcome is not None


@rule("MK-DECK-04")
@pytest.mark.parametrize(
    ("nights", "number", "asked"),
    [("arrival_at_night", 3, True), ("arrival_at_night", 5, False), ("darkness_is_coming", 5, True)],
)
def test_the_last_night_may_come_before_the_last_round(nights: str, number: int, asked: bool) -> None:
    state = _night(number=number, day_and_night=nights)
    state.night = True
    assert (next_round(state).prompt == "ask-improve") is asked


@rule("MK-DECK-05", "MK-DECK-06")
def test_strength() -> None:
    state = _night("arythea tovak goldyx")
    first, second, third = state.players
    first.hand.cards = cards("arythea", "fireball ruby_ring ice_bolt march")
    first.crystals = [3, 2, 0, 0]
    first.units = units("guardian_golems utem_swordsmen/wounded")
    second.level = 4
    third.level = 2
    first.level = 2
    assert [strength(state, seat) for seat in range(3)] == [2 + 2 + 1 + 2 + 2 + 1, 6, 0]


@rule("MK-DECK-07", "MK-DECK-08", "MK-DECK-09")
def test_the_weakest_chooses_first() -> None:
    state = _night("arythea tovak goldyx norowas")
    state.order = [3, 2, 1, 0]
    state.players[0].hand.cards = cards("arythea", "fireball")
    for player, fame in zip(state.players, (0, 2, 1, 1), strict=True):
        player.fame = fame
    play = next_round(state)
    asked = []
    for _ in range(4):
        asked.append(play.ask.seat)
        play.do("skip")
    assert asked == [2, 3, 1, 0]  # 2 and 3 have the same Fame: 2 acted later


@rule("MK-DECK-07", "MK-DECK-11")
def test_an_action_is_swapped_for_a_revealed_card() -> None:
    state = _night()
    _offer(state, "blood_rage ice_bolt refreshing_walk learning crushing_bolt path_finding")
    hero = state.players[0]
    hero.deck.cards = cards("arythea", "rage stamina promise")
    hero.hand.cards = cards("arythea", "march fireball wound")
    state.monastery_offer.cards = []
    state.order = [1, 0]
    play = next_round(state)
    assert play.ask.seat == 1
    play.do("skip")
    play.do("pick_card:blood_rage")  # only one of the Actions fits it
    kinds = [card.partition(".")[0] for card in (*hero.deck, *hero.hand)]
    assert "blood_rage" in kinds
    assert "rage" not in kinds
    assert len(kinds) == 6
    assert [card for card in state.box if card.startswith("rage")]
    assert {"ice_bolt", "refreshing_walk"} <= set(state.advanced_deck.cards[:4])  # under the deck, like the lowest card
    assert not state.improvements


@rule("MK-DECK-07")
def test_nobody_has_to_take_a_card_and_only_actions_are_given_for_it() -> None:
    state = _night()
    _offer(state, "blood_rage ice_bolt refreshing_walk learning")
    for player in state.players:
        player.deck.cards, player.hand.cards = [], cards(player.hero, "fireball wound")
    play = next_round(state)
    assert play.prompt == "ask-tactic"  # nothing to give


@rule("MK-DECK-10")
def test_the_cards_must_share_a_colour_or_a_type() -> None:
    state = _night()
    _offer(state, "blood_rage ice_bolt refreshing_walk learning")
    state.order = [1, 0]
    state.players[0].fame = 1
    second = state.players[1]
    second.deck.cards = cards("tovak", "march stamina promise")
    play = next_round(state)
    new = DEEDS["refreshing_walk"]
    play.do("pick_card:refreshing_walk")
    offered = {key.removeprefix("pick_card:") for key in play.keys}
    assert new.colour == DEEDS["march"].colour
    assert set(new.types) & set(DEEDS["stamina"].types)
    assert new.colour != DEEDS["promise"].colour
    assert not set(new.types) & set(DEEDS["promise"].types)
    assert offered == {"march", "stamina"}


@rule("MK-DECK-12")
def test_decks_are_shuffled_before_the_next_round() -> None:
    hands = set()
    for seed in range(6):
        state = _night()
        state.rng = Rng(seed)
        hero = state.players[0]
        hero.deck.cards = cards("arythea", "rage stamina promise march swiftness threaten crystallize")
        play = next_round(state)
        while play.prompt == "ask-improve":
            play.do("skip")
        hands.add(tuple(hero.hand.cards))
        assert not any(hero.deck.known.values())
    assert len(hands) > 3


# running out of Advanced Actions


@rule("MK-DECK-01")
def test_without_advanced_actions_monasteries_add_none() -> None:
    state = heroes("arythea tovak", "full_conquest")
    state.places[1] = Place("monastery")
    state.advanced_deck.cards, state.monastery_offer.cards = [], []
    next_round(state)
    assert not state.monastery_offer


@rule("MK-DECK-02")
def test_all_that_are_left_are_laid_out() -> None:
    state = _night("arythea tovak goldyx")
    _offer(state, "blood_rage ice_bolt")
    play = next_round(state)
    assert play.state.improvements.cards == ["blood_rage", "ice_bolt"]
    state = heroes("arythea tovak", "full_conquest")
    state.advanced_deck.cards, state.advanced_offer.cards = [], [Deed("ice_bolt")]
    refill_advanced(Table(state, 2))
    assert state.advanced_offer.cards == ["ice_bolt"]


@rule("MK-DECK-03")
def test_if_none_are_left_nothing_is_taken() -> None:
    state = opened("solo_conquest", 1).state
    state.advanced_deck.cards, state.advanced_offer.cards = [], []
    hero = state.players[0]
    hero.fame = 3
    hand = len(hero.hand) + len(hero.deck)
    state.turn = Turn(0, played=1, steps=["levels"])
    state.phase = "end_turn"
    play = Position(state)
    if play.prompt == "ask-skill":
        play.session.take(0)
    assert hero.level == 2
    assert len(hero.hand) + len(hero.deck) == hand


# choosing starting cards


def _draft(seats: int = 3) -> Position:
    options = Setup(scenario="full_conquest", heroes="random", starting_cards=True)
    return Position(setup(options, seats, Rng(2)))


def _pick(play: Position, index: int) -> list[str]:
    """Everybody keeps the card in this place; gives what they kept."""
    kept = []
    for ask in list(play.session.asks):
        kept.append(ask.keys()[index].removeprefix("pick_card:"))
        play.session.take(index, ask.seat)
    return kept


@rule("MK-DECK-13")
def test_four_advanced_actions_for_each_player_before_the_table_is_laid() -> None:
    play = _draft()
    state = play.state
    assert [len(player.dealt) for player in state.players] == [4, 4, 4]
    assert all(DEEDS[card].kind == "advanced" for player in state.players for card in player.dealt)
    assert all(player.hero for player in state.players)
    assert (state.source, len(state.map), len(state.advanced_offer)) == ([], 1, 0)
    assert [ask.seat for ask in play.session.asks] == [0, 1, 2]


@rule("MK-DECK-14", "MK-DECK-15")
def test_each_keeps_one_and_passes_the_rest_on_until_three_are_kept() -> None:
    play = _draft()
    state = play.state
    total = len(state.advanced_deck) + 12
    hands = [list(player.dealt.cards) for player in state.players]
    kept = _pick(play, 0)
    assert [player.planned.cards for player in state.players] == [[card] for card in kept]
    for seat in range(3):
        assert set(state.players[(seat + 1) % 3].dealt) == set(hands[seat]) - {kept[seat]}
    _pick(play, 0)
    _pick(play, 0)
    assert [len(player.planned) for player in state.players] == [3, 3, 3]
    assert not any(player.dealt for player in state.players)
    assert len(state.advanced_deck) + len(state.advanced_offer) + len(state.monastery_offer) == total - 9
    assert play.prompt == "ask-tactic"
    assert len(state.map) == 3


@rule("MK-DECK-16")
def test_the_kept_cards_are_secret_and_apart_from_the_deck() -> None:
    play = _draft()
    for _ in range(3):
        _pick(play, 0)
    state = play.state
    assert redact(state, 0).players[0].planned.cards == state.players[0].planned.cards
    assert redact(state, 1).players[0].planned.cards == [HIDDEN] * 3
    assert len(state.players[0].deck) + len(state.players[0].hand) == 16


@rule("MK-DECK-17", "MK-DECK-18")
def test_after_each_day_one_of_them_goes_into_the_deck() -> None:
    play = _draft(2)
    for _ in range(3):
        _pick(play, 0)
    state = play.state
    for player in state.players:
        player.tactic = "planning"
    play = next_round(state)
    assert [ask.prompt.id for ask in play.session.asks] == ["ask-plan", "ask-plan"]
    chosen = _pick(play, 0)
    for player, card in zip(state.players, chosen, strict=True):
        assert card in [*player.deck, *player.hand]
        assert len(player.planned) == 2
        assert len(player.deck) + len(player.hand) == 17
    state.phase = "prepare"
    assert next_round(state).prompt == "ask-tactic"  # not after a Night
    assert [len(player.planned) for player in state.players] == [2, 2]


def test_alone_the_cards_are_passed_to_oneself() -> None:
    options = Setup(scenario="solo_conquest", heroes="random", starting_cards=True)
    play = Position(setup(options, 1, Rng(2)))
    first = set(play.keys)
    play.session.take(0)
    assert set(play.keys) < first
    play.session.take(0)
    play.session.take(0)
    assert len(play.state.players[0].planned) == 3
