"""What is shown between two decisions, moment by moment."""

from emberhall.games.mage_knight.state import DUMMY, Dummy, State
from emberhall.kernel import Deck, Pile
from tests.mage_knight.positions import Position, cards, land
from tests.mage_knight.test_hero_combat import near, tovak


def watched(play: Position) -> Position:
    """The same position at a table people watch."""
    return Position(play.state, play.spots, keep=True)


def moments(play: Position) -> list[State]:
    return [play.session.state_at(beat) for beat in play.session.beats]


def test_the_cards_of_the_dummy_player_are_one_moment() -> None:
    play = land(hand="rage march")
    deck = cards("goldyx", "march stamina rage march swiftness")  # the last one is turned first: the third is Rage
    play.state.dummy = Dummy("goldyx", Deck(deck), Pile(), Deck(), [1, 0, 0, 0])
    play.state.order = [0, DUMMY]
    play = watched(play).do("end_turn", "pick_card:rage", "done")
    assert [len(state.dummy.discard) if state.dummy else 0 for state in moments(play)] == [4]


def test_the_blows_of_a_hero_combat() -> None:
    play = watched(near(hand="rage rage rage rage", rival={"hand": "march"}))
    play.do("walk:X", "attack_hero:tovak", "quick_preparation", "pass", "pass")
    play.do(*["play:rage:basic"] * 2, "strike")
    before = len(play.session.beats)
    play.do("done")
    assert [state.combat.damage for state in moments(play)[before:] if state.combat] == [4]
    play.do("wound_hero")
    seen = moments(play)[before:]
    assert [sum(card.startswith("wound.") for card in state.players[1].hand.cards) for state in seen] == [0, 1]
    assert tovak(play).hand.cards[-1].startswith("wound.")


def test_each_hit_of_several_enemies() -> None:
    play = watched(land(drawing=" p A p\np @ p\n p B p", spots={"A": "plains !prowlers", "B": "plains !prowlers"}))
    play.do("challenge:A", "challenge:B")
    while play.prompt != "ask-melee":
        play.do(next(key for key in play.keys if key in ("fight", "end_phase") or key.startswith("suffer")))
    hits = [state.combat.wounds for state in moments(play) if state.combat]
    assert hits == [0, 2]  # two Wounds each, the second seen after the first
