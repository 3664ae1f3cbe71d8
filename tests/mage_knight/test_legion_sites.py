"""Walls, mazes and labyrinths, deep mines, refugee camps, the tiles and the enemies of The Lost Legion."""

from typing import Any

import pytest

from emberhall.games.mage_knight.content import ENEMY, TILE, kind_of
from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.rules.foes import armor, make_foe
from emberhall.games.mage_knight.rules.fortifications import fortifications, walled
from emberhall.games.mage_knight.rules.scoring import achievements
from emberhall.games.mage_knight.rules.volkare import general
from emberhall.games.mage_knight.state import BLOCKED, DUMMY, PREVENTED, THREATENS, Deed, EnemyToken, Foe, Setup, Turn
from emberhall.games.mage_knight.terms import (
    BROWN_PILE,
    BRUTAL,
    COLD_FIRE,
    COLOURS,
    FIRE,
    PHYSICAL,
    PILES,
    RANGED,
    TERRAINS,
)
from emberhall.kernel import NOWHERE
from emberhall.rulebook import rule
from tests.mage_knight.games import opened
from tests.mage_knight.positions import Position, again, colours, fight, land, visit
from tests.mage_knight.test_hero_combat import near
from tests.mage_knight.test_volkare import SW, march, with_army

LEGION = {"expansions": ("lost_legion",)}
ROW = " p p p\np @ A p\n p B p"


def battle(foes: str = "prowlers", **things: Any) -> Position:
    return fight(foes=foes, options=LEGION, **things)


def foe_pile(foe: Foe) -> str:
    """The pile of an enemy."""
    return PILES[ENEMY[kind_of(foe.token)].pile]


# set-up


@rule("MKX-COMP-06", "MKX-COMP-08", "MKX-COMP-11", "MKX-COMP-17", "MKX-COMP-18", "MKX-COMP-19")
def test_the_expansion_joins_the_decks_and_piles() -> None:
    state = opened("full_conquest", expansions=("lost_legion",), heroes="choose").state
    assert state.heroes_left == ["arythea", "goldyx", "norowas", "tovak", "wolfhawk"]
    assert len(state.advanced_deck) == 40
    assert len(state.spell_deck) == 24
    assert len(state.artifact_deck) == 24
    assert (len(state.regular_deck), len(state.elite_deck)) == (28, 28)
    assert [len(deck) for deck in state.enemies] == [20, 18, 14, 16, 16, 14]
    assert len(state.ruins) == 15
    tiles = [*state.countryside, *state.countryside_box]
    assert len(tiles) == 14
    core = [*state.core, *state.core_box]
    assert len(core) == 10
    assert "volkare_camp" not in core


@rule("MKX-COMP-02")
def test_without_the_expansion_nothing_of_it_is_there() -> None:
    state = opened("full_conquest", heroes="choose").state
    assert state.heroes_left == ["arythea", "goldyx", "norowas", "tovak"]
    assert len(state.advanced_deck) == 28
    assert [len(deck) for deck in state.enemies] == [12, 10, 10, 10, 10, 8]
    assert Setup().expansions == ()


