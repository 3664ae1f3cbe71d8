"""Kinds of Deed cards, gaining them, throwing them away; which Spells are in the game."""

from collections import Counter

import pytest

from emberhall.games.mage_knight.content import DEEDS, kind_of
from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.state import Setup, State
from emberhall.games.mage_knight.terms import BLACK, GREEN
from emberhall.kernel import Session
from emberhall.rulebook import rule
from tests.mage_knight.positions import Position, cards, colours, fight, land, visit


def set_up(scenario: str, seats: int, **options: bool) -> State:
    """A game at its first Tactic."""
    session = Session(GAME, Setup(scenario=scenario, **options), seats, 3, keep=False)  # type: ignore[arg-type]
    while session.state.phase == "heroes":
        session.take(0)
    return session.state


def spells_of(state: State) -> set[str]:
    return {*state.spell_deck.cards, *state.spell_offer.cards}


INTERACTIVE = {"mana_meltdown", "mana_claim", "energy_flow", "mind_read"}


@rule("MK-DEED-01", "MKW-COMP-08")
def test_deed_cards_are_of_five_kinds() -> None:
    kinds = Counter(card.kind for card in DEEDS.values() if card.set == "base")
    assert kinds == {"basic": 20, "advanced": 28, "spell": 20, "artifact": 16, "wound": 1}
    assert {card.kind for card in DEEDS.values() if card.action} == {"basic", "advanced"}


@rule("MKS-SOLO-10", "MKS-COOP-11", "MK-FRIEND-02")
def test_interactive_spells_are_for_competitive_games() -> None:
    assert [DEEDS[spell].number for spell in sorted(INTERACTIVE)] == [112, 110, 109, 111]
    assert spells_of(set_up("full_conquest", 2)) >= INTERACTIVE
    for scenario, seats in (("solo_conquest", 1), ("full_cooperation", 2), ("first_reconnaissance", 1)):
        spells = spells_of(set_up(scenario, seats))
        assert not spells & INTERACTIVE
        assert len(spells) == 16
    assert not spells_of(set_up("full_conquest", 2, interactive_spells=False)) & INTERACTIVE


@rule("MK-TEAM-03")
def test_spells_that_affect_other_players_affect_the_team_mate() -> None:
    others = {"tovak": "", "goldyx": "", "norowas": ""}
    play = land(others=others, scenario="full_conquest", options={"teams": "seats"}, hand="mana_meltdown", mana="red")
    for player in play.state.players[1:]:
        player.hand.cards = []
    play = Position(play.state, play.spots)
    play.do("play:mana_meltdown:basic")
    assert play.state.teams[0] == play.state.teams[2]
    assert [len(player.hand) for player in play.state.players] == [0, 1, 1, 1]


@rule("MKW-SPELL-02", "MK-RESULT-13", "MKW-TOWER-11", "MK-EFFECT-16")
def test_a_spell_won_is_chosen_at_the_end_of_the_turn_for_nothing_and_may_be_drawn_at_once() -> None:
    play = fight(
        foes="monks", site="mage_tower", phase="attack", hand="rage rage march", mana="red red", deck="", level=3
    )
    play.state.spell_offer.cards = cards("", "fireball chill tremor")
    play.do("target:0", "play:rage:strong", "play:rage:strong", "strike")
    assert play.state.spell_offer.cards == ["fireball", "chill", "tremor"]  # not yet
    play.do("end_turn", "pick_card:chill")
    assert play.prompt == "ask-end-discard"
    play.do("done")
    hero = play.state.players[0]
    assert "chill" in hero.hand.cards
    assert (hero.mana, len(play.state.spell_offer)) == ([0] * 6, 3)


@rule("MK-EFFECT-16")
def test_an_artifact_bought_comes_at_the_end_of_the_turn() -> None:
    play = visit(site="city red conquered", hand="promise", deck="")
    play.turn.influence = 12
    play = Position(play.state, play.spots)
    top = play.state.artifact_deck.cards[-2:]
    play.do("buy_artifact")
    assert play.state.artifact_deck.cards[-2:] == top
    assert [card for card in play.hero.deck.cards if card in top] == []
    play.do("end_turn", f"pick_card:{kind_of(top[1])}")
    while play.turn.seat == 0 and play.prompt == "ask-end-discard":
        play.do(play.keys[-1])
    hero = play.state.players[0]
    assert top[1] in [*hero.hand.cards, *hero.deck.cards]


@rule("MK-EFFECT-20", "MK-EFFECT-21")
def test_a_wound_thrown_away_goes_to_its_pile_other_cards_leave_the_game() -> None:
    play = land(hand="restoration wound", mana="green", deck="")
    play.do("play:restoration:basic", "heal_hand")
    assert (play.hand(), play.state.wounds.cards) == ([], ["wound.901"])
    play = land(hand="decompose rage", deck="")
    play.do("play:decompose:basic", "end_turn")
    assert "rage.arythea.1" in play.state.box
    hero = play.state.players[0]
    assert "rage.arythea.1" not in [*hero.deck.cards, *hero.hand.cards, *hero.discard.cards, *hero.play.cards]


@rule("MK-EFFECT-12", "MKW-MANA-11")
def test_a_fourth_crystal_becomes_mana() -> None:
    play = land(hand="decompose rage", crystals="red red")
    play.do("play:decompose:basic")
    assert (play.hero.crystals, play.hero.mana) == (colours("red red red", 4), colours("red", 6))


@rule("MK-DEED-07", "MK-DEED-08", "MK-DEED-06", "MK-DEED-09", "MKW-SPELL-03", "MKW-SPELL-04", "MK-DATA-05")
@pytest.mark.parametrize("spell", [card.id for card in DEEDS.values() if card.kind == "spell"])
def test_what_a_spell_costs(spell: str) -> None:
    """Its colour for the basic effect; for the strong one black as well, and only at Night."""
    from emberhall.games.mage_knight.rules.ways import deed_sheet

    colour = DEEDS[spell].colour
    sheet = deed_sheet(spell)
    assert sheet.basic is not None
    assert sheet.strong is not None
    assert (sheet.basic.cost, sheet.strong.cost) == ((colour,), (colour, BLACK))


@rule("MK-DEED-07", "MK-DEED-08", "MKW-SPELL-04", "MKW-SPELL-05", "MKW-DUN-04")
def test_the_strong_half_of_a_spell_is_for_the_night() -> None:
    assert land(hand="meditation", mana="green black").offers("play") == ["play:meditation:basic"]
    assert land(hand="meditation", mana="green", night=True).offers("play") == ["play:meditation:basic"]
    assert land(hand="meditation", mana="black", night=True).offers("play") == []
    play = land(hand="meditation", mana="green black", night=True)
    play.do("play:meditation:strong")
    assert play.hero.mana == [0] * 6
    assert land(hand="meditation").offers("sideways") == ["sideways:meditation:move"]


def test_mana_for_a_spell_is_paid_so_that_black_remains() -> None:
    play = land(hand="meditation", crystals="green", source="green black", night=True)
    play.do("play:meditation:strong")  # the green mana must be the crystal: the one die is needed for black
    assert play.hero.crystals == [0] * 4
    assert play.state.source == [GREEN]
