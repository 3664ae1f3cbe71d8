"""Winning: victory cards, dragon runes, the last winter."""

import pytest

from emberhall.games.runewars.content import FACTIONS
from emberhall.games.runewars.rules.runes import prove_runes
from emberhall.games.runewars.rules.turn import next_season, next_turn
from emberhall.games.runewars.rules.winning import check_claims, claim_victory, last_winter, may_claim_victory
from emberhall.games.runewars.rules.year import draw_season_card
from emberhall.games.runewars.state import SeasonId, TitleCard
from emberhall.games.runewars.terms import Season
from emberhall.rulebook import rule

from .positions import HOME, answer, daqan_to_play, hold, put_rune, rich_in_runes

# Receiving a dragon rune


@rule("RW-RUNE-12", "RW-RUNE-13", "RW-RUNE-14", "RW-RUNE-15")
def test_only_dragon_runes_prove_a_claim() -> None:
    t = rich_in_runes(2)
    put_rune(t, "7C", "false.1")
    hold(t.state, "7C", 0, "footman")
    answer(prove_runes(t, 0, 2), "0/pick_area:home_daqan_B")  # the last one need not be chosen
    assert t.state.places["home_daqan_A"].revealed.cards == ["dragon.1"]
    assert t.state.places["home_daqan_B"].revealed.cards == ["dragon.2"]
    assert t.state.places["7C"].rune.cards == ["false.1"]


@rule("RW-VCARD-02", "RW-RUNE-14")
def test_no_more_runes_are_revealed_than_needed() -> None:
    t = rich_in_runes(3)
    answer(prove_runes(t, 0, 2), "0/pick_area:home_daqan_B", "0/pick_area:home_daqan_C")
    assert t.state.places["home_daqan_A"].rune.cards == ["dragon.1"]  # nobody sees the third
    assert answer(prove_runes(t, 0, 2)) == []


# The end


@rule("RW-WIN-01", "RW-WIN-02", "RW-WIN-03", "RW-WIN-04", "RW-WIN-07", "RW-YEAR-04")
def test_after_the_last_winter_the_most_dragon_runes_win() -> None:
    t = rich_in_runes(3)
    put_rune(t, "home_uthuk_A", "dragon.10")
    put_rune(t, "home_uthuk_B", "false.10")
    put_rune(t, "1A", "dragon.11")  # nobody's
    t.state.year, t.state.season, t.state.queue, t.state.phase = 7, "winter", [], "turn"
    next_turn(t)
    outcome = t.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason.id) == ((0,), (3.0, 1.0), "end-runes")
    assert not any(place.rune for place in t.state.places.values())
    assert t.state.places["home_uthuk_B"].revealed.cards == ["false.10"]


@pytest.mark.parametrize(("influence", "winner"), [((5, 4), 0), ((4, 5), 1), ((4, 4), 0)])
@rule("RW-WIN-05", "RW-WIN-06", "RW-WIN-08", "RW-PRIORITY-06")
def test_ties_go_to_influence_and_then_to_the_sheet(influence: tuple[int, int], winner: int) -> None:
    t = daqan_to_play()
    assert (FACTIONS["daqan"].influence, FACTIONS["uthuk"].influence) == (3, 1)
    for player, n in zip(t.state.players, influence, strict=True):
        player.influence = n
    t.state.titles["captain"] = TitleCard(1, 9)
    last_winter(t)
    assert t.state.outcome is not None
    assert t.state.outcome.winners == (winner,)


# Victory cards


@rule("RW-VCARD-02", "RW-VCARD-03", "RW-VCARD-04", "RW-VCARD-13", "RW-COMP-33")
def test_a_player_who_reveals_six_runes_plays_the_victory_card() -> None:
    t = rich_in_runes()
    assert may_claim_victory(t.state, 0)
    assert not may_claim_victory(t.state, 1)
    answer(claim_victory(t, 0), *(f"0/pick_area:{area}" for area in (*HOME, "7A", "7B")))
    assert t.state.players[0].claims == "spring"
    assert sum(len(place.revealed) for place in t.state.places.values()) == 6


@rule("RW-VCARD-02")
def test_five_runes_are_not_enough() -> None:
    assert not may_claim_victory(rich_in_runes(5).state, 0)


@rule("RW-VCARD-10", "RW-VCARD-11", "RW-VCARD-14")
def test_one_victory_card_on_each_deck() -> None:
    t = rich_in_runes()
    t.state.players[1].claims = "spring"
    assert not may_claim_victory(t.state, 0)
    t.state.season = "summer"
    assert may_claim_victory(t.state, 0)
    t.state.players[0].claims = "fall"
    assert not may_claim_victory(t.state, 0)


@rule("RW-VCARD-12")
def test_no_victory_card_in_the_last_year() -> None:
    t = rich_in_runes()
    t.state.year = 7
    assert not may_claim_victory(t.state, 0)


@rule("RW-VCARD-05", "RW-VCARD-06", "RW-VCARD-07", "RW-VCARD-15", "RW-YEAR-06")
def test_a_year_later_six_runes_win() -> None:
    t = rich_in_runes()
    t.state.players[0].claims, t.state.year = "spring", 2
    deck = len(t.state.seasons["spring"])
    answer(draw_season_card(t), *(f"0/pick_area:{area}" for area in (*HOME, "7A", "7B")))
    assert t.state.outcome is not None
    assert (t.state.outcome.winners, t.state.outcome.reason.id) == ((0,), "end-claim")
    assert len(t.state.seasons["spring"]) == deck  # no season card is drawn any more


@rule("RW-VCARD-08", "RW-VCARD-09", "RW-VCARD-01")
def test_a_player_who_has_lost_a_rune_takes_the_card_back() -> None:
    t = rich_in_runes(5)
    t.state.players[0].claims, t.state.year, t.state.season = "winter", 2, "winter"
    t.state.seasons["winter"].cards.append(SeasonId("mild_winter"))
    answer(draw_season_card(t))
    assert t.state.outcome is None
    assert t.state.players[0].claims == ""
    assert t.state.seasons_discard.cards[-1] == "mild_winter"


@pytest.mark.parametrize("season", ["summer", "fall", "winter"])
@rule("RW-VCARD-05")
def test_a_card_on_another_deck_waits(season: Season) -> None:
    t = rich_in_runes()
    t.state.players[0].claims = season
    answer(check_claims(t))
    assert t.state.players[0].claims == season


# Elimination


@rule("RW-WIN-01", "RW-YEAR-04")
def test_after_the_last_winter_nothing_begins() -> None:
    t = daqan_to_play()
    t.state.year, t.state.season, t.state.phase = 7, "winter", "turn"
    next_season(t)
    assert t.state.outcome is not None
    assert (t.state.year, t.state.season, t.state.phase) == (7, "winter", "turn")
