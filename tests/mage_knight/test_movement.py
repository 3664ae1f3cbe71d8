"""Movement."""

import pytest

from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.terms import LAKE, SWAMP
from emberhall.kernel import NOWHERE
from emberhall.rulebook import rule
from tests.mage_knight.positions import land

RING = """
  A B
 F @ C
  E D
"""


def around(**terrain: str) -> dict[str, str]:
    """The terrains around the hero."""
    return {spot: terrain.get(spot, "plains") for spot in "ABCDEF"}


@rule("MK-MOVE-03", "MK-MOVE-04", "MK-EFFECT-02", "MKW-CARD-17")
def test_move_effects_add_up() -> None:
    play = land(hand="march swiftness stamina", mana="green", unit="peasants", skills="dark_paths")
    play.do("play:march:basic")
    assert play.turn.move == 2
    play.do("play:swiftness:basic", "activate:peasants:2", "use_skill:dark_paths")
    assert play.turn.move == 2 + 2 + 2 + 1


@rule("MK-MOVE-05", "MK-DEED-12")
def test_any_card_sideways_is_move_one() -> None:
    play = land(hand="rage fireball ruby_ring wound")
    assert play.offers("sideways") == ["sideways:rage:move", "sideways:fireball:move", "sideways:ruby_ring:move"]
    play.do("sideways:rage:move", "sideways:ruby_ring:move")
    assert play.turn.move == 2


@rule("MK-MOVE-07", "MK-MOVE-08", "MK-MOVE-09", "MK-MOVE-10", "MK-MOVE-11", "MK-DATA-07", "MKW-MOVE-01", "MKW-MOVE-03")
@rule("MKW-MOVE-04", "MKW-MOVE-05", "MKW-MOVE-11", "MKW-NIGHT-01")
@pytest.mark.parametrize(
    ("terrain", "day", "night"),
    [
        ("plains", 2, 2),
        ("hills", 3, 3),
        ("forest", 3, 5),
        ("wasteland", 4, 4),
        ("desert", 5, 3),
        ("swamp", 5, 5),
        ("city city white conquered", 2, 2),
    ],
)
def test_a_step_costs_the_terrain_entered(terrain: str, day: int, night: int) -> None:
    for at_night, cost in ((False, day), (True, night)):
        short = land(drawing=RING, spots=around(A=terrain), move=cost - 1, hand="rage", night=at_night)
        assert f"walk:{_at(short.spots['A'])}" not in short.keys
        play = land(drawing=RING, spots=around(A=terrain), move=cost, hand="rage", night=at_night)
        play.do("walk:A")
        assert play.turn.move == 0
        assert play.stands_on("A")


def _at(space: int) -> str:
    from emberhall.games.mage_knight.ground import word

    return word(space)


@rule("MK-MOVE-09", "MKW-MOVE-11")
def test_lakes_and_mountains_cannot_be_entered() -> None:
    spots = around(A="lake", C="mountain")
    play = land(drawing=RING, spots=spots, move=90, hand="rage")
    assert len(play.offers("walk")) == 4
    assert f"walk:{_at(play.spots['A'])}" not in play.keys
    assert f"walk:{_at(play.spots['C'])}" not in play.keys


@rule("MK-MOVE-13", "MKW-RAMP-02")
def test_the_space_of_a_rampaging_enemy_cannot_be_entered() -> None:
    play = land(drawing=RING, spots=around(A="plains !prowlers"), move=9, hand="rage")
    assert len(play.offers("walk")) == 5


@rule("MK-MOVE-16", "MKW-SITE-01", "MKW-RAMP-10")
def test_an_adventure_site_may_be_passed() -> None:
    play = land(drawing=RING, spots=around(A="hills monster_den", B="plains dungeon"), move=9, hand="rage")
    play.do("walk:A", "walk:B")
    assert play.state.phase == "move"


@rule("MK-MOVE-17", "MKW-MOVE-02", "MK-MOVE-20", "MK-MOVE-19")
def test_a_hero_moves_as_far_as_the_points_last_and_may_add_more() -> None:
    play = land(hand="march stamina")
    play.do("play:march:basic", "walk:1,0")
    assert play.offers("walk") == []
    play.do("sideways:stamina:move")
    assert play.turn.move == 1
    play = land(hand="march", move=3)
    play.do("walk:1,0", "play:march:basic")
    assert play.turn.move == 1 + 2
    play.do("walk:0,0")
    assert play.turn.move == 1


