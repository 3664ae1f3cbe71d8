"""A player's turn: its start, its shape, its end; rest."""

from typing import Any

from emberhall.games.mage_knight.state import DUMMY
from emberhall.games.mage_knight.terms import BLACK
from emberhall.rulebook import rule
from tests.mage_knight.positions import Position, again, cards, land

VILLAGE = "  p p\n p V O\n  p p"
VILLAGE_SPOTS = {"V": "plains village", "O": "plains"}
FULL_DECK = "march march stamina stamina rage swiftness promise"


def two(**things: object) -> Position:
    """A turn in a game of two heroes; the second one stands elsewhere with a full hand."""
    things.setdefault("deck", FULL_DECK)
    return land(scenario="first_reconnaissance", others={"tovak": ""}, **things)  # type: ignore[arg-type]


# the start of the turn


@rule("MK-TURN-17", "MK-TURN-18", "MK-TURN-20", "MK-ROUND-32", "MKW-ROUND-11", "MK-SUM-04")
def test_with_an_empty_deck_the_end_of_the_round_may_be_announced() -> None:
    play = two(hand="rage", deck="", begin=False)
    assert play.keys == ["begin_turn", "announce_end_of_round"]
    assert two(hand="rage", deck="march", begin=False).state.phase == "move"
    play.state.round_turns = 1  # someone else has announced it
    assert again(play).state.phase == "move"


@rule("MK-TURN-19", "MKW-ROUND-13")
def test_with_neither_deck_nor_hand_it_must_be_announced() -> None:
    play = two(hand="", deck="", begin=False)
    assert play.state.announced == 0
    assert play.state.turn.seat == 1


@rule("MK-TURN-21", "MKW-ROUND-16")
def test_after_another_announced_it_an_empty_hand_and_deck_forfeit_the_turn() -> None:
    play = land(scenario="first_reconnaissance", others={"tovak": "", "goldyx": ""}, hand="rage", deck="", begin=False)
    play.state.players[1].deck.cards, play.state.players[1].hand.cards = [], []
    play.do("announce_end_of_round")
    assert play.state.announced == 0
    assert play.state.turn.seat == 2  # Tovak's turn is over before it began
    assert play.state.round_turns == 1


@rule("MK-TURN-11", "MK-TURN-19", "MK-TURN-21")
def test_with_neither_deck_nor_hand_only_effects_before_the_turn_are_left() -> None:
    village: dict[str, Any] = {"drawing": VILLAGE, "spots": VILLAGE_SPOTS, "at": "V", "hand": "", "begin": False}
    assert two(deck="", **village).keys == ["plunder", "announce_end_of_round"]
    last = two(deck="", **village)
    last.state.round_turns = 1  # Tovak has announced it
    last = again(last)
    assert last.keys == ["plunder", "begin_turn"]
    assert last.ask.options[1].label().id == "option-forfeit"  # and says so
    last.do("begin_turn")
    assert last.state.round == 2  # the turn was forfeited
    drawing = two(deck="march", **village).do("begin_turn")
    assert (drawing.turn.seat, drawing.prompt) == (0, "ask-move")


@rule("MK-ROUND-33", "MKW-ROUND-12", "MKW-ROUND-15")
def test_everybody_else_has_one_more_turn() -> None:
    play = two(hand="rage", deck="", begin=False)
    play.state.players[1].hand.cards = cards("tovak", "march")
    play.do("announce_end_of_round")
    assert (play.turn.seat, play.state.round_turns) == (1, 1)
    play.do("sideways:march:move", "end_turn")
    assert play.state.round == 2
    assert play.state.night


@rule("MK-TURN-12", "MK-TURN-16")
def test_a_token_lying_face_down_costs_the_turn() -> None:
    play = two(hand="rage")
    play.state.players[1].skips = True
    play.do("sideways:rage:move", "end_turn")
    assert play.turn.seat == 0  # Tovak's turn was skipped
    assert not play.state.players[1].skips


@rule("MK-TURN-25", "MK-REST-02", "MK-REST-05")
def test_with_an_empty_hand_nothing_need_be_played() -> None:
    play = two(hand="")
    assert play.turn.free
    assert "rest" not in play.keys  # there is nothing to discard
    play.do("end_turn")
    assert play.turn.seat == 1
    drawn = two(hand="", skills="motivation_arythea").do("use_skill:motivation_arythea", "end_turn")
    assert drawn.keys == ["pick_card:promise", "pick_card:swiftness", "done"]


