"""What cards call X, and the conditions they ask about: every figure and answer from one position."""

from typing import Any

import pytest

from emberhall.effects import Test as Question
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing, Strike
from emberhall.games.gloomhaven.state import Bonus
from emberhall.games.gloomhaven.terms import CONDITION
from emberhall.kernel import NOWHERE

from .positions import Scene, room, spot

#: The Brute has T beside it, W two hexes away, M three; its target g stands beside T and W.
AMID = """
    . . T . .
     m B g .
    . p . W .
     . . . M
"""


def amid() -> tuple[Scene, Playing]:
    """The Brute attacks g, after a turn in which a lot has happened."""
    game = room(
        AMID, B="brute", T="tinkerer", W="spellweaver", M="mindthief", g="bandit-guard", m="bandit-archer",
        p="bandit-guard",
    )  # fmt: skip
    game.who("B").hp = 7
    target = game.who("g")
    target.hp = 2
    target.bonuses.append(Bonus("shield", 2))
    target.conditions = CONDITION["poison"] | CONDITION["muddle"] | CONDITION["strengthen"]
    assert game.state.turn is not None
    game.state.turn.moved, game.state.turn.dealt = 6, 5
    play = Playing(game.who("B"), owner=0)
    play.trail.way = [spot(game, 0, 1), spot(game, 1, 1)]
    play.trail.dealt = 4
    play.trail.spots = {"destroyed": [1, 2, 3], "damaged": [4, 5, 6, 7]}
    return game, play


FIGURES = {
    "hexes_moved_turn": 6,
    "hexes_moved": 2,
    "damage_dealt_turn": 5,
    "damage_to_target": 4,
    "missing_hp": 3,
    "current_hp": 7,
    "own_hp": 7,
    "most_hp_of_target": 6,
    "destroyed_hexes": 3,
    "enemies_beside": 3,
    "allies_beside": 1,
    "allies_near": 2,
    "shield_of_target": 2,
    "conditions_of_target": 2,
    "enemies_damaged": 4,
    "allies_beside_target": 2,
}


@pytest.mark.parametrize(("of", "n"), FIGURES.items())
def test_what_x_is(of: Any, n: int) -> None:
    game, play = amid()
    play.strike = Strike(game.who("g"), 3, melee=True)
    assert BOOK.count(game.state, play, fx.X(of)) == n


@pytest.mark.parametrize(
    "of", ["most_hp_of_target", "shield_of_target", "conditions_of_target", "allies_beside_target", "hexes_moved"]
)
def test_without_a_target_or_a_way_x_is_nothing(of: Any) -> None:
    game, _ = amid()
    assert BOOK.count(game.state, Playing(game.who("B"), owner=0), fx.X(of)) == 0


@pytest.mark.parametrize("of", ["hexes_moved_turn", "damage_dealt_turn"])
def test_between_turns_nothing_has_been_done_in_the_turn(of: Any) -> None:
    game, play = amid()
    game.state.turn = None
    assert BOOK.count(game.state, play, fx.X(of)) == 0


def test_the_target_of_the_ability_before_is_the_latest_one() -> None:
    game, play = amid()
    play.trail.targets = [game.who("m").id, game.who("g").id]
    assert BOOK.count(game.state, play, fx.X("shield_of_target")) == 2
    play.trail.targets = [game.who("g").id, game.who("m").id]
    assert BOOK.count(game.state, play, fx.X("shield_of_target")) == 0


@pytest.mark.parametrize(
    ("x", "n"),
    [
        (fx.X("damage_dealt_turn", times=3), 15),
        (fx.X("damage_dealt_turn", plus=2), 7),
        (fx.X("damage_dealt_turn", times=2, plus=1), 11),
        (fx.X("damage_dealt_turn", half="down"), 2),
        (fx.X("damage_dealt_turn", half="up"), 3),
        (fx.X("hexes_moved_turn", half="up"), 3),
        (fx.X("damage_dealt_turn", per=2), 2),
    ],
)
def test_what_is_made_of_x(x: fx.X, n: int) -> None:
    game, play = amid()
    assert BOOK.count(game.state, play, x) == n


def asked(test: Question, on: str = "g") -> bool:
    game, play = amid()
    play.strike = Strike(game.who(on), 3, melee=True)
    game.state.elements = [2, 1, 0, 0, 0, 0]
    return BOOK.is_true(game.state, play, test)


@pytest.mark.parametrize(
    ("test", "on", "so"),
    [
        (fx.Has(("stun", "poison")), "g", True),
        (fx.Has(("stun", "wound")), "g", False),
        (fx.Has(("poison",), who="you"), "g", False),
        (fx.AtMostHp(2), "g", True),
        (fx.AtMostHp(1), "g", False),
        (fx.Alone(), "g", True),
        (fx.Alone(), "m", False),  # p stands beside it
        (fx.Flanked(), "g", True),
        (fx.Flanked(), "p", False),
        (fx.Flanked(), "T", False),  # nobody else of the party stands beside the Tinkerer but who attacks
        (fx.Undamaged(), "g", False),
        (fx.Undamaged(), "p", True),
        (fx.Strong("fire"), "g", True),
        (fx.Strong("ice"), "g", False),
        (fx.NotStrong("fire"), "g", False),
        (fx.NotStrong("ice"), "g", True),
        (fx.Surrounded(3), "g", True),
        (fx.Surrounded(4), "g", False),
        (fx.OfType(("bandit-guard", "cultist")), "g", True),
        (fx.OfType(("bandit-guard", "cultist")), "m", False),
    ],
)
def test_what_is_so(test: Question, on: str, so: bool) -> None:
    assert asked(test, on) is so


@pytest.mark.parametrize(
    "test",
    [fx.Has(("poison",)), fx.AtMostHp(9), fx.Alone(), fx.Flanked(), fx.Undamaged(), fx.OfType(("bandit-guard",))],
)
def test_nothing_is_so_of_nobody(test: Question) -> None:
    game, play = amid()
    assert not BOOK.is_true(game.state, play, test)


@pytest.mark.parametrize("test", [fx.Alone(), fx.Flanked(), fx.Undamaged()])
def test_no_test_is_true_of_a_figure_that_left_the_map(test: Question) -> None:
    game, play = amid()
    target = game.who("p")
    target.at = NOWHERE
    play.strike = Strike(target, 3, melee=True)
    assert not BOOK.is_true(game.state, play, test)


def walked(game: Scene, began: tuple[int, int], *way: tuple[int, int]) -> Playing:
    play = Playing(game.who("B"), owner=0)
    play.trail.began, play.trail.way = spot(game, *began), [spot(game, *cell) for cell in way]
    return play


def test_a_straight_way_and_one_that_comes_back() -> None:
    game, _ = amid()
    line = walked(game, (1, 3), (1, 2), (1, 1))
    bent = walked(game, (1, 3), (1, 2), (2, 1))
    back = walked(game, (1, 1), (1, 2), (1, 1))
    nowhere = walked(game, (1, 1))
    for play, straight, again in ((line, True, False), (bent, False, False), (nowhere, False, False)):
        assert BOOK.is_true(game.state, play, fx.Straight()) is straight
        assert BOOK.is_true(game.state, play, fx.BackAgain()) is again
    assert BOOK.is_true(game.state, back, fx.BackAgain())
