"""Corners of the rules: what is left out, refused, done already or not there any more."""

from collections.abc import Callable
from typing import Any

import pytest

from emberhall.effects import Effect, Lasting
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing, Strike
from emberhall.games.gloomhaven.effects.does.bosses import _moved_away
from emberhall.games.gloomhaven.rules.allies import _goal
from emberhall.games.gloomhaven.rules.attack import strike
from emberhall.games.gloomhaven.rules.board import ground
from emberhall.games.gloomhaven.rules.damage import kill
from emberhall.games.gloomhaven.rules.forced_movement import push
from emberhall.games.gloomhaven.rules.items import usable_items
from emberhall.games.gloomhaven.rules.monster_turn import order_of
from emberhall.games.gloomhaven.rules.movement import move
from emberhall.games.gloomhaven.rules.rooms import put_monster
from emberhall.games.gloomhaven.rules.special_rules import turn_ends
from emberhall.games.gloomhaven.rules.targets import placements
from emberhall.games.gloomhaven.rules.values import own_attack, own_move, own_range
from emberhall.games.gloomhaven.setup import _monsters
from emberhall.games.gloomhaven.state import Ability, Active, Bonus, Figure, Item, Trap
from emberhall.games.gloomhaven.terms import CONDITION, FOES
from emberhall.rulebook import rule

from .positions import Scene, happens, room, spot, stage, table

CLOSE = """
    . . . . .
     . B g h
    . . T . .
"""


def close(**more: Any) -> Scene:
    game = room(CLOSE, **{"B": "brute", "T": "tinkerer", "g": "bandit-guard", "h": "bandit-guard", **more})
    for letter in "gh":
        game.who(letter).hp = game.who(letter).most = 20
    game.who("T").hp = game.who("B").hp = 5
    return game


# what has been performed


DONE: dict[str, Effect] = {
    "push": fx.Push(1),
    "pull": fx.Pull(1),
    "give": fx.Give(("muddle",)),
    "heal": fx.Heal(2, who=fx.You()),
    "shield": fx.Shield(1, who=fx.You()),
    "retaliate": fx.Retaliate(1, who=fx.You()),
    "damage": fx.Damage(1, fx.Figures("enemies", within=1)),
    "kill": fx.Kill(("normal",), within=1),
    "loot": fx.Loot(1),
    "attack": fx.Attack(2),
    "move": fx.Move(2),
    "trap": fx.Trap(2),
}


@rule("GH-TURN-13")
@pytest.mark.parametrize("what", DONE)
def test_what_was_done_has_been_performed(what: str) -> None:
    game = close()
    play = Playing(game.who("B"), owner=0)
    first = ("move_to:1,0",) if what == "move" else ()
    happens(BOOK.do(table(game), play, DONE[what]), *first)
    assert play.trail.performed


@rule("GH-TURN-13")
@pytest.mark.parametrize("what", ["push", "pull", "give", "damage", "kill", "attack"])
def test_without_a_target_nothing_has_been_performed(what: str) -> None:
    game = room("B . . . g", B="brute", g="bandit-guard")
    play = Playing(game.who("B"), owner=0)
    happens(BOOK.do(table(game), play, DONE[what]))
    assert not play.trail.performed


# turns


@rule("GH-REST-10", "GH-TURN-12")
def test_after_a_long_rest_nothing_else_is_done() -> None:
    """A potion may be drunk before and after the rest; then the turn is over."""
    game = room("B . . . g", B="brute", g="bandit-guard", phase="select", hand="1 2", discard="3 4 5", items=(12,))
    game.who("B").hp = 3
    game.do("long_rest")
    assert game.prompt == "ask-item"
    game.do("skip")
    assert game.prompt == "ask-long-rest"
    game.do("lose_card:3")
    assert game.prompt == "ask-item"
    game.do("skip")
    assert game.prompt == "ask-cards"


@rule("GH-COND-14")
def test_who_is_immobilized_is_not_moved_by_a_card_of_another() -> None:
    game = close()
    guard = game.who("g")
    guard.conditions = CONDITION["immobilize"]
    before = guard.at
    happens(move(table(game), Playing(guard, owner=0, seat=0), 3, jump=False), "move_to:2,0")
    assert guard.at == before


# what is paid for


@rule("GH-ELEM-08")
def test_an_element_that_is_kept_gives_nothing() -> None:
    game = close(B="spellweaver", cards="65 61", elements="fire")
    game.do("use_half:65:top", "no", "on:h")  # Attack 2, Range 3; any element: +1 and 1 experience
    assert (game.hp("h"), game.character().xp, game.state.elements[0]) == (18, 0, 2)


@rule("GH-ELEM-08")
def test_the_question_says_how_strong_the_attack_has_become() -> None:
    game = close(B="spellweaver", cards="65 61", elements="fire").do("use_half:65:top", "pick_element:fire")
    assert (game.prompt, game.ask.prompt.args["n"]) == ("ask-attack", 3)


# attacks


@rule("GH-ATTACK-10", "GH-USE-06")
def test_armour_is_not_offered_when_a_card_has_stopped_it_all() -> None:
    """Card 7 gives Shield 1 against an attack that does damage; item 3 does the same, and must be used."""
    for value, used in ((1, 0), (2, 1)):
        game = close()
        armour = Item(3)
        game.character().items = [armour]
        game.character().active.append(Active(Ability("7"), "bottom", lost=False, round=False))
        game.state.waiting["attack_damages_you"] = [Lasting("7", 0, 0)]
        blow = Strike(game.who("B"), value, melee=True)
        happens(strike(table(game), Playing(game.who("g"), by_rules=True), blow))
        assert (armour.used, game.hp("B")) == (used, 5)


