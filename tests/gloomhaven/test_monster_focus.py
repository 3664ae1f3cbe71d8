"""Monsters: whom they focus on, where they go, what they do, rule by rule."""

import pytest

from emberhall.games.gloomhaven.content import MONSTERS, plan_of
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.effects.nodes import Heal, SummonMonster
from emberhall.games.gloomhaven.rules import damage
from emberhall.games.gloomhaven.rules.monster_attack import Attack
from emberhall.games.gloomhaven.rules.monster_turn import order_of, points_of, take_turn, what_it_does
from emberhall.games.gloomhaven.rules.monster_ways import Move
from emberhall.games.gloomhaven.rules.values import flies, own_attack, own_move, own_range
from emberhall.games.gloomhaven.setup import _monsters
from emberhall.games.gloomhaven.state import Figure, Slot, Turn
from emberhall.games.gloomhaven.terms import CONDITION, FOES, HEROES
from emberhall.rulebook import rule

from .positions import Scene, close, happens, room, table
from .test_examples import foci, goes


def acts(game: Scene, letter: str, card: int) -> None:
    """A monster takes its turn with a card; the players take the first option, and suffer."""
    figure = game.who(letter)
    game.state.monsters[figure.name].card = f"{figure.name}:{card}"
    game.state.turn = Turn(Slot(50, monsters=figure.name), [], figure.id)
    happens(take_turn(table(game), figure))


def bird(game: Scene, q: int, r: int) -> Figure:
    at = plan_of(1).index[q, r]
    figure = Figure(id=90, kind="summon", name="battle-bot", side=HEROES, at=at, hp=6, most=6, owner=0)
    game.state.figures[90] = game.drawn["b"] = figure
    return figure


# statistics


@rule("GH-MSTAT-05", "GH-MSTAT-06", "GH-MSTAT-07", "GH-MSTAT-08", "GH-MSTAT-09", "GH-MSTAT-10", "GH-MSTAT-11")
def test_what_is_printed_for_a_monster() -> None:
    game = room("B g e k l", B="brute", g="bandit-guard", e="bandit-guard elite", k="bandit-archer", l="living-bones")
    state = game.state
    # level 1: guard 6 hp, Move 3, Attack 2; elite 9, 2, 3, Shield 1; archer 5, 2, 2, Range 4; bones 5, 3, 1, Target 2
    values = [
        (game.hp(x), own_move(state, game.who(x)), own_attack(state, game.who(x)), own_range(state, game.who(x)))
        for x in "gekl"
    ]
    assert values == [(6, 3, 2, 0), (9, 2, 3, 0), (5, 2, 2, 4), (5, 3, 1, 0)]
    assert not flies(state, game.who("g"))
    assert MONSTERS["wind-demon"].flying
    game.who("g").hp = 1
    assert game.hp("e") == 9


@rule("GH-MON-01", "GH-MON-03", "GH-MON-06")
def test_without_a_move_or_an_attack_it_does_neither() -> None:
    game = room("B . . g .", B="brute", g="bandit-guard")
    acts(game, "g", 524)  # Shield 1, Retaliate 2
    assert game.at("g") == "3,0"
    assert game.hp("B") == 10


@rule("GH-MMOVE-01", "GH-MATK-01", "GH-MATK-05", "GH-MATK-06")
def test_values_of_the_card_are_added_to_its_own() -> None:
    game = room("B . g . .", B="brute", g="bandit-guard", monster_mods="+1")
    play = Playing(game.who("g"), by_rules=True)
    game.state.monsters["bandit-guard"].card = "bandit-guard:525"  # Move +1, Attack -1
    move = what_it_does(game.state, game.who("g"))[0]
    assert points_of(game.state, play, move) == 4  # type: ignore[arg-type]
    acts(game, "g", 525)
    assert game.at("g") == "1,0"
    assert game.hp("B") == 10 - (2 - 1 + 1)


# focus


@rule("GH-FOCUS-01", "GH-FOCUS-08")
def test_in_reach_of_several_the_nearest_is_the_focus() -> None:
    game = room("B . k T .", B="brute", T="tinkerer", k="bandit-archer")
    assert foci(game, "k", Move(2), Attack(range=3)) == "T"


@rule("GH-FOCUS-09", "GH-FOCUS-10", "GH-FOCUS-11")
def test_then_whoever_acts_first() -> None:
    game = room("B g T . .", B="brute", T="tinkerer", g="bandit-guard")
    first, second = game.state.characters
    first.initiative, second.initiative = 40, 30
    assert foci(game, "g", Move(2), Attack()) == "T"
    second.initiative = 99
    assert foci(game, "g", Move(2), Attack()) == "B"
    first.initiative = first.second = second.second = 99
    assert foci(game, "g", Move(2), Attack()) == "BT"
    first.initiative, first.second = 40, 60
    second.initiative = 99
    summon = bird(game, 1, 1)
    assert order_of(game.state, summon) < order_of(game.state, game.who("B"))
    assert foci(game, "g", Move(2), Attack()) == "b"


