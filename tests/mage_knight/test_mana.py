"""Mana: which mana pays for what."""

from emberhall.games.mage_knight.rules.mana import can_pay, roll_source, usable
from emberhall.games.mage_knight.state import Table
from emberhall.games.mage_knight.terms import BLACK, BLUE, COLOURS, GOLD, GREEN, RED, WHITE
from emberhall.rulebook import rule
from tests.mage_knight.positions import ManaDice, Position, again, land


def colours(play: object) -> str:
    """The colours that can be paid, as words."""
    found = usable(play.state, play.hero)  # type: ignore[attr-defined]
    return " ".join(colour for i, colour in enumerate(COLOURS) if found >> i & 1)


@rule("MK-MANA-01", "MKW-MANA-01", "MKW-MANA-02", "MKW-CARD-06", "MK-DEED-04", "MK-DEED-05")
def test_a_strong_effect_costs_one_mana_of_the_cards_colour() -> None:
    assert land(hand="march").offers("play") == ["play:march:basic"]
    assert land(hand="march", crystals="blue white red", mana="blue").offers("play") == ["play:march:basic"]
    for things in ({"crystals": "green"}, {"mana": "green"}, {"source": "green"}):
        play = land(hand="march", **things)  # type: ignore[arg-type]
        play.do("play:march:strong")
        assert play.turn.move == 4
        assert (play.hero.mana, play.hero.crystals) == ([0] * 6, [0] * 4)
        assert play.state.source == []


@rule("MK-MANA-02", "MK-END-07", "MK-SUM-08", "MKW-TURN-08", "MKW-MANA-07", "MKW-MANA-13", "MK-MANA-03")
def test_tokens_are_lost_at_the_end_of_the_turn_crystals_stay() -> None:
    play = land(hand="march", mana="red red gold", crystals="blue", deck="stamina stamina")
    play.do("sideways:march:move", "end_turn")
    assert play.state.players[0].mana == [0] * 6
    assert play.state.players[0].crystals == [0, 1, 0, 0]


@rule("MK-MANA-05", "MKW-MANA-08")
def test_a_crystal_is_mana_at_any_moment_of_the_turn() -> None:
    play = land(hand="march", crystals="green")
    play.do("play:march:strong")
    assert play.hero.crystals == [0, 0, 0, 0]
    assert play.turn.crystals_spent == [0, 0, 1, 0]
    play.do("end_turn")
    assert play.state.players[0].crystals == [0, 0, 0, 0]


@rule("MK-MANA-08", "MK-MANA-09", "MKW-MANA-05", "MK-DATA-06")
def test_by_day_gold_stands_for_any_basic_colour_and_black_is_of_no_use() -> None:
    assert colours(land(mana="gold", hand="march")) == "red blue green white"
    assert colours(land(mana="black", hand="march")) == ""
    play = land(hand="march stamina", mana="gold")
    assert play.offers("play:march") == ["play:march:basic", "play:march:strong"]
    play.do("play:march:strong")
    assert play.turn.mana_used == 1 << GREEN


@rule("MK-MANA-10", "MK-MANA-11", "MKW-NIGHT-06", "MKW-NIGHT-07", "MKW-MANA-06", "MK-DATA-06")
def test_at_night_gold_is_of_no_use_and_black_stands_for_nothing_else() -> None:
    assert colours(land(mana="gold", hand="march", night=True)) == ""
    assert colours(land(mana="black", hand="march", night=True)) == "black"
    assert land(mana="black", hand="march", night=True).offers("play") == ["play:march:basic"]


@rule("MK-MANA-12", "MK-MANA-14", "MK-SUM-05", "MKW-SOURCE-05")
def test_one_die_of_the_source_a_turn_taken_when_its_mana_is_used() -> None:
    play = land(hand="march stamina", source="green blue")
    assert not any("die" in key for key in play.keys)
    play.do("play:march:strong")
    assert play.state.source == [BLUE]
    assert play.offers("play:stamina") == ["play:stamina:basic"]


