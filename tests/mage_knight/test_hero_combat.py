"""Combat between heroes: Arythea (seat 0) attacks Tovak (seat 1)."""

from typing import Any

import pytest

from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import Playing
from emberhall.games.mage_knight.effects.counts import COUNTS
from emberhall.games.mage_knight.effects.does.enemies import touched
from emberhall.games.mage_knight.ground import word
from emberhall.games.mage_knight.rules.foes import beat, weaken
from emberhall.games.mage_knight.rules.fortifications import walled
from emberhall.games.mage_knight.rules.hero_values import (
    attack_elements,
    attack_left,
    attack_total,
    block_points,
    price_of,
)
from emberhall.games.mage_knight.rules.turn_start import begin_turn
from emberhall.games.mage_knight.state import Deed, Modifier, Table, Turn
from emberhall.games.mage_knight.terms import (
    BLUE,
    COLD_FIRE,
    FIRE,
    GREEN,
    ICE,
    MELEE_ATTACK,
    PHYSICAL,
    RANGED,
    RANGED_ATTACK,
    RED,
    Change,
)
from emberhall.rulebook import rule
from tests.mage_knight.positions import Position, again, colours, equip, land, units

FIELD = """
 p f p
p @ X h
 p s p
"""
SPOTS = {"X": "plains"}


def near(
    drawing: str = FIELD,
    spots: dict[str, str] = SPOTS,
    rival: dict[str, Any] | None = None,
    others: dict[str, str] | None = None,
    **things: Any,
) -> Position:
    """Arythea beside Tovak, with Move points."""
    wanted: dict[str, Any] = {"hand": "rage", "move": 8, "scenario": "full_conquest", **things}
    play = land("arythea", drawing, spots=spots, others=others or {"tovak": "X"}, **wanted)
    theirs: dict[str, Any] = {"hand": "march", **(rival or {})}
    equip(play.state.players[1], **theirs)
    return again(play)


def clash(preparation: str = "long", *, melee: bool = False, **things: Any) -> Position:
    """Arythea has attacked, Tovak has prepared; with `melee` the first phase is over."""
    play = near(**things).do("walk:X", "attack_hero:tovak")
    if play.prompt == "ask-duel-called":
        play.do(f"{preparation}_preparation")
    return play.do("pass", "pass") if melee else play


def tovak(play: Position) -> Any:
    return play.state.players[1]


# entering another hero's space


@rule("MK-HEROES-02", "MK-PVP-01", "MK-HEROES-03")
def test_a_hero_may_stop_to_attack_or_move_on() -> None:
    play = near().do("walk:X")
    assert "attack_hero:tovak" in play.keys
    assert "walk:2,0" in play.keys
    play.do("walk:2,0")
    assert play.offers("attack_hero") == []


@rule("MK-HEROES-03", "MK-TURN-32", "MKW-MOVE-08")
def test_staying_is_attacking() -> None:
    play = near().do("walk:X", "end_turn")
    assert play.prompt == "ask-duel-called"
    assert play.state.duel is not None


@rule("MK-HEROES-05", "MKW-PVP-01")
def test_no_other_action_on_a_rivals_space() -> None:
    spots = {"X": "plains village"}
    play = near(spots=spots).do("walk:X")
    assert "interact" not in play.keys
    play.do("attack_hero:tovak")
    assert play.state.waiting[0].acted
    assert play.state.waiting[0].move == 0


@rule("MK-HEROES-03", "MK-HEROES-05")
def test_the_hero_of_the_first_seat_is_a_rival_like_any_other() -> None:
    play = near()
    play.state.turn = Turn(1)
    begin_turn(Table(play.state, 2), tovak(play))
    play.turn.move = 2
    play = again(play).do("walk:@")
    assert play.offers("attack_hero") == ["attack_hero:arythea"]
    play.do("attack_hero:arythea")
    assert play.state.duel is not None
    assert (play.state.duel.aggressor, play.state.duel.defender) == (1, 0)


@rule("MK-HEROES-04", "MK-COMBAT-04", "MK-COMBAT-05", "MKW-KEEP-07", "MKW-KEEP-10", "MK-DATA-09")
def test_entering_the_keep_of_a_hero_inside_is_an_attack() -> None:
    play = near(spots={"X": "hills keep owner1"}).do("walk:X")
    assert play.prompt == "ask-duel-called"
    assert [player.reputation for player in play.state.players] == [-1, 0]
    peace = near(spots={"X": "hills keep owner1"}, options={"hero_combat": "forbidden"}).do("walk:X")
    assert peace.offers("walk") == []  # the movement is over all the same
    away = near(spots={"X": "hills keep owner1", "Y": "plains"}, drawing=" p p\np @ X\n p Y", others={"tovak": "Y"})
    away.do("walk:X")
    assert away.state.combat is not None
    assert away.state.combat.kind == "keep"


@rule("MK-HEROES-03", "MK-HEROES-04")
@pytest.mark.parametrize(("site", "reputation"), [("plains", 0), ("hills keep owner1", -1)])
def test_underground_attack_comes_up_beside_another_hero(site: str, reputation: int) -> None:
    things: dict[str, Any] = {"hand": "underground_travel rage", "mana": "green black", "night": True, "move": 0}
    row = "p @ p p X p"
    play = near(row, {"X": site}, **things).do("play:underground_travel:strong")
    assert play.stands_on("X")
    assert play.prompt == "ask-duel-called"
    play.do("quick_preparation")
    assert not walled(play.state)
    assert play.state.players[0].reputation == reputation
    assert play.state.duel is not None
    assert play.state.duel.back == play.spots["@"]
    peace = near(row, {"X": site}, options={"hero_combat": "forbidden"}, **things)
    assert peace.offers("play:underground_travel") == ["play:underground_travel:basic"]
    together = near(row, {"X": "city city white conquered"}, **things)
    assert together.offers("play:underground_travel") == ["play:underground_travel:basic"]


