"""Pushes and pulls, of figures on foot and of those that fly."""

import pytest

from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing, Strike
from emberhall.games.gloomhaven.rules.attack import strike
from emberhall.games.gloomhaven.rules.board import ground
from emberhall.games.gloomhaven.rules.forced_movement import pull, push
from emberhall.games.gloomhaven.state import Obstacle
from emberhall.rulebook import rule

from .positions import Scene, close, happens, hex_of, line, room, spot, stage, table

FLYING = "wind-demon"
ON_FOOT = "bandit-guard"


def corridor(drawing: str, monster: str) -> Scene:
    """The first row of a room, with obstacles on the row below; the monster is drawn as `g`."""
    legend = {"T": "tinkerer"} if "T" in drawing else {}
    game = room(drawing + "\n # # # #", B="brute", g="bandit-guard", **legend)
    game.who("g").name = monster
    game.who("g").hp = game.who("g").most = 30
    return game


@rule("GH-MOVE-10", "GH-MOVE-12", "GH-EFFECT-07")
@pytest.mark.parametrize(("monster", "moved", "to"), [(FLYING, 2, "3,0"), (ON_FOOT, 0, "1,0")])
def test_only_a_flying_figure_is_pushed_over_its_enemy(monster: str, moved: int, to: str) -> None:
    game = corridor("B g T . .", monster)
    assert happens(push(table(game), game.who("B"), game.who("g"), 2), "at:2,0") == moved
    assert game.at("g") == to


@rule("GH-MOVE-10", "GH-MOVE-12", "GH-EFFECT-10")
@pytest.mark.parametrize(("monster", "moved", "to"), [(FLYING, 2, "1,0"), (ON_FOOT, 0, "3,0")])
def test_only_a_flying_figure_is_pulled_over_its_enemy(monster: str, moved: int, to: str) -> None:
    game = corridor("B . T g .", monster)
    assert happens(pull(table(game), game.who("B"), game.who("g"), 2), "at:2,0") == moved
    assert game.at("g") == to


@rule("GH-MOVE-11", "GH-MOVE-12", "GH-EFFECT-14")
def test_a_flying_figure_does_not_end_a_push_on_its_enemy() -> None:
    game = corridor("B g T . .", FLYING)
    question = next(push(table(game), game.who("B"), game.who("g"), 1))
    assert question.keys() == ["at:1,1", "stay"]  # over the obstacle, not onto the Tinkerer
    game = corridor("B g T . .", FLYING)
    flow = push(table(game), game.who("B"), game.who("g"), 2)
    question = next(flow)
    over = question.options[question.keys().index("at:2,0")]
    after = flow.send(over).keys()
    assert "stay" not in after  # on the hex of the Tinkerer the push has to go on


@rule("GH-MOVE-12", "GH-EFFECT-12", "GH-TILE-12", "GH-TILE-21")
@pytest.mark.parametrize(("monster", "suffered", "traps"), [(FLYING, 0, 1), (ON_FOOT, 3 + 1, 0)])
def test_only_a_figure_on_foot_is_hurt_by_the_ground_it_is_pushed_over(monster: str, suffered: int, traps: int) -> None:
    """A trap deals 2 + 1 at scenario level 1, hazardous terrain half of that."""
    game = corridor("B g ^ * .", monster)
    happens(push(table(game), game.who("B"), game.who("g"), 2), "at:2,0", "at:3,0")
    assert game.at("g") == "3,0"
    assert game.hp("g") == 30 - suffered
    assert len(game.state.map.traps) == traps


@rule("GH-EFFECT-13", "GH-MOVE-12")
@pytest.mark.parametrize("monster", [FLYING, ON_FOOT])
def test_nobody_is_pushed_onto_a_closed_door(monster: str) -> None:
    """Scenario 35: the door has hit points, so the floor goes on behind it."""
    game = stage(35, "1,9", "2,9", monsters=False)
    door = spot(game, 1, 7)
    assert game.state.map.targets == 1
    mover = game.who("T")
    mover.kind, mover.name, mover.side, mover.owner = "monster", monster, 1, -1
    mover.at = spot(game, 1, 8)
    steps = []
    flow = push(table(game), game.who("B"), mover, 2)
    try:
        question = next(flow)
        while True:
            steps += question.keys()
            question = flow.send(question.options[0])
    except StopIteration:
        pass
    assert "at:1,7" not in steps
    assert mover.at != door


