"""Effects marked "before your turn" or "in another player's turn", used while another player plays.

Arythea (seat 0) plays; Tovak (seat 1) stands in a village, Goldyx (seat 2) in the open.
"""

from typing import Any

import msgspec
import pytest

from emberhall.games.mage_knight.content import kind_of
from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.rules.turn_start import begin_turn
from emberhall.games.mage_knight.state import Deed, State, Table, Turn
from emberhall.kernel import redact
from emberhall.rulebook import rule
from tests.mage_knight.positions import Position, colours, equip, land

FIELD = " p p p\np @ V Y\n p p p"
SPOTS = {"V": "plains village", "Y": "plains"}
MARKED = ["plunder", "use_skill:motivation_tovak"]


def table(tovak: dict[str, Any] | None = None, goldyx: dict[str, Any] | None = None, **things: Any) -> Position:
    """Arythea's turn with Mind Read and white mana; by default nobody has anything but a red card in hand."""
    wanted: dict[str, Any] = {"hand": "mind_read march", "mana": "white", "scenario": "full_conquest", **things}
    play = land("arythea", FIELD, spots=SPOTS, others={"tovak": "V", "goldyx": "Y"}, **wanted)
    for rival, theirs in zip(play.state.players[1:], (tovak, goldyx), strict=True):
        equip(rival, **{"hand": "rage", "deck": "march stamina promise swiftness", **(theirs or {})})
    return Position(play.state, play.spots)


def hand(play: Position, seat: int) -> list[str]:
    return [kind_of(card) for card in play.state.players[seat].hand.cards]


def over(play: Position) -> Position:
    """The active player ends the turn, discarding what must be discarded."""
    seat = play.turn.seat
    if play.prompt == "ask-before-turn":
        play.do("begin_turn")
    play.do("end_turn")
    while play.turn.seat == seat and play.state.phase == "end_turn":
        play.do("done" if "done" in play.keys else play.keys[0])
    return play


# an answer


@rule("MK-TURN-05", "MK-TURN-02", "MKW-PLUND-02")
def test_an_effect_is_answered_before_it_is_resolved() -> None:
    play = table().do("play:mind_read:basic")
    assert (play.ask.seat, play.keys) == (1, ["plunder", "skip"])
    play.do("plunder")  # two cards more to choose from
    assert hand(play, 1) == ["rage", "swiftness", "promise"]
    assert play.hero.crystals == [0, 0, 0, 0]  # nothing of Mind Read has happened
    assert (play.ask.seat, play.prompt) == (0, "ask-crystal")
    play.do("pick_colour:white")
    assert (play.ask.seat, play.keys) == (1, ["pick_card:swiftness", "pick_card:promise"])


@rule("MK-TURN-05")
def test_without_an_answer_the_effect_goes_on() -> None:
    play = table().do("play:mind_read:basic", "skip", "pick_colour:white")
    assert hand(play, 1) == ["rage"]
    assert play.state.players[1].reputation == 0
    play = table().do("play:mind_read:basic", "skip", "pick_colour:red")
    assert hand(play, 1) == hand(play, 2) == []


@pytest.mark.parametrize(("how", "spell"), [("basic", "Mind Read"), ("strong", "Mind Steal")])
def test_the_question_names_the_effect(how: str, spell: str) -> None:
    play = table(mana="white black", night=True).do(f"play:mind_read:{how}")
    assert spell in GAME.texts.say(play.ask.prompt, "en")


@rule("MK-TURN-06")
def test_nothing_interrupts_an_effect_being_resolved() -> None:
    play = table({"hand": "rage fireball", "skills": "motivation_tovak"}).do("play:mind_read:basic", "skip")
    play.do("pick_colour:red")
    assert (play.ask.seat, play.keys) == (1, ["pick_card:rage", "pick_card:fireball"])  # too late for the village


@rule("MK-TURN-05", "MK-TURN-10", "MKW-SKILL-03", "MK-SKILL-07")
def test_only_marked_effects_answer() -> None:
    skills = "motivation_tovak double_time who_needs_magic"
    tovak = {"hand": "tranquility mana_draw", "skills": skills, "unit": "herbalists", "mana": "green"}
    play = table(tovak).do("play:mind_read:basic")
    assert play.keys == [*MARKED, "skip"]
    play.do("use_skill:motivation_tovak")
    assert hand(play, 1) == ["tranquility", "mana_draw", "swiftness", "promise"]
    assert play.keys == ["plunder", "skip"]  # more than one, until the player has had enough
    assert play.state.players[1].motivated == 1  # until the end of their own next turn


