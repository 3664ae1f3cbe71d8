"""Exact timing: who acts before whom, what comes too late, what is already over."""

import pytest

from emberhall.games.gloomhaven.effects.book import Playing, Strike
from emberhall.games.gloomhaven.effects.does.bosses import put_companion
from emberhall.games.gloomhaven.rules import damage
from emberhall.games.gloomhaven.rules.attack import strike
from emberhall.games.gloomhaven.rules.battle_goals import met
from emberhall.games.gloomhaven.rules.board import empty_beside
from emberhall.games.gloomhaven.rules.monster_turn import take_turn
from emberhall.games.gloomhaven.rules.rooms import put_monster, remove
from emberhall.games.gloomhaven.rules.special_rules import open_up
from emberhall.games.gloomhaven.rules.turns import _figures, end_turn, others_act
from emberhall.games.gloomhaven.state import Bonus, Slot, Turn
from emberhall.rulebook import rule

from .positions import Scene, happens, room, spot, stage, table


@rule("GH-SPEC-14", "GH-BOSS-04")
def test_zephyrs_act_right_before_the_elder_drake_and_before_no_other_drake() -> None:
    game = stage(34, "2,4", "2,5")
    put_companion(game.state, game.who("elder-drake"), "zephyr", spot(game, 1, 4), 1)
    game.state.round += 1
    acting = {
        type: [game.state.figures[id].name for id in _figures(game.state, Slot(10, monsters=type))]
        for type in ("rending-drake", "spitting-drake", "elder-drake")
    }
    assert acting["elder-drake"] == ["zephyr", "elder-drake"]
    assert "zephyr" not in acting["rending-drake"] + acting["spitting-drake"]


@rule("GH-MABIL-01", "GH-MOTHER-05", "GH-MOTHER-07")
def test_no_card_is_turned_for_a_demon_that_the_altar_summons() -> None:
    """The monsters of the revealed room have a card; the summoned demon acts with the card of the next round."""
    game = stage(21, "-8,15", "-7,15", rooms=(5,), monsters=False)
    state, demon = game.state, game.who("prime-demon")
    state.monsters["prime-demon"].card = "prime-demon:575"
    state.turn = Turn(Slot(85, monsters="prime-demon"), [], demon.id)
    happens(take_turn(table(game), demon))
    (summoned,) = [figure for figure in state.figures.values() if figure.name == "frost-demon"]
    assert (summoned.summoned, state.monsters["frost-demon"].card) == (True, "")
    assert state.monsters["night-demon"].card
    assert set(state.turn.sudden) == {"night-demon", "wind-demon"}


def _alone(hp: int, card: int, type: str) -> Scene:
    """The last enemy acts with a card beside B, who is the last character and has one hit point; T is exhausted."""
    game = stage(29, "0,1", "0,2", opened=("d1", "d2", "d3"), hand="", monsters=False)
    state, t = game.state, table(game)
    for door in [figure for figure in state.figures.values() if figure.kind == "objective"]:
        remove(t, door)
    monster = put_monster(t, type, "normal", empty_beside(state, game.who("B").at)[0])
    assert monster is not None
    monster.hp, game.who("B").hp = hp, 1
    damage.exhaust(t, game.character(1))
    state.monsters[type].card = f"{type}:{card}"
    state.turn = Turn(Slot(32, monsters=type), [], monster.id)
    happens(others_act(t))
    happens(end_turn(t))
    return game


@rule("GH-OVER-02", "GH-EXHAUST-05")
@pytest.mark.parametrize("hp", [1, 5])
def test_an_enemy_that_dies_after_the_last_character_dies_too_late(hp: int) -> None:
    """Card 571: an attack, then 1 damage to itself."""
    game = _alone(hp, 571, "living-corpse")
    assert all(character.exhausted for character in game.state.characters)
    assert bool(game.state.figures) == (hp > 1)
    assert (game.state.won, game.state.lost) == (False, True)


@rule("GH-OVER-02", "GH-ATTACK-12")
def test_the_last_enemy_is_dead_before_it_takes_the_last_character_along() -> None:
    """Card 604: it attacks as it dies, so the goal was reached first."""
    game = stage(4, "3,1", "3,2", opened=("d1", "d2", "d3"), hand="", monsters=False)
    state, t = game.state, table(game)
    cultist = put_monster(t, "cultist", "normal", empty_beside(state, game.who("B").at)[0])
    assert cultist is not None
    cultist.dying = 604
    damage.exhaust(t, game.character(1))
    game.who("B").hp = 1
    happens(damage.suffer(t, cultist, 20, game.who("B")))
    assert all(character.exhausted for character in state.characters)
    happens(end_turn(t))
    assert (state.won, state.lost) == (True, False)


@rule("GH-ATTACK-12", "GH-RETAL-01")
@pytest.mark.parametrize("letter", ["B", "T"])
def test_retaliate_does_nothing_to_a_dying_attacker(letter: str) -> None:
    """Card 604 attacks everyone adjacent; the kill counts for whoever killed the monster."""
    game = stage(4, "3,1", "3,2", hand="", monsters=False)
    state, t = game.state, table(game)
    (at, *_) = [at for at in empty_beside(state, game.who("B").at) if at in empty_beside(state, game.who("T").at)]
    cultist = put_monster(t, "cultist", "normal", at)
    assert cultist is not None
    cultist.dying = 604
    game.who(letter).bonuses.append(Bonus("retaliate", 1))
    before = [game.hp(letter) for letter in "BT"]
    happens(damage.suffer(t, cultist, cultist.hp, game.who("T")))
    assert all(game.hp(letter) < hp for letter, hp in zip("BT", before, strict=True))
    assert [character.deeds.kills for character in state.characters] == [0, 1]


@rule("GH-ITEM-16", "GH-SHIELD-02")
@pytest.mark.parametrize(("items", "n", "asked"), [((32, 8), 2, 1), ((32, 8), 3, 2), ((3, 8), 1, 0), ((3, 8), 2, 1)])
def test_no_shield_against_an_attack_that_does_no_damage_any_more(items: tuple[int, int], n: int, asked: int) -> None:
    game = room(
        """
        . . . .
         . B g
        """,
        B="brute",
        g="bandit-guard",
        items=items,
    )
    before = game.hp("B")
    happens(strike(table(game), Playing(game.who("g")), Strike(game.who("B"), n, melee=True)))
    assert game.hp("B") == before
    first, second = game.character().items
    assert (first.spent or first.used, second.spent) == (1, asked + (items[0] == 3) == 2)
    assert game.character().deeds.item_uses == asked + (items[0] == 3)


@rule("GH-GOAL-02")
@pytest.mark.parametrize(
    ("opened", "own", "fulfilled"),
    [(("d3",), True, True), (("d3",), False, False), (("d1", "d2", "d3"), True, False)],
)
def test_an_explorer_opens_a_door_to_a_new_room_in_the_own_turn(
    opened: tuple[str, ...], own: bool, fulfilled: bool
) -> None:
    """Scenario 6 goes round in a circle: the last of its doors reveals nothing."""
    game = stage(6, "0,5", "1,5", monsters=False, opened=opened)
    happens(open_up(table(game), 3, game.who("B" if own else "T")))
    assert met(game.state, game.character(not own), "467") == fulfilled