@rule("GH-EFFECT-06", "GH-MOVE-12")
@pytest.mark.parametrize(("monster", "suffered"), [(FLYING, 0), (ON_FOOT, 2)])
def test_an_obstacle_does_not_stop_the_push_of_a_flying_figure(monster: str, suffered: int) -> None:
    """Cragheart, card 141, top: 2 damage where an obstacle stops the push. Guards stand on every hex behind."""
    game = room(
        """
        . . . g .
         . B g g
        . . . g .
        """,
        B="brute", g="bandit-guard",
    )  # fmt: skip
    target = next(f for f in game.state.figures.values() if f.at == spot(game, 2, 1))
    target.name, target.hp, target.most = monster, 30, 30
    game.state.map.obstacles.append(Obstacle("table", (spot(game, 3, 1),)))
    blow = Strike(target, 0, melee=True, push=[1], blocked=(2, 0))
    happens(strike(table(game), Playing(game.who("B"), owner=0), blow))
    assert hex_of(game, target) == (2, 1)
    assert 30 - target.hp == suffered


def test_an_enemy_that_has_died_is_not_forced_any_more() -> None:
    """Both guards must attack as the Mindthief says: the first kills the second, which does not strike back."""
    game = close(B="mindthief")
    game.state.map.rooms, game.state.map.doors = 0b111, 0b11
    game.who("h").hp = 1
    near = ground(game.state).beside
    game.who("g").at = near[-1][0]
    game.who("h").at = next(at for at in near[near[-1][0]] if at != len(near) - 1)
    play = Playing(game.who("B"), owner=0)
    force = fx.Force(fx.Figures("enemies"), fx.Attack(2))
    happens(BOOK.do(table(game), play, force), f"target:{game.who('h').id}")
    assert not game.there("h")
    assert (game.hp("B"), game.hp("T"), game.hp("g")) == (5, 5, 20)
    assert game.who("g").thrall == -1


@rule("GH-EFFECT-14")
def test_nobody_is_pushed_through_an_ally_with_an_obstacle_behind() -> None:
    game = room(
        """
        . . . . #
         . B g h
        . . . . #
        """,
        B="brute", g="bandit-guard", h="bandit-guard", cards="5 1",
    )  # fmt: skip
    game.do("use_half:5:bottom", "stay", "on:g")  # Push 2
    assert set(game.keys) == {"at:3,0", "at:2,2", "stay"}


@rule("GH-EFFECT-13")
def test_an_obstacle_stops_a_push() -> None:
    game = room(
        """
        . . . # .
         . B g #
        . . . # .
        """,
        B="brute", g="bandit-guard",
    )  # fmt: skip
    before = game.who("g").at
    happens(push(table(game), game.who("B"), game.who("g"), 2))
    assert game.who("g").at == before


@rule("GH-EFFECT-07", "GH-EFFECT-14")
def test_a_push_through_an_ally_needs_a_hex_behind_it() -> None:
    game = line()
    assert happens(push(table(game), game.who("B"), game.who("g"), 2)) == 2
    assert game.at("g") == "3,0"
    game = line()
    assert happens(push(table(game), game.who("B"), game.who("g"), 1)) == 0


def test_a_figure_that_cannot_be_pushed_further_suffers_damage() -> None:
    game = room("B g # . .", B="cragheart", g="bandit-guard")
    game.who("g").hp = 20
    blow = Strike(game.who("g"), 3, True, push=[2], blocked=(2, 1))
    game.state.map.obstacles.append(Obstacle("rock", (spot(game, 0, 1), spot(game, 1, 1))))
    happens(strike(table(game), Playing(game.who("B"), owner=0), blow))
    assert game.hp("g") == 20 - 3 - 4  # both hexes of the push fail
    assert game.character().xp == 2


@rule("GH-EFFECT-05", "GH-EFFECT-13", "GH-XP-01")
def test_an_enemy_is_pushed_into_an_obstacle() -> None:
    """Cragheart, card 127, top: Attack 3, Push 1; the obstacle goes, 2 damage more, 1 experience."""
    game = room("B g # . .", B="cragheart", g="bandit-guard", cards="127 116")
    game.who("g").hp = game.who("g").most = 20
    game.do("use_half:127:top")
    if game.prompt == "ask-attack":
        game.do("on:g")
    assert game.prompt == "ask-push"
    game.do("at:2,0")
    assert (game.hp("g"), game.at("g"), game.character().xp) == (20 - 3 - 2, "2,0", 1)
    assert game.state.map.obstacles == []


@rule("GH-EFFECT-05", "GH-EFFECT-13")
def test_no_other_push_goes_through_an_obstacle() -> None:
    """Brute, card 7, top: Attack 3, Push 2."""
    game = room("B g # . .", B="brute", g="bandit-guard", cards="7 1")
    game.who("g").hp = 20
    game.do("use_half:7:top")
    if game.prompt == "ask-attack":
        game.do("on:g")
    assert "at:2,0" not in game.keys
    assert len(game.state.map.obstacles) == 1