@rule("GH-ATTACK-12")
@pytest.mark.parametrize(("dies", "lost"), [(604, 3), (0, 0)])
def test_a_cultist_that_is_killed_outright_still_strikes(dies: int, lost: int) -> None:
    game = room(
        """
        . B . . .
         T g . .
        """,
        B="brute", T="tinkerer", g="bandit-guard",
    )  # fmt: skip
    game.state.monsters["cultist"] = _monsters("cultist")
    game.who("g").name, game.who("g").dying = "cultist", dies
    happens(kill(table(game), game.who("g"), game.who("B")))
    assert (10 - game.hp("B"), 8 - game.hp("T")) == (lost, lost)
    assert not game.there("g")


# forced


def test_who_has_died_on_the_way_is_not_forced_any_more() -> None:
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
def test_nobody_is_pushed_through_an_ally_who_has_an_obstacle_behind() -> None:
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


# figures


def test_a_character_has_no_figures_of_a_card() -> None:
    game = close()
    figures: list[Callable[..., Any]] = [own_move, own_attack, own_range]
    assert [of(game.state, game.who("B")) for of in figures] == [0, 0, 0]


@rule("GH-SPEC-13")
def test_an_object_comes_after_everybody() -> None:
    """As initiative 99; a long rest has 99 too, and is before it."""
    game = close()
    column = Figure(id=99, kind="objective", name="column", side=FOES, at=0, hp=5, most=5)
    game.character().initiative = game.character().second = 99
    assert order_of(game.state, game.who("B")) < order_of(game.state, column)
    game.state.monsters["bandit-guard"].card = "bandit-guard:529"
    assert order_of(game.state, game.who("g")) < order_of(game.state, column)


def test_a_monster_that_comes_has_the_level_of_the_scenario() -> None:
    game = close()
    came = put_monster(table(game), "bandit-guard", "normal", spot(game, 0, 0))
    assert came is not None
    assert (came.level_bonus, came.hp, came.coin) == (0, 6, False)


def test_items_for_a_whole_action_are_not_offered_for_one_attack() -> None:
    """Item 9 is for every attack of an action, item 11 for one."""
    game = close()
    game.character().items = [Item(id) for id in (9, 11)]
    play = Playing(game.who("B"), owner=0, strike=Strike(game.who("g"), 2, melee=True))
    one = usable_items(game.state, play, game.character(), "during_your_melee_attack")
    every = usable_items(game.state, play, game.character(), "during_your_melee_attack", whole=True)
    assert not {item.id for item in one} & {item.id for item in every}
    assert one or every


# places


def test_orchid_goes_for_the_shaman_of_the_last_room_and_for_no_other() -> None:
    game = stage(38, "-1,-3", "-1,-2", monsters=False)
    plan = plan_of(38)
    (entry,) = plan.scenario.npcs
    game.state.map.rooms = 0b11111
    last = [at for at, there in plan.room_of.items() if there == entry.room - 1]
    t = table(game)
    assert put_monster(t, entry.monster, "normal", spot(game, -1, -1)) is not None
    assert _goal(game.state, entry) is None
    assert put_monster(t, entry.monster, "normal", last[3]) is not None
    assert _goal(game.state, entry) == last[3]


@rule("GH-SPEC-07")
def test_a_door_that_plates_have_opened_opens_once() -> None:
    game = stage(15, "-3,10", "-3,9", monsters=False)
    happens(turn_ends(table(game)))
    opened = game.state.map.doors
    doors = game.character().deeds.doors
    assert opened
    assert doors
    happens(turn_ends(table(game)))
    assert (game.state.map.doors, game.character().deeds.doors) == (opened, doors)


@pytest.mark.parametrize("what", ["coins", "treasures", "traps"])
def test_whatever_lies_where_the_altar_goes_is_moved_aside(what: str) -> None:
    game = stage(21, "-8,15", "-7,15", rooms=(5,), monsters=False)
    at = spot(game, -8, 14)
    things: dict[int, Any] = getattr(game.state.map, what)
    things.clear()
    things[at] = Trap("spike", 3) if what == "traps" else 2
    kept = things[at]
    happens(_moved_away(table(game), at))
    (to,) = things
    assert to in ground(game.state).beside[at]
    assert things[to] == kept


def test_where_nothing_lies_nothing_is_moved_aside() -> None:
    game = stage(21, "-8,15", "-7,15", rooms=(5,), monsters=False)
    assert list(_moved_away(table(game), game.who("B").at)) == []


@rule("GH-AOE-01")
def test_an_area_is_shown_on_the_floor_that_is_known() -> None:
    """The line of the area leads through the closed door, whose hex and room are not known yet."""
    game = stage(1, "0,0", "0,1", monsters=False)
    floor = ground(game.state)
    known = {at for at in range(len(floor.bits)) if floor.bits[at] & floor.inside}
    assert len(known) < len(floor.bits)
    found = []
    for at in sorted(known):
        game.who("B").at = at
        for to in floor.beside[at]:
            game.who("T").at = to
            area = fx.Area("self", ((1, 0), (2, 0), (3, 0), (4, 0)))
            found += placements(game.state, Playing(game.who("B"), owner=0), area, 0).values()
    assert found
    assert {floor.index[cell] for laid in found for cell in laid} <= known
    assert min(len(laid) for laid in found) < 4


def test_bonuses_of_two_kinds() -> None:
    game = close()
    game.who("B").bonuses = [Bonus("shield", 2), Bonus("retaliate", 3)]
    happens(strike(table(game), Playing(game.who("g")), Strike(game.who("B"), 3, melee=True)))
    assert (game.hp("B"), game.hp("g")) == (4, 17)