@rule("MK-MOVE-22", "MK-EFFECT-03")
def test_changed_costs_hold_for_movement_after_them_until_the_end_of_the_turn() -> None:
    play = land(
        drawing=RING,
        spots=around(A="swamp", B="swamp"),
        hand="frost_bridge rage",
        move=5,
        deck="march march rage stamina stamina",
    )
    play.do("walk:A")
    assert play.turn.move == 0
    play.do("play:frost_bridge:basic", "walk:B")
    assert play.turn.move == 1
    play.do("end_turn", "done")
    assert play.turn.costs[SWAMP] == 5


@rule("MK-MOVE-23")
def test_reductions_apply_in_the_order_that_is_best() -> None:
    play = land(hand="path_finding frost_bridge", unit="foresters")
    play.do("play:path_finding:basic")  # every terrain 1 less, minimum 2
    assert play.turn.costs[:LAKE] == [2, 2, 2, 3, 4, 4]
    play.do("activate:foresters:0")  # forests, hills and swamps 1 less, minimum 0
    assert play.turn.costs[:LAKE] == [2, 1, 1, 3, 4, 3]
    play.do("play:frost_bridge:basic")  # swamps cost 1, and from that the Foresters take 1
    assert play.turn.costs[SWAMP] == 0


@rule("MK-MOVE-24", "MK-MOVE-25")
def test_a_cost_may_fall_to_nothing_but_not_below() -> None:
    play = land(drawing=RING, spots=around(A="swamp"), hand="frost_bridge", unit="foresters foresters")
    play.do("play:frost_bridge:basic", "activate:foresters:0")
    assert play.turn.costs[SWAMP] == 0
    before = play.turn.move
    play.do("walk:A")
    assert play.turn.move == before


@rule("MK-MOVE-26", "MK-MOVE-27", "MK-SAFE-01", "MK-END-05", "MK-END-06")
def test_a_lake_can_be_entered_with_help_but_is_not_safe() -> None:
    play = land(drawing=RING, spots=around(A="lake"), hand="frost_bridge rage", mana="blue")
    play.do("play:frost_bridge:strong", "walk:A")
    assert play.turn.move == 3
    play.do("end_turn", "done")
    player = play.state.players[0]
    assert player.at == play.spots["@"]
    assert sum(card.startswith("wound") for card in player.hand.cards) == 1


@rule("MK-MOVE-01", "MK-REST-01", "MKW-REST-01")
def test_no_movement_and_no_action_when_resting() -> None:
    play = land(drawing=RING, spots=around(A="plains !prowlers"), hand="march rage wound", unit="peasants")
    play.do("rest", "pick_card:rage", "done")
    assert play.state.phase == "rest"
    assert play.keys == ["end_turn"]


@rule("MK-MOVE-02", "MK-TURN-42", "MK-TURN-30", "MKW-TURN-05", "MK-TURN-29")
def test_no_movement_after_the_action() -> None:
    play = land(drawing=RING, spots=around(A="plains !prowlers"), hand="march rage", unit="peasants", move=4)
    play.do("challenge:A", "end_phase", "end_phase", "hero_takes", "end_phase")
    assert play.state.phase == "after"
    assert play.offers("walk") == []
    assert play.offers("challenge") == []
    assert play.keys == ["end_turn"]


@rule("MK-MOVE-06")
def test_special_and_healing_effects_during_movement() -> None:
    play = land(hand="tranquility mana_draw wound", move=4)
    play.do("walk:1,0")
    assert play.offers("play") == ["play:tranquility:basic", "play:mana_draw:basic"]
    play.do("play:tranquility:basic", "effect:0", "heal_hand", "walk:0,0")
    assert play.hand() == ["mana_draw"]


# safe spaces


@rule("MK-SAFE-02", "MK-SAFE-03", "MK-END-04")
def test_which_spaces_are_safe() -> None:
    from emberhall.games.mage_knight.rules.safe_spaces import is_safe

    spots = around(A="hills keep golems", B="hills keep owner1", C="hills keep owner0", D="mountain", E="swamp")
    play = land(
        drawing=RING, spots=spots, hand="rage", scenario="first_reconnaissance", others={"tovak": "F", "goldyx": ""}
    )
    safe = {spot: is_safe(play.state, 0, at) for spot, at in play.spots.items()}
    assert safe == {"A": False, "B": False, "C": True, "D": False, "E": True, "F": False, "@": True}