@rule("MK-TURN-10")
def test_long_night_bears_no_mark() -> None:
    tovak = {"tactic": "long_night", "deck": "", "discard": "march stamina promise"}
    assert table(tovak, night=True).do("play:mind_read:basic").keys == ["plunder", "skip"]


@rule("MK-TURN-05", "MK-TURN-01")
def test_midnight_meditation_hides_a_hand() -> None:
    goldyx = {"tactic": "midnight_meditation", "hand": "rage", "deck": "march"}
    play = table(goldyx=goldyx, night=True).do("play:mind_read:basic", "skip")
    assert (play.ask.seat, play.keys) == (2, ["use_tactic:midnight_meditation", "skip"])
    play.do("use_tactic:midnight_meditation")
    assert play.ask.seat == 2  # it is he who chooses the cards
    play.do("pick_card:rage")
    assert len(hand(play, 2)) == len(play.state.players[2].deck) == 1
    assert play.state.players[2].tactic_used


@rule("MK-TURN-01", "MK-TURN-02")
def test_sparing_power_works_once_between_two_of_your_turns() -> None:
    deck = "march march stamina stamina promise swiftness swiftness tranquility concentration improvisation"
    goldyx = {"tactic": "sparing_power", "hand": "rage", "deck": deck}
    play = table({"deck": deck}, goldyx, night=True, deck=deck).do("play:mind_read:basic")
    play.do("skip", "use_tactic:sparing_power")  # one card under the Tactic
    assert len(play.state.players[2].kept) == 1
    assert play.prompt == "ask-crystal"
    over(over(play.do("pick_colour:blue")))
    assert (play.turn.seat, play.prompt) == (2, "ask-move")  # not again before this turn
    over(over(over(play)))
    assert (play.turn.seat, play.keys) == (2, ["use_tactic:sparing_power", "begin_turn"])  # but before the next


def first_seat_answers(**state: Any) -> Position:
    """Tovak plays Mind Read in his turn; Arythea, the next one, has a Skill to answer with."""
    play = table({"hand": "mind_read", "mana": "white"}, skills="motivation_arythea")
    for key, value in {"order": [1, 0, 2], "turn": Turn(1), **state}.items():
        setattr(play.state, key, value)
    begin_turn(Table(play.state, 3), play.hero)
    return Position(play.state).do("play:mind_read:basic")


@rule("MK-TURN-05")
def test_the_first_seat_answers_like_any_other() -> None:
    play = first_seat_answers()
    assert (play.ask.seat, play.keys) == (0, ["use_skill:motivation_arythea", "skip"])


def test_players_are_not_asked_without_such_an_effect_or_where_it_could_change_nothing() -> None:
    play = table()
    play.state.players[1].plundered = True
    assert Position(play.state).do("play:mind_read:basic").prompt == "ask-crystal"
    play = table(hand="mana_meltdown", mana="red").do("play:mana_meltdown:basic")  # Wounds, whatever is drawn
    assert play.ask.seat == 0


def test_an_answer_changes_nothing_in_the_turn_of_the_one_answered() -> None:
    play = table({"skills": "motivation_tovak"}, hand="mind_read", move=2, fame=9)
    before = msgspec.msgpack.encode(play.turn)
    play.do("play:mind_read:basic", "use_skill:motivation_tovak")
    tovak = play.state.players[1]
    assert tovak.mana == colours("", 6)  # Goldyx has no more Fame than he
    assert tovak.skills_down == ["motivation_tovak"]
    after = msgspec.structs.replace(play.turn, played=0, mana_used=0)
    assert msgspec.msgpack.encode(after) == before


def test_the_tactic_to_be_used_can_be_pointed_at() -> None:
    play = table(goldyx={"tactic": "midnight_meditation"}, night=True).do("play:mind_read:basic", "skip")
    use, _ = play.ask.options
    assert use.touches() == ("tactic:midnight_meditation",)
    rows = [row for panel in play.session.view(2).scene().panels for row in panel.rows]
    assert "tactic:midnight_meditation" in [card.id for row in rows for card in row.cards]


# when it is too late


@rule("MK-TURN-09", "MKW-SKILL-04", "MK-ROUND-37")
@pytest.mark.parametrize(("turns", "may"), [(-1, True), (3, True), (2, True), (1, False)])
def test_not_after_the_last_turn_of_the_round(turns: int, may: bool) -> None:
    play = table({"skills": "motivation_tovak"})
    play.state.round_turns = turns
    if turns == 1:
        play.state.announced = 1  # Tovak has announced the end of the Round: this is the last turn
    play = Position(play.state).do("play:mind_read:basic")
    assert (play.keys == [*MARKED, "skip"]) is may
    assert (play.prompt == "ask-crystal") is not may