@rule("MK-HEROES-04")
def test_no_spell_moves_a_hero_whose_movement_has_ended() -> None:
    spots = {"X": "hills keep owner1", "K": "hills keep guardsmen"}
    hand, mana = "underground_travel wings_of_wind", "green white black"
    play = near(" p p p\np @ X K", spots, hand=hand, mana=mana, night=True, options={"hero_combat": "forbidden"})
    offered = [
        f"play:{spell}" for spell in ("underground_travel:basic", "underground_travel:strong", "wings_of_wind:basic")
    ]
    assert play.offers("play") == offered
    play.do("walk:X")
    assert play.offers("play") == []
    assert play.hero.reputation == 0  # no combat, no assault


@rule("MK-HEROES-03")
def test_underground_attack_on_the_hero_of_the_first_seat() -> None:
    play = near("p @ p p X p", night=True, rival={"hand": "underground_travel march", "mana": "green black"})
    play.state.turn = Turn(1)
    begin_turn(Table(play.state, 2), tovak(play))
    play = again(play).do("play:underground_travel:strong")
    assert play.state.duel is not None
    assert (play.state.duel.aggressor, play.state.duel.defender) == (1, 0)


@rule("MK-HEROES-06", "MK-PVP-02", "MKW-PVP-02", "MKW-PVP-15")
@pytest.mark.parametrize("site", ["city city white conquered", "plains portal"])
def test_no_combat_where_figures_may_stand_together(site: str) -> None:
    play = near(spots={"X": site}).do("walk:X")
    assert play.offers("attack_hero") == []
    play.do("end_turn")
    assert play.state.duel is None


@rule("MK-HEROES-08")
def test_heroes_stand_together_in_a_conquered_city() -> None:
    play = near(spots={"X": "city city white conquered"}, hand="rage rage").do(
        "walk:X", "sideways:rage:move", "end_turn"
    )
    assert play.state.players[0].at == play.state.players[1].at
    assert "wound" not in [card.split(".")[0] for card in play.state.players[0].hand.cards]


def forbidden(play: Position) -> None:
    """Nothing can be done there, and the hero is forced back with a Wound at the end of the turn."""
    before = play.hero.at
    play = again(play).do("walk:X")
    assert play.offers("attack_hero") == []
    assert play.offers("interact") == []
    arythea = play.hero
    play.do("end_turn")
    assert play.state.duel is None
    assert arythea.at == before
    assert any(card.startswith("wound") for card in arythea.hand.cards)


@rule("MK-HEROES-09", "MK-HEROES-10", "MK-PVP-04", "MK-PVP-12")
def test_no_combat_with_a_token_face_down() -> None:
    play = near()
    tovak(play).skips = True
    forbidden(play)


@rule("MK-HEROES-09", "MK-HEROES-11", "MK-PVP-03", "MKW-PVP-03", "MKW-PVP-16", "MKW-PVP-19")
def test_no_combat_after_end_of_the_round_is_announced() -> None:
    play = near()
    play.state.round_turns = 2
    forbidden(play)


@rule("MK-HEROES-12", "MK-PVP-03", "MKW-PVP-14")
def test_no_combat_in_the_last_turns_of_the_game() -> None:
    play = near()
    play.state.game_turns = 2
    forbidden(play)


@rule("MK-HEROES-13", "MKW-MOVE-12")
@pytest.mark.parametrize(
    ("scenario", "options"), [("full_cooperation", {}), ("full_conquest", {"hero_combat": "forbidden"})]
)
def test_no_combat_in_cooperation_or_by_agreement(scenario: str, options: dict[str, Any]) -> None:
    forbidden(near(scenario=scenario, options=options))


@rule("MK-HEROES-14")
def test_no_combat_between_team_mates() -> None:
    spots = {"X": "plains", "Y": "hills", "Z": "forest"}
    drawing = " p Z p\np @ X Y\n p s p"
    others = {"tovak": "X", "goldyx": "Y", "norowas": "Z"}
    play = near(drawing=drawing, spots=spots, others=others, options={"teams": "seats"})
    play.state.teams = [0, 0, 1, 1]
    forbidden(play)


@rule("MK-COMBAT-20")
def test_heroes_and_enemies_are_never_fought_together() -> None:
    spots = {"X": "plains", "O": "plains !prowlers"}
    play = near(drawing=" p p p\np @ X O\n p p p", spots=spots).do("walk:X")
    assert play.offers("challenge") == []
    play.do("attack_hero:tovak", "long_preparation")
    assert play.offers("challenge") == []
    assert play.foes == []


@rule("MK-PVP-05")
def test_no_stop_on_a_rivals_space_among_rampaging_enemies() -> None:
    spots = {"X": "plains", "O": "plains !prowlers"}
    play = near(drawing=" p O p\np @ X p\n p p p", spots=spots)
    assert "walk:1,0" not in play.keys
    assert "walk:-1,0" in play.keys
    for drawing in (" p p p\np @ X p\n p p O", " p p p\nO @ X p\n p p p"):
        assert "walk:1,0" in near(drawing=drawing, spots=spots).keys  # nobody is provoked
    bent = near(drawing=" p O p\np @ X p\n p p p", spots=spots, hand="space_bending", mana="blue")
    assert "walk:1,0" in bent.do("play:space_bending:basic").keys


@rule("MK-PVP-05", "MK-HEROES-06")
def test_enemies_may_be_provoked_on_the_way_into_a_city_with_a_rival() -> None:
    spots = {"X": "city city white conquered", "O": "plains !prowlers"}
    play = near(drawing=" p O p\np @ X p\n p p p", spots=spots).do("walk:X")
    assert play.stands_on("X")
    assert len(play.foes) == 1


# preparation


@rule("MK-PVP-06", "MK-PVP-10", "MKW-PVP-04")
def test_the_defender_chooses_how_to_prepare() -> None:
    play = near().do("walk:X", "attack_hero:tovak")
    assert (play.turn.seat, play.ask.seat) == (1, 1)
    assert play.keys == ["quick_preparation", "long_preparation"]
    duel = play.state.duel
    assert duel is not None
    assert (duel.aggressor, duel.defender) == (0, 1)