@rule("MKX-WALL-01", "MKX-MINE-02", "MKX-MINE-03", "MKX-MINE-04")
@pytest.mark.parametrize(
    ("tile", "spaces", "walls"),
    [
        (
            "country_12",
            "plains/!green swamp hills/monastery mountain plains/maze hills/refugee_camp mountain",
            "C-W C-SW C-E",
        ),
        (
            "country_13",
            "forest/mage_tower hills/!green lake forest/deep_mine/green/blue plains swamp/magical_glade forest",
            "C-NE NE-NW",
        ),
        (
            "country_14",
            "plains plains/keep wasteland/maze hills/village plains desert/deep_mine/red/white desert",
            "C-NE",
        ),
        (
            "core_09",
            "plains/!red hills/mage_tower mountain desert/refugee_camp desert wasteland hills/labyrinth",
            "C-W C-SW C-SE W-NW SE-E",
        ),
        (
            "core_10",
            "swamp lake forest/labyrinth hills/!green hills/!green forest/keep swamp/deep_mine/red/blue/green/white",
            "",
        ),
        (
            "volkare_camp",
            "plains/volkare_camp mountain wasteland/!red desert/village hills lake forest/!green",
            "C-SW C-SE SE-E",
        ),
    ],
)
def test_tiles_as_printed(tile: str, spaces: str, walls: str) -> None:
    names = ("C", "NE", "E", "SE", "SW", "W", "NW")

    def told(i: int) -> str:
        shown = TILE[tile].hexes[i]
        rampaging = [f"!{PILES[shown.rampaging]}"] if shown.rampaging >= 0 else []
        parts = [TERRAINS[shown.terrain], shown.site, *(COLOURS[c] for c in shown.colours), *rampaging]
        return "/".join(part for part in parts if part)

    assert " ".join(map(told, range(7))) == spaces
    assert " ".join(f"{names[a]}-{names[b]}" for a, b in TILE[tile].walls) == walls


# walls


@rule("MKX-WALL-02", "MKX-WALL-03")
def test_a_wall_costs_a_move_point_more_whatever_makes_moving_cheaper() -> None:
    play = land(drawing=ROW, spots={"A": "forest", "B": "forest"}, walls="@A", move=3)
    assert "walk:1,0" not in play.keys
    assert "walk:0,1" in play.keys
    play = land(drawing=ROW, spots={"A": "forest", "B": "plains"}, walls="@A", hand="path_finding", mana="green")
    play.do("play:path_finding:strong", "walk:A")  # forests cost 2
    assert play.turn.move == 4 - 3


@rule("MKX-WALL-04", "MKX-WALL-05")
def test_walls_do_not_stop_flying_or_space_bending() -> None:
    play = land("goldyx", " @ A", spots={"A": "plains"}, walls="@A", skills="flight").do("use_skill:flight")
    assert play.stands_on("A")
    bent = land(drawing="@ A", spots={"A": "plains"}, walls="@A", hand="space_bending", mana="blue", move=2)
    bent.do("play:space_bending:basic", "walk:A")
    assert bent.turn.move == 0


@rule("MKX-WALL-06")
@pytest.mark.parametrize(("walls", "times"), [("", 0), ("@O", 1)])
def test_enemies_challenged_across_a_wall_are_fortified(walls: str, times: int) -> None:
    spots = {"O": "plains !prowlers", "P": "plains !orc_war_beasts"}
    play = land(drawing=" p O\np @ P", spots=spots, walls=walls, options=LEGION)
    play.do("challenge:O", "challenge:P")
    assert [fortifications(play.state, foe) for foe in play.foes] == [times, 0]  # War Beasts are Unfortified


@rule("MKX-WALL-09", "MKX-UNFORT-01")
@pytest.mark.parametrize(("foe", "times"), [("crossbowmen", 2), ("guardsmen", 3), ("shocktroops_enemy", 0)])
def test_a_site_assaulted_across_a_wall_is_fortified_twice(foe: str, times: int) -> None:
    play = land(drawing="@ K", spots={"K": f"hills keep {foe}"}, walls="@K", move=4, options=LEGION).do("walk:K")
    assert fortifications(play.state, play.foes[0]) == times


@rule("MKX-WALL-11", "MKX-WALL-12", "MKX-WALL-13")
@pytest.mark.parametrize(("wall", "provoked"), [("", True), ("@O", True), ("AO", False)])
def test_a_wall_to_where_the_step_ends_keeps_enemies_off(wall: str, provoked: bool) -> None:
    play = land(drawing=" O A\np @ p", spots={"O": "plains !prowlers", "A": "plains"}, walls=wall, move=3)
    play.do("walk:A")
    assert (play.state.combat is not None) == provoked