@rule("MK-MANA-13", "MK-TURN-45", "MK-END-03", "MKW-SOURCE-06", "MKW-TURN-06")
def test_used_dice_are_rerolled_at_the_end_of_the_turn() -> None:
    play = land(hand="march", source="green blue", dice=[WHITE], deck="stamina stamina")
    play.do("play:march:strong", "end_turn")
    assert sorted(play.state.source) == [BLUE, WHITE]


@rule("MK-MANA-15", "MK-MANA-16", "MKW-SOURCE-08", "MKW-SOURCE-09")
def test_depleted_dice_cannot_be_used() -> None:
    assert colours(land(source="black gold", hand="march")) == "red blue green white"
    assert colours(land(source="black", hand="march")) == ""
    assert colours(land(source="gold", hand="march", night=True)) == ""
    assert colours(land(source="black", hand="march", night=True)) == "black"


@rule("MKW-SOURCE-08")
def test_a_depleted_die_is_not_rerolled() -> None:
    play = land(hand="march", source="green black", dice=[WHITE], deck="stamina stamina")
    play.do("play:march:strong", "end_turn")
    assert BLACK in play.state.source


@rule("MK-SETUP-16", "MKW-SOURCE-03", "MKW-PREP-03")
def test_at_least_half_of_the_dice_show_basic_colours() -> None:
    play = land(hand="march")
    rng = ManaDice(1)
    rng.faces = [GOLD, BLACK, RED, GOLD, BLUE]
    play.state.rng = rng
    assert roll_source(Table(play.state, 1), 3) == [GOLD, BLUE, RED]
    rng.faces = [GOLD, RED, RED, BLACK]
    assert roll_source(Table(play.state, 1), 4) == [GOLD, RED, RED, BLACK]  # half is enough


@rule("MKW-CARD-14")
def test_mana_draw_lets_one_more_die_be_used() -> None:
    play = land(hand="mana_draw march stamina", source="green blue")
    play.do("play:mana_draw:basic", "play:march:strong", "play:stamina:strong")
    assert play.turn.move == 8


@rule("MKW-CARD-15", "MKW-SOURCE-07")
def test_mana_draw_powered_sets_a_die_and_gives_two_tokens() -> None:
    play = land(hand="mana_draw march stamina", source="black green", mana="white", dice=[RED])
    play.do("play:mana_draw:strong", "pick_die:black", "pick_colour:green")
    assert play.hero.mana == [0, 0, 2, 0, 0, 0]
    assert play.turn.dice_left == 1  # the normal die is still there
    play.do("end_turn", "done")
    assert sorted(play.state.source) == [GREEN, GREEN]  # not rerolled


@rule("MK-MANA-04", "MK-EFFECT-11", "MK-EFFECT-12", "MKW-MANA-10", "MKW-MANA-11")
def test_a_fourth_crystal_is_a_mana_token() -> None:
    play = land(hand="fire_bolt", crystals="red red")
    play.do("play:fire_bolt:basic")
    assert (play.hero.crystals[RED], play.hero.mana[RED]) == (3, 0)
    play = land(hand="fire_bolt", crystals="red red red")
    play.do("play:fire_bolt:basic")
    assert (play.hero.crystals[RED], play.hero.mana[RED]) == (3, 1)


@rule("MK-MANA-06", "MKW-MANA-09")
def test_mana_becomes_a_crystal_only_by_an_effect() -> None:
    assert land(hand="rage", mana="white").keys == ["sideways:rage:move", "rest", "end_turn"]
    play = land(hand="crystallize", mana="white")
    play.do("play:crystallize:basic")
    assert (play.hero.mana, play.hero.crystals) == ([0] * 6, [0, 0, 0, 1])


@rule("MK-MANA-07", "MKW-MANA-04")
def test_gold_and_black_are_never_crystals() -> None:
    play = land(hand="crystallize", mana="gold")
    play.do("play:crystallize:basic")
    assert play.offers("pick_colour") == [
        "pick_colour:red",
        "pick_colour:blue",
        "pick_colour:green",
        "pick_colour:white",
    ]
    play.do("pick_colour:blue")
    assert play.hero.crystals == [0, 1, 0, 0]
    assert land(hand="crystallize", mana="black", night=True).offers("play") == []


