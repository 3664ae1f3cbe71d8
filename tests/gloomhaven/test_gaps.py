"""Small things that are easily got wrong: borders, what is told, who is meant."""

from collections.abc import Callable
from typing import Any

import pytest

from emberhall.effects import Lasting
from emberhall.games.gloomhaven.content import CARDS, MONSTERS, plan_of
from emberhall.games.gloomhaven.content.aims import Protect
from emberhall.games.gloomhaven.effects.book import BOOK, Playing, Strike
from emberhall.games.gloomhaven.effects.nodes import Attack, Figures, More, Move
from emberhall.games.gloomhaven.game import GAME
from emberhall.games.gloomhaven.rules import elements
from emberhall.games.gloomhaven.rules.allies import walk
from emberhall.games.gloomhaven.rules.attack import strike
from emberhall.games.gloomhaven.rules.battle_goals import COUNTS
from emberhall.games.gloomhaven.rules.board import beside
from emberhall.games.gloomhaven.rules.conditions import gain
from emberhall.games.gloomhaven.rules.damage import exhaust, suffer
from emberhall.games.gloomhaven.rules.ending import chances, judge, met
from emberhall.games.gloomhaven.rules.forced_movement import push
from emberhall.games.gloomhaven.rules.healing import heal
from emberhall.games.gloomhaven.rules.looting import loot
from emberhall.games.gloomhaven.rules.monster_attack import _around_body
from emberhall.games.gloomhaven.rules.movement import enter
from emberhall.games.gloomhaven.rules.resting import take_back
from emberhall.games.gloomhaven.rules.rooms import put_monster, spawn
from emberhall.games.gloomhaven.rules.special_rules import open_up
from emberhall.games.gloomhaven.rules.targets import members
from emberhall.games.gloomhaven.rules.turns import next_turn
from emberhall.games.gloomhaven.rules.values import level_of, own_move
from emberhall.games.gloomhaven.scene.board import rooms
from emberhall.games.gloomhaven.state import Ability, Active, Bonus, Obstacle, Setup, Slot, Table
from emberhall.games.gloomhaven.terms import CONDITION
from emberhall.kernel import Session
from emberhall.rulebook import rule

from .positions import Scene, count, happens, room, spot, stage, table

LINE = """
    B g h . .
     # # # #
"""


def line(**more: Any) -> Scene:
    return room(LINE, B="brute", g="bandit-guard", h="bandit-guard", **more)


# what is told


def _told(game: Scene, what: Callable[[Table], Any]) -> list[str]:
    events: list[Any] = []
    t: Table = Table(game.state, 2, events)
    flow = what(t)
    if hasattr(flow, "send"):
        happens(flow)
    return [event.message.id for event in events]


@pytest.mark.parametrize(
    ("what", "told"),
    [
        (lambda g: lambda t: gain(t, g.who("g"), "muddle"), ["say-condition"]),
        (lambda g: lambda t: gain(t, g.who("g"), "curse"), ["say-condition"]),
        (lambda g: lambda t: heal(t, g.who("g"), 1), ["say-healed"]),
        (lambda g: lambda t: suffer(t, g.who("g"), 1), ["say-damage"]),
        (lambda g: lambda t: suffer(t, g.who("g"), 9), ["say-damage", "say-dies"]),
        (lambda g: lambda t: take_back(t, g.character(), "3"), ["say-rests"]),
        (lambda g: lambda t: exhaust(t, g.character()), ["say-exhausted"]),
        (lambda g: lambda t: strike(t, Playing(g.who("B"), owner=0), Strike(g.who("g"), 2, True)), ["say-attack"]),
        (lambda g: lambda t: loot(t, g.character(), 9), ["say-treasure", "say-loots"]),
        (lambda g: lambda t: elements.consume(t, 0), ["say-consumed"]),
        (lambda g: lambda t: spawn(t, "living-bones", "normal", g.who("h").at), ["say-spawn", "say-monster-card"]),
        (lambda g: lambda t: open_up(t, 0, g.who("B")), ["say-door"]),
    ],
)  # fmt: skip
def test_what_is_told(what: Callable[[Scene], Callable[[Table], Any]], told: list[str]) -> None:
    game = line(discard="3 4")
    game.state.map.coins = {game.who("h").at: 1}
    game.state.map.treasures = {game.who("g").at: 7}
    found = _told(game, what(game))
    assert found[: len(told)] == told