@rule("MKW-GLADE-03")
def test_a_glade_gives_mana_at_the_start_of_the_turn() -> None:
    glade = {"V": "forest magical_glade", "O": "plains"}
    assert land(drawing=VILLAGE, spots=glade, at="V", hand="rage").hero.mana == [0, 0, 0, 0, 1, 0]
    assert land(drawing=VILLAGE, spots=glade, at="V", hand="rage", night=True).hero.mana == [0, 0, 0, 0, 0, 1]


@rule("MK-TURN-22", "MKW-ROUND-14")
def test_a_forfeited_turn_gives_nothing_of_the_space() -> None:
    mine = {"V": "hills mine red", "O": "plains"}
    play = two(drawing=VILLAGE, spots=mine, at="V", hand="rage", deck="", begin=False)
    play.do("announce_end_of_round")
    assert play.state.players[0].crystals == [0, 0, 0, 0]


# before the turn


@rule("MK-TURN-02", "MK-TURN-03", "MKW-PLUND-01", "MKW-PLUND-02", "MKW-PLUND-05", "MKW-PLUND-06")
def test_a_village_may_be_plundered_before_the_turn() -> None:
    play = two(drawing=VILLAGE, spots=VILLAGE_SPOTS, at="V", hand="rage", begin=False)
    assert play.keys == ["plunder", "begin_turn"]
    play.do("plunder")
    assert play.hand() == ["rage", "promise", "swiftness"]
    assert play.hero.reputation == -1
    assert play.state.phase == "move"  # once between two own turns


@rule("MKW-PLUND-03", "MKW-PLUND-04")
def test_a_plundered_village_still_serves_and_may_be_plundered_again_after_the_next_turn() -> None:
    play = two(drawing=VILLAGE, spots=VILLAGE_SPOTS, at="V", hand="rage", begin=False)
    play.do("plunder")
    assert "interact" in play.keys
    play.do("sideways:rage:move", "end_turn", "done")
    assert not play.state.players[0].plundered


@rule("MK-TURN-11")
def test_the_start_of_the_turn_is_judged_after_what_is_done_before_it() -> None:
    play = two(drawing=VILLAGE, spots=VILLAGE_SPOTS, at="V", hand="", deck="march", begin=False)
    assert "announce_end_of_round" not in play.keys
    play.do("plunder")
    assert play.keys == ["begin_turn", "announce_end_of_round"]  # now the deck is empty


# the shape of the turn


@rule("MK-TURN-23", "MKW-TURN-01")
def test_a_turn_is_regular_or_a_rest() -> None:
    play = land(hand="rage march")
    assert "rest" in play.keys
    play.do("play:march:basic", "walk:1,0")
    assert "rest" not in play.keys


@rule("MK-TURN-24", "MK-DRAW-02", "MK-SUM-07")
def test_at_least_one_card_must_be_played_or_discarded() -> None:
    play = land(hand="rage march", deck=FULL_DECK)
    play.do("end_turn")
    assert play.keys == ["pick_card:rage", "pick_card:march"]
    play.do("pick_card:rage")
    assert play.keys == ["pick_card:march", "done"]
    played = land(hand="rage march", deck=FULL_DECK).do("sideways:rage:move", "end_turn")
    assert played.keys == ["pick_card:march", "done"]


@rule("MK-TURN-26", "MKW-CARD-03", "MKW-UNIT-13")
def test_special_effects_at_any_moment() -> None:
    def specials(play: Position) -> list[str]:
        return [key for key in play.keys if key.startswith(("play:mana_draw", "activate"))]

    things = {"hand": "mana_draw rage march", "unit": "herbalists", "drawing": VILLAGE, "at": "V"}
    play = land(spots=VILLAGE_SPOTS, **things)  # type: ignore[arg-type]
    assert specials(play) == ["play:mana_draw:basic", "activate:herbalists:2"]
    assert specials(play.do("interact")) == ["play:mana_draw:basic", "activate:herbalists:2"]
    play = land(spots=VILLAGE_SPOTS, **things).do("rest", "pick_card:rage")  # type: ignore[arg-type]
    assert specials(play) == ["play:mana_draw:basic", "activate:herbalists:2"]
    play = land(spots={"V": "plains", "O": "plains !prowlers"}, **things).do("challenge:O")  # type: ignore[arg-type]
    assert specials(play) == ["play:mana_draw:basic", "activate:herbalists:2"]
    assert specials(play.do("end_phase")) == ["play:mana_draw:basic", "activate:herbalists:2"]