@rule("MKX-WALL-07")
@pytest.mark.parametrize(("walls", "behind"), [("", False), ("@X", True)])
def test_a_hero_attacked_across_a_wall_is_fortified(walls: str, behind: bool) -> None:
    play = land(
        drawing="@ X",
        spots={"X": "plains"},
        walls=walls,
        others={"tovak": "X"},
        scenario="full_conquest",
        hand="march",
        move=4,
    )
    play.do("walk:X", "attack_hero:tovak")
    duel = play.state.duel
    assert duel is not None
    duel.attacker = duel.aggressor
    assert walled(play.state) == behind


@rule("MK-MOVE-07")
def test_why_a_wall_stops_a_step() -> None:
    play = land(drawing="@ A", spots={"A": "plains"}, walls="@A", move=2)
    reason = play.session.game.why_not
    assert reason is not None
    found = reason(play.state, play.ask, "space:1,0")
    assert found is not None
    assert (found.why.id, dict(found.why.args)["cost"]) == ("why-move", 3)


# mazes and labyrinths


def maze(site: str = "maze", **things: Any) -> Position:
    """A hero on a maze or labyrinth."""
    return land(drawing=" p p\np A p", spots={"A": f"plains {site}"}, at="A", options=LEGION, **things)


@rule("MKX-MAZE-01", "MKX-MAZE-02", "MKX-MAZE-06", "MKX-MAZE-07", "MKX-MAZE-08", "MKX-MAZE-10")
def test_a_path_is_opened_with_new_move_points() -> None:
    play = maze(hand="march stamina", mana="green", move=6)
    assert "end_turn" in play.keys  # it can be ignored
    play.do("enter")
    assert (play.turn.move, play.turn.acted) == (0, True)
    assert play.offers("path") == []
    play.do("play:march:strong")
    assert play.offers("path") == ["path:2", "path:4"]
    question = GAME.texts.say(play.ask.prompt, "en")
    assert question.endswith("Move 2 for 2 crystals of your choice, Move 4 for a Spell and Move 6 for an Artifact.")
    assert play.session.view(0).scene().fight is None  # nobody fights yet
    play.do("path:4")
    assert play.session.view(0).scene().fight is not None
    assert play.combat.path == 4
    assert [foe_pile(foe) for foe in play.foes] == ["brown"]
    assert play.turn.move == 0


@rule("MKX-MAZE-09")
def test_without_move_points_nothing_happens() -> None:
    play = maze(hand="march").do("enter", "leave")
    assert play.state.combat is None
    assert play.state.phase == "after"
    assert play.at("A").shields == []


@rule("MKX-MAZE-06", "MKX-MAZE-09")
def test_tactics_work_in_a_maze_and_points_are_lost_on_leaving() -> None:
    for tactic in ("the_right_moment", "mana_search"):
        play = maze(hand="march", tactic=tactic, source="red blue").do("enter")
        assert play.offers("use_tactic") == [f"use_tactic:{tactic}"]  # once
    play.do("play:march:basic", "leave")
    assert play.turn.move == 0


@rule("MKX-MAZE-03", "MKX-MAZE-04", "MKX-MAZE-05")
def test_one_unit_goes_along() -> None:
    play = maze(unit="peasants foresters utem_crossbowmen/spent", level=5, hand="march")
    play.hero.units[1].bonded = True
    play = again(play).do("enter")
    assert play.keys == ["pick_unit:peasants", "pick_unit:foresters", "pick_unit:utem_crossbowmen", "no_unit"]
    play.do("pick_unit:peasants")
    assert play.offers("activate") == ["activate:peasants:2"]
    play.do("activate:peasants:2", "path:2", "end_phase")
    assert play.offers("activate") == []  # spent
    alone = maze(unit="peasants", hand="march").do("enter", "no_unit", "play:march:basic", "path:2", "end_phase")
    assert alone.offers("activate") == []
    alone.do("end_phase")
    assert alone.state.players[0].units[0].wounds == 0  # nobody else could take the damage