@rule("GH-RETAL-01")
def test_retaliate_is_told() -> None:
    game = line()
    game.who("g").bonuses.append(Bonus("retaliate", 1))
    told = _told(game, lambda t: strike(t, Playing(game.who("B"), owner=0), Strike(game.who("g"), 2, True)))
    assert told == ["say-attack", "say-damage", "say-retaliates", "say-damage"]


@rule("GH-ADV-01", "GH-ADV-04")
@pytest.mark.parametrize(
    ("condition", "said"),
    [("", "Brute attacks"), ("strengthen", "with advantage: "), ("muddle", "with disadvantage: ")],
)
def test_advantage_is_told(condition: str, said: str) -> None:
    game = line()
    game.who("B").conditions = CONDITION.get(condition, 0)
    events: list[Any] = []
    t: Table = Table(game.state, 2, events)
    happens(strike(t, Playing(game.who("B"), owner=0), Strike(game.who("g"), 2, True)))
    told = GAME.texts.say(events[0].message, "en")
    assert said in told
    assert condition or "advantage" not in told


# borders


@rule("GH-HEAL-04")
def test_who_is_unhurt_is_not_healed() -> None:
    game = line()
    assert heal(table(game), game.who("B"), 3) == 0
    assert game.hp("B") == 10


@rule("GH-EFFECT-07", "GH-EFFECT-14")
def test_a_push_through_an_ally_needs_a_hex_behind_it() -> None:
    game = line()
    assert happens(push(table(game), game.who("B"), game.who("g"), 2)) == 2
    assert game.at("g") == "3,0"
    game = line()
    assert happens(push(table(game), game.who("B"), game.who("g"), 1)) == 0


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
    """The goal to kill an undamaged monster with one attack: not with what is no attack, nor in two."""
    game = line()
    game.who("g").most, game.who("g").hp = hp, 2
    happens(strike(table(game), Playing(game.who("B"), owner=0), Strike(game.who("g"), 2, True)))
    assert game.character().deeds.clean_kills == clean
    happens(suffer(table(game), game.who("h"), 99, game.who("B")))
    assert (game.character().deeds.kills, game.character().deeds.clean_kills) == (2, clean)


@rule("GH-EXHAUST-02", "GH-OVER-13", "GH-GOAL-05")
@pytest.mark.parametrize(("hp", "counts"), [(10, 10), (7, 7), (-3, 0)])
def test_who_is_exhausted_for_want_of_cards_keeps_the_hit_points(hp: int, counts: int) -> None:
    """The goals to end with full hit points, or with two at most, look at what was left."""
    game = line()
    game.who("B").hp = hp
    exhaust(table(game), game.character())
    assert COUNTS["hp"](game.state, game.character()) == counts
    assert COUNTS["missing_hp"](game.state, game.character()) == 10 - counts


@rule("GH-SUMMON-05")
def test_a_summon_without_a_card_just_goes() -> None:
    game = room("B . . . .", B="brute", items=(35,)).do("use_item:35", "at:1,0")
    (falcon,) = [figure for figure in game.state.figures.values() if figure.kind == "summon"]
    happens(suffer(table(game), falcon, 2))
    assert falcon.id not in game.state.figures
    assert game.character().active == []


@rule("GH-ELEM-15")
@pytest.mark.parametrize("element", ["fire", "air", "dark"])
def test_a_named_element_is_consumed_once_for_the_type(element: str) -> None:
    game = room("g B h . .", B="brute", g="bandit-guard", h="bandit-guard", elements=element)
    game.who("B").hp = game.who("B").most = 30
    card = Attack(0, own=True, more=(More(consume=(element,), add=2),))
    for letter in "gh":
        happens(BOOK.do(table(game), Playing(game.who(letter), by_rules=True, focus=game.who("B").id), card))
    assert game.hp("B") == 30 - 4 - 4
    assert sum(game.state.elements) == 0


# goals


@pytest.mark.parametrize(("dead", "won"), [(9, False), (10, True), (11, True)])
def test_five_enemies_for_each_character(dead: int, won: bool) -> None:
    game = stage(3, *(f"{q},{r}" for q, r in plan_of(3).scenario.rooms[0].start[:2]), monsters=False)
    game.state.notes["killed:inox-guard"] = dead
    assert met(game.state, plan_of(3).scenario.goal[0]) is won