@rule("MK-PVP-08", "MK-PVP-09", "MK-TURN-01")
def test_the_defender_may_use_what_is_for_before_a_turn() -> None:
    rival = {"skills": "motivation_tovak double_time", "deck": ""}
    play = near(spots={"X": "plains village"}, rival=rival).do("walk:X", "attack_hero:tovak")
    assert play.keys == ["plunder", "use_skill:motivation_tovak", "quick_preparation", "long_preparation"]
    play.do("plunder")
    assert tovak(play).reputation == -1
    assert "announce_end_of_round" not in play.keys


@rule("MK-PVP-11", "MK-PVP-13", "MK-PVP-19", "MK-PVP-07", "MKW-PVP-05", "MK-TURN-14", "MK-SUM-11")
def test_long_preparation_uses_up_the_next_turn() -> None:
    play = clash(hand="rage rage", rival={"hand": "march stamina"})
    assert tovak(play).skips
    assert play.offers("walk") == []
    assert play.offers("play") == []  # March is of no use here
    play.do("pass", "pass", "pass", "pass")  # a draw
    assert (play.turn.seat, play.prompt) == (1, "ask-after")
    play.do("end_turn", "pick_card:march", "done")
    assert (play.turn.seat, play.prompt) == (0, "ask-after")
    play.do("end_turn", "pick_card:rage", "done")
    assert play.turn.seat == 0  # Tovak's turn was skipped
    assert not tovak(play).skips


def test_the_right_moment_cannot_be_used_after_taking_the_next_turn_early() -> None:
    play = clash(hand="rage rage", rival={"hand": "march", "tactic": "the_right_moment"})
    play.do("pass", "pass", "pass", "pass")
    assert (play.turn.seat, play.offers("use_tactic")) == (1, [])


@rule("MK-PVP-14", "MK-PVP-15", "MK-PVP-16")
def test_long_preparation_gives_what_a_turn_gives() -> None:
    spots = {"X": "forest magical_glade"}
    rival = {"hand": "rage cold_toughness", "skills": "night_sharpshooting"}
    play = clash(spots=spots, rival=rival, source="red")
    assert tovak(play).mana == colours("gold", 6)
    assert play.turn.dice_left == 1
    assert "use_skill:night_sharpshooting" in play.keys


@rule("MK-PVP-17", "MK-PVP-18")
def test_after_long_preparation_the_defender_heals_and_ends_his_turn() -> None:
    rival = {"hand": "tranquility wound", "deck": "march march march march march march"}
    play = clash(rival=rival).do("pass", "pass", "pass", "pass")
    assert play.prompt == "ask-after"
    play.do("play:tranquility:basic", "effect:0", "heal_hand", "end_turn")
    assert len(tovak(play).hand) == 5
    assert [card.split(".")[0] for card in tovak(play).discard.cards] == ["tranquility"]


@rule("MK-PVP-11", "MK-EFFECT-08")
def test_time_bending_gives_back_the_turn_taken_early() -> None:
    rival = {"hand": "space_bending rage", "mana": "blue black"}
    play = clash(hand="rage rage", night=True, rival=rival).do("play:space_bending:strong")
    play.do("pass", "pass", "pass", "pass", "end_turn")
    assert not tovak(play).skips
    assert (tovak(play).aside.cards, len(tovak(play).hand)) == (["space_bending"], 1)
    play.do("end_turn", "pick_card:rage", "done")
    assert play.turn.seat == 1


@rule("MK-PVP-21", "MK-PVP-24")
def test_a_quick_defender_has_no_turn_for_time_bending() -> None:
    things: dict[str, Any] = {"hand": "space_bending", "mana": "blue black"}
    play = clash("quick", night=True, rival=things, **things)
    assert play.offers("play") == []
    assert play.do("pass").offers("play") == ["play:space_bending:strong"]  # the aggressor's turn will end


@rule("MK-PVP-20")
def test_no_long_preparation_with_wounds_only() -> None:
    play = near(rival={"hand": "wound wound"}).do("walk:X", "attack_hero:tovak")
    assert play.prompt == "ask-duel-attack"  # there was no choice
    assert not tovak(play).skips


@rule("MK-PVP-21", "MK-PVP-22", "MK-PVP-23")
def test_quick_preparation() -> None:
    skills = "night_sharpshooting motivation_tovak"
    play = clash("quick", rival={"hand": "rage", "skills": skills}, source="red")
    assert not tovak(play).skips
    assert play.turn.dice_left == 0
    assert play.offers("use_skill") == ["use_skill:motivation_tovak"]


@rule("MK-PVP-22")
def test_a_defender_has_no_use_for_the_right_moment() -> None:
    play = clash(rival={"hand": "rage march", "tactic": "the_right_moment"}).do("pass", "pass", "pass", "pass")
    assert (play.turn.seat, play.prompt) == (1, "ask-after")
    assert play.offers("use_tactic") == []


@rule("MK-PVP-24", "MK-PVP-25", "MK-PVP-26")
def test_quick_preparation_ends_at_once() -> None:
    rival = {"hand": "tranquility wound", "deck": "march march march march", "mana": "red"}
    play = clash("quick", rival=rival).do("pass", "pass", "pass", "pass")
    assert (play.turn.seat, play.prompt) == (0, "ask-after")
    assert len(tovak(play).hand) == 2
    assert tovak(play).mana == colours("red", 6)
    play.do("end_turn")
    assert (play.turn.seat, play.prompt) == (1, "ask-move")  # his turn is played normally