@rule("MKX-MAZE-03", "MKX-MAZE-04")
def test_a_spent_unit_goes_along_to_take_damage() -> None:
    play = maze(unit="peasants/spent foresters herbalists/wounded", level=5, hand="march").do("enter")
    assert play.keys == ["pick_unit:peasants", "pick_unit:foresters", "no_unit"]
    play.do("pick_unit:peasants", "play:march:basic")
    assert play.offers("activate") == []
    play.do("path:2")
    play.combat.foes = [make_foe(EnemyToken("minotaur.1"), NOWHERE, defender=True)]
    play.combat.drawn.cards = [EnemyToken("minotaur.1")]
    play = again(play).do("end_phase", "end_phase")
    assert play.offers("assign") == ["assign:peasants"]


REWARDS = [
    ("maze", 2, [("crystals", 2)]),
    ("maze", 4, [("spell", 1)]),
    ("maze", 6, [("artifact", 1)]),
    ("labyrinth", 2, [("crystals", 2), ("advanced_action", 1)]),
    ("labyrinth", 4, [("spell", 1), ("advanced_action", 1)]),
    ("labyrinth", 6, [("artifact", 1), ("advanced_action", 1)]),
]


@rule("MKX-MAZE-11", "MKX-MAZE-13", "MKX-MAZE-15", "MKX-MAZE-16", "MKX-MAZE-20")
@pytest.mark.parametrize(("site", "path", "rewards"), REWARDS)
def test_each_path_has_its_reward(site: str, path: int, rewards: list[tuple[str, int]]) -> None:
    play = maze(site, hand="march")
    play.do("enter")
    play.turn.move = path
    play = again(play).do(f"path:{path}")
    assert [foe_pile(foe) for foe in play.foes] == ["brown" if site == "maze" else "red"]
    play.foes[0].beaten = True
    again(play).do()
    place = play.at("A")
    assert (place.shields, place.paths, place.conquered) == ([0], [path], False)
    assert play.state.turn.rewards == rewards
    assert achievements(play.state, 0).adventurer == 2
    assert "enter" not in play.keys


@rule("MKX-MAZE-14")
def test_crystals_of_a_maze_are_chosen() -> None:
    play = maze(hand="march")
    play.turn.rewards = [("crystals", 2)]
    play.turn.played = 1
    again(play).do("end_turn", "pick_colour:blue", "pick_colour:green")
    assert play.state.players[0].crystals == colours("blue green", 4)


@rule("MKX-MAZE-12", "MKX-MAZE-19")
def test_a_hero_who_loses_may_try_again() -> None:
    play = maze(hand="march", level=9).do("enter", "play:march:basic", "path:2")
    token = play.foes[0].token
    while play.state.combat is not None:
        play.do(next(key for key in ("end_phase", *play.keys) if key in play.keys))
    assert token in play.state.enemies_out[BROWN_PILE]
    assert (play.at("A").shields, play.at("A").enemies.cards) == ([], [])


@rule("MKX-MAZE-16", "MKX-MAZE-17", "MKX-MAZE-18")
def test_others_take_paths_that_are_left() -> None:
    play = maze(others={"tovak": ""}, scenario="full_conquest", hand="march")
    place = play.at("A")
    place.shields, place.paths = [1], [4]
    play = again(play).do("enter")
    play.turn.move = 6
    assert again(play).offers("path") == ["path:2", "path:6"]
    play = maze(others={"tovak": ""}, scenario="full_conquest", hand="march")
    play.at("A").shields, play.at("A").paths = [0], [4]
    assert "enter" not in again(play).keys
    play.at("A").shields, play.at("A").paths, play.at("A").conquered = [1, 1, 1], [2, 4, 6], True
    assert "enter" not in again(play).keys


# deep mines and refugee camps


@rule("MKX-MINE-01", "MKX-MINE-02", "MKX-MINE-05")
def test_a_deep_mine_gives_a_crystal_of_choice_before_the_rewards() -> None:
    play = land(drawing="A", spots={"A": "desert deep_mine red white"}, at="A", hand="march rage")
    play.turn.rewards, play.turn.played = [("crystals_each", 1)], 1
    play = again(play).do("end_turn")
    assert play.keys == ["pick_colour:red", "pick_colour:white"]
    play.do("pick_colour:white")
    assert play.state.players[0].crystals == colours("red blue green white white", 4)