@rule("MK-EFFECT-10")
def test_a_mana_token_is_gained_into_the_play_area() -> None:
    play = land(hand="concentration")
    play.do("play:concentration:basic", "pick_colour:white")
    assert play.hero.mana == [0, 0, 0, 1, 0, 0]


@rule("MK-DEED-06", "MK-DEED-07", "MK-DEED-08", "MK-DEED-09", "MK-DATA-05", "MKW-SPELL-03", "MKW-SPELL-04")
def test_what_spells_cost() -> None:
    def offers(**things: object) -> list[str]:
        return land(hand="restoration", **things).offers("play")  # type: ignore[arg-type]

    assert offers() == []
    assert offers(mana="green") == ["play:restoration:basic"]
    assert offers(mana="green black") == ["play:restoration:basic"]  # by Day
    play = land(hand="fireball", mana="red black", night=True)
    assert can_pay(play.state, play.hero, (RED, BLACK))
    assert not can_pay(play.state, play.hero, (GREEN, BLACK))


@rule("MK-MANA-12")
def test_one_die_cannot_pay_for_two() -> None:
    play = land(hand="fireball", source="red black", night=True)
    assert not can_pay(play.state, play.hero, (RED, BLACK))
    play = land(hand="fireball", source="red black", mana="red", night=True)
    assert can_pay(play.state, play.hero, (RED, BLACK))


@rule("MK-MANA-12", "MK-DEED-08")
def test_mana_that_the_rest_of_the_price_needs_is_not_offered() -> None:
    play = land(hand="restoration wound", crystals="green", source="green black", night=True)
    play.do("play:restoration:strong")  # the one die must be the black one
    assert (play.turn.dice, play.hero.crystals, play.state.source) == ([BLACK], [0] * 4, [GREEN])
    assert play.turn.crystals_spent == [0, 0, 1, 0]


@rule("MK-MANA-02", "MK-MANA-05")
def test_what_could_have_been_paid_with_is_still_there() -> None:
    def cast(paid: str) -> Position:
        play = land(hand="amulet_of_darkness restoration wound", mana="green black black", crystals="green", source="")
        play.hero.tactic_die = GREEN
        play.state.source = [GREEN, BLACK]
        play = again(play).do("play:amulet_of_darkness:basic", "pick_colour:red", "play:restoration:strong")
        assert play.keys == ["pay:token:green", "pay:crystal:green", "pay:die:green", "pay:tactic_die:green"]
        play.do(paid)
        return play.do("pay:token:black") if play.offers("pay") else play

    play = cast("pay:token:green")
    assert play.hero.mana == [1, 0, 0, 0, 0, 1]
    assert (play.hero.crystals, play.turn.crystals_spent) == ([0, 0, 1, 0], [0] * 4)
    assert (play.hero.tactic_die, play.turn.tactic_die) == (GREEN, False)
    assert (play.state.source, play.turn.dice, play.turn.dice_left) == ([GREEN, BLACK], [], 1)
    play = cast("pay:die:green")
    assert (play.state.source, play.turn.dice, play.turn.dice_left) == ([BLACK], [GREEN], 0)
    assert play.hero.mana == [1, 0, 1, 0, 0, 1]
    play = cast("pay:tactic_die:green")
    assert (play.state.source, play.turn.dice, play.turn.dice_left) == ([GREEN, BLACK], [GREEN], 1)
    assert (play.hero.tactic_die, play.turn.tactic_die) == (-1, True)


@rule("MK-MANA-10")
def test_a_black_die_used_as_black_leaves_what_mana_pull_allows() -> None:
    play = land(hand="mana_pull restoration march wound", mana="green", source="black black", night=True)
    play.do("play:mana_pull:basic", "play:restoration:strong", "pay:token:green")
    while not play.offers("play:march"):
        play.do(play.keys[0])
    play.do("play:march:strong")  # with the other black die as a green one
    assert (play.turn.move, play.state.source) == (4, [])


@rule("MK-MANA-18")
def test_the_source_is_available_from_anywhere() -> None:
    play = land(drawing="p p p p p p @", hand="march", source="green")
    assert "play:march:strong" in play.keys