@rule("MK-PVP-27")
@pytest.mark.parametrize("preparation", ["long", "quick"])
def test_the_defender_blocks_and_attacks(preparation: str) -> None:
    play = clash(preparation, melee=True, hand="rage rage", rival={"hand": "rage determination"})
    play.do("play:rage:basic", "strike")
    assert (play.turn.seat, play.prompt) == (1, "ask-duel-block")
    play.do("play:determination:basic", "done")
    assert (play.turn.seat, play.prompt) == (1, "ask-duel-attack")
    assert "play:rage:basic" in play.keys


# phases


@rule("MK-PVP-28", "MK-PVP-31", "MK-PVP-33", "MK-PVP-52", "MK-PVP-54", "MKW-PVP-06", "MKW-PVP-07", "MKW-PVP-08")
def test_the_defender_begins_at_range_the_aggressor_hand_to_hand() -> None:
    play = clash(rival={"hand": "march", "skills": "night_sharpshooting"}, skills="burning_power")
    duel = play.state.duel
    assert duel is not None
    assert (play.turn.seat, duel.melee) == (1, False)
    play.do("pass")
    assert (play.turn.seat, duel.melee) == (0, False)
    play.do("pass")
    assert (play.turn.seat, duel.melee) == (0, True)
    play.do("pass")
    assert play.turn.seat == 1


@rule("MK-PVP-32", "MK-PVP-51", "MK-PVP-67")
def test_the_roles_alternate_after_each_attack() -> None:
    play = clash(rival={"hand": "march", "skills": "night_sharpshooting"}, skills="burning_power")
    play.do("use_skill:night_sharpshooting", "strike")
    assert play.turn.seat == 0  # the aggressor blocks
    play.do("done")
    assert (play.turn.seat, play.prompt) == (0, "ask-duel-attack")  # damage of 1 does nothing
    play.do("use_skill:burning_power", "effect:0", "strike", "done")
    assert play.turn.seat == 1
    play.do("pass", "pass")
    assert play.state.duel is not None
    assert play.state.duel.melee


@rule("MK-PVP-52")
def test_an_attack_between_two_passes_goes_on() -> None:
    play = clash(rival={"hand": "march", "skills": "night_sharpshooting"}, skills="burning_power")
    play.do("pass", "use_skill:burning_power", "effect:0", "strike", "done", "pass")
    assert play.turn.seat == 0  # one pass since the attack
    assert play.state.duel is not None
    assert not play.state.duel.melee


@rule("MK-PVP-34", "MK-PVP-36")
def test_ranged_and_siege_attacks_are_played_and_nothing_sideways() -> None:
    play = clash(hand="swiftness rage", mana="white", skills="burning_power").do("pass")
    assert play.offers("sideways") == []
    assert play.offers("play") == ["play:swiftness:strong"]
    play.do("play:swiftness:strong", "use_skill:burning_power", "effect:1")
    assert attack_total(play.state) == 3 + 1


@rule("MK-PVP-35")
def test_walls_let_the_aggressor_use_siege_attacks_only() -> None:
    spots = {"X": "hills keep owner1"}
    rival = {"hand": "swiftness", "mana": "white"}
    play = near(spots=spots, rival=rival, hand="swiftness", mana="white", skills="burning_power")
    play.do("walk:X", "long_preparation")
    assert play.offers("play") == ["play:swiftness:strong"]  # the defender is not hindered
    play.do("pass")
    assert play.offers("play") == []
    assert play.offers("use_skill") == ["use_skill:burning_power"]
    play.turn.mods.append(Modifier(Change.WALLS_IGNORED))
    assert again(play).offers("play") == ["play:swiftness:strong"]


@rule("MK-PVP-35", "MK-PVP-56")
def test_the_ranged_attack_of_expose_does_not_pass_the_walls() -> None:
    rival = {"hand": "march", "unit": "peasants"}
    things: dict[str, Any] = {"hand": "expose expose", "mana": "white white", "skills": "burning_power"}
    play = near(spots={"X": "hills keep owner1"}, rival=rival, **things).do("walk:X", "long_preparation", "pass")
    play.do("play:expose:basic")
    assert attack_total(play.state) == 0
    assert "strike" not in play.keys
    play.do("use_skill:burning_power", "effect:1")
    assert attack_total(play.state) == 1  # the Siege Attack alone
    play.do("strike")
    assert (play.ask.seat, attack_left(play.state)) == (1, 1)
    in_the_open = near(rival=rival, **things).do("walk:X", "attack_hero:tovak", "long_preparation", "pass")
    assert attack_total(in_the_open.do("play:expose:basic").state) == 2
    in_the_open.do("strike")
    assert attack_left(in_the_open.state) == 2


@rule("MK-PVP-55", "MK-PVP-56", "MK-PVP-53", "MK-PVP-57")
def test_everything_counts_in_the_attack_phase() -> None:
    spots = {"X": "hills keep owner1"}
    play = near(spots=spots, hand="swiftness rage wound", mana="white", skills="burning_power")
    play.do("walk:X", "long_preparation", "pass", "pass")
    assert "play:swiftness:strong" in play.keys
    assert "use_skill:burning_power" in play.keys
    assert play.offers("sideways") == ["sideways:swiftness:attack", "sideways:rage:attack"]  # no Wound
    play.do("sideways:rage:attack")
    assert attack_total(play.state) == 1
    assert attack_elements(play.state) == [PHYSICAL]


# blocks


@rule("MK-PVP-37", "MK-PVP-38", "MK-PVP-41", "MKW-PVP-12")
@pytest.mark.parametrize(("element", "n", "reduced"), [(ICE, 4, 2), (PHYSICAL, 7, 3)])
def test_blocks_at_range_are_halved(element: int, n: int, reduced: int) -> None:
    """The examples of the rules: Ranged Fire Attack 4 against Ice Block 4, and against Block 7."""
    play = clash().do("pass")
    play.combat.points[4 * RANGED + FIRE] = 4
    play = again(play).do("strike")
    play.combat.block[element] = n
    assert attack_left(play.state) == reduced


