"""Quests and attribute tests."""

import pytest

from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.effects.nodes import LookAtArea
from emberhall.games.runewars.rules.heroes import kind_of_reward
from emberhall.games.runewars.rules.quests import attempt_quest, attribute_test, draw_quests
from emberhall.games.runewars.state import QuestId, RuneId, Table
from emberhall.rulebook import rule

from .positions import answer, hide_token, land, scout, stack, unexplored_land, with_hero, without_heroes


@rule("RW-EXPLORE-20", "RW-EXPLORE-21")
def test_the_second_seat_may_look_at_an_area() -> None:
    state = unexplored_land()
    hide_token(state, "1A", "temple")
    state.places["6B"].unexplored.cards = []
    t = Table(state, 2)
    state.runes.cards.remove(RuneId("false.1"))
    state.places["1A"].rune.cards = [RuneId("false.1")]
    hero = scout(state)
    hero.rewards.owner = 1
    state.players[1].heroes, state.players[0].heroes = [hero], []
    answer(BOOK.do(t, Playing(1, hero="mok"), LookAtArea()))
    place = state.places["1A"]
    assert place.unexplored.seen_by(place.unexplored.cards[0]) == 0b10
    assert place.rune.seen_by(place.rune.cards[0]) == 0b10


@rule("RW-TEST-01", "RW-TEST-03", "RW-TEST-05")
@pytest.mark.parametrize(("trained", "cards"), [(0, 1), (2, 3)])
def test_a_test_draws_as_many_cards_as_the_attribute(trained: int, cards: int) -> None:
    state = without_heroes(land())
    figure = with_hero(state, 0, "valadir")
    figure.trained = {"agility": trained}
    stack(state, "1", "2", "6", "8")
    assert answer(attribute_test(Table(state, 2), 0, figure, "agility")) == []
    assert len(state.fate_discard) == cards


@rule("RW-TEST-04")
def test_a_test_without_an_effect_for_its_destiny() -> None:
    state = without_heroes(land())
    figure = with_hero(state, 0, "valadir")
    stack(state, "1")
    state.players[0].quests.cards = [QuestId("q01")]
    answer(attempt_quest(Table(state, 2), 0, figure, QuestId("q01")))
    assert (figure.damage, len(figure.rewards), state.players[0].quests.cards) == (0, 0, ["q01"])


@rule("RW-REF-02")
def test_a_completed_quest_is_replaced() -> None:
    state = without_heroes(land())
    state.quests.cards = [QuestId("q21")]
    state.players[0].quests.cards = []
    answer(draw_quests(Table(state, 2), 0, 1))
    assert state.players[0].quests.cards == ["q21"]
    assert kind_of_reward("rage_blade.1").id == "rage_blade"