@rule("MK-HEROES-01", "MKW-MOVE-07")
def test_heroes_pass_through_each_other() -> None:
    play = land(
        drawing=RING, spots=around(), hand="rage", move=4, scenario="first_reconnaissance", others={"tovak": "A"}
    )
    play.do("walk:A", "walk:B")
    assert play.state.phase == "move"


@rule("MK-HEROES-07", "MKW-MOVE-09", "MKW-MOVE-13", "MK-PLAYER-11", "MKW-TURN-02")
def test_a_hero_on_the_portal_leaves_the_map_until_its_next_turn() -> None:
    play = land(
        drawing=RING,
        spots={**around(), "@": "plains portal"},
        scenario="first_reconnaissance",
        others={"tovak": "A"},
        hand="rage march",
    )
    play.do("sideways:rage:move", "end_turn", "done")
    assert play.state.players[0].at == NOWHERE
    back = land(drawing=RING, spots={**around(), "@": "plains portal"}, at="", hand="rage")
    assert back.stands_on("@")


# garrisons seen from afar


@rule("MKW-KEEP-02", "MKW-TOWER-09", "MKW-NIGHT-03", "MKW-NIGHT-04")
def test_garrisons_beside_a_hero_are_turned_up_by_day() -> None:
    drawing = "  p p p\n p @ B K\n  p p p"
    for site, night, seen in (
        ("hills keep golems", False, True),
        ("hills keep golems", True, False),
        ("hills mage_tower monks", False, True),
        ("hills mage_tower monks", True, False),
        ("city city white golems", True, True),
    ):
        play = land(drawing=drawing, spots={"K": site, "B": "plains"}, hand="rage", move=2, night=night)
        zone = play.at("K").garrison[0]
        assert not zone.known
        play.do("walk:B")
        assert bool(zone.known) == seen, site


@rule("MKW-KEEP-04")
def test_garrisons_do_not_react_to_movement() -> None:
    drawing = "  A B\n p @ K\n  p p"
    play = land(drawing=drawing, spots={"K": "hills keep golems", "A": "plains", "B": "plains"}, hand="rage", move=2)
    play.do("walk:B")  # from beside the keep to beside the keep
    assert play.state.phase == "move"


@rule("MK-MOVE-18", "MKW-EXPL-08")
def test_moving_and_exploring_go_together() -> None:
    tiles = "start_a 0 0, country_01 1 0, country_02 0 1"
    play = land(tiles=tiles, at="country_01.E", hand="march rage", move=8)
    first = play.offers("explore")[0]
    play.do(first)
    assert play.turn.move == 6
    assert len(play.state.map) == 4
    play.do("walk:country_01.SE")
    assert play.turn.move == 4
    assert "rest" not in play.keys  # revealing is movement


@rule("MKW-MOVE-10", "MK-SAFE-03")
def test_heroes_share_the_portal() -> None:
    from emberhall.games.mage_knight.rules.safe_spaces import is_safe

    play = land(
        drawing=RING,
        spots={**around(), "@": "plains portal"},
        scenario="first_reconnaissance",
        others={"tovak": "@"},
        hand="rage",
    )
    assert is_safe(play.state, 0, play.spots["@"])


def test_a_step_is_named_by_its_direction_and_what_lies_there() -> None:
    terrain = around(A="forest", B="hills village", D="plains !prowlers", F="plains keep guardsmen")
    play = land(drawing=RING, spots=terrain, move=9)
    said = {GAME.texts.say(option.label(), "en") for option in play.ask.options if option.key().startswith("walk")}
    assert said == {
        "Go north-west: forest",
        "Go north-east: village",
        "Go west: keep (starts a fight)",  # an assault
        "Go east: plains (starts a fight)",  # the rampaging enemies are provoked
        "Go south-west: plains (starts a fight)",
    }
    own = land(drawing="p @ K", spots={"K": "plains keep owner0"}, move=2)
    assert [GAME.texts.say(option.label(), "en") for option in own.ask.options if option.key() == "walk:1,0"] == [
        "Go east: keep"
    ]
