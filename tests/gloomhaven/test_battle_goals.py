"""What battle goals count."""

import pytest

from emberhall.games.gloomhaven.effects.book import Playing, Strike
from emberhall.games.gloomhaven.rules.attack import strike
from emberhall.games.gloomhaven.rules.battle_goals import COUNTS
from emberhall.games.gloomhaven.rules.damage import exhaust, suffer
from emberhall.rulebook import rule

from .positions import happens, line, room, table


def test_below_half_of_the_hit_points_is_counted_once() -> None:
    game = line(hand="3")
    for damage, times in ((5, 0), (1, 1), (1, 1)):
        happens(suffer(table(game), game.who("B"), damage))
        assert game.character().deeds.times_below_half == times
    happens(suffer(table(game), game.who("g"), 4))
    assert game.character().deeds.times_below_half == 1


def test_kills_are_counted_by_how_they_were_made() -> None:
    game = line()
    happens(suffer(table(game), game.who("g"), 10, game.who("B"), attack=True))  # 4 more than it had; it was unhurt
    deeds = game.character().deeds
    assert (deeds.kills, deeds.first_kills, deeds.clean_kills, deeds.overkills, deeds.elite_kills) == (1, 1, 1, 1, 0)
    game.who("h").hp, game.who("h").rank = 3, "elite"
    happens(suffer(table(game), game.who("h"), 3, game.who("B")))
    assert (deeds.kills, deeds.first_kills, deeds.clean_kills, deeds.overkills, deeds.elite_kills) == (2, 1, 1, 1, 1)


@rule("GH-GOAL-02")
@pytest.mark.parametrize(("hp", "clean"), [(2, 1), (6, 0)])
def test_only_an_attack_kills_the_unhurt_at_a_blow(hp: int, clean: int) -> None:
    """The goal to kill an undamaged monster with one attack: damage without an attack or two attacks will not do."""
    game = line()
    game.who("g").most, game.who("g").hp = hp, 2
    happens(strike(table(game), Playing(game.who("B"), owner=0), Strike(game.who("g"), 2, True)))
    assert game.character().deeds.clean_kills == clean
    happens(suffer(table(game), game.who("h"), 99, game.who("B")))
    assert (game.character().deeds.kills, game.character().deeds.clean_kills) == (2, clean)


@rule("GH-EXHAUST-02", "GH-OVER-13", "GH-GOAL-05")
@pytest.mark.parametrize(("hp", "counts"), [(10, 10), (7, 7), (-3, 0)])
def test_exhaustion_for_lack_of_cards_leaves_the_hit_points(hp: int, counts: int) -> None:
    """The goals to end with full hit points, or at most two, look at the hit points left."""
    game = line()
    game.who("B").hp = hp
    exhaust(table(game), game.character())
    assert COUNTS["hp"](game.state, game.character()) == counts
    assert COUNTS["missing_hp"](game.state, game.character()) == 10 - counts


def test_traps_that_a_character_springs_are_counted() -> None:
    game = room("B ^ . . .", B="brute").do("use_default:1:bottom", "move_to:1,0", "stay")
    assert game.character().deeds.traps == 1
    assert game.state.turn is None or game.state.turn.moved == 1