@rule("GH-FOCUS-03", "GH-MMOVE-02")
def test_without_an_attack_it_goes_beside_an_enemy() -> None:
    game = room("B . . k .", B="brute", k="bandit-archer")
    assert goes(game, "k", "B", Move(2), Attack(range=3, targets=0)) == {(1, 0)}


@rule("GH-FOCUS-07", "GH-MMOVE-10")
def test_a_distant_enemy_is_still_the_focus() -> None:
    game = room("B . . . g", B="brute", g="bandit-guard")
    assert foci(game, "g", Move(1), Attack()) == "B"
    assert goes(game, "g", "B", Move(1), Attack()) == {(3, 0)}


RING = """
    . # # . .
     # B # g
    . # # . .
"""


@rule("GH-FOCUS-12", "GH-FOCUS-13", "GH-FOCUS-14", "GH-FOCUS-15", "GH-MOVE-08")
def test_no_way_no_focus_unless_it_jumps_or_flies() -> None:
    game = room(RING, B="brute", g="bandit-guard")
    assert foci(game, "g", Move(3), Attack()) == ""
    assert foci(game, "g", Move(3, jump=True), Attack()) == ""  # no hex to land on
    assert foci(game, "g", Move(3, flying=True), Attack()) == "B"
    assert goes(game, "g", "B", Move(3, flying=True), Attack()) == {(2, 1)}
    acts(game, "g", 530)  # Move -1, Attack +0, Strengthen
    assert game.at("g") == "3,1"
    assert game.hp("B") == 10
    assert game.has("g", "strengthen")


@rule("GH-FOCUS-12")
def test_a_jump_goes_over_enemies_and_obstacles() -> None:
    game = room(
        """
        B . # T g
         # # # #
        """,
        B="brute",
        T="tinkerer",
        g="bandit-guard",
    )
    game.who("T").conditions = CONDITION["invisible"]
    assert foci(game, "g", Move(3), Attack()) == ""
    assert goes(game, "g", "B", Move(3, jump=True), Attack()) == {(1, 0)}


@rule("GH-FOCUS-18", "GH-MOVE-02", "GH-MOVE-03")
def test_through_its_own_and_not_through_enemies() -> None:
    game = room(
        """
        B . h g .
         # # # #
        """,
        B="brute",
        g="bandit-guard",
        h="bandit-guard",
    )
    assert goes(game, "g", "B", Move(2), Attack()) == {(1, 0)}


@rule("GH-FOCUS-17", "GH-TILE-25")
def test_difficult_terrain_makes_a_way_longer() -> None:
    game = room(
        """
        B ~ g . T
         # # # #
        """,
        B="brute",
        T="tinkerer",
        g="bandit-guard",
    )
    assert foci(game, "g", Move(2), Attack()) == "T"
    game.state.map.difficult = []
    game.state.characters[0].initiative, game.state.characters[1].initiative = 10, 20
    assert foci(game, "g", Move(2), Attack()) == "B"


# movement and attacks


@rule("GH-MMOVE-07", "GH-MMOVE-08", "GH-MAXEFF-02", "GH-MATK-07")
def test_a_ranged_monster_steps_away_unless_it_is_muddled() -> None:
    game = room("B k . . .", B="brute", k="bandit-archer")
    assert (1, 0) not in goes(game, "k", "B", Move(2), Attack(range=3))
    assert goes(game, "k", "B", Move(2), Attack(range=3, muddled=True)) == {(1, 0)}


@rule("GH-MMOVE-09", "GH-MAXEFF-02")
def test_no_disadvantage_before_more_targets() -> None:
    game = room(
        """
        B k T . .
         . . . .
        """,
        B="brute",
        T="tinkerer",
        k="bandit-archer",
    )
    game.state.characters[0].initiative, game.state.characters[1].initiative = 10, 20
    assert foci(game, "k", Move(2), Attack(range=3, targets=2)) == "B"
    assert (1, 0) not in goes(game, "k", "B", Move(2), Attack(range=3, targets=2))


@rule("GH-MAXEFF-01", "GH-MAXEFF-06", "GH-MAXEFF-07")
def test_the_nearest_of_equally_good_hexes() -> None:
    game = room("B . . k .", B="brute", k="bandit-archer")
    assert goes(game, "k", "B", Move(3), Attack(range=3)) == {(3, 0)}


@rule("GH-MATK-02", "GH-MATK-03", "GH-MATK-04")
def test_the_focus_and_as_many_others_as_possible() -> None:
    game = room("B . l . T", B="brute", T="tinkerer", l="living-bones")
    acts(game, "l", 520)  # Move +0, Attack +0, Target 2: never both
    assert (10 - game.hp("B")) + (8 - game.hp("T")) == 1
    game = room(
        """
        B . . . .
         . l . .
        T . . . .
        """,
        B="brute",
        T="tinkerer",
        l="living-bones",
    )
    acts(game, "l", 520)
    assert (game.hp("B"), game.hp("T")) == (9, 7)