@rule("MKX-DATA-03", "MKX-REFUGEE-01", "MKX-REFUGEE-02", "MKX-REFUGEE-03", "MKX-REFUGEE-04", "MKX-REFUGEE-05")
def test_prices_in_a_refugee_camp() -> None:
    offer = "peasants utem_swordsmen fire_mages catapults altem_mages"
    play = visit("arythea", "refugee_camp", offer=offer, level=5, reputation=2)
    assert play.turn.influence == 1
    play.turn.influence = 50
    prices = {option.unit.split(".")[0]: option.cost for option in again(play).ask.options if hasattr(option, "cost")}
    assert prices == {"peasants": 4, "utem_swordsmen": 7, "fire_mages": 10, "catapults": 10, "altem_mages": 15}
    play = again(play).do("recruit:peasants", "recruit:utem_swordsmen")
    assert play.turn.influence == 50 - 4 - 7
    assert [unit.card for unit in play.hero.units] == ["peasants.1", "utem_swordsmen.1"]


# enemies


@rule("MKX-MULTI-01", "MKX-MULTI-02")
def test_each_attack_needs_a_block_of_its_own() -> None:
    play = battle("hydra", phase="block", hand="determination")
    assert play.offers("block") == ["block:0:0", "block:0:1", "block:0:2"]
    play.do("block:0:2", "play:determination:basic", "parry", "end_phase", "suffer:0:1")
    assert [attack.state for attack in play.foes[0].attacks].count(BLOCKED) == 1
    assert sum(card.startswith("wound") for card in play.hero.hand.cards) == 2  # 2 and 2 against Armor 2


@rule("MKX-MULTI-03")
def test_a_dragon_summoner_summons_twice() -> None:
    play = battle("dragon_summoner", phase="block")
    assert [foe.summoner for foe in play.foes] == [-1, 0, 0]
    assert play.foes[0].away
    assert [foe_pile(foe) for foe in play.foes[1:]] == ["brown", "brown"]


@rule("MKX-MULTI-04")
def test_a_hero_who_may_not_attack_makes_none_of_the_attacks() -> None:
    play = battle("hydra", hand="whirlwind", mana="white").do("play:whirlwind:basic")
    assert [attack.state for attack in play.foes[0].attacks] == [PREVENTED] * 3


@rule("MKX-MULTI-05")
def test_an_effect_on_an_attack_touches_one_of_them() -> None:
    play = fight("wolfhawk", "hydra", phase="block", hand="swift_reflexes", mana="white")
    play.do("play:swift_reflexes:strong", "lower:0:1")
    assert [(a.value, a.state) for a in play.foes[0].attacks] == [(2, THREATENS), (0, BLOCKED), (2, THREATENS)]


@rule("MKX-MULTI-07", "MKX-MULTI-08", "MKX-MULTI-09")
def test_city_bonuses_count_for_each_attack() -> None:
    blue = battle("heroes_enemy_fire", site="city", city="blue").foes[0]
    assert [attack.value for attack in blue.attacks] == [4, 4]  # 4, and 2 of fire with 2 more
    red = battle("heroes_enemy_fire", site="city", city="red").foes[0]
    assert [attack.extra for attack in red.attacks] == [BRUTAL, 0]


@rule("MKX-ELUSIVE-01", "MKX-ELUSIVE-02", "MKX-ELUSIVE-03", "MKX-ELUSIVE-04", "MKX-ELUSIVE-05")
@pytest.mark.parametrize(("state", "n"), [(BLOCKED, 3), (PREVENTED, 6), (THREATENS, 6)])
def test_an_elusive_enemy_is_caught_only_if_it_was_blocked(state: int, n: int) -> None:
    play = battle("orc_trackers")
    play.foes[0].attacks[0].state = state
    assert armor(play.state, play.foes[0]) == 6
    play.state.phase = "attack"
    assert armor(play.state, play.foes[0]) == n


