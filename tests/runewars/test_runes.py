"""Rune tokens: received, placed, counted."""

from emberhall.games.runewars.content import SEASON_CARDS
from emberhall.games.runewars.effects import nodes as fx
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.rules.runes import place_runes, places_for_runes, receive_rune, take_pair
from emberhall.games.runewars.state import RuneId, Table
from emberhall.rulebook import rule

from .positions import TEXTS, answer, daqan_to_play, hold, land, put_rune


def test_a_revealed_rune_stays_revealed() -> None:
    state = land()
    state.places["home_daqan_A"].revealed.cards = [RuneId("dragon.1")]
    effect = SEASON_CARDS["threatened_home_realms"].effect
    answer(BOOK.do(Table(state, 2), Playing(0), effect), "0/pick_area:6A")
    assert state.places["6A"].revealed.cards == ["dragon.1"]
    assert not state.places["home_daqan_A"].revealed


def test_the_dragon_rune_of_another_is_named_in_the_question() -> None:
    state = land()
    flow = BOOK.do(Table(state, 2), Playing(1, other=0), fx.RunePlacedByLowest())
    question = next(flow)
    assert question.seat == 0  # type: ignore[union-attr]
    assert TEXTS.say(question.prompt, "en") == "Uthuk Y'llan: place their dragon rune"  # type: ignore[union-attr]


@rule("RW-RUNE-18")
def test_without_a_dragon_rune_left_none_is_placed() -> None:
    state = land()
    state.runes.cards = [rune for rune in state.runes if rune.startswith("false")]
    assert answer(BOOK.do(Table(state, 2), Playing(1, other=0), fx.RunePlacedByLowest())) == []


@rule("RW-RUNE-02", "RW-RUNE-03", "RW-RUNE-04", "RW-RUNE-05", "RW-RUNE-17", "RW-RUNE-20", "RW-RUNE-01")
def test_a_dragon_rune_comes_with_a_false_one() -> None:
    t = daqan_to_play()
    put_rune(t, "home_daqan_A", "false.9")
    asked = answer(
        receive_rune(t, 0), "0/pick_area:home_daqan_A", "0/done", "0/pick_area:home_daqan_B", "0/pick_area:6A"
    )
    assert asked == ["0 ask-discard-rune", "0 ask-discard-rune", "0 ask-place-rune", "0 ask-place-rune"]
    assert RuneId("false.9") in t.state.runes
    assert t.state.places["home_daqan_B"].rune.cards == ["dragon.1"]
    assert t.state.places["6A"].rune.cards == ["false.1"]
    for area in ("home_daqan_B", "6A"):
        zone = t.state.places[area].rune
        assert zone.seen_by(zone.cards[0]) == 0b01


@rule("RW-RUNE-07", "RW-RUNE-08", "RW-RUNE-04")
def test_runes_go_to_areas_without_a_rune_that_nobody_else_controls() -> None:
    t = daqan_to_play()
    hold(t.state, "6A", 1, "berserker")
    put_rune(t, "7A", "false.3")
    found = places_for_runes(t.state, 0)
    assert {"home_daqan_A", "7B", "1A"} <= set(found)
    assert not {"6A", "7A", "home_uthuk_A"} & set(found)


@rule("RW-RUNE-06")
def test_a_rune_without_a_place_goes_back() -> None:
    t = daqan_to_play()
    take_pair(t, 0)
    answer(place_runes(t, 0, ["1A"], "RW-RUNE-04"))
    assert t.state.places["1A"].rune.cards == ["dragon.1"]
    assert RuneId("false.1") in t.state.runes
    assert not t.state.players[0].runes


@rule("RW-RUNE-18", "RW-RUNE-19")
def test_nothing_is_taken_from_an_empty_pile() -> None:
    t = daqan_to_play()
    t.state.runes.cards = [one for one in t.state.runes if one.startswith("dragon")]
    take_pair(t, 0)
    assert t.state.players[0].runes.cards == ["dragon.1"]