@rule("MK-TURN-09")
def test_a_last_turn_that_will_be_skipped_does_not_count() -> None:
    play = table()
    play.state.players[1].skips = True
    assert Position(play.state).do("play:mind_read:basic").ask.seat == 1  # there will be others
    play = table()
    play.state.players[1].skips = True
    play.state.round_turns = 3
    assert Position(play.state).do("play:mind_read:basic").prompt == "ask-crystal"


@rule("MK-TURN-09")
def test_not_after_the_last_turn_of_the_game() -> None:
    for turns, seat in ((2, 1), (1, 0)):
        play = table()
        play.state.game_turns = turns
        assert Position(play.state).do("play:mind_read:basic").ask.seat == seat
    assert first_seat_answers(game_turns=2).ask.seat == 0


# combat between heroes


@rule("MK-TURN-02", "MK-TURN-05", "MK-PVP-08")
def test_a_quick_defender_may_wait_with_it_for_an_attack() -> None:
    things: dict[str, Any] = {"hand": "rage mind_read", "move": 4, "deck": "march"}
    tovak = {"hand": "march", "deck": "march rage determination", "skills": "motivation_tovak double_time"}
    play = table(tovak, **things).do("walk:V", "attack_hero:tovak", "quick_preparation")
    assert play.keys == [*MARKED, "pass"]
    play.do("pass", "pass", "play:rage:basic", "strike")
    assert (play.turn.seat, play.keys) == (1, ["sideways:march:block", *MARKED, "done"])  # an attack is announced
    play.do("plunder")
    assert "play:determination:basic" in play.keys
    assert "plunder" not in play.keys
    play.do("use_skill:motivation_tovak")
    assert play.state.players[1].motivated == 1  # this is not his turn


@rule("MK-TURN-10")
def test_effects_for_other_turns_cannot_be_used_in_your_own() -> None:
    tovak = {"hand": "march", "skills": "motivation_tovak"}
    play = table(tovak, move=4, hand="rage").do("walk:V", "attack_hero:tovak", "long_preparation")
    assert "plunder" not in play.keys
    play.do("pass")
    assert (play.turn.seat, play.offers("plunder")) == (0, [])


@rule("MK-TURN-05")
def test_only_the_defender_answers_the_aggressor() -> None:
    play = table(move=4, skills="motivation_arythea").do("walk:V", "attack_hero:tovak", "quick_preparation", "pass")
    play.do("play:mind_read:basic")
    assert (play.ask.seat, play.keys) == (1, ["plunder", "skip"])
    tovak = {"hand": "mind_read", "mana": "white"}
    play = table(tovak, move=4, skills="motivation_arythea", hand="rage")
    play.do("walk:V", "attack_hero:tovak", "quick_preparation", "play:mind_read:basic")
    assert play.prompt == "ask-crystal"  # neither Arythea, whose turn it is, nor Tovak himself


# a joint assault is proposed

CITY = "  p V p\n p @ C p\n  p p p"


def proposal(hand: str, **theirs: Any) -> Position:
    """Arythea has proposed to Tovak, in a village beside the city, to fight one of its two defenders."""
    spots = {"C": "city city red swordsmen golems", "V": "plains village"}
    play = land("arythea", CITY, spots=spots, others={"tovak": "V"}, scenario="full_cooperation", hand="rage", move=2)
    equip(play.state.players[1], hand=hand, **theirs)
    return Position(play.state, play.spots).do("joint_assault:C")


@rule("MK-TURN-02", "MK-JOINT-09")
def test_the_one_invited_may_draw_cards_first() -> None:
    play = proposal("wound", deck="march rage promise")
    assert (play.ask.seat, play.keys) == (1, ["no", "plunder"])
    play.do("plunder")
    assert play.keys == ["yes", "no"]  # no longer only Wounds in hand
    play.do("yes")
    assert play.state.joint is not None


def test_the_one_invited_may_still_refuse_afterwards() -> None:
    play = proposal("march", deck="rage promise").do("plunder", "no")
    assert (play.turn.seat, play.prompt) == (0, "ask-move")
    assert play.turn.refused
    assert play.offers("joint_assault") == []


# what others see


def test_a_player_who_answers_shows_nothing_of_the_cards() -> None:
    play = table({"hand": "rage", "deck": "march stamina promise"}).do("play:mind_read:basic", "plunder")
    seen = msgspec.json.encode(redact(play.state, 0)).decode()
    assert not any(card in seen for card in play.state.players[1].hand.cards)
    state = play.state
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=State).players == state.players
    assert Deed("mind_read") in state.players[0].play.cards
