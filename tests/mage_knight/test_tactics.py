"""Every Tactic: what it does, when, and how often."""

from typing import Any

import pytest

from emberhall.games.mage_knight.content import TACTIC, TACTICS, kind_of
from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.rules.tactics import lay_out_tactics
from emberhall.games.mage_knight.state import Turn
from emberhall.games.mage_knight.terms import BLACK, BLUE, GOLD, GREEN, RED, WHITE
from emberhall.kernel import HIDDEN, redact
from emberhall.rulebook import rule
from tests.mage_knight.games import opened
from tests.mage_knight.positions import Position, again, fight, land


def taking(tactic: str, **things: Any) -> Position:
    """A player has taken the Tactic; its effect comes next."""
    play = land(tactic=tactic, begin=False, night=TACTIC[tactic].night, **things)
    play.state.phase = "tactic_effects"
    play.state.picking = [0]
    return again(play)


def before(tactic: str, **things: Any) -> Position:
    """Before the turn of a player who has the Tactic."""
    return land(tactic=tactic, begin=False, night=TACTIC[tactic].night, **things)


def next_turn(play: Position) -> Position:
    """The next turn of the same player, before it begins."""
    play.state.turn = Turn(0)
    play.state.phase = "before_turn"
    return again(play)


def kinds(cards: Any) -> list[str]:
    return sorted(kind_of(card) for card in cards)


DECK = "stamina stamina swiftness swiftness concentration crystallize threaten promise mana_draw"


def test_numbers_of_the_tactics() -> None:
    by_number = sorted(TACTIC.values(), key=lambda tactic: (tactic.night, tactic.number))
    assert [tactic.id for tactic in by_number] == [
        "early_bird",
        "rethink",
        "mana_steal",
        "planning",
        "great_start",
        "the_right_moment",
        "from_the_dusk",
        "long_night",
        "mana_search",
        "midnight_meditation",
        "preparation",
        "sparing_power",
    ]
    assert [tactic.number for tactic in by_number] == [1, 2, 3, 4, 5, 6] * 2


@pytest.mark.parametrize("tactic", ["early_bird", "from_the_dusk"])
def test_acting_first_is_all(tactic: str) -> None:
    play = taking(tactic, hand="march rage", deck="stamina", source="red")
    assert play.hand() == ["march", "rage"]
    assert play.offers("use_tactic") == []
    assert play.state.phase == "move"


# by Day


@rule("MK-ROUND-28")
def test_rethink() -> None:
    play = taking(
        "rethink", hand="march rage wound promise", deck="stamina swiftness concentration", discard="threaten"
    )
    play.do("pick_card:wound", "pick_card:march", "pick_card:rage")
    assert sorted(play.hand()) == ["concentration", "promise", "stamina", "swiftness"]
    assert kinds(play.hero.deck) == ["march", "rage", "threaten", "wound"]
    assert not play.hero.discard


def test_rethink_with_fewer_cards_or_none() -> None:
    play = taking("rethink", hand="march rage", deck="stamina swiftness")
    play.do("pick_card:rage", "done")
    assert sorted(play.hand()) == ["march", "swiftness"]
    play = taking("rethink", hand="march rage", deck="stamina").do("done")
    assert sorted(play.hand()) == ["march", "rage"]
    play = taking("rethink", hand="march", deck="stamina swiftness").do("pick_card:march")
    assert play.hand() == ["swiftness"]
    assert play.state.phase == "move"  # no card was left to ask for


def test_rethink_shuffles_the_deck() -> None:
    play = taking("rethink", hand="march", deck=DECK, discard="rage rage").do("done")
    assert [kind_of(card) for card in play.hero.deck] != [*DECK.split(), "rage", "rage"]


@rule("MK-ROUND-28")
def test_mana_steal_takes_a_die_of_a_basic_colour() -> None:
    play = taking("mana_steal", hand="march", source="red green gold black")
    assert play.keys == ["pick_die:red", "pick_die:green"]
    play.do("pick_die:green")
    assert play.state.source == [RED, GOLD, BLACK]
    assert play.hero.tactic_die == GREEN


def test_mana_steal_pays_besides_a_die_of_the_source() -> None:
    play = land(tactic="mana_steal", hand="march stamina swiftness", source="blue green")
    play.hero.tactic_die = GREEN
    play = again(play).do("play:march:strong")
    assert play.keys == ["pay:die:green", "pay:tactic_die:green"]
    assert GAME.texts.say(play.ask.options[1].label(), "en") == "green die from your Tactic"
    play.do("pay:tactic_die:green", "play:stamina:strong")  # with the blue die
    assert (play.turn.move, play.state.source, play.hero.tactic_die) == (8, [GREEN], -1)
    play.do("end_turn", "done")
    assert len(play.state.source) == 3  # both dice are rolled again and come back