@rule("MK-TURN-31", "MK-TURN-40", "MKW-TURN-04", "MKW-TURN-13")
def test_a_turn_can_be_ended_at_once() -> None:
    play = two(hand="rage march")
    play.do("end_turn", "pick_card:rage", "done")
    assert play.turn.seat == 1


@rule("MK-TURN-35", "MK-TURN-41", "MK-INTER-02", "MKW-TURN-03", "MKW-RAMP-05")
def test_one_action_a_turn() -> None:
    play = land(
        drawing=VILLAGE,
        spots={"V": "plains village", "O": "plains !prowlers"},
        at="V",
        hand="rage march",
    )
    assert "interact" in play.keys
    assert len(play.offers("challenge")) == 1
    play.do("challenge:O", "end_phase", "end_phase", "end_phase")
    assert play.keys == ["end_turn"]
    play = land(drawing=VILLAGE, spots={"V": "plains village", "O": "plains !prowlers"}, at="V", hand="rage march")
    play.do("interact")
    assert play.offers("challenge") == []


@rule("MK-TURN-43", "MKW-MOVE-06")
def test_points_left_over_are_lost_with_the_action() -> None:
    play = land(drawing=VILLAGE, spots=VILLAGE_SPOTS, at="V", hand="march promise", move=3)
    play.do("interact")
    assert (play.turn.move, play.turn.influence) == (0, 0)


@rule("MK-TURN-44", "MK-TURN-48")
def test_nothing_is_played_once_the_end_of_the_turn_is_announced() -> None:
    play = land(hand="rage mana_draw march", deck=FULL_DECK)
    play.do("end_turn")
    assert play.offers("play") == []
    assert play.prompt == "ask-end-discard"


@rule("MK-ROUND-31", "MKW-ROUND-10")
def test_turns_go_round() -> None:
    play = two(hand="rage march")
    seen = []
    for _ in range(4):
        seen.append(play.turn.seat)
        if "begin_turn" in play.keys:
            play.do("begin_turn")
        play.do("end_turn")
        while play.prompt == "ask-end-discard":
            play.do("done" if "done" in play.keys else play.keys[0])
    assert seen == [0, 1, 0, 1]


@rule("MK-DUMMY-10", "MK-DUMMY-11", "MK-DUMMY-16", "MK-DUMMY-17")
def test_the_dummy_player_has_its_turn() -> None:
    from emberhall.games.mage_knight.state import Dummy
    from emberhall.kernel import Deck, Pile

    play = land(hand="rage march", deck=FULL_DECK)
    deck = cards("goldyx", "march march stamina rage")  # the last one is turned first
    play.state.dummy = Dummy("goldyx", Deck(deck), Pile(), Deck(), [0, 0, 0, 0])
    play.state.order = [0, DUMMY]
    play.do("end_turn", "pick_card:rage", "done")
    assert len(play.state.dummy.discard) == 3
    assert play.turn.seat == 0
    play.do("end_turn", "pick_card:march") if "end_turn" in play.keys else None
    while play.prompt == "ask-end-discard":
        play.do("done")
    assert len(play.state.dummy.discard) == 4  # as many as there were
    assert play.state.round_turns == -1


# rest


@rule("MK-REST-02", "MK-REST-03", "MK-REST-04", "MKW-REST-04", "MKW-REST-05", "MK-HEAL-03", "MKW-WOUND-02")
def test_rest_discards_one_card_and_any_number_of_wounds() -> None:
    play = land(hand="rage march wound wound", move=2)
    play.do("rest", "pick_card:march", "pick_card:wound", "done")
    assert (play.turn.move, play.turn.influence) == (0, 0)
    assert play.hand() == ["rage", "wound"]
    assert [card.partition(".")[0] for card in play.hero.discard.cards] == ["march", "wound"]
    assert len(play.state.wounds) == 0  # this is not healing
    assert land(hand="march wound").do("rest", "pick_card:wound").hand() == []


@rule("MKW-REST-06")
def test_slow_recovery_is_judged_at_the_start_of_the_turn() -> None:
    play = land(hand="wound wound", deck="march rage", skills="motivation_arythea")
    play.do("use_skill:motivation_arythea", "rest")
    assert sorted(play.hand()) == ["march", "rage", "wound"]