@rule("MKX-ELUSIVE-03")
def test_an_elusive_enemy_with_several_attacks_needs_all_blocked() -> None:
    play = battle("crystal_sprites", phase="attack")
    play.foes[0].attacks[0].state = BLOCKED
    assert armor(play.state, play.foes[0]) == 2
    play.foes[0].attacks[1].state = BLOCKED
    assert armor(play.state, play.foes[0]) == 1


@rule("MKX-ELUSIVE-07")
def test_changes_touch_both_armors_of_the_elusive() -> None:
    play = battle("storm_dragon", hand="tremor", mana="green").do("play:tremor:basic", "effect:0")
    assert (play.foes[0].armor, play.foes[0].lower) == (11, 4)


@rule("MKX-ASSASSIN-01", "MKX-ASSASSIN-02", "MKX-ASSASSIN-03")
def test_assassins_hit_the_hero() -> None:
    play = battle("manticore", phase="block", unit="utem_guardsmen")
    play.do("block:0:0")
    assert "activate:utem_guardsmen:1" in play.keys  # Units may block
    play.do("give_up", "end_phase")
    hero = play.state.players[0]
    assert hero.units[0].wounds == 0
    # 4 damage, Armor 2, Poison: two Wounds in hand, two in the discard pile
    assert sum(card.startswith("wound") for card in hero.hand.cards) == 2
    assert sum(card.startswith("wound") for card in hero.discard.cards) == 2


@rule("MKX-CUMBER-01", "MKX-CUMBER-02", "MKX-CUMBER-04")
def test_move_points_lower_a_cumbersome_attack() -> None:
    play = battle("orc_stonethrowers", phase="block", hand="march stamina", mana="green", level=3)
    assert play.turn.move == 0
    play.do("play:march:basic", "block:0:0", "spend_move", "spend_move")
    assert play.foes[0].attacks[0].value == 5
    play.do("give_up", "end_phase")
    assert sum(card.startswith("wound") for card in play.hero.hand.cards) == 2  # 5 against Armor 3


@rule("MKX-CUMBER-03")
def test_a_cumbersome_attack_lowered_to_nothing_is_blocked() -> None:
    play = battle("orc_stonethrowers", phase="block", hand="march stamina stamina", mana="green blue", level=3)
    play.do("play:march:strong", "play:stamina:basic", "play:stamina:basic", "block:0:0", *["spend_move"] * 7)
    assert play.foes[0].attacks[0].state == BLOCKED


@rule("MKX-UNFORT-01")
def test_the_unfortified_have_no_use_of_walls() -> None:
    play = battle("magic_familiars_enemy sorcerers_enemy", site="mage_tower")
    assert [fortifications(play.state, foe) for foe in play.foes] == [0, 1]


@rule("MKX-ARCANE-01", "MKX-ARCANE-02", "MKX-ARCANE-03")
def test_only_attacks_and_blocks_affect_the_immune() -> None:
    play = battle("shadow prowlers", hand="tremor whirlwind fireball", mana="green white red")
    play.do("play:tremor:basic", "effect:1", "play:whirlwind:basic")
    assert (play.foes[0].armor, play.foes[0].attacks[0].state) == (8, THREATENS)
    assert (play.foes[1].armor, play.foes[1].attacks[0].state) == (1, PREVENTED)
    play.do("target:0", "play:fireball:basic")
    assert play.combat.points[4 * RANGED + FIRE] == 5


@rule("MKX-ARCANE-05")
def test_attacks_of_the_immune_can_be_lowered() -> None:
    play = fight("wolfhawk", "grim_legionnaires", phase="block", hand="swift_reflexes")
    play.do("play:swift_reflexes:basic")
    assert play.foes[0].attacks[0].value == 10
    both = battle("grim_legionnaires", phase="block", unit="shocktroops").do("activate:shocktroops:1")
    assert (both.foes[0].attacks[0].value, both.foes[0].armor) == (10, 10)