@rule("MK-PVP-39", "MK-PVP-58")
def test_a_block_efficient_against_one_element_is_efficient() -> None:
    play = clash(melee=True)
    play.combat.points[FIRE] = 4
    play = again(play).do("strike")
    play.combat.block[FIRE] = 3
    assert block_points(play.state) == 1
    play.combat.points[PHYSICAL] = 1  # and a card played sideways
    assert block_points(play.state) == 3


@rule("MK-PVP-42")
def test_what_takes_swiftness_blocks_in_full() -> None:
    rival = {"hand": "march", "unit": "utem_guardsmen"}
    play = clash(rival=rival).do("pass")
    play.combat.points[4 * RANGED] = 5
    play = again(play).do("strike", "activate:utem_guardsmen:1")
    assert attack_left(play.state) == 1  # Block 4, twice against a Swift attack
    play = clash(rival=rival, melee=True)
    play.combat.points[PHYSICAL] = 5
    play = again(play).do("strike", "activate:utem_guardsmen:1")
    assert attack_left(play.state) == 1


@rule("MK-PVP-40", "MK-PVP-43", "MK-PVP-59", "MKW-PVP-11")
def test_a_partial_block_leaves_damage() -> None:
    play = clash(melee=True, rival={"hand": "determination march"})
    play.combat.points[PHYSICAL] = 5
    play = again(play).do("strike", "play:determination:basic")
    assert attack_left(play.state) == 3
    play.do("done")
    assert (play.turn.seat, play.prompt) == (0, "ask-duel-damage")
    assert play.combat.damage == 3


# damage


def hit(n: int, element: int = PHYSICAL, **things: Any) -> Position:
    """Arythea's attack of this value gets through in the Attack phase."""
    play = clash(melee=True, **things)
    play.combat.points[element] = n
    play = again(play).do("strike")
    return play.do("done")


@rule("MK-PVP-44", "MK-PVP-45", "MK-PVP-46", "MKW-PVP-13", "MKW-PVP-18")
def test_the_attacker_assigns_damage_equal_to_armor() -> None:
    play = hit(4, rival={"hand": "march", "unit": "peasants herbalists/wounded utem_guardsmen"})
    assert (play.turn.seat, play.ask.seat) == (0, 0)
    assert play.offers("assign") == ["assign:peasants"]  # Armor 3; Guardsmen have 5, wounded ones are out
    play.do("assign:peasants")
    assert [unit.wounds for unit in tovak(play).units] == [1, 1, 0]
    assert (play.prompt, play.ask.seat) == ("ask-duel-attack", 1)  # the point left over is lost


def test_into_the_heat_spares_units_and_not_the_hero() -> None:
    rival = {"hand": "into_the_heat", "unit": "peasants"}
    play = clash(rival=rival, hand="rage rage").do("play:into_the_heat:basic", "pass", "pass")
    play.do("play:rage:basic", "play:rage:basic", "strike", "done")
    assert play.combat.damage == 4
    assert play.offers("assign") == []
    assert "wound_hero" in play.keys


@rule("MK-PVP-47", "MK-PVP-58", "MK-URES-02")
@pytest.mark.parametrize(("element", "price"), [(FIRE, 8), (ICE, 4), (COLD_FIRE, 4), (PHYSICAL, 8)])
def test_resistance_doubles_a_units_armor(element: int, price: int) -> None:
    play = hit(20, element, rival={"hand": "march", "unit": "fire_golems"})
    foe = play.foes[0]
    assert price_of(play.state, foe) == price
    play.do("assign:fire_golems")
    assert play.combat.damage == 20 - price


@rule("MK-PVP-46")
def test_only_your_units_are_strengthened() -> None:
    play = near(hand="banner_of_glory rage", unit="herbalists", rival={"hand": "march", "unit": "peasants"})
    play.do("play:banner_of_glory:strong", "walk:X", "attack_hero:tovak", "long_preparation", "pass")
    assert play.state.duel is not None
    assert [foe.armor for foe in play.foes] == [3]
    assert [foe.armor for foe in play.state.duel.foes] == [2 + 1]


@rule("MK-PVP-46", "MK-PVP-47")
@pytest.mark.parametrize(
    ("banner", "element", "price"),
    [
        ("banner_of_glory:strong", PHYSICAL, 4),
        ("banner_of_glory:basic", PHYSICAL, 4),
        ("banner_of_protection:basic", PHYSICAL, 4),
        ("banner_of_protection:basic", FIRE, 8),
    ],
)
def test_a_banner_helps_in_the_block_it_is_played_in(banner: str, element: int, price: int) -> None:
    play = clash(melee=True, rival={"hand": banner.partition(":")[0], "unit": "peasants"})
    play.combat.points[element] = 9
    play = again(play).do("strike", f"play:{banner}", "done")
    assert price_of(play.state, play.foes[0]) == price


@rule("MK-PVP-47", "MK-PVP-78", "MK-PVP-81")
def test_the_resistances_of_altem_guardians_are_had_and_lost() -> None:
    rival = {"hand": "banner_of_glory", "mana": "green", "unit": "altem_guardians peasants"}
    play = clash(melee=True, rival=rival)
    play.combat.points[ICE] = 9
    play = again(play).do("strike", "activate:altem_guardians:2", "done")
    peasants = play.foes[1]
    assert price_of(play.state, peasants) == 2 * 3
    chilled = Playing(play.hero, MELEE_ATTACK, "x", BLUE)
    assert touched(play.state, chilled, fx.one_enemy(fx.Armor(-1))) == []
    weaken(Table(play.state, 2), play.hero, peasants, (fx.LoseResistances(),))
    again(play).do("done", "play:banner_of_glory:strong")
    assert (peasants.armor, peasants.resistances) == (4, 0)


def _called_to_glory(level: int) -> Position:
    """Tovak has called Swordsmen to his Peasants while blocking 20 points."""
    rival = {"hand": "call_to_arms", "mana": "white black", "unit": "peasants", "level": level}
    play = clash(melee=True, night=True, rival=rival)
    play.state.unit_offer.cards = [unit.card for unit in units("utem_swordsmen")]
    play.combat.points[PHYSICAL] = 20
    return again(play).do("strike", "play:call_to_arms:strong")


