"""Wounds and healing, the end of the turn, drawing cards."""

from emberhall.games.mage_knight.content import kind_of
from emberhall.kernel import msg
from emberhall.rulebook import rule
from tests.mage_knight.positions import Position, land

HERE = "  p p\n p V p\n  p p"
DECK = "march march stamina stamina rage swiftness promise"


def end(play: Position) -> Position:
    """End the turn, keeping all cards that may be kept."""
    play.do("end_turn")
    while play.prompt in ("ask-end-discard", "ask-glade"):
        play.do("done" if "done" in play.keys else "skip" if "skip" in play.keys else play.keys[0])
    return play


def alone(spot: str = "plains", **things: object) -> Position:
    """A hero on a spot, with another far away, so that turns go on."""
    things.setdefault("deck", DECK)
    return land(
        drawing=HERE,
        spots={"V": spot},
        at="V",
        scenario="first_reconnaissance",
        others={"tovak": ""},
        **things,  # type: ignore[arg-type]
    )


@rule("MK-HEAL-10", "MK-HEAL-13", "MKW-HEAL-01", "MKW-HEAL-04", "MK-EFFECT-20")
def test_one_healing_point_takes_a_wound_from_the_hand() -> None:
    play = land(hand="tranquility wound wound", mana="green")
    assert "heal_hand" not in play.keys
    play.do("play:tranquility:strong", "effect:0")
    assert play.turn.heal == 2
    assert play.ask.options[-1].label() == msg("option-end-unhealed", n=2)  # ending now says what is lost
    play.do("heal_hand", "heal_hand")
    assert play.ask.options[-1].label() == msg("word-end_turn")
    assert play.hand() == []
    assert len(play.state.wounds) == 2


@rule("MK-HEAL-12", "MKW-HEAL-03", "MKW-HEAL-07", "MKW-HEAL-02")
def test_healing_points_add_up_and_are_spent_as_wished() -> None:
    play = land(hand="tranquility wound", mana="green", unit="herbalists utem_swordsmen/wounded")
    play.do("play:tranquility:basic", "effect:0")
    assert play.offers("heal") == ["heal_hand"]  # a Unit of Level 2 needs two points
    play.do("activate:herbalists:0")
    assert play.turn.heal == 3
    play.do("heal_unit:utem_swordsmen", "heal_hand")
    assert play.turn.heal == 0
    assert play.hero.units[1].wounds == 0
    assert play.hand() == []


@rule("MK-HEAL-14", "MK-HEAL-15", "MKW-HEAL-05", "MKW-HEAL-06")
def test_a_unit_with_two_wounds_is_healed_twice() -> None:
    play = land(hand="tranquility march", mana="green", unit="peasants/wounded")
    play.hero.units[0].wounds = 2
    play.do("play:tranquility:strong", "effect:0", "heal_unit:peasants")
    assert play.hero.units[0].wounds == 1
    assert play.offers("activate") == []
    play.do("heal_unit:peasants")
    assert play.offers("activate") == ["activate:peasants:2"]


@rule("MK-HEAL-17")
def test_wounds_of_a_combat_may_be_healed_after_it() -> None:
    play = land(drawing="  p p\n p @ O\n  p p", spots={"O": "plains !prowlers"}, hand="tranquility march")
    play.do("challenge:O", "end_phase", "end_phase", "end_phase")
    assert play.hand().count("wound") == 2
    play.do("play:tranquility:basic", "effect:0", "heal_hand")
    assert play.hand().count("wound") == 1


@rule("MK-HEAL-01")
def test_a_wounded_hero_takes_wounds_into_the_hand() -> None:
    play = land(drawing="  p p\n p @ O\n  p p", spots={"O": "plains !diggers"}, hand="march")
    play.do("challenge:O", "end_phase", "end_phase")
    assert play.hand() == ["march", "wound", "wound"]


@rule("MK-HEAL-04", "MK-ROUND-19", "MKW-WOUND-03", "MKW-PREP-08")
def test_at_the_end_of_the_round_all_deed_cards_are_shuffled_together() -> None:
    play = land(hand="march wound", deck="", discard="rage stamina", begin=False)
    play.do("announce_end_of_round")
    player = play.state.players[0]
    kinds = sorted(kind_of(card) for card in (*player.deck.cards, *player.hand.cards))
    assert kinds == ["march", "rage", "stamina", "wound"]
    assert len(player.discard) == 0


# the end of the turn


@rule("MK-END-10", "MK-END-11", "MK-HEAL-19", "MKW-GLADE-01", "MKW-GLADE-02")
def test_a_glade_takes_a_wound_from_hand_or_discard_pile_but_not_from_units() -> None:
    play = alone("forest magical_glade", hand="rage march wound", discard="wound", unit="peasants/wounded")
    play.do("sideways:rage:move", "end_turn")
    assert play.keys == ["from_hand", "from_discard", "skip"]
    play.do("from_discard")
    player = play.state.players[0]
    assert [kind_of(card) for card in player.discard.cards] == ["rage"]
    assert player.units[0].wounds == 1
    from_hand = alone("forest magical_glade", hand="rage march wound", discard="wound")
    from_hand.do("sideways:rage:move", "end_turn", "from_hand")
    assert from_hand.hand() == ["march"]
    neither = alone("forest magical_glade", hand="rage march wound", discard="wound")
    neither.do("sideways:rage:move", "end_turn", "skip")
    assert neither.hand() == ["march", "wound"]
    assert [kind_of(card) for card in neither.hero.discard.cards] == ["wound", "rage"]
    unit_only = alone("forest magical_glade", hand="rage march", unit="peasants/wounded")
    unit_only.do("sideways:rage:move", "end_turn")
    assert unit_only.prompt == "ask-end-discard"