def test_mana_steal_waits_for_a_later_turn() -> None:
    play = land(tactic="mana_steal", hand="march rage", deck="stamina", source="blue")
    play.hero.tactic_die = GREEN
    again(play).do("sideways:rage:move", "end_turn", "done")
    assert (play.hero.tactic_die, len(play.state.source)) == (GREEN, 1)


def test_mana_steal_does_not_come_with_a_source_of_gold_and_black() -> None:
    play = taking("mana_steal", hand="march", source="gold black")
    assert (play.hero.tactic_die, len(play.state.source)) == (-1, 2)


@rule("MK-DRAW-09")
@pytest.mark.parametrize(("hand", "cards"), [("march rage wound", 6), ("march rage promise", 6), ("march wound", 5)])
def test_planning_needs_two_cards_left(hand: str, cards: int) -> None:
    play = land(tactic="planning", hand=hand, deck="stamina stamina swiftness swiftness concentration crystallize")
    play.do("sideways:march:move", "end_turn")
    if play.prompt == "ask-end-discard":
        play.do("done")
    assert len(play.state.players[0].hand) == cards


def test_planning_is_of_no_use_in_combat_or_for_the_first_hand() -> None:
    play = taking("planning", hand="march rage", deck="stamina")
    assert sorted(play.hand()) == ["march", "rage"]


@rule("MK-ROUND-28")
def test_great_start() -> None:
    play = taking("great_start", hand="march march stamina stamina rage", deck="promise threaten swiftness")
    assert sorted(play.hand()) == ["march", "march", "rage", "stamina", "stamina", "swiftness", "threaten"]
    assert kinds(play.hero.deck) == ["promise"]


def test_the_right_moment_gives_another_turn_once() -> None:
    play = land(
        tactic="the_right_moment", hand="march rage", deck=DECK, others={"tovak": ""}, scenario="first_reconnaissance"
    )
    play.do("use_tactic:the_right_moment")
    assert play.offers("use_tactic") == []
    play.do("sideways:rage:move", "end_turn", "done")
    assert (play.state.turn.seat, play.hero.tactic_used) == (0, True)
    assert play.offers("use_tactic") == []
    play.do("sideways:march:move", "end_turn", "done")
    assert play.state.turn.seat == 1


@rule("MK-OPTDAY-05", "MK-ROUND-24")
@pytest.mark.parametrize(("scenario", "seats", "left"), [("solo_conquest", 1, 2), ("full_cooperation", 3, 4)])
def test_tactics_that_are_used_up_are_laid_out_again(scenario: str, seats: int, left: int) -> None:
    state = opened(scenario, seats, day_and_night="darkness_is_coming").state
    night = [tactic.id for tactic in TACTICS if tactic.night]
    state.night = True
    state.tactics_gone = ["planning", *night[left:]]
    lay_out_tactics(state)
    assert (state.tactics, state.tactics_gone) == (night[:left], ["planning", *night[left:]])
    state.tactics_gone = ["planning", *night[left - 1 :]]  # one too few for the players and the dummy player
    lay_out_tactics(state)
    assert (state.tactics, state.tactics_gone) == (night, ["planning"])


def test_the_right_moment_may_come_after_the_action() -> None:
    play = fight(phase="attack", hand="march", tactic="the_right_moment").do("end_phase", "use_tactic:the_right_moment")
    assert play.turn.again
    assert play.keys == ["end_turn"]


@rule("MK-TURN-26", "MK-REST-07")
def test_tactics_are_used_in_a_resting_turn_too() -> None:
    play = land(hand="march rage", tactic="the_right_moment").do("rest", "pick_card:rage")
    play.do("use_tactic:the_right_moment")
    assert play.turn.again
    assert play.keys == ["end_turn"]


def test_the_right_moment_is_gone_when_the_end_is_announced() -> None:
    play = land(tactic="the_right_moment", hand="march", others={"tovak": ""}, scenario="first_reconnaissance")
    play.state.round_turns = 1
    assert again(play).offers("use_tactic") == []
    play = land(tactic="the_right_moment", hand="march", others={"tovak": ""}, scenario="first_reconnaissance")
    play.state.game_turns = 1
    assert again(play).offers("use_tactic") == []


# at Night


@rule("MK-DRAW-12")
def test_long_night() -> None:
    play = land(tactic="long_night", night=True, hand="march", deck="stamina", discard="rage")
    assert play.offers("use_tactic") == []  # the deck is not empty
    assert land(tactic="long_night", night=True, hand="march", deck="", discard="").offers("use_tactic") == []
    discard = "rage promise threaten swiftness wound"
    play = land(tactic="long_night", night=True, hand="march", deck="", discard=discard)
    play.do("use_tactic:long_night")
    assert (len(play.hero.deck), len(play.hero.discard)) == (3, 2)
    assert kinds([*play.hero.deck, *play.hero.discard]) == sorted(discard.split())
    assert play.hero.tactic_used
    play.hero.deck.cards.clear()
    assert again(play).offers("use_tactic") == []  # once