@rule("MK-PVP-46", "MK-UNIT-08")
@pytest.mark.parametrize(
    ("level", "offered"), [(1, ["assign:utem_swordsmen"]), (3, ["assign:peasants", "assign:utem_swordsmen"])]
)
def test_call_to_glory_changes_the_units_that_can_be_wounded(level: int, offered: list[str]) -> None:
    play = _called_to_glory(level).do("done")
    assert play.offers("assign") == offered
    play.do("assign:utem_swordsmen")
    assert tovak(play).units[-1].wounds == 1


@rule("MK-PVP-85")
def test_a_unit_gained_in_the_combat_takes_part_in_attacks() -> None:
    play = _called_to_glory(1).do("done", "done", "activate:utem_swordsmen:0")
    assert play.state.duel is not None
    assert [(foe.token, bool(foe.attacks)) for foe in play.state.duel.foes if not foe.beaten] == [
        ("utem_swordsmen.1", True)
    ]


@rule("MK-PVP-48", "MK-PVP-50")
def test_the_hero_takes_a_wound_for_each_armor() -> None:
    play = hit(5, rival={"hand": "march"})
    play.do("wound_hero", "wound_hero")
    assert [card.split(".")[0] for card in tovak(play).hand.cards] == ["march", "wound", "wound"]
    assert play.prompt == "ask-duel-attack"
    assert play.turn.seat == 1
    spared = hit(5, rival={"hand": "march"}).do("done")
    assert len(tovak(spared).hand) == 1


@rule("MK-PVP-49")
def test_too_many_wounds_knock_a_hero_out() -> None:
    play = hit(20, rival={"hand": "march rage"})
    for _ in range(4):
        play.do("wound_hero")
    assert len(tovak(play).hand) == 6
    play.do("wound_hero")
    assert all(card.startswith("wound") for card in tovak(play).hand.cards)
    assert len(tovak(play).discard) == 2


# driving off and stealing


@rule("MK-PVP-60", "MK-PVP-61", "MK-PVP-62", "MKW-PVP-09")
def test_damage_drives_a_hero_off_to_a_safe_space() -> None:
    drawing = " p f O\np @ X h\n p K p"
    spots = {"X": "plains", "O": "plains !prowlers", "K": "hills keep guardsmen"}
    play = hit(3, drawing=drawing, spots=spots, rival={"hand": "march"})
    # the plains, the forest and the hills; neither the enemy's space nor the keep
    assert sorted(play.offers("drive_off")) == ["drive_off:0,0", "drive_off:1,-1", "drive_off:1,1", "drive_off:2,0"]


@rule("MK-PVP-61")
def test_nobody_is_driven_onto_another_hero() -> None:
    spots = {"X": "plains", "Y": "hills"}
    play = hit(9, drawing=" p f p\np @ X Y\n p s p", spots=spots, others={"tovak": "X", "goldyx": "Y"})
    assert "drive_off:0,0" in play.keys
    assert "drive_off:2,0" not in play.keys


@rule("MK-PVP-62")
def test_the_unmodified_cost_counts() -> None:
    play = hit(2)
    assert "drive_off:0,0" in play.keys
    assert "drive_off:2,0" not in play.keys  # hills cost 3
    play.turn.costs = [1] * 10
    assert "drive_off:2,0" not in again(play).keys


@rule("MK-PVP-60", "MK-PVP-53")
def test_nobody_is_driven_off_at_range() -> None:
    play = clash().do("pass")
    play.combat.points[4 * RANGED] = 9
    play = again(play).do("strike", "done")
    assert play.offers("drive_off") == []
    assert play.offers("steal") == []
    assert "wound_hero" in play.keys


@rule("MK-PVP-29", "MK-PVP-63", "MK-PVP-64", "MK-PVP-68", "MKW-PVP-10")
def test_driving_off_ends_the_combat() -> None:
    drawing, spots = " p O p\np @ X h\n p s p", {"X": "plains", "O": "plains !prowlers"}
    play = near(drawing=drawing, spots=spots)
    play.hero.at = play.spots["X"]
    play.turn.path = [play.spots["@"]]
    play = again(play).do("attack_hero:tovak", "long_preparation", "pass", "pass")
    play.combat.points[PHYSICAL] = 3
    play = again(play).do("strike", "done", "drive_off:0,0")  # past the enemy between the two spaces
    assert tovak(play).at == play.spots["@"]
    assert play.state.combat is None
    assert play.state.players[0].at == play.spots["X"]
    assert (play.turn.seat, play.prompt) == (1, "ask-after")


@rule("MK-RESULT-10", "MK-RESULT-12")
@pytest.mark.parametrize(("owner", "shields"), [(1, [0]), (0, [0])])
def test_a_hero_who_drives_the_owner_out_of_a_keep_has_conquered_it(owner: int, shields: list[int]) -> None:
    play = near(spots={"X": f"hills keep owner{owner}"}).do("walk:X")
    if not owner:
        play.do("attack_hero:tovak")
    play.do("long_preparation", "pass", "pass")
    play.combat.points[PHYSICAL] = 9
    play = again(play).do("strike", "done", "drive_off:0,0")
    assert play.at("X").shields == shields
    play.do("end_turn")
    while play.turn.seat == 1:
        play.do(play.keys[0])
    play.do("end_turn")
    assert play.state.players[0].at == play.spots["X"]  # no forced withdrawal


@rule("MKW-KEEP-02")
def test_a_hero_who_is_driven_off_beside_a_keep_sees_its_garrison() -> None:
    play = near(drawing="  p p p\n K @ X h\n  p s p", spots={"X": "plains", "K": "hills keep golems"})
    play.hero.at = play.spots["X"]
    play.turn.path = [play.spots["@"]]
    play = again(play).do("attack_hero:tovak", "long_preparation", "pass", "pass")
    garrison = play.at("K").garrison[0]
    garrison.known.clear()
    play.combat.points[PHYSICAL] = 3
    again(play).do("strike", "done", f"drive_off:{word(play.spots['@'])}")
    assert garrison.known