@rule("GH-MMOVE-11", "GH-MOTHER-01")
def test_other_abilities_are_done_as_well_as_possible() -> None:
    game = room("B . g h .", B="brute", g="bandit-guard", h="bandit-guard")
    game.who("g").hp, game.who("h").hp = 4, 2
    happens(BOOK.do(table(game), Playing(game.who("g"), by_rules=True), Heal(3, range=2)))
    assert (game.hp("g"), game.hp("h")) == (4, 5)


# summons of monsters, and those of characters


@rule("GH-MOTHER-03", "GH-MOTHER-04", "GH-MOTHER-05", "GH-MOTHER-06", "GH-MOTHER-07", "GH-ATTACK-15")
def test_a_monster_summons_another() -> None:
    game = room("B . g . .", B="brute", g="bandit-guard")
    game.state.round = 3
    happens(BOOK.do(table(game), Playing(game.who("g"), by_rules=True), SummonMonster("living-bones")))
    (bones,) = [f for f in game.state.figures.values() if f.name == "living-bones"]
    assert plan_of(1).hexes[bones.at] in {(1, 0), (1, 1)}
    assert (bones.coin, bones.summoned, bones.since) == (False, True, 3)
    happens(damage.suffer(table(game), bones, 9))
    assert game.state.map.coins == {}
    game.state.monsters["living-bones"].standees.cards = []
    happens(BOOK.do(table(game), Playing(game.who("g"), by_rules=True), SummonMonster("living-bones")))
    assert "living-bones" not in {f.name for f in game.state.figures.values()}


@rule("GH-MOTHER-04")
def test_without_room_the_summon_fails() -> None:
    game = room(
        """
        g # B . .
         # . . .
        """,
        B="brute",
        g="bandit-guard",
    )
    happens(BOOK.do(table(game), Playing(game.who("g"), by_rules=True), SummonMonster("living-bones")))
    assert len(game.state.figures) == 2


@rule("GH-AMBIG-01", "GH-AMBIG-02", "GH-SUMMON-09", "GH-SUMMON-03")
def test_a_summon_acts_by_the_rules_of_monsters() -> None:
    game = room("B . . g .", B="tinkerer", g="bandit-guard")
    summon = bird(game, 1, 0)
    game.state.turn = Turn(Slot(50, character=0), [], summon.id)
    happens(take_turn(table(game), summon))  # Move 2, Attack 2
    assert plan_of(1).hexes[summon.at] == (2, 0)
    assert game.hp("g") == 4


@rule("GH-SUMMON-13", "GH-XP-05")
def test_what_a_summon_kills_counts_for_its_summoner() -> None:
    game = room("B . . g .", B="tinkerer", g="bandit-guard")
    game.who("g").hp = 1
    summon = bird(game, 2, 0)
    game.state.turn = Turn(Slot(50, character=0), [], summon.id)
    happens(take_turn(table(game), summon))
    assert not game.there("g")
    assert (game.character().deeds.kills, game.character().xp) == (1, 0)


@rule("GH-MOTHER-08")
@pytest.mark.parametrize(("card", "expected"), [(524, [("shield", 1), ("retaliate", 2)]), (531, [("shield", 1)])])
def test_bonuses_begin_with_the_turn(card: int, expected: list[tuple[str, int]]) -> None:
    game = room("B . . . g", B="brute", g="bandit-guard")
    assert game.who("g").bonuses == []
    acts(game, "g", card)
    assert [(bonus.what, bonus.n) for bonus in game.who("g").bonuses] == expected
    assert all(bonus.round for bonus in game.who("g").bonuses)


def test_a_cultist_strikes_all_around_it_when_it_dies() -> None:
    for turn_taken, lost in ((True, 3), (False, 0)):
        game = room(
            """
            . B . . .
             T g . .
            """,
            B="brute",
            T="tinkerer",
            g="bandit-guard",
        )
        game.state.monsters["cultist"] = _monsters("cultist")
        game.who("g").name = "cultist"
        if turn_taken:
            game.who("g").dying = 604  # Attack +2 on the six hexes around it; its own is 1 at level 1
        happens(damage.suffer(table(game), game.who("g"), 9))
        assert (10 - game.hp("B"), 8 - game.hp("T")) == (lost, lost)
        assert not game.there("g")


@rule("GH-SPEC-13")
def test_an_object_comes_after_everyone() -> None:
    """Like initiative 99; a long rest has 99 too, but comes before it."""
    game = close()
    column = Figure(id=99, kind="objective", name="column", side=FOES, at=0, hp=5, most=5)
    game.character().initiative = game.character().second = 99
    assert order_of(game.state, game.who("B")) < order_of(game.state, column)
    game.state.monsters["bandit-guard"].card = "bandit-guard:529"
    assert order_of(game.state, game.who("g")) < order_of(game.state, column)