def test_long_night_before_the_turn_instead_of_the_end_of_the_round() -> None:
    play = before("long_night", hand="march", deck="", discard="rage promise")
    assert play.keys == ["use_tactic:long_night", "begin_turn", "announce_end_of_round"]
    play.do("use_tactic:long_night")
    assert len(play.hero.deck) == 2
    assert play.state.phase == "move"


def test_long_night_before_the_turn_needs_an_empty_deck_and_discards() -> None:
    assert before("long_night", hand="march", deck="stamina", discard="rage").offers("use_tactic") == []
    assert before("long_night", hand="march", deck="", discard="").offers("use_tactic") == []
    assert before("preparation", hand="march", deck="", discard="rage").offers("use_tactic") == []


@rule("MK-DRAW-12")
def test_long_night_in_the_middle_of_drawing() -> None:
    play = land(tactic="long_night", night=True, hand="tranquility", deck="stamina", discard="rage", mana="green")
    play.do("play:tranquility:strong", "effect:1")
    assert play.keys == ["yes", "no"]
    play.do("yes")
    assert sorted(play.hand()) == ["rage", "stamina"]
    things: dict[str, Any] = {"tactic": "long_night", "night": True, "hand": "tranquility", "mana": "green"}
    play = land(deck="stamina", discard="rage promise march", **things)
    play.do("play:tranquility:strong", "effect:1", "yes")
    assert (len(play.hand()), len(play.hero.deck)) == (2, 2)  # only the card that was missing
    play = land(deck="stamina", discard="rage", **things).do("play:tranquility:strong", "effect:1", "no")
    assert (play.hand(), play.hero.tactic_used) == (["stamina"], False)
    play = land(deck="stamina", discard="", **things).do("play:tranquility:strong", "effect:1")
    assert (play.hand(), play.prompt, play.hero.tactic_used) == (["stamina"], "ask-move", False)
    used = land(deck="stamina", discard="rage", **things)
    used.hero.tactic_used = True
    used.do("play:tranquility:strong", "effect:1")
    assert (used.hand(), used.prompt) == (["stamina"], "ask-move")


@rule("MK-DRAW-12")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 4), ("no", 1)])
def test_long_night_while_cards_are_drawn_at_the_end_of_the_turn(answer: str, drawn: int) -> None:
    play = land(
        tactic="long_night", night=True, hand="march", deck="rage", discard="stamina promise threaten swiftness"
    )
    play.do("sideways:march:move", "end_turn")
    assert play.prompt == "ask-long-night"
    play.do(answer)
    assert len(play.state.players[0].hand) == drawn


def test_mana_search_rerolls_up_to_two_dice() -> None:
    play = land(tactic="mana_search", night=True, hand="march", source="red blue green", dice=[BLACK, WHITE])
    play.do("use_tactic:mana_search", "pick_die:red", "pick_die:green")
    assert play.state.source == [BLUE, BLACK, WHITE]
    assert play.offers("use_tactic") == []  # once a turn
    play = land(tactic="mana_search", night=True, hand="march", source="red blue", dice=[BLACK])
    play.do("use_tactic:mana_search", "pick_die:red", "done")
    assert play.state.source == [BLUE, BLACK]


def test_mana_search_takes_depleted_dice_first() -> None:
    play = land(tactic="mana_search", night=True, hand="march", source="red gold", dice=[BLUE, BLUE])
    play.do("use_tactic:mana_search")  # the gold die: there is no choice
    assert play.keys == ["pick_die:red", "done"]
    play = land(tactic="mana_search", night=True, hand="march", source="red gold gold", dice=[BLUE, BLUE])
    play.do("use_tactic:mana_search")
    assert play.keys == ["pick_die:gold", "done"]


def test_mana_search_comes_before_the_source_is_used_and_again_next_turn() -> None:
    play = land(tactic="mana_search", night=True, hand="march rage", source="green red", deck="stamina")
    play.do("play:march:strong")
    assert play.offers("use_tactic") == []
    play = land(tactic="mana_search", night=True, hand="mana_draw", source="green red", mana="white")
    play.do("play:mana_draw:strong", "pick_die:red", "pick_colour:white")
    assert play.offers("use_tactic") == []  # a die that was set was used too
    play = land(tactic="mana_search", night=True, hand="march", source="")
    assert play.offers("use_tactic") == []  # there is nothing to be rolled
    play = land(tactic="mana_search", night=True, hand="march rage", mana="green", source="red", deck=DECK)
    play.do("play:march:strong")
    assert play.offers("use_tactic") == ["use_tactic:mana_search"]  # paid with a token
    play.do("use_tactic:mana_search", "end_turn", "done")
    play = next_turn(play)
    assert play.offers("use_tactic") == ["use_tactic:mana_search"]