@rule("MK-REST-05", "MK-REST-06", "MKW-REST-06", "MKW-REST-08")
def test_slow_recovery_with_only_wounds_in_hand() -> None:
    play = land(
        drawing=VILLAGE,
        spots={"V": "plains village", "O": "plains !prowlers"},
        at="V",
        hand="wound wound",
        unit="peasants",
        deck=FULL_DECK,
    )
    assert play.keys == ["rest"]  # no movement, no action
    play.do("rest")
    assert play.hand() == ["wound"]
    assert play.keys == ["end_turn"]
    assert land(hand="wound").do("rest").hand() == []


@rule("MK-REST-07", "MKW-REST-02", "MKW-REST-07", "MK-HEAL-09")
def test_special_and_healing_effects_in_a_resting_turn() -> None:
    play = land(hand="rage tranquility wound", unit="herbalists", mana="green")
    play.do("rest", "pick_card:rage", "done")
    assert play.keys == [
        "play:tranquility:basic",
        "play:tranquility:strong",
        "activate:herbalists:0",
        "activate:herbalists:2",
        "end_turn",
    ]
    play.do("activate:herbalists:0", "heal_hand")
    assert play.hand() == ["tranquility"]
    exhausted = land(hand="wound wound", unit="herbalists", mana="green")
    assert exhausted.keys == ["activate:herbalists:0", "activate:herbalists:2", "rest"]
    healed = land(hand="wound", unit="herbalists", mana="green").do("activate:herbalists:0", "heal_hand")
    assert healed.keys == ["end_turn"]  # no Wound is left to be discarded


@rule("MKW-REST-03", "MKW-REST-09")
def test_mines_work_for_a_resting_hero() -> None:
    for hand, rest in (("rage march", ("rest", "pick_card:rage")), ("wound wound", ("rest",))):
        play = two(drawing=VILLAGE, spots={"V": "hills mine red", "O": "plains"}, at="V", hand=hand)
        play.do(*rest, "end_turn")
        while play.prompt == "ask-end-discard":
            play.do("done")
        assert play.state.players[0].crystals == [1, 0, 0, 0]


@rule("MKW-TURN-12")
def test_cards_units_and_skills_may_be_used_in_a_turn() -> None:
    play = land(hand="march", unit="peasants", skills="dark_paths")
    assert {"play:march:basic", "activate:peasants:2", "use_skill:dark_paths"} <= set(play.keys)


@rule("MK-TURN-04")
def test_before_your_turn_means_between_any_two_of_your_turns() -> None:
    play = two(drawing=VILLAGE, spots=VILLAGE_SPOTS, at="V", hand="rage march", tactic="the_right_moment")
    play.do("use_tactic:the_right_moment", "sideways:rage:move", "end_turn", "done")
    assert play.turn.seat == 0
    assert play.keys == ["plunder", "begin_turn"]


@rule("MK-TURN-07", "MK-TURN-10", "MK-TURN-46", "MK-TURN-47")
def test_nothing_before_the_turn_while_a_turn_goes_on_or_ends() -> None:
    play = two(drawing=VILLAGE, spots=VILLAGE_SPOTS, at="V", hand="rage march")
    assert "plunder" not in play.keys
    play.do("sideways:rage:move", "end_turn")
    assert play.ask.seat == 0  # the next player waits for the end of the turn
    assert "plunder" not in play.keys


@rule("MK-TURN-08", "MK-TURN-09", "MK-ROUND-37")
def test_nothing_before_the_turn_after_the_last_turn_of_the_round_or_before_tactics_are_chosen() -> None:
    play = two(drawing=VILLAGE, spots=VILLAGE_SPOTS, at="V", hand="rage march", begin=False)
    play.do("begin_turn")
    play.state.players[1].deck.cards, play.state.players[1].hand.cards = [], []
    play.do("sideways:rage:move", "end_turn", "done")  # Tovak must announce the End of the Round
    assert play.state.announced == 1
    play.do("begin_turn", "end_turn")
    while play.prompt == "ask-end-discard":
        play.do("done" if "done" in play.keys else play.keys[0])
    assert play.prompt == "ask-tactic"
    assert play.offers("plunder") == []


