"""Taking moves back: free until something is revealed."""

import msgspec

from emberhall.kernel import Undo, eyes
from emberhall.rulebook import rule
from tests.mage_knight.positions import Position, land

ROAD = "  p p\n p @ A\n  p p"


def position(play: Position) -> bytes:
    """The whole state, to compare."""
    return msgspec.msgpack.encode(play.state)


@rule("MK-UNDO-01", "MK-UNDO-05", "MKW-UNDO-01")
def test_cards_mana_units_skills_and_steps_are_taken_back_freely() -> None:
    play = land(
        drawing=ROAD,
        spots={"A": "plains"},
        keep=True,
        hand="march rage",
        mana="green",
        unit="peasants",
        skills="dark_paths",
    )
    before = position(play)
    play.do("play:march:strong", "activate:peasants:2", "use_skill:dark_paths", "walk:A", "sideways:rage:move")
    assert play.session.undo_kind(0) is Undo.FREE
    play.session.undo(0)
    assert position(play) == before
    assert play.hand() == ["march", "rage"]


@rule("MK-UNDO-02", "MKW-UNDO-02", "MKW-EXPL-06")
def test_not_beyond_a_revealed_tile() -> None:
    play = land(
        tiles="start_a 0 0, country_01 1 0, country_02 0 1", at="country_01.SE", keep=True, hand="march rage", move=8
    )
    play.do("walk:country_01.E")  # the village at the edge
    assert play.session.undo_kind() is Undo.FREE
    play.do(play.offers("explore")[0])
    assert play.session.undo_kind() is Undo.CONSENT
    play.do("play:march:basic")  # movement goes on
    assert play.session.undo_kind() is Undo.FREE  # the card
    assert play.session.undo_kind(0) is Undo.CONSENT  # the tile


@rule("MK-UNDO-02", "MKW-UNDO-02")
def test_not_beyond_an_enemy_turned_up() -> None:
    play = land(
        drawing="  p p p\n p @ A K\n  p p p",
        spots={"A": "plains", "K": "hills keep golems"},
        keep=True,
        hand="rage",
        move=2,
    )
    play.do("walk:A")  # by Day the garrison is seen from there
    assert play.session.undo_kind() is Undo.CONSENT
    night = land(
        drawing="  p p p\n p @ A K\n  p p p",
        spots={"A": "plains", "K": "hills keep golems"},
        keep=True,
        hand="rage",
        move=2,
        night=True,
    )
    night.do("walk:A")
    assert night.session.undo_kind() is Undo.FREE


@rule("MK-UNDO-02", "MKW-UNDO-02")
def test_not_beyond_a_drawn_card() -> None:
    play = land(keep=True, hand="tranquility wound")
    play.do("play:tranquility:basic", "effect:1")
    assert play.session.undo_kind() is Undo.CONSENT
    healed = land(keep=True, hand="tranquility wound").do("play:tranquility:basic", "effect:0", "heal_hand")
    assert healed.session.undo_kind(0) is Undo.FREE


@rule("MK-UNDO-03", "MKW-UNDO-03")
def test_not_beyond_a_die_roll() -> None:
    play = land(keep=True, hand="march rage", source="green blue", deck="stamina stamina")
    play.do("play:march:strong", "pay:die:green" if "pay:die:green" in play.keys else "sideways:rage:move")
    assert play.session.undo_kind() is Undo.FREE
    play.do("end_turn")  # the die is rerolled
    assert play.session.undo_kind() is Undo.CONSENT


@rule("MK-UNDO-01")
def test_every_decision_of_a_combat_can_be_taken_back() -> None:
    play = land(
        drawing=ROAD, spots={"A": "plains !prowlers"}, keep=True, hand="rage swiftness determination", mana="white blue"
    )
    positions = []
    for key in ("challenge:A", "target:0", "give_up", "end_phase", "block:0:0", "play:determination:strong", "parry"):
        positions.append(position(play))
        play.do(key)
    for at in range(len(positions) - 1, -1, -1):
        assert play.session.undo_kind(at) is Undo.FREE
        play.session.undo(at)
        assert position(play) == positions[at]


@rule("MK-UNDO-04")
def test_not_beyond_a_decision_of_another_player_without_consent() -> None:
    play = land(
        drawing=ROAD,
        spots={"A": "plains"},
        keep=True,
        hand="",
        deck="march",
        scenario="first_reconnaissance",
        others={"tovak": ""},
    )
    play.do("end_turn")
    assert play.ask.seat == 1
    play.do("end_turn")
    assert play.session.undo_kind(0, by=0) is Undo.CONSENT


@rule("MK-UNDO-02")
def test_not_beyond_the_turn_of_another_whose_hand_shows_in_how_it_begins() -> None:
    play = land(keep=True, hand="", deck="", scenario="first_reconnaissance", others={"tovak": ""})
    play.do("end_turn")  # nothing is drawn
    assert play.ask.seat == 1
    assert play.session.undo_kind(0, by=0) is Undo.CONSENT


def test_an_end_of_turn_without_questions_tells_the_others_of_the_hand() -> None:
    play = land(keep=True, hand="wound march", scenario="first_reconnaissance", others={"tovak": ""})
    play.do("sideways:march:move", "end_turn")  # only Wounds are left: there is nothing to discard
    assert play.ask.seat == 1
    assert play.session.table.revealed & eyes(None)
    assert play.session.table.revealed & eyes(1)