@rule("MK-PVP-65", "MK-PVP-66")
def test_artifacts_are_stolen_for_five_points_each() -> None:
    play = hit(12, rival={"hand": "march", "unit": "peasants/wounded herbalists"})
    tovak(play).units[0].banner = "banner_of_glory"
    tovak(play).units[1].banner = "banner_of_courage"
    tovak(play).play.cards = [Deed("ruby_ring")]
    play = again(play)
    assert play.offers("steal") == ["steal:ruby_ring", "steal:banner_of_glory"]  # the Herbalists stand
    play.do("steal:ruby_ring", "steal:banner_of_glory")
    assert play.hero.discard.cards == ["ruby_ring", "banner_of_glory"]
    assert tovak(play).play.cards == []
    assert tovak(play).units[0].banner == ""
    assert play.combat.damage == 2
    play.do("wound_hero")  # and the rest for a Wound
    assert len(tovak(play).hand) == 2


# the outcome


@rule("MK-PVP-69", "MK-PVP-70", "MK-PVP-71", "MK-SUM-12")
@pytest.mark.parametrize(
    ("own", "their", "fame"),
    [((2, 3), (5, 40), 7), ((3, 10), (3, 11), 1), ((3, 11), (3, 11), 0), ((3, 12), (3, 11), 0), ((5, 40), (2, 3), 0)],
)
def test_fame_for_the_weaker_winner(own: tuple[int, int], their: tuple[int, int], fame: int) -> None:
    play = clash(melee=True)
    arythea = play.state.players[0]
    (arythea.level, arythea.fame), (tovak(play).level, tovak(play).fame) = own, their
    play.combat.points[PHYSICAL] = 3
    play = again(play).do("strike", "done", "drive_off:0,0")
    assert arythea.fame == own[1] + fame


@rule("MK-PVP-30", "MK-PVP-72", "MK-PVP-73", "MKW-PVP-17")
def test_two_passes_are_a_draw_and_the_aggressor_goes_back() -> None:
    play = clash("quick", melee=True).do("pass", "pass")
    arythea = play.state.players[0]
    assert arythea.at == play.spots["@"]
    assert arythea.fame == tovak(play).fame == 0
    play.do("end_turn")
    assert not any(card.startswith("wound") for card in arythea.hand.cards)


@rule("MK-PVP-74")
def test_from_an_unsafe_space_the_aggressor_is_forced_farther_back() -> None:
    spots = {"X": "plains", "Y": "plains"}
    play = near(drawing=" p f p\n@ Y X h\n p s p", spots=spots, others={"tovak": "X", "goldyx": "Y"})
    play.do("walk:Y", "walk:X", "attack_hero:tovak", "quick_preparation", "pass", "pass", "pass", "pass")
    arythea = play.state.players[0]
    assert arythea.at == play.spots["Y"]  # where Goldyx stands
    play.do("end_turn")
    assert arythea.at == play.spots["@"]
    assert sum(card.startswith("wound") for card in arythea.hand.cards) == 1


# special effects


@rule("MK-PVP-75", "MK-PVP-76")
def test_effects_on_enemies_touch_unwounded_units() -> None:
    rival = {"hand": "march", "unit": "utem_guardsmen peasants/wounded herbalists"}
    play = clash(hand="tremor", mana="green", rival=rival, melee=True).do("play:tremor:basic", "effect:0")
    assert play.keys == ["foe:0", "foe:1"]  # neither the wounded Peasants nor the hero
    play.do("foe:0")
    assert [(foe.token, foe.armor) for foe in play.foes] == [("utem_guardsmen.1", 2), ("herbalists.1", 2)]
    assert clash(hand="tremor", mana="green", melee=True).offers("play") == []  # there is nobody but the hero


@rule("MK-PVP-80", "MK-PVP-81")
def test_armor_stays_lower_until_the_end_of_the_combat() -> None:
    rival = {"hand": "march", "unit": "peasants"}
    play = clash(hand="tremor rage", mana="green", rival=rival).do("pass", "play:tremor:basic", "effect:0")
    assert play.foes[0].armor == 1  # 3 - 3, never below 1
    play.do("pass")
    assert play.state.duel is not None
    assert play.state.duel.melee
    play.do("sideways:rage:attack", "strike", "done")
    assert play.offers("assign") == ["assign:peasants"]


@rule("MK-PVP-77", "MK-PVP-78")
@pytest.mark.parametrize(("colour", "unit"), [(RED, "fire_golems"), (BLUE, "ice_golems")])
def test_resistance_bars_effects_of_its_colour(colour: int, unit: str) -> None:
    play = clash(rival={"hand": "march", "unit": f"{unit} peasants"}).do("pass")
    weakened = fx.one_enemy(fx.Armor(-1))
    assert touched(play.state, Playing(play.hero, RANGED_ATTACK, "x", colour), weakened) == [1]
    assert touched(play.state, Playing(play.hero, RANGED_ATTACK, "x", GREEN), weakened) == [0, 1]


@rule("MK-PVP-79")
def test_what_destroys_an_enemy_wounds_a_unit() -> None:
    play = clash(hand="rage", rival={"hand": "march", "unit": "peasants utem_guardsmen"}).do("pass")
    beat(Table(play.state, 2), play.hero, play.foes[1])
    assert [unit.wounds for unit in tovak(play).units] == [0, 1]
    assert play.hero.fame == 0
    assert len(tovak(play).units) == 2