@rule("MKW-CARD-02", "MKW-CARD-04", "MKW-TERM-01")
def test_cards_are_offered_where_they_are_of_use() -> None:
    hand = "march promise rage tranquility crystallize"
    play = land(drawing=VILLAGE, spots=VILLAGE_SPOTS, at="V", hand=hand, mana="white")
    assert play.offers("play") == [
        "play:march:basic",
        "play:tranquility:basic",
        "play:crystallize:basic",
    ]
    play.do("interact")
    assert play.offers("play") == [
        "play:promise:basic",
        "play:promise:strong",
        "play:tranquility:basic",
        "play:crystallize:basic",
    ]
    fighting = land(
        drawing=VILLAGE, spots={"V": "plains", "O": "plains !prowlers"}, at="V", hand=hand, mana="white"
    ).do("challenge:O", "end_phase", "block:0:0")
    assert fighting.offers("play") == ["play:rage:basic", "play:crystallize:basic"]


@rule("MKW-CARD-11", "MKW-CARD-18")
def test_points_too_few_for_a_step_remain_unused() -> None:
    play = land(drawing="  p p\n p @ h\n  p p", hand="stamina", mana="blue")
    play.do("play:stamina:strong")
    assert play.turn.move == 4
    play.do("walk:1,0")
    assert play.turn.move == 1
    assert play.offers("walk") == []
    basic = land(hand="stamina").do("play:stamina:basic")
    assert basic.turn.move == 2


@rule("MKW-UNIT-16")
def test_peasants_help_with_fighting_influence_or_movement() -> None:
    assert land(hand="rage", unit="peasants").offers("activate") == ["activate:peasants:2"]
    village = land(drawing=VILLAGE, spots=VILLAGE_SPOTS, at="V", hand="rage", unit="peasants").do("interact")
    assert village.offers("activate") == ["activate:peasants:1"]
    enemy = {"V": "plains", "O": "plains !prowlers"}
    fighting = land(drawing=VILLAGE, spots=enemy, at="V", hand="rage", unit="peasants")
    fighting.do("challenge:O", "end_phase", "block:0:0")
    assert fighting.offers("activate") == ["activate:peasants:0"]


@rule("MKW-UNIT-18")
def test_units_are_not_readied_in_combat() -> None:
    enemy = {"V": "plains", "O": "plains !prowlers"}
    play = land(drawing=VILLAGE, spots=enemy, at="V", hand="regeneration rejuvenate", unit="herbalists peasants/spent")
    assert "activate:herbalists:1" in play.keys
    play.do("challenge:O")
    assert play.offers("activate") == ["activate:herbalists:2"]
    assert play.offers("play") == []


@rule("MKW-SOURCE-10")
def test_a_rerolled_die_may_become_depleted() -> None:
    play = land(hand="march stamina", source="green", dice=[BLACK], deck=FULL_DECK)
    play.do("play:march:strong", "end_turn", "done")
    assert play.state.source == [BLACK]
    assert not any(key.endswith("strong") for key in play.keys)


@rule("MK-TURN-36", "MK-TURN-37", "MK-TURN-39", "MK-SUM-06", "MK-RESULT-03", "MKW-MONA-15", "MKW-RUIN-08")
def test_the_actions_of_a_site() -> None:
    for site, actions in (
        ("plains village", ["interact"]),
        ("plains monastery", ["interact", "burn"]),
        ("plains monastery conquered", []),
        ("hills keep owner0", ["interact"]),
        ("hills mage_tower conquered", ["interact"]),
        ("city city red conquered", ["interact"]),
        ("plains monster_den", ["enter"]),
        ("plains monster_den conquered", []),
        ("plains ancient_ruins ruins_gray_brown", ["enter"]),
        ("plains ancient_ruins conquered", []),
        ("hills mine red", []),
        ("plains ~green", []),  # where orcs were
        ("plains", []),
    ):
        play = land(drawing=VILLAGE, spots={"V": site, "O": "plains"}, at="V", hand="rage march")
        assert [key for key in play.keys if key in ("interact", "enter", "altar", "burn")] == actions, site


@rule("MK-TURN-01")
def test_plunder_and_tactics_come_before_the_turn_alike() -> None:
    play = two(
        drawing=VILLAGE,
        spots=VILLAGE_SPOTS,
        at="V",
        hand="rage march",
        tactic="midnight_meditation",
        night=True,
        begin=False,
    )
    assert play.keys == ["plunder", "use_tactic:midnight_meditation", "begin_turn"]