@rule("MK-END-12", "MKW-MINE-01", "MKW-MINE-02", "MKW-MINE-03")
def test_a_mine_gives_a_crystal_at_the_end_of_the_turn() -> None:
    play = alone("hills mine white", hand="rage march")
    assert play.hero.crystals == [0, 0, 0, 0]
    end(play.do("sideways:rage:move"))
    assert play.state.players[0].crystals == [0, 0, 0, 1]
    full = end(alone("hills mine white", hand="rage march", crystals="white white white").do("sideways:rage:move"))
    assert full.state.players[0].crystals == [0, 0, 0, 3]
    assert full.state.players[0].mana == [0] * 6


@rule("MK-END-01")
def test_the_steps_of_the_end_of_the_turn_in_order() -> None:
    from emberhall.games.mage_knight.rules.end_of_turn import STEPS

    steps = list(STEPS)
    wanted = ["dice", "withdraw", "clear", "site", "rewards", "levels", "draw"]
    assert [step for step in steps if step in wanted] == wanted


@rule("MK-END-25", "MK-LEVEL-10", "MKW-LEVEL-11")
def test_level_ups_come_after_rewards_and_before_drawing() -> None:
    from emberhall.games.mage_knight.rules.end_of_turn import STEPS

    steps = list(STEPS)
    assert steps.index("rewards") < steps.index("levels") < steps.index("draw")


# drawing


@rule("MK-DRAW-03", "MK-DRAW-04", "MKW-TERM-03", "MKW-TURN-10")
def test_draw_up_to_the_hand_limit_wounds_count() -> None:
    play = end(alone(hand="rage march wound").do("sideways:rage:move"))
    assert len(play.state.players[0].hand) == 5
    assert len(play.state.players[0].deck) == 7 - 3
    higher = end(alone(hand="rage march", level=5).do("sideways:rage:move"))
    assert len(higher.state.players[0].hand) == 6


@rule("MK-DRAW-05", "MKW-KEEP-06")
def test_keeps_raise_the_hand_limit_beside_one_of_them() -> None:
    from emberhall.games.mage_knight.rules.hand import hand_limit

    drawing = "  A p p B\n p @ p p\n  p p p C"
    spots = {"A": "hills keep owner0", "B": "hills keep owner0", "C": "hills keep owner1"}
    play = land(drawing=drawing, spots=spots, hand="rage", scenario="first_reconnaissance", others={"tovak": ""})
    assert hand_limit(play.state, play.hero) == 5 + 2
    spots = {"A": "hills keep owner1", "B": "hills keep owner0", "C": "hills keep owner0"}
    play = land(drawing=drawing, spots=spots, hand="rage", scenario="first_reconnaissance", others={"tovak": ""})
    assert hand_limit(play.state, play.hero) == 5


@rule("MK-DRAW-06", "MK-DRAW-07", "MK-DRAW-08")
def test_cities_raise_the_hand_limit_and_the_better_bonus_counts() -> None:
    from emberhall.games.mage_knight.rules.hand import hand_limit

    drawing = "  A B\n p @ p\n  p p"
    spots = {"A": "city city white conquered", "B": "hills keep owner0"}
    play = land(drawing=drawing, spots=spots, hand="rage")
    assert hand_limit(play.state, play.hero) == 5 + 1
    play.at("A").leader = 0
    assert hand_limit(play.state, play.hero) == 5 + 2  # not 3


@rule("MK-DRAW-10")
def test_more_cards_than_the_limit_are_kept() -> None:
    play = end(alone(hand="rage march stamina swiftness promise threaten determination").do("sideways:rage:move"))
    assert len(play.state.players[0].hand) == 6
    assert len(play.state.players[0].deck) == 7


@rule("MK-DRAW-11")
def test_an_empty_deck_ends_the_drawing() -> None:
    play = alone(hand="rage march", deck="stamina", discard="promise")
    end(play.do("sideways:rage:move"))
    player = play.state.players[0]
    assert [kind_of(card) for card in player.hand.cards] == ["march", "stamina"]
    assert len(player.discard) == 2


@rule("MK-END-04", "MK-END-05", "MK-END-06")
def test_forced_withdrawal_goes_back_to_the_first_safe_space() -> None:
    drawing = " p p p p\np @ L M p\n p p p p"
    play = land(
        drawing=drawing,
        spots={"L": "lake", "M": "lake"},
        hand="frost_bridge rage",
        mana="blue",
        scenario="first_reconnaissance",
        others={"tovak": ""},
        deck=DECK,
    )
    play.do("play:frost_bridge:strong", "walk:L", "walk:M")
    end(play)
    player = play.state.players[0]
    assert player.at == play.spots["@"]
    assert sum(card.startswith("wound") for card in player.hand.cards) == 2


def test_what_healing_was_taken_back_tells_no_wounds() -> None:
    """The healer is told that there is nothing to heal; the others, when it is taken back, are not."""
    play = land(hand="tranquility").do("play:tranquility:basic")
    option = play.ask.options[0]
    assert option.label().id == "option-effect-vain"
    told = option.told()
    assert told is not None
    assert told == land(hand="tranquility wound").do("play:tranquility:basic").ask.options[0].label()