def test_the_orchid_is_protected_while_she_stands() -> None:
    game = stage(38, "-1,-3", "-1,-2", monsters=False)
    assert met(game.state, Protect("orchid"))
    del game.state.figures[game.who("orchid").id]
    assert not met(game.state, Protect("orchid"))


def test_a_guess_how_it_stands() -> None:
    game = line(hand="3 4 5 6 7 8 9 10 11 12 13")
    before = chances(game.state, 0)
    assert before == pytest.approx(0.2 + 0.4 + 0.3 / 3 - 0.04)  # all cards, one room of three, two fresh enemies
    game.character().hand.cards = []
    worse = chances(game.state, 0)
    assert worse < before
    game.who("g").hp = 1
    assert chances(game.state, 0) > worse
    game.state.map.rooms = 7
    assert chances(game.state, 0) > worse
    game.state.won = True
    judge(table(game))
    assert game.state.outcome is None


# scenarios


def test_hail_stays_where_enemies_bar_the_way() -> None:
    game = stage(19, "-2,0", "-1,0", monsters=False)
    hail = game.who("hail")
    before = hail.at
    for near in beside(game.state, hail.at):
        put_monster(table(game), "cultist", "normal", near)
    happens(walk(table(game), hail))
    assert hail.at == before


def test_the_garrison_comes_when_somebody_walks_in() -> None:
    game = stage(35, "1,6", "2,3")
    happens(enter(table(game), game.who("city-guard"), spot(game, 0, 8), over=False))
    assert count(game, "captain-of-the-guard") == 0
    happens(enter(table(game), game.who("B"), spot(game, 0, 8), over=True))
    assert count(game, "captain-of-the-guard") == 1


@rule("GH-AOE-01")
def test_how_the_breath_of_the_elder_drake_is_turned() -> None:
    area = ((1, 1), (0, 2), (0, 3), (2, 0), (2, 1), (1, 2), (3, 0))
    assert [set(turned) for turned in _around_body(area)] == [
        set(area),
        {(-1, 1), (-1, 0), (-2, 0), (-1, 2), (-2, 2), (-2, 1), (-2, 3)},
        {(1, -1), (2, -1), (3, -2), (0, -1), (1, -2), (2, -2), (0, -2)},
    ]


@rule("GH-HAND-01")
def test_beginners_choose_all_their_cards_at_once() -> None:
    session = Session(GAME, Setup(), 2, 1)
    while session.asks[0].prompt.id != "ask-bring":
        keys = list(session.asks[0].keys())
        session.choose("done" if "done" in keys else keys[0], session.asks[0].seat)
    keys = list(session.asks[0].keys())
    assert keys[0] == "beginners"
    session.choose(keys[1])
    assert "beginners" not in list(session.asks[0].keys())


@rule("GH-MSTAT-02")
def test_no_monster_is_above_level_seven() -> None:
    first = plan_of(28).scenario.rooms[0].start
    game = stage(28, *(f"{q},{r}" for q, r in first[:2]), level=9, monsters=False)
    game.state.monster_level = 7
    corpse = put_monster(table(game), "living-corpse", "normal", spot(game, *first[2]), level_bonus=2)
    assert corpse is not None
    assert corpse.most == MONSTERS["living-corpse"].stats(7, "normal").hp
    assert level_of(game.state, corpse) == 7


def test_a_door_that_is_gone_is_no_target_any_more() -> None:
    game = stage(29, "2,0", "1,1", monsters=False)
    assert game.state.map.targets == 0b111
    door = next(f for f in game.state.figures.values() if f.name == "door" and f.at == spot(game, 2, -1))
    happens(suffer(table(game), door, 99, game.who("B")))
    assert game.state.map.targets == 0b110
    assert game.state.map.doors == 0b001
    assert door.at == -1
    assert game.character().deeds.doors == 1


def test_what_begins_with_the_turn_is_for_those_who_still_stand() -> None:
    game = room("B . . . .", B="cragheart", cards="117 118", hand="119 120 121 122", setup=Setup(level=8))
    game.state.waiting["your_turn_start"] = [Lasting("143", 0)]
    game.character().active.append(Active(Ability("143"), "bottom", True, False))
    game.who("B").hp = 5
    game.state.order = [Slot(60, character=0)]
    game.who("B").acted = 0
    assert game.state.turn is not None
    game.state.turn.left = []
    happens(next_turn(table(game)))
    assert game.hp("B") == 7  # Heal 2 at the start of the turn
    assert str(game.state.phase) == "act"
    game.who("B").hp, game.who("B").acted, game.who("B").conditions = 1, 0, CONDITION["wound"]
    game.character().hand.cards = []
    game.state.order = [Slot(60, character=0)]
    happens(next_turn(table(game)))
    assert game.character().exhausted
    assert str(game.state.phase) == "end_turn"


