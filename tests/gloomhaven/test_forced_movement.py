"""Pushes and pulls, of figures on foot and of those that fly."""

import pytest

from emberhall.games.gloomhaven.effects.book import Playing, Strike
from emberhall.games.gloomhaven.rules.attack import strike
from emberhall.games.gloomhaven.rules.forced_movement import pull, push
from emberhall.games.gloomhaven.state import Obstacle
from emberhall.rulebook import rule

from .positions import Scene, happens, hex_of, room, spot, stage, table

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