@rule("MK-PVP-82", "MK-PVP-83")
@pytest.mark.parametrize(("attack", "armor"), [(0, 1), (9, 3)])
def test_what_a_successful_block_does_is_done_to_a_unit_in_the_attack(attack: int, armor: int) -> None:
    """Ice Shield: Block 3, and Armor -3 for the blocked enemy."""
    rival = {"hand": "ice_shield", "mana": "blue"}
    play = clash(melee=True, hand="rage", unit="peasants utem_guardsmen", rival=rival)
    play.combat.points[PHYSICAL] = attack
    play = again(play).do("activate:peasants:0", "strike", "play:ice_shield:strong", "done")
    peasants = next(foe for foe in (*play.foes, *play.state.duel.foes) if foe.token == "peasants.1")  # type: ignore[union-attr]
    assert peasants.armor == armor


@rule("MK-PVP-84")
def test_enemies_are_counted_as_ready_units_those_attacking_and_the_hero() -> None:
    rival = {"hand": "march", "unit": "peasants/spent herbalists utem_guardsmen/wounded"}
    play = clash(melee=True, hand="rage", unit="peasants utem_guardsmen", rival=rival)
    assert COUNTS["enemies"](play.state, play.hero) == 2  # the Herbalists and the hero
    play.do("activate:peasants:0", "strike")
    assert play.turn.seat == 1
    assert COUNTS["enemies"](play.state, play.hero) == 3  # the Guardsmen, the Peasants that attack, the hero


@rule("MK-PVP-85", "MK-PVP-86")
def test_the_part_of_a_unit_is_prevented() -> None:
    rival = {"hand": "whirlwind", "mana": "white", "unit": "herbalists"}
    play = clash(melee=True, hand="rage whirlwind", mana="white", unit="peasants utem_guardsmen", rival=rival)
    assert "play:whirlwind:basic" not in play.keys  # nobody attacks Arythea
    play.do("sideways:rage:attack", "activate:peasants:0")
    assert attack_total(play.state) == 3
    play.do("strike", "play:whirlwind:basic")  # the Guardsmen take no part and cannot be chosen
    assert attack_total(play.state) == 1
    assert not play.state.players[0].units[0].ready


@rule("MK-PVP-85")
def test_the_parts_of_units_are_prevented_one_by_one() -> None:
    rival = {"hand": "whirlwind", "mana": "white"}
    play = clash(melee=True, unit="peasants utem_swordsmen", rival=rival)
    play.do("activate:peasants:0", "activate:utem_swordsmen:0", "strike", "play:whirlwind:basic")
    assert play.offers("foe") == ["foe:0", "foe:1"]
    play.do("foe:1")
    assert attack_total(play.state) == 2  # the Swordsmen's 3 are gone, the Peasants' 2 are not


@rule("MK-PVP-46", "MK-PVP-85")
def test_a_unit_wounded_by_its_own_attack() -> None:
    rival = {"hand": "whirlwind rage", "mana": "white"}
    play = clash(melee=True, unit="utem_swordsmen", rival=rival)
    play.do("activate:utem_swordsmen:1", "strike", "play:whirlwind:basic")
    assert attack_total(play.state) == 0  # its part is prevented nevertheless
    play.do("done")
    play.combat.points[PHYSICAL] = 9
    play = again(play).do("strike", "done")
    assert play.offers("assign") == []  # it is wounded already


def test_a_unit_called_to_arms_takes_part_unseen() -> None:
    play = clash(melee=True, hand="call_to_arms", mana="white", unit="peasants")
    play.state.unit_offer.cards = [unit.card for unit in units("utem_swordsmen")]
    play = again(play).do("play:call_to_arms:basic")
    play.do(*play.offers("activate:utem_swordsmen:0"), "strike")
    assert attack_total(play.state) == 3


# Artifacts and Units that change attacks


@rule("MK-PVP-75", "MK-COMBAT-25")
def test_the_sword_of_justice_doubles_physical_attacks_of_cards() -> None:
    play = clash(melee=True, hand="sword_of_justice rage", unit="peasants")
    play.do("play:sword_of_justice:strong", "play:rage:basic", "activate:peasants:0", "strike")
    assert attack_total(play.state) == 2 * 2 + 2


@pytest.mark.parametrize(("how", "block"), [("basic", 5), ("strong", 6)])
def test_cold_toughness_counts_the_mana_of_the_attack(how: str, block: int) -> None:
    rival = {"hand": "cold_toughness", "mana": "blue", "unit": "peasants"}
    play = clash(melee=True, hand="rage", mana="red", rival=rival)
    play.do(f"play:rage:{how}", "strike", "play:cold_toughness:strong")
    assert play.combat.block == [0, 0, block, 0]


def test_cold_toughness_counts_no_mana_of_earlier_attacks() -> None:
    rival = {"hand": "cold_toughness", "mana": "blue"}
    play = clash(melee=True, hand="rage rage", mana="red", rival=rival)
    play.do("play:rage:strong", "strike", "done", "done", "pass")
    play.do("play:rage:basic", "strike", "play:cold_toughness:strong")
    assert play.combat.block == [0, 0, 5, 0]


@rule("MK-PVP-75")
def test_the_sword_of_justice_doubles_nothing_at_a_distance() -> None:
    play = clash(hand="sword_of_justice swiftness", mana="white")
    play.do("pass", "play:sword_of_justice:strong", "play:swiftness:strong", "strike")
    assert attack_total(play.state) == 3


def test_the_sword_of_justice_gives_no_fame_for_units() -> None:
    hand = "whirlwind sword_of_justice rage"
    play = clash(melee=True, hand=hand, mana="white black", night=True, rival={"unit": "peasants"})
    play.do("play:whirlwind:strong", "play:sword_of_justice:basic", "pick_card:rage")
    assert tovak(play).units[0].wounds == 1
    assert play.state.players[0].fame == 0


@rule("MK-PVP-75")
def test_altem_mages_turn_the_attack_into_cold_fire() -> None:
    play = clash(melee=True, hand="rage", mana="black", night=True, unit="altem_mages")
    play.do("activate:altem_mages:2", "effect:0", "play:rage:basic", "strike")
    assert attack_elements(play.state) == [COLD_FIRE]
    assert attack_total(play.state) == 2