@rule("GH-SPEC-16", "GH-SPEC-06")
def test_letters_of_the_scenario_are_written_on_the_map() -> None:
    game = stage(25, "-11,12", "-10,12", opened=("d1", "d2"), monsters=False)
    spaces = {space.id: space for space in rooms(game.state).spaces}
    assert [note.id for note in spaces["hex:-11,12"].notes] == ["note-letter"]
    assert spaces["hex:-11,12"].notes[0].args == {"letter": "a"}
    game = stage(2, "-5,6", "-6,6", opened=("d5",), monsters=False)
    door = next(space for space in rooms(game.state).spaces if space.id == "hex:-1,5")
    assert [note.id for note in door.notes] == ["note-locked-door", "note-letter"]


def test_damage_that_is_suffered_for_more() -> None:
    game = line()
    effect = Attack(2, more=(More(suffer=1, add=2),))
    happens(BOOK.do(table(game), Playing(game.who("B"), owner=0), effect), "yes", f"target:{game.who('g').id}")
    assert (game.hp("B"), game.hp("g")) == (9, 2)


def test_who_cannot_be_pushed_any_further_is_hurt() -> None:
    game = room("B g # . .", B="cragheart", g="bandit-guard")
    game.who("g").hp = 20
    blow = Strike(game.who("g"), 3, True, push=[2], blocked=(2, 1))
    game.state.map.obstacles.append(Obstacle("rock", (spot(game, 0, 1), spot(game, 1, 1))))
    happens(strike(table(game), Playing(game.who("B"), owner=0), blow))
    assert game.hp("g") == 20 - 3 - 4  # both hexes of the push fail
    assert game.character().xp == 2


def test_traps_that_a_character_springs_are_counted() -> None:
    game = room("B ^ . . .", B="brute").do("use_default:1:bottom", "move_to:1,0", "stay")
    assert game.character().deeds.traps == 1
    assert game.state.turn is None or game.state.turn.moved == 1


def test_hexes_are_counted_for_whose_turn_it_is() -> None:
    game = room("B T . . .", B="brute", T="tinkerer")
    assert game.state.turn is not None
    play = Playing(game.who("T"), owner=1, seat=1)
    happens(BOOK.do(table(game), play, Move(2)), "move_to:2,0", "stay")
    assert game.at("T") == "2,0"
    assert game.state.turn.moved == 0


def test_cards_and_items_that_are_chosen() -> None:
    session = Session(GAME, Setup(level=2), 2, 1)
    session.choose("pick_class:brute")
    session.choose("pick_class:tinkerer")
    box = [CARDS[card].level for card in session.state.characters[0].box]
    assert (box.count("1"), box.count("X"), box.count("2"), box.count("3")) == (10, 3, 2, 0)
    while session.asks[0].prompt.id != "ask-items":
        session.choose(next(iter(session.asks[0].keys())), session.asks[0].seat)
    session.choose("pick_item:1")
    session.choose("done")
    assert [item.id for item in session.state.characters[0].items] == [1]


def test_the_prime_demon_comes_with_at_least_one_hit_point() -> None:
    game = stage(36, "1,6", "2,6", monsters=False)
    game.state.notes["weakened"] = 500
    demon = put_monster(table(game), "prime-demon", "boss", spot(game, 2, 5))
    assert demon is not None
    assert demon.hp == 1


@rule("GH-REST-03")
def test_a_short_rest_may_be_taken_in_every_round() -> None:
    game = room("B . . . .", B="brute", hand="5 6 7 8", discard="3 4")
    game.do("end_turn")
    assert game.prompt == "ask-short-rest"
    game.do("no", "play_cards:5:6", "end_turn")
    assert game.prompt == "ask-short-rest"


def test_figures_that_have_a_condition() -> None:
    game = line()
    gain(table(game), game.who("h"), "muddle")
    group = Figures("enemies", having=("muddle", "stun"))
    assert members(game.state, Playing(game.who("B"), owner=0), group) == [game.who("h")]
    assert own_move(game.state, game.who("B")) == 0