def test_mana_search_in_combat() -> None:
    play = fight(tactic="mana_search", night=True, hand="march", source="red", dice=[BLUE])
    play.do("use_tactic:mana_search")
    assert play.state.source == [BLUE]
    assert play.offers("use_tactic") == []


def test_midnight_meditation() -> None:
    play = before("midnight_meditation", hand="march rage wound", deck="stamina stamina swiftness")
    assert play.keys == ["use_tactic:midnight_meditation", "begin_turn"]
    play.do("use_tactic:midnight_meditation", "pick_card:wound", "pick_card:march", "done")
    assert (len(play.hand()), len(play.hero.deck)) == (3, 3)
    assert kinds([*play.hero.hand, *play.hero.deck]) == ["march", "rage", "stamina", "stamina", "swiftness", "wound"]
    assert play.hero.tactic_used
    assert next_turn(play).offers("use_tactic") == []  # once


def test_midnight_meditation_shuffles_the_cards_into_the_deck() -> None:
    play = before("midnight_meditation", hand="march", deck=DECK).do("use_tactic:midnight_meditation")
    assert play.keys == ["pick_card:march", "done"]
    play.do("pick_card:march")
    assert "march" in kinds(play.hero.deck)  # the card drawn is another one
    assert play.state.phase == "move"


def test_midnight_meditation_takes_at_most_five_cards() -> None:
    play = before("midnight_meditation", hand="march march stamina stamina swiftness swiftness", deck="rage")
    play.do("use_tactic:midnight_meditation", *["pick_card:march"] * 2, *["pick_card:stamina"] * 2)
    play.do("pick_card:swiftness")
    assert play.state.phase == "move"
    assert len(play.hand()) == 6


def test_midnight_meditation_needs_a_card_in_hand() -> None:
    assert before("midnight_meditation", hand="", deck="stamina").offers("use_tactic") == []


def test_midnight_meditation_is_not_for_a_turn_already_begun() -> None:
    assert land(tactic="midnight_meditation", night=True, hand="march").offers("use_tactic") == []
    play = before("midnight_meditation", hand="march rage", deck="stamina")
    play.do("begin_turn")
    assert play.offers("use_tactic") == []
    assert "use_tactic:midnight_meditation" in next_turn(play).keys  # before a later one


@rule("MK-ROUND-28")
def test_preparation_takes_any_card_of_the_deck() -> None:
    play = taking("preparation", hand="march", deck="stamina swiftness rage")
    assert sorted(play.keys) == ["pick_card:rage", "pick_card:stamina", "pick_card:swiftness"]
    assert kinds(redact(play.state, 0).players[0].deck) == ["rage", "stamina", "swiftness"]  # he looks at it
    play.do("pick_card:rage")
    assert play.hand() == ["march", "rage"]
    assert kinds(play.hero.deck) == ["stamina", "swiftness"]
    seen = redact(play.state, 0)
    assert list(seen.players[0].deck) == [HIDDEN, HIDDEN]  # shuffled
    play = taking("preparation", hand="march", deck="")
    assert play.prompt != "ask-preparation"  # there is nothing to take


def test_sparing_power_lays_cards_aside_and_takes_them_all() -> None:
    play = before("sparing_power", hand="march", deck="stamina swiftness rage")
    assert play.keys == ["use_tactic:sparing_power", "begin_turn"]
    play.do("use_tactic:sparing_power")
    assert (kinds(play.hero.kept), play.hand()) == (["rage"], ["march"])
    assert list(redact(play.state, 0).players[0].kept) == [HIDDEN]
    assert play.state.phase == "move"  # one of the two, once a turn
    play = next_turn(play).do("use_tactic:sparing_power")
    assert play.keys == ["keep_card", "take_kept"]
    play.do("keep_card")
    assert kinds(play.hero.kept) == ["rage", "swiftness"]
    play = next_turn(play).do("use_tactic:sparing_power", "take_kept")
    assert sorted(play.hand()) == ["march", "rage", "swiftness"]
    assert not play.hero.kept
    assert play.hero.tactic_used
    assert next_turn(play).offers("use_tactic") == []


def test_sparing_power_with_an_empty_deck_only_takes() -> None:
    play = before("sparing_power", hand="march", deck="rage")
    play.do("use_tactic:sparing_power", "begin_turn")
    play = next_turn(play).do("use_tactic:sparing_power")
    assert sorted(play.hand()) == ["march", "rage"]
    assert before("sparing_power", hand="march", deck="").offers("use_tactic") == []