@rule("MKX-ARCANE-06", "MKX-ARCANE-07")
def test_burning_and_exploding_shield_against_the_immune() -> None:
    play = battle("shadow", phase="block", hand="burning_shield", mana="red")
    play.do("block:0:0", "play:burning_shield:basic")
    play.combat.block[COLD_FIRE] = 4
    play = again(play).do("parry", "target:0")
    assert play.offers("use_shield") == ["use_shield:4"]
    play = battle("shadow", phase="block", hand="burning_shield", mana="red black", night=True)
    play.do("block:0:0", "play:burning_shield:strong")
    play.combat.block[COLD_FIRE] = 4
    again(play).do("parry")
    assert not play.foes[0].beaten


@rule("MKX-REP-01", "MKX-REP-02", "MKX-REP-03", "MKX-REP-04", "MKX-REP-05")
@pytest.mark.parametrize(
    ("foe", "before", "beaten", "after"),
    [
        ("heroes_enemy_fire", 0, True, -2),
        ("heroes_enemy_fire", 0, False, -1),
        ("thugs_enemy", 0, True, 0),
        ("thugs_enemy", -7, True, -6),
    ],
)
def test_reputation_for_defenders(foe: str, before: int, beaten: bool, after: int) -> None:
    """The example of the rulebook: an assault on Heroes and on Thugs."""
    play = battle(foe, site="keep", phase="attack", reputation=before)
    if beaten:
        play.combat.points[PHYSICAL] = 20
        again(play).do("target:0", "strike")
    else:
        play.do("end_phase")
    assert play.state.players[0].reputation == after


@rule("MK-HEAL-16", "MKX-MAZE-06")
def test_healing_works_before_a_path_is_taken() -> None:
    play = maze(hand="march tranquility wound").do("enter", "play:tranquility:basic", "effect:0", "heal_hand")
    assert play.hand() == ["march"]
    play.do("play:march:basic", "path:2")
    assert play.combat.foes


@rule("MK-PVP-05", "MKX-WALL-12")
@pytest.mark.parametrize(("walls", "offered"), [("", False), ("XO", True)])
def test_a_rivals_space_can_be_entered_where_a_wall_keeps_enemies_off(walls: str, offered: bool) -> None:
    spots = {"X": "plains", "O": "plains !prowlers"}
    play = near(" p O p\np @ X p\n p p p", spots, walls=walls, options=LEGION)
    assert (play.wanted("walk:X") in play.keys) == offered


@rule("MKX-WALL-04", "MKX-WALL-05")
@pytest.mark.parametrize(
    ("hero", "things", "keys"),
    [
        ("arythea", {"hand": "underground_travel", "mana": "green"}, ["play:underground_travel:basic"]),
        ("arythea", {"hand": "wings_of_wind", "mana": "white", "move": 1}, ["play:wings_of_wind:basic"]),
        ("arythea", {"hand": "druidic_staff swiftness"}, ["play:druidic_staff:basic"]),
        ("arythea", {"hand": "temporal_portal"}, ["play:temporal_portal:basic", "space:X"]),
        ("goldyx", {"skills": "flight"}, ["use_skill:flight"]),
        ("arythea", {"hand": "space_bending", "mana": "blue", "move": 2}, ["play:space_bending:basic", "walk:X"]),
    ],
)
def test_being_moved_to_a_space_costs_nothing_for_a_wall(hero: str, things: dict[str, Any], keys: list[str]) -> None:
    play = land(hero, "@ X", spots={"X": "plains"}, walls="@X", **things)
    play.do(*keys)
    assert play.stands_on("X")
    assert play.turn.move == 0


@rule("MKX-WALL-10", "MKX-VATTACK-02", "MKX-VATTACK-03")
def test_volkare_attacks_across_a_wall_and_nobody_is_fortified() -> None:
    play = march(source="", dice=[0])
    state, lord = play.state, general(play.state)
    state.players[0].at = lord.at + SW  # a wall of his camp is between them
    lord.deck.cards = [Deed("rage.tovak.1")]
    state.turn, state.phase = Turn(DUMMY), "volkare"
    play = with_army(play, "prowlers", "guardsmen").do("quick_preparation")
    assert [fortifications(play.state, foe) for foe in play.foes] == [0, 1, 0]  # Guardsmen are Fortified themselves
